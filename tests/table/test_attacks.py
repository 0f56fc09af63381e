"""Attacks by cost: one address asks for everything that is dear, and other tables go on."""

from __future__ import annotations

import gzip
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tafelrunde.table.game import printed
from tafelrunde.table.warm_up import warm_up
from tests.kit.heavy import costly_file, long_game
from tests.table.server_kit import TIMEOUT, WAIT, Client, Data, Running, coming_from, running
from tests.table.test_history import played as played  # a fixture

STRANGER, FRIEND = "192.0.2.6", "192.0.2.7"
ANSWERS = 20


class Flood:
    """Requests of one stranger, several at a time, until it is enough."""

    def __init__(self, server: Running, lines: int, **asked: Any) -> None:
        self.server, self.asked = server, asked
        self.outcomes: Counter[str] = Counter()
        self.enough = threading.Event()
        self.threads = [threading.Thread(target=self._ask) for _ in range(lines)]
        for thread in self.threads:
            thread.start()

    def _ask(self) -> None:
        address = f"http://{self.server.address}"
        with httpx.Client(base_url=address, headers=coming_from(STRANGER), timeout=120) as http:
            while not self.enough.is_set():
                try:
                    answer = http.request(**self.asked)
                except httpx.HTTPError:  # the server ends
                    return
                granted = answer.is_success
                self.outcomes["granted" if granted else answer.json()["slug"]] += 1

    def wait_for(self, *outcomes: str) -> None:
        """Until each of these came."""
        until(lambda: all(self.outcomes[each] for each in outcomes))


def until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + WAIT
    while not condition():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.01)


@contextmanager
def flooded(server: Running, lines: int = 1, **asked: Any) -> Iterator[Flood]:
    flood = Flood(server, lines, **asked)
    try:
        yield flood
    finally:
        flood.enough.set()


def bring(server: Running, content: bytes, origin: str = FRIEND) -> tuple[str, str]:
    """A table from a file."""
    path, headers = f"http://{server.address}/api/import", coming_from(origin)
    opened = httpx.post(path, content=content, headers=headers, timeout=TIMEOUT)
    assert opened.status_code == 201, opened.text
    return opened.json()["code"], opened.json()["token"]


def replay(server: Running, code: str, step: int, token: str = "") -> httpx.Response:
    headers = coming_from(FRIEND) | ({"authorization": f"Bearer {token}"} if token else {})
    path = f"http://{server.address}/api/rooms/{code}/replay?step={step}"
    return httpx.get(path, headers=headers, timeout=TIMEOUT)


class Quiet:
    """Somebody elsewhere who just plays, with a bot."""

    def __init__(self, server: Running) -> None:
        code, token = server.open_room([{"kind": "person", "mine": True}, {"kind": "bot"}])
        server.begin(code, token)
        self.anna = Client(server.address, code, token, origin=FRIEND).hello()

    def play(self, answers: int = ANSWERS) -> None:
        """So many answers, and those of the bot in between."""
        for _ in range(answers):
            self.anna.settle()
            self.anna.answer(self.anna.mine[0])
            self.anna.reach(self.anna.mine[0]["step"] + 1)


@pytest.mark.slow
def test_replays_of_a_stranger_cost_others_nothing(tmp_path: Path, played: list[Any]) -> None:
    with running(tmp_path / "t.db", cost_per_second=20) as server:
        code, token = bring(server, long_game())
        quiet = Quiet(server)
        asked: Data = {"method": "GET", "url": f"/api/rooms/{code}/replay?step=300"}
        with flooded(server, 6, **asked) as flood:
            flood.wait_for("granted", "too-fast")
            before = sum(flood.outcomes.values())
            played.clear()
            quiet.play()
            assert len(played) <= 10 * ANSWERS, "nothing is played here but what is answered"
            assert sum(flood.outcomes.values()) > before, "it went on meanwhile"
        assert set(flood.outcomes) <= {"granted", "too-fast", "busy"}
        assert replay(server, code, 200, token).status_code == 200
        quiet.anna.close()


@pytest.mark.slow
def test_a_file_with_many_repairs_keeps_no_table_and_no_bot_waiting(tmp_path: Path) -> None:
    with running(tmp_path / "t.db", job_seconds=60) as server:
        code, token = bring(server, long_game())
        quiet, workers = Quiet(server), server.rooms.workers
        asked: Data = {"method": "POST", "url": "/api/import", "content": costly_file(900)}
        with flooded(server, 4, **asked) as flood:
            flood.wait_for("busy")  # the second file, while the first is played
            until(lambda: STRANGER in workers.running)
            quiet.play()
            assert replay(server, code, 200, token).status_code == 200
            assert STRANGER in workers.running, "its file is still being played"
        assert set(flood.outcomes) == {"busy"}
        quiet.anna.close()


@pytest.mark.slow
def test_a_file_that_takes_too_long_is_refused_in_both_languages(tmp_path: Path) -> None:
    with running(tmp_path / "t.db", job_seconds=0.5) as server:
        said = []
        for lang in ("de", "en"):
            asked: Data = {"content": costly_file(900), "headers": {"accept-language": lang}}
            refused = server.http.post("/api/import", **asked)
            assert (refused.status_code, refused.json()["slug"]) == (413, "too-costly")
            said.append(refused.json()["message"])
        assert "Rechenzeit" in said[0]
        assert "more time than any game needs" in said[1]
        lines = server.http.get("/metrics").text
        assert "tafelrunde_jobs_too_costly_total 2" in lines
        assert "tafelrunde_worker_deaths_total 2" in lines
        assert len(server.rooms.open) == 0


