"""Known counts of reachable decisions guard the rules as perft guards chess.

A count changes whenever an option appears or disappears anywhere within reach of the position. If
a change means it, write the new number down; if not, the rules have changed by accident.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from tafelrunde.engine.decisions import Barrier, Decision
from tafelrunde.engine.records import Session
from tafelrunde.games.valskyrr import positions, saving
from tafelrunde.games.valskyrr.game import VALSKYRR
from tafelrunde.games.valskyrr.table import Game

Line = list[list[int]]


def answers(question: Decision) -> list[list[int]]:
    """Every legal answer: each set of options of an allowed size."""
    indices = range(len(question.options))
    sizes = range(question.min, min(question.max, len(question.options)) + 1)
    return [list(chosen) for size in sizes for chosen in combinations(indices, size)]


def count(session: Session[Game], depth: int) -> list[int]:
    """How many positions can be reached with 1, 2, … answers."""
    paths: list[Line] = [[]]
    found = []
    for _ in range(depth):
        longer: list[Line] = []
        for path in paths:
            question = follow(session, path)
            if isinstance(question, Decision):
                longer += [[*path, answer] for answer in answers(question)]
        found.append(len(longer))
        paths = longer
    return found


def follow(session: Session[Game], path: Line) -> Decision | Barrier | None:
    """The question after some answers, on a fork."""
    fork = session.fork()
    for answer in path:
        fork.answer(answer)
    return fork.question


def start(**position: Any) -> Session[Game]:
    game = positions.build(position)
    return Session(VALSKYRR, saving.setup_data(game.setup), origin=game)


OPENINGS = {
    "fengray": [3, 11, 49, 177, 506],
    "kraehe": [3, 6, 26, 126, 554],
    "celenthia": [3, 12, 50, 160, 526],
    "arani": [3, 17, 101, 447, 1695],
}


@pytest.mark.parametrize("hero", OPENINGS)
def test_the_first_turn_of_a_hero_has_a_known_number_of_continuations(hero: str) -> None:
    session = Session(VALSKYRR, {"heroes": (hero,)}, seed=7)
    assert count(session, len(OPENINGS[hero])) == OPENINGS[hero]


def test_a_fight_of_two_heroes_has_a_known_number_of_continuations() -> None:
    session = start(
        phase="defence",
        encounter="totem_of_wrath",
        heroes={
            "fengray": {
                "hand": ["block", "lunge"],
                "hero_zone": ["chain_mail"],
                "deck": ["taunt", "steadfast"],
                "foes": ["ghoren_warrior", "tracker_hound"],
                "burn": 1,
            },
            "arani": {
                "hand": ["minor_healing"],
                "hero_zone": ["divine_protection"],
                "deck": ["sacrifice"],
                "foes": ["ghoren_smallhorn"],
            },
        },
    )
    assert count(session, 5) == [2, 7, 19, 57, 153]
