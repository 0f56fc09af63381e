"""Taking back: what the table's policy allows, and who has to agree.

An undo goes back to a decision of a person: answers of bots and windows that the table passed are
taken back with it.
"""

from __future__ import annotations

from functools import cache

from tafelrunde.engine.decisions import Barrier
from tafelrunde.engine.errors import UndoRefused
from tafelrunde.engine.games import State
from tafelrunde.engine.journal import passed_in
from tafelrunde.engine.registry import find_game
from tafelrunde.engine.sessions import Session
from tafelrunde.table.refusals import BadRequest
from tafelrunde.table.storage.store import RoomRecord
from tafelrunde.table.wire import Undo


def steps_back(room: RoomRecord, session: Session[State], wanted: int) -> int:
    """How many steps must go so that so many answers of people are taken back.

    None of them need to go if people have already given a part of the answer to a barrier.
    """
    if wanted < 1:
        raise BadRequest("At least one step is taken back.")
    bots = {seat.seat for seat in room.seats if seat.kind == "bot"}
    passed = passed_in(session)
    taken = int(any(seat not in bots for seat in partly(session)))
    if taken == wanted:
        return 0
    for number, step in enumerate(reversed(session.steps), start=1):
        taken += step.seat not in bots and session.step - number not in passed
        if taken == wanted:
            return number
    raise UndoRefused("There is nothing left to take back.")


def steps_wanted(room: RoomRecord, session: Session[State], wanted: Undo) -> int:
    """How many steps must go for what somebody wants; an answer of a person must be among them."""
    if wanted.to < 0:
        return steps_back(room, session, wanted.steps)
    if wanted.to > last_answer(room, session):
        raise UndoRefused("There is nothing left to take back.")
    return session.step - wanted.to


def last_answer(room: RoomRecord, session: Session[State]) -> int:
    """The step at which a person answered last; -1 if nobody did."""
    try:
        return session.step - steps_back(room, session, 1)
    except UndoRefused:
        return -1


def earliest(room: RoomRecord, session: Session[State], seats: tuple[int, ...] = ()) -> int:
    """The first step to which the policy lets somebody on these seats go back."""
    if room.undo == "never":
        return session.step + 1
    if room.undo != "clean":
        return 0
    competes = is_competitive(room)
    for step in range(session.step, 0, -1):
        foreign = competes and session.steps[step - 1].seat not in seats
        if foreign or not _is_clean(session, step):
            return step
    return 0


def is_competitive(room: RoomRecord) -> bool:
    """Whether people have secrets from each other: then nobody takes back what others did."""
    return _has_secrets(room.game)


@cache
def _has_secrets(game: str) -> bool:
    return not find_game(game).shown.is_open


def partly(session: Session[State]) -> list[int]:
    """The seats that have answered a barrier for which others still have to."""
    if not isinstance(session.question, Barrier):
        return []
    return [int(session.question.decisions[index].seat) for index in session.partial]


def is_clean(session: Session[State], steps: int) -> bool:
    """Whether nobody learned anything by these last answers."""
    return all(_is_clean(session, session.step - number) for number in range(steps))


def _is_clean(session: Session[State], number: int) -> bool:
    """Whether nobody learned anything by the answer of that number, counted from 1."""
    step = session.steps[number - 1]
    return not (step.chance or step.revealed)


def is_own(session: Session[State], steps: int, seats: tuple[int, ...]) -> bool:
    """Whether all of these last answers were given by these seats."""
    last = session.steps[len(session.steps) - steps :]
    return all(seat in seats for seat in (*partly(session), *(step.seat for step in last)))


def others_joined(room: RoomRecord, session: Session[State], seats: tuple[int, ...]) -> bool:
    """Whether rivals have answered a part of the open question: that stands."""
    return is_competitive(room) and not all(seat in seats for seat in partly(session))


def can_redo(room: RoomRecord, session: Session[State], seats: tuple[int, ...]) -> bool:
    """Whether somebody on these seats may give the answer again that was taken back last."""
    if not session.undone:
        return False
    return not is_competitive(room) or session.undone[-1].seat in seats


def needs_consent(
    room: RoomRecord, session: Session[State], steps: int, seats: tuple[int, ...]
) -> bool:
    """Whether others have to agree; raises `UndoRefused` if the policy forbids it at all."""
    match room.undo:
        case "never":
            raise UndoRefused("At this table nothing is taken back.")
        case "clean" if not is_clean(session, steps):
            raise UndoRefused("That step used chance or revealed something; it stands.")
        case "clean" if is_competitive(room) and not is_own(session, steps, seats):
            raise UndoRefused("Somebody else has answered since; that stands.")
        case "consent":
            return not (is_clean(session, steps) and is_own(session, steps, seats))
        case _:
            return False
