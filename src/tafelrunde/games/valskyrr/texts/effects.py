"""Effects as sentences: each word of the vocabulary has one message, its fields are arguments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from enum import IntEnum
from functools import singledispatch
from typing import Final

from tafelrunde.engine.content import Frozen, Lang
from tafelrunde.engine.effects import Effect
from tafelrunde.engine.phrases import NONE, Args, Line, capital, headed, key_of, sentences
from tafelrunde.games.valskyrr.keywords import Keyword
from tafelrunde.games.valskyrr.terms import Aim, Amount, Condition
from tafelrunde.games.valskyrr.texts.names import name
from tafelrunde.games.valskyrr.texts.words import (
    Forms,
    Joint,
    after_colon,
    any_of,
    forms,
    join,
    linked,
    number,
    signed,
    words,
)
from tafelrunde.games.valskyrr.vocabulary import (
    Afflict,
    Bonus,
    Calm,
    Choose,
    Cleanse,
    Deal,
    EachHero,
    EachOtherHero,
    FetchEnemy,
    Focus,
    HealKin,
    LowestFocusHero,
    MayDiscard,
    MoveEnemy,
    MoveReinforcement,
    MoveTime,
    PlaceCard,
    Prevent,
    PutUnderEnemyDeck,
    Regenerate,
    RepeatAbility,
    ResolveAction,
    SwapEnemies,
    TakeDamage,
    Unbury,
)

YOU: Final = "you"
TARGETING: Final = (
    *(Deal, Afflict, Calm, MoveEnemy, SwapEnemies, PutUnderEnemyDeck),
    *(Regenerate, Unbury, Cleanse),
)
ON_HEROES: Final = (Regenerate, Unbury, Cleanse, Afflict)
CHOSEN_HEROES: Final = (Aim.A_HERO, Aim.UP_TO_THREE_HEROES)
HEROES: Final = (Aim.OWN_HERO, *CHOSEN_HEROES)
UNSAID: Final[dict[type[Effect], Aim]] = {
    Deal: Aim.AN_ENEMY,
    SwapEnemies: Aim.TWO_ENEMIES_APART,
}
"""What an effect is aimed at if its action does not say."""

SEVERAL: Final = (
    Aim.UP_TO_TWO_ENEMIES,
    Aim.TWO_ENEMIES_APART,
    Aim.EACH_ENEMY_HERE,
    Aim.EACH_ENEMY_IN_ONE_ZONE,
    Aim.EACH_ENEMY_IN_ONE_HERO_ZONE,
)


@dataclass
class Telling:
    """Who is spoken to or about, and whether the target was mentioned: then it is "the target"."""

    lang: Lang
    voice: str = YOU  # or hero, each, other, lowest, active
    aim: Aim = Aim.NOTHING
    such: str = ""  # narrows the heroes down: "who has at least 1 condition token"
    abilities: Mapping[str, str] = field(default_factory=dict)  # names of the enemy's own abilities
    mentioned: bool = False

    def say(self, key: str, **args: str | int) -> str:
        """A message in the language of this telling."""
        return words(self.lang).say(key, **args)

    def headed(self, key: str, **args: str | int) -> Line:
        """A message that begins with a head."""
        return headed(words(self.lang), key, **args)

    def heard_by(self, voice: str) -> Telling:
        """The same telling, about other heroes."""
        return replace(self, voice=voice)

    def hero(self, effect: Effect) -> tuple[str, Forms]:
        """The hero concerned: the one spoken to, the one spoken about, or the target."""
        key = self.voice
        if key == YOU and isinstance(effect, ON_HEROES) and self.aim in CHOSEN_HEROES:
            again = "that" if self.aim is Aim.A_HERO else "those"
            key = again if self.mentioned else self.aim.value
        hero = forms(f"who-{key}", self.lang)
        if self.such and key != YOU:
            hero = Forms(*(self.say("who-such", hero=form, such=self.such) for form in hero))
        return key, hero

    def target(self, default: Aim = Aim.NOTHING) -> Forms:
        """The enemies the action is aimed at."""
        key = (default if self.aim is Aim.NOTHING else self.aim).value
        if self.mentioned:
            key = "again-each" if self.aim in SEVERAL else "again"
        elif self.aim in HEROES:
            key = Aim.NOTHING.value
        return forms(f"target-{key}", self.lang)


def effect_text(effect: Effect, lang: Lang, at: Aim = Aim.NOTHING) -> str:
    """An effect of a hero action as a sentence."""
    return sentences([clause(effect, Telling(lang, aim=at))])


def effects_text(effects: Sequence[Effect], telling: Telling) -> str:
    """The effects as sentences, in printed order."""
    return sentences([clause(effect, telling) for effect in effects])


def clause(effect: Effect, telling: Telling, form: str = "") -> str:
    """An effect as a part of a sentence, without capital and full stop."""
    args = plain_args(effect, telling.lang)
    args.update(_people(effect, telling))
    args.update(details(effect, telling))
    if isinstance(effect, TARGETING):
        telling.mentioned = True
    return telling.say(key_of("effect", type(effect)) + form, **args)


def plain_args(thing: Frozen, lang: Lang) -> Args:
    """The fields that mean the same in every sentence."""
    args: Args = {}
    for item in fields(thing):  # type: ignore[arg-type]
        value = getattr(thing, item.name)
        plain = _plain(value, lang)
        if plain is not None:
            args[item.name] = plain
        if isinstance(value, Keyword):
            args[f"{item.name}_name"] = value.name.text(lang)
    return args


def _plain(value: object, lang: Lang) -> str | int | None:
    """A field as an argument; None if it needs more than itself."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, IntEnum):
        return value.name.lower()
    if isinstance(value, int):
        return value
    if isinstance(value, str):
        return str(value)
    if isinstance(value, Amount):
        return number(value, lang)
    if isinstance(value, Keyword):
        return linked(value, lang)
    if isinstance(value, tuple) and all(isinstance(item, Keyword) for item in value):
        return any_of(value, lang)
    return NONE if value is None else None


