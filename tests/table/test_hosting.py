"""What the host does when a table is stuck or was misplayed: go back, repair."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.engine.errors import RuleTrouble, UndoRefused
from tafelrunde.engine.journal import Repaired, Returned, Undone
from tafelrunde.engine.scenarios import check_content
from tafelrunde.engine.sessions import Session
from tafelrunde.table.game import journal
from tafelrunde.table.room.play_commands import Answer, PlayAgain, TakeBack
from tafelrunde.table.room.room import Room
from tafelrunde.table.rooms import Rooms
from tafelrunde.table.wire import SeatWish, Undo
from tests.table.audience import some_answer
from tests.table.inside_kit import WriteEntry
from tests.table.server_kit import Client, Data, Running, running
from tests.table.test_corrections import stands
from tests.table.test_rooms import break_entry, break_rules, opened, play, state, with_rooms

PERSON: Data = {"kind": "person", "mine": True}
WORDS = ["set time to 3", "put block in heroes.fengray.hand"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("tables") / "tables.db") as found:
        yield found


class Misplayed:
    """Anna, the host, and Bert at a table where much has happened and nothing is taken back."""

    def __init__(self, server: Running, steps: int = 12, **room: Any) -> None:
        self.server = server
        self.code, self.host = server.open_room(**({"undo": "never"} | room))
        self.guest = server.join(self.code, 1)
        server.begin(self.code, self.host)
        self.anna = server.client(self.code, self.host).hello()
        self.bert = server.client(self.code, self.guest, lang="de").hello()
        self.views = [self.anna.view]
        for _ in range(steps):
            self.step()
            if len(self.views) == self.session.step:
                self.views.append(self.anna.view)

    @property
    def people(self) -> tuple[Client, Client]:
        return self.anna, self.bert

    @property
    def session(self) -> Session[Any]:
        return self.server.rooms.open[self.code].running().session

    def step(self) -> None:
        who = next(person for person in self.people if person.mine)
        who.answer(who.mine[0])
        for person in self.people:
            person.reach(self.anna.seq + 1 if person is self.anna else self.anna.seq)

    def ask(self, what: str, token: str, **body: Any) -> tuple[int, Data]:
        """The host asks for something, and Bert agrees if somebody has to."""
        path = f"/api/rooms/{self.code}/{what}"
        response = self.server.call("POST", path, token, json=body)
        if wish := response.json().get("asked"):
            self.bert.of_kind("consent")
            self.bert.send(type="consent", id=wish, yes=True)
            assert self.bert.of_kind("consent-over")["granted"] is True
        for person in self.people:
            person.reach(self.server.rooms.open[self.code].running().seq)
        return response.status_code, response.json()

    def close(self) -> None:
        for person in self.people:
            person.close()


@pytest.fixture
def table(server: Running) -> Iterator[Misplayed]:
    found = Misplayed(server)
    yield found
    found.close()


# --- Going back -----------------------------------------------------------------------------------


def test_the_host_goes_back_to_any_step_and_everybody_reads_it(table: Misplayed) -> None:
    for step in (table.session.step - 2, 3, 0):
        lines = len(table.bert.log)
        assert table.ask("return", table.host, step=step) == (200, {"step": step})
        assert table.anna.view == table.bert.view == table.views[step]
        assert len(table.bert.log) == lines + 1
        (line,) = table.bert.log[lines:]
        assert line["kind"] == "HostWentBack"
        assert line["text"] == f"Anna stellt den Tisch als Gastgeber auf Schritt {step} zurück."
    late = table.server.client(table.code).hello()
    assert late.log[-1]["text"] == "Anna takes the table back to step 0 as the host."
    late.close()
    table.step()


def test_nobody_else_goes_back_or_repairs(table: Misplayed) -> None:
    before, seq = table.anna.view, table.anna.seq
    watcher = table.server.join(table.code, -1, "Cleo")
    for token, refused in ((table.guest, (403, "not-host")), ("", (401, "no-token"))):
        for what, body in (
            ("return", {"step": 0}),
            ("repair", {"words": WORDS, "step": table.session.step}),
        ):
            status, problem = table.ask(what, token, **body)
            assert (status, problem["slug"]) == refused
    assert table.ask("return", watcher, step=0)[1]["slug"] == "not-host"
    offers = f"/api/rooms/{table.code}/repair"
    assert table.server.call("GET", offers, table.guest).json()["slug"] == "not-host"
    assert (table.anna.view, table.anna.seq) == (before, seq)


@pytest.mark.parametrize("step", [-1, 9999])
def test_there_is_no_way_to_a_step_that_is_not_there(table: Misplayed, step: int) -> None:
    status, problem = table.ask("return", table.host, step=step)
    assert (status, problem["slug"]) == (400, "bad-request")
    assert table.ask("return", table.host, step=table.session.step)[0] == 400


def test_in_the_lobby_there_is_nothing_to_put_right(server: Running) -> None:
    code, token = server.open_room()
    for what, body in (("return", {"step": 0}), ("repair", {"words": WORDS, "step": 0})):
        refused = server.call("POST", f"/api/rooms/{code}/{what}", token, json=body)
        assert (refused.status_code, refused.json()["slug"]) == (409, "not-running")


# --- Repairing ------------------------------------------------------------------------------------


def test_the_host_repairs_the_position_and_everybody_reads_every_word(table: Misplayed) -> None:
    step, before = table.session.step, table.anna.view
    hand = len(before["heroes"][0]["hand"])
    assert before["time"] != 3
    status, stands = table.ask("repair", table.host, words=WORDS, step=step)
    assert (status, stands) == (200, {"step": step + 1})
    assert table.anna.view == table.bert.view
    assert table.anna.view["time"] == 3
    assert len(table.anna.view["heroes"][0]["hand"]) == hand + 1
    said = next(line for line in reversed(table.bert.log) if line["kind"] == "PositionRepaired")
    assert said["text"].startswith(
        "Anna repariert die Stellung als Gastgeber: set time to 3; put block in "
    )
    table.step()
    assert table.ask("return", table.host, step=step)[0] == 200
    assert table.anna.view == before


@pytest.mark.parametrize(
    ("words", "part"),
    [
        ([], "1 to 40 changes"),
        (["set time to 3"] * 41, "1 to 40 changes"),
        (["please make it better"], "is not understood"),
        (["set time to 3", "set tyme to 3"], "Did you mean 'time'?"),
        (["set time to 99"], "from -1 to 19"),
        (["set loot to many"], "whole number"),
        (["put lunje in heroes.fengray.hand"], "Did you mean lunge?"),
        (["put lunge in heroes.fengray.handd"], "Did you mean 'heroes.fengray.hand'?"),
        (["put lunge in heroes.arani.hand"], "cannot lie in"),
        (["put lunge from heroes.fengray.graveyard in box"], "No 'lunge' lies in"),
        (["set heroes.fengray.defeated to true"], "in play, not by a repair"),
        (["set time to 3\x00"], "at most 120 letters"),
        (["set " + "x" * 200 + " to 3"], "at most 120 letters"),
    ],
)
def test_bad_words_are_refused_and_change_nothing(
    table: Misplayed, words: list[str], part: str
) -> None:
    before, seq, log = table.anna.view, table.anna.seq, len(table.session.log)
    status, problem = table.ask("repair", table.host, words=words, step=table.session.step)
    assert (status, problem["slug"]) == (400, "bad-repair")
    assert part in problem["message"]
    assert (table.anna.view, table.anna.seq, len(table.session.log)) == (before, seq, log)
    table.step()


def test_a_repair_of_a_table_that_has_moved_on_is_stale(table: Misplayed) -> None:
    step = table.session.step
    table.step()
    status, problem = table.ask("repair", table.host, words=WORDS, step=step)
    assert (status, problem["slug"]) == (409, "stale-decision")


def test_the_host_is_told_what_words_can_change(table: Misplayed) -> None:
    offers = table.server.call("GET", f"/api/rooms/{table.code}/repair", table.host).json()
    values = {each["place"]: each["value"] for each in offers["values"]}
    assert values["time"] == table.anna.view["time"]
    assert values["heroes.arani.focus"] == table.anna.view["heroes"][1]["focus"]
    assert "heroes.fengray.hand" in offers["piles"]
    assert "lunge" in offers["cards"]
    hand = table.anna.view["heroes"][1]["hand"]
    assert {offers["lies"][card] for card in hand} == {"heroes.arani.hand"}
    assert offers["step"] == table.session.step
    words = [f"set {place} to {str(value).lower()}" for place, value in values.items() if value]
    words = [each for each in words if "active" not in each][:40]
    assert table.ask("repair", table.host, words=words, step=offers["step"])[0] == 200


# --- Lines that stay ------------------------------------------------------------------------------


def lasting(log: list[Data]) -> list[str]:
    return [line["text"] for line in log if line.get("stays")]


def test_a_repair_that_is_taken_back_stays_in_the_log(server: Running) -> None:
    table = Misplayed(server, undo="free")
    step, before = table.session.step, len(table.session.log)
    table.ask("repair", table.host, words=["set time to 3"], step=step)
    table.step()
    table.anna.send(type="undo", to=step)
    back = table.bert.until(lambda message: message.get("step") == step)
    assert [event["kind"] for event in back["events"]] == ["RepairTakenBack", "Undone"]
    assert table.ask("return", table.host, step=2)[0] == 200
    assert len(table.session.log) < before
    late = server.client(table.code).hello()
    assert lasting(late.log) == [
        "Anna repairs the position as the host: set time to 3",
        "Anna takes the repair back: set time to 3",
        "Anna takes the table back to step 2 as the host.",
    ]
    assert late.log[-1]["text"] == "Anna takes the table back to step 2 as the host."
    late.close()
    table.close()


def test_lines_that_stay_are_found_after_hundreds_of_others(tmp_path: Path) -> None:
    found: list[Any] = []

    async def first(rooms: Rooms) -> None:
        room, who = await opened(rooms, undo="free")
        await play(room, who, 6)
        await room.do(WriteEntry(Repaired(("set time to 3",), "Anna")))
        await room.do(WriteEntry(Undone(1, "Anna")))
        session, dice = room.running().session, random.Random(3)
        while len(session.log) < 320 and session.question is not None:
            await room.do(Answer(who, some_answer(session.decisions[0], session.step, dice)))
        lines = told(room)
        assert len(lines) == 102
        assert lines[:2] == [
            "Anna repairs the position as the host: set time to 3",
            "Anna takes the repair back: set time to 3",
        ]
        found.extend([room.code, who, stands(room)])

    async def second(rooms: Rooms) -> None:
        code, who, before = found
        room = await rooms.room(code)
        assert stands(room) == before
        await room.do(TakeBack(who, Undo(60)))
        assert told(room)[1] == "Anna takes the repair back: set time to 3"

    with_rooms(str(tmp_path / "t.db"), first)
    with_rooms(str(tmp_path / "t.db"), second)


# --- Repairing a table with secrets ---------------------------------------------------------------


@pytest.fixture
def secretive(server: Running) -> Iterator[Misplayed]:
    found = Misplayed(server, 4, game="hexer", setup={"characters": ["wolf", "bear"]})
    yield found
    found.close()


def bear(view: Data) -> Data:
    found: Data = view["players"][1]
    return found


def test_a_host_who_plays_repairs_without_seeing_more(secretive: Misplayed) -> None:
    table = secretive
    step, before = table.session.step, [table.anna.view, table.bert.view]
    words = ["set players.bear.gold to 3", "put top from players.bear.deck in players.bear.hand"]
    assert table.ask("repair", table.host, words=words, step=step)[0] == 200
    assert table.session.step == step + 1
    for view, old in zip([table.anna.view, table.bert.view], before, strict=True):
        assert (bear(view)["gold"], bear(view)["hand"]) == (3, bear(old)["hand"] + 1)
    assert bear(table.anna.view)["cards"] == []
    assert set(bear(before[1])["cards"]) < set(bear(table.bert.view)["cards"])
    said = next(line for line in reversed(table.bert.log) if line["kind"] == "PositionRepaired")
    assert "set players.bear.gold to 3; put top from players.bear.deck in" in said["text"]
    table.step()
    assert table.ask("return", table.host, step=step)[0] == 200
    assert [table.anna.view, table.bert.view] == before


def test_the_host_is_not_told_what_lies_face_down(secretive: Misplayed) -> None:
    table = secretive
    offers = table.server.call("GET", f"/api/rooms/{table.code}/repair", table.host).json()
    game = table.session.snapshots[-1][1]
    hidden = [*game.players[1].hand, *game.players[1].deck, *game.city, *game.movement_deck]
    assert not {card.id for card in hidden} & set(offers["cards"])
    assert not {f"{card.id}#{card.uid}" for card in hidden} & set(offers["lies"])
    assert {card.id for card in game.players[0].discard_pile} <= set(offers["cards"])
    assert "top from players.bear.deck" in offers["cards"]
    asked = [
        table.ask("repair", table.guest, words=["set round to 2"], step=offers["step"]),
        table.ask(
            "repair", table.host, words=["set players.bear.place to eyna"], step=offers["step"]
        ),
    ]
    assert [(status, body["slug"]) for status, body in asked] == [
        (403, "not-host"),
        (400, "bad-repair"),
    ]
    seq = table.anna.seq
    card = game.players[1].deck[0].id
    for word in (f"put {card} from players.bear.hand in players.bear.deck", f"put {card} in out"):
        status, problem = table.ask("repair", table.host, words=[word], step=table.session.step)
        assert (status, problem["slug"]) == (400, "bad-repair")
        assert "lies open" in problem["message"]
    assert table.anna.seq == seq


# --- The journal ----------------------------------------------------------------------------------


async def put_right(room: Room, who: str) -> None:
    """Some play with a repair and a way back in it."""
    await play(room, who, 20)
    session = room.running().session
    session.check_repair(WORDS, session.step)
    await room.do(WriteEntry(Repaired(tuple(WORDS), "Anna")))
    await play(room, who, 6)
    await room.do(WriteEntry(Returned(session.step - 3, "Anna")))
    await play(room, who, 4)


def told(room: Room) -> list[str]:
    return [line.text for line in room.running().log("en")]


def test_repairs_survive_a_restart(tmp_path: Path) -> None:
    found: list[Any] = []

    async def first(rooms: Rooms) -> None:
        room, who = await opened(rooms)
        await put_right(room, who)
        found.extend([room.code, who, state(room), told(room)])

    async def second(rooms: Rooms) -> None:
        code, who, before, lines = found
        room = await rooms.room(code)
        assert (state(room), told(room)) == (before, lines)
        assert any("set time to 3; put block" in line for line in lines)
        assert any("takes the table back to step" in line for line in lines)
        await play(room, who, 3)

    with_rooms(str(tmp_path / "t.db"), first)
    with_rooms(str(tmp_path / "t.db"), second)


def test_a_snapshot_opens_with_repairs_in_it(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        room, who = await opened(rooms, undo="free")
        await put_right(room, who)
        blob = journal.take_snapshot(room.running().session)
        found = journal.open_snapshot(room.model.shown.rules, room.model.shown.event_kinds, blob)
        assert found is not None
        loaded = found.session
        session = room.running().session
        for back in (0, 4, 9, 12):
            for each in (loaded, session):
                each.undo(back)
            assert loaded.rules.dump(loaded.state) == session.rules.dump(session.state)
            assert loaded.log == session.log[-len(loaded.log) :]

    with_rooms(str(tmp_path / "t.db"), work)


def test_a_repair_is_taken_back_and_played_again(tmp_path: Path) -> None:
    async def work(rooms: Rooms) -> None:
        room, who = await opened(rooms, undo="free")
        await play(room, who, 9)
        before = state(room)
        await room.do(WriteEntry(Repaired(tuple(WORDS), "Anna")))
        after = state(room)
        await room.do(TakeBack(who, Undo(1)))
        assert state(room) == before
        await room.do(PlayAgain(who))
        assert state(room) == after

    with_rooms(str(tmp_path / "t.db"), work)


def test_a_record_a_fork_and_a_replay_hold_the_repair(table: Misplayed, tmp_path: Path) -> None:
    step = table.session.step
    table.ask("repair", table.host, words=WORDS, step=step)
    repaired = table.anna.view
    table.step()
    server, room = table.server, f"/api/rooms/{table.code}"
    then = server.call("GET", f"{room}/replay?step={step + 1}").json()
    assert then["view"] == repaired
    assert then["events"][0]["kind"] == "PositionRepaired"
    fork = server.call("POST", f"{room}/fork", table.host, json={"step": step + 1}).json()
    twin = server.client(fork["code"], fork["token"]).hello()
    assert twin.view == repaired
    twin.close()
    for kind in ("open", "person"):  # what says how the decks lie is only for who plays alone
        server.call("POST", f"{room}/seats/1", table.host, json={"kind": kind})
    report = server.call("GET", f"{room}/report", table.host).content
    assert all(result.ok for result in check_content(report, "report.toml"))
    record = server.call("GET", f"{room}/record", table.host).content
    with running(tmp_path / "other.db") as other:
        new = other.call("POST", "/api/import", content=record).json()
        there = other.client(new["code"], new["token"]).hello()
        assert there.view == table.anna.view
        assert any(line["kind"] == "PositionRepaired" for line in there.log)
        there.close()


# --- When a rule has failed -----------------------------------------------------------------------


def test_everybody_is_told_that_a_rule_failed_and_what_can_be_done(
    table: Misplayed, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        break_rules(broken)
        who = next(person for person in table.people if person.mine)
        who.answer(who.mine[0])
        assert who.refusal() == "rule-trouble"
    for person in table.people:
        person.reach(14)
        assert person.log[-1]["kind"] == "RuleFailed"
    assert "let the host take the table back or repair" in table.anna.log[-1]["text"]
    late = table.server.client(table.code).hello()
    assert '"trouble":true' in late.seen[0]
    late.close()
    assert table.ask("return", table.host, step=2)[0] == 200
    again = table.server.client(table.code).hello()
    assert '"trouble":true' not in again.seen[0]
    again.close()


def test_a_failed_rule_is_remembered_over_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(rooms: Rooms) -> None:
        room, who = await opened(rooms)
        await play(room, who, 5)
        with monkeypatch.context() as broken:
            break_rules(broken)
            with pytest.raises(RuleTrouble):
                await play(room, who, 1)
        assert room.running().trouble
        again = await rooms.load_game(room.record, room.model.shown)
        assert again.trouble
        assert again.log("en") == room.running().log("en")
        await play(room, who, 1)
        assert not room.running().trouble
        assert not (await rooms.load_game(room.record, room.model.shown)).trouble

    with_rooms(str(tmp_path / "t.db"), work)


def test_bots_go_on_after_the_host_has_put_a_broken_table_right(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(rooms: Rooms) -> None:
        with monkeypatch.context() as broken:
            break_entry(broken, 3)
            room, _ = await opened(rooms, [SeatWish("bot"), SeatWish("bot")])
            while room.bots.failures < 5:
                await asyncio.sleep(0.01)
        await room.do(WriteEntry(Returned(2, "Anna")))
        while room.running().session.step < 6:
            await asyncio.sleep(0.01)

    with_rooms(str(tmp_path / "t.db"), work)


def test_an_undo_that_the_rules_no_longer_bear_is_not_written_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(rooms: Rooms) -> None:
        room, who = await opened(rooms, undo="free")
        await play(room, who, 12)
        session = room.running().session
        session.snapshots = session.snapshots[-1:]
        before, entries = state(room), await rooms.store.entries(room.code)
        with monkeypatch.context() as corrected:
            corrected.setattr(Session, "answer", refuse)
            with pytest.raises(UndoRefused):
                await room.do(TakeBack(who, Undo(6)))
        assert state(room) == before
        assert await rooms.store.entries(room.code) == entries
        await play(room, who, 1)

    with_rooms(str(tmp_path / "t.db"), work)


def refuse(*_: Any) -> None:
    """A corrected rule, to which older answers no longer fit."""
    raise RuleTrouble("no")
