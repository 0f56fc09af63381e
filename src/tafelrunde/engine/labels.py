"""What people read for options: a name and what it means, found by the class of the option."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeVar

from tafelrunde.engine.content import Lang
from tafelrunde.engine.options import AnyOption, Asked

S = TypeVar("S")
Shown = TypeVar("Shown", bound=AnyOption)


class Label(NamedTuple):
    """What a person reads for an option: its name, and what it means, in lines."""

    name: str
    text: str = ""

    @property
    def line(self) -> str:
        """Both in one line."""
        text = self.text.replace("\n", " | ")
        return f"{self.name} — {text}" if text else self.name


class Labels(Generic[S]):
    """The labels of a game: for each class of options a function that tells it in words."""

    def __init__(self) -> None:
        self.known: dict[type, Callable[[Any, Asked[S], Lang], Label | str]] = {}

    def of(
        self, kind: type[Shown]
    ) -> Callable[
        [Callable[[Shown, Asked[S], Lang], Label | str]],
        Callable[[Shown, Asked[S], Lang], Label | str],
    ]:
        """Decorate the function that labels a class of options; a name alone will do."""

        def remember(
            label: Callable[[Shown, Asked[S], Lang], Label | str],
        ) -> Callable[[Shown, Asked[S], Lang], Label | str]:
            self.known[kind] = label
            return label

        return remember

    def label(self, option: AnyOption, asked: Asked[S], lang: Lang) -> Label:
        """What a person reads for an option."""
        found = self.known[type(option)](option, asked, lang)
        name, text = (found, "") if isinstance(found, str) else found
        return Label(str(name), str(text))  # a noun with its grammar cannot travel
