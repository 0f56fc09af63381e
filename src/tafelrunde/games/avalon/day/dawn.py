"""Chapter 6, phase I: Dawn (Tagesanbruch), its eight steps in order."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.decisions import PARTY, Flow, arrange, choose
from tafelrunde.engine.options import Word
from tafelrunde.games.avalon import events
from tafelrunde.games.avalon.rules.dials_status import lower_time_dials
from tafelrunde.games.avalon.rules.events import everybody, reveal_event
from tafelrunde.games.avalon.rules.guardians import move_guardian
from tafelrunde.games.avalon.rules.items import equip_all
from tafelrunde.games.avalon.rules.menhirs import lower_dials, put_out, wyrdness
from tafelrunde.games.avalon.rules.reading import read
from tafelrunde.games.avalon.state.table import Game, Guardian
from tafelrunde.games.avalon.terms import Phase

DAYTIME: Final = Phase.DAYTIME
BEGIN: Final = 0
MENHIRS: Final = 1
LAND: Final = 2
DIALS: Final = 3
TIME: Final = 4
EVENT: Final = 5
GUARDIANS: Final = 6
PLANS: Final = 7


def dawn(game: Game) -> Flow[None] | None:
    """The next of the eight steps (A5.02); what it leads to is played before the one after it. One
    that leads to nothing is followed by the next at once.
    """
    if game.step == BEGIN:
        begin_day(game)
        game.step = MENHIRS
    if game.step == MENHIRS:
        game.step = LAND
        if put_out(game):
            return None
    if game.step == LAND:
        game.step = DIALS
        flow = wyrdness(game)
        if flow is not None:
            return flow
    if game.step == DIALS:
        lower_dials(game)
        game.step = TIME
    if game.step == TIME:
        game.step = EVENT
        flow = let_time_pass(game)
        if flow is not None:
            return flow
    if game.step == EVENT:
        game.step = GUARDIANS
        return next_event(game)
    if game.step == GUARDIANS:
        waiting = [each for each in game.guardians if each.card.uid in game.todo]
        if waiting:
            return move_guardians(game, waiting)
    game.step = PLANS
    return make_plans(game)


def begin_day(game: Game) -> None:
    """A new day: all characters may act again (A9.20)."""
    game.day += 1
    for each in game.characters:
        each.passed = False
        each.waits_for = 0
        each.used = []
        each.woke_at = each.place
    game.tell(events.DayBegan, "A5.01", game.day)
    game.tell(events.PhaseBegan, "A5.01", "dawn")


def let_time_pass(game: Game) -> Flow[None] | None:
    """Step 4: time dials go down (A6.07, A6.08), counting dials do not (A6.11); the time tokens on
    Location Actions and instant effects are removed (A6.10).
    """
    game.covered = {}
    expired = [each for each in lower_time_dials(game) if each[2]]
    return read_expired(game, expired) if expired else None


def read_expired(game: Game, expired: list[tuple[str, int, str]]) -> Flow[None]:
    """What expired time dials lead to is read, in an order of the players' choice (A22.01)."""
    dials = [Word(dial) for dial, _, _ in expired]
    ordered = yield from arrange(PARTY, dials, "expired_dials", "A22.01")
    for dial in reversed(ordered):  # the first lies on top
        _, place, verse = expired[dials.index(dial)]
        here = sum(each.bit for each in game.at(place))
        read(game, verse, here or everybody(game), place)


def next_event(game: Game) -> Flow[None]:
    """Step 5: an event is revealed; of the guardians those will move that are there by then."""
    yield from reveal_event(game)
    game.todo = [guardian.card.uid for guardian in game.guardians]


def move_guardians(game: Game, waiting: list[Guardian]) -> Flow[None]:
    """Step 6: the guardian die is rolled for each guardian separately (A6.17); the players choose
    the order, and each is resolved completely before the next one rolls (A20.14).
    """
    cards = [each.card for each in waiting]
    card = yield from choose(PARTY, cards, "next_guardian", "A20.14", checkpoint=True)
    game.todo.remove(card.uid)
    move_guardian(game, next(each for each in waiting if each.card is card))


def make_plans(game: Game) -> Flow[None]:
    """Steps 7 and 8: plans are discussed, by which nothing changes (A6.18), then all choose their
    equipment, and phase II begins.
    """
    yield from equip_all(game)
    game.phase, game.step = DAYTIME, 0
    game.tell(events.PhaseBegan, "A5.01", "daytime")
