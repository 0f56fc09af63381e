"""Tables whose game began under other rules: they open, and can be played on."""

from __future__ import annotations

import random
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.engine.decisions import Barrier
from tafelrunde.engine.errors import DamagedSave, IllegalMove, RuleTrouble
from tafelrunde.engine.notes import RuleFailed
from tafelrunde.engine.sessions import Session
from tafelrunde.table.game import journal
from tafelrunde.table.game.journal import Answered, Cut, Undone
from tafelrunde.table.room.play_commands import Answer, PlayAgain, TakeBack
from tafelrunde.table.room.room import Room
from tafelrunde.table.rooms import Rooms
from tafelrunde.table.wire import GiveAnswer, Undo
from tests.table.inside_kit import WriteEntry
from tests.table.test_rooms import break_rules, opened, play, state, with_rooms


def forbid(corrected: pytest.MonkeyPatch, *steps: int) -> None:
    """A rule that was corrected: what was answered at these steps is not allowed any more."""
    answer = Session.answer

    def refuse(self: Session[Any], seat: Any, chosen: Any, at: int | None = None) -> None:
        if at in steps:
            raise IllegalMove("That is no longer allowed.")
        answer(self, seat, chosen, at)

    corrected.setattr(Session, "answer", refuse)


def stands(room: Room) -> Any:
    """Everything that a restart must not change."""
    playing = room.running()
    session = playing.session
    told = playing.log("en")
    parts = state(room), playing.seq, session.partial, session.undone, session.steps, told
    return deepcopy(parts)


async def entries(rooms: Rooms, room: Room) -> list[journal.Entry]:
    return [journal.decode(entry) for _, entry in await rooms.store.entries(room.code)]


# --- Snapshots ------------------------------------------------------------------------------------


async def to_barrier(room: Room, who: str) -> None:
    """Until several decide at once; one of them has answered."""
    session, dice = room.running().session, random.Random(17)
    while not isinstance(session.question, Barrier):
        decision = session.decisions[0]
        number = dice.randint(decision.min, decision.max)
        chosen = dice.sample(range(len(decision.options)), number)
        await room.do(Answer(who, GiveAnswer(session.step, int(decision.seat), chosen)))
    await play(room, who, 1)
    assert session.partial


async def with_undone(room: Room, who: str) -> None:
    """Something was taken back that can be played again."""
    await play(room, who, 12)
    await room.do(TakeBack(who, Undo(3)))
    assert len(room.running().session.undone) == 3


@pytest.mark.parametrize("where", [to_barrier, with_undone])
def test_a_clean_restart_plays_no_old_answer_again(
    tables: str, monkeypatch: pytest.MonkeyPatch, where: Any
) -> None:
    found: list[Any] = []

    async def first(rooms: Rooms) -> None:
        room, who = await opened(rooms, undo="free")
        await where(room, who)
        found.extend([room.code, who, stands(room)])

    async def second(rooms: Rooms) -> None:
        code, _, before = found
        with monkeypatch.context() as corrected:
            forbid(corrected, *range(200))
            room = await rooms.room(code)
        assert stands(room) == before

    async def third(rooms: Rooms) -> None:
        code, who, before = found
        room = await rooms.room(code)
        assert stands(room) == before
        if room.running().session.undone:
            await room.do(PlayAgain(who))
        await play(room, who, 3)

    for work in (first, second, third):
        with_rooms(tables, work)


def test_a_table_that_is_put_away_plays_no_old_answer_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(rooms: Rooms) -> None:
        now = [0.0]
        rooms.clock = lambda: now[0]
        room, who = await opened(rooms)
        await play(room, who, 7)
        before, now[0] = stands(room), rooms.settings.idle_minutes * 60 + 10_000.0
        await rooms.sweep()
        assert not rooms.open
        forbid(monkeypatch, *range(200))
        assert stands(await rooms.room(room.code)) == before

    with_rooms(tmp_path / "t.db", work)


def test_that_a_rule_failed_is_remembered_over_a_clean_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[str] = []

    async def first(rooms: Rooms) -> None:
        room, who = await opened(rooms)
        with monkeypatch.context() as broken:
            break_rules(broken)
            with pytest.raises(RuleTrouble):
                await play(room, who, 1)
        found.append(room.code)

    async def second(rooms: Rooms) -> None:
        assert (await rooms.room(found[0])).running().trouble

    with_rooms(tmp_path / "t.db", first)
    with_rooms(tmp_path / "t.db", second)


# --- Answers that no longer fit -------------------------------------------------------------------


