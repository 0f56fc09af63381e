"""What a table names must be there: locations, verses, statuses, tasks, characters."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from tafelrunde.engine.errors import UnknownName
from tafelrunde.engine.forms import nearest
from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.state.table import NOWHERE, Doing, Game


def check_names(game: Game) -> None:
    """Whatever the table names there is; raises `UnknownName`."""
    _known("location", _places(game), [NOWHERE, *library.LOCATIONS])
    _known("status", game.statuses, library.STATUSES)
    _known("task", game.tasks, library.TASKS)
    _known("character", game.played, library.BOARDS)
    _known("verse", _verses(game), library.VERSES)


def _known(what: str, named: Iterable[str | int], known: Collection[str | int]) -> None:
    for each in named:
        if each not in known:
            hint = nearest(str(each), [str(one) for one in known])
            raise UnknownName(f"There is no {what} {str(each)!r}.{hint}")


def _places(game: Game) -> list[int]:
    found = [*game.map, *game.menhirs, *game.covered, *game.removed]
    found += [place for each in game.characters for place in (each.place, each.woke_at)]
    found += [each.place for each in game.guardians]
    found += [each.place for each in game.left]
    found += [each.place for each in game.course]
    found += [place for _, _, place, _ in game.time_dials]
    return [*found, game.clash.place] if game.clash is not None else found


def _verses(game: Game) -> list[str]:
    found = [verse for verse in game.read if not verse.startswith("quest:")]
    found += [each.verse for each in game.course if each.doing is Doing.READING]
    return [*found, *(verse for _, _, _, verse in game.time_dials if verse)]
