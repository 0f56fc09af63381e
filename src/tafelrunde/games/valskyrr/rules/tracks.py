"""Chapter 22: the game tracks (Spielstandsleisten)."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.rules.basics import gain_loot, half
from tafelrunde.games.valskyrr.rules.ending import lose
from tafelrunde.games.valskyrr.state.boards import (
    EVERYBODY,
    FOCUS_TRACKS,
    REINFORCEMENT_TRACKS,
    TIME,
    TIME_TRACKS,
    FocusTrack,
)
from tafelrunde.games.valskyrr.state.table import Game, Hero
from tafelrunde.games.valskyrr.terms import Side

HARD_TRACK: Final = FOCUS_TRACKS[Side.HARD]
NORMAL_TRACK: Final = FOCUS_TRACKS[Side.NORMAL]


def focus_track(hero: Hero) -> FocusTrack:
    """The track on the side of the board that this hero uses."""
    return HARD_TRACK if hero.hard else NORMAL_TRACK


def move_focus(game: Game, hero: Hero, fields: int, why: str) -> None:
    """Move the focus marker; crossed symbols wait until the moving effect is resolved (V22.09)."""
    if not fields:
        return
    before = hero.focus
    if fields < 0:
        hero.focus = max(
            0, before + fields
        )  # the rest is lost (V22.08), symbols are ignored (V22.04)
    else:
        track = focus_track(hero)
        field = before
        for _ in range(fields):
            field += 1
            if field == track.end:  # at once, without symbols on the way back (V22.19, V22.21)
                field -= track.back
            elif (symbol := track.symbols.get(field)) is not None:
                game.pending.append((symbol, hero.index))
        hero.focus = field
    if hero.focus != before:
        game.tell(events.FocusMoved, why, hero.id, before, hero.focus)


def halve_focus(game: Game, hero: Hero, why: str) -> None:
    """The marker goes to the field with half the value, rounded down (V6.07, V22.41)."""
    move_focus(game, hero, half(game, hero.focus) - hero.focus, why)


def move_time(game: Game, fields: int, why: str) -> None:
    """Move the time marker; reaching the end loses the game at once (V1.08)."""
    track = TIME_TRACKS[game.setup.board]
    before = game.time
    if fields < 0:
        game.time = max(track.leftmost, before + fields)
    else:
        for _ in range(fields):
            game.time += 1
            if (symbol := track.symbols.get(game.time)) is not None:
                game.pending.append((symbol, EVERYBODY))
            if game.time == track.end:
                break
    if game.time != before:
        game.tell(events.TimeMoved, why, before, game.time)
    if game.time == track.end:
        lose(game, "time", "V1.08")
    if game.time == track.leftmost:  # stops there, then 2 right and 1 loot (V22.36)
        gain_loot(game, 1, "V22.36")
        move_time(game, 2, "V22.36")


def move_reinforcement(game: Game, fields: int, why: str) -> None:
    """Move the reinforcement marker; each step beyond the last field will move time (V22.31,
    V22.33).
    """
    last = REINFORCEMENT_TRACKS[game.setup.board].last
    before = game.reinforcement
    if fields < 0:
        game.reinforcement = max(0, before + fields)
    else:
        for _ in range(fields):
            if game.reinforcement < last:
                game.reinforcement += 1
            if game.reinforcement == last:  # newly reached (V22.29), or no further (V22.31)
                game.pending.append((TIME, EVERYBODY))
    if game.reinforcement != before:
        game.tell(events.ReinforcementMoved, why, before, game.reinforcement)


def reset_reinforcement(game: Game, why: str) -> None:
    """The reinforcement marker returns to the far left."""
    move_reinforcement(game, -game.reinforcement, why)


def arriving(game: Game) -> int:
    """How many enemies the field of the reinforcement marker brings (V8.04)."""
    return REINFORCEMENT_TRACKS[game.setup.board].enemies[game.reinforcement]
