"""How well a player of Hexer stands: what the search thinks of a table that is not decided yet."""

from __future__ import annotations

from math import exp
from typing import Final

from tafelrunde.engine.decisions import Decision, Seat
from tafelrunde.games.hexer.bot import values
from tafelrunde.games.hexer.nouns import Monster
from tafelrunde.games.hexer.state.table import Game, Player

SPACE: Final = 0.65
LEVEL: Final = 0.1
WORTH: Final = 0.07
SUPPLY: Final = 0.05
TROPHY: Final = 0.08
GOLD: Final = 0.03
PREY: Final = 0.65
LEGEND: Final = 4.2
MOVE: Final = 0.3
MAGE: Final = -0.5
"""What each thing adds to a player's chances: fitted to who won some hundred games of bots that
play by rules of thumb, with two to four players.
"""


class HexerJudge:
    """Each player's share of the victory."""

    def is_untold(self, state: Game, decision: Decision) -> bool:
        """Stories."""
        return decision.key == "story"

    def value(self, state: Game, seat: Seat) -> float:
        """The share of one player."""
        shares = [exp(score(state, player)) for player in state.players]
        return shares[seat] / sum(shares)

    def turns(self, state: Game) -> int:
        """Turns of all players."""
        number = len(state.players)
        return state.round * number + (state.active - state.start) % number


def score(game: Game, player: Player) -> float:
    """How well a player stands, apart from the others."""
    hits = values.strength(player)
    worth = sum((values.card_worth(card) for card in values.all_cards(player)), 0.0)
    return (
        SPACE * player.space
        + LEVEL * sum(player.levels)
        + WORTH * worth
        + SUPPLY * (len(player.potions) + len(player.bombs))
        + TROPHY * len(player.trophies)
        + GOLD * min(player.gold, 10)
        + PREY * prey(game, player, hits)
        + (
            LEGEND * values.legendary_prospects(game, player, hits)
            if game.legend is not None
            else 0.0
        )
        + MOVE * (player.index == game.active)
        + MAGE * player.is_mage
    )


def prey(game: Game, player: Player, hits: float) -> float:
    """The prospects against the easiest monster of the display."""
    found = [0.0]
    for den in game.dens:
        if den is not None and isinstance(den.card.printed, Monster):
            monster = den.card.printed
            found.append(values.prospects(player, monster.rank, monster.life, hits))
    return max(found)
