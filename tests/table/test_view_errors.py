"""A view, a line or a question that fails: the room stays open, and everybody is told."""

from __future__ import annotations

import json
import logging
import tomllib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.engine.scenarios import check_content
from tafelrunde.engine.showing import Views
from tafelrunde.games.hexer.game import GAME as HEXER
from tafelrunde.games.hexer.game import Hexer
from tafelrunde.games.hexer.shown import HexerShown, wire
from tafelrunde.games.hexer.shown.wire_types import HexerView
from tafelrunde.table.rooms import Rooms
from tests.properties.test_loaded import hampered
from tests.table.server_kit import Client, Data, Running, running, work_here
from tests.table.test_corrections import forbid
from tests.table.test_hosting import Misplayed

HEX: Data = {"game": "hexer", "setup": {"characters": ["wolf", "bear"]}}
MINE: Data = {"kind": "person", "mine": True}
State = Callable[[Any], bool]


class Broken(Exception):
    """Made on purpose."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path / "t.db", bot_pause=0.0) as found:
        yield found


@pytest.fixture
def table(server: Running) -> Iterator[Misplayed]:
    found = Misplayed(server, 4, **HEX)
    yield found
    found.close()


def break_views(patch: pytest.MonkeyPatch, when: State = lambda state: True) -> None:
    """Nobody can be shown such a table."""

    break_some(patch, lambda state, seats: when(state))


def break_some(patch: pytest.MonkeyPatch, when: Callable[[Any, Sequence[int]], bool]) -> None:
    """Who sits on such seats cannot be shown such a table."""

    def present(self: HexerShown, state: Any, seats: Sequence[int]) -> HexerView:
        if when(state, seats):
            raise Broken("no view of this")
        return wire.present(state, seats)

    def present_each(self: HexerShown, views: Views[Any], readers: Any) -> list[HexerView]:
        return [present(self, views.state, seats) for seats in readers]

    patch.setattr(HexerShown, "present", present)
    patch.setattr(HexerShown, "present_each", present_each)


def like(state: Any) -> State:
    """Whether a table is just like this one."""
    data = HEXER.dump(state)
    return lambda other: HEXER.dump(other) == data


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the log of the server says of it."""
    assert not [record for record in caplog.records if record.exc_info], "no traceback"
    return [record.message for record in caplog.records if record.levelno >= logging.ERROR]


def last(client: Client) -> Data:
    """The last message that says how the table stands."""
    found = [json.loads(text) for text in client.seen]
    standing: Data = [each for each in found if each["type"] in ("hello", "update")][-1]
    return standing


def noticed(client: Client) -> str:
    """Wait for the notice; what it says."""
    if not last(client).get("notice"):
        client.until(lambda message: bool(message.get("notice")))
    notice = last(client)["notice"]
    assert notice["slug"] == "view-trouble"
    return str(notice["message"])


# --- While a game is played -----------------------------------------------------------------------


