"""110: Haunted Grubwood (Verwunschener Madenwald) in winter and in the spring after."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    EACH,
    ENERGY,
    EXP,
    FEAR,
    FOOD,
    MAGIC,
    REPUTATION,
    VIOLET,
    WEAPON,
    AllOf,
    Choice,
    Encounter,
    Gain,
    GainItem,
    GiveSecret,
    HasSecret,
    HasStatus,
    Lose,
    Mark,
    Not,
    Pay,
    Verse,
    once,
)

LOST: Final = HasStatus("mill_folk", 4)


VERSES: Final = [
    # Against the stream
    Verse(
        "110.200",
        choices=[
            Choice("sack", do=[Gain(2, FOOD), Gain(1, FEAR, who=EACH)], only_if=LOST),
            Choice("stop_wheel", do=[Gain(1, EXP), Encounter(VIOLET)]),
            once("plates", "110.201"),
            once("stick", "110.202"),
            Choice("leave"),
        ],
    ),
    # Thirty-two
    Verse(
        "110.201",
        choices=[
            Choice(
                "button",
                do=[Lose(2, FEAR, who=EACH), Gain(1, EXP)],
                cost=[GiveSecret(17)],
                only_if=HasSecret(17),
            ),
            Choice("be_counted", do=[Gain(1, MAGIC), Gain(1, FEAR)]),
            Choice("say_no", do=[Lose(1, FEAR)]),
        ],
    ),
    # The stick
    Verse(
        "110.202",
        choices=[
            Choice("plant", do=[Lose(1, FEAR, who=EACH)], cost=[Pay(1, ENERGY)]),
            Choice("use", do=[GainItem(keyword=WEAPON), Gain(1, FEAR)]),
            Choice("lay_back"),
        ],
    ),
    # Chalk windows
    Verse(
        "110.500",
        choices=[
            Choice(
                "four_notes",
                "110.501",
                only_if=AllOf([Not(HasStatus("coll")), HasStatus("fifth")]),
            ),
            Choice(
                "hum",
                "110.501",
                cost=[Pay(1, MAGIC)],
                only_if=AllOf([Not(HasStatus("coll")), Not(HasStatus("fifth"))]),
            ),
            Choice("a_name", "110.502", only_if=Not(HasStatus("coll"))),
            Choice("jory", "110.503", only_if=Not(HasStatus("witnesses", 5))),
            Choice("wall", "110.504", only_if=Not(HasStatus("many_hands", 1))),
            Choice("look_in", do=[Gain(1, EXP), Gain(1, FEAR)], only_if=LOST),
            Choice("leave"),
        ],
    ),
    # One foot past the middle
    Verse(
        "110.501",
        [Mark("coll", 1)],
        [
            Choice("hand", do=[Lose(2, FEAR, who=EACH)]),
            Choice(
                "sing_on", do=[Gain(1, MAGIC)], cost=[Pay(1, ENERGY)], only_if=HasStatus("fifth")
            ),
            Choice("ladder", do=[Gain(1, REPUTATION), Gain(1, EXP)]),
        ],
    ),
    # They look up, politely
    Verse(
        "110.502",
        [Mark("coll", 3)],
        [
            Choice("count_out", do=[Gain(1, EXP, who=EACH), Encounter(VIOLET)]),
            Choice("shut", do=[Gain(1, FEAR, who=EACH)]),
        ],
    ),
    # What Jory didn't touch
    Verse(
        "110.503",
        [Mark("witnesses", 5)],
        [
            Choice("bring_jory", do=[Gain(1, REPUTATION)]),
            Choice("bring_stick", do=[Gain(1, MAGIC), Gain(1, FEAR)]),
            Choice(
                "his_leg",
                do=[Lose(1, FEAR, who=EACH)],
                cost=[Pay(1, ENERGY)],
                only_if=Not(HasStatus("ruan", 2)),
            ),
        ],
    ),
    # Thirty-one strokes
    Verse(
        "110.504",
        [Mark("many_hands", 1)],
        [
            Choice("copy", do=[Gain(1, EXP)]),
            Choice("add", do=[Lose(2, FEAR, who=EACH)], cost=[Pay(1, EXP)]),
        ],
    ),
]
