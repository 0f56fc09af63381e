"""Every error that can reach a user, each with a stable slug for the wire."""

from __future__ import annotations

from typing import ClassVar


class TafelrundeError(Exception):
    """Base of all errors: one clear sentence, a stable slug, and nothing has changed."""

    slug: ClassVar[str] = "error"

    def __init__(self, sentence: str, *, why: str = "") -> None:
        super().__init__(sentence)
        self.why = why


class IllegalMove(TafelrundeError):
    """The answer is not one of the options; `why` is the rule that closes it, where one does."""

    slug = "illegal-move"


class NotYourDecision(TafelrundeError):
    """Another seat has to answer."""

    slug = "not-your-decision"


class StaleDecision(TafelrundeError):
    """The answer belongs to a decision that is no longer open."""

    slug = "stale-decision"


class GameIsOver(TafelrundeError):
    """The game has ended; there is nothing to answer."""

    slug = "game-is-over"


class UndoRefused(TafelrundeError):
    """The table's undo policy forbids taking this step back."""

    slug = "undo-refused"


class UnknownCard(TafelrundeError):
    """No card of that id exists."""

    slug = "unknown-card"


class UnknownName(TafelrundeError):
    """A game, rule, hero, adventure or bot of that name does not exist."""

    slug = "unknown-name"


class BadSetup(TafelrundeError):
    """The chosen set-up breaks a rule of the game."""

    slug = "bad-setup"


class ContentError(TafelrundeError):
    """The shipped content contradicts itself; found when it is loaded."""

    slug = "content-error"


class DamagedSave(TafelrundeError):
    """The file is not a saved game, or its bytes have changed since it was written."""

    slug = "damaged-save"


class NewerSave(TafelrundeError):
    """The game was saved by a later version of the program."""

    slug = "newer-save"


class NoCampaign(TafelrundeError):
    """The game is played in one evening; it has no campaigns."""

    slug = "no-campaign"


class NoEvening(TafelrundeError):
    """There is no such evening in the campaign, or none that goes on."""

    slug = "no-evening"


class EveningGoesOn(TafelrundeError):
    """The evening has not ended, or cannot end in the middle of something."""

    slug = "evening-goes-on"


class FileTrouble(TafelrundeError):
    """A file cannot be read or written."""

    slug = "file-trouble"


class MissingExtra(TafelrundeError):
    """What was asked for needs packages that are not installed; names the extra."""

    slug = "missing-extra"


class WorkTrouble(TafelrundeError):
    """Work that was handed out cannot be done: no cluster answers, or every process is lost."""

    slug = "work-trouble"


class BadQuery(TafelrundeError):
    """A question to the results of the lab is not understood, or asks for what is not there."""

    slug = "bad-query"


class BadScenario(TafelrundeError):
    """A scenario file has a wrong key, card, zone or value; names file and line."""

    slug = "bad-scenario"


class BadRepair(TafelrundeError):
    """The words of a repair are not understood, or do not fit the position."""

    slug = "bad-repair"


class StepLimit(TafelrundeError):
    """One answer set off more steps than any rule can need; the table returns to the last
    decision.
    """

    slug = "step-limit"


class RuleTrouble(TafelrundeError):
    """A rule failed; the table is back at the last good decision, and `report` describes it."""

    slug = "rule-trouble"

    def __init__(self, sentence: str, *, report: str = "") -> None:
        super().__init__(sentence)
        self.report = report
