"""Chapter 21: meditation (Meditation)."""

from __future__ import annotations

from tafelrunde.engine.decisions import Flow
from tafelrunde.games.hexer.nouns import AttributeTrophy
from tafelrunde.games.hexer.rules.victory import advance, gain_trophy
from tafelrunde.games.hexer.state.physical import Card
from tafelrunde.games.hexer.state.table import Game, Player
from tafelrunde.games.hexer.terms import LAST_SPACE, TOP_LEVEL


def meditations(game: Game, player: Player) -> list[Card]:
    """One attribute trophy for each attribute at level V that is still available and not owned
    (H21.01 to H21.04).
    """
    if TOP_LEVEL not in player.levels:
        return []
    owned = [card.id for card in player.trophies]
    found: dict[str, Card] = {}
    for card in game.attribute_trophies:
        printed = card.printed
        assert isinstance(printed, AttributeTrophy)
        if player.levels[printed.attribute] == TOP_LEVEL and card.id not in owned:
            found.setdefault(card.id, card)
    return list(found.values())


def meditate(game: Game, player: Player, trophy: Card) -> Flow[None]:
    """Take the trophy (H21.05) and advance (H21.06), but never onto the last space (H9.04,
    H21.07).
    """
    game.attribute_trophies.remove(trophy)
    gain_trophy(game, player, trophy, "H21.05")
    if player.space < LAST_SPACE - 1:
        yield from advance(game, player, "H21.06")
