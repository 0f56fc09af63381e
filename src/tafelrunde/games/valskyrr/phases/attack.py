"""Chapter 11: the attack phase (Angriffsphase)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from tafelrunde.engine.decisions import (
    NOTHING,
    PARTY,
    PASS,
    SINGLES,
    Answer,
    Closed,
    Decision,
    Flow,
    choose,
    choose_some,
)
from tafelrunde.engine.options import AnyOption, Word
from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.rules.action_steps import resolve_action
from tafelrunde.games.valskyrr.rules.actions import turn_actions
from tafelrunde.games.valskyrr.rules.basics import discard, draw
from tafelrunde.games.valskyrr.rules.conditions import weakened_draw
from tafelrunde.games.valskyrr.rules.enrage import has_standing, standing_works
from tafelrunde.games.valskyrr.rules.feats_rewards import acquire, affordable_feats
from tafelrunde.games.valskyrr.rules.now import RESOLVERS, Now
from tafelrunde.games.valskyrr.rules.readiness import ready_anytime
from tafelrunde.games.valskyrr.rules.reasons import of_task
from tafelrunde.games.valskyrr.rules.reflexes import play_reflex
from tafelrunde.games.valskyrr.rules.requirements import all_hold
from tafelrunde.games.valskyrr.rules.symbols import pause, resolve_symbols
from tafelrunde.games.valskyrr.rules.triggers import trigger
from tafelrunde.games.valskyrr.state.physical import Card, Play
from tafelrunde.games.valskyrr.state.table import Foe, Game, Hero
from tafelrunde.games.valskyrr.terms import DRAW_LIMIT, Trigger
from tafelrunde.games.valskyrr.vocabulary import LowerDrawLimit, Task, Untargetable

ATTACK_PHASE_END: Final = Trigger.ATTACK_PHASE_END
END_TURN: Final = Word("end_turn", ends=True)
TASK_DONE: Final = -2
"""Marks in a hero's `used` that the encounter's task was done in this hero turn."""

TURN_START: Final = Trigger.TURN_START
START, ACTIONS = 0, 1
"""How far a hero turn has come."""


def attack_phase(game: Game) -> Flow[None]:
    """Every hero takes one turn, in an order the players choose each time (V11.01, V11.03)."""
    while True:
        if game.active < 0:
            ready = [hero for hero in game.heroes if not (hero.acted or hero.defeated)]
            if not ready:
                break
            hero = yield from choose(PARTY, ready, "hero", "V11.01", checkpoint=True)
            begin_turn(game, hero)
        yield from hero_turn(game, game.heroes[game.active])
    yield from trigger(game, ATTACK_PHASE_END)
    if game.pending:
        yield from resolve_symbols(game)


def begin_turn(game: Game, hero: Hero) -> None:
    """The hero's owner becomes the active player, with one normal action (V11.10)."""
    game.active = hero.index
    game.step = START
    hero.acted = True
    hero.normal_left = 1
    for each in game.heroes:
        each.used.clear()
    game.tell(events.TurnBegan, "V11.01", hero.id)


def hero_turn(game: Game, hero: Hero) -> Flow[None]:
    """The four steps of a hero turn, played to its end before the next one begins (V11.02)."""
    if game.step == START:
        yield from start_of_turn(game, hero)
        game.step = ACTIONS
    while not hero.defeated:
        asked = next_action(game, hero)
        if asked is None:
            break
        answer: Answer = yield asked
        chosen = asked.options[answer[0]]
        if chosen is END_TURN:
            break
        yield from act(game, hero, chosen)
        if ready_anytime(game, hero):  # others, between two actions
            yield from pause(game, hero, hero)
    hero.normal_left = 0
    if not hero.defeated:
        yield from end_of_turn(game, hero)
        yield from draw_up(game, hero)
    game.active = -1
    yield from pause(game)


def start_of_turn(game: Game, hero: Hero) -> Flow[None]:
    """Step 1: what happens at the start of each hero turn (V11.04, V11.05)."""
    for owner in game.living():
        for card in owner.hero_zone[:]:
            for when in card.whens.get(TURN_START, ()) if card.whens else ():
                yield from RESOLVERS.carry_out(when.do, Now(game, hero, card=card))


def next_action(game: Game, hero: Hero) -> Decision | None:
    """Step 2: one action or purchase, in any order and mix, or the end of the turn (V11.06,
    V11.14); None if nothing else is left.
    """
    options = turn_options(game, hero, None)
    closed = partial(turn_options, game, hero) if game.explains else ()
    asked = Decision(hero.seat, "action", options, "V11.06", 1, 1, None, True, closed)
    if len(options) == 1:
        if SINGLES.hear is not None:
            SINGLES.hear(asked)
        return None
    return asked


