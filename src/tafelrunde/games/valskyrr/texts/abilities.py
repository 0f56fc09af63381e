"""Conditions, standing abilities, triggers and reactions as sentences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import singledispatch
from typing import Final

from tafelrunde.engine.content import Lang
from tafelrunde.engine.phrases import NONE, Args, capital, key_of, sentences
from tafelrunde.games.valskyrr.nouns import Ability, Enrage, Reaction
from tafelrunde.games.valskyrr.terms import Colour, Trigger
from tafelrunde.games.valskyrr.texts.effects import (
    YOU,
    Telling,
    damage,
    effects_text,
    plain_args,
)
from tafelrunde.games.valskyrr.texts.words import after_colon, join, linked, words
from tafelrunde.games.valskyrr.vocabulary import (
    DeckIs,
    HasCondition,
    IsResting,
    KeywordDamage,
    MoreDamage,
    MoreDefence,
    NoProgressPlaced,
    Requirement,
    Standing,
    Task,
    When,
)

HERO_BY_HERO: Final = (HasCondition, IsResting, NoProgressPlaced)
"""Conditions that do not decide whether something happens, but to which of the heroes."""

CLAUSES: Final = (
    Trigger.ENTERS,
    Trigger.ENTERS_IN_PURSUIT,
    Trigger.KILL_HERE,
    Trigger.ENEMY_KILLED,
    Trigger.REGENERATION,
    Trigger.COMPLETED,
)
"""Triggers that begin with "when": a condition follows with "and" instead of with "if"."""

# --- Conditions -----------------------------------------------------------------------------------


def requirement_text(requirement: Requirement, lang: Lang) -> str:
    """A condition as a sentence."""
    return sentences([_requirement(requirement, Telling(lang), ".fact")])


def conditions(requirements: Sequence[Requirement], telling: Telling) -> str:
    """All of the conditions, as they stand after "if"."""
    parts = [_requirement(requirement, telling) for requirement in requirements]
    return join(parts, "list-and", telling.lang)


def alternatives(requirements: Sequence[Requirement], telling: Telling) -> str:
    """One of the conditions is enough; as they stand after "if"."""
    parts = [_requirement(requirement, telling) for requirement in requirements]
    return join(parts, "list-or", telling.lang)


def narrowed(
    requirements: Sequence[Requirement], telling: Telling
) -> tuple[list[Requirement], Telling]:
    """Conditions on each single hero become part of "each hero who …"; the others are left."""
    left = [item for item in requirements if not isinstance(item, HERO_BY_HERO)]
    of_heroes = [_requirement(item, telling, ".who") for item in requirements if item not in left]
    if not of_heroes:
        return left, telling
    return left, replace(telling, such=join(of_heroes, "list-and", telling.lang))


def _requirement(requirement: Requirement, telling: Telling, form: str = "") -> str:
    args = plain_args(requirement, telling.lang)
    args["who"] = YOU if telling.voice == YOU else "hero"
    if isinstance(requirement, DeckIs):
        args["colour"] = telling.say(f"colour-{Colour(requirement.colour).name.lower()}.weak")
    return telling.say(key_of("requirement", type(requirement)) + form, **args)


# --- Standing abilities ---------------------------------------------------------------------------


def standing_text(standing: Standing, lang: Lang) -> str:
    """A standing ability as a sentence."""
    args = plain_args(standing, lang)
    args.update(_more(standing, Telling(lang)))
    return sentences([words(lang).say(key_of("standing", type(standing)), **args)])


@singledispatch
def _more(standing: Standing, telling: Telling) -> Args:
    """More arguments for the message of a standing ability; most need none."""
    return {}


@_more.register
def _(standing: MoreDamage, telling: Telling) -> Args:
    return {"damage": damage(standing.physical, standing.magical, telling, ".more")}


@_more.register
def _(standing: MoreDefence, telling: Telling) -> Args:
    more = telling.say("defence.more", physical=standing.physical, magical=standing.magical)
    return {"defence": more}


@_more.register
def _(standing: KeywordDamage, telling: Telling) -> Args:
    return {"points": abs(standing.magical), "way": "less" if standing.magical < 0 else "more"}


# --- Triggers, tasks, reactions -------------------------------------------------------------------


def ability_text(ability: Ability | When | Task, lang: Lang) -> str:
    """A named ability of an enemy, a triggered ability of any other card, or a task."""
    if isinstance(ability, When):
        return when_text(ability, Telling(lang, voice="each"))
    if isinstance(ability, Task):
        return task_text(ability, Telling(lang))
    return enemy_ability_text(ability, Telling(lang, voice="hero"))


def enemy_ability_text(ability: Ability, telling: Telling) -> str:
    """A special ability: its name, the zones where it works, what it does."""
    texts = [when_text(ability.when, telling)] if ability.when else []
    texts += [standing_text(standing, telling.lang) for standing in ability.standing]
    zones = [telling.say(f"term-{zone.value}") for zone in ability.zones]
    return telling.headed(
        "ability",
        name=ability.name.text(telling.lang),
        zones=", ".join(zones) or NONE,
        text=" ".join(texts),
    )


def when_text(when: When, telling: Telling, scope: str = "other") -> str:
    """Trigger, conditions, effects; `scope` is the kind of thing that carries the ability."""
    if when.trigger is Trigger.TURN_START:
        telling = telling.heard_by("active")
    left, telling = narrowed(when.only_if, telling)
    trigger = telling.say(
        f"trigger-{when.trigger.value}",
        having=linked(when.having, telling.lang),
        colour=NONE if when.colour is None else Colour(when.colour).name.lower(),
        at_least=when.at_least,
        scope=scope,
    )
    return capital(
        telling.say(
            "when",
            trigger=trigger,
            clause="yes" if when.trigger in CLAUSES else "no",
            only_if=conditions(left, telling),
            do=_deeds(when, telling),
        )
    )


def task_text(task: Task, telling: Telling) -> str:
    """What a player may do once per hero turn."""
    return capital(
        telling.say(
            "task",
            at_turn_end="yes" if task.at_turn_end else "no",
            only_if=conditions(task.only_if, telling),
            cards=task.discard,
            do=_deeds(task, telling),
        )
    )


def _deeds(ability: When | Task, telling: Telling) -> str:
    """The effects, as they stand after a colon."""
    return after_colon(effects_text(ability.do, telling), telling.lang)


def reaction_text(reaction: Reaction, lang: Lang) -> str:
    """When a reflex can be played, as it stands after the range."""
    deals = "physical" if reaction.physical else "damage" if reaction.damage else "nothing"
    return words(lang).say(
        f"reaction-{reaction.window.name.lower()}",
        having=linked(reaction.having, lang),
        deals=deals,
        whose=reaction.whose.value,
    )


def enrage_lines(enrage: Enrage, telling: Telling) -> list[str]:
    """What happens when an enemy is enraged, and what holds while it is."""
    lines: list[str] = []
    if enrage.at_once or enrage.calms_down:
        deeds = [effects_text(enrage.at_once, telling)] if enrage.at_once else []
        calm = [telling.say("enrage-calm")] if enrage.calms_down else []
        lines.append(telling.headed("enrage", text=" ".join(deeds + calm)))
    if enrage.while_enraged:
        held = " ".join(standing_text(standing, telling.lang) for standing in enrage.while_enraged)
        lines.append(telling.headed("enraged", text=held))
    return lines
