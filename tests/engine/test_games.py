"""What a game makes of the players' choices before it begins."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.errors import BadSetup
from tafelrunde.engine.registry import find_game


@pytest.mark.parametrize("game", ["valskyrr", "hexer", "avalon"])
@pytest.mark.parametrize("choices", [3, ["arani"], None])
def test_choices_that_are_no_table_are_refused_in_a_sentence(game: str, choices: Any) -> None:
    with pytest.raises(BadSetup, match=r"^The set-up cannot be read: .*\.$"):
        find_game(game).new(choices, 1)
