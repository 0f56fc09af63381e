"""Campaigns in the lab: tries of chapters, and what falls short."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from tafelrunde.bots.makers import make_bot
from tafelrunde.cli import main
from tafelrunde.engine.bots import Band, Bot
from tafelrunde.engine.errors import BadSetup, FileTrouble
from tafelrunde.engine.events import AnyEvent
from tafelrunde.engine.games import SetupAnswers, State
from tafelrunde.engine.registry import find_game
from tafelrunde.games.avalon.events import ChapterBegan
from tafelrunde.games.avalon.game import GAME
from tafelrunde.games.avalon.rules.character_setup import new_character
from tafelrunde.lab import campaign, campaign_commands
from tafelrunde.lab.campaign import (
    MOST_TRIES,
    Chapter,
    Counted,
    Series,
    Starts,
    bands,
    by_chapter,
    people,
    play,
    unread,
)
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


@pytest.mark.parametrize(("chapter", "short"), [(3, "high"), (4, "low")])
def test_what_is_finished_too_often_or_never_tried_falls_short(chapter: int, short: str) -> None:
    assert Chapter.read(STORY, 2, chapter, FIGURES).short == short


def test_a_character_far_from_the_mean_falls_short() -> None:
    found = {each.character: (each.apart, each.short) for each in people(STORY, FIGURES)}

    assert found == {"arev": (-0.2, "low"), "beor": (0.2, "high")}


def test_whoever_fails_begins_the_chapter_anew_so_many_times() -> None:
    wish: SetupAnswers = {
        "campaign": "quick_start",
        "mode": "challenge_mode",
        "challenges": {"hard_flight": True},
    }
    found = play(Spec("avalon", ("random",), 1, wish), seed=1)

    assert (found.groups, found.finished, found.stuck, found.errors) == (1, 0, 0, [])
    assert found.figures["tries"]["1 failed"] == MOST_TRIES
    assert "1 finished" not in found.figures["tries"]


def test_another_try_begins_where_the_chapter_began_with_other_chance() -> None:
    first = GAME.new({"characters": ["beor"]}, 1)
    flow = GAME.play(first)
    next(flow)
    log = list[AnyEvent]()
    again, other = GAME.trials.again(first, 2, log), GAME.trials.again(first, 3, [])

    assert [str(each) for each in again.random_events] != [
        str(each) for each in other.random_events
    ]
    assert log == [ChapterBegan("A4.15", 1, ("beor",), False)]
    assert (again.day, again.course, list(again.map)) == (0, [], list(first.map))
    assert again.chance.streams != first.chance.streams


HURRIED = Spec("avalon", ("heuristic",), 1, {"mode": "story_mode", "characters": ["arev"]})


def test_who_finishes_a_chapter_hands_its_table_on_to_the_next() -> None:
    first = play(HURRIED, seed=2)
    second = play(HURRIED, 7, first.onward[0])

    assert first.finished == 1
    assert "2 finished" not in first.figures["tries"]
    assert {key[0] for key in second.figures["tries"]} == {"2"}
    assert second.figures["people"].keys() <= {"arev finished", "arev failed"}


def test_a_chapter_whose_beginnings_are_kept_is_measured_alone(tmp_path: Path) -> None:
    starts, series = Starts(tmp_path, "avalon-story-1"), Series(seed=2, groups=1, jobs=1)
    before = dict(by_chapter(HURRIED, series, starts, range(2, 3), lambda _: None))
    counted = list[int]()
    alone = dict(by_chapter(HURRIED, series, starts, range(2, 3), counted.append))

    assert list(before) == list(alone) == [2]
    assert before[2].figures == alone[2].figures
    assert counted == [1]


def test_a_file_that_holds_no_beginnings_is_refused(tmp_path: Path) -> None:
    (tmp_path / "avalon-2.json").write_text("{}")

    with pytest.raises(FileTrouble, match="holds no beginnings"):
        Starts(tmp_path, "avalon").read(2)


def test_whoever_came_since_is_not_at_the_table_with_which_a_chapter_began() -> None:
    game = GAME.new({"characters": ["beor"]}, 1)
    next(GAME.play(game))
    new_character(game, 1, "arev")
    GAME.check_cards(GAME.trials.again(game, 2, []))


def test_a_game_without_chapters_is_refused() -> None:
    with pytest.raises(BadSetup, match="valskyrr has no campaign to measure"):
        bands("valskyrr")


def test_the_command_tells_every_chapter_and_fails_if_one_falls_short(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def counted(*_: object) -> Iterator[tuple[int, Counted]]:
        read = {"102.0": 3, "102.500": 2}
        yield 3, Counted(groups=2, finished=1, figures={**FIGURES, "verses": read})

    monkeypatch.setattr(campaign_commands, "by_chapter", counted)
    options = ["--games", "2", "--players", "1", "--mode", "story", "--chapters", "2-3"]
    told = CliRunner().invoke(main, ["--lang", "en", "lab", "campaign", "avalon", *options])
    data = CliRunner().invoke(main, ["lab", "campaign", "avalon", *options, "--json"])

    assert "Story Mode, 1, 3" in told.output
    assert "1 of 2 groups finished their chapter, 0 stuck, 0 errors." in told.output
    assert told.exit_code == data.exit_code == 1
    report = json.loads(data.stdout)
    assert report["short"][0] == "story, 1, 3: 100% is too high"
    assert "102.0" not in report["never"]["verses"]
    assert report["read"] == {"102.0": 3, "102.500": 2}


def test_every_verse_that_nobody_read_is_explained() -> None:
    story = find_game("avalon").stories
    assert story is not None
    found = unread(story, {"102.0": 3, "102.500": 2}, "en")

    assert found["102.1"].startswith("102.0: 3, ")  # with what it asks for
    assert found["102.505"].endswith("(nobody had: status witnesses 1)")
    assert "nobody had" not in found["102.501"]  # only that something is not so yet
    assert found["106.8"].endswith(": 0")
    assert found["190.400"] == "nobody was there"
    assert "102.0" not in found


def test_of_several_bots_the_groups_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    made = list[str]()

    def make(name: str, game: str, seed: int) -> Bot[State]:
        made.append(name)
        return make_bot(name, game, seed)

    monkeypatch.setattr(campaign, "make_bot", make)
    monkeypatch.setattr(campaign, "MOST_DECISIONS", 5)
    spec = Spec("avalon", ("heuristic", "curious"), 2, {"mode": "story_mode"})
    campaign.play_chunk(spec, [None], (0, 2))

    assert made == ["heuristic", "heuristic", "curious", "curious"]


def test_a_span_is_one_number_or_two() -> None:
    told = CliRunner().invoke(main, ["lab", "campaign", "avalon", "--players", "two"])

    assert told.exit_code == 2
    assert "two with a dash" in told.output
