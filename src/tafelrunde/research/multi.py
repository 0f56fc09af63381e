"""Every game as a PettingZoo environment (AEC): whoever decides acts."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from tafelrunde.engine.games import SetupData
from tafelrunde.engine.registry import find_game
from tafelrunde.research.encoding import Plain
from tafelrunde.research.table import Mask, PickedTable

WIDTH: Final = 256
"""So many options can be told apart."""
FEATURES: Final = 1024
LONGEST: Final = 20_000
"""After so many actions a game is broken off."""

Seen: TypeAlias = dict[str, Any]


class TafelrundeEnv(AECEnv):
    """A game with so many players; `setup` wishes what else the game asks before it begins."""

    metadata = {"name": "tafelrunde_v0", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self, game: str, players: int = 2, setup: SetupData | None = None, features: int = FEATURES
    ) -> None:
        super().__init__()
        find_game(game)
        self.game, self.players, self.setup, self.features = game, players, setup or {}, features
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.action_spaces = {agent: spaces.Discrete(WIDTH + 1) for agent in self.possible_agents}
        seen = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (features,), np.float32),
                "action_mask": spaces.MultiBinary(WIDTH + 1),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.games = 0

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent is shown: an array, and which actions are legal."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        """An option by its number, or the last action: enough."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; without a seed the one after the last."""
        self.games = self.games + 1 if seed is None else seed
        self.table = PickedTable(self.game, self.players, self.setup, self.games, WIDTH)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Seen] = {agent: {} for agent in self.agents}
        self.actions = 0
        self._turn()

    def observe(self, agent: str) -> Seen:
        """What an agent sees now; only who decides has legal actions."""
        seat = self.possible_agents.index(agent)
        none: Mask = np.zeros(WIDTH + 1, dtype=np.int8)
        mask = self.table.mask() if agent == self.agent_selection else none
        return {"observation": self.table.array(seat, self.features), "action_mask": mask}

    def view(self, agent: str) -> Plain:
        """What an agent sees, as a dictionary."""
        return self.table.view(self.possible_agents.index(agent))

    def names(self) -> list[str]:
        """What the legal options are called, in the order of their actions."""
        return self.table.names()

    def step(self, action: int | None) -> None:
        """The agent whose turn it is acts."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.table.step(int(action))
        self.actions += 1
        self.rewards = dict(zip(self.agents, self.table.rewards(), strict=True))
        self._accumulate_rewards()
        over, late = self.table.decision is None, self.actions >= LONGEST
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, late and not over)
        self._turn()

    def _turn(self) -> None:
        self.agent_selection = self.possible_agents[self.table.seat]
        self.infos[self.agent_selection] = {"names": self.names()}

    def render(self) -> str:
        """What everybody can see, in one line."""
        return f"{self.game}: {self.agent_selection} of {', '.join(self.names())}"

    def close(self) -> None:
        """Nothing is open."""
