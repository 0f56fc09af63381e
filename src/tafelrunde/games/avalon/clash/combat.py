"""Chapter 28: combat (Kampf): victory, enemy attack, opportunity."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.decisions import PASS, Flow, choose
from tafelrunde.engine.effects import Effect
from tafelrunde.engine.options import Word
from tafelrunde.games.avalon import events
from tafelrunde.games.avalon.clash.abilities import (
    abilities,
    at_moment,
    carry,
    forget,
    is_affordable,
    is_optional,
    use_ability,
)
from tafelrunde.games.avalon.clash.hands import discard_top, draw_cards
from tafelrunde.games.avalon.clash.options import FLEE, Use
from tafelrunde.games.avalon.clash.turn import active, can_flee, goes_on, has_trait, moment
from tafelrunde.games.avalon.nouns import CombatEncounter, DiplomacyEncounter, Moment
from tafelrunde.games.avalon.rules.attributes import standing
from tafelrunde.games.avalon.rules.now import Attack, Now, carry_out, number
from tafelrunde.games.avalon.state.table import Character, Clash, ClashStep, Game, Outcome
from tafelrunde.games.avalon.terms import Trait
from tafelrunde.games.avalon.vocabulary.clash import (
    IgnoreAttack,
    PreventFear,
    PreventStepsDown,
    ReduceDamage,
    ReduceMarkerLoss,
)
from tafelrunde.games.avalon.vocabulary.standing import ReducesDamage

ALERT: Final = Trait.ALERT
AT_ATTACK: Final = Moment.AT_ATTACK
CHECK: Final = ClashStep.CHECK
DAMAGED: Final = Moment.DAMAGED
FEINT: Final = Trait.FEINT
FRENZY: Final = Trait.FRENZY
HORDE: Final = Trait.HORDE
OPEN: Final = Outcome.OPEN
READINESS: Final = ClashStep.READINESS
MODIFIERS: Final = (ReduceDamage, ReduceMarkerLoss, IgnoreAttack, PreventStepsDown, PreventFear)
"""Words that change the attack or reaction on its way."""


def enemy_of(clash: Clash) -> CombatEncounter:
    """What is printed on the enemy's card."""
    printed = clash.enemy.printed
    assert isinstance(printed, CombatEncounter)
    return printed


# --- Victory --------------------------------------------------------------------------------------


def is_won(clash: Clash) -> bool:
    """There are as many markers in the pool as the encounter value demands (A28.02)."""
    return clash.pool >= enemy_of(clash).value


def win(game: Game, clash: Clash) -> Flow[None]:
    """Each fighter still in the group receives the reward, the loot is given once and divided as
    they like (A28.03 to A28.05).
    """
    clash.outcome = Outcome.WON
    printed = clash.enemy.printed
    assert isinstance(printed, CombatEncounter | DiplomacyEncounter)
    for each in game.members(clash.group):
        yield from at_moment_of_victory(game, clash, each)
        yield from carry_out(printed.reward, Now(game, clash.group, "A28.03", each))
    for effect in printed.loot:
        yield from carry_out((effect,), Now(game, clash.group, "A28.04"))


def at_moment_of_victory(game: Game, clash: Clash, character: Character) -> Flow[None]:
    """What a character's cards do when the encounter is won."""
    for use in abilities(game, clash, character, Moment.ENCOUNTER_WON):
        if use.laid is None or use.laid.owner == character.index:
            now = Now(game, clash.group, "A28.03", character, use.card, use.laid)
            yield from carry_out(use.ability.do, now)


# --- Opportunity ----------------------------------------------------------------------------------


def opportunity(game: Game, clash: Clash, character: Character, why: str) -> Flow[None]:
    """The opportunity attack hits the active or fleeing character; nothing that modifies attacks
    works on it (A28.11, A28.12, A26.28).
    """
    game.tell(events.EnemyActed, why, clash.enemy.id, character.id, "opportunity")
    now = Now(game, clash.group, why, character, clash.enemy)
    for effect in enemy_of(clash).opportunity:
        if clash.outcome is not OPEN:
            return
        yield from carry_out((effect,), now)


def give_opportunity(game: Game, clash: Clash) -> Flow[None]:
    """Step 2c: whoever has laid no card gives the enemy an opportunity and then draws a card
    (A27.09); an alert enemy wants two cards, but strikes once (A28.22, A28.23).
    """
    character = active(game, clash)
    clash.step = CHECK
    idle = clash.laid == 0
    if not idle and not (clash.laid < 2 and has_trait(game, clash, ALERT, character)):
        return
    yield from opportunity(game, clash, character, "A27.09" if idle else "A28.22")
    if idle and goes_on(game, clash, character):
        draw_cards(game, clash, character, 1, "A27.09")


# --- Enemy attack ---------------------------------------------------------------------------------


