"""Chapter 22: phase III, drawing and buying (Nachziehen und Kaufen)."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.decisions import Answer, Decision, Flow, choose, choose_some
from tafelrunde.games.hexer import events
from tafelrunde.games.hexer.rules.deck import (
    ROW_NAMES,
    check_hand_limit,
    discard,
    draw,
    refill,
    remove_from_row,
    trash,
)
from tafelrunde.games.hexer.rules.standing import standing
from tafelrunde.games.hexer.state.physical import Card
from tafelrunde.games.hexer.state.table import Game, Player
from tafelrunde.games.hexer.terms import REFILL_TO, Kind
from tafelrunde.games.hexer.turn.overlap import choose_together
from tafelrunde.games.hexer.vocabulary.abilities import RefillTo

MAGE: Final = Kind.MAGE
WITCHER: Final = Kind.WITCHER


def phase_three(game: Game, player: Player) -> Flow[None]:
    """Discard, draw, buy, take into the hand (H22.01 to H22.12)."""
    if game.stage == 0:
        if player.hand:
            hand = player.hand[:]
            if game.setup.overlap:
                chosen = yield from choose_together(game, player, hand)
            else:
                answer: Answer = yield Decision(
                    player.seat, "refill_discard", hand, "H22.01", 0, len(hand), None, True
                )
                chosen = [hand[index] for index in answer]
            for card in chosen:
                discard(game, player, card, "H22.01")
        refill_hand(game, player)
        game.stage = 1
    yield from buy(game, player)
    yield from check_hand_limit(game, player)


def refill_hand(game: Game, player: Player) -> None:
    """Draw up to 3 hand cards (H22.02), fewer after a defeat (H28.22, H28.23)."""
    more = [each.cards for each in standing(player, RefillTo)]
    wanted = max([REFILL_TO, *more]) - player.fewer
    draw(game, player, wanted - len(player.hand), "H22.02")


def buy(game: Game, player: Player) -> Flow[None]:
    """Exactly 1 card of the own row must be bought if one can be paid (H22.03, H22.04, H22.10,
    H22.11).
    """
    market, held = game.own_market(player), len(player.hand)
    offered = [
        card
        for column, card in enumerate(market.row)
        if card is not None and card.prices[column] <= held
    ]
    if not offered:
        return
    card = yield from choose(player.seat, offered, "buy", "H22.10", checkpoint=True)
    column = market.row.index(card)
    yield from pay(game, player, card, column)
    take(game, player, column)


def pay(game: Game, player: Player, card: Card, column: int) -> Flow[None]:
    """Discard as many hand cards as the card costs (H22.03), or trash one for a special witcher
    card (H22.06).
    """
    if card.trash_cost:
        given = yield from choose(player.seat, player.hand[:], "buy_trash", "H22.06", card)
        trash(game, player, given, player.hand, "H22.06")
        return
    cost = card.prices[column]
    paid = yield from choose_some(
        player.seat, player.hand[:], cost, cost, "buy_pay", "H22.03", card
    )
    for each in paid:
        discard(game, player, each, "H22.03")


def take(game: Game, player: Player, column: int) -> None:
    """The card goes into the hand (H22.12), the one facing it in the other row is discarded
    (H22.07, H22.08), and both rows are refilled (H22.09).
    """
    card = remove_from_row(game, player.kind, column)
    player.hand.append(card)
    game.tell(events.CardGained, "H22.03", player.id, card.id, card.uid, "hand")
    other = WITCHER if player.is_mage else MAGE
    facing = game.markets[other]
    if facing is not None and facing.row[column] is not None:
        gone = remove_from_row(game, other, column)
        facing.discards.append(gone)
        game.tell(events.RowCardDiscarded, "H22.07", ROW_NAMES[other], gone.id)
    refill(game, player.kind, "H22.09")
    if facing is not None:
        refill(game, other, "H22.09")
