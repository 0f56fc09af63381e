"""Patches: what they make of a value, and how small they stay."""

from __future__ import annotations

import json
import zlib
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.bots.games import game_trials, make_bot
from tafelrunde.engine.decisions import Seat
from tafelrunde.table.journal import Answered, begin
from tafelrunde.table.patches import apply, canonical, checksum, diff
from tafelrunde.table.playing import Playing
from tafelrunde.table.shown import shown_game
from tafelrunde.table.store import RoomRecord
from tafelrunde.table.wire import Update
from tests.table.server_kit import SETUP

LEAVES = st.none() | st.booleans() | st.integers(-5, 5) | st.text("abä€", max_size=3)
JSON = st.recursive(
    LEAVES,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text("abc-=ki", max_size=2), inner)
    ),
    max_leaves=12,
)


@given(JSON, JSON)
def test_a_patch_makes_the_new_value_out_of_the_old(old: Any, new: Any) -> None:
    made = apply(diff(old, new), old)
    assert canonical(made) == canonical(new)


@given(JSON)
def test_nothing_changed_is_an_empty_patch(value: Any) -> None:
    assert diff(value, json.loads(json.dumps(value))) == {}


@given(JSON, JSON)
def test_the_old_value_stays_as_it_was(old: Any, new: Any) -> None:
    before = canonical(old)
    apply(diff(old, new), old)
    assert canonical(old) == before


@given(JSON)
def test_the_checksum_is_the_crc_of_sorted_json_without_spaces(value: Any) -> None:
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert checksum(value) == zlib.crc32(text.encode())


def test_patches_have_the_documented_form() -> None:
    assert diff({"a": 1, "b": [1, 2, 3], "c": 0}, {"a": 2, "b": [1, 5, 3]}) == {
        "k": {"a": {"=": 2}, "b": {"i": {"1": {"=": 5}}}},
        "-": ["c"],
    }
    assert diff([1], [1, 2]) == {"=": [1, 2]}
    assert diff(True, 1) == {"=": 1}
    assert diff([0, 1], [False, 1]) == {"i": {"0": {"=": False}}}


def test_usual_updates_are_small_over_whole_games() -> None:
    sizes = [size for seed in range(4) for size in update_sizes(seed)]
    usual = sorted(sizes)[int(len(sizes) * 0.95)]
    print(f"{len(sizes)} updates: median {sorted(sizes)[len(sizes) // 2]}, 95 % {usual} bytes")
    assert usual <= 5_000


def update_sizes(seed: int) -> list[int]:
    """How large the messages of a game of companions are."""
    import msgspec

    shown = shown_game("valskyrr")
    heroes = {"heroes": ["fengray", "arani", "celenthia", "kraehe"][: 1 + seed]}
    record = RoomRecord("", "valskyrr", SETUP | heroes, seed, (), "", 0.0, 1)
    playing = Playing(shown, begin(shown.rules, record), 0)
    bot, sizes = make_bot("heuristic", "valskyrr", 1), []
    while playing.session.question is not None:
        decision = playing.session.decisions[0]
        view, seen = game_trials("valskyrr").see(playing.session.state, decision)
        answer = list(bot.decide(view, seen))
        entry = Answered(int(Seat(decision.seat)), answer, playing.session.step)
        change = playing.play(playing.seq + 1, entry)
        patch, number = change.views[0]
        asked = playing.decisions("de", [True] * len(playing.session.decisions))
        events = playing.told(change, "de")
        message = Update(change.seq, patch, number, events, asked, True, False, playing.outcome)
        sizes.append(len(msgspec.json.encode(message)))
    return sizes
