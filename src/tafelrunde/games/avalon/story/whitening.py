"""107: Whitening (Weißweite)."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    CAUTION,
    EACH,
    ENERGY,
    EXP,
    FEAR,
    GRAY,
    MAGIC,
    REPUTATION,
    WEALTH,
    WURM,
    AnyOf,
    Band,
    Choice,
    Deal,
    Encounter,
    Gain,
    GainSecret,
    GiveSecret,
    Has,
    HasSecret,
    HasStatus,
    Lose,
    Mark,
    Not,
    Note,
    Pay,
    ReadVerse,
    Roll,
    Verse,
    Won,
)

VERSES: Final = [
    # White lanes
    Verse(
        "107.0",
        choices=[
            Choice("cellar", "107.1", only_if=Not(HasStatus("brannoch"))),
            Choice(
                "well",
                "107.3",
                only_if=Not(AnyOf([HasStatus("well"), HasStatus("brannoch", 2)])),
                needs=Has(1, REPUTATION),
            ),
            Choice("marged", "107.6", only_if=HasSecret(16)),
            Choice("whitewash", do=[Gain(1, WEALTH)], cost=[Pay(2, ENERGY)]),
            Choice("leave"),
        ],
    ),
    # Osk and the egg
    Verse(
        "107.1",
        choices=[
            Choice(
                "buy_key",
                "107.4",
                do=[Mark("brannoch", 1)],
                cost=[Pay(2, WEALTH)],
                only_if=Not(HasStatus("camp_talk", 3)),
            ),
            Choice(
                "buy_key_cheap",
                "107.4",
                do=[Mark("brannoch", 1)],
                cost=[Pay(1, WEALTH)],
                only_if=HasStatus("camp_talk", 3),
            ),
            Choice(
                "wait",
                do=[
                    Roll(
                        [
                            Band(1, [ReadVerse("107.2")]),
                            Band(6, [Mark("brannoch", 1), ReadVerse("107.4")]),
                        ],
                        attribute=CAUTION,
                        times=2,
                    )
                ],
            ),
            Choice("force", "107.2", do=[Lose(1, REPUTATION)]),
            Choice("leave"),
            Choice(
                "grubs_for_key",
                "107.4",
                do=[Mark("brannoch", 1)],
                cost=[GiveSecret(4)],
                only_if=HasSecret(4),
            ),
        ],
    ),
    # Lime shovels
    Verse(
        "107.2",
        [Encounter(GRAY)],
        [
            Choice("unlock", "107.4", do=[Mark("brannoch", 2)], only_if=Won()),
            Choice("flee"),
        ],
    ),
    # Five buckets
    Verse(
        "107.3",
        [Mark("well"), Note("asylum")],
        [
            Choice(
                "draw_water",
                do=[Gain(1, REPUTATION), Lose(1, FEAR, who=EACH)],
                cost=[Pay(1, ENERGY)],
            ),
            Choice("stay_in_shade", do=[Note("captive"), Note("mill"), Gain(1, EXP)]),
        ],
    ),
    # Brannoch
    Verse(
        "107.4",
        choices=[
            Choice("ask_sign", do=[Mark("druid_signs", 0)], only_if=Not(HasStatus("conclave", 1))),
            Choice("ask_tools", do=[GainSecret(15)], only_if=Not(HasStatus("conclave", 1))),
            Choice(
                "show_hands",
                do=[Mark("druid_signs", 0), GainSecret(15)],
                only_if=HasStatus("conclave", 1),
            ),
            Choice(
                "give_knuckle",
                do=[Mark("druid_signs", 0), GainSecret(15), Gain(2, MAGIC)],
                cost=[GiveSecret(19)],
                only_if=HasSecret(19),
            ),
            Choice("step_forward", "107.5", only_if=WURM),
            Choice("let_him_go", do=[Gain(1, REPUTATION), Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # Maggot: who stood by the horse
    Verse(
        "107.5",
        choices=[
            Choice(
                "say_all",
                do=[Mark("druid_signs", 0), GainSecret(15), Gain(1, EXP)],
                only_if=HasStatus("thirteenth", 1),
            ),
            Choice(
                "say_twelve",
                do=[GainSecret(15), Lose(1, REPUTATION)],
                only_if=HasStatus("thirteenth", 2),
            ),
            Choice(
                "hand_list",
                do=[Mark("druid_signs", 0), GainSecret(15), Lose(2, FEAR)],
                cost=[GiveSecret(18)],
                only_if=HasSecret(18),
            ),
            Choice("say_truth", do=[Mark("druid_signs", 0), Deal(1), Lose(1, FEAR)]),
        ],
    ),
    # Marged and the door
    Verse(
        "107.6",
        choices=[
            Choice("truth", "107.7", cost=[GiveSecret(16)]),
            Choice("lie", "107.8", cost=[GiveSecret(16)]),
            Choice("keep_ribbon"),
        ],
    ),
    # The truth
    Verse(
        "107.7",
        [Mark("nest", 2)],
        [
            Choice(
                "open_cellar", "107.4", do=[Mark("brannoch", 1)], only_if=Not(HasStatus("brannoch"))
            ),
            Choice("take_tools", do=[GainSecret(15)]),
            Choice("ask_nothing", do=[Gain(2, REPUTATION), Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # The lie
    Verse(
        "107.8",
        [Mark("nest", 3)],
        [
            Choice("take_purse", do=[Gain(3, WEALTH), Gain(1, FEAR, who=EACH)]),
            Choice("leave_purse", do=[Gain(1, REPUTATION)]),
            Choice("take_brush", do=[GainSecret(6)]),
        ],
    ),
    Verse(
        "107.D",
        [Note("captive")],
        [
            Choice("sit_with_him", do=[Lose(1, FEAR, who=EACH)]),
            Choice("take_colour", do=[Gain(1, MAGIC)]),
        ],
    ),
    Verse(
        "107.N",
        choices=[
            Choice("crack", do=[Deal(1, who=EACH), Lose(1, FEAR, who=EACH)]),
            Choice("let_dry", do=[Lose(2, ENERGY, who=EACH)]),
        ],
    ),
    Verse("107.M"),
]
