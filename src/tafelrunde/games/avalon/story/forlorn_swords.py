"""105: Forlorn Swords (Verlorene Schwerter)."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    BEOR,
    EACH,
    ENERGY,
    EXP,
    FEAR,
    MAGIC,
    PRACTICALITY,
    REPUTATION,
    WEAPON,
    AllOf,
    Band,
    Choice,
    Deal,
    DiscardItem,
    Gain,
    GainItem,
    GainSecret,
    HasSecret,
    HasStatus,
    Lose,
    Mark,
    Not,
    Pay,
    ReadVerse,
    Roll,
    Toss,
    Verse,
)

NO_BLADE: Final = Not(HasStatus("druid_signs", 3))

VERSES: Final = [
    # Two hundred hilts
    Verse(
        "105.0",
        choices=[
            Choice(
                "sort_marks",
                do=[
                    Roll(
                        [Band(1, [ReadVerse("105.1")]), Band(5, [ReadVerse("105.2")])],
                        attribute=PRACTICALITY,
                        times=2,
                    )
                ],
                only_if=NO_BLADE,
            ),
            Choice(
                "dig_long",
                "105.2",
                cost=[Pay(2, ENERGY)],
                only_if=AllOf([NO_BLADE, Not(BEOR), Not(HasSecret(5))]),
            ),
            Choice("smith_eye", "105.2", cost=[Pay(1, ENERGY)], only_if=AllOf([NO_BLADE, BEOR])),
            Choice("tall", "105.3", only_if=Not(HasStatus("tall_sword"))),
            Choice("wenna", "105.4", cost=[Pay(1, ENERGY)], only_if=Not(HasStatus("wenna"))),
            Choice(
                "oil_again", do=[Lose(2, FEAR)], cost=[Pay(1, ENERGY)], only_if=HasStatus("wenna")
            ),
            Choice("splinter", "105.5", only_if=AllOf([BEOR, Not(HasStatus("splinter"))])),
            Choice("leave"),
            Choice(
                "by_lantern",
                "105.2",
                cost=[Pay(1, ENERGY)],
                only_if=AllOf([NO_BLADE, Not(BEOR), HasSecret(5)]),
            ),
        ],
    ),
    # The twelfth mark
    Verse(
        "105.1",
        [Deal(1)],
        [
            Choice("go_on", "105.2", cost=[Pay(1, ENERGY)]),
            Choice("give_up"),
        ],
    ),
    # The blade in the stone
    Verse(
        "105.2",
        [Mark("druid_signs", 3)],
        [
            Choice("take_blade", do=[Mark("swords", 1), GainItem(keyword=WEAPON)]),
            Choice("leave_all", do=[Mark("swords", 2), Gain(1, EXP, who=EACH)]),
        ],
    ),
    # The tallest sword
    Verse(
        "105.3",
        [Mark("tall_sword")],
        [
            Choice("pull", do=[Toss(grail=[GainSecret(13)], skull=[Deal(2), Gain(1, FEAR)])]),
            Choice(
                "ask_leave",
                do=[GainSecret(13)],
                cost=[Pay(1, REPUTATION)],
                only_if=HasStatus("wenna"),
            ),
            Choice("let_go", do=[Gain(1, EXP)]),
        ],
    ),
    # Wenna
    Verse(
        "105.4",
        [Mark("wenna")],
        [
            Choice("oil_row", do=[Lose(1, FEAR, who=EACH)]),
            Choice("ask_who", do=[Gain(1, EXP)]),
            Choice("small_can", do=[GainSecret(3)], cost=[Pay(1, ENERGY)]),
        ],
    ),
    # Beor: the gap in the third row
    Verse(
        "105.5",
        choices=[
            Choice("cut_out", do=[Mark("splinter", 1), Deal(1), Lose(2, FEAR), Gain(1, EXP)]),
            Choice("leave_in", do=[Mark("splinter", 2), Gain(2, MAGIC), Gain(1, FEAR)]),
        ],
    ),
    Verse(
        "105.D",
        choices=[
            Choice("take_bright", do=[Gain(1, MAGIC)], only_if=Not(HasStatus("swords", 1))),
            Choice("lie_down", do=[Lose(1, FEAR, who=EACH)], only_if=HasStatus("swords", 2)),
            Choice(
                "give_blade",
                do=[Gain(2, MAGIC)],
                cost=[DiscardItem((WEAPON,))],
                only_if=HasStatus("swords", 1),
            ),
            Choice(
                "give_iron",
                do=[Mark("splinter", 1), Deal(1), Lose(2, FEAR)],
                only_if=AllOf([BEOR, HasStatus("splinter", 2), Not(HasStatus("splinter", 1))]),
            ),
            Choice("keep_blade"),
        ],
    ),
    Verse(
        "105.N",
        choices=[
            Choice("step_in", do=[Lose(2, ENERGY, who=EACH), Lose(1, FEAR, who=EACH)]),
            Choice("run", do=[Deal(1, who=EACH)]),
        ],
    ),
]
