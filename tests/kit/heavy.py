"""Heavy things for a server: a long game, and a small file that takes long to play."""

from __future__ import annotations

from functools import cache

from tafelrunde.engine.journal import Repaired, encode
from tafelrunde.engine.repairs import MOST_WORDS
from tafelrunde.table.game.imports import from_save
from tafelrunde.table.storage.room_files import seal, unseal
from tafelrunde.table.storage.store import LoggedEntry, WholeRoom
from tests.kit.random_games import random_positions


@cache
def long_game(steps: int = 400) -> bytes:
    """A game of Hexer, saved in the terminal after so many questions."""
    *_, session = random_positions("hexer", 0, steps)
    return session.save()


@cache
def costly_file(repairs: int) -> bytes:
    """The record of a table with so many repairs, each of many words."""
    *_, session = random_positions("hexer", 0, 30)
    whole = unseal(from_save(session.save()))
    words = ("set round to 3", "set round to 4") * (MOST_WORDS // 2)
    more = (LoggedEntry(0.0, encode(Repaired(words))),) * repairs
    return seal(WholeRoom(whole.room, whole.entries + more))
