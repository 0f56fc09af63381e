"""A PostgreSQL server of our own: Debian's, on a scratch directory, reached by a socket alone."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from itertools import count
from pathlib import Path

PROGRAMS = Path("/usr/lib/postgresql")


class PostgresServer:
    """A server that lives as long as the tests; `database` gives each test a database."""

    def __init__(self) -> None:
        self.programs = find_programs()
        self.folder = Path(tempfile.mkdtemp(prefix="tafelrunde-pg-"))
        self.user = unprivileged_user()
        self._process: subprocess.Popen[bytes] | None = None
        self._numbers = count(1)
        if self.user:
            shutil.chown(self.folder, self.user, pwd.getpwnam(self.user).pw_gid)
        data = str(self.folder / "data")
        self._run("initdb", "-D", data, "-U", "postgres", "--auth=trust", "-E", "UTF8", "--no-sync")

    def start(self) -> None:
        """Start it and wait until it answers; from the main thread, which it must not outlive."""
        folder = str(self.folder)
        command = [str(self.programs / "postgres"), "-D", f"{folder}/data", "-k", folder]
        # It may crash, the machine may not: nobody has to wait for the disk.
        command += ["-c", "listen_addresses=", "-c", "fsync=off"]
        if setpriv := shutil.which("setpriv"):  # it ends with us, however we end
            command = [setpriv, "--pdeathsig", "INT", *command]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                command, user=self.user, cwd="/", stdout=log, stderr=log, start_new_session=True
            )
        for _ in range(600):
            if self._ask("pg_isready", "-q", check=False).returncode == 0:
                return
            time.sleep(0.05)
        raise RuntimeError(f"PostgreSQL does not start: {(self.folder / 'log').read_text()}")

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """End this very server; SIGQUIT ends it as a crash would."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(30)
            self._process = None

    def remove(self) -> None:
        """Stop it and clear its folder away; what it has not written yet nobody needs."""
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"test{next(self._numbers)}"
        self.sql(f"CREATE DATABASE {name}", "postgres")
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def sql(self, statement: str, database: str) -> str:
        """What a statement gives, as plain text."""
        asked = self._ask("psql", "-d", database, "-XAtc", statement)
        return asked.stdout.decode().strip()

    def _ask(
        self, program: str, *args: str, check: bool = True
    ) -> subprocess.CompletedProcess[bytes]:
        return self._run(program, "-h", str(self.folder), "-U", "postgres", *args, check=check)

    def _run(
        self, program: str, *args: str, check: bool = True
    ) -> subprocess.CompletedProcess[bytes]:
        command = [str(self.programs / program), *args]
        return subprocess.run(command, user=self.user, cwd="/", capture_output=True, check=check)


def database_of(address: str) -> str:
    """The name of a database of ours."""
    return address.partition("@/")[2].partition("?")[0]


def find_programs() -> Path:
    """The folder of the newest PostgreSQL; without one the tests fail, they are never left out."""
    found = sorted(PROGRAMS.glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if not found:
        raise RuntimeError("PostgreSQL is missing; on Debian: apt install postgresql.")
    return found[-1].parent


def unprivileged_user() -> str | None:
    """PostgreSQL refuses to run as root: who runs it then; None if we are somebody else."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"