def test_everybody_is_told_and_the_host_goes_back(
    table: Misplayed, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    watcher = table.server.client(table.code).hello()
    before, step = table.anna.view, table.session.step
    with monkeypatch.context() as broken:
        break_views(broken)
        table.step()
        assert "A part of the table cannot be shown" in noticed(table.anna)
        assert "lässt sich so, wie er steht, nicht zeigen" in noticed(table.bert)
        noticed(watcher)
        assert table.anna.view == before, "what could be shown last stays"
        for _ in range(3):
            noticed(table.server.client(table.code).hello())
        [line] = lines(caplog)
        assert f"table {table.code} cannot be shown: step {step + 1}, a view: Broken" in line
    assert table.ask("return", table.host, step=step)[0] == 200
    for person in (*table.people, watcher):
        person.reach(table.anna.seq)
        assert last(person).get("notice") is None
    assert table.anna.view == before
    table.step()
    assert table.anna.view != before
    watcher.close()


def test_a_view_that_fails_for_one_seat_is_told_to_all(
    table: Misplayed, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        break_some(broken, lambda state, seats: list(seats) == [1])
        bert, anna = table.bert.view, table.anna.view
        table.step()
        noticed(table.bert)
        noticed(table.anna)
        assert table.bert.view == bert
        assert table.anna.view != anna
    table.step()
    assert table.bert.view != bert
    assert [last(person).get("notice") for person in table.people] == [None, None]


def test_a_question_without_words_can_be_answered(
    table: Misplayed, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: Any) -> str:
        raise Broken("no title")

    with monkeypatch.context() as broken:
        broken.setattr(HexerShown, "title", fail)
        table.step()
        who = next(person for person in table.people if person.mine)
        noticed(who)
        options = who.mine[0]["options"]
        assert options[0]["key"] == "option1"
        assert options[1]["label"] in ("Option 2", "Möglichkeit 2")
        other = next(person for person in table.people if person is not who)
        noticed(other)
        assert other.decisions[0]["options"] == [], "nobody else learns how many there are"
        step = table.session.step
        table.step()
        assert table.session.step == step + 1
    assert len(lines(caplog)) == 2, "one for each step"


def test_a_line_that_cannot_be_told_is_left_out(
    table: Misplayed, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> str:
        raise Broken("no words")

    with monkeypatch.context() as broken:
        broken.setattr(Hexer, "narrate", fail)
        known = len(table.session.log)
        while len(table.session.log) == known:
            table.step()
        noticed(table.anna)
        assert table.anna.log[-1]["kind"] == "Untold"
        assert table.bert.log[-1]["text"] == "Was hier geschah, lässt sich nicht erzählen."
        late = table.server.client(table.code).hello()
        assert {line["text"] for line in late.log} == {"What happened here cannot be told."}
        late.close()


def test_a_repair_after_which_nothing_can_be_shown_is_told(
    table: Misplayed, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["set players.bear.gold to 3"]
    with monkeypatch.context() as broken:
        break_views(broken)
        step = table.session.step
        assert table.ask("repair", table.host, words=words, step=step)[0] == 200
        for person in table.people:
            assert person.log[-1]["kind"] == "PositionRepaired"
            noticed(person)


def test_bots_play_on_where_even_they_see_nothing(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    def see(*_: Any) -> Any:
        raise Broken("nothing to see")

    monkeypatch.setattr(Views, "see", see)
    code, token = server.open_room([MINE, {"kind": "bot"}], **HEX)
    server.begin(code, token)
    anna = server.client(code, token).hello()
    answers = 0
    while not any(step.seat == 1 for step in server.rooms.open[code].running().session.steps):
        anna.settle()
        if anna.mine[0]["step"] >= answers:
            answers = anna.mine[0]["step"] + 1
            anna.answer(anna.mine[0])
        anna.receive()
    anna.close()


# --- After a restart ------------------------------------------------------------------------------


def test_a_table_opens_although_its_view_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with running(tmp_path / "r.db") as first:
        table = Misplayed(first, 6, **HEX)
        before, state, step = table.views[4], table.session.state, table.session.step
        table.close()
    break_views(monkeypatch, like(state))
    with running(tmp_path / "r.db") as second:
        anna = second.client(table.code, table.host).hello()
        bert = second.client(table.code, table.guest, lang="de").hello()
        for person in (anna, bert):
            noticed(person)
            assert (person.view, person.room["status"]) == (None, "running")
        assert len(lines(caplog)) == 1
        path = f"/api/rooms/{table.code}"
        asked = second.call("POST", f"{path}/return", table.host, json={"step": 4}).json()["asked"]
        bert.of_kind("consent")
        bert.send(type="consent", id=asked, yes=True)
        anna.until(lambda message: message["type"] == "update" and not message.get("notice"))
        assert anna.view == before
        assert step == 6
        for person in (anna, bert):
            person.close()


def test_what_opening_takes_out_is_told_even_if_the_table_cannot_be_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def crash(self: Rooms) -> None:
        """Nothing is kept but the log."""

    monkeypatch.setattr(Rooms, "_keep_games", crash)
    with running(tmp_path / "r.db") as first:
        table = Misplayed(first, 6, **HEX)
        table.close()
    forbid(monkeypatch, 5)
    break_views(monkeypatch)
    with running(tmp_path / "r.db") as second:
        late = second.client(table.code, table.guest, lang="de", seq=6).hello()
        assert (late.seq, last(late)["step"], last(late)["trouble"]) == (7, 5, True)
        assert "Eine Regel ist gescheitert" in late.log[-1]["text"]
        noticed(late)
        cut, view_errors = lines(caplog)
        assert f"table {table.code}: the last answers no longer fit the rules" in cut
        assert f"table {table.code} cannot be shown: step 5, a view" in view_errors
        late.close()


def test_a_replay_of_a_step_that_fails_is_refused_and_others_are_not(
    table: Misplayed, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    work_here(monkeypatch)
    break_views(monkeypatch, like(table.session.state))
    path = f"/api/rooms/{table.code}/replay"
    for _ in range(4):
        found = table.server.call("GET", f"{path}?step=4&lang=de")
        assert (found.status_code, found.json()["slug"]) == (409, "view-trouble")
        assert "lässt sich so, wie er nach diesem Schritt stand" in found.json()["message"]
    assert table.server.call("GET", f"{path}?step=0").status_code == 200
    [line] = lines(caplog)
    assert "step 4, a view: Broken" in line
    table.step()
    assert last(table.anna).get("notice") is None


def test_a_file_that_cannot_be_shown_is_refused_with_one_sentence(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    content = hampered().save()
    assert server.call("POST", "/api/import", content=content).status_code == 201
    work_here(monkeypatch)
    break_some(monkeypatch, lambda state, seats: list(seats) == [1])
    refused = server.call("POST", "/api/import", content=content)
    assert (refused.status_code, refused.json()["slug"]) == (400, "damaged-save")
    assert "The file cannot be shown" in refused.json()["message"]


# --- The report -----------------------------------------------------------------------------------


def test_a_host_who_plays_alone_gets_the_position_as_a_report(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, token = server.open_room([MINE, {"kind": "bot"}], **HEX)
    server.begin(code, token)
    path = f"/api/rooms/{code}/report"
    assert server.call("GET", path, token).json()["slug"] == "not-over"
    break_views(monkeypatch)
    anna = server.client(code, token).hello()
    noticed(anna)
    report = server.call("GET", path, token)
    assert report.status_code == 200
    assert all(result.ok for result in check_content(report.content, "report.toml"))
    anna.close()


def test_a_report_tells_the_host_nothing_about_other_hands(
    table: Misplayed, monkeypatch: pytest.MonkeyPatch
) -> None:
    break_views(monkeypatch)
    table.step()
    noticed(table.anna)
    path = f"/api/rooms/{table.code}/report"
    assert table.server.call("GET", path, table.guest).status_code == 403
    state = table.session.snapshots[-1][1]
    own, others = ([card.id for card in each.hand] for each in state.players)
    found = set()
    for _ in range(12):
        report = table.server.call("GET", path, table.host).content.decode()
        position = tomllib.loads(report)["position"]
        bear = position["players"]["bear"]
        assert position["players"]["wolf"]["hand"] == own
        deck = [card.id for card in state.players[1].deck]
        assert sorted(bear["hand"] + bear["deck"]) == sorted(others + deck)
        found.add((*bear["hand"], *position["chance"]))
    assert len(found) == 12, "dealt by another chance each time"
    assert len({hand[: len(others)] for hand in found}) > 1
