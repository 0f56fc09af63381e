"""Ctrl-C in real processes: one sentence, nothing lost."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

from tafelrunde.terminal.clients import client_for
from tafelrunde.terminal.table import Table

PLAY = [sys.executable, "-m", "tafelrunde", "--lang", "en", "play", "valskyrr", "--seed", "3"]
TIMEOUT = 30.0


def read_until(file: int, wanted: str) -> str:
    """Read what a process writes until it has said something; fails after a while."""
    heard, end = b"", time.monotonic() + TIMEOUT
    while wanted.encode() not in heard:
        ready, _, _ = select.select([file], [], [], max(0.0, end - time.monotonic()))
        assert ready, f"waited in vain for {wanted!r}: {heard[-2000:]!r}"
        heard += os.read(file, 65536)
    return heard.decode("utf-8", "replace")


def hear_interrupts() -> None:
    """Ctrl-C means something even if the tests run in the background, where it is ignored."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def test_ctrl_c_in_the_middle_of_a_decision_keeps_the_game(home: Path) -> None:
    process = subprocess.Popen(
        [*PLAY, "--plain"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=hear_interrupts,
    )
    with process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        read_until(process.stdout.fileno(), "> ")
        process.stdin.write(b"2\n")
        process.stdin.flush()
        read_until(process.stdout.fileno(), "> ")
        process.send_signal(signal.SIGINT)
        rest, trouble = process.stdout.read(), process.stderr.read()
        assert process.wait(TIMEOUT) == 130
    assert b"The game is saved as" in rest
    assert trouble == b"Interrupted.\n"
    (file,) = home.iterdir()
    assert Table.load(client_for("valskyrr"), file).session.step == 1


def test_ctrl_c_on_the_screen_leaves_and_says_where_the_game_is(home: Path) -> None:
    child, terminal = pty.fork()
    if child == 0:
        os.environ["TERM"] = "xterm-256color"
        os.execv(sys.executable, PLAY)
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 100, 0, 0))
    read_until(terminal, "Where does the party travel?")
    os.write(terminal, b"2")
    read_until(terminal, "Progress")
    os.write(terminal, b"\x03")
    read_until(terminal, "The game is saved as")
    try:
        while os.read(terminal, 65536):
            pass
    except OSError:  # the terminal closes with the process
        pass
    _, status = os.waitpid(child, 0)
    os.close(terminal)
    assert os.waitstatus_to_exitcode(status) == 0
    (file,) = home.iterdir()
    assert Table.load(client_for("valskyrr"), file).session.step >= 1
