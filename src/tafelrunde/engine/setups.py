"""What players choose before a game, described once.

A game describes its set-up in its module `choices`, in its own words, and everybody reads it there:
the lobby, the terminal, the command line, the lab, and the check of what has been chosen. A set-up
travels as plain data (`{"characters": ["wolf", "bear"], "side": "b"}`); inside, the answer to every
question is a tuple with the ids of what was chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, wraps
from typing import ClassVar, Final, Literal, TypeVar

from tafelrunde.engine import forms
from tafelrunde.engine.content import Lang, Name
from tafelrunde.engine.errors import BadScenario, BadSetup
from tafelrunde.engine.games import SetupAnswer, SetupAnswers
from tafelrunde.engine.shapes import FLAG, Form, Shape, shape_of

Kind = Literal["one", "each", "some", "list", "flag", "seats"]
Words = Name | Callable[[Lang], str]
"""Something to read; a function where it is put together only when somebody reads it."""
Chosen = tuple[str, ...]

YES: Final = "yes"
NO: Final = "no"
ON: Final = (YES,)
OFF: Final = (NO,)

MOST_READ: Final = 200
"""So many set-ups are remembered; then all are forgotten."""

T = TypeVar("T")


def read_once(read: Callable[[object], T]) -> Callable[[object], T]:
    """Decorate how a game reads its set-up into a value that never changes: series of games begin
    thousands of times from the same data.
    """
    known: dict[str, T] = {}

    @wraps(read)
    def remembered(data: object) -> T:
        key = repr(data)
        found = known.get(key)
        if found is None:
            if len(known) >= MOST_READ:
                known.clear()
            found = known[key] = read(data)
        return found

    return remembered


def in_words(words: Words | None, lang: Lang) -> str:
    """What somebody reads; empty if there is nothing."""
    if words is None:
        return ""
    return words.text(lang) if isinstance(words, Name) else words(lang)


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that can be chosen."""

    id: str
    name: Name
    title: Name | None = None
    about: Words | None = None
    details: Words | None = None
    """More to read where there is room for it; instead of `about`."""
    why: str = ""
    """The rule behind it."""
    needs: str = ""
    """A choice of another question without which this one is not to be had; somebody who plays."""
    closed_by: str = ""
    """The rule that says so."""
    alias: str = ""
    """Another word for it on the command line."""
    hard: bool = False
    """Whether it makes the game harder."""

    @property
    def word(self) -> str:
        """What people type for it."""
        return self.id or self.alias


def yes_or_no(yes: Choice | None = None, *, usual: bool = False) -> list[Choice]:
    """The two choices of a flag, the usual one first."""
    yes = yes or Choice(YES, Name(de="ja", en="yes"))
    no = Choice(NO, Name(de="nein", en="no"))
    return [yes, no] if usual else [no, yes]


# --- Questions ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Field:
    """One question of the set-up; its answer stands in the data under its id."""

    kind: ClassVar[Kind]
    id: str
    name: Name
    question: Name
    choices: Sequence[Choice]
    more: bool = field(default=False, kw_only=True)
    """Seldom changed: nobody need be asked at once."""
    needs: str = field(default="", kw_only=True)
    """A choice of another question without which nobody need be asked."""
    offered: bool = field(default=True, kw_only=True)
    """Whether people are asked at all; files may answer all the same."""
    find: Callable[[str], object] | None = field(default=None, kw_only=True)
    """Finds a thing of the game by its id; raises `UnknownName`. Without it, the choices are all
    there is.
    """

    @cached_property
    def by_id(self) -> dict[str, Choice]:
        """The choices by their ids."""
        return {choice.id: choice for choice in self.choices}

    @cached_property
    def usual(self) -> Chosen:
        """What is chosen if nobody says anything."""
        return ()

    def read(self, value: object) -> Chosen:
        """The ids in plain data; raises `BadSetup` or `UnknownName`."""
        raise NotImplementedError

    def write(self, chosen: Chosen) -> SetupAnswer:
        """The answer as plain data."""
        return list(chosen)

    def known(self, value: object) -> str:
        """An id that there is."""
        if not isinstance(value, str):
            raise self.refusal("text", value)
        if value not in self.by_id:
            if self.find is None:
                words = forms.known(value, [each.word for each in self.choices])
                raise BadSetup(f"{self.where} cannot be {value!r}; {words}")
            self.find(value)
        return value

    def all_known(self, value: object) -> Chosen:
        """A list of ids that there are."""
        if not isinstance(value, list | tuple):
            raise self.refusal("a list", value)
        return tuple([self.known(each) for each in value])

    def refusal(self, wanted: str, value: object) -> BadSetup:
        """What should stand there instead of a value."""
        return BadSetup(f"{self.where} must be {wanted}, not {forms.described(value)}.")

    @property
    def where(self) -> str:
        """Where the answer stands."""
        return f"setup.{self.id}"

    @property
    def word(self) -> Shape:
        """What an id may be."""
        return Shape("word", words=tuple(filter(None, self.by_id)))

    @property
    def shape(self) -> Shape:
        """What plain data may be."""
        return Shape("list", inner=(self.word,))


