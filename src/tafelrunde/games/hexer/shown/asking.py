"""On which things on the table an option can be chosen, and at what price."""

from __future__ import annotations

from tafelrunde.engine.options import AnyOption, Asked
from tafelrunde.games.hexer.state.board import TERRAINS, Move
from tafelrunde.games.hexer.state.physical import Card
from tafelrunde.games.hexer.state.table import Game
from tafelrunde.games.hexer.turn.move import is_dear as move_is_dear


def things(option: AnyOption, asked: Asked[Game]) -> list[str]:
    """The things that an option stands for; whoever points at an equal hand card that is not
    offered itself means it too.
    """
    return [*option.things(asked), *_equals(option, asked)]


def is_dear(option: AnyOption, asked: Asked[Game]) -> bool:
    """Whether a card pays for a move only together with something else, or no card in hand pays
    for it alone (H11.05, H11.06).
    """
    move = asked.decision.about
    if isinstance(option, Move):
        return move_is_dear(asked.view.players[asked.decision.seat], option)
    if asked.decision.key != "pay" or not isinstance(move, Move) or not isinstance(option, Card):
        return False
    return not option.terrains & TERRAINS[move.place]


def _equals(option: AnyOption, asked: Asked[Game]) -> list[str]:
    decision, one = asked.decision, option.card
    hand = asked.view.players[decision.seat].hand if decision.seat >= 0 else []
    if one is None or one not in hand:
        return []
    offered = [each.card for each in decision.options]
    return [each.thing for each in hand if each.printed is one.printed and each not in offered]
