"""What the save sheet records from chapter 6 on: statuses with their parts, and tasks.

Above each status stands what its parts mean, and which lot of the plan (docs/campaign.md) marks
them.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.avalon.nouns import Status, Task

STATUSES: Final = [
    # 1 by lot, 2 by need (lot 8)
    Status("places", Name("Plätze auf dem Schiff", "Places on the ship"), parts=2),
    # 1 mast, 2 rivets, 3 sail, 4 crew (lot 7)
    Status("ship", Name("Das Schiff", "The ship"), parts=4),
    # 1 felled, 2 asked first (lot 7)
    Status("whispers", Name("Der Flüsterwald", "The Forest of Whispers"), parts=2),
    # 1 released, 2 kept (lot 7)
    Status("orin", Name("Orins Schwur", "Orin's vow"), parts=2),
    # 1 relieved at dawn, 2 left on watch (lot 7)
    Status("oriel", Name("Oriel", "Oriel"), parts=2),
    # 1 asked, 2 eaten, 3 walked out (lot 7)
    Status("corbenic", Name("Der Tisch in Corbenic", "The table in Corbenic"), parts=3),
    # 1 Neante or Meraud, 2 Fael or Adda, 3 Breda's people, 4 Ennor and Estrild, 5 Kerrec's people
    # (lot 7)
    Status("aboard", Name("Wer an Bord ist", "Who is aboard"), parts=5),
]

TASKS: Final = [
    Task(
        "build_ship",
        Name(
            "Gebt Orins Schiff, was ihm fehlt: Mast, Nieten, Segel, Leute.",
            "Give Orin's ship what it lacks: mast, rivets, sail, people.",
        ),
    ),
    Task(
        "third_word",
        Name(
            "Lernt das Wort des Steinmetzen, wenigstens zwei Teile davon.",
            "Learn the mason's word, two parts of it at least.",
        ),
    ),
    Task(
        "order_tombs",
        Name(
            "Löst Oriel bei den Gräbern des Ordens ab.",
            "Relieve Oriel at the Tombs of the Order.",
        ),
    ),
    Task(
        "the_host",
        Name(
            "Folgt der Einladung nach Corbenic.",
            "Follow the invitation to Corbenic.",
        ),
    ),
    Task(
        "sixty_places",
        Name(
            "Entscheidet, wer auf dem Schiff einen Platz bekommt.",
            "Decide who gets a place on the ship.",
        ),
    ),
]
