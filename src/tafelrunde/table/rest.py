"""What the REST side sends beside the messages of `wire`, typed for OpenAPI."""

from __future__ import annotations

from typing import Literal

import msgspec

from tafelrunde.engine import repairs
from tafelrunde.engine.games import Outcome, SetupAnswers
from tafelrunde.engine.repairs import ValueOffer as ValueOffer
from tafelrunde.engine.shown_content import ChapterText as ChapterText
from tafelrunde.engine.shown_content import Content as Content
from tafelrunde.engine.shown_content import PrintedFacts as PrintedFacts
from tafelrunde.engine.shown_content import PrintedThing as PrintedThing
from tafelrunde.engine.shown_content import Rulebook as Rulebook
from tafelrunde.engine.shown_content import RuleText as RuleText
from tafelrunde.table.wire import DecisionView, EventView, SeatView, Strict, TableView

Words = dict[str, str]
"""Language → text."""


class Choice(msgspec.Struct, omit_defaults=True):
    """Something that can be chosen before a game."""

    id: str
    name: Words
    title: Words = {}
    about: Words = {}
    why: str = ""  # the rule behind it
    needs: str = ""  # a choice of a "list" or "one" without which this one is not to be had


class Field(msgspec.Struct, omit_defaults=True):
    """One question of the set-up; the answer goes into the set-up under `id`.

    "one": the id of a choice. "each": a list with the id of a choice for each seat. "some":
    an object with `true` for every chosen id. "list": a list of the chosen ids, usually all.
    "flag": `true` if the choice "yes" is taken. "seats": a list with who sits on each seat. The
    first choice of "one", "each" and "flag" is the usual one.
    """

    id: str
    kind: Literal["one", "each", "some", "list", "flag", "seats"]
    name: Words
    choices: list[Choice]
    more: bool = False  # seldom changed: the lobby need not show it at once
    needs: str = ""  # a choice of a "list" or "one" without which nobody need be asked


class FirstGame(msgspec.Struct, omit_defaults=True):
    """What somebody plays who has never played: alone on every seat that no bot takes."""

    setup: SetupAnswers
    bots: list[int] = []
    seed: int | None = None  # with which the first turn is known, for a game that teaches it


class Window(msgspec.Struct):
    """A kind of window: its name, and what it means to be asked there only for oneself."""

    id: str
    name: Words
    own: Words


class GameSummary(msgspec.Struct):
    """A game in the list of games: what can be chosen to open a table."""

    id: str
    name: Words
    about: Words
    players: list[int]  # how many seats there may be
    seats: Field
    fields: list[Field]
    first: FirstGame
    windows: list[Window]
    bots: list[str]  # how well bots can play; the first is usual
    undo: list[str]  # what the table can agree on about taking back; the first is usual


class Past(msgspec.Struct):
    """The table as a seat saw it once, and what the last answer before did."""

    view: TableView
    events: list[EventView]
    decisions: list[DecisionView]
    outcome: Outcome | None


class Replay(Past):
    """The table as a seat saw it after so many answers."""

    code: str
    game: str
    step: int
    steps: int
    seats: list[SeatView]


class Fork(Strict):
    """Play on from this step at a table of one's own."""

    step: int


class GoBack(Strict):
    """The host takes the table back to this step."""

    step: int


class RepairWish(Strict):
    """The host repairs the position as it stands at this step, each change in one line."""

    words: list[str]
    step: int


class RepairOffers(repairs.Offers):
    """What words can change as the table stands."""

    step: int
    dropped: int  # so many answers, given since the last free choice, count no more after a repair


class NextEvening(Strict):
    """The evening ends; the next one begins without those who leave and with those who join."""

    leaving: list[str]
    joining: list[str]


class EveningView(msgspec.Struct):
    """An evening of a campaign: where and when it was played, by whom, and how far it came."""

    number: int
    code: str
    began: float  # seconds since 1970
    players: list[str]
    names: list[str]  # of the people, by seat
    answers: int
    stands: str
    is_over: bool


class ChronicleLine(msgspec.Struct):
    """Something that happened, after so many answers."""

    kind: str
    text: str
    step: int


class ChronicleView(EveningView):
    """An evening with everything that happened."""

    lines: list[ChronicleLine]


class Stands(msgspec.Struct, omit_defaults=True):
    """After how many answers the table stands now; the number of the wish if others are `asked`."""

    step: int
    asked: int = 0


class ChancePoint(msgspec.Struct):
    """The chances of winning after so many answers, in percent: of each seat, or of all at once
    where everybody plays together.
    """

    step: int
    chances: list[int]


class TurningPoint(msgspec.Struct):
    """An answer that made a difference, and what a bot that looks ahead thinks of it."""

    step: int
    seat: int
    prompt: Words
    given: Words
    best: Words  # the same where nothing better was found
    gain: int  # by how many percent the given answer was better than the best other one
    stands: int  # the prospects after the best one, in percent
    tries: int


class ReviewView(msgspec.Struct):
    """How a game that is over went: nobody has asked yet ("none"), a worker thinks ("running"), or
    all of it ("done").
    """

    status: Literal["none", "running", "done"]
    percent: int = 0
    points: list[ChancePoint] = []
    turns: list[TurningPoint] = []


class Deleted(msgspec.Struct):
    """The table does not exist any more."""

    code: str


class Health(msgspec.Struct):
    """The server is there, and so is its store."""

    status: str
    version: str
