"""Chapter 27: the encounter round (Die Begegnungsrunde)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tafelrunde.engine.decisions import PASS, Closed, Decision, Flow, choose
from tafelrunde.engine.options import Word
from tafelrunde.games.avalon import events
from tafelrunde.games.avalon.clash import encounter_start
from tafelrunde.games.avalon.clash.abilities import (
    at_moment,
    carry,
    forget,
    payable,
    use_ability,
)
from tafelrunde.games.avalon.clash.combat import enemy_attack, give_opportunity, is_won, win
from tafelrunde.games.avalon.clash.diplomacy import check_relation, react
from tafelrunde.games.avalon.clash.encounter_end import end_encounter
from tafelrunde.games.avalon.clash.flight import (
    after_dropping_out,
    flee,
    forced_flights,
    propose_flight,
)
from tafelrunde.games.avalon.clash.hands import draw_cards
from tafelrunde.games.avalon.clash.options import FLEE, LAY_TOP, LayTop, Use
from tafelrunde.games.avalon.clash.sequence_cards import (
    MAGIC_BIT,
    activated,
    can_pay_magic,
    lay,
    may_use_magic,
    takes_magic,
)
from tafelrunde.games.avalon.clash.traits import first_activation, may_lay_more, rob
from tafelrunde.games.avalon.clash.turn import (
    active,
    can_flee,
    first_step,
    goes_on,
    has_trait,
    is_robbed,
    moment,
)
from tafelrunde.games.avalon.clash.why_not import explained
from tafelrunde.games.avalon.nouns import Moment
from tafelrunde.games.avalon.rules.attributes import standing
from tafelrunde.games.avalon.rules.now import speaker
from tafelrunde.games.avalon.rules.tracks import is_in_panic
from tafelrunde.games.avalon.state.physical import Card, Lay
from tafelrunde.games.avalon.state.table import Character, Clash, ClashStep, Doing, Game, Outcome
from tafelrunde.games.avalon.terms import HAND_LIMIT, MAGIC_ROW, Art, Trait
from tafelrunde.games.avalon.vocabulary.standing import DrawsInPanic

BECOMES_ACTIVE: Final = Moment.BECOMES_ACTIVE
CHECK: Final = ClashStep.CHECK
CHOOSE_ACTIVE: Final = ClashStep.CHOOSE_ACTIVE
COMBAT: Final = Art.COMBAT
DELAYED: Final = Moment.DELAYED
DIPLOMACY: Final = Art.DIPLOMACY
ENEMY: Final = ClashStep.ENEMY
LAY_FIRST: Final = ClashStep.LAY_FIRST
LAY_MORE: Final = ClashStep.LAY_MORE
OPPORTUNITY: Final = ClashStep.OPPORTUNITY
ROBBER: Final = Trait.ROBBER
ROUND_END: Final = ClashStep.ROUND_END
ROUND_ENDS: Final = Moment.ROUND_ENDS
SLOW: Final = Trait.SLOW
TOKENS: Final = ClashStep.TOKENS
OPEN: Final = Outcome.OPEN
DEATH: Final = Doing.DEATH
MEANWHILE: Final = ClashStep.MEANWHILE
Choice = Lay | LayTop | Use | Word


def play_clash(game: Game) -> Flow[None]:
    """The running encounter, from its step on, until it is over and its card has gone where it
    belongs.
    """
    clash = game.clash
    assert clash is not None
    robs = clash.enemy.traits >> ROBBER & 1
    while clash.outcome is OPEN:
        if game.course and game.course[-1].doing is DEATH:  # somebody died (A21.03)
            return
        if clash.step is MEANWHILE:  # others may act first (A7.04)
            return
        if clash.fleeing & clash.group:
            yield from forced_flights(game, clash)
        else:
            flow = STEPS[clash.step](game, clash)
            if flow is not None:
                yield from flow
        if robs and is_robbed(game, clash) and clash.outcome is OPEN:
            rob(game, clash)
        if clash.group != clash.fighters:
            after_dropping_out(clash)
    end_encounter(game, clash)


# --- Phase I --------------------------------------------------------------------------------------


def choose_active(game: Game, clash: Clash) -> Flow[None]:
    """The group chooses a participant that has not been active in this round (A27.02)."""
    waiting = game.members(clash.group & ~clash.been_active)
    chosen = yield from choose(
        speaker(game, clash.group), waiting, "active", "A27.02", checkpoint=True
    )
    clash.active = chosen.index
    clash.been_active |= chosen.bit  # a time token on its tray (A27.03)
    clash.activations += 1
    clash.laid = clash.may_lay = clash.attacks = clash.markers_in_2a = 0
    clash.tried_to_flee = False
    forget(clash, "turn")
    clash.step = TOKENS
    game.tell(events.BecameActive, "A27.02", chosen.id)
    yield from first_activation(game, clash)
    if goes_on(game, clash, chosen):
        yield from at_moment(game, clash, chosen, BECOMES_ACTIVE)


# --- Phase II, step 1 -----------------------------------------------------------------------------


def remove_time_tokens(game: Game, clash: Clash) -> Flow[None]:
    """One time token from the encounter card and every card of the sequence, from left to right;
    what becomes due is resolved at once by the active character (A27.04, A26.20, A26.22).
    """
    character = active(game, clash)
    clash.step = LAY_FIRST
    if clash.time:
        clash.time -= 1
    for laid in clash.sequence[:]:
        if not laid.time or laid not in clash.sequence:
            continue
        laid.time -= 1
        if laid.time == 0 and not laid.done and goes_on(game, clash, character):
            laid.done = True  # only once in an encounter (A26.21)
            now = moment(game, clash, "A26.20", laid.card, laid)
            for ability in laid.card.abilities:
                if ability.when is DELAYED:
                    yield from carry(ability.do, now)


# --- Phase II, step 2 -----------------------------------------------------------------------------


def lay_first(game: Game, clash: Clash) -> Flow[None]:
    """Step 2a: any one card of the hand may be laid, without connection or bonus (A27.05); in panic
    the top card of the deck instead (A27.19, A27.20).
    """
    character = active(game, clash)
    closed: list[Closed] = []
    options: list[Choice] = []
    if not may_lay_more(game, clash, character):
        pass
    elif is_in_panic(game, character):
        options += [LAY_TOP] if character.decks[clash.art] else []  # A27.26
        if game.explains:
            closed += [Closed(card.laid, "A27.19") for card in character.hand]
    else:
        magic = takes_magic(clash) and can_pay_magic(game, clash, character)
        for card in character.hand:
            options.append(card.laid)
            if magic and card.left[MAGIC_ROW] is not None:
                options.append(card.laid_with_magic)
    chosen = yield from _choose(game, clash, character, options, closed, "lay_first", "A27.05")
    if chosen is PASS:
        clash.step = OPPORTUNITY
    elif isinstance(chosen, Lay):
        yield from lay(game, clash, chosen.card, chosen.magic, "A27.05")
        clash.step = LAY_MORE
    elif isinstance(chosen, LayTop):
        yield from _lay_top(game, clash, character)
        clash.step = LAY_MORE


def _lay_top(game: Game, clash: Clash, character: Character) -> Flow[None]:
    """In panic the card drawn must be laid; Magic for it is decided when it is seen (A27.20)."""
    (card,) = game.draw(character.decks[clash.art], character.hand)
    magic = False
    if may_use_magic(clash, card) and can_pay_magic(game, clash, character):
        ways = [card.laid, card.laid_with_magic]
        chosen = yield from choose(character.seat, ways, "magic", "A26.07", about=card)
        magic = chosen.magic
    yield from lay(game, clash, card, magic, "A27.19")


def lay_more(game: Game, clash: Clash) -> Flow[None]:
    """Step 2b: further cards, each only if an extra-card bonus on it is activated when it is laid
    (A27.06), or an ability allows it.
    """
    character = active(game, clash)
    options: list[Choice] = []
    closed: list[Closed] = []
    if may_lay_more(game, clash, character):
        magic = takes_magic(clash) and can_pay_magic(game, clash, character)
        for card in character.hand:
            found = further(clash, character, card, magic)
            options += found
            if not found and game.explains:
                closed.append(Closed(card.laid, "A27.06"))
    elif game.explains:
        closed += [Closed(card.laid, "A28.33") for card in character.hand]
    chosen = yield from _choose(game, clash, character, options, closed, "lay_more", "A27.06")
    if chosen is PASS:
        clash.step = OPPORTUNITY
    elif isinstance(chosen, Lay):
        if not activated(clash, character, chosen.card, chosen.magic) & chosen.card.extra:
            clash.may_lay -= 1
        yield from lay(game, clash, chosen.card, chosen.magic, "A27.06")


def further(clash: Clash, character: Character, card: Card, magic: bool) -> list[Choice]:
    """How a card can be laid in step 2b."""
    found: list[Choice] = []
    if clash.may_lay or (card.extra and activated(clash, character, card, False) & card.extra):
        found.append(card.laid)
    if magic and card.left[MAGIC_ROW] is not None and (found or card.extra & MAGIC_BIT):
        found.append(card.laid_with_magic)
    return found


def _choose(
    game: Game,
    clash: Clash,
    character: Character,
    options: list[Choice],
    closed: list[Closed],
    key: str,
    why: str,
) -> Flow[Choice]:
    """What the active character does next: lay, use what may be used at any time (A26.29), flee, or
    lay nothing more. Using and fleeing are carried out here.
    """
    options += payable(game, clash, character)
    options.append(PASS)
    if can_flee(game, clash, character):
        options.append(FLEE)
    elif game.explains:
        closed.append(Closed(FLEE, "A31.12" if clash.tried_to_flee else "A11.05"))
    if game.explains:
        closed = explained(game, clash, character, closed)
    chosen = yield from choose(
        character.seat, options, key, why, about=clash.enemy, checkpoint=True, closed=closed
    )
    if isinstance(chosen, Use):
        now = moment(game, clash, "A26.29", chosen.card, chosen.laid)
        yield from use_ability(game, clash, character, chosen, now)
    elif chosen is FLEE:
        yield from _flee(game, clash, character)
    return chosen


def _flee(game: Game, clash: Clash, character: Character) -> Flow[None]:
    if clash.art is DIPLOMACY:
        return propose_flight(game, clash, character)
    return flee(game, clash, character, forced=False)


def opportunity_step(game: Game, clash: Clash) -> Flow[None] | None:
    """Step 2c is for combat only; in diplomacy nothing happens (A27.09, A27.10)."""
    if clash.art is COMBAT:
        return give_opportunity(game, clash)
    clash.step = CHECK
    return None


def check(game: Game, clash: Clash) -> Flow[object] | None:
    """Step 2d: victory condition or relation (A27.11); in between nothing ends (A27.12)."""
    clash.step = ENEMY
    if clash.art is DIPLOMACY:
        return check_relation(game, clash)
    return win(game, clash) if is_won(clash) else None


# --- Phase II, steps 3 and 4 ----------------------------------------------------------------------


def enemy_acts(game: Game, clash: Clash) -> Flow[None]:
    """Step 3: the enemy attacks or reacts (A27.13)."""
    if clash.art is DIPLOMACY:
        yield from react(game, clash)
        return
    flees = yield from enemy_attack(game, clash)
    if flees:
        yield from flee(game, clash, active(game, clash), forced=False)


def readiness(game: Game, clash: Clash) -> None:
    """Step 4: phase I again, or the end of the round if all who are still there have been active
    (A27.14, A28.39).
    """
    waiting = clash.group & ~clash.been_active
    clash.step = CHOOSE_ACTIVE if waiting else ROUND_END


# --- Phase III ------------------------------------------------------------------------------------


def end_round(game: Game, clash: Clash) -> Flow[None]:
    """Each participant discards down to 3 hand cards, then draws 1 (A27.15 to A27.18)."""
    for each in game.members(clash.group & ~clash.asked):
        surplus = len(each.hand) - HAND_LIMIT
        if surplus > 0:
            answer = yield Decision(
                each.seat, "hand_limit", each.hand[:], "A27.15", surplus, surplus, checkpoint=True
            )
            for card in [each.hand[number] for number in answer]:
                game.discard(card, each.hand, each.discard_pile)
                game.tell(events.CardDiscarded, "A27.15", each.id, card.id)
        clash.asked |= each.bit
    for each in game.members(clash.group):
        cards = int(not is_in_panic(game, each) or bool(standing(game, each, DrawsInPanic)))
        cards += has_trait(game, clash, SLOW, each)  # in panic too (A27.22)
        draw_cards(game, clash, each, cards, "A27.17")
    clash.asked = clash.been_active = 0
    clash.laid_in_round = [0] * len(clash.laid_in_round)
    clash.active = -1
    clash.round += 1
    forget(clash, "round")
    clash.step = first_step(game, clash)
    for each in game.members(clash.group):
        yield from at_moment(game, clash, each, ROUND_ENDS)


STEPS: Final[dict[ClashStep, Callable[[Game, Clash], Flow[object] | None]]] = {
    ClashStep.TRAITS: encounter_start.check_traits,
    ClashStep.PACK: encounter_start.pack_away,
    ClashStep.AVOID: encounter_start.avoid,
    ClashStep.HAND: encounter_start.draw_hands,
    ClashStep.EXCHANGE: encounter_start.exchange_hands,
    ClashStep.APPROACH: encounter_start.choose_approach,
    ClashStep.CHOOSE_ACTIVE: choose_active,
    ClashStep.TOKENS: remove_time_tokens,
    ClashStep.LAY_FIRST: lay_first,
    ClashStep.LAY_MORE: lay_more,
    ClashStep.OPPORTUNITY: opportunity_step,
    ClashStep.CHECK: check,
    ClashStep.ENEMY: enemy_acts,
    ClashStep.READINESS: readiness,
    ClashStep.ROUND_END: end_round,
}
