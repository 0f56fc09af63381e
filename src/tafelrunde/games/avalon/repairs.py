"""Repairs of Avalon: what a host sets beyond the plain fields of the table, and what follows."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from tafelrunde.engine import forms
from tafelrunde.engine.declared.repairs import DeclaredRepairs
from tafelrunde.engine.repairs import Value, followed, toggles, under
from tafelrunde.engine.state.wording import listed, values
from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.state.physical import Card
from tafelrunde.games.avalon.state.table import Character, Game, mask_of
from tafelrunde.games.avalon.terms import TOP_OF_DIAL, Phase

FIXED: Final = ("ended", "cause", "step", "chapter", "colour")
"""What no word sets: the rules work it out, or nothing would follow from it."""
IN_CLASH: Final = ("pool", "relation", "time")
OUT: Final = -1
"""What a menhir is set to that leaves the map."""


class AvalonRepairs(DeclaredRepairs[Game, Card]):
    """How a table of Avalon is put right."""

    def values(self, state: Game) -> dict[str, Value]:
        """The plain fields, locations by their numbers, and the save sheet part by part."""
        plain = super().values(state).items()
        found = {name: value for name, value in plain if name.rpartition(".")[2] not in FIXED}
        for character in state.characters:
            found |= _places(state, character)
        found |= _menhirs(state) | _sheet(state)
        if state.clash is None:
            return found | {"phase": followed(found["phase"], partial(_begin_phase, state))}
        del found["phase"]  # an encounter is fought out first
        return found | under("clash.", values(state.clash, *IN_CLASH))


def _begin_phase(game: Game) -> None:
    """A phase that is set begins anew; whatever was going on is over."""
    game.step = game.asked = 0
    game.todo, game.course = [], []
    if game.phase is Phase.DAYTIME:
        for character in game.characters:
            character.passed, character.waits_for = False, 0


def _places(game: Game, character: Character) -> dict[str, Value]:
    """Where somebody stands is a location in play."""
    known = [str(number) for number in game.map]

    def put(field: str) -> Value:
        form = forms.whole_of(game.map, "location")
        return Value(getattr(character, field), form, partial(setattr, character, field), known)

    return {f"characters.{character.id}.{field}": put(field) for field in ("place", "woke_at")}


def _menhirs(game: Game) -> dict[str, Value]:
    """The dials of menhirs: one that is set is lit, -1 takes it away."""

    def light(place: int, dial: int) -> None:
        game.menhirs[place] = dial
        if dial == OUT:
            del game.menhirs[place]

    form = forms.whole(OUT, TOP_OF_DIAL)
    stands = [number for number in game.map if library.location(number).menhir is not None]
    places = dict.fromkeys([*stands, *game.menhirs])
    return {
        f"menhirs.{place}": Value(game.menhirs.get(place, OUT), form, partial(light, place))
        for place in places
    }


def _sheet(game: Game) -> dict[str, Value]:
    """The parts of statuses and the tasks, whether they are marked."""
    found = listed(game, "tasks", list(library.TASKS), always=False)
    for status in library.STATUSES.values():
        parts = {str(number + 1): mask_of([number]) for number in range(status.parts)}
        mark, key = partial(_mark, game, status.id), f"statuses.{status.id}"
        own = toggles(key, parts, partial(_is_marked, game, status.id), mark, mark)
        known = status.id in game.statuses
        found |= {name: replace(value, offered=known) for name, value in own.items()}
    return found


def _is_marked(game: Game, status: str, bit: int) -> bool:
    return bool(game.statuses.get(status, 0) & bit)


def _mark(game: Game, status: str, bit: int) -> None:
    """A part that was not marked is, or the other way round."""
    mask = game.statuses.get(status, 0) ^ bit
    game.statuses[status] = mask
    if not mask:
        del game.statuses[status]
