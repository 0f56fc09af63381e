"""The review of a game that is over: computed once, by workers, and kept with the table."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tafelrunde.bots.makers import LEVELS, make_bot
from tafelrunde.bots.review import LOOKED_AT, POINTS, TOLD, Verdict, verdict
from tafelrunde.bots.search import Level, Tried
from tafelrunde.engine.games import State
from tafelrunde.engine.registry import find_game
from tafelrunde.engine.sessions import Session
from tafelrunde.table.game.jobs import Line, Weighed, weigh
from tests.table.server_kit import Data, Running, running, work_here

SETUPS: dict[str, Data] = {
    "valskyrr": {"adventure": "into_the_wilds", "heroes": ["fengray", "arani"]},
    "hexer": {"characters": ["wolf", "bear"], "expansions": []},
}


def finished(game: str) -> Session[State]:
    """A whole game by rules of thumb."""
    rules, bot = find_game(game), make_bot("heuristic", game, 1)
    session = Session(rules, rules.trials.setup_for(3, 2, SETUPS[game]), 3)
    while session.decisions:
        decision = session.decisions[0]
        session.answer(decision.seat, bot.decide(*rules.trials.see(session.state, decision)))
    return session


@pytest.fixture
def server(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Running]:
    monkeypatch.setitem(LEVELS, "master", Level(visits=8, width=3, ahead=1))
    work_here(monkeypatch)
    with running(tmp_path_factory.mktemp("tables") / "tables.db") as found:
        yield found


def brought(server: Running, session: Session[State]) -> tuple[str, str]:
    """A table with a game from a file."""
    response = server.call("POST", "/api/import?person=Anna", content=session.save())
    assert response.status_code == 201, response.text
    return response.json()["code"], response.json()["token"]


def reviewed(server: Running, code: str, token: str) -> Data:
    """Ask for the review, and again until it is there."""
    found = server.call("POST", f"/api/rooms/{code}/review", token)
    end = time.monotonic() + 60
    while found.status_code == 200 and found.json()["status"] != "done":
        assert time.monotonic() < end
        time.sleep(0.02)
        found = server.call("GET", f"/api/rooms/{code}/review", token)
    assert found.status_code == 200, found.text
    return dict(found.json())


@pytest.mark.parametrize(("game", "lines"), [("valskyrr", 1), ("hexer", 2)])
def test_the_chances_of_a_game_go_from_its_beginning_to_how_it_ended(game: str, lines: int) -> None:
    session = finished(game)
    line = Line(game, session.setup, session.seed, None, 0, b"", session.steps)
    found = msgspec.json.decode(weigh(msgspec.json.encode(line))[0], type=Weighed)

    assert len(found.points) <= POINTS + 1
    assert all(len(point.chances) == lines for point in found.points)
    assert (found.points[0].step, found.points[-1].step) == (0, session.step)
    assert set(found.points[-1].chances) <= {0, 100}
    assert 0 < len(found.moments) <= LOOKED_AT
    for moment in found.moments:
        assert session.steps[moment.step].answers[0] == list(moment.answer)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["valskyrr", "hexer"])
def test_a_review_tells_the_answers_that_decided_a_game_and_is_kept(
    server: Running, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = finished(game)
    code, token = brought(server, session)
    assert server.call("GET", f"/api/rooms/{code}/review", token).json()["status"] == "none"
    found = reviewed(server, code, token)

    assert 0 < len(found["turns"]) <= TOLD
    for turn in found["turns"]:
        assert all(turn[part][lang] for part in ("prompt", "given") for lang in ("de", "en"))
        assert (turn["given"] == turn["best"]) == (turn["gain"] >= 0) or turn["gain"] == 0
    jobs = server.rooms.counters["jobs"]
    assert server.call("POST", f"/api/rooms/{code}/review", token).json() == found
    assert server.rooms.counters["jobs"] == jobs
    assert server.call("POST", f"/api/rooms/{code}/fork", token, json={"step": 2}).is_success


def test_while_a_game_runs_nobody_reviews_it(server: Running) -> None:
    code, token = server.open_room([{"kind": "person", "mine": True}, {"kind": "bot"}])
    server.start(code, token)
    for method in ("GET", "POST"):
        assert server.call(method, f"/api/rooms/{code}/review", token).json()["slug"] == "not-over"


def tried(answer: int, value: float, visits: int = 9) -> Tried:
    return Tried((answer,), visits, value, 0.0)


@pytest.mark.parametrize(
    ("given", "found"),
    [
        (0, Verdict((0,), 20, 70, 9)),
        (1, Verdict((0,), -20, 70, 9)),
        (2, None),
    ],
)
def test_an_answer_is_compared_with_the_best_other_one(given: int, found: Any) -> None:
    tries = [tried(0, 0.7), tried(1, 0.5), tried(2, 0.0, visits=0)]

    assert verdict(tries, (given,)) == found
    assert verdict(tries[:1], (0,)) is None
