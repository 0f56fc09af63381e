"""A worker process: reads jobs from its input, writes what came of them to its output.

A job that takes its time says on the way how far it is, and ends early if it is told to. A worker
has a share of memory and, for each job, of the processor; the system ends it where it takes
more. It ends by itself when the server closes its input, or is gone.
"""

from __future__ import annotations

import logging
import os
import select
import signal
import sys
import time
from collections.abc import Generator, Sequence
from contextlib import suppress
from typing import IO, Final

import msgspec

from tafelrunde.engine.errors import TafelrundeError
from tafelrunde.engine.registry import find_game, game_names
from tafelrunde.table.game.jobs import JOBS, Tell, Work
from tafelrunde.table.refusals import Refusal, Stopped, TooCostly

LOG: Final = logging.getLogger("tafelrunde.table")
NICE: Final = 5
"""Workers stand back behind the answers of the tables."""
MEMORY: Final = 1 << 29
"""So many bytes of addresses; all games with their texts need a tenth of it."""
HEAD: Final = 8
TOLD: Final = 5
"""After so many percent more it is told again how far a job is."""


class Request(msgspec.Struct, array_like=True):
    """A job by its name, what it works on, and how many seconds of a core it may take."""

    job: str
    parts: list[bytes]
    seconds: float


class Reply(msgspec.Struct, array_like=True):
    """What came of it, and the milliseconds of a core that it took; or why it is refused. Below 100
    percent it only says how far it is.
    """

    parts: list[bytes]
    milliseconds: float = 0.0
    slug: str = ""
    sentence: str = ""
    why: str = ""
    percent: int = 100


STOP: Final = Request("", [], 0.0)
"""Nobody waits for the job any more."""


# --- Frames ---------------------------------------------------------------------------------------


def write_frame(file: IO[bytes], message: Request | Reply) -> None:
    """One message behind its length."""
    content = msgspec.msgpack.encode(message)
    file.write(len(content).to_bytes(HEAD, "big"))
    file.write(content)
    file.flush()


def read_frame(file: IO[bytes]) -> bytes:
    """The next message; raises `EOFError` where the other side is gone."""
    head = file.read(HEAD)
    size = int.from_bytes(head, "big")
    content = file.read(size) if len(head) == HEAD else b""
    if len(head) < HEAD or len(content) < size:
        raise EOFError
    return content


# --- Working --------------------------------------------------------------------------------------


def main() -> None:
    """Do jobs until nobody asks any more."""
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # nothing else may come between the replies
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides what Ctrl-C means
    bound()
    games = [find_game(name).shown for name in game_names()]  # nobody pays for loading them
    assert games
    with suppress(EOFError, BrokenPipeError):
        while True:
            request = msgspec.msgpack.decode(read_frame(sys.stdin.buffer), type=Request)
            if request == STOP:  # it came too late
                continue
            allow(request.seconds)
            reply = carried_out(request.job, request.parts, Teller(out).tell)
            allow(0)
            write_frame(out, reply)
            if reply.slug == TooCostly.slug:
                return  # what it took of the memory goes with it


def bound() -> None:
    """Stand back behind others, and take no more memory than games need."""
    try:
        import resource
    except ImportError:  # a system that has no such limits
        return
    os.nice(NICE)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def allow(seconds: float) -> None:
    """Let the system end this process after so many seconds of a core; 0 takes it back."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


class Teller:
    """Says how far a job is, and looks whether anybody still waits for it."""

    def __init__(self, out: IO[bytes]) -> None:
        self.out, self.percent = out, 0

    def tell(self, percent: int) -> None:
        """So much is done; raises `Stopped`."""
        if select.select([sys.stdin], [], [], 0)[0]:
            read_frame(sys.stdin.buffer)
            raise Stopped("Nobody waits for it any more.")
        if percent >= self.percent + TOLD:
            self.percent = percent
            write_frame(self.out, Reply([], percent=min(99, percent)))


def carried_out(job: str, parts: Sequence[bytes], tell: Tell) -> Reply:
    """Do one job."""
    start = time.process_time()
    try:
        reply = Reply(list(followed(JOBS[job](*parts), tell)))
    except TafelrundeError as error:
        reply = Reply([], 0.0, error.slug, str(error), error.why)
    except MemoryError:
        reply = Reply([], 0.0, TooCostly.slug, "That takes more memory than any game needs.")
    except Exception:
        LOG.exception("a job failed: %s", job)
        reply = Reply([], 0.0, Refusal.slug, "The server made a mistake.")
    reply.milliseconds = 1000 * (time.process_time() - start)
    return reply


def followed(work: Work, tell: Tell) -> Sequence[bytes]:
    """What comes of a job, step by step where it has steps."""
    if not isinstance(work, Generator):
        return work
    while True:
        try:
            tell(next(work))
        except StopIteration as end:
            found: Sequence[bytes] = end.value
            return found


if __name__ == "__main__":
    main()
