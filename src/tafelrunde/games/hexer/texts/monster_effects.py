"""The words of monsters that need more than their plain fields."""

from __future__ import annotations

from dataclasses import fields

from tafelrunde.engine.content import Lang
from tafelrunde.engine.phrases import NONE
from tafelrunde.games.hexer.texts.effects import after_if, clauses, plain_args, says
from tafelrunde.games.hexer.texts.words import ROMAN, join, words
from tafelrunde.games.hexer.vocabulary.monsters import (
    DiscardAll,
    DiscardColourOr,
    DiscardTerrainOr,
    HandToDeck,
    IgnoreDamage,
    NextTurn,
    PlayChainOr,
    RandomPassive,
    Strengthen,
    TakeLifeBack,
)

APART = ("at_once", "lasting", "unless", "draw_least")
"""Fields of a hamper that belong to another one."""


@says.register
def _next_turn(effect: NextTurn, lang: Lang) -> str:
    """Every hamper is a clause of its own: "in your next combat turn your combo has at most 2
    cards".
    """
    when = "now" if effect.at_once else "lasting" if effect.lasting else "next"
    return words(lang).say(f"hamper-{when}", hampers=hampers(effect, lang))


def hampers(effect: NextTurn, lang: Lang) -> str:
    """What hampers a combat turn, as it stands after "in this combat turn"."""
    args = plain_args(effect, lang)
    parts = [
        words(lang).say(f"hamper-{field.name.replace('_', '-')}", **args)
        for field in fields(effect)
        if field.name not in APART and getattr(effect, field.name) != field.default
    ]
    return join(parts, "list-and", lang)


@says.register
def _strengthen(effect: Strengthen, lang: Lang) -> str:
    way = "less" if effect.damage < 0 else "more"
    return words(lang).say("effect-strengthen", damage=abs(effect.damage), way=way)


@says.register
def _random_passive(effect: RandomPassive, lang: Lang) -> str:
    return words(lang).say("effect-random-passive", rank=ROMAN[effect.rank])


@says.register
def _discard_colour_or(effect: DiscardColourOr, lang: Lang) -> str:
    return words(lang).say(
        "effect-discard-colour-or",
        colours=plain_args(effect, lang)["colours"],
        otherwise=after_if(clauses(effect.otherwise, lang), lang),
        then=after_if(clauses(effect.then, lang), lang) if effect.then else NONE,
    )


@says.register
def _discard_terrain_or(effect: DiscardTerrainOr, lang: Lang) -> str:
    return words(lang).say(
        "effect-discard-terrain-or",
        terrain=plain_args(effect, lang)["terrain"],
        otherwise=after_if(clauses(effect.otherwise, lang), lang),
    )


@says.register
def _play_chain_or(effect: PlayChainOr, lang: Lang) -> str:
    return words(lang).say(
        "effect-play-chain-or",
        cards=effect.cards,
        otherwise=after_if(clauses(effect.otherwise, lang), lang),
    )


@says.register
def _discard_all(effect: DiscardAll, lang: Lang) -> str:
    return words(lang).say(
        "effect-discard-all",
        colours=plain_args(effect, lang)["colours"],
        otherwise=after_if(clauses(effect.otherwise, lang), lang) if effect.otherwise else NONE,
    )


@says.register
def _hand_to_deck(effect: HandToDeck, lang: Lang) -> str:
    way = "under" if effect.under else "chance" if effect.by_chance else "choice"
    if effect.cards is None:
        way = "all"
    return words(lang).say("effect-hand-to-deck", cards=effect.cards or 0, way=way)


@says.register
def _ignore_damage(effect: IgnoreDamage, lang: Lang) -> str:
    args = plain_args(effect, lang)
    way = "some" if effect.damage is not None else effect.half.value if effect.half else "all"
    return words(lang).say("effect-ignore-damage", damage=args["damage"], way=way)


@says.register
def _take_life_back(effect: TakeLifeBack, lang: Lang) -> str:
    args = plain_args(effect, lang)
    where = "under" if effect.under else "top"
    return words(lang).say(
        "effect-take-life-back", cards=args["cards"], where=where, times=args["times"]
    )
