"""The sentences of the terminal that only Avalon says."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tafelrunde.terminal.words import Sentences

say: Final = Sentences(Path(__file__).parent / "texts")
