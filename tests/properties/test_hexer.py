"""Random games of Hexer: cards counted after every decision, views that hide, checkpoints that
resume, positions that can be written down, every question in both languages.
"""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.bots.random import RandomBot
from tafelrunde.engine.content import LANGUAGES
from tafelrunde.engine.decisions import PARTY, Decision, Seat
from tafelrunde.engine.options import option_keys
from tafelrunde.engine.sessions import Session
from tafelrunde.games.hexer.game import GAME as HEXER
from tafelrunde.games.hexer.state.physical import HIDDEN
from tafelrunde.games.hexer.state.table import Game
from tafelrunde.lab.invariants import watch

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("players", HEXER.trials.PLAYERS)
@pytest.mark.parametrize("seed", [0, 30])
def test_a_random_game_holds_together_to_its_end(players: int, seed: int) -> None:
    assert watch("hexer", players, seed) is None


def played(seed: int, players: int, most: int) -> Session[Game]:
    """A game of random players, stopped after so many answers."""
    session: Session[Game] = Session(HEXER, HEXER.trials.mixed_setup(seed, players), seed)
    bot = RandomBot(seed)
    for _ in range(most):
        if session.question is None:
            break
        for decision in session.decisions:
            session.answer(decision.seat, bot.decide(None, decision), session.step)
    return session


@pytest.mark.parametrize("seed", range(4))
def test_every_question_and_event_can_be_read_in_both_languages(seed: int) -> None:
    session, bot = played(seed, 2 + seed, 0), RandomBot(seed)
    for _ in range(500):
        for decision in session.decisions:
            options = [*decision.options, *[closed.option for closed in decision.closed]]
            for lang in LANGUAGES:
                assert HEXER.prompt(session.state, decision, lang).endswith("?")
                labels = [HEXER.label(session.state, decision, each, lang) for each in options]
                assert all(labels)
            assert len(set(option_keys(options))) == len(options)
            session.answer(decision.seat, bot.decide(None, decision), session.step)
    for event in session.log:
        german, english = (HEXER.narrate(event, lang) for lang in LANGUAGES)
        assert german
        assert english
        assert HEXER.rule_text(event.why, "de")


@pytest.mark.parametrize("seed", range(6))
def test_a_position_can_be_written_down_and_built_again(seed: int) -> None:
    session, bot, compared = played(seed, 2 + seed % 4, 0), RandomBot(seed), 0
    for _ in range(400):
        question = session.question
        if isinstance(question, Decision) and question.checkpoint and session.step % 7 == 0:
            again = HEXER.scenarios.build(HEXER.scenarios.describe(session.state))
            assert HEXER.scenarios.facts(again) == HEXER.scenarios.facts(session.state)
            resumed = next(HEXER.play(again))
            assert isinstance(resumed, Decision)
            assert resumed.key == question.key
            compared += 1
        for decision in session.decisions:
            session.answer(decision.seat, bot.decide(None, decision), session.step)
    assert compared > 10


@pytest.mark.parametrize("seed", range(3))
def test_a_saved_game_goes_on_as_if_nothing_had_happened(seed: int) -> None:
    session = played(seed, 3, 350)
    again: Session[Game] = Session.load(HEXER, session.save())

    assert HEXER.dump(again.state) == HEXER.dump(session.state)
    session.undo(20)
    session.redo()
    assert session.step == 331


@pytest.mark.parametrize("seed", range(3))
def test_others_hear_that_cards_are_drawn_but_not_which(seed: int) -> None:
    session = played(seed, 4, 200)
    names = [player.id for player in session.state.players]
    secrets = [event for event in session.log if getattr(event, "secret", ())]
    assert secrets
    event: Any
    for event in secrets:
        own = names.index(event.player)
        for seat in (PARTY, *range(4)):
            heard: Any = HEXER.hear(session.state, event, Seat(seat))
            assert bool(heard.secret) is (seat == own)


@pytest.mark.parametrize("seat", [PARTY, 0, 1, 2])
def test_a_view_shows_the_own_hand_and_nobody_elses(seat: int) -> None:
    state = played(5, 3, 120).state
    seen = HEXER.view(state, Seat(seat))

    for player in seen.players:
        known = [card for card in player.hand if card is not HIDDEN]
        assert len(player.hand) == len(state.players[player.index].hand)
        assert bool(known) is (player.index == seat and bool(player.hand))
        assert all(card is HIDDEN for card in player.deck) or player.index == seat
    assert all(card is HIDDEN for card in seen.potion_deck)
    assert seen.chance.streams == [0] * 4
