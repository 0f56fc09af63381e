"""Fixtures for every test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.kit import valskyrr as kit


@pytest.fixture(autouse=True)
def no_loose_ends() -> Iterator[None]:
    """Every table a test has opened ends with no unnamed question and no lost card."""
    kit.TABLES.clear()
    yield
    tables, kit.TABLES[:] = kit.TABLES[:], []
    for table in tables:
        table.check()
