"""Chapter 15, arrival (Ankunft): reveal locations, meet guardians, resolve instant effects."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.decisions import Decision, Flow, all_choose, choose
from tafelrunde.engine.options import NO, YES, Number
from tafelrunde.games.avalon import events, library
from tafelrunde.games.avalon.clash.encounter_start import begin
from tafelrunde.games.avalon.nouns import Instant, Moment
from tafelrunde.games.avalon.rules.attributes import standing
from tafelrunde.games.avalon.rules.course import begin_course, end_course, goes_on
from tafelrunde.games.avalon.rules.groups import is_busy
from tafelrunde.games.avalon.rules.locations import connected, reveal_around
from tafelrunde.games.avalon.rules.moments import use_all
from tafelrunde.games.avalon.rules.now import Now, asks, carry_out, speaker
from tafelrunde.games.avalon.state.table import ALONE, Character, Course, Doing, Game, Guardian
from tafelrunde.games.avalon.vocabulary.standing import IgnoresInstant
from tafelrunde.games.avalon.vocabulary.world import (
    Encounter,
    ExploreHere,
    MoveTo,
    MoveToConnected,
    MoveToLowest,
)

ARRIVAL: Final = Doing.ARRIVAL
ARRIVED: Final = Moment.ARRIVAL
LOCATIONS: Final = library.LOCATIONS
REVEAL: Final = 0
GUARDIANS: Final = 1
INSTANTS: Final = 2
"""The steps of an arrival (A15.10); instant effect n is step INSTANTS + n."""
IGNORED: Final = "ignored_instant"


def move_to(game: Game, characters: list[Character], place: int, why: str) -> None:
    """Characters come to a location in any way: the three steps of arrival follow (A15.10, A15.20,
    A15.21).
    """
    moved = 0
    for each in characters:
        each.place = place
        moved |= each.bit
        game.tell(events.Moved, why, each.id, place)
    arrive(game, moved, place)


def arrive(game: Game, moved: int, place: int) -> None:
    """The arrival of those who have moved."""
    begin_course(game, ARRIVAL, moved, place, moved=moved)


@goes_on(Doing.ARRIVAL)
def go_on_arriving(game: Game, course: Course) -> Flow[None]:
    """The three steps in their order (A15.10). Whoever fled still stands here and belongs to what
    follows; who is dying does not (A15.28).
    """
    course.group = course.moved
    if not course.moved or course.place not in game.map:
        end_course(game)
        return
    if course.step == REVEAL:
        course.step = GUARDIANS
        reveal_around(game, course.place, "A15.12")
        bearers = [e for e in game.members(course.moved) if e.equipped or e.skills]
        for each in bearers:
            yield from use_all(game, each, ARRIVED, "A15.10")
        if bearers:
            return
    if course.step == GUARDIANS:
        waiting = unmet(game, course) if game.guardians else []
        if waiting:
            yield from meet_guardian(game, course, waiting)
            return
        course.step = INSTANTS
    instants = LOCATIONS[course.place].instants
    number = course.step - INSTANTS
    if number >= len(instants):
        end_course(game)
        return
    course.step += 1
    yield from resolve_instant(game, course, instants[number], number)


# --- Guardians ------------------------------------------------------------------------------------


def unmet(game: Game, course: Course) -> list[Guardian]:
    """The guardians here that this arrival has not met yet (A15.16)."""
    met = course.verse.split()
    here = [each for each in game.guardians if each.place == course.place]
    return [each for each in here if str(each.card.uid) not in met]


def meet_guardian(game: Game, course: Course, waiting: list[Guardian]) -> Flow[None]:
    """The affected characters choose which comes first; all must be resolved (A20.12)."""
    cards = [each.card for each in waiting]
    card = yield from choose(
        speaker(game, course.moved), cards, "guardian", "A20.12", checkpoint=True
    )
    course.verse = f"{course.verse} {card.uid}"
    joined = yield from joining(game, course)
    game.guardians = [each for each in game.guardians if each.card is not card]
    begin(game, card, course.moved | joined, course.place)


def joining(game: Game, course: Course) -> Flow[int]:
    """Who was already there may join, before the card is revealed or the verse read, for every
    encounter anew (A14.09, A14.23, A15.11); even who has passed (A8.30).
    """
    there = [
        each
        for each in game.at(course.place)
        if not (each.dying or course.moved & each.bit or is_busy(game, each))
    ]
    if not there:
        return 0
    answers = yield from all_choose(
        [Decision(each.seat, "join_arrival", [NO, YES], "A14.09") for each in there]
    )
    return sum(each.bit for each, answer in zip(there, answers, strict=True) if answer[0] is YES)


# --- Instant effects ------------------------------------------------------------------------------


def resolve_instant(game: Game, course: Course, instant: Instant, number: int) -> Flow[None]:
    """An instant effect is mandatory (A15.17) and resolved once for all who arrive (A15.19); one
    that works once per day is covered (A15.18).
    """
    bit = 2 << number
    if game.covered.get(course.place, 0) & bit:
        return
    ignored = yield from is_ignored(game, course)
    if ignored:
        return
    if instant.once_per_day:
        game.covered[course.place] = game.covered.get(course.place, 0) | bit
    group = course.moved
    if any(isinstance(each, Encounter | ExploreHere) for each in instant.do):
        joined = yield from joining(game, course)
        group |= joined
    course.group = group
    yield from carry_out(instant.do, Now(game, group, "A15.17"))


def is_ignored(game: Game, course: Course) -> Flow[bool]:
    """A skill may allow who travels alone to ignore an instant effect once a day."""
    alone = ALONE[course.moved]
    if alone < 0:
        return False
    one = game.characters[alone]
    if IGNORED in one.used or not standing(game, one, IgnoresInstant):
        return False
    answer = yield from choose(one.seat, [NO, YES], "ignore_instant", "A15.17")
    if answer is YES:
        one.used.append(IGNORED)
    return answer is YES


# --- Special movement (A15.20) --------------------------------------------------------------------


def moved_by(now: Now) -> list[Character]:
    """Whom a special movement moves: who acts, or the whole group."""
    return [now.actor] if now.actor is not None else now.game.members(now.group)


@asks(MoveToLowest)
def move_to_lowest(effect: MoveToLowest, now: Now) -> Flow[None]:
    """To the location in play with the lowest number; this is no Travel and costs nothing."""
    move_to(now.game, moved_by(now), min(now.game.map), "A15.20")
    yield from ()


@asks(MoveToConnected)
def move_to_connected(effect: MoveToConnected, now: Now) -> Flow[None]:
    """To a connected location of choice, if there is one."""
    people = moved_by(now)
    targets = connected(now.game, people[0].place) if people else []
    if targets:
        seat = speaker(now.game, now.group)
        options = list(map(Number, targets))
        target = yield from choose(seat, options, "move_to", "A15.20")
        move_to(now.game, people, target.number, "A15.20")


@asks(MoveTo)
def move_to_number(effect: MoveTo, now: Now) -> Flow[None]:
    """To a named location, if it is in play."""
    if effect.number in now.game.map:
        move_to(now.game, moved_by(now), effect.number, "A15.20")
    yield from ()
