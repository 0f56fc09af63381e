"""The history of a table: earlier positions are worked out apart, and the way back is short."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tafelrunde.engine import sessions
from tafelrunde.engine.journal import Repaired, entries_from, entries_of, play_entry
from tafelrunde.engine.saves import Step
from tafelrunde.engine.sessions import Session
from tafelrunde.games.hexer.game import GAME as HEXER
from tafelrunde.table.game import jobs
from tafelrunde.table.game.jobs import SPACING, Kept, Line
from tafelrunde.table.room.history import Checkpoints
from tafelrunde.table.room.play_commands import PlayAgain, TakeBack
from tafelrunde.table.room.room import Room
from tafelrunde.table.rooms import Rooms
from tafelrunde.table.wire import Undo
from tests.kit.heavy import long_game
from tests.kit.random_games import GAMES, Dice, answer_all, random_positions
from tests.table.inside_kit import WriteEntry
from tests.table.server_kit import Client, Data, Running, running
from tests.table.test_rooms import opened, play, state, with_rooms

FEW = 2 * SPACING


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("tables") / "tables.db") as found:
        yield found


class Long:
    """A long game that was brought along: nothing but its last checkpoint is at hand."""

    def __init__(self, server: Running) -> None:
        self.server = server
        brought = server.call("POST", "/api/import", content=long_game())
        assert brought.status_code == 201, brought.text
        self.code, self.token = brought.json()["code"], brought.json()["token"]
        self.path = f"/api/rooms/{self.code}"

    @property
    def room(self) -> Room:
        return self.server.rooms.open[self.code]

    @property
    def session(self) -> Session[Any]:
        return self.room.running().session

    def replay(self, step: int) -> Data:
        found = self.server.call("GET", f"{self.path}/replay?step={step}&seat=0", self.token)
        assert found.status_code == 200, found.text
        data: Data = found.json()
        return data

    def client(self) -> Client:
        return self.server.client(self.code, self.token).hello()


@pytest.fixture
def table(server: Running) -> Long:
    return Long(server)


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Every answer that is played on the event loop of the server."""
    found: list[Any] = []
    advance = Session._advance

    def noted(self: Session[Any], answer: Any) -> None:
        with suppress(RuntimeError):  # in a thread that has none
            asyncio.get_running_loop()
            found.append(answer)
        advance(self, answer)

    monkeypatch.setattr(Session, "_advance", noted)
    return found


