"""Bots that look ahead."""

from __future__ import annotations

import pytest

from tafelrunde.bots.answers import candidates
from tafelrunde.bots.makers import LEVELS, bot_names, make_bot
from tafelrunde.bots.random import RandomBot
from tafelrunde.bots.search import Level, Search, SearchBot
from tafelrunde.engine.decisions import Decision, Seat
from tafelrunde.engine.games import State
from tafelrunde.engine.options import Number
from tafelrunde.engine.registry import find_game
from tafelrunde.engine.sessions import Session
from tafelrunde.engine.worlds import Worlds
from tafelrunde.lab.simulate import Spec, simulate

GAMES = ("avalon", "hexer", "valskyrr")
QUICK = Level(visits=16, width=4, ahead=1)


def some_session(name: str, answers: int) -> Session[State]:
    """A game at a free choice that can be tried out, after at least so many answers by rules of
    thumb.
    """
    game = find_game(name)
    assert game.judge is not None
    session, bot = Session(game, game.trials.setup_for(3), 3), make_bot("heuristic", name, 1)
    while True:
        decision = session.decisions[0]
        is_free = decision.checkpoint and not game.judge.is_untold(session.state, decision)
        if session.step >= answers and is_free and len(decision.options) > 2:
            return session
        session.answer(decision.seat, bot.decide(*game.trials.see(session.state, decision)))


def searched(session: Session[State], seed: int) -> Search[State]:
    game = find_game(session.rules.id)
    worlds = Worlds(game, session.fork, session.decisions[0].seat)
    return Search(worlds, QUICK, seed, game.bots["heuristic"])


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_and_visits_give_the_same_answer(name: str) -> None:
    session = some_session(name, 12)
    assert searched(session, 7).run() == searched(session, 7).run()


@pytest.mark.parametrize("name", GAMES)
def test_hidden_cards_have_no_influence_on_what_is_chosen(name: str) -> None:
    session = some_session(name, 20)
    decision, game = session.decisions[0], find_game(name)
    before = searched(session, 7).run()
    looked_at = game.trials.looked_at(session.state, decision)
    kept = session.snapshots[-1][1]  # of this very question
    game.trials.scramble(kept, 99, decision.seat, looked_at)
    assert searched(session, 7).run() == before


@pytest.mark.parametrize("name", GAMES)
def test_thinking_changes_nothing_at_the_table(name: str) -> None:
    session = some_session(name, 12)
    before = session.save()
    searched(session, 7).run()
    assert session.save() == before


def test_every_answer_of_a_search_is_legal() -> None:
    session = some_session("hexer", 30)
    search = searched(session, 7)
    assert len(search.answers) > 1
    assert all(search.worlds.decision.refusal(tried.answer) is None for tried in search.run())


@pytest.mark.parametrize(("least", "most"), [(1, 1), (0, 3), (2, 2), (5, 5), (0, 0)])
def test_of_many_ways_to_choose_a_few_legal_and_different_ones_are_tried(
    least: int, most: int
) -> None:
    options = [Number(each) for each in range(5)]
    decision = Decision(Seat(0), "some", options, "T1.01", least, most)
    found = candidates(RandomBot(1), None, decision, 6)
    assert 1 <= len(found) == len(set(found)) <= 6
    assert all(decision.refusal(answer) is None for answer in found)


def test_a_bot_that_looks_ahead_plays_a_whole_game_in_the_lab(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(LEVELS, "beginner", Level(visits=4, width=2, ahead=0))
    spec = Spec("valskyrr", ("beginner",), players=1)
    result = simulate(spec, 5)
    assert not result.error
    assert result.cause
    assert simulate(spec, 5) == result


def test_levels_are_offered_where_a_game_has_a_judge() -> None:
    assert list(LEVELS) == bot_names("hexer")[-4:]
    assert all(isinstance(make_bot("master", game, 1), SearchBot) for game in GAMES)


def test_what_stands_in_a_book_is_not_tried_out() -> None:
    game = find_game("avalon")
    session = Session(game, game.trials.setup_for(3), 3)
    tried = searched(session, 7).run()

    assert len(tried) > 1
    assert not any(each.visits for each in tried)
    assert tried[0].answer == tuple(
        game.bots["heuristic"]().decide(*game.trials.see(session.state, session.decisions[0]))
    )
