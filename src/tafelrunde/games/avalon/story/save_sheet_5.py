"""What the save sheet records from chapter 5 on: statuses with their parts, and tasks.

Above each status stands what its parts mean, and which lot of the plan (docs/campaign.md) marks
them.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.avalon.nouns import Status, Task

STATUSES: Final = [
    # 1 rung, 2 left lying (lot 8)
    Status("bell_again", Name("Was von der Glocke blieb", "What is left of the bell"), parts=2),
    # 1 Brannoch, 2 Kerrec, 3 the asylum, 4 Whitening, 5 the mill folk (lot 1 (1, 2, 3, 5), 2 (4))
    Status("witnesses", Name("Was niemand vermisst", "What nobody misses"), parts=5),
    # 1 told every day who it was, 2 laid down (lot 1)
    Status("iorla", Name("Am Rand des Grabes", "On the edge of the grave"), parts=2),
    # 1 into the grove, 2 to the camp, 3 east with the gate (lot 1)
    Status("exodus", Name("Wohin Cuanacht ging", "Where Cuanacht went"), parts=3),
    # 1 knows and stays, 2 knows and goes to Kamelot, 3 never knew (lot 1)
    Status("kerrec", Name("Kerrecs Gericht", "Kerrec's court"), parts=3),
    # 1 found, 2 at the bellows, 3 lost (lot 1)
    Status("coll", Name("Coll", "Coll"), parts=3),
    # 1 open to all, 2 shut for good (lot 1)
    Status("island", Name("Das Asyl", "The asylum"), parts=2),
    # 1 her brother turned round, 2 she went over (lot 1)
    Status("mirre", Name("Mirre", "Mirre"), parts=2),
    # 1 comes out, 2 walls herself in (lot 2)
    Status("marged", Name("Marged", "Marged"), parts=2),
    # 1 sat with, 2 told who he was, 3 relieved of the pen (lot 2)
    Status("keeper", Name("Der Hüter der Liste", "The keeper of the list"), parts=3),
    # 1 copied, 2 taken, 3 burnt (lot 2)
    Status("list", Name("Die Liste", "The list"), parts=3),
    # 1 left half, 2 finished (lot 2)
    Status("half_stone", Name("Der halbe Stein", "The half stone"), parts=2),
    # 1 bought off, 2 driven off (lot 2)
    Status("levy", Name("Die Namenkäufer", "The name buyers"), parts=2),
    # 1 reached in, 2 something taken out, 3 something put back (lot 2)
    Status("edge", Name("Jenseits des Randes", "Beyond the edge"), parts=3),
    # what the word means (lot 2)
    Status("you_there", Name("Du da", "You there")),
]

TASKS: Final = [
    Task(
        "three_witnesses",
        Name(
            "Bringt dem Hüter drei Dinge, die niemand vermisst, und die Leute, bei denen sie "
            "liegen.",
            "Bring the Keeper three things that nobody misses, and the people who have them.",
        ),
    ),
    Task(
        "where_they_went",
        Name(
            "Findet heraus, wohin Cuanacht gegangen ist.",
            "Find out where Cuanacht has gone.",
        ),
    ),
    Task(
        "the_rope",
        Name(
            "Sprecht im Kriegerlager vor Kerrecs Gericht.",
            "Speak before Kerrec's court in the warriors' camp.",
        ),
    ),
    Task(
        "name_buyers",
        Name(
            "Stellt die Leute mit dem Klapptisch.",
            "Catch up with the people with the folding table.",
        ),
    ),
    Task(
        "the_pocket",
        Name(
            "Seht am Rand der Wyrdnis nach, was darin liegt.",
            "Look at the Wyrdedge for what lies in it.",
        ),
    ),
]
