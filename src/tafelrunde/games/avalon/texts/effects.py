"""Effects, conditions and costs as sentences: each word of the vocabulary has one message, its
fields are arguments.

`says`, `tells` and `asks` turn a single effect, condition or cost into a part of a sentence. A word
that needs more than its plain fields registers a function of its own: `@says.register`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from enum import Enum
from functools import singledispatch
from itertools import groupby
from typing import Final

from tafelrunde.engine.content import Frozen, Lang
from tafelrunde.engine.effects import Effect
from tafelrunde.engine.phrases import NONE, Args, capital, key_of, sentences
from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.terms import Who
from tafelrunde.games.avalon.texts.words import (
    Joint,
    after_colon,
    dial_name,
    join,
    name,
    place_name,
    term,
    words,
)
from tafelrunde.games.avalon.vocabulary import conditions as c
from tafelrunde.games.avalon.vocabulary import effects, standing, world
from tafelrunde.games.avalon.vocabulary.costs import Cost, DiscardItem, GiveSecret, Pay

NAMED: Final = ("item", "encounter", "named", "event", "status", "task", "character")
"""Fields that hold the id of something with a name."""
PLACES: Final = ("old", "new", "beside")
ELSEWHERE: Final = (effects.GainSecret, effects.LoseSecret, c.HasSecret, GiveSecret)
"""Words whose number is not that of a location."""
SIGNED: Final = ("by", "markers", "steps")
"""Fields that may go up or down; a message gets the size and the direction."""
TOP_OF_DIE: Final = 6


def effect_text(done: Sequence[Effect], lang: Lang) -> str:
    """The effects as sentences, in printed order."""
    return sentences(_told(done, lang))


def clauses(done: Sequence[Effect], lang: Lang) -> str:
    """The effects as one part of a sentence: "gain 1 Food and lose 1 Fear"."""
    if not done:
        return words(lang).say("nothing-happens")
    return join(_told(done, lang), "list-and", lang)


def _told(done: Sequence[Effect], lang: Lang) -> list[str]:
    """Each effect as a clause; one that is done several times is said once."""
    told: list[str] = []
    for effect, again in groupby(done):
        times, text = len(list(again)), says(effect, lang)
        if counted := [each for each in vars(effect).values() if isinstance(each, c.Count)]:
            text = words(lang).say("where-x", text=text, what=formula(counted[0], lang))
        if times > 1:
            text = words(lang).say("repeated", times=times, text=after_colon(text, lang))
        told.append(text)
    return told


def condition_text(condition: c.Condition, lang: Lang) -> str:
    """A condition as a subordinate clause: "Courage is at least 2"."""
    return tells(condition, lang)


# --- Numbers --------------------------------------------------------------------------------------


def number_text(number: c.Number) -> str | int:
    """A number as it is printed, X if it is counted on the table."""
    return number if isinstance(number, int) else "X"


def formula(number: c.Count, lang: Lang) -> str:
    """What X is: "2 × cards in the sequence + 1, at most 3"."""
    say = words(lang).say
    attribute = term(number.attribute, lang) if number.attribute is not None else NONE
    key = f"count-{number.of.value}"
    what = say(key, attribute=attribute, dial=dial_name(number.dial, lang))
    if number.times != 1:
        what = f"{number.times} × {what}".replace("-", "−", 1)
    if number.plus:
        what = f"{what} {'+' if number.plus > 0 else '−'} {abs(number.plus)}"
    most = c.Count(number.of).most
    return say("count-most", what=what, most=number.most) if number.most != most else what


# --- Arguments of a message -----------------------------------------------------------------------


def plain_args(thing: Frozen, lang: Lang) -> Args:
    """The fields that mean the same in every sentence."""
    args: Args = {}
    for item in fields(thing):  # type: ignore[arg-type]
        value = getattr(thing, item.name)
        plain = _plain(thing, item.name, value, lang)
        if plain is not None:
            args[item.name] = plain
        if item.name in SIGNED:
            falls = value.times < 0 if isinstance(value, c.Count) else value < 0
            args["change"] = "down" if falls else "up"
        if isinstance(value, Who):
            args["subject"] = words(lang).say(f"who-{value.value}")
    return args


def _plain(thing: Frozen, field: str, value: object, lang: Lang) -> str | int | None:
    """A field as an argument; None if it needs more than itself."""
    if value is None:
        return NONE
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Who):
        return value.value
    if isinstance(value, Enum):
        return term(value, lang)
    if isinstance(value, c.Count):
        return "X"
    if isinstance(value, int):
        is_place = field == "number" and not isinstance(thing, ELSEWHERE)
        if field in PLACES or is_place:
            return place_name(value, lang)
        return abs(value) if field in SIGNED else value
    if isinstance(value, str):
        return _named(field, value, lang)
    if isinstance(value, tuple) and all(isinstance(each, Enum) for each in value):
        return _terms(value, "list-or", lang)
    return None


def _named(field: str, value: str, lang: Lang) -> str:
    if field == "dial":
        return dial_name(value, lang)
    return name(value, lang) if field in NAMED else value or NONE


def _terms(values: Sequence[Enum], joint: Joint, lang: Lang) -> str:
    return join([term(each, lang) for each in values], joint, lang)


# --- Conditions -----------------------------------------------------------------------------------


@singledispatch
def tells(condition: c.Condition, lang: Lang, form: str = "") -> str:
    """A condition as a subordinate clause; the form `.not` is its opposite."""
    key = key_of("condition", type(condition)) + form
    return words(lang).say(key, **plain_args(condition, lang))


@tells.register
def _not(condition: c.Not, lang: Lang, form: str = "") -> str:
    return tells(condition.condition, lang, "" if form else ".not")


@tells.register
def _all_of(condition: c.AllOf, lang: Lang, form: str = "") -> str:
    told = [tells(each, lang, form) for each in condition.conditions]
    return join(told, "list-or" if form else "list-and", lang)


@tells.register
def _any_of(condition: c.AnyOf, lang: Lang, form: str = "") -> str:
    told = [tells(each, lang, form) for each in condition.conditions]
    return join(told, "list-and" if form else "list-or", lang)


@tells.register
def _has_status(condition: c.HasStatus, lang: Lang, form: str = "") -> str:
    """Of a status with one box only its name is said."""
    args = plain_args(condition, lang)
    if library.STATUSES[condition.status].parts == 1:
        args["part"] = 0
    return words(lang).say(f"condition-has-status{form}", **args)


@tells.register
def _has_task(condition: c.HasTask, lang: Lang, form: str = "") -> str:
    task = library.TASKS[condition.task].name.text(lang).rstrip(".")
    return words(lang).say(f"condition-has-task{form}", task=task)


# --- Costs ----------------------------------------------------------------------------------------


def cost_text(costs: Sequence[Cost], lang: Lang) -> str:
    """Costs as one part of a sentence; what is paid by number is said in one breath."""
    say, told = words(lang).say, list[str]()
    for each, group in groupby(costs, key=_is_paid):
        if each is None:
            told += [asks(cost, lang) for cost in group]
            continue
        amounts = [_amount(cost, lang) for cost in group if isinstance(cost, Pay)]
        paid = join(amounts, "list-and", lang)
        told.append(say("cost-pay", amounts=paid, each="yes" if each else "no"))
    return join(told, "list-and", lang)


def _is_paid(cost: Cost) -> bool | None:
    """Whether each pays it or all together; None if it is no number."""
    return cost.each if isinstance(cost, Pay) else None


def _amount(cost: Pay, lang: Lang) -> str:
    text = f"{number_text(cost.amount)} {term(cost.what, lang)}"
    if isinstance(cost.amount, c.Count):
        return words(lang).say("where-x", text=text, what=formula(cost.amount, lang))
    return text


@singledispatch
def asks(cost: Cost, lang: Lang) -> str:
    """A cost as a part of a sentence."""
    return words(lang).say(key_of("cost", type(cost)), **plain_args(cost, lang))


@asks.register
def _discard_item(cost: DiscardItem, lang: Lang) -> str:
    keywords = _terms(cost.keywords, "list-or", lang)
    equipped = "yes" if cost.equipped else "no"
    return words(lang).say("cost-discard-item", keywords=keywords, equipped=equipped)


# --- Effects --------------------------------------------------------------------------------------


@singledispatch
def says(effect: Effect, lang: Lang) -> str:
    """An effect as a part of a sentence, without capital and full stop."""
    return words(lang).say(key_of("effect", type(effect)), **plain_args(effect, lang))


@says.register
def _if(effect: effects.If, lang: Lang) -> str:
    return words(lang).say(
        "effect-if-else" if effect.otherwise else "effect-if",
        condition=tells(effect.condition, lang),
        then=after_colon(clauses(effect.then, lang), lang),
        otherwise=after_colon(clauses(effect.otherwise, lang), lang),
    )


@says.register
def _may_pay(effect: effects.MayPay, lang: Lang) -> str:
    cost, then = cost_text(effect.cost, lang), after_colon(clauses(effect.then, lang), lang)
    args = plain_args(effect, lang) | {"cost": cost, "then": then}
    return words(lang).say("effect-may-pay", **args)


def way_text(way: effects.Way, lang: Lang) -> str:
    """One way of a choice: what it needs, what it costs, what it does."""
    say, text = words(lang).say, clauses(way.do, lang)
    if way.cost:
        cost = cost_text(way.cost, lang)
        text = say("way-cost", cost=cost, text=after_colon(text, lang)) if way.do else cost
    if way.needs is not None:
        condition = tells(way.needs, lang)
        text = say("effect-if", condition=condition, then=after_colon(text, lang))
    return capital(text)


@says.register
def _choose_one(effect: effects.ChooseOne, lang: Lang) -> str:
    ways = [words(lang).say("choice", text=way_text(way, lang)) for way in effect.ways]
    args = plain_args(effect, lang)
    return words(lang).say("effect-choose-one", **args | {"ways": join(ways, "list-or", lang)})


@says.register
def _turn_to(effect: world.TurnTo, lang: Lang) -> str:
    say, pages = words(lang).say, list[str]()
    for page in effect.pages:
        condition = tells(page.only_if, lang) if page.only_if is not None else NONE
        pages.append(say("page-if", verse=page.verse, condition=condition))
    return say("effect-turn-to", pages="; ".join(pages))


@says.register
def _toss(effect: effects.Toss, lang: Lang) -> str:
    say = words(lang).say
    rows = [
        say("result", result=say(f"side-{side}"), text=after_colon(clauses(done, lang), lang))
        for side, done in (("grail", effect.grail), ("skull", effect.skull))
        if done
    ]
    return say("effect-toss", rows="; ".join(rows))


@says.register
def _roll(effect: effects.Roll, lang: Lang) -> str:
    say, rows = words(lang).say, list[str]()
    for place, band in enumerate(effect.bands):
        last = place + 1 == len(effect.bands)
        most = TOP_OF_DIE if last else effect.bands[place + 1].at_least - 1
        result = f"{band.at_least}" if band.at_least == most else f"{band.at_least}–{most}"
        if last and effect.attribute is not None:
            result = f"{band.at_least}+"
        rows.append(say("result", result=result, text=after_colon(clauses(band.do, lang), lang)))
    attribute = term(effect.attribute, lang) if effect.attribute is not None else NONE
    return say("effect-roll", attribute=attribute, times=effect.times, rows="; ".join(rows))


@says.register(effects.EachOf)
@says.register(effects.ForLowestHealth)
def _others(effect: effects.EachOf | effects.ForLowestHealth, lang: Lang) -> str:
    do = after_colon(clauses(effect.do, lang), lang)
    return words(lang).say(key_of("effect", type(effect)), **plain_args(effect, lang) | {"do": do})


@says.register
def _mark(effect: world.Mark, lang: Lang) -> str:
    """Of a status with one box only its name is said; part 0 is one of choice."""
    status = library.STATUSES[effect.status]
    part = "any" if effect.part == 0 else effect.part
    if status.parts == 1:
        part = NONE
    return words(lang).say("effect-mark", status=status.name.text(lang), part=part)


@says.register
def _cross_out(effect: world.CrossOut, lang: Lang) -> str:
    return words(lang).say("effect-cross-out", tasks=len(effect.tasks))


@says.register
def _rest_brings(effect: standing.RestBrings, lang: Lang) -> str:
    say = words(lang).say
    parts = [
        say(f"rest-{what}", amount=abs(amount), change="up" if amount > 0 else "down")
        for what, amount in (("health", effect.health), ("fear", effect.fear))
        if amount
    ]
    others = "yes" if effect.others_too else "no"
    joined = join(parts, "list-and", lang)
    return say("effect-rest-brings", parts=joined, fear=effect.fear, others=others)


@says.register
def _may_not_flee(effect: standing.MayNotFlee, lang: Lang) -> str:
    return words(lang).say("effect-may-not-flee", condition=tells(effect.while_, lang))


@says.register
def _ignores_traits(effect: standing.IgnoresTraits, lang: Lang) -> str:
    traits = _terms(effect.traits, "list-and", lang)
    return words(lang).say("effect-ignores-traits", count=len(effect.traits), traits=traits)
