"""What a seat may see: the same table with everything hidden lying face down.

The game is open and co-operative: hands, piles and great feats may be looked at by everybody.
Hidden are the order and content of face-down decks, face-down locations and tokens, and which
rewards are in the game.
"""

from __future__ import annotations

from tafelrunde.engine.chance import Chance
from tafelrunde.games.valskyrr.rules.basics import face_down
from tafelrunde.games.valskyrr.table import HIDDEN, STREAMS, Game


def view(game: Game) -> Game:
    """A copy of the table in which nothing hidden can be found."""
    seen = game.clone()
    seen.chance = Chance([0] * STREAMS)
    seen.decks = [face_down(deck) for deck in game.decks]
    seen.encounters = face_down(game.encounters)
    seen.time_deck = face_down(game.time_deck)
    seen.reward_deck = face_down(game.reward_deck)
    for hero in seen.heroes:
        hero.deck = face_down(hero.deck)
    for place, revealed in enumerate(game.revealed):
        if not revealed and place != game.layout.final:  # the final one is known though face down
            seen.tiles[place] = HIDDEN
        if game.letters[place] and not game.letters_up[place]:
            seen.letters[place] = "?"
    known = (game.final_encounter, game.final_enemy)
    seen.set_aside = [card for card in game.set_aside if card in known]
    return seen
