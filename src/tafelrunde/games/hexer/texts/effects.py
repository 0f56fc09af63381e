"""Effects as sentences: each word of the vocabularies has one message, its fields are arguments.

`says` and `tells` turn a single effect or condition into a part of a sentence. A word that needs
more than its plain fields registers a function of its own: `@says.register`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from enum import Enum, IntEnum
from functools import singledispatch
from itertools import groupby
from typing import Final

from tafelrunde.engine.content import Frozen, Lang
from tafelrunde.engine.effects import Effect
from tafelrunde.engine.phrases import NONE, Args, capital, key_of, sentences
from tafelrunde.games.hexer.terms import Attribute, Colour, Terrain
from tafelrunde.games.hexer.texts.words import ROMAN, join, words
from tafelrunde.games.hexer.vocabulary import (
    ByLevel,
    Choose,
    ComboHasEach,
    Condition,
    Count,
    Counted,
    Half,
    If,
    LevelAtLeast,
    May,
    Not,
    Number,
    RollDie,
)

NAMED: Final = (Attribute, Colour, Terrain)


def effect_text(effects: Sequence[Effect], lang: Lang) -> str:
    """The effects as sentences, in printed order."""
    return sentences(_told(effects, lang))


def clauses(effects: Sequence[Effect], lang: Lang) -> str:
    """The effects as one part of a sentence: "gain 1 gold and draw 1 card"."""
    if not effects:
        return words(lang).say("nothing-happens")
    return join(_told(effects, lang), "list-and", lang)


def _told(effects: Sequence[Effect], lang: Lang) -> list[str]:
    """Each effect as a clause; one that is done several times is said once."""
    told: list[str] = []
    for effect, again in groupby(effects):
        times, text = len(list(again)), _counted(effect, lang)
        if times > 1:
            text = words(lang).say("repeated", times=times, text=after_colon(text, lang))
        told.append(text)
    return told


def _counted(effect: Effect, lang: Lang) -> str:
    """An effect as a clause; a number counted on the table is called X and told after it."""
    text = says(effect, lang)
    for item in fields(effect):
        if isinstance(number := getattr(effect, item.name), Count):
            text = words(lang).say("where-x", text=text, what=formula(number, lang))
    return text


def condition_text(condition: Condition, lang: Lang) -> str:
    """A condition as a subordinate clause: "you have at least 1 gold"."""
    return tells(condition, lang)


# --- Numbers --------------------------------------------------------------------------------------


def number_text(number: Number, lang: Lang) -> str:
    """A number as it is printed: 3, "1/1/2/2/3", or X if it is counted on the table."""
    if isinstance(number, int):
        return str(number)
    if isinstance(number, ByLevel):
        return "/".join(str(each) for each in number.numbers)
    return "X"


def formula(number: Count, lang: Lang) -> str:
    """What X is: "rank + 1", "hand cards ÷ 2, rounded up"."""
    say = words(lang).say
    what = say(f"count-{number.of.value.replace('_', '-')}")
    if number.of is Counted.LEVEL:
        what = say("count-level-of", attribute=term(number.attribute, lang))
    if abs(number.times) != 1:
        what = f"{abs(number.times)} × {what}"
    if number.half is not None:
        what = say("count-half", what=what, half="up" if number.half is Half.UP else "down")
    if number.times < 0:
        what = f"{number.plus} − {what}"
    elif number.plus:
        what = f"{what} {'+' if number.plus > 0 else '−'} {abs(number.plus)}"
    return say("count-least", what=what, least=number.least) if number.least else what


# --- Arguments of a message -----------------------------------------------------------------------


def term(value: Enum, lang: Lang) -> str:
    """An attribute, colour or terrain by its name."""
    return words(lang).say(f"{type(value).__name__.lower()}-{value.name.lower()}")


def plain_args(thing: Frozen, lang: Lang) -> Args:
    """The fields that mean the same in every sentence."""
    args: Args = {}
    for item in fields(thing):  # type: ignore[arg-type]
        plain = _plain(getattr(thing, item.name), lang)
        if plain is not None:
            args[item.name] = plain
    return args


def _plain(value: object, lang: Lang) -> str | int | None:
    """A field as an argument; None if it needs more than itself."""
    if value is None:
        return NONE
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, NAMED):
        return term(value, lang)
    if isinstance(value, IntEnum):
        return value.name.lower()
    if isinstance(value, int | str):
        return value
    if isinstance(value, Count | ByLevel):
        return number_text(value, lang)
    if isinstance(value, tuple) and all(isinstance(item, NAMED) for item in value):
        return join([term(item, lang) for item in value], "list-or", lang)
    return None


# --- Conditions -----------------------------------------------------------------------------------


@singledispatch
def tells(condition: Condition, lang: Lang, form: str = "") -> str:
    """A condition as a subordinate clause; the form `.not` is its opposite."""
    return words(lang).say(
        key_of("condition", type(condition)) + form, **plain_args(condition, lang)
    )


@tells.register
def _not(condition: Not, lang: Lang, form: str = "") -> str:
    return tells(condition.condition, lang, "" if form else ".not")


@tells.register
def _level_at_least(condition: LevelAtLeast, lang: Lang, form: str = "") -> str:
    return words(lang).say(
        f"condition-level-at-least{form}",
        attribute=term(condition.attribute, lang),
        level=ROMAN[condition.level],
    )


@tells.register
def _combo_has_each(condition: ComboHasEach, lang: Lang, form: str = "") -> str:
    colours = [term(colour, lang) for colour in condition.colours]
    return words(lang).say(
        f"condition-combo-has-each{form}", colours=join(colours, "list-and", lang)
    )


# --- Effects --------------------------------------------------------------------------------------


@singledispatch
def says(effect: Effect, lang: Lang) -> str:
    """An effect as a part of a sentence, without capital and full stop."""
    return words(lang).say(key_of("effect", type(effect)), **plain_args(effect, lang))


@says.register
def _if(effect: If, lang: Lang) -> str:
    return words(lang).say(
        "effect-if-else" if effect.otherwise else "effect-if",
        condition=tells(effect.condition, lang),
        then=after_if(clauses(effect.then, lang), lang),
        otherwise=after_if(clauses(effect.otherwise, lang), lang),
    )


def after_if(text: str, lang: Lang) -> str:
    """What follows a condition: in German a sentence of its own after a colon."""
    return capital(text) if lang == "de" else text


def after_colon(text: str, lang: Lang) -> str:
    """A sentence after a colon begins with a capital in German, with a small letter in English."""
    return capital(text) if lang == "de" else text[:1].lower() + text[1:]


@says.register
def _choose(effect: Choose, lang: Lang) -> str:
    alternatives = [
        words(lang).say("choice", text=capital(clauses(alternative, lang)))
        for alternative in effect.alternatives
    ]
    return words(lang).say("effect-choose", alternatives=join(alternatives, "list-or", lang))


@says.register
def _may(effect: May, lang: Lang) -> str:
    return words(lang).say("effect-may", do=clauses(effect.do, lang))


@says.register
def _roll_die(effect: RollDie, lang: Lang) -> str:
    say, rows, lowest = words(lang).say, list[str](), 1
    for highest, done in effect.rows:
        results = f"{lowest}" if lowest == highest else f"{lowest}–{highest}"
        rows.append(say("die-row", results=results, do=clauses(done, lang)))
        lowest = highest + 1
    return say("effect-roll-die", rows="; ".join(rows))
