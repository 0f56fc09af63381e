"""Set-ups that break a rule, or that make no sense at all, are refused with an error of ours."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.engine.errors import TafelrundeError
from tests.kit.random_games import GAMES

pytestmark = pytest.mark.slow

FUZZ = settings(settings.get_profile("fuzz"))
EVERY_GAME = pytest.mark.parametrize("game", GAMES)
WORDS = st.sampled_from(
    [
        "fengray",
        "arani",
        "kraehe",
        "celenthia",
        "wolf",
        "bear",
        "cat",
        "philippa",
        "anyone",
        "hard",
        "normal",
        "a",
        "mages",
    ]
)
PLAIN = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), WORDS, st.text(max_size=3))
ANY = st.recursive(
    PLAIN,
    lambda inner: st.one_of(
        st.lists(inner, max_size=5), st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=8,
)
NAMES = st.one_of(ANY, st.lists(WORDS, max_size=5))
KEYS = {
    "avalon": {
        "characters": st.one_of(
            NAMES, st.permutations(["beor", "ailei", "arev", "wurm"]).map(lambda n: n[:2])
        ),
        "mode": st.one_of(ANY, st.sampled_from(["normal", "story_mode", "challenge_mode"])),
        "challenges": st.one_of(
            ANY, st.dictionaries(st.sampled_from(["secret_42", "short_dials", "x"]), ANY)
        ),
        **dict.fromkeys(
            ("trays", "decks"),
            st.one_of(NAMES, st.lists(st.sampled_from(["own", "blue", "green"]), max_size=3)),
        ),
        "chronicler": st.one_of(ANY, WORDS, st.sampled_from(["beor", "ailei"])),
        "campaign": st.one_of(ANY, WORDS),
    },
    "valskyrr": {
        "adventure": st.one_of(ANY, st.sampled_from(["into_the_wilds", "the_mist_throne"])),
        "heroes": NAMES,
        "board": st.one_of(ANY, WORDS),
        "hero_boards": NAMES,
        "options": st.one_of(
            ANY, st.dictionaries(st.sampled_from(["round_up", "more_time", "x"]), ANY, max_size=3)
        ),
    },
    "hexer": {
        "characters": st.one_of(
            NAMES,
            st.permutations(["wolf", "bear", "cat", "philippa", "alzur"]).map(lambda n: n[:3]),
        ),
        "schools": NAMES,
        "expansions": st.one_of(
            NAMES, st.lists(st.sampled_from(["monsterjagd", "mages", "legendary", "skellige"]))
        ),
        "side": st.one_of(ANY, st.sampled_from(["a", "b"])),
        "legendary": st.one_of(ANY, st.sampled_from(["golem", ""])),
        **dict.fromkeys(("mutagens", "marker", "overlap"), st.one_of(PLAIN, st.booleans())),
    },
}


@EVERY_GAME
@settings(FUZZ, max_examples=250)
@given(st.data(), st.integers(-5, 2**70))
def test_a_set_up_is_played_or_refused(game: str, data: st.DataObject, seed: int) -> None:
    rules, setup = GAMES[game].rules, data.draw(st.fixed_dictionaries({}, optional=KEYS[game]))
    with suppress(TafelrundeError):
        table = rules.new(setup, seed)
        GAMES[game].check(table)
        next(rules.play(rules.clone(table)))
        assert rules.dump(rules.load(rules.dump(table))) == rules.dump(table)


@EVERY_GAME
@FUZZ
@given(ANY)
def test_what_is_no_table_is_refused(game: str, setup: Any) -> None:
    with suppress(TafelrundeError):
        GAMES[game].rules.new(setup, 1)
