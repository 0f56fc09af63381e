"""What players want: to answer, to take back, to play again, to talk; and what bots do for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from tafelrunde.engine.content import Lang
from tafelrunde.engine.decisions import PARTY, Decision
from tafelrunde.engine.errors import (
    GameIsOver,
    IllegalMove,
    NotYourDecision,
    StaleDecision,
    UndoRefused,
)
from tafelrunde.table.game import seats
from tafelrunde.table.game.auto_pass import passing
from tafelrunde.table.game.journal import Answered, Cut, Entry, Redone, Returned, Undone
from tafelrunde.table.game.undo_policy import can_redo, needs_consent, steps_wanted
from tafelrunde.table.refusals import NotYourSeat
from tafelrunde.table.room.model import RoomModel
from tafelrunde.table.room.rulings import Command, Ruling
from tafelrunde.table.room.wish_commands import asking, wish_of
from tafelrunde.table.security import clean_talk
from tafelrunde.table.wire import Foresee, Foreseen, GiveAnswer, Undo

PASSED: Final = "pass"
"""Instead of a bot: nobody wants to be asked."""

# --- Answers --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Answer(Command):
    """Somebody answers the open decision of an own seat."""

    who: str
    given: GiveAnswer

    def decide(self, model: RoomModel) -> Ruling:
        decision = self.decision(model)
        refusal = decision.refusal(self.given.answer)
        if refusal is not None:
            raise IllegalMove(refusal, why=decision.why)
        return Ruling((Answered(self._seat(model, decision), self.given.answer, self.given.step),))

    def retry(
        self, model: RoomModel, entries: Sequence[Entry], meanwhile: Sequence[Entry]
    ) -> Sequence[Entry]:
        """Again, if another seat has only joined the same barrier; the same step after going back
        may ask something else.
        """
        if any(isinstance(each, Undone | Returned | Cut) for each in meanwhile):
            raise StaleDecision("That decision is no longer open.")
        return self.decide(model).entries

    def decision(self, model: RoomModel) -> Decision:
        """The open decision that is meant; raises if it is not this person's to answer."""
        session, given = model.running().session, self.given
        own = seats.seats_of(model.record, self.who)
        if given.seat != PARTY and given.seat not in own:
            raise NotYourSeat("That seat is not yours.")
        if session.question is None:
            raise GameIsOver("The game is over.")
        if given.step != session.step:
            raise StaleDecision("That decision is no longer open.")
        for decision in session.decisions:
            if decision.seat == PARTY:
                if seats.may_answer(model.record, self.who, PARTY):
                    return decision
            elif decision.seat == given.seat and decision.seat in own:
                return decision
        raise NotYourDecision("Another seat has to decide now.")

    def _seat(self, model: RoomModel, decision: Decision) -> int:
        """Who is written down as the one who answered."""
        if self.given.seat != PARTY:
            return self.given.seat
        return min(seats.seats_of(model.record, self.who), default=int(decision.seat))


def foresee(model: RoomModel, who: str, wanted: Foresee, lang: Lang) -> Foreseen:
    """What would come of an answer, as the person may know it; raises what the answer would."""
    asked = Answer(who, GiveAnswer(wanted.step, wanted.seat, wanted.answer))
    decision = asked.decision(model)
    asked.decide(model)
    playing, own = model.running(), tuple(seats.seats_of(model.record, who))
    found = playing.preview(decision, wanted.answer)
    key = playing.key_for(own)
    events = [playing.tell(event, lang, wanted.step, key) for event in found.events]
    return Foreseen(
        wanted.step, wanted.seat, wanted.answer, events, found.is_open, found.unless, wanted.re
    )


def bot_decision(model: RoomModel) -> tuple[Decision, str] | None:
    """A decision that a bot has to answer, and which bot; or a window to be passed."""
    if model.playing is None:
        return None
    record = model.record
    for decision in model.playing.session.decisions:
        if decision.seat == PARTY:
            if not seats.has_people(record):
                return decision, seats.BOT
        elif record.seats[decision.seat].kind == "bot":
            return decision, record.seats[decision.seat].bot or seats.BOT
        elif model.playing.is_skipped(record, decision):
            return decision, PASSED
    return None


