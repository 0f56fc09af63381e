"""138: Plagued Borough (Pestweiler)."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    AILEI,
    BEOR,
    BLUE,
    EACH,
    ENERGY,
    EXP,
    FEAR,
    FOOD,
    HEALTH,
    MAGIC,
    REPUTATION,
    WEALTH,
    AllOf,
    AnyOf,
    ChangeLocation,
    ChangeMenhirs,
    Choice,
    Deal,
    DiscardItem,
    Encounter,
    Gain,
    GainItem,
    GainSecret,
    GiveSecret,
    HasSecret,
    HasStatus,
    Lose,
    Mark,
    MoveTo,
    Not,
    Note,
    Pay,
    Verse,
    WasRead,
    once,
)

NAMELESS: Final = AllOf([HasStatus("given", 3), AILEI, Not(BEOR)])
"""It was her name that the stone of chapter 1 was given."""
MET: Final = AllOf([WasRead("138.410"), HasStatus("found", 2), Not(HasStatus("neante"))])

VERSES: Final = [
    # Houses that lean on a wall
    Verse(
        "138.400",
        [Note("the_five")],
        [
            Choice("recite", "138.402", only_if=Not(HasStatus("red_row"))),
            Choice(
                "end_of_row",
                "138.405",
                only_if=AllOf([HasStatus("red_row", 1), Not(HasStatus("red_row", 2))]),
            ),
            Choice(
                "washer",
                "138.410",
                only_if=AllOf([Not(HasStatus("found", 2)), Not(NAMELESS)]),
            ),
            Choice("pointed_at", "138.415", only_if=AllOf([Not(HasStatus("found", 2)), NAMELESS])),
            Choice("rune", "138.411", only_if=AllOf([MET, AILEI, HasStatus("hall", 2)])),
            Choice("steam", "138.412", only_if=AllOf([MET, AILEI, Not(HasStatus("hall", 2))])),
            Choice("wash_again", "138.413", only_if=AllOf([MET, Not(AILEI)])),
            Choice(
                "wet_sleeves",
                "138.414",
                only_if=AllOf(
                    [
                        HasStatus("spill", 2),
                        HasStatus("neante", 2),
                        Not(HasStatus("neante", 3)),
                    ]
                ),
            ),
            once("hob", "138.404"),
            once("barrow", "138.407", only_if=HasStatus("red_row", 2)),
            once("wick", "138.408"),
            once(
                "carts",
                "138.409",
                only_if=AnyOf([HasStatus("cities", 1), HasStatus("cities", 2)]),
            ),
            Choice(
                "lead_out",
                "138.416",
                only_if=AllOf(
                    [HasStatus("red_row", 2), HasStatus("spill", 2), Not(HasStatus("borough"))]
                ),
            ),
            Choice(
                "persuade",
                "138.417",
                only_if=AllOf(
                    [
                        HasStatus("red_row", 1),
                        Not(HasStatus("red_row", 2)),
                        HasStatus("spill", 2),
                        Not(HasStatus("borough")),
                    ]
                ),
            ),
            once("bed", "138.406"),
            Choice("four", "138.401"),
            Choice("leave"),
            once("no_carts", "138.418", only_if=HasStatus("cities", 4)),
        ],
    ),
    # Four o'clock
    Verse(
        "138.401",
        choices=[
            Choice("work", do=[Gain(1, REPUTATION)], cost=[Pay(1, ENERGY)]),
            Choice("sit", do=[Lose(1, FEAR)]),
            Choice(
                "second_row",
                do=[Lose(1, FEAR, who=EACH)],
                cost=[Pay(1, FOOD)],
                only_if=HasStatus("spill", 2),
            ),
        ],
    ),
    # Two spoons, one bent
    Verse(
        "138.402",
        choices=[
            Choice("listen", "138.403", do=[Gain(1, FEAR, who=EACH)]),
            Choice("interrupt", "138.403", do=[Lose(1, REPUTATION)]),
            Choice("fetch", do=[Gain(1, EXP)], cost=[Pay(1, ENERGY)]),
            Choice("door"),
        ],
    ),
    # Why they count
    Verse(
        "138.403",
        [Mark("red_row", 1), Note("remedy")],
        [
            Choice("next", do=[Gain(1, REPUTATION), Gain(1, FEAR)]),
            Choice("hold_hand", do=[Deal(1), Gain(2, REPUTATION)]),
            Choice("ledger", do=[Gain(1, EXP, who=EACH)], only_if=HasStatus("counter", 3)),
            Choice("stones", do=[Lose(1, FEAR, who=EACH)], only_if=HasStatus("price")),
        ],
    ),
    # Hob
    Verse(
        "138.404",
        choices=[
            Choice("take_it", do=[GainItem(), Gain(1, FEAR)]),
            Choice("give_him", do=[Lose(2, FEAR, who=EACH)], cost=[DiscardItem()]),
            Choice(
                "eleven",
                do=[Gain(1, EXP), Lose(1, FEAR, who=EACH)],
                only_if=HasStatus("red_row", 1),
            ),
            Choice("good_day"),
        ],
    ),
    # Before the end of the row
    Verse(
        "138.405",
        choices=[
            Choice(
                "give_yours",
                do=[Mark("red_row", 2), Mark("many_hands", 2), Gain(2, REPUTATION)],
                cost=[DiscardItem()],
            ),
            Choice(
                "his_own",
                do=[Mark("red_row", 2), Mark("many_hands", 2), Lose(1, FEAR, who=EACH)],
                cost=[Pay(2, ENERGY)],
            ),
            Choice("window"),
        ],
    ),
    # Left, right
    Verse(
        "138.406",
        [Gain(1, HEALTH, who=EACH)],
        [
            Choice("give_boots", do=[Deal(1), Gain(1, REPUTATION)]),
            Choice("keep_boots", do=[GainSecret(26), Gain(2, EXP)]),
        ],
    ),
    # Hob's barrow
    Verse(
        "138.407",
        choices=[
            Choice("take_barrow", do=[GainSecret(64)]),
            Choice("push", do=[Gain(2, REPUTATION)], cost=[Pay(1, ENERGY)]),
        ],
    ),
    # Wick
    Verse(
        "138.408",
        choices=[
            Choice("loaf", do=[Gain(1, REPUTATION)], cost=[Pay(1, WEALTH)]),
            Choice(
                "letter",
                do=[Gain(2, REPUTATION), Lose(1, FEAR, who=EACH)],
                cost=[Pay(2, WEALTH)],
                only_if=HasStatus("counter", 1),
            ),
            Choice("talk_to_buyer", do=[Encounter(BLUE)]),
            Choice("tell_way", do=[Note("buy_back")]),
        ],
    ),
    # The road at noon
    Verse(
        "138.409",
        choices=[
            Choice("hand_out", do=[Gain(2, REPUTATION)], cost=[Pay(1, ENERGY)]),
            Choice("keep_order", do=[Gain(2, FOOD), Gain(1, FEAR)]),
            Choice(
                "slate",
                do=[Gain(3, FOOD), Gain(1, REPUTATION)],
                cost=[GiveSecret(56)],
                only_if=HasSecret(56),
            ),
        ],
    ),
    # Neante
    Verse(
        "138.410",
        [Mark("found", 2)],
        [
            Choice(
                "bell",
                "138.419",
                do=[Lose(1, FEAR, who=EACH)],
                cost=[GiveSecret(45)],
                only_if=HasSecret(45),
            ),
            Choice("ailei_rune", "138.411", only_if=AllOf([AILEI, HasStatus("hall", 2)])),
            Choice("ailei_stands", "138.412", only_if=AllOf([AILEI, Not(HasStatus("hall", 2))])),
            Choice("wash", "138.413", cost=[Pay(1, ENERGY)], only_if=Not(AILEI)),
            Choice("not_now", do=[Gain(1, REPUTATION)]),
        ],
    ),
    # Ailei: the rune
    Verse(
        "138.411",
        choices=[
            Choice("ask_why", "138.412", do=[Gain(1, EXP)]),
            Choice("i_may", "138.412", do=[Lose(2, FEAR)]),
            Choice("dry_it"),
        ],
    ),
    # Somebody stood in the door
    Verse(
        "138.412",
        choices=[
            Choice("forgive", do=[Mark("neante", 1), Lose(1, FEAR, who=EACH)]),
            Choice("not_forgive", do=[Mark("neante", 2), Gain(1, EXP), Gain(1, MAGIC)]),
            Choice(
                "left_hand",
                do=[Mark("neante", 1), Gain(1, EXP, who=EACH), Gain(1, FEAR)],
                only_if=HasStatus("fifth"),
            ),
        ],
    ),
    # Whether the child still looks out
    Verse(
        "138.413",
        choices=[
            Choice("yes", "138.412", do=[Lose(1, FEAR)]),
            Choice("gone", "138.412", do=[Gain(1, EXP)]),
            Choice(
                "warm",
                "138.412",
                do=[Gain(1, REPUTATION)],
                only_if=HasStatus("warmth"),
            ),
            Choice("pause", "138.412", do=[Gain(1, MAGIC)], only_if=HasStatus("fifth", 3)),
            Choice("wring"),
        ],
    ),
    # Her name, given
    Verse(
        "138.414",
        [Mark("neante", 3), ChangeMenhirs(1)],
        [
            Choice("hold_her", do=[Lose(2, FEAR, who=EACH)]),
            Choice("patients", do=[Gain(2, REPUTATION), Gain(1, EXP)]),
        ],
    ),
    # Nameless: the washer
    Verse(
        "138.415",
        [Mark("found", 2)],
        [
            Choice("point", do=[Gain(1, EXP), Gain(1, FEAR)]),
            Choice("say_you", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # Out, before four
    Verse(
        "138.416",
        [Mark("borough", 1), ChangeLocation(138, 142)],
        [
            Choice("steps", do=[Gain(2, REPUTATION), Lose(1, ENERGY, who=EACH), MoveTo(115)]),
            Choice(
                "morass",
                do=[Gain(1, REPUTATION), Gain(1, FOOD), Gain(1, FEAR, who=EACH), MoveTo(140)],
            ),
            Choice(
                "with_barrow",
                do=[Gain(3, REPUTATION), Lose(1, FEAR, who=EACH)],
                cost=[GiveSecret(64)],
                only_if=HasSecret(64),
            ),
            Choice("last_house", do=[Lose(1, FEAR)]),
        ],
    ),
    # They won't leave their things
    Verse(
        "138.417",
        [Mark("borough", 2)],
        [
            Choice("doors", do=[Gain(2, REPUTATION)], cost=[Pay(2, ENERGY)]),
            Choice("till_dark", do=[Gain(1, EXP, who=EACH), Gain(1, FEAR, who=EACH)]),
            Choice("go"),
        ],
    ),
    # A chair at the roadside
    Verse(
        "138.418",
        choices=[
            Choice("be_the_cart", do=[Gain(1, REPUTATION), Gain(1, EXP)], cost=[Pay(1, FOOD)]),
            Choice(
                "slate",
                do=[Gain(3, FOOD), Gain(1, REPUTATION)],
                cost=[GiveSecret(56)],
                only_if=HasSecret(56),
            ),
            Choice("listen", do=[Lose(1, FEAR)]),
        ],
    ),
    # The bell that lay under the napkin
    Verse(
        "138.419",
        choices=[
            Choice("sit", "138.412"),
            Choice("ailei_rune", "138.411", only_if=AllOf([AILEI, HasStatus("hall", 2)])),
        ],
    ),
    # The borough in the siege
    Verse(
        "138.700",
        choices=[
            Choice("bakery", do=[Gain(2, FOOD)], cost=[Pay(1, WEALTH)]),
            Choice("quartermaster", do=[Gain(1, FOOD), Gain(1, WEALTH)], cost=[Pay(2, ENERGY)]),
            Choice("roof", do=[Gain(1, EXP), Gain(1, FEAR)]),
            Choice(
                "hob",
                "138.701",
                only_if=AnyOf([HasStatus("borough", 1), HasStatus("red_row", 2)]),
            ),
            Choice(
                "four",
                do=[Lose(1, FEAR, who=EACH)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("spill", 1),
            ),
            Choice(
                "chalk",
                do=[Gain(1, REPUTATION)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("borough"),
            ),
            Choice("leave"),
        ],
    ),
    # Hob drives the living
    Verse(
        "138.701",
        choices=[
            Choice(
                "ride",
                do=[Lose(1, FEAR, who=EACH), MoveTo(157)],
                cost=[DiscardItem()],
                only_if=HasStatus("siege"),
            ),
            Choice("ride_in", do=[Lose(1, FEAR), MoveTo(191)], only_if=Not(HasStatus("siege"))),
            Choice("push", do=[Gain(2, REPUTATION)], cost=[Pay(1, ENERGY)]),
            Choice("wave"),
        ],
    ),
]
