"""Expectations: what a scenario file says must hold, compared with the facts of a table.

Only what is named is compared. A thing with an id may be expected by its id alone, or as a table of
those of its values that matter. Instead of a value a table of conditions may stand, such as
`{ at_least = 3 }` for a number or `{ any_order = [...] }` for cards.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from tafelrunde.engine.errors import BadScenario
from tafelrunde.engine.forms import Form, anything, check_keys, each, nearest, whole
from tafelrunde.engine.shapes import ANYTHING, Shape

Names = Mapping[str, Collection[str]]
"""Key of a fact → the names it may hold; keys that are not listed hold anything."""

FAR: Final = 1_000_000_000
BOUND: Final = whole(-FAR, FAR)
OF_NUMBERS: Final[dict[str, Form]] = {"at_least": BOUND, "at_most": BOUND}
OF_LISTS: Final[dict[str, Form]] = {
    "any_order": each(anything),
    "contains": anything,
    "lacks": anything,
    **OF_NUMBERS,
}
"""The conditions; of a list, `at_least` and `at_most` say how many things are in it."""


class Beginning(list[object]):
    """A fact of which an expectation names the first things only, or just the first."""


class End(list[object]):
    """A fact of which an expectation names the last things only, or just the last."""


class _Nothing:
    """Stands for a fact that is not there."""


NOTHING: Final = _Nothing()

# --- Before the game ------------------------------------------------------------------------------


def check_names(expected: object, names: Names, key: str = "") -> None:
    """Refuse a name that no fact of that key could ever hold."""
    if isinstance(expected, Mapping):
        for inner, value in expected.items():
            check_names(value, names, key if inner in ("id", *OF_LISTS) else inner)
    elif isinstance(expected, list):
        for value in expected:
            check_names(value, names, key)
    elif isinstance(expected, str) and expected and expected not in names.get(key, (expected,)):
        hint = nearest(expected, names[key])
        raise BadScenario(f"expect.{key} cannot hold {expected!r}.{hint}")


def check_known(expected: object, shape: Shape, start: object, where: str = "expect") -> None:
    """Refuse a key that can never be a fact of the table, which began with the facts `start`."""
    if isinstance(expected, list):
        for thing in expected if shape.kind == "list" else ():
            check_known(thing, shape.inner[0], NOTHING, where)
    elif isinstance(expected, Mapping):
        _check_keys(expected, shape, start, where)


def _check_keys(expected: Mapping[str, object], shape: Shape, start: object, where: str) -> None:
    there = start if isinstance(start, Mapping) else {}
    match shape.kind:
        case "table":
            check_keys(expected, shape.keys, where)
            for key, value in expected.items():
                check_known(value, shape.keys[key], there.get(key, NOTHING), f"{where}.{key}")
        case "names":
            if shape.lasting:
                check_keys(expected, there, where)
            for key, value in expected.items():
                check_known(value, shape.inner[0], there.get(key, NOTHING), f"{where}.{key}")
        case "either":
            _check_keys(expected, shape.inner[1], start, where)
        case _:
            check_conditions(expected, shape, where)


def check_conditions(expected: object, shape: Shape, where: str) -> None:
    """Refuse conditions that make no sense for a value of this shape."""
    if not isinstance(expected, Mapping) or shape is ANYTHING:
        return
    known = {"number": OF_NUMBERS, "list": OF_LISTS, "row": OF_LISTS}.get(shape.kind, {})
    for key in OF_LISTS:
        if key in expected and key not in known:
            holds = "numbers and lists" if key in OF_NUMBERS else "lists"
            raise BadScenario(f"{key!r} is said of {holds}, not of {where}.")
    check_keys(expected, known, where)
    inner = shape.inner[0] if shape.kind == "list" else ANYTHING
    for key, value in expected.items():
        known[key](value, f"{where}.{key}")
        check_known(_listed(value), Shape("list", inner=(inner,)), NOTHING, where)


# --- After it -------------------------------------------------------------------------------------


def differences(expected: object, actual: object, where: str = "") -> list[str]:
    """Every difference, each as "expected … but …"; none if everything named holds."""
    if isinstance(actual, Mapping):
        if isinstance(expected, Mapping):
            return _of_tables(expected, actual, where)
        if isinstance(expected, str) and (name := actual.get("id", actual.get("card"))) is not None:
            return differences(expected, name, where)
    if isinstance(actual, Beginning | End):
        return differences(expected, _end_of(actual, expected), where)
    if isinstance(expected, Mapping) and expected and expected.keys() <= OF_LISTS.keys():
        return [found for pair in expected.items() if (found := _failed(*pair, actual, where))]
    if isinstance(expected, list) and isinstance(actual, list):
        return _of_lists(expected, actual, where)
    if type(expected) is type(actual) and expected == actual:
        return []
    return [f"{where}: expected {as_written(expected)} but {_found(actual)}"]


def _end_of(actual: Beginning | End, expected: object) -> object:
    """As much of a list as is expected; a single thing is not expected as a list."""
    wanted = expected.get("any_order", actual) if isinstance(expected, Mapping) else expected
    n = len(wanted) if isinstance(wanted, list) else 1
    part = list(actual[:n] if isinstance(actual, Beginning) else actual[max(0, len(actual) - n) :])
    return part[0] if part and not isinstance(wanted, list) else part


def _of_tables(
    expected: Mapping[str, object], actual: Mapping[str, object], where: str
) -> list[str]:
    found: list[str] = []
    for key, value in expected.items():
        inner = f"{where}.{key}" if where else key
        found += differences(value, actual.get(key, NOTHING), inner)
    return found


def _of_lists(expected: Sequence[object], actual: Sequence[object], where: str) -> list[str]:
    pairs = enumerate(zip(expected, actual, strict=False), 1)
    inner = [differences(one, other, f"{where}, number {n}") for n, (one, other) in pairs]
    if len(expected) != len(actual) or any(
        found and not isinstance(expected[n], Mapping) for n, found in enumerate(inner)
    ):
        return [f"{where}: expected {as_written(expected)} but {_found(actual)}"]
    return [line for found in inner for line in found]


# --- Conditions -----------------------------------------------------------------------------------


def _failed(condition: str, wanted: object, actual: object, where: str) -> str:
    """What is wrong with a condition; empty if it holds."""
    if condition in OF_NUMBERS and isinstance(wanted, int):
        return _out_of_bounds(condition, wanted, actual, where)
    wanted, there = _listed(wanted), actual if isinstance(actual, list) else []
    alone = _without_partner(wanted, there)
    match condition:
        case "any_order":
            holds = actual is there and not alone and len(wanted) == len(there)
            told = f"{as_written(wanted)} in any order"
        case "contains":
            holds = actual is there and not alone
            told = f"that it contains {as_written(alone)}"
        case _:
            present = [one for one in wanted if not _without_partner([one], there)]
            holds = actual is there and not present
            told = f"that it lacks {as_written(present)}"
    return "" if holds else f"{where}: expected {told} but {_found(actual)}"


def _out_of_bounds(condition: str, bound: int, actual: object, where: str) -> str:
    number = len(actual) if isinstance(actual, list) else actual
    if type(number) is int and (number >= bound if condition == "at_least" else number <= bound):
        return ""
    told = f"there are {len(actual)}" if isinstance(actual, list) else _found(actual)
    return f"{where}: expected {condition.replace('_', ' ')} {bound} but {told}"


def _listed(value: object) -> list[object]:
    return value if isinstance(value, list) else [value]


def _without_partner(wanted: Sequence[object], actual: Sequence[object]) -> list[object]:
    """The wanted things for which none of the actual ones is left, however they are paired."""
    pairs: dict[int, int] = {}

    def pair(one: int, tried: set[int]) -> bool:
        for other, thing in enumerate(actual):
            if other not in tried and not differences(wanted[one], thing):
                tried.add(other)
                if other not in pairs or pair(pairs[other], tried):
                    pairs[other] = one
                    return True
        return False

    return [thing for number, thing in enumerate(wanted) if not pair(number, set())]


# --- Telling --------------------------------------------------------------------------------------


def _found(actual: object) -> str:
    return "there is none" if actual is NOTHING else f"it is {as_written(actual)}"


def as_written(value: object) -> str:
    """A value as a reader of scenario files would write it."""
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return f'"{value}"'
        case Mapping():
            if "id" in value:
                return as_written(value["id"])
            return (
                "{" + ", ".join(f"{key} = {as_written(each)}" for key, each in value.items()) + "}"
            )
        case Sequence():
            return "[" + ", ".join(as_written(each) for each in value) + "]"
        case _:
            return str(value)
