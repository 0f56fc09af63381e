"""All content of the game, by id."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tafelrunde.engine.cards import Library
from tafelrunde.engine.content import Name
from tafelrunde.engine.errors import UnknownName
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
DECKS: Final[tuple[Iterable[Printed], ...]] = (
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
PRINTED: Final = Library[Printed](*DECKS)
add = PRINTED.add
printed = PRINTED.find


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
