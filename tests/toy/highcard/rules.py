"""Chapter 1: the game (Das Spiel)."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.decisions import PASS, Flow, choose
from tafelrunde.engine.declared import Card
from tafelrunde.engine.events import event
from tafelrunde.engine.options import Word

from .state import ROUNDS, Game, Number, Player

HAND: Final = 3


@event
class Event:
    """Base of all events; `why` is the rule that made it happen."""

    why: str


@event
class CardPlayed(Event):
    player: str
    card: str


@event
class CardDrawn(Event):
    """Which card, only the player knows."""

    player: str
    secret: tuple[str, ...]


@event
class PointsChanged(Event):
    player: str
    before: int
    after: int


@event
class GameWon(Event):
    player: str


def play(game: Game) -> Flow[None]:
    """In turn everybody plays a card or passes, until five rounds are over (X1.02, X1.04)."""
    while game.winner < 0:
        player = game.players[(game.start + game.turn) % len(game.players)]
        options: list[Card | Word] = [*player.hand, PASS]
        card = yield from choose(player.seat, options, "play_card", "X1.02", checkpoint=True)
        if isinstance(card, Card):
            show(game, player, card)
        if game.turn + 1 < len(game.players):
            game.turn += 1
        else:
            score(game)


def show(game: Game, player: Player, card: Card) -> None:
    """A card is played for all to see, and another one drawn (X1.02)."""
    game.move(card, player.hand, player.played, CardPlayed, "X1.02", player.id, card.id)
    game.draw(game.deck, player.hand, 1, drawn, "X1.02", player.id)


def drawn(why: str, player: str, cards: list[Card]) -> CardDrawn:
    """Somebody draws."""
    return CardDrawn(why, player, tuple(card.id for card in cards))


def score(game: Game) -> None:
    """The highest card wins a point, unless there are two of it (X1.03)."""
    values = {player.index: value(player) for player in game.players if player.played}
    best = [seat for seat, shown in values.items() if shown == max(values.values())]
    if len(best) == 1:
        winner = game.players[best[0]]
        game.gain(winner, "points", 1, PointsChanged, "X1.03", winner.id)
        game.start = winner.index
    for player in game.players:
        game.draw(player.played, game.discards)
    game.turn = 0
    if game.round < ROUNDS:
        game.round += 1
        return
    leader = max(game.players, key=lambda player: player.points)
    game.winner = leader.index
    game.tell(GameWon, "X1.04", leader.id)


def value(player: Player) -> int:
    """What somebody has played."""
    printed = player.played[-1].printed
    assert isinstance(printed, Number)
    return printed.value
