"""Damaged saves are refused with an error of ours, whatever the damage."""

from __future__ import annotations

import copy
import hashlib
import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import lru_cache
from itertools import chain
from typing import Any, NamedTuple, TypeVar

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.engine.errors import DamagedSave, RuleTrouble, TafelrundeError
from tafelrunde.engine.sessions import Session, read_save
from tafelrunde.games.hexer.terms import Opponent
from tests.kit.random_games import GAMES, Dice, answer_all, random_positions

pytestmark = pytest.mark.slow

FUZZ = settings(settings.get_profile("fuzz"))
EVERY_GAME = pytest.mark.parametrize("game", GAMES)
T = TypeVar("T")
Path = tuple[Any, ...]
Moment = Callable[[Session[Any]], bool]
MOST = 1_000
"""So many questions into a game a moment is looked for."""


def after(answers: int) -> Moment:
    """The moment after so many answers."""
    return lambda session: session.step >= answers


def in_fight(opponent: Opponent) -> Moment:
    """The moment in a fight when a combo lies there and the last checkpoint is in it."""

    def when(session: Session[Any]) -> bool:
        fight = session.snapshots[-1][1].fight
        return fight is not None and fight.opponent is opponent and bool(fight.attacker.combo)

    return when


def decided_early(session: Session[Any]) -> bool:
    """Whether somebody has decided on a first move before the turn."""
    return bool(session.snapshots[-1][1].ahead)


def in_encounter(session: Session[Any]) -> bool:
    """Whether a card lies in a sequence of Avalon."""
    clash = session.state.clash
    return clash is not None and bool(clash.sequence)


MOMENTS: dict[str, list[tuple[int, Moment]]] = {
    "avalon": [(0, in_encounter), (7, after(90)), (1, after(30)), (3, after(0))],
    "valskyrr": [(3, after(60)), (6, after(99)), (107, after(19)), (2, after(4))],
    "hexer": [
        (8, in_fight(Opponent.MONSTER)),
        (1, in_fight(Opponent.PLAYER)),
        (66, decided_early),
        (3, after(240)),
        (2, after(0)),
    ],
}
"""At a checkpoint and between two, in the final encounter, in fights, before the first turn: the
seed of the first game that is looked at, and the moment in it.
"""
VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 9),
    st.sampled_from([-(2**63), 2**63 - 1, 10**9, 10**30, 1e308, -0.5]),
    st.sampled_from(
        ["", "x", "fengray", "lunge", "inn", "0", "9" * 30, "wolf", "swallow", "beor", "101"]
    ),
    st.sampled_from([[], {}, [0], [[0]], [None], ["x"], {"x": 1}, [1, 1], [0] * 50, [0] * 20_000]),
)


class Good(NamedTuple):
    """A save, every place in it, those that matter most, and those of each part of the table."""

    content: bytes
    places: list[Path]
    top: list[Path]
    table: dict[str, list[Path]]

    def payload(self) -> Any:
        """What is sealed in it, to be changed."""
        return msgspec.json.decode(self.content)["save"]


@lru_cache
def good(game: str) -> list[Good]:
    """Games at several moments."""
    found = []
    for seed, moment in MOMENTS[game]:
        games = (random_positions(game, each, MOST, moment) for each in range(seed, seed + 20))
        content = next(chain.from_iterable(games)).save()
        places = paths(json.loads(content)["save"])
        table: dict[str, list[Path]] = {}
        for path in places:
            if path[0] == "snapshot" and path[1:]:
                table.setdefault(path[1], []).append(path)
        top = [path for path in places if len(path) <= 2]
        found.append(Good(content, places, top, table))
    return found


def open_and_play(game: str, content: bytes) -> None:
    """Open a save and play on: it is refused, or no rule fails by what it holds."""
    with suppress(TafelrundeError):
        session = Session.load(GAMES[game].rules, content)
        play_on(session)
        Session.load(GAMES[game].rules, session.save())


def play_on(session: Session[Any]) -> None:
    """Give some answers; whatever stands in the file, no rule may fail by it."""
    for turn in range(3):
        try:
            answer_all(session, Dice(turn))
        except RuleTrouble as trouble:
            raise AssertionError(trouble.report) from trouble
        except TafelrundeError:
            return


