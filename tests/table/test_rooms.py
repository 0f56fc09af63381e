"""Rooms: the journal, snapshots, failing rules, and two processes at one table."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tafelrunde.engine.decisions import Barrier
from tafelrunde.engine.errors import DamagedSave, RuleTrouble, StaleDecision
from tafelrunde.engine.sessions import Session
from tafelrunde.table.game import journal, seats
from tafelrunde.table.game.journal import Answered, Repaired, Undone, Void
from tafelrunde.table.room.connections import Connection
from tafelrunde.table.room.play_commands import Answer, PlayAgain, TakeBack, bot_decision
from tafelrunde.table.room.room import Room
from tafelrunde.table.room.rulings import ChangeRecord, Read
from tafelrunde.table.room.wish_commands import asking, wish_of
from tafelrunde.table.rooms import Rooms
from tafelrunde.table.security import hash_of
from tafelrunde.table.settings import ServerSettings
from tafelrunde.table.storage.store import StoreTrouble, UnknownRoom
from tafelrunde.table.storage.urls import store_at
from tafelrunde.table.wire import GiveAnswer, NewRoom, SeatWish, Undo
from tests.table.inside_kit import WriteEntry, eventually, process, sit, table
from tests.table.server_kit import SETUP

MINE = SeatWish("person", True)
Work = Callable[[Rooms], Awaitable[None]]


def with_rooms(address: Path | str, work: Work, **settings: Any) -> None:
    """Do something with rooms over the store at this address."""

    async def do() -> None:
        rooms = Rooms(store_at(str(address)), ServerSettings(**settings))
        await rooms.start()
        try:
            await work(rooms)
        finally:
            await rooms.stop()

    asyncio.run(do())


async def opened(
    rooms: Rooms, seats: list[SeatWish] | None = None, **more: Any
) -> tuple[Room, str]:
    """A running table and the hash of its host."""
    wish = NewRoom("valskyrr", SETUP, seats or [MINE, MINE], person="Anna", seed=5, **more)
    found = await rooms.create(wish)
    room = await rooms.room(found.code)
    who = hash_of(found.token)
    await rooms.begin(room, who)
    return room, who


async def play(room: Room, who: str, steps: int) -> None:
    """Give so many answers: the first options."""
    for _ in range(steps):
        session = room.running().session
        if session.question is None:
            return
        decision = session.decisions[0]
        answer = GiveAnswer(session.step, int(decision.seat), list(range(decision.min)))
        await room.do(Answer(who, answer))


def state(room: Room) -> Any:
    session = room.running().session
    return session.rules.dump(session.state), session.step, room.running().views


def test_a_table_is_the_same_after_a_restart(tables: str) -> None:
    found: list[Any] = []

    async def first(rooms: Rooms) -> None:
        room, who = await opened(rooms)
        await play(room, who, 30)
        await room.do(TakeBack(who, Undo(2)))
        await play(room, who, 7)
        await room.do(TakeBack(who, Undo(1)))
        found.extend([room.code, who, state(room), room.running().seq])

    async def second(rooms: Rooms) -> None:
        code, who, before, seq = found
        room = await rooms.room(code)
        assert (state(room), room.running().seq) == (before, seq)
        await room.do(PlayAgain(who))
        await play(room, who, 3)

    with_rooms(tables, first)
    with_rooms(tables, second)


def test_a_snapshot_opens_like_the_whole_log(tables: str) -> None:
    async def work(rooms: Rooms) -> None:
        room, who = await opened(rooms, undo="free")
        await play(room, who, 130)
        await asyncio.sleep(0.05)
        kept = await rooms.store.snapshot(room.code)
        assert kept is not None
        assert kept[0] >= 50
        loaded = await rooms.load_game(room.record, room.model.shown)
        whole = journal.begin(room.model.shown.rules, room.record)
        journal.play_entries(whole, await rooms.store.entries(room.code))
        for session in (loaded.session, whole):
            dumped = session.rules.dump(session.state)
            assert dumped == state(room)[0]
        assert loaded.log("de")[-20:] == room.running().log("de")[-20:]
        back = loaded.session
        back.undo(back.step - 5)
        whole.undo(whole.step - 5)
        assert back.rules.dump(back.state) == whole.rules.dump(whole.state)

    with_rooms(tables, work)


def test_a_damaged_snapshot_is_passed_over(tables: str) -> None:
    async def work(rooms: Rooms) -> None:
        room, who = await opened(rooms)
        await play(room, who, 6)
        await rooms.store.put_snapshot(room.code, 4, b"nonsense")
        loaded = await rooms.load_game(room.record, room.model.shown)
        assert (loaded.seq, loaded.views) == (6, room.running().views)

    with_rooms(tables, work)


def test_an_answer_whose_rule_fails_does_not_count(
    tables: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(rooms: Rooms) -> None:
        room, who = await opened(rooms)
        await play(room, who, 5)
        before = state(room)
        with monkeypatch.context() as broken:
            break_rules(broken)
            with pytest.raises(RuleTrouble):
                await play(room, who, 1)
        assert state(room) == before
        entries = [journal.decode(entry) for _, entry in await rooms.store.entries(room.code)]
        assert entries[-1] == Void(len(entries) - 1)
        await play(room, who, 3)
        again = await rooms.load_game(room.record, room.model.shown)
        assert again.views == room.running().views

    with_rooms(tables, work)


def break_rules(broken: pytest.MonkeyPatch) -> None:
    """The next answer meets a rule with a fault; going back does not."""
    advance = Session._advance
    faults = iter([True])

    def fail(self: Session[Any], answer: Any) -> None:
        if answer is not None and next(faults, False):
            raise ZeroDivisionError("a fault")
        advance(self, answer)

    broken.setattr(Session, "_advance", fail)


def test_a_crash_before_the_void_is_made_good_on_opening(
    tables: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(rooms: Rooms) -> None:
        room, who = await opened(rooms)
        await play(room, who, 4)
        session = room.running().session
        entry = Answered(0, [0], session.step)
        await rooms.store.append(room.code, 5, journal.encode(entry))
        with monkeypatch.context() as broken:
            break_entry(broken, 4)
            loaded = await rooms.load_game(room.record, room.model.shown)
        assert (loaded.seq, loaded.views) == (6, room.running().views)
        entries = await rooms.store.entries(room.code)
        assert journal.decode(entries[-1][1]) == Void(5)

    with_rooms(tables, work)


def break_entry(broken: pytest.MonkeyPatch, step: int) -> None:
    """A rule with a fault that every program meets at this step."""
    answer = Session.answer

    def fail(self: Session[Any], seat: Any, chosen: Any, at: int | None = None) -> None:
        if at == step:
            raise RuleTrouble("a fault")
        answer(self, seat, chosen, at)

    broken.setattr(Session, "answer", fail)


def test_two_processes_cannot_both_move(tables: str) -> None:
    async def work(rooms: Rooms) -> None:
        room, who = await opened(rooms)
        other = Rooms(rooms.store, rooms.settings)
        twin = await other.room(room.code)
        await play(room, who, 3)
        decision = twin.running().session.decisions[0]
        late = GiveAnswer(0, int(decision.seat), [0])
        with pytest.raises(StaleDecision):
            await twin.do(Answer(who, late))
        assert twin.running().views == room.running().views
        await play(twin, who, 2)
        await room.do(Read(frozenset({"entry"})))
        assert state(twin) == state(room)
        assert [seq for seq, _ in await rooms.store.entries(room.code)] == [1, 2, 3, 4, 5]

    with_rooms(tables, work)


def test_a_store_in_trouble_changes_nothing(tables: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(rooms: Rooms) -> None:
        room, who = await opened(rooms)
        before = state(room)

        async def fail(*_: Any) -> None:
            raise StoreTrouble("the disk is full")

        with monkeypatch.context() as broken:
            broken.setattr(rooms.store, "append", fail)
            with pytest.raises(StoreTrouble):
                await play(room, who, 1)
        assert state(room) == before
        await play(room, who, 1)

    with_rooms(tables, work)


def test_an_answer_whose_sender_is_gone_counts_if_it_was_written(
    tables: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(rooms: Rooms) -> None:
        room, who = await opened(rooms)
        begun = slow(monkeypatch, rooms.store, "append")
        await cancelled(play(room, who, 1), begun)
        await eventually(lambda: room.running().seq == 1)
        assert room.running().session.step == 1
        await play(room, who, 1)
        begun = slow(monkeypatch, rooms.store, "update_room")
        await cancelled(room.do(ChangeRecord(lambda record: replace(record, name="Ours"))), begun)
        await eventually(lambda: room.record.name == "Ours")
        await room.do(ChangeRecord(lambda record: replace(record, name="Yours")))
        assert room.record == await rooms.store.room(room.code)

    with_rooms(tables, work)


def slow(monkeypatch: pytest.MonkeyPatch, store: Any, name: str) -> asyncio.Event:
    """Writes of this kind take a while; the event says when one has begun."""
    really, begun = getattr(store, name), asyncio.Event()

    async def write(*args: Any) -> Any:
        begun.set()
        await asyncio.sleep(0.05)
        return await really(*args)

    monkeypatch.setattr(store, name, write)
    return begun


async def cancelled(work: Awaitable[Any], begun: asyncio.Event) -> None:
    """Work whose task is cancelled while the store writes."""
    task = asyncio.ensure_future(work)
    await begun.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


def test_bots_leave_a_broken_decision_to_people(
    tables: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(rooms: Rooms) -> None:
        break_entry(monkeypatch, 3)
        room, _ = await opened(rooms, [SeatWish("bot"), SeatWish("bot")])
        async with asyncio.timeout(60):
            while room.bots.failures < 5:
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)
        assert room.running().session.step == 3
        assert room.bots.failures == 5

    with_rooms(tables, work)


def test_what_was_taken_back_is_played_again_by_bots_as_it_was(tables: str) -> None:
    async def work(rooms: Rooms) -> None:
        room, who = await opened(rooms, [MINE, SeatWish("bot")], undo="free")
        for _ in range(6):
            await rest(room)
            decision = next(d for d in room.running().session.decisions if d.seat in (-1, 0))
            step = room.running().session.step
            await room.do(
                Answer(who, GiveAnswer(step, int(decision.seat), list(range(decision.min))))
            )
        await rest(room)
        before = state(room)
        await room.do(TakeBack(who, Undo(2)))
        await rest(room)
        assert state(room) != before
        while room.running().session.undone:
            await room.do(PlayAgain(who))
            await rest(room)
        assert state(room)[0] == before[0]

    with_rooms(tables, work)


def test_a_person_answers_a_barrier_differently_after_an_undo(tables: str) -> None:
    async def work(rooms: Rooms) -> None:
        room, who = await opened(rooms, [MINE, SeatWish("bot")], undo="free")
        session, dice = room.running().session, random.Random(3)
        await play_to_barrier(room, who, dice)
        step, decision = session.step, next(each for each in session.decisions if each.seat == 0)
        await room.do(Answer(who, GiveAnswer(step, 0, list(range(decision.min)))))
        await rest(room)
        first, late = session.steps[step].answers, len(decision.options) - decision.min
        await room.do(TakeBack(who, Undo(to=step)))
        await rest(room)
        assert (session.step, [each.seat for each in session.decisions]) == (step, [0])
        await room.do(Answer(who, GiveAnswer(step, 0, list(range(late, late + decision.min)))))
        second = session.steps[step].answers
        assert second[0] != first[0]
        assert second[1:] == first[1:]

    with_rooms(tables, work, bot_pause=0.0)


async def play_to_barrier(room: Room, who: str, dice: random.Random) -> None:
    """Answer by chance until a person and a bot decide at once, and the person has a choice."""
    session = room.running().session
    while True:
        await rest(room)
        decision = next(each for each in session.decisions if each.seat in (-1, 0))
        if isinstance(session.question, Barrier) and len(decision.options) > decision.min:
            return
        chosen = dice.sample(range(len(decision.options)), decision.min)
        await room.do(Answer(who, GiveAnswer(session.step, int(decision.seat), chosen)))


def test_bots_do_not_bring_back_a_repair_that_was_taken_back(tables: str) -> None:
    async def work(rooms: Rooms) -> None:
        room, who = await opened(rooms)
        await room.do(WriteEntry(Repaired(("set time to 3",), "Anna")))
        await room.do(WriteEntry(Undone(1, "Anna")))
        await room.do(ChangeRecord(lambda record: seats.changed(record, 0, "bot", who)))
        await room.do(ChangeRecord(lambda record: seats.changed(record, 1, "bot", who)))
        await eventually(lambda: room.running().session.step >= 2)
        assert all(step.repair is None for step in room.running().session.steps)

    with_rooms(tables, work, bot_pause=0.0)


async def rest(room: Room) -> None:
    """Wait until no bot has anything to do."""
    while bot_decision(room.model) is not None:
        await asyncio.sleep(0.002)


def test_an_unknown_room_and_a_wrong_code_are_refused(tables: str) -> None:
    async def work(rooms: Rooms) -> None:
        for code in ("", "0000000000", "../../etc", "x" * 1000):
            with pytest.raises(UnknownRoom):
                await rooms.room(code)

    with_rooms(tables, work)


def test_a_table_that_cannot_be_played_is_told_and_left_alone(tables: str) -> None:
    async def work(rooms: Rooms) -> None:
        room, who = await opened(rooms)
        await play(room, who, 2)
        await rooms.store.append(room.code, 3, b'{"type":"answer","seat":0,"answer":')
        rooms.open.clear()
        with pytest.raises(DamagedSave):
            await rooms.room(room.code)
        assert len(await rooms.store.entries(room.code)) == 3

    with_rooms(tables, work)


def test_who_is_greeted_anew_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(Connection, "send", lambda _, message: told.append(type(message).__name__))

    async def asked() -> None:
        async with process(str(tmp_path / "t.db")) as rooms:
            room, anna = await table(rooms, [MINE, MINE])
            await sit(room, anna)
            wish = wish_of(room.model, "", (anna,))
            await room.do(ChangeRecord(asking(room.model, wish)))
            told.clear()
            room.tell.everything()

    asyncio.run(asked())
    assert told == ["Hello", "ConsentAsked"]
