"""The words of abilities that need more than their plain fields, and abilities as sentences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, replace
from typing import Final, TypeVar

from tafelrunde.engine.content import Lang
from tafelrunde.engine.effects import Effect
from tafelrunde.engine.phrases import capital
from tafelrunde.games.hexer.fights.monster_turn import MOON_DUST_DAMAGE
from tafelrunde.games.hexer.nouns import EVERY_TIME, PER_LEVEL, Ability, Moment
from tafelrunde.games.hexer.terms import TOP_LEVEL
from tafelrunde.games.hexer.texts.effects import (
    after_colon,
    clauses,
    condition_text,
    effect_text,
    number_text,
    plain_args,
    says,
)
from tafelrunde.games.hexer.texts.words import ROMAN, words
from tafelrunde.games.hexer.vocabulary import ByLevel
from tafelrunde.games.hexer.vocabulary.abilities import (
    DrawMore,
    DullSpecial,
    ForOpponent,
    LookAtLife,
    ReturnCards,
)

ONCE_ANYWAY: Final = (
    Moment.FIGHT_BEGINS,
    Moment.DECKS_FORMED,
    Moment.FIGHT_WON,
    Moment.TURN_BEGINS,
)
"""Moments that come once by themselves."""

E = TypeVar("E", bound=Effect)

# --- Words ----------------------------------------------------------------------------------------


@says.register
def _draw_more(effect: DrawMore, lang: Lang) -> str:
    cards, way = effect.cards, "more"
    if isinstance(cards, int) and cards < 0:
        cards, way = -cards, "fewer"
    text = cards if isinstance(cards, int) else number_text(cards, lang)
    return words(lang).say("effect-draw-more", cards=text, way=way)


@says.register
def _look_at_life(effect: LookAtLife, lang: Lang) -> str:
    args = plain_args(effect, lang)
    way = "sink" if effect.may_sink else "discard" if effect.discard else "look"
    return words(lang).say("effect-look-at-life", **args, way=way)


@says.register
def _return_cards(effect: ReturnCards, lang: Lang) -> str:
    return words(lang).say("effect-return-cards", cards=effect.cards, to=effect.to.value)


@says.register
def _dull_special(effect: DullSpecial, lang: Lang) -> str:
    return words(lang).say("effect-dull-special", damage=MOON_DUST_DAMAGE)


@says.register
def _for_opponent(effect: ForOpponent, lang: Lang) -> str:
    return words(lang).say("effect-for-opponent", do=capital(clauses(effect.do, lang)))


# --- Abilities ------------------------------------------------------------------------------------


def ability_text(ability: Ability, lang: Lang) -> str:
    """When an ability may be used, how often, under which condition, and what it does."""
    text = effect_text(ability.do, lang)
    if ability.when is Moment.STANDING:
        return text
    return words(lang).say(
        "ability", head=ability_head(ability, lang), text=after_colon(text, lang)
    )


def ability_head(ability: Ability, lang: Lang) -> str:
    """How often, when and under which condition an ability may be used."""
    say = words(lang).say
    head = capital(
        say(
            "ability-head",
            uses=_uses(ability),
            number=ability.uses,
            when=say(f"moment-{ability.when.value.replace('_', '-')}"),
        )
    )
    if ability.needs is None:
        return head
    return say("ability-if", head=head, condition=condition_text(ability.needs, lang))


def _uses(ability: Ability) -> str:
    if ability.uses == PER_LEVEL:
        return "per-level"
    if ability.when in ONCE_ANYWAY and ability.uses <= 1:
        return "plain"
    if ability.uses == EVERY_TIME:
        return "always" if ability.forced else "often"
    return "once" if ability.uses == 1 else "some"


def level_texts(ability: Ability, lang: Lang) -> list[str]:
    """What a specialisation does at each of the levels I to V; nothing if all are alike."""
    levels = [at_level(ability.do, level) for level in range(1, TOP_LEVEL + 1)]
    if all(level == levels[0] for level in levels):
        return []
    return [
        words(lang).say("ability-level", level=ROMAN[level], text=effect_text(effects, lang))
        for level, effects in enumerate(levels, 1)
    ]


def at_level(effects: Sequence[Effect], level: int) -> list[Effect]:
    """The effects with their numbers for one level; what would be 0 of something is left out."""
    told = [_at_level(effect, level) for effect in effects]
    return [new for new, old in zip(told, effects, strict=True) if new == old or not _is_idle(new)]


def _at_level(effect: E, level: int) -> E:
    numbers = {
        item.name: value.numbers[level - 1]
        for item in fields(effect)
        if isinstance(value := getattr(effect, item.name), ByLevel)
    }
    return replace(effect, **numbers) if numbers else effect


def _is_idle(effect: Effect) -> bool:
    """Whether the number that the effect is about is 0."""
    return bool(getattr(effect, fields(effect)[0].name) == 0)
