"""A running fight, as scenario files write and tell it: against whom, and both sides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.engine.declared.scenarios import Draft
from tafelrunde.engine.errors import BadScenario
from tafelrunde.engine.forms import Form, flag, named, table, text
from tafelrunde.engine.games import Data
from tafelrunde.engine.state.wording import Words, facts_of, forms_of, sizes_of, write
from tafelrunde.games.hexer.nouns import Monster
from tafelrunde.games.hexer.state.physical import Card
from tafelrunde.games.hexer.state.table import Fight, Fighter, Game
from tafelrunde.games.hexer.terms import Opponent

BY_HAND: Final = ("opponent", "attacker", "defender", "monster", "terrain", "bets")
SIDES: Final = ("attacker", "defender")
FORMS: Final[dict[str, Form]] = forms_of(Fight, without=BY_HAND) | {
    "against": text,
    "drawn": flag,
    **dict.fromkeys(SIDES, table(forms_of(Fighter))),
    "bets": named(text, "character"),
}
NO_FIGHT: Final[Data] = {
    "against": "",
    "step": "",
    "life": [],
    "discards": [],
    "drawn": False,
    "turn": 0,
    "attacker": {"poison": 0},
}
"""What is said of a fight while there is none."""


# --- Building -------------------------------------------------------------------------------------


def read(draft: Draft[Game]) -> None:
    """The fight, if the position names one."""
    game, words, data = draft.state, draft.words, draft.position.get("fight")
    if data is None:
        return
    fight = Fight(Opponent.MONSTER, _fighter(game.active, data.get("attacker", {}), words))
    _find_opponent(game, fight, data, words)
    write(fight, data, words, without=BY_HAND)
    bets = data.get("bets", {}).items()
    fight.bets = [(words.seat_of(who), words.seat_of(on)) for who, on in bets]
    game.fight = fight


def _fighter(index: int, data: Data, words: Words) -> Fighter:
    fighter = Fighter(index)
    write(fighter, data, words, without=["seen"])
    return fighter


def _find_opponent(game: Game, fight: Fight, data: Data, words: Words) -> None:
    """A player, the Legendary Monster, Dagon, a monster of the display, or one drawn for this
    fight.
    """
    name = data["against"]
    if name in words.seats:
        fight.opponent = Opponent.PLAYER
        fight.defender = _fighter(words.seat_of(name), data.get("defender", {}), words)
    elif game.legend is not None and name == game.legend.id:
        fight.opponent, fight.monster = Opponent.LEGENDARY, game.legend
    elif game.dagon_card is not None and name == game.dagon_card.id:
        fight.opponent, fight.monster = Opponent.DAGON, game.dagon_card
    else:
        for terrain, den in enumerate(game.dens):
            if den is not None and den.card.id == name and not data.get("drawn", False):
                fight.terrain, fight.monster = terrain, den.card
                return
        fight.opponent, fight.monster = Opponent.DRAWN, words.card(name, Monster)


def read_seen(draft: Draft[Game]) -> None:
    """What fighters have seen of the opposing life decks."""
    game, data = draft.state, draft.position.get("fight", {})
    if (fight := game.fight) is not None:
        for fighter, side in zip(fight.fighters(), SIDES, strict=False):
            fighter.seen = _seen(game, fight, fighter, data.get(side, {}).get("seen", ()))


def _seen(game: Game, fight: Fight, fighter: Fighter, names: Sequence[str]) -> list[Card]:
    """Cards of the life deck; some of them may lie elsewhere by now."""
    near = fight.life + fight.discards
    for other in fight.fighters():
        if other is not fighter:
            player = game.players[other.index]
            near = player.deck + player.discard_pile
    found: list[Card] = []
    for name in names:
        known = [card for card in (*near, *game.cards) if card.id == name and card not in found]
        if not known:
            raise BadScenario(f"There is no card {name!r} that could have been seen.")
        found.append(known[0])
    return found


# --- Telling --------------------------------------------------------------------------------------


def tell(game: Game) -> Data:
    """The running fight."""
    fight, seats = game.fight, [player.id for player in game.players]
    if fight is None:
        return NO_FIGHT
    fighters = zip(SIDES, fight.fighters(), strict=False)
    other = seats[fight.defender.index] if fight.defender is not None else ""
    return {
        **facts_of(fight, seats, without=BY_HAND),
        "against": fight.monster.id if fight.monster is not None else other,
        "drawn": fight.opponent is Opponent.DRAWN,
        "sizes": sizes_of(fight),
        **{side: facts_of(fighter, seats) for side, fighter in fighters},
        "bets": {seats[who]: seats[on] for who, on in fight.bets},
    }


def short(game: Game) -> Data:
    """The fight without what is empty; the life deck is always named."""
    found = tell(game)
    del found["sizes"]
    for side in SIDES:
        if side in found:
            found[side] = _filled(found[side])
    return _filled(found) | {"life": found["life"]}


def _filled(found: Data) -> Data:
    return {key: value for key, value in found.items() if value or type(value) is int}
