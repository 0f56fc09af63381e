"""The real server in a process of its own: started, measured, stopped, killed and started again."""

from __future__ import annotations

import http.client
import os
import re
import sqlite3
import subprocess
import sys
import time
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Final, Self

import msgspec

from tafelrunde.engine.errors import TafelrundeError

START_SECONDS: Final = 120.0
STOP_SECONDS: Final = 10.0
CALL_SECONDS: Final = 30.0
REST: Final = 0.25
"""A server that used no time of the processor for so many seconds is at rest."""
UNLIMITED: Final = {
    "TAFELRUNDE_REQUESTS_PER_SECOND": "100000",
    "TAFELRUNDE_ROOMS_PER_MINUTE": "100000",
    "TAFELRUNDE_ROOMS_PER_DAY": "1000000",
    "TAFELRUNDE_MEGABYTES_PER_DAY": "1000000",
    "TAFELRUNDE_MESSAGES_PER_SECOND": "100000",
    "TAFELRUNDE_CONNECTIONS": "100000",
    "TAFELRUNDE_COST_PER_SECOND": "1000000",
}
"""Limits for each address, out of the way: here all people come from one."""
MEGABYTE: Final = 1 << 20


class ServerTrouble(TafelrundeError):
    """The server that is being measured did not start, or did not answer."""

    slug = "server-trouble"


class Served:
    """`tafelrunde serve` over one file, on a port that the system chooses."""

    def __init__(self, folder: Path, settings: Mapping[str, str] = UNLIMITED) -> None:
        folder = folder.absolute()
        self.log = folder / "server.log"
        self.settings = dict(settings)
        self.command = [sys.executable, "-m", "tafelrunde", "--lang", "en", "serve", "--no-open"]
        self.file = folder / "tables.db"
        self.command += ["--host", "127.0.0.1", "--port", "0", "--db", str(self.file)]
        self.process: subprocess.Popen[bytes] | None = None
        self.address = ""

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        """Start the server and wait until it answers; raises `ServerTrouble`."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command, env=os.environ | self.settings, stdout=subprocess.PIPE, stderr=log
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline().decode()
        found = re.search(r"http://([^/\s]+)/", line)
        try:
            if found is None:
                raise ServerTrouble("The server gave no address.")
            self.address = found[1]
            call(self.address, "GET", "/health", seconds=START_SECONDS)
        except ServerTrouble as trouble:
            self.kill()
            raise ServerTrouble(f"The server did not start: {self.last_words()}") from trouble

    def kill(self) -> None:
        """End the server as a power cut would."""
        if self.process is not None:
            self.process.kill()
            self._buried(self.process)

    def stop(self) -> None:
        """Ask the server to end; kill it if it does not."""
        if self.process is None:
            return
        self.process.terminate()
        try:
            self.process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
        self._buried(self.process)

    def _buried(self, process: subprocess.Popen[bytes]) -> None:
        process.wait()
        assert process.stdout is not None
        process.stdout.close()
        self.process = None

    @property
    def is_running(self) -> bool:
        """Whether the process lives."""
        return self.process is not None and self.process.poll() is None

    def last_words(self) -> str:
        """The last line the server wrote about its troubles."""
        lines = self.log.read_text(encoding="utf-8", errors="replace").splitlines()
        return next((line.strip() for line in reversed(lines) if line.strip()), "no word of it")

    def entries(self, code: str) -> dict[int, bytes]:
        """What the file holds of a table, by number; read past the server."""
        query = "SELECT seq, entry FROM entries WHERE code = ? AND seq > 0"
        with closing(sqlite3.connect(f"{self.file.as_uri()}?mode=ro", uri=True)) as connection:
            return dict(connection.execute(query, (code,)))

    # --- What it costs ----------------------------------------------------------------------------

    def _proc(self, file: str) -> str | None:
        """What the system tells about the process; None where it tells nothing that way."""
        if self.process is None:
            return None
        try:
            return Path(f"/proc/{self.process.pid}/{file}").read_text(encoding="utf-8")
        except OSError:
            return None

    def memory(self) -> float | None:
        """Megabytes that the server holds."""
        text = self._proc("statm")
        if text is None:
            return None
        return int(text.split()[1]) * os.sysconf("SC_PAGE_SIZE") / MEGABYTE

    def cpu(self) -> float | None:
        """Seconds of a core that the server has used."""
        text = self._proc("stat")
        if text is None:
            return None
        user, system = text.rpartition(")")[2].split()[11:13]  # after the name come 11 others
        return (int(user) + int(system)) / ticks()

    def rest(self) -> None:
        """Wait until the server has loaded its games and has nothing left to do. Beside programs
        that keep the machine busy, a server that does nothing for a moment may only be waiting.
        """
        end, before = time.monotonic() + START_SECONDS, self.cpu()
        while time.monotonic() < end:
            time.sleep(REST)
            used = self.cpu()
            if used == before and self._is_warm():
                return
            before = used
        raise ServerTrouble("The server does not come to rest.")

    def _is_warm(self) -> bool:
        return b"tafelrunde_warm 1" in call(self.address, "GET", "/metrics").split(b"\n")


def machine_cpu() -> float | None:
    """Seconds of all cores that anything on this machine has used, or that it was denied."""
    try:
        line = Path("/proc/stat").read_text(encoding="utf-8").partition("\n")[0]
    except OSError:
        return None
    user, nice, system, _idle, _waiting, *more = map(int, line.split()[1:9])
    return (user + nice + system + sum(more)) / ticks()


def ticks() -> int:
    """In how many parts the system counts a second."""
    return os.sysconf("SC_CLK_TCK")


def call(
    address: str,
    method: str,
    path: str,
    token: str = "",
    body: object = None,
    seconds: float = 0,
    origin: str = "",
) -> bytes:
    """One request to the server, from the address `origin` of this machine; raises `ServerTrouble`
    unless it is granted.
    """
    headers = {"authorization": f"Bearer {token}"} if token else {}
    content = None
    if body is not None:
        content = body if isinstance(body, bytes) else msgspec.json.encode(body)
        headers["content-type"] = "application/json"
    source = (origin, 0) if origin else None
    wait = seconds or CALL_SECONDS
    line = http.client.HTTPConnection(address, timeout=wait, source_address=source)
    try:
        line.request(method, path, content, headers)
        response = line.getresponse()
        found = response.read()
    except (OSError, http.client.HTTPException) as trouble:
        raise ServerTrouble(f"The server did not answer {method} {path}: {trouble}.") from trouble
    finally:
        line.close()
    if response.status >= 400:
        text = found.decode("utf-8", "replace")
        raise ServerTrouble(f"The server refused {method} {path}: {text}")
    return found
