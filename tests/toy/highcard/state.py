"""The table: everything that lies on it, declared once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from tafelrunde.engine import state as a
from tafelrunde.engine.chance import Chance
from tafelrunde.engine.content import Name
from tafelrunde.engine.decisions import Seat
from tafelrunde.engine.declared import HIDDEN, Card, DeclaredRoot, Printed
from tafelrunde.engine.games import Data

PLAYERS: Final = 4
ROUNDS: Final = 5


@dataclass(frozen=True)
class Number(Printed):
    """A card with a number."""

    value: int = 0


NUMBERS: Final = [
    Number(f"number_{n}", Name(de=f"Karte {n}", en=f"card {n}"), copies=2, value=n)
    for n in range(1, 10)
]


@dataclass(slots=True, eq=False)
class Player:
    """Somebody at the table."""

    index: int = a.own_seat()
    id: str = a.from_table(lambda table, seat: table["setup"]["players"][seat])
    points: int = a.number(0, ROUNDS)
    hand: list[Card] = a.pile(Number, seen_by=a.OWNER, pool="unseen")
    played: list[Card] = a.pile(Number, seen_by=a.ALL)
    seat: Seat = a.worked_out()

    def __post_init__(self) -> None:
        self.seat = Seat(self.index)


@dataclass(slots=True, eq=False)
class Game(DeclaredRoot):
    """Everything on the table."""

    setup: Data = a.value(dict, dict)
    cards: list[Card] = a.every_card()
    chance: Chance = a.streams(1)
    players: list[Player] = a.parts(Player, most=PLAYERS)
    round: int = a.number(1, ROUNDS)
    start: int = a.seat(PLAYERS)  # who plays first in this round
    turn: int = a.number(0, PLAYERS - 1)  # how many have played or passed
    winner: int = a.seat(PLAYERS, none=True)
    deck: list[Card] = a.draw_pile(Number, seen_by=a.NOBODY, pool="unseen")
    discards: list[Card] = a.stack(Number, seen_by=a.ALL)
    box: list[Card] = a.pile(Number, seen_by=a.NOBODY)  # what a written position leaves out
    reveals: int = a.revelations()
    log: list[Any] | None = a.not_kept()
    explains: bool = a.not_kept(False)


TABLE: Final = a.Table(Game, hidden=HIDDEN)
