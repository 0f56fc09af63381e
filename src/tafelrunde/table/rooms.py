"""All rooms of this process: opened on demand, put away when nobody has used them for a while."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, TypeVar

from msgspec.structs import replace

from tafelrunde.engine.errors import DamagedSave, TafelrundeError
from tafelrunde.engine.games import State
from tafelrunde.engine.registry import find_game
from tafelrunde.engine.seeds import MOST, is_seed, new_seed
from tafelrunde.engine.showing import ShownGame
from tafelrunde.table.game import seats
from tafelrunde.table.game.loading import open_game
from tafelrunde.table.game.running_game import RunningGame
from tafelrunde.table.game.workers import Workers
from tafelrunde.table.garbage import COLLECTOR
from tafelrunde.table.refusals import BadRequest
from tafelrunde.table.retention import DELETED, Retention
from tafelrunde.table.room.history import Checkpoints
from tafelrunde.table.room.host_commands import Delete, Start
from tafelrunde.table.room.peers import LEFT
from tafelrunde.table.room.room import Room
from tafelrunde.table.security import clean_name, hash_of, new_token
from tafelrunde.table.settings import ServerSettings
from tafelrunde.table.storage.room_files import check_size
from tafelrunde.table.storage.store import (
    CodeTaken,
    Notice,
    PasswordRecord,
    RoomRecord,
    SpectatorRecord,
    Store,
    StoreTrouble,
    UnknownRoom,
    is_code,
    new_code,
)
from tafelrunde.table.warm_up import warm_up
from tafelrunde.table.webhooks import Webhooks
from tafelrunde.table.wire import NewRoom, RoomOpened

LOG: Final = logging.getLogger("tafelrunde.table")
SWEEP: Final = 30.0
LAST_SECONDS: Final = 20.0
"""So long a server that stops waits for its snapshots; their entries are in the store anyway."""
T = TypeVar("T")


class Rooms:
    """The open rooms by their codes."""

    def __init__(
        self,
        store: Store,
        settings: ServerSettings,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.store = store
        self.settings = settings
        self.clock = clock
        self.open: dict[str, Room] = {}
        self.counters: Counter[str] = Counter()
        self.started = time.time()
        self.is_warm = False  # whether all games are loaded
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self.workers = Workers(settings, self.counters)
        self.checkpoints = Checkpoints()
        self.webhooks = Webhooks(settings.webhook_hosts, self.counters)
        self.retention = Retention(self)
        self._thinkers = ThreadPoolExecutor(2, "bot")
        self._tasks: set[asyncio.Task[object]] = set()
        self._sweeper: asyncio.Task[None] | None = None
        self._away = 0  # rooms that were put away since the collector looked for their remains

    async def start(self) -> None:
        """Open the store and listen to other processes."""
        self.do(self._warm_up())
        await self.store.open()
        await self.store.listen(self._hear)
        self._sweeper = asyncio.create_task(self._sweep_for_ever())

    async def _warm_up(self) -> None:
        await asyncio.to_thread(warm_up)
        self.is_warm = True

    async def stop(self) -> None:
        """Let go of everything, and keep where the games stand."""
        for task in [*self._tasks, *([self._sweeper] if self._sweeper else [])]:
            task.cancel()
        for room in list(self.open.values()):
            await room.close()
        await self._keep_games()
        self.open.clear()
        self._thinkers.shutdown(wait=False, cancel_futures=True)
        await self.workers.stop()
        await self.webhooks.stop()
        await self.store.close()

    async def _keep_games(self) -> None:
        try:
            async with asyncio.timeout(LAST_SECONDS):
                for room in list(self.open.values()):
                    await room.keep_snapshot()
        except TimeoutError:
            LOG.warning("the store is slow: some snapshots were not kept")

    def now(self) -> float:
        """Seconds on a clock that nobody sets."""
        return self.clock()

    async def think(self, work: Callable[..., T], *args: object) -> T:
        """Let a bot think without holding up the table."""
        return await asyncio.get_running_loop().run_in_executor(self._thinkers, work, *args)

    # --- Finding ----------------------------------------------------------------------------------

    async def room(self, code: str) -> Room:
        """The room of that code; raises `UnknownRoom`."""
        if not is_code(code):
            raise UnknownRoom("There is no such table.")
        if code in self.open:
            room = self.open[code]
            room.used = self.clock()  # whoever asks for it is about to come in
            return room
        if code not in self._loading:
            task = self._loading[code] = asyncio.create_task(self._load(code))
            task.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(self._loading[code])

    async def _load(self, code: str) -> Room:
        record = await self.store.room(code)
        if record is None:
            raise UnknownRoom("There is no such table.")
        shown = find_game(record.game).shown
        playing = await self.load_game(record, shown) if record.status != "lobby" else None
        use = await self.store.use(code)
        room = self.open[code] = Room(self, record, shown, playing)
        room.opened(use)
        return room

    async def load_game(self, record: RoomRecord, shown: ShownGame[State]) -> RunningGame:
        """The game of a room: its last snapshot, and the entries since."""
        try:
            return await open_game(self.store, record, shown, self.workers)
        except (TafelrundeError, asyncio.CancelledError):
            raise
        except Exception as trouble:
            raise DamagedSave(f"The log of this table cannot be played: {trouble}.") from trouble

    # --- Opening ----------------------------------------------------------------------------------

    async def create(self, wish: NewRoom, password: PasswordRecord | None = None) -> RoomOpened:
        """Open a table; the game is set up once, so that a wrong set-up is refused now."""
        shown = find_game(wish.game).shown
        person, token = clean_name(wish.person), new_token()
        who = hash_of(token)
        seed = new_seed() if wish.seed is None else checked_seed(wish.seed)
        check_size(wish.setup)
        seated = find_game(wish.game).setup.seated(wish.setup)
        setup = shown.table_setup(wish.setup)
        shown.rules.new(setup, seed)
        places = seats.first_seats(seated, wish.seats, person, who)
        host = () if any(seat.token_hash for seat in places) else (SpectatorRecord(person, who),)
        record = RoomRecord(
            code="",
            game=wish.game,
            setup=setup,
            seed=seed,
            seats=places,
            host_hash=who,
            created=time.time(),
            rules_version=shown.rules.version,
            name=clean_name(wish.name),
            undo=seats.undo_policy(wish.game, wish.undo),
            speaker=seats.speaker(wish.speaker),
            bots=seats.bots(wish.game, wish.bots),
            spectators=host,
            disclosed="" if wish.seed is None else "seed",
            password=password,
        )
        return RoomOpened(await self.keep(record), token)

    async def keep(
        self, record: RoomRecord, entries: Sequence[bytes] = (), snapshot: bytes = b""
    ) -> str:
        """Keep a new room under a code that nobody has, with a snapshot after its entries."""
        while True:
            code = new_code()
            try:
                await self.store.create_room(replace(record, code=code), tuple(entries))
            except CodeTaken:
                continue
            if snapshot and entries:
                await self.store.put_snapshot(code, len(entries), snapshot)
            self.counters["rooms_opened"] += 1
            return code

    async def begin(self, room: Room, who: str) -> None:
        """The host starts the game."""
        await room.do(Start(who))

    async def delete(self, room: Room, who: str) -> None:
        """The host deletes a table for ever."""
        await room.do(Delete(who))
        await self.retention.lose(room, DELETED)
        self.do(self.store.give_back())

    def forget(self, room: Room) -> None:
        """A room is not open here any more."""
        if self.open.get(room.code) is room:
            del self.open[room.code]
            self.checkpoints.forget(room.code)

    def room_lost(self, room: Room) -> None:
        """The store knows this room no longer."""
        self.do(self.retention.lose(room, DELETED))

    def room_deleted(self, room: Room, *, retired: bool) -> None:
        """Another process has deleted this room, or put another in its place."""
        self.do(self.retention.check(room, retired=retired))

    # --- Other processes --------------------------------------------------------------------------

    def _hear(self, notice: Notice) -> None:
        """Another process did something, or is gone: tell the rooms whom it concerns."""
        codes = [notice.code] if notice.code else [*self.open, *self._loading]
        for code in codes:
            if code in self.open:
                self.open[code].peers.hear(notice)
            elif code in self._loading:  # it may have been read just before
                again = partial(self._hear_again, replace(notice, code=code))
                self._loading[code].add_done_callback(again)

    def _hear_again(self, notice: Notice, _: asyncio.Task[Room]) -> None:
        self._hear(notice)

    def do(self, work: Coroutine[object, None, object]) -> None:
        """Do something in the background; what goes wrong is written to the log."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        if task.cancelled() or (trouble := task.exception()) is None:
            return
        if isinstance(trouble, StoreTrouble):
            LOG.warning("work in the background failed: %s", trouble)
        else:
            LOG.error("work in the background failed", exc_info=trouble)

    # --- Putting away -----------------------------------------------------------------------------

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            await self.sweep()

    async def sweep(self) -> None:
        """Put rooms away that nobody uses, the store has all of them; forget absent watchers."""
        await self._put_away(self.clock() - self.settings.idle_minutes * 60)
        for room in list(self.open.values()):
            await room.admission.forget_absent()
        try:
            await self.retention.sweep()
        except StoreTrouble as trouble:
            LOG.warning("tables at rest were not looked for: %s", trouble)
        if self._away > len(self.open) // 4:  # else it is not worth looking at all that live
            self._away = 0
            COLLECTOR.look()
        COLLECTOR.look_if_due()

    async def _put_away(self, limit: float) -> None:
        for code, room in list(self.open.items()):
            if room.is_idle_since(limit):
                self.forget(room)
                await room.close()
                self._away += 1
                if self.store.process:
                    self.do(self.store.notify(code, LEFT))
                await room.keep_snapshot()

    @property
    def connections(self) -> int:
        """How many clients are connected."""
        return sum(len(room.model.presence.connections) for room in self.open.values())


def checked_seed(seed: int) -> int:
    """A seed that a host gives; raises `BadRequest`."""
    if not is_seed(seed):
        raise BadRequest(f"The seed is a whole number from 0 to {MOST}.")
    return seed
