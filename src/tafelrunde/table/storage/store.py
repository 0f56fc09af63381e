"""The store: what a table remembers, and the promise that it is never lost.

A room is one `RoomRecord` (people, settings, status), an append-only log of entries numbered from
1, at most one snapshot of the game, and table talk. The store does not look into entries and
snapshots. Whatever a method has returned from survives `kill -9` and a power cut.

`SqliteStore` keeps everything in one file for one process; `PostgresStore` serves several
processes. `addresses.store_at` finds the right one for an address.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Final, Literal, Protocol, TypeAlias

import msgspec

from tafelrunde.engine.content import Lang
from tafelrunde.engine.errors import DamagedSave, TafelrundeError
from tafelrunde.engine.games import Data

# --- What can go wrong ----------------------------------------------------------------------------


class StoreTrouble(TafelrundeError):
    """The store cannot do its work (disk full, connection lost).

    Whether the write happened is unknown: read the room again before going on.
    """

    slug = "store-trouble"


class StoreLocked(StoreTrouble):
    """Another process holds the file."""

    slug = "store-locked"


class StoreUnreachable(StoreTrouble):
    """The database server cannot be reached, or refuses us."""

    slug = "store-unreachable"


class DamagedStore(StoreTrouble):
    """The file is not a store, or its bytes are damaged; it was left as it is."""

    slug = "damaged-store"


class DamagedRoom(DamagedSave):
    """What is kept of this room is not what was written; the other rooms are well."""

    def __init__(self, code: str) -> None:
        super().__init__("What was kept of this table is damaged; other tables are not affected.")
        self.code = code


class NewerStore(StoreTrouble):
    """A later version of the program has written this store; it was left as it is."""

    slug = "newer-store"


class BadAddress(TafelrundeError):
    """The address names no kind of store that we know."""

    slug = "bad-address"


class UnknownRoom(TafelrundeError):
    """There is no room of that code."""

    slug = "unknown-room"


class CodeTaken(TafelrundeError):
    """There is a room of that code already."""

    slug = "code-taken"


class StaleRoom(TafelrundeError):
    """The room's record has changed since it was read: read it again."""

    slug = "stale-room"


class SequenceTaken(TafelrundeError):
    """Somebody else has appended this entry: read the new entries first."""

    slug = "sequence-taken"


class SequenceGap(TafelrundeError):
    """An entry before this one is missing; a log has no holes."""

    slug = "sequence-gap"


# --- Records --------------------------------------------------------------------------------------

Status: TypeAlias = Literal["lobby", "running", "over"]
SeatKind: TypeAlias = Literal["open", "person", "bot"]
UndoPolicy: TypeAlias = Literal["free", "clean", "consent", "never"]
Speaker: TypeAlias = Literal["anyone", "host"]
BotName: TypeAlias = Literal["random", "heuristic", "beginner", "apprentice", "strong", "master"]
Bots: TypeAlias = Literal["", BotName]
"""Who plays the bots' seats of a table; nothing said: whoever is usual at the server."""
WishKind: TypeAlias = Literal["undo", "return", "repair", "seat"]
Disclosed: TypeAlias = Literal["", "seed", "file", "fork"]
"""How somebody may know what lies hidden at a table: nobody does, the host gave the seed, the game
came from a file, or from a table whose game was open to all.
"""


class SeatRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat and who holds it.

    `token_hash` stays when a bot takes over, so that the person can come back; the same hash at
    several seats is one person at one screen.
    """

    seat: int
    hero: str
    kind: SeatKind = "open"
    name: str = ""
    token_hash: str = ""  # sha256 of the token, in hex; empty while nobody holds the seat
    bot: str = ""  # which bot plays here while `kind` is "bot"
    asks: dict[str, str] = {}  # kind of window → where the holder wants to be asked
    unasked: tuple[str, ...] = ()  # cards for which the holder is never asked
    sealed: bool = False  # its holder was removed from a game with secrets: nobody may take it


class SpectatorRecord(msgspec.Struct, frozen=True):
    """Somebody who only watches."""

    name: str
    token_hash: str


class FormerRecord(msgspec.Struct, frozen=True):
    """Somebody who has held a seat while the game ran, and may have seen its hand."""

    token_hash: str
    seat: int


class SeatWishRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """What shall become of a seat: a bot plays it ("bot"), nobody holds it ("open"), who asks takes
    it ("person", or "join" for somebody new), or whoever gets its link ("link").
    """

    seat: int
    how: str
    new: str = ""  # the hash of whoever gets it by "join" or "link"
    person: str = ""  # how somebody new is called


class WishRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody asks for something to which others have to agree.

    It is open until the time is over or somebody says no; and, unless it is about a seat, until the
    log grows beyond entry `seq`.
    """

    id: int
    name: str  # who asks
    steps: int = 0  # to be taken back
    seq: int = 0
    waiting: tuple[str, ...] = ()  # the hashes of those who have not agreed yet
    until: float = 0.0  # seconds since 1970
    kind: WishKind = "undo"
    by: str = ""  # the hash of who asks
    asked: tuple[str, ...] = ()  # the hashes of all who have to agree
    step: int = 0  # to go back to
    words: tuple[str, ...] = ()  # of a repair
    seat: SeatWishRecord | None = None
    outcome: Literal["", "granted", "declined", "withdrawn"] = ""


class BanRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody who may not come back."""

    number: int
    name: str
    token_hash: str
    until: float  # seconds since 1970; so long nobody new comes from these addresses
    prints: tuple[str, ...] = ()  # addresses, as `security.fingerprint` makes them


class PasswordRecord(msgspec.Struct, frozen=True):
    """What is kept of a password: a slow hash with its salt, both in hex."""

    salt: str
    digest: str
    cost: int


class WebhookRecord(msgspec.Struct, frozen=True):
    """Where notices about a room are posted, and with what."""

    url: str
    secret: str
    link: str  # to the table, as its host reached it
    lang: Lang


class ReviewRecord(msgspec.Struct, frozen=True):
    """What was thought about a game that was over after so many entries, as JSON."""

    seq: int
    content: str


class RoomRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """All of a room but its log: change it with `msgspec.structs.replace` and `update_room`.

    The game is `Session(rules, setup, seed)` with the room's entries played over it; `origin`,
    where there is one, is the state it began with instead, as the rules dump it.
    """

    code: str
    game: str
    setup: Data  # the game reads it, and refuses what makes no sense
    seed: int
    seats: tuple[SeatRecord, ...]
    host_hash: str
    created: float  # seconds since 1970
    rules_version: int
    name: str = ""
    status: Status = "lobby"
    undo: UndoPolicy = "consent"
    speaker: Speaker = "anyone"
    bots: Bots = ""
    spectators: tuple[SpectatorRecord, ...] = ()
    origin: Data | None = None
    wish: WishRecord | None = None
    former: tuple[FormerRecord, ...] = ()  # who held seats of the running game
    disclosed: Disclosed = ""
    bans: tuple[BanRecord, ...] = ()
    password: PasswordRecord | None = None
    webhook: WebhookRecord | None = None
    evenings: tuple[str, ...] = ()  # codes of the tables at which the campaign was played before
    review: ReviewRecord | None = None
    version: int = 1  # counts the updates; kept by the store


class ChatRecord(msgspec.Struct, frozen=True):
    """A line of table talk, numbered from 1 within its room."""

    number: int
    name: str
    text: str
    at: float


class LoggedEntry(msgspec.Struct, frozen=True, array_like=True):
    """An entry of the log and when it was accepted."""

    at: float
    entry: bytes


class SnapshotRecord(msgspec.Struct, frozen=True, array_like=True):
    """A snapshot of the game and the number of the last entry in it."""

    seq: int
    blob: bytes


class WholeRoom(msgspec.Struct, frozen=True, omit_defaults=True):
    """A room with its whole log; entry 1 comes first."""

    room: RoomRecord
    entries: tuple[LoggedEntry, ...] = ()
    chat: tuple[ChatRecord, ...] = ()
    snapshot: SnapshotRecord | None = None


class RoomUse(msgspec.Struct, frozen=True):
    """How much a room takes up, and since when it rests.

    `bytes` are those of record, log, snapshot and talk. `announced` is when people were told that
    the room will be retired; 0 if they were not, or if something has happened there since.
    """

    code: str
    entries: int
    bytes: int
    active: float
    announced: float = 0.0
    damaged: bool = False


class Notice(msgspec.Struct, frozen=True, array_like=True):
    """Something that another process did.

    - "entry": it appended entry `number`; read with `entries`.
    - "room": it changed or opened the room; read with `room`.
    - "deleted": it deleted the room, or put another in its place; `text` is "retired" where the
      room had rested for long.
    - "chat": somebody said line `number` there; read with `chat`.
    - "signal": the process `sender` sent `text` by `notify`; nothing is stored.
    - "gone": the process `sender`, which had sent signals, has ended; `code` is empty.
    - "gap": notices may have been lost; `code` is empty: read every room you hold again.
    """

    code: str
    topic: Literal["entry", "room", "deleted", "chat", "signal", "gone", "gap"]
    number: int = 0
    text: str = ""
    sender: str = ""


Listener: TypeAlias = Callable[[Notice], None]

# --- Room codes -----------------------------------------------------------------------------------

CODE_LETTERS: Final = "0123456789abcdefghjkmnpqrstvwxyz"
"""Crockford's 32: without i, l, o and u, which are misread or spell words."""
CODE_LENGTH: Final = 10


