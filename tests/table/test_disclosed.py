"""Whoever sits down is told if somebody may know what is hidden: by the seed, a file, a fork."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tafelrunde.engine.seeds import is_keyed
from tafelrunde.engine.sessions import Session
from tafelrunde.games.hexer.game import GAME as HEXER
from tafelrunde.table.game.seats import started
from tafelrunde.table.http.openapi import description
from tests.kit.random_games import Dice, answer_all
from tests.table.server_kit import Data, Running, running
from tests.table.store_kit import new_room

SETUP: Data = {"characters": ["wolf", "bear"]}
ANNA: Data = {"kind": "person", "mine": True}
OPEN: Data = {"kind": "open"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("tables") / "tables.db") as found:
        yield found


def told(room: Data) -> tuple[str, str]:
    return room["disclosed"], room["seed"]


def seen(server: Running, code: str) -> tuple[str, str]:
    """What a stranger with the link is told before sitting down, by both ways."""
    shown = server.call("GET", f"/api/rooms/{code}").json()
    client = server.client(code).hello()
    client.close()
    assert told(client.room) == told(shown)
    return told(shown)


@pytest.mark.parametrize("seed", [0, 42, 1 << 256])
def test_a_seed_that_the_host_gave_is_shown_to_all_and_always(server: Running, seed: int) -> None:
    code, host = server.open_room([ANNA, OPEN], game="hexer", setup=SETUP, seed=seed)
    assert seen(server, code) == ("seed", str(seed))
    guest = server.join(code, 1)
    server.begin(code, host)
    client = server.client(code, guest).hello()
    client.close()

    assert seen(server, code) == told(client.room) == ("seed", str(seed))


def test_a_seed_that_the_server_drew_is_shown_to_nobody(server: Running) -> None:
    code, host = server.open_room([ANNA, OPEN], game="hexer", setup=SETUP, seed=None)
    assert seen(server, code) == ("", "")
    server.begin(code, host)
    client = server.client(code, host).hello()
    client.close()
    secret = str(server.rooms.open[code].record.seed)

    assert seen(server, code) == ("", "")
    assert not any(secret in text for text in client.seen)


def test_a_game_without_secrets_needs_no_notice(server: Running) -> None:
    code, _ = server.open_room(seed=5)

    assert seen(server, code) == ("", "")


def test_a_game_that_comes_from_a_file_says_so_whatever_the_file_says(server: Running) -> None:
    content = Session(HEXER, SETUP, 7).save()
    opened = server.call("POST", "/api/import", content=content).json()

    assert seen(server, opened["code"]) == ("file", "")


def test_a_fork_of_a_game_that_is_open_to_all_says_so(server: Running) -> None:
    session, dice = Session(HEXER, SETUP, 7), Dice(1)
    while session.question is not None:
        answer_all(session, dice)
    opened = server.call("POST", "/api/import", content=session.save()).json()
    path = f"/api/rooms/{opened['code']}/fork"
    forked = server.call("POST", path, opened["token"], json={"step": 0}).json()

    assert seen(server, forked["code"]) == ("fork", "")


def test_a_table_dealt_anew_has_nothing_to_tell(server: Running) -> None:
    code, host = server.open_room([ANNA, OPEN], seed=5)
    server.join(code, 1)
    server.begin(code, host)
    server.client(code, host).hello().close()
    new = server.call("POST", f"/api/rooms/{code}/fork", host, json={"step": 0}).json()["code"]
    server.client(new).hello().close()
    first, record = (server.rooms.open[each].record for each in (code, new))

    assert (first.disclosed, record.disclosed) == ("seed", "")
    assert is_keyed(record.seed)


def test_the_notice_outlives_a_restart(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db") as server:
        code, _ = server.open_room([ANNA, OPEN], game="hexer", setup=SETUP, seed=42)
    with running(tmp_path / "tables.db") as server:
        assert seen(server, code) == ("seed", "42")


@pytest.mark.parametrize(("disclosed", "drawn_again"), [("", True), ("seed", False)])
def test_a_small_seed_that_nobody_was_told_of_is_drawn_again(
    disclosed: Any, drawn_again: bool
) -> None:
    room = new_room(seed=42, disclosed=disclosed)

    assert is_keyed(started(room).seed) is drawn_again
    assert started(replace(room, seed=1 << 256)).seed == 1 << 256


def test_the_description_of_the_api_explains_it() -> None:
    schemas = description()["components"]["schemas"]

    assert "the host gave the seed" in schemas["RoomView"]["properties"]["disclosed"]["description"]
    assert "shown" in str(schemas["NewRoom"]["properties"]["seed"])
