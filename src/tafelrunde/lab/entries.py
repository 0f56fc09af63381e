"""What one game says about whoever and whatever took part in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tafelrunde.lab.simulate import Result


class Entry(NamedTuple):
    """Something that took part, by its kind and name, and whether it won or was used."""

    kind: str
    name: str
    won: bool


def entries(result: Result) -> Iterator[Entry]:
    """Heroes who win together, or characters, schools and seats that compete; encounters, and what
    was offered.
    """
    if result.winner < 0:
        for name in result.heroes:
            yield Entry("hero", name, result.won)
    else:
        yield from _competing(result)
    yield from _encounters(result)
    for name, seats in result.offers.items():
        yield Entry("use", name, bool(seats))


def _competing(result: Result) -> Iterator[Entry]:
    """Seats are counted from whoever began."""
    players, winner = result.players, result.heroes[result.winner]
    for name in result.heroes:
        yield Entry("character", name, name == winner)
    for row in result.figures.get("schools", {}):
        name, _, school = row.partition(" ")
        yield Entry("school", school, name == winner)
    for name in result.figures.get("starts", {}):
        first = result.heroes.index(name)
        for seat in range(players):
            yield Entry("seat", str(seat + 1), (first + seat) % players == result.winner)


def _encounters(result: Result) -> Iterator[Entry]:
    found = result.figures.get("encounters", {})
    for row, times in found.items():
        name, _, what = row.rpartition(" ")
        if what == "open":
            yield Entry("use", f"meet {name}", f"{name} begun" in found)
        elif what == "begun":
            won = found.get(f"{name} won", 0)
            for number in range(times):
                yield Entry("encounter", name, number < won)
