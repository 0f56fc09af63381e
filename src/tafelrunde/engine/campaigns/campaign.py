"""A campaign that is played: one evening runs, all others are packed away."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Generic, TypeVar

import msgspec

from tafelrunde.engine.campaigns.chronicle import (
    Chronicle,
    Evening,
    Export,
    checked,
    digest,
    pack,
    read_chronicle,
    seal,
    sitting,
    unpack,
    unseal,
)
from tafelrunde.engine.campaigns.evenings import Evenings
from tafelrunde.engine.campaigns.shelves import Shelf
from tafelrunde.engine.errors import (
    DamagedSave,
    EveningGoesOn,
    GameIsOver,
    NoCampaign,
    NoEvening,
    TafelrundeError,
)
from tafelrunde.engine.games import Data, Game
from tafelrunde.engine.journal import entries_of, play_entry
from tafelrunde.engine.saves import SaveData, read_save
from tafelrunde.engine.sessions import Session

S = TypeVar("S")


def evenings_of(rules: Game[S]) -> Evenings[S]:
    """How a game is played over many evenings; raises `NoCampaign`."""
    if rules.evenings is None:
        raise NoCampaign(f"{rules.id} is played in one evening; it has no campaigns.")
    return rules.evenings


def need_end(evenings: Evenings[S], session: Session[S]) -> None:
    """Raise `EveningGoesOn` while something is going on."""
    if not session.is_between or not evenings.may_end(session.state):
        raise EveningGoesOn("An evening ends between two actions; something is going on.")


def now() -> str:
    """The present moment, to the second."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


