"""Whatever is closed in a game of Avalon says what is in the way, in both languages."""

from __future__ import annotations

import pytest

from tafelrunde.engine.content import LANGUAGES
from tests.kit.random_games import Dice, answer_all, new_avalon


@pytest.mark.parametrize("seed", range(4))
def test_every_closed_option_has_a_reason(seed: int) -> None:
    session, dice = new_avalon(seed), Dice(seed)
    seen = 0
    for _ in range(200):
        for decision in session.decisions:
            for closed in decision.closed:
                texts = [closed.text(lang) for lang in LANGUAGES]
                assert all(text.endswith(".") and "{" not in text for text in texts), closed.why
                seen += 1
        if session.question is None:
            break
        answer_all(session, dice)
    assert seen > 20
