"""What a game makes of the players' choices before it begins."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.bots.games import game_rules
from tafelrunde.engine.errors import BadSetup


@pytest.mark.parametrize("game", ["valskyrr", "hexer"])
@pytest.mark.parametrize("choices", [3, ["arani"], None])
def test_choices_that_are_no_table_are_refused_in_a_sentence(game: str, choices: Any) -> None:
    with pytest.raises(BadSetup, match=r"^The set-up cannot be read: .*\.$"):
        game_rules(game).new(choices, 1)
