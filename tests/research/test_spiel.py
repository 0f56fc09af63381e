"""The games in OpenSpiel: by its own checks, by its search, and by what a search may know."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from tafelrunde.research.spiel import DEALS, GAMES, SpielState

pytestmark = pytest.mark.slow


def dealt(game: str, deal: int, **params: int) -> SpielState:
    """A game of which chance has dealt the cards."""
    state = pyspiel.load_game(f"tafelrunde_{game}", params).new_initial_state()
    state.apply_action(deal)
    assert isinstance(state, SpielState)
    return state


def at_random(state: SpielState, chance: Any, most: int) -> None:
    """So many actions by lot."""
    for _ in range(most):
        if not state.is_terminal():
            state.apply_action(int(chance.choice(state.legal_actions())))


@pytest.mark.parametrize("game", ["valskyrr", "avalon"])
def test_openspiel_finds_nothing_wrong(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"tafelrunde_{game}"), 1, False, False)


def test_chance_deals_once_and_the_same_deal_is_the_same_game() -> None:
    before = GAMES["hexer"]({"players": 3, "seed": 7}).new_initial_state()
    assert before.is_chance_node()
    assert len(before.chance_outcomes()) == DEALS
    assert before.action_to_string(2) == "deal 9"
    one, other = dealt("hexer", 9, players=3), dealt("hexer", 2, players=3, seed=7)
    for state in (one, other):
        at_random(state, np.random.RandomState(1), 60)
    assert one.information_state_string(2) == other.information_state_string(2)
    assert one.num_players() == 3


def test_a_copy_goes_its_own_way_from_any_question() -> None:
    state, chance = dealt("hexer", 3), np.random.RandomState(3)
    for _ in range(120):
        at_random(state, chance, 1)
        twin = state.clone()
        assert twin.information_state_string() == state.information_state_string()
        assert twin.legal_actions() == state.legal_actions()
        before = state.information_state_string()
        at_random(twin, chance, 3)
        assert state.information_state_string() == before


def test_a_world_looks_the_same_and_copies_of_it_are_that_world() -> None:
    state, chance = dealt("hexer", 4), np.random.RandomState(4)
    at_random(state, chance, 40)
    player = state.current_player()
    numbers = iter((0.1, 0.2))
    worlds = [state.resample_from_infostate(player, lambda: next(numbers)) for _ in range(2)]
    seen = {each.information_state_string(player) for each in (state, *worlds)}
    hidden = {each.information_state_string(1 - player) for each in (state, *worlds)}
    assert (len(seen), len(hidden)) == (1, 3)
    twin = deepcopy(worlds[0].table)
    assert twin is not None
    assert worlds[0].table is not None
    dump = twin.game.dump
    assert dump(twin.position.state) == dump(worlds[0].table.position.state)


def test_the_search_of_openspiel_plays_a_whole_game() -> None:
    state, chance = dealt("valskyrr", 5, players=1), np.random.RandomState(5)
    rollouts = mcts.RandomRolloutEvaluator(1, chance)
    bot = ismcts.ISMCTSBot(
        state.get_game(), rollouts, 1.5, 4, random_state=chance, allow_inconsistent_action_sets=True
    )
    bot.set_resampler(
        lambda state, player: state.resample_from_infostate(player, chance.random_sample)
    )
    asked = 0
    while not state.is_terminal():
        asked += len(state.legal_actions()) > 1
        state.apply_action(bot.step(state))
    assert state.returns() in ([1.0], [-1.0])
    assert asked > 20


def test_observations_are_those_of_the_other_environments() -> None:
    state = dealt("hexer", 6)
    assert state.table is not None
    seen = np.array(state.observation_tensor(1), dtype=np.float32)
    assert np.array_equal(seen, state.table.array(1, len(seen)))
    at = state.legal_actions()[0]
    assert state.action_to_string(at) == f"{at} {state.table.names()[at]}".strip()
