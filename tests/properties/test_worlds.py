"""Worlds agree with all that a seat has seen, and what is hidden in truth has no influence."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from tafelrunde.bots.random import RandomBot
from tafelrunde.engine.decisions import Barrier, Decision, Question
from tafelrunde.engine.forks import Position
from tafelrunde.engine.games import Data, State
from tafelrunde.engine.options import option_keys
from tafelrunde.engine.registry import find_game
from tafelrunde.engine.sessions import Session
from tafelrunde.engine.worlds import Worlds

pytestmark = pytest.mark.slow
GAMES = ("avalon", "hexer", "valskyrr")
FAR = 25
"""So many answers further a world is followed."""


def sessions(name: str, seed: int) -> Iterator[Session[State]]:
    """A random game, stopped at some of its questions."""
    game = find_game(name)
    players = game.trials.PLAYERS[seed % len(game.trials.PLAYERS)]
    session, bot = Session(game, game.trials.mixed_setup(seed, players), seed), RandomBot(seed)
    for number in range(400):
        if not session.decisions:
            return
        if number % 5 == seed % 5:
            yield session
        decision = session.decisions[0]
        session.answer(decision.seat, bot.decide(None, decision))


def asked(question: Question | None) -> list[Any]:
    """Everything about a question that can be compared between two tables."""
    if question is None:
        return []
    decisions = question.decisions if isinstance(question, Barrier) else [question]
    return [[d.seat, d.key, d.min, d.max, option_keys(d.options)] for d in decisions]


def answered(question: Question, bot: RandomBot) -> object:
    if isinstance(question, Barrier):
        return [bot.decide(None, decision) for decision in question.decisions]
    return bot.decide(None, question)


def followed(worlds: Worlds[State], seed: int) -> list[Any]:
    """What is asked in a world from here on, and the table in the end; cards are counted."""
    bot, found, position = RandomBot(seed), list[Any](), worlds.draw(seed)
    worlds.answer(position, bot.decide(None, worlds.decision))
    for _ in range(FAR):
        worlds.game.trials.check(position.state)
        if position.question is None:
            break
        found.append(asked(position.question))
        position.answer(answered(position.question, bot))
    return [*found, position.rules.dump(position.state)]


def twin(session: Session[State], decision: Decision, seed: int) -> Position[State]:
    """The same position with other things wherever the seat cannot look."""
    position, trials = session.fork(), find_game(session.rules.id).trials
    looked_at = trials.looked_at(position.state, decision)
    trials.scramble(position.state, seed, decision.seat, looked_at)
    return position


def seen(name: str, position: Position[State], decision: Decision) -> Data:
    game = find_game(name)
    return game.dump(game.view(position.state, decision.seat))


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("name", GAMES)
def test_no_world_contradicts_the_view_or_the_question(name: str, seed: int) -> None:
    for session in sessions(name, seed):
        for decision in session.decisions:
            truth, world = session.fork(), Worlds(find_game(name), session.fork, decision.seat)
            drawn = world.draw(seed)
            assert seen(name, drawn, decision) == seen(name, truth, decision)
            assert asked(drawn.question) == asked(truth.question)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_in_truth_has_no_influence_on_worlds(name: str, seed: int) -> None:
    game = find_game(name)
    for session in sessions(name, seed):
        decision = session.decisions[-1]
        true = Worlds(game, session.fork, decision.seat)
        other = Worlds(game, partial(twin, session, decision, 77), decision.seat)
        assert game.dump(true.draw(5).state) == game.dump(other.draw(5).state)
        assert game.dump(true.draw(5).state) != game.dump(true.draw(6).state)
        assert followed(true, seed) == followed(other, seed)
