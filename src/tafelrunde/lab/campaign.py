"""Campaigns chapter by chapter: how often each is finished, by how many players, in how many days,
what the others failed of, and which verses were read.

Every chapter is begun by the same number of groups. With what a group has when it finishes one,
another group begins the next; so each chapter is measured as the campaign brings people there, and
can be measured alone once its beginnings are kept (`Starts`). A group that has lost begins its
chapter anew: by the rules if they grant it, else as if it had saved when the chapter began.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from tafelrunde.bots.makers import make_bot
from tafelrunde.engine.book.story_map import Storied
from tafelrunde.engine.book.verses import Choice
from tafelrunde.engine.book.walk import sources, words_in
from tafelrunde.engine.bots import Band, Trials
from tafelrunde.engine.chance import seeded
from tafelrunde.engine.content import Lang
from tafelrunde.engine.decisions import Answer, Decision, Ended
from tafelrunde.engine.errors import BadSetup, FileTrouble
from tafelrunde.engine.events import AnyEvent
from tafelrunde.engine.games import Data, State
from tafelrunde.engine.registry import find_game
from tafelrunde.lab.pool import Chunk, Workers, chunks, in_order
from tafelrunde.lab.run import Advance
from tafelrunde.lab.simulate import Answerer, Seer, Spec, blank, play_out
from tafelrunde.lab.summary import count, wilson
from tafelrunde.lab.texts import say

MOST_TRIES: Final = 8
"""So often a group sits down before it gives a chapter up."""
MOST_DECISIONS: Final = 12_000
"""A group that is asked more wanders about and gets nowhere."""
TRY: Final = 1_000_003
"""How far the seeds of two tries are apart."""
MOST_APART: Final = 0.1
"""So far the rate of a character may be from the mean."""

Counts = dict[str, dict[str, int]]


class Counted(msgspec.Struct):
    """What some groups come to."""

    groups: int = 0
    finished: int = 0
    stuck: int = 0
    errors: list[str] = []
    figures: Counts = {}
    onward: list[Data] = []
    """The tables with which those who have finished begin the next chapter."""

    def join(self, other: Counted) -> None:
        """Count what another process has counted."""
        self.groups += other.groups
        self.finished += other.finished
        self.stuck += other.stuck
        self.errors += other.errors
        self.onward += other.onward
        for table, rows in other.figures.items():
            for row, times in rows.items():
                count(self.figures.setdefault(table, {}), row, times)


def bands(game: str, only: str = "") -> Sequence[Band]:
    """What is asked of a campaign; raises `BadSetup` if a game has none."""
    found = [each for each in find_game(game).trials.BANDS if only in ("", each.id)]
    if not found:
        raise BadSetup(f"{game} has no campaign{f' {only!r}' if only else ''} to measure.")
    return found


def play(spec: Spec, seed: int, start: Data | None = None) -> Counted:
    """One group plays one chapter, in as many tries as it takes: the first, or the one that begins
    with that table. Of several bots the groups take turns.
    """
    rules, trials = find_game(spec.game), find_game(spec.game).trials
    setup = trials.setup_for(seed, spec.players, spec.setup)
    found, log = Counted(groups=1), list[AnyEvent]()
    names = [spec.bots[seed % len(spec.bots)]] * spec.players
    state = rules.new(setup, seed) if start is None else rules.load(start)
    rules.listen(state, log)
    for number in range(MOST_TRIES):
        if number or start is not None:
            state = trials.again(state, seed + TRY * number, log)
        chapter = trials.chapter(state)
        result = blank(spec, trials, rules, setup, seed, names)
        bots = [
            make_bot(name, spec.game, seeded(seed + TRY * number, seat))
            for seat, name in enumerate(names)
        ]
        seer = Seer(trials, state, bots, result)
        answer = within(trials, state, seer.answer)
        try:
            play_out(seer.follow(rules.play(state)), answer, MOST_DECISIONS)
        except Exception as trouble:  # a fault in the rules must not end the whole series
            found.errors.append(f"{spec.players}, {seed}: {type(trouble).__name__}: {trouble}")
            break
        ended = rules.outcome(state)
        if trials.chapter(state) != chapter:
            found.onward.append(rules.dump(trials.again(state, seed, [])))
        elif ended is None:
            found.stuck += 1
        if ended is None or ended.won:
            break
    found.finished = len(found.onward) + bool(ended and ended.won)
    found.figures = trials.figures(state, log)
    return found


def within(trials: Trials[State], state: State, answer: Answerer) -> Answerer:
    """The same answers, until the next chapter begins."""
    chapter = trials.chapter(state)

    def respond(decision: Decision) -> Answer:
        if trials.chapter(state) != chapter:
            raise Ended
        return answer(decision)

    return respond


def play_chunk(spec: Spec, starts: Sequence[Data | None], chunk: Chunk) -> Counted:
    """Some groups, who take the beginnings in turn."""
    found = Counted()
    for seed in range(*chunk):
        found.join(play(spec, seed, starts[seed % len(starts)]))
    return found


class Series(msgspec.Struct, frozen=True):
    """So many groups for each chapter, from that seed on."""

    seed: int
    groups: int
    jobs: int

    def measure(self, spec: Spec, starts: Sequence[Data | None], advance: Advance) -> Counted:
        """One chapter, begun with these tables."""
        found = Counted()
        todo = chunks(self.seed, self.groups, self.jobs)
        for each in in_order(partial(play_chunk, spec, starts), todo, Workers(self.jobs)):
            found.join(each)
            advance(each.groups)
        return found


class Starts:
    """The tables with which chapters begin, kept in a folder so that a chapter can be measured
    without those before it.
    """

    def __init__(self, folder: Path | None, name: str) -> None:
        self.folder = folder
        self.name = name

    def file(self, chapter: int) -> Path | None:
        """Where those of a chapter lie."""
        return self.folder / f"{self.name}-{chapter}.json" if self.folder else None

    def read(self, chapter: int) -> list[Data]:
        """Those of a chapter; none if nobody has kept any; raises `FileTrouble`."""
        file = self.file(chapter)
        if file is None or not file.exists():
            return []
        try:
            return msgspec.json.decode(file.read_bytes(), type=list[Data])
        except msgspec.MsgspecError as error:
            raise FileTrouble(f"{file} holds no beginnings of a chapter.") from error

    def write(self, chapter: int, tables: Sequence[Data]) -> None:
        """Keep those of a chapter."""
        if (file := self.file(chapter)) and tables:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(msgspec.json.encode(tables))


def by_chapter(
    spec: Spec, series: Series, starts: Starts, chapters: range, advance: Advance
) -> Iterator[tuple[int, Counted]]:
    """Every chapter in turn, from the last one before those that are asked for whose beginnings
    are kept, as long as somebody gets on.
    """
    known = [each for each in range(2, chapters.start + 1) if starts.read(each)]
    chapter = max(known, default=1)
    tables: Sequence[Data | None] = starts.read(chapter) or [None]
    while tables and chapter < chapters.stop:
        found = series.measure(spec, tables, advance)
        tables, found.onward = found.onward, []
        starts.write(chapter + 1, tables)
        if chapter in chapters:
            yield chapter, found
        chapter += 1


# --- What it comes to -----------------------------------------------------------------------------


class Chapter(msgspec.Struct):
    """How a chapter went for one number of players."""

    mode: str
    players: int
    chapter: int
    tries: int
    finished: int
    rate: float
    low: float
    high: float
    days: float
    failures: dict[str, int]
    whole: float  # tries that were finished without anybody dying
    short: str = ""  # "low", "high", or nothing

    @classmethod
    def read(cls, band: Band, players: int, chapter: int, figures: Counts) -> Chapter:
        """From what was counted."""
        tries, failures = figures.get("tries", {}), figures.get("failures", {})
        finished = tries.get(f"{chapter} finished", 0)
        every = finished + tries.get(f"{chapter} failed", 0)
        rate = finished / max(1, every)
        low, high = wilson(finished, every)
        causes = {
            key.partition(" ")[2]: times
            for key, times in sorted(failures.items(), key=lambda row: (-row[1], row[0]))
            if key.partition(" ")[0] == str(chapter)
        }
        days = tries.get(f"{chapter} finished_days", 0) / max(1, finished)
        short = "low" if rate < band.low else "high" if rate > band.high else ""
        return cls(
            band.id, players, chapter, every, finished, round(rate, 3), round(low, 3),
            round(high, 3), round(days, 1), causes,
            round(tries.get(f"{chapter} whole", 0) / max(1, every), 3), short if every else "low",
        )  # fmt: skip


class Person(msgspec.Struct):
    """How often a character's chapters were finished, in one way to play."""

    mode: str
    character: str
    tries: int
    rate: float
    low: float
    high: float
    apart: float  # from the mean of all of them
    short: str = ""


