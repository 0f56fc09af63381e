"""119: Derelict Fleet (Gestrandete Flotte)."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    BEOR,
    EACH,
    ENERGY,
    EXP,
    FEAR,
    FOOD,
    HEALTH,
    MAGIC,
    REPUTATION,
    WEALTH,
    AnyOf,
    ChangeLocation,
    Choice,
    Deal,
    Encounter,
    Gain,
    GainItem,
    GainSecret,
    HasStatus,
    Lose,
    Mark,
    Not,
    Note,
    Pay,
    Verse,
    Won,
    once,
)

FORGE: Final = once("forge", "119.205", only_if=BEOR)
PILOT: Final = once("pilot", "119.206", cost=[Pay(1, ENERGY)])
BELOW: Final = once("below", "119.207")
SMALLEST: Final = once("smallest", "119.208", only_if=HasStatus("second"))
CAT: Final = once("cat", "119.209", only_if=AnyOf([HasStatus("wreckers", 1), HasStatus("fael")]))
ALDITH: Final = Choice("aldith", "119.201", only_if=Not(HasStatus("wreckers")))

VERSES: Final = [
    # There's no sea
    Verse(
        "119.200",
        [Note("wreck")],
        [
            ALDITH,
            PILOT,
            FORGE,
            BELOW,
            CAT,
            SMALLEST,
            Choice(
                "tend",
                do=[Gain(1, FOOD)],
                cost=[Pay(1, ENERGY)],
                only_if=Not(HasStatus("wreckers", 2)),
            ),
            Choice("hull", do=[Lose(2, FEAR)], cost=[Pay(1, FOOD)]),
            Choice(
                "as_far_as",
                do=[Gain(1, EXP)],
                cost=[Pay(1, MAGIC)],
                only_if=HasStatus("second", 2),
            ),
            Choice("leave"),
        ],
    ),
    # It owes us
    Verse(
        "119.201",
        choices=[
            Choice("deal", "119.202"),
            Choice("drive", "119.203"),
            Choice("burn", "119.204"),
            Choice("refuse", do=[Gain(1, EXP)]),
        ],
    ),
    # Planks and pitch for silence
    Verse(
        "119.202",
        [Mark("wreckers", 1)],
        [
            Choice("planks", do=[GainItem(craftable=True)], cost=[Pay(1, WEALTH)]),
            Choice("pitch", do=[Gain(2, WEALTH)], cost=[Pay(1, FOOD)]),
            Choice("silence", do=[Gain(1, WEALTH), Gain(1, FEAR)]),
        ],
    ),
    # Barefoot
    Verse(
        "119.203",
        [Encounter(named="slave_catchers")],
        [
            Choice(
                "blankets",
                do=[Mark("wreckers", 2), Gain(1, REPUTATION), Lose(1, FEAR, who=EACH)],
                only_if=Won(),
            ),
            Choice("keep_all", do=[Mark("wreckers", 2), Gain(2, WEALTH)], only_if=Won()),
            Choice("back"),
        ],
    ),
    # One fire too many
    Verse(
        "119.204",
        [Mark("wreckers", 3), ChangeLocation(119, 143)],
        [
            Choice("yourselves", do=[Gain(1, MAGIC), Gain(1, FEAR, who=EACH)]),
            Choice("too_late", do=[Gain(2, EXP), Lose(1, REPUTATION)]),
        ],
    ),
    # Beor: graded by someone who checked
    Verse(
        "119.205",
        choices=[
            Choice("keg", do=[GainItem(craftable=True), Gain(1, FEAR)]),
            Choice("check_ten", do=[Gain(1, EXP), Lose(1, FEAR)]),
            Choice("like_there", do=[Gain(1, EXP), Gain(1, WEALTH)], only_if=HasStatus("forge")),
            Choice("ring", do=[Gain(1, MAGIC), Lose(1, FEAR)], only_if=HasStatus("splinter")),
        ],
    ),
    # A coast drawn from memory
    Verse(
        "119.206",
        choices=[
            Choice("take", do=[GainSecret(52)]),
            Choice("copy", do=[Gain(1, EXP, who=EACH), Gain(1, MAGIC)]),
            Choice(
                "whose_hand",
                do=[GainSecret(52), Gain(1, EXP), Gain(1, FEAR)],
                only_if=HasStatus("fifth"),
            ),
        ],
    ),
    # Told to wait below
    Verse(
        "119.207",
        choices=[
            Choice(
                "lead_up",
                do=[Gain(1, REPUTATION), Encounter(named="procession_of_the_drowned")],
            ),
            Choice("shut", do=[Gain(1, EXP), Gain(1, FEAR, who=EACH)]),
            Choice("word_from_deck", do=[Lose(2, FEAR, who=EACH)], cost=[Pay(1, MAGIC)]),
        ],
    ),
    # The smallest lifts, once
    Verse(
        "119.208",
        choices=[
            Choice("push", do=[Gain(1, EXP, who=EACH)], cost=[Pay(1, ENERGY)]),
            Choice("listen", do=[Gain(1, MAGIC)]),
            Choice("ask_first", do=[Lose(2, FEAR, who=EACH)], only_if=HasStatus("hedda", 1)),
        ],
    ),
    # A ship's cat with no ship
    Verse(
        "119.209",
        choices=[
            Choice("follow", do=[GainItem(), Deal(1)]),
            Choice("feed", do=[Lose(1, FEAR, who=EACH), Gain(1, EXP)], cost=[Pay(1, FOOD)]),
            Choice("let_be", do=[Lose(1, FEAR)]),
        ],
    ),
    # A puddle
    Verse(
        "119.400",
        choices=[
            ALDITH,
            once("her_hand", "119.401", only_if=HasStatus("wreckers", 1)),
            once(
                "planks",
                "119.402",
                only_if=AnyOf([HasStatus("wreckers", 1), HasStatus("wreckers", 2)]),
            ),
            once("log", "119.403"),
            PILOT,
            FORGE,
            BELOW,
            SMALLEST,
            CAT,
            Choice("stick_boat", do=[Lose(1, FEAR, who=EACH)], cost=[Pay(1, ENERGY)]),
            Choice("leave"),
        ],
    ),
    # It wants to go east
    Verse(
        "119.401",
        choices=[
            Choice("go_along", do=[Gain(1, EXP, who=EACH)], cost=[Pay(1, ENERGY)]),
            Choice("cut", do=[Gain(2, WEALTH), Gain(1, FEAR, who=EACH)]),
            Choice("hold_wrist", do=[Lose(1, FEAR), Gain(1, REPUTATION)]),
        ],
    ),
    # For a ship that'll sail
    Verse(
        "119.402",
        choices=[
            Choice(
                "reserve",
                do=[Gain(2, REPUTATION)],
                cost=[Pay(1, WEALTH)],
                only_if=HasStatus("wreckers", 1),
            ),
            Choice(
                "carry_out",
                do=[Gain(2, REPUTATION), Gain(1, EXP)],
                cost=[Pay(2, ENERGY)],
                only_if=HasStatus("wreckers", 2),
            ),
            Choice("burn", do=[Gain(1, HEALTH, who=EACH), Lose(1, REPUTATION)]),
            Choice("leave_them"),
        ],
    ),
    # Tide late
    Verse(
        "119.403",
        choices=[
            Choice("write", do=[Gain(1, EXP), Gain(1, MAGIC), Gain(1, FEAR)]),
            Choice("wait", do=[Lose(1, FEAR, who=EACH)], cost=[Pay(1, ENERGY)]),
            Choice("knee_says", do=[Gain(2, EXP), Lose(1, FEAR)], only_if=HasStatus("salla")),
            Choice("who_lit", do=[Gain(1, REPUTATION)], only_if=HasStatus("wreckers", 2)),
        ],
    ),
    Verse(
        "119.D",
        choices=[
            Choice("help", do=[Gain(1, MAGIC)], cost=[Pay(1, ENERGY)]),
            Choice("aboard", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    Verse(
        "119.N",
        choices=[
            Choice("swim", do=[Lose(2, ENERGY, who=EACH)]),
            Choice("drink", do=[Deal(1, who=EACH), Gain(1, MAGIC)]),
        ],
    ),
]
