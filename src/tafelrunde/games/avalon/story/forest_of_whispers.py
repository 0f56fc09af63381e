"""155: Forest of Whispers, in the thaw and in leaf."""

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
    AllOf,
    AnyOf,
    Choice,
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

NO_MAST: Final = Not(HasStatus("ship", 1))
KNOWS_A_PART: Final = AnyOf([HasStatus("mason", 1), HasStatus("mason", 2)])
HEARS_HER_OUT: Final = AnyOf([HasStatus("mason", 2), HasSecret(57)])
"""Whoever can answer her, or has seed that makes one easy to overlook."""

VERSES: Final = [
    # In the middle of words
    Verse(
        "155.400",
        choices=[
            Choice("listen", "155.401"),
            once("cut", "155.402", only_if=AnyOf([HasStatus("found", 5), HasStatus("fifth")])),
            Choice("answer", do=[Gain(1, MAGIC), Gain(1, FEAR)]),
            Choice("worn_stone", do=[Gain(1, EXP)], cost=[Pay(1, ENERGY)]),
            Choice("what_time", do=[Lose(1, FEAR, who=EACH)], only_if=HasStatus("spill")),
            Choice("leave"),
        ],
    ),
    # One knows you
    Verse(
        "155.401",
        choices=[
            Choice("beginning", do=[Gain(1, MAGIC), Gain(1, EXP), Gain(1, FEAR, who=EACH)]),
            Choice(
                "promise", do=[Gain(1, REPUTATION), Gain(1, FEAR)], only_if=HasStatus("promise")
            ),
            Choice("gap", do=[Lose(2, FEAR, who=EACH), Lose(1, EXP)], only_if=HasStatus("given")),
            Choice("go"),
        ],
    ),
    # Not at all
    Verse(
        "155.402",
        choices=[
            Choice("take_stick", do=[GainItem(craftable=True), Gain(1, FEAR)]),
            Choice("answer_it", do=[Lose(2, FEAR, who=EACH)], only_if=HasStatus("fifth")),
            Choice("touch_cut", do=[Gain(1, MAGIC)]),
        ],
    ),
    # Leaves on one side
    Verse(
        "155.600",
        [Note("third_word")],
        [
            Choice("woodcutters", "155.601", only_if=NO_MAST),
            Choice("beams", "155.604", only_if=AllOf([HasStatus("hroald", 1), NO_MAST])),
            once("ailei", "155.605", only_if=AILEI),
            Choice("girl", "155.610", only_if=Not(HasStatus("mason", 1))),
            Choice(
                "girl_again",
                "155.606",
                only_if=AllOf([HasStatus("mason", 1), Not(HasStatus("mason", 3))]),
                needs=HEARS_HER_OUT,
            ),
            once(
                "the_king",
                "155.608",
                only_if=AnyOf([HasStatus("you_there"), HasStatus("keeper", 2)]),
            ),
            once("stump", "155.609", only_if=HasStatus("whispers")),
            Choice("dusk", "155.607"),
            Choice("invitation", do=[MoveTo(162)], only_if=WasRead("6007")),
            Choice("straws", do=[Lose(1, FEAR, who=EACH)], only_if=HasStatus("places", 1)),
            Choice(
                "old_sawyer",
                do=[Gain(1, REPUTATION)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("places", 2),
            ),
            Choice("leave"),
        ],
    ),
    # Wax in their ears
    Verse(
        "155.601",
        choices=[
            Choice("choose", "155.602"),
            Choice("ask_first", "155.603", needs=KNOWS_A_PART),
            Choice("their_wax", do=[Lose(2, FEAR)]),
            Choice("share_meal", do=[Gain(1, REPUTATION), Gain(1, EXP)], cost=[Pay(1, FOOD)]),
            Choice("not_today"),
        ],
    ),
    # Until the third stroke
    Verse(
        "155.602",
        choices=[
            Choice(
                "tall_one",
                do=[Mark("ship", 1), Mark("whispers", 1), Gain(1, EXP), Gain(1, FEAR, who=EACH)],
            ),
            Choice(
                "quiet_one",
                do=[Mark("ship", 1), Mark("whispers", 1), Gain(1, MAGIC)],
                cost=[Pay(2, ENERGY)],
            ),
            Choice("put_down"),
        ],
    ),
    # It stands back from its roots
    Verse(
        "155.603",
        choices=[
            Choice(
                "thank",
                do=[Mark("ship", 1), Mark("whispers", 2), Lose(1, FEAR, who=EACH)],
                cost=[Pay(2, ENERGY)],
            ),
            Choice("at_once", do=[Mark("ship", 1), Mark("whispers", 2), Gain(1, FEAR)]),
        ],
    ),
    # Timberwall's beams
    Verse(
        "155.604",
        choices=[
            Choice("fetch", do=[Mark("ship", 1), Gain(1, REPUTATION)], cost=[Pay(2, ENERGY)]),
            Choice("let_lie"),
        ],
    ),
    # Ailei and the mason's girl
    Verse(
        "155.605",
        choices=[
            Choice(
                "left_half",
                do=[Gain(1, EXP), Lose(2, FEAR)],
                only_if=HasStatus("half_stone", 1),
            ),
            Choice(
                "finished",
                do=[Gain(1, MAGIC), Gain(1, EXP), Gain(1, FEAR)],
                only_if=HasStatus("half_stone", 2),
            ),
            Choice("first_part", "155.610", only_if=Not(HasStatus("mason", 1))),
            Choice(
                "what_he_said",
                "155.606",
                only_if=AllOf([HasStatus("mason", 1), Not(HasStatus("mason", 3))]),
                needs=HEARS_HER_OUT,
            ),
            Choice("me_too", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # For a while
    Verse(
        "155.606",
        choices=[
            Choice(
                "after_her",
                do=[Mark("mason", 3), GainSecret(72), Gain(1, EXP)],
                needs=HasStatus("mason", 2),
            ),
            Choice(
                "keep_still",
                do=[Mark("mason", 3), GainSecret(72), Lose(1, FEAR, who=EACH)],
                needs=HasStatus("mason", 2),
            ),
            Choice(
                "fernseed",
                do=[Mark("mason", 3), GainSecret(72), Gain(1, MAGIC)],
                cost=[GiveSecret(57)],
            ),
            Choice("not_yet"),
        ],
    ),
    # Nobody's beginnings
    Verse(
        "155.607",
        choices=[
            Choice("lend", do=[Gain(1, MAGIC), Encounter(named="root_of_the_world")]),
            Choice("run", do=[Lose(1, ENERGY)]),
            Choice("back_slowly", do=[Gain(1, FEAR)]),
        ],
    ),
    # Who the king was
    Verse(
        "155.608",
        choices=[
            Choice("pointed", do=[Gain(1, EXP, who=EACH)], only_if=HasStatus("you_there")),
            Choice("wrote_it", do=[Gain(1, MAGIC)], only_if=HasStatus("keeper", 2)),
            Choice("keep_it", do=[Lose(1, FEAR)]),
        ],
    ),
    # Where it stood
    Verse(
        "155.609",
        choices=[
            Choice("plant", do=[Gain(1, REPUTATION)], cost=[Pay(1, ENERGY)]),
            Choice("finish_it", do=[Gain(1, EXP), Gain(1, FEAR)], only_if=HasStatus("whispers", 1)),
            Choice("stand_in_roots", do=[Gain(1, MAGIC)], only_if=HasStatus("whispers", 2)),
            Choice("walk_round", do=[Lose(1, FEAR)]),
        ],
    ),
    # Whom you call: for those who come without the first third
    Verse(
        "155.610",
        choices=[
            Choice(
                "call_her",
                do=[Mark("mason", 1), GainSecret(59), Lose(1, FEAR)],
                cost=[Pay(2, ENERGY)],
            ),
            Choice(
                "call_each_other",
                do=[Mark("mason", 1), GainSecret(59), Gain(1, FEAR, who=EACH)],
                cost=[Pay(1, MAGIC)],
            ),
            Choice("hush"),
        ],
    ),
    Verse("155.M"),
]
