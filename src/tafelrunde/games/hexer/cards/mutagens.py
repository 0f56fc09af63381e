"""The mutagens (Mutagene): fifteen different ones, each usable once per fight."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import Ability, Moment, Mutagen
from tafelrunde.games.hexer.vocabulary import DeckIsEmpty, Draw, GainShield, ShieldIs, Strike
from tafelrunde.games.hexer.vocabulary.abilities import (
    AnyBar,
    DecideAttack,
    DrawMore,
    Echo,
    FightsMonster,
    IgnoreEffect,
    LookAtLife,
    MoreDamage,
    NotCounted,
    PreventDamage,
    ReturnCards,
    ReturnTo,
)

MUTAGENS: Final = (
    Mutagen(
        "tough_blood",
        Name("Zähes Blut", "Tough Blood", kind="n"),
        Ability(Moment.SUFFER, [PreventDamage(2)]),
    ),
    Mutagen(
        "second_heart",
        Name("Zweites Herz", "Second Heart", kind="n"),
        Ability(Moment.EFFECTS, [ReturnCards(2, to=ReturnTo.BOTTOM)]),
    ),
    Mutagen(
        "quick_sinews",
        Name("Schnelle Sehnen", "Quick Sinews", kind="pl"),
        Ability(Moment.EFFECTS, [Draw(1)]),
    ),
    Mutagen(
        "venom_gland",
        Name("Giftdrüse", "Venom Gland", kind="f"),
        Ability(Moment.EFFECTS, [Strike(2)]),
    ),
    Mutagen(
        "dark_sight",
        Name("Dunkelsicht", "Dark Sight", kind="f"),
        Ability(Moment.EFFECTS, [LookAtLife(1, may_sink=1)]),
    ),
    Mutagen(
        "bone_armour",
        Name("Knochenpanzer", "Bone Armour", kind="m"),
        Ability(Moment.EFFECTS, [GainShield(2)]),
    ),
    Mutagen(
        "frenzy",
        Name("Raserei", "Frenzy", kind="f"),
        Ability(Moment.EFFECTS, [MoreDamage(2), DrawMore(-1)]),
    ),
    Mutagen(
        "purging",
        Name("Entgiftung", "Purging", kind="f"),
        Ability(Moment.POTION, [NotCounted(1)]),
    ),
    Mutagen(
        "colour_shift",
        Name("Farbwandel", "Colour Shift", kind="m"),
        Ability(Moment.EFFECTS, [AnyBar(1)]),
    ),
    Mutagen(
        "resonance",
        Name("Nachhall", "Resonance", kind="m"),
        Ability(Moment.EFFECTS, [Echo()]),
    ),
    Mutagen(
        "cold_eye",
        Name("Kaltes Auge", "Cold Eye", kind="n"),
        Ability(Moment.EFFECTS, [DecideAttack()], needs=FightsMonster()),
    ),
    Mutagen(
        "adrenaline",
        Name("Adrenalin", "Adrenaline", kind="n"),
        Ability(Moment.DRAW, [DrawMore(2)], needs=ShieldIs(0)),
    ),
    Mutagen(
        "thick_hide",
        Name("Dicke Haut", "Thick Hide", kind="f"),
        Ability(Moment.FOE_DISCARDS, [IgnoreEffect()]),
    ),
    Mutagen(
        "stubborn_mind",
        Name("Sturer Geist", "Stubborn Mind", kind="m"),
        Ability(Moment.LOWERED, [IgnoreEffect()]),
    ),
    Mutagen(
        "last_strength",
        Name("Letzte Kraft", "Last Strength", kind="f"),
        Ability(Moment.EFFECTS, [Strike(3)], needs=DeckIsEmpty()),
    ),
)
