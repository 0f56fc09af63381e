"""Advice: the answers that a search likes best, how sure it is of each, and what speaks for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import erf, sqrt
from typing import Final, Literal, TypeAlias, TypeVar

from tafelrunde.bots.search import SearchBot, Tried
from tafelrunde.engine.worlds import Worlds

S = TypeVar("S")
Reason: TypeAlias = Literal["thumb", "even", "better", "worse"]
BEST: Final = 3
"""So many answers are told."""


@dataclass(frozen=True, slots=True)
class Advice:
    """One answer; numbers are percents."""

    answer: tuple[int, ...]
    sure: int  # that no other answer is better
    stands: int  # how well one stands afterwards
    lead: int  # how much better than with the best other answer
    tries: int  # 0: it was not tried out, a rule of thumb says so

    @property
    def reason(self) -> Reason:
        """What speaks for it, or against it."""
        if not self.tries:
            return "thumb"
        if not self.lead:
            return "even"
        return "better" if self.lead > 0 else "worse"


def advise(bot: SearchBot[S], worlds: Worlds[S]) -> list[Advice]:
    """The best answers, the best first."""
    return advice_in(bot.think(worlds))


def advice_in(tried: Sequence[Tried]) -> list[Advice]:
    """The best answers of a search."""
    return [_advice(each, [other for other in tried if other is not each]) for each in tried[:BEST]]


def _advice(tried: Tried, others: Sequence[Tried]) -> Advice:
    rival = max((o for o in others if o.visits), key=lambda other: other.value, default=None)
    if rival is None or not tried.visits:
        return Advice(tried.answer, 0, 0, 0, 0)
    ahead = tried.value - rival.value
    doubt = sqrt(2 * (tried.error**2 + rival.error**2))
    best = 0.5 * (1 + erf(ahead / doubt)) if doubt else 0.5 + 0.5 * ((ahead > 0) - (ahead < 0))
    sure, stands, lead = (round(100 * part) for part in (best, tried.value, ahead))
    return Advice(tried.answer, sure, stands, lead, tried.visits)
