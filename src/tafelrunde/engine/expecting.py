"""Expectations: what a scenario file says must hold, compared with the facts of a table.

Only what is named is compared. A thing with an id may be expected by its id alone, or as a table of
those of its values that matter.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from tafelrunde.engine.errors import BadScenario
from tafelrunde.engine.forms import check_keys, nearest
from tafelrunde.engine.games import Data

Names = Mapping[str, Collection[str]]
"""Key of a fact → the names it may hold; keys that are not listed hold anything."""


class Beginning(list[Any]):
    """A fact of which an expectation names the first things only, or just the first."""


class End(list[Any]):
    """A fact of which an expectation names the last things only, or just the last."""


def check_names(expected: Any, names: Names, key: str = "") -> None:
    """Refuse a name that no fact of that key could ever hold."""
    if isinstance(expected, Mapping):
        for inner, value in expected.items():
            check_names(value, names, key if inner == "id" else inner)
    elif isinstance(expected, list):
        for value in expected:
            check_names(value, names, key)
    elif isinstance(expected, str) and expected and expected not in names.get(key, (expected,)):
        hint = nearest(expected, names[key])
        raise BadScenario(f"expect.{key} cannot hold {expected!r}.{hint}")


def check_known(expected: Any, actual: Any, where: str = "expect") -> None:
    """Refuse a key that is no fact of the table."""
    if isinstance(expected, Mapping) and isinstance(actual, Mapping):
        check_keys(expected, actual, where)
        for key, value in expected.items():
            check_known(value, actual[key], f"{where}.{key}")


def difference(expected: Any, actual: Any, where: str = "") -> str:
    """The first difference, as "expected … but …"; empty if everything named holds."""
    if isinstance(expected, str) and isinstance(actual, Mapping) and "id" in actual:
        return difference(expected, actual["id"], where)
    if isinstance(expected, Mapping) and isinstance(actual, Mapping):
        return _of_tables(expected, actual, where)
    if isinstance(actual, Beginning | End):
        wanted = expected if isinstance(expected, list) else [expected]
        n = len(wanted)
        part = actual[:n] if isinstance(actual, Beginning) else actual[len(actual) - n :]
        return _of_lists(wanted, list(part), where)
    if isinstance(expected, list) and isinstance(actual, list):
        return _of_lists(expected, actual, where)
    if type(expected) is type(actual) and expected == actual:
        return ""
    return f"{where}: expected {_shown(expected)} but it is {_shown(actual)}"


def _of_tables(expected: Mapping[str, Any], actual: Mapping[str, Any], where: str) -> str:
    for key, value in expected.items():
        inner = f"{where}.{key}" if where else key
        check_keys([key], actual, f"expect.{where}" if where else "expect")
        if found := difference(value, actual[key], inner):
            return found
    return ""


def _of_lists(expected: Sequence[Any], actual: Sequence[Any], where: str) -> str:
    pairs = enumerate(zip(expected, actual, strict=False), 1)
    inner = [difference(one, other, f"{where}, number {n}") for n, (one, other) in pairs]
    if len(expected) != len(actual) or any(
        found and not isinstance(expected[n], Mapping) for n, found in enumerate(inner)
    ):
        return f"{where}: expected {_shown(expected)} but it is {_shown(actual)}"
    return next(filter(None, inner), "")


def _shown(value: Any) -> str:
    """A value as a reader of scenario files would write it."""
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return f'"{value}"'
        case Mapping():
            if "id" in value:
                return _shown(value["id"])
            return "{" + ", ".join(f"{key} = {_shown(each)}" for key, each in value.items()) + "}"
        case Sequence():
            return "[" + ", ".join(_shown(each) for each in value) + "]"
        case _:
            return str(value)


# --- Events ---------------------------------------------------------------------------------------


def kind_of(event: type) -> str:
    """The name of a kind of event: EnemyKilled is enemy_killed."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", event.__name__).lower()


def event_data(event: Any) -> Data:
    """An event as plain data, with its kind."""
    assert is_dataclass(event)
    data = {field.name: getattr(event, field.name) for field in fields(event)}
    return {"kind": kind_of(type(event))} | {
        key: list(value) if isinstance(value, tuple) else value for key, value in data.items()
    }


def check_events(expected: Sequence[Data], kinds: Mapping[str, Collection[str]]) -> None:
    """Refuse events of an unknown kind or with unknown values."""
    for event in expected:
        kind = event.get("kind")
        if not isinstance(kind, str):
            raise BadScenario("Every event is a table with a 'kind'.")
        if kind not in kinds:
            raise BadScenario(f"There is no event {kind!r}.{nearest(kind, kinds)}")
        for key in event:
            if key not in (*kinds[kind], "kind"):
                hint = nearest(key, kinds[kind])
                raise BadScenario(f"The event {kind} has no value {key!r}.{hint}")


def missing_event(expected: Sequence[Data], happened: Sequence[Data]) -> Data | None:
    """The first expected event that did not happen after the one before it."""
    rest = iter(happened)
    for event in expected:
        if not any(not difference(event, other) for other in rest):
            return event
    return None
