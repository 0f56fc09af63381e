"""The bot at the table: one of the chosen level, and the random one where it cannot help."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from tafelrunde.engine.bots import UNSEEN
from tafelrunde.engine.decisions import Answer, Decision, Seat
from tafelrunde.engine.games import GameRules, State
from tafelrunde.engine.worlds import Fork, Worlds

if TYPE_CHECKING:
    from tafelrunde.bots.advice import Advice
    from tafelrunde.engine.bots import Bot


class Helper:
    """Answers for bot seats and gives hints; it sees only what its seat may see.

    Bots are made when the first one is needed: a game of people is sooner on the screen.
    """

    def __init__(self, rules: GameRules[State], seed: int, level: str) -> None:
        self.rules = rules
        self.seed = seed
        self.level = level

    @cached_property
    def random(self) -> Bot[State]:
        """Any legal answer."""
        from tafelrunde.bots.makers import make_bot

        return make_bot("random", self.rules.id, self.seed)

    @cached_property
    def bot(self) -> Bot[State]:
        """The bot of that level; one by rules of thumb where the game has no such bot."""
        from tafelrunde.bots.makers import HEURISTIC, bot_names, make_bot

        game = self.rules.id
        try:
            return make_bot(
                self.level if self.level in bot_names(game) else HEURISTIC, game, self.seed
            )
        except ImportError:
            return self.random

    def advise(self, fork: Fork[State], seat: Seat) -> list[Advice]:
        """The best answers by a look ahead, the best first; none where nobody looks ahead."""
        from tafelrunde.bots.advice import advise
        from tafelrunde.bots.makers import adviser
        from tafelrunde.engine.registry import find_game

        bot = adviser(self.rules.id, self.seed)
        if bot is None:
            return []
        return advise(bot, Worlds(find_game(self.rules.id), fork, seat))

    def decide(self, state: State, decision: Decision, fork: Fork[State]) -> Answer:
        """A legal answer, whatever happens to the bot."""
        from tafelrunde.bots.makers import answer_of
        from tafelrunde.engine.registry import find_game

        chosen: Answer | None = None
        try:
            view, seen = find_game(self.rules.id).trials.see(state, decision)
            chosen = answer_of(self.bot, self.rules.id, view, seen, fork)
        except Exception:
            # A bot that fails must not stop a game of people.
            chosen = None
        if chosen is None or decision.refusal(chosen) is not None:
            return self.random.decide(UNSEEN, decision)
        return chosen
