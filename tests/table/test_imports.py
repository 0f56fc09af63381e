"""Games that come from elsewhere: records of tables, and games saved in the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.engine.decisions import Barrier, Seat
from tafelrunde.engine.record_files import open_game
from tafelrunde.engine.saves import read_save, write_save
from tafelrunde.engine.sessions import Session
from tafelrunde.games.valskyrr.game import GAME as VALSKYRR
from tafelrunde.games.valskyrr.state.table import Game
from tests.kit.random_games import GAMES, Dice, answer_all, positions_of
from tests.table.server_kit import Client, Data, Running, running

SAVES = sorted((Path(__file__).parent.parent / "saves").glob("*.save"))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("tables") / "tables.db") as found:
        yield found


def saved(seed: int = 2, steps: int = 60, seats: list[str] | None = None) -> bytes:
    """A game saved in the terminal."""
    *_, session = positions_of(seed, steps)
    if seats is not None:
        session.table["seats"] = seats
    return session.save()


def brought(server: Running, content: bytes, **more: Any) -> Client:
    """A table opened from a file."""
    opened = server.call("POST", "/api/import", content=content, **more)
    assert opened.status_code == 201, opened.text
    return server.client(opened.json()["code"], opened.json()["token"]).hello()


def dumped(server: Running, client: Client) -> Data:
    session = server.rooms.open[client.room["code"]].running().session
    return session.rules.dump(session.state)


def test_a_game_saved_in_the_terminal_is_played_on_at_the_web_table(server: Running) -> None:
    content = saved()
    anna = brought(server, content, params={"person": "Anna"})
    assert [(seat["kind"], seat["name"]) for seat in anna.room["seats"]] == [("person", "Anna")] * 3
    assert all(seat["mine"] for seat in anna.room["seats"])
    assert anna.room["host"]
    terminal = Session.load(VALSKYRR, content)
    assert dumped(server, anna) == VALSKYRR.dump(terminal.state)
    for turn in range(5):
        (decision, *_) = anna.mine
        anna.answer(decision)
        anna.reach(anna.seq + 1)
        terminal.answer(Seat(decision["seat"]), list(range(decision.get("min", 1))))
        assert dumped(server, anna) == VALSKYRR.dump(terminal.state), turn
    replay = f"/api/rooms/{anna.room['code']}/replay"
    assert server.call("GET", f"{replay}?step=0").json()["steps"] == terminal.step
    anna.close()


def test_bots_of_the_terminal_stay_bots(server: Running) -> None:
    anna = brought(server, saved(seats=["person", "bot", "person"]))
    assert [seat["kind"] for seat in anna.room["seats"]] == ["person", "bot", "person"]
    anna.settle()
    anna.close()


@pytest.mark.parametrize("file", SAVES, ids=lambda file: file.stem)
def test_saves_of_earlier_versions_are_brought_along(server: Running, file: Path) -> None:
    content = file.read_bytes()
    rules = GAMES[read_save(content).game].rules
    anna = brought(server, content)
    assert dumped(server, anna) == rules.dump(Session.load(rules, content).state)
    anna.close()


def test_a_save_whose_older_answers_no_longer_fit_begins_at_its_last_checkpoint(
    server: Running,
) -> None:
    data = read_save(saved())
    data.steps[3].answers = [[999]]
    content = write_save(data)
    anna = brought(server, content)
    terminal = Session.load(VALSKYRR, content)
    assert dumped(server, anna) == VALSKYRR.dump(terminal.state)
    code = anna.room["code"]
    kept = server.rooms.open[code].running().session
    assert kept.step == terminal.step - data.snapshot_step
    anna.close()


def test_answers_to_a_barrier_that_waits_come_along(server: Running) -> None:
    hand = {"hand": ["lunge", "block"]}
    heroes = {"fengray": hand, "arani": {"hand": ["sacrifice", "minor_healing"]}}
    table = VALSKYRR.scenarios.build(
        {"phase": "time", "time_cards": ["driving_snow"], "heroes": heroes}
    )
    session: Session[Game] = Session(VALSKYRR, {"heroes": list(heroes)}, origin=table)
    assert isinstance(session.question, Barrier)
    session.answer(Seat(1), [0])
    anna = brought(server, session.save())
    assert [decision["seat"] for decision in anna.mine] == [0]
    anna.close()


def test_a_repaired_game_comes_along(server: Running) -> None:
    *_, session = positions_of(2, 60)
    session.repair(["set time to 3"], "Anna")
    for turn in range(4):
        answer_all(session, Dice(turn))
    anna = brought(server, session.save())
    assert dumped(server, anna) == VALSKYRR.dump(session.state)
    assert any(line["kind"] == "PositionRepaired" for line in anna.log)
    anna.close()


def tables(server: Running) -> list[str]:
    """How many tables of each status there are."""
    lines = server.http.get("/metrics").text.splitlines()
    return [line for line in lines if line.startswith("tafelrunde_rooms{")]


def changed(change: str, value: Any) -> bytes:
    data = read_save(saved())
    setattr(data, change, value)
    return write_save(data)


def answered_by_another_seat() -> bytes:
    """The last answer is said to be of a seat that was not asked."""
    data = read_save(saved(steps=15))
    data.steps[-1].seat = 1 - data.steps[-1].seat
    return write_save(data)


@pytest.mark.parametrize(
    ("content", "status", "slug"),
    [
        (saved()[:-40], 400, "damaged-save"),
        (saved().replace(b'"seed":2', b'"seed":3'), 400, "damaged-save"),
        (b'{"tafelrunde":1}', 400, "damaged-save"),
        (b'{"tafelrunde":"x","tafelrunde_room":[]}', 400, "damaged-save"),
        (saved().replace(b'{"tafelrunde":1', b'{"tafelrunde":2'), 400, "newer-save"),
        (changed("rules_version", 99), 400, "newer-save"),
        (changed("game", "chess"), 404, "unknown-name"),
        (changed("setup", {"heroes": ["fengray"]}), 400, "damaged-save"),
        (changed("setup", {"heroes": 5}), 400, "bad-setup"),
        (changed("snapshot", {}), 400, "damaged-save"),
        (answered_by_another_seat(), 400, "damaged-save"),
    ],
)
def test_a_save_that_does_not_fit_opens_nothing(
    server: Running, content: bytes, status: int, slug: str
) -> None:
    before = tables(server)
    refused = server.call("POST", "/api/import", content=content)
    assert (refused.status_code, refused.json()["slug"]) == (status, slug)
    assert refused.json()["message"]
    assert tables(server) == before


def test_a_bad_name_of_the_person_is_refused(server: Running) -> None:
    refused = server.call("POST", "/api/import", content=saved(), params={"person": "x" * 41})
    assert refused.json()["slug"] == "bad-name"


def test_the_record_of_a_table_opens_as_a_game(server: Running) -> None:
    content = saved(steps=59, seats=["person", "bot", "person"])  # a person is asked: no bot plays
    opened = server.call("POST", "/api/import", content=content).json()
    record = server.call("GET", f"/api/rooms/{opened['code']}/record", opened["token"]).content
    session = open_game(VALSKYRR, record)
    assert VALSKYRR.dump(session.state) == VALSKYRR.dump(Session.load(VALSKYRR, content).state)
    assert session.table["seats"] == ["person", "bot", "person"]
    again = Session.load(VALSKYRR, session.save())
    assert VALSKYRR.dump(again.state) == VALSKYRR.dump(session.state)