@pytest.mark.slow
def test_those_who_want_to_hear_everything_again_are_refused_and_those_who_play_get_in(
    tmp_path: Path,
) -> None:
    with running(tmp_path / "t.db", cost_per_second=1) as server:
        code, token = server.open_room([{"kind": "person", "mine": True}] * 2)
        server.begin(code, token)
        stranger = Client(server.address, code, origin=STRANGER).hello()
        for _ in range(8):
            stranger.send(type="resume", seq=0)
        assert stranger.refusal() == "too-fast"
        late = Client(server.address, code, origin=STRANGER)
        assert late.refusal() == "too-fast"
        for _ in range(3):
            anna = Client(server.address, code, token, origin=STRANGER).hello()
            anna.answer(anna.mine[0])
            anna.reach(anna.seq + 1)
            anna.close()
        for client in (stranger, late):
            client.close()


@pytest.mark.slow
def test_an_address_opens_lines_and_speaks_over_all_of_them_only_so_fast(tmp_path: Path) -> None:
    with running(tmp_path / "t.db", requests_per_second=20, messages_per_second=4) as server:
        code, token = server.open_room([{"kind": "person", "mine": True}] * 2)
        server.begin(code, token)
        anna = Client(server.address, code, token, origin=STRANGER).hello()
        codes = [server.open_room()[0] for _ in range(20)]
        lines: list[Client] = []
        comes = (Client(server.address, codes[n % 20], origin=STRANGER) for n in range(400))
        assert open_lines(lines, comes) == 429
        assert len(lines) >= 70
        for _ in range(6):  # fewer than each line alone may send
            for line in lines:
                line.send(type="ping")
        assert lines[-1].refusal() == "too-fast"
        anna.answer(anna.mine[0])  # who plays is heard, although strangers there are not
        anna.reach(1)
        assert anna.refused == []
        for line in (*lines, anna):
            line.close()


def open_lines(lines: list[Client], comes: Iterator[Client]) -> int:
    """Open lines until one is refused; with what status."""
    try:
        lines.extend(comes)
    except InvalidStatus as refused:
        return refused.response.status_code
    return 0


@pytest.mark.slow
def test_what_is_the_same_for_all_is_packed_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    packed: list[int] = []
    compress = gzip.compress

    def counted(content: bytes, *args: Any, **more: Any) -> bytes:
        packed.append(len(content))
        return compress(content, *args, **more)

    monkeypatch.setattr(gzip, "compress", counted)
    warm_up()  # else it would do the same meanwhile
    printed.printed.cache_clear()
    packed.clear()
    with running(tmp_path / "t.db") as server:
        path = "/api/games/hexer/content?lang=de"
        plain = server.http.get(path, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        for _ in range(3):
            found = server.http.get(path)
            assert found.headers["content-encoding"] == "gzip"
            assert found.content == plain.content
            assert found.headers["etag"] == plain.headers["etag"]
            assert "accept-encoding" in found.headers["vary"].lower()
    assert packed.count(len(plain.content)) == 1


@pytest.mark.slow
def test_nothing_heavy_is_left_when_the_server_ends(tmp_path: Path) -> None:
    with running(tmp_path / "t.db", job_seconds=60) as server:
        workers = server.rooms.workers
        asked: Data = {"method": "POST", "url": "/api/import", "content": costly_file(900)}
        with flooded(server, 1, **asked) as flood:
            until(lambda: any(worker.pid for worker in workers.alive))
            (pid,) = [worker.pid for worker in workers.alive]
    for thread in flood.threads:
        thread.join(WAIT)
    assert not Path(f"/proc/{pid}").exists()
    assert workers.alive == []


def test_what_is_done_at_once_is_paid_for_too(tmp_path: Path) -> None:
    with running(tmp_path / "t.db", cost_per_second=1) as server:
        code, token = server.open_room([{"kind": "person", "mine": True}] * 2)
        server.begin(code, token)
        for what in ("record", "repair"):
            slugs = []
            for _ in range(30):
                found = server.call("GET", f"/api/rooms/{code}/{what}", token)
                slugs.append("" if found.is_success else found.json()["slug"])
            assert slugs[-1] == "too-fast"
            assert int(found.headers["retry-after"]) >= 1


def test_who_asks_again_and_again_what_would_come_of_an_answer_pays_for_it(tmp_path: Path) -> None:
    with running(tmp_path / "t.db", cost_per_second=1) as server:
        code, token = server.open_room([{"kind": "person", "mine": True}] * 2)
        server.begin(code, token)
        anna = server.client(code, token).hello()
        asked = {"step": 0, "seat": anna.mine[0]["seat"], "answer": [0]}
        for _ in range(30):
            anna.send(type="preview", **asked)
        assert anna.refusal() == "too-fast"
        anna.answer(anna.mine[0])  # which costs nothing
        anna.reach(1)
        anna.close()
