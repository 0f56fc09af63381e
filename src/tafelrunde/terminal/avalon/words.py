"""The sentences of the terminal that only Avalon says."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tafelrunde.terminal.words import Sentences

say: Final = Sentences(Path(__file__).parent / "texts")

STATES: Final = {
    "dying": "dying",
    "insane": "insane",
    "in_panic": "in-panic",
    "exhausted": "exhausted",
}
"""What weighs on a character → the message for it."""