async def check_whole_log(rooms: Rooms, room: Room) -> None:
    """The log alone gives the same table as the snapshot and the entries since."""
    whole = journal.begin(room.model.shown.rules, room.record)
    assert journal.play_entries(whole, await rooms.store.entries(room.code)) is None
    assert whole.rules.dump(whole.state) == state(room)[0]
    assert whole.steps == room.running().session.steps


def test_a_table_opens_where_the_answers_still_fit(
    tables: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(rooms: Rooms) -> None:
        room, who = await opened(rooms, undo="free")
        await play(room, who, 5)
        before = deepcopy(state(room))
        await play(room, who, 6)
        await room.do(TakeBack(who, Undo(1)))
        rooms.open.clear()  # as after a crash: there is no snapshot
        with monkeypatch.context() as corrected:
            forbid(corrected, 5)
            room = await rooms.room(room.code)
            assert state(room) == before
            assert isinstance(room.running().session.log[-1], RuleFailed)
            assert room.running().trouble
            again = await rooms.load_game(room.record, room.model.shown)
            assert (again.seq, again.views, again.trouble) == (13, room.running().views, True)
            await check_whole_log(rooms, room)
        assert (await entries(rooms, room))[-1] == Cut(5, 5)
        await play(room, who, 4)
        assert not room.running().trouble
        twin = await Rooms(rooms.store, rooms.settings).room(room.code)
        assert stands(twin) == stands(room)
        await check_whole_log(rooms, room)

    with_rooms(tables, work)


def test_what_no_longer_fits_is_cut_again_by_the_next_correction(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(rooms: Rooms) -> None:
        room, who = await opened(rooms)
        await play(room, who, 9)
        for step in (6, 3):
            rooms.open.clear()
            with monkeypatch.context() as corrected:
                forbid(corrected, step)
                corrected.setattr(rooms.store, "put_snapshot", nothing)
                room = await rooms.room(room.code)
            assert room.running().session.step == step
            await check_whole_log(rooms, room)
        assert (await entries(rooms, room))[-2:] == [Cut(6, 6), Cut(3, 3)]
        await play(room, who, 3)
        await check_whole_log(rooms, room)

    async def nothing(*_: Any) -> None:
        return None

    with_rooms(tmp_path / "t.db", work)


def test_a_snapshot_opens_where_its_answers_still_fit(
    tables: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(rooms: Rooms) -> None:
        room, who = await opened(rooms, undo="free")
        await play(room, who, 8)
        session = room.running().session
        while session.step - session.snapshots[-1][0] < 2:
            await play(room, who, 1)
        last, before = session.step - 1, room.running().log("en")[: session.logged[-1]]
        await room.keep_snapshot()
        await room.do(WriteEntry(Undone(1, "Anna")))
        rooms.open.clear()
        with monkeypatch.context() as corrected:
            fail_at(corrected, last)
            room = await rooms.room(room.code)
            again = await rooms.load_game(room.record, room.model.shown)
        assert room.running().session.step == again.session.step == last
        assert room.running().log("en")[:-1] == before
        assert isinstance(room.running().session.log[-1], RuleFailed)
        assert (await entries(rooms, room))[-1] == Cut(last + 1, last)
        assert (again.seq, again.views, again.trouble) == (last + 3, room.running().views, True)
        await play(room, who, 3)
        await check_whole_log(rooms, room)

    with_rooms(tables, work)


def fail_at(corrected: pytest.MonkeyPatch, step: int) -> None:
    """A rule that was corrected: it does not bear what was answered at this step."""
    take = Session._take

    def fail(self: Session[Any], seat: int, answers: list[list[int]]) -> None:
        if self.step == step:
            raise RuleTrouble("no")
        take(self, seat, answers)

    corrected.setattr(Session, "_take", fail)


def test_nothing_is_cut_where_another_version_can_read_the_snapshot(
    tables: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(rooms: Rooms) -> None:
        room, who = await opened(rooms)
        await play(room, who, 6)
        await rooms.store.put_snapshot(room.code, 6, b"of a later version")
        before = await entries(rooms, room)
        rooms.open.clear()
        with monkeypatch.context() as corrected:
            forbid(corrected, 2)
            with pytest.raises(DamagedSave, match="no longer fits the rules"):
                await rooms.room(room.code)
        assert await entries(rooms, room) == before

    with_rooms(tables, work)


def test_a_cut_takes_out_no_more_than_the_log_holds() -> None:
    answers = [Answered(0, [0], step) for step in range(4)]
    written: list[journal.Entry] = [*answers, Cut(1, 1), answers[1], Cut(-(10**15), 0)]
    log = list(enumerate(written, start=1))

    assert journal.taken_out(log[:6]) == {2, 3, 4}
    assert journal.taken_out(log) == {1, 2, 3, 4, 5, 6}
