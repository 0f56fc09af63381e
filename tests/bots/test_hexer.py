"""The heuristic bot for Hexer: legal answers from its view only, and better than chance."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.bots.makers import make_bot
from tafelrunde.engine.bots import Bot
from tafelrunde.engine.decisions import Barrier, Decision, Ended
from tafelrunde.games.hexer import library
from tafelrunde.games.hexer.bot.values import best_combo, card_worth, prospects, punch
from tafelrunde.games.hexer.bot.witcher import Witcher
from tafelrunde.games.hexer.game import GAME as HEXER
from tafelrunde.games.hexer.nouns import Symbols
from tafelrunde.games.hexer.state.physical import Card
from tafelrunde.games.hexer.state.table import Game
from tafelrunde.games.hexer.terms import Colour
from tests.kit.hexer import dummy_card, hexer, player


def play(seed: int, names: list[str], check: Any = None) -> Game:
    """A whole game between bots of those names."""
    state: Game = HEXER.new(HEXER.trials.setup_for(seed, len(names)), seed)
    bots: list[Bot[Any]] = [make_bot(name, "hexer", seed + seat) for seat, name in enumerate(names)]
    flow = HEXER.play(state)
    given: Any = None

    def ask(decision: Decision) -> list[int]:
        bot = bots[decision.seat]
        seen = (None, decision) if bot.blind else HEXER.trials.see(state, decision)
        answer = list(bot.decide(*seen))
        assert decision.refusal(answer) is None
        if check is not None:
            check(state, decision, answer)
        return answer

    try:
        for _ in range(20_000):
            question = flow.send(given)
            if isinstance(question, Barrier):
                given = [ask(decision) for decision in question.decisions]
            else:
                given = ask(question)
    except Ended:
        pass
    return state


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_bots_play_to_the_end_in_a_reasonable_number_of_rounds(players: int) -> None:
    state = play(players, ["heuristic"] * players)

    assert state.winner >= 0
    assert 4 <= state.round <= 40


def test_the_heuristic_bot_beats_the_random_one() -> None:
    wins = [play(seed, ["random", "heuristic"]).winner for seed in range(6)]

    assert wins == [1] * 6


def test_what_is_hidden_does_not_change_its_answers() -> None:
    compared = 0

    def check(state: Game, decision: Decision, answer: list[int]) -> None:
        nonlocal compared
        if decision.key not in ("phase_one", "phase_two", "buy", "bet", "announce", "pay"):
            return
        other = state.clone()
        HEXER.trials.scramble(other, compared, decision.seat)
        view, shown = HEXER.trials.see(other, decision)
        assert list(Witcher().decide(view, shown)) == answer
        compared += 1

    play(3, ["heuristic"] * 3, check)
    assert compared > 50


# --- Values ---------------------------------------------------------------------------------------


def card(key: str, **fields: Any) -> Card:
    """A physical dummy."""
    return Card(0, library.printed(dummy_card(key, **fields)))


def test_the_best_combo_uses_chain_tabs() -> None:
    first = card("first", damage=1, tabs={Colour.RED: Symbols(damage=2)})
    second = card("second", colour=Colour.RED, damage=1)
    lone = card("lone", colour=Colour.GREEN, damage=3)

    value, order = best_combo([lone, second, first], 0)
    assert value == 4
    assert order == (2, 1)


def test_better_cards_are_worth_more() -> None:
    assert card_worth(card("strong", damage=3)) > card_worth(card("weak", damage=1))
    assert punch((card("one", damage=3),), 1, 0) == 3


def test_prospects_grow_with_the_deck_and_shrink_with_the_monster() -> None:
    weak = hexer(players={"wolf": player(deck=[dummy_card("w", damage=1)] * 8), "bear": {}})
    strong = hexer(players={"wolf": player(deck=[dummy_card("s", damage=5)] * 20), "bear": {}})
    odds = [prospects(table.game, table.player("wolf"), 2, 14) for table in (weak, strong)]

    assert odds[0] < 0.05 < 0.3 < odds[1]
    assert prospects(strong.game, strong.player("wolf"), 3, 60) < 0.05
