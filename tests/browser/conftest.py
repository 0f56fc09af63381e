"""A real server as a process of its own, and a real browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.kit import SEED, NotReady, Person, chromium, come, serve


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the server is; its tables are in a scratch file."""
    try:
        with serve(tmp_path_factory.mktemp("tables") / "tables.db") as found:
            yield found
    except NotReady as missing:
        raise pytest.fail.Exception(str(missing), pytrace=False) from None


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium. Not longer than a module: Playwright's event loop would disturb other tests."""
    try:
        with chromium() as found:
            yield found
    except NotReady as missing:
        raise pytest.fail.Exception(str(missing), pytrace=False) from None


@pytest.fixture
def comes(browser: Browser, address: str) -> Iterator[Callable[..., Person]]:
    """Lets people come to the table; after the test no page may have failed."""
    people: list[Person] = []

    def arrive(seed: int = SEED, *, listed: bool = True, **more: object) -> Person:
        people.append(come(browser, address, seed, listed=listed, **more))
        return people[-1]

    yield arrive
    for person in people:
        person.context.close()
    assert [fault for person in people for fault in person.faults] == []
