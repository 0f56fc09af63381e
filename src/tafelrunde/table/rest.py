"""What the REST side sends beside the messages of `wire`, typed for OpenAPI."""

from __future__ import annotations

from typing import Any

import msgspec

from tafelrunde.table.wire import DecisionView, EventView, SeatView, Strict

Data = dict[str, Any]


class GameSummary(msgspec.Struct):
    """A game in the list of games: what can be chosen to open a table."""

    id: str
    name: dict[str, str]
    players: list[int]
    heroes: list[Data]
    adventures: list[Data]
    options: list[Data]
    sides: list[str]
    bots: list[str]


class Content(msgspec.Struct):
    """Everything printed, in one language, for drawing."""

    game: str
    lang: str
    title: str
    cards: dict[str, Data]
    heroes: list[Data]
    adventures: list[Data]
    tracks: dict[str, Data]
    keywords: dict[str, str]
    options: list[Data]
    words: dict[str, str]


class RuleText(msgspec.Struct):
    """One rule of the catalogue."""

    id: str
    kind: str
    text: str
    see: list[str]


class ChapterText(msgspec.Struct):
    """A chapter with its rules."""

    key: str
    number: int
    name: str
    rules: list[RuleText]


class Rulebook(msgspec.Struct):
    """The rules of a game in one language."""

    game: str
    lang: str
    title: str
    chapters: list[ChapterText]


class Replay(msgspec.Struct):
    """The table as a seat saw it after so many answers, and what the last of them did."""

    code: str
    game: str
    step: int
    steps: int
    seats: list[SeatView]
    view: Data
    events: list[EventView]
    decisions: list[DecisionView]
    outcome: Data | None


class Fork(Strict):
    """Play on from this step at a table of one's own."""

    step: int


class Health(msgspec.Struct):
    """The server is there, and so is its store."""

    status: str
    version: str
