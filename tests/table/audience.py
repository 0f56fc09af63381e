"""Everybody at a table without a network: what each of them is sent, byte for byte."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from tafelrunde.engine.content import LANGUAGES
from tafelrunde.engine.decisions import Decision
from tafelrunde.engine.errors import TafelrundeError
from tafelrunde.engine.games import Data
from tafelrunde.engine.registry import find_game
from tafelrunde.table.room.connections import Connection
from tafelrunde.table.room.play_commands import Answer
from tafelrunde.table.room.room import Room
from tafelrunde.table.room.rulings import ChangeRecord
from tafelrunde.table.rooms import Rooms
from tafelrunde.table.security import hash_of
from tafelrunde.table.storage.store import SeatRecord
from tafelrunde.table.wire import GiveAnswer, NewRoom

HEROES = ["fengray", "arani", "celenthia", "kraehe"]
SETUP: Data = {"adventure": "into_the_wilds", "heroes": HEROES}
PEOPLE = [hash_of(f"person {number}") for number in range(4)]


class Audience:
    """Everybody at a table, and somebody who only watches, each in a language."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.lines: list[Connection] = []

    async def come(self, seq: int) -> None:
        """All of them connect, from the start or from a number on."""
        self.room.model.presence.connections.clear()
        self.lines = [Connection(who) for who in [*PEOPLE, ""]]
        for number, line in enumerate(self.lines):
            line.lang = LANGUAGES[number % 2]
            await self.room.enter(line, seq)

    def heard(self) -> list[list[str]]:
        """What each of them got since the last time, byte for byte but for the table's own code."""
        found: list[list[str]] = []
        for line in self.lines:
            found.append([])
            while line.waiting:
                text = line.next().decode()
                found[-1].append(text.replace(self.room.code, "the table"))
        return found

    def told(self, error: TafelrundeError) -> list[str]:
        """How each of them would read a refusal."""
        for line in self.lines:
            line.refuse(error)
        return [texts[-1] for texts in self.heard()]


async def seated(rooms: Rooms, setup: Data, seed: int = 1, game: str = "valskyrr") -> Room:
    """A running table at which every seat has a person of its own."""
    undo = "free" if find_game(game).shown.is_open else "clean"
    found = await rooms.create(NewRoom(game, setup, [], undo=undo, seed=seed))
    room = await rooms.room(found.code)
    seats = [
        SeatRecord(number, hero, "person", f"Person {number}", PEOPLE[number])
        for number, hero in enumerate(find_game(game).setup.seated(setup))
    ]
    await room.do(
        ChangeRecord(lambda record: replace(record, seats=tuple(seats), host_hash=PEOPLE[0]))
    )
    await rooms.begin(room, PEOPLE[0])
    return room


def some_answer(decision: Decision, step: int, dice: random.Random) -> GiveAnswer:
    number = dice.randint(decision.min, decision.max)
    chosen = dice.sample(range(len(decision.options)), number)
    return GiveAnswer(step, int(decision.seat), chosen)


async def refusals(audience: Audience, who: str, wrong: GiveAnswer) -> list[str]:
    with pytest.raises(TafelrundeError) as refused:
        await audience.room.do(Answer(who, wrong))
    return audience.told(refused.value)
