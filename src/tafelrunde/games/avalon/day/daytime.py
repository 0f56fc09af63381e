"""Chapter 7, phase II: Daytime (Während des Tages): who acts, and with what."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.decisions import PARTY, Closed, Flow, choose
from tafelrunde.games.avalon import events, library
from tafelrunde.games.avalon.day import actions
from tafelrunde.games.avalon.day.actions import Act, act, changes, own_acts, way
from tafelrunde.games.avalon.day.why_not import explained
from tafelrunde.games.avalon.nouns import LocationAction, Moment
from tafelrunde.games.avalon.rules.groups import can_give, may_join
from tafelrunde.games.avalon.rules.locations import connected
from tafelrunde.games.avalon.rules.moments import usable
from tafelrunde.games.avalon.rules.now import Now
from tafelrunde.games.avalon.rules.paying import can_pay
from tafelrunde.games.avalon.state.table import Character, Game
from tafelrunde.games.avalon.terms import Deed, FreeDeed, Phase

DAY_END: Final = Phase.DAY_END
LOCATIONS: Final = library.LOCATIONS
EXPLORE: Final = Deed.EXPLORE
TRAVEL: Final = Deed.TRAVEL
AT_LOCATION: Final = Deed.LOCATION_ACTION
BY_BOARD: Final = Deed.CHARACTER_ACTION
ACTION: Final = Moment.ACTION
ANY_TIME: Final = Moment.ANY_TIME
LOCATION_ACTION: Final = 1
"""The bit of a Location Action among the time tokens of its location."""


def daytime(game: Game) -> Flow[None]:
    """One action of one character (A7.01); the players choose the order freely (A7.02). The phase
    ends as soon as all have passed (A7.10).
    """
    acting = []
    for each in game.characters:
        if each.energy == 0 and not each.passed:
            pass_exhausted(game, each)
        if not each.passed:
            acting.append(each)
    if not acting:
        game.phase, game.step, game.asked = DAY_END, 0, 0
        game.tell(events.PhaseBegan, "A5.01", "day_end")
        return
    closed: list[Closed] = []
    options: list[Act] = []
    for each in acting:
        if each.waits_for and is_waiting(game, each):
            if game.explains:
                closed.append(Closed(act(each, Deed.PASS), "A7.07"))
            continue
        options += acts(game, each, closed)
    for each in game.characters:
        options += free_acts(game, each)
    if game.explains:
        closed = explained(game, options, closed)
    chosen = yield from choose(PARTY, options, "action", "A7.02", checkpoint=True, closed=closed)
    flow = actions.perform(game, chosen)
    if flow is not None:
        yield from flow


def pass_exhausted(game: Game, character: Character) -> None:
    """A character without Energy must pass as soon as what goes on is over (A7.11, A7.12); alone,
    the dying still have their Character Action (A21.02).
    """
    if not actions.is_dying_alone(game, character):
        actions.pass_today(game, character)


def is_waiting(game: Game, character: Character) -> bool:
    """Whether others must act first; those who have passed count as done (A7.07, A7.09)."""
    waits = character.waits_for
    for each in game.characters:
        if each.passed:
            waits &= ~each.bit
    return waits != 0


# --- What a character can do ----------------------------------------------------------------------


def acts(game: Game, character: Character, closed: list[Closed]) -> list[Act]:
    """The actions that a character can start (A8.01, A8.31); the dying can hardly do anything
    (A21.01, A21.02).
    """
    own, place = own_acts(character), LOCATIONS[character.place]
    found = [own.passing]
    if character.dying:
        if actions.is_dying_alone(game, character):
            free = character.board.action.energy  # it costs nothing (A21.02)
            offer(game, own.by_board, board_closed(character, free), found, closed)
        return found
    explores = travels = here = by_board = energy_here(game, character)
    more = changes(game, character)
    if more:
        explores -= more.get(EXPLORE, 0)
        travels -= more.get(TRAVEL, 0)
        here -= more.get(AT_LOCATION, 0)
        by_board -= more.get(BY_BOARD, 0)
    if explores > 0:  # it costs 1
        found.append(own.explore)
    if travels > 0:
        for target in connected(game, character.place):
            found.append(own.travels.get(target) or way(character, own, target))
    if place.action is not None:
        why = location_closed(game, character, place.action, here)
        offer(game, own.at_location, why, found, closed)
    offer(game, own.by_board, board_closed(character, by_board), found, closed)
    if place.menhir is not None:
        found.append(own.inspect)
    if character.equipped or character.skills:
        found += card_actions(game, character)
    for each in game.characters:
        if each.dying and each.place == character.place and can_tend(game, character):
            found.append(act(character, Deed.TEND, each.index))
    return found


def offer(game: Game, option: Act, why: str, found: list[Act], closed: list[Closed]) -> None:
    """An action can be chosen, or a rule closes it."""
    if not why:
        found.append(option)
    elif game.explains:
        closed.append(Closed(option, why))


def energy_here(game: Game, character: Character) -> int:
    """The Energy of everybody who could take part in an action of this character (A14.11)."""
    energy, place = character.energy, character.place
    for each in game.characters:
        if each is not character and each.place == place and may_join(game, each):
            energy += each.energy
    return energy


def location_closed(game: Game, character: Character, action: LocationAction, helped: int) -> str:
    """The rule that closes the action on the front of the location (A8.12, A8.13): a time token
    covers it (A8.16), or its cost cannot be met. Empty if none does.
    """
    if game.covered and game.covered.get(character.place, 0) & LOCATION_ACTION:
        return "A8.16"
    if helped < action.energy:
        return "A7.05"
    if action.cost:
        group = 0
        for each in game.at(character.place):
            if may_join(game, each):
                group |= each.bit
        if not can_pay(Now(game, group, "A8.12"), action.cost):
            return "A12.12"
    return ""


def board_closed(character: Character, helped: int) -> str:
    """The rule that closes the action of the own board (A8.19), of which the owner pays at least 1
    (A8.21). Empty if none does.
    """
    action = character.board.action
    if actions.BY_BOARD_TODAY in character.used:
        return "A8.19"
    return "A7.05" if helped < action.energy else ""


def card_actions(game: Game, character: Character) -> list[Act]:
    """What items, secrets and skills with the action symbol offer (A8.31)."""
    found = []
    for each in usable(game, character, ACTION, "A8.31"):
        if character.energy >= each.ability.energy:
            found.append(act(character, Deed.CARD_ACTION, card=each.card))
    return found


def can_tend(game: Game, character: Character) -> bool:
    """Whether a character can tend somebody who is dying (A-GAP-24)."""
    return can_pay(Now(game, character.bit, "A21.01", character), actions.TENDING)


def free_acts(game: Game, character: Character) -> list[Act]:
    """What is no action: handing over (A12.10), using cards (A13.13), taking what the dead left
    (A21.08).
    """
    found = []
    if can_give(game, character):
        found.append(own_acts(character).hand_over)
    if character.equipped or character.skills:
        for each in usable(game, character, ANY_TIME, "A13.13"):
            found.append(act(character, FreeDeed.USE, card=each.card))
    for left in game.left:
        if left.place == character.place:
            found.append(act(character, FreeDeed.TAKE, card=left.card))
    return found
