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
    REPUTATION,
    AnyOf,
    Choice,
    EndChapter,
    Gain,
    GainItem,
    GiveSecret,
    HasSecret,
    HasStatus,
    If,
    Lose,
    Mark,
    Pay,
    ReadVerse,
    Verse,
)

WALL: Final = If(
    AnyOf([HasStatus("nest", 3), HasStatus("brannoch", 2)]),
    then=[ReadVerse("5004")],
    otherwise=[ReadVerse("5005")],
)
BENCH: Final = If(
    HasStatus("home", 1),
    then=[ReadVerse("5003")],
    otherwise=[If(HasStatus("home", 2), then=[ReadVerse("5023")], otherwise=[WALL])],
)
WHO_IS_THERE: Final = If(
    HasStatus("grave", 2), then=[ReadVerse("5022")], otherwise=[ReadVerse("5002")]
)

LAST_PAGE: Final = If(
    HasStatus("you_there"), then=[ReadVerse("5039")], otherwise=[ReadVerse("5019")]
)
COLL: Final = If(
    HasStatus("coll", 3),
    then=[ReadVerse("5058")],
    otherwise=[
        If(
            HasStatus("coll", 2),
            then=[ReadVerse("5038")],
            otherwise=[If(HasStatus("coll", 1), then=[ReadVerse("5018")], otherwise=[LAST_PAGE])],
        ),
    ],
)
ASYLUM: Final = If(
    HasStatus("island", 1),
    then=[ReadVerse("5057")],
    otherwise=[If(HasStatus("island", 2), then=[ReadVerse("5077")], otherwise=[COLL])],
)
MARGED: Final = If(
    HasStatus("marged", 1),
    then=[ReadVerse("5017")],
    otherwise=[If(HasStatus("marged", 2), then=[ReadVerse("5037")], otherwise=[ASYLUM])],
)
KERREC: Final = If(
    HasStatus("kerrec", 1),
    then=[ReadVerse("5016")],
    otherwise=[
        If(
            HasStatus("kerrec", 2),
            then=[ReadVerse("5036")],
            otherwise=[If(HasStatus("kerrec", 3), then=[ReadVerse("5056")], otherwise=[MARGED])],
        ),
    ],
)
CUANACHT: Final = If(
    HasStatus("exodus", 1),
    then=[ReadVerse("5015")],
    otherwise=[
        If(
            HasStatus("exodus", 2),
            then=[ReadVerse("5035")],
            otherwise=[If(HasStatus("exodus", 3), then=[ReadVerse("5055")], otherwise=[KERREC])],
        ),
    ],
)
MOUNDS: Final = If(
    HasStatus("half_stone", 2), then=[ReadVerse("5034")], otherwise=[ReadVerse("5014")]
)
LIST: Final = If(
    HasStatus("list", 3),
    then=[ReadVerse("5013")],
    otherwise=[If(HasStatus("list", 2), then=[ReadVerse("5012")], otherwise=[ReadVerse("5011")])],
)

VERSES: Final = [
    # Two posts; who is there; the bench; the wall; Jory
    Verse("5001", [WHO_IS_THERE]),
    Verse("5002", [BENCH]),
    Verse("5022", [BENCH]),
    Verse("5003", [WALL]),
    Verse("5023", [WALL]),
    Verse("5004", [ReadVerse("5005")]),
    Verse("5005"),
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
            Choice("say_nothing", do=[Gain(1, FEAR, who=EACH)]),
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
    # The list: copied, taken, burnt
    Verse("5010", [LIST]),
    Verse("5011", [MOUNDS]),
    Verse("5012", [MOUNDS]),
    Verse("5013", [MOUNDS]),
    # The mounds go under: the half stone left half, or finished
    Verse("5014", [CUANACHT]),
    Verse("5034", [CUANACHT]),
    # Cuanacht: in the grove, at the camp, going east
    Verse("5015", [KERREC]),
    Verse("5035", [KERREC]),
    Verse("5055", [KERREC]),
    # Kerrec: knows and stays, knows and goes, never knew
    Verse("5016", [MARGED]),
    Verse("5036", [MARGED]),
    Verse("5056", [MARGED]),
    # Marged: out, in; the asylum: open, shut
    Verse("5017", [ASYLUM]),
    Verse("5037", [ASYLUM]),
    Verse("5057", [COLL]),
    Verse("5077", [COLL]),
    # Coll: found, at the bellows, lost
    Verse("5018", [LAST_PAGE]),
    Verse("5038", [LAST_PAGE]),
    Verse("5058", [LAST_PAGE]),
    # What the word does; where the footprints lead
    Verse("5039", [ReadVerse("5019")]),
    Verse("5019", [Gain(2, EXP, who=ALL), EndChapter(next_chapter=6)]),
]
