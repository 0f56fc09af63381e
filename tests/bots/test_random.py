"""The random bot: every answer is legal, and the same seed decides the same."""

from __future__ import annotations

import pytest

from tafelrunde.bots.random import RandomBot
from tafelrunde.engine.chance import KEYED
from tafelrunde.engine.decisions import PARTY, Decision
from tafelrunde.engine.options import Word
from tafelrunde.lab.simulate import Spec, simulate


@pytest.mark.parametrize(("least", "most"), [(1, 1), (0, 1), (0, 3), (2, 2), (4, 4)])
def test_every_answer_is_legal_and_all_of_them_come(least: int, most: int) -> None:
    decision = Decision(PARTY, "any", list(map(Word, "abcd")), "", least, most)
    bot = RandomBot(1)
    answers = [list(bot.decide(None, decision)) for _ in range(300)]

    assert all(decision.refusal(answer) is None for answer in answers)
    assert {len(answer) for answer in answers} == set(range(least, most + 1))
    assert {index for answer in answers for index in answer} == {0, 1, 2, 3}


def test_the_same_seed_decides_the_same() -> None:
    decision = Decision(PARTY, "any", list(map(Word, "abcdefgh")), "", 2, 5)
    one, other, third = RandomBot(7), RandomBot(7), RandomBot(8)
    series = [[list(bot.decide(None, decision)) for _ in range(20)] for bot in (one, other, third)]

    assert series[0] == series[1] != series[2]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_random_bots_play_whole_games(players: int) -> None:
    results = [simulate(Spec("valskyrr", ("random",), players), seed) for seed in range(10)]

    assert [result.error for result in results] == [""] * 10
    assert all(result.decisions > 20 for result in results)


def test_the_random_bot_plays_with_any_seed() -> None:
    for seed in (0, (1 << 64) - 1, 1 << 200, KEYED, 2 * KEYED + 1):
        bots = RandomBot(seed), RandomBot(seed)
        rolled = [[bot.below(6) for _ in range(50)] for bot in bots]
        assert rolled[0] == rolled[1]
        assert set(rolled[0]) == set(range(6))
