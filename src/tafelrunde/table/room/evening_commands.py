"""The end of an evening: the campaign goes on at another table."""

from __future__ import annotations

from dataclasses import dataclass

from tafelrunde.engine.errors import StaleDecision
from tafelrunde.table.game import seats
from tafelrunde.table.game.journal import Closed
from tafelrunde.table.room.model import RoomModel
from tafelrunde.table.room.rulings import Command, Ruling


@dataclass(frozen=True, slots=True)
class EndEvening(Command):
    """The host ends the evening as it stood after entry `seq`. Whatever was answered since is not
    known at the other table: then nothing happens.
    """

    who: str
    seq: int
    table: str

    def decide(self, model: RoomModel) -> Ruling:
        seats.need_host(model.record, self.who)
        if model.running().seq != self.seq:
            raise StaleDecision("The table has moved on since.")
        return Ruling((Closed(self.table),))
