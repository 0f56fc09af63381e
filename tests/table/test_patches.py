"""Patches: what they make of a value, and how small they stay."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tafelrunde.bots.makers import make_bot
from tafelrunde.engine.content import LANGUAGES, Lang
from tafelrunde.engine.decisions import Seat
from tafelrunde.engine.patches import SAME, Comparison, Patch, apply, canonical, checksum, diff
from tafelrunde.engine.registry import find_game
from tafelrunde.games.valskyrr.terms import Side
from tafelrunde.table.game.journal import Answered, begin
from tafelrunde.table.game.running_game import RunningGame
from tafelrunde.table.storage.store import RoomRecord
from tafelrunde.table.wire import Update
from tests.table.server_kit import SETUP, Data

CASES: list[Data] = json.loads(Path(__file__).with_name("patch_cases.json").read_text("utf-8"))
"""The client is proved by the same cases."""
PATIENT = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
LEAVES = st.none() | st.booleans() | st.integers(-5, 5) | st.text("abä€", max_size=3)
JSON = st.recursive(
    LEAVES,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text("abc-=ki", max_size=2), inner)
    ),
    max_leaves=12,
)


@PATIENT
@given(JSON, JSON)
def test_a_patch_makes_the_new_value_out_of_the_old(old: Any, new: Any) -> None:
    made = apply(diff(old, new), old)
    assert canonical(made) == canonical(new)


@PATIENT
@given(JSON)
def test_nothing_changed_is_an_empty_patch(value: Any) -> None:
    assert diff(value, json.loads(json.dumps(value))) is SAME


@PATIENT
@given(JSON, JSON)
def test_the_old_value_stays_as_it_was(old: Any, new: Any) -> None:
    before = canonical(old)
    apply(diff(old, new), old)
    assert canonical(old) == before


@PATIENT
@given(JSON)
def test_the_checksum_is_the_crc_of_sorted_json_without_spaces(value: Any) -> None:
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert checksum(value) == zlib.crc32(text.encode())


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_server_and_client_agree(case: Data) -> None:
    assert canonical(diff(case["old"], case["new"])) == canonical(case["patch"])
    patch = msgspec.convert(case["patch"], Patch)
    assert canonical(apply(patch, case["old"])) == canonical(case["new"])
    assert checksum(case["new"]) == case["checksum"]


@PATIENT
@given(JSON, JSON, JSON, JSON)
def test_views_that_share_a_part_are_patched_like_views_that_do_not(
    old: Any, new: Any, first: Any, second: Any
) -> None:
    views = [({"all": old, "own": first}, {"all": new, "own": own}) for own in (first, second)]
    comparison = Comparison()
    for before, after in views:
        assert comparison.diff(before, after) == diff(before, after)


def test_what_several_views_share_is_compared_once(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[Any] = []
    both = Comparison._diff_parts

    def counted(self: Comparison, old: Any, *more: Any) -> Any:
        compared.append(old)
        return both(self, old, *more)

    monkeypatch.setattr(Comparison, "_diff_parts", counted)
    old, new, comparison = {"piles": [[1], [2]]}, {"piles": [[1], [3]]}, Comparison()
    views = [(old | {"own": own}, new | {"own": own}) for own in range(5)]
    for before, after in views:
        comparison.diff(before, after)

    assert compared.count(old["piles"]) == 1


class Hero(msgspec.Struct):
    """A part of a view."""

    focus: int
    hand: list[str]
    side: Side = Side.NORMAL


def test_structs_make_the_patches_of_the_objects_that_clients_get() -> None:
    old, new = Hero(2, ["axe#1", "bow#2"]), Hero(3, ["axe#1"], Side.HARD)
    found = diff({"heroes": [old]}, {"heroes": [new]})

    objects = [msgspec.to_builtins({"heroes": [each]}) for each in (old, new)]
    assert msgspec.to_builtins(found) == msgspec.to_builtins(diff(*objects))
    assert diff(old, Hero(2, ["axe#1", "bow#2"])) is SAME


class Token(msgspec.Struct, omit_defaults=True):
    """Something that is sent only where it differs from the usual."""

    card: str
    time: int = 0


def test_a_field_that_falls_back_to_what_is_usual_leaves_the_view() -> None:
    old, new = [Token("snare", 1), Token("lunge", 2)], [Token("snare", 0), Token("lunge", 1)]
    sent = msgspec.json.decode(msgspec.json.encode(diff(old, new)), type=Patch)
    kept = apply(sent, json.loads(msgspec.json.encode(old)))
    assert kept == [{"card": "snare"}, {"card": "lunge", "time": 1}]
    assert checksum(kept) == checksum(new)


def test_a_long_list_in_which_a_card_moves_makes_a_short_patch() -> None:
    pile = [f"card#{number}" for number in range(100)]
    assert len(canonical(diff({"pile": pile}, {"pile": [*pile[:40], *pile[41:]]}))) < 40
    assert len(canonical(diff({"pile": pile}, {"pile": [*pile, "axe#1"]}))) < 50


# --- Whole games ----------------------------------------------------------------------------------


ADVENTURES = ("into_the_wilds", "the_abomination", "song_of_the_dead", "the_mist_throne")


class Game:
    """Companions who play a whole adventure; every change as the table sends it."""

    def __init__(self, seed: int, adventure: str) -> None:
        heroes = ["fengray", "arani", "celenthia", "kraehe"]
        setup = SETUP | {"adventure": adventure, "heroes": heroes}
        self.shown = find_game("valskyrr").shown
        record = RoomRecord("", "valskyrr", setup, seed, (), "", 0.0, 1)
        self.playing = RunningGame(self.shown, begin(self.shown.rules, record), 0)
        self.bot = make_bot("heuristic", "valskyrr", seed)

    def messages(self, lang: Lang) -> Iterator[Update]:
        """What somebody who may answer everything gets after each step."""
        playing = self.playing
        while playing.session.question is not None:
            decision = playing.session.decisions[0]
            view, seen = find_game("valskyrr").trials.see(playing.session.state, decision)
            answer = list(self.bot.decide(view, seen))
            entry = Answered(int(Seat(decision.seat)), answer, playing.session.step)
            change = playing.play(playing.seq + 1, entry)
            patch, number = change.views[()]
            asked = playing.decisions(lang, [True] * len(playing.session.decisions))
            yield Update(
                seq=change.seq,
                patch=patch,
                checksum=number,
                events=playing.lines(change, lang),
                decisions=asked,
                can_undo=True,
                can_redo=False,
                outcome=playing.outcome,
            )


@pytest.mark.slow
def test_updates_are_small_over_whole_games_of_four_heroes() -> None:
    games = [Game(seed, adventure) for seed in (1, 2) for adventure in ADVENTURES]
    messages = [message for game in games for message in game.messages("de")]
    sizes = sorted(len(msgspec.json.encode(message)) for message in messages)
    part = {share: sizes[int(len(sizes) * share)] for share in (0.5, 0.95, 0.99)}
    assert len(sizes) > 2_000
    assert part[0.99] <= 5_000, part
    assert part[0.95] <= 3_500, part
    assert part[0.5] <= 1_500, part


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_message_leaves_out_of_a_label_is_in_the_content(lang: Lang) -> None:
    game = Game(1, "into_the_wilds")
    shown, content, named = game.shown, msgspec.to_builtins(game.shown.content(lang)), 0
    for _, message in zip(range(150), game.messages(lang), strict=False):
        for decision, asked in zip(game.playing.session.decisions, message.decisions, strict=True):
            view, seen = shown.see(game.playing.session.state, decision)
            for option, sent in zip(seen.options, asked.options, strict=True):
                text = sent.text or explanation(content, sent.printed)
                assert (sent.label, text) == shown.rules.label(view, seen, option, lang)
                named += bool(sent.printed)
    assert named > 100


def explanation(content: Data, where: str) -> str:
    """What the content says there, as the client finds it."""
    if not where:
        return ""
    card, _, action = where.partition("/")
    printed = content["cards"][card]
    if not action:
        return "\n".join(printed["lines"])
    actions = printed.get("actions") or printed["abilities"]
    return str(actions[int(action)]["text"])
