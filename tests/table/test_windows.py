"""Windows in the browser: each person sets where to be asked, and the table passes elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tafelrunde.engine.registry import find_game
from tafelrunde.table.game.printed import card_names
from tests.table.server_kit import Client, Data, Running, running

PERSON: Data = {"kind": "person", "mine": True}
SETUP: Data = {"adventure": "into_the_wilds", "heroes": ["celenthia", "arani"]}
KINDS = ("damage", "action", "anytime")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("tables") / "tables.db") as found:
        yield found


def table(server: Running) -> tuple[str, str, Client]:
    """One person on two seats."""
    code, token = server.open_room([PERSON, PERSON], setup=SETUP, undo="free")
    server.start(code, token)
    return code, token, server.client(code, token).hello()


def wish(server: Running, at: tuple[str, str], seat: int, **wanted: Any) -> Any:
    """Say where a seat wants to be asked."""
    path = f"/api/rooms/{at[0]}/seats/{seat}/windows"
    return server.call("PUT", path, at[1], json=wanted)


def least(decision: Data) -> list[int]:
    """As few options as possible; but the party travels, heroes act, and windows are passed."""
    if decision.get("window") or decision["key"] == "action":
        return [len(decision["options"]) - 1]
    return [1] if decision["key"] == "travel" else list(range(decision.get("min", 1)))


def windows(anna: Client, answers: int = 120) -> list[tuple[int, str]]:
    """Play on; the seats that were asked in windows, and their kinds."""
    asked = []
    for _ in range(answers):
        anna.settle()
        if anna.outcome:
            break
        decision = anna.mine[0]
        if decision.get("window"):
            asked.append((int(decision["seat"]), str(decision["window"])))
        anna.answer(decision, least(decision))
        anna.reach(anna.seq + 1)
    return asked


def test_without_a_wish_everybody_is_asked_in_every_window(server: Running) -> None:
    _, _, anna = table(server)
    asked = windows(anna)
    assert {seat for seat, _ in asked} == {0, 1}
    assert {kind for _, kind in asked} >= {"damage", "action"}
    anna.close()


def test_who_never_wants_to_be_asked_is_not_and_the_others_are(server: Running) -> None:
    code, token, anna = table(server)
    response = wish(server, (code, token), 0, asks=dict.fromkeys(KINDS, "never"))
    assert response.json()["seats"][0]["asks"] == dict.fromkeys(KINDS, "never")
    asked = windows(anna)
    assert {seat for seat, _ in asked} == {1}
    session = server.rooms.open[code].running().session
    assert session.table["passed"]
    anna.close()


def test_one_kind_of_window_can_be_switched_off_alone(server: Running) -> None:
    code, token, anna = table(server)
    for seat in (0, 1):
        wish(server, (code, token), seat, asks={"action": "never"})
    kinds = {kind for _, kind in windows(anna)}
    assert "damage" in kinds
    assert "action" not in kinds
    anna.close()


def test_a_card_can_be_left_out(server: Running) -> None:
    code, token, anna = table(server)
    while not (anna.mine and anna.mine[0].get("window")):
        anna.answer(anna.mine[0], least(anna.mine[0]))
        anna.reach(anna.seq + 1)
        anna.settle()
    decision = anna.mine[0]
    cards = {option["printed"].partition("/")[0] for option in decision["options"][:-1]}
    step = decision["step"]
    response = wish(server, (code, token), decision["seat"], unasked=sorted(cards))
    assert response.json()["seats"][decision["seat"]]["unasked"] == sorted(cards)
    anna.until(lambda message: message["type"] == "update" and message["step"] > step)
    assert server.rooms.open[code].running().session.table["passed"] == [step]
    anna.close()


def test_undo_passes_over_what_the_table_passed(server: Running) -> None:
    code, token, anna = table(server)
    for seat in (0, 1):
        wish(server, (code, token), seat, asks=dict.fromkeys(KINDS, "never"))
    windows(anna, 60)
    anna.settle()
    passed = list(server.rooms.open[code].running().session.table["passed"])
    assert len(passed) > 3
    while anna.mine[0]["step"] > passed[0]:
        before = anna.mine[0]["step"]
        anna.send(type="undo")
        anna.until(lambda message: message["type"] == "update" and message["events"][:1] != [])
        anna.settle()
        assert anna.mine[0]["step"] < before
        assert anna.mine[0]["step"] not in passed
    anna.close()


def test_wishes_outlive_a_reload_and_are_nobody_elses_business(server: Running) -> None:
    code, token, anna = table(server)
    wish(server, (code, token), 0, asks={"damage": "own"}, unasked=["mage_shield"])
    again = server.client(code, token).hello()
    assert again.room["seats"][0]["asks"] == {"damage": "own"}
    assert again.room["seats"][0]["unasked"] == ["mage_shield"]
    guest = server.client(code).hello()
    assert [seat["asks"] for seat in guest.room["seats"]] == [{}, {}]
    assert [seat["unasked"] for seat in guest.room["seats"]] == [[], []]
    server.call("POST", f"/api/rooms/{code}/seats/0", token, json={"kind": "open"})
    server.call("POST", f"/api/rooms/{code}/seats/0", token, json={"kind": "person"})
    view = server.call("GET", f"/api/rooms/{code}", token).json()
    assert view["seats"][0]["asks"] == {}
    for client in (anna, again, guest):
        client.close()


def test_wrong_wishes_are_refused_and_change_nothing(server: Running) -> None:
    code, token, anna = table(server)
    at = (code, token)
    for wanted in (
        {"asks": {"lunch": "never"}},
        {"asks": {"damage": "sometimes"}},
        {"unasked": ["no_such_card"]},
        {"unasked": ["mage_shield"] * 201},
        {"extra": 1},
    ):
        assert wish(server, at, 0, **wanted).json()["slug"] == "bad-request", wanted
    assert wish(server, at, 7).json()["slug"] == "unknown-seat"
    assert wish(server, (code, "x" * 43), 0).json()["slug"] == "not-your-seat"
    assert wish(server, (code, ""), 0).json()["slug"] == "not-your-seat"
    view = server.call("GET", f"/api/rooms/{code}", token).json()
    assert view["seats"][0]["asks"] == {}
    anna.close()


def test_seats_change_hands_without_printing_every_card_anew(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, token, anna = table(server)
    known = {lang: card_names("valskyrr", lang) for lang in ("de", "en")}
    monkeypatch.setattr(find_game("valskyrr").shown, "content", None)
    assert wish(server, (code, token), 0, unasked=["mage_shield"]).status_code == 200
    for kind in ("bot", "person"):
        path = f"/api/rooms/{code}/seats/1"
        assert server.call("POST", path, token, json={"kind": kind}).status_code == 200
    anna.until(lambda message: message["type"] == "update" and message["events"][:1] != [])
    assert known["en"]["arani"] in anna.log[-1]["text"]
    anna.close()
