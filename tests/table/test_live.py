"""The WebSocket: several people at one table, over real connections."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tafelrunde.table.http import websocket
from tafelrunde.table.http.protocols import OFFENDED
from tafelrunde.table.room import broadcast
from tafelrunde.table.room.connections import FELL_BEHIND, Connection
from tests.table.server_kit import WAIT, Client, Data, Running, running

PERSON: Data = {"kind": "person", "mine": True}


@pytest.fixture(scope="module")
def server(tables: str) -> Iterator[Running]:
    with running(tables) as found:
        yield found


class Two:
    """Anna (host, first seat) and Bert (second seat) at a running table."""

    def __init__(self, server: Running, **more: Any) -> None:
        self.server = server
        self.code, self.anna_token = server.open_room(**more)
        self.bert_token = server.join(self.code, 1)
        server.start(self.code, self.anna_token)
        self.anna = server.client(self.code, self.anna_token).hello()
        self.bert = server.client(self.code, self.bert_token).hello()

    @property
    def people(self) -> list[Client]:
        return [self.anna, self.bert]

    def step(self) -> Client:
        """Whoever may answer does; all see it."""
        who = next(person for person in self.people if person.mine)
        who.answer(who.mine[0])
        for person in self.people:
            person.reach(who.seq + 1 if person is who else self.anna.seq)
        self.bert.reach(self.anna.seq)
        self.anna.reach(self.bert.seq)
        return who

    def close(self) -> None:
        for person in self.people:
            person.close()


@pytest.fixture
def two(server: Running) -> Iterator[Two]:
    found = Two(server)
    yield found
    found.close()


def test_what_somebody_says_behind_an_answer_waits_until_that_is_durable(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, reached, opened = two.server.rooms.store, threading.Event(), threading.Event()
    append, who = store.append, next(person for person in two.people if person.mine)

    async def slowly(*args: Any) -> None:
        reached.set()
        while not opened.is_set():
            await asyncio.sleep(0.01)
        await append(*args)

    monkeypatch.setattr(store, "append", slowly)
    who.answer(who.mine[0])
    assert reached.wait(WAIT)
    who.send(type="ping")
    with pytest.raises(TimeoutError):
        who.until(lambda message: message["type"] == "pong", timeout=0.3)
    opened.set()
    who.reach(1)
    who.of_kind("pong")


def test_who_floods_a_table_with_answers_is_refused_and_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket, "MOST_OFFENCES", 5)
    with running(tmp_path / "t.db", messages_per_second=1) as server:
        code, token = server.open_room([PERSON, PERSON])
        server.start(code, token)
        anna = server.client(code, token).hello()
        with suppress(ConnectionClosed):
            for _ in range(20):
                anna.answer(anna.mine[0], [99])
        assert anna.farewell() == ("too-fast", OFFENDED)
        again = server.client(code, token).hello()
        again.answer(again.mine[0])
        again.reach(1)
        again.close()


def test_everybody_gets_the_table_and_every_step_of_it(two: Two) -> None:
    assert two.anna.view == two.bert.view
    for _ in range(12):
        two.step()
    assert two.anna.seq == two.bert.seq == 12
    assert two.anna.view == two.bert.view
    assert two.anna.log
    assert two.anna.log[-1]["text"]
    assert any(event["why"].startswith("V") for event in two.anna.log)


def test_a_person_who_joins_later_sees_what_the_others_see(two: Two) -> None:
    for _ in range(5):
        two.step()
    guest = two.server.client(two.code).hello()
    assert guest.view == two.anna.view
    assert guest.seq == 5
    assert not guest.mine
    assert not guest.can_undo
    guest.close()


def test_options_come_to_those_who_may_choose_and_the_question_to_all(two: Two) -> None:
    owner, other, seat = seats_of(two)
    asked, told = owner.decisions[0], other.decisions[0]

    assert asked["options"]
    assert told["options"] == []
    assert not told.keys() & {"closed", "about", "min", "max", "window"}
    assert [told[key] for key in ("seat", "key", "step", "why")] == [
        asked[key] for key in ("seat", "key", "step", "why")
    ]
    assert told["seat"] == seat
    assert told["prompt"]


# --- Refusals -------------------------------------------------------------------------------------


def seats_of(two: Two) -> tuple[Client, Client, int]:
    """Play on until one seat alone has to decide: who that is, who not, and the seat."""
    while True:
        owners = [person for person in two.people if person.mine]
        if len(owners) == 1:
            other = two.bert if owners[0] is two.anna else two.anna
            return owners[0], other, int(owners[0].mine[0]["seat"])
        two.step()


def test_stale_foreign_repeated_and_forged_answers_change_nothing(two: Two) -> None:
    owner, other, seat = seats_of(two)
    decision = owner.mine[0]
    before, seq = two.server.log(two.code), owner.seq
    wrong: list[tuple[Client, Data, str]] = [
        (owner, {"step": decision["step"] - 1}, "stale-decision"),
        (owner, {"step": decision["step"] + 1}, "stale-decision"),
        (owner, {"answer": [999]}, "illegal-move"),
        (owner, {"answer": [-1]}, "illegal-move"),
        (owner, {"answer": [0, 0]}, "illegal-move"),
        (owner, {"answer": []}, "illegal-move"),
        (owner, {"seat": 1 - seat}, "not-your-seat"),
        (owner, {"seat": 77}, "not-your-seat"),
        (other, {}, "not-your-seat"),
        (other, {"seat": 1 - seat}, "not-your-decision"),
        (other, {"seat": -1}, "not-your-decision"),
    ]
    for person, change, slug in wrong:
        person.answer(decision, re=7, **({"chosen": [0]} | change))
        refusal = person.of_kind("error")
        assert (refusal["slug"], refusal["re"]) == (slug, 7), change
    assert two.server.log(two.code) == before
    assert owner.seq == other.seq == seq


def test_an_answer_given_twice_counts_once(two: Two) -> None:
    owner, _, _ = seats_of(two)
    decision, seq = owner.mine[0], owner.seq
    owner.answer(decision)
    owner.answer(decision)
    assert owner.refusal() in ("stale-decision", "not-your-seat", "not-your-decision")
    assert owner.seq == seq + 1


def test_a_spectator_and_a_wrong_token_cannot_answer(two: Two) -> None:
    owner, _, _ = seats_of(two)
    watcher_token = two.server.join(two.code, -1, "Cleo")
    for token in ("", "forged-token", watcher_token):
        guest = two.server.client(two.code, token).hello()
        guest.answer(owner.decisions[0])
        assert guest.refusal() == "not-your-seat"
        guest.send(type="undo")
        assert guest.refusal() == "not-your-seat"
        guest.close()


# --- Coming back ----------------------------------------------------------------------------------


def test_a_lost_connection_goes_on_from_its_last_number(two: Two) -> None:
    for _ in range(3):
        two.step()
    seq, view = two.bert.seq, two.bert.view
    two.bert.close()
    while two.anna.mine:
        two.anna.answer(two.anna.mine[0])
        two.anna.reach(two.anna.seq + 1)
    back = two.server.client(two.code, two.bert_token, seq=seq)
    back.view = view
    two.bert = back
    if two.anna.seq == seq:
        back.of_kind("update")
    back.reach(two.anna.seq)
    assert not any(json.loads(text)["type"] == "hello" for text in back.seen)
    assert back.view == two.anna.view
    assert back.mine
    two.step()


def test_who_comes_back_hears_what_was_said_meanwhile(two: Two) -> None:
    two.step()
    two.anna.send(type="chat", text="Are you there?")
    known = two.bert.of_kind("chat")["line"]["number"]
    seq, view = two.bert.seq, two.bert.view
    two.bert.close()
    for text in ("Bert?", "We wait."):
        two.anna.send(type="chat", text=text)
        two.anna.of_kind("chat")
    back = two.bert = two.server.client(two.code, two.bert_token, seq=seq, said=known)
    back.view = view

    assert [back.of_kind("chat")["line"]["text"] for _ in range(2)] == ["Bert?", "We wait."]
    assert [line["text"] for line in back.chat] == ["Bert?", "We wait."]


def test_a_number_that_nobody_knows_brings_everything(two: Two) -> None:
    for number in (0, 10_000, -5):
        back = two.server.client(two.code, two.bert_token, seq=number).hello()
        assert back.view == two.anna.view
        back.close()


# --- Seats ----------------------------------------------------------------------------------------


def test_several_seats_at_one_screen(server: Running) -> None:
    code, token = server.open_room([PERSON, PERSON])
    server.start(code, token)
    screen = server.client(code, token).hello()
    assert [seat["mine"] for seat in screen.room["seats"]] == [True, True]
    seats = set()
    for _ in range(25):
        screen.settle()
        if screen.outcome:
            break
        seats.add(screen.mine[0]["seat"])
        screen.answer(screen.mine[0])
        screen.reach(screen.seq + 1)
    assert {0, 1} <= seats
    screen.close()


def test_a_bot_takes_a_seat_over_and_gives_it_back(two: Two) -> None:
    owner, other, seat = seats_of(two)
    token = two.anna_token if owner is two.anna else two.bert_token
    path = f"/api/rooms/{two.code}/seats/{seat}"
    seq = other.seq
    assert two.server.call("POST", path, token, json={"kind": "bot"}).status_code == 200
    other.wait_for(lambda it: it.room["seats"][seat]["kind"] == "bot" and it.seq > seq)
    assert two.server.call("POST", path, token, json={"kind": "person"}).status_code == 200
    other.until(
        lambda message: (
            message["type"] == "room" and message["room"]["seats"][seat]["kind"] == "person"
        )
    )


def test_bots_play_the_empty_seats_of_a_lonely_person(server: Running) -> None:
    code, token = server.open_room([PERSON, {"kind": "open"}])
    server.start(code, token)
    anna = server.client(code, token).hello()
    assert anna.room["seats"][1]["kind"] == "bot"
    for _ in range(10):
        anna.settle()
        assert anna.mine[0]["seat"] in (-1, 0)
        anna.answer(anna.mine[0])
        anna.reach(anna.seq + 1)
    late = server.join(code, 1)
    bert = server.client(code, late).hello()
    assert bert.room["seats"][1]["name"] == "Bert"
    bert.close()
    anna.close()


def test_bots_alone_play_to_the_end(server: Running) -> None:
    code, token = server.open_room([{"kind": "bot"}, {"kind": "bot"}])
    watcher = server.client(code, token).hello()
    server.start(code, token)
    watcher.hello()
    while watcher.outcome is None:
        watcher.receive()
    assert "won" in watcher.outcome
    watcher.until(lambda m: m["type"] == "room" and m["room"]["status"] == "over")
    late = server.client(code, token).hello()  # who missed the end waits for nothing more
    assert late.outcome == watcher.outcome
    late.close()
    watcher.close()


def test_a_seat_link_moves_the_seat_to_another_device(two: Two) -> None:
    path = f"/api/rooms/{two.code}/seats/1/link"
    assert two.server.call("POST", path).status_code == 401
    response = two.server.call("POST", path, two.anna_token)
    device = two.server.client(two.code, response.json()["token"]).hello()
    assert device.room["seats"][1]["mine"]
    two.bert.until(lambda m: m["type"] == "room" and not m["room"]["seats"][1]["mine"])
    device.close()


def test_only_the_host_speaks_for_the_party_where_the_table_says_so(server: Running) -> None:
    two = Two(server, speaker="host")
    while not any(each["seat"] == -1 for each in two.anna.decisions):
        two.step()
    assert two.anna.mine
    assert not two.bert.mine
    two.bert.answer(two.bert.decisions[0], seat=1)
    assert two.bert.refusal() == "not-your-decision"
    two.close()


# --- Taking back ----------------------------------------------------------------------------------


def test_others_have_to_agree_before_their_step_is_taken_back(two: Two) -> None:
    for _ in range(4):
        who = two.step()
    asker = two.bert if who is two.anna else two.anna
    view, seq = two.anna.view, two.anna.seq
    asker.send(type="undo", steps=1)
    asked = who.of_kind("consent")
    who.send(type="consent", id=asked["id"], yes=False)
    assert asker.of_kind("consent-over")["granted"] is False
    assert (two.anna.seq, two.anna.view) == (seq, view)

    asker.send(type="undo", steps=1)
    asked = who.of_kind("consent")
    who.send(type="consent", id=asked["id"], yes=True)
    assert asker.of_kind("consent-over")["granted"] is True
    for person in two.people:
        person.reach(seq + 1)
        assert person.log[-1]["kind"] == "Undone"
    asker.send(type="redo")
    for person in two.people:
        person.reach(seq + 2)
    assert two.anna.view == two.bert.view == view


def test_a_consent_that_nobody_asked_for_is_refused(two: Two) -> None:
    two.anna.send(type="consent", id=99, yes=True)
    assert two.anna.refusal() == "unknown-consent"


def test_nothing_is_taken_back_where_the_table_says_never(server: Running) -> None:
    two = Two(server, undo="never")
    who = two.step()
    assert not who.can_undo
    who.send(type="undo")
    assert who.refusal() == "undo-refused"
    two.close()


def test_free_undo_goes_back_to_the_start_and_forward_again(server: Running) -> None:
    code, token = server.open_room([PERSON, {"kind": "bot"}], undo="free")
    server.start(code, token)
    anna = server.client(code, token).hello()
    anna.settle()
    views = []
    for _ in range(4):
        views.append(anna.view)
        anna.answer(anna.mine[0])
        anna.reach(anna.seq + 1)
        anna.settle()
    for view in reversed(views):
        anna.send(type="undo")
        while anna.view != view:
            anna.receive()
        assert anna.log[-1]["kind"] == "Undone"
        assert anna.can_redo
    anna.close()


# --- Talk and language ----------------------------------------------------------------------------


def test_table_talk_is_bounded_and_reaches_everybody(two: Two) -> None:
    two.anna.send(type="chat", text="  Hallo <b>Bert</b>  ")
    assert two.bert.of_kind("chat")["line"]["text"] == "Hallo <b>Bert</b>"
    assert two.bert.chat[-1]["name"] == "Anna"
    for text in ("", "   ", "x" * 501, "bell\a", "line\nline"):
        two.anna.send(type="chat", text=text)
        assert two.anna.refusal() == "bad-talk"
    stranger = two.server.client(two.code).hello()
    assert stranger.chat[-1]["text"] == "Hallo <b>Bert</b>"
    stranger.send(type="chat", text="hello?")
    assert stranger.refusal() == "no-token"
    stranger.close()


def test_each_person_reads_in_the_own_language(two: Two) -> None:
    two.bert.send(type="lang", lang="de")
    two.bert.hello()
    german, english = two.bert.decisions[0]["prompt"], two.anna.decisions[0]["prompt"]
    assert german != english
    two.step()
    assert two.bert.log[-1]["text"] != two.anna.log[-1]["text"]
    two.bert.send(type="undo", steps=0)
    assert two.bert.of_kind("error")["message"] == "Die Anfrage ist nicht zu verstehen."


# --- Harm -----------------------------------------------------------------------------------------


def test_garbage_is_refused_and_harms_nobody(two: Two) -> None:
    for text in ("", "{", "[]", "null", '{"type":"dance"}', '{"type":"answer"}', '"\ud800"'):
        two.bert.socket.send(text.encode("utf-8", "replace").decode())
        assert two.bert.refusal() == "bad-request"
    two.bert.send(type="answer", step=0, seat=0, answer=[0], extra=1)
    assert two.bert.refusal() == "bad-request"
    two.bert.send(type="answer", step=10**30, seat=1, answer=[10**30])
    assert two.bert.refusal() == "stale-decision"
    two.bert.socket.send(b"\x00\xff")
    assert two.bert.refusal() == "bad-request"
    two.step()


def test_deeply_nested_json_is_only_garbage(two: Two) -> None:
    two.bert.socket.send("[" * 4000)
    assert two.bert.refusal() == "bad-request"


CUT_OFF = (4429, 1006)
"""A reset of the line may overtake the closing code, while our own flood is still on its way."""


def until_closed(client: Client, do: Callable[[], None]) -> int:
    """Do something over and over until the server has enough; its closing code."""
    try:
        while True:
            for _ in range(50):
                do()
            with suppress(TimeoutError):
                client.receive(0.01)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 1006


def test_endless_garbage_ends_the_connection(server: Running, two: Two) -> None:
    guest = server.client(two.code).hello()
    refused = server.rooms.counters["refused"]
    assert until_closed(guest, lambda: guest.socket.send("{")) in CUT_OFF
    assert server.rooms.counters["refused"] > refused
    two.step()


def test_a_message_that_is_too_large_ends_only_that_connection(server: Running, two: Two) -> None:
    guest = server.client(two.code).hello()
    guest.send(type="chat", text="x" * 20_000)
    assert until_closed(guest, lambda: None) == 1009
    two.step()


def test_the_first_message_must_say_from_where_to_go_on(server: Running, two: Two) -> None:
    with connect(f"ws://{server.address}/ws/{two.code}", proxy=None) as socket:
        socket.send(json.dumps({"type": "ping"}))
        assert json.loads(socket.recv(timeout=WAIT))["slug"] == "bad-request"


def test_an_unknown_room_is_told_and_closed(server: Running) -> None:
    with connect(f"ws://{server.address}/ws/0000000000", proxy=None) as socket:
        assert json.loads(socket.recv(timeout=WAIT))["slug"] == "unknown-room"
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=WAIT)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def test_an_unknown_room_is_told_in_the_language_of_the_browser(server: Running) -> None:
    german = {"accept-language": "de-AT,de;q=0.9"}
    address = f"ws://{server.address}/ws/0000000000"
    with connect(address, proxy=None, additional_headers=german) as socket:
        assert json.loads(socket.recv(timeout=WAIT))["message"] == "Diesen Tisch gibt es nicht."


def test_a_page_of_another_site_is_not_let_in(server: Running, two: Two) -> None:
    address = f"ws://{server.address}/ws/{two.code}"
    with pytest.raises(InvalidStatus):
        connect(address, origin=Origin("http://evil.example"), proxy=None)
    with connect(address, origin=Origin(f"http://{server.address}"), proxy=None):
        pass


def test_too_many_messages_are_slowed_down_and_then_cut_off(tmp_path: Path) -> None:
    with running(tmp_path / "t.db", messages_per_second=10) as server:
        two = Two(server)
        flood = server.client(two.code).hello()
        assert until_closed(flood, lambda: flood.send(type="ping")) in CUT_OFF
        assert server.rooms.counters["refused"] > 0
        assert server.rooms.counters["messages"] < 400
        two.step()
        two.close()


def test_a_client_that_does_not_read_holds_nobody_up(tmp_path: Path) -> None:
    with running(tmp_path / "t.db", messages_per_second=100_000) as server:
        two = Two(server)
        opened = connect(
            f"ws://{server.address}/ws/{two.code}",
            proxy=None,
            max_queue=1,
            ping_interval=None,
            close_timeout=0.1,
        )
        sleepy = opened.__enter__()
        end = time.monotonic() + 60
        with suppress(ConnectionClosed):
            while not server.rooms.counters["clients_behind"] and time.monotonic() < end:
                sleepy.send(json.dumps({"type": "resume"}))  # a full table that nobody reads
                two.anna.send(type="lang", lang="en")
                two.anna.hello()
        two.step()
        assert server.rooms.counters["clients_behind"] == 1
        opened.__exit__(None, None, None)
        two.close()


def test_who_reads_late_gets_everything_in_order(tmp_path: Path) -> None:
    with running(tmp_path / "t.db", messages_per_second=100_000) as server:
        two = Two(server)
        address = f"ws://{server.address}/ws/{two.code}"
        with connect(address, proxy=None, max_queue=1, ping_interval=None) as late:
            asked, end = 0, time.monotonic() + 60
            while not waiting_at(server, two.code) and time.monotonic() < end:
                late.send(json.dumps({"type": "resume"}))  # a full table that nobody reads
                two.anna.send(type="lang", lang="en")
                two.anna.hello()
                asked += 1
            late.send(json.dumps({"type": "ping"}))
            assert waiting_at(server, two.code) > 0
            heard = [json.loads(late.recv(10))["type"]]
            while heard[-1] != "pong":
                heard.append(json.loads(late.recv(10))["type"])
            assert heard.count("hello") == asked
            assert waiting_at(server, two.code) == server.rooms.counters["clients_behind"] == 0
        two.close()


def waiting_at(server: Running, code: str) -> int:
    """How many messages wait for people at a table to read."""
    return sum(len(line.waiting) for line in server.rooms.open[code].model.presence.connections)


def test_who_could_not_be_told_of_a_change_comes_back_and_hears_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told, failed = broadcast.update, threading.Event()

    def fail_once(state: Any, playing: Any, connection: Connection, *rest: Any) -> bytes:
        if connection.lang == "de" and not failed.is_set():
            failed.set()
            raise LookupError("no such message")
        return told(state, playing, connection, *rest)

    with running(tmp_path / "t.db") as server:
        two = Two(server)
        german = server.client(two.code, two.bert_token, lang="de").hello()
        monkeypatch.setattr(broadcast, "update", fail_once)
        two.step()
        with pytest.raises(ConnectionClosed) as closed:
            german.reach(1)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == FELL_BEHIND
        back = server.client(two.code, two.bert_token, lang="de", seq=german.seq)
        back.view = german.view
        back.reach(1)
        assert back.view == two.bert.view
        back.close()
        german.close()
        two.close()


def test_too_many_connections_from_one_address_are_refused(tmp_path: Path) -> None:
    with running(tmp_path / "t.db", connections=3) as server:
        two = Two(server)
        third = server.client(two.code).hello()
        with connect(f"ws://{server.address}/ws/{two.code}", proxy=None) as socket:
            assert json.loads(socket.recv(timeout=WAIT))["slug"] == "table-full"
        third.close()
        two.close()


def test_somebody_may_ask_what_would_come_of_an_answer_and_nothing_changes(server: Running) -> None:
    table = Two(server)
    who = next(person for person in table.people if person.mine)
    other = next(person for person in table.people if person is not who)
    decision, seq = who.mine[0], who.seq
    wish = {"type": "preview", "step": decision["step"], "seat": decision["seat"], "answer": [0]}
    who.send(**wish)
    found = who.of_kind("preview")
    assert (found["step"], found["answer"]) == (decision["step"], [0])
    assert all(event["text"] for event in found["events"])
    who.send(**{**wish, "answer": [999]})
    assert who.of_kind("error")["slug"] == "illegal-move"
    if decision["seat"] >= 0:
        other.send(**wish)
        assert other.of_kind("error")["slug"] == "not-your-seat"
    assert who.seq == seq
    table.close()
