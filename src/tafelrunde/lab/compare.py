"""Random games played with the plain core and with the compiled one: equal to the letter, or not.

Both play from the same seeds and tell what they came to at every question: who is asked, which
options there are and which are closed, what was told since, and at checkpoints the whole table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Final

import msgspec

from tafelrunde.bots.random import RandomBot
from tafelrunde.engine.decisions import Barrier, Decision, Question
from tafelrunde.engine.events import AnyEvent
from tafelrunde.engine.options import option_keys
from tafelrunde.engine.registry import find_game
from tafelrunde.lab.apart import CORES, Worker, serve
from tafelrunde.lab.invariants import MOST_QUESTIONS, Trouble
from tafelrunde.lab.walk import walk

MODULE: Final = "tafelrunde.lab.compare"


class Wish(msgspec.Struct):
    """The game to be played."""

    game: str
    players: int
    seed: int


class Trace:
    """Answers at random and writes down, in short, what every question looked like."""

    def __init__(self, wish: Wish) -> None:
        self.rules = find_game(wish.game)
        setup = self.rules.trials.mixed_setup(wish.seed, wish.players)
        self.state = self.rules.new(setup, wish.seed)
        self.bot = RandomBot(wish.seed)
        self.log: list[AnyEvent] = []
        self.lines: list[str] = []
        self.rules.listen(self.state, self.log)

    def respond(self, question: Question) -> object:
        """Any legal answer."""
        decisions = question.decisions if isinstance(question, Barrier) else [question]
        self.note([described(decision) for decision in decisions])
        if isinstance(question, Decision) and question.checkpoint:
            self.note(self.rules.dump(self.state))
        answers = [list(self.bot.decide(None, decision)) for decision in decisions]
        return answers if isinstance(question, Barrier) else answers[0]

    def note(self, what: object) -> None:
        """Something, and the events since the last note."""
        told = [str(event) for event in self.log]
        self.log.clear()
        content = msgspec.json.encode([what, told])
        self.lines.append(blake2b(content, digest_size=6).hexdigest())

    def play(self) -> list[str]:
        """The whole game."""
        walk(self.rules.play(self.state), self.respond, MOST_QUESTIONS)
        self.note([self.rules.dump(self.state), self.rules.outcome(self.state)])
        return self.lines


def described(decision: Decision) -> list[object]:
    """All that a client could tell of a decision."""
    closed = [[option_keys([each.option]), each.why, each.text("en")] for each in decision.closed]
    keys = option_keys(decision.options)
    asked = [decision.seat, decision.key, decision.why, decision.min, decision.max]
    return [*asked, decision.checkpoint, decision.veiled, keys, closed]


def compare(
    game: str, seed: int, games: int, advance: Callable[[int], None] = lambda _: None
) -> list[Trouble]:
    """Play so many games with every number of players in both ways; returns those that differ."""
    troubles = []
    with Worker(CORES[0], MODULE, list[str]) as plain, Worker(CORES[1], MODULE, list[str]) as fast:
        for players in find_game(game).trials.PLAYERS:
            for number in range(seed, seed + games):
                for worker in (plain, fast):
                    worker.send(Wish(game, players, number))
                where = first_difference(plain.hear(), fast.hear())
                if where:
                    what = "compiled and plain games differ"
                    troubles.append(Trouble(game, players, number, where, what))
                advance(1)
    return troubles


def first_difference(mine: Sequence[str], other: Sequence[str]) -> int:
    """Where two games first differ, counted from 1; 0 if they are equal."""
    for number, (one, two) in enumerate(zip(mine, other, strict=False), start=1):
        if one != two:
            return number
    return 0 if len(mine) == len(other) else min(len(mine), len(other)) + 1


if __name__ == "__main__":
    serve(lambda line: Trace(msgspec.json.decode(line, type=Wish)).play())
