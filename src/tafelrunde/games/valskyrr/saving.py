"""The table as plain data, and back: for saved games, scenario files and views on the wire."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, fields
from typing import Any, Final

from tafelrunde.engine.cards import check_once
from tafelrunde.engine.chance import Chance
from tafelrunde.engine.errors import BadScenario, BadSetup
from tafelrunde.engine.forms import each, flag, one_of, table, text
from tafelrunde.engine.games import Data
from tafelrunde.games.valskyrr import library
from tafelrunde.games.valskyrr.save_forms import (
    FOE,
    GAME,
    HERO,
    HERO_PILES,
    PILES,
    SAVED,
    check_table,
)
from tafelrunde.games.valskyrr.table import Card, Foe, Game, Hero, Options, Setup, physical
from tafelrunde.games.valskyrr.terms import Phase, Side

SIDE: Final = one_of([side.value for side in Side])
SETUP: Final = table(
    {
        "adventure": text,
        "heroes": each(text),
        "board": SIDE,
        "hero_boards": each(SIDE),
        "options": table({field.name: flag for field in fields(Options)}),
    }
)


def setup_data(setup: Setup) -> Data:
    """The players' choices as plain data."""
    return asdict(setup)


def setup_from(data: Any) -> Setup:
    """The players' choices from plain data; raises `BadSetup` for a wrong key or kind of value."""
    try:
        SETUP(data, "setup")
    except BadScenario as trouble:
        raise BadSetup(str(trouble)) from trouble
    return Setup(
        adventure=str(data.get("adventure", "into_the_wilds")),
        heroes=tuple(data.get("heroes", ("fengray", "arani"))),
        board=Side(data.get("board", "normal")),
        hero_boards=tuple(Side(side) for side in data.get("hero_boards", ())),
        options=Options(**data.get("options", {})),
    )


def _uids(cards: list[Card]) -> list[int]:
    return [card.uid for card in cards]


def _values(thing: Game | Hero | Foe, names: Iterable[str]) -> Data:
    """Plain fields, lists copied, so that the data stays as it is while the game goes on."""
    found = {name: getattr(thing, name) for name in names}
    return {name: v[:] if isinstance(v, list) else v for name, v in found.items()}


def dump(game: Game) -> Data:
    """Everything on the table; a card is its number in `cards`."""
    data = _values(game, GAME)
    data |= {name: _uids(getattr(game, name)) for name in PILES}
    data |= {
        "setup": setup_data(game.setup),
        "adventure": game.adventure.id,
        "cards": [card.id for card in game.cards],
        "chance": [str(stream) for stream in game.chance.streams],
        "phase": int(game.phase),
        "heroes": [_dump_hero(hero) for hero in game.heroes],
        "row": [_dump_foe(foe) for foe in game.row],
        "decks": [_uids(deck) for deck in game.decks],
        "discards": [_uids(pile) for pile in game.discards],
        "encounter": game.encounter.uid if game.encounter is not None else None,
        "final_encounter": game.final_encounter.uid,
        "final_enemy": game.final_enemy.uid,
        "pending": [list(symbol) for symbol in game.pending],
    }
    return data


def _dump_hero(hero: Hero) -> Data:
    data = _values(hero, HERO)
    data |= {name: _uids(getattr(hero, name)) for name in HERO_PILES}
    data["board"] = hero.board.uid
    data["foes"] = [_dump_foe(foe) for foe in hero.foes]
    data["tokens"] = [[uid, tokens] for uid, tokens in hero.tokens.items()]
    return data


def _dump_foe(foe: Foe) -> Data:
    data = _values(foe, FOE)
    data["card"] = foe.card.uid
    data["ignored"] = list(foe.ignored)
    data["attached"] = [[card.uid, owner] for card, owner in foe.attached]
    return data


def load(data: Data) -> Game:
    """The table from plain data; raises an error if a value has another form, or a card is missing
    or lies in two places.
    """
    SAVED(data, "save")
    cards = [physical(uid, library.printed(name)) for uid, name in enumerate(data["cards"])]
    chance = Chance([int(stream) for stream in data["chance"]])
    game = Game(setup_from(data["setup"]), library.adventure(data["adventure"]), cards, chance)
    for name in GAME:
        setattr(game, name, data[name])
    for name in PILES:
        setattr(game, name, [cards[uid] for uid in data[name]])
    game.phase = Phase(data["phase"])
    game.heroes = [_load_hero(cards, index, each) for index, each in enumerate(data["heroes"])]
    game.row = [_load_foe(cards, each) for each in data["row"]]
    game.decks = [[cards[uid] for uid in deck] for deck in data["decks"]]
    game.discards = [[cards[uid] for uid in pile] for pile in data["discards"]]
    game.encounter = cards[data["encounter"]] if data["encounter"] is not None else None
    game.final_encounter = cards[data["final_encounter"]]
    game.final_enemy = cards[data["final_enemy"]]
    game.pending = [(str(symbol), int(hero)) for symbol, hero in data["pending"]]
    check_cards(game)
    check_table(game)
    return game


def check_cards(game: Game) -> None:
    """No card is ever lost or doubled."""
    check_once(game.all_cards(), len(game.cards))


def _load_hero(cards: list[Card], index: int, data: Data) -> Hero:
    hero = Hero(index, cards[data["board"]], data["hard"])
    for name in HERO:
        setattr(hero, name, data[name])
    for name in HERO_PILES:
        setattr(hero, name, [cards[uid] for uid in data[name]])
    hero.foes = [_load_foe(cards, each) for each in data["foes"]]
    hero.tokens = {int(uid): int(tokens) for uid, tokens in data["tokens"]}
    return hero


def _load_foe(cards: list[Card], data: Data) -> Foe:
    foe = Foe(cards[data["card"]], data["life"], data["zone"])
    for name in FOE:
        setattr(foe, name, data[name])
    foe.ignored = tuple(data["ignored"])
    foe.attached = tuple((cards[uid], int(owner)) for uid, owner in data["attached"])
    return foe
