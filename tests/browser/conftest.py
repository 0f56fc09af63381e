"""A real server as a process of its own, and a real browser."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

import tafelrunde.table
from tests.browser.kit import WAIT, Person, come

STATIC = Path(tafelrunde.table.__file__).parent / "static"
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
LIMITS = {
    "TAFELRUNDE_REQUESTS_PER_SECOND": "10000",
    "TAFELRUNDE_ROOMS_PER_MINUTE": "10000",
    "TAFELRUNDE_MESSAGES_PER_SECOND": "10000",
}


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the server is; its tables are in a scratch file."""
    if not (STATIC / "index.html").is_file():
        pytest.fail("The browser client is not built: run `make setup` first.", pytrace=False)
    file = tmp_path_factory.mktemp("tables") / "tables.db"
    command = [sys.executable, "-m", "tafelrunde", "serve", "--no-open", "--port", "0"]
    server = subprocess.Popen(
        [*command, "--db", str(file)],
        env={**os.environ, **LIMITS},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert server.stdout is not None
    try:
        found = re.search(r"http://\S+?(?=/?\s)", server.stdout.readline())
        if found is None:
            pytest.fail("The server did not say where it listens.", pytrace=False)
        yield found.group()
    finally:
        server.terminate()
        server.wait(20)
        server.stdout.close()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium. Not longer than a module: Playwright's event loop would disturb other tests."""
    path = shutil.which("chromium")
    if path is None:
        pytest.fail("Chromium is missing: `make system` installs it.", pytrace=False)
    expect.set_options(timeout=WAIT)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield chromium
        chromium.close()


@pytest.fixture
def comes(browser: Browser, address: str) -> Iterator[Callable[..., Person]]:
    """Lets people come to the table; after the test no page may have failed."""
    people: list[Person] = []

    def arrive(**more: object) -> Person:
        people.append(come(browser, address, **more))
        return people[-1]

    yield arrive
    for person in people:
        person.context.close()
    assert [fault for person in people for fault in person.faults] == []
