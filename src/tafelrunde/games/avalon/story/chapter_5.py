"""Chapter 5, the list: its opening, what happens meanwhile, and its closing.

The closing is a chain: the list, the mounds, where Cuanacht is, Kerrec, Marged, the asylum, Coll, a
word, and the footprints. A page from 5021 on is another version of the one whose number it ends in.
Who gave the name for the others' light is called by what is left.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    ALL,
    EACH,
    ENERGY,
    EXP,
    FEAR,
    FOOD,
    REPUTATION,
    AnyOf,
    Choice,
    EndChapter,
    Gain,
    GainItem,
    GiveSecret,
    HasSecret,
    HasStatus,
    Lose,
    Mark,
    Page,
    Pay,
    Verse,
    in_turn,
)

OPENING: Final = [
    # Two posts; who is there; the bench; the wall; Jory
    [Page("5001")],
    [Page("5022", HasStatus("grave", 2)), Page("5002")],
    [Page("5003", HasStatus("home", 1)), Page("5023", HasStatus("home", 2))],
    [Page("5004", AnyOf([HasStatus("nest", 3), HasStatus("brannoch", 2)]))],
    [Page("5005")],
]
CLOSING: Final = [
    # The list: burnt, taken, copied
    [Page("5010")],
    [Page("5013", HasStatus("list", 3)), Page("5012", HasStatus("list", 2)), Page("5011")],
    # The mounds go under: the half stone finished, or left half
    [Page("5034", HasStatus("half_stone", 2)), Page("5014")],
    # Cuanacht: in the grove, at the camp, going east
    [
        Page("5015", HasStatus("exodus", 1)),
        Page("5035", HasStatus("exodus", 2)),
        Page("5055", HasStatus("exodus", 3)),
    ],
    # Kerrec: knows and stays, knows and goes, never knew
    [
        Page("5016", HasStatus("kerrec", 1)),
        Page("5036", HasStatus("kerrec", 2)),
        Page("5056", HasStatus("kerrec", 3)),
    ],
    # Marged: out, in; the asylum: open, shut
    [Page("5017", HasStatus("marged", 1)), Page("5037", HasStatus("marged", 2))],
    [Page("5057", HasStatus("island", 1)), Page("5077", HasStatus("island", 2))],
    # Coll: lost, at the bellows, found
    [
        Page("5058", HasStatus("coll", 3)),
        Page("5038", HasStatus("coll", 2)),
        Page("5018", HasStatus("coll", 1)),
    ],
    # What the word does; where the footprints lead
    [Page("5039", HasStatus("you_there"))],
    [Page("5019")],
]

VERSES: Final = [
    *in_turn(OPENING),
    # A swept road
    Verse(
        "5006",
        choices=[
            Choice("ring_it", do=[Mark("bell_again", 1), Gain(1, REPUTATION, who=EACH)]),
            Choice("leave_it", do=[Mark("bell_again", 2), Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # Name buyers
    Verse(
        "5007",
        choices=[
            Choice("send_word", do=[Gain(1, REPUTATION, who=EACH)], cost=[Pay(1, ENERGY)]),
            Choice("own_loaf", do=[Gain(1, EXP), Gain(1, FEAR)], only_if=HasStatus("counter", 2)),
            Choice("say_nothing", do=[Gain(1, FOOD), Gain(1, FEAR, who=EACH)]),
        ],
    ),
    # String
    Verse(
        "5008",
        choices=[
            Choice("gather", do=[GainItem()]),
            Choice("burn", do=[Gain(1, REPUTATION, who=EACH)]),
        ],
    ),
    # A child without a name
    Verse(
        "5009",
        choices=[
            Choice("name_him", do=[Gain(1, EXP, who=EACH)]),
            Choice("just_hew", do=[Lose(1, FEAR, who=EACH)]),
            Choice("no_name_holds", do=[Lose(2, FEAR)], only_if=HasStatus("given", 1)),
            Choice("who_pulled", do=[Gain(1, EXP), Lose(1, FEAR)], only_if=HasStatus("iorla")),
            Choice(
                "scissors",
                do=[Gain(1, EXP, who=EACH), Lose(1, FEAR, who=EACH)],
                cost=[GiveSecret(1)],
                only_if=HasSecret(1),
            ),
        ],
    ),
    *in_turn(CLOSING, last=[Gain(2, EXP, who=ALL), EndChapter(next_chapter=6)]),
]