@dataclass(frozen=True)
class One(Field):
    """One of the choices; the first is usual."""

    kind: ClassVar[Kind] = "one"

    @cached_property
    def usual(self) -> Chosen:
        return (self.choices[0].id,)

    def read(self, value: object) -> Chosen:
        return (self.known(value),)

    def write(self, chosen: Chosen) -> SetupAnswer:
        return chosen[0]

    @property
    def shape(self) -> Shape:
        return self.word


@dataclass(frozen=True)
class Each(Field):
    """One of the choices for each seat; the first is usual where none is given."""

    kind: ClassVar[Kind] = "each"

    def read(self, value: object) -> Chosen:
        return self.all_known(value)


@dataclass(frozen=True)
class Some(Field):
    """Any of the choices, usually none."""

    kind: ClassVar[Kind] = "some"

    @cached_property
    def form(self) -> Form:
        """A flag for each choice."""
        return forms.table(dict.fromkeys(self.by_id, forms.flag))

    def read(self, value: object) -> Chosen:
        self.form(value, self.where)
        assert isinstance(value, Mapping)
        return tuple(each for each in self.by_id if value.get(each))

    def write(self, chosen: Chosen) -> SetupAnswer:
        return dict.fromkeys(chosen, True)

    @property
    def shape(self) -> Shape:
        return shape_of(self.form)


@dataclass(frozen=True)
class Several(Field):
    """Any of the choices, usually all."""

    kind: ClassVar[Kind] = "list"

    @cached_property
    def usual(self) -> Chosen:
        return tuple(self.by_id)

    def read(self, value: object) -> Chosen:
        given = self.all_known(value)
        return tuple(each for each in self.by_id if each in given)


@dataclass(frozen=True)
class Flag(One):
    """Yes or no; the first is usual."""

    kind: ClassVar[Kind] = "flag"

    def read(self, value: object) -> Chosen:
        if not isinstance(value, bool):
            raise self.refusal("true or false", value)
        return ON if value else OFF

    def write(self, chosen: Chosen) -> SetupAnswer:
        return chosen == ON

    @property
    def shape(self) -> Shape:
        return FLAG


@dataclass(frozen=True)
class Seats(Field):
    """Who sits at the table, one for each seat, nobody twice."""

    kind: ClassVar[Kind] = "seats"
    players: Sequence[int] = field(kw_only=True)
    """How many seats there may be."""
    players_why: str = field(kw_only=True)
    once_why: str = field(kw_only=True)
    """The rule that lets nobody be played twice."""
    seated: Chosen = field(kw_only=True)
    """Who usually plays."""

    @cached_property
    def usual(self) -> Chosen:
        return self.seated

    def read(self, value: object) -> Chosen:
        return self.all_known(value)

    def check_number(self, players: int) -> None:
        """Refuse too few and too many."""
        if players not in self.players:
            fewest, most = min(self.players), max(self.players)
            sentence = f"There must be {fewest} to {most} players, not {players}."
            raise BadSetup(sentence, why=self.players_why)

    def check(self, seated: Chosen) -> None:
        """Refuse too few, too many, and the same twice."""
        self.check_number(len(seated))
        for each in seated:
            if seated.count(each) > 1:
                raise BadSetup(f"Nobody can be played twice: {each}.", why=self.once_why)


# --- The whole ------------------------------------------------------------------------------------


class Answers(dict[str, Chosen]):
    """What was chosen, by the id of the question; nobody's answer is the usual one."""

    def one(self, key: str) -> str:
        """The only choice."""
        return self[key][0]

    def is_on(self, key: str) -> bool:
        """Whether a flag is set."""
        return self[key] == ON


