"""What a saved table may hold: the form of every value, and what must fit together.

A file can be forged so that its checksum is right. Whatever it holds then is looked at here, before
any rule meets it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from tafelrunde.engine.cards import check_kinds
from tafelrunde.engine.forms import (
    CARD,
    CARDS,
    MOST_THINGS,
    Form,
    anything,
    chance,
    each,
    exactly,
    flag,
    in_order,
    maybe,
    one_of,
    text,
    whole,
    whole_table,
)
from tafelrunde.games.valskyrr.nouns import Encounter, Enemy, HeroBoard, HeroCard, Tile, TimeCard
from tafelrunde.games.valskyrr.position_forms import FOE_PLAIN, HERO_PLAIN, LETTERS, PLAIN, SYMBOLS
from tafelrunde.games.valskyrr.table import ROW, STREAMS, Card, Game, Printed
from tafelrunde.games.valskyrr.terms import Colour, Condition, Phase

MARK: Final = whole(-8 * MOST_THINGS, 8 * MOST_THINGS)
CONDITIONS: Final = exactly(len(Condition), whole())
SEAT: Final = whole(-1, 3)
HERO_PILES: Final = (
    "hand",
    "deck",
    "discard_pile",
    "graveyard",
    "hero_zone",
    "playing",
    "feats",
)
PILES: Final[dict[str, type[Printed] | None]] = {
    "encounters": Encounter,
    "encounter_discards": Encounter,
    "time_deck": TimeCard,
    "time_discards": TimeCard,
    "reward_deck": HeroCard,
    "offered": HeroCard,
    "set_aside": None,
    "tiles": Tile,
}
"""The shared piles, and what kind of card lies in each; in the box lies anything."""

FOE: Final[dict[str, Form]] = {
    **FOE_PLAIN,
    "life": whole(-999),
    "zone": SEAT,
    "conditions": CONDITIONS,
}
HERO: Final[dict[str, Form]] = {
    **HERO_PLAIN,
    "hard": flag,
    "conditions": CONDITIONS,
    "used": each(MARK),
}
GAME: Final[dict[str, Form]] = {
    **PLAIN,
    "active": SEAT,
    "revealed": each(flag),
    "threat": each(whole()),
    "letters": each(one_of(LETTERS)),
    "letters_up": each(flag),
    "party": whole(),
    "done": each(MARK),
    "won": maybe(flag),
    "cause": text,
    "reveals": whole(0, 10**9),
}
"""The plain values of enemies, heroes and table."""

FOES: Final = each(
    whole_table(
        {**FOE, "card": CARD, "ignored": each(text), "attached": each(in_order(CARD, whole(0, 3)))}
    )
)
HEROES: Final = each(
    whole_table(
        {
            **HERO,
            **dict.fromkeys(HERO_PILES, CARDS),
            "board": CARD,
            "foes": FOES,
            "tokens": each(in_order(CARD, whole())),
        }
    )
)
SAVED: Final = whole_table(
    {
        **GAME,
        **dict.fromkeys(PILES, CARDS),
        "setup": anything,  # has forms of its own
        "adventure": text,
        "cards": each(text),
        "chance": chance(STREAMS),
        "phase": whole(min(Phase), max(Phase)),
        "heroes": HEROES,
        "row": FOES,
        "decks": exactly(len(Colour), CARDS),
        "discards": exactly(len(Colour), CARDS),
        "encounter": maybe(CARD),
        "final_encounter": CARD,
        "final_enemy": CARD,
        "pending": each(in_order(one_of(SYMBOLS), SEAT)),
    }
)


# --- What must fit together -----------------------------------------------------------------------


def check_table(game: Game) -> None:
    """Every card lies where such a card can lie, and everything belongs to a hero or place that
    there is; raises `ValueError`.
    """
    check_kinds(_kinds(game))
    heroes = [hero.id for hero in game.heroes]
    if heroes != list(game.setup.heroes) or game.adventure.id != game.setup.adventure:
        raise ValueError("the table does not fit its set-up")
    _check_places(game)
    _check_seats(game)


def _kinds(game: Game) -> Iterator[tuple[Card, type[Printed]]]:
    """Every card that lies open to the rules, and what it must be."""
    for hero in game.heroes:
        yield hero.board, HeroBoard
        for pile in HERO_PILES:
            yield from ((card, HeroCard) for card in getattr(hero, pile))
    for foe in game.foes():
        yield foe.card, Enemy
        yield from ((card, HeroCard) for card, _ in foe.attached)
    for deck in (*game.decks, *game.discards):
        yield from ((card, Enemy) for card in deck)
    for pile, kind in PILES.items():
        if kind is not None:
            yield from ((card, kind) for card in getattr(game, pile))
    for card in (game.encounter, game.final_encounter):
        if card is not None:
            yield card, Encounter
    yield game.final_enemy, Enemy


def _check_places(game: Game) -> None:
    many = len(game.layout.positions)
    lists: Sequence[Sequence[Any]] = (
        game.tiles,
        game.revealed,
        game.threat,
        game.letters,
        game.letters_up,
    )
    if any(len(each_list) != many for each_list in lists) or not 0 <= game.party < many:
        raise ValueError("the table does not fit the locations of its adventure")


def _check_seats(game: Game) -> None:
    """Seats are those of heroes, and an enemy knows in which zone it is."""
    many = len(game.heroes)
    seats = [game.active, *(hero for _, hero in game.pending)]
    seats += [owner for foe in game.foes() for _, owner in foe.attached]
    if any(seat >= many for seat in seats) or not game.living():
        raise ValueError("there is no such seat")
    zones = [(ROW, game.row), *((hero.index, hero.foes) for hero in game.heroes)]
    if any(foe.zone != zone for zone, foes in zones for foe in foes):
        raise ValueError("an enemy is in another zone than it says")
