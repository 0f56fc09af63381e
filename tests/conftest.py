"""Fixtures for every test."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest

os.environ.setdefault("TAFELRUNDE_CORE", "plain")  # a build that lies about decides nothing

from tafelrunde.games.avalon import library as avalon
from tafelrunde.games.avalon.rules import character_setup
from tafelrunde.games.hexer import library as hexer
from tafelrunde.games.valskyrr import library as valskyrr
from tests.kit import tables as kit


@pytest.fixture(autouse=True, scope="session")
def no_saves_at_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Whatever a test plays at the terminal is saved in a folder of the tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
        yield


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
    libraries: list[dict[Any, Any]] = [hexer.PRINTED, valskyrr.PRINTED]
    libraries += [avalon.PRINTED, avalon.LOCATIONS, avalon.VERSES, avalon.STATUSES, avalon.TASKS]
    libraries.append(avalon.ROADS)
    before = [printed.copy() for printed in libraries]
    yield
    for printed, kept in zip(libraries, before, strict=True):
        printed.clear()
        printed.update(kept)
    character_setup.own_cards.cache_clear()
