"""All content of the game, by id.

Every module below `cards` and `story` ends with lists of what it prints: `TRAYS`,
`BOARDS`, `CARDS`, `LOCATIONS`, `CHAPTERS`, `VERSES`, `STATUSES`, `TASKS`. They are found by their
names, so that a new module need be mentioned nowhere else.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType
from typing import Final, TypeVar

from tafelrunde.engine.content import Name
from tafelrunde.engine.errors import ContentError, UnknownCard, UnknownName
from tafelrunde.engine.forms import known
from tafelrunde.engine.games import Data
from tafelrunde.games.avalon import cards as _cards
from tafelrunde.games.avalon import story as _story
from tafelrunde.games.avalon.nouns import (
    Chapter,
    CharacterBoard,
    Location,
    PlayerTray,
    Printed,
    Status,
    Task,
    Verse,
)
from tafelrunde.games.avalon.story import BOOK
from tafelrunde.games.avalon.terms import Tray

K = TypeVar("K")
T = TypeVar("T")

BOARDS: Final[dict[str, CharacterBoard]] = {}
"""The characters, by id."""

TRAYS: Final[dict[Tray, PlayerTray]] = {}

PRINTED: Final[dict[str, Printed]] = {}
"""Everything printed on cards; tests may add neutral dummies."""

LOCATIONS: Final[dict[int, Location]] = {}
ROADS: Final[dict[int, tuple[tuple[int, int], ...]]] = {}
"""By location number: the steps to cells and the locations there that arrows connect it with. It is
worked out from the locations when it is first asked for.
"""
CHAPTERS: Final[dict[tuple[str, int], Chapter]] = {}
"""By campaign and number."""

VERSES: Final[dict[str, Verse]] = BOOK.verses

STATUSES: Final[dict[str, Status]] = {}
TASKS: Final[dict[str, Task]] = {}


def modules(package: ModuleType) -> Iterator[ModuleType]:
    """Every module of a room, in the order of their names."""
    for each in walk_packages(package.__path__, f"{package.__name__}."):
        yield import_module(each.name)


def _add(shelf: dict[K, T], things: Iterable[tuple[K, T]]) -> None:
    for key, thing in things:
        if shelf.get(key, thing) is not thing:
            raise ContentError(f"Two printed things share the id {key}.")
        shelf[key] = thing


def add(printed: Printed) -> None:
    """Make a printed thing known; its id must be new."""
    _add(PRINTED, [(printed.id, printed)])


def collect() -> None:
    """Take up what the modules print."""
    for room in (_cards, _story):
        for module in modules(room):
            said: Data = vars(module)
            _add(TRAYS, ((each.tray, each) for each in said.get("TRAYS", ())))
            _add(BOARDS, ((each.id, each) for each in said.get("BOARDS", ())))
            _add(PRINTED, ((each.id, each) for each in said.get("CARDS", ())))
            _add(LOCATIONS, ((each.number, each) for each in said.get("LOCATIONS", ())))
            _add(CHAPTERS, (((e.campaign, e.number), e) for e in said.get("CHAPTERS", ())))
            BOOK.add(module.__name__.rpartition(".")[2], said.get("VERSES", ()))
            _add(STATUSES, ((each.id, each) for each in said.get("STATUSES", ())))
            _add(TASKS, ((each.id, each) for each in said.get("TASKS", ())))


collect()


def of_kind(kind: type[T]) -> list[T]:
    """Everything printed of one kind, in the order of the modules."""
    return [each for each in PRINTED.values() if isinstance(each, kind)]


def printed(card: str) -> Printed:
    """The printed thing of that id."""
    if card not in PRINTED:
        near = get_close_matches(card, PRINTED, 1)
        hint = f" Did you mean {near[0]}?" if near else ""
        raise UnknownCard(f"There is no card {card!r}.{hint}")
    return PRINTED[card]


def board(name: str) -> CharacterBoard:
    """The character of that id."""
    if name not in BOARDS:
        raise UnknownName(f"There is no character {name!r}; {known(name, BOARDS)}")
    return BOARDS[name]


def location(number: int) -> Location:
    """The location card of that number."""
    if number not in LOCATIONS:
        raise UnknownName(f"There is no location {number}.")
    return LOCATIONS[number]


def verse(key: str) -> Verse:
    """The verse of that id."""
    if key not in VERSES:
        raise UnknownName(f"There is no verse {key!r}; {known(key, VERSES)}")
    return VERSES[key]


def campaign(name: str) -> Chapter:
    """The first chapter of a campaign."""
    if (name, 1) not in CHAPTERS:
        raise UnknownName(f"There is no campaign {name!r}; {known(name, [c for c, _ in CHAPTERS])}")
    return CHAPTERS[name, 1]


def chapter(campaign: str, number: int) -> Chapter:
    """The setup card of a chapter."""
    if (campaign, number) not in CHAPTERS:
        raise UnknownName(f"The campaign {campaign!r} has no chapter {number}.")
    return CHAPTERS[campaign, number]


def name_of(key: str) -> Name:
    """The name of a character, a status, a task or a card."""
    for shelf in (BOARDS, STATUSES, TASKS):
        if key in shelf:
            return shelf[key].name
    return printed(key).name
