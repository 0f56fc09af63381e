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
    Choice,
    EndChapter,
    Gain,
    HasStatus,
    If,
    Lose,
    Mark,
    Note,
    Pay,
    ReadVerse,
    RestartChapter,
    Verse,
)

CLOSING: Final = If(
    HasStatus("given", 1),
    then=[ReadVerse("491")],
    otherwise=[
        If(
            HasStatus("given", 2),
            then=[ReadVerse("492")],
            otherwise=[
                If(
                    HasStatus("given", 3),
                    then=[ReadVerse("493")],
                    otherwise=[If(HasStatus("given", 4), then=[ReadVerse("494")])],
                ),
            ],
        ),
    ],
)
IORLA: Final = If(
    HasStatus("grave", 1),
    then=[ReadVerse("489")],
    otherwise=[
        If(HasStatus("grave", 2), then=[ReadVerse("490")], otherwise=[CLOSING]),
    ],
)
NEST: Final = If(
    HasStatus("nest", 2),
    then=[If(HasStatus("stone", 2), then=[ReadVerse("487")], otherwise=[ReadVerse("495")])],
    otherwise=[
        If(
            HasStatus("nest", 3),
            then=[If(HasStatus("stone", 2), then=[ReadVerse("488")], otherwise=[ReadVerse("496")])],
            otherwise=[IORLA],
        ),
    ],
)
"""Only the light of Cuanacht reaches the island."""
IN_THE_CELLAR: Final = If(
    HasStatus("stone", 3), then=[ReadVerse("497")], otherwise=[ReadVerse("486")]
)
"""The half stone does not reach Whitening."""
BRANNOCH: Final = If(
    HasStatus("brannoch", 2),
    then=[ReadVerse("485")],
    otherwise=[
        If(HasStatus("brannoch", 1), then=[ReadVerse("484")], otherwise=[IN_THE_CELLAR]),
    ],
)
IN_THE_MILL: Final = If(
    HasStatus("stone", 2), then=[ReadVerse("480")], otherwise=[ReadVerse("481")]
)
IN_CUANACHT: Final = If(
    HasStatus("ruan", 1),
    then=[ReadVerse("478")],
    otherwise=[
        If(HasStatus("ruan", 2), then=[ReadVerse("479")]),
    ],
)
MILL: Final = If(
    HasStatus("mill_folk", 4),
    then=[ReadVerse("482")],
    otherwise=[
        If(
            HasStatus("mill_folk", 3),
            then=[IN_CUANACHT],
            otherwise=[
                If(HasStatus("mill_folk", 1), then=[IN_THE_MILL], otherwise=[ReadVerse("483")]),
            ],
        ),
    ],
)
"""Where the people of the mill are when the stone burns: lost, in Cuanacht, in the mill (which only
the light of Cuanacht reaches), or never met.
"""

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
                do=[Mark("given", 1), Lose(3, REPUTATION), MILL],
                only_if=HasStatus("price"),
            ),
            Choice(
                "give_fifth", do=[Mark("given", 2), MILL], only_if=HasStatus("fifth", at_least=3)
            ),
            Choice(
                "give_mentor",
                do=[Mark("given", 3), Gain(1, FEAR, who=ALL), MILL],
                only_if=HasStatus("price"),
            ),
            Choice("stay_silent", do=[Mark("given", 4), Lose(1, REPUTATION, who=ALL), MILL]),
        ],
    ),
    # The mill folk: with Ruan, without him, in the light, in the dark, lost, never met
    Verse("478", [BRANNOCH]),
    Verse("479", [BRANNOCH]),
    Verse("480", [BRANNOCH]),
    Verse("481", [BRANNOCH]),
    Verse("482", [BRANNOCH]),
    Verse("483", [BRANNOCH]),
    # Brannoch: freed quietly, freed by force, still in the cellar
    Verse("484", [NEST]),
    Verse("485", [NEST]),
    Verse("486", [NEST]),
    # Marged knows, Marged believes
    Verse("487", [IORLA]),
    Verse("488", [IORLA]),
    # Iorla's grave, Iorla's stores
    Verse("489", [CLOSING]),
    Verse("490", [CLOSING]),
    # The last page: the own name, the fifth's, the mentor's, whatever the stone took
    Verse("491", [Gain(2, EXP, who=ALL), EndChapter(next_chapter=2)]),
    Verse("492", [Gain(2, EXP, who=ALL), EndChapter(next_chapter=2)]),
    Verse("493", [Gain(2, EXP, who=ALL), EndChapter(next_chapter=2)]),
    Verse("494", [Gain(2, EXP, who=ALL), EndChapter(next_chapter=2)]),
    # In the dark: Marged goes to the island, Marged believes, Brannoch sings
    Verse("495", [IORLA]),
    Verse("496", [IORLA]),
    Verse("497", [NEST]),
    # The Allmother's Mercy
    Verse("500", [RestartChapter()]),
]
