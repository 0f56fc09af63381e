"""Chapter 8: the reinforcement phase (Verstärkungsphase)."""

from __future__ import annotations

from tafelrunde.engine.decisions import Flow
from tafelrunde.games.valskyrr.rules.basics import count
from tafelrunde.games.valskyrr.rules.encounters import draw_enemies
from tafelrunde.games.valskyrr.rules.symbols import pause, resolve_symbols
from tafelrunde.games.valskyrr.rules.tracks import (
    arriving,
    move_reinforcement,
    reset_reinforcement,
)
from tafelrunde.games.valskyrr.state.table import Game


def reinforcement_phase(game: Game) -> Flow[None]:
    """The marker moves by the reinforcement value, and so many enemies come as its field says."""
    yield from pause(game)
    encounter = game.task
    if encounter is None:
        reset_reinforcement(game, "V8.01")
        return
    if encounter.reinforcement is None:  # the printed dash
        reset_reinforcement(game, "V8.03")
        return
    move_reinforcement(game, count(game, encounter.reinforcement), "V8.02")
    if game.pending:
        yield from resolve_symbols(game)
    yield from pause(game)
    coming = arriving(game)
    draw_enemies(game, coming, encounter.colours, encounter.having, "V8.05")
    reset_reinforcement(game, "V8.13")
    if game.pending:
        yield from resolve_symbols(game)
    if coming:
        yield from pause(game)
