"""What the host of a table with secrets is told of repairs is the same at two tables that differ
only in what the host cannot see.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tafelrunde.engine.errors import TafelrundeError
from tafelrunde.games.hexer.game import GAME as HEXER
from tafelrunde.table.room.host_commands import Repair, repair_offers
from tafelrunde.table.room.play_commands import Answer
from tafelrunde.table.room.room import Room
from tafelrunde.table.room.wish_commands import GiveConsent
from tafelrunde.table.rooms import Rooms
from tafelrunde.table.wire import Consent
from tests.games.hexer.test_repairs_openly import every_put, every_set
from tests.table.audience import PEOPLE, Audience, seated, some_answer
from tests.table.test_rooms import with_rooms
from tests.table.test_twins import NoTwin, twin_of

HOST = 0
POSITIONS, WORDS = 3, 14


async def answers(room: Room, words: list[str]) -> list[str]:
    """What the host reads for each of some repairs; nobody agrees to any."""
    found = []
    for word in words:
        try:
            step = room.running().session.step
            wish = await room.do(Repair(PEOPLE[HOST], (word,), step))
        except TafelrundeError as refused:
            found.append(f"{refused.slug}: {refused}")
            continue
        found.append(f"asked: {room.model.wish and room.model.wish.words}")
        await room.do(GiveConsent(PEOPLE[1], Consent(wish, False)))
    return found


async def compare(room: Room, dice: random.Random) -> int:
    """The answers and offers at a table and at a twin of it; how many repairs were asked for."""
    twin = await twin_of(room, HOST, dice.randrange(1 << 30))
    for each in (room, twin):
        await Audience(each).come(0)
    state: Any = room.running().session.snapshots[-1][1]
    puts, sets = list(every_put(state)), list(every_set(state))
    words = [*dice.sample(puts, WORDS), *dice.sample(sets, WORDS)]
    offers = [msgspec.json.encode(repair_offers(each.model, PEOPLE[HOST])) for each in (room, twin)]
    assert offers[0] == offers[1]
    told = await answers(room, words)
    assert await answers(twin, words) == told
    return sum(text.startswith("asked") for text in told)


@pytest.mark.slow
def test_nobody_learns_by_a_repair_what_lies_hidden(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        room = await seated(rooms, HEXER.trials.mixed_setup(0, 4), 3, "hexer")
        dice, compared, asked = random.Random(3), 0, 0
        while compared < POSITIONS:
            session = room.running().session
            free = session.snapshots[-1][0] == session.step and not session.partial
            if session.step > 12 and free and dice.random() < 0.3:
                try:
                    asked += await compare(room, dice)
                    compared += 1
                except NoTwin:
                    pass
            decision = dice.choice(session.decisions)
            who = PEOPLE[int(decision.seat)]
            await room.do(Answer(who, some_answer(decision, session.step, dice)))
        assert 5 < asked < POSITIONS * WORDS * 2

    with_rooms(tmp_path / "t.db", work)
