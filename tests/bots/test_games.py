"""Games and bots by name."""

from __future__ import annotations

import pytest

from tafelrunde.bots.games import bots, game_rules, game_trials, make_bot
from tafelrunde.engine.errors import UnknownName


def test_a_game_is_found_by_its_name() -> None:
    assert game_rules("valskyrr").id == "valskyrr"
    assert list(game_trials("valskyrr").PLAYERS) == [1, 2, 3, 4]


def test_every_bot_is_made_by_its_name() -> None:
    assert [make_bot(name, "valskyrr", 0).name for name in bots] == ["random", "heuristic"]


def test_unknown_names_are_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownName, match="no game 'chess'; there are valskyrr"):
        game_rules("chess")
    with pytest.raises(UnknownName, match="no game 'chess'"):
        game_trials("chess")
    with pytest.raises(UnknownName, match="no bot 'oracle'; there are random, heuristic"):
        make_bot("oracle", "valskyrr", 0)
    with pytest.raises(UnknownName, match="no game 'go'"):
        make_bot("random", "go", 0)
