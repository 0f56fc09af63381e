"""Where it is worth going: what each place promises, and how far away it is.

A bot knows of the book what it has read, as a player does: what stands behind a choice that was
never taken is unknown, and that is a reason to go there.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.bot.mind import FAR, LIGHT, Mind, Thought, gates, negated
from tafelrunde.games.avalon.bot.rumours import place_of
from tafelrunde.games.avalon.bot.values import DEADLY, danger, holds, price, unit, worth
from tafelrunde.games.avalon.nouns import Choice, CombatEncounter
from tafelrunde.games.avalon.rules.conditions import is_met
from tafelrunde.games.avalon.rules.locations import connected
from tafelrunde.games.avalon.rules.paying import can_pay
from tafelrunde.games.avalon.rules.reading import section
from tafelrunde.games.avalon.state.physical import Card
from tafelrunde.games.avalon.state.table import Character
from tafelrunde.games.avalon.terms import Resource, Track
from tafelrunde.games.avalon.vocabulary.conditions import AllOf, Condition, IsCharacter

UNREAD: Final = 4.0
"""What an unread verse promises."""
FIRST_VISIT: Final = 6.0
FOCUSED: Final = 0.3
"""What is left of curiosity once the way to the next light is known."""
CURIOUS: Final = 3.0
"""What whoever wants to see everything makes of it."""
HINT: Final = 0.5
GATE: Final = 4.0
"""What lies behind a choice that asked for something and is open now is worth more."""
WEARY: Final = 0.9
"""What is left of a page's promise each time that it was read: nobody turns the same two pages for
ever.
"""
TURNING: Final = 0.02
"""What it costs to turn to a page again, each time."""
SAFER: Final = 1.0
TRUST: Final = 0.6
"""So much of a price is not felt, because one knows what it is."""
OWN_WAY: Final = 0.8
"""What is offered to one character only suits it better than what anybody could do."""
DEPTH: Final = 4
SHARED: Final = 0.7
"""What is left of it if somebody else is there already."""
NEARER: Final = 0.85
"""What is left of a promise with each step."""
STEP: Final = 0.6
HELP: Final = 9.0
"""What it is worth to reach somebody who is dying."""


def first_steps(mind: Mind, start: int, target: int) -> list[int]:
    """The neighbours through which the shortest ways to a location lead."""
    near = mind.distances(target)
    around = connected(mind.game, start)
    best = min((near.get(other, FAR) for other in around), default=FAR)
    return [other for other in around if near.get(other, FAR) == best < FAR]


# --- The book -------------------------------------------------------------------------------------


def curiosity(mind: Mind) -> float:
    """How much of a promise counts: who knows what to do next looks around less."""
    if mind.curious:
        return CURIOUS
    return FOCUSED if mind.known else 1.0


def promise(now: Thought, verse: str, depth: int = DEPTH) -> float:
    """What reading a verse promises: something new, or the best of what is known."""
    if verse not in library.VERSES:
        return 0.0
    if verse not in now.game.read:
        return UNREAD * curiosity(now.mind) + now.mind.rumours.get(place_of(verse), 0.0)
    page = library.verse(verse)
    done = worth(now, page.do)
    if depth == 0:
        return done
    best = 0.0
    for choice in page.choices:
        chance = holds(now, choice.only_if) if choice.only_if is not None else 1.0
        if chance and is_met(now, choice.needs) and can_pay(now, choice.cost):
            best = max(best, chance * liked(now, choice, depth - 1))
    return done + best


def liked(now: Thought, choice: Choice, depth: int = DEPTH) -> float:
    """What a choice is worth: what it says that it does, its price, and where it leads."""
    found = worth(now, choice.do) - price(now, choice.cost)
    if choice.goto:
        beyond = promise(now, choice.goto, depth)
        times = now.game.read.get(choice.goto, 0)
        if not times:
            beyond += hint(now.mind, choice) + trust(now, choice) + gate(now.mind, choice)
        if beyond > 0:
            beyond *= WEARY**times
        found += beyond - TURNING * times
    return found


def gate(mind: Mind, choice: Choice) -> float:
    """What opens only after something else lies nearer to the end."""
    return GATE * (gates(choice.only_if) + gates(choice.needs)) * curiosity(mind)


def trust(now: Thought, choice: Choice) -> float:
    """Whatever asks for a skill or a price is safer than what is there for the taking."""
    if choice.needs is not None:
        return SAFER
    if not (choice.cost or choice.do or choice.only_if):
        return -SAFER
    return TRUST * (price(now, choice.cost) + max(0.0, -worth(now, choice.do)))


def hint(mind: Mind, choice: Choice) -> float:
    """What is closed once a status is marked is probably the way to mark it."""
    found = OWN_WAY * is_personal(choice.only_if)
    for status in negated(choice.only_if):
        found += HINT + mind.wants(status.status, status.part)
    return found


def is_personal(condition: Condition | None) -> bool:
    """Whether a choice is there for one character only."""
    if isinstance(condition, AllOf):
        return any(is_personal(each) for each in condition.conditions)
    return isinstance(condition, IsCharacter)


def exploring(mind: Mind, character: Character, place: int) -> float:
    """What an exploration there promises."""
    entry = section(place, "0", mind.game.chapter)
    if entry not in mind.game.read:
        longing = mind.longing(place) if mind.whimsical else 0.0
        return FIRST_VISIT * curiosity(mind) + mind.rumours.get(place, 0.0) + longing
    return promise(mind.now("A8.02", character), entry)


# --- Places ---------------------------------------------------------------------------------------


def location_action(mind: Mind, character: Character, place: int) -> float:
    """What the action of a location is worth, without its Energy."""
    action = library.location(place).action
    if action is None or mind.game.covered.get(place, 0) & 1:
        return 0.0
    now = mind.now("A8.12", character)
    if not can_pay(now, action.cost):
        return 0.0
    return worth(now, action.do) - price(now, action.cost)


def effort(mind: Mind, character: Character, place: int) -> float:
    """What the Energy of a location's action is worth."""
    action = library.location(place).action
    energy = action.energy if action is not None else 0
    return energy * unit(mind, character, Track.ENERGY) * 0.5


