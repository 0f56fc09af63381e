"""The table in the words of a written position: its facts, and the position to build it again.

A fact has the key that it has in a position, so that expectations and positions read alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from tafelrunde.engine.games import Data
from tafelrunde.engine.state.wording import facts_of, sizes_of
from tafelrunde.games.valskyrr.phases.defence import ability_mark
from tafelrunde.games.valskyrr.phases.recovery import COMPLETED
from tafelrunde.games.valskyrr.physical import Card
from tafelrunde.games.valskyrr.rules.zones import life_of
from tafelrunde.games.valskyrr.scenarios.forms import (
    CONDITIONS,
    FOE_BY_HAND,
    GAME_BY_HAND,
    HERO_BY_HAND,
    PLAIN,
    SHARED_PILES,
    SPELLED,
)
from tafelrunde.games.valskyrr.scenarios.positions import MARKS, references
from tafelrunde.games.valskyrr.state import Foe, Game, Hero
from tafelrunde.games.valskyrr.terms import Phase, Side


def ids(cards: Sequence[Card]) -> list[str]:
    """The ids of some cards."""
    return [card.id for card in cards]


# --- Facts ----------------------------------------------------------------------------------------


def facts(game: Game) -> Data:
    """Everything on the table, as plain data."""
    seats = [hero.id for hero in game.heroes]
    return {
        **facts_of(game, seats, without=(*GAME_BY_HAND, "chance")),
        "time_cards": ids(game.time_deck)[::-1],
        "rewards": ids(game.reward_deck)[::-1],
        "adventure": game.adventure.id,
        "board": game.setup.board.value,
        "options": asdict(game.setup.options),
        "party": game.tiles[game.party].id,
        "encounter": game.encounter.id if game.encounter is not None else "",
        "row": [foe_facts(game, foe) for foe in game.row],
        "heroes": {hero.id: hero_facts(game, hero) for hero in game.heroes},
        "beside_board": ids(
            [card for card in (game.final_encounter, game.final_enemy) if card in game.set_aside]
        ),
        "sizes": sizes(game),
        **place_facts(game),
        **moment_facts(game),
    }


def place_facts(game: Game) -> Data:
    """The locations with their tokens."""
    names = ids(game.tiles)
    letters = [f"{a}+" if up else a for a, up in zip(game.letters, game.letters_up, strict=True)]
    return {
        "tiles": names,
        "revealed": [name for name, up in zip(names, game.revealed, strict=True) if up],
        "threat": dict(zip(names, game.threat, strict=True)),
        "letters": dict(zip(names, letters, strict=True)),
    }


def sizes(game: Game) -> Data:
    """How many cards lie in every pile; the decks of enemies are named by their colours too."""
    found = {SPELLED.get(name, name): size for name, size in sizes_of(game).items()}
    return {**found, **found["decks"]}


def moment_facts(game: Game) -> Data:
    """What still waits, and how the game ended."""
    pending = [
        {"symbol": symbol, "hero": game.heroes[index].id if index >= 0 else ""}
        for symbol, index in game.pending
    ]
    result = {"won": game.won, "cause": game.cause, "round": game.round}
    completed = game.phase is Phase.RECOVERY and COMPLETED in game.done
    over = game.won is not None
    return {"pending": pending, "completed": completed, "over": over, "result": result}


def hero_facts(game: Game, hero: Hero) -> Data:
    """A hero with cards, tokens and the enemies in the own zone."""
    names = {card.uid: name for name, card in references(game, hero).items()}
    mark = hero.index if game.phase is Phase.RECOVERY else hero.board.uid
    return {
        **facts_of(hero, without=HERO_BY_HAND),
        **dict(zip(CONDITIONS, hero.conditions, strict=True)),
        "side": (Side.HARD if hero.hard else Side.NORMAL).value,
        "foes": [foe_facts(game, foe) for foe in hero.foes],
        "tokens": {names[uid]: n for uid, n in hero.tokens.items() if uid in names},
        "used": [name for key in hero.used if (name := _used(key, names))],
        "done": mark in game.done,
        "sizes": sizes_of(hero),
    }


def _used(key: int, names: dict[int, str]) -> str:
    """The name of a used action; empty if its card left the hero."""
    for mark, number in MARKS.items():
        if key == number:
            return mark
    name = names.get(key // 8, "")
    return f"{name}.{key % 8}" if name else ""


def foe_facts(game: Game, foe: Foe) -> Data:
    """An enemy in play with its tokens."""
    return {
        "id": foe.id,
        **facts_of(foe, [hero.id for hero in game.heroes], without=FOE_BY_HAND),
        **dict(zip(CONDITIONS, foe.conditions, strict=True)),
        "life": foe.life,
        "done": game.phase is Phase.DEFENCE and foe.card.uid in game.done,
        "abilities_done": [
            ability.id
            for ability in foe.enemy.abilities
            if game.phase is Phase.DEFENCE and ability_mark(foe, ability) in game.done
        ],
    }


# --- The position to build it again ---------------------------------------------------------------


def describe(game: Game) -> Data:
    """The position of a table at a checkpoint; `positions.build` makes the same table of it."""
    found = facts(game)
    data = {
        key: found[key]
        for key in ("adventure", "board", "phase", *PLAIN, "party", "tiles", "revealed")
    }
    data["options"] = {key: on for key, on in found["options"].items() if on}
    data["threat"] = {place: n for place, n in found["threat"].items() if n}
    data["letters"] = {place: letter for place, letter in found["letters"].items() if letter}
    for key in ("active", "encounter", "offered", "completed", "pending"):
        if found[key]:
            data[key] = found[key]
    data |= {key: found[key] for key in ("decks", "discards", *SHARED_PILES)}
    data["chance"] = [str(stream) for stream in game.chance.streams]
    data["row"] = [_short_foe(game, *pair) for pair in zip(game.row, found["row"], strict=True)]
    data["heroes"] = {
        hero.id: _short_hero(game, hero, found["heroes"][hero.id]) for hero in game.heroes
    }
    return data


def _short_hero(game: Game, hero: Hero, found: Data) -> Data:
    """Only what differs from an idle hero; great feats and deck are always named."""
    foes = [_short_foe(game, *pair) for pair in zip(hero.foes, found["foes"], strict=True)]
    always = {"focus": hero.focus, "deck": found["deck"], "feats": found["feats"]}
    if game.active == hero.index:
        always["normal_left"] = hero.normal_left
    rest = found | {"foes": foes, "side": Side.HARD.value if hero.hard else "", "sizes": None}
    return {key: value for key, value in (rest | always).items() if value or key in always}


def _short_foe(game: Game, foe: Foe, found: Data) -> Data | str:
    """The id of an enemy, or a table if anything lies on it."""
    usual = life_of(game, foe.enemy) == foe.life
    data = {key: v for key, v in found.items() if v and not (key == "life" and usual)}
    return foe.id if list(data) == ["id"] else data
