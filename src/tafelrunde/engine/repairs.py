"""Repairs: the words by which the host of a table puts a position right.

`set time to 3` changes a value, `put lunge in heroes.fengray.hand` brings a card to a pile. Places,
piles and things are called as in scenario files (`docs/scenarios.md`). A repair is one step of the
game: it is saved, taken back and played again like an answer.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final, Protocol, TypeAlias, TypeVar

import msgspec

from tafelrunde.engine.errors import BadRepair, BadScenario, TafelrundeError
from tafelrunde.engine.forms import Form, flag, nearest, one_of
from tafelrunde.engine.games import GameRules
from tafelrunde.engine.registry import game_of

S = TypeVar("S")
T = TypeVar("T")
S_in = TypeVar("S_in", contravariant=True)
MOST_WORDS: Final = 40
"""So many changes make one repair; whoever needs more opens another game."""
LONGEST: Final = 120
SET: Final = re.compile(r"set\s+(\S+)\s+to\s+(\S+)", re.IGNORECASE)
PUT: Final = re.compile(r"put\s+(\S+)\s+(?:from\s+(\S+)\s+)?in(?:to)?\s+(\S+)", re.IGNORECASE)
WHOLE: Final = re.compile(r"-?[0-9]{1,9}")
EXAMPLES: Final = "'set VALUE to …', 'put CARD in PILE' or 'put CARD from PILE in PILE'"

Path: TypeAlias = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Set:
    """A value changes: `set heroes.fengray.focus to 3`."""

    place: Path
    value: int | bool | str


@dataclass(frozen=True, slots=True)
class Put:
    """A card comes to the top of a pile: `put dagger from heroes.kraehe.hand in box`."""

    card: str
    pile: Path
    source: Path = ()


Change: TypeAlias = Set | Put


class Repairs(Protocol[S_in]):
    """What a game offers so that its positions can be repaired."""

    def apply(self, state: S_in, changes: Sequence[Change]) -> None:
        """Change the state; raises an error of ours if a word does not fit."""

    def openly(self, state: S_in, changes: Sequence[Change]) -> list[Change]:
        """Change the state as `apply` does, and return the changes with the pile from which each
        card comes; raises an error of ours for a card that does not lie open, wherever it is.
        """

    def offers(self, state: S_in) -> Offers:
        """What can be changed now, for a panel that helps."""


def repaired(rules: GameRules[S], state: S, words: Sequence[str]) -> S:
    """A copy of the state with these changes; raises `BadRepair`, and the state is as it was."""
    changed = rules.clone(state)
    changes = read_words(words)
    try:
        game_of(rules).repairs.apply(changed, changes)
        return rules.load(rules.dump(changed))
    except TafelrundeError as trouble:
        raise BadRepair(str(trouble)) from trouble
    except Exception as trouble:  # whatever it is, such a position cannot be saved or played
        raise BadRepair(f"Such a position cannot be ({trouble}).") from trouble


def worded_openly(rules: GameRules[S], state: S, words: Sequence[str]) -> tuple[str, ...]:
    """These words, each with the open pile from which a card comes. Raises `BadRepair` for a card
    that does not lie open: nothing that is hidden decides what whoever asks is told.
    """
    changes = read_words(words)
    try:
        found = game_of(rules).repairs.openly(rules.clone(state), changes)
    except TafelrundeError as trouble:
        raise BadRepair(str(trouble)) from trouble
    except Exception as trouble:  # what it is might tell what lies where
        raise BadRepair("Such a position cannot be.") from trouble
    asked = zip(words, changes, found, strict=True)
    return tuple(line.strip() if new == old else _written(new) for line, old, new in asked)


def read_words(words: Sequence[str]) -> list[Change]:
    """The changes in some lines; raises `BadRepair` for what nobody understands."""
    if not 0 < len(words) <= MOST_WORDS:
        raise BadRepair(f"A repair has 1 to {MOST_WORDS} changes.")
    return [_read(line) for line in words]


def _read(line: str) -> Change:
    plain = line.strip()
    if len(plain) > LONGEST or not plain.isprintable():
        raise BadRepair(f"A change has at most {LONGEST} letters in one line.")
    if found := SET.fullmatch(plain):
        return Set(_path(found[1]), _value(found[2]))
    if found := PUT.fullmatch(plain):
        return Put(found[1], _path(found[3]), _path(found[2]) if found[2] else ())
    raise BadRepair(f"{plain!r} is not understood; say {EXAMPLES}.")


def _written(change: Change) -> str:
    """A change in one line."""
    if isinstance(change, Set):
        return f"set {'.'.join(change.place)} to {change.value}"
    source = f"from {'.'.join(change.source)} " if change.source else ""
    return f"put {change.card} {source}in {'.'.join(change.pile)}"


def _path(text: str) -> Path:
    return tuple(text.split("."))


def _value(text: str) -> int | bool | str:
    if text in ("true", "false"):
        return text == "true"
    return int(text) if WHOLE.fullmatch(text) else text.strip("\"'")


# --- What can be changed --------------------------------------------------------------------------


class ValueOffer(msgspec.Struct, omit_defaults=True):
    """A value that words can set: where it stands, and what it is now."""

    place: str
    value: bool | int | str
    choices: list[str] = []  # the words that fit; of numbers none


class Offers(msgspec.Struct):
    """What words can change: each value with what it is now, the cards, where they can lie, and in
    which pile each one `lies` that everybody sees.
    """

    values: list[ValueOffer]
    cards: list[str]  # or "top from …" for the top card of a face-down pile
    piles: list[str]
    lies: dict[str, str]  # "lunge#12" in "heroes.fengray.hand"


# --- What games say of their things ---------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Value:
    """A value that can be set: what it is now, what it may be, and how it is written."""

    now: int | bool | str
    form: Form
    write: Callable[[Any], None]  # what its form has let through
    choices: Sequence[str] = ()
    offered: bool = True  # in a panel; others are known to those who read the handbook


def narrowed(value: Value, choices: Sequence[str]) -> Value:
    """The same value, but only some words fit."""
    return replace(value, form=one_of(choices), choices=choices)


def fixed(value: Value, sentence: str) -> Value:
    """A value that nobody can change at present, and the reason."""

    def refuse(_: object) -> None:
        raise BadScenario(sentence)

    return replace(value, write=refuse, offered=False)


def followed(value: Value, follows: Callable[[], None]) -> Value:
    """The same value; something follows when it is set."""

    def write(chosen: object) -> None:
        value.write(chosen)
        follows()

    return replace(value, write=write)


def toggles(
    key: str,
    things: Mapping[str, T],
    there: Callable[[T], bool],
    come: Callable[[T], object],
    go: Callable[[T], object],
    *,
    always: bool = True,
) -> dict[str, Value]:
    """Whether each of some things is there, how it comes and how it goes: `islands.hen_inis`. If
    not `always`, a panel offers only those that are there.
    """

    def write(thing: T, now: bool, wanted: bool) -> None:
        if wanted != now:
            (come if wanted else go)(thing)

    found: dict[str, Value] = {}
    for name, thing in things.items():
        now = there(thing)
        put = partial(write, thing, now)
        found[f"{key}.{name}"] = Value(now, flag, put, offered=always or now)
    return found


def under(where: str, values: Mapping[str, Value]) -> dict[str, Value]:
    """The values of a part, with what stands before their names."""
    return {f"{where}{name}": value for name, value in values.items()}


def set_value(values: Mapping[str, Value], change: Set) -> None:
    """Give a value; raises `BadScenario` if there is none of that name, or it cannot be that."""
    where = ".".join(change.place)
    if where not in values:
        offered = [name for name, value in values.items() if value.offered]
        raise BadScenario(f"There is no value {where!r} to set.{nearest(where, offered)}")
    values[where].form(change.value, where)
    values[where].write(change.value)


def value_offers(values: Mapping[str, Value]) -> list[ValueOffer]:
    """The values for a panel; words come with their choices."""
    return [
        ValueOffer(place, value.now, list(value.choices))
        for place, value in values.items()
        if value.offered
    ]


def called(things: Mapping[str, T], name: str, what: str) -> T:
    """The thing of that name; raises `BadScenario` if there is none."""
    if name not in things:
        raise BadScenario(f"There is no {what} called {name!r}.{nearest(name, things)}")
    return things[name]
