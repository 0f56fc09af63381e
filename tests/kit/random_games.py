"""Random games with dice of their own: the same everywhere and in every version."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from tafelrunde.engine.decisions import Decision
from tafelrunde.engine.games import Data, GameRules
from tafelrunde.engine.options import option_keys
from tafelrunde.engine.sessions import Session
from tafelrunde.games.avalon.game import GAME as AVALON
from tafelrunde.games.hexer.game import GAME as HEXER
from tafelrunde.games.valskyrr import library
from tafelrunde.games.valskyrr.game import GAME as VALSKYRR
from tafelrunde.games.valskyrr.nouns import Set
from tafelrunde.games.valskyrr.state.table import Game

HEROES = ("arani", "celenthia", "fengray", "kraehe")
ADVENTURES = ("into_the_wilds", "the_abomination", "song_of_the_dead", "the_mist_throne")
MASK = (1 << 64) - 1
FINAL = 100
"""Games with such a seed begin with the final encounter."""

HESITATION = 6
"""Only one in so many hero turns ends as long as there is something else to do."""


class Dice:
    """Chance for tests (splitmix64), apart from the engine's, which may change."""

    def __init__(self, seed: int) -> None:
        self.state = seed

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1."""
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return (z ^ (z >> 31)) % limit

    def pick(self, things: Any) -> Any:
        """One of some things."""
        return things[self.below(len(things))]

    def shuffled(self, things: Any) -> list[Any]:
        """All of them in a random order."""
        left = list(things)
        return [left.pop(self.below(len(left))) for _ in range(len(left))]

    def answer(self, decision: Decision) -> list[int]:
        """Any legal answer; hero turns seldom end before everything is done."""
        number = decision.min + self.below(decision.max - decision.min + 1)
        chosen = self.shuffled(range(len(decision.options)))[:number]
        if decision.key == "action" and chosen == [0] and self.below(HESITATION):
            return [1 + self.below(len(decision.options) - 1)]
        return chosen


def setup_for(seed: int) -> Data:
    """A set-up that differs from seed to seed: adventure, heroes, sides and options."""
    dice = Dice(seed)
    heroes = dice.shuffled(HEROES)[: 1 + seed % 4]
    return {
        "adventure": ADVENTURES[(seed // 4) % len(ADVENTURES)],
        "heroes": heroes,
        "board": dice.pick(("normal", "hard")),
        "hero_boards": [dice.pick(("normal", "hard")) for _ in heroes],
        "options": {"more_enemies": bool(dice.below(2)), "more_time": True},
    }


def new_game(seed: int) -> Session[Game]:
    """A new game with the set-up of a seed; from `FINAL` on, one that is nearly over."""
    if seed >= FINAL:
        return Session(VALSKYRR, setup_for(seed), seed, origin=final_battle(seed))
    return Session(VALSKYRR, setup_for(seed), seed)


def final_battle(seed: int) -> Game:
    """The party faces a wounded final enemy, which random heroes may beat."""
    setup = setup_for(seed)
    adventure = library.ADVENTURES[setup["adventure"]]
    hard = setup["board"] == "hard"
    enemy = adventure.final_enemy_hard if hard else adventure.final_enemy
    heroes = {name: _armed(name) for name in setup["heroes"]}
    return VALSKYRR.scenarios.build(
        {"adventure": adventure.id, "board": setup["board"], "seed": seed, "phase": "travel"}
        | {"encounter": adventure.final_encounter, "party": adventure.final_tile, "loot": 6}
        | {"row": [{"id": enemy, "life": 6}], "heroes": heroes}
    )


def _armed(name: str) -> Data:
    """A hero with the starting gear and some feats in hand."""
    cards = library.DECKS_OF_HEROES[name]
    gear = [card.id for card in cards if card.start]
    return {"hero_zone": gear, "hand": [card.id for card in cards if card.set is Set.FEAT][:5]}


# --- Games of every kind --------------------------------------------------------------------------


def new_hexer(seed: int) -> Session[Any]:
    """A new game of Hexer: 2 to 5 players in turn, and every mix of expansions."""
    return Session(HEXER, HEXER.trials.mixed_setup(seed // 4, 2 + seed % 4), seed)


def new_avalon(seed: int) -> Session[Any]:
    """A new campaign of Avalon: 1 to 4 players in turn, in every mode."""
    return Session(AVALON, AVALON.trials.mixed_setup(seed // 4, 1 + seed % 4), seed)


class Tried(NamedTuple):
    """A game as random players try it: its rules, how it begins, what must always hold."""

    rules: GameRules[Any]
    begin: Callable[[int], Session[Any]]
    check: Callable[[Any], None]


GAMES = {
    "avalon": Tried(AVALON, new_avalon, AVALON.check_cards),
    "valskyrr": Tried(VALSKYRR, new_game, VALSKYRR.check_cards),
    "hexer": Tried(HEXER, new_hexer, HEXER.check_cards),
}


def answer_all(session: Session[Any], dice: Dice) -> None:
    """Answer the open decision, or all of a barrier."""
    for decision in session.decisions:
        session.answer(decision.seat, dice.answer(decision), session.step)


def random_positions(
    game: str, seed: int, most: int, when: Callable[[Session[Any]], bool] = lambda session: True
) -> Iterator[Session[Any]]:
    """One game, stopped at every question for which `when` holds."""
    session, dice = GAMES[game].begin(seed), Dice(seed + 1)
    for _ in range(most):
        if session.question is None:
            return
        if when(session):
            yield session
        answer_all(session, dice)


def positions_of(
    seed: int, most: int, when: Callable[[Session[Game]], bool] = lambda session: True
) -> Iterator[Session[Game]]:
    """One game of Valskyrr, stopped at every question for which `when` holds."""
    yield from random_positions("valskyrr", seed, most, when)


def at_checkpoint(session: Session[Any]) -> bool:
    """Whether the state alone says where the game stands."""
    return isinstance(session.question, Decision) and session.question.checkpoint


def digest(data: Any) -> str:
    """A short name for plain data; equal data have equal names."""
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:32]


def question_of(session: Session[Any]) -> list[tuple[Any, ...]]:
    """Everything that makes a question what it is."""
    return [
        (
            decision.seat,
            decision.key,
            decision.why,
            decision.min,
            decision.max,
            option_keys(decision.options),
        )
        for decision in session.decisions
    ]
