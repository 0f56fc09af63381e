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
from tafelrunde.games.avalon.state.table import NOBODY, TABLE, Course, Doing, Game

DEATH: Final = Doing.DEATH
BLANK: Final = Course(Doing.ACTION)
copied: Final = TABLE.copier(Course)
GoesOn = Callable[[Game, Course], Flow[None] | None]
COURSES: Final[dict[Doing, GoesOn]] = {}
"""How each kind goes on. Such a function carries one step out, moves `step` on, or ends by
`end_course`; whatever it began is played before it is called again. One that asks nobody returns
None.
"""


def goes_on(doing: Doing) -> Callable[[GoesOn], GoesOn]:
    """Decorate the rule that lets a kind of course go on."""

    def register(function: GoesOn) -> GoesOn:
        COURSES[doing] = function
        return function

    return register


def begin_course(
    game: Game,
    doing: Doing,
    group: int = 0,
    place: int = 0,
    starter: int = NOBODY,
    step: int = 0,
    verse: str = "",
    moved: int = 0,
) -> None:
    """Something begins; it is played next."""
    course = copied(BLANK)
    course.doing, course.group, course.place = doing, group, place
    course.starter, course.step = starter, step
    course.verse, course.moved = verse, moved
    game.course.append(course)


def end_course(game: Game) -> Course:
    """The innermost thing is over; returns it."""
    return game.course.pop()


def is_interrupted(game: Game) -> bool:
    """Whether somebody has died: that is settled before an encounter goes on, which stops at its
    next step.
    """
    return bool(game.course) and game.course[-1].doing is DEATH
