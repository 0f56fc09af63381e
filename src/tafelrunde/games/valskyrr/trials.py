"""What the lab asks of the game beside what follows from the declared table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from tafelrunde.engine.bots import NO_WISH
from tafelrunde.engine.cards import AnyCard
from tafelrunde.engine.chance import Chance
from tafelrunde.engine.decisions import Seat
from tafelrunde.engine.declared.trials import DeclaredTrials
from tafelrunde.engine.games import Data, SetupData
from tafelrunde.engine.state.kinds import by_uid
from tafelrunde.games.valskyrr import library
from tafelrunde.games.valskyrr.cards import rewards
from tafelrunde.games.valskyrr.state.physical import Card
from tafelrunde.games.valskyrr.state.table import TABLE, Game

INTRODUCTION: Final = "into_the_wilds"
HEROES: Final = sorted(module.BOARD.id for module in library.HERO_MODULES)


class ValskyrrTrials(DeclaredTrials[Game]):
    """Valskyrr in the lab."""

    def setup_for(self, number: int, players: int = 2, wish: SetupData = NO_WISH) -> Data:
        """The introduction, unless something else is wished."""
        return super().setup_for(number, players, {"adventure": INTRODUCTION, **wish})

    def who_plays(self, number: int, players: int, wish: SetupData) -> list[str]:
        """All groups of heroes take turns."""
        groups = list(combinations(HEROES, players))
        return list(groups[number % len(groups)])

    def mixed_setup(self, number: int, players: int) -> Data:
        """The adventures take turns, and the groups of heroes."""
        adventures = sorted(library.ADVENTURES)
        return self.setup_for(number, players, {"adventure": adventures[number % len(adventures)]})

    def playable(self, setup: Data) -> set[str]:
        """The cards that heroes could play in such a game."""
        own = {card.id for hero in setup["heroes"] for card in library.DECKS_OF_HEROES[hero]}
        general = {card.id for card in rewards.ONE_TIME_REWARDS}
        return own | general

    def deal_anew(
        self, state: Game, seat: Seat, chance: Chance, looked_at: Sequence[AnyCard]
    ) -> None:
        """Exchange what nobody can see for something else that could be there as well."""
        known = state.tiles, state.set_aside
        TABLE.deal_anew(state, seat, chance, known, looked_at)
        _scramble_rewards(state, chance)
        _scramble_places(state, chance)


def _scramble_rewards(game: Game, chance: Chance) -> None:
    """Rewards change places with those that were left in the box."""
    boxed = [card for card in game.set_aside if hasattr(card, "hero_card")]
    rewards = [*game.reward_deck, *boxed]
    rewards.sort(key=by_uid)
    chance.shuffle(0, rewards)
    number = len(game.reward_deck)
    game.reward_deck = rewards[:number]
    others = [card for card in game.set_aside if not hasattr(card, "hero_card")]
    game.set_aside = [*others, *rewards[number:]]


def _scramble_places(game: Game, chance: Chance) -> None:
    """Face-down locations change places with any others of the box, face-down tokens among them."""
    hidden = [
        place
        for place, revealed in enumerate(game.revealed)
        if not revealed and place != game.layout.final
    ]
    boxed = [card for card in game.set_aside if hasattr(card, "tile")]
    tiles: list[Card] = [*(game.tiles[place] for place in hidden), *boxed]
    tiles.sort(key=by_uid)
    chance.shuffle(0, tiles)
    for place in hidden:
        game.tiles[place] = tiles.pop()
    game.set_aside = [card for card in game.set_aside if not hasattr(card, "tile")] + tiles
    tokens = [p for p, letter in enumerate(game.letters) if letter and not game.letters_up[p]]
    letters = sorted(game.letters[place] for place in tokens)
    chance.shuffle(0, letters)
    for place, letter in zip(tokens, letters, strict=True):
        game.letters[place] = letter
