"""Chapter 15: locations (Orte): which are connected, revealed, discarded and changed."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon import events, library
from tafelrunde.games.avalon.nouns import Location
from tafelrunde.games.avalon.rules.now import Now, resolves
from tafelrunde.games.avalon.state.table import Character, Game, Guardian, Left
from tafelrunde.games.avalon.terms import Direction, Symbol
from tafelrunde.games.avalon.vocabulary.world import ChangeLocation, PlaceLocation, RemoveLocation

LOCATIONS: Final = library.LOCATIONS
ROADS: Final = library.ROADS
STEPS: Final = (-100, 1, 100, -1)
"""From a cell to its neighbour, in the order of `Direction`."""
AROUND: Final = (-101, -100, -99, -1, 0, 1, 99, 100, 101)
"""From a cell to itself and the eight around it."""
SETTLEMENTS: Final = (Symbol.HOSTILE_SETTLEMENT, Symbol.FRIENDLY_SETTLEMENT)


def is_settlement(number: int) -> bool:
    """A settlement, hostile or friendly (A15.06)."""
    symbols = library.location(number).symbols
    return any(symbol in symbols for symbol in SETTLEMENTS)


def neighbour(game: Game, number: int, direction: Direction) -> int:
    """The location that lies at an edge; 0 if there is none."""
    wanted = game.map[number] + STEPS[direction]
    for other, cell in game.map.items():
        if cell == wanted:
            return other
    return 0


def connected_to(game: Game, number: int, direction: Direction) -> int:
    """The location that lies at an edge and is connected by an arrow on either card (A15.07,
    A15.08); 0 if there is none.
    """
    other = neighbour(game, number, direction)
    if not other:
        return 0
    there = library.location(other)
    return other if joins(library.location(number), there, direction) else 0


def connected(game: Game, number: int) -> list[int]:
    """All connected locations, from north clockwise."""
    cell = game.map.get(number)
    if cell is None:
        return []
    found, cells = [], game.map
    for step, other in ROADS.get(number) or roads(number):
        if other in cells and cells[other] == cell + step:
            found.append(other)
    return found


def roads(number: int) -> tuple[tuple[int, int], ...]:
    """Where arrows can lead from a location: the step, and the location that must lie there."""
    here = LOCATIONS[number]
    found = [
        (step, other)
        for direction, step in enumerate(STEPS)
        for other, there in LOCATIONS.items()
        if joins(here, there, direction)
    ]
    ROADS[number] = tuple(found)
    return ROADS[number]


def joins(here: Location, there: Location, direction: int) -> bool:
    """Whether an arrow on either card connects a location with the one at its edge (A15.07,
    A15.08); an original number also means its changed version (A15.09).
    """
    arrow = here.arrows.numbers[direction]
    if arrow and arrow in (there.number, there.changed_from):
        return True
    arrow = there.arrows.numbers[direction - 2]  # at the opposite edge
    return arrow != 0 and arrow in (here.number, here.changed_from)


# --- Range of menhirs -----------------------------------------------------------------------------


def is_in_range(game: Game, cell: int) -> bool:
    """The cell of an active menhir and the eight around it (A16.01)."""
    for number in game.menhirs:  # noqa: SIM110 - asked for every location at Dawn
        if cell - game.map[number] in AROUND:
            return True
    return False


# --- Revealing and discarding ---------------------------------------------------------------------


def reveal_around(game: Game, number: int, why: str) -> None:
    """For every arrow of a location without a card there the location of its number is placed, if
    its cell is in range of an active menhir (A15.12 to A15.14).
    """
    cells = game.map
    for direction, arrow in enumerate(LOCATIONS[number].arrows.numbers):
        if not arrow or arrow in cells:
            continue
        cell = cells[number] + STEPS[direction]
        if cell in cells.values() or not is_in_range(game, cell):
            continue
        found = card_for(game, arrow)
        if found:
            game.map[found] = cell
            game.reveal(events.LocationRevealed, why, found)


def card_for(game: Game, arrow: int) -> int:
    """The location card that an arrow places: that of its number, or if that is out of the game the
    changed one (A15.25); 0 if it lies elsewhere or nothing is left (A15.15).
    """
    if arrow not in game.removed:
        return arrow if arrow in LOCATIONS else 0
    for number, location in LOCATIONS.items():
        free = number not in game.removed and number not in game.map
        if location.changed_from == arrow and free:
            return number
    return 0


def discard_location(game: Game, number: int, why: str) -> None:
    """A location goes back into its deck with everything on it (A6.02, A16.08): guardians under
    their deck, items under the item deck, dials and tokens to the supply.
    """
    clear_location(game, number)
    del game.map[number]
    game.tell(events.LocationDiscarded, why, number)


def clear_location(game: Game, number: int) -> None:
    """What lies on a location is discarded with it."""
    game.covered.pop(number, None)
    game.menhirs.pop(number, None)
    game.time_dials = [dial for dial in game.time_dials if dial[2] != number]
    for guardian in [each for each in game.guardians if each.place == number]:
        discard_guardian(game, guardian, "A16.08")
    for left in [each for each in game.left if each.place == number]:
        game.left.remove(left)
        game.items.insert(0, left.card)


def discard_guardian(game: Game, guardian: Guardian, why: str) -> None:
    """A guardian goes under its encounter deck (A20.04)."""
    game.guardians.remove(guardian)
    colour = getattr(guardian.card.printed, "colour", 0)
    game.encounters[colour].insert(0, guardian.card)
    game.tell(events.GuardianGone, why, guardian.card.id)


def nearest(game: Game, cell: int) -> int:
    """The nearest location in play by steps on the grid, of equal ones the lowest number (A16.05,
    A16.06).
    """
    south, east = divmod(cell, 100)

    def distance(number: int) -> tuple[int, int]:
        there_south, there_east = divmod(game.map[number], 100)
        return abs(south - there_south) + abs(east - there_east), number

    return min(game.map, key=distance)


# --- Changed and removed locations ----------------------------------------------------------------


def change_location(game: Game, old: int, new: int) -> None:
    """A location is permanently replaced (A15.22): everything on it stays but for time tokens, and
    nobody arrives anew (A15.23). Not in play, it is exchanged in the deck.
    """
    game.removed.append(old)
    game.tell(events.LocationChanged, "A15.22", old, new)
    game.covered.pop(old, None)
    if old not in game.map:
        return
    game.map[new] = game.map.pop(old)
    if old in game.menhirs:
        game.menhirs[new] = game.menhirs.pop(old)
    for each in game.characters:
        each.place = new if each.place == old else each.place
        each.woke_at = new if each.woke_at == old else each.woke_at
    for course in game.course:
        course.place = new if course.place == old else course.place
    for clash in game.encounters_begun():
        clash.place = new if clash.place == old else clash.place
    game.guardians = [Guardian(g.card, new if g.place == old else g.place) for g in game.guardians]
    game.left = [Left(each.card, new if each.place == old else each.place) for each in game.left]
    game.time_dials = [
        (dial, value, new if place == old else place, verse)
        for dial, value, place, verse in game.time_dials
    ]


def remove_location(game: Game, number: int) -> list[Character]:
    """A location leaves the game (A24.15); whoever stands on it is put on the nearest one without
    loss (A15.24). Returns those who were moved.
    """
    game.removed.append(number)
    if number not in game.map:
        return []
    cell = game.map[number]
    clear_location(game, number)
    del game.map[number]
    moved = game.at(number)
    if game.map:
        target = nearest(game, cell)
        for each in moved:
            each.place = target
            game.tell(events.Moved, "A15.24", each.id, target)
    return moved


# --- Words ----------------------------------------------------------------------------------------


@resolves(ChangeLocation)
def change_by(effect: ChangeLocation, now: Now) -> None:
    """The old card is exchanged, unless that has happened before."""
    if effect.old not in now.game.removed:
        change_location(now.game, effect.old, effect.new)


@resolves(RemoveLocation)
def remove_by(effect: RemoveLocation, now: Now) -> None:
    """The card leaves the game."""
    remove_location(now.game, effect.number)


@resolves(PlaceLocation)
def place_by(effect: PlaceLocation, now: Now) -> None:
    """A card that no arrow leads to lies at a free edge of another."""
    game = now.game
    if effect.beside not in game.map or effect.number in game.map:
        return
    for direction in Direction:
        if not neighbour(game, effect.beside, direction):
            game.map[effect.number] = game.map[effect.beside] + STEPS[direction]
            game.reveal(events.LocationRevealed, now.why, effect.number)
            return
