"""No path is a dead end: whatever a group has done, in this chapter or before, it can still finish
the chapter with the light that the chapter gives; and something is always lost.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.nouns import Choice, Verse
from tafelrunde.games.avalon.story import BOOK
from tafelrunde.games.avalon.terms import MAIN
from tests.kit.avalon_lore import Campaign, ends, event

EVERYBODY = ["beor", "ailei", "arev", "wurm"]
PARTIES = [["beor"], ["ailei"], ["arev"], ["wurm"], ["beor", "arev"], ["ailei", "wurm"], EVERYBODY]
STROLLS = [0, 8, 30, 90]
"""So many things a group does before it wants to get on."""


LOST = {
    1: ["473", "474", "475"],  # the land that the stone does not reach
    2: ["2013", "2014", "2034"],  # the dolmen, or Tangleroot
    3: ["3011", "3012", "3013", "3014"],  # Falfuar as it was
    4: ["4017", "4037", "4057"],  # the broch, or the borough
    5: ["5014", "5034"],  # the mounds
    6: ["6015", "6035"],  # those on the quay
    7: ["7011", "7021", "7031", "7041", "7051", "7061"],  # what the answer costs
}
"""The pages of what cannot be saved, by chapter: everybody reads one of them."""


def campaign(party: Sequence[str], seed: int) -> Campaign:
    """Some people, before the first chapter."""
    return Campaign(party, random.Random(seed))


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("party", PARTIES, ids="-".join)
def test_every_chapter_can_be_finished_whatever_was_done(party: list[str], seed: int) -> None:
    group = campaign(party, seed)
    for chapter in range(1, 8):
        group.begin()
        group.stroll(STROLLS[(seed + chapter) % len(STROLLS)])
        assert group.finish(), (chapter, group.told)
        told = next(ends(group.reader(), event(group.closing).do, group.facts))
        assert "end" in told, chapter
        assert told.intersection(map("verse {}".format, LOST[chapter])), chapter


def test_a_way_that_is_closed_for_good_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    group = campaign(["arev"], 1)
    for _ in range(6):
        group.begin()
        assert group.finish()
    group.begin()
    shut = Verse("157.700", choices=[Choice("leave")])
    monkeypatch.setitem(BOOK.verses, "157.700", shut)  # nobody gets aboard any more

    assert not group.finish()


def test_the_last_event_of_every_chapter_asks_for_nothing_more() -> None:
    last = [each.events[-1] for (name, _), each in library.CHAPTERS.items() if name == MAIN]
    assert len(last) == 7
    assert [each for each in last if event(each).quest is not None] == []
