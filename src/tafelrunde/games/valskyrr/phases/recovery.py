"""Chapter 13: the recovery phase (Wiederherstellungsphase)."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.decisions import PARTY, Closed, Flow, choose
from tafelrunde.engine.options import NO, YES
from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.options import GiveUp
from tafelrunde.games.valskyrr.phases.attack import draw_limit
from tafelrunde.games.valskyrr.rules.basics import draw, gain_loot
from tafelrunde.games.valskyrr.rules.dispersing import disperse
from tafelrunde.games.valskyrr.rules.encounters import discard_encounter, is_won
from tafelrunde.games.valskyrr.rules.ending import win
from tafelrunde.games.valskyrr.rules.feats_rewards import can_take, draw_rewards
from tafelrunde.games.valskyrr.rules.locations import is_safe, lower_threat
from tafelrunde.games.valskyrr.rules.reasons import of_reward
from tafelrunde.games.valskyrr.rules.restoration import use_point
from tafelrunde.games.valskyrr.rules.symbols import pause, resolve_symbols
from tafelrunde.games.valskyrr.rules.triggers import trigger
from tafelrunde.games.valskyrr.state.physical import Card
from tafelrunde.games.valskyrr.state.table import Game, Hero
from tafelrunde.games.valskyrr.terms import REWARDS_PER_ENCOUNTER, Trigger
from tafelrunde.games.valskyrr.vocabulary import MoreRewards

NOT_COMPLETED: Final = Trigger.NOT_COMPLETED
RESTING: Final = Trigger.RESTING

CHECK, REWARDS, REST, RESTORE, OVER = 0, 1, 2, 3, 4
"""How far the phase has come."""

COMPLETED: Final = -1
"""Marks in `done` that an encounter was completed in this phase."""


def recovery_phase(game: Game) -> Flow[None]:
    """A completed encounter brings rewards and rest; a safe and empty place brings rest alone."""
    if game.step == CHECK:
        yield from pause(game)
        yield from check_victory(game)
    if game.step == REWARDS:
        while game.offered:
            yield from give_reward(game, game.offered[0])
        game.step = REST
    if game.step == REST:
        game.step = RESTORE if can_rest(game) else OVER
        if game.step == RESTORE:
            yield from begin_rest(game)
    if game.step == RESTORE:
        yield from restore_and_draw(game)
    if COMPLETED in game.done and game.setup.options.focus_reset:
        reset_focus(game)
    game.done.clear()


def check_victory(game: Game) -> Flow[None]:
    """Without an encounter there is at most rest (V13.01, V13.02); otherwise its victory condition
    is checked.
    """
    if game.encounter is None:
        game.step = REST
        return
    if not is_won(game):
        yield from trigger(game, NOT_COMPLETED)
        yield from resolve_symbols(game)
        game.step = OVER
        return
    yield from complete(game)
    game.done.append(COMPLETED)
    game.step = REWARDS


def complete(game: Game) -> Flow[None]:
    """The encounter is completed and discarded; enemies disperse, threat drops, rewards are drawn
    (V13.05-V13.10).
    """
    card = game.encounter
    assert card is not None, "only an active encounter can end"
    game.tell(events.EncounterCompleted, "V13.05", card.id)
    if card.encounter.final:
        win(game)
    yield from trigger(game, Trigger.COMPLETED)
    discard_encounter(game)
    yield from disperse(game, "V13.08")
    lower_threat(game, game.party, "V13.09")
    more = sum(s.cards for s in game.place.standing if isinstance(s, MoreRewards))
    yield from draw_rewards(game, REWARDS_PER_ENCOUNTER + more)
    yield from resolve_symbols(game)


def give_reward(game: Game, card: Card) -> Flow[None]:
    """One player takes the reward into hand, or it goes under the reward deck for its loot value
    (V13.12).
    """
    takers: list[Hero | GiveUp] = [hero for hero in game.heroes if can_take(hero, card)]
    others = [hero for hero in game.living() if hero not in takers] if game.explains else []
    closed = [Closed(hero, "V13.19", of_reward(hero)) for hero in others]
    taker = yield from choose(
        PARTY,
        [*takers, GiveUp(card.loot)],
        "reward",
        "V13.12",
        card,
        checkpoint=True,
        closed=closed,
    )
    if isinstance(taker, Hero):
        game.move(card, game.offered, taker.hand, events.RewardTaken, "V13.18", taker.id, card.id)
    else:
        game.put_under(card, game.offered, game.reward_deck)
        gain_loot(game, card.loot, "V13.12")
        game.tell(events.RewardGivenUp, "V13.12", card.id, card.loot)


def can_rest(game: Game) -> bool:
    """Only without an active encounter, at a safe and empty location (V13.15, V13.23)."""
    return game.encounter is None and is_safe(game, game.party) and not game.foes()


def begin_rest(game: Game) -> Flow[None]:
    """Every player who wants to rest gets the regeneration of hero and location (V13.24,
    V13.26).
    """
    for hero in game.living():
        points = regeneration_of(hero) + game.place.regeneration
        answer = yield from choose(hero.seat, [YES, NO], "rest", "V13.26")
        if answer is YES:
            hero.points = points
            game.done.append(hero.index)
            game.tell(events.Rested, "V13.24", hero.id, points)
    yield from trigger(game, RESTING)


def regeneration_of(hero: Hero) -> int:
    """The hero's regeneration; on the hard side 1 lower, but at least 1."""
    points = hero.board.board.regeneration
    return max(1, points - 1) if hero.hard else points


def restore_and_draw(game: Game) -> Flow[None]:
    """The points are used one by one, then everybody who rests draws up to the draw limit
    (V13.25).
    """
    for hero in game.living():
        while hero.points:
            yield from use_point(game, hero, checkpoint=True)
    for hero in game.living():
        if hero.index in game.done:
            limit = yield from draw_limit(game, hero)
            draw(game, hero, limit - len(hero.hand), "V13.25")


def reset_focus(game: Game) -> None:
    """Every focus marker is put down on its dark starting field; it crosses nothing (V25.03)."""
    for hero in game.living():
        before, hero.focus = hero.focus, hero.board.board.focus_start
        if hero.focus != before:
            game.tell(events.FocusMoved, "V25.03", hero.id, before, hero.focus)
