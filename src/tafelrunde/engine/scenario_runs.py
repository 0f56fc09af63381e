"""Playing a scenario: every step in turn, in one of four modes, until something differs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Generic, Literal, TypeVar

from msgspec.structs import replace

from tafelrunde.engine.decisions import PARTY, Barrier, Decision, Question
from tafelrunde.engine.errors import BadScenario, TafelrundeError
from tafelrunde.engine.expecting import difference, event_data, missing_event
from tafelrunde.engine.games import Data
from tafelrunde.engine.records import Position, Session
from tafelrunde.engine.scenario_files import Scenario, ScenarioGame, facts_in
from tafelrunde.engine.showing import appearance, shown_of
from tafelrunde.engine.showing import difference as shown_otherwise

S = TypeVar("S")
Mode = Literal["plain", "save", "fork", "undo"]
MODES: Final[tuple[Mode, ...]] = ("plain", "save", "fork", "undo")
AHEAD: Final = 4
"""So many answers a fork tries out before it is discarded."""


class Differs(Exception):
    """Not an error: the scenario does not hold, and this says where."""


def play_through(scenario: Scenario[S], mode: Mode) -> str:
    """The first difference between what is expected and what came; empty if all holds."""
    number, where = -1, ""
    try:
        run = Run(scenario, mode)
        for number, step in enumerate(scenario.steps):
            where = f"step {number + 1}: "
            run.take(step)
        number, where = -1, ""
        run.finish(scenario.data["expect"])
    except Differs as differs:
        return f"{where}{differs}"
    except BadScenario as trouble:
        raise scenario.refusal(trouble, number) from trouble
    return ""


def decisions_of(question: Question | None) -> list[Decision]:
    """The decisions of a question: one, several of a barrier, or none at the end."""
    if question is None:
        return []
    return list(question.decisions) if isinstance(question, Barrier) else [question]


class Run(Generic[S]):
    """One way through a scenario."""

    def __init__(self, scenario: Scenario[S], mode: Mode) -> None:
        self.game: ScenarioGame[S] = scenario.game
        self.mode = mode
        self.rules = scenario.game.rules
        self.play = scenario.play
        self.shown = shown_of(self.rules)
        self.seats = list(self.game.seats(scenario.origin))
        self.seen = 0
        try:
            self.session = Session(self.rules, {}, origin=scenario.origin, play=self.play)
        except Exception as trouble:
            raise Differs(f"a rule failed at the start: {trouble!r}") from trouble

    # --- Answering --------------------------------------------------------------------------------

    def take(self, step: Data) -> None:
        """Look at the open question and answer it."""
        decision = self.question(step)
        self.look(decision, step)
        chosen = self.chosen(decision, step["answer"])
        if self.mode == "fork":
            self.try_a_fork()
        self.seen = len(self.session.log)
        try:
            self.session.answer(decision.seat, chosen, self.session.step)
        except TafelrundeError as refused:
            raise Differs(str(refused)) from refused
        if self.mode == "save":
            self.save_and_load()
        elif self.mode == "undo" and not self.session.partial:
            self.play_again()
        if "expect" in step:
            self.compare(step["expect"], self.session.log[self.seen :])

    def chosen(self, decision: Decision, answer: Sequence[Any]) -> list[int]:
        """The numbers of the chosen options."""
        known, chosen = self.keys(decision), []
        for key in answer:
            if isinstance(key, int):
                chosen.append(key)
            elif self.spelled(key) in known:
                chosen.append(known.index(self.spelled(key)))
            else:
                why = self.closed(decision).get(self.spelled(key))
                closed = f" ({why} closes it)" if why else ""
                raise Differs(f'"{key}" is not offered{closed}; offered are {", ".join(known)}')
        return chosen

    def try_a_fork(self) -> None:
        """A copy of the position is played on and thrown away; the table must not notice."""
        before, shown = self.rules.dump(self.session.state), self.appearance(self.session)
        fork = self.session.fork()
        self.same(before, self.rules.dump(fork.state), "a fork differs from the position")
        self.same_shown(shown, self.appearance(fork), "a fork is shown otherwise")
        for _ in range(AHEAD):
            question = fork.question
            if question is None:
                break
            answers = [list(range(decision.min)) for decision in decisions_of(question)]
            fork.answer(answers if isinstance(question, Barrier) else answers[0])
        self.same(before, self.rules.dump(self.session.state), "a fork has changed the position")

    def save_and_load(self) -> None:
        """The game goes on from its own file."""
        log = self.session.log
        before, shown = self.rules.dump(self.session.state), self.appearance(self.session)
        self.session = Session.load(self.rules, self.session.save(), self.play)
        self.session.log[:] = log
        self.same(before, self.rules.dump(self.session.state), "loading led elsewhere")
        self.same_shown(shown, self.appearance(self.session), "a loaded game is shown otherwise")

    def play_again(self) -> None:
        """All answers are taken back and given again."""
        before, shown = self.rules.dump(self.session.state), self.appearance(self.session)
        steps = self.session.step
        self.session.undo(steps)
        for _ in range(steps):
            self.session.redo()
        self.same(before, self.rules.dump(self.session.state), "playing again led elsewhere")
        self.same_shown(shown, self.appearance(self.session), "playing again is shown otherwise")

    def same(self, before: Data, after: Data, otherwise: str) -> None:
        """Two states must be the same."""
        if before != after:
            raise Differs(f"{otherwise}: {difference(before, after)}")

    def same_shown(self, before: list[bytes], after: list[bytes], otherwise: str) -> None:
        """People must see and read the same."""
        if found := shown_otherwise(before, after):
            raise Differs(f"{otherwise}: {found}")

    def appearance(self, game: Session[S] | Position[S]) -> list[bytes]:
        """What people get of the table; nobody listens to a fork, so it closes no options."""
        if self.shown is None:
            return []
        waiting = decisions_of(game.question)
        if self.mode == "fork":
            waiting = [replace(decision, closed=()) for decision in waiting]
        try:
            return appearance(self.shown, game.state, waiting)
        except Exception as trouble:
            raise Differs(f"the table cannot be shown: {trouble!r}") from trouble

    # --- Comparing --------------------------------------------------------------------------------

    def finish(self, expected: Data) -> None:
        """What must hold at the end; no question may stay open that is not named."""
        waiting = self.session.decisions
        if waiting and "asks" not in expected and expected.get("unasked", True):
            who = self.seat_name(waiting[0])
            raise Differs(f'the question "{waiting[0].key}" of {who} stayed open')
        self.compare(expected, self.session.log)

    def compare(self, expected: Data, log: Sequence[Any]) -> None:
        """Compare facts, the open question and what happened."""
        if found := difference(facts_in(expected), self.game.facts(self.session.state)):
            raise Differs(found)
        if expected.get("unasked") and self.session.decisions:
            raise Differs(f'expected no question but "{self.session.decisions[0].key}" is open')
        if expected.keys() & {"asks", "seat", "why", "offers", "lacks", "closed"}:
            self.look(self.question(expected), expected)
        happened = [event_data(event) for event in log]
        if missing := missing_event(expected.get("events", ()), happened):
            raise Differs(f"expected the event {missing} but it did not happen then")
        for event in expected.get("never", ()):
            if missing_event([event], happened) is None:
                raise Differs(f"expected that the event {event} never happens but it did")

    def question(self, asked: Data) -> Decision:
        """The open decision that a table speaks of."""
        waiting = self.session.decisions
        if not waiting:
            raise Differs("a question was expected but none is open")
        for decision in waiting:
            right_seat = asked.get("seat", self.seat_name(decision)) == self.seat_name(decision)
            if right_seat and asked.get("asks", decision.key) == decision.key:
                return decision
        wanted = f'"{asked["asks"]}"' if "asks" in asked else "a question"
        seat = f" of {asked['seat']}" if "seat" in asked else ""
        found = " and ".join(f'"{d.key}" of {self.seat_name(d)}' for d in waiting)
        raise Differs(f"expected {wanted}{seat} but open is {found}")

    def look(self, decision: Decision, asked: Data) -> None:
        """Compare a decision with what a table says of it."""
        offered, closed = self.keys(decision), self.closed(decision)
        if asked.get("why", decision.why) != decision.why:
            raise Differs(f"expected the question by {asked['why']} but it is by {decision.why}")
        wanted = [self.spelled(key) for key in asked.get("offers", ())]
        if "offers" in asked and sorted(wanted) != sorted(offered):
            raise Differs(f"expected the options {asked['offers']} but they are {offered}")
        for key in asked.get("lacks", ()):
            if self.spelled(key) in offered:
                raise Differs(f'expected that "{key}" is not offered but it is')
        for key, why in asked.get("closed", {}).items():
            rule = closed.get(self.spelled(key))
            if rule != why:
                found = f"is closed by {rule}" if rule else "is not closed"
                raise Differs(f'expected that {why} closes "{key}" but it {found}')

    def spelled(self, key: str) -> str:
        """The key of an option as the rules spell it."""
        return self.game.spelled(self.session.state, key)

    def keys(self, decision: Decision) -> list[str]:
        """The names of the options."""
        return self.rules.option_keys(self.session.state, decision.options)

    def closed(self, decision: Decision) -> dict[str, str]:
        """The names of the closed options, and the rule that closes each."""
        options = [each.option for each in decision.closed]
        keys = self.rules.option_keys(self.session.state, options)
        return dict(zip(keys, [each.why for each in decision.closed], strict=True))

    def seat_name(self, decision: Decision) -> str:
        """Who has to decide."""
        return "party" if decision.seat == PARTY else self.seats[decision.seat]
