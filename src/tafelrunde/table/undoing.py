"""Taking back: what the table's policy allows, and who has to agree.

An undo goes back to a decision of a person: answers of bots in between are taken back with it.
"""

from __future__ import annotations

from typing import Any

from tafelrunde.engine.decisions import Barrier
from tafelrunde.engine.errors import UndoRefused
from tafelrunde.engine.records import Session
from tafelrunde.table.refusals import BadRequest
from tafelrunde.table.store import RoomRecord


def steps_back(room: RoomRecord, session: Session[Any], wanted: int) -> int:
    """How many steps must go so that so many answers of people are taken back.

    None of them need to go if people have already given a part of the answer to a barrier.
    """
    if wanted < 1:
        raise BadRequest("At least one step is taken back.")
    bots = {seat.seat for seat in room.seats if seat.kind == "bot"}
    taken = int(any(seat not in bots for seat in partly(session)))
    if taken == wanted:
        return 0
    for number, step in enumerate(reversed(session.steps), start=1):
        taken += step.seat not in bots
        if taken == wanted:
            return number
    raise UndoRefused("There is nothing left to take back.")


def partly(session: Session[Any]) -> list[int]:
    """The seats that have answered a barrier for which others still have to."""
    if not isinstance(session.question, Barrier):
        return []
    return [int(session.question.decisions[index].seat) for index in session.partial]


def is_clean(session: Session[Any], steps: int) -> bool:
    """Whether nobody learned anything by these last answers."""
    last = session.steps[len(session.steps) - steps :]
    return not any(step.chance or step.revealed for step in last)


def is_own(session: Session[Any], steps: int, seats: tuple[int, ...]) -> bool:
    """Whether all of these last answers were given by these seats."""
    last = session.steps[len(session.steps) - steps :]
    return all(seat in seats for seat in (*partly(session), *(step.seat for step in last)))


def can_undo(room: RoomRecord, session: Session[Any]) -> bool:
    """Whether an undo has a chance, as the button shows it."""
    if room.undo == "never":
        return False
    try:
        steps = steps_back(room, session, 1)
    except UndoRefused:
        return False
    return room.undo != "clean" or is_clean(session, steps)


def needs_consent(
    room: RoomRecord, session: Session[Any], steps: int, seats: tuple[int, ...]
) -> bool:
    """Whether others have to agree; raises `UndoRefused` if the policy forbids it at all."""
    match room.undo:
        case "never":
            raise UndoRefused("At this table nothing is taken back.")
        case "clean" if not is_clean(session, steps):
            raise UndoRefused("That step used chance or revealed something; it stands.")
        case "consent":
            return not (is_clean(session, steps) and is_own(session, steps, seats))
        case _:
            return False
