"""What the lab reads from the log of a game of Avalon."""

from __future__ import annotations

from tafelrunde.games.avalon import events
from tafelrunde.games.avalon.trials.measures import Measures, clashes, fighters


def test_whoever_dies_dies_of_what_took_the_last_health() -> None:
    log = [
        events.EncounterBegan("A25.04", "vagabond", ("beor",)),
        events.TrackChanged("A28.06", "beor", "health", 9, 6),
        events.EncounterEnded("A30.02", "vagabond", "won"),
        events.TrackChanged("A16.04", "ailei", "health", 2, 0),
        events.Died("A16.04", "ailei"),
        events.TrackChanged("A9.03", "beor", "health", 1, 0),
        events.Died("A9.03", "beor"),
        events.Died("A21.03", "arev"),
    ]
    found = Measures(["beor", "ailei"]).read(log)

    assert found["deaths"] == {"ailei: wyrdness": 1, "beor: hunger": 1, "arev: story": 1}
    assert clashes(found["clashes"]).rows == {"vagabond": [1, 1, 0, 0, 0, 0, 3.0]}
    assert fighters(found["fighters"]).rows == {"beor": [1, 1, 0, 0, 3.0]}


def test_every_try_of_a_chapter_is_counted_with_its_days_its_people_and_its_end() -> None:
    log = [
        events.DayBegan("A5.01", 1),
        events.ChapterEnded("A1.04", 1),
        events.ChapterBegan("A4.15", 2, ("beor", "arev"), again=False),
        events.DayBegan("A5.01", 2),
        events.DayBegan("A5.01", 3),
        events.TrackChanged("A9.03", "arev", "health", 1, 0),
        events.Died("A9.03", "arev"),
        events.ChapterBegan("A21.04", 2, ("beor", "arev"), again=True),
        events.DayBegan("A5.01", 2),
        events.CampaignEnded("A21.03", won=False, cause="arev"),
    ]
    found = Measures(["beor", "ailei"]).read(log)

    assert found["tries"] == {
        "1 finished": 1,
        "1 finished_days": 1,
        "1 whole": 1,
        "2 failed": 2,
        "2 failed_days": 3,
    }
    assert found["failures"] == {"2 hunger": 2}
    assert found["people"] == {
        "beor finished": 1,
        "ailei finished": 1,
        "beor failed": 2,
        "arev failed": 2,
    }


def test_a_try_goes_on_where_somebody_new_comes_in_for_the_dead() -> None:
    log = [
        events.DayBegan("A5.01", 1),
        events.Died("A9.03", "ailei"),
        events.DayBegan("A5.01", 2),
        events.ChapterEnded("A1.04", 1),
    ]
    found = Measures(["ailei", "arev"]).read(log)

    assert found["tries"] == {"1 finished": 1, "1 finished_days": 2}
    assert found["people"] == {"ailei failed": 1, "arev finished": 1}


def test_stocks_are_those_of_the_beginning_of_each_day() -> None:
    log = [
        events.DayBegan("A5.01", 1),
        events.ResourceChanged("A9.01", "beor", "food", 2, 5),
        events.DayBegan("A5.01", 2),
    ]
    found = Measures(["beor", "ailei"]).read(log)["by_day"]

    assert (found["1 characters"], found["1 food"], found["2 food"]) == (2, 4, 7)
    assert found["1 health"] == 18
