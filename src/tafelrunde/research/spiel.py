"""Every game for OpenSpiel, by its Python interface: `pyspiel.load_game("tafelrunde_hexer")`.

Chance speaks once, at the root: it draws one of the deals, and everything else follows from that.
What a player does not know is dealt anew by `resample_from_infostate`, which searches ask for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import Any, ClassVar, Final

import msgspec
import numpy as np
import pyspiel

from tafelrunde.engine.registry import find_game, game_names
from tafelrunde.research.copies import CopiedTable
from tafelrunde.research.encoding import Array
from tafelrunde.research.multi import FEATURES, LONGEST, WIDTH

DEALS: Final = 1000
"""So many games follow from chance; the parameter `seed` says which is the first of them."""
PREFIX: Final = "tafelrunde_"


def game_type(game: str) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game beforehand."""
    players = find_game(game).trials.PLAYERS
    return pyspiel.GameType(
        short_name=f"{PREFIX}{game}",
        long_name=find_game(game).setup.title.text("en"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(players),
        min_num_players=min(players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "seed": 0},
    )


class SpielGame(pyspiel.Game):
    """A game with so many players; which one, a class of its own says."""

    game: ClassVar[str]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {"players": 2, "seed": 0, **(params or {})}
        self.players, self.seed = given["players"], given["seed"]
        info = pyspiel.GameInfo(
            num_distinct_actions=WIDTH + 1,
            max_chance_outcomes=DEALS,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.game), info, given)

    def new_initial_state(self) -> SpielState:
        """Before the deal."""
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: object = None
    ) -> SeenBySeat:
        """What a seat sees now; it is all that is known of the game before."""
        return SeenBySeat()


class SpielState(pyspiel.State):
    """A position: the deal, or a question."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.game, self.players, self.seed = game.game, game.players, game.seed
        self.table: CopiedTable | None = None
        self.actions = 0

    def current_player(self) -> int:
        """Who decides."""
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.table.seat

    def is_terminal(self) -> bool:
        """Whether the game is over, or broken off because nobody gets anywhere."""
        over = self.table is not None and self.table.decision is None
        return over or self.actions >= LONGEST

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals are as likely."""
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def _legal_actions(self, player: int) -> list[int]:
        """Options by their numbers, and perhaps the last action: enough."""
        assert self.table is not None
        return [int(action) for action in np.flatnonzero(self.table.mask())]

    def _apply_action(self, action: int) -> None:
        """Deal, or pick an option."""
        if self.table is None:
            self.table = CopiedTable(self.game, self.players, {}, self.seed + action, WIDTH)
        else:
            self.table.step(action)
            self.actions += 1

    def _action_to_string(self, player: int, action: int) -> str:
        """The id of an option, with its number: several may share an id."""
        if self.table is None:
            return f"deal {self.seed + action}"
        names = [*self.table.names(), *["?"] * WIDTH]
        return "enough" if action == self.table.enough else f"{action} {names[action]}".strip()

    def returns(self) -> list[float]:
        """1 for whoever has won, -1 for whoever has not; nothing before the end."""
        return self.table.rewards() if self.table is not None else [0.0] * self.players

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A position that looks the same to a player, with everything else dealt anew."""
        world: SpielState = self.clone()
        assert world.table is not None
        world.table.deal_anew(player, int(sampler() * 2**32))
        return world

    def __str__(self) -> str:
        """Who is asked what."""
        decision = self.table.decision if self.table is not None else None
        return f"{self.game} {self.actions} {decision.key if decision is not None else 'over'}"


class SeenBySeat:
    """What a seat sees, as an array and as a text that tells positions apart."""

    def __init__(self) -> None:
        self.tensor: Array = np.zeros(FEATURES, dtype=np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the array."""
        self.tensor[:] = 0 if state.table is None else state.table.array(player, FEATURES)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same for whoever sees the same and is asked the same."""
        table = state.table
        if table is None:
            return "deal"
        asked = [*table.names(), *map(str, table.picked)] if table.seat == player else []
        seen = msgspec.json.encode([table.view(player), asked])
        return blake2b(seen, digest_size=16).hexdigest()


def register(name: str) -> type[SpielGame]:
    """Make a game known to OpenSpiel. It keeps what is registered beyond the end of Python, and so
    wants a class, which is never freed before that.
    """

    class OneGame(SpielGame):
        game = name

    pyspiel.register_game(game_type(name), OneGame)
    return OneGame


GAMES: Final = {name: register(name) for name in game_names()}
