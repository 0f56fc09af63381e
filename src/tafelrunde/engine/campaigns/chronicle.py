"""The chronicle of a campaign, and the files in which it and its evenings are kept.

Every file carries its version and a checksum, as saved games do.
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Sequence
from typing import Final, TypeVar

import msgspec

from tafelrunde.engine.errors import DamagedSave, NewerSave
from tafelrunde.engine.games import Data, Outcome
from tafelrunde.engine.saves import BOT, PERSON, UNREADABLE, SaveData, read_save

FORMAT: Final = 1
MOST_BYTES: Final = 64_000_000
"""No evening that people played is larger."""
T = TypeVar("T")


class Sitting(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sat where: what is played at the seat, whether a person or a bot plays it, and what that
    person is called. Earlier versions wrote the name in place of `PERSON`.
    """

    player: str
    who: str = ""
    name: str = ""

    @property
    def called(self) -> str:
        """The name of the person; empty for a bot, and where it is not known."""
        return self.name if self.name or self.who in (PERSON, BOT) else self.who


class Evening(msgspec.Struct, frozen=True, omit_defaults=True):
    """One evening: when, who, from where to where, and how it ended. The last one goes on while
    `ended` is empty.
    """

    number: int
    began: str
    seats: tuple[Sitting, ...]
    first: Data  # where the game stood, in the game's own figures
    ended: str = ""
    last: Data = {}
    answers: int = 0
    outcome: Outcome | None = None
    sha256: str = ""  # of the file in which it was packed away

    @property
    def is_over(self) -> bool:
        """Whether it was packed away."""
        return bool(self.ended)


class Chronicle(msgspec.Struct, frozen=True):
    """A campaign: its game, its name, its evenings."""

    game: str
    name: str
    evenings: tuple[Evening, ...]

    @property
    def finished(self) -> tuple[Evening, ...]:
        """The evenings that were packed away."""
        return tuple(each for each in self.evenings if each.is_over)

    @property
    def running(self) -> Evening | None:
        """The evening that goes on."""
        last = self.evenings[-1] if self.evenings else None
        return last if last is not None and not last.is_over else None


class Sealed(msgspec.Struct):
    """The file around a chronicle, or around a whole campaign; the checksum tells damage."""

    tafelrunde_campaign: int
    sha256: str
    campaign: msgspec.Raw


class Export(msgspec.Struct):
    """A whole campaign: its chronicle, every evening that was packed away, and the running one."""

    chronicle: Chronicle
    evenings: tuple[bytes, ...]
    running: bytes = b""


# --- Sealing --------------------------------------------------------------------------------------


def seal(value: Chronicle | Export) -> bytes:
    """A file with its version and checksum."""
    payload = msgspec.json.encode(value)
    return msgspec.json.encode(Sealed(FORMAT, digest(payload), msgspec.Raw(payload)))


def unseal(content: bytes, kind: type[T]) -> T:
    """What is in such a file; raises `DamagedSave` or `NewerSave`."""
    try:
        file = msgspec.json.decode(content, type=Sealed)
    except UNREADABLE as trouble:
        raise DamagedSave("This is not a campaign, or it is damaged.") from trouble
    if file.tafelrunde_campaign > FORMAT:
        raise NewerSave("This campaign was written by a later version of the program.")
    if digest(bytes(file.campaign)) != file.sha256:
        raise DamagedSave("The campaign is damaged: its checksum does not match.")
    try:
        return msgspec.json.decode(bytes(file.campaign), type=kind)
    except UNREADABLE as trouble:
        raise DamagedSave("This is not a campaign, or it is damaged.") from trouble


def read_chronicle(content: bytes) -> Chronicle:
    """A chronicle whose evenings are counted without a gap; raises `DamagedSave` or `NewerSave`."""
    return checked(unseal(content, Chronicle))


def checked(chronicle: Chronicle) -> Chronicle:
    """The same; raises `DamagedSave` if it cannot be one."""
    numbers = [each.number for each in chronicle.evenings]
    if not numbers or numbers != list(range(1, len(numbers) + 1)):
        raise DamagedSave("The campaign is damaged: evenings are missing.")
    if not all(each.is_over for each in chronicle.evenings[:-1]):
        raise DamagedSave("The campaign is damaged: more than one evening goes on.")
    return chronicle


def digest(content: bytes) -> str:
    """The checksum of bytes."""
    return hashlib.sha256(content).hexdigest()


# --- Packing --------------------------------------------------------------------------------------


def pack(save: bytes) -> bytes:
    """A saved game that nobody plays any more."""
    return zlib.compress(save, 9)


def unpack(packed: bytes, evening: Evening, most: int = MOST_BYTES) -> SaveData:
    """The saved game of an evening, of so many bytes at most; raises `DamagedSave` or
    `NewerSave`.
    """
    where = f"Evening {evening.number}"
    if digest(packed) != evening.sha256:
        raise DamagedSave(f"{where} is damaged: its checksum does not match.")
    loose = zlib.decompressobj()
    try:
        save = loose.decompress(packed, most)
    except zlib.error as trouble:
        raise DamagedSave(f"{where} is damaged: it cannot be unpacked.") from trouble
    if loose.unconsumed_tail:
        raise DamagedSave(f"{where} is larger than any evening can be.")
    return read_save(save)


def sitting(
    players: Sequence[str], who: Sequence[str] = (), before: Sequence[Sitting] = ()
) -> tuple[Sitting, ...]:
    """Who sits where; who sat there before keeps the name."""
    names = {each.player: each.called for each in before}
    whoever = [*who, *[""] * len(players)]
    return tuple(
        Sitting(player, each, names.get(player, ""))
        for player, each in zip(players, whoever, strict=False)
    )


def as_data(chronicle: Chronicle) -> Data:
    """A chronicle for scripts."""
    found: Data = msgspec.to_builtins(chronicle)
    return found
