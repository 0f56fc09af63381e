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
TROPHY: Final = 9.0
LATE_TROPHY: Final = 3.0
TRAIL: Final = 0.1
VICTORY: Final = 60.0
CARD: Final = 0.4
CARDS: Final = 1.2
"""What a step costs that one card pays for, and one that takes more."""


@lru_cache(maxsize=64)
def shares(start: int) -> list[tuple[int, float]]:
    """The locations that are near by land, and how much of what there is to do at each of them
    counts.
    """
    found, ring = {start: 1.0}, [start]
    for steps in range(1, NEAR + 1):
        ring = [way for place in ring for way in WAYS[place] if way not in found]
        found |= dict.fromkeys(ring, STEP**steps)
    return list(found.items())


class Purposes:
    """What there is to do at each location, worked out once for all steps that are weighed."""

    __slots__ = ("game", "odds", "player", "reserve", "targets", "worths")

    def __init__(self, game: Game, player: Player) -> None:
        self.game, self.player = game, player
        self.odds: dict[int, float] = {}
        self.targets: dict[int, float] = {}
        self.worths: dict[int, float] = {}
        hits = values.strength(player)
        for terrain in Terrain:
            den = game.dens[terrain]
            if den is not None and isinstance(den.card.printed, Monster):
                self._see(den.place, terrain, den.card.printed, hits)
        if game.legend_place >= 0:
            self._see_legend(game.legend_place, hits)
        self.reserve = 3 if self.odds.get(player.place, 0.0) >= values.WORTH_A_TRY else 1

    def _see(self, place: int, terrain: Terrain, monster: Monster, hits: float) -> None:
        """A monster, and whether it is worth a fight."""
        player = self.player
        odds = values.prospects(player, monster.rank, monster.life, hits)
        self.odds[place] = max(odds, self.odds.get(place, 0.0))
        odds += TRAIL * has_trail(player, terrain)
        if odds >= values.WORTH_A_TRY:
            wanted = TROPHY if player.space < LAST_SPACE else LATE_TROPHY
            self.targets[place] = self.targets.get(place, 0.0) + wanted * odds

    def _see_legend(self, place: int, hits: float) -> None:
        """The Legendary Monster."""
        odds = values.legendary_prospects(self.game, self.player, hits)
        self.odds[place] = max(odds, self.odds.get(place, 0.0))
        liked = VICTORY * odds if odds >= values.WORTH_A_TRY else -1.0
        self.targets[place] = self.targets.get(place, 0.0) + liked

    def at(self, place: int) -> float:
        """What there is to do at a location, and how much the bot likes it."""
        found = self.worths.get(place)
        if found is None:
            found = self.worths[place] = self._purpose(place)
        return found

    def _purpose(self, place: int) -> float:
        game, player = self.game, self.player
        total = self.targets.get(place, 0.0)
        if place != game.legend_place:
            total += action_value(game, player, place)
        if place in player.rumours:
            total += 2.5
        for token in game.weakness_on:
            total += 1.2 * (token[0] == place)
        if game.destruction_on[place] is not None:
            total += 2.5
        for quest in player.quests:
            total += 4.0 * (quest.place == place)
        return total

    def way(self, move: Move) -> float:
        """How much a step is liked: the best purpose behind it, less the cards paid."""
        player = self.player
        if player.moved and len(player.hand) <= self.reserve:  # the hand cards to keep
            return -1.0
        best = 0.0
        for place, share in shares(move.place):
            best = max(best, self.at(place) * share)
        here = self.at(player.place) if player.moved else 0.0
        terrains = TERRAINS[move.place]
        fits = any(card.terrains & terrains for card in player.hand)
        return best - here - (CARD if fits else CARDS)


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
