"""101: Cuanacht Farmhold (Landfestung Cuanacht)."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    AILEI,
    AREV,
    BEOR,
    EACH,
    EMPATHY,
    ENERGY,
    EXP,
    FEAR,
    FOOD,
    HEALTH,
    MAGIC,
    REPUTATION,
    SPIRITUALITY,
    VIOLET,
    WEALTH,
    WEAPON,
    WURM,
    AllOf,
    ChangeMenhirs,
    Choice,
    Encounter,
    Gain,
    GainItem,
    GainSecret,
    HasAttribute,
    HasStatus,
    Lose,
    Mark,
    Not,
    Note,
    Pay,
    Verse,
)

VERSES: Final = [
    # The square
    Verse(
        "101.0",
        choices=[
            Choice("ask_elders", "101.1", only_if=Not(HasStatus("counsel"))),
            Choice(
                "visit_iorla",
                "101.3",
                only_if=AllOf([HasStatus("counsel"), Not(HasStatus("grave"))]),
            ),
            Choice("enter_hall", "101.5"),
            Choice(
                "touch_stone",
                "101.11",
                only_if=Not(HasStatus("warmth")),
                needs=HasAttribute(SPIRITUALITY),
            ),
            Choice(
                "offer_magic",
                "101.11",
                cost=[Pay(1, MAGIC)],
                only_if=AllOf([Not(HasStatus("warmth")), Not(HasAttribute(SPIRITUALITY))]),
            ),
            Choice("leave"),
        ],
    ),
    # The bench of the elders
    Verse(
        "101.1",
        choices=[
            Choice("hear_them", "101.2", only_if=HasStatus("bell", 1)),
            Choice("coax_them", "101.2", only_if=HasStatus("bell", 2), needs=HasAttribute(EMPATHY)),
            Choice(
                "insist",
                "101.2",
                cost=[Pay(1, REPUTATION)],
                only_if=AllOf([HasStatus("bell", 2), Not(HasAttribute(EMPATHY))]),
            ),
            Choice("wait_along", do=[Lose(1, FEAR)]),
        ],
    ),
    # Three places, and a question
    Verse(
        "101.2",
        [Mark("counsel"), Note("signs")],
        [
            Choice("give_word", do=[Mark("promise"), Gain(2, REPUTATION)]),
            Choice("promise_nothing", do=[Gain(1, EXP)]),
        ],
    ),
    # Iorla and the spade
    Verse(
        "101.3",
        choices=[
            Choice("dig", "101.4", cost=[Pay(2, ENERGY)]),
            Choice("ask_stores", do=[Mark("grave", 2), Gain(3, FOOD), Lose(1, REPUTATION)]),
            Choice("not_today"),
        ],
    ),
    # The grave
    Verse(
        "101.4",
        [Mark("grave", 1), Gain(1, REPUTATION)],
        [
            Choice(
                "ask_name",
                do=[Mark("fifth", 1), Gain(1, EXP), Gain(1, FEAR)],
                only_if=Not(HasStatus("fifth", 1)),
            ),
            Choice("let_it_rest", do=[Lose(1, FEAR, who=EACH)]),
            Choice("scissors", do=[GainSecret(1)]),
        ],
    ),
    # The hall of the five
    Verse(
        "101.5",
        choices=[
            Choice("corner_beor", "101.6", only_if=AllOf([BEOR, Not(HasStatus("hall", 1))])),
            Choice("corner_ailei", "101.7", only_if=AllOf([AILEI, Not(HasStatus("hall", 2))])),
            Choice("corner_arev", "101.8", only_if=AllOf([AREV, Not(HasStatus("hall", 3))])),
            Choice("corner_wurm", "101.9", only_if=AllOf([WURM, Not(HasStatus("hall", 4))])),
            Choice(
                "larder", do=[Mark("hall", 5), Gain(2, FOOD)], only_if=Not(HasStatus("hall", 5))
            ),
            Choice("fifth_place", "101.10", only_if=Not(HasStatus("fifth", 1))),
            Choice("read_letter", do=[Lose(1, FEAR, who=EACH)], cost=[Pay(1, ENERGY)]),
            Choice("leave"),
        ],
    ),
    # Beor: Erfyr's corner
    Verse(
        "101.6",
        [Mark("hall", 1)],
        [
            Choice("take_tongs", do=[GainItem(craftable=True)]),
            Choice("take_salve", do=[Gain(2, HEALTH), Lose(1, FEAR)]),
        ],
    ),
    # Ailei: the slip with her name
    Verse(
        "101.7",
        [Mark("hall", 2)],
        [
            Choice("take_runes", do=[Gain(2, MAGIC), Gain(1, FEAR)]),
            Choice("burn_rune", do=[Gain(1, MAGIC), Lose(1, FEAR)]),
        ],
    ),
    # Arev: bow or purse
    Verse(
        "101.8",
        [Mark("hall", 3)],
        [
            Choice("take_bow", do=[GainItem(keyword=WEAPON)]),
            Choice("take_purse", do=[Gain(2, WEALTH)]),
        ],
    ),
    # Maggot: the list of the twelve
    Verse(
        "101.9",
        [Mark("hall", 4)],
        [
            Choice("keep_list", do=[GainSecret(18)]),
            Choice("burn_list", do=[Gain(1, MAGIC), Lose(1, FEAR)]),
        ],
    ),
    # The place without a bed
    Verse(
        "101.10",
        [Mark("fifth", 1)],
        [
            Choice("drink", do=[Gain(1, MAGIC), Gain(1, FEAR)]),
            Choice("wash_up", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # Hands on the stone
    Verse(
        "101.11",
        choices=[
            Choice(
                "warm_hands",
                do=[
                    Mark("warmth", 1),
                    Gain(1, HEALTH, who=EACH),
                    Lose(1, FEAR, who=EACH),
                    ChangeMenhirs(-1),
                ],
            ),
            Choice("read_notch", do=[Mark("warmth", 2), Note("signs"), Gain(1, EXP)]),
        ],
    ),
    Verse(
        "101.D",
        [Note("signs")],
        [
            Choice("stay", do=[Lose(1, FEAR, who=EACH)]),
            Choice("walk_on", do=[Gain(1, MAGIC)], only_if=HasStatus("warmth", 2)),
            Choice(
                "give_back",
                do=[Mark("warmth", 3), ChangeMenhirs(1)],
                cost=[Pay(1, HEALTH)],
                only_if=AllOf([HasStatus("warmth", 1), Not(HasStatus("warmth", 3))]),
            ),
        ],
    ),
    Verse(
        "101.N",
        choices=[
            Choice("call_out", do=[Encounter(VIOLET)]),
            Choice("hold_still", do=[Gain(1, FEAR, who=EACH), Lose(1, ENERGY, who=EACH)]),
        ],
    ),
    Verse("101.M"),
]
