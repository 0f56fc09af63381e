"""The bot at the table: the best one there is, and the random one where it cannot help."""

from __future__ import annotations

from typing import Any

from tafelrunde.bots.games import game_trials, make_bot
from tafelrunde.engine.decisions import Answer, Decision
from tafelrunde.engine.games import GameRules


class Helper:
    """Answers for bot seats and gives hints; it sees only what its seat may see."""

    def __init__(self, rules: GameRules[Any], seed: int) -> None:
        self.rules = rules
        self.random = make_bot("random", rules.id, seed)
        try:
            self.bot = make_bot("heuristic", rules.id, seed)
        except ImportError:
            self.bot = self.random

    def decide(self, state: Any, decision: Decision) -> Answer:
        """A legal answer, whatever happens to the bot."""
        chosen: Answer | None = None
        try:
            view, seen = game_trials(self.rules.id).see(state, decision)
            chosen = self.bot.decide(view, seen)
        except Exception:
            # A bot that fails must not stop a game of people.
            chosen = None
        if chosen is None or decision.refusal(chosen) is not None:
            return self.random.decide(None, decision)
        return chosen
