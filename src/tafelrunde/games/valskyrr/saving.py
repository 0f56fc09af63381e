"""Saved tables: read back only if everything fits together.

A file can be forged so that its checksum is right. The declaration of the table looks at every
value; here stands what must hold between them, before any rule meets it.
"""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.engine.cards import check_once
from tafelrunde.engine.games import Data
from tafelrunde.games.valskyrr import library
from tafelrunde.games.valskyrr.physical import Card, physical
from tafelrunde.games.valskyrr.state import ROW, TABLE, Game

dump = TABLE.dump


def load(data: Data) -> Game:
    """The table from plain data; raises an error if a value has another form, a card is missing or
    lies in two places, or things do not fit together.
    """
    game = TABLE.load(data, _physical)
    check_cards(game)
    check_table(game)
    return game


def _physical(data: Data) -> list[Card]:
    return [physical(uid, library.printed(name)) for uid, name in enumerate(data["cards"])]


def check_cards(game: Game) -> None:
    """No card is ever lost or doubled."""
    check_once(game.all_cards(), len(game.cards))


def check_table(game: Game) -> None:
    """Every card lies where such a card can lie, and everything belongs to a hero or place that
    there is; raises `ValueError`.
    """
    TABLE.check_kinds(game)
    heroes = [hero.id for hero in game.heroes]
    if heroes != list(game.setup.heroes) or game.adventure.id != game.setup.adventure:
        raise ValueError("the table does not fit its set-up")
    _check_places(game)
    _check_seats(game)


def _check_places(game: Game) -> None:
    many = len(game.layout.positions)
    lists: Sequence[Sequence[object]] = (
        game.tiles,
        game.revealed,
        game.threat,
        game.letters,
        game.letters_up,
    )
    if any(len(each_list) != many for each_list in lists) or not 0 <= game.party < many:
        raise ValueError("the table does not fit the locations of its adventure")


def _check_seats(game: Game) -> None:
    """Seats are those of heroes, and an enemy knows in which zone it is."""
    many = len(game.heroes)
    seats = [game.active, *(hero for _, hero in game.pending)]
    seats += [owner for foe in game.foes() for _, owner in foe.attached]
    if any(seat >= many for seat in seats) or not game.living():
        raise ValueError("there is no such seat")
    zones = [(ROW, game.row), *((hero.index, hero.foes) for hero in game.heroes)]
    if any(foe.zone != zone for zone, foes in zones for foe in foes):
        raise ValueError("an enemy is in another zone than it says")
