"""Cards with other values than printed, in a process that has played nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass, replace

from tafelrunde.engine.errors import BadSetup
from tafelrunde.engine.registry import find_game


def overprint(game: str, values: Mapping[str, int]) -> None:
    """Give cards of a game other values, each by its path (`war_sword.actions.2.do.1.physical`). A
    card stays the thing that decks and boards know; what it is built from is made anew, because
    others may share it.
    """
    for path, value in values.items():
        card, *steps = path.split(".")
        printed = find_game(game).trials.printed(card)
        vars(printed).update(vars(_changed(printed, steps, value, card)))


def check_value(game: str, path: str) -> None:
    """Whether there is such a value; raises `BadSetup` or `UnknownCard`."""
    card, *steps = path.split(".")
    _changed(find_game(game).trials.printed(card), steps, 0, card)


def _changed(thing: object, steps: Sequence[str], value: int, where: str) -> object:
    """The same thing with another value at the end of a path; parts of a list count from 1."""
    if not steps:
        if type(thing) is not int:
            raise BadSetup(f"{where} is no number; {_parts(thing)}")
        return value
    step, *rest = steps
    inside = f"{where}.{step}"
    if isinstance(thing, tuple) and step.isdecimal() and 0 < int(step) <= len(thing):
        at = int(step) - 1
        return (*thing[:at], _changed(thing[at], rest, value, inside), *thing[at + 1 :])
    if is_dataclass(thing) and not isinstance(thing, type) and step in _names(thing):
        return replace(thing, **{step: _changed(getattr(thing, step), rest, value, inside)})
    raise BadSetup(f"{where} has no {step}; {_parts(thing)}")


def _parts(thing: object) -> str:
    """What a path may go on with."""
    if isinstance(thing, tuple):
        return f"there are 1 to {len(thing)}." if thing else "there is nothing."
    names = _names(thing)
    return f"there are {', '.join(names)}." if names else "there is nothing more."


def _names(thing: object) -> list[str]:
    return [each.name for each in fields(thing)] if is_dataclass(thing) else []
