"""Chapter 8: the reinforcement phase (Verstärkungsphase)."""

from __future__ import annotations

from tafelrunde.engine.decisions import Flow
from tafelrunde.games.valskyrr.rules.basics import count
from tafelrunde.games.valskyrr.rules.encounters import draw_enemies
from tafelrunde.games.valskyrr.rules.reflexes import anytime
from tafelrunde.games.valskyrr.rules.tracks import (
    arriving,
    move_reinforcement,
    reset_reinforcement,
    resolve_symbols,
)
from tafelrunde.games.valskyrr.state import Game


def reinforcement_phase(game: Game) -> Flow[None]:
    """The marker moves by the reinforcement value, and so many enemies come as its field says."""
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
    yield from anytime(game)
    draw_enemies(game, arriving(game), encounter.colours, encounter.having, "V8.05")
    reset_reinforcement(game, "V8.13")
    yield from resolve_symbols(game)
