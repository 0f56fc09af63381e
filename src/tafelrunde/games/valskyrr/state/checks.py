"""What must fit together in a table, whoever wrote it down; all raise `ValueError`."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.valskyrr.state.table import ROW, TABLE, Game


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
