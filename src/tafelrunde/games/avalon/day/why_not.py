"""Why not? What is in the way of an action as the table stands, asked only if somebody can read it.

Actions that a character is expected to have are listed as closed, even where the list of options
did not come to them.
"""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.engine.content import Name
from tafelrunde.engine.decisions import Closed
from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.day import actions
from tafelrunde.games.avalon.day.actions import Act, act
from tafelrunde.games.avalon.nouns import Moment
from tafelrunde.games.avalon.rules.groups import may_join
from tafelrunde.games.avalon.rules.locations import connected
from tafelrunde.games.avalon.rules.menhirs import charge_costs
from tafelrunde.games.avalon.rules.moments import usable
from tafelrunde.games.avalon.rules.reasons import Reason, because
from tafelrunde.games.avalon.state.table import Character, Game
from tafelrunde.games.avalon.terms import Deed


def explained(game: Game, options: Sequence[Act], closed: Sequence[Closed]) -> list[Closed]:
    """The closed actions of a day, each with what is in the way."""
    found = [Closed(each.option, each.why, _reason(game, each)) for each in closed]
    waiting = [option.who for option in map(_waits, closed) if option is not None]
    for character in game.characters:
        if not (character.passed or character.dying or character.index in waiting):
            found += _unmentioned(game, character, options)
    return found


def _waits(closed: Closed) -> Act | None:
    """The action of somebody whose turn it is not (A7.07)."""
    return closed.option if closed.why == "A7.07" and isinstance(closed.option, Act) else None


def _reason(game: Game, closed: Closed) -> Reason:
    """What is in the way of one action."""
    option = closed.option
    assert isinstance(option, Act)
    who = game.characters[option.who]
    match closed.why:
        case "A7.07":
            before = game.members(who.waits_for)
            return because("turn", people=_names([each for each in before if not each.passed]))
        case "A8.16":
            return because("covered", place=library.location(who.place).name)
        case "A8.19":
            return because("used-today", action=who.board.action_name)
        case "A12.12":
            action = library.location(who.place).action
            assert action is not None
            return because("cost", cost=tuple(action.cost))
        case _:
            assert isinstance(option.deed, Deed)
            return _energy(game, who, actions.energy_cost(game, who, option.deed))


def _energy(game: Game, who: Character, needed: int) -> Reason:
    """Too little Energy, of the character and all who could join (A14.11)."""
    others = [each for each in game.at(who.place) if each is not who and may_join(game, each)]
    have = who.energy + sum(each.energy for each in others)
    return because("energy", character=who.board.name, needed=needed, have=have)


def _unmentioned(game: Game, who: Character, options: Sequence[Act]) -> list[Closed]:
    """Actions that are not offered, and of which nobody said why."""
    offered = [option.deed for option in options if option.who == who.index]
    found: list[Closed] = []
    if Deed.EXPLORE not in offered:
        found.append(_too_dear(game, who, act(who, Deed.EXPLORE)))
    if Deed.TRAVEL not in offered:
        ways = connected(game, who.place)
        found += [_too_dear(game, who, act(who, Deed.TRAVEL, target)) for target in ways]
    for each in usable(game, who, Moment.ACTION, "A8.31"):
        if who.energy < each.ability.energy:
            reason = because(
                "own-energy", character=who.board.name, needed=each.ability.energy, have=who.energy
            )
            found.append(Closed(act(who, Deed.CARD_ACTION, card=each.card), "A7.05", reason))
    if Deed.TEND not in offered:
        dying = [each for each in game.at(who.place) if each.dying]
        tend = because("cost", cost=actions.TENDING)
        found += [Closed(act(who, Deed.TEND, each.index), "A12.12", tend) for each in dying]
    return found


def _too_dear(game: Game, who: Character, option: Act) -> Closed:
    assert isinstance(option.deed, Deed)
    return Closed(option, "A7.05", _energy(game, who, actions.energy_cost(game, who, option.deed)))


def of_charging(game: Game, place: int, group: int, why: str) -> Reason | None:
    """What is in the way of charging a menhir."""
    section = library.location(place).menhir
    assert section is not None
    match why:
        case "A8.26":
            absent = [each for each in game.characters if not group & each.bit]
            return because("everybody", people=_names(absent))
        case "A8.24" if section.needs is not None:
            return because("needs", condition=section.needs)
        case _:
            return because("cost", cost=tuple(charge_costs(game, section)))


def _names(people: Sequence[Character]) -> tuple[Name, ...]:
    return tuple(each.board.name for each in people)
