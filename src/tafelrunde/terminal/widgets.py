"""The list of options: numbers, arrows, Enter and mouse; closed ones greyed, but readable."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text
from textual.widgets import OptionList
from textual.widgets.option_list import Option

DONE: Final = "done"


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a list: what it is, what it says, and whether it can be chosen."""

    key: str
    text: str
    number: int = 0  # 0: no number
    more: str = ""  # what it means
    closed: bool = False
    picked: int = 0  # which of several choices it is, from 1; 0: not chosen


class Digits:
    """Digits typed one after the other: two where there are more than nine rows."""

    def __init__(self) -> None:
        self.typed = ""

    def add(self, key: str | None, count: int) -> int | None:
        """The number that is typed, for so many rows; None if the key is no digit."""
        if not key or not (key.isascii() and key.isdigit()):
            self.typed = ""
            return None
        number = int(self.typed + key)
        self.typed = str(number) if 0 < number * 10 <= count else ""
        return number

    @property
    def are_open(self) -> bool:
        """Whether another digit may follow."""
        return bool(self.typed)


class Choices(OptionList):
    """A list of rows, each one line high."""

    def show(self, rows: Sequence[Row], highlighted: int | None = 0) -> None:
        """Show these rows and none else."""
        self.clear_options()
        self.add_options([Option(_line(row), id=row.key) for row in rows])
        if rows and highlighted is not None:
            self.highlighted = min(highlighted, len(rows) - 1)

    @property
    def key(self) -> str:
        """The key of the highlighted row; empty if there is none."""
        if self.highlighted is None:
            return ""
        return self.get_option_at_index(self.highlighted).id or ""


def _line(row: Row) -> Text:
    text = Text(no_wrap=True, overflow="ellipsis")
    number = f"{row.number:2} " if row.number else "   "
    if row.picked:
        text.append(f"{row.picked}.✔", "bold green")
    text.append(number, "bold yellow" if row.number else "dim")
    if row.closed:
        return text.append(f"✕ {row.text}", "dim")
    text.append(row.text, "bold")
    return text.append(f"  {row.more}", "dim") if row.more else text
