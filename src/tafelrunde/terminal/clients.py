"""What a game offers to people at a terminal beside its rules: pages to look at, panels."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Protocol, TypeVar

import msgspec

from tafelrunde.engine.content import Lang
from tafelrunde.engine.decisions import Decision
from tafelrunde.engine.games import Data, Game, State
from tafelrunde.engine.labels import Label
from tafelrunde.engine.options import AnyOption
from tafelrunde.engine.registry import find_game
from tafelrunde.terminal.words import Sentences

if TYPE_CHECKING:
    from rich.text import Text

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Page:
    """What "?" shows: a title, paragraphs, and the rule behind it if there is one."""

    title: str
    lines: tuple[str, ...] = ()
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule of the catalogue, and the ids of its chapter in order."""

    id: str
    kind: str
    chapter: str
    text: str
    chapter_rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Thing:
    """Something on the table that can be looked at."""

    key: str
    group: str
    name: str


class Scene(Enum):
    """What takes the room of the map: nothing, an open book, a fight or a talk."""

    TABLE = ""
    READING = "-reading"
    CLASH = "-clash"


class ListedCard(msgspec.Struct):
    """A printed thing with its text in both languages, as `cards --json` writes it."""

    id: str
    kind: str
    deck: str
    copies: int
    name: dict[Lang, str]
    text: dict[Lang, str]


class ListedRule(msgspec.Struct):
    """A rule in both languages, as `rules --json` writes it."""

    id: str
    chapter: str
    kind: str
    de: str
    en: str


class Client(Protocol[S]):
    """One game at the terminal."""

    rules: Game[S]
    own: Sentences
    """The sentences that only this game says: hints, titles of panels, signs, endings."""
    large_map: bool
    """Whether the map wants more lines where the screen has them."""

    def title(self, lang: Lang) -> str:
        """The name of the game."""

    def seat_name(self, state: S, seat: int, lang: Lang) -> str:
        """Who sits there; for the whole party, all of them."""

    def phase(self, state: S) -> str:
        """Which part of the round it is, as a key for hints."""

    def round(self, state: S) -> int:
        """Which round it is."""

    def concerns(self, state: S, decision: Decision) -> bool:
        """Whether a window is about the own hero: hurt, attacked or acting."""

    def scene(self, view: S) -> Scene:
        """What the screen makes room for."""

    def brief(self, state: S, decision: Decision, option: AnyOption, lang: Lang) -> Label:
        """An option in one short line."""

    def page_of(self, state: S, decision: Decision, option: AnyOption, lang: Lang) -> Page:
        """What "?" shows for an option."""

    def things(self, view: S, lang: Lang) -> list[Thing]:
        """Everything on the table that can be looked at."""

    def page(self, view: S, key: str, lang: Lang) -> Page:
        """What "?" shows for a thing."""

    def sentences(self, view: S, lang: Lang) -> list[str]:
        """The whole table in sentences."""

    def panels(self, view: S, seat: int, lang: Lang, width: int) -> dict[str, Text]:
        """The panels of a large screen, and `compact`, the whole table for a small one."""

    def whole_map(self, view: S, lang: Lang, width: int) -> Text:
        """The map as large as it gets."""

    def seat_panels(self, view: S, seat: int, lang: Lang, width: int) -> list[Text]:
        """One panel for each seat."""

    def wire_view(self, state: S, seat: int) -> Data:
        """What a seat may see, as plain data without anything hidden in it."""

    def cards(self) -> list[ListedCard]:
        """Every printed thing with its text in both languages."""

    def catalogue(self) -> list[ListedRule]:
        """Every rule in both languages."""

    def rule(self, key: str, lang: Lang) -> Rule:
        """One rule; raises `UnknownName` with the nearest ones."""


def client_for(game: str) -> Client[State]:
    """The game of that name, as its package below this one draws it; one without is told in
    sentences.
    """
    found = find_game(game)
    package = f"tafelrunde.terminal.{found.id}"
    if find_spec(package) is None:
        from tafelrunde.terminal.general import GeneralClient

        return GeneralClient(found)
    client: Client[State] = import_module(f"{package}.client").GameClient()
    return client
