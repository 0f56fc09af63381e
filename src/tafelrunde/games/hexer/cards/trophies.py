"""Attribute trophies (Attribut-Trophäen) and Dagon bonus cards (Dagon-Bonuskarten)."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import (
    EVERY_TIME,
    Ability,
    AttributeTrophy,
    DagonBonus,
    Moment,
)
from tafelrunde.games.hexer.terms import Attribute
from tafelrunde.games.hexer.vocabulary import Draw, FillShield, GainGold, HasGold, Not, Strike
from tafelrunde.games.hexer.vocabulary.abilities import (
    CheapVoyage,
    NotCounted,
    PreventDamage,
    RefillTo,
    RenewSpecialisation,
    SpecialisationUsed,
)

ATTRIBUTE_TROPHIES: Final = (
    AttributeTrophy(
        "trophy_combat",
        Name("Meister der Klinge", "Master of the Blade", kind="m"),
        attribute=Attribute.COMBAT,
        ability=Ability(Moment.EFFECTS, [Draw(2)]),
    ),
    AttributeTrophy(
        "trophy_defence",
        Name("Meister der Deckung", "Master of the Guard", kind="m"),
        attribute=Attribute.DEFENCE,
        ability=Ability(Moment.EFFECTS, [FillShield()]),
    ),
    AttributeTrophy(
        "trophy_alchemy",
        Name("Meister der Kessel", "Master of the Cauldron", kind="m"),
        attribute=Attribute.ALCHEMY,
        ability=Ability(Moment.EFFECTS, [NotCounted(1)]),
    ),
    AttributeTrophy(
        "trophy_specialisation",
        Name("Meister der eigenen Schule", "Master of the Old Ways", kind="m"),
        attribute=Attribute.SPECIALISATION,
        ability=Ability(Moment.EFFECTS, [RenewSpecialisation()], needs=SpecialisationUsed()),
    ),
)

DAGON_BONUSES: Final = (
    DagonBonus(
        "hide_of_the_deep",
        Name("Haut der Tiefe", "Hide of the Deep", kind="f"),
        Ability(Moment.SUFFER, [PreventDamage(3)]),
    ),
    DagonBonus(
        "favourable_current",
        Name("Günstige Strömung", "Favourable Current", kind="f"),
        Ability(Moment.STANDING, [CheapVoyage()], uses=EVERY_TIME),
    ),
    DagonBonus(
        "bounty_of_the_sea",
        Name("Fülle des Meeres", "Bounty of the Sea", kind="f"),
        Ability(Moment.STANDING, [RefillTo(4)], uses=EVERY_TIME),
    ),
    DagonBonus(
        "wrath_of_the_deep",
        Name("Zorn der Tiefe", "Wrath of the Deep", kind="m"),
        Ability(Moment.EFFECTS, [Strike(3)]),
    ),
    DagonBonus(
        "pouch_of_pearls",
        Name("Beutel voller Perlen", "Pouch of Pearls", kind="m"),
        Ability(
            Moment.TURN_BEGINS,
            [GainGold(1)],
            needs=Not(HasGold(1)),
            uses=EVERY_TIME,
            forced=True,
        ),
    ),
)
