"""What every table offers to its rules: to tell what happens, and to say that something hidden came
to light.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVarTuple

Values = TypeVarTuple("Values")


class Told:
    """A table that tells whoever listens; a simulation has no listener and makes no events."""

    __slots__ = ()
    log: list[Any] | None
    reveals: int

    def tell(self, event: Callable[[*Values], Any], *values: *Values) -> None:
        """Tell of an event, which is made of these values only if somebody listens.

        A verb that is called at every turn looks at `log` itself first: that is cheaper.
        """
        if self.log is not None:
            self.log.append(event(*values))

    def reveal(self) -> None:
        """Something hidden came to light: whoever takes the step back has seen it."""
        self.reveals += 1  # type: ignore[misc]  # a slot of the table itself