def act(game: Game, hero: Hero, chosen: AnyOption) -> Flow[None]:
    """Carry out what was chosen."""
    match chosen:
        case Play():
            return take_action(game, hero, chosen)
        case Task():
            return do_task(game, hero, chosen)
        case Foe():
            return expose(game, hero, chosen)
        case Card():
            acquire(game, hero, chosen)
    return NOTHING


def turn_options(
    game: Game, hero: Hero, closed: list[Closed] | None
) -> list[Play | Card | Task | Foe | Word]:
    """Actions, great feats, the encounter's task, enemies to expose, and ending the turn."""
    options: list[Play | Card | Task | Foe | Word] = [END_TURN]
    options += turn_actions(game, hero, closed)
    options += affordable_feats(game, hero, closed)
    options += tasks(game, hero, False, closed)
    for other in game.heroes:
        for foe in other.foes:
            if foe.card.guards and can_expose(game, hero, foe):
                options.append(foe)
    return options


def take_action(game: Game, hero: Hero, play: Play) -> Flow[None]:
    """An action is resolved completely before the next one begins (V16.36)."""
    return (take_reflex if play.is_reflex else resolve_action)(game, hero, play)


def take_reflex(game: Game, hero: Hero, play: Play) -> Flow[None]:
    """A reflex that modifies nothing can be resolved at any time (V16.39)."""
    yield from play_reflex(game, hero, play)
    if game.pending:
        yield from resolve_symbols(game)


def tasks(game: Game, hero: Hero, at_end: bool, closed: list[Closed] | None) -> list[Task]:
    """What the active encounter lets a player do for progress, once per hero turn."""
    encounter = game.encounter
    if encounter is None or not encounter.tasks or TASK_DONE in hero.used:
        return []
    found = []
    for task in encounter.tasks:
        if task.at_turn_end is not at_end:
            continue
        if not all_hold(game, task.only_if, hero):
            why: str | None = "V24.09"
        else:
            why = None if len(hero.hand) >= task.discard else "V17.07"
        if why is None:
            found.append(task)
        elif closed is not None:
            closed.append(Closed(task, why, of_task(hero, task)))
    return found


def do_task(game: Game, hero: Hero, task: Task) -> Flow[None]:
    """Discard hand cards for the encounter's progress (V24.09)."""
    hero.used.append(TASK_DONE)
    n = task.discard
    for card in (
        yield from choose_some(hero.seat, hero.hand[:], n, n, "discard_cards", "V24.09", task)
    ):
        discard(game, hero, card, "hand", "V24.09")
    yield from RESOLVERS.carry_out(task.do, Now(game, hero))


def can_expose(game: Game, hero: Hero, foe: Foe) -> bool:
    """Some enemies can be targeted only after discarding cards in the own hero turn."""
    hidden = has_standing(game, foe, Untargetable)
    if hidden is None or foe.attacked or foe.exposed:
        return False
    return len(hero.hand) >= hidden.discard_to_end


def expose(game: Game, hero: Hero, foe: Foe) -> Flow[None]:
    """Discard cards so that the enemy can be targeted."""
    hidden = has_standing(game, foe, Untargetable)
    assert hidden is not None, "only a hidden enemy is offered"
    n = hidden.discard_to_end
    for card in (
        yield from choose_some(hero.seat, hero.hand[:], n, n, "discard_cards", "V2.04", foe)
    ):
        discard(game, hero, card, "hand", "V2.04")
    foe.exposed = True


def end_of_turn(game: Game, hero: Hero) -> Flow[None]:
    """Step 3: what happens at the end of the hero turn (V11.07)."""
    last = tasks(game, hero, True, None)
    return offer_tasks(game, hero, last) if last else NOTHING


def offer_tasks(game: Game, hero: Hero, last: Sequence[Task]) -> Flow[None]:
    """What the active encounter lets a player do at the end of the hero turn."""
    for task in last:
        chosen = yield from choose(hero.seat, [task, PASS], "task", "V11.07")
        if isinstance(chosen, Task):
            yield from do_task(game, hero, task)


def draw_up(game: Game, hero: Hero) -> Flow[None]:
    """Step 4: draw up to the draw limit, 1 card less with weakness (V11.08, V20.09)."""
    limit = yield from draw_limit(game, hero)
    draw(game, hero, weakened_draw(hero, limit - len(hero.hand)), "V11.08")


def draw_limit(game: Game, hero: Hero) -> Flow[int]:
    """Normally 5; effects can change it, several of the same kind do not add up (V13.27)."""
    for foe in hero.foes:
        lower = has_standing(game, foe, LowerDrawLimit)
        if lower is not None and (yield from standing_works(game, foe, LowerDrawLimit)):
            return DRAW_LIMIT - lower.by
    return DRAW_LIMIT
