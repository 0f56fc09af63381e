"""Fixtures for every test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tafelrunde.games.valskyrr import library
from tests.kit import valskyrr as kit


@pytest.fixture(autouse=True)
def no_loose_ends() -> Iterator[None]:
    """Every table a test has opened ends with no unnamed question and no lost card."""
    kit.TABLES.clear()
    yield
    tables, kit.TABLES[:] = kit.TABLES[:], []
    for table in tables:
        table.check()


@pytest.fixture(autouse=True)
def no_dummies_left() -> Iterator[None]:
    """What a test prints is gone after it, and a dummy that hid a real card gives its name back."""
    printed = library.PRINTED.copy()
    yield
    library.PRINTED.clear()
    library.PRINTED.update(printed)
