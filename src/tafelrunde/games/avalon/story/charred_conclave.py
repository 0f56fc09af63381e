"""104: Charred Conclave (Verkohlter Weidenmann)."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    AILEI,
    EACH,
    ENERGY,
    EXP,
    FEAR,
    FOOD,
    MAGIC,
    REPUTATION,
    SPIRITUALITY,
    WURM,
    AllOf,
    Choice,
    Deal,
    Encounter,
    Gain,
    GainSecret,
    GiveSecret,
    HasAttribute,
    HasSecret,
    HasStatus,
    Lose,
    Mark,
    Not,
    Note,
    Pay,
    Verse,
    Won,
)

NO_FLAME: Final = Not(HasStatus("druid_signs", 2))

VERSES: Final = [
    # Inside the ribcage
    Verse(
        "104.0",
        choices=[
            Choice("read_ash", "104.1", only_if=NO_FLAME, needs=HasAttribute(SPIRITUALITY)),
            Choice(
                "offer",
                "104.1",
                cost=[Pay(1, MAGIC)],
                only_if=AllOf([NO_FLAME, Not(HasAttribute(SPIRITUALITY))]),
            ),
            Choice("dig", "104.2", only_if=NO_FLAME),
            Choice(
                "order_bones", "104.3", cost=[Pay(2, ENERGY)], only_if=Not(HasStatus("conclave", 1))
            ),
            Choice("name_them", "104.4", only_if=AllOf([WURM, Not(HasStatus("thirteenth"))])),
            Choice("leave_bread", do=[Lose(1, FEAR, who=EACH)], cost=[Pay(1, FOOD)]),
            Choice("leave"),
            Choice("bring_back", "104.5", cost=[GiveSecret(8)], only_if=HasSecret(8)),
        ],
    ),
    # The flame that burns downwards
    Verse(
        "104.1",
        [Mark("druid_signs", 2)],
        [
            Choice("watch_to_end", do=[Gain(1, EXP, who=EACH), Gain(1, FEAR, who=EACH)]),
            Choice("look_down"),
        ],
    ),
    # The hand
    Verse(
        "104.2",
        [Mark("conclave", 2), Encounter(named="ash_child")],
        [
            Choice("go_on", "104.1", only_if=Won()),
            Choice("run"),
            Choice("let_it_hold", do=[GainSecret(8)]),
        ],
    ),
    # Eleven skulls
    Verse(
        "104.3",
        [Mark("conclave", 1), Note("captive")],
        [
            Choice("take_knuckle", do=[GainSecret(19), Gain(1, FEAR)]),
            Choice("lay_down", do=[Lose(1, FEAR, who=EACH)]),
            Choice("sing", do=[Gain(1, MAGIC), Gain(1, REPUTATION)], only_if=AILEI),
        ],
    ),
    # Maggot: twelve names
    Verse(
        "104.4",
        choices=[
            Choice("thirteenth", do=[Mark("thirteenth", 1), Gain(2, MAGIC), Gain(2, FEAR)]),
            Choice("stop_at_twelve", do=[Mark("thirteenth", 2), Lose(1, FEAR)]),
            Choice(
                "leave_list",
                do=[Mark("thirteenth", 1), Gain(1, EXP), Lose(2, FEAR)],
                cost=[GiveSecret(18)],
                only_if=HasSecret(18),
            ),
        ],
    ),
    # A finger at a time
    Verse(
        "104.5",
        choices=[
            Choice("smooth", do=[Lose(2, FEAR)]),
            Choice("keep_prints", do=[Gain(1, MAGIC)]),
        ],
    ),
    Verse(
        "104.D",
        choices=[
            Choice("say_order", do=[Gain(1, MAGIC)], only_if=HasStatus("conclave", 1)),
            Choice("say_sorry", do=[Gain(1, EXP), Gain(1, FEAR)], only_if=HasStatus("conclave", 2)),
            Choice("say_passing", do=[Lose(1, FEAR)]),
        ],
    ),
    Verse(
        "104.N",
        choices=[
            Choice("say_a_name", do=[Lose(1, REPUTATION, who=EACH), Lose(1, FEAR, who=EACH)]),
            Choice("burn_through", do=[Deal(1, who=EACH), Gain(1, MAGIC)]),
        ],
    ),
]
