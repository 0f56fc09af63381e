"""Three server processes on one PostgreSQL database, and people at one table on all of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.table.processes import Process, start_all
from tests.table.server_kit import WAIT, Client, Data

pytestmark = pytest.mark.slow

PERSON: Data = {"kind": "person", "mine": True}
OPEN: Data = {"kind": "open"}
Wish = tuple[Client, list[Client], Callable[[], Data]]
THREE: Data = {"adventure": "into_the_wilds", "heroes": ["fengray", "arani", "celenthia"]}


@pytest.fixture(scope="module")
def processes(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Process]]:
    """Three processes on one database; what they complain about fails the tests."""
    found = start_all(3, database, tmp_path_factory.mktemp("logs"), bot_pause=0.005)
    yield found
    for process in found:
        process.end()
    assert [process.log.read_text() for process in found] == ["", "", ""]


class Apart:
    """Anna (host), Bert and Cleo at one running table, each at another process."""

    def __init__(self, processes: list[Process], **more: Any) -> None:
        self.processes = processes
        first = processes[0]
        self.code, host = first.open_room([PERSON, OPEN, OPEN], **({"setup": THREE} | more))
        self.tokens = [host]
        for seat, name in enumerate(("Bert", "Cleo"), start=1):
            self.tokens.append(processes[seat].join(self.code, seat, name))
        self.people = [
            process.client(self.code, token).hello()
            for process, token in zip(processes, self.tokens, strict=True)
        ]
        self.anna, self.bert, self.cleo = self.people

    def begin(self) -> Apart:
        """The game starts; everybody has it."""
        self.processes[0].begin(self.code, self.tokens[0])
        for person in self.people:
            while person.view is None:
                person.receive()
        self.meet()
        return self

    def call(self, process: int, method: str, path: str, who: int, **more: Any) -> Data:
        """A request at one of the processes by one of the people."""
        path = f"/api/rooms/{self.code}{path}"
        found: Data = self.processes[process].call(method, path, self.tokens[who], **more).json()
        return found

    def step(self) -> Client:
        """Whoever may answer does; all see it."""
        who = next(person for person in self.people if person.mine)
        who.answer(who.mine[0])
        who.reach(who.seq + 1)
        for person in self.people:
            person.reach(who.seq)
        return who

    def meet(self) -> None:
        """Until all processes know that everybody is there."""
        for person in self.people:
            person.wait_for(lambda p: all(connected(p)))

    def close(self) -> None:
        for person in self.people:
            person.close()


def connected(person: Client) -> list[bool]:
    """Whether those on the seats are there, as this person sees it."""
    return [seat["connected"] for seat in person.room["seats"]]


@pytest.fixture
def apart(processes: list[Process]) -> Iterator[Apart]:
    found = Apart(processes).begin()
    yield found
    found.close()


# --- Answers --------------------------------------------------------------------------------------


def test_an_answer_at_one_process_reaches_the_others_in_order(apart: Apart) -> None:
    answered = {id(apart.step()) for _ in range(25)}
    assert len(answered) > 1
    assert [person.seq for person in apart.people] == [25, 25, 25]
    assert apart.anna.view == apart.bert.view == apart.cleo.view
    assert [line["text"] for line in apart.anna.log] == [line["text"] for line in apart.cleo.log]


def test_of_two_answers_to_one_decision_one_counts_and_the_other_is_stale(apart: Apart) -> None:
    rounds = 0
    while rounds < 12:
        both = [person for person in apart.people if person.mine]
        if len(both) < 2:
            apart.step()
            continue
        seq, refused = apart.anna.seq, 0
        for person in both:
            person.answer(person.mine[0], re=rounds + 1)
        for person in both:
            person.refused.clear()
            person.send(type="ping")
            person.of_kind("pong")
            refused += len(person.refused)
            assert all(
                (each["slug"], each["re"]) == ("stale-decision", rounds + 1)
                for each in person.refused
            )
        for person in apart.people:
            person.reach(seq + 1)
        assert refused == len(both) - 1
        assert {person.seq for person in apart.people} == {seq + 1}
        rounds += 1
    assert apart.anna.view == apart.bert.view == apart.cleo.view


# --- People ---------------------------------------------------------------------------------------


def test_everybody_sees_who_is_there_at_whatever_process(
    processes: list[Process], apart: Apart
) -> None:
    anna, bert = apart.anna, apart.bert
    assert connected(anna) == connected(bert) == [True, True, True]
    apart.cleo.close()
    for person in (anna, bert):
        person.wait_for(lambda p: connected(p) == [True, True, False])
    guests = [process.client(apart.code).hello() for process in processes]
    anna.wait_for(lambda p: p.room["spectators"] == 3)
    late = guests[2]
    late.wait_for(lambda p: p.room["spectators"] == 3)
    assert connected(late) == [True, True, False]
    for guest in guests:
        guest.close()
    anna.wait_for(lambda p: p.room["spectators"] == 0)
    apart.cleo = apart.people[2] = processes[1].client(apart.code, apart.tokens[2]).hello()
    for person in apart.people:
        person.wait_for(lambda p: connected(p) == [True, True, True])


def test_the_same_person_at_two_processes_is_there_until_both_lines_end(
    processes: list[Process], apart: Apart
) -> None:
    anna = apart.anna
    second = processes[2].client(apart.code, apart.tokens[1]).hello()
    apart.bert.close()
    apart.cleo.close()
    anna.wait_for(lambda p: connected(p) == [True, True, False])
    second.close()
    anna.wait_for(lambda p: connected(p) == [True, False, False])


def test_table_talk_is_in_one_order_for_everybody(apart: Apart) -> None:
    for number in range(10):
        for person in apart.people:
            person.send(type="chat", text=f"line {number}")
    for person in apart.people:
        person.wait_for(lambda p: len(p.chat) == 30)
    assert [line["number"] for line in apart.anna.chat] == list(range(1, 31))
    assert apart.anna.chat == apart.bert.chat == apart.cleo.chat
    assert {line["name"] for line in apart.bert.chat} == {"Anna", "Bert", "Cleo"}


def test_settings_and_status_reach_the_other_processes(processes: list[Process]) -> None:
    apart = Apart(processes)
    bert, cleo = apart.bert, apart.cleo
    assert {person.room["status"] for person in apart.people} == {"lobby"}
    apart.call(2, "PATCH", "", 0, json={"name": "Friday", "speaker": "host", "undo": "free"})
    bert.wait_for(lambda p: p.room["name"] == "Friday")
    assert (bert.room["speaker"], bert.room["undo"]) == ("host", "free")
    assert apart.call(1, "POST", "/start", 1)["slug"] == "not-host"
    assert apart.call(1, "POST", "/start", 0)["status"] == "running"
    assert apart.call(2, "POST", "/start", 0)["slug"] == "already-running"
    for person in apart.people:
        person.wait_for(lambda p: p.room["status"] == "running" and p.view is not None)
    for seat in range(3):
        apart.call(seat, "POST", f"/seats/{seat}", 0, json={"kind": "bot"})
    for person in apart.people:
        person.wait_for(lambda p: p.room["status"] == "over", 60)
        person.wait_for(lambda p: p.outcome is not None)
    assert bert.view == cleo.view == apart.anna.view
    apart.close()


# --- Who may be there -----------------------------------------------------------------------------


def test_who_is_removed_or_banned_leaves_every_process(processes: list[Process]) -> None:
    apart = Apart(processes)
    assert apart.call(0, "POST", "/remove", 0, json={"seat": 1})["seats"][1]["kind"] == "open"
    assert apart.bert.farewell() == ("removed", 4403)
    banned = apart.call(0, "POST", "/remove", 0, json={"seat": 2, "ban": True})
    assert [ban["name"] for ban in banned["bans"]] == ["Cleo"]
    assert apart.cleo.farewell()[1] == 4403
    for process in processes:
        for token in (apart.tokens[2], ""):  # the third process knew the address
            wait_for_answer(process, apart.code, token, 403)
        wish = {"person": "Cleo", "seat": 2}
        newcomer = process.call("POST", f"/api/rooms/{apart.code}/join", json=wish)
        assert newcomer.json()["slug"] == "banned"
    apart.anna.close()


def test_a_password_holds_at_every_process(processes: list[Process]) -> None:
    apart = Apart(processes)
    stranger = processes[2].client(apart.code).hello()
    assert apart.call(0, "PUT", "/password", 0, json={"password": "speak, friend"})["locked"]
    assert stranger.farewell() == ("password-needed", 4401)
    for process in processes:
        wait_for_answer(process, apart.code, "", 401)
        wish = {"person": "Zoe", "password": "speak, friend"}
        joined = process.call("POST", f"/api/rooms/{apart.code}/join", json=wish)
        assert joined.status_code == 200
    apart.close()


def wait_for_answer(process: Process, code: str, token: str, status: int) -> None:
    """Until the news has reached a process, and it answers so."""
    end = time.monotonic() + WAIT
    while process.call("GET", f"/api/rooms/{code}", token).status_code != status:
        assert time.monotonic() < end
        time.sleep(0.02)


# --- Seats and bots -------------------------------------------------------------------------------


def test_a_bot_takes_a_seat_over_and_gives_it_back_across_processes(apart: Apart) -> None:
    def kinds(person: Client) -> list[str]:
        return [seat["kind"] for seat in person.room["seats"]]

    while not apart.bert.mine or apart.anna.mine:
        apart.step()
    seq = apart.anna.seq
    apart.call(2, "POST", "/seats/1", 0, json={"kind": "bot"})  # the host, at a third process
    apart.anna.wait_for(lambda p: kinds(p) == ["person", "bot", "person"])
    apart.anna.wait_for(lambda p: p.seq > seq)
    assert apart.call(1, "POST", "/seats/1", 1, json={"kind": "person"})["seats"][1]["mine"]
    for person in apart.people:
        person.wait_for(lambda p: kinds(p) == ["person", "person", "person"])


def test_a_seat_link_made_at_one_process_moves_the_seat_at_another(
    processes: list[Process], apart: Apart
) -> None:
    token = apart.call(0, "POST", "/seats/1/link", 0)["token"]
    apart.bert.wait_for(lambda p: not p.room["seats"][1]["mine"])
    apart.bert.answer({"step": 0, "seat": 1})
    assert apart.bert.refusal() == "not-your-seat"
    device = processes[2].client(apart.code, token).hello()
    device.wait_for(lambda p: p.room["seats"][1]["mine"])
    device.close()


def test_bots_play_in_exactly_one_process(processes: list[Process]) -> None:
    before = [process.metric("entries_total") for process in processes]
    code, host = processes[0].open_room([{"kind": "bot"}] * 3, setup=THREE)
    watchers = [process.client(code).hello() for process in processes]
    processes[1].begin(code, host)
    for watcher in watchers:
        watcher.wait_for(lambda w: w.outcome is not None, 90)
    after = [process.metric("entries_total") for process in processes]
    played = [new - old for old, new in zip(before, after, strict=True)]
    assert sorted(played) == [0, 0, watchers[0].seq]
    assert {watcher.seq for watcher in watchers} == {watchers[0].seq}
    for watcher in watchers:
        watcher.close()


# --- Taking back ----------------------------------------------------------------------------------


@pytest.fixture
def wish(apart: Apart) -> Wish:
    """Somebody who wants to take back what another did, those who have to agree, and the wish."""
    for _ in range(6):
        who = apart.step()
    asker = next(person for person in apart.people if person is not who)
    others = [person for person in apart.people if person is not asker]

    def ask() -> Data:
        asker.send(type="undo", steps=1)
        asked = [person.of_kind("consent") for person in others]
        assert asked[0] == asked[1]
        return asked[0]

    return asker, others, ask


def test_others_agree_at_their_own_processes(apart: Apart, wish: Wish) -> None:
    asker, (first, second), ask = wish
    seq = asker.seq
    asked = ask()
    first.send(type="consent", id=asked["id"], yes=True)
    second.send(type="consent", id=asked["id"], yes=True)
    for person in apart.people:
        over = person.of_kind("consent-over")
        assert (over["id"], over["granted"]) == (asked["id"], True)
        person.reach(seq + 1)
        assert person.log[-1]["kind"] == "Undone"
    assert apart.anna.view == apart.bert.view == apart.cleo.view
    first.send(type="consent", id=asked["id"], yes=True)
    assert first.refusal() == "unknown-consent"


def test_one_who_declines_settles_it_for_all(apart: Apart, wish: Wish) -> None:
    asker, (first, second), ask = wish
    seq, asked = asker.seq, ask()
    asker.send(type="undo")
    assert asker.refusal() == "undo-refused"  # it is being asked already
    first.send(type="consent", id=asked["id"], yes=True)
    second.send(type="consent", id=asked["id"], yes=False)
    for person in apart.people:
        assert person.of_kind("consent-over")["granted"] is False
    first.send(type="undo")  # the next one may be asked at another process
    assert second.of_kind("consent")["id"] != asked["id"]
    assert {person.seq for person in apart.people} == {seq}


def test_nobody_waits_for_those_who_leave_another_process(apart: Apart, wish: Wish) -> None:
    asker, (first, second), ask = wish
    seq, asked = asker.seq, ask()
    first.send(type="consent", id=asked["id"], yes=True)
    second.close()
    assert asker.of_kind("consent-over")["granted"] is True
    asker.reach(seq + 1)


def test_an_answer_at_another_process_settles_a_wish(apart: Apart, wish: Wish) -> None:
    _, others, ask = wish
    asked = ask()
    apart.step()
    for person in apart.people:
        assert person.until(lambda m: m["type"] == "consent-over")["granted"] is False
    others[0].send(type="consent", id=asked["id"], yes=True)
    assert others[0].refusal() == "unknown-consent"
