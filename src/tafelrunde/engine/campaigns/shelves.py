"""Where a campaign is kept. The chronicle is written last, so that whatever is half done when a
process dies does not count.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, Protocol

from tafelrunde.engine.errors import FileTrouble
from tafelrunde.engine.files import read_file, write_file

try:
    from fcntl import LOCK_EX, LOCK_NB, flock
except ImportError:  # a system without such locks
    flock = None  # type: ignore[assignment]

NAME: Final = re.compile(r"\w[\w .-]{0,59}")
CHRONICLE: Final = "chronicle.json"
LOCK: Final = "lock"


class Shelf(Protocol):
    """The place of one campaign; evenings are known by their numbers."""

    def read_chronicle(self) -> bytes:
        """The chronicle; raises `FileTrouble` if there is none."""

    def write_chronicle(self, content: bytes) -> None:
        """Replace the chronicle, wholly or not at all."""

    def read_running(self, number: int) -> bytes:
        """The saved game of the running evening."""

    def write_running(self, number: int, content: bytes) -> None:
        """Replace the saved game of the running evening, wholly or not at all."""

    def read_packed(self, number: int) -> bytes:
        """An evening that was packed away."""

    def write_packed(self, number: int, content: bytes) -> None:
        """Pack an evening away."""

    def remove(self, number: int, *, packed: bool) -> None:
        """Forget an evening, as it runs or as it was packed away."""


class Folder:
    """A campaign in a folder of its own."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @classmethod
    def named(cls, shelf: Path, name: str) -> Folder:
        """The folder of a campaign among others; raises `FileTrouble` for a name that is none."""
        if NAME.fullmatch(name) is None or name.endswith((".", " ")):
            raise FileTrouble("The name of a campaign is letters, digits, spaces, dots and dashes.")
        return cls(shelf / name)

    @property
    def is_taken(self) -> bool:
        """Whether there is a campaign."""
        return (self.path / CHRONICLE).is_file()

    @contextmanager
    def held(self) -> Iterator[None]:
        """Nobody else plays or changes the campaign meanwhile; raises `FileTrouble` if somebody
        does. A process that dies lets go.
        """
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            file = (self.path / LOCK).open("ab")
        except OSError as trouble:
            raise FileTrouble(f"{self.path} cannot be written: {trouble.strerror}.") from None
        with file:
            try:
                if flock is not None:
                    flock(file, LOCK_EX | LOCK_NB)
            except OSError:
                name = self.path.name
                raise FileTrouble(f"The campaign {name!r} is open in another terminal.") from None
            try:
                yield
            finally:
                self._tidy()

    def _tidy(self) -> None:
        """If no campaign has come of it, nothing stays behind."""
        if not self.is_taken:
            with suppress(OSError):
                (self.path / LOCK).unlink()
                self.path.rmdir()

    def read_chronicle(self) -> bytes:
        """The chronicle; raises `FileTrouble` if there is none."""
        return read_file(self.path / CHRONICLE)

    def write_chronicle(self, content: bytes) -> None:
        """Replace the chronicle."""
        write_file(self.path / CHRONICLE, content)

    def running_file(self, number: int) -> Path:
        """Where the running evening is saved."""
        return self.path / f"evening-{number:04}.json"

    def _packed_file(self, number: int) -> Path:
        return self.path / f"evening-{number:04}.z"

    def read_running(self, number: int) -> bytes:
        """The saved game of the running evening."""
        return read_file(self.running_file(number))

    def write_running(self, number: int, content: bytes) -> None:
        """Replace the saved game of the running evening."""
        write_file(self.running_file(number), content)

    def read_packed(self, number: int) -> bytes:
        """An evening that was packed away."""
        return read_file(self._packed_file(number))

    def write_packed(self, number: int, content: bytes) -> None:
        """Pack an evening away."""
        write_file(self._packed_file(number), content)

    def remove(self, number: int, *, packed: bool) -> None:
        """Forget an evening; what cannot be removed does not count any more."""
        with suppress(OSError):
            (self._packed_file(number) if packed else self.running_file(number)).unlink()