class Campaign(Generic[S]):
    """A chronicle, and the shelf on which it lies; nothing else is read before it is asked for."""

    def __init__(self, rules: Game[S], shelf: Shelf) -> None:
        self.rules, self.shelf = rules, shelf
        self.evenings = evenings_of(rules)
        self.chronicle = read_chronicle(shelf.read_chronicle())
        if self.chronicle.game != rules.id:
            raise DamagedSave(f"This is a campaign of {self.chronicle.game}, not of {rules.id}.")

    @classmethod
    def new(
        cls,
        rules: Game[S],
        shelf: Shelf,
        name: str,
        session: Session[S],
        *,
        who: Sequence[str] = (),
        at: str = "",
    ) -> Campaign[S]:
        """A new campaign whose first evening is this game."""
        evenings = evenings_of(rules)
        shelf.write_running(1, session.save())
        seats = sitting(evenings.players(session.state), who)
        first = Evening(1, at or now(), seats, evenings.facts(session.state))
        shelf.write_chronicle(seal(Chronicle(rules.id, name, (first,))))
        return cls(rules, shelf)

    def _write(self, *evenings: Evening) -> None:
        """The chronicle with these evenings; from now on it counts."""
        chronicle = msgspec.structs.replace(self.chronicle, evenings=evenings)
        self.shelf.write_chronicle(seal(chronicle))
        self.chronicle = chronicle

    # --- The running evening ----------------------------------------------------------------------

    @property
    def running(self) -> Evening:
        """The evening that goes on; raises `NoEvening`."""
        if self.chronicle.running is None:
            raise NoEvening("No evening goes on; the next one has to begin.")
        return self.chronicle.running

    def open(self) -> Session[S]:
        """The running evening: its state and the few answers since. Raises `NoEvening`,
        `DamagedSave` or `NewerSave`.
        """
        return Session.load(self.rules, self.shelf.read_running(self.running.number))

    def keep(self, session: Session[S]) -> None:
        """Keep the running evening as it stands; afterwards it survives whatever happens."""
        self.shelf.write_running(self.running.number, session.save())

    def begin_evening(
        self,
        leaving: Sequence[str] = (),
        joining: Sequence[str] = (),
        *,
        who: Sequence[str] = (),
        at: str = "",
    ) -> Session[S]:
        """The next evening, from where the last one ended. Raises `EveningGoesOn`, `GameIsOver` or
        `BadSetup`, and nothing has changed.
        """
        last = self.chronicle.evenings[-1]
        if not last.is_over:
            raise EveningGoesOn("The last evening has not ended yet.")
        if last.outcome is not None:
            raise GameIsOver("This campaign has come to its end.")
        data = self._packed(last)
        state = self.rules.load(data.snapshot)
        facts = self.evenings.facts(state)
        self.evenings.begin(state, leaving, joining)
        session = Session(self.rules, self.evenings.setup(state), data.seed, origin=state)
        session.table = {key: value for key, value in data.table.items() if key != "seats"}
        number = last.number + 1
        self.shelf.write_running(number, session.save())
        seats = sitting(self.evenings.players(state), who, last.seats)
        self._write(*self.chronicle.evenings, Evening(number, at or now(), seats, facts))
        return session

    def end_evening(self, session: Session[S], *, at: str = "") -> Evening:
        """Pack the running evening away; raises `EveningGoesOn` while something is going on."""
        running, state = self.running, session.state
        if session.question is not None:
            need_end(self.evenings, session)
        packed = pack(session.save())
        ended = msgspec.structs.replace(
            running,
            ended=at or now(),
            last=self.evenings.facts(state),
            answers=session.step,
            outcome=session.outcome,
            sha256=digest(packed),
        )
        self.shelf.write_packed(running.number, packed)
        self._write(*self.chronicle.evenings[:-1], ended)
        self.shelf.remove(running.number, packed=False)
        return ended

    # --- Taking back ------------------------------------------------------------------------------

    def restart_evening(self) -> Session[S]:
        """Take the running evening back to its beginning; those before stay as they are."""
        session = self._first(read_save(self.shelf.read_running(self.running.number)))
        self.keep(session)
        return session

    def drop_evening(self) -> Evening:
        """Forget the last evening, whether it goes on or not; the campaign stands where the one
        before ended. Raises `NoEvening` for the first.
        """
        last = self.chronicle.evenings[-1]
        if last.number == 1:
            raise NoEvening("This is the first evening; it can only begin anew.")
        self._write(*self.chronicle.evenings[:-1])
        self.shelf.remove(last.number, packed=last.is_over)
        return last

    # --- Reading on demand ------------------------------------------------------------------------

    def _packed(self, evening: Evening) -> SaveData:
        return unpack(self.shelf.read_packed(evening.number), evening)

    def save_of(self, number: int) -> SaveData:
        """Any evening as a saved game: how it began, every answer, how it ended."""
        if not 1 <= number <= len(self.chronicle.evenings):
            raise NoEvening(f"This campaign has the evenings 1 to {len(self.chronicle.evenings)}.")
        evening = self.chronicle.evenings[number - 1]
        if evening.is_over:
            return self._packed(evening)
        return read_save(self.shelf.read_running(number))

    def _first(self, data: SaveData) -> Session[S]:
        """An evening as it began."""
        origin = self.rules.load(data.origin) if data.origin is not None else None
        session = Session(self.rules, data.setup, data.seed, origin=origin)
        session.table = data.table
        return session

    def replay(self, number: int) -> tuple[Session[S], bool]:
        """Play an evening again, for its log; and whether every answer still fits the rules."""
        data = self.save_of(number)
        session = self._first(data)
        try:
            for step in data.steps:
                for entry in entries_of(session, step):
                    play_entry(session, entry)
        except (TafelrundeError, ValueError):
            return session, False
        return session, True

    # --- One file ---------------------------------------------------------------------------------

    def export(self) -> bytes:
        """The whole campaign as one file."""
        finished = self.chronicle.finished
        packed = tuple(self.shelf.read_packed(each.number) for each in finished)
        for content, evening in zip(packed, finished, strict=True):
            if digest(content) != evening.sha256:
                raise DamagedSave(f"Evening {evening.number} is damaged; nothing was exported.")
        running = self.chronicle.running
        going_on = self.shelf.read_running(running.number) if running is not None else b""
        return seal(Export(self.chronicle, packed, going_on))

    @classmethod
    def import_into(cls, rules: Game[S], shelf: Shelf, content: bytes, name: str) -> Campaign[S]:
        """Lay an exported campaign on an empty shelf, after every evening was looked at; raises
        `DamagedSave` or `NewerSave`, and nothing was written.
        """
        found = unseal(content, Export)
        chronicle = checked(found.chronicle)
        if chronicle.game != rules.id:
            raise DamagedSave(f"This is a campaign of {chronicle.game}, not of {rules.id}.")
        if len(found.evenings) != len(chronicle.finished):
            raise DamagedSave("The campaign is damaged: evenings are missing.")
        for packed, evening in zip(found.evenings, chronicle.finished, strict=True):
            _check(rules, unpack(packed, evening), evening)
        if chronicle.running is not None:
            Session.load(rules, found.running)
        for packed, evening in zip(found.evenings, chronicle.finished, strict=True):
            shelf.write_packed(evening.number, packed)
        if chronicle.running is not None:
            shelf.write_running(chronicle.running.number, found.running)
        shelf.write_chronicle(seal(msgspec.structs.replace(chronicle, name=name)))
        return cls(rules, shelf)


def _check(rules: Game[S], data: SaveData, evening: Evening) -> None:
    """Raise `DamagedSave` or `NewerSave` if this cannot be an evening of the game."""
    Session.resumed(rules, data)
    goes_on = evening.outcome is None and data.snapshot_step != len(data.steps)
    if goes_on or len(data.steps) != evening.answers:
        raise DamagedSave(f"Evening {evening.number} is damaged: its answers do not fit its end.")


def game_in(content: bytes) -> str:
    """Which game an exported campaign holds; raises `DamagedSave` or `NewerSave`."""
    return unseal(content, Export).chronicle.game


def facts_of(evening: Evening) -> Data:
    """How far the story came: at its end, or at its beginning while it goes on."""
    return evening.last or evening.first
