"""The REST side: games, lobby, seats, records."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.engine.scenarios import check_content
from tests.table.server_kit import SETUP, Client, Data, Running, running

PERSON: Data = {"kind": "person", "mine": True}


@pytest.fixture(scope="module")
def server(tables: str) -> Iterator[Running]:
    with running(tables, misses_per_minute=10_000) as found:
        yield found


def played(server: Running, steps: int, **more: Any) -> tuple[str, str, Client]:
    """A table at one screen after some answers."""
    code, token = server.open_room([PERSON, PERSON], **more)
    server.start(code, token)
    anna = server.client(code, token).hello()
    while anna.seq < steps:
        anna.answer(anna.mine[0])
        anna.reach(anna.seq + 1)
    return code, token, anna


# --- Games ----------------------------------------------------------------------------------------


def test_the_list_of_games_says_what_can_be_chosen(server: Running) -> None:
    game, *others = server.http.get("/api/games").json()
    assert [game["id"], *(other["id"] for other in others)] == ["valskyrr", "avalon", "hexer"]
    heroes = {choice["id"] for choice in game["seats"]["choices"]}
    assert heroes >= {"arani", "celenthia", "kraehe", "fengray"}
    assert game["players"] == [1, 2, 3, 4]


@pytest.mark.parametrize("number", [0, 1, 2])
def test_the_set_up_can_be_made_from_the_list_of_games_alone(server: Running, number: int) -> None:
    game = server.http.get("/api/games").json()[number]
    seated = [choice["id"] for choice in game["seats"]["choices"]][: max(game["players"])]
    setup: Data = {game["seats"]["id"]: seated}
    for field in game["fields"]:
        last = field["choices"][-1]["id"]
        each = [choice["id"] for choice in field["choices"]][-len(seated) :] * len(seated)
        kinds = {"one": last, "each": each[: len(seated)], "some": {last: True}}
        kinds |= {"list": [last], "flag": last == "yes"}
        setup[field["id"]] = kinds[field["kind"]]
    for wish in (setup, game["first"]["setup"]):
        code, token = server.open_room([PERSON], game=game["id"], setup=wish)
        server.start(code, token)
        anna = server.client(code, token).hello()
        anna.settle()
        anna.close()


def test_the_content_is_there_in_both_languages(server: Running) -> None:
    german = server.http.get("/api/games/valskyrr/content?lang=de").json()
    english = server.http.get("/api/games/valskyrr/content?lang=en").json()
    assert german["cards"].keys() == english["cards"].keys()
    sword = english["cards"]["war_sword"]
    assert sword["limit"] == {"letter": "B", "number": 2}
    assert [action["kind"] for action in sword["actions"]] == ["fast", "normal", "normal"]
    assert german["facts"]["words"]["deck"] != ""
    assert english["cards"][SETUP[english["subject"]]]["name"] == "Into the Wilds"
    assert english["facts"]["tracks"]["normal"]["focus"]["symbols"] == {
        "6": "reinforcement",
        "10": "furious",
    }
    kinds = {card["kind"] for card in english["cards"].values()}
    assert {"gear", "feat", "great_feat", "enemy", "encounter", "time", "location"} <= kinds


def test_content_that_the_client_has_is_not_sent_again(server: Running) -> None:
    first = server.http.get("/api/games/valskyrr/rules?lang=de")
    tag = {"if-none-match": first.headers["etag"]}
    again = server.http.get("/api/games/valskyrr/rules?lang=de", headers=tag)
    assert (again.status_code, again.content) == (304, b"")
    assert sum(len(chapter["rules"]) for chapter in first.json()["chapters"]) > 300


def test_an_unknown_game_or_language_is_refused(server: Running) -> None:
    assert server.http.get("/api/games/chess/content").json()["slug"] == "unknown-name"
    assert server.http.get("/api/games/valskyrr/content?lang=fr").json()["slug"] == "bad-request"


# --- Rooms ----------------------------------------------------------------------------------------


def test_a_table_is_opened_joined_and_started(server: Running) -> None:
    code, host = server.open_room(name="Friday")
    view = server.call("GET", f"/api/rooms/{code}").json()
    assert (view["name"], view["status"], view["host"]) == ("Friday", "lobby", False)
    assert [seat["kind"] for seat in view["seats"]] == ["person", "open"]
    guest = server.join(code, 1)
    view = server.call("GET", f"/api/rooms/{code}", guest).json()
    assert [seat["mine"] for seat in view["seats"]] == [False, True]
    assert server.call("POST", f"/api/rooms/{code}/start", guest).json()["slug"] == "not-host"
    server.start(code, host)
    again = server.call("POST", f"/api/rooms/{code}/start", host)
    assert (again.status_code, again.json()["slug"]) == (409, "already-running")


def test_the_token_comes_as_a_cookie_that_no_script_reads(server: Running) -> None:
    code, _ = server.open_room()
    response = server.http.post(f"/api/rooms/{code}/join", json={"person": "Bert", "seat": 1})
    cookie = response.headers["set-cookie"].lower()
    assert f"tafelrunde_{code}=" in cookie
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert server.http.get(f"/api/rooms/{code}").json()["seats"][1]["mine"]
    server.http.cookies.clear()


@pytest.mark.parametrize(
    ("change", "slug"),
    [
        ({"game": "chess"}, "unknown-name"),
        ({"setup": {"heroes": ["nobody"]}}, "unknown-name"),
        ({"setup": {"adventure": "no_such"}}, "unknown-name"),
        ({"setup": {"heroes": 5}}, "bad-setup"),
        ({"setup": {"board": "purple"}}, "bad-setup"),
        ({"setup": {"options": {"no_such": True}}}, "bad-setup"),
        ({"seats": [{}, {}, {}]}, "unknown-seat"),
        ({"seats": [{"kind": "ghost"}]}, "bad-request"),
        ({"undo": "sometimes"}, "bad-request"),
        ({"speaker": "nobody"}, "bad-request"),
        ({"bots": "genius"}, "bad-request"),
        ({"name": "x" * 41}, "bad-name"),
        ({"person": "a\u202eb"}, "bad-name"),
        ({"extra": 1}, "bad-request"),
        ({"seed": "five"}, "bad-request"),
    ],
)
def test_a_wrong_wish_is_refused_and_opens_nothing(
    server: Running, change: Data, slug: str
) -> None:
    wish = {"game": "valskyrr", "setup": SETUP, "seats": [], "person": "Anna"} | change
    server.open_room()
    before = rooms_there(server)
    response = server.http.post("/api/rooms", json=wish)
    assert (response.json()["slug"], response.status_code // 100) == (slug, 4)
    assert rooms_there(server) == before > 0


def rooms_there(server: Running) -> int:
    """How many rooms there are, whatever their status."""
    found = re.findall(r"^tafelrunde_rooms\{.*\} (\d+)$", server.http.get("/metrics").text, re.M)
    return sum(map(int, found))


def test_seats_change_hands_only_with_the_right_to_it(server: Running) -> None:
    code, host = server.open_room()
    guest, watcher = server.join(code, 1), server.join(code, -1, "Cleo")
    seat = f"/api/rooms/{code}/seats/1"

    def change(token: str, kind: str) -> str:
        found = server.call("POST", seat, token, json={"kind": kind}).json()
        return str(found.get("slug") or found["seats"][1]["kind"])

    assert change("", "bot") == "no-token"
    assert change("forged", "bot") == "no-token"
    assert change(watcher, "bot") == "not-your-seat"
    assert change(watcher, "person") == "seat-taken"
    assert change(guest, "bot") == "bot"
    assert change(watcher, "person") == "seat-taken"
    assert change(guest, "person") == "person"
    assert change(host, "open") == "open"
    assert change(watcher, "person") == "person"
    assert change(host, "ghost") == "bad-request"
    path = f"/api/rooms/{code}/seats/9"
    assert server.call("POST", path, host, json={"kind": "bot"}).json()["slug"] == "unknown-seat"


def test_a_seat_goes_to_the_first_who_takes_it(server: Running) -> None:
    code, _ = server.open_room()
    server.join(code, 1)
    late = server.call("POST", f"/api/rooms/{code}/join", json={"person": "Cleo", "seat": 1})
    assert (late.status_code, late.json()["slug"]) == (409, "seat-taken")
    for seat in (2, -2, 10**12):
        body = {"person": "Cleo", "seat": seat}
        answer = server.call("POST", f"/api/rooms/{code}/join", json=body)
        assert answer.json()["slug"] == "unknown-seat"


def test_the_host_chooses_bots_that_know_the_game(server: Running) -> None:
    code, host = server.open_room()
    path = f"/api/rooms/{code}"
    offered = {game["id"]: game["bots"] for game in server.call("GET", "/api/games").json()}
    assert {(names[0], names[-1]) for names in offered.values()} == {("heuristic", "master")}
    assert server.call("GET", path, host).json()["bots"] == "heuristic"
    assert server.call("PATCH", path, host, json={"bots": "master"}).json()["bots"] == "master"
    assert server.call("GET", path, host).json()["bots"] == "master"
    assert server.call("PATCH", path, json={"bots": "strong"}).status_code == 401
    assert server.call("PATCH", path, host, json={"bots": ""}).json()["bots"] == "heuristic"


def test_the_host_changes_settings(server: Running) -> None:
    code, host = server.open_room()
    path = f"/api/rooms/{code}"
    view = server.call("PATCH", path, host, json={"undo": "free", "name": "Saga"}).json()
    assert (view["undo"], view["name"], view["speaker"]) == ("free", "Saga", "anyone")
    assert server.call("PATCH", path, json={"undo": "free"}).status_code == 401
    assert server.call("PATCH", path, host, json={"undo": "x"}).json()["slug"] == "bad-request"


def test_a_seat_link_is_kept_as_a_cookie(server: Running) -> None:
    code, host = server.open_room()
    link = server.call("POST", f"/api/rooms/{code}/seats/1/link", host).json()["token"]
    entered = server.call("POST", f"/api/rooms/{code}/enter", link)
    assert entered.status_code == 200
    assert link in entered.headers["set-cookie"]
    assert server.call("POST", f"/api/rooms/{code}/enter", "forged").status_code == 401


def test_an_unknown_room_is_not_found(server: Running) -> None:
    for code in ("0000000000", "nonsense", "x" * 500):
        assert server.call("GET", f"/api/rooms/{code}").json()["slug"] == "unknown-room"


# --- Records --------------------------------------------------------------------------------------


def test_a_game_is_taken_away_and_played_on_elsewhere(server: Running, tmp_path: Path) -> None:
    code, token, anna = played(server, 8)
    record = server.call("GET", f"/api/rooms/{code}/record", token)
    assert "attachment" in record.headers["content-disposition"]
    assert token not in record.text
    with running(tmp_path / "other.db") as other:
        opened = other.call("POST", "/api/import", content=record.content)
        assert opened.status_code == 201, opened.text
        there = other.client(opened.json()["code"], opened.json()["token"]).hello()
        assert there.view == anna.view
        there.settle()
        there.answer(there.mine[0])
        there.reach(there.seq + 1)
        there.close()
    anna.close()


def test_only_who_plays_alone_takes_a_running_game_away(server: Running) -> None:
    code, host, anna = played(server, 2)
    watcher = server.join(code, -1, "Cleo")
    for what in ("record", "report"):
        path = f"/api/rooms/{code}/{what}"
        assert server.call("GET", path, watcher).json()["slug"] == "not-your-seat"
        assert server.call("GET", path, host).status_code == 200
    server.call("POST", f"/api/rooms/{code}/seats/1", host, json={"kind": "open"})
    server.join(code, 1, "Dora")
    for what in ("record", "report"):
        path = f"/api/rooms/{code}/{what}"
        assert server.call("GET", path, host).json()["slug"] == "not-over"
    anna.close()


def test_whose_seat_a_bot_keeps_still_plays(server: Running) -> None:
    code, host, anna = played(server, 2)
    room = f"/api/rooms/{code}"
    server.call("POST", f"{room}/seats/1", host, json={"kind": "open"})
    server.join(code, 1, "Dora")
    server.call("POST", f"{room}/seats/1", host, json={"kind": "bot"})
    for what in ("record", "report"):
        assert server.call("GET", f"{room}/{what}", host).json()["slug"] == "not-over"
    fork = server.call("POST", f"{room}/fork", host, json={"step": 1}).json()
    seed = server.rooms.open[code].record.seed
    assert server.call("GET", f"/api/rooms/{fork['code']}", fork["token"]).status_code == 200
    assert server.rooms.open[fork["code"]].record.seed != seed
    anna.close()


def test_a_damaged_file_opens_nothing(server: Running) -> None:
    code, token, anna = played(server, 3)
    good = server.call("GET", f"/api/rooms/{code}/record", token).content
    anna.close()
    for content in (b"", b"{}", good[:-20], good.replace(b"fengray", b"fengrai"), b"\xff" * 100):
        refused = server.call("POST", "/api/import", content=content)
        assert (refused.status_code, refused.json()["slug"]) == (400, "damaged-save")
    large = server.call("POST", "/api/import", content=b"x" * (4 * 1024 * 1024 + 1))
    assert large.json()["slug"] == "too-large"


def test_replay_shows_every_step_as_it_was(server: Running) -> None:
    code, token = server.open_room([PERSON, PERSON])
    server.start(code, token)
    anna = server.client(code, token).hello()
    views = [anna.view]
    for _ in range(15):
        anna.answer(anna.mine[0])
        anna.reach(anna.seq + 1)
        if len(server.rooms.open[code].running().session.steps) == len(views):
            views.append(anna.view)
    for step, view in enumerate(views):
        found = server.call("GET", f"/api/rooms/{code}/replay?step={step}&lang=de").json()
        assert (found["step"], found["steps"]) == (step, len(views) - 1)
        assert found["view"] == view
        assert found["decisions"]
    assert found["events"]
    for wrong in ("step=99", "step=-1", "step=x", "seat=7", "lang=xx"):
        assert server.call("GET", f"/api/rooms/{code}/replay?{wrong}").status_code == 400
    anna.close()


def test_play_on_from_here_opens_a_new_table(server: Running) -> None:
    code, token, anna = played(server, 9)
    session = server.rooms.open[code].running().session
    step = session.step - 2
    then = server.call("GET", f"/api/rooms/{code}/replay?step={step}").json()["view"]
    fork = server.call("POST", f"/api/rooms/{code}/fork", token, json={"step": step})
    assert fork.status_code == 201, fork.text
    new = server.client(fork.json()["code"], fork.json()["token"]).hello()
    assert new.view == then
    new.answer(new.mine[0])
    new.reach(new.seq + 1)
    assert session.step == step + 2
    refused = server.call("POST", f"/api/rooms/{code}/fork", json={"step": 0})
    assert refused.json()["slug"] == "not-your-seat"
    new.close()
    anna.close()


def test_a_report_is_a_scenario_that_checks(server: Running) -> None:
    code, token, anna = played(server, 7)
    report = server.call("GET", f"/api/rooms/{code}/report", token)
    results = check_content(report.content, "report.toml")
    assert results
    assert all(result.ok for result in results), results
    anna.close()


def test_nothing_can_be_replayed_in_the_lobby(server: Running) -> None:
    code, token = server.open_room()
    for what in ("replay", "report"):
        refused = server.call("GET", f"/api/rooms/{code}/{what}", token)
        assert (refused.status_code, refused.json()["slug"]) == (409, "not-running")


# --- The rest -------------------------------------------------------------------------------------


def test_pages_of_the_client_have_an_answer(server: Running) -> None:
    for path in ("/", "/r/0123456789", "/rules/valskyrr", "/cards/hexer", "/replay/0123456789"):
        page = server.http.get(path, headers={"accept-language": "de"})
        assert page.status_code == 200
        assert "Tafelrunde" in page.text
        assert page.headers["content-type"].startswith("text/html")


def test_a_browser_gets_the_page_of_the_client_where_nothing_is(server: Running) -> None:
    page = server.http.get("/nowhere/at/all", headers={"accept": "text/html,*/*;q=0.8"})
    assert (page.status_code, page.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert "Tafelrunde" in page.text
    for path, accept in (
        ("/nowhere", "*/*"),
        ("/api/nowhere", "text/html"),
        ("/assets/x.js", "text/html"),
    ):
        found = server.http.get(path, headers={"accept": accept})
        assert (found.status_code, found.json()["slug"]) == (404, "not-found")


def test_nothing_outside_the_folder_is_served(server: Running) -> None:
    for path in ("/..%2fapp.py", "/%2e%2e/app.py", "/assets/..%2f..%2fapp.py", "/a%00b", "/a\\b"):
        assert server.http.get(path).status_code == 404


def test_health_and_metrics(server: Running) -> None:
    assert server.http.get("/health").json()["status"] == "ok"
    lines = server.http.get("/metrics").text.splitlines()
    assert any(line.startswith("tafelrunde_connections ") for line in lines)


def test_errors_come_in_the_language_of_the_reader(server: Running) -> None:
    german = server.http.get("/api/rooms/0000000000", headers={"accept-language": "de-AT,en"})
    assert german.json()["message"] == "Diesen Tisch gibt es nicht."
    assert json.loads(german.content)["slug"] == "unknown-room"
