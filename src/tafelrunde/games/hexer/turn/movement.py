"""Chapter 11: phase I, movement (Bewegung)."""

from __future__ import annotations

from tafelrunde.engine.decisions import Closed, Flow, choose
from tafelrunde.games.hexer import events
from tafelrunde.games.hexer.board import TERRAINS, WAYS
from tafelrunde.games.hexer.expansions.sea import closed_voyages, sail, voyages
from tafelrunde.games.hexer.expansions.weakness import take_weaknesses
from tafelrunde.games.hexer.rules.deck import discard
from tafelrunde.games.hexer.rules.gold import lose_gold
from tafelrunde.games.hexer.rules.standing import standing
from tafelrunde.games.hexer.rules.tiles import turn_rumours
from tafelrunde.games.hexer.table import MOVES, Card, Game, Move, Player
from tafelrunde.games.hexer.terms import ALL_TERRAINS
from tafelrunde.games.hexer.vocabulary_abilities import CheapMove, CheapVoyage

GOLD = "gold"
CHEAP = "cheap_move"


def moves(game: Game, player: Player, closed: list[Closed] | None = None) -> list[Move]:
    """Every connected location (H11.02) that the player can pay for, by land or by ship; the number
    of moves is not limited (H11.08).
    """
    ways = [MOVES[place] for place in WAYS[player.place]]
    if game.ships:
        ways += voyages(game, player)
        if closed is not None:
            closed += closed_voyages(game, player)
    reach = payable(player)
    if reach == ALL_TERRAINS:
        return ways
    found = [way for way in ways if reach & TERRAINS[way.place] or is_cheap(player, way)]
    if closed is not None:
        closed += [Closed(way, "H11.03") for way in ways if way not in found]
    return found


def payable(player: Player) -> int:
    """The terrains that the player can go to, as a mask: with 1 matching card (H11.03), any 2
    cards (H11.05), or any card and 1 gold (H11.06).
    """
    hand = player.hand
    if not hand:
        return 0
    if len(hand) > 1 or player.gold:
        return ALL_TERRAINS
    return hand[0].terrains


def is_cheap(player: Player, move: Move) -> bool:
    """Whether an ability lets any 1 card pay for this move."""
    return bool(player.hand) and has_cheap(player, move)


def has_cheap(player: Player, move: Move) -> bool:
    """Sea journeys by Dagon's bonus always, other moves once per turn."""
    if move.by_ship and standing(player, CheapVoyage):
        return True
    if CHEAP in player.used:
        return False
    terrain = TERRAINS[move.place]
    return any(
        cheap.terrain is None or terrain >> cheap.terrain & 1
        for cheap in standing(player, CheapMove)
    )


def travel(game: Game, player: Player, move: Move) -> Flow[None]:
    """Pay for the move, go there, and take what is to be had on entering (H11.13)."""
    yield from pay(game, player, move)
    player.moved = True
    if move.by_ship:
        arrived = yield from sail(game, player, move.place)
        if not arrived:
            return  # it counts as a move but not as entering (H15.14)
    else:
        source, player.place = player.place, move.place
        if game.log is not None:
            game.log.append(events.Travelled("H11.02", player.id, source, move.place, False))
    enter(game, player)


def enter(game: Game, player: Player) -> None:
    """Weakness token, then rumours; displacing and actions are the player's choice (H11.13)."""
    take_weaknesses(game, player)
    turn_rumours(game, player)
    player.entered = True


def pay(game: Game, player: Player, move: Move) -> Flow[None]:
    """A card with the terrain of the destination (H11.03, H11.04), or instead of it any 2 cards or
    any card and 1 gold, even with a matching card in hand (H11.05 to H11.07).
    """
    cards = different(player.hand)
    card = yield from choose(player.seat, cards, "pay", "H11.03", about=move)
    discard(game, player, card, "H11.09")
    if card.terrains & TERRAINS[move.place]:
        return
    rest: list[Card | str] = [*different(player.hand)]
    if player.gold:
        rest.append(GOLD)
    if has_cheap(player, move):
        rest.append(CHEAP)
    chosen = yield from choose(player.seat, rest, "pay_rest", "H11.05", about=move)
    if isinstance(chosen, Card):
        discard(game, player, chosen, "H11.09")
    elif chosen == GOLD:
        lose_gold(game, player, 1, "H11.06")
    elif not (move.by_ship and standing(player, CheapVoyage)):
        player.used.append(CHEAP)


def different(cards: list[Card]) -> list[Card]:
    """One card of each kind: equal cards are no choice."""
    if len(cards) < 2:
        return cards
    return list({card.id: card for card in reversed(cards)}.values())[::-1]
