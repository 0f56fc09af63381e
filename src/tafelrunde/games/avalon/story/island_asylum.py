"""109: Island Asylum (Inselasyl)."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    AILEI,
    BEOR,
    CAUTION,
    EACH,
    ENERGY,
    EXP,
    FEAR,
    FOOD,
    HEALTH,
    MAGIC,
    REPUTATION,
    VIOLET,
    AllOf,
    Band,
    Choice,
    Deal,
    Encounter,
    Gain,
    GainSecret,
    GiveSecret,
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
    once,
)

VERSES: Final = [
    # The shore
    Verse(
        "109.0",
        choices=[
            Choice(
                "planks",
                do=[
                    Roll(
                        [Band(1, [ReadVerse("109.1")]), Band(5, [ReadVerse("109.2")])],
                        attribute=CAUTION,
                        times=2,
                    )
                ],
            ),
            Choice("wade", "109.2", cost=[Pay(1, ENERGY, each=True)]),
            Choice("call_boat", "109.2", cost=[Pay(1, REPUTATION)]),
            Choice("leave"),
        ],
    ),
    # The ninth plank
    Verse(
        "109.1",
        [Deal(1)],
        [
            Choice("climb", "109.2"),
            Choice("wring_out", "109.2", do=[Gain(1, HEALTH)], cost=[Pay(1, ENERGY)]),
        ],
    ),
    # Gifts on the stairs
    Verse(
        "109.2",
        choices=[
            Choice(
                "take_gift", do=[Mark("gift", 1), Gain(2, MAGIC)], only_if=Not(HasStatus("gift"))
            ),
            Choice(
                "leave_gift",
                do=[Mark("gift", 2), Gain(1, REPUTATION), Lose(1, FEAR, who=EACH)],
                cost=[Pay(1, FOOD)],
                only_if=Not(HasStatus("gift")),
            ),
            Choice("go_in", "109.3"),
            Choice("leave"),
        ],
    ),
    # Forty beds
    Verse(
        "109.3",
        choices=[
            Choice("call_nest", "109.4", only_if=Not(HasStatus("nest", 1))),
            Choice("beds", "109.5"),
            Choice(
                "herbs",
                "109.6",
                cost=[Pay(1, MAGIC)],
                only_if=AllOf([AILEI, Not(HasStatus("herbs"))]),
            ),
            Choice("knife", "109.7", only_if=AllOf([BEOR, Not(HasStatus("splinter", 1))])),
            Choice("leave"),
            Choice("show_brush", "109.9", cost=[GiveSecret(6)], only_if=HasSecret(6)),
        ],
    ),
    # Nest
    Verse(
        "109.4",
        [Mark("nest", 1)],
        [
            Choice("take_ribbon", do=[GainSecret(16)]),
            Choice("take_jar", do=[Gain(3, HEALTH)]),
        ],
    ),
    # One of Teague's rounds
    Verse(
        "109.5",
        choices=[
            Choice(
                "bare_hands",
                do=[Toss(grail=[Gain(1, EXP), Gain(1, REPUTATION)], skull=[GainSecret(14)])],
            ),
            Choice("carry_buckets", do=[Gain(1, REPUTATION)], cost=[Pay(1, ENERGY)]),
            once("night_round", "109.8", cost=[Pay(1, ENERGY)]),
        ],
    ),
    # Ailei: three kettles
    Verse(
        "109.6",
        [Mark("herbs")],
        [
            Choice("by_the_door", do=[Gain(2, REPUTATION)]),
            Choice("by_the_wall", do=[Gain(1, EXP), Lose(2, FEAR)]),
        ],
    ),
    # Beor: the small knife
    Verse(
        "109.7",
        [Mark("splinter", 1), Gain(1, HEALTH)],
        [
            Choice("take_iron", do=[Lose(2, FEAR)]),
            Choice("leave_iron", do=[Gain(1, REPUTATION)]),
        ],
    ),
    # The round by lantern
    Verse(
        "109.8",
        choices=[
            Choice("take_lantern", do=[GainSecret(5)]),
            Choice("hang_up", do=[Gain(1, REPUTATION), Lose(1, FEAR)]),
        ],
    ),
    # That one's on the left
    Verse(
        "109.9",
        choices=[
            Choice("hold_hair", do=[Lose(2, FEAR)]),
            Choice("say_which", do=[Gain(1, EXP), Gain(1, FEAR)]),
        ],
    ),
    Verse(
        "109.D",
        choices=[
            Choice("float", do=[Gain(1, HEALTH, who=EACH)], only_if=Not(HasStatus("gift", 2))),
            Choice("lie_down", do=[Lose(2, FEAR), Lose(1, ENERGY)]),
            Choice(
                "wave",
                do=[Gain(1, HEALTH, who=EACH), Lose(1, FEAR, who=EACH)],
                only_if=HasStatus("gift", 2),
            ),
        ],
    ),
    Verse(
        "109.N",
        choices=[
            Choice("give_up_bed", do=[Lose(2, ENERGY, who=EACH), Gain(1, HEALTH, who=EACH)]),
            Choice("run", do=[Encounter(VIOLET)]),
            Choice(
                "put_back",
                do=[Lose(2, FEAR, who=EACH)],
                cost=[Pay(1, MAGIC)],
                only_if=HasStatus("gift", 1),
            ),
        ],
    ),
]