@dataclass(frozen=True, slots=True)
class AnswerAsBot(Command):
    """A bot answers as it has decided after entry `seq`; nothing happens if it is too late. An
    answer of the bot that was taken back is given again.
    """

    decision: Decision
    seq: int
    answer: list[int]

    def decide(self, model: RoomModel) -> Ruling:
        playing, found = model.running(), bot_decision(model)
        if playing.seq != self.seq or found is None or found[0] is not self.decision:
            return Ruling()
        if self._was_taken_back(model):
            return Ruling((Redone(),))
        seat, step = int(self.decision.seat), playing.session.step
        return Ruling((Answered(seat, self.answer, step),))

    def _was_taken_back(self, model: RoomModel) -> bool:
        """Whether what was taken back last is the answer of this seat alone: no repair, which is
        the host's, and no barrier, where others may want to answer differently.
        """
        undone = model.running().session.undone
        return bool(undone) and undone[-1].repair is None and undone[-1].seat == self.decision.seat


@dataclass(frozen=True, slots=True)
class PassWindow(Command):
    """The table passes a window for somebody who does not want to be asked; if it was passed
    before and taken back, it is played again.
    """

    decision: Decision

    def decide(self, model: RoomModel) -> Ruling:
        if bot_decision(model) != (self.decision, PASSED):
            return Ruling()
        session, chosen = model.running().session, passing(self.decision)
        if session.undone and session.undone[-1].answers == [chosen]:
            return Ruling((Redone(),))
        seat = int(self.decision.seat)
        return Ruling((Answered(seat, chosen, session.step, passed=True),))


# --- Taking back ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TakeBack(Command):
    """Somebody takes steps back, at once or when those whom it concerns agree."""

    who: str
    wanted: Undo

    def decide(self, model: RoomModel) -> Ruling:
        own = need_seat(model, self.who)
        session = model.running().session
        steps = steps_wanted(model.record, session, self.wanted)
        others = players_present(model, self.who)
        if needs_consent(model.record, session, steps, own) and others:
            wish = replace(wish_of(model, self.who, others), steps=steps)
            return Ruling(rewrite=asking(model, wish), asks=True)
        return undone(model, steps, seats.name_of(model.record, self.who))


def undone(model: RoomModel, steps: int, name: str) -> Ruling:
    """Take steps back; what was answered of a barrier goes first."""
    partly = (Undone(1, name),) if model.running().session.partial else ()
    whole = (Undone(steps, name),)
    return Ruling(partly + whole if steps else partly, checks=whole)


@dataclass(frozen=True, slots=True)
class PlayAgain(Command):
    """Somebody gives the answer again that was taken back last."""

    who: str

    def decide(self, model: RoomModel) -> Ruling:
        own = need_seat(model, self.who)
        if not can_redo(model.record, model.running().session, own):
            raise UndoRefused("There is nothing to play again.")
        return Ruling((Redone(),))


def need_seat(model: RoomModel, who: str) -> tuple[int, ...]:
    """The seats of somebody who plays; raises `NotYourSeat`."""
    own = seats.seats_of(model.record, who)
    if not own:
        raise NotYourSeat("Only those who play may take steps back.")
    return own


def players_present(model: RoomModel, who: str) -> tuple[str, ...]:
    """The other people who play and are there."""
    playing = {each for each in model.present if seats.seats_of(model.record, each)}
    return tuple(sorted(playing - {who}))


# --- Talk -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Speak(Command):
    """Somebody says something; raises `NoToken` or `BadTalk`."""

    who: str
    text: str

    def decide(self, model: RoomModel) -> Ruling:
        seats.need_member(model.record, self.who)
        return Ruling(says=(seats.name_of(model.record, self.who), clean_talk(self.text)))
