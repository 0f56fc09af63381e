"""Chapter 30: Dagon is defeated or driven off (Dagon wird besiegt oder vertrieben)."""

from __future__ import annotations

from tafelrunde.engine.decisions import Flow
from tafelrunde.games.hexer import events
from tafelrunde.games.hexer.rules.deck import gain_card
from tafelrunde.games.hexer.rules.gold import gain_gold
from tafelrunde.games.hexer.rules.victory import gain_trophy
from tafelrunde.games.hexer.state.table import Game, Player
from tafelrunde.games.hexer.terms import DAGON_START, DAGON_TOP, DAGON_TRAILS


def dagon_beaten(game: Game, player: Player) -> Flow[None]:
    """Both outcomes have the same consequences (H30.05)."""
    start = DAGON_START[len(game.players)]
    game.dagon = start  # no longer risen (H30.01)
    game.tell(events.DagonMoved, "H30.01", DAGON_TOP, start)
    gain_gold(game, player, 2, "H30.02")
    yield from gain_card(game, player, "H30.03")
    if game.dagon_bonuses:
        gain_trophy(game, player, game.take(game.dagon_bonuses), "H30.04")
    for each in game.players:  # H30.06
        each.dagon_trail = False
    game.dagon_trails = DAGON_TRAILS
