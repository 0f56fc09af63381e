"""What the save sheet records from chapter 2 on: statuses with their parts, and tasks.

Above each status stands what its parts mean, and which lot of the plan (docs/campaign.md) marks
them.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.avalon.nouns import Status, Task

STATUSES: Final = [
    # 1 Underwall burns, 2 the Titans' Steps burn, 3 the Stampede burns (lot 8, part 6 of the
    # chapter)
    Status("second", Name("Zwei Lichter", "Two lights"), parts=3),
    # 1 places by lot, 2 places by need (lot 8)
    Status("winter", Name("Wer am Stein schläft", "Who sleeps by the stone"), parts=2),
    # 1 Neante's bell at the First Farmhold, 2 Erfyr's chalk on the Titans' Steps, 3 Fael's fire
    # in Tangleroot, 4 Yvain's signet in Farshire (lot 4 (1 to 3), 2 (4))
    Status("five_road", Name("Der Weg der fünf", "The way of the five"), parts=4),
    # 1 stores shared beyond the gate, 2 stores kept, 3 Dernan's beam read (lot 1)
    Status("home", Name("Cuanacht im Winter", "Cuanacht in winter"), parts=3),
    # 1 kept in, 2 gone out for the ovens (lot 1)
    Status("smithy", Name("Erfyrs Feuer", "Erfyr's fire"), parts=2),
    # 1 nobody knows whose it is, 2 Osk handed it over himself (lot 8 (1, set-up), 2 (2))
    Status("osk", Name("Der Schlüssel von Weißweite", "The key of Whitening"), parts=2),
    # 1 a word bought, 2 shown up as water, 3 a word sold to him (lot 2)
    Status("gundry", Name("Gundrys Flaschen", "Gundry's bottles"), parts=3),
    # 1 brought into the light, 2 let run (lot 2)
    Status("tolva", Name("Tolvas Herde", "Tolva's herd"), parts=2),
    # 1 carried down, 2 left to the wind (lot 2)
    Status("senan", Name("Senans Eier", "Senan's eggs"), parts=2),
    # 1 asked for, 2 taken (lot 3)
    Status("hedda", Name("Heddas Boot", "Hedda's boat"), parts=2),
    # 1 told of her brother, 2 told that he's dead (lot 3)
    Status("adda", Name("Addas Knoten", "Adda's knots"), parts=2),
    # 1 buried, 2 robbed, 3 their roll kept (lot 3)
    Status("carrow", Name("Elf aus der Schlucht", "Eleven in the glen"), parts=3),
    # 1 seen, 2 spoken with, 3 comes along, 4 dead in the snow (lot 4)
    Status("huntsman", Name("Fael", "Fael"), parts=4),
    # 1 spared, 2 sold to the pitch boilers (lot 4)
    Status("tangleroot", Name("Wirrwurz", "Tangleroot"), parts=2),
    # 1 asked, 2 answered in their tongue, 3 mocked (lot 4)
    Status("titans", Name("Die Titanen", "The titans"), parts=3),
    # 1 eaten at, 2 cleared for good (lot 4)
    Status("lowen", Name("Lowens Tisch", "Lowen's table"), parts=2),
    # 1 dealt with, 2 driven off, 3 burnt out (lot 4)
    Status("wreckers", Name("Die Strandräuber", "The wreckers"), parts=3),
]

TASKS: Final = [
    Task(
        "second_stone",
        Name(
            "Entfacht einen zweiten Stein, dessen Licht das erste berührt: in Unterwall, auf "
            "den Stufen der Titanen oder bei der Stampede.",
            "Kindle a second stone whose light touches the first: in Underwall, on the "
            "Titans' Steps or at the Stampede.",
        ),
    ),
    Task(
        "traces",
        Name(
            "Sucht, was die fünf unterwegs zurückgelassen haben: in der Ersten Landfestung, "
            "auf den Stufen der Titanen, in Wirrwurz, in Fernschar.",
            "Look for what the five left behind on their way: at the First Farmhold, on the "
            "Titans' Steps, in Tangleroot, in Farshire.",
        ),
    ),
    Task(
        "lake_boat",
        Name(
            "Fragt Hedda am Spiegelsee nach ihrem Boot.",
            "Ask Hedda at Mirror Lake for her boat.",
        ),
    ),
    Task(
        "herd_in",
        Name(
            "Helft Tolva, die Herde ins Licht zu bringen.",
            "Help Tolva bring the herd into the light.",
        ),
    ),
    Task(
        "wreck",
        Name(
            "Findet heraus, wem die Feuer bei der Gestrandeten Flotte gelten.",
            "Find out whom the fires at the Derelict Fleet are meant for.",
        ),
    ),
    Task(
        "fire_in",
        Name(
            "Haltet Erfyrs Feuer in Cuanacht über den Winter in Glut.",
            "Keep Erfyr's fire in Cuanacht in through the winter.",
        ),
    ),
]
