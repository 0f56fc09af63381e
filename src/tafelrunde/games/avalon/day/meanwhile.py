"""Chapter 7, note: who is not part of an encounter may act while it is resolved (A7.04).

Only if the players wish it (`side_by_side` of the set-up). Before each round of an encounter of the
day the others may begin an action. Then the encounter waits, and so does whatever led to it; the
action is played to its end, with an encounter of its own if there is one, before the first goes on.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.decisions import PARTY, Flow, choose
from tafelrunde.engine.options import Word
from tafelrunde.games.avalon.clash.flight import after_dropping_out
from tafelrunde.games.avalon.day.actions import Act, perform
from tafelrunde.games.avalon.day.daytime import acts, free_acts, is_waiting
from tafelrunde.games.avalon.rules.course import begin_course, end_course, goes_on
from tafelrunde.games.avalon.rules.groups import is_busy
from tafelrunde.games.avalon.state.table import ClashStep, Course, Doing, Game
from tafelrunde.games.avalon.terms import Deed

GO_ON: Final = Word("go_on", ends=True)


def set_aside(game: Game) -> None:
    """The running encounter waits, and everybody in it and in whatever led to it is busy, who fled
    from it too.
    """
    clash = game.clash
    assert clash is not None
    busy = clash.fighters
    for course in game.course:
        busy |= course.group | course.moved
    begin_course(game, Doing.MEANWHILE, busy)
    game.clash, game.aside = None, clash


@goes_on(Doing.MEANWHILE)
def act_or_go_on(game: Game, course: Course) -> Flow[None]:
    """One action of the others after the other, until they let the encounter go on."""
    clash = game.aside
    assert clash is not None
    offered: list[Act | Word] = [GO_ON]
    if clash.group:
        offered += acts_of_others(game)
    chosen = yield from choose(
        PARTY, offered, "meanwhile", "A7.04", about=clash.enemy, checkpoint=True
    )
    if not isinstance(chosen, Word):
        flow = perform(game, chosen)
        if flow is not None:
            yield from flow
        return
    end_course(game)
    game.clash, game.aside = clash, None
    clash.step = ClashStep.CHOOSE_ACTIVE
    after_dropping_out(clash)


def acts_of_others(game: Game) -> list[Act]:
    """What those who are free can begin, each in turn (A7.07); passing can wait."""
    found: list[Act] = []
    for each in game.characters:
        if is_busy(game, each):
            continue
        if each.energy and not each.passed and not is_waiting(game, each):
            found += [act for act in acts(game, each, []) if act.deed is not Deed.PASS]
        found += free_acts(game, each)
    return found
