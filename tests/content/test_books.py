"""The books of the games: the same walk through each of them."""

from __future__ import annotations

import pytest

from tafelrunde.engine.book.story_map import all_troubles
from tafelrunde.engine.registry import find_game
from tafelrunde.games.hexer.library import BOOK

STORIES = {game: find_game(game).stories for game in ("avalon", "hexer")}


@pytest.mark.parametrize("game", STORIES)
def test_the_book_is_whole(game: str) -> None:
    story = STORIES[game]
    assert story is not None
    assert all_troubles(story) == []


def test_the_stories_of_hexer_lie_in_their_book() -> None:
    assert len(BOOK.verses) == 36 + 36 + 2 * 32 + 36 + 2 * 28
    assert set(BOOK.sections.values()) == {
        *(f"city/{each}" for each in ("taverns", "trade", "law", "learning", "fates")),
        *(f"wilderness/{each}" for each in ("beasts", "hauntings", "places", "villages")),
        "wilderness/wayfarers",
        *(f"skellige/{each}" for each in ("crews", "depths", "finds", "weather")),
        *(f"events/{each}" for each in ("belongings", "decisions", "fortunes", "islands")),
        *(f"quests/{each}" for each in ("debts", "errands", "strangers")),
    }
