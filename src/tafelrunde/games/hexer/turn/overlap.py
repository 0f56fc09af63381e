"""Chapter 10: the next player may begin while the one before still refills (H10.06).

Both decide at once; neither sees what the other does, and nothing that one of them can change
matters to the other: what the next player may enter depends on the own hand, gold and place alone,
and actions come only after the move. So nobody gains by it, and the outcome is the same as one
after the other (H10.07).
"""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.engine.decisions import PASS, Decision, Flow, all_choose
from tafelrunde.engine.options import Word
from tafelrunde.games.hexer.rules.deck import is_veiled
from tafelrunde.games.hexer.state.board import MOVES, VOYAGES, Move
from tafelrunde.games.hexer.state.physical import Card
from tafelrunde.games.hexer.state.table import Game, Player
from tafelrunde.games.hexer.turn.move import moves


def next_player(game: Game) -> Player | None:
    """Who may begin now; nobody while the Legendary Monster is to move first (H10.03)."""
    following = (game.active + 1) % len(game.players)
    return None if following == game.start else game.players[following]


def choose_together(game: Game, player: Player, hand: Sequence[Card]) -> Flow[list[Card]]:
    """The cards that the player discards; meanwhile the next one may decide on a first move."""
    refill = Decision(player.seat, "refill_discard", hand, "H22.01", 0, len(hand))
    ahead = next_player(game)
    if ahead is None:
        chosen = yield from all_choose([refill])
        return chosen[0]
    options: list[Move | Word] = [*moves(game, ahead), PASS]
    veiled = is_veiled(game, ahead)
    early = Decision(ahead.seat, "early_move", options, "H10.06", veiled=veiled)
    chosen = yield from all_choose([refill, early])
    (move,) = chosen[1]
    game.ahead = [move.place, int(move.by_ship)] if isinstance(move, Move) else []
    return chosen[0]


def decided_move(game: Game) -> Move | None:
    """The move that the player has decided on already."""
    if not game.ahead:
        return None
    (place, by_ship), game.ahead = game.ahead, []
    return (VOYAGES if by_ship else MOVES)[place]
