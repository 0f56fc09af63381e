"""Playing a scenario in one of four modes: every step in turn, as far as its answers go."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Generic, Literal, TypeVar

from tafelrunde.engine.decisions import Barrier, Decision, Flow, hearing, without_closed
from tafelrunde.engine.errors import TafelrundeError
from tafelrunde.engine.events import AnyEvent
from tafelrunde.engine.expected_events import event_data, missing_events
from tafelrunde.engine.expecting import as_written, differences
from tafelrunde.engine.games import Data
from tafelrunde.engine.scenario_files import Scenario, ScenarioGame, facts_in
from tafelrunde.engine.scenario_questions import Questions, Seen, decisions_of
from tafelrunde.engine.sessions import Position, Session
from tafelrunde.engine.showing import appearance, shown_of
from tafelrunde.engine.showing import difference as shown_otherwise

S = TypeVar("S")
Mode = Literal["plain", "save", "fork", "undo"]
MODES: Final[tuple[Mode, ...]] = ("plain", "save", "fork", "undo")
AHEAD: Final = 4
"""So many answers a fork tries out before it is discarded."""


class Differs(Exception):
    """Not an error: the scenario does not hold and cannot go on, and this says where."""


def play_through(scenario: Scenario[S], mode: Mode) -> str:
    """Every difference between what is expected and what came, each in a line; empty if all holds.

    What cannot be answered as the file says ends the game: nothing is said of what would follow.
    """
    found: list[str] = []
    where = ""
    try:
        run = Run(scenario, mode)
        for number, step in enumerate(scenario.steps, 1):
            where = f"step {number}: "
            for line in run.take(step):
                found.append(f"{where}{line}")
        where = ""
        found += run.finish(scenario.data["expect"])
    except Differs as differs:
        found += [f"{where}{line}" for line in str(differs).split("\n")]
    return "\n".join(found)


class Run(Generic[S]):
    """One way through a scenario."""

    def __init__(self, scenario: Scenario[S], mode: Mode) -> None:
        self.game: ScenarioGame[S] = scenario.game
        self.mode = mode
        self.rules = scenario.game.rules
        self.rest = scenario.play
        self.shown = shown_of(self.rules)
        self.questions = Questions(scenario.game, scenario.origin)
        self.told_before = 0
        self.singles: list[Seen] = []
        try:
            with hearing(self.hear):
                self.session = Session(self.rules, {}, origin=scenario.origin, play=self.play)
        except Exception as trouble:
            raise Differs(f"a rule failed at the start: {trouble!r}") from trouble

    def play(self, state: S) -> Flow[None]:
        """The rules that are played, on a table whose questions can be named."""
        self.questions.state = state
        return self.rest(state)

    def hear(self, decision: Decision) -> None:
        """A question with a single answer came up."""
        self.singles.append(self.questions.seen(decision))

    # --- Answering --------------------------------------------------------------------------------

    def take(self, step: Data) -> Iterator[str]:
        """Look at the open question and answer it, or at one with a single answer; what differs."""
        self.questions.state = self.session.state
        if "single" in step:
            yield from self.look_back(step)
            return
        open_one = self.questions.seen(self.question(step))
        yield from self.questions.look(open_one, step)
        chosen = self.chosen(open_one, step["answer"])
        if self.mode == "fork":
            self.try_a_fork()
        self.answer(open_one.decision, chosen)
        if self.mode == "save":
            self.save_and_load()
        elif self.mode == "undo" and not self.session.partial:
            self.play_again()
        if "expect" in step:
            yield from self.compare(step["expect"], self.session.log[self.told_before :])

    def answer(self, decision: Decision, chosen: list[int]) -> None:
        """Answer the open question, and hear what answers itself."""
        self.told_before, self.singles = len(self.session.log), []
        self.questions.state = self.session.state
        try:
            with hearing(self.hear):
                self.session.answer(decision.seat, chosen, self.session.step)
        except TafelrundeError as refused:
            raise Differs(str(refused)) from refused

    def look_back(self, step: Data) -> Iterator[str]:
        """What differs between a single answer that a step expects and those that were taken since
        the last answer; each counts once, and in their order.
        """
        wanted = step["single"] if isinstance(step["single"], list) else [step["single"]]
        keys = [self.questions.spelled(key) for key in wanted]
        for number, single in enumerate(self.singles):
            if single.offers == keys and self.questions.is_meant(single.decision, step):
                del self.singles[: number + 1]
                yield from self.questions.look(single, step)
                return
        taken = [
            f"{self.questions.listed([each.decision])}: {as_written(each.offers)}"
            for each in self.singles
        ]
        found = ", ".join(taken) or "nothing"
        asked = self.questions.wanted(step)
        told = as_written(wanted)
        yield f"expected {asked} with the single answer {told} but so came {found}"

    def chosen(self, asked: Seen, answer: Sequence[int | str]) -> list[int]:
        """The numbers of the chosen options."""
        known, chosen = asked.offers, []
        for key in answer:
            if isinstance(key, int):
                if not 0 <= key < len(known):
                    last = len(known) - 1
                    raise Differs(f"there is no option {key}; the first is 0, the last {last}")
                chosen.append(key)
            elif self.questions.spelled(key) in known:
                chosen.append(known.index(self.questions.spelled(key)))
            else:
                why = asked.closed.get(self.questions.spelled(key))
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
            told = [f"{otherwise}: {line}" for line in differences(before, after)]
            raise Differs("\n".join(told))

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
            waiting = [without_closed(decision) for decision in waiting]
        try:
            return appearance(self.shown, game.state, waiting)
        except Exception as trouble:
            raise Differs(f"the table cannot be shown: {trouble!r}") from trouble

    # --- Comparing --------------------------------------------------------------------------------

    def finish(self, expected: Data) -> list[str]:
        """What must hold at the end; no question may stay open that is not named."""
        found: list[str] = []
        waiting = self.session.decisions
        if waiting and "asks" not in expected and expected.get("unasked", True):
            found.append(f"the question {self.questions.listed(waiting)} stayed open")
            expected = expected | {"unasked": False}
        return [*found, *self.compare(expected, self.session.log)]

    def compare(self, expected: Data, log: Sequence[AnyEvent]) -> Iterator[str]:
        """What differs of the facts, the open question and what happened."""
        self.questions.state = self.session.state
        yield from differences(facts_in(expected), self.game.facts(self.session.state))
        if expected.get("unasked") and self.session.decisions:
            yield f'expected no question but "{self.session.decisions[0].key}" is open'
        if expected.keys() & {"asks", "seat", "why", "offers", "lacks", "closed"}:
            try:
                yield from self.questions.look(
                    self.questions.seen(self.question(expected)), expected
                )
            except Differs as differs:
                yield str(differs)
        happened = [event_data(event) for event in log]
        for event in missing_events(expected.get("events", ()), happened):
            yield f"expected the event {as_written(event)} but it did not happen then"
        for event in expected.get("never", ()):
            if not missing_events([event], happened):
                yield f"expected that the event {as_written(event)} never happens but it did"

    def question(self, asked: Data) -> Decision:
        """The open decision that a table speaks of."""
        waiting = self.session.decisions
        if not waiting:
            raise Differs("a question was expected but none is open")
        for decision in waiting:
            if self.questions.is_meant(decision, asked):
                return decision
        raise Differs(
            f"expected {self.questions.wanted(asked)} but open is {self.questions.listed(waiting)}"
        )