@dataclass(frozen=True)
class FirstGame:
    """What somebody plays who has never played: alone on every seat that no bot takes."""

    chosen: Mapping[str, Chosen]
    bots: tuple[int, ...] = ()
    """The seats that bots take."""
    seed: int | None = None
    """With which the first turn is known, for a game that teaches it."""


def nothing_more(answers: Answers) -> None:
    """For a game that has nothing more to check."""


@dataclass(frozen=True)
class SetupForm:
    """Everything that can be chosen before a game."""

    title: Name
    about: Name
    seats: Seats
    fields: Sequence[Field]
    first: FirstGame
    check_more: Callable[[Answers], None] = nothing_more
    """Refuses what only the game knows to be wrong; raises `BadSetup` with the rule."""

    @cached_property
    def by_id(self) -> dict[str, Field]:
        """Every question by its id, the seats first."""
        return {each.id: each for each in (self.seats, *self.fields)}

    @property
    def subject(self) -> Field | None:
        """The question whose answer names what is played: an adventure, an opponent."""
        found = (each for each in self.fields if isinstance(each, One) and not each.more)
        return next(found, None)

    def in_order(self) -> list[Field]:
        """The questions in the order in which people are asked one after the other: first what
        others need, then who plays, what concerns each seat, and at last what is seldom changed.
        """
        needed = {each.needs for each in self.by_id.values()}
        needed |= {each.needs for one in self.by_id.values() for each in one.choices}
        found = [each for each in self.by_id.values() if each.offered]

        def rank(one: Field) -> tuple[bool, ...]:
            if one.more:
                return (True,)
            is_needed = any(each.id in needed for each in one.choices if each.id)
            return False, isinstance(one, Each), one is self.seats, not is_needed

        return sorted(found, key=rank)

    # --- Plain data -------------------------------------------------------------------------------

    def read(self, data: object) -> Answers:
        """The answers in plain data; raises `BadSetup` for a wrong key or value, and `UnknownName`
        for a thing that the game does not have.
        """
        if not isinstance(data, Mapping):
            it = forms.described(data)
            raise BadSetup(f"The set-up cannot be read: setup must be a table, not {it}.")
        try:
            forms.check_keys(data, self.by_id, "setup")
            return Answers(
                (key, one.read(data[key]) if key in data else one.usual)
                for key, one in self.by_id.items()
            )
        except BadScenario as trouble:
            raise BadSetup(str(trouble)) from trouble

    def write(self, chosen: Mapping[str, Chosen]) -> SetupAnswers:
        """Answers as plain data."""
        return {key: self.by_id[key].write(each) for key, each in chosen.items()}

    def seated(self, data: object) -> list[str]:
        """Who sits on each seat."""
        return list(self.read(data)[self.seats.id])

    def line_up(self, data: object) -> tuple[list[str], str]:
        """Who sits on each seat, and what they play."""
        answers = self.read(data)
        what = answers.one(self.subject.id) if self.subject is not None else ""
        return list(answers[self.seats.id]), what

    @property
    def shape(self) -> Shape:
        """What plain data may be."""
        return Shape("table", keys={key: one.shape for key, one in self.by_id.items()})

    # --- Checking ---------------------------------------------------------------------------------

    def check(self, data: object) -> Answers:
        """The answers in plain data, if a game can begin with them; raises `BadSetup` with the
        rule that is broken.
        """
        answers = self.read(data)
        self.seats.check(answers[self.seats.id])
        for key, chosen in answers.items():
            for each in self._choices(key, chosen):
                if not self.has(each.needs, answers):
                    raise BadSetup(f"{each.id} needs {each.needs}.", why=each.closed_by)
        self.check_more(answers)
        return answers

    def _choices(self, key: str, chosen: Chosen) -> Iterable[Choice]:
        known = self.by_id[key].by_id
        return (known[each] for each in chosen if each in known)

    def has(self, needed: str, answers: Mapping[str, Chosen]) -> bool:
        """Whether what a choice or a question needs has been chosen."""
        if not needed:
            return True
        seats = self.seats
        if needed in seats.by_id:
            return needed in answers.get(seats.id, seats.usual)
        others = (each for each in self.fields if isinstance(each, One | Several))
        return any(needed in answers.get(each.id, each.usual) for each in others)

    def offers(self, key: str, answers: Mapping[str, Chosen]) -> list[Choice]:
        """The choices of a question that are to be had with what has been chosen."""
        return [each for each in self.by_id[key].choices if self.has(each.needs, answers)]
