"""Where it is worth going: what each place promises, and how far away it is.

A bot knows of the book what it has read, as a player does: what stands behind a choice that was
never taken is unknown, and that is a reason to go there.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.bot.values import price, unit, worth
from tafelrunde.games.avalon.nouns import Choice
from tafelrunde.games.avalon.rules.conditions import is_met
from tafelrunde.games.avalon.rules.locations import connected
from tafelrunde.games.avalon.rules.menhirs import charge_closed, charge_costs
from tafelrunde.games.avalon.rules.now import Now
from tafelrunde.games.avalon.rules.paying import can_pay
from tafelrunde.games.avalon.rules.reading import section
from tafelrunde.games.avalon.state import Character, Game
from tafelrunde.games.avalon.terms import Track
from tafelrunde.games.avalon.vocabulary.costs import Pay

UNREAD: Final = 4.0
"""What an unread verse promises."""
FIRST_VISIT: Final = 6.0
DEPTH: Final = 4
FAR: Final = 99
LIGHT: Final = 14.0
"""What a new light is worth when the old one is nearly out."""
LOW: Final = 3
"""From this dial on it is time to think of the next menhir."""
SHARED: Final = 0.7
"""What is left of it if somebody else is there already."""
NEARER: Final = 0.82
"""What is left of a promise with each step."""


def distances(game: Game, start: int) -> dict[int, int]:
    """How many steps every location is away."""
    found = {start: 0}
    front = [start]
    while front:
        place = front.pop(0)
        for other in connected(game, place):
            if other not in found:
                found[other] = found[place] + 1
                front.append(other)
    return found


def first_steps(game: Game, start: int, target: int) -> list[int]:
    """The neighbours through which the shortest ways to a location lead."""
    near = distances(game, target)
    best = min((near.get(other, FAR) for other in connected(game, start)), default=FAR)
    return [other for other in connected(game, start) if near.get(other, FAR) == best < FAR]


# --- The book -------------------------------------------------------------------------------------


def promise(now: Now, verse: str, depth: int = DEPTH) -> float:
    """What reading a verse promises: something new, or the best of what is known."""
    game = now.game
    if verse not in library.VERSES:
        return 0.0
    if verse not in game.read:
        return UNREAD
    if depth == 0:
        return 0.0
    best = 0.0
    for choice in library.verse(verse).choices:
        if is_met(now, choice.only_if) and is_met(now, choice.needs) and can_pay(now, choice.cost):
            best = max(best, liked(now, choice, depth - 1))
    return best


def liked(now: Now, choice: Choice, depth: int = DEPTH) -> float:
    """What a choice is worth: what it says that it does, its price, and where it leads."""
    found = worth(now, choice.do) - price(now, choice.cost)
    if choice.goto:
        found += promise(now, choice.goto, depth)
    return found


def exploring(game: Game, character: Character, place: int) -> float:
    """What an exploration there promises."""
    entry = section(place, "0")
    if entry not in game.read:
        return FIRST_VISIT
    return promise(Now(game, character.bit, "A8.02", character), entry)


# --- Places ---------------------------------------------------------------------------------------


def location_action(game: Game, character: Character, place: int) -> float:
    """What the action of a location is worth, its Energy paid."""
    action = library.location(place).action
    if action is None or game.covered.get(place, 0) & 1:
        return 0.0
    now = Now(game, character.bit, "A8.12", character)
    if not can_pay(now, action.cost):
        return 0.0
    energy = action.energy * unit(character, Track.ENERGY)
    return worth(now, action.do) - price(now, action.cost) - energy


def lasts(game: Game) -> int:
    """For how many days some light is left."""
    return max(game.menhirs.values(), default=0)


def charging(game: Game, place: int) -> float:
    """What charging the menhir of a location is worth to the whole party."""
    section_of = library.location(place).menhir
    everybody = sum(each.bit for each in game.characters)
    if section_of is None or charge_closed(game, place, everybody):
        return 0.0
    burns = game.menhirs.get(place, 0)
    gain = section_of.value - burns
    if gain <= 1:
        return 0.0
    story = worth(Now(game, everybody, "A16.12"), section_of.do)
    need = LIGHT if lasts(game) <= LOW else LIGHT / 3
    paid = sum(
        float(cost.amount) * 0.5
        for cost in charge_costs(game, section_of)
        if isinstance(cost, Pay) and isinstance(cost.amount, int)
    )
    return need + story - paid


def attraction(game: Game, character: Character, place: int) -> float:
    """What a location offers a character who stands there."""
    return max(
        exploring(game, character, place),
        location_action(game, character, place),
        charging(game, place),
    )


def meeting_place(game: Game) -> int:
    """Where the party can kindle a light together and should; 0 if nowhere."""
    worth_it = {place: charging(game, place) for place in game.map}
    best = max(worth_it, key=lambda place: worth_it[place], default=0)
    return best if best and worth_it[best] > 0 else 0


def goal(game: Game, character: Character) -> tuple[int, float]:
    """The location that is most worth the way, and how much it is: where all should meet, or what
    this character can do alone while the others are elsewhere.
    """
    meeting = meeting_place(game)
    if meeting:
        return meeting, LIGHT
    best, place = 0.0, character.place
    for other, steps in distances(game, character.place).items():
        found = attraction(game, character, other)
        if any(each is not character for each in game.at(other)):
            found *= SHARED
        found = found * NEARER**steps - 0.8 * steps
        if found > best:
            best, place = found, other
    return place, best
