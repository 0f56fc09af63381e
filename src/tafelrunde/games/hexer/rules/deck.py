"""Chapter 5: cards and deck (Karten und Deck)."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.decisions import NOTHING, Flow, choose, choose_some
from tafelrunde.games.hexer import events
from tafelrunde.games.hexer.state.physical import Card
from tafelrunde.games.hexer.state.table import DECKS, MONSTERS, Fighter, Game, Market, Player
from tafelrunde.games.hexer.terms import HAND_LIMIT, Kind

ROW_NAMES: Final = {Kind.WITCHER: "witcher", Kind.MAGE: "mage"}


def different(cards: list[Card]) -> list[Card]:
    """One card of each kind: equal cards are no choice."""
    found: dict[str, Card] = {}
    for card in cards:
        if card.id not in found:
            found[card.id] = card
    return [*found.values()]


def is_veiled(game: Game, player: Player, cards: int = 1) -> bool:
    """Whether questions about a hand of at least so many cards are asked whatever it holds, so that
    nobody learns from silence what only this player sees (H5.08).
    """
    return game.setup.veiled and len(player.hand) >= cards


# --- Drawing and discarding -----------------------------------------------------------------------


def draw(game: Game, player: Player, cards: int, why: str) -> None:
    """Draw from the own deck, renewed from the discard pile only when a card is needed (H5.05,
    H5.06) and never during a fight of this player (H27.26); as many as there are (H5.07).
    """
    deck, hand = player.deck, player.hand
    if cards <= len(deck) or not player.discard_pile or is_fighting(game, player):
        game.draw(deck, hand, cards, events.cards_drawn, why, player.id)
        return
    drawn = game.draw(deck, hand, cards)
    renew_deck(game, player, why)
    drawn += game.draw(deck, hand, cards - len(drawn))
    game.tell(events.cards_drawn, why, player.id, drawn)


def is_fighting(game: Game, player: Player) -> bool:
    """Whether this player is in the running fight, with the life deck formed (H23.02)."""
    fighter = game.fighter_of(player)
    return fighter is not None and not fighter.preparing


def renew_deck(game: Game, player: Player, why: str) -> None:
    """Shuffle the discard pile into the deck (H5.05)."""
    game.shuffle(DECKS, player.deck, player.discard_pile)
    game.tell(events.DeckRenewed, why, player.id, len(player.deck))


def form_life_deck(game: Game, fighter: Fighter) -> None:
    """The discard pile is shuffled into the deck, which is the life deck from now on (H23.02)."""
    renew_deck(game, game.players[fighter.index], "H23.02")
    fighter.preparing = False


def gather(game: Game, player: Player, why: str) -> None:
    """Shuffle all cards of a player into one deck: hand, deck, discard pile (H9.10, H31.21)."""
    player.deck += player.hand
    player.hand = []
    renew_deck(game, player, why)


def discard(game: Game, player: Player, card: Card, why: str) -> None:
    """A hand card goes face up on top of the own discard pile (H2.01)."""
    game.discard(
        card, player.hand, player.discard_pile, events.card_discarded, why, player.id, card, "hand"
    )


def discard_from_deck(
    game: Game, player: Player, cards: int, why: str, from_bottom: bool = False
) -> int:
    """Cards from the top of the deck (or its bottom) go onto the discard pile, one by one."""
    if from_bottom:
        gone = player.deck[: max(0, cards)]
        for card in gone:
            game.discard(card, player.deck, player.discard_pile)
    else:
        gone = game.draw(player.deck, player.discard_pile, cards)
    for card in gone:
        game.tell(events.card_discarded, why, player.id, card, "deck")
    return len(gone)


def discard_chosen(game: Game, player: Player, cards: int, why: str) -> Flow[None]:
    """Hand cards of own choice, and with an empty hand from the top of the deck (H26.08)."""
    chosen = yield from choose_some(
        player.seat, player.hand[:], cards, cards, "discard", why, cards
    )
    for card in chosen:
        discard(game, player, card, why)
    discard_from_deck(game, player, cards - len(chosen), why)


def discard_random(game: Game, player: Player, cards: int, why: str) -> None:
    """Random hand cards, and with an empty hand from the top of the deck (H26.09)."""
    for _ in range(cards):
        if player.hand:
            place = game.chance.below(MONSTERS, len(player.hand))
            discard(game, player, player.hand[place], why)
        else:
            discard_from_deck(game, player, 1, why)


def trash(game: Game, player: Player, card: Card, source: list[Card], why: str) -> None:
    """A card leaves the game and does not come back (H2.02)."""
    game.move(card, source, game.out, events.CardsTrashed, why, player.id, (card.id,))


def trash_chosen(game: Game, player: Player, cards: int, why: str) -> Flow[None]:
    """Hand cards of own choice leave the game, with an empty hand the top of the deck (H26.11)."""
    chosen = yield from choose_some(player.seat, player.hand[:], cards, cards, "trash", why, cards)
    for card in chosen:
        trash(game, player, card, player.hand, why)
    trash_from_deck(game, player, cards - len(chosen), why)


def trash_from_deck(game: Game, player: Player, cards: int, why: str) -> None:
    """Cards from the top of the deck leave the game, for all to see."""
    for _ in range(min(cards, len(player.deck))):
        trash(game, player, player.deck[-1], player.deck, why)


def take_from_discards(game: Game, player: Player, card: Card, why: str) -> None:
    """A card of the own discard pile goes into the hand."""
    game.move(card, player.discard_pile, player.hand, events.card_taken_back, why, player.id, card)


def check_hand_limit(game: Game, player: Player, why: str = "H5.09") -> Flow[None]:
    """Nobody holds more than 7 hand cards; the rest is discarded by own choice at once (H5.10)."""
    surplus = len(player.hand) - HAND_LIMIT
    return discard_chosen(game, player, surplus, why) if surplus > 0 else NOTHING


# --- Card rows ------------------------------------------------------------------------------------


def remove_from_row(game: Game, kind: Kind, column: int) -> Card:
    """Take a card out of a card row; `refill` moves the others up afterwards (H5.17)."""
    market = game.markets[kind]
    assert market is not None
    card = market.row[column]
    assert card is not None
    market.row[column] = None
    return card


def refill(game: Game, kind: Kind, why: str) -> None:
    """Cards move towards the cheapest space, new ones enter at the dearest end (H22.14)."""
    market = game.markets[kind]
    assert market is not None
    row = market.row
    added: list[Card] = []
    while None in row and (market.deck or restock(game, market)):
        row.remove(None)
        card = game.take(market.deck)
        row.append(card)
        added.append(card)
    if None in row:
        row.sort(key=_is_gap)  # with nothing left to add, gaps stay at the dearest end
    if added:
        game.tell(events.row_refilled, why, ROW_NAMES[kind], added)


def _is_gap(card: Card | None) -> bool:
    return card is None


def restock(game: Game, market: Market) -> bool:
    """An empty deck is renewed from what was discarded from its row (H5.18); False if there is
    nothing.
    """
    if not market.deck:
        game.shuffle(DECKS, market.deck, market.discards)
    return bool(market.deck)


def gain_card(game: Game, player: Player, why: str, cost: int = 0) -> Flow[None]:
    """A card of that printed cost from the own row onto the own discard pile (H5.11, H5.12)."""
    market = game.own_market(player)
    offers = [c for c in market.row if c is not None and c.cost == cost and not c.trash_cost]
    if offers:
        card = yield from choose(player.seat, offers, "gain_card", why, cost)
        remove_from_row(game, player.kind, market.row.index(card))
        refill(game, player.kind, "H5.13")
    else:
        found = reveal_until(game, market, cost)
        if found is None:
            return  # H5.15
        card = found
    player.discard_pile.append(card)
    game.tell(events.CardGained, why, player.id, card.id, card.uid, "discard_pile")


def reveal_until(game: Game, market: Market, cost: int) -> Card | None:
    """The first card of that cost from the top of the deck; the others are shuffled back
    (H5.14).
    """
    restock(game, market)
    for place in range(len(market.deck) - 1, -1, -1):
        card = market.deck[place]
        if card.cost == cost and not card.trash_cost:
            del market.deck[place]
            game.shuffle(DECKS, market.deck)
            game.reveal()
            return card
    return None
