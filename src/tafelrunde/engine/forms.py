"""Forms: what a table of a file may hold; anything else is refused with the nearest valid name."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from difflib import get_close_matches
from typing import Final

from tafelrunde.engine.errors import BadScenario
from tafelrunde.engine.seeds import MOST, is_keyed, is_seed
from tafelrunde.engine.shapes import FLAG, TEXT, Shape, shape_of, shaped
from tafelrunde.engine.shapes import Form as Form

MANY: Final = 999
"""No pile, track or supply of tokens needs more."""

MOST_THINGS: Final = 9_999
"""No list is longer, and no table has more cards."""


def nearest(name: str, known: Collection[str]) -> str:
    """A hint to the nearest valid name, as a sentence; empty if nothing is near."""
    found = get_close_matches(name, [each for each in known if each], 1, 0.5)
    return f" Did you mean {found[0]!r}?" if found else ""


def known(name: str, names: Collection[str]) -> str:
    """What there is instead, and which of it may be meant."""
    return f"there are {', '.join(names)}.{nearest(name, names)}"


def described(value: object) -> str:
    """What stands there instead, in few words."""
    if isinstance(value, Mapping):
        return "a table"
    return "a list" if isinstance(value, list | tuple) else repr(value)


def check_keys(keys: Iterable[str], known: Collection[str], where: str) -> None:
    """Refuse a key that nothing reads."""
    for key in keys:
        if key not in known:
            raise BadScenario(f"{where} has no key {key!r}.{nearest(key, known)}")


def whole(least: int = 0, most: int = MANY) -> Form:
    """A whole number within bounds."""

    @shaped(Shape("number", least, most))
    def look(value: object, where: str) -> None:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise BadScenario(
                f"{where} must be a whole number from {least} to {most}, not {described(value)}."
            )

    return look


def whole_of(known: Collection[int], what: str) -> Form:
    """A number of one of some things."""

    @shaped(Shape("number", min(known, default=0), max(known, default=0)))
    def look(value: object, where: str) -> None:
        if isinstance(value, bool) or value not in known:
            numbers = ", ".join(map(str, sorted(known)))
            raise BadScenario(
                f"{where} must be a {what}, not {described(value)}; there are {numbers}."
            )

    return look


@shaped(FLAG)
def flag(value: object, where: str) -> None:
    """True or false."""
    if not isinstance(value, bool):
        raise BadScenario(f"{where} must be true or false, not {described(value)}.")


@shaped(TEXT)
def text(value: object, where: str) -> None:
    """Any words."""
    if not isinstance(value, str):
        raise BadScenario(f"{where} must be text, not {described(value)}.")


def one_of(words: Collection[str]) -> Form:
    """One of a few words."""

    @shaped(Shape("word", words=tuple(words)))
    def look(value: object, where: str) -> None:
        text(value, where)
        if value not in words:
            raise BadScenario(f"{where} cannot be {value!r}; {known(str(value), words)}")

    return look


def each(form: Form, most: int = MOST_THINGS) -> Form:
    """A list of things of one form."""

    @shaped(Shape("list", 0, most, inner=(shape_of(form),)))
    def look(value: object, where: str) -> None:
        if not isinstance(value, list | tuple):
            raise BadScenario(f"{where} must be a list, not {described(value)}.")
        if len(value) > most:
            raise BadScenario(f"{where} must be at most {most} things, not {len(value)}.")
        for item in value:
            form(item, where)

    return look


def exactly(number: int, form: Form) -> Form:
    """A list of so many things of one form."""

    every = each(form)

    @shaped(Shape("list", number, number, inner=(shape_of(form),)))
    def look(value: object, where: str) -> None:
        every(value, where)
        assert isinstance(value, list | tuple)
        if len(value) != number:
            raise BadScenario(f"{where} must be {number} things, not {len(value)}.")

    return look


def in_order(*forms: Form) -> Form:
    """A list of just these things, each in a form of its own."""
    all_there = exactly(len(forms), anything)

    @shaped(Shape("row", inner=tuple(map(shape_of, forms))))
    def look(value: object, where: str) -> None:
        all_there(value, where)
        assert isinstance(value, list | tuple)
        for form, item in zip(forms, value, strict=True):
            form(item, where)

    return look


def anything(value: object, where: str) -> None:
    """Whatever stands there."""


def maybe(form: Form) -> Form:
    """Nothing, or something in a form."""

    @shaped(shape_of(form))
    def look(value: object, where: str) -> None:
        if value is not None:
            form(value, where)

    return look


def named(form: Form, of: str = "name", *, lasting: bool = False) -> Form:
    """A table with any keys and things of one form; `of` says what the keys are, and `lasting` that
    none comes that was not there at the start.
    """

    @shaped(Shape("names", inner=(shape_of(form),), of=of, lasting=lasting))
    def look(value: object, where: str) -> None:
        if not isinstance(value, Mapping):
            raise BadScenario(f"{where} must be a table, not {described(value)}.")
        for key, item in value.items():
            form(item, f"{where}.{key}")

    return look


def numbered(form: Form, of: str = "number") -> Form:
    """A table with numbers as keys and things of one form."""
    things = named(form, of)

    @shaped(shape_of(things))
    def look(value: object, where: str) -> None:
        things(value, where)
        assert isinstance(value, Mapping)
        for key in value:
            if not str(key).isdecimal() or len(str(key)) > 9:
                raise BadScenario(f"{where} has no key {key!r}; its keys are numbers.")

    return look


def table(forms: Mapping[str, Form], needs: Iterable[str] = ()) -> Form:
    """A table with known keys, some of which must be there."""
    needs = tuple(needs)
    shape = Shape("table", keys={key: shape_of(form) for key, form in forms.items()}, needs=needs)

    @shaped(shape)
    def look(value: object, where: str) -> None:
        if not isinstance(value, Mapping):
            raise BadScenario(f"{where} must be a table, not {described(value)}.")
        check_keys(value, forms, where)
        for key in needs:
            if key not in value:
                raise BadScenario(f"{where} needs the key {key!r}.")
        for key, item in value.items():
            forms[key](item, f"{where}.{key}")

    return look


def whole_table(forms: Mapping[str, Form]) -> Form:
    """A table with known keys, all of which must be there."""
    return table(forms, forms)


def either(word: Form, other: Form) -> Form:
    """A word in one form, or something else in another."""

    @shaped(Shape("either", inner=(shape_of(word), shape_of(other))))
    def look(value: object, where: str) -> None:
        (word if isinstance(value, str) else other)(value, where)

    return look


# --- What saved tables of all games hold ----------------------------------------------------------

CARD: Final = whole(0, MOST_THINGS - 1)
"""A card, by its number."""

CARDS: Final = each(CARD)


LONGEST: Final = 78
"""The longest number of a stream has so many digits."""


@shaped(Shape("number", 0, MOST))
def seed(value: object, where: str) -> None:
    """The seed of a new game."""
    if not isinstance(value, int) or isinstance(value, bool) or not is_seed(value):
        raise BadScenario(
            f"{where} must be a whole number from 0 to {MOST}, or a seed that was drawn, "
            f"not {described(value)}."
        )


def chance(streams: int) -> Form:
    """So many numbers of chance, written as text because they are too long for other programs."""

    @shaped(Shape("list", streams, streams, inner=(TEXT,)))
    def look(value: object, where: str) -> None:
        if (
            not isinstance(value, list | tuple)
            or len(value) != streams
            or not all(map(_long, value))
        ):
            raise BadScenario(f"{where} must be {streams} long numbers.")

    return look


def _long(value: object) -> bool:
    """Whether this is the number of a stream, as text."""
    if not isinstance(value, str) or not (value.isascii() and value.isdecimal()):
        return False
    return len(value) <= LONGEST and (int(value) <= MOST or is_keyed(int(value)))
