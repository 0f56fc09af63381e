"""Sweeps: the same games with one thing changed, and cards with other values than printed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tafelrunde.cli import main
from tafelrunde.engine.errors import BadSetup, TafelrundeError, UnknownCard
from tafelrunde.engine.registry import find_game
from tafelrunde.lab.overprint import check_value
from tafelrunde.lab.simulate import Spec
from tafelrunde.lab.sweep import Outcome, compare, paired_mean, paired_rate, variants

SPEC = Spec("valskyrr", ("heuristic",), 2, {"heroes": ["fengray", "arani"]})
SWORD = "card:war_sword.actions.2.do.1.physical"
WON, LOST = Outcome(True, 9), Outcome(False, 12)


def call(*words: str, lang: str = "en") -> Result:
    return CliRunner().invoke(
        main, ["--lang", lang, "lab", "sweep", *words], catch_exceptions=False
    )


def test_only_games_that_one_wins_and_the_other_loses_tell_a_difference() -> None:
    same = paired_rate([WON, LOST] * 50, [WON, LOST] * 50)
    better = paired_rate([WON] * 60 + [LOST] * 40, [WON] * 40 + [LOST] * 60)

    assert same.value == 0
    assert same.low == -same.high
    assert same.high < 0.05  # unpaired, rates of one half in 100 games are 14 points wide
    assert better.value == 0.2
    assert 0.1 < better.low < 0.2 < better.high < 0.3


def test_lengths_are_compared_game_by_game() -> None:
    found = paired_mean([1, 3, 2, 2])

    assert found.value == 2
    assert (found.low, found.high) == pytest.approx((1.2, 2.8), abs=0.01)


def test_the_first_variant_is_compared_with_nothing() -> None:
    first = compare("a", [WON, LOST], None)
    second = compare("b", [LOST, LOST], [WON, LOST])

    assert (first.won.value, first.rounds, first.won_more) == (0.5, 10.5, None)
    assert second.won_more is not None
    assert second.won_more.value == -0.5


@pytest.mark.parametrize(
    ("words", "specs"),
    [
        ("board=normal/hard", [{"board": "normal"}, {"board": "hard"}]),
        ("bots=random/heuristic,random", [("random",), ("heuristic", "random")]),
        ("players=1/3", [1, 3]),
        (f"{SWORD}=2/5", [{SWORD.removeprefix("card:"): each} for each in (2, 5)]),
    ],
)
def test_set_up_bots_players_or_a_card_are_varied(words: str, specs: list[object]) -> None:
    for each, wanted in zip(variants(SPEC, words), specs, strict=True):
        seen = (each.spec.setup, each.spec.bots, each.spec.players, each.spec.values)
        assert any(
            wanted.items() <= one.items() if isinstance(one, dict) and isinstance(wanted, dict)
            else one == wanted
            for one in seen
        )  # fmt: skip


@pytest.mark.parametrize(
    ("words", "trouble", "sentence"),
    [
        ("board=hard", BadSetup, "board=ONE/OTHER"),
        ("board=hard/", BadSetup, "board=ONE/OTHER"),
        ("players=two/3", BadSetup, "'two' is no number"),
        ("card:war_sord.copies=1/2", UnknownCard, "war_sword"),
        ("card:war_sword.actions.9.reach=1/2", BadSetup, "there are 1 to 3"),
        ("card:war_sword.name=1/2", BadSetup, "there are de, en"),
        ("card:war_sword.copies.1=1/2", BadSetup, "there is nothing more"),
    ],
)
def test_what_cannot_be_varied_is_answered_with_what_can(
    words: str, trouble: type[TafelrundeError], sentence: str
) -> None:
    with pytest.raises(trouble, match=sentence):
        variants(SPEC, words)


def test_a_value_is_looked_up_without_changing_the_card() -> None:
    check_value("valskyrr", SWORD.removeprefix("card:"))
    sword = repr(find_game("valskyrr").trials.printed("war_sword"))

    assert "physical=2" in sword
    assert "physical=0" not in sword


@pytest.mark.slow
def test_a_card_with_another_value_wins_other_games_and_only_there(tmp_path: Path) -> None:
    words = ["valskyrr", "--vary", f"{SWORD}=2/9/2", "--heroes", "fengray,arani", "--games", "8"]
    told = call(*words, "--jobs", "1", "--out", str(tmp_path), "--json")
    lines = [(tmp_path / f"valskyrr-{each}.ndjson").read_bytes() for each in (1, 2, 3)]

    assert told.exit_code == 0
    assert lines[0] == lines[2] != lines[1]
    first, other, again = json.loads(told.stdout)["variants"]
    assert (first["won_more"], again["won_more"]["value"]) == (None, 0.0)
    assert other["games"] == 8


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["The same games, bots varied", "Difference"]),
        ("de", ["Dieselben Partien", "Punkten"]),
    ],
)
def test_a_sweep_is_told_as_a_table(lang: str, words: list[str], tmp_path: Path) -> None:
    vary = ["--vary", "bots=random/heuristic", "--games", "3", "--jobs", "1"]
    told = call("hexer", *vary, "--out", str(tmp_path), lang=lang)

    assert told.exit_code == 0
    assert all(word in told.stdout for word in words)


def test_a_cluster_is_not_asked_to_play_with_other_cards(tmp_path: Path) -> None:
    told = call(
        "valskyrr", "--vary", f"{SWORD}=2/3", "--cluster", "local:2", "--out", str(tmp_path)
    )

    assert told.exit_code == 1
    assert "cards as printed" in told.stderr
