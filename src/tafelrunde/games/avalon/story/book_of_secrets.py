"""The Book of Secrets (Buch der Geheimnisse): how chapter 1 begins, the strangers at the gate, its
three endings with what became of everybody, and the Allmother's Mercy.

An ending is a chain: which stone burns, perhaps a broken word, the name that it takes, the mill,
Brannoch, Nest, Iorla, and the last page.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    ALL,
    EACH,
    EXP,
    FEAR,
    FOOD,
    REPUTATION,
    AllOf,
    Choice,
    EndChapter,
    Gain,
    HasStatus,
    If,
    Lose,
    Mark,
    Note,
    Page,
    Pay,
    ReadVerse,
    RestartChapter,
    Verse,
    in_turn,
    turn_to,
)

IN_CUANACHT: Final = HasStatus("mill_folk", 3)
IN_THE_MILL: Final = HasStatus("mill_folk", 1)
NORTH: Final = HasStatus("stone", 2)
"""Only the light of Cuanacht reaches mill and island, and the half stone not even Whitening."""
CLOSING: Final = [
    # The mill folk: lost, with Ruan, without him, in the light, in the dark, never met
    [
        Page("482", HasStatus("mill_folk", 4)),
        Page("478", AllOf([IN_CUANACHT, HasStatus("ruan", 1)])),
        Page("479", AllOf([IN_CUANACHT, HasStatus("ruan", 2)])),
        Page("480", AllOf([IN_THE_MILL, NORTH])),
        Page("481", IN_THE_MILL),
        Page("483"),
    ],
    # Brannoch: freed by force, freed quietly, in the cellar in the dark, in the cellar
    [
        Page("485", HasStatus("brannoch", 2)),
        Page("484", HasStatus("brannoch", 1)),
        Page("497", HasStatus("stone", 3)),
        Page("486"),
    ],
    # Marged knows, or believes; in the dark she goes to the island, or goes on believing
    [
        Page("487", AllOf([HasStatus("nest", 2), NORTH])),
        Page("495", HasStatus("nest", 2)),
        Page("488", AllOf([HasStatus("nest", 3), NORTH])),
        Page("496", HasStatus("nest", 3)),
    ],
    # Iorla's grave, Iorla's stores
    [Page("489", HasStatus("grave", 1)), Page("490", HasStatus("grave", 2))],
    # The last page: the own name, the fifth's, the mentor's, whatever the stone took
    [
        Page("491", HasStatus("given", 1)),
        Page("492", HasStatus("given", 2)),
        Page("493", HasStatus("given", 3)),
        Page("494"),
    ],
]
GIVEN: Final = turn_to(CLOSING)

VERSES: Final = [
    # The thirty-first morning
    Verse(
        "471",
        choices=[
            Choice("ring_bell", do=[Mark("bell", 1), Gain(1, REPUTATION), Gain(1, FEAR, who=EACH)]),
            Choice("leave_rope", do=[Mark("bell", 2), Gain(1, FOOD)]),
        ],
    ),
    # Strangers at the gate
    Verse(
        "472",
        [Note("mill")],
        [
            Choice(
                "open_gate",
                do=[Mark("gate", 1), Gain(1, REPUTATION, who=EACH)],
                cost=[Pay(2, FOOD)],
            ),
            Choice("shut_gate", do=[Mark("gate", 2), Gain(1, FEAR, who=EACH)]),
        ],
    ),
    # The Bent One burns
    Verse("473", [If(HasStatus("promise"), then=[ReadVerse("476")], otherwise=[ReadVerse("477")])]),
    # Cuanacht burns
    Verse("474", [Lose(1, FEAR, who=ALL), ReadVerse("477")]),
    # The half stone burns
    Verse("475", [If(HasStatus("promise"), then=[ReadVerse("476")], otherwise=[ReadVerse("477")])]),
    # A broken word
    Verse("476", [Lose(1, REPUTATION, who=ALL), ReadVerse("477")]),
    # The stone listens
    Verse(
        "477",
        choices=[
            Choice(
                "give_own",
                do=[Mark("given", 1), Lose(3, REPUTATION), GIVEN],
                only_if=HasStatus("price"),
            ),
            Choice(
                "give_fifth", do=[Mark("given", 2), GIVEN], only_if=HasStatus("fifth", at_least=3)
            ),
            Choice(
                "give_mentor",
                do=[Mark("given", 3), Gain(1, FEAR, who=ALL), GIVEN],
                only_if=HasStatus("price"),
            ),
            Choice("stay_silent", do=[Mark("given", 4), Lose(1, REPUTATION, who=ALL), GIVEN]),
        ],
    ),
    *in_turn(CLOSING, last=[Gain(2, EXP, who=ALL), EndChapter(next_chapter=2)]),
    # The Allmother's Mercy
    Verse("500", [RestartChapter()]),
]
