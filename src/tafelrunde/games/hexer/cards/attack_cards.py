"""Monster attack cards (Monster-Angriffskarten): the twenty ordinary ones, the four special ones,
and the twenty of the Legendary Monster.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import MonsterAttack, SpecialAttack
from tafelrunde.games.hexer.terms import Attribute
from tafelrunde.games.hexer.vocabulary import (
    Count,
    Counted,
    DiscardFromDeck,
    DiscardRandom,
    Lower,
    Suffer,
    TrashCards,
)
from tafelrunde.games.hexer.vocabulary.monsters import Special

RANK: Final = Count(Counted.RANK)
RANK_LESS_1: Final = Count(Counted.RANK, plus=-1)
RANK_PLUS_2: Final = Count(Counted.RANK, plus=2)
COMBAT: Final = Count(Counted.LEVEL, attribute=Attribute.COMBAT)
DEFENCE: Final = Count(Counted.LEVEL, attribute=Attribute.DEFENCE)
ALCHEMY: Final = Count(Counted.LEVEL, attribute=Attribute.ALCHEMY)
SPECIALISATION: Final = Count(Counted.LEVEL, attribute=Attribute.SPECIALISATION)

MONSTER_ATTACKS: Final = (
    MonsterAttack(
        "attack_vicious_bite",
        Name("Tückischer Biss", "Vicious Bite", kind="m"),
        charge=[Suffer(2)],
        bite=[Suffer(3)],
    ),
    MonsterAttack(
        "attack_deep_wound",
        Name("Tiefe Wunde", "Deep Wound", kind="f"),
        charge=[Suffer(2)],
        bite=[Suffer(4)],
    ),
    MonsterAttack(
        "attack_venomous_breath",
        Name("Giftiger Atem", "Venomous Breath", kind="m"),
        charge=[Suffer(2)],
        bite=[Suffer(RANK_LESS_1), Lower(Attribute.ALCHEMY)],
    ),
    MonsterAttack(
        "attack_bared_fangs",
        Name("Gebleckte Zähne", "Bared Fangs", kind="pl"),
        charge=[Suffer(3)],
        bite=[Suffer(4)],
    ),
    MonsterAttack(
        "attack_throat_bite",
        Name("Kehlbiss", "Throat Bite", kind="m"),
        charge=[Suffer(3)],
        bite=[Suffer(5)],
        copies=2,
    ),
    MonsterAttack(
        "attack_armour_breaker",
        Name("Panzerbrecher", "Armour Breaker", kind="m"),
        charge=[Suffer(3)],
        bite=[Suffer(DEFENCE)],
    ),
    MonsterAttack(
        "attack_onrush", Name("Ansturm", "Onrush", kind="m"), charge=[Suffer(4)], bite=[Suffer(2)]
    ),
    MonsterAttack(
        "attack_numbing_blow",
        Name("Lähmender Schlag", "Numbing Blow", kind="m"),
        charge=[Suffer(4)],
        bite=[Suffer(RANK_LESS_1), Lower(Attribute.COMBAT)],
    ),
    MonsterAttack(
        "attack_against_the_grain",
        Name("Gegen den Strich", "Against the Grain", kind="title"),
        charge=[Suffer(4)],
        bite=[Suffer(SPECIALISATION)],
    ),
    MonsterAttack(
        "attack_shattering_charge",
        Name("Zerschmettern", "Shattering Charge", kind="n"),
        charge=[Suffer(5)],
        bite=[Suffer(2)],
    ),
    MonsterAttack(
        "attack_blood_fever",
        Name("Blutfieber", "Blood Fever", kind="n"),
        charge=[Suffer(5)],
        bite=[Suffer(ALCHEMY)],
    ),
    MonsterAttack(
        "attack_confusion",
        Name("Verwirrung", "Confusion", kind="f"),
        charge=[DiscardRandom(RANK)],
        bite=[Suffer(3)],
    ),
    MonsterAttack(
        "attack_dread",
        Name("Entsetzen", "Dread", kind="n"),
        charge=[DiscardRandom(RANK)],
        bite=[Suffer(4)],
        copies=2,
    ),
    MonsterAttack(
        "attack_bloodlust",
        Name("Blutrausch", "Bloodlust", kind="m"),
        charge=[DiscardRandom(RANK)],
        bite=[Suffer(RANK_PLUS_2)],
    ),
    MonsterAttack(
        "attack_maim",
        Name("Verstümmeln", "Maim", kind="n"),
        charge=[TrashCards(1)],
        bite=[Suffer(2)],
    ),
    MonsterAttack(
        "attack_mangle",
        Name("Zerfleischen", "Mangle", kind="n"),
        charge=[TrashCards(1)],
        bite=[Suffer(3)],
    ),
    MonsterAttack(
        "attack_disarm",
        Name("Entwaffnen", "Disarm", kind="n"),
        charge=[TrashCards(1)],
        bite=[Suffer(COMBAT)],
    ),
    MonsterAttack(
        "attack_crush",
        Name("Zermalmen", "Crush", kind="n"),
        charge=[Suffer(RANK_PLUS_2)],
        bite=[Suffer(RANK_LESS_1), Lower(Attribute.DEFENCE)],
    ),
)

SPECIAL_ATTACKS: Final = tuple(
    SpecialAttack(
        f"special_attack_{number}",
        Name(f"Spezialangriff {number}", f"Special Attack {number}", kind="m"),
        number=number,
    )
    for number in (1, 2, 3, 4)
)

LEGENDARY_ATTACKS: Final = (
    MonsterAttack(
        "legend_world_shaker",
        Name("Weltenbeben", "World Shaker", kind="n"),
        charge=[Suffer(4)],
        bite=[Suffer(5)],
        legendary=True,
    ),
    MonsterAttack(
        "legend_ancient_hunger",
        Name("Uralter Hunger", "Ancient Hunger", kind="m"),
        charge=[Special(3)],
        bite=[Suffer(6)],
        legendary=True,
    ),
    MonsterAttack(
        "legend_shadow_over_all",
        Name("Schatten über allem", "Shadow over All", kind="m"),
        charge=[Special(2)],
        bite=[Suffer(5)],
        legendary=True,
    ),
    MonsterAttack(
        "legend_tearing_dark",
        Name("Reißende Dunkelheit", "Tearing Dark", kind="f"),
        charge=[Special(3)],
        bite=[Suffer(5)],
        legendary=True,
    ),
    MonsterAttack(
        "legend_merciless_gaze",
        Name("Gnadenloser Blick", "Merciless Gaze", kind="m"),
        charge=[Special(2)],
        bite=[Suffer(6)],
        legendary=True,
    ),
    MonsterAttack(
        "legend_first_terror",
        Name("Erster Schrecken", "First Terror", kind="m"),
        charge=[Special(1)],
        bite=[Suffer(4)],
        legendary=True,
    ),
    MonsterAttack(
        "legend_drain_the_land",
        Name("Das Land verdorrt", "Drain the Land", kind="title"),
        charge=[Special(1)],
        bite=[DiscardFromDeck(3)],
        legendary=True,
    ),
    MonsterAttack(
        "legend_last_warning",
        Name("Letzte Warnung", "Last Warning", kind="f"),
        charge=[Special(4)],
        bite=[Suffer(4)],
        legendary=True,
    ),
    MonsterAttack(
        "legend_hammer_of_ages",
        Name("Hammer der Zeiten", "Hammer of Ages", kind="m"),
        charge=[Suffer(5)],
        bite=[Special(4)],
        legendary=True,
    ),
    MonsterAttack(
        "legend_storm_of_blows",
        Name("Hagel von Schlägen", "Storm of Blows", kind="m"),
        charge=[Suffer(5)],
        bite=[Special(1)],
        legendary=True,
    ),
    MonsterAttack(
        "legend_earth_splitter",
        Name("Erdspalter", "Earth Splitter", kind="m"),
        charge=[Suffer(6)],
        bite=[Special(1)],
        legendary=True,
    ),
    MonsterAttack(
        "legend_uproot",
        Name("Entwurzeln", "Uproot", kind="n"),
        charge=[DiscardFromDeck(3)],
        bite=[Suffer(6)],
        legendary=True,
    ),
    MonsterAttack(
        "legend_ruin",
        Name("Untergang", "Ruin", kind="m"),
        charge=[Suffer(6)],
        bite=[Special(4)],
        legendary=True,
    ),
    MonsterAttack(
        "legend_relentless",
        Name("Unerbittlich", "Relentless", kind="title"),
        charge=[Suffer(5)],
        bite=[Suffer(4)],
        legendary=True,
    ),
    MonsterAttack(
        "legend_doom_foretold",
        Name("Verkündetes Verhängnis", "Doom Foretold", kind="n"),
        charge=[Special(4)],
        bite=[DiscardFromDeck(3)],
        legendary=True,
    ),
    MonsterAttack(
        "legend_cunning_of_legends",
        Name("List der Legende", "Cunning of Legends", kind="f"),
        charge=[Suffer(4)],
        bite=[Special(2)],
        legendary=True,
    ),
    MonsterAttack(
        "legend_scour",
        Name("Leergefegt", "Scour", kind="title"),
        charge=[DiscardFromDeck(3)],
        bite=[Special(2)],
        legendary=True,
    ),
    MonsterAttack(
        "legend_hollow_out",
        Name("Aushöhlen", "Hollow Out", kind="n"),
        charge=[DiscardFromDeck(3)],
        bite=[Special(3)],
        legendary=True,
    ),
    MonsterAttack(
        "legend_sudden_fury",
        Name("Jäher Zorn", "Sudden Fury", kind="m"),
        charge=[Suffer(4)],
        bite=[Special(3)],
        legendary=True,
    ),
    MonsterAttack(
        "legend_devour",
        Name("Verschlingen", "Devour", kind="n"),
        charge=[Suffer(6)],
        bite=[DiscardFromDeck(3)],
        legendary=True,
    ),
)
