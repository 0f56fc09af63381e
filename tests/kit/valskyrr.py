"""The kit for Valskyrr: a table in a position, gestures of the players, and what came of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tafelrunde.engine.content import Name
from tafelrunde.engine.decisions import Flow
from tafelrunde.games.valskyrr import library
from tafelrunde.games.valskyrr.game import GAME as VALSKYRR
from tafelrunde.games.valskyrr.keywords import SWORD, Keyword
from tafelrunde.games.valskyrr.nouns import (
    Action,
    Encounter,
    Enemy,
    HeroBoard,
    HeroCard,
    Set,
    Tile,
    TimeCard,
    ZoneLimit,
)
from tafelrunde.games.valskyrr.rules.round import PHASES
from tafelrunde.games.valskyrr.rules.setup import laid_out
from tafelrunde.games.valskyrr.state.physical import Card
from tafelrunde.games.valskyrr.state.table import Foe, Game, Hero
from tafelrunde.games.valskyrr.terms import Colour
from tafelrunde.games.valskyrr.vocabulary import NoEnemyInPlay
from tests.kit.tables import MODE as MODE
from tests.kit.tables import MODES as MODES
from tests.kit.tables import TABLES as TABLES
from tests.kit.tables import BaseTable, Mode
from tests.kit.tables import refused as refused

Rule = Callable[[Game], Flow[Any]]
__all__ = ["MODE", "MODES", "TABLES", "Mode", "refused"]


def hero(**position: Any) -> dict[str, Any]:
    """A hero in a position: hand, deck, discard_pile, graveyard, hero_zone, focus, foes, burn …"""
    return position


def valskyrr(**position: Any) -> Table:
    """A table in a position (see `docs/scenarios.md`); by default Anna alone at the inn."""
    position.setdefault("heroes", {"anna": {}})
    return Table(VALSKYRR.scenarios.build(position))


class Table(BaseTable[Game]):
    """A table that a test plays on; by default the rest of the phase is played."""

    rules = VALSKYRR

    def __init__(self, game: Game) -> None:
        super().__init__(game, lambda g: PHASES[g.phase](g))

    def names(self) -> list[str]:
        """The seats are called like their heroes."""
        return [hero.id for hero in self.game.heroes]

    def cards(self) -> list[int]:
        """The numbers of all cards on the table."""
        return [card.uid for card in self.game.all_cards()]

    def all_cards(self) -> int:
        """How many cards there are."""
        return len(self.game.cards)

    def hero(self, name: str) -> Hero:
        """A hero."""
        for each in self.game.heroes:
            if each.id == name:
                return each
        raise AssertionError(f"no hero {name}")

    def foe(self, name: str) -> Foe:
        """The first enemy in play of that id."""
        for each in self.game.foes():
            if each.id == name:
                return each
        raise AssertionError(f"no enemy {name} in play: {self.game.foes()}")

    def ids(self, things: list[Card] | list[Foe]) -> list[str]:
        """The ids of cards or enemies."""
        return [thing.id for thing in things]

    def hand(self, name: str) -> list[str]:
        return self.ids(self.hero(name).hand)

    def deck(self, name: str) -> list[str]:
        """The hero deck, the next card to be drawn first."""
        return self.ids(self.hero(name).deck)[::-1]

    def discard_pile(self, name: str) -> list[str]:
        return self.ids(self.hero(name).discard_pile)

    def graveyard(self, name: str) -> list[str]:
        return self.ids(self.hero(name).graveyard)

    def zone(self, name: str) -> list[str]:
        return self.ids(self.hero(name).hero_zone)

    def foes(self, name: str) -> list[str]:
        """The enemies in a hero zone."""
        return self.ids(self.hero(name).foes)

    @property
    def row(self) -> list[str]:
        """The enemies in the adventure zone from left to right."""
        return self.ids(self.game.row)

    def focus(self, name: str) -> int:
        return self.hero(name).focus


# --- Neutral dummies ------------------------------------------------------------------------------


def dummy_enemy(key: str, **fields: Any) -> str:
    """A neutral enemy: blue, life 3, 1 physical damage, no defence, loot 1; returns its id."""
    values: dict[str, Any] = {
        "colour": Colour.BLUE,
        "copies": 1,
        "keywords": (),
        "life": 3,
        "physical": 1,
        "loot": 1,
    }
    library.PRINTED[key] = Enemy(key, Name(de=key, en=key), **(values | fields))
    return key


def dummy_card(
    key: str,
    actions: list[Action] | None = None,
    keywords: list[Keyword] | None = None,
    zone_limit: tuple[str, int] | None = None,
    **fields: Any,
) -> str:
    """A neutral hero card; returns its id."""
    limit = ZoneLimit(*zone_limit) if zone_limit else None
    kind = fields.pop("set", Set.FEAT)
    library.PRINTED[key] = HeroCard(
        key,
        Name(de=key, en=key),
        kind,
        1,
        keywords or [],
        actions or [],
        zone_limit=limit,
        **fields,
    )
    return key


def dummy_encounter(key: str, **fields: Any) -> str:
    """A neutral encounter: blue enemies of any keyword, won when no enemy is in play; returns its
    id.
    """
    values: dict[str, Any] = {
        "places": (),
        "colours": (Colour.BLUE,),
        "having": (),
        "start": 0,
        "reinforcement": None,
        "victory": (NoEnemyInPlay(),),
    }
    library.PRINTED[key] = Encounter(key, Name(de=key, en=key), **(values | fields))
    return key


def dummy_tile(key: str, **fields: Any) -> str:
    """A neutral location; returns its id."""
    values: dict[str, Any] = {"keywords": (), "regeneration": 0}
    library.PRINTED[key] = Tile(key, Name(de=key, en=key), **(values | fields))
    return key


def dummy_time(key: str, value: int = 1, **fields: Any) -> str:
    """A neutral time card; returns its id."""
    library.PRINTED[key] = TimeCard(key, Name(de=key, en=key), value, **fields)
    return key


def dummy_board(key: str, **fields: Any) -> str:
    """A neutral hero without abilities: focus starts on 4, regeneration 2; ten plain cards; returns
    the id.
    """
    values: dict[str, Any] = {
        "focus_start": 4,
        "regeneration": 2,
        "proficiencies": (SWORD,),
        "actions": (),
    }
    name = Name(de=key.title(), en=key.title())
    board = HeroBoard(key, name, name, **(values | fields))
    library.PRINTED[key] = library.HEROES[key] = board
    library.DECKS_OF_HEROES[key] = _plain_deck(key)
    for card in library.DECKS_OF_HEROES[key]:
        library.PRINTED[card.id] = card
    laid_out.cache_clear()
    return key


def _plain_deck(key: str) -> tuple[HeroCard, ...]:
    def card(kind: str, group: Set, copies: int, **fields: Any) -> HeroCard:
        name = f"{kind}_{key}"
        return HeroCard(name, Name(de=name, en=name), group, copies, **fields, actions=[], hero=key)

    return (
        card("plain", Set.FEAT, 10, keywords=[]),
        card("feat", Set.GREAT_FEAT, 2, keywords=[], loot=2),
        card("gift", Set.REWARD_GEAR, 2, keywords=[SWORD], loot=2),
    )


for _name in ("anna", "bert", "cleo", "dora"):
    dummy_board(_name)