def _people(effect: Effect, telling: Telling) -> Args:
    """Who is concerned, in all forms a sentence may need."""
    key, hero = telling.hero(effect)
    target = telling.target(UNSAID.get(type(effect), Aim.NOTHING))
    return {
        "who": YOU if key == YOU else "hero",
        "hero": hero.subject,
        "hero_acc": hero.object,
        "hero_dat": hero.recipient,
        "target": target.subject,
        "target_acc": target.object,
        "target_dat": target.recipient,
    }


# --- What some words need besides their fields ----------------------------------------------------


@singledispatch
def details(effect: Effect, telling: Telling) -> Args:
    """More arguments for the message of an effect; most need none."""
    return {}


def damage(physical: int, magical: int, telling: Telling, form: str = ".acc") -> str:
    """Damage of one or both kinds."""
    return telling.say(f"damage{form}", physical=physical, magical=magical)


@details.register
def _(effect: Deal, telling: Telling) -> Args:
    args: Args = {"damage": damage(effect.physical, effect.magical, telling), "against": NONE}
    if effect.against:
        args["against"] = linked(effect.against.having, telling.lang)
        other = damage(effect.against.physical, effect.against.magical, telling)
        args["damage_against"] = other
    return args


@details.register
def _(effect: Bonus, telling: Telling) -> Args:
    parts = [
        telling.say(f"bonus-{item.name}", signed=signed(value, telling.lang), count=abs(value))
        for item in fields(effect)
        if (value := getattr(effect, item.name))
    ]
    return {"parts": join(parts, "list-and", telling.lang)}


@details.register
def _(effect: Focus, telling: Telling) -> Args:
    if isinstance(effect.fields, Amount):
        return {"signed": str(number(effect.fields, telling.lang)), "counted": "yes"}
    return {"signed": signed(effect.fields, telling.lang), "counted": "no"}


@details.register
def _(effect: MayDiscard, telling: Telling) -> Args:
    gain, deeds = gains(effect.each, telling)
    if effect.or_else:
        other, _deeds = gains(effect.or_else, telling)
        gain, deeds = telling.say("gain-or-else", gain=gain, other=other), False
    style = "once" if effect.up_to == 1 else "deeds" if deeds else "amounts"
    return {"gain": after_colon(gain, telling.lang) if deeds else gain, "style": style}


