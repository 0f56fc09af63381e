"""What the kits of all games share: a table that a test plays on, in one of four modes.

Every rule test runs four times: plain; saved and loaded at every decision; forked and the fork
discarded at every decision; taken back to the start and played again after every answer. The kit
does this, not the author of the test. At the end of a test no question may stay open that the test
does not name, and no card may be lost.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, Generic, Literal, Self, TypeVar

import pytest

from tafelrunde.engine.decisions import PARTY, Barrier, Decision, Flow, Seat, without_closed
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.engine.games import GameRules
from tafelrunde.engine.options import option_keys
from tafelrunde.engine.scenario_questions import decisions_of
from tafelrunde.engine.sessions import Position, Session
from tafelrunde.engine.showing import appearance, difference, shown_of

Mode = Literal["plain", "save", "fork", "undo"]
MODES: Final[tuple[Mode, ...]] = ("plain", "save", "fork", "undo")
MODE: list[Mode] = ["plain"]
TABLES: list[BaseTable[Any]] = []
S = TypeVar("S")


class BaseTable(Generic[S]):
    """A table that a test plays on; each game adds its own words for what came of it."""

    rules: GameRules[S]

    def __init__(self, game: S, rule: Callable[[S], Flow[Any]]) -> None:
        self._game = game
        self._rule = rule
        self._stops_at: str | None = None
        self.session: Session[S] | None = None
        TABLES.append(self)

    # --- What each game says ----------------------------------------------------------------------

    def names(self) -> list[str]:
        """What the seats are called."""
        raise NotImplementedError

    def cards(self) -> list[int]:
        """The numbers of all cards on the table, wherever they lie."""
        raise NotImplementedError

    def all_cards(self) -> int:
        """How many cards there are."""
        raise NotImplementedError

    # --- Playing ----------------------------------------------------------------------------------

    def play(self, rule: Callable[[S], Flow[Any]] | None = None) -> Self:
        """Play a rule (by default the rest of this phase) up to the first question, or to
        its end.
        """
        if rule is not None:
            self._rule = rule
        self.session = Session(self.rules, {}, origin=self._game, play=self._follow)
        return self

    def _follow(self, state: S) -> Flow[Any]:
        """The rule, from its beginning; some begin as soon as they are called."""
        return (yield from self._rule(state))

    def play_on(self) -> Self:
        """Play the whole game from here, phase after phase."""
        return self.play(self.rules.play)

    def answer(self, who: str, *keys: str) -> Self:
        """A player (or "party") chooses options by their keys."""
        session = self._playing()
        decision = self._decision(who)
        known = option_keys(decision.options)
        for key in keys:
            if key not in known:
                self._refuse(decision, key, known)
        seat = self._seat(who)
        chosen = [known.index(key) for key in keys]
        if MODE[0] == "fork":
            self._try_a_fork()
        session.answer(seat, chosen, session.step)
        if MODE[0] == "save":
            self._save_and_load()
        elif MODE[0] == "undo":
            self._play_again()
        return self

    def passes(self, who: str) -> Self:
        """A player does nothing."""
        return self.answer(who, "pass")

    def _refuse(self, decision: Decision, key: str, known: list[str]) -> None:
        closed = option_keys([c.option for c in decision.closed])
        why = decision.closed[closed.index(key)].why if key in closed else ""
        raise IllegalMove(f"{key} is not offered for {decision.key}: {known}", why=why)

    def _save_and_load(self) -> None:
        session = self._playing()
        before = self._shown(session)
        self.session = Session.load(self.rules, session.save(), self._follow)
        self.session.log[:] = session.log
        _same(before, self._shown(self.session), "a loaded game is shown otherwise")

    def _try_a_fork(self) -> None:
        session = self._playing()
        before, shown = self.rules.dump(session.state), self._shown(session)
        fork = session.fork()
        assert self.rules.dump(fork.state) == before, "a fork differs from the position"
        _same(shown, self._shown(fork), "a fork is shown otherwise")
        for _ in range(4):
            question = fork.question
            if question is None:
                break
            many = decisions_of(question)
            answers = [list(range(d.min)) for d in many]
            fork.answer(answers if isinstance(question, Barrier) else answers[0])
        assert self.rules.dump(session.state) == before, "a fork has changed the position"
        _same(shown, self._shown(session), "a fork has changed what is shown")

    def _play_again(self) -> None:
        session = self._playing()
        if session.partial:
            return
        before, shown = self.rules.dump(session.state), self._shown(session)
        steps = session.step
        session.undo(steps)
        for _ in range(steps):
            session.redo()
        assert self.rules.dump(session.state) == before, "playing again led elsewhere"
        _same(shown, self._shown(session), "after playing again it is shown otherwise")

    def _shown(self, game: Session[S] | Position[S]) -> list[bytes]:
        """What people get of the table. A fork, which nobody listens to, closes no options."""
        shown = shown_of(self.rules)
        assert shown is not None
        decisions = decisions_of(game.question)
        if isinstance(game, Position) or MODE[0] == "fork":
            decisions = [without_closed(decision) for decision in decisions]
        return appearance(shown, game.state, decisions)

    # --- Asking -----------------------------------------------------------------------------------

    def _playing(self) -> Session[S]:
        assert self.session is not None, "call play() first"
        return self.session

    def _seat(self, who: str) -> Seat:
        if who == "party":
            return PARTY
        assert who in self.names(), f"nobody is called {who}"
        return Seat(self.names().index(who))

    def _decision(self, who: str) -> Decision:
        waiting = self._playing().decisions
        assert waiting, "no question is open"
        for decision in waiting:
            if decision.seat == self._seat(who):
                return decision
        names = ["party" if d.seat == PARTY else self.names()[d.seat] for d in waiting]
        raise AssertionError(f"not {who} but {names} has to decide ({waiting[0].key})")

    def asks(self, who: str, key: str | None = None) -> list[str]:
        """The keys of the options that a player (or "party") is asked to choose from."""
        decision = self._decision(who)
        if key is not None:
            assert decision.key == key, f"asked for {decision.key}, not for {key}"
        return option_keys(decision.options)

    def why(self, who: str) -> str:
        """The rule behind the open question."""
        return self._decision(who).why

    def closed(self, who: str, key: str) -> str:
        """The rule that closes an option; fails if the option is not listed as closed."""
        decision = self._decision(who)
        keys = option_keys([c.option for c in decision.closed])
        assert key in keys, f"{key} is not among the closed options {keys}"
        return decision.closed[keys.index(key)].why

    def why_not(self, who: str, key: str) -> str:
        """What is in the way of a closed option, in English."""
        self.closed(who, key)
        decision = self._decision(who)
        keys = option_keys([c.option for c in decision.closed])
        return decision.closed[keys.index(key)].text("en")

    @property
    def question(self) -> str | None:
        """The key of the open question; None if there is none."""
        waiting = self._playing().decisions
        return waiting[0].key if waiting else None

    def stops_at(self, key: str) -> None:
        """The test ends here, at a question that it names."""
        assert self.question == key, f"the open question is {self.question}, not {key}"
        self._stops_at = key

    # --- What came of it --------------------------------------------------------------------------

    @property
    def game(self) -> S:
        """The table as it stands now."""
        return self.session.state if self.session is not None else self._game

    def events(self, kind: type[Any]) -> list[Any]:
        """The events of one kind so far, in order."""
        return [event for event in self._playing().log if isinstance(event, kind)]

    def stop_checking(self) -> None:
        """The test takes the session into its own hands."""
        TABLES.remove(self)

    def check(self) -> None:
        """At the end of a test: no open question unless named, no card lost or doubled."""
        assert sorted(self.cards()) == list(range(self.all_cards())), "a card was lost or doubled"
        if self.session is not None and self.question is not None:
            assert self._stops_at == self.question, f"the question {self.question} stayed open"


def _same(mine: list[bytes], other: list[bytes], otherwise: str) -> None:
    found = difference(mine, other)
    assert not found, f"{otherwise}: {found}"


@contextmanager
def refused(why: str) -> Iterator[None]:
    """The gesture inside is not possible, and this rule says why."""
    with pytest.raises(IllegalMove) as caught:
        yield
    assert caught.value.why == why, f"closed by {caught.value.why!r}, not by {why!r}"
