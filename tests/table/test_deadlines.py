"""A clock that is set back or forward changes nothing about what is asked of people."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tafelrunde.table.room.deadlines import Deadline
from tests.table.server_kit import Client, running

HOUR = 3600.0


@pytest.mark.parametrize("hours", [-1, 0, 1])
def test_a_wish_to_take_back_ends_though_the_clock_was_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hours: int
) -> None:
    with running(tmp_path / "t.db", consent_seconds=0.3) as server:
        code, token = server.open_room()
        guest = server.join(code, 1)
        server.start(code, token)
        anna, bert = server.client(code, token).hello(), server.client(code, guest).hello()
        asked = ask(anna, bert)
        real = time.time
        monkeypatch.setattr(time, "time", lambda: real() + hours * HOUR)
        assert not anna.of_kind("consent-over")["granted"]
        anna.send(type="undo", steps=1)
        again = bert.until(lambda heard: heard["type"] == "consent" and heard["id"] != asked)
        assert again["id"] > asked
        anna.close()
        bert.close()


def ask(anna: Client, bert: Client) -> int:
    """Anna asks to take back what Bert answered."""
    while not bert.mine:
        anna.settle()
        anna.answer(anna.mine[0])
        anna.reach(anna.seq + 1)
        bert.reach(anna.seq)
    bert.answer(bert.mine[0])
    anna.reach(anna.seq + 1)
    anna.send(type="undo", steps=1)
    return int(bert.of_kind("consent")["id"])


def test_what_is_open_for_longer_than_anything_is_over() -> None:
    deadline, now = Deadline(60), time.time()
    assert deadline.left(1, now + HOUR) <= 0  # written before the clock was set back
    assert 50 < deadline.left(2, now + 61) <= 60
    assert deadline.left(3, now - 1) <= 0


def test_what_is_seen_once_is_counted_by_a_steady_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    deadline, until = Deadline(60), time.time() + 60
    before = deadline.left(1, until)
    monkeypatch.setattr(time, "time", lambda: until + HOUR)
    assert before >= deadline.left(1, until) > 0
