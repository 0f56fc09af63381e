"""Windows that nobody wants: where the holder of a seat said not to be asked, the table passes."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from tafelrunde.engine.decisions import PARTY, PASS, Decision
from tafelrunde.engine.games import State
from tafelrunde.engine.showing import ShownGame
from tafelrunde.engine.windows import Ask, is_unwanted, is_window
from tafelrunde.table.game.printed import card_names
from tafelrunde.table.game.seats import seats_of
from tafelrunde.table.refusals import BadRequest, NotYourSeat
from tafelrunde.table.storage.store import RoomRecord
from tafelrunde.table.wire import Windows

MOST_CARDS: Final = 200


def is_skipped(room: RoomRecord, shown: ShownGame[State], state: State, decision: Decision) -> bool:
    """Whether the person on the seat that is asked does not want to be."""
    if decision.seat == PARTY or not is_window(decision):
        return False
    seat = room.seats[decision.seat]
    if seat.kind != "person" or not (seat.asks or seat.unasked):
        return False
    return is_unwanted(
        decision,
        Ask(seat.asks.get(shown.window(decision), Ask.EVERY)),
        seat.unasked,
        lambda window: shown.concerns(state, window),
    )


def passing(decision: Decision) -> list[int]:
    """The answer that passes a window."""
    return [list(decision.options).index(PASS)]


def with_windows(
    room: RoomRecord, shown: ShownGame[State], number: int, who: str, wish: Windows
) -> RoomRecord:
    """The table when the holder of a seat has said where to be asked."""
    if number not in seats_of(room, who):
        raise NotYourSeat("That seat is not yours.")
    kinds = [window.id for window in shown.windows]
    for kind, ask in wish.asks.items():
        if kind not in kinds:
            raise BadRequest(f"This game has no window {kind[:40]!r}, only {', '.join(kinds)}.")
        if ask not in list(Ask):
            raise BadRequest(f"{ask[:40]!r} is none of {', '.join(Ask)}.")
    known = card_names(room.game, "en")
    if len(wish.unasked) > MOST_CARDS or any(card not in known for card in wish.unasked):
        raise BadRequest("Only cards of this game can be passed over.")
    seats = list(room.seats)
    unasked = tuple(dict.fromkeys(wish.unasked))
    seats[number] = replace(seats[number], asks=wish.asks, unasked=unasked)
    return replace(room, seats=tuple(seats))
