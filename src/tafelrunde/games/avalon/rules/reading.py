"""Chapter 18, the Book of Discoveries (Buch der Entdeckungen): reading verses and choosing."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.decisions import Closed, Flow, choose
from tafelrunde.games.avalon import events, library
from tafelrunde.games.avalon.nouns import Choice, Verse
from tafelrunde.games.avalon.rules.conditions import is_met
from tafelrunde.games.avalon.rules.course import begin_course, end_course, goes_on
from tafelrunde.games.avalon.rules.groups import HandOver, hand_over, hand_over_by, has_gifts
from tafelrunde.games.avalon.rules.now import Now, carry_out, resolves, speaker
from tafelrunde.games.avalon.rules.paying import can_pay, pay
from tafelrunde.games.avalon.rules.reasons import because
from tafelrunde.games.avalon.state.table import Character, Course, Doing, Game
from tafelrunde.games.avalon.vocabulary.world import ExploreHere, ReadVerse, TurnTo

READING: Final = Doing.READING
VERSES: Final = library.VERSES
READ: Final = 0
CHOOSE: Final = 1
OVER: Final = 2
"""The steps of a reading."""
OPEN: Final = "open"
"""The section of every location without one of its own (A-GAP-12)."""
INTRODUCTION: Final = "introduction"
"""The verse at the beginning of the book."""


def section(place: int, part: str, chapter: int) -> str:
    """The verse where a section begins: 0 of an exploration, D of a dream, N of a nightmare. A
    chapter may have a page of its own (`190.400`, `190.D4`), which holds until a later one does.
    """
    for number in range(chapter, 1, -1):
        page = f"{place}.{number}00" if part == "0" else f"{place}.{part}{number}"
        if page in VERSES:
            return page
    own = f"{place}.{part}"
    return own if own in VERSES else f"{OPEN}.{part}"


def read(game: Game, verse: str, group: int, place: int, starter: int = -1) -> None:
    """A group begins to read at a verse."""
    begin_course(game, READING, group, place, starter, verse=verse)


def explore(game: Game, group: int, place: int, starter: int = -1) -> None:
    """An exploration begins with the back of the location card (A8.02, A8.05); before the very
    first one the introduction of the book is read (A4.16).
    """
    read(game, section(place, "0", game.chapter), group, place, starter)
    if INTRODUCTION in VERSES and INTRODUCTION not in game.read:
        read(game, INTRODUCTION, group, place, starter)


def open_verse(game: Game) -> str:
    """The verse that lies open; empty if nobody reads, or while the choice that leads to the next
    one is still being paid.
    """
    if game.course and game.here.doing is READING and game.here.step != READ:
        return game.here.verse
    return ""


@goes_on(Doing.READING)
def go_on_reading(game: Game, course: Course) -> Flow[None] | None:
    """A verse is read and carried out, then the group chooses, until the exploration ends (A8.03,
    A8.04); without anybody left it ends at once (A14.21).
    """
    if course.step == OVER or not course.group:
        end_course(game)
        return None
    verse = VERSES.get(course.verse) or library.verse(course.verse)
    if course.step == READ:
        return follow(game, course, verse)
    return make_choice(game, course, verse)


def follow(game: Game, course: Course, verse: Verse) -> Flow[None] | None:
    """What a verse says is carried out; without choices the exploration ends afterwards."""
    course.step = CHOOSE if verse.choices else OVER
    course.won = -1
    turn_page(game, verse.id, course.group, "A8.03")
    return carry_out(verse.do, Now(game, course.group, "A8.03")) if verse.do else None


def turn_page(game: Game, verse: str, group: int, why: str) -> None:
    """A page is read out."""
    game.read[verse] = game.read.get(verse, 0) + 1
    game.reveal()
    game.tell(_was_read, game, verse, group, why)


def _was_read(game: Game, verse: str, group: int, why: str) -> events.VerseRead:
    return events.VerseRead(why, verse, tuple(each.id for each in game.members(group)))


def read_menhir_section(game: Game, place: int, group: int) -> None:
    """The section of a location's menhir is read (A8.23)."""
    page = f"{place}.M"
    if page in VERSES:
        turn_page(game, page, group, "A8.23")


