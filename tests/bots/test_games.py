"""Games and bots by name."""

from __future__ import annotations

import pytest

from tafelrunde.bots.makers import LEVELS, bot_names, make_bot
from tafelrunde.engine.errors import UnknownName
from tafelrunde.engine.registry import find_game, game_names


def test_a_game_is_found_by_its_name() -> None:
    assert game_names() == ("avalon", "hexer", "valskyrr")
    assert find_game("valskyrr").id == "valskyrr"
    assert list(find_game("valskyrr").trials.PLAYERS) == [1, 2, 3, 4]


def test_every_bot_is_made_by_its_name() -> None:
    assert [make_bot(name, "valskyrr", 0).name for name in bot_names("valskyrr")] == [
        "random",
        "heuristic",
        *LEVELS,
    ]


def test_unknown_names_are_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownName, match="no game 'chess'; there are avalon, hexer, valskyrr"):
        find_game("chess")
    with pytest.raises(UnknownName, match="no bot 'oracle'; there are random, heuristic"):
        make_bot("oracle", "valskyrr", 0)
    with pytest.raises(UnknownName, match="no game 'go'"):
        make_bot("random", "go", 0)
