"""What the save sheet records from chapter 3 on: statuses with their parts, and tasks.

Above each status stands what its parts mean, and which lot of the plan (docs/campaign.md) marks
them.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.avalon.nouns import Status, Task

STATUSES: Final = [
    # 1 Falfuar, 2 Bundorca (lot 8)
    Status("toll", Name("Wen ihr zuerst besucht", "Whom you saw first"), parts=2),
    # 1 into Bundorca, 2 to the meeting at Halfway, 3 north to Farpoint, 4 wherever they could
    # (lot 5 (1 to 3), 8 (4))
    Status("cities", Name("Wohin Falfuar ging", "Where Falfuar went"), parts=4),
    # 1 gives the keys, 2 stays with the clock (lot 5)
    Status("estrild", Name("Estrild", "Estrild"), parts=2),
    # 1 was asked nicely, 2 was forced (lot 5)
    Status("guthlac", Name("Guthlac", "Guthlac"), parts=2),
    # 1 back with his mother, 2 stays as a guest, 3 dead (lot 5)
    Status("ennor", Name("Ennor", "Ennor"), parts=3),
    # 1 pushed together, 2 burnt for warmth (lot 5)
    Status("sidwell", Name("Der halbe Tisch", "The half table"), parts=2),
    # 1 leads the way, 2 left in peace (lot 5)
    Status("meraud", Name("Meraud", "Meraud"), parts=2),
    # 1 watched through, 2 oath renewed, 3 oath given back (lot 5)
    Status("moonring", Name("Der Mondring", "The Moonring"), parts=3),
    # 1 relieved, 2 overrun (lot 3)
    Status("hroald", Name("Holzwall", "Timberwall"), parts=2),
    # 1 owes you nothing, 2 was lied to (lot 3)
    Status("visage", Name("Das Antlitz", "The face"), parts=2),
    # 1 lain in, 2 emptied (lot 3)
    Status("barrow", Name("Das Langgrab", "The longbarrow"), parts=2),
    # 1 walked through without a blow, 2 fought through (lot 3)
    Status("guardians", Name("Das Tal", "The valley"), parts=2),
    # 1 whom you call, 2 who answers, 3 for a while (lot 3 (1), 4 (2), 7 (3))
    Status("mason", Name("Das Wort des Steinmetzen", "The mason's word"), parts=3),
    # 1 owed, 2 settled, 3 burnt (lot 5)
    Status("crows", Name("Das Buch der Schulden", "The book of debts"), parts=3),
]

TASKS: Final = [
    Task(
        "falfuar_people",
        Name(
            "Findet einen Ort für die Leute von Falfuar, ehe ihr Stein erlischt.",
            "Find a place for the people of Falfuar before their stone goes out.",
        ),
    ),
    Task(
        "hostage",
        Name(
            "Seht in Bundorca nach Ennor, Estrilds Sohn.",
            "See to Ennor in Bundorca, Estrild's son.",
        ),
    ),
    Task(
        "debt_book",
        Name(
            "Seht im Krähennest nach, wem die Schulden der anderen gehören.",
            "Find out in the Crow's Nest who owns other people's debts.",
        ),
    ),
    Task(
        "old_face",
        Name(
            "Fragt das Stille Antlitz nach denen, die es gemeißelt haben.",
            "Ask the Serene Visage about those who carved it.",
        ),
    ),
    Task(
        "inward_wall",
        Name(
            "Bringt Hroald auf dem Holzwall eine Antwort auf seine Berichte.",
            "Bring Hroald at Timberwall an answer to his reports.",
        ),
    ),
]
