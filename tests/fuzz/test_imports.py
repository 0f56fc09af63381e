"""Files for import: whatever was done to them, they are refused with an error of ours or played."""

from __future__ import annotations

import copy
import hashlib
import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.engine.errors import BadSetup, DamagedSave, NewerSave, UnknownName
from tafelrunde.engine.journal import (
    Answered,
    Redone,
    Repaired,
    Returned,
    Undone,
    Void,
    encode,
)
from tafelrunde.engine.record_files import is_record
from tafelrunde.engine.sessions import Session
from tafelrunde.table.game.imports import brought, from_save
from tafelrunde.table.storage.room_files import read_room_file, seal
from tafelrunde.table.storage.store import LoggedEntry, WholeRoom
from tests.fuzz.test_saves import VALUES, paths, put
from tests.kit.random_games import Dice, answer_all, random_positions

pytestmark = pytest.mark.slow

FUZZ = settings(settings.get_profile("fuzz"))
REFUSALS = (DamagedSave, NewerSave, UnknownName, BadSetup)
"""The only ways to say no to a file."""
PLAYED = (
    ("valskyrr", "set time to 3", (2, 12), (107, 15)),
    ("hexer", "set round to 3", (1, 30), (8, 60)),
    ("avalon", "set day to 3", (1, 30), (7, 60)),
)
"""Of each game: a repair, and seed and questions of two games, the first for the repair; the second
is left between two checkpoints.
"""


def between_checkpoints(session: Session[Any]) -> bool:
    """Whether answers were given since the last checkpoint."""
    return session.step > session.snapshots[-1][0]


def files() -> list[bytes]:
    """Games saved in the terminal and records of tables, of each game one with a repair."""
    saves: list[bytes] = []
    for game, repair, repaired, (seed, questions) in PLAYED:
        *_, session = random_positions(game, *repaired)
        session.repair([repair], "Anna")
        answer_all(session, Dice(1))
        halfway = random_positions(game, seed, questions + 50, between_checkpoints)
        other = next(each for each in halfway if each.step >= questions)
        saves += [session.save(), other.save()]
    return [*saves, *map(from_save, saves)]


GOOD = files()
RECORDS = [content for content in GOOD if is_record(content)]
INSIDES = [json.loads(content)["room" if is_record(content) else "save"] for content in GOOD]
PLACES = [paths(inside) for inside in INSIDES]


def sealed(number: int, inside: Any) -> bytes:
    """A file with a checksum that fits its content."""
    payload = json.dumps(inside).encode()
    digest = hashlib.sha256(payload).hexdigest().encode()
    frame = (
        b'{"tafelrunde_room":1,"sha256":"%s","room":%s}'
        if is_record(GOOD[number])
        else b'{"tafelrunde":1,"sha256":"%s","save":%s}'
    )
    return frame % (digest, payload)


def test_these_files_are_good() -> None:
    for number, content in enumerate(GOOD):
        assert brought(content).entries == brought(sealed(number, INSIDES[number])).entries


@FUZZ
@given(st.data())
def test_a_torn_file_is_refused(data: st.DataObject) -> None:
    content = data.draw(st.sampled_from(GOOD))
    torn = content[: data.draw(st.integers(0, len(content) - 1))]
    try:
        brought(torn)
    except DamagedSave:
        return
    raise AssertionError("a torn file was opened")


@FUZZ
@given(st.data())
def test_a_file_with_flipped_bits_is_refused(data: st.DataObject) -> None:
    content = bytearray(data.draw(st.sampled_from(GOOD)))
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(content) - 1))
        content[at] ^= 1 << data.draw(st.integers(0, 7))
    with suppress(*REFUSALS):
        brought(bytes(content))


@FUZZ
@given(st.data())
def test_wrong_values_under_a_right_checksum_are_refused(data: st.DataObject) -> None:
    number = data.draw(st.integers(0, len(GOOD) - 1))
    inside = copy.deepcopy(INSIDES[number])
    short = [path for path in PLACES[number] if len(path) <= 3]
    for _ in range(data.draw(st.integers(1, 3))):
        places = data.draw(st.sampled_from([short, PLACES[number]]))
        put(inside, data.draw(st.sampled_from(places)), data.draw(VALUES))
    with suppress(*REFUSALS):
        brought(sealed(number, inside))


@pytest.mark.parametrize("number", [1, 2])
def test_answers_of_a_seat_that_had_nothing_to_decide_are_refused(number: int) -> None:
    """A loaded game does not mind who answered; the log of a table does."""
    inside = INSIDES[number]
    after = range(inside["snapshot_step"], len(inside["steps"]))
    assert after, "the game was saved between two checkpoints"
    for at in after:
        for seat in (-3, 7, 2**63 - 1):
            foreign = copy.deepcopy(inside)
            foreign["steps"][at][0] = seat
            with pytest.raises(DamagedSave):
                brought(sealed(number, foreign))


NUMBERS = st.one_of(st.integers(-3, 20), st.sampled_from([-(2**63), 2**63 - 1, 10**9]))
ENTRIES = st.one_of(
    st.builds(Answered, NUMBERS, st.lists(NUMBERS, max_size=3), NUMBERS),
    st.builds(Undone, NUMBERS, st.text(max_size=50)),
    st.builds(Redone),
    st.builds(Void, NUMBERS),
    st.builds(Returned, NUMBERS, st.text(max_size=50)),
    st.builds(Repaired, st.lists(st.text(max_size=9), max_size=3).map(tuple), st.text(max_size=50)),
)


@FUZZ
@given(st.data())
def test_entries_that_nobody_wrote_are_refused_or_played(data: st.DataObject) -> None:
    whole = read_room_file(data.draw(st.sampled_from(RECORDS)))
    entries = list(whole.entries)
    for entry in data.draw(st.lists(ENTRIES, min_size=1, max_size=4)):
        entries.insert(data.draw(st.integers(0, len(entries))), LoggedEntry(1.0, encode(entry)))
    with suppress(*REFUSALS):
        brought(seal(WholeRoom(whole.room, tuple(entries))))


@FUZZ
@given(st.binary(max_size=300))
def test_any_bytes_are_refused(content: bytes) -> None:
    with suppress(DamagedSave):
        brought(content)
        raise AssertionError("this was no game")
