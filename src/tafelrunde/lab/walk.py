"""The walk through a game: questions are answered until it ends. Part of the compiled core."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tafelrunde.bots.random import RandomBot
from tafelrunde.engine.decisions import Barrier, Ended, Flow, Question
from tafelrunde.engine.limits import MOST_STEPS, STEPS

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST_DECISIONS: Final = 50_000
"""No game is that long; one that is counts as stuck."""

Responder = Callable[[Question], object]
"""Gives the indices for a decision, or one list of them for each decision of a barrier."""


def random_walk(flow: Flow[None], seed: int) -> int:
    """Play like the random bot, without a call more than needed; returns how many decisions had
    two or more options.
    """
    bot = RandomBot(seed)
    draw, send = bot.numbers.__next__, flow.send
    decisions = 0
    given: object = None
    try:
        while True:
            STEPS.left = MOST_STEPS
            question = send(given)
            if isinstance(question, Barrier):
                decisions += len(question.decisions)
                given = [bot.decide(None, decision) for decision in question.decisions]
            elif question.max == 1 and question.min == 1:
                decisions += 1
                number: i64 = draw()
                offered: i64 = len(question.options)
                given = (number * offered >> 32,)
            else:
                decisions += len(question.options) > 1
                given = bot.decide(None, question)
    except (Ended, StopIteration):
        return decisions


def walk(flow: Flow[None], respond: Responder, most: int = MOST_DECISIONS) -> None:
    """Answer every question until the game ends, or has asked more than any game."""
    renew, send = STEPS.renew, flow.send
    given: object = None
    try:
        for _ in range(most):
            renew()
            given = respond(send(given))
    except (Ended, StopIteration):
        pass
