"""What people see of a game, whatever shows it to them: views, and questions in words.

Two tables are the same to people if these are the same, so that is what checks compare.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

import msgspec

from tafelrunde.engine.content import LANGUAGES, Lang
from tafelrunde.engine.decisions import PARTY, Closed, Decision, Seat, in_view
from tafelrunde.engine.endings import EndingView, Told
from tafelrunde.engine.events import AnyEvent
from tafelrunde.engine.games import GameRules, SetupAnswers
from tafelrunde.engine.labels import Label
from tafelrunde.engine.options import AnyOption, Asked, Thing, option_keys
from tafelrunde.engine.phrases import field_names
from tafelrunde.engine.registry import game_names, game_of
from tafelrunde.engine.shown_content import Content, Rulebook
from tafelrunde.engine.windows import WindowKind, is_window

# --- What a game offers ---------------------------------------------------------------------------


S = TypeVar("S")

UNSENT: Final = ("why",)
"""Fields of an event that travel beside it."""


class TableView(msgspec.Struct):
    """The table as somebody sees it: every game has its own fields."""


class Views(Generic[S]):
    """What can be seen of a table as it stands: a copy is made when it is first looked at, and kept
    for all who see the same.
    """

    def __init__(self, game: GameRules[S], state: S, *, is_open: bool) -> None:
        self.game, self.state, self.is_open = game, state, is_open
        self._made: dict[Seat, S] = {}

    def of(self, seat: Seat) -> S:
        """What this seat sees; what everybody does where no seat has secrets."""
        seat = PARTY if self.is_open else seat
        if seat not in self._made:
            self._made[seat] = self.game.view(self.state, seat)
        return self._made[seat]

    def see(self, decision: Decision) -> tuple[S, Decision]:
        """The view of the seat that decides, and the decision in things of that view."""
        view = self.of(decision.seat)
        return view, in_view(decision, view)


class ShownGame(Protocol[S]):
    """A game as people see it."""

    @property
    def rules(self) -> GameRules[S]:
        """The game itself."""

    event_kinds: dict[str, type]
    is_open: bool
    """Whether every seat sees the same, and what another may choose is no secret."""
    windows: Sequence[WindowKind]
    """The kinds of windows, in each of which people can say when to be asked."""
    undo: Sequence[str]
    """What the table can agree on about taking back; the first is usual."""

    def table_setup(self, setup: SetupAnswers) -> SetupAnswers:
        """The choices for a table at which several people may sit."""

    def views(self, state: S) -> Views[S]:
        """What can be seen of the table as it stands."""

    def see(self, state: S, decision: Decision) -> tuple[S, Decision]:
        """The view of the seat that decides, and the decision in things of that view."""

    def present(self, state: S, seats: Sequence[int]) -> TableView:
        """The table as somebody on these seats, or on none, draws it."""

    def present_each(
        self, views: Views[S], readers: Sequence[Sequence[int]]
    ) -> Sequence[TableView]:
        """The same for several people, named by their seats; what they all see is made once."""

    def title(self, option: AnyOption, asked: Asked[S], lang: Lang) -> Label:
        """What a person reads for an option, without what the content says about it."""

    def things(self, option: AnyOption, asked: Asked[S]) -> list[str]:
        """The things on the table that an option stands for."""

    def is_dear(self, option: AnyOption, asked: Asked[S]) -> bool:
        """Whether an option is open, but not without an extra price."""

    def window(self, decision: Decision) -> str:
        """Of which kind a window is, by its id; it offers reactions, or to pass."""

    def concerns(self, state: S, decision: Decision) -> bool:
        """Whether a window is about the seat that is asked, and not only about others."""

    def strikes(self, asked: Asked[S]) -> list[StrikeView]:
        """The attacks that a question is about, as far as they can still be changed."""

    def ending(self, state: S, told: Told, lang: Lang) -> EndingView:
        """What is told when the game is over: its last page, what it came down to, figures."""

    def content(self, lang: Lang) -> Content:
        """Everything printed."""

    def rulebook(self, lang: Lang) -> Rulebook:
        """The rules by chapter."""


# --- Questions in words ---------------------------------------------------------------------------


class OptionView(msgspec.Struct, omit_defaults=True):
    """One option: a stable key, what the person reads, and the things on the table it
    stands for.
    """

    key: str
    label: str
    text: str = ""  # what it means, in lines, where the content does not say so
    things: list[str] = []  # "war_sword#12", "hero:0", "place:3", "encounter"
    printed: str = ""  # where the content explains it: a card "lunge", or its action "lunge/1"
    dear: bool = False  # whether it is offered, but only at an extra price
    ends: bool = False  # whether it ends what was going on: to pass, to end the turn


class ClosedView(msgspec.Struct, omit_defaults=True):
    """An option that is closed, with the rule that closes it and what is in the way now."""

    key: str
    label: str
    why: str
    text: str = ""
    things: list[str] = []
    printed: str = ""
    reason: str = ""  # what is in the way now


class StrikePart(msgspec.Struct):
    """The damage of one kind: how much there is, what stands against it, and what is left."""

    kind: str
    points: int
    against: int
    left: int


class StrikeView(msgspec.Struct):
    """An attack as it would end if nobody changed it any more; `held` by whom it is lessened."""

    attacker: str  # a thing; empty for nobody in particular
    target: str
    parts: list[StrikePart]
    held: str  # by its "defence", or by what was "prevented" so far


class DecisionView(msgspec.Struct, omit_defaults=True):
    """An open decision; `mine` says whether this connection may answer it. Only then it comes with
    its options and what else it takes to answer.
    """

    step: int
    seat: int  # -1: the whole party
    key: str
    prompt: str
    options: list[OptionView]
    why: str
    mine: bool
    min: int = 1
    max: int = 1
    closed: list[ClosedView] = []
    about: list[str] = []  # things the question is about
    window: str = ""  # of which kind, if it asks for a reaction: a person can set when to be asked
    strikes: list[StrikeView] = []  # the attacks that it is about


class Question(Generic[S]):
    """A decision, seen by its seat alone, ready to be put into words: what is the same in every
    language is worked out once.
    """

    def __init__(self, shown: ShownGame[S], view: S, seen: Decision) -> None:
        self.shown, self.view, self.seen = shown, view, seen
        self.asked = Asked(view, seen)
        self._frame: Frame | None = None

    @property
    def frame(self) -> Frame:
        """What needs no words; not worked out for those who are not asked."""
        if self._frame is None:
            self._frame = frame_of(self.shown, self.asked)
        return self._frame

    def ask(self, step: int, lang: Lang) -> DecisionView:
        """The decision as a person reads it who may answer it."""
        seen, asked, title, frame = self.seen, self.asked, self.shown.title, self.frame
        dear = self.shown.is_dear
        return DecisionView(
            step=step,
            seat=seen.seat,
            key=seen.key,
            prompt=self.shown.rules.prompt(self.view, seen, lang),
            options=[
                OptionView(
                    key,
                    *title(option, asked, lang),
                    things,
                    printed,
                    dear(option, asked),
                    option.ends,
                )
                for key, option, things, printed in frame.options
            ],
            why=seen.why,
            mine=True,
            min=seen.min,
            max=seen.max,
            closed=self._shut(frame.closed, lang) if frame.closed else [],
            about=frame.about,
            window=frame.window,
            strikes=frame.strikes,
        )

    def hint(self, step: int, lang: Lang) -> DecisionView:
        """For those who are not asked: who is, and what; in a game with secrets only in general."""
        seen, about = self.seen, self.seen.about if self.shown.is_open else None
        bare = Decision(seen.seat, seen.key, (), seen.why, seen.min, seen.max, about)
        prompt = self.shown.rules.prompt(self.view, bare, lang)
        strikes = self.shown.strikes(self.asked) if self.shown.is_open else []
        return DecisionView(
            step, seen.seat, seen.key, prompt, [], seen.why, mine=False, strikes=strikes
        )

    def _shut(self, closed: Sequence[Shut], lang: Lang) -> list[ClosedView]:
        """The closed options; their explanation is left out where the name alone tells them
        apart.
        """
        labels = [self.shown.title(each.option, self.asked, lang) for _, each, _ in closed]
        names = [label.name for label in labels]
        found = []
        for (key, each, things), (name, text) in zip(closed, labels, strict=True):
            why, reason = each.why, each.text(lang)
            if names.count(name) == 1:
                found.append(ClosedView(key, name, why, "", things, reason=reason))
            else:
                printed = each.option.explained_at
                found.append(ClosedView(key, name, why, text, things, printed, reason))
        return found


Shut = tuple[str, Closed, list[str]]
"""A closed option: its key, and the things that it stands for."""


class Frame(NamedTuple):
    """What a question is in every language: of each option its key, the things that it stands for,
    and where the content explains it; what it is about; of which kind of window it is; the attacks
    that it is about.
    """

    options: list[tuple[str, AnyOption, list[str], str]]
    closed: list[Shut]
    about: list[str]
    window: str
    strikes: list[StrikeView]


def frame_of(shown: ShownGame[S], asked: Asked[S]) -> Frame:
    """The frame of a question."""
    seen, things = asked.decision, shown.things
    keys = option_keys(seen.options)
    closed = option_keys([each.option for each in seen.closed]) if seen.closed else []
    return Frame(
        [
            (key, option, things(option, asked), option.explained_at)
            for key, option in zip(keys, seen.options, strict=True)
        ],
        [
            (key, each, things(each.option, asked))
            for key, each in zip(closed, seen.closed, strict=True)
        ],
        seen.about.things(asked) if isinstance(seen.about, Thing) else [],
        shown.window(seen) if is_window(seen) else "",
        shown.strikes(asked),
    )


# --- Comparing ------------------------------------------------------------------------------------


def shown_of(rules: GameRules[S]) -> ShownGame[S] | None:
    """A game of the package as people see it; None for a game that nobody is shown."""
    return game_of(rules).shown if rules.id in game_names() else None


def appearance(shown: ShownGame[S], state: S, decisions: Sequence[Decision]) -> list[bytes]:
    """Everything that people get of a table as it stands, as it travels: the view of every seat and
    of those who watch, and the open questions with all their words in both languages.
    """
    return [*views_of(shown, state), *questions_of(shown, state, decisions)]


def views_of(shown: ShownGame[S], state: S) -> list[bytes]:
    """The view of those who watch, then of each seat where they differ."""
    seats = () if shown.is_open else range(shown.rules.seats(state))
    found = shown.present_each(shown.views(state), [(), *((seat,) for seat in seats)])
    return [msgspec.json.encode(each) for each in found]


def questions_of(shown: ShownGame[S], state: S, decisions: Sequence[Decision]) -> list[bytes]:
    """The questions as those read them who are asked, at a web table and in a terminal."""
    found: list[bytes] = []
    for decision in decisions:
        view, seen = shown.see(state, decision)
        question = Question(shown, view, seen)
        for lang in LANGUAGES:
            labels = [shown.rules.label(view, seen, each, lang) for each in seen.options]
            found += map(msgspec.json.encode, (question.ask(0, lang), labels))
    return found


def difference(mine: Sequence[bytes], other: Sequence[bytes]) -> str:
    """Where one appearance first differs from another; empty if they are the same."""
    if mine == other:
        return ""
    here, there = (list(map(msgspec.json.decode, some)) for some in (mine, other))
    return next(_differences(here, there), "")


def _differences(mine: object, other: object, path: str = "") -> Iterator[str]:
    if type(mine) is type(other) is dict and mine.keys() == other.keys():
        for key in mine:
            yield from _differences(mine[key], other[key], f"{path}.{key}")
    elif type(mine) is type(other) is list and len(mine) == len(other):
        for number, pair in enumerate(zip(mine, other, strict=True)):
            yield from _differences(*pair, f"{path}.{number}")
    elif type(mine) is not type(other) or mine != other:
        yield f"{path.lstrip('.')}: {mine!r} became {other!r}"


EventField: TypeAlias = bool | int | str | list[int | str]
"""What stands in a field of an event."""


def event_fields(event: AnyEvent) -> dict[str, EventField]:
    """The values of an event, for animation."""
    found: dict[str, EventField] = {}
    for field in field_names(event):
        if field not in UNSENT:
            value = getattr(event, field)
            found[field] = list(value) if isinstance(value, tuple) else value
    return found
