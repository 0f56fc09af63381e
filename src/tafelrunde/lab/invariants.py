"""Random games under watch: what must hold after every decision, whatever the players do."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec

from tafelrunde.bots.random import RandomBot
from tafelrunde.engine.decisions import Barrier, Decision, Question
from tafelrunde.engine.games import GameRules, State
from tafelrunde.engine.options import option_keys
from tafelrunde.engine.registry import find_game
from tafelrunde.engine.showing import difference, questions_of, shown_of, views_of
from tafelrunde.lab.pool import Chunk, Workers, chunks, in_order
from tafelrunde.lab.walk import walk

MOST_QUESTIONS: Final = 30_000
"""A random game that asks more does not end, or goes on for ever where a game allows that."""

UNFINISHED: Final = "still going on"
"""What is said of a game that may go on for ever and was broken off; it is no fault."""

SAMPLE: Final = 13
"""Every so many looks the dear checks are made: clones and views."""

RESUMED: Final = 5
"""Every so many looks a game at a checkpoint is saved and loaded."""


class Broken(Exception):
    """Something does not hold."""


class Trouble(msgspec.Struct):
    """A game in which something did not hold, and where."""

    game: str
    players: int
    seed: int
    question: int
    what: str


class Watch:
    """Answers at random and looks closely before every answer, or every so many of them."""

    def __init__(self, game: str, players: int, seed: int, every: int = 1) -> None:
        self.rules: GameRules[State] = find_game(game)
        self.trials = find_game(game).trials
        self.shown = shown_of(self.rules)
        self.setup = self.trials.mixed_setup(seed, players)
        self.state: State = self.rules.new(self.setup, seed)
        self.bot = RandomBot(seed)
        self.seed = seed
        self.every = every
        self.asked = 0
        self.older: list[tuple[State, bytes]] = []

    def respond(self, question: Question) -> object:
        """Check, then give any legal answer."""
        self.asked += 1
        decisions = question.decisions if isinstance(question, Barrier) else [question]
        for decision in decisions:
            check_decision(decision)
        look, rest = divmod(self.asked + self.seed, self.every)  # elsewhere in every game
        if rest == 0:
            self.look(look, question, decisions[0])
        answers = [self._legal(decision) for decision in decisions]
        return answers if isinstance(question, Barrier) else answers[0]

    def look(self, number: int, question: Question, decision: Decision) -> None:
        """Count the cards; now and then make the dear checks too."""
        self.trials.check(self.state)
        if number % SAMPLE == 0:
            self.check_sample(decision)
        if number % RESUMED == 0 and isinstance(question, Decision) and question.checkpoint:
            self.check_resume(question)

    def _legal(self, decision: Decision) -> list[int]:
        answer = list(self.bot.decide(None, decision))
        require(decision.refusal(answer) is None, "a legal answer was refused")
        return answer

    def check_sample(self, decision: Decision) -> None:
        """A clone equals the table, older ones have not changed, and the view hides everything."""
        rules, now = self.rules, self.written(self.state)
        clone = rules.clone(self.state)
        require(self.written(clone) == now, "a clone differs from the table")
        if self.shown is not None:
            same("a clone", views_of(self.shown, self.state), views_of(self.shown, clone))
            questions_of(self.shown, self.state, [decision])  # it can be put into words
        self.older.append((clone, now))
        self.check_older()
        other = rules.clone(self.state)
        self.trials.scramble(other, self.seed + self.asked, decision.seat)
        self.trials.check(other)
        mine, theirs = (rules.view(state, decision.seat) for state in (self.state, other))
        require(self.written(mine) == self.written(theirs), "a view shows something hidden")
        require(self.written(self.state) == now, "looking has changed the table")

    def written(self, state: State) -> bytes:
        """A state as it is saved."""
        return msgspec.json.encode(self.rules.dump(state))

    def check_older(self) -> None:
        """What has been played since must not show in a clone."""
        for clone, before in self.older[-3:]:
            require(self.written(clone) == before, "an older clone has changed")

    def check_resume(self, decision: Decision) -> None:
        """Saved and loaded, the game stands at the very same decision, and people see and read the
        same.
        """
        rules = self.rules
        state = rules.load(msgspec.json.decode(self.written(self.state)))
        question = self._resumed(state)
        mine, other = described(rules, self.state, decision), described(rules, state, question)
        require(mine == other, "a checkpoint resumes at another decision")
        if self.shown is not None:
            copy = rules.clone(self.state)  # only a table that listens says what is closed
            same("a loaded game", views_of(self.shown, self.state), views_of(self.shown, state))
            here = questions_of(self.shown, copy, [self._resumed(copy)])
            same("a loaded game", here, questions_of(self.shown, state, [question]))

    def _resumed(self, state: State) -> Decision:
        """The decision at which a copy of a checkpoint stands."""
        self.rules.listen(state, [])
        question = next(self.rules.play(state), None)
        require(isinstance(question, Decision), "a checkpoint resumes elsewhere")
        assert isinstance(question, Decision)
        return question


def require(holds: bool, what: str) -> None:
    """Raise `Broken` unless it holds."""
    if not holds:
        raise Broken(what)


def same(what: str, mine: list[bytes], other: list[bytes]) -> None:
    """Raise `Broken` if people get something else."""
    found = difference(mine, other)
    require(not found, f"{what} is shown otherwise: {found}")


def check_decision(decision: Decision) -> None:
    """Nobody is asked who has no choice, and there is a legal answer."""
    options, least, most = len(decision.options), decision.min, decision.max
    require(0 <= least <= most <= options, "a decision has no legal answer")
    chance = options > 1 or least < most or decision.veiled
    require(chance, "a decision has only one answer")


def described(rules: GameRules[State], state: State, decision: Decision) -> tuple[object, ...]:
    """A decision in words that do not depend on the objects of one table."""
    keys = option_keys(decision.options)
    return decision.seat, decision.key, keys, decision.min, decision.max, decision.why


def watch(game: str, players: int, seed: int, every: int = 1) -> Trouble | None:
    """Play one random game under watch. A game watched now and then in which something does not
    hold is played again under full watch, to find where it began.
    """
    trouble = _watch(game, players, seed, every)
    if trouble is not None and trouble.what != UNFINISHED and every > 1:
        return _watch(game, players, seed, 1) or trouble
    return trouble


def _watch(game: str, players: int, seed: int, every: int) -> Trouble | None:
    asked = 0
    try:
        watching = Watch(game, players, seed, every)
        try:
            walk(watching.rules.play(watching.state), watching.respond, MOST_QUESTIONS)
            watching.trials.check(watching.state)
            watching.check_older()
            what = UNFINISHED if watching.trials.ENDLESS else "the game does not end"
            require(watching.rules.outcome(watching.state) is not None, what)
        finally:
            asked = watching.asked
    except Exception as trouble:  # whatever it is, the seed and the question lead back to it
        what = (
            str(trouble) if isinstance(trouble, Broken) else f"{type(trouble).__name__}: {trouble}"
        )
        return Trouble(game, players, seed, asked, what)
    return None


def watch_chunk(game: str, players: int, every: int, chunk: Chunk) -> list[Trouble]:
    """Play some seeds under watch."""
    found = (watch(game, players, seed, every) for seed in range(*chunk))
    return [trouble for trouble in found if trouble is not None]


def soak(
    game: str,
    seed: int,
    games: int,
    workers: Workers,
    advance: Callable[[int], None] = lambda _: None,
    every: int = 1,
) -> list[Trouble]:
    """So many random games with every number of heroes, watched at every so many decisions; returns
    what did not hold, and the games that were broken off.
    """
    troubles: list[Trouble] = []
    for players in find_game(game).trials.PLAYERS:
        todo = chunks(seed, games, workers.jobs)
        found = in_order(partial(watch_chunk, game, players, every), todo, workers)
        for chunk, some in zip(todo, found, strict=True):
            troubles += some
            advance(chunk[1] - chunk[0])
    return troubles
