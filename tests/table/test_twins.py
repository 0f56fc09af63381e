"""Two tables that differ only in what is hidden: nobody can tell them apart, byte for byte."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tafelrunde.engine.decisions import Seat
from tafelrunde.engine.registry import find_game, game_names
from tafelrunde.engine.sessions import Session
from tafelrunde.table.game.running_game import RunningGame
from tafelrunde.table.room.play_commands import Answer, TakeBack
from tafelrunde.table.room.room import Room
from tafelrunde.table.rooms import Rooms
from tafelrunde.table.storage.store import new_code
from tafelrunde.table.wire import GiveAnswer, Undo
from tests.fuzz.hostile import ROUNDS
from tests.table.audience import PEOPLE, Audience, refusals, seated, some_answer
from tests.table.test_rooms import with_rooms

PLAYERS = 4
MOST = 400
"""So many steps of one game are enough."""


class NoTwin(Exception):
    """With other cards the game would have gone on, or somebody else would be asked; never so where
    the seats have secrets from each other.
    """


async def twin_of(room: Room, seat: int, seed: int) -> Room:
    """The same table with something else wherever this seat cannot look."""
    playing, session = room.running(), room.running().session
    at, kept = session.snapshots[-1]
    state = session.rules.clone(kept)
    session.rules.listen(state, None)
    find_game(room.record.game).trials.scramble(state, seed, Seat(seat))
    assert session.rules.dump(state) != session.rules.dump(kept)
    other = Session(session.rules, session.setup, 0, origin=state)
    moved = session.rules.dump(other.state) != session.rules.dump(state)
    if moved or asked(other) != asked(session):
        begins = session.step == 0  # the cards are dealt only now
        assert begins or room.model.shown.is_open, "silence would tell what somebody holds"
        raise NoTwin
    other.steps, other.logged = session.steps[:], session.logged[:]
    other.log[:] = session.log
    other.snapshots = [(at, session.rules.clone(state))]
    entries = [content for _, content in await room.house.store.entries(room.code)]
    record = replace(room.record, code=new_code(), version=1)
    await room.house.store.create_room(record, tuple(entries))
    twin = RunningGame(room.model.shown, other, playing.seq)
    twin.kept.extend(playing.kept)
    stored = await room.house.store.room(record.code)
    assert stored is not None
    return Room(room.house, stored, room.model.shown, twin)


def asked(session: Session[Any]) -> list[tuple[int, str]]:
    return [(int(decision.seat), decision.key) for decision in session.decisions]


class Compared:
    """A whole game, every few steps beside a twin of its table."""

    def __init__(self, room: Room, seed: int) -> None:
        self.room, self.dice = room, random.Random(seed)
        self.positions = self.steps = 0

    def is_free(self) -> bool:
        """Whether the table stands at a choice from which the rest can be played anew."""
        session = self.room.running().session
        return session.snapshots[-1][0] == session.step and not session.partial

    async def play(self) -> None:
        """To the end, or as far as is enough."""
        while (session := self.room.running().session).question is not None:
            decision = self.dice.choice(session.decisions)
            answer = some_answer(decision, session.step, self.dice)
            if not (self.is_free() and self.dice.random() < 0.4 and await self.compare(answer)):
                await self.room.do(Answer(PEOPLE[max(0, answer.seat)], answer))
            if session.step > MOST:
                return

    async def compare(self, answer: GiveAnswer) -> bool:
        """What one seat gets at the table and at a twin; whether the answer was given."""
        seat = self.dice.randrange(-1, len(self.room.record.seats))
        try:
            twin = await twin_of(self.room, seat, self.dice.randrange(1 << 30))
        except NoTwin:
            return False
        both, now = [Audience(self.room), Audience(twin)], self.room.running().seq
        for seq in (0, now, max(1, now - 3)):
            await self.come(both, seat, seq)
        for wrong in (replace(answer, answer=[999]), replace(answer, step=answer.step + 1)):
            told = [await refusals(one, [*PEOPLE, ""][seat], wrong) for one in both]
            assert told[0] == told[1]
        self.positions += 1
        if not (self.room.model.shown.is_open or answer.seat == seat):
            return False
        who = PEOPLE[max(0, answer.seat)]
        for one in both:
            await one.room.do(Answer(who, answer))
        self.check_step(both, seat)
        return await self.stays(both, seat, who)

    async def come(self, both: list[Audience], seat: int, seq: int) -> None:
        """Everybody comes, from a number on: this seat gets the same at both tables."""
        for one in both:
            await one.come(seq)
        first, second = (one.heard()[seat] for one in both)  # the last one only watches: -1
        assert first == second
        assert first

    def check_step(self, both: list[Audience], seat: int) -> None:
        """If an answer brought nothing to light, this seat got the same at both tables."""
        first, second = (one.heard()[seat] for one in both)
        step = self.room.running().session.steps[-1:]
        if not any(each.chance or each.revealed for each in step):
            assert first == second
            self.steps += 1

    async def stays(self, both: list[Audience], seat: int, who: str) -> bool:
        """Whether the answer stands; where all is open it is taken back, and nothing is left."""
        if not self.room.model.shown.is_open:
            return True
        for one in both:
            await one.room.do(TakeBack(who, Undo(1)))
            one.heard()
        await self.come(both, seat, 0)
        return False


def games() -> list[tuple[str, int]]:
    """Every game of the table, with a few set-ups each."""
    return [(game, number) for game in game_names() for number in range(2 * ROUNDS)]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "number"), games())
def test_nobody_can_tell_two_tables_apart_that_differ_in_what_is_hidden(
    tmp_path: Path, game: str, number: int
) -> None:
    async def work(rooms: Rooms) -> None:
        setup = find_game(game).trials.mixed_setup(number, PLAYERS)
        compared = Compared(await seated(rooms, setup, number, game), number)
        await compared.play()
        assert compared.positions > 15
        assert compared.steps > 1

    with_rooms(tmp_path / "t.db", work)
