"""Hand cards in encounters: drawing and discarding (chapter 27, A27.15 to A27.27)."""

from __future__ import annotations

from tafelrunde.engine.decisions import Flow, choose_some
from tafelrunde.games.avalon import events
from tafelrunde.games.avalon.state.physical import Card
from tafelrunde.games.avalon.state.table import DECKS, Character, Clash, Game


def draw_cards(game: Game, clash: Clash, character: Character, cards: int, why: str) -> None:
    """Cards from the deck of this encounter. Whoever must draw more than there are must flee; the
    discard pile is not reshuffled (A27.24).
    """
    drawn = game.draw(character.decks[clash.art], character.hand, cards)
    if drawn:
        game.tell(_drawn, why, character, drawn)
    if len(drawn) < cards:
        clash.fleeing |= character.bit if clash.group & character.bit else 0


def _drawn(why: str, character: Character, cards: list[Card]) -> events.CardsDrawn:
    return events.CardsDrawn(why, character.id, tuple(card.id for card in cards))


def discard_hand(
    game: Game, clash: Clash, character: Character, cards: int, why: str
) -> Flow[None]:
    """Hand cards of own choice; for each missing one the top card of the deck (A27.23)."""
    chosen = yield from choose_some(
        character.seat, character.hand[:], cards, cards, "discard_hand", why
    )
    for card in chosen:
        game.discard(card, character.hand, character.discard_pile)
        game.tell(events.CardDiscarded, why, character.id, card.id)
    discard_top(game, clash, character, cards - len(chosen), "A27.23")


def discard_top(game: Game, clash: Clash, character: Character, cards: int, why: str) -> None:
    """The top cards of the deck, as many as there are; nobody flees for that (A27.25)."""
    for card in game.draw(character.decks[clash.art], character.discard_pile, cards):
        game.tell(events.CardDiscarded, why, character.id, card.id)


def gather(game: Game, clash: Clash, character: Character, others: list[Card]) -> None:
    """Hand, discard pile and other own cards go back into the deck, which is shuffled (A28.13,
    A30.01); if nothing was taken from it, it is as it was.
    """
    back = character.hand + character.discard_pile + others
    if back:
        deck = character.decks[clash.art]
        deck += back
        character.hand.clear()
        character.discard_pile.clear()
        game.shuffle(DECKS, deck)