@pytest.mark.slow
def test_a_replay_plays_nothing_in_the_server_and_shows_every_step_as_it_was(
    table: Long, played: list[Any]
) -> None:
    last = table.session.step
    shown = {step: table.replay(step) for step in (last, 0, 1, last // 2, last // 2 + 1)}
    assert played == []
    live = GAMES["hexer"].begin(0)
    views = {0: present(live)}
    for done in table.session.steps:
        for entry in entries_of(live, done):
            play_entry(live, entry)
        views[live.step] = present(live)
    for step, found in shown.items():
        assert (found["step"], found["steps"]) == (step, last)
        assert found["view"] == views[step]
        assert [each["step"] for each in found["decisions"]] in ([step], [])


def present(session: Session[Any]) -> Data:
    from tafelrunde.engine.registry import find_game

    shown = find_game("hexer").shown.present(session.state, (0,))
    found: Data = msgspec.json.decode(msgspec.json.encode(shown))
    return found


@pytest.mark.slow
def test_after_one_replay_every_other_step_is_few_answers_away(table: Long) -> None:
    last = table.session.step
    assert len(table.room.history.line(last - 50, last - 51).steps) == last - 50
    table.replay(last - 50)
    for step in range(1, last - 49):
        assert len(table.room.history.line(step, step - 1).steps) <= FEW
    assert 0 < table.server.rooms.checkpoints.size < 40 * 10_000


@pytest.mark.slow
def test_what_was_taken_back_is_not_shown_from_what_was_kept(table: Long) -> None:
    last = table.session.step
    before, _ = table.replay(last), table.replay(last - 1)
    table.replay(last - FEW)
    assert table.room.history.kept.nearest(table.code, table.session.steps, last) is not None
    back = last - FEW
    gone = table.server.call("POST", f"{table.path}/return", table.token, json={"step": back})
    assert gone.json() == {"step": back}
    found = table.room.history.kept.nearest(table.code, table.session.steps, last)
    assert found is not None
    assert found.at <= back
    anna, dice = table.client(), Dice(7)
    while table.session.step < last and anna.mine:
        (decision, *_) = table.session.decisions
        seat = {"step": table.session.step, "seat": int(decision.seat)}
        anna.send(type="answer", answer=dice.answer(decision), **seat)
        anna.reach(anna.seq + 1)
    anna.close()
    after = table.replay(table.session.step)
    assert after["view"] == anna_sees(table)
    assert after["view"] != before["view"]


def anna_sees(table: Long) -> Data:
    return present(table.session)


@pytest.mark.slow
def test_the_way_back_is_found_by_a_worker(table: Long, played: list[Any]) -> None:
    for step in (350, 200, 7, 0):
        played.clear()
        answer = table.server.call("POST", f"{table.path}/return", table.token, json={"step": step})
        assert answer.json() == {"step": step}
        assert len(played) <= FEW
        rest = GAMES["hexer"].begin(0)
        entries_from(rest, table.session.steps)
        assert HEXER.dump(rest.state) == HEXER.dump(table.session.state)


@pytest.mark.slow
def test_a_long_repair_is_worked_out_by_a_worker(
    table: Long, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sessions, "repaired", refuse)
    step = table.session.step
    words = ["set round to 3", "set round to 4"] * 20
    body: Data = {"words": words, "step": step}
    repaired = table.server.call("POST", f"{table.path}/repair", table.token, json=body)
    assert repaired.json() == {"step": step + 1}
    assert table.session.state.round == 4
    again = table.server.call("POST", f"{table.path}/repair", table.token, json=body)
    assert again.json()["slug"] == "stale-decision"
    body = {"words": ["set moon to 3"], "step": step + 1}
    refused = table.server.call("POST", f"{table.path}/repair", table.token, json=body)
    assert (refused.status_code, refused.json()["slug"]) == (400, "bad-repair")


@pytest.mark.slow
def test_a_repair_is_played_again_by_what_a_worker_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(rooms: Rooms) -> None:
        room, who = await opened(rooms, undo="free")
        await play(room, who, 9)
        await room.do(WriteEntry(Repaired(("set time to 3",), "Anna")))
        before = state(room)
        await room.do(TakeBack(who, Undo(1)))
        await room.do(PlayAgain(who))
        assert state(room) == before
        assert rooms.counters["jobs"] == 2

    monkeypatch.setattr(sessions, "repaired", refuse)
    with_rooms(tmp_path / "t.db", work)


def refuse(*_: object) -> None:
    raise AssertionError("a repair was worked out in the server")


@pytest.mark.slow
def test_many_entries_are_played_by_a_worker_when_a_table_is_opened(
    tmp_path: Path, played: list[Any]
) -> None:
    found: list[Any] = []

    async def first(rooms: Rooms) -> None:
        room, who = await opened(rooms, undo="free")
        await play(room, who, 45)
        await room.do(TakeBack(who, Undo(2)))
        await play(room, who, 120)
        await room.keep_snapshot()
        for _ in range(3):
            await room.do(TakeBack(who, Undo(20)))
        found.extend([room.code, state(room)])
        rooms.open.clear()  # as if the server had been killed

    async def second(rooms: Rooms) -> None:
        played.clear()
        room = await rooms.room(found[0])
        assert len(played) <= FEW
        assert state(room) == found[1]
        assert rooms.counters["jobs"] == 1
        assert room.running().saved == room.running().seq

    with_rooms(tmp_path / "t.db", first)
    with_rooms(tmp_path / "t.db", second)


# --- What is kept ---------------------------------------------------------------------------------


def test_checkpoints_keep_to_their_share_of_memory() -> None:
    kept, steps = Checkpoints(1000), [Step(0, [[0]]) for _ in range(10)]
    kept.keep("a", steps, [Kept(0, b"x" * 400), Kept(4, b"x" * 400)])
    kept.keep("b", steps, [Kept(2, b"x" * 400), Kept(2, b"x" * 400)])
    assert kept.size == 800
    kept.keep("a", steps, [])
    kept.keep("c", steps, [Kept(9, b"x" * 400)])
    assert kept.size == 800
    assert kept.nearest("b", steps, 10) is None
    assert kept.nearest("a", steps, 3) is None
    found = kept.nearest("a", steps, 8)
    assert found is not None
    assert found.at == 4
    kept.keep("d", steps, [Kept(1, b"x" * 2000)])
    assert kept.size == 0


def test_a_checkpoint_counts_only_while_the_answer_before_it_stands() -> None:
    kept, steps = Checkpoints(), [Step(0, [[0]]) for _ in range(6)]
    kept.keep("a", steps, [Kept(2, b"two"), Kept(5, b"five")])
    other = [*steps[:3], *(Step(0, [[0]]) for _ in range(3))]
    found = kept.nearest("a", other, 6)
    assert found is not None
    assert (found.at, kept.size) == (2, 3)
    kept.forget("a")
    assert kept.size == 0


@pytest.mark.parametrize("game", list(GAMES))
def test_a_line_from_a_checkpoint_ends_where_the_whole_line_ends(game: str) -> None:
    *_, session = random_positions(game, 1, 80)
    rules = GAMES[game].rules
    line = Line(game, session.setup, session.seed, None, 0, b"", session.steps)
    whole, kept = jobs.followed(line)
    assert kept
    for each in kept:
        part = Line(
            game, session.setup, session.seed, None, each.at, each.state, session.steps[each.at :]
        )
        found, _ = jobs.followed(part)
        assert rules.dump(found.state) == rules.dump(whole.state) == rules.dump(session.state)
        assert found.step == whole.step == session.step
        assert found.log == whole.log
    answer_all(session, Dice(1))
