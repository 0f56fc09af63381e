"""Repairs by any words: refused with nothing changed, or the game goes on and no card is lost."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.engine.repairs import Offers
from tafelrunde.engine.sessions import Session
from tafelrunde.games.valskyrr import library
from tafelrunde.games.valskyrr.game import GAME as VALSKYRR
from tests.kit.random_games import positions_of
from tests.kit.repairing import repair_or_refuse

pytestmark = pytest.mark.slow

FUZZ = settings(settings.get_profile("fuzz"))
MOMENTS = ((3, 61), (6, 100), (107, 20), (2, 5), (15, 140), (9, 33))
SAVES = [list(positions_of(*moment))[-1].save() for moment in MOMENTS]
ANYTHING = st.text(max_size=30)


def values(offers: Offers) -> st.SearchStrategy[str]:
    """A value is set, sometimes to nonsense."""
    numbers = st.integers(-3, 14).map(str)
    words = st.sampled_from(["true", "false", "attack", "recovery", "fengray", "inn", "A+"])
    places = st.sampled_from([each.place for each in offers.values])
    return st.builds("set {} to {}".format, places, st.one_of(numbers, words, ANYTHING))


def cards(offers: Offers) -> st.SearchStrategy[str]:
    """A card is put somewhere, where it may not belong."""
    piles = st.sampled_from(offers.piles)
    known = st.sampled_from(offers.cards)
    other = st.sampled_from(sorted(library.PRINTED))
    return st.builds("put {} in {}".format, st.one_of(known, other), piles)


@FUZZ
@given(st.data())
def test_a_repair_is_refused_or_the_game_goes_on(data: st.DataObject) -> None:
    session = Session.load(VALSKYRR, data.draw(st.sampled_from(SAVES)))
    offers = VALSKYRR.repairs.offers(session.snapshots[-1][1])
    word = st.one_of(values(offers), cards(offers), cards(offers), ANYTHING)
    words = data.draw(st.lists(word, min_size=1, max_size=4))
    repair_or_refuse(session, words, VALSKYRR.check_cards)
