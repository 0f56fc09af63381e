"""What the host of a table can do: begin, settings, people, and putting the game right.

Where several people have secrets from each other, the others have to agree that the game goes back
or is repaired; elsewhere nobody has to. Everybody reads it in the log.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from dataclasses import dataclass

from msgspec.structs import replace

from tafelrunde.engine.errors import StaleDecision
from tafelrunde.engine.registry import find_game
from tafelrunde.table.game import bans, seats
from tafelrunde.table.game.journal import Entry, Repaired, Returned
from tafelrunde.table.refusals import BadRequest, Banned, Removed
from tafelrunde.table.rest import RepairOffers
from tafelrunde.table.room import consent
from tafelrunde.table.room.history import History
from tafelrunde.table.room.model import RoomModel
from tafelrunde.table.room.rulings import Command, Rewrite, Ruling
from tafelrunde.table.room.seat_commands import removal_lines
from tafelrunde.table.room.wish_commands import asking, wish_of
from tafelrunde.table.storage.store import (
    PasswordRecord,
    RoomRecord,
    WebhookRecord,
    WishRecord,
)
from tafelrunde.table.wire import Settings


def by_host(who: str, how: Rewrite) -> Rewrite:
    """A change of the record that only the host may make."""

    def checked(record: RoomRecord) -> RoomRecord:
        seats.need_host(record, who)
        return how(record)

    return checked


# --- The table ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Start(Command):
    """The game begins."""

    who: str

    def decide(self, model: RoomModel) -> Ruling:
        return Ruling(rewrite=by_host(self.who, seats.started))


@dataclass(frozen=True, slots=True)
class ChangeSettings(Command):
    """The settings of the table are others from now on."""

    who: str
    wish: Settings

    def decide(self, model: RoomModel) -> Ruling:
        return Ruling(
            rewrite=by_host(self.who, lambda record: seats.with_settings(record, self.wish))
        )


@dataclass(frozen=True, slots=True)
class SetPassword(Command):
    """The table has a password, another one, or none; who belongs to it needs none."""

    who: str
    password: PasswordRecord | None

    def decide(self, model: RoomModel) -> Ruling:
        return Ruling(
            rewrite=by_host(self.who, lambda record: replace(record, password=self.password))
        )


@dataclass(frozen=True, slots=True)
class SetWebhook(Command):
    """Notices about the table are posted there from now on, or nowhere."""

    who: str
    webhook: WebhookRecord | None

    def decide(self, model: RoomModel) -> Ruling:
        return Ruling(
            rewrite=by_host(self.who, lambda record: replace(record, webhook=self.webhook))
        )


@dataclass(frozen=True, slots=True)
class Delete(Command):
    """The table is deleted for ever."""

    who: str

    def decide(self, model: RoomModel) -> Ruling:
        seats.need_host(model.record, self.who)
        return Ruling(deletes=True)


# --- People ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Remove(Command):
    """Somebody is removed from seat or watching; with a ban, the person may not come back, and for
    some hours nobody new from these addresses.
    """

    host: str
    who: str
    ban: bool = False
    hours: float = 0.0
    prints: Iterable[str] = ()

    def decide(self, model: RoomModel) -> Ruling:
        seats.need_host(model.record, self.host)
        refusal = Banned if self.ban else Removed
        return Ruling(
            removal_lines(model, self.host, self.who),
            rewrite=self._without,
            removes=(self.who, refusal("The host has removed you from this table.")),
        )

    def _without(self, record: RoomRecord) -> RoomRecord:
        if self.ban:
            return bans.banned(record, self.who, self.hours, self.prints)
        return bans.removed(record, self.who)


@dataclass(frozen=True, slots=True)
class LiftBan(Command):
    """Somebody may come back."""

    who: str
    number: int

    def decide(self, model: RoomModel) -> Ruling:
        return Ruling(rewrite=by_host(self.who, lambda record: bans.lifted(record, self.number)))


# --- Putting the game right -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GoBack(Command):
    """The table goes back to a step."""

    who: str
    step: int

    def decide(self, model: RoomModel) -> Ruling:
        seats.need_host(model.record, self.who)
        session = model.running().session
        last = session.step if session.partial else session.step - 1
        if not 0 <= self.step <= last:
            raise BadRequest(f"The table can be taken back to the steps 0 to {last}.")
        waiting = consent.who_agree(model, self.who)
        entry = Returned(self.step, seats.name_of(model.record, self.who))
        wish = replace(wish_of(model, self.who, waiting), kind="return", step=self.step)
        return at_once_or_asked(model, entry, wish)


@dataclass(frozen=True, slots=True)
class Repair(Command):
    """The position is repaired by words, such as "set time to 3"."""

    who: str
    words: tuple[str, ...]
    step: int

    async def prepare(self, model: RoomModel, history: History) -> Command:
        """Where there are secrets, words that name open cards alone."""
        self.decide(model)
        if not consent.is_guarded(model, self.who):
            return self
        return dataclasses.replace(self, words=await history.word_openly(self.words))

    def decide(self, model: RoomModel) -> Ruling:
        seats.need_host(model.record, self.who)
        if self.step != model.running().session.step:
            raise StaleDecision("The table has moved on since.")
        waiting = consent.who_agree(model, self.who)
        entry = Repaired(self.words, seats.name_of(model.record, self.who))
        wish = replace(wish_of(model, self.who, waiting), kind="repair", words=self.words)
        return at_once_or_asked(model, entry, wish)


def at_once_or_asked(model: RoomModel, entry: Entry, wish: WishRecord) -> Ruling:
    """An entry that is written if nobody has to be asked; it must be possible in any case."""
    if wish.waiting:
        return Ruling(rewrite=asking(model, wish), asks=True, checks=(entry,))
    return Ruling((entry,), checks=(entry,))


def repair_offers(model: RoomModel, who: str) -> RepairOffers:
    """What words can change: values, cards and piles, as far as everybody sees them."""
    seats.need_host(model.record, who)
    session = model.running().session
    at, kept = session.snapshots[-1]
    found = find_game(model.record.game).repairs.offers(kept)
    return RepairOffers(
        found.values, found.cards, found.piles, found.lies, session.step, session.step - at
    )
