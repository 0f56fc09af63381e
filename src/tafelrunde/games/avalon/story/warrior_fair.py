"""103: Warrior Fair (Kriegerlager)."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    AREV,
    BEOR,
    COMPANION,
    ENERGY,
    EXP,
    FEAR,
    GRAY,
    REPUTATION,
    WEALTH,
    AllOf,
    AnyOf,
    Choice,
    Encounter,
    Gain,
    GainItem,
    GainSecret,
    HasSecret,
    HasStatus,
    Lose,
    Mark,
    Not,
    Note,
    Pay,
    RemoveTimeDial,
    Verse,
    Won,
    once,
)

NEEDS_SPEARS: Final = AllOf(
    [
        HasStatus("mill_folk", 1),
        Not(
            AnyOf([HasStatus("mill_folk", 2), HasStatus("mill_folk", 3), HasStatus("mill_folk", 4)])
        ),
    ]
)

VERSES: Final = [
    # Tents and a cattle scale
    Verse(
        "103.0",
        choices=[
            Choice(
                "veterans",
                "103.1",
                only_if=Not(AllOf([HasStatus("camp_talk", 1), HasStatus("camp_talk", 2)])),
            ),
            Choice("spar", "103.4", cost=[Pay(1, ENERGY)]),
            Choice("hire", do=[GainItem(keyword=COMPANION)], cost=[Pay(2, WEALTH)]),
            Choice("spears_owed", "103.6", only_if=AllOf([NEEDS_SPEARS, HasStatus("bridge", 1)])),
            Choice(
                "spears",
                "103.6",
                cost=[Pay(2, WEALTH)],
                only_if=AllOf([NEEDS_SPEARS, Not(HasStatus("bridge"))]),
            ),
            Choice("bridge", "103.7", only_if=AllOf([AREV, Not(HasStatus("bridge"))])),
            Choice(
                "forge",
                "103.8",
                cost=[Pay(2, ENERGY)],
                only_if=AllOf([BEOR, Not(HasStatus("forge"))]),
            ),
            Choice("leave"),
            once("oil_scale", "103.10", only_if=HasSecret(3)),
        ],
    ),
    # Two who are sober
    Verse(
        "103.1",
        choices=[
            Choice("to_siward", "103.2", only_if=Not(HasStatus("camp_talk", 1))),
            Choice("to_mirre", "103.3", only_if=Not(HasStatus("camp_talk", 2))),
            Choice("watch_fire", do=[Lose(1, FEAR)]),
        ],
    ),
    # Siward on Whitening
    Verse(
        "103.2",
        [Mark("camp_talk", 1), Note("captive")],
        [
            Choice("take_drink", do=[Lose(2, FEAR)]),
            Choice("ask_osk", do=[Mark("camp_talk", 3)]),
            Choice("buy_boots", do=[GainSecret(2)], cost=[Pay(2, WEALTH)]),
        ],
    ),
    # Mirre on the mounds
    Verse(
        "103.3",
        [Mark("camp_talk", 2)],
        [
            Choice("remember_it", do=[Gain(1, EXP)]),
            Choice("greet_brother", do=[Gain(1, REPUTATION)]),
        ],
    ),
    # In the ring
    Verse(
        "103.4",
        [Encounter(GRAY)],
        [
            Choice("claim", "103.5", only_if=Won()),
            Choice("walk_off"),
        ],
    ),
    # The stakes
    Verse(
        "103.5",
        choices=[
            Choice("coin", do=[Gain(1, WEALTH)]),
            Choice("lesson", do=[Gain(1, EXP)]),
            Choice("hand_up", do=[Gain(1, REPUTATION), Lose(1, FEAR)]),
            Choice("weight", do=[GainSecret(7)], only_if=Not(HasSecret(7))),
        ],
    ),
    # Three spears for the mill
    Verse(
        "103.6",
        [Mark("mill_folk", 2), RemoveTimeDial("mill")],
        [
            Choice("watch_them_go", do=[Lose(1, FEAR)]),
            Choice("send_word", do=[Gain(1, REPUTATION)]),
        ],
    ),
    # Arev: the bridge at Carrow
    Verse(
        "103.7",
        choices=[
            Choice("admit", do=[Mark("bridge", 1), Lose(1, REPUTATION), Lose(2, FEAR)]),
            Choice("deny", do=[Mark("bridge", 2), Gain(1, REPUTATION), Gain(1, FEAR)]),
        ],
    ),
    # Beor: the field forge
    Verse(
        "103.8",
        [Mark("forge")],
        [
            Choice("hit_him", "103.9"),
            Choice("keep_hammering", do=[Gain(2, WEALTH), Gain(1, FEAR)]),
        ],
    ),
    # Beor: the brawl
    Verse(
        "103.9",
        [Encounter(GRAY)],
        [
            Choice("have_it_said", do=[Gain(1, REPUTATION), Lose(2, FEAR)], only_if=Won()),
            Choice("walk_off"),
        ],
    ),
    # What everybody weighs
    Verse(
        "103.10",
        choices=[
            Choice("let_swing", do=[Gain(1, WEALTH), Gain(1, REPUTATION)]),
            Choice("wedge", do=[Gain(2, WEALTH), Lose(1, REPUTATION)]),
        ],
    ),
]
