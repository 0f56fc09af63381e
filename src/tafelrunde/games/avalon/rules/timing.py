"""Chapter 22: timing, replacement effects and rolls (Timing, Ersatzeffekte und Würfe)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.engine.decisions import Flow, choose
from tafelrunde.engine.options import NO, YES, Option, Word
from tafelrunde.games.avalon import events
from tafelrunde.games.avalon.nouns import Moment
from tafelrunde.games.avalon.rules.attributes import attribute_value, standing
from tafelrunde.games.avalon.rules.conditions import is_met, members
from tafelrunde.games.avalon.rules.moments import usable, use
from tafelrunde.games.avalon.rules.now import (
    Now,
    asks,
    by_number,
    carry_out,
    resolves,
    speaker,
    whom,
)
from tafelrunde.games.avalon.rules.paying import can_pay, pay
from tafelrunde.games.avalon.state.physical import Card
from tafelrunde.games.avalon.state.table import DIALS, Character, Game
from tafelrunde.games.avalon.terms import DialSide
from tafelrunde.games.avalon.vocabulary.effects import (
    Band,
    ChooseOne,
    EachOf,
    ForLowestHealth,
    If,
    MayPay,
    RepeatToss,
    Roll,
    Toss,
    Way,
)
from tafelrunde.games.avalon.vocabulary.standing import RepeatsFirst

TOSSED: Final = Moment.TOSSED
SIDES: Final = tuple(DialSide)
DIE: Final = 6
TOSSED_TODAY: Final = "tossed"
"""In a character's `used`: the first toss of the day is over."""


# --- Tosses and rolls -----------------------------------------------------------------------------


def chance(game: Game, sides: int, stream: int = DIALS) -> int:
    """A number from 0 up; a written position may name the next ones."""
    game.reveal()
    return game.tosses.pop(0) if game.tosses else game.chance.below(stream, sides)


def toss(now: Now) -> Flow[DialSide]:
    """A dial is tossed like a coin (A22.05); it may be repeated once at most, and then the new
    result counts (A22.03, A22.04).
    """
    game = now.game
    side = _side(game, "A22.05", False)
    again = must_repeat(now, side)
    if not again:
        again = yield from may_repeat(now, side)
    return _side(game, "A22.03", True) if again else side


def _side(game: Game, why: str, again: bool) -> DialSide:
    side = SIDES[chance(game, len(SIDES))]
    game.tell(_tossed, why, side, again)
    return side


def _tossed(why: str, side: DialSide, again: bool) -> events.Tossed:
    return events.Tossed(why, side.name.lower(), again)


def roll(now: Now) -> Flow[int]:
    """The ordinary die: 1 to 6 (A2.17, A-GAP-28); repeated at most once (A22.03)."""
    game = now.game
    shown = _die(game, False)
    again = yield from may_repeat(now, shown)
    return _die(game, True) if again else shown


def _die(game: Game, again: bool) -> int:
    shown = game.tosses.pop(0) if game.tosses else 1 + game.chance.below(DIALS, DIE)
    game.reveal(events.Rolled, "A22.03", str(shown), again)
    return shown


def must_repeat(now: Now, side: DialSide) -> bool:
    """A negative trait can demand it for the first toss of the day."""
    for each in members(now):
        for word in standing(now.game, each, RepeatsFirst):
            if TOSSED_TODAY not in each.used:
                each.used.append(TOSSED_TODAY)
                if word.side is side:
                    return True
    return False


def may_repeat(now: Now, shown: int) -> Flow[bool]:
    """Whether somebody repeats the result with a card that allows it."""
    game = now.game
    able = [
        (member, each) for member in members(now) for each in usable(game, member, TOSSED, "A22.03")
    ]
    if not able:
        return False
    offered: list[Card | Word] = [*(each.card for _, each in able), NO]
    chosen = yield from choose(speaker(game, now.group), offered, "repeat", "A22.03")
    for member, each in able:
        if each.card is chosen:
            yield from use(game, member, each, "A22.03")
            return True
    return False


@resolves(RepeatToss)
def repeat_toss(effect: RepeatToss, now: Now) -> None:
    """Carried out where dials are tossed and dice rolled."""


# --- Words that lead to others --------------------------------------------------------------------


@asks(Toss)
def toss_for(effect: Toss, now: Now) -> Flow[None]:
    """Grail or Skull decides."""
    side = yield from toss(now)
    yield from carry_out(effect.grail if side is DialSide.GRAIL else effect.skull, now)


@asks(Roll)
def roll_for(effect: Roll, now: Now) -> Flow[None]:
    """The die plus so many times an attribute, in a group that of the best member."""
    total = yield from roll(now)
    total += bonus_of(effect, members(now))
    reached = [band for band in effect.bands if band.at_least <= total]
    if reached:
        yield from carry_out(reached[-1].do, now)


def bonus_of(effect: Roll, group: Sequence[Character]) -> int:
    """What the best member of a group adds to the die."""
    if effect.attribute is None:
        return 0
    return effect.times * max(attribute_value(each, effect.attribute) for each in group)


def faces_for(band: Band, bonus: int) -> int:
    """How many faces of the die reach a band."""
    return min(DIE, max(0, DIE + 1 + bonus - band.at_least))


@asks(If)
def do_if(effect: If, now: Now) -> Flow[None]:
    """One or the other, by a condition."""
    yield from carry_out(effect.then if is_met(now, effect.condition) else effect.otherwise, now)


@asks(MayPay)
def may_pay(effect: MayPay, now: Now) -> Flow[None]:
    """One may always refuse (A12.11)."""
    hit = yield from whom(now, effect.who)
    for each in hit:
        own = Now(now.game, now.group, now.why, each, now.card, now.laid, now.attack)
        if not can_pay(own, effect.cost):
            continue
        answer = yield from choose(each.seat, [YES, NO], "may_pay", "A12.11", about=effect)
        if answer is YES:
            yield from pay(own, effect.cost)
            yield from carry_out(effect.then, own)


@asks(ChooseOne)
def choose_one(effect: ChooseOne, now: Now) -> Flow[None]:
    """One of several ways; of losses also one that can be met only in part (A28.08)."""
    ways = [way for way in effect.ways if is_met(now, way.needs) and can_pay(now, way.cost)]
    if not ways:
        return
    seat = now.actor.seat if now.actor is not None else speaker(now.game, now.group)
    options = [WayOption(number, way) for number, way in enumerate(effect.ways) if way in ways]
    chosen = yield from choose(seat, options, "one_of", "A28.08", about=effect)
    yield from pay(now, chosen.way.cost)
    yield from carry_out(chosen.way.do, now)


class WayOption(Option[object]):
    """An option: one way of a choice."""

    __slots__ = ("id", "way")

    id: str

    def __init__(self, number: int, way: Way) -> None:
        self.id = f"way{number + 1}"
        self.way = way


@asks(EachOf)
def each_of(effect: EachOf, now: Now) -> Flow[None]:
    """For several characters, one after the other."""
    hit = yield from whom(now, effect.who)
    for each in hit:
        yield from carry_out(effect.do, Now(now.game, now.group, now.why, each, now.card))


@asks(ForLowestHealth)
def for_lowest_health(effect: ForLowestHealth, now: Now) -> Flow[None]:
    """The weakest character; of equal ones the one with the lowest number."""
    weakest = min(now.game.characters, key=lambda each: (each.health, by_number(each)))
    yield from carry_out(effect.do, Now(now.game, weakest.bit, now.why, weakest, now.card))
