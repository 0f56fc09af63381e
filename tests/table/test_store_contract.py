"""What every store promises: the same tests for SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import time

import pytest
from msgspec.structs import replace

from tafelrunde.engine.seeds import new_seed
from tafelrunde.table.storage.store import (
    CHAT_KEPT,
    CodeTaken,
    Notice,
    SequenceGap,
    SequenceTaken,
    SpectatorRecord,
    StaleRoom,
    Store,
    StoreTrouble,
    UnknownRoom,
    new_code,
)
from tests.table.store_kit import append_many, new_room, opened

pytestmark = pytest.mark.anyio
ODD_CODES = ["", "short", "../../etc", "a" * 200, "nul\0nul\0nu", "ÄÖÜäöüßßßß", "' OR 1=1 --"]


# --- Rooms ----------------------------------------------------------------------------------------


async def test_a_room_comes_back_as_it_was_kept_even_after_reopening(store_address: str) -> None:
    drawn = {"seed": new_seed(), "origin": {"round": 3}}
    room = new_room(spectators=(SpectatorRecord("Ole", "ef" * 32),), **drawn)
    async with opened(store_address) as store:
        await store.create_room(room)
        assert await store.room(room.code) == room
    async with opened(store_address) as store:
        assert await store.room(room.code) == room
        assert await store.room(new_code()) is None


async def test_a_code_is_given_once(store: Store) -> None:
    room = new_room()
    await store.create_room(room, [b"first"])
    with pytest.raises(CodeTaken):
        await store.create_room(new_room(code=room.code, name="Another"), [b"1", b"2"])
    assert await store.room(room.code) == room
    assert await store.entries(room.code) == [(1, b"first")]


@pytest.mark.parametrize("code", ODD_CODES)
async def test_any_text_may_be_asked_for(store: Store, code: str) -> None:
    assert await store.room(code) is None
    assert await store.entries(code) == []
    assert await store.chat(code) == []
    assert await store.snapshot(code) is None
    assert await store.delete_room(code) is False
    for write in (store.append(code, 1, b"x"), store.say(code, "a", "b"), store.whole_room(code)):
        with pytest.raises(UnknownRoom):
            await write
    with pytest.raises(UnknownRoom):
        await store.put_snapshot(code, 1, b"x")
    with pytest.raises(UnknownRoom):
        await store.update_room(code, 1, new_room())
    with pytest.raises(ValueError, match="not a room code"):
        await store.create_room(new_room(code=code))


async def test_of_two_updates_of_the_same_version_one_is_stale(store: Store) -> None:
    room = new_room()
    await store.create_room(room)
    running = await store.update_room(room.code, 1, replace(room, status="running"))
    assert (running.status, running.version) == ("running", 2)
    with pytest.raises(StaleRoom):
        await store.update_room(room.code, 1, replace(room, name="too late"))
    assert await store.room(room.code) == running


async def test_concurrent_updates_lose_nothing(store: Store) -> None:
    room = new_room()
    await store.create_room(room)

    async def add(name: str) -> None:
        while True:
            now = await store.room(room.code)
            assert now is not None
            spectators = (*now.spectators, SpectatorRecord(name, ""))
            try:
                await store.update_room(room.code, now.version, replace(now, spectators=spectators))
            except StaleRoom:
                continue
            return

    await asyncio.gather(*(add(str(number)) for number in range(10)))
    kept = await store.room(room.code)
    assert kept is not None
    assert sorted(one.name for one in kept.spectators) == sorted(map(str, range(10)))
    assert kept.version == 11


async def test_a_deleted_room_leaves_nothing_behind(store: Store) -> None:
    room, other = new_room(), new_room()
    for one in (room, other):
        await store.create_room(one, [b"1"])
        await store.put_snapshot(one.code, 1, b"snap")
        await store.say(one.code, "Änne", "Hallo")
    assert await store.delete_room(room.code)
    assert not await store.delete_room(room.code)
    await store.create_room(room)
    assert await store.entries(room.code) == []
    assert await store.snapshot(room.code) is None
    assert await store.chat(room.code) == []
    assert await store.entries(other.code) == [(1, b"1")]


async def test_rooms_are_listed_by_status_and_rest(store: Store) -> None:
    lobby, running, busy = new_room(), new_room(status="running"), new_room(status="running")
    for room in (busy, lobby, running):
        await store.create_room(room)
        await asyncio.sleep(0.01)
    moment = time.time()
    await asyncio.sleep(0.01)
    await store.append(busy.code, 1, b"x")
    codes = [lobby.code, running.code, busy.code]
    assert [room.code for room in await store.rooms()] == codes
    assert [room.code for room in await store.rooms(status="running")] == codes[1:]
    assert [room.code for room in await store.rooms(idle_since=moment)] == codes[:2]
    assert [room.code for room in await store.rooms(limit=1)] == codes[:1]
    assert await store.count_rooms() == {"lobby": 1, "running": 2}


# --- Space and rest -------------------------------------------------------------------------------


async def test_a_room_knows_what_it_takes_up_and_since_when_it_rests(store: Store) -> None:
    room, before = new_room(), time.time()
    await store.create_room(room, [b"x" * 1000])
    small = await store.use(room.code)
    await store.append(room.code, 2, b"y" * 500)
    await store.put_snapshot(room.code, 2, b"z" * 2000)
    await store.say(room.code, "Änne", "Hallo")
    use = await store.use(room.code)
    assert (small.entries, use.entries) == (1, 2)
    assert small.bytes + 2500 < use.bytes < small.bytes + 2700
    assert before <= small.active <= use.active <= time.time()
    assert await store.survey() == [use]
    with pytest.raises(UnknownRoom):
        await store.use(new_code())


async def test_rooms_that_are_gone_are_named(store: Store) -> None:
    room, other = new_room(), new_code()
    await store.create_room(room)
    assert await store.gone([room.code, other]) == [other]
    assert await store.gone([]) == []


async def test_a_room_at_rest_is_announced_once_and_anew_after_it_was_played(store: Store) -> None:
    rooms = [new_room() for _ in range(2)]
    for room in rooms:
        await store.create_room(room)
    codes, soon = [room.code for room in rooms], time.time() + 100
    assert await store.announce(time.time() - 100, time.time()) == []
    assert sorted(await store.announce(soon, time.time())) == sorted(codes)
    assert await store.announce(soon, time.time()) == []
    assert (await store.use(codes[0])).announced > 0
    await asyncio.sleep(0.01)
    await store.append(codes[0], 1, b"x")
    assert (await store.use(codes[0])).announced == 0
    await asyncio.sleep(0.01)
    assert await store.announce(soon, time.time()) == codes[:1]


async def test_only_what_was_announced_in_time_is_retired(store: Store) -> None:
    room, played, fresh = new_room(), new_room(), new_room()
    for one in (room, played):
        await store.create_room(one, [b"x"])
    await store.announce(time.time() + 100, time.time())
    await asyncio.sleep(0.01)
    await store.append(played.code, 2, b"y")
    await store.create_room(fresh)
    soon, past = time.time() + 100, time.time() - 100
    assert await store.retire(idle_since=soon, announced_before=past) == []
    assert await store.retire(idle_since=past, announced_before=soon) == []
    assert await store.retire(idle_since=soon, announced_before=soon) == [room.code]
    assert await store.codes() == sorted([played.code, fresh.code])
    assert await store.entries(room.code) == []
    await store.give_back()


# --- The log --------------------------------------------------------------------------------------


async def test_entries_come_back_in_order_from_any_number(store: Store) -> None:
    room = new_room()
    await store.create_room(room)
    entries = [(seq, bytes([seq, 0, 255])) for seq in range(1, 13)]
    for seq, entry in entries:
        await store.append(room.code, seq, entry)
    assert await store.entries(room.code) == entries
    assert await store.entries(room.code, after=10) == entries[10:]
    assert await store.entries(room.code, after=-5) == entries
    assert await store.entries(room.code, after=10**30) == []


async def test_a_number_is_taken_once_and_the_log_has_no_holes(store: Store) -> None:
    room = new_room()
    await store.create_room(room)
    await store.append(room.code, 1, b"mine")
    for seq in (1, 0, -1):
        with pytest.raises(SequenceTaken):
            await store.append(room.code, seq, b"yours")
    with pytest.raises(SequenceGap):
        await store.append(room.code, 3, b"too far")
    with pytest.raises(UnknownRoom):
        await store.append(new_code(), 1, b"nowhere")
    assert await store.entries(room.code) == [(1, b"mine")]


async def test_of_many_who_append_the_same_number_one_succeeds(store: Store) -> None:
    room = new_room()
    await store.create_room(room)
    tries = [store.append(room.code, 1, bytes([number])) for number in range(20)]
    outcomes = await asyncio.gather(*tries, return_exceptions=True)
    assert outcomes.count(None) == 1
    assert sum(isinstance(one, SequenceTaken) for one in outcomes) == 19
    assert await store.entries(room.code) == [(1, bytes([outcomes.index(None)]))]


async def test_appends_given_at_once_keep_their_order(store: Store) -> None:
    room = new_room()
    await store.create_room(room)
    await asyncio.gather(*(store.append(room.code, seq, b"%d" % seq) for seq in range(1, 31)))
    assert await store.entries(room.code) == [(seq, b"%d" % seq) for seq in range(1, 31)]


async def test_a_bad_append_harms_nobody_beside_it(store: Store) -> None:
    rooms = [new_room() for _ in range(10)]
    for room in rooms:
        await store.create_room(room)
    good = [store.append(room.code, 1, b"x") for room in rooms[:8]]
    bad = [store.append(rooms[8].code, 10**30, b"x"), store.append(rooms[9].code, 2, b"x")]
    outcomes = await asyncio.gather(*good, *bad, return_exceptions=True)
    assert outcomes[:8] == [None] * 8
    assert isinstance(outcomes[8], Exception)
    assert isinstance(outcomes[9], SequenceGap)
    assert [len(await store.entries(room.code)) for room in rooms] == [1] * 8 + [0, 0]


async def test_a_caller_who_gives_up_harms_nobody_beside_it(store: Store) -> None:
    rooms = [new_room() for _ in range(6)]
    for room in rooms:
        await store.create_room(room)
    tasks = [asyncio.ensure_future(store.append(room.code, 1, b"x")) for room in rooms]
    await asyncio.sleep(0)
    tasks[0].cancel()
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    assert outcomes[1:] == [None] * 5
    await store.append(rooms[1].code, 2, b"y")


async def test_many_rooms_append_together(store: Store) -> None:
    rooms = [new_room() for _ in range(40)]
    for room in rooms:
        await store.create_room(room)
    await append_many(store, [room.code for room in rooms], each=10)
    for room in rooms:
        assert [seq for seq, _ in await store.entries(room.code)] == list(range(1, 11))


async def test_the_newest_snapshot_stays(store: Store) -> None:
    room = new_room()
    await store.create_room(room)
    assert await store.snapshot(room.code) is None
    await store.put_snapshot(room.code, 50, b"fifty")
    await store.put_snapshot(room.code, 100, b"hundred" * 10_000)
    await store.put_snapshot(room.code, 50, b"late")
    assert await store.snapshot(room.code) == (100, b"hundred" * 10_000)
    with pytest.raises(UnknownRoom):
        await store.put_snapshot(new_code(), 1, b"nowhere")


async def test_a_closed_store_says_so(store_address: str) -> None:
    async with opened(store_address) as store:
        await store.create_room(new_room())
    for call in (store.create_room(new_room()), store.rooms(), store.append(new_code(), 1, b"")):
        with pytest.raises(StoreTrouble, match="closed"):
            await call
    await store.close()


async def test_closing_finishes_what_waits(store_address: str) -> None:
    room = new_room()
    async with opened(store_address) as store:
        await store.create_room(room)
        tasks = [asyncio.ensure_future(store.append(room.code, seq, b"x")) for seq in range(1, 11)]
        await asyncio.sleep(0)
    assert await asyncio.gather(*tasks) == [None] * 10
    async with opened(store_address) as store:
        assert len(await store.entries(room.code)) == 10


# --- Table talk -----------------------------------------------------------------------------------


async def test_table_talk_is_numbered_and_the_last_lines_are_given(store: Store) -> None:
    room = new_room()
    await store.create_room(room)
    said = [await store.say(room.code, "Änne", f"Zeile {n} „ß“ \0") for n in range(1, 8)]
    assert [line.number for line in said] == list(range(1, 8))
    assert await store.chat(room.code) == said
    assert await store.chat(room.code, after=4) == said[4:]
    assert await store.chat(room.code, limit=2) == said[-2:]
    with pytest.raises(UnknownRoom):
        await store.say(new_code(), "Änne", "Ist da wer?")


async def test_talk_at_the_same_moment_gets_different_numbers(store: Store) -> None:
    room = new_room()
    await store.create_room(room)
    said = await asyncio.gather(*(store.say(room.code, "a", str(n)) for n in range(20)))
    assert sorted(line.number for line in said) == list(range(1, 21))


async def test_only_the_last_lines_are_kept(store: Store) -> None:
    room = new_room()
    await store.create_room(room)
    await asyncio.gather(*(store.say(room.code, "a", "b") for _ in range(CHAT_KEPT + 5)))
    kept = await store.chat(room.code, limit=10_000)
    assert [line.number for line in kept] == list(range(6, CHAT_KEPT + 6))


# --- Other processes ------------------------------------------------------------------------------


async def test_a_store_does_not_hear_itself(store: Store) -> None:
    heard: list[Notice] = []
    await store.listen(heard.append)
    room = new_room()
    await store.create_room(room)
    await store.append(room.code, 1, b"x")
    await store.say(room.code, "Änne", "Hallo")
    await store.notify(room.code, "here")
    await asyncio.sleep(0.1)
    assert heard == []
    with pytest.raises(ValueError, match="too long"):
        await store.notify(room.code, "x" * 5_000)
