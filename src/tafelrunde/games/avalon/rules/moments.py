"""Chapter 13 and 23: abilities of items, secrets and skills outside encounters (A13.13, A23.10)."""

from __future__ import annotations

from tafelrunde.engine.decisions import Flow, choose
from tafelrunde.engine.options import NO, YES
from tafelrunde.games.avalon.nouns import Moment, Once
from tafelrunde.games.avalon.rules.conditions import is_met
from tafelrunde.games.avalon.rules.now import Now, carry_out
from tafelrunde.games.avalon.rules.paying import can_pay, pay
from tafelrunde.games.avalon.state.physical import Usable
from tafelrunde.games.avalon.state.table import Character, Game


def usable(game: Game, character: Character, when: Moment, why: str) -> list[Usable]:
    """What a character's cards and skills can do at a moment: not used up today, with what it
    needs, and affordable.
    """
    found: list[Usable] = []
    for card in character.equipped:
        if when in card.usable and card not in character.turned:
            found += card.usable[when]
    for learned in character.skills:
        side = learned.card.sides[learned.side]
        if when in side.usable:
            found += side.usable[when]
    return [each for each in found if _is_usable(game, character, each, why)] if found else found


def _is_usable(game: Game, character: Character, use: Usable, why: str) -> bool:
    if use.mark in character.used:
        return False
    now = _now(game, character, use, why)
    return is_met(now, use.ability.needs) and can_pay(now, use.ability.cost)


def _now(game: Game, character: Character, use: Usable, why: str) -> Now:
    return Now(game, character.bit, why, character, use.card)


def use(game: Game, character: Character, chosen: Usable, why: str) -> Flow[None]:
    """The price is paid, then the ability works, for its owner only (A13.15)."""
    if chosen.ability.once is Once.DAY:
        character.used.append(chosen.mark)
    now = _now(game, character, chosen, why)
    yield from pay(now, chosen.ability.cost)
    yield from carry_out(chosen.ability.do, now)


def use_all(game: Game, character: Character, when: Moment, why: str) -> Flow[None]:
    """Everything of a moment, one after the other; whoever would have to pay may decline
    (A12.11).
    """
    for each in usable(game, character, when, why):
        if each.ability.may or each.ability.cost:
            if not can_pay(_now(game, character, each, why), each.ability.cost):
                continue  # something before it has taken what it costs
            answer = yield from choose(character.seat, [YES, NO], "use_card", why, about=each.card)
            if answer is NO:
                continue
        yield from use(game, character, each, why)
