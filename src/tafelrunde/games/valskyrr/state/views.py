"""What a seat may see: the same table with everything hidden lying face down.

The game is open and co-operative: hands, piles and great feats may be looked at by everybody.
Hidden are the order and content of face-down decks, face-down locations and tokens, and which
rewards are in the game.
"""

from __future__ import annotations

from tafelrunde.engine.decisions import PARTY
from tafelrunde.games.valskyrr.state.table import TABLE, Game


def view(game: Game) -> Game:
    """A copy of the table in which nothing hidden can be found."""
    seen = TABLE.view(game, PARTY)
    for place, revealed in enumerate(game.revealed):
        if revealed or place == game.layout.final:  # the final one is known though face down
            seen.tiles[place] = game.tiles[place]
        if game.letters[place] and not game.letters_up[place]:
            seen.letters[place] = "?"
    known = (game.final_encounter, game.final_enemy)
    seen.set_aside = [card for card in game.set_aside if card in known]
    return seen
