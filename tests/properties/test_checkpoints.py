"""A checkpoint is a promise: from a copy of the state alone the game goes on in the same way."""

from __future__ import annotations

import pytest

from tafelrunde.engine.sessions import Session
from tafelrunde.games.valskyrr.game import GAME as VALSKYRR
from tafelrunde.games.valskyrr.state.table import Game
from tests.kit.canonical import canonical
from tests.kit.random_games import (
    FINAL,
    Dice,
    answer_all,
    at_checkpoint,
    positions_of,
    question_of,
)

pytestmark = pytest.mark.slow
SEEDS = [*range(16), *range(FINAL, FINAL + 16)]


def resumed(state: Game) -> Session[Game]:
    """A session that knows nothing but a state."""
    return Session(VALSKYRR, {}, origin=state)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_copy_at_any_checkpoint_arrives_at_the_same_decision(seed: int) -> None:
    for session in positions_of(seed, 300, at_checkpoint):
        before = VALSKYRR.dump(session.state)
        copy = resumed(session.state)
        assert question_of(copy) == question_of(session)
        loaded = resumed(VALSKYRR.load(before))
        assert question_of(loaded) == question_of(session)
        assert VALSKYRR.dump(loaded.state) == VALSKYRR.dump(copy.state) == before


@pytest.mark.parametrize("seed", range(8))
def test_a_copy_goes_on_like_the_original(seed: int) -> None:
    for number, session in enumerate(positions_of(seed, 200, at_checkpoint)):
        if number % 20 == 7:
            copy, same, other = resumed(session.state), Dice(number), Dice(number)
            original = resumed(VALSKYRR.load(VALSKYRR.dump(session.state)))
            for _ in range(25):
                answer_all(copy, same)
                answer_all(original, other)
            assert VALSKYRR.dump(copy.state) == VALSKYRR.dump(original.state)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_described_position_builds_the_same_table(seed: int) -> None:
    for number, session in enumerate(positions_of(seed, 300, at_checkpoint)):
        if (number + seed) % 5 == 0:
            built = VALSKYRR.scenarios.build(VALSKYRR.scenarios.describe(session.state))
            assert canonical(built) == canonical(session.state)
            assert question_of(resumed(built)) == question_of(session)


def test_described_positions_come_from_every_phase_that_has_checkpoints() -> None:
    phases = {s.state.phase.name for seed in range(8) for s in positions_of(seed, 200)}
    assert {"TRAVEL", "PURSUIT", "ATTACK", "DEFENCE", "RECOVERY"} <= phases


@pytest.mark.parametrize("seed", SEEDS)
def test_no_card_is_lost_or_doubled_and_older_copies_stay_as_they_are(seed: int) -> None:
    copies: list[tuple[Game, object]] = []
    for number, session in enumerate(positions_of(seed, 400)):
        VALSKYRR.check_cards(session.state)
        if number % 40 == 0:
            copies.append((session.state.clone(), VALSKYRR.dump(session.state)))
    for copy, data in copies:
        assert VALSKYRR.dump(copy) == data
