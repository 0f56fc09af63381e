"""Verses and choices: what a story does, as data. What it says lies beside it in Markdown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tafelrunde.engine.content import Frozen, word
from tafelrunde.engine.effects import Effect
from tafelrunde.engine.options import Option

END: Final = ""
"""Where a choice leads that ends the story."""


@word
class Condition(Frozen):
    """Base of everything that can be so or not."""


@word
class Cost(Frozen):
    """Base of everything that can be paid."""


@word
class Choice(Option[Any], Frozen):
    """A choice of a verse: `only_if` hides it, `needs` shows it closed with its reason; it is paid,
    carried out, and leads on to the verse `goto`.
    """

    key: str
    goto: str = END
    do: Sequence[Effect] = ()
    cost: Sequence[Cost] = ()
    only_if: Condition | None = None
    needs: Condition | None = None

    @property
    def id(self) -> str:
        """Its key."""
        return self.key

    @property
    def is_always_open(self) -> bool:
        """Whether nothing can hide or close it."""
        return not self.cost and self.only_if is None and self.needs is None


@word
class Verse(Frozen):
    """A verse: effects, then choices; without choices the story ends here."""

    id: str
    do: Sequence[Effect] = ()
    choices: Sequence[Choice] = ()
