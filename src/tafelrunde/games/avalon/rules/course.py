"""What goes on inside of what: an encounter in a verse, a verse in an arrival, an arrival in an
action.

Nothing waits in a running generator: whatever leads on is put on top of the table's `course` and
played by one loop (`rules/play.py`), and what lies below goes on from its own step afterwards. So
every question of the game can be a checkpoint.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tafelrunde.engine.decisions import Flow
from tafelrunde.games.avalon.state.table import Course, Doing, Game

COURSES: Final[dict[Doing, Callable[[Game, Course], Flow[None]]]] = {}
"""How each kind goes on. Such a function carries one step out, moves `step` on, or ends by
`end_course`; whatever it began is played before it is called again.
"""


def goes_on(
    doing: Doing,
) -> Callable[[Callable[[Game, Course], Flow[None]]], Callable[[Game, Course], Flow[None]]]:
    """Decorate the rule that lets a kind of course go on."""

    def register(
        function: Callable[[Game, Course], Flow[None]],
    ) -> Callable[[Game, Course], Flow[None]]:
        COURSES[doing] = function
        return function

    return register


def begin_course(game: Game, course: Course) -> None:
    """Something begins; it is played next."""
    game.course.append(course)


def end_course(game: Game) -> Course:
    """The innermost thing is over; returns it."""
    return game.course.pop()


def is_interrupted(game: Game) -> bool:
    """Whether somebody has died: that is settled before an encounter goes on, which stops at its
    next step.
    """
    return bool(game.course) and game.course[-1].doing is Doing.DEATH
