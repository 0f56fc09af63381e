"""Chapter 11: phase I, movement (Bewegung)."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.decisions import Closed, Flow, choose
from tafelrunde.engine.options import Word
from tafelrunde.games.hexer import events
from tafelrunde.games.hexer.rules.deck import different, discard, is_veiled
from tafelrunde.games.hexer.rules.gold import lose_gold
from tafelrunde.games.hexer.rules.reasons import Reason, Term, because
from tafelrunde.games.hexer.rules.standing import standing
from tafelrunde.games.hexer.rules.tiles import turn_rumours
from tafelrunde.games.hexer.state.board import MOVES, TERRAINS, WAYS, Move
from tafelrunde.games.hexer.state.physical import Card
from tafelrunde.games.hexer.state.table import Game, Player
from tafelrunde.games.hexer.terms import ALL_TERRAINS, Terrain
from tafelrunde.games.hexer.vocabulary.abilities import CheapMove, CheapVoyage

GOLD: Final = Word("gold")
CHEAP: Final = Word("cheap_move")
BY_LAND: Final = tuple(tuple(MOVES[place] for place in ways) for ways in WAYS)


def moves(game: Game, player: Player, closed: list[Closed] | None = None) -> list[Move]:
    """Every connected location (H11.02) that the player can pay for, by land or by ship; the number
    of moves is not limited (H11.08).
    """
    ways = [*BY_LAND[player.place]]
    for hook in game.hooks.ways:
        hook(game, player, ways, closed)
    reach = payable(player)
    if reach == ALL_TERRAINS:
        return ways
    found: list[Move] = []
    if player.hand:
        found = [way for way in ways if reach & TERRAINS[way.place] or has_cheap(player, way)]
    if closed is not None:
        closed += [Closed(way, "H11.03", unpaid(player, way)) for way in ways if way not in found]
    return found


def unpaid(player: Player, move: Move) -> Reason:
    """Why a player cannot pay for a move: no hand card, or a single one that does not match and no
    gold.
    """
    if not player.hand:
        return because("no-hand-card")
    terrain = next(each for each in Terrain if TERRAINS[move.place] >> each & 1)
    return because("no-way-to-pay", terrain=Term(f"terrain-{terrain.id}"))


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


def is_dear(player: Player, move: Move) -> bool:
    """Whether no card in hand pays for a move alone, and no ability helps: it takes 2 cards, or 1
    card and 1 gold (H11.05, H11.06).
    """
    terrains = TERRAINS[move.place]
    return not any(card.terrains & terrains for card in player.hand) and not has_cheap(player, move)


def has_cheap(player: Player, move: Move) -> bool:
    """Whether an ability lets any 1 card pay for this move: for sea journeys by Dagon's bonus
    always, for other moves each such ability once per turn.
    """
    return bool((move.by_ship and standing(player, CheapVoyage)) or helpers(player, move))


def helpers(player: Player, move: Move) -> list[str]:
    """The cards that can make this move cheap and have not yet done so in this turn, those first
    that are good for one terrain only.
    """
    terrains = TERRAINS[move.place]
    fitting = [
        (effect.terrain is None, card.id)
        for card in player.belongings()
        for effect in card.standing
        if isinstance(effect, CheapMove)
        and (effect.terrain is None or terrains >> effect.terrain & 1)
        and card.id not in player.used
    ]
    return [card for _, card in sorted(fitting)] if fitting else []


def travel(game: Game, player: Player, move: Move) -> Flow[None]:
    """Pay for the move, go there, and take what is to be had on entering (H11.13)."""
    yield from pay(game, player, move)
    player.moved = True
    if move.by_ship:
        for hook in game.hooks.sail:
            arrived = yield from hook(game, player, move.place)
            if not arrived:
                return  # it counts as a move but not as entering (H15.14)
    else:
        source, player.place = player.place, move.place
        game.tell(events.Travelled, "H11.02", player.id, source, move.place, False)
    enter(game, player)


def enter(game: Game, player: Player) -> None:
    """Weakness token, then rumours; displacing and actions are the player's choice (H11.13)."""
    for hook in game.hooks.enters:
        hook(game, player)
    turn_rumours(game, player)
    player.entered = True


def pay(game: Game, player: Player, move: Move) -> Flow[None]:
    """A card with the terrain of the destination (H11.03, H11.04), or instead of it any 2 cards or
    any card and 1 gold, even with a matching card in hand (H11.05 to H11.07).
    """
    cards = different(player.hand)
    veiled = is_veiled(game, player, 2)
    card = yield from choose(player.seat, cards, "pay", "H11.03", move, veiled=veiled)
    discard(game, player, card, "H11.09")
    if card.terrains & TERRAINS[move.place]:
        return
    rest: list[Card | Word] = [*different(player.hand)]
    if player.gold:
        rest.append(GOLD)
    if has_cheap(player, move):
        rest.append(CHEAP)
    veiled = is_veiled(game, player, 2)
    chosen = yield from choose(player.seat, rest, "pay_rest", "H11.05", move, veiled=veiled)
    if isinstance(chosen, Card):
        discard(game, player, chosen, "H11.09")
    elif chosen is GOLD:
        lose_gold(game, player, 1, "H11.06")
    elif not (move.by_ship and standing(player, CheapVoyage)):
        player.used.append(helpers(player, move)[0])
