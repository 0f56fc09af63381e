"""A room as one queue: commands in order, each decided by the state alone and on one account."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tafelrunde.engine.decisions import PARTY
from tafelrunde.engine.errors import StaleDecision
from tafelrunde.table.costs import PAYER, Payer, pays
from tafelrunde.table.game import journal, seats
from tafelrunde.table.game.journal import Answered, Entry, Passed, Undone
from tafelrunde.table.refusals import NotYourSeat
from tafelrunde.table.retention import DELETED
from tafelrunde.table.room.admission import Known
from tafelrunde.table.room.model import RoomModel
from tafelrunde.table.room.play_commands import Answer, PlayAgain, TakeBack
from tafelrunde.table.room.room import Room
from tafelrunde.table.room.rulings import ChangeRecord, Command, Ruling
from tafelrunde.table.room.wish_commands import GiveConsent
from tafelrunde.table.storage.store import RoomRecord, UnknownRoom
from tafelrunde.table.wire import Consent, Undo
from tests.table.inside_kit import MINE, answer, eventually, first_answer, process, sit, table

pytestmark = pytest.mark.anyio


class Gate:
    """Writes to the log, or another work, wait until it is opened, and nobody hears of them
    before.
    """

    def __init__(
        self, room: Room, monkeypatch: pytest.MonkeyPatch, at: Any = None, name: str = "append"
    ) -> None:
        self.reached, self.opened = asyncio.Event(), asyncio.Event()
        at = at or room.house.store
        really = getattr(at, name)

        async def gated(*args: Any) -> Any:
            self.reached.set()
            await self.opened.wait()
            return await really(*args)

        monkeypatch.setattr(at, name, gated)


@dataclass(frozen=True)
class Note(Command):
    """Writes down that it was its turn, and who pays for it."""

    name: str
    turns: list[tuple[str, Payer]]

    def decide(self, state: RoomModel) -> Ruling:
        self.turns.append((self.name, PAYER.get()))
        return Ruling()


async def test_a_room_is_put_away_only_when_nothing_waits_or_is_under_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with process(str(tmp_path / "t.db")) as rooms:
        room, who = await table(rooms, [MINE, MINE])
        later, gate = room.used + 1, Gate(room, monkeypatch)
        assert room.is_idle_since(later)
        given = room.do(Answer(who, first_answer(room)))
        assert not room.is_idle_since(later), "it waits"
        await gate.reached.wait()
        assert not room.is_idle_since(later), "it is being written"
        gate.opened.set()
        await given
        await eventually(lambda: room.is_idle_since(later))


async def test_commands_wait_for_their_turn_and_nothing_is_shown_before_it_is_durable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    turns: list[tuple[str, Payer]] = []
    async with process(str(tmp_path / "t.db")) as rooms:
        room, who = await table(rooms, [MINE, MINE])
        line, gate = await sit(room, who), Gate(room, monkeypatch)
        line.waiting.clear()
        first = room.do(Answer(who, first_answer(room)))
        others = [room.do(Note(name, turns)) for name in "abc"]
        await gate.reached.wait()
        await asyncio.sleep(0.02)
        assert (room.running().seq, list(line.waiting), turns) == (0, [], [])
        gate.opened.set()
        await asyncio.gather(first, *others)
        assert (room.running().seq, len(line.waiting)) == (1, 1)
        assert [name for name, _ in turns] == ["a", "b", "c"]


async def test_who_is_gone_before_the_turn_comes_wants_nothing_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with process(str(tmp_path / "t.db")) as rooms:
        room, who = await table(rooms, [MINE, MINE])
        gate = Gate(room, monkeypatch)
        first = room.do(Answer(who, first_answer(room)))
        left = room.do(ChangeRecord(lambda record: replace(record, name="Friday")))
        await gate.reached.wait()
        left.cancel()
        gate.opened.set()
        await first
        await room.do(Note("last", []))
        assert (room.running().seq, room.record.name) == (1, "")


async def test_everybody_pays_for_the_own_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    turns: list[tuple[str, Payer]] = []
    async with process(str(tmp_path / "t.db")) as rooms:
        room, who = await table(rooms, [MINE, MINE])
        gate = Gate(room, monkeypatch)
        pays("192.0.2.1", seated=True)
        first = room.do(Answer(who, first_answer(room)))
        pays("192.0.2.2", seated=True)
        second = room.do(Note("second", turns))
        pays("192.0.2.3")
        third = room.do(Note("third", turns))
        gate.opened.set()
        await asyncio.gather(first, second, third)
    assert [payer.address for _, payer in turns] == ["192.0.2.2", "192.0.2.3"]


async def test_to_decide_changes_nothing(tmp_path: Path) -> None:
    async with process(str(tmp_path / "t.db")) as rooms:
        room, who = await table(rooms, [MINE, MINE], undo="free")
        await answer(room, who, 4)
        await room.do(TakeBack(who, Undo(1)))
        state, session = room.model, room.running().session
        before = session.rules.dump(session.state), session.step, room.record, room.running().seq
        for command in (Answer(who, first_answer(room)), TakeBack(who, Undo(2)), PlayAgain(who)):
            assert command.decide(state) == command.decide(state)
        with pytest.raises(NotYourSeat):
            PlayAgain("nobody").decide(state)
        stale = first_answer(room)
        stale.step -= 1
        with pytest.raises(StaleDecision):
            Answer(who, stale).decide(state)
        after = session.rules.dump(session.state), session.step, room.record, room.running().seq
        assert after == before


# --- The table is gone ----------------------------------------------------------------------------


async def test_who_waits_at_a_table_that_is_deleted_hears_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with process(str(tmp_path / "t.db")) as rooms:
        room, who = await table(rooms, [MINE, MINE])
        gate = Gate(room, monkeypatch)
        commands = [room.do(Answer(who, first_answer(room))), room.do(Note("next", []))]
        await gate.reached.wait()
        await rooms.retention.lose(room, DELETED)
        for command in (*commands, room.do(Note("afterwards", []))):
            with pytest.raises(UnknownRoom):
                await command


async def test_a_table_that_is_deleted_meanwhile_does_not_end_the_sweeping(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with process(str(tmp_path / "t.db")) as rooms:
        room, _ = await table(rooms, [MINE, MINE])
        await room.do(ChangeRecord(lambda record: seats.joined(record, PARTY, "W", "w" * 64, 9)))
        room.admission.known["w" * 64] = Known(left=float("-inf"))
        gate = Gate(room, monkeypatch, name="update_room")
        sweeping = asyncio.create_task(rooms.sweep())
        await gate.reached.wait()
        await rooms.retention.lose(room, DELETED)
        await asyncio.wait([sweeping])
        assert not sweeping.cancelled()
        assert sweeping.exception() is None


# --- Time passes, and others write ----------------------------------------------------------------


BERT = "b" * 64


async def test_a_wish_that_all_agreed_to_in_time_does_not_lapse_while_it_is_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with process(str(tmp_path / "t.db")) as rooms:
        room, who = await table(rooms, [MINE, MINE])
        await room.do(ChangeRecord(lambda record: held_by_bert(record, 1)))
        line = await sit(room, who)
        await sit(room, BERT)
        while room.running().session.step == 0 or room.running().session.steps[-1].seat != 1:
            seat = int(room.running().session.decisions[0].seat)
            await room.do(Answer(BERT if seat == 1 else who, first_answer(room)))
        step = room.running().session.step
        asked = await room.do(TakeBack(who, Undo(1)))
        gate = Gate(room, monkeypatch, room.history, "check")
        await room.do(GiveConsent(BERT, Consent(asked, yes=True)))
        await gate.reached.wait()
        timer = room._wishes._timer
        assert timer is not None
        timer._run()  # its time is over
        await asyncio.sleep(0)
        gate.opened.set()
        await eventually(lambda: room.running().session.step < step)
        await room.do(Note("last", []))
        told = [text for text in line.waiting if b'"consent-over"' in text]
        assert [msgspec.json.decode(text)["granted"] for text in told] == [True]


def held_by_bert(record: RoomRecord, seat: int) -> RoomRecord:
    held = replace(record.seats[seat], token_hash=BERT, name="Bert")
    return replace(record, seats=(*record.seats[:seat], held, *record.seats[seat + 1 :]))


@pytest.mark.parametrize("goes_back", [True, False])
async def test_an_answer_is_not_taken_for_one_to_a_question_that_has_the_same_number(
    tmp_path: Path, goes_back: bool
) -> None:
    async with process(str(tmp_path / "t.db")) as rooms:
        room, who = await table(rooms, [MINE, MINE])
        await answer(room, who)
        session, seq = room.running().session, room.running().seq
        last, given = session.steps[-1], first_answer(room)
        again = Answered(int(last.seat or 0), list(last.answers[0]), session.step - 1)
        line = Passed("taken", ("Thorvald", "Thorvald"), "Anna")
        written: list[Entry] = [Undone(1, "Anna"), again] if goes_back else [line]
        for number, entry in enumerate(written, seq + 1):  # by another process, not heard of yet
            await rooms.store.append(room.code, number, journal.encode(entry))
        done = room.do(Answer(who, given))
        if goes_back:
            with pytest.raises(StaleDecision):
                await done
        else:
            await done
        assert room.running().seq == seq + 2
