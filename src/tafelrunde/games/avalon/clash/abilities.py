"""Chapter 26, abilities: which are active, when they work, and what they do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from tafelrunde.engine.decisions import PASS, Flow, arrange, choose
from tafelrunde.engine.effects import Effect
from tafelrunde.engine.limits import STEPS
from tafelrunde.engine.options import Word
from tafelrunde.games.avalon.clash.options import AGREE, REFUSE, Use
from tafelrunde.games.avalon.clash.turn import goes_on
from tafelrunde.games.avalon.nouns import Moment, Once
from tafelrunde.games.avalon.rules.conditions import is_met
from tafelrunde.games.avalon.rules.now import RESOLVERS, Now
from tafelrunde.games.avalon.rules.paying import can_pay, pay
from tafelrunde.games.avalon.state.table import Character, Clash, Game, Laid
from tafelrunde.games.avalon.vocabulary.costs import PayCharge

DAY: Final = Once.DAY
NEVER_ENDS: Final = Once.NEVER_ENDS
PAY: Final = Moment.PAY
PLAIN: Final = RESOLVERS.plain
ASKING: Final = RESOLVERS.asking
SCOPES: Final = {Once.TURN: "turn", Once.ROUND: "round", Once.ENCOUNTER: "encounter"}


def carry(effects: Iterable[Effect], now: Now) -> Flow[None]:
    """Carry effects out one after the other, as long as the turn goes on."""
    game, clash, actor = now.game, now.game.clash, now.actor
    STEPS.left -= 1
    if STEPS.left < 0:
        STEPS.stop()
    for effect in effects:
        if clash is None or (actor is not None and not goes_on(game, clash, actor)):
            return
        plain = PLAIN.get(type(effect))
        if plain is not None:
            plain(effect, now)
        else:
            yield from ASKING[type(effect)](effect, now)


# --- Which abilities there are --------------------------------------------------------------------


def abilities(
    game: Game, clash: Clash, character: Character, when: Moment, row: int = -1
) -> list[Use]:
    """What a character's cards can do at a moment, and those of the sequence whose text is not
    covered: the last one and persistent ones (A26.15, A26.16); `row` is that of the symbol just
    activated.
    """
    found: list[Use] = []
    for laid in clash.sequence:
        card = laid.card
        if when in card.usable and (card.persistent or laid is clash.sequence[-1]):
            found += [Use(card, each.number, card, laid) for each in card.usable[when]]
    for card in character.equipped:
        if when in card.usable and card not in character.turned:
            found += [Use(card, each.number, card) for each in card.usable[when]]
    for learned in character.skills:
        side = learned.card.sides[learned.side]
        if when in side.usable:
            found += [Use(side, each.number, learned.card) for each in side.usable[when]]
    return [use for use in found if _fits(game, clash, character, use, row)] if found else found


def _fits(game: Game, clash: Clash, character: Character, use: Use, row: int) -> bool:
    """Whether an ability works here and now: its art, how often it may be used, what it needs."""
    ability = use.ability
    if ability.art is not None and ability.art is not clash.art:
        return False
    if ability.once is DAY:
        if use.mark in character.used:
            return False
    elif ability.once is not NEVER_ENDS and f"{SCOPES[ability.once]}:{use.mark}" in clash.used:
        return False
    if ability.needs is None:
        return True
    return is_met(_now(game, clash, character, use, row), ability.needs)


def is_optional(use: Use) -> bool:
    """Whoever would have to pay may decline (A26.14, A12.11)."""
    return use.ability.may or bool(use.ability.cost)


# --- Using them -----------------------------------------------------------------------------------


def payable(game: Game, clash: Clash, character: Character) -> list[Use]:
    """What the active character may use at any time: it pays, gives up or discards for it
    (A26.29).
    """
    found = abilities(game, clash, character, PAY)
    return [use for use in found if is_affordable(game, clash, character, use)] if found else found


def is_affordable(game: Game, clash: Clash, character: Character, use: Use) -> bool:
    """Whether the price of an ability can be paid."""
    return can_pay(_now(game, clash, character, use), use.ability.cost)


def use_ability(game: Game, clash: Clash, character: Character, use: Use, now: Now) -> Flow[bool]:
    """The price is paid, then the ability works, unless the owner of its charges refuses them;
    returns whether it was used.
    """
    agreed = yield from _owner_agrees(game, character, use)
    if not agreed:
        return False
    yield from pay(now, use.ability.cost)
    _remember(clash, character, use)
    yield from carry(use.ability.do, now)
    return True


def _owner_agrees(game: Game, character: Character, use: Use) -> Flow[bool]:
    """Charges of another's card may be used if its owner agrees (A26.32)."""
    if use.laid is None or use.laid.owner == character.index:
        return True
    if not any(isinstance(cost, PayCharge) for cost in use.ability.cost):
        return True
    owner = game.characters[use.laid.owner]
    answer = yield from choose(owner.seat, [AGREE, REFUSE], "charge", "A26.32", use.card)
    return answer == AGREE


def _remember(clash: Clash, character: Character, use: Use) -> None:
    once = use.ability.once
    if once is DAY:
        character.used.append(use.mark)
    elif once is not NEVER_ENDS:
        clash.used.append(f"{SCOPES[once]}:{use.mark}")


def forget(clash: Clash, scope: str) -> None:
    """What was used once per turn or round may be used again."""
    if clash.used:
        start = f"{scope}:"
        clash.used = [mark for mark in clash.used if not mark.startswith(start)]


def at_moment(
    game: Game,
    clash: Clash,
    character: Character,
    when: Moment,
    row: int = -1,
    laid: Laid | None = None,
) -> Flow[None]:
    """Everything that works at a moment: first what must be done, in an order of the player's
    choice (A22.01), then what may be.
    """
    found = abilities(game, clash, character, when, row)
    if laid is not None:  # what a card does when it is played concerns that card alone
        found = [use for use in found if use.laid is laid]
    if not found:
        return
    forced = [use for use in found if not is_optional(use)]
    ordered = (yield from arrange(character.seat, forced, "order", "A22.01")) if forced else forced
    for use in ordered:
        if goes_on(game, clash, character):
            _remember(clash, character, use)
            yield from carry(use.ability.do, _now(game, clash, character, use, row))
    yield from _optional(game, clash, character, [u for u in found if is_optional(u)], row)


def _optional(
    game: Game, clash: Clash, character: Character, uses: Sequence[Use], row: int
) -> Flow[None]:
    """Each may be used once, as long as it can be paid."""
    waiting = list(uses)
    while waiting and goes_on(game, clash, character):
        offered = [use for use in waiting if is_affordable(game, clash, character, use)]
        if not offered:
            return
        options: list[Use | Word] = [*offered, PASS]
        chosen = yield from choose(character.seat, options, "ability", "A26.14")
        if not isinstance(chosen, Use):
            return
        waiting.remove(chosen)
        now = _now(game, clash, character, chosen, row)
        yield from use_ability(game, clash, character, chosen, now)


def _now(game: Game, clash: Clash, character: Character, use: Use, row: int = -1) -> Now:
    """An ability works for the active character (A26.18), and between the turns for whose it is."""
    now = Now(game, clash.group, "A26.14", character, use.card, use.laid)
    now.row = row
    return now
