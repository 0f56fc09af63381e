"""Campaigns in the lab: tries of chapters, and what falls short."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from tafelrunde.cli import main
from tafelrunde.engine.bots import Band
from tafelrunde.engine.errors import BadSetup
from tafelrunde.games.avalon.game import GAME
from tafelrunde.lab import campaign_commands
from tafelrunde.lab.campaign import MOST_TRIES, Chapter, Counted, bands, chapters_in, people, play
from tafelrunde.lab.simulate import Spec

STORY = Band("story", {}, 0.4, 0.8)
FIGURES = {
    "tries": {"2 finished": 3, "2 failed": 1, "2 finished_days": 24, "3 finished": 1},
    "failures": {"2 hunger": 1, "12 hunger": 5},
    "people": {"beor finished": 9, "beor failed": 1, "arev finished": 5, "arev failed": 5},
}


def test_a_chapter_is_told_by_its_tries_days_and_failures() -> None:
    row = Chapter.read(STORY, 2, 2, FIGURES)

    assert (row.tries, row.finished, row.rate, row.days, row.short) == (4, 3, 0.75, 8.0, "")
    assert row.low < 0.75 < row.high
    assert row.failures == {"hunger": 1}
    assert chapters_in(FIGURES) == [2, 3]


@pytest.mark.parametrize(("chapter", "short"), [(3, "high"), (4, "low")])
def test_what_is_finished_too_often_or_never_tried_falls_short(chapter: int, short: str) -> None:
    assert Chapter.read(STORY, 2, chapter, FIGURES).short == short


def test_a_character_far_from_the_mean_falls_short() -> None:
    found = {each.character: (each.apart, each.short) for each in people(STORY, FIGURES)}

    assert found == {"arev": (-0.2, "low"), "beor": (0.2, "high")}


def test_whoever_fails_begins_the_chapter_anew_so_many_times() -> None:
    wish = {
        "campaign": "quick_start",
        "mode": "challenge_mode",
        "challenges": {"hard_flight": True},
    }
    found = play(Spec("avalon", ("random",), 1, wish), seed=1)

    assert (found.games, found.won, found.stuck, found.errors) == (1, 0, 0, [])
    assert found.figures["tries"]["1 failed"] == MOST_TRIES
    assert "1 finished" not in found.figures["tries"]


def test_another_try_begins_where_the_chapter_began_with_other_chance() -> None:
    first = GAME.new({"characters": ["beor"]}, 1)
    flow = GAME.play(first)
    next(flow)
    again = GAME.trials.again(first, 2)

    assert again is not None
    assert (again.day, again.course, list(again.map)) == (0, [], list(first.map))
    assert again.chance.streams != first.chance.streams


def test_a_game_without_chapters_is_refused() -> None:
    with pytest.raises(BadSetup, match="valskyrr has no campaign to measure"):
        bands("valskyrr")


def test_the_command_tells_every_chapter_and_fails_if_one_falls_short(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def counted(*_: object) -> Counted:
        return Counted(games=2, won=1, figures={**FIGURES, "verses": {"102.0": 3}})

    monkeypatch.setattr(campaign_commands, "measure", counted)
    options = ["--games", "2", "--players", "1", "--mode", "story", "--chapters", "2-3"]
    told = CliRunner().invoke(main, ["--lang", "en", "lab", "campaign", "avalon", *options])
    data = CliRunner().invoke(main, ["lab", "campaign", "avalon", *options, "--json"])

    assert "Story Mode, 1, 2" in told.output
    assert "1 of 2 campaigns played to an ending, 0 stuck, 0 errors." in told.output
    assert told.exit_code == data.exit_code == 1
    report = json.loads(data.stdout)
    assert report["short"][0] == "story, 1, 3: 100% is too high"
    assert "102.0" not in report["never"]["verses"]


def test_a_span_is_one_number_or_two() -> None:
    told = CliRunner().invoke(main, ["lab", "campaign", "avalon", "--players", "two"])

    assert told.exit_code == 2
    assert "two with a dash" in told.output
