"""Every kind of option can be told in words."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

import pytest

from tafelrunde.engine.options import AnyOption, Option, Word


def kinds(base: type[AnyOption], package: str) -> Iterator[type[AnyOption]]:
    """The classes of options of a game."""
    for kind in base.__subclasses__():
        if kind.__module__.startswith(package):
            yield kind
        yield from kinds(kind, package)


@pytest.mark.parametrize("game", ["avalon", "hexer", "valskyrr"])
def test_every_kind_of_option_has_a_label(game: str) -> None:
    package = f"tafelrunde.games.{game}"
    known = import_module(f"{package}.texts.labels").LABELS.known
    found = {kind.__name__ for kind in kinds(Option, f"{package}.")}

    assert len(found) > 8
    assert found <= {kind.__name__ for kind in known}
    assert Word in known
