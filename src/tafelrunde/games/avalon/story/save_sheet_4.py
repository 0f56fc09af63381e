"""What the save sheet records from chapter 4 on: statuses with their parts, and tasks.

Above each status stands what its parts mean, and which lot of the plan (docs/campaign.md) marks
them.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.avalon.nouns import Status, Task

STATUSES: Final = [
    # 1 left to the borough, 2 left to the broch (lot 8)
    Status("spill", Name("Der Überlauf", "The spill"), parts=2),
    # 1 Erfyr, 2 Neante, 3 Fael, 4 Yvain, 5 a stool pushed back (lot 6 (1, 2, 4, 5), 4 (3))
    Status("found", Name("Die fünf in Kamelot", "The five in Kamelot"), parts=5),
    # 1 comes away, 2 stays at the channel, 3 dead (lot 6)
    Status("erfyr", Name("Erfyr", "Erfyr"), parts=3),
    # 1 forgiven, 2 not forgiven, 3 gave her name (lot 6)
    Status("neante", Name("Neante", "Neante"), parts=3),
    # 1 turns witness, 2 keeps signing, 3 recognized in the camp (lot 6)
    Status("yvain", Name("Lord Yvain", "Lord Yvain"), parts=3),
    # 1 a name bought back, 2 a syllable sold, 3 the ledger seen (lot 6)
    Status("counter", Name("Der Schalter", "The counter"), parts=3),
    # 1 stopped in the row, 2 came to the end (lot 6)
    Status("ysmay", Name("Ysmay", "Ysmay"), parts=2),
    # 1 owes you, 2 knows you (lot 6)
    Status("maddoc", Name("Maddoc", "Maddoc"), parts=2),
    # 1 understood, 2 stopped by a gift (lot 6)
    Status("red_row", Name("Was der Rote Tod ist", "What the Red Death is"), parts=2),
    # 1 walked out, 2 fell quiet (lot 6)
    Status("borough", Name("Der Weiler", "The borough"), parts=2),
    # 1 told, 2 kept back (lot 6)
    Status("broch", Name("Torrins Nicken", "Torrin's nod"), parts=2),
    # 1 fed, 2 left alone, 3 cracked (lot 6)
    Status("great_stone", Name("Der große Stein", "The great stone"), parts=3),
    # 1 found, 2 let lie (lot 4)
    Status("isern", Name("Iserns Handschuh", "Isern's glove"), parts=2),
    # 1 tide learned, 2 salt taken (lot 4)
    Status("salla", Name("Sallas Knie", "Salla's knee"), parts=2),
    # 1 Breda's vote, 2 given, not sold (lot 1 (1), 6 (2))
    Status("many_hands", Name("Viele Hände", "Many hands"), parts=2),
]

TASKS: Final = [
    Task(
        "the_five",
        Name(
            "Findet drei von denen, die nach Kamelot gegangen sind.",
            "Find three of those who went to Kamelot.",
        ),
    ),
    Task(
        "remedy",
        Name(
            "Findet im Pestweiler heraus, womit man eine Reihe unterbricht.",
            "Find out in the Plagued Borough what interrupts a row.",
        ),
    ),
    Task(
        "buy_back",
        Name(
            "Kauft am Schalter von Kamelot einen Namen zurück.",
            "Buy back one name at the counter of Kamelot.",
        ),
    ),
    Task(
        "sword_master",
        Name(
            "Fragt Torrin in Broch Cruach, wer an der Brücke den Befehl gab.",
            "Ask Torrin in Broch Cruach who gave the order at the bridge.",
        ),
    ),
    Task(
        "glove",
        Name(
            "Sucht im Schwarzen Moor Iserns zweiten Handschuh.",
            "Look for Isern's other glove in the Dark Morass.",
        ),
    ),
]
