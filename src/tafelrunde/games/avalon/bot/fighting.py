"""How a bot fights and talks: which card to lay, when to stop, when to run."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil
from typing import Final

from tafelrunde.engine.effects import Effect
from tafelrunde.games.avalon.bot.mind import Mind, Thought
from tafelrunde.games.avalon.bot.values import MARKERS_A_ROUND, price, unit, worth
from tafelrunde.games.avalon.clash.combat import enemy_of, row_for
from tafelrunde.games.avalon.clash.options import Lay, Use
from tafelrunde.games.avalon.clash.preview import preview
from tafelrunde.games.avalon.nouns import Ability, Moment
from tafelrunde.games.avalon.rules.conditions import is_met
from tafelrunde.games.avalon.rules.now import number
from tafelrunde.games.avalon.rules.paying import can_pay
from tafelrunde.games.avalon.state.physical import Card, is_connected
from tafelrunde.games.avalon.state.table import Character, Clash, ClashStep, Game
from tafelrunde.games.avalon.terms import ROWS, Art, Resource, Track
from tafelrunde.games.avalon.vocabulary.effects import ChooseOne, Deal, If, Lose

IDLE: Final = -0.5
"""Who lays nothing loses time, and gives the enemy an opportunity."""
VICTORY: Final = 3.0
DEAR: Final = 5.0
"""The most that the Magic of one symbol is worth."""
EXTRA: Final = 1.0
"""What it is worth to lay another card at once."""
FOLLOW_UP: Final = 0.35
TRIED: Final = 2
"""After so many rounds a fight says as much about itself as all fights before."""
SLOW: Final = 0.5
"""However badly it goes, so many markers a turn are hoped for."""
LONG_TALK: Final = 12
"""After so many rounds a talk leads nowhere."""
NEVER: Final = 9.0
STAY: Final = 0.05
"""Nothing is used, and nobody runs."""


def card_liked(mind: Mind, clash: Clash, character: Character, option: Lay) -> float:
    """What a card brings at once, what it does later, how well others can follow it, and how the
    enemy would answer.
    """
    seen = preview(mind.game, clash, character, option.card, option.magic)
    now = Thought(mind, clash.group, "A26.11", character)
    found = seen.steps * 1.2 + seen.cards * 0.6 + worth(now, seen.others)
    if clash.art is Art.COMBAT:
        found += pool_liked(now, clash, clash.pool + seen.markers)
        found -= pool_liked(now, clash, clash.pool)
    found += EXTRA * (seen.extra and len(character.hand) > 1)
    found += sum((ability_liked(now, each) for each in option.card.abilities), 0.0)
    found += FOLLOW_UP * followers(character, option.card)
    return found - magic_price(mind, character) * bool(seen.payers)


def pool_liked(now: Thought, clash: Clash, pool: int) -> float:
    """What so many markers are worth: each of them, victory, and the attack that follows."""
    enemy = enemy_of(clash)
    if pool >= enemy.value:
        return enemy.value + VICTORY
    row = next((row.do for row in enemy.table if row.least <= pool <= row.most), ())
    return pool + worth(now, row)


def magic_price(mind: Mind, character: Character) -> float:
    """What the Magic of a symbol costs: more while a stone waits for it."""
    return min(DEAR, 0.8 * unit(mind, character, Resource.MAGIC, spent=True))


def ability_liked(now: Thought, ability: Ability) -> float:
    """What an ability is worth once its card lies there."""
    if ability.when is Moment.STANDING:
        return 0.3
    soon = 0.7 if ability.when in (Moment.ON_PLAY, Moment.AT_ATTACK) else 0.4
    return soon * (worth(now, ability.do) - price(now, ability.cost))


def followers(character: Character, card: Card) -> int:
    """How many symbols the best card of the hand could connect to this one."""
    best = 0
    for other in character.hand:
        if other is not card:
            best = max(best, sum(is_connected(card, other, row) for row in range(ROWS)))
    return best


def threat(mind: Mind, clash: Clash, character: Character) -> int:
    """The damage that the enemy would deal now."""
    if clash.art is not Art.COMBAT:
        return 0
    return harm(Thought(mind, clash.group, "A28.06", character), row_for(clash))


def idle(mind: Mind, clash: Clash, character: Character) -> float:
    """Who lays no card at all gives the enemy an opportunity."""
    first = clash.step is ClashStep.LAY_FIRST and clash.laid == 0
    if not first or clash.art is not Art.COMBAT:
        return 0.0
    now = Thought(mind, clash.group, "A27.09", character)
    return worth(now, enemy_of(clash).opportunity) + IDLE


def flight(mind: Mind, clash: Clash, character: Character) -> float:
    """For whoever would not live to win, and lives through the blow at its back."""
    if clash.art is not Art.COMBAT:
        return 0.5 if is_stalled(mind.game, clash) else -NEVER
    enemy = enemy_of(clash)
    now = Thought(mind, clash.group, "A28.06", character)
    if harm(now, enemy.opportunity) >= character.health:
        return -NEVER
    rounds = ceil((enemy.value - clash.pool) / pace(clash)) - 1
    shared = max(1, rounds // clash.group.bit_count())
    hurt = threat(mind, clash, character) * (shared if rounds > 0 else 0)
    return 4.0 if hurt >= character.health else -NEVER


def pace(clash: Clash) -> float:
    """The markers that a turn brings: as a rule at first, then as this fight has shown."""
    fought = clash.round - 1
    return max(SLOW, (MARKERS_A_ROUND * TRIED + clash.pool) / (TRIED + max(0, fought)))


def is_stalled(game: Game, clash: Clash) -> bool:
    """Whether a talk leads nowhere, or nobody has anything left to say."""
    speechless = not any(each.hand or each.decks[clash.art] for each in game.members(clash.group))
    return clash.round > LONG_TALK or speechless


def harm(now: Thought, done: Iterable[Effect]) -> int:
    """The Health that some effects take, if whoever may choose spares it."""
    return sum(_harm(now, each) for each in done)


def _harm(now: Thought, effect: Effect) -> int:
    match effect:
        case Deal():
            return number(now, effect.amount)
        case Lose(what=Track.HEALTH):
            return number(now, effect.amount)
        case If():
            return harm(now, effect.then if is_met(now, effect.condition) else effect.otherwise)
        case ChooseOne():
            open_ways = [
                way for way in effect.ways if is_met(now, way.needs) and can_pay(now, way.cost)
            ]
            return min((harm(now, way.do) for way in open_ways), default=0)
        case _:
            return 0


def use(mind: Mind, character: Character, option: Use) -> float:
    """An ability that may be used now."""
    clash = mind.game.clash
    group = clash.group if clash is not None else character.bit
    now = Thought(mind, group, "A26.29", character, option.card, option.laid)
    return worth(now, option.ability.do) - price(now, option.ability.cost)


def reaction(mind: Mind, character: Character, option: Use) -> float:
    """What softens an attack is used if there is something to soften."""
    clash = mind.game.clash
    if clash is None:
        return STAY
    if clash.art is Art.COMBAT and not threat(mind, clash, character):
        return 0.0
    return use(mind, character, option)


def keep(mind: Mind, character: Character, card: Card) -> float:
    """Cards that connect in many rows are kept."""
    now = Thought(mind, character.bit, "A27.15", character)
    symbols = sum(bonus is not None for bonus in card.left)
    brings = sum((worth(now, bonus) for bonus in card.left if bonus), 0.0)
    return symbols + brings + sum((worth(now, each.do) for each in card.abilities), 0.0)
