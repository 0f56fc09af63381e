"""What the public side of a table tells about its seed: nothing, if the server has drawn it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.engine.chance import KEYED
from tafelrunde.engine.seeds import MOST, is_keyed
from tafelrunde.engine.sessions import Session
from tafelrunde.games.hexer.game import GAME as HEXER
from tafelrunde.games.hexer.state.table import Game
from tafelrunde.terminal.replaying import replay_file
from tests.table.server_kit import Data, Running, running

SETUP: Data = {"characters": ["wolf", "bear", "cat"]}
SEATS: list[Data] = [{"kind": "person", "mine": True}] * 3
SMALL = 2_718_281_828
"""A seed as servers once drew them; whoever searches looks only near it, which saves time."""
NEAR = 250


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("tables") / "tables.db") as found:
        yield found


# --- The attack -----------------------------------------------------------------------------------


def public(view: Data) -> object:
    """What chance decided and everybody sees before the first answer."""
    row = [card.partition("#")[0] for card in view["markets"][0]["row"]]
    legend = view["legend"]["card"].partition("#")[0]
    dens = [den["card"].partition("#")[0] for den in view["dens"]]
    return view["start"], legend, view["ships"], row, dens


def computed(game: Game) -> object:
    """The same of a game that was dealt by a guess."""
    market = game.markets[0]
    assert market is not None
    assert game.legend is not None
    row = [card.id if card is not None else "" for card in market.row]
    dens = [den.card.id for den in game.dens if den is not None]
    return game.start, game.legend.id, game.ships, row, dens


def found_seeds(server: Running, code: str, near: Sequence[int]) -> list[int]:
    """All seeds near some numbers that fit what a stranger with the code is told."""
    told = server.call("GET", f"/api/rooms/{code}/replay?step=0").json()
    seen = public(told["view"])
    guesses = [seed for each in near for seed in range(max(0, each - NEAR), each + NEAR)]
    return [seed for seed in guesses if fits(seed, seen)]


def fits(seed: int, seen: object) -> bool:
    """Whether a game with this seed looks so after it was dealt."""
    return computed(Session(HEXER, SETUP, seed).state) == seen


def hands(session: Session[Any]) -> list[list[str]]:
    """The cards in hand after everybody has chosen the first thing that is offered."""
    while not any(player.hand for player in session.state.players):
        (decision, *_) = session.decisions
        session.answer(decision.seat, list(range(decision.min)))
    return [[card.id for card in player.hand] for player in session.state.players]


def opened(server: Running, **more: Any) -> tuple[str, Session[Any]]:
    """A table of three witchers: its code, and its game, which nobody can see."""
    code, host = server.open_room(SEATS, game="hexer", setup=SETUP, **more)
    server.begin(code, host)
    server.client(code, host).hello().close()
    return code, server.rooms.open[code].running().session


def test_a_seed_of_32_bits_is_found_and_tells_all_hands(server: Running) -> None:
    code, hidden = opened(server, seed=SMALL)
    (found,) = found_seeds(server, code, [SMALL])

    assert found == SMALL
    assert hands(Session(HEXER, SETUP, found)) == hands(hidden)


def test_the_same_search_finds_nothing_at_a_table_that_the_server_dealt(server: Running) -> None:
    code, hidden = opened(server, seed=None)
    seed = hidden.seed
    nearly = [seed & 0xFFFF_FFFF, seed & MOST, seed ^ KEYED, seed ^ 1 << 200]

    assert found_seeds(server, code, nearly) == []
    truth = hands(hidden)
    assert all(hands(Session(HEXER, SETUP, guess)) != truth for guess in nearly)


# --- Which seeds there are ------------------------------------------------------------------------


def test_seeds_and_streams_of_new_tables_are_keyed(server: Running) -> None:
    sessions = [opened(server, seed=None)[1] for _ in range(3)]

    assert all(is_keyed(session.seed) for session in sessions)
    assert all(is_keyed(each) for session in sessions for each in session.state.chance.streams)
    assert len({session.seed for session in sessions}) == 3


@pytest.mark.parametrize("seed", [-1, MOST + 1, KEYED - 1, 2 * KEYED, 10**4000])
def test_a_seed_that_is_none_is_refused(server: Running, seed: int) -> None:
    wish = {"game": "hexer", "setup": SETUP, "seats": SEATS, "seed": seed}
    refused = server.call("POST", "/api/rooms", content=json.dumps(wish))

    assert (refused.status_code, refused.json()["slug"]) == (400, "bad-request")


@pytest.mark.parametrize("seed", [0, MOST, KEYED, 2 * KEYED - 1])
def test_a_given_seed_deals_the_same_game(server: Running, seed: int) -> None:
    _, hidden = opened(server, seed=seed)

    setup = SETUP | {"veiled": True}  # as every web table is
    assert HEXER.dump(hidden.state) == HEXER.dump(Session(HEXER, setup, seed).state)


@pytest.mark.parametrize("kind", ["record", "restart"])
def test_a_drawn_game_goes_on_elsewhere_as_it_began(tmp_path: Path, kind: str) -> None:
    with running(tmp_path / "tables.db") as server:
        code, host = server.open_room([{"kind": "person", "mine": True}] * 2, seed=None)
        server.begin(code, host)
        anna = server.client(code, host).hello()
        for turn in range(4):
            anna.answer(anna.mine[0])
            anna.reach(turn + 1)
        anna.close()
        hidden = server.rooms.open[code].running().session
        record = server.call("GET", f"/api/rooms/{code}/record", host).content
        if kind == "record":
            (tmp_path / "record.json").write_bytes(record)
            assert not replay_file(tmp_path / "record.json").difference
            code = server.call("POST", "/api/import", content=record).json()["code"]
            assert dealt(server, code) == (hidden.seed, hidden.rules.dump(hidden.state))
    with running(tmp_path / "tables.db") as server:
        server.client(code).hello().close()
        assert dealt(server, code) == (hidden.seed, hidden.rules.dump(hidden.state))


def dealt(server: Running, code: str) -> tuple[int, Data]:
    """The seed of a table, and all that lies there."""
    session = server.rooms.open[code].running().session
    return session.seed, session.rules.dump(session.state)