def new_code() -> str:
    """A room code that cannot be guessed: 50 bits."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def is_code(text: str) -> bool:
    """Whether this could be a room's code at all."""
    return len(text) == CODE_LENGTH and all(letter in CODE_LETTERS for letter in text)


# --- The store ------------------------------------------------------------------------------------


CHAT_KEPT: Final = 500
"""So many lines of table talk are kept for each room."""
SIGNAL_LIMIT: Final = 4_000
"""A signal is at most so many bytes long."""


def check_signal(text: str) -> None:
    """Signals are short: what is long belongs into the log."""
    if len(text.encode()) > SIGNAL_LIMIT:
        raise ValueError("this signal is too long")


class Store(Protocol):
    """Where rooms live. Open it, use it from one event loop, close it.

    Every method may raise `StoreTrouble`; those that read a room raise `DamagedRoom` if what they
    read is not what was written. A call that is cancelled while it waits may still have been
    carried out.
    """

    process: str
    """The name of this process among those that share the store; empty where it shares nothing."""

    async def open(self) -> None:
        """Open the store, check it, and bring it to the present schema.

        Raises `StoreLocked`, `StoreUnreachable`, `DamagedStore` or `NewerStore`.
        """

    async def close(self) -> None:
        """Finish what is waiting and let go of the store; a second call does nothing."""

    async def pulse(self) -> None:
        """Write and read a little, durably: whether the store can do its work."""

    # Rooms

    async def create_room(self, room: RoomRecord, entries: Sequence[bytes] = ()) -> None:
        """Keep a new room, with the entries that it starts with; raises `CodeTaken`."""

    async def room(self, code: str) -> RoomRecord | None:
        """The room of this code; any text may be asked for."""

    async def update_room(self, code: str, expected_version: int, record: RoomRecord) -> RoomRecord:
        """Replace a room's record and return it as kept, with its new version.

        Raises `StaleRoom` if its version is no longer the expected one, or `UnknownRoom`.
        """

    async def delete_room(self, code: str) -> bool:
        """Forget a room and all that belongs to it; False if there was none."""

    async def rooms(
        self, *, status: Status | None = None, idle_since: float | None = None, limit: int = 100
    ) -> list[RoomRecord]:
        """Rooms, those at rest for longest first: nothing was changed in them or appended. Damaged
        ones are left out.

        `idle_since` leaves out those that were active at or after this moment.
        """

    async def count_rooms(self) -> dict[Status, int]:
        """How many rooms there are of each status."""

    # Space and rest

    async def use(self, code: str) -> RoomUse:
        """How much a room takes up, and since when it rests; raises `UnknownRoom`."""

    async def survey(self) -> list[RoomUse]:
        """The same of every room, those at rest for longest first; everything is read and
        checked, and damaged rooms are named as such.
        """

    async def gone(self, codes: Sequence[str]) -> list[str]:
        """Which of these rooms are no longer there."""

    async def announce(self, idle_since: float, now: float) -> list[str]:
        """Note that people are told from now on that rooms, at rest since then, will be retired;
        the codes of those that were not announced before.
        """

    async def retire(self, idle_since: float, announced_before: float) -> list[str]:
        """Delete rooms that rest since then and were announced in time; their codes."""

    async def give_back(self) -> None:
        """Give the space of deleted rooms back to the disk, where that has to be asked for."""

    # The log

    async def append(self, code: str, seq: int, entry: bytes) -> None:
        """Add entry `seq` to the room's log; it is durable when this returns.

        `seq` is the number after the last entry. Raises `SequenceTaken` if somebody else was
        faster, `SequenceGap` if an entry before it is missing, or `UnknownRoom`.
        """

    async def entries(self, code: str, after: int = 0) -> list[tuple[int, bytes]]:
        """The entries with numbers above `after`, in order; none for an unknown room."""

    async def put_snapshot(self, code: str, seq: int, blob: bytes) -> None:
        """Keep the game as it stood after entry `seq`; an older one never replaces a newer."""

    async def snapshot(self, code: str) -> tuple[int, bytes] | None:
        """The newest snapshot and the number of the last entry in it."""

    # Table talk

    async def say(self, code: str, name: str, text: str) -> ChatRecord:
        """Keep a line of table talk; it gets the next number. Raises `UnknownRoom`."""

    async def chat(self, code: str, after: int = 0, limit: int = 100) -> list[ChatRecord]:
        """The last lines with numbers above `after`, oldest first."""

    # Files

    async def codes(self) -> list[str]:
        """The codes of all rooms, in their order."""

    async def whole_room(self, code: str) -> WholeRoom:
        """A room with its log, talk and snapshot, read in one moment; raises `UnknownRoom`."""

    async def put_rooms(self, rooms: Iterable[WholeRoom], *, replace: bool = False) -> int:
        """Keep rooms as they were elsewhere, codes and versions included, and return how many.

        All of them or none: raises `CodeTaken` unless the old ones are to be replaced, and
        whatever `rooms` raises; it is walked in a thread.
        """

    async def export_room(self, code: str) -> bytes:
        """A room as one file with a checksum, without tokens and talk; raises `UnknownRoom`."""

    async def import_room(self, content: bytes, host_hash: str) -> RoomRecord:
        """Open a new room, with a new code, from an exported file.

        Seats of people are open again and belong to nobody. Raises `DamagedSave` or `NewerSave`.
        `room_files.read_room_file` gives the same room beforehand, to see whether it can be
        played.
        """

    async def backup(self, path: Path) -> list[str]:
        """Write all rooms as they are at this moment to an archive, while the store is in use; an
        older file there is replaced. `backups.restore` reads it into a store of any kind.

        Gives the codes of damaged rooms, which are not in it.
        """

    # Other processes

    async def listen(self, listener: Listener) -> None:
        """Hear, from now on, what other processes do; never what this store did itself."""

    async def notify(self, code: str, text: str) -> None:
        """Send a "signal" to the other processes that are there now; nothing is kept.

        They hear the signals of a process in the order in which they were sent.
        """
