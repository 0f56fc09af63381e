"""Chapter 9: victory track, trophies and exhaustion (Siegleiste, Trophäen und Erschöpfung)."""

from __future__ import annotations

from tafelrunde.engine.decisions import Ended, Flow, choose_some
from tafelrunde.games.hexer import events
from tafelrunde.games.hexer.rules.deck import gather
from tafelrunde.games.hexer.state.physical import Card
from tafelrunde.games.hexer.state.table import Game, Player
from tafelrunde.games.hexer.terms import EXHAUSTION, LAST_SPACE, LOSER_GOLD, Expansion


def gain_trophy(game: Game, player: Player, card: Card, why: str) -> None:
    """A trophy is tucked under the board and stays there (H9.02)."""
    player.trophies.append(card)
    game.tell(events.TrophyGained, why, player.id, card.id)


def advance(game: Game, player: Player, why: str) -> Flow[None]:
    """The victory marker moves 1 space forward (H9.03), and exhaustion follows; on the last space
    neither happens (H9.05).
    """
    if player.space == LAST_SPACE:
        return
    player.space += 1
    game.tell(events.VictoryAdvanced, why, player.id, player.space - 1, player.space)
    if player.space == LAST_SPACE and not game.has(Expansion.LEGENDARY):
        win(game, player, "H9.16")
    yield from exhaust(game, player)


def exhaust(game: Game, player: Player) -> Flow[None]:
    """Trash as many of all own cards as the space demands (H9.07, H9.08, H9.11), but keep one
    (H9.12); then everything is shuffled into one deck (H9.09, H9.10).
    """
    cards = sorted([*player.hand, *player.deck, *player.discard_pile], key=by_uid)
    wanted = max(0, min(EXHAUSTION[player.space], len(cards) - 1))
    chosen = yield from choose_some(
        player.seat, cards, wanted, wanted, "exhaustion", "H9.07", wanted
    )
    gather(game, player, "H9.09")
    player.deck = [card for card in player.deck if card not in chosen]
    game.out += chosen
    if chosen:
        game.tell(events.CardsTrashed, "H9.07", player.id, tuple(card.id for card in chosen))


def by_uid(card: Card) -> int:
    """An order that tells nothing about the order of the deck (H5.19)."""
    return card.uid


def loser_gold(player: Player) -> int:
    """What beating this player is worth, and what a bet against them wins (H9.14, H9.17)."""
    return LOSER_GOLD[player.space]


def win(game: Game, player: Player, why: str) -> None:
    """The game ends at once; nothing else is resolved any more (H1.02, H1.03)."""
    game.winner = player.index
    game.tell(events.GameWon, why, player.id)
    raise Ended
