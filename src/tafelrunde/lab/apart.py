"""Processes of the lab whose core runs plain or compiled, side by side."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from types import TracebackType
from typing import Final, Generic, Self, TypeVar

import msgspec

from tafelrunde import compiled

T = TypeVar("T")
CORES: Final = ("plain", "compiled")


def cores() -> list[str]:
    """The kinds of core that there are."""
    stamp = compiled.read_stamp()
    fresh = stamp is not None and not compiled.out_of_date(stamp)
    return [core for core in CORES if core == "plain" or fresh]


class Worker(Generic[T]):
    """A process that runs a module with one kind of core; the module calls `serve`."""

    def __init__(self, core: str, module: str, answer: type[T]) -> None:
        self.answer = answer
        environment = {**os.environ, compiled.CHOICE: core}
        call = [sys.executable, "-m", module]
        self.process = subprocess.Popen(
            call, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def ask(self, wish: object) -> T:
        """What a wish comes to."""
        self.send(wish)
        return self.hear()

    def send(self, wish: object) -> None:
        """Let it begin with something."""
        assert self.process.stdin is not None
        self.process.stdin.write(msgspec.json.encode(wish) + b"\n")
        self.process.stdin.flush()

    def hear(self) -> T:
        """What came of it."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("A process of the lab has ended; its message stands above.")
        return msgspec.json.decode(line, type=self.answer)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if error is not None:
            self.process.kill()
        self.process.communicate()


def serve(answer: Callable[[bytes], object]) -> None:
    """Answer each line of standard input with one line, until there are no more."""
    out = sys.stdout.buffer
    sys.stdout = sys.stderr  # whatever else is printed is no answer
    for line in sys.stdin.buffer:
        out.write(msgspec.json.encode(answer(line)) + b"\n")
        out.flush()
