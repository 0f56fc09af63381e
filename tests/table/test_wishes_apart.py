"""Wishes at a table with secrets whose people sit at different processes."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tafelrunde.engine.games import SetupAnswers
from tafelrunde.table.game import journal, seats
from tafelrunde.table.game.journal import Passed, Repaired
from tafelrunde.table.room.host_commands import Repair
from tafelrunde.table.room.play_commands import Answer, bot_decision
from tafelrunde.table.room.room import Room
from tafelrunde.table.room.rulings import ChangeRecord
from tafelrunde.table.room.seat_commands import HandSeat
from tafelrunde.table.room.wish_commands import GiveConsent
from tafelrunde.table.rooms import Rooms
from tafelrunde.table.security import hash_of
from tafelrunde.table.storage.store import SeatWishRecord
from tafelrunde.table.wire import Consent, NewRoom, SeatWish
from tests.table.inside_kit import BOT, MINE, eventually, first_answer, process, sit

pytestmark = pytest.mark.anyio
BERT, DORA = "b" * 64, "d" * 64
SETUP: SetupAnswers = {"characters": ["wolf", "bear", "cat"]}


async def secretive(here: Rooms) -> tuple[Room, str]:
    """Anna plays with Bert, who sits elsewhere, and a bot."""
    opened = await here.create(NewRoom("hexer", SETUP, [MINE, SeatWish(), BOT], person="Anna"))
    room, who = await here.room(opened.code), hash_of(opened.token)
    await room.do(ChangeRecord(lambda record: seats.joined(record, 1, "Bert", BERT, 9)))
    await here.begin(room, who)
    return room, who


async def both_in(here: Room, there: Room, who: str) -> None:
    await sit(here, who)
    await sit(there, BERT)
    await eventually(lambda: here.model.present == there.model.present == {who, BERT})


async def settle(here: Room, there: Room, who: str) -> None:
    """Play until the set-up is over and a person is asked."""
    while here.running().session.step < 6 or bot_decision(here.model) is not None:
        if bot_decision(here.model) is None:
            decision = here.running().session.decisions[0]
            person = who if decision.seat == 0 else BERT
            await here.do(Answer(person, first_answer(here)))
        await asyncio.sleep(0.01)
    await eventually(lambda: there.running().seq == here.running().seq)


async def entries(room: Room, kind: type) -> list[Any]:
    read = [journal.decode(content) for _, content in await room.house.store.entries(room.code)]
    return [entry for entry in read if isinstance(entry, kind)]


@pytest.mark.slow
async def test_a_repair_is_agreed_to_at_another_process_and_carried_out_once(
    database: str,
) -> None:
    async with process(database) as first, process(database) as second:
        here, who = await secretive(first)
        there = await second.room(here.code)
        await both_in(here, there, who)
        await settle(here, there, who)
        step = here.running().session.step
        wish = await here.do(Repair(who, ("set players.wolf.gold to 7",), step))
        assert wish
        await eventually(lambda: there.model.wish is not None)
        assert await entries(here, Repaired) == []
        await there.do(GiveConsent(BERT, Consent(wish, True)))
        await eventually(lambda: here.running().session.step > step)
        await eventually(lambda: there.running().session.step > step)
        assert await entries(here, Repaired) == [Repaired(("set players.wolf.gold to 7",), "Anna")]
        step = here.running().session.step
        asked = await here.do(Repair(who, ("set players.wolf.gold to 9",), step))
        await eventually(lambda: there.model.wish is not None)
        await there.do(GiveConsent(BERT, Consent(asked, False)))
        await eventually(lambda: here.model.wish is None)
        assert len(await entries(here, Repaired)) == 1


@pytest.mark.slow
async def test_a_newcomer_sits_down_once_when_people_of_two_processes_agree(database: str) -> None:
    async with process(database) as first, process(database) as second:
        here, who = await secretive(first)
        there = await second.room(here.code)
        await both_in(here, there, who)
        wish = await there.do(HandSeat(SeatWishRecord(2, "join", DORA, "Dora"), ""))
        assert wish
        await eventually(lambda: here.model.wish is not None)
        await here.do(GiveConsent(who, Consent(wish, True)))
        await eventually(lambda: (w := there.model.wish) is not None and w.waiting == (BERT,))
        assert there.record.seats[2].kind == "bot"
        await there.do(GiveConsent(BERT, Consent(wish, True)))
        await eventually(lambda: here.record.seats[2].token_hash == DORA)
        await eventually(lambda: there.record.seats[2].token_hash == DORA)
        (line,) = await entries(here, Passed)
        assert (line.how, line.by, line.hero[1], line.wish) == ("taken", "Dora", "Cat School", wish)
