"""Random campaigns of Avalon: cards counted after every decision, views that hide, checkpoints that
resume, positions that can be written down, every question in both languages.
"""

from __future__ import annotations

import pytest

from tafelrunde.bots.random import RandomBot
from tafelrunde.engine.content import LANGUAGES
from tafelrunde.engine.decisions import Decision
from tafelrunde.engine.options import option_keys
from tafelrunde.engine.sessions import Session
from tafelrunde.games.avalon.game import GAME as AVALON
from tafelrunde.games.avalon.state.table import Game
from tafelrunde.lab.invariants import watch

pytestmark = pytest.mark.slow
PLAYERS = (1, 2, 3, 4)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", [0, 4, 30])
def test_a_random_campaign_holds_together_to_its_end(players: int, seed: int) -> None:
    assert watch("avalon", players, seed) is None


def played(seed: int, players: int, most: int) -> Session[Game]:
    """A campaign of random players, stopped after so many answers."""
    session: Session[Game] = Session(AVALON, AVALON.trials.mixed_setup(seed, players), seed)
    bot = RandomBot(seed)
    for _ in range(most):
        if session.question is None:
            break
        for decision in session.decisions:
            session.answer(decision.seat, bot.decide(None, decision), session.step)
    return session


@pytest.mark.parametrize("seed", range(4))
def test_every_question_and_event_can_be_read_in_both_languages(seed: int) -> None:
    session, bot = played(seed, 1 + seed, 0), RandomBot(seed)
    for _ in range(300):
        for decision in session.decisions:
            options = [*decision.options, *[closed.option for closed in decision.closed]]
            for lang in LANGUAGES:
                assert AVALON.prompt(session.state, decision, lang).endswith("?")
                labels = [AVALON.label(session.state, decision, each, lang) for each in options]
                assert all(labels)
            assert len(set(option_keys(options))) == len(options)
            session.answer(decision.seat, bot.decide(None, decision), session.step)
    for event in session.log:
        german, english = (AVALON.narrate(event, lang) for lang in LANGUAGES)
        assert german
        assert english
        assert AVALON.rule_text(event.why, "de")


@pytest.mark.parametrize("seed", range(8))
def test_a_position_can_be_written_down_and_built_again(seed: int) -> None:
    session, bot, compared = played(seed, 1 + seed % 4, 0), RandomBot(seed), 0
    files = AVALON.scenarios
    for _ in range(300):
        question = session.question
        if isinstance(question, Decision) and question.checkpoint and session.step % 5 == 0:
            again = files.build(files.describe(session.state))
            assert files.facts(again) == files.facts(session.state)
            resumed = next(AVALON.play(again))
            assert isinstance(resumed, Decision)
            assert option_keys(resumed.options) == option_keys(question.options)
            compared += 1
        for decision in session.decisions:
            session.answer(decision.seat, bot.decide(None, decision), session.step)
    assert compared > 10


@pytest.mark.parametrize("seed", range(3))
def test_a_saved_campaign_goes_on_as_if_nothing_had_happened(seed: int) -> None:
    session = played(seed, 3, 150)
    again: Session[Game] = Session.load(AVALON, session.save())

    assert AVALON.dump(again.state) == AVALON.dump(session.state)
    steps = session.step
    assert steps > 50
    session.undo(20)
    session.redo()
    assert session.step == steps - 19
