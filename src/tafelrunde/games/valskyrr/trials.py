"""What the lab asks of the game: set-ups to try, what was played, and what must always hold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Final

from tafelrunde.engine.bots import NO_WISH, Figures, Grid
from tafelrunde.engine.chance import ANEW, Chance
from tafelrunde.engine.decisions import PARTY, Seat
from tafelrunde.engine.events import AnyEvent
from tafelrunde.engine.games import Data, SetupData
from tafelrunde.games.valskyrr import library, saving, views
from tafelrunde.games.valskyrr.cards import rewards
from tafelrunde.games.valskyrr.choices import SETUP
from tafelrunde.games.valskyrr.physical import Card
from tafelrunde.games.valskyrr.state import TABLE, Game

see = views.see
name_of = library.name_of
INTRODUCTION: Final = "into_the_wilds"
HEROES: Final = sorted(module.BOARD.id for module in library.HERO_MODULES)
PLAYERS: Sequence[int] = SETUP.seats.players
LISTENS = False
ENDLESS = False
LENGTH = "rounds"


def setup_for(number: int, players: int = 2, wish: SetupData = NO_WISH) -> Data:
    """The players' choices for one game of a series; unnamed heroes take turns in groups."""
    SETUP.seats.check_number(players)
    groups = list(combinations(HEROES, players))
    heroes = list(groups[number % len(groups)])
    data: Data = {"adventure": INTRODUCTION, "heroes": heroes, **wish}
    SETUP.check(data)
    return data


def figures(game: Game, log: Sequence[AnyEvent]) -> dict[str, dict[str, int]]:
    """Nothing beside victories and their causes."""
    return {}


def grids(figures: Figures) -> Sequence[Grid]:
    """No tables beside what is counted."""
    return ()


def never(figures: Figures) -> Mapping[str, Sequence[str]]:
    """Nothing is missed but cards."""
    return {}


def mixed_setup(number: int, players: int) -> Data:
    """The adventures take turns, and the groups of heroes."""
    adventures = sorted(library.ADVENTURES)
    return setup_for(number, players, {"adventure": adventures[number % len(adventures)]})


def playable(setup: Data) -> set[str]:
    """The cards that heroes could play in such a game."""
    own = {card.id for hero in setup["heroes"] for card in library.DECKS_OF_HEROES[hero]}
    general = {card.id for card in rewards.ONE_TIME_REWARDS}
    return own | general


def check(game: Game) -> None:
    """No card is lost or doubled; raises `ValueError`."""
    saving.check_cards(game)


def scramble(game: Game, seed: int, seat: Seat = PARTY) -> None:
    """Exchange everything that nobody can see for something else that could be there as well; all
    seats see the same.
    """
    chance = Chance.from_seed(seed, 1 + len(game.chance.streams), ANEW)
    TABLE.deal_anew(game, seat, chance, known=(game.tiles, game.set_aside))
    _scramble_rewards(game, chance)
    _scramble_places(game, chance)
    game.chance = Chance(chance.streams[1:])


def _scramble_rewards(game: Game, chance: Chance) -> None:
    """Rewards change places with those that were left in the box."""
    boxed = [card for card in game.set_aside if hasattr(card, "hero_card")]
    rewards = [*game.reward_deck, *boxed]
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
    chance.shuffle(0, tiles)
    for place in hidden:
        game.tiles[place] = tiles.pop()
    game.set_aside = [card for card in game.set_aside if not hasattr(card, "tile")] + tiles
    tokens = [p for p, letter in enumerate(game.letters) if letter and not game.letters_up[p]]
    letters = [game.letters[place] for place in tokens]
    chance.shuffle(0, letters)
    for place, letter in zip(tokens, letters, strict=True):
        game.letters[place] = letter
