"""Where the heuristic bot for Hexer wants to go, and which step brings it nearer."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tafelrunde.games.hexer.bot import values
from tafelrunde.games.hexer.nouns import Monster
from tafelrunde.games.hexer.rules.tiles import has_trail
from tafelrunde.games.hexer.state.board import (
    LOCATIONS,
    RAISES,
    TERRAINS,
    WAYS,
    LocationAction,
    Move,
)
from tafelrunde.games.hexer.state.table import Game, Player
from tafelrunde.games.hexer.terms import LAST_SPACE, TOP_LEVEL, Terrain
from tafelrunde.games.hexer.turn.actions import trainable

NEAR: Final = 4
"""Farther purposes are not worth thinking about."""

STEP: Final = 0.75
"""What each further step leaves of a purpose."""


@lru_cache(maxsize=64)
def distances(start: int) -> dict[int, int]:
    """How far every location is by land, as far as the bot thinks."""
    found, ring = {start: 0}, [start]
    for steps in range(1, NEAR + 1):
        ring = [way for place in ring for way in WAYS[place] if way not in found]
        found |= dict.fromkeys(ring, steps)
    return found


class Purposes(dict[int, float]):
    """What there is to do at each location, worked out once for all steps that are weighed."""

    def __init__(self, game: Game, player: Player) -> None:
        super().__init__()
        self.game, self.player = game, player

    def __missing__(self, place: int) -> float:
        self[place] = purpose(self.game, self.player, place)
        return self[place]


def way_value(purposes: Purposes, move: Move) -> float:
    """How much a step is liked: what the best purpose behind it is worth, less the cards paid."""
    game, player = purposes.game, purposes.player
    if len(player.hand) <= reserve(game, player) and player.moved:
        return -1.0
    best = 0.0
    for place, steps in distances(move.place).items():
        best = max(best, purposes[place] * STEP**steps)
    here = purposes[player.place] if player.moved else 0.0
    fits = any(card.terrains & TERRAINS[move.place] for card in player.hand)
    return best - here - (0.4 if fits else 1.2)


def reserve(game: Game, player: Player) -> int:
    """The hand cards to keep: some for a fight at hand, few otherwise."""
    return 3 if odds_at(game, player, player.place) >= values.WORTH_A_TRY else 1


def odds_at(game: Game, player: Player, place: int) -> float:
    """The prospects against the best target at a location."""
    found = [0.0]
    for den in game.dens:
        if den is not None and den.place == place and isinstance(den.card.printed, Monster):
            monster = den.card.printed
            found.append(values.prospects(game, player, monster.rank, monster.life))
    if place == game.legend_place:
        found.append(values.legendary_prospects(game, player))
    return max(found)


def purpose(game: Game, player: Player, place: int) -> float:
    """What there is to do at a location, and how much the bot likes it."""
    total = action_value(game, player, place) if place != game.legend_place else 0.0
    for terrain in Terrain:
        den = game.dens[terrain]
        if den is not None and den.place == place and isinstance(den.card.printed, Monster):
            monster = den.card.printed
            odds = values.prospects(game, player, monster.rank, monster.life)
            odds += 0.1 * has_trail(player, terrain)
            if odds >= values.WORTH_A_TRY:
                total += (9.0 if player.space < LAST_SPACE else 3.0) * odds
    if place == game.legend_place:
        odds = values.legendary_prospects(game, player)
        total += 60.0 * odds if odds >= values.WORTH_A_TRY else -1.0
    total += 2.5 * (place in player.rumours)
    total += 1.2 * sum(token[0] == place for token in game.weakness_on)
    total += 2.5 * (game.destruction_on[place] is not None)
    total += 4.0 * sum(quest.place == place for quest in player.quests)
    return total


def action_value(game: Game, player: Player, place: int) -> float:
    """What the location action is worth now."""
    if place in player.done:
        return 0.0
    action = LOCATIONS[place].action
    if action in RAISES:
        attribute = RAISES[action]
        level = player.levels[attribute]
        open_now = level <= player.level and level < TOP_LEVEL
        return 5.0 if open_now else 0.0
    if action is LocationAction.TRAIN:
        return 5.5 if trainable(player, place) else 0.0
    return VALUES.get(action, 0.0)


VALUES: Final = {
    LocationAction.RUMOUR: 2.6,
    LocationAction.POTION: 1.8,
    LocationAction.DICE_POKER: 1.0,
    LocationAction.SWAP_CARD: 1.6,
    LocationAction.TRASH_DISPLAY: 0.6,
    LocationAction.ARD_SKELLIG: 5.0,
    LocationAction.ISLE_OF_MISTS: 2.0,
    LocationAction.EYNA: 3.0,
    LocationAction.HEN_INIS: 4.0,
    LocationAction.LOC_GWEN: 3.0,
    LocationAction.AENYE_ARD: 3.0,
    LocationAction.PAWEN_Y_CREVAN: 2.5,
    LocationAction.HUANDRE_HEUANGI: 0.5,
}
"""What the other location actions are worth."""
