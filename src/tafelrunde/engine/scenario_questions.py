"""Questions of a game as scenario files speak of them: who is asked, what, with which options."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Generic, NamedTuple, TypeVar

from tafelrunde.engine.decisions import PARTY, Barrier, Decision, Question
from tafelrunde.engine.expecting import as_written
from tafelrunde.engine.forms import nearest
from tafelrunde.engine.games import Data
from tafelrunde.engine.options import option_keys
from tafelrunde.engine.scenario_files import ScenarioGame

S = TypeVar("S")


def decisions_of(question: Question | None) -> list[Decision]:
    """The decisions of a question: one, several of a barrier, or none at the end."""
    if question is None:
        return []
    return list(question.decisions) if isinstance(question, Barrier) else [question]


class Seen(NamedTuple):
    """A decision with the keys of its options and closed options, as they were when it came up."""

    decision: Decision
    offers: list[str]
    closed: dict[str, str]


class Questions(Generic[S]):
    """The questions that come up at a table; `state` is the table as it stands."""

    def __init__(self, game: ScenarioGame[S], state: S) -> None:
        self.game, self.state = game, state
        self.seats = list(game.seats(state))

    def seen(self, decision: Decision) -> Seen:
        """A question that comes up now."""
        closed = [each.option for each in decision.closed]
        rules = [each.why for each in decision.closed]
        keys = option_keys(closed)
        offers = option_keys(decision.options)
        return Seen(decision, offers, dict(zip(keys, rules, strict=True)))

    def is_meant(self, decision: Decision, asked: Data) -> bool:
        """Whether a table speaks of this decision."""
        right_seat = asked.get("seat", self.seat_name(decision)) == self.seat_name(decision)
        return right_seat and bool(asked.get("asks", decision.key) == decision.key)

    def wanted(self, asked: Data) -> str:
        """The question that a table speaks of, and who is asked."""
        seat = f" of {asked['seat']}" if "seat" in asked else ""
        if "asks" not in asked:
            return f"a question{seat}"
        known = self.game.words.questions()
        hint = "" if asked["asks"] in known else nearest(asked["asks"], known)
        return f'"{asked["asks"]}"{seat}' + (f" ({hint.strip()})" if hint else "")

    def listed(self, decisions: Sequence[Decision]) -> str:
        """Some questions, and who is asked."""
        return " and ".join(f'"{each.key}" of {self.seat_name(each)}' for each in decisions)

    def look(self, seen: Seen, asked: Data) -> Iterator[str]:
        """What differs between a decision and what a table says of it."""
        decision, offered, closed = seen
        if asked.get("why", decision.why) != decision.why:
            yield f"expected the question by {asked['why']} but it is by {decision.why}"
        wanted = [self.spelled(key) for key in asked.get("offers", ())]
        if "offers" in asked and sorted(wanted) != sorted(offered):
            options = as_written(asked["offers"]), as_written(offered)
            yield f"expected the options {options[0]} but they are {options[1]}"
        for key in asked.get("lacks", ()):
            if self.spelled(key) in offered:
                yield f'expected that "{key}" is not offered but it is'
        for key, why in asked.get("closed", {}).items():
            rule = closed.get(self.spelled(key))
            if rule != why:
                found = f"is closed by {rule}" if rule else "is not closed"
                yield f'expected that {why} closes "{key}" but it {found}'

    def spelled(self, key: str) -> str:
        """The key of an option as the rules spell it."""
        return self.game.spelled(self.state, key)

    def seat_name(self, decision: Decision) -> str:
        """Who has to decide."""
        return "party" if decision.seat == PARTY else self.seats[decision.seat]
