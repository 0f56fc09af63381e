"""A preview tells what is certain, and nothing else."""

from __future__ import annotations

import random
from functools import partial

import pytest

from tafelrunde.bots.random import RandomBot
from tafelrunde.engine.decisions import Barrier, Decision
from tafelrunde.engine.forks import Position
from tafelrunde.engine.games import State
from tafelrunde.engine.previews import Preview, preview
from tafelrunde.engine.registry import find_game
from tafelrunde.engine.sessions import Session
from tafelrunde.engine.worlds import Worlds
from tafelrunde.games.valskyrr import events

GAMES = ("valskyrr", "hexer", "avalon")
Played = tuple[Session[State], Decision, list[int]]


def played(game: str, seed: int, most: int) -> list[Played]:
    """Positions of a game that is played at random, each with the answer that is given there."""
    found, chance = find_game(game), random.Random(seed)
    session = Session(found.shown.rules, found.trials.setup_for(seed, 2), seed)
    positions: list[Played] = []
    for _ in range(most):
        question = session.question
        if question is None:
            break
        for decision in session.decisions:
            count = max(1, decision.min)
            answer = sorted(chance.sample(range(len(decision.options)), count))
            if not isinstance(question, Barrier):
                content = session.save()
                again = Session.load(session.rules, content)
                positions.append((again, again.decisions[0], answer))
            session.answer(decision.seat, answer)
    return positions


def seen(session: Session[State], decision: Decision, answer: list[int]) -> Preview:
    return preview(Worlds(find_game(session.rules.id), session.fork, decision.seat), answer)


def elsewhere(session: Session[State], decision: Decision) -> Position[State]:
    """The same position in another world that the seat that is asked holds possible."""
    return Worlds(find_game(session.rules.id), session.fork, decision.seat).draw(99)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_foreseen_happens_unless_somebody_reacts(game: str) -> None:
    told = 0
    for session, decision, answer in played(game, 7, 70):
        ahead = seen(session, decision, answer)
        before = len(session.log)
        session.answer(decision.seat, answer)
        happened = [
            session.rules.hear(session.state, event, decision.seat)
            for event in session.log[before:]
        ]
        if not ahead.unless:
            assert list(ahead.events) == happened[: len(ahead.events)]
            assert ahead.is_open or len(ahead.events) == len(happened)
        told += len(ahead.events)
    assert told > 10


@pytest.mark.parametrize("game", GAMES)
def test_what_is_foreseen_depends_on_nothing_that_the_seat_cannot_see(game: str) -> None:
    for session, decision, answer in played(game, 11, 50):
        ahead = seen(session, decision, answer)
        twin = partial(elsewhere, session, decision)
        other = preview(Worlds(find_game(game), twin, decision.seat), answer)
        assert ahead.events == other.events


def test_looking_ahead_changes_nothing() -> None:
    for session, decision, answer in played("hexer", 3, 40):
        before, log = session.save(), list(session.log)
        seen(session, decision, answer)
        assert (session.save(), session.log) == (before, log)


def test_no_card_is_lost_where_a_question_shows_hidden_ones() -> None:
    game, bot = find_game("hexer"), RandomBot(5)
    session = Session(game, game.trials.setup_for(5, 2), 5)
    while (decision := session.decisions[0]).key != "mutagen":
        session.answer(decision.seat, bot.decide(None, decision))
    forks: list[Position[State]] = []

    def fork() -> Position[State]:
        forks.append(session.fork())
        return forks[-1]

    assert preview(Worlds(game, fork, decision.seat), [1]).events
    for position in forks:
        game.trials.check(position.state)


def test_an_attack_says_what_comes_through_the_defence() -> None:
    found: list[events.AttackMade] = []
    for seed in range(1, 9):
        for session, decision, _ in played("valskyrr", seed, 60):
            if decision.max > 1:
                continue
            for index in range(len(decision.options)):
                ahead = seen(session, decision, [index])
                found += [each for each in ahead.events if isinstance(each, events.AttackMade)]
        if found:
            break
    assert found
    assert all(each.through <= each.physical + each.magical for each in found)