def arriving(mind: Mind, character: Character, place: int) -> float:
    """What waits for whoever comes there: instant effects and guardians."""
    game = mind.game
    now = mind.now("A15.17", character)
    covered = game.covered.get(place, 0)
    found = 0.0
    for number, instant in enumerate(library.location(place).instants):
        if not (instant.once_per_day and covered & 2 << number):
            found += min(0.0, worth(now, instant.do))
    for guardian in game.guardians:
        if guardian.place == place:
            found -= risk(character, guardian.card)
    return found


def risk(character: Character, enemy: Card) -> float:
    """What it may cost one character to meet an enemy whose card lies open."""
    printed = enemy.printed
    hurt = danger(printed) if isinstance(printed, CombatEncounter) else 1.0
    return DEADLY if hurt >= character.health - 1 else hurt


def attraction(mind: Mind, character: Character, place: int) -> float:
    """What a location offers a character who stands there."""
    found = max(
        exploring(mind, character, place),
        location_action(mind, character, place) - effort(mind, character, place),
    )
    others = [each for each in mind.game.at(place) if each is not character]
    if any(each.dying for each in others) and character.resources[Resource.FOOD] > 1:
        return max(found, HELP)
    return found * SHARED if others else found


def goal(mind: Mind, character: Character) -> tuple[int, float]:
    """The location that is most worth the way, and how much it is: where all should meet, or what
    this character can do alone while the others are elsewhere.
    """
    if mind.ready:
        return mind.stone, LIGHT
    best, place = 0.0, character.place
    for other, steps in mind.distances(character.place).items():
        found = attraction(mind, character, other)
        if steps:
            found = found * NEARER**steps - STEP * steps + arriving(mind, character, other)
        if found > best:
            best, place = found, other
    return place, best