def gains(effects: Sequence[Effect], telling: Telling) -> tuple[str, bool]:
    """What a discarded card brings: amounts if all have a short form, else deeds."""
    short = all(
        f"{key_of('effect', type(effect))}.gain" in words(telling.lang) for effect in effects
    )
    parts = [clause(effect, telling, ".gain" if short else "") for effect in effects]
    return join(parts, "list-and", telling.lang), not short


@details.register
def _(effect: Prevent, telling: Telling) -> Args:
    return {"damage": damage(effect.physical, effect.magical, telling, ".either")}


@details.register
def _(effect: Unbury, telling: Telling) -> Args:
    return {"cards": effect.up_to}


@details.register
def _(effect: Cleanse, telling: Telling) -> Args:
    kinds = [f"condition-{kind.name.lower()}" for kind in effect.kinds]
    if len(kinds) == len(Condition):
        kinds = ["condition-any"]
    joint: Joint = "compound-or" if effect.up_to else "compound-and"
    return {"conditions": join([telling.say(kind) for kind in kinds], joint, telling.lang)}


@details.register
def _(effect: Afflict, telling: Telling) -> Args:
    _key, hero = telling.hero(effect)
    on_hero = telling.voice != YOU or telling.aim in HEROES
    return {
        "condition": telling.say(f"condition-{effect.condition.name.lower()}"),
        "on": hero.object if on_hero else telling.target().object,
    }


@details.register
def _(effect: MoveEnemy, telling: Telling) -> Args:
    start = f"target-{telling.aim.value}.from"
    if telling.mentioned or start not in words(telling.lang):
        return {}
    return {"target_acc": telling.say(start)}


@details.register
def _(effect: PlaceCard, telling: Telling) -> Args:
    places = [telling.say(f"place-{place.value}") for place in effect.to]
    to = effect.to[0].value if len(effect.to) == 1 else "several"
    return {"to": to, "places": join(places, "list-or", telling.lang)}


@details.register
def _(effect: ResolveAction, telling: Telling) -> Args:
    kinds = "-".join(kind.name.lower() for kind in effect.kinds)
    return {
        "kinds": telling.say(f"kind-{kinds}"),
        "bonus": NONE if effect.bonus == Bonus() else clause(effect.bonus, telling),
    }


@details.register
def _(effect: MoveTime, telling: Telling) -> Args:
    return {"fields": abs(effect.fields), "way": "left" if effect.fields < 0 else "right"}


@details.register
def _(effect: MoveReinforcement, telling: Telling) -> Args:
    if isinstance(effect.fields, Amount):
        return {"way": "right", "counted": "yes"}
    way = "left" if effect.fields < 0 else "right"
    return {"fields": abs(effect.fields), "way": way, "counted": "no"}


@details.register
def _(effect: EachHero, telling: Telling) -> Args:
    return _about("each", effect.do, telling)


@details.register
def _(effect: EachOtherHero, telling: Telling) -> Args:
    return _about("other", effect.do, telling)


@details.register
def _(effect: LowestFocusHero, telling: Telling) -> Args:
    return _about("lowest", effect.do, telling)


def _about(voice: str, effects: Sequence[Effect], telling: Telling) -> Args:
    """Effects on other heroes than the one spoken to."""
    inner = telling.heard_by(voice)
    first, *others = (clause(effect, inner) for effect in effects)
    return {"do": ". ".join([first, *(capital(other) for other in others)])}


@details.register
def _(effect: Choose, telling: Telling) -> Args:
    inner = telling.heard_by(YOU)
    options = [
        telling.say("choice", text=effects_text(effects, inner).removesuffix("."))
        for effects in effect.one_of
    ]
    return {"options": join(options, "list-or", telling.lang)}


@details.register
def _(effect: TakeDamage, telling: Telling) -> Args:
    return {"damage": damage(effect.physical, effect.magical, telling)}


@details.register
def _(effect: HealKin, telling: Telling) -> Args:
    return {
        "wounds_here": telling.say("count-wounds", wounds=effect.here),
        "wounds_elsewhere": telling.say("count-wounds", wounds=effect.elsewhere),
    }


@details.register
def _(effect: RepeatAbility, telling: Telling) -> Args:
    return {"ability": telling.abilities.get(effect.ability, effect.ability)}


@details.register
def _(effect: FetchEnemy, telling: Telling) -> Args:
    return {"enemy": name(effect.enemy, telling.lang)}
