"""What the save sheet records from chapter 7 on: statuses with their parts, and tasks.

Above each status stands what its parts mean, and which lot of the plan (docs/campaign.md) marks
them.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.avalon.nouns import Status, Task

STATUSES: Final = [
    # 1 among the creditors, 2 on the wall (lot 8)
    Status("flag", Name("Wo ihr steht", "Where you stand"), parts=2),
    # 1 gates opened, 2 wall held, 3 slipped out (lot 6)
    Status("siege", Name("Die Belagerung", "The siege"), parts=3),
    # 1 met, 2 never was, 3 comes home (lot 7)
    Status("fifth_met", Name("Auf dem äußeren Ufer", "On the outer shore"), parts=3),
    # 1 many hands, 2 the names come home, 3 the tools laid down, 4 the chair, 5 one more name, 6
    # silence (lot 7)
    Status("heart", Name("Das Herz", "The heart"), parts=6),
    # 1 keeps a forge, 2 broke it, 3 left the splinter (lot 6 (1, 2), 7 (3))
    Status("beor_end", Name("Beors Ende", "Beor's end"), parts=3),
    # 1 stays on the shore, 2 teaches the song, 3 takes the mat (lot 7)
    Status("ailei_end", Name("Aileis Ende", "Ailei's end"), parts=3),
    # 1 held the rope, 2 sets his traps, 3 stayed on the bridge (lot 6 (1, 3), 7 (2))
    Status("arev_end", Name("Arevs Ende", "Arev's end"), parts=3),
    # 1 sits in the chair, 2 said all thirteen, 3 sold once more (lot 7 (1), 6 (2, 3))
    Status("wurm_end", Name("Wurms Ende", "Maggot's end"), parts=3),
]

TASKS: Final = [
    Task(
        "the_siege",
        Name(
            "Entscheidet, was aus den Toren von Kamelot wird.",
            "Decide what becomes of the gates of Kamelot.",
        ),
    ),
    Task(
        "ledgers",
        Name(
            "Findet die Bücher des Schalters.",
            "Find the ledgers of the counter.",
        ),
    ),
    Task(
        "rope_bridge",
        Name(
            "Bringt Leute über die Mauer, solange das Seil hält.",
            "Get people over the wall while the rope holds.",
        ),
    ),
    Task(
        "the_tide",
        Name(
            "Geht bei Niedrigwasser über die Flimmernde Ebene zum Schiff.",
            "Cross the Shimmering Flats to the ship at low water.",
        ),
    ),
    Task(
        "doorkeeper",
        Name(
            "Sucht auf dem äußeren Ufer, wer die Tür hütet.",
            "Look on the outer shore for whoever keeps the door.",
        ),
    ),
    Task(
        "the_heart",
        Name(
            "Antwortet dem Herzen von Tuathan.",
            "Answer the Heart of Tuathan.",
        ),
    ),
]
