"""Chapter 20: exploration (Erkundung): the player to the right draws a card and reads it out."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.decisions import Flow
from tafelrunde.games.hexer.nouns import Deck, ExplorationCard
from tafelrunde.games.hexer.rules.now import Now
from tafelrunde.games.hexer.state.physical import Card
from tafelrunde.games.hexer.state.table import DECKS, Game, Player
from tafelrunde.games.hexer.turn.stories import choose_option, read_out

CITY: Final = Deck.CITY


def explore(game: Game, player: Player, deck: Deck) -> Flow[None]:
    """The active player names the deck (H20.02); introduction and options are read out (H20.04),
    then one is chosen and resolved (H20.06, H20.07).
    """
    card = draw_card(game, deck)
    if card is None:
        return
    printed = card.printed
    assert isinstance(printed, ExplorationCard)
    read_out(game, player, card.id, "intro", "H20.04")
    yield from choose_option(Now(game, player, "H20.07", card), printed)


def draw_card(game: Game, deck: Deck) -> Card | None:
    """The top card; it goes to the discard pile of its kind unless a quest keeps it, and an empty
    deck is renewed from there (H20.09).
    """
    if deck is CITY:
        pile, discards = game.city, game.city_discards
    else:
        pile, discards = game.wilderness, game.wilderness_discards
    if not pile:
        game.shuffle(DECKS, pile, discards)
    drawn = game.draw(pile, discards)
    return drawn[0] if drawn else None
