"""Check the plan of Avalon's campaign (docs/campaign) and the book against it.

    python tools/campaign_plan.py        the plan itself: ids, statuses, secrets, tasks
    python tools/campaign_plan.py 4      what of lot 4 is not in the book yet

A line of the plan is `| id | layer | what happens | marks | the choice |`; marks are `!status.part`
(set), `?status.part` (read), `+n` (secret won), `-n` (secret asked for), `@task`.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tafelrunde.engine.book.walk import words_in
from tafelrunde.engine.content import LANGUAGES
from tafelrunde.engine.errors import ContentError
from tafelrunde.games.avalon import story
from tafelrunde.games.avalon.nouns import Secret, Status
from tafelrunde.games.avalon.vocabulary.effects import GainSecret
from tafelrunde.games.avalon.vocabulary.world import Mark, Note

DOCS = Path(__file__).parent.parent / "docs" / "campaign"
LINE = re.compile(r"^\| (\d+(?:\.\w+)?) \| [–\d] \| (.+) \| (.*) \| (.*) \|$")


FREE = {"blue", "gray", "green", "violet", "roll"}


@dataclass(frozen=True)
class Planned:
    """A verse of the plan."""

    lot: int
    id: str
    marks: tuple[str, ...]

    def all(self, sign: str) -> Iterator[str]:
        """Its marks with one sign."""
        return (mark[1:] for mark in self.marks if mark.startswith(sign) and mark != "–")


def plan() -> list[Planned]:
    """Every verse of all lots."""
    found = []
    for lot in range(1, 9):
        for line in (DOCS / f"lot_{lot}.md").read_text(encoding="utf-8").splitlines():
            if match := LINE.match(line):
                found.append(Planned(lot, match[1], tuple(match[3].split())))
    return found


def parts(mark: str, statuses: dict[str, Status]) -> set[tuple[str, int]]:
    """The boxes that a mark means; without a number all of its status."""
    name, _, part = mark.partition(".")
    return {(name, int(part))} if part else {(name, n + 1) for n in range(statuses[name].parts)}


def flaws(verses: list[Planned]) -> Iterator[str]:
    """What does not fit in the plan."""
    from tafelrunde.games.avalon import library

    statuses, first = library.STATUSES, set(known_before())
    for key, count in Counter(each.id for each in verses).items():
        if count > 1:
            yield f"{key} is planned {count} times"
    named = {mark.partition(".")[0] for each in verses for s in "!?" for mark in each.all(s)}
    yield from (f"{name} is no status" for name in sorted(named - set(statuses)))
    every = {(s.id, n + 1) for s in statuses.values() for n in range(s.parts)}
    later = {box for box in every if box[0] not in first}
    by_events = {("second", 1), ("second", 2), ("second", 3), ("osk", 1)}
    sets = {box for each in verses for mark in each.all("!") for box in parts(mark, statuses)}
    reads = {box for each in verses for mark in each.all("?") for box in parts(mark, statuses)}
    yield from (f"nobody marks {box}" for box in sorted(later - sets - by_events))
    yield from (f"nobody reads {box}" for box in sorted(later - reads))
    yield from (f"chapter 1 owns {box}" for box in sorted(sets & (every - later)))
    numbers = {each.number for each in library.of_kind(Secret)} - set(range(11, 20)) - {42}
    written = words_in(list(library.VERSES.values()))
    won = {each.number for each in written if isinstance(each, GainSecret)}
    won |= {int(mark) for each in verses for mark in each.all("+")}
    yield from (f"secret {number} is never won" for number in sorted(numbers - won))
    asked = {int(mark) for each in verses for mark in each.all("-")}
    new = set(range(43, 76))
    yield from (f"secret {number} is never asked for" for number in sorted(new - asked))
    tasks = {mark for each in verses for mark in each.all("@")} | {"the_tide"}
    before = {"signs", "captive", "mill", "asylum"}
    yield from (f"task {name} is not noted" for name in sorted(set(library.TASKS) - tasks - before))
    yield from (f"{name} is no task" for name in sorted(tasks - set(library.TASKS)))


def flaws_of_places(verses: list[Planned]) -> Iterator[str]:
    """Locations whose pages are not all planned, and encounters that are not printed."""
    from tafelrunde.games.avalon import library

    planned = {each.id for each in verses} | set(library.VERSES)
    for number, location in library.LOCATIONS.items():
        pages = {key for key in planned if key.startswith(f"{number}.")}
        if not any(key == f"{number}.0" or key.endswith("00") for key in pages):
            yield f"{number} has no entry"
        symbols = {symbol.name for symbol in location.symbols}
        for symbol, letters in (("DREAM", "DN"), ("MENHIR", "M")):
            for letter in letters:
                has = any(key.startswith(f"{number}.{letter}") for key in pages)
                if has != (symbol in symbols):
                    yield f"{number}.{letter} {'is not promised' if has else 'is missing'}"
    for each in verses:
        for mark in each.marks:
            if mark[0].isalpha() and mark not in FREE and mark not in library.PRINTED:
                yield f"{each.id}: {mark} is no encounter"


def known_before() -> list[str]:
    """The statuses of chapter 1."""
    from tafelrunde.games.avalon.story import save_sheet

    return [each.id for each in save_sheet.STATUSES]


def missing(lot: int, verses: list[Planned]) -> Iterator[str]:
    """What of a lot is not written, or does not do what the plan promises."""
    from tafelrunde.games.avalon import library

    for each in [each for each in verses if each.lot == lot]:
        if each.id not in library.VERSES:
            yield f"not written: {each.id}"
            continue
        verse = library.verse(each.id)
        done = {mark_of(word) for word in words_in((verse.do, verse.choices))}
        for mark in each.marks:
            if mark[0] in "!+@" and mark not in done:
                yield f"{each.id} does not {mark}"
        yield from prose_flaws(each.id, [choice.key for choice in verse.choices])


def mark_of(word: object) -> str:
    """What a word records, as the plan writes it."""
    match word:
        case Mark(status=status, part=part):
            return f"!{status}.{part}"
        case GainSecret(number=number):
            return f"+{number}"
        case Note(task=task):
            return f"@{task}"
        case _:
            return ""


def prose_flaws(key: str, choices: list[str]) -> Iterator[str]:
    """Pages that are missing, too short or too long, or lack a sentence."""
    for lang in LANGUAGES:
        try:
            passage = story.BOOK.page(key, lang)
        except ContentError as error:
            yield f"{key} ({lang}): {error}"
            continue
        if not 40 <= len(passage.text.split()) <= 160:
            yield f"{key} ({lang}): {len(passage.text.split())} words"
        if list(passage.choices) != choices:
            yield f"{key} ({lang}): the sentences are {list(passage.choices)}"


def main() -> int:
    """Print what is wrong or missing."""
    verses = plan()
    if len(sys.argv) > 1:
        found = list(missing(int(sys.argv[1]), verses))
    else:
        found = [*flaws(verses), *flaws_of_places(verses)]
        sizes = Counter(each.lot for each in verses)
        print(", ".join(f"lot {lot}: {sizes[lot]}" for lot in sorted(sizes)))
        print(f"{len(verses)} verses planned")
    print("\n".join(found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
