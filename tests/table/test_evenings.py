"""Campaigns at the web table: evenings lead on to each other, and nothing of them is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tafelrunde.engine.campaigns import Campaign, Folder
from tafelrunde.engine.campaigns.chronicle import (
    Chronicle,
    Evening,
    Export,
    digest,
    pack,
    seal,
)
from tafelrunde.engine.errors import DamagedSave
from tafelrunde.engine.sessions import Session
from tafelrunde.games.avalon.game import GAME as AVALON
from tafelrunde.games.avalon.state.table import Game
from tafelrunde.table.costs import PAYER
from tafelrunde.table.game.evenings import MOST_BYTES, saves_in
from tafelrunde.table.game.workers import Workers
from tafelrunde.table.http import records_api
from tafelrunde.table.storage.store import Store
from tests.table.server_kit import QUICK, Client, Data, Running, running

SEATS: list[Data] = [{"kind": "person", "mine": True}, {"kind": "open"}]
TWO: Data = {"characters": ["beor", "arev"]}


@pytest.fixture(scope="module")
def server(tables: str) -> Iterator[Running]:
    with running(tables) as found:
        yield found


def session_of(server: Running, code: str) -> Session[Game]:
    return server.rooms.open[code].running().session  # type: ignore[return-value]


def sit_down(server: Running) -> tuple[str, str, str]:
    """Anna and Bert have begun a campaign; its code, and their tokens."""
    code, anna = server.open_room(SEATS, game="avalon", setup=TWO)
    bert = server.join(code, 1)
    server.begin(code, anna)
    return code, anna, bert


def play_to_a_pause(server: Running, code: str, token: str) -> Client:
    """Anna answers until the evening may end; the first evening begins with pages of the book."""
    anna = server.client(code, token).hello()
    for _ in range(40):
        session = session_of(server, code)
        if session.is_between and AVALON.evenings.may_end(session.state):
            return anna
        anna.settle()
        anna.answer(anna.mine[0])
        anna.reach(anna.seq + 1)
    raise AssertionError("the evening never may end")


def next_evening(server: Running, code: str, token: str, **people: list[str]) -> httpx.Response:
    body: Data = {"leaving": [], "joining": []} | people
    return server.call("POST", f"/api/rooms/{code}/evenings", token, json=body)


def test_the_next_evening_begins_where_the_last_one_ended(server: Running) -> None:
    code, token, bert = sit_down(server)
    anna = play_to_a_pause(server, code, token)
    before = session_of(server, code).state
    opened = next_evening(server, code, token)
    later = opened.json()["code"]
    anna.wait_for(lambda client: client.room.get("next") == later)
    assert anna.decisions == []
    goes_on = server.client(later, token).hello()
    assert goes_on.room["evening"] == 2
    assert [seat["mine"] for seat in goes_on.room["seats"]] == [True, False]
    assert (goes_on.view["day"], goes_on.view["chapter"]) == (before.day, before.chapter)
    assert len(goes_on.view["places"]) == len(before.map)
    followed = server.call("POST", f"/api/rooms/{code}/follow", bert)
    assert followed.json() == {"code": later, "token": bert}
    assert server.client(later, bert).hello().room["seats"][1]["mine"]


def test_an_evening_ends_only_between_two_actions_and_by_the_host(server: Running) -> None:
    code, token, bert = sit_down(server)
    tables = len(server.rooms.open)
    assert next_evening(server, code, token).json()["slug"] == "evening-goes-on"
    play_to_a_pause(server, code, token)
    assert next_evening(server, code, bert).json()["slug"] == "not-host"
    refused = next_evening(server, code, token, leaving=["beor", "arev"])
    assert refused.json()["slug"] == "bad-setup"
    assert len(server.rooms.open) == tables
    assert session_of(server, code).goes_on == ""


def test_players_leave_and_join_between_evenings(server: Running) -> None:
    code, token, _ = sit_down(server)
    play_to_a_pause(server, code, token)
    opened = next_evening(server, code, token, leaving=["arev"], joining=["ailei"])
    later = opened.json()["code"]
    room = server.client(later, token).hello().room
    assert [(each["hero"], each["kind"]) for each in room["seats"]] == [
        ("beor", "person"),
        ("ailei", "open"),
    ]
    assert room["status"] == "lobby"
    cleo = server.join(later, 1, "Cleo")
    server.begin(later, token)
    assert [one["id"] for one in server.client(later, cleo).hello().view["characters"]] == [
        "beor",
        "ailei",
    ]


def test_nothing_is_answered_where_the_evening_is_over_unless_it_is_taken_back(
    server: Running,
) -> None:
    code, token, _ = sit_down(server)
    anna = play_to_a_pause(server, code, token)
    decision = anna.mine[0]
    next_evening(server, code, token)
    anna.answer(decision)
    assert anna.refusal() == "game-is-over"
    anna.send(type="undo", steps=1)
    anna.wait_for(lambda client: bool(client.decisions))
    assert session_of(server, code).goes_on == ""


def test_an_evening_that_is_over_stays_so_when_the_server_comes_back(store_address: str) -> None:
    with running(store_address) as server:
        code, token, _ = sit_down(server)
        play_to_a_pause(server, code, token)
        later = next_evening(server, code, token).json()["code"]
    with running(store_address) as server:
        assert server.client(code, token).hello().room["next"] == later
        assert server.client(later, token).hello().decisions


def test_the_list_of_evenings_and_the_chronicle_tell_what_happened(server: Running) -> None:
    code, token, _ = sit_down(server)
    play_to_a_pause(server, code, token)
    later = next_evening(server, code, token).json()["code"]
    server.client(later, token).hello()
    found = server.call("GET", f"/api/rooms/{later}/evenings", token).json()
    assert [(each["number"], each["code"], each["is_over"]) for each in found] == [
        (1, code, True),
        (2, later, False),
    ]
    assert found[0]["players"] == ["beor", "arev"]
    assert found[0]["names"] == ["Anna", "Bert"]
    told = server.call("GET", f"/api/rooms/{code}/chronicle", token).json()
    kinds = {line["kind"] for line in told["lines"]}
    assert {"DayBegan", "VerseRead"} <= kinds
    assert told["answers"] == session_of(server, code).step


@pytest.mark.parametrize(
    ("lang", "chosen"),
    [
        ("en", "Beor and Arev decide: Have it rung. They aren’t coming back."),
        ("de", "Beor und Arev entscheiden sich: Läuten lassen. Sie kommen nicht wieder."),
    ],
)
def test_the_chronicle_tells_what_was_chosen_below_the_page_that_was_read(
    server: Running, lang: str, chosen: str
) -> None:
    code, token, _ = sit_down(server)
    play_to_a_pause(server, code, token)
    told = server.call("GET", f"/api/rooms/{code}/chronicle?lang={lang}", token).json()["lines"]
    story = [line for line in told if line["kind"] in ("VerseRead", "ChoiceMade")]
    assert "Dernan" in story[0]["text"]
    assert story[1]["text"] == chosen


def test_an_evening_that_is_over_tells_nobody_how_decks_lie_on_the_next_one(
    server: Running,
) -> None:
    code, token, bert = sit_down(server)
    play_to_a_pause(server, code, token)
    later = next_evening(server, code, token).json()["code"]
    for who, slug in (("", "not-your-seat"), (bert, "not-over"), (token, "not-over")):
        for what in ("record", "campaign", "report"):
            refused = server.call("GET", f"/api/rooms/{code}/{what}", who)
            assert (refused.status_code, refused.json()["slug"]) == (403, slug)
    for what in ("ending", "review"):
        assert server.call("GET", f"/api/rooms/{code}/{what}", bert).json()["slug"] == "not-over"
    assert server.call("POST", f"/api/rooms/{code}/fork", json={"step": 1}).status_code == 403
    for table in (code, later):
        forked = server.call("POST", f"/api/rooms/{table}/fork", bert, json={"step": 0}).json()
        file = server.call("GET", f"/api/rooms/{forked['code']}/campaign", forked["token"]).content
        assert len(saves_in(file)) == 1
        assert session_of(server, forked["code"]).seed != session_of(server, table).seed


# --- Two processes --------------------------------------------------------------------------------


@pytest.fixture
def apart(database: str) -> Iterator[tuple[Running, Running]]:
    """Two servers on one database."""
    with running(database) as here, running(database) as there:
        yield here, there


def test_the_end_of_an_evening_is_known_at_another_process(apart: tuple[Running, Running]) -> None:
    here, there = apart
    code, token, bert = sit_down(here)
    watching = there.client(code, bert).hello()
    play_to_a_pause(here, code, token)
    later = next_evening(here, code, token).json()["code"]
    watching.wait_for(lambda client: client.room.get("next") == later)
    assert watching.decisions == []
    followed = there.call("POST", f"/api/rooms/{code}/follow", bert)
    assert followed.json() == {"code": later, "token": bert}
    assert there.client(later, bert).hello().room["seats"][1]["mine"]


@pytest.mark.parametrize("write", ["create_room", "append"])
def test_an_answer_at_another_process_in_between_lets_the_evening_go_on(
    apart: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch, write: str
) -> None:
    here, there = apart
    code, token, _ = sit_down(here)
    anna = play_to_a_pause(here, code, token)
    elsewhere = there.client(code, token).hello()

    def happens() -> None:
        elsewhere.answer(elsewhere.mine[0])
        elsewhere.reach(elsewhere.seq + 1)
        if write == "create_room":  # this process has heard of it before it ends the evening
            anna.reach(elsewhere.seq)

    tables = kept(here)
    before(monkeypatch, here.rooms.store, write, happens)
    assert next_evening(here, code, token).json()["slug"] == "stale-decision"
    anna.reach(elsewhere.seq)
    assert session_of(here, code).goes_on == ""
    assert kept(here) == tables


def before(
    monkeypatch: pytest.MonkeyPatch, store: Store, write: str, happens: Callable[[], None]
) -> None:
    """Something happens elsewhere just before a store writes."""
    really = getattr(store, write)

    async def late(*args: object) -> None:
        await asyncio.to_thread(happens)
        await really(*args)

    monkeypatch.setattr(store, write, late)


def kept(server: Running) -> list[str]:
    """How many tables there are, by status."""
    lines = server.http.get("/metrics").text.splitlines()
    return [line for line in lines if line.startswith("tafelrunde_rooms{")]


# --- Terminal and browser -------------------------------------------------------------------------


def played_alone(server: Running) -> tuple[str, str]:
    """A campaign of one person with two evenings."""
    code, token = server.open_room([SEATS[0]], game="avalon", setup={"characters": ["beor"]})
    server.begin(code, token)
    play_to_a_pause(server, code, token)
    later = next_evening(server, code, token).json()["code"]
    server.client(later, token).hello()
    return later, token


def test_a_campaign_of_the_browser_is_played_on_in_the_terminal(
    server: Running, tmp_path: Path
) -> None:
    code, token = played_alone(server)
    content = server.call("GET", f"/api/rooms/{code}/campaign", token).content
    campaign = Campaign.import_into(AVALON, Folder(tmp_path / "ours"), content, "ours")
    first, second = campaign.chronicle.evenings
    assert (first.is_over, second.is_over) == (True, False)
    assert campaign.replay(1)[1]
    assert AVALON.dump(campaign.open().state) == AVALON.dump(session_of(server, code).state)


def test_a_campaign_of_the_terminal_is_played_on_in_the_browser(
    server: Running, tmp_path: Path
) -> None:
    code, token = played_alone(server)
    content = server.call("GET", f"/api/rooms/{code}/campaign", token).content
    terminal = Campaign.import_into(AVALON, Folder(tmp_path / "ours"), content, "ours")
    opened = server.call("POST", "/api/import", content=terminal.export()).json()
    anna = server.client(opened["code"], opened["token"]).hello()
    assert anna.room["evening"] == 2
    assert AVALON.dump(session_of(server, opened["code"]).state) == AVALON.dump(
        terminal.open().state
    )
    path = f"/api/rooms/{opened['code']}/evenings"
    evenings = server.call("GET", path, opened["token"]).json()
    assert [each["is_over"] for each in evenings] == [True, False]


def test_an_imported_campaign_remembers_who_played_which_evening_and_when(server: Running) -> None:
    code, anna, _ = sit_down(server)
    play_to_a_pause(server, code, anna)
    later = next_evening(server, code, anna, leaving=["arev"]).json()["code"]
    server.client(later, anna).hello()
    before = server.call("GET", f"/api/rooms/{later}/evenings", anna).json()
    content = server.call("GET", f"/api/rooms/{later}/campaign", anna).content
    opened = server.call("POST", "/api/import?person=Cleo", content=content).json()
    path = f"/api/rooms/{opened['code']}/evenings"
    evenings = server.call("GET", path, opened["token"]).json()
    assert [each["names"] for each in evenings] == [["Anna", "Bert"], ["Anna"]]
    assert [each["began"] for each in evenings] == [int(each["began"]) for each in before]


@pytest.mark.parametrize("ended_anew", [False, True])
def test_a_file_holds_the_earlier_evening_as_it_led_on_whatever_was_taken_back_there(
    server: Running, tmp_path: Path, ended_anew: bool
) -> None:
    later, token = played_alone(server)
    (first,) = server.rooms.open[later].record.evenings
    led_on = AVALON.dump(session_of(server, first).state)
    anna = server.client(first, token).hello()
    anna.send(type="undo", steps=1)
    anna.wait_for(lambda client: bool(client.decisions))
    if ended_anew:
        anna.answer(anna.mine[0], [1])
        anna.wait_for(lambda client: client.mine[0]["step"] == session_of(server, first).step)
        play_to_a_pause(server, first, token)
        assert next_evening(server, first, token).status_code == 200

    content = server.call("GET", f"/api/rooms/{later}/campaign", token).content
    campaign = Campaign.import_into(AVALON, Folder(tmp_path / "ours"), content, "ours")

    assert [each.is_over for each in campaign.chronicle.evenings] == [True, False]
    again, fits = campaign.replay(1)
    assert (AVALON.dump(again.state), fits) == (led_on, True)
    assert server.call("POST", "/api/import", content=content).status_code == 201


def test_a_person_called_bot_stays_a_person_and_a_bot_stays_a_bot(
    server: Running, tmp_path: Path
) -> None:
    seats: list[Data] = [SEATS[0], {"kind": "bot"}]
    code, token = server.open_room(seats, game="avalon", setup=TWO, person="bot")
    server.begin(code, token)
    server.client(code, token).hello()
    content = server.call("GET", f"/api/rooms/{code}/campaign", token).content
    opened = server.call("POST", "/api/import?person=Cleo", content=content).json()
    found = server.rooms.open[opened["code"]].record.seats
    assert [(each.kind, each.name) for each in found] == [("person", "bot"), ("bot", "")]
    campaign = Campaign.import_into(AVALON, Folder(tmp_path / "ours"), content, "ours")
    assert [each.who for each in campaign.chronicle.evenings[0].seats] == ["person", "bot"]


def test_a_damaged_campaign_opens_no_table(server: Running) -> None:
    code, token = played_alone(server)
    content = server.call("GET", f"/api/rooms/{code}/campaign", token).content
    tables = len(server.rooms.open)
    refused = server.call("POST", "/api/import", content=content.replace(b"beor", b"bear", 1))
    assert refused.json()["slug"] == "damaged-save"
    assert len(server.rooms.open) == tables


# --- Files of strangers ---------------------------------------------------------------------------


def campaign_of(evenings: int, padding: int = 0) -> bytes:
    """A campaign file with the same game again and again, as nobody plays it."""
    session = Session(AVALON, {"characters": ["beor"]}, 5)
    session.table["noise"] = "x" * padding
    packed = pack(session.save())
    numbers = range(1, evenings + 1)
    found = tuple(Evening(n, "now", (), {}, ended="now", sha256=digest(packed)) for n in numbers)
    return seal(Export(Chronicle("avalon", "ours", found), (packed,) * evenings))


def test_every_evening_of_a_file_counts_as_a_table_that_was_opened(tmp_path: Path) -> None:
    with running(tmp_path / "t.db", rooms_per_day=3) as server:
        refused = server.call("POST", "/api/import", content=campaign_of(4))
        assert (refused.status_code, refused.json()["slug"]) == (429, "quota-full")
        assert server.rooms.open == {}
        assert server.call("POST", "/api/import", content=campaign_of(3)).status_code == 201
        assert len(server.rooms.open) == 3


def test_what_a_file_unpacks_to_counts_before_it_is_kept(tmp_path: Path) -> None:
    with running(tmp_path / "t.db", megabytes_per_day=0.5) as server:
        content = campaign_of(3, padding=200_000)
        assert len(content) < 50_000
        refused = server.call("POST", "/api/import", content=content)
        assert refused.json()["slug"] == "quota-full"


def test_all_evenings_of_a_file_together_are_bounded() -> None:
    third = MOST_BYTES // 3
    assert len(saves_in(campaign_of(2, third))) == 2
    with pytest.raises(DamagedSave, match="Evening 3 is larger"):
        saves_in(campaign_of(3, third))


def test_a_long_campaign_is_played_as_fast_as_its_address_may(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = Workers.run

    async def dear(self: Workers, job: str, *parts: bytes, estimate: float) -> list[bytes]:
        found = await run(self, job, *parts, estimate=estimate)
        self.costs.charge(PAYER.get(), 21 * QUICK["cost_per_second"])
        return found

    monkeypatch.setattr(Workers, "run", dear)
    with running(tmp_path / "t.db") as server:
        opened = server.call("POST", "/api/import", content=campaign_of(2))
        assert opened.status_code == 201
    monkeypatch.setattr(records_api, "BRING_TIMES", 0)
    with running(tmp_path / "t.db") as server:
        refused = server.call("POST", "/api/import", content=campaign_of(2))
        assert (refused.status_code, refused.json()["slug"]) == (413, "too-costly")
        assert server.rooms.open == {}