def sealed(data: Any) -> bytes:
    """A save with a checksum that fits its content."""
    payload = json.dumps(data).encode()
    digest = hashlib.sha256(payload).hexdigest()
    return b'{"tafelrunde":1,"sha256":"%s","save":%s}' % (digest.encode(), payload)


def paths(value: Any, path: Path = ()) -> list[Path]:
    """Every place in plain data."""
    found = [path] if path else []
    if isinstance(value, dict | list):
        keys = value if isinstance(value, dict) else range(len(value))
        for key in keys:
            found += paths(value[key], (*path, key))
    return found


def put(data: Any, path: Path, value: Any) -> None:
    """Write a value to a place, if the place is still there."""
    with suppress(KeyError, IndexError, TypeError):
        for key in path[:-1]:
            data = data[key]
        data[path[-1]] = value


def at(data: Any, path: Path) -> Any:
    """What stands at a place."""
    for key in path:
        data = data[key]
    return data


def one_of(data: st.DataObject, things: Sequence[T]) -> T:
    """One of many things; by number, because long lists are dear to draw from."""
    return things[data.draw(st.integers(0, len(things) - 1))]


@EVERY_GAME
@FUZZ
@given(st.data())
def test_bytes_that_were_changed_are_refused(game: str, data: st.DataObject) -> None:
    content = bytearray(one_of(data, good(game)).content)
    start = data.draw(st.integers(0, len(content) - 1))
    end = data.draw(st.integers(start, len(content)))
    content[start:end] = data.draw(st.binary(max_size=8))
    open_and_play(game, bytes(content))


@FUZZ
@given(st.binary(max_size=200))
def test_any_bytes_are_refused(content: bytes) -> None:
    with suppress(TafelrundeError):
        read_save(content)
        raise AssertionError("this was no save")


@EVERY_GAME
@settings(FUZZ, max_examples=300)
@given(st.data())
def test_values_that_were_changed_under_a_new_seal_are_refused(
    game: str, data: st.DataObject
) -> None:
    save = one_of(data, good(game))
    payload = save.payload()
    for _ in range(data.draw(st.integers(1, 3))):
        places = one_of(data, [save.top, save.places])
        put(payload, one_of(data, places), data.draw(VALUES))
    open_and_play(game, sealed(payload))


@EVERY_GAME
@settings(FUZZ, max_examples=300)
@given(st.data())
def test_a_value_of_another_kind_under_a_new_seal_is_refused_at_the_door(
    game: str, data: st.DataObject
) -> None:
    save = one_of(data, good(game))
    payload = save.payload()
    path = one_of(data, save.table[one_of(data, list(save.table))])
    value, before = data.draw(VALUES), at(payload, path)
    put(payload, path, value)
    if type(value) is type(before) or is_open(path, value):
        with suppress(DamagedSave):  # it may be a table that could be, and then it is played
            play_on(Session.load(GAMES[game].rules, sealed(payload)))
        return
    with pytest.raises(DamagedSave):
        Session.load(GAMES[game].rules, sealed(payload))


def is_open(path: Path, value: Any) -> bool:
    """Whether values of several kinds may stand there, such as none at all."""
    if value is None:
        return path[1:] == ("fight",) or "hampers" in path or "coming" in path
    return path[1:] == ("won",) and isinstance(value, bool)


@EVERY_GAME
@FUZZ
@given(st.data())
def test_values_that_changed_places_are_refused(game: str, data: st.DataObject) -> None:
    save = one_of(data, good(game))
    payload = save.payload()
    one, other = (one_of(data, save.places) for _ in range(2))
    first, second = (at(payload, path) for path in (one, other))
    put(payload, one, copy.deepcopy(second))
    put(payload, other, copy.deepcopy(first))
    open_and_play(game, sealed(payload))


@EVERY_GAME
def test_the_seal_of_these_tests_is_the_right_one(game: str) -> None:
    for save in good(game):
        session = Session.load(GAMES[game].rules, sealed(save.payload()))
        assert session.save() == save.content


@EVERY_GAME
def test_deeply_nested_and_huge_numbers_are_refused(game: str) -> None:
    for content in (b"[" * 100_000, b"9" * 100_000, b'{"tafelrunde":' + b"9" * 5000 + b"}"):
        open_and_play(game, content)
