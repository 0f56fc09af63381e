"""All content of the game, by id."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.engine.errors import ContentError, UnknownCard, UnknownName
from tafelrunde.engine.forms import known
from tafelrunde.games.valskyrr.cards import rewards
from tafelrunde.games.valskyrr.cards.adventures import ADVENTURES as _ADVENTURES
from tafelrunde.games.valskyrr.cards.encounters import ENCOUNTERS, FINAL_ENCOUNTERS
from tafelrunde.games.valskyrr.cards.enemies.blue import BLUE_ENEMIES
from tafelrunde.games.valskyrr.cards.enemies.final import FINAL_ENEMIES
from tafelrunde.games.valskyrr.cards.enemies.green import GREEN_ENEMIES
from tafelrunde.games.valskyrr.cards.enemies.red import RED_ENEMIES
from tafelrunde.games.valskyrr.cards.heroes import arani, celenthia, fengray, kraehe
from tafelrunde.games.valskyrr.cards.tiles import TILES
from tafelrunde.games.valskyrr.cards.times import TIME_CARDS
from tafelrunde.games.valskyrr.nouns import Adventure, HeroBoard, HeroCard, Printed

HERO_MODULES: Final = (arani, celenthia, kraehe, fengray)
HEROES: Final[dict[str, HeroBoard]] = {module.BOARD.id: module.BOARD for module in HERO_MODULES}
DECKS_OF_HEROES: Final[dict[str, tuple[HeroCard, ...]]] = {
    module.BOARD.id: module.CARDS for module in HERO_MODULES
}
ADVENTURES: Final[dict[str, Adventure]] = {adventure.id: adventure for adventure in _ADVENTURES}
ENEMIES: Final = (*BLUE_ENEMIES, *GREEN_ENEMIES, *RED_ENEMIES)
PRINTED: Final[dict[str, Printed]] = {}
"""Every printed thing; tests may add neutral dummies."""


def add(printed: Printed) -> None:
    """Make a printed thing known; its id must be new."""
    if printed.id in PRINTED and PRINTED[printed.id] is not printed:
        raise ContentError(f"Two printed things share the id {printed.id}.")
    PRINTED[printed.id] = printed


_DECKS: Final[tuple[Iterable[Printed], ...]] = (
    HEROES.values(),
    *DECKS_OF_HEROES.values(),
    rewards.ONE_TIME_REWARDS,
    ENEMIES,
    FINAL_ENEMIES,
    ENCOUNTERS,
    FINAL_ENCOUNTERS,
    TIME_CARDS,
    TILES,
)
for _deck in _DECKS:
    for _printed in _deck:
        add(_printed)


def printed(card: str) -> Printed:
    """The printed thing of that id."""
    if card not in PRINTED:
        near = get_close_matches(card, PRINTED, 1)
        hint = f" Did you mean {near[0]}?" if near else ""
        raise UnknownCard(f"There is no card {card!r}.{hint}")
    return PRINTED[card]


def adventure(name: str) -> Adventure:
    """The adventure of that id."""
    if name not in ADVENTURES:
        raise UnknownName(f"There is no adventure {name!r}; {known(name, ADVENTURES)}")
    return ADVENTURES[name]


def hero_board(name: str) -> HeroBoard:
    """The hero of that id."""
    if name not in HEROES:
        raise UnknownName(f"There is no hero {name!r}; {known(name, HEROES)}")
    return HEROES[name]


def name_of(card: str) -> Name:
    """The name of a printed thing or adventure."""
    return ADVENTURES[card].name if card in ADVENTURES else printed(card).name