def people(band: Band, figures: Counts) -> Iterator[Person]:
    """Every character, over all chapters and numbers of players."""
    counts = figures.get("people", {})
    names = sorted({key.partition(" ")[0] for key in counts})
    rates = dict[str, tuple[int, int]]()
    for name in names:
        finished = counts.get(f"{name} finished", 0)
        rates[name] = finished, finished + counts.get(f"{name} failed", 0)
    mean = sum(won / max(1, tries) for won, tries in rates.values()) / max(1, len(rates))
    for name, (won, tries) in rates.items():
        rate = won / max(1, tries)
        low, high = wilson(won, tries)
        short = "" if abs(rate - mean) <= MOST_APART else "low" if rate < mean else "high"
        yield Person(
            band.id, name, tries, round(rate, 3), round(low, 3), round(high, 3),
            round(rate - mean, 3), short,
        )  # fmt: skip


def unread(story: Storied, counts: Mapping[str, int], lang: Lang) -> dict[str, str]:
    """The verses that nobody has reached, and why: nobody was there, nobody came to a page that
    leads there, or what the page asked for that was read, with what nobody can have had.
    """
    ways = sources(story.book, story.leads)
    lacking = recorded(story, ways) - recorded(story, counts)
    return {
        verse: "; ".join(_closed(story, verse, each, counts, lacking, lang) for each in before)
        or say(lang, "campaign.not_there")
        for verse, before in ways.items()
        if verse not in counts
    }


def recorded(story: Storied, verses: Iterable[str]) -> set[str]:
    """What these verses may record, a status also as a whole, and that they were read."""
    pages = [story.book.verses[each] for each in verses if each in story.book.verses]
    names = {name for word in words_in(pages) for name in story.sets(word)}
    return names | {each.rpartition(" ")[0] for each in names} | {f"verse {p.id}" for p in pages}


def _closed(
    story: Storied,
    verse: str,
    before: str,
    counts: Mapping[str, int],
    lacking: set[str],
    lang: Lang,
) -> str:
    if not counts.get(before):
        return f"{before}: 0"
    page = story.book.verses[before]
    choices = [each for each in page.choices if each.goto == verse]
    asked = [story.choice(page, each, lang)[1] or each.key for each in choices]
    told = f"{before}: {counts[before]}, {' / '.join(asked)}"
    lacked = [[*_demands(story, each) & lacking] for each in choices]
    if lacked and all(lacked):
        names = ", ".join(sorted({name for each in lacked for name in each}))
        told += f" {say(lang, 'campaign.lacked', names=names)}"
    return told


def _demands(story: Storied, choice: Choice) -> set[str]:
    return {*story.demands(choice.only_if), *story.demands(choice.needs)}
