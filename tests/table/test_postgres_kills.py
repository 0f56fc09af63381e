"""What happens to a table on PostgreSQL when a server process, or the database, goes down."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import httpx
import pytest

from tests.table.postgres_server import PostgresServer, database_of
from tests.table.processes import Player, Process, at_play, start_all, wait_for_answers
from tests.table.server_kit import SETUP, Client, Data

pytestmark = pytest.mark.slow

PERSON: Data = {"kind": "person", "mine": True}
BOTS: list[Data] = [{"kind": "bot"}, {"kind": "bot"}]
KILLS = 6
TABLES = 3
Start = Callable[..., list[Process]]


@pytest.fixture
def start(postgres_address: str, tmp_path: Path) -> Iterator[Start]:
    """Starts so many server processes on the database of this test."""
    started: list[Process] = []

    def begin(count: int, **settings: object) -> list[Process]:
        started.extend(start_all(count, postgres_address, tmp_path, **settings))
        return started

    yield begin
    for process in started:
        process.end()


def seats(client: Client) -> list[bool]:
    return [seat["connected"] for seat in client.room["seats"]]


class Pair:
    """Anna at the first process, Bert at the second, at one running table."""

    def __init__(self, first: Process, second: Process) -> None:
        self.code, self.anna_token = first.open_room()
        self.bert_token = second.join(self.code, 1)
        first.begin(self.code, self.anna_token)
        self.anna = first.client(self.code, self.anna_token).hello()
        self.bert = second.client(self.code, self.bert_token).hello()
        for person in (self.anna, self.bert):
            person.wait_for(lambda p: seats(p) == [True, True])

    def step(self) -> None:
        """Whoever may answer does; both see it."""
        who = self.anna if self.anna.mine else self.bert
        who.answer(who.mine[0])
        who.reach(who.seq + 1)
        self.anna.reach(who.seq)
        self.bert.reach(who.seq)

    def close(self) -> None:
        self.anna.close()
        self.bert.close()


# --- A server process -----------------------------------------------------------------------------


def test_people_of_a_killed_process_go_on_at_another(start: Start) -> None:
    first, second = start(2)
    pair = Pair(first, second)
    for _ in range(8):
        pair.step()
    first.kill()
    pair.bert.wait_for(lambda p: seats(p) == [False, True])
    back = second.client(pair.code, pair.anna_token, seq=pair.anna.seq)
    back.view = pair.anna.view
    pair.anna.close()
    pair.anna = back
    back.of_kind("update")
    assert not any('"hello"' in text for text in back.seen), "what was missed is enough"
    pair.bert.wait_for(lambda p: seats(p) == [True, True])
    for _ in range(8):
        pair.step()
    assert (pair.anna.seq, pair.anna.view) == (16, pair.bert.view)
    pair.close()


def test_a_wish_outlives_the_process_where_it_was_asked(start: Start) -> None:
    first, second, third = start(3)
    pair = Pair(first, second)
    while not pair.bert.mine or pair.anna.mine:
        pair.step()
    pair.step()  # Bert's own answer, which Anna wants to be taken back
    seq = pair.bert.seq
    pair.anna.send(type="undo")
    asked = pair.bert.of_kind("consent")
    first.kill()
    back = third.client(pair.code, pair.anna_token).hello()
    pair.bert.send(type="consent", id=asked["id"], yes=True)
    assert pair.bert.of_kind("consent-over")["granted"] is True
    back.reach(seq + 1)
    assert back.log[-1]["kind"] == "Undone"
    back.close()
    pair.close()


def test_when_the_process_with_the_bots_is_killed_another_carries_on(start: Start) -> None:
    processes = start(2, bot_pause=0.03)
    code, host = processes[0].open_room(BOTS)
    watchers = [process.client(code).hello() for process in processes]
    processes[0].begin(code, host)
    for watcher in watchers:
        watcher.wait_for(lambda w: w.seq >= 10)
    played = [process.metric("entries_total") for process in processes]
    assert sorted(played)[0] == 0, "bots play in one process"
    leader = played.index(max(played))
    processes[leader].kill()
    watchers[leader].close()
    left = watchers[1 - leader]
    left.wait_for(lambda w: w.seq >= 100 or w.outcome is not None, 60)
    assert processes[1 - leader].metric("entries_total") > 0
    left.close()


def test_every_acknowledged_answer_survives_kill_9_of_its_process(start: Start) -> None:
    servers, dice, total = start(2), random.Random(11), 0
    living = {server.address for server in servers}
    players = [Player(lambda: sorted(living), seed) for seed in range(TABLES)]
    for kill in range(KILLS):
        victim = servers[kill % 2]
        with at_play(players):
            wait_for_answers(players, [player.answers for player in players])
            time.sleep(dice.uniform(0.0, 0.3))
            living.discard(victim.address)
            victim.kill()
            wait_for_answers(players, [player.answers for player in players])
            victim.start()
            living.add(victim.address)
        total = sum(player.answers for player in players)
        for number, player in enumerate(players):
            if player.over:
                players[number] = Player(lambda: sorted(living), 100 * kill + number)
    print(f"{KILLS} kills, {total} acknowledged answers, none lost")
    assert total > 2 * KILLS


# --- The database ---------------------------------------------------------------------------------


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
def test_the_database_restarts_and_nothing_acknowledged_is_lost(
    start: Start, postgres: PostgresServer, postgres_address: str, how: signal.Signals
) -> None:
    servers = start(2)
    places = [[server.address] for server in servers * 2]
    players = [Player(partial(list, place), seed) for seed, place in enumerate(places)]
    with at_play(players):
        wait_for_answers(players, [3] * len(players))
        postgres.stop(how)
        try:
            for server in servers:
                refused_clearly(server)
            wait_for_refusals(players)
        finally:
            postgres.start()
        wait_for_answers(players, [player.answers for player in players])
    assert {slug for player in players for slug in player.refused} <= {
        "store-trouble",
        "stale-decision",
    }
    for player in players:
        counted = f"SELECT count(*), max(seq) FROM entries WHERE code = '{player.code}'"
        entries, last = map(int, postgres.sql(counted, database_of(postgres_address)).split("|"))
        assert entries == last >= player.seq


def wait_for_refusals(players: list[Player]) -> None:
    """Until everybody was told that the store does not answer."""
    end = time.monotonic() + 30
    while not all("store-trouble" in player.refused or player.over for player in players):
        assert time.monotonic() < end
        time.sleep(0.02)


def no_longer_well(server: Process) -> httpx.Response:
    """What a server says of its health when the last good write is some seconds old."""
    end = time.monotonic() + 30
    while (response := server.http.get("/health")).status_code == 200:
        assert time.monotonic() < end
        time.sleep(0.1)
    return response


def refused_clearly(server: Process) -> None:
    """While the database is away, every request gets one sentence and a slug."""
    wish = {"game": "valskyrr", "setup": SETUP, "seats": [], "person": "Anna"}
    for response in (
        server.http.get("/api/rooms/0123456789"),
        server.http.post("/api/rooms", json=wish),
        no_longer_well(server),
    ):
        assert (response.status_code, response.json()["slug"]) == (503, "store-trouble")
        assert response.json()["message"].endswith("please try again in a moment.")
    assert server.http.get("/api/games").status_code == 200


def test_after_a_restart_of_the_database_processes_hear_of_each_other_again(
    start: Start, postgres: PostgresServer
) -> None:
    first, second = start(2)
    pair = Pair(first, second)
    pair.step()
    postgres.stop()
    try:
        pair.anna.send(type="chat", text="is anybody there?")
        assert pair.anna.refusal() == "store-trouble"
    finally:
        postgres.start()
    for server in (first, second):
        server.wait()
    for number in range(8):
        pair.step()
        pair.anna.send(type="chat", text=str(number))
    pair.bert.wait_for(lambda p: len(p.chat) == 8)
    assert pair.anna.view == pair.bert.view
    assert [line["text"] for line in pair.bert.chat] == [str(number) for number in range(8)]
    pair.anna.close()
    pair.bert.wait_for(lambda p: seats(p) == [False, True])
    pair.anna = second.client(pair.code, pair.anna_token).hello()
    pair.bert.wait_for(lambda p: seats(p) == [True, True])
    pair.close()


def test_a_server_without_its_database_ends_with_one_sentence(postgres_address: str) -> None:
    address = postgres_address.replace("@/test", "@/nothing")
    command = [sys.executable, "-m", "tafelrunde", "serve", "--no-open", "--port", "0"]
    ended = subprocess.run([*command, "--db", address], capture_output=True, timeout=60)
    assert ended.returncode != 0
    assert ended.stderr.decode().count("\n") == 1
    assert "does not exist" in ended.stderr.decode()
