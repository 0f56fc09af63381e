"""Every game as a Gymnasium environment: one seat learns, bots play the others."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from tafelrunde.bots.makers import HEURISTIC, make_bot
from tafelrunde.engine.chance import seeded
from tafelrunde.engine.games import SetupData
from tafelrunde.research.encoding import Array
from tafelrunde.research.multi import FEATURES, LONGEST, WIDTH
from tafelrunde.research.table import PickedTable


class SeatEnv(gymnasium.Env[Array, np.int64]):
    """The first seat of a game; `info["action_mask"]` tells which actions are legal."""

    def __init__(
        self, game: str, players: int = 2, setup: SetupData | None = None, bot: str = HEURISTIC
    ) -> None:
        self.game, self.players, self.setup, self.bot = game, players, setup or {}, bot
        self.action_space = spaces.Discrete(WIDTH + 1)
        self.observation_space = spaces.Box(-np.inf, np.inf, (FEATURES,), np.float32)
        self.games = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Begin a game; without a seed the one after the last."""
        super().reset(seed=seed)
        self.games = self.games + 1 if seed is None else seed
        self.table = PickedTable(self.game, self.players, self.setup, self.games, WIDTH)
        self.others = [
            make_bot(self.bot, self.game, seeded(self.games, seat)) for seat in range(self.players)
        ]
        self.actions = 0
        self._let_others_play()
        return self._seen(), self._told()

    def step(self, action: np.int64 | int) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """Act; then the others play until it is this seat's turn again."""
        self.table.step(int(action))
        self.actions += 1
        self._let_others_play()
        over = self.table.decision is None
        late = not over and self.actions >= LONGEST
        return self._seen(), self.table.rewards()[0], over, late, self._told()

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Which actions are legal, as maskable learners ask for it."""
        return self.table.mask().astype(np.bool_)

    def _let_others_play(self) -> None:
        table = self.table
        while table.seat != 0 and (decision := table.decision) is not None:
            seen = table.game.trials.see(table.position.state, decision)
            table.answer(self.others[table.seat].decide(*seen))

    def _seen(self) -> Array:
        return self.table.array(0, FEATURES)

    def _told(self) -> dict[str, Any]:
        return {"action_mask": self.table.mask(), "names": self.table.names()}