def _was_chosen(game: Game, verse: str, choice: str, group: int) -> events.ChoiceMade:
    readers = tuple(each.id for each in game.members(group))
    return events.ChoiceMade("A18.15", verse, choice, readers)


def make_choice(game: Game, course: Course, verse: Verse) -> Flow[None]:
    """One of the choices: hidden ones are not shown, those whose condition or price is not met are
    closed (A18.14, A18.15). All members who stay go on (A14.19).
    """
    closed: list[Closed] = []
    now = Now(game, course.group, "A18.15")
    options = open_choices(now, verse, closed)
    if not options:
        course.step = OVER
        return
    seat = speaker(game, course.group)
    members: list[Character] = []
    offered: list[Choice | HandOver] = [*options]
    if course.group & (course.group - 1):  # more than one
        members = game.members(course.group)
        for each in members:
            if has_gifts(each):
                offered.append(hand_over_by(each))
    chosen = yield from choose(
        seat, offered, "choice", "A18.15", about=verse, checkpoint=True, closed=closed
    )
    if isinstance(chosen, HandOver):  # even in the middle of the common action (A14.10)
        giver = game.characters[chosen.giver]
        yield from hand_over(game, giver, [each for each in members if each is not giver])
        return
    game.tell(_was_chosen, game, verse.id, chosen.key, course.group)
    if chosen.goto:
        course.step, course.verse = READ, chosen.goto
    else:
        course.step = OVER
    if chosen.cost:
        yield from pay(now, chosen.cost)
        course.group = now.group
    if chosen.do:
        if course.group:
            yield from carry_out(chosen.do, now)
    elif not chosen.cost:  # nothing else comes of it
        flow = go_on_reading(game, course)
        if flow is not None:
            yield from flow


def open_choices(now: Now, verse: Verse, closed: list[Closed]) -> list[Choice]:
    """The choices that can be taken."""
    found = []
    for choice in verse.choices:
        if choice.only_if is not None and not is_met(now, choice.only_if):
            continue
        met = choice.needs is None or is_met(now, choice.needs)
        if met and (not choice.cost or is_payable(now, choice)):
            found.append(choice)
        elif now.game.explains:
            closed.append(closed_choice(now, choice))
    return found


def closed_choice(now: Now, choice: Choice) -> Closed:
    """A choice that cannot be taken, and what is in the way."""
    if choice.needs is not None and not is_met(now, choice.needs):
        return Closed(choice, "A18.14", because("needs", condition=choice.needs))
    return Closed(choice, "A12.12", because("cost", cost=tuple(choice.cost)))


def is_payable(now: Now, choice: Choice) -> bool:
    """Whether the price can be paid: of one for each member at least one must be able to go on."""
    return can_pay(now, choice.cost) or any(
        can_pay(Now(now.game, each.bit, now.why), choice.cost)
        for each in now.game.members(now.group)
    )


# --- Words ----------------------------------------------------------------------------------------


@resolves(ExploreHere)
def explore_here(effect: ExploreHere, now: Now) -> None:
    """An exploration that is no action and costs nothing, for the group of the arrival (A15.27)."""
    members = now.game.members(now.group)
    if members:
        explore(now.game, now.group, members[0].place)


@resolves(ReadVerse)
def read_verse(effect: ReadVerse, now: Now) -> None:
    """A verse outside of an exploration."""
    members = now.game.members(now.group)
    place = members[0].place if members else 0
    read(now.game, effect.verse, now.group, place)


@resolves(TurnTo)
def turn_to(effect: TurnTo, now: Now) -> None:
    """The first page that fits."""
    for page in effect.pages:
        if is_met(now, page.only_if):
            read_verse(ReadVerse(page.verse), now)
            return