def enemy_attack(game: Game, clash: Clash) -> Flow[bool]:
    """Step 3: the row of the combat table for the present pool hits the active character (A28.06);
    a frenzied enemy does so twice (A28.30). After each attack victory is checked. Returns whether
    the character wants to flee instead.
    """
    character = active(game, clash)
    flees = yield from before_attack(game, clash, character)
    if flees or not goes_on(game, clash, character):
        return flees
    attack = attack_on(game, clash, character)
    attack.unavoidable = has_trait(game, clash, FEINT, character)
    game.tell(events.EnemyActed, "A28.06", clash.enemy.id, character.id, "attack")
    health = character.health
    if not attack.ignored:
        now = moment(game, clash, "A28.06", clash.enemy, attack=attack)
        yield from carry(row_for(clash), now)
    if goes_on(game, clash, character) and has_trait(game, clash, HORDE, character):
        discard_top(game, clash, character, 2, "A28.28")
    if character.health < health and goes_on(game, clash, character):
        yield from at_moment(game, clash, character, DAMAGED)
    yield from after_attack(game, clash, character)
    clash.attacks += 1
    if not goes_on(game, clash, character):
        return False
    if is_won(clash):
        yield from win(game, clash)
    elif clash.attacks >= 2 or not has_trait(game, clash, FRENZY, character):
        clash.step = READINESS
    return False


def row_for(clash: Clash) -> tuple[Effect, ...]:
    """The row for the markers in the pool; without one the enemy does not attack (A28.07)."""
    for row in enemy_of(clash).table:
        if row.least <= clash.pool <= row.most:
            return tuple(row.do)
    return ()


def before_attack(game: Game, clash: Clash, character: Character) -> Flow[bool]:
    """Abilities at the enemy attack: what only modifies it and costs nothing works of itself, for
    the rest the player chooses the moment, now or after the attack (A26.26, A26.27). Between two
    attacks the character may flee. Returns whether it wants to.
    """
    while goes_on(game, clash, character):
        options: list[Use | Word] = [*_reactions(game, clash, character)]
        if clash.attacks and can_flee(game, clash, character):
            options.append(FLEE)
        if not options:
            return False
        chosen = yield from choose(
            character.seat,
            [*options, PASS],
            "enemy_attack",
            "A26.27",
            about=clash.enemy,
            checkpoint=True,
        )
        if isinstance(chosen, Use):
            now = moment(game, clash, "A26.26", chosen.card, chosen.laid)
            used = yield from use_ability(game, clash, character, chosen, now)
            if used:
                clash.used.append(f"attack:{chosen.mark}")
        else:
            return chosen is FLEE
    return False


def _reactions(game: Game, clash: Clash, character: Character) -> list[Use]:
    """What may be used now: not what works of itself."""
    return [
        use
        for use in abilities(game, clash, character, AT_ATTACK)
        if f"attack:{use.mark}" not in clash.used
        and not _works_of_itself(use)
        and is_affordable(game, clash, character, use)
    ]


def _works_of_itself(use: Use) -> bool:
    return not is_optional(use) and all(isinstance(each, MODIFIERS) for each in use.ability.do)


def attack_on(game: Game, clash: Clash, character: Character) -> Attack:
    """An attack or reaction with all that abilities take off it: those that must work, whenever
    their other effects do, and those that were used for it.
    """
    attack = Attack()
    for use in abilities(game, clash, character, AT_ATTACK):
        if not is_optional(use):
            _modify(game, clash, attack, use)
    for mark in [mark for mark in clash.used if mark.startswith("attack:")]:
        uid, _, place = mark.removeprefix("attack:").partition(".")
        use = _used(game, clash, int(uid), int(place))
        if is_optional(use):
            _modify(game, clash, attack, use)
    for word in standing(game, character, ReducesDamage):
        attack.reductions.append((word.by, word.least))
    return attack


def _used(game: Game, clash: Clash, uid: int, place: int) -> Use:
    """An ability by its mark, though its card may have been discarded for it."""
    card = game.cards[uid]
    laid = next((each for each in clash.sequence if each.card is card), None)
    for each in game.characters:
        for learned in each.skills:
            if learned.card is card:
                return Use(card.sides[learned.side], place, card)
    return Use(card, place, card, laid)


def _modify(game: Game, clash: Clash, attack: Attack, use: Use) -> None:
    now = moment(game, clash, "A26.26", use.card, use.laid)
    for word in use.ability.do:
        match word:
            case ReduceDamage():
                attack.reductions.append((number(now, word.by), word.least))
            case ReduceMarkerLoss():
                attack.markers += number(now, word.by)
            case IgnoreAttack():
                attack.ignored = True
            case PreventStepsDown():
                attack.steps += number(now, word.by)
            case PreventFear():
                attack.fear += number(now, word.by)


def after_attack(game: Game, clash: Clash, character: Character) -> Flow[None]:
    """What must be done at the attack and was left for afterwards is done now (A26.27)."""
    for use in abilities(game, clash, character, AT_ATTACK):
        waiting = f"attack:{use.mark}" not in clash.used and not _works_of_itself(use)
        if waiting and not is_optional(use) and goes_on(game, clash, character):
            now = moment(game, clash, "A26.27", use.card, use.laid)
            yield from use_ability(game, clash, character, use, now)
    forget(clash, "attack")
