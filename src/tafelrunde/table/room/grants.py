"""What becomes of a wish when all have agreed."""

from __future__ import annotations

from dataclasses import dataclass

from tafelrunde.table.game.journal import Repaired, Returned
from tafelrunde.table.room import consent
from tafelrunde.table.room.model import RoomModel
from tafelrunde.table.room.play_commands import undone
from tafelrunde.table.room.rulings import Command, Ruling
from tafelrunde.table.room.seat_commands import granted_seat


@dataclass(frozen=True, slots=True)
class Grant(Command):
    """All agreed. Of several processes that carry it out, log and record let one through."""

    wish: int

    def decide(self, model: RoomModel) -> Ruling:
        wish = model.wish
        if wish is None or wish.id != self.wish or wish.waiting:
            return Ruling()
        if wish.kind != "undo":
            consent.need_agreed(model, wish)
        match wish.kind:
            case "undo":
                return undone(model, wish.steps, wish.name)
            case "return":
                return Ruling((Returned(wish.step, wish.name),))
            case "repair":
                return Ruling((Repaired(wish.words, wish.name),))
            case "seat":
                return granted_seat(model, wish)
