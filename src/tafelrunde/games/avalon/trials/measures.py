"""What the lab counts over many games: stocks by day, causes of death, encounters by card and by
character, verses. Everything is read from the log; sums of many games become tables here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from tafelrunde.engine.bots import Grid, means
from tafelrunde.engine.events import AnyEvent
from tafelrunde.games.avalon import events, library
from tafelrunde.games.avalon.nouns import CombatEncounter
from tafelrunde.games.avalon.terms import Resource, Track

Counts = dict[str, dict[str, int]]
STOCKS: Final = [each.name.lower() for each in (*Resource, *Track)]
TABLES: Final = (
    *("by_day", "deaths", "chapters", "clashes", "fighters", "verses"),
    *("tries", "failures", "people"),
)
OUTCOMES: Final = ("won", "lost", "fled", "ran_away", "avoided")
FINISHED: Final = "finished"
FAILED: Final = "failed"
WHOLE: Final = "whole"
"""Finished, and nobody has died of it."""
HUNGER: Final = "hunger"
WYRDNESS: Final = "wyrdness"
STORY: Final = "story"
CAUSES: Final = {"A9": HUNGER, "A16": WYRDNESS}
"""What kills, by the chapter of the rule that takes the last Health."""


class Measures:
    """Reads the log of one game."""

    def __init__(self, people: Iterable[str]) -> None:
        self.found: Counts = {name: {} for name in TABLES}
        self.stocks: dict[str, dict[str, int]] = {name: start_of(name) for name in people}
        self.encounter = ""
        self.group: tuple[str, ...] = ()
        self.struck: dict[str, str] = {}
        self.died_of = STORY
        self.chapter, self.days, self.failed = 1, 0, False
        self.fallen: list[str] = []
        self.party: Iterable[str] = tuple(self.stocks)

    def read(self, log: Sequence[AnyEvent]) -> Counts:
        """Everything that is counted."""
        for event in log:
            self.take(event)
        return self.found

    def take(self, event: AnyEvent) -> None:
        """One event."""
        match event:
            case events.DayBegan():
                self.days += 1
                self.day(event.day)
            case events.ResourceChanged():
                self.stocks.setdefault(event.character, {})[event.resource] = event.after
            case events.TrackChanged():
                self.track(event)
            case events.EncounterBegan():
                self.encounter, self.group = event.encounter, event.group
            case events.EncounterEnded():
                self.ended(event)
            case events.Died():
                self.died_of = self.struck.get(event.character, STORY)
                self.died(event.character)
            case events.ChapterEnded():
                self.count("chapters", str(event.chapter))
                self.tried(FINISHED)
            case events.ChapterBegan():
                if event.again:
                    self.fail()
                self.chapter, self.party = event.chapter, event.group
                self.days, self.fallen, self.failed = 0, [], False
            case events.CampaignEnded():
                if not event.won:
                    self.fail()
            case events.VerseRead():
                self.count("verses", event.verse)

    def count(self, table: str, row: str, times: int = 1) -> None:
        """Add to a count."""
        rows = self.found[table]
        rows[row] = rows.get(row, 0) + times

    def died(self, name: str) -> None:
        """Somebody has died; if somebody new comes in (A21.05), the others go on with their try."""
        self.count("deaths", f"{name}: {self.died_of}")
        self.fallen.append(name)

    def fail(self) -> None:
        """A try ends when the chapter is begun anew, or the campaign is lost (A1.06)."""
        if not self.failed:
            self.tried(FAILED)
        self.failed = True

    def tried(self, how: str) -> None:
        """A chapter was finished or failed: after how many days, by whom, and why."""
        chapter = self.chapter
        self.count("tries", f"{chapter} {how}")
        self.count("tries", f"{chapter} {how}_days", self.days)
        if how == FINISHED and not self.fallen:
            self.count("tries", f"{chapter} {WHOLE}")
        for name in self.party:
            self.count("people", f"{name} {FAILED if name in self.fallen else how}")
        if how == FAILED:
            self.count("failures", f"{chapter} {self.died_of}")

    def day(self, day: int) -> None:
        """What everybody has when a day begins."""
        for stocks in self.stocks.values():
            self.count("by_day", f"{day} characters")
            for name in STOCKS:
                self.count("by_day", f"{day} {name}", stocks.get(name, 0))

    def track(self, event: events.TrackChanged) -> None:
        """A track, and what took the last Health."""
        self.stocks.setdefault(event.character, {})[event.track] = event.after
        if event.track != Track.HEALTH.name.lower() or event.after > event.before:
            return
        chapter = event.why.partition(".")[0]
        self.struck[event.character] = self.encounter or CAUSES.get(chapter, STORY)
        if self.encounter:
            lost = event.before - event.after
            self.count("clashes", f"{self.encounter} health", lost)
            self.count("fighters", f"{event.character} health", lost)

    def ended(self, event: events.EncounterEnded) -> None:
        """How an encounter ended, for its card and for whoever took part."""
        self.count("clashes", f"{event.encounter} {event.outcome}")
        printed = library.PRINTED.get(event.encounter)
        art = "combat" if isinstance(printed, CombatEncounter) else "diplomacy"
        for name in self.group:
            self.count("fighters", f"{name} {art}")
            if event.outcome == "won":
                self.count("fighters", f"{name} {art}_won")
        self.encounter, self.group = "", ()


def start_of(name: str) -> dict[str, int]:
    """What a character begins with."""
    board = library.board(name)
    tray = library.TRAYS[board.tray]
    found = {what.name.lower(): board.resources.get(what, 0) for what in Resource}
    return found | {"energy": tray.energy, "health": tray.health, "fear": tray.fear}


# --- Tables ---------------------------------------------------------------------------------------


def grids(found: Mapping[str, Mapping[str, int]]) -> list[Grid]:
    """The sums of many games as tables."""
    return [
        means("by_day", "characters", STOCKS, found.get("by_day", {})),
        clashes(found.get("clashes", {})),
        fighters(found.get("fighters", {})),
        places(found.get("verses", {})),
    ]


def clashes(counts: Mapping[str, int]) -> Grid:
    """How encounters ended, the most frequent first, and the Health that one of them takes."""
    names = {key.rpartition(" ")[0] for key in counts}
    rows: dict[str, list[float]] = {}
    for name in names:
        ends = [counts.get(f"{name} {outcome}", 0) for outcome in OUTCOMES]
        health = counts.get(f"{name} health", 0) / max(1, sum(ends))
        rows[name] = [sum(ends), *ends, round(health, 2)]
    ordered = sorted(rows.items(), key=lambda row: (-row[1][0], row[0]))
    return Grid("clashes", ["times", *OUTCOMES, "health_lost"], dict(ordered))


def fighters(counts: Mapping[str, int]) -> Grid:
    """How characters fared in combat and diplomacy."""
    columns = ["combat", "combat_won", "diplomacy", "diplomacy_won"]
    rows: dict[str, list[float]] = {}
    for name in sorted({key.partition(" ")[0] for key in counts}):
        row: list[float] = [counts.get(f"{name} {column}", 0) for column in columns]
        met = max(1, row[0] + row[2])
        rows[name] = [*row, round(counts.get(f"{name} health", 0) / met, 2)]
    return Grid("fighters", [*columns, "health_lost"], rows)


def places(counts: Mapping[str, int]) -> Grid:
    """How much of each place's story was reached."""
    rows: dict[str, list[float]] = {}
    for verse in sorted(library.VERSES, key=by_place):
        place = verse.partition(".")[0] if "." in verse else "secrets"
        row = rows.setdefault(place, [0, 0, 0])
        row[0] += 1
        row[1] += verse in counts
        row[2] += counts.get(verse, 0)
    return Grid("places", ["verses", "reached", "times"], rows)


def by_place(verse: str) -> tuple[int, str]:
    """Places by their numbers, the others after them."""
    place = verse.partition(".")[0]
    numbered = "." in verse and place.isdigit()
    return (int(place) if numbered else 10_000, verse)


def never_read(found: Mapping[str, Mapping[str, int]]) -> list[str]:
    """The verses that nobody has reached."""
    counts = found.get("verses", {})
    return [verse for verse in sorted(library.VERSES, key=by_place) if verse not in counts]
