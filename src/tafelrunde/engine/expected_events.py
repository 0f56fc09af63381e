"""Events in scenario files: their kinds and values, and what must have happened or not."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass

from tafelrunde.engine.errors import BadScenario
from tafelrunde.engine.events import AnyEvent
from tafelrunde.engine.expecting import check_conditions, differences
from tafelrunde.engine.forms import nearest
from tafelrunde.engine.games import Data
from tafelrunde.engine.shapes import TEXT, Shape, shapes_of_fields

Events = Mapping[str, Mapping[str, Shape]]
"""Kind of event → its values by name, and what each can be."""


def events_below(base: type) -> Events:
    """The events of a game: all classes that are derived from its base."""
    kinds: list[type] = base.__subclasses__()
    return {kind_of(event): shapes_of_fields(event) for event in kinds}


def kind_of(event: type) -> str:
    """The name of a kind of event: EnemyKilled is enemy_killed."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", event.__name__).lower()


def event_data(event: AnyEvent) -> Data:
    """An event as plain data, with its kind."""
    assert is_dataclass(event)
    data = {field.name: getattr(event, field.name) for field in fields(event)}
    return {"kind": kind_of(type(event))} | {
        key: list(value) if isinstance(value, tuple) else value for key, value in data.items()
    }


def check_events(expected: Sequence[Data], kinds: Events) -> None:
    """Refuse events of an unknown kind or with unknown values."""
    for event in expected:
        kind = event.get("kind")
        if not isinstance(kind, str):
            raise BadScenario("Every event is a table with a 'kind'.")
        if kind not in kinds:
            raise BadScenario(f"There is no event {kind!r}.{nearest(kind, kinds)}")
        for key, value in event.items():
            if key not in ("kind", *kinds[kind]):
                hint = nearest(key, kinds[kind])
                raise BadScenario(f"The event {kind} has no value {key!r}.{hint}")
            check_conditions(value, kinds[kind].get(key, TEXT), f"{kind}.{key}")


def missing_events(expected: Sequence[Data], happened: Sequence[Data]) -> list[Data]:
    """The expected events that did not happen after those before them."""
    missing: list[Data] = []
    rest = list(happened)
    for event in expected:
        alike = [n for n, other in enumerate(rest) if not differences(event, other)]
        if alike:
            del rest[: alike[0] + 1]
        else:
            missing.append(event)
    return missing
