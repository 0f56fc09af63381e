"""Chapter 18: dials and status (Scheiben und Status)."""

from __future__ import annotations

from tafelrunde.engine.decisions import Flow, choose
from tafelrunde.engine.options import Number
from tafelrunde.games.avalon import events, library
from tafelrunde.games.avalon.rules.now import Now, asks, resolves, speaker
from tafelrunde.games.avalon.state.table import Game
from tafelrunde.games.avalon.terms import TOP_OF_DIAL
from tafelrunde.games.avalon.vocabulary.world import (
    ChangeDial,
    CrossOut,
    Mark,
    Note,
    RemoveTimeDial,
    SetDial,
    SetTimeDial,
)

# --- Time dials -----------------------------------------------------------------------------------


@resolves(SetTimeDial)
def set_time_dial(effect: SetTimeDial, now: Now) -> None:
    """A time dial is placed with its value, 1 if none is named (A18.01 to A18.03); one that lies
    there already is set anew.
    """
    game = now.game
    game.time_dials = [dial for dial in game.time_dials if dial[0] != effect.dial]
    game.time_dials.append((effect.dial, effect.value, effect.number, effect.expires))
    game.tell(events.DialChanged, "A18.02", effect.dial, effect.value)


@resolves(RemoveTimeDial)
def remove_time_dial(effect: RemoveTimeDial, now: Now) -> None:
    """A time dial is taken away."""
    game = now.game
    game.time_dials = [dial for dial in game.time_dials if dial[0] != effect.dial]


def lower_time_dials(game: Game) -> list[tuple[str, int, str]]:
    """Every time dial goes down by 1 wherever it lies (A6.07); at 1 it has expired and returns to
    the supply (A6.08, A6.09). Returns those that have: dial, location, verse.
    """
    expired, left = [], []
    for dial, value, place, verse in game.time_dials:
        if value > 1:
            left.append((dial, value - 1, place, verse))
        else:
            expired.append((dial, place, verse))
        game.tell(events.DialChanged, "A6.07", dial, value - 1)
    game.time_dials = left
    return expired


# --- Counting dials -------------------------------------------------------------------------------


@resolves(SetDial)
def set_dial(effect: SetDial, now: Now) -> None:
    """A counting dial; it changes only when a text demands it (A18.04)."""
    turn_dial(now.game, effect.dial, effect.value)


@resolves(ChangeDial)
def change_dial(effect: ChangeDial, now: Now) -> None:
    """A counting dial goes up or down (A18.04, A18.05)."""
    turn_dial(now.game, effect.dial, now.game.dials.get(effect.dial, 0) + effect.by)


def turn_dial(game: Game, dial: str, value: int) -> None:
    """A counting dial shows a value from 0, not there, to 8 (A2.04)."""
    value = max(0, min(TOP_OF_DIAL, value))
    game.dials[dial] = value
    game.tell(events.DialChanged, "A18.04", dial, value)


# --- Status and tasks -----------------------------------------------------------------------------


@asks(Mark)
def mark(effect: Mark, now: Now) -> Flow[None]:
    """A part of a status is marked for good and for all (A18.08, A18.10): the numbered box, or a
    free one of choice (A18.09). A box that is marked, or none free, changes nothing (A18.12).
    """
    game = now.game
    part = effect.part
    if part == 0:
        free = free_parts(game, effect.status)
        if not free:
            return
        parts = list(map(Number, free))
        chosen = yield from choose(speaker(game, now.group), parts, "status_part", "A18.09")
        part = chosen.number
    mark_part(game, effect.status, part)


def free_parts(game: Game, status: str) -> list[int]:
    """The boxes of a status that are not marked."""
    marked = game.statuses.get(status, 0)
    parts = library.STATUSES[status].parts
    return [part for part in range(1, parts + 1) if not marked >> (part - 1) & 1]


def mark_part(game: Game, status: str, part: int) -> None:
    """One box is marked."""
    marked = game.statuses.get(status, 0)
    if not marked >> (part - 1) & 1:
        game.statuses[status] = marked | 1 << (part - 1)
        game.tell(events.StatusMarked, "A18.08", status, part)


@resolves(Note)
def note(effect: Note, now: Now) -> None:
    """A task is written down (A17.17)."""
    game = now.game
    if effect.task not in game.tasks:
        game.tasks.append(effect.task)
        game.tell(events.TaskNoted, "A17.17", effect.task)


@resolves(CrossOut)
def cross_out(effect: CrossOut, now: Now) -> None:
    """Tasks are done or abandoned (A17.16)."""
    now.game.tasks = [task for task in now.game.tasks if task not in effect.tasks]
