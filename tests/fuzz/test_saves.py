"""Damaged saves are refused with an error of ours, whatever the damage."""

from __future__ import annotations

import copy
import hashlib
import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.engine.errors import DamagedSave, RuleTrouble, TafelrundeError
from tafelrunde.engine.records import Session, read_save
from tafelrunde.games.valskyrr.game import VALSKYRR
from tafelrunde.games.valskyrr.table import Game
from tests.kit.random_games import Dice, answer_all, positions_of

FUZZ = settings(settings.get_profile("fuzz"))


def saves() -> list[bytes]:
    """Games at several moments: at a checkpoint, between two, and in the final encounter."""
    found = []
    for seed, moment in ((3, 61), (6, 100), (107, 20), (2, 5)):
        *_, session = positions_of(seed, moment)
        found.append(session.save())
    return found


GOOD = saves()
VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 9),
    st.sampled_from([-(2**63), 2**63 - 1, 10**9, 10**30, 1e308, -0.5]),
    st.sampled_from(["", "x", "fengray", "lunge", "inn", "0", "9" * 30]),
    st.sampled_from([[], {}, [0], [[0]], [None], ["x"], {"x": 1}, [1, 1], [0] * 50]),
)


def open_and_play(content: bytes) -> None:
    """Open a save and play on; errors of ours are the only ones that may come."""
    with suppress(TafelrundeError):
        session = Session.load(VALSKYRR, content)
        for turn in range(3):
            with suppress(TafelrundeError):
                answer_all(session, Dice(turn))
        Session.load(VALSKYRR, session.save())


def sealed(data: Any) -> bytes:
    """A save with a checksum that fits its content."""
    payload = json.dumps(data).encode()
    digest = hashlib.sha256(payload).hexdigest()
    return b'{"tafelrunde":1,"sha256":"%s","save":%s}' % (digest.encode(), payload)


def payload_of(content: bytes) -> Any:
    """The sealed content of a save."""
    return json.loads(content)["save"]


def paths(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in plain data."""
    found = [path] if path else []
    if isinstance(value, dict | list):
        keys = value if isinstance(value, dict) else range(len(value))
        for key in keys:
            found += paths(value[key], (*path, key))
    return found


def put(data: Any, path: tuple[Any, ...], value: Any) -> None:
    """Write a value to a place, if the place is still there."""
    with suppress(KeyError, IndexError, TypeError):
        for key in path[:-1]:
            data = data[key]
        data[path[-1]] = value


PAYLOADS = [payload_of(content) for content in GOOD]
PLACES = [paths(payload) for payload in PAYLOADS]
STATES = [[path for path in places if path[0] == "snapshot" and path[1:]] for places in PLACES]
TOP = [[path for path in places if len(path) <= 2] for places in PLACES]


@FUZZ
@given(st.data())
def test_bytes_that_were_changed_are_refused(data: st.DataObject) -> None:
    content = bytearray(data.draw(st.sampled_from(GOOD)))
    at = data.draw(st.integers(0, len(content) - 1))
    end = data.draw(st.integers(at, len(content)))
    content[at:end] = data.draw(st.binary(max_size=8))
    open_and_play(bytes(content))


@FUZZ
@given(st.binary(max_size=200))
def test_any_bytes_are_refused(content: bytes) -> None:
    with suppress(TafelrundeError):
        read_save(content)
        raise AssertionError("this was no save")


@settings(FUZZ, max_examples=400)
@given(st.data())
def test_values_that_were_changed_under_a_new_seal_are_refused(data: st.DataObject) -> None:
    number = data.draw(st.integers(0, len(GOOD) - 1))
    payload = copy.deepcopy(PAYLOADS[number])
    for _ in range(data.draw(st.integers(1, 3))):
        places = data.draw(st.sampled_from([TOP[number], PLACES[number]]))
        put(payload, data.draw(st.sampled_from(places)), data.draw(VALUES))
    open_and_play(sealed(payload))


@settings(FUZZ, max_examples=400)
@given(st.data())
def test_a_value_of_another_kind_under_a_new_seal_is_refused_at_the_door(
    data: st.DataObject,
) -> None:
    number = data.draw(st.integers(0, len(GOOD) - 1))
    payload = copy.deepcopy(PAYLOADS[number])
    key = data.draw(st.sampled_from(sorted({path[1] for path in STATES[number]})))
    path = data.draw(st.sampled_from([path for path in STATES[number] if path[1] == key]))
    value, before = data.draw(VALUES), _at(PAYLOADS[number], path)
    put(payload, path, value)
    if type(value) is type(before) or (path, type(value)) == (("snapshot", "won"), bool):
        with suppress(DamagedSave):  # it may be a table that could be, and then it is played
            play_on(Session.load(VALSKYRR, sealed(payload)))
        return
    with pytest.raises(DamagedSave):
        Session.load(VALSKYRR, sealed(payload))


def play_on(session: Session[Game]) -> None:
    """Give some answers; whatever stands in the file, no rule may fail by it."""
    for turn in range(3):
        try:
            answer_all(session, Dice(turn))
        except RuleTrouble as trouble:
            raise AssertionError(trouble.report) from trouble
        except TafelrundeError:
            return


@FUZZ
@given(st.data())
def test_values_that_changed_places_are_refused(data: st.DataObject) -> None:
    number = data.draw(st.integers(0, len(GOOD) - 1))
    payload = copy.deepcopy(PAYLOADS[number])
    one, other = (data.draw(st.sampled_from(PLACES[number])) for _ in range(2))
    first, second = (_at(PAYLOADS[number], path) for path in (one, other))
    put(payload, one, copy.deepcopy(second))
    put(payload, other, copy.deepcopy(first))
    open_and_play(sealed(payload))


def _at(data: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        data = data[key]
    return data


def test_the_seal_of_these_tests_is_the_right_one() -> None:
    for content in GOOD:
        session = Session.load(VALSKYRR, sealed(payload_of(content)))
        assert session.save() == content


def test_deeply_nested_and_huge_numbers_are_refused() -> None:
    for content in (b"[" * 100_000, b"9" * 100_000, b'{"tafelrunde":' + b"9" * 5000 + b"}"):
        open_and_play(content)
