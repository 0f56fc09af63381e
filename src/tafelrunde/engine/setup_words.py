"""A set-up as people type it on a command line, in the words of the game: `--characters wolf,bear`,
`--set board=hard`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from tafelrunde.engine.errors import BadSetup
from tafelrunde.engine.forms import known
from tafelrunde.engine.games import SetupAnswers
from tafelrunde.engine.setups import (
    NO,
    YES,
    Chosen,
    Each,
    Field,
    Flag,
    One,
    Seats,
    SetupForm,
    Several,
    Some,
)

LOT: Final = "lot"
"""The word for a seat whose player is drawn by lot."""
NONE: Final = "none"
OFF: Final = "no_"
"""Before a word: not this one, but whatever else is usual."""
FLAGS: Final = {"on": YES, "true": YES, "off": NO, "false": NO}

Given = dict[str, Chosen]
"""The answers that somebody has given, by the id of the question."""


# --- FIELD=VALUE ----------------------------------------------------------------------------------


def own_options(form: SetupForm, words: Sequence[str]) -> Iterator[str]:
    """Options that a game has itself, `--characters wolf,bear` or `--side=b`, as FIELD=VALUE; what
    is switched on needs no value.
    """
    left = list(words)
    while left:
        option = left.pop(0)
        if not option.startswith("--"):
            raise BadSetup(f"{option!r} belongs to no option.")
        word = option.removeprefix("--")
        if "=" not in word and left and not left[0].startswith("--"):
            word += f"={left.pop(0)}"
        elif isinstance(find_field(form, word.partition("=")[0]), Flag) and "=" not in word:
            word += f"={YES}"
        yield word


def given_from(form: SetupForm, words: Iterable[str]) -> Given:
    """The answers in words such as `side=b`; raises `BadSetup` or `UnknownName`."""
    found: Given = {}
    for word in words:
        key, sign, value = word.partition("=")
        field = find_field(form, key)
        if not sign:
            raise BadSetup(f"Say {field.id}=VALUE; {known('', typed(field))}")
        found[field.id] = answer_from(field, value)
    return found


def find_field(form: SetupForm, word: str) -> Field:
    """The question of that id."""
    key = plain(word)
    if key not in form.by_id:
        raise BadSetup(f"There is no {word!r} to set; {known(key, form.by_id)}")
    return form.by_id[key]


def answer_from(field: Field, text: str) -> Chosen:
    """The answer to a question, its parts between commas."""
    words = [word.strip() for word in text.split(",") if word.strip()]
    if isinstance(field, Some | Several):
        return _several(field, words)
    if not isinstance(field, One):
        return tuple(_id_of(field, word) for word in words)
    if len(words) > 1:
        raise BadSetup(f"{field.id} takes one value, not {len(words)}.")
    return (_id_of(field, words[0] if words else ""),)


def _several(field: Field, words: list[str]) -> Chosen:
    """Just these; or, where one is switched off, whatever is usual without it."""
    switched_off = [word for word in map(plain, words) if word.startswith(OFF)]
    chosen = set(field.usual) if switched_off else set[str]()
    for word in words if words != [NONE] else ():
        if plain(word) in switched_off:
            chosen.discard(_id_of(field, plain(word).removeprefix(OFF)))
        else:
            chosen.add(_id_of(field, word))
    return tuple(each for each in field.by_id if each in chosen)


def _id_of(field: Field, word: str) -> str:
    """The id that somebody means."""
    if isinstance(field, Seats) and word == LOT:
        return LOT
    for meant in (word, plain(word)):
        for choice in field.choices:
            if meant in (choice.id, choice.alias):
                return choice.id
    if isinstance(field, Flag) and word in FLAGS:
        return FLAGS[word]
    if field.find is not None:
        field.find(word)
        return word
    raise BadSetup(f"{field.id} cannot be {word!r}; {known(word, typed(field))}")


def plain(word: str) -> str:
    """People may write more-time for more_time."""
    return word.strip().replace("-", "_")


def typed(field: Field) -> list[str]:
    """What people can type for an answer."""
    return [choice.word for choice in field.choices]


# --- Words for several questions ------------------------------------------------------------------


def harder(form: SetupForm) -> Given:
    """The harder choice wherever there is one."""
    found: Given = {
        field.id: (choice.id,)
        for field in form.fields
        for choice in field.choices
        if choice.hard and isinstance(field, One | Each)
    }
    if not found:
        raise BadSetup("This game has no harder side.")
    return found


def switched(form: SetupForm, words: Iterable[str]) -> Given:
    """What is switched on by the word for a flag or a choice, or off by `no-` before it."""
    found: Given = {}
    switches = _switches(form)
    for word in map(plain, words):
        name = word.removeprefix(OFF) if word not in switches else word
        if name not in switches:
            raise BadSetup(f"There is no optional rule {word!r}; {known(name, switches)}")
        field, choice = switches[name]
        before = found.get(field.id, field.usual)
        found[field.id] = _set(field, choice, before, on=word == name)
    return found


def _switches(form: SetupForm) -> dict[str, tuple[Field, str]]:
    """Everything that can be switched on or off by a word."""
    found: dict[str, tuple[Field, str]] = {}
    for field in form.fields:
        if isinstance(field, Flag):
            found[field.id] = field, YES
        elif isinstance(field, Some | Several):
            found |= {choice.id: (field, choice.id) for choice in field.choices}
        found |= {each.alias: (field, each.id) for each in field.choices if each.hard}
    return found


def _set(field: Field, choice: str, before: Chosen, *, on: bool) -> Chosen:
    if isinstance(field, Some | Several):
        wanted = {*before, choice} if on else {*before} - {choice}
        return tuple(each for each in field.by_id if each in wanted)
    if isinstance(field, Flag):
        return (choice if on else NO,)
    return (choice,) if on else field.usual


# --- All together ---------------------------------------------------------------------------------


def data_from(form: SetupForm, given: Mapping[str, Chosen], seats: int = 0) -> SetupAnswers:
    """The answers as plain data, for so many seats if nobody is named; one word for each seat
    stands for all. What nobody would be asked cannot be answered either.
    """
    seats = len(given.get(form.seats.id, ())) or seats or len(form.seats.usual)
    answers = dict(given)
    for key, chosen in given.items():
        field = form.by_id[key]
        if not form.has(field.needs, given):
            raise BadSetup(f"{key} needs {field.needs}.")
        if isinstance(field, Each) and field.offered and len(chosen) == 1:
            answers[key] = chosen * seats
    return form.write(answers)
