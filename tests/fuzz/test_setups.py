"""Set-ups that break a rule, or that make no sense at all, are refused with an error of ours."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.engine.errors import TafelrundeError
from tafelrunde.games.valskyrr import saving
from tafelrunde.games.valskyrr.game import VALSKYRR

FUZZ = settings(settings.get_profile("fuzz"))
WORDS = st.sampled_from(["fengray", "arani", "kraehe", "celenthia", "anyone", "", "hard", "normal"])
PLAIN = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), WORDS, st.text(max_size=3))
ANY = st.recursive(
    PLAIN,
    lambda inner: st.one_of(
        st.lists(inner, max_size=5), st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=8,
)
KEYS = {
    "adventure": st.one_of(ANY, st.sampled_from(["into_the_wilds", "the_mist_throne"])),
    "heroes": st.one_of(ANY, st.lists(WORDS, max_size=5)),
    "board": st.one_of(ANY, WORDS),
    "hero_boards": st.one_of(ANY, st.lists(WORDS, max_size=5)),
    "options": st.one_of(
        ANY, st.dictionaries(st.sampled_from(["round_up", "more_time", "x"]), ANY, max_size=3)
    ),
}


@settings(FUZZ, max_examples=400)
@given(st.fixed_dictionaries({}, optional=KEYS), st.integers(-5, 2**70))
def test_a_set_up_is_played_or_refused(setup: dict[str, Any], seed: int) -> None:
    with suppress(TafelrundeError):
        table = VALSKYRR.new(setup, seed)
        saving.check_cards(table)
        next(VALSKYRR.play(table))
        assert VALSKYRR.dump(VALSKYRR.load(VALSKYRR.dump(table))) == VALSKYRR.dump(table)


@FUZZ
@given(ANY)
def test_what_is_no_table_is_refused(setup: Any) -> None:
    with suppress(TafelrundeError):
        VALSKYRR.new(setup, 1)
