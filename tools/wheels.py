#!/usr/bin/env python3
"""Build a pure wheel and, where a C compiler is at hand, a compiled one; try each in an empty
environment: a game, saves of all games, a server that answers.

    python tools/wheels.py              both, into dist/
    python tools/wheels.py --no-try     only build
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from socket import socket
from tempfile import TemporaryDirectory
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

ROOT: Final = Path(__file__).resolve().parent.parent
DIST: Final = ROOT / "dist"
PIP: Final = ("-m", "pip", "--disable-pip-version-check", "--quiet")
SAVE: Final = """
from tafelrunde import CORE
from tafelrunde.engine.sessions import Session
from tafelrunde.engine.registry import find_game, game_names
for name in game_names():
    game = find_game(name)
    session = Session(game, game.trials.setup_for(0, 2), 7)
    decision = session.decisions[0]
    session.answer(decision.seat, list(range(decision.min)))
    again = Session.load(game, session.save())
    assert game.dump(again.state) == game.dump(session.state), name
print(CORE)
"""
"""Every game is begun, answered, saved and loaded."""

PATIENCE: Final = 60
"""So many seconds a server may take to answer."""


def build(kind: str) -> Path:
    """One wheel; returns where it lies."""
    began = time.monotonic()
    with TemporaryDirectory() as folder:
        call = [sys.executable, *PIP, "wheel", "--no-deps", "--no-build-isolation", "-w", folder]
        environment = {**os.environ, "TAFELRUNDE_BUILD": kind}
        subprocess.run([*call, str(ROOT)], env=environment, check=True)
        (made,) = Path(folder).glob("*.whl")
        DIST.mkdir(exist_ok=True)
        path = Path(shutil.copy(made, DIST))
    size = path.stat().st_size / 1e6
    print(f"   {path.name}: {size:.1f} MB in {time.monotonic() - began:.0f} s", flush=True)
    return path


def try_out(wheel: Path, kind: str) -> None:
    """Install a wheel into an empty environment, outside of the sources, and use it."""
    with TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        python = str(Path(folder) / "bin" / "python")
        constraints = ["-c", str(ROOT / "constraints.txt")]
        subprocess.run([python, *PIP, "install", *constraints, str(wheel)], check=True)
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        if kind == "compiled":
            environment["TAFELRUNDE_CORE"] = "compiled"
        told = run([python, "-c", SAVE], folder, environment)
        lab = [python, "-m", "tafelrunde", "lab", "run", "valskyrr", "--games", "1", "--jobs", "1"]
        run(lab, folder, environment)
        serve([python, "-m", "tafelrunde", "serve", "--no-open"], folder, environment)
        wanted = "compiled core" if kind == "compiled" else "plain Python"
        if told.strip() != wanted:
            raise SystemExit(f"{wheel.name} runs as {told.strip()}, not as {wanted}.")
    print(f"   {wheel.name}: a game, saves of all games, a server; {wanted}", flush=True)


def run(call: list[str], folder: str, environment: dict[str, str]) -> str:
    """Run a program in a folder; returns what it prints."""
    done = subprocess.run(
        call, cwd=folder, env=environment, check=True, stdout=subprocess.PIPE, text=True
    )
    return done.stdout


def serve(call: list[str], folder: str, environment: dict[str, str]) -> None:
    """Start a server on a free port and wait until it answers."""
    with socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    call = [*call, "--port", str(port), "--db", str(Path(folder) / "tables.db")]
    server = subprocess.Popen(call, cwd=folder, env=environment, stdout=subprocess.DEVNULL)
    try:
        answered = False
        until = time.monotonic() + PATIENCE
        while not answered and time.monotonic() < until and server.poll() is None:
            try:
                with urlopen(f"http://127.0.0.1:{port}/", timeout=5) as page:
                    answered = page.status == 200
            except (URLError, OSError):
                time.sleep(0.2)
        if not answered:
            raise SystemExit("The server of the wheel does not answer.")
    finally:
        server.terminate()
        server.wait()


def has_compiler() -> bool:
    """Whether C can be compiled here."""
    return any(shutil.which(name) for name in ("cc", "gcc", "clang"))


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--no-try", action="store_true", help="only build")
    wanted = parser.parse_args()
    kinds = ["pure", "compiled"] if has_compiler() else ["pure"]
    if len(kinds) == 1:
        print("   no C compiler: only the pure wheel", flush=True)
    for kind in kinds:
        wheel = build(kind)
        if not wanted.no_try:
            try_out(wheel, kind)


if __name__ == "__main__":
    main()
