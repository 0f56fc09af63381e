"""Quests: debts and justice."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.board import BY_ID
from tafelrunde.games.hexer.nouns import Quest, Target
from tafelrunde.games.hexer.vocabulary import (
    Draw,
    GainGold,
    LoseGold,
    RollDie,
)
from tafelrunde.games.hexer.vocabulary.story import (
    GainCard,
    ReadEvent,
)

DEBTS: Final[tuple[Quest, ...]] = (
    Quest(
        "q1",
        Name("Schuld und Sühne", "Debt and amends", kind="title"),
        target=BY_ID["novigrad"],
        task=Name(
            "Geh zum Bruder des Wirts nach Novigrad und bring ihm den Schuldschein.",
            "Go to the innkeeper's brother in Novigrad and take him the promissory note.",
        ),
        tale=Name(
            "Der Bruder hält den Schein gegen das Licht und nickt. „Er hat mich einmal aus dem "
            "Fluss gezogen“, sagt er, „und nie davon geredet.“ Er zahlt doppelt.",
            "The brother holds the note up to the light and nods. “He once pulled me out of the "
            "river,” he says, “and never spoke of it.” He pays double.",
        ),
        do=[GainGold(4)],
    ),
    Quest(
        "q3",
        Name("Alte Rechnung", "Old account", kind="f"),
        target=Target.ANY_TILE,
        task=Name(
            "Treib die Schuld ein, die dein Kamerad dir überlassen hat.",
            "Collect the debt that your comrade has made over to you.",
        ),
        tale=Name(
            "Der Schuldner erinnert sich an deinen Kameraden und an den Tag, an dem er noch beide "
            "Augen hatte. Er zahlt schweigend und legt einen guten Tag Rast dazu.",
            "The debtor remembers your comrade and the day when he still had both eyes. He pays "
            "in silence and adds a good day's rest.",
        ),
        do=[GainGold(2), Draw(2)],
    ),
    Quest(
        "q4",
        Name("Der Entflohene", "The fugitive", kind="m adj"),
        target=Target.ANY_TILE,
        task=Name(
            "Finde den Entflohenen, ehe die Häscher es tun.",
            "Find the fugitive before his pursuers do.",
        ),
        tale=Name(
            "Er sitzt im Stroh einer Scheune, und vor der Scheune steht ein Dorf mit Mistgabeln: "
            "um ihn zu schützen, wie sich zeigt.",
            "He is sitting in the straw of a barn, and outside the barn stands a village with "
            "pitchforks: to protect him, as it turns out.",
        ),
        do=[ReadEvent(8)],
    ),
    Quest(
        "q11",
        Name("Das Schwert im Pfand", "The sword in pawn", kind="n"),
        target=Target.MOUNTAIN,
        task=Name(
            "Finde im Gebirge den Pfandschein des toten Besitzers und löse das Schwert für 1 Gold "
            "aus.",
            "Find the dead owner's ticket in the mountains and redeem the sword for 1 gold.",
        ),
        tale=Name(
            "Er liegt unter einem Überhang, der Schein steckt im Stiefel, und neben ihm liegt, "
            "was er ohne sein Silberschwert zu töten versucht hat. Beinahe wäre es ihm gelungen.",
            "He lies under an overhang, the ticket is in his boot, and next to him lies what he "
            "tried to kill without his silver sword. He very nearly managed it.",
        ),
        do=[ReadEvent(14)],
        cost=[LoseGold(1)],
    ),
    Quest(
        "q14",
        Name("Geologische Umstände", "Geological circumstances", kind="pl"),
        target=Target.MOUNTAIN,
        task=Name(
            "Such im Gebirge Wagen, Kutscher, Erz und Straße.",
            "Search the mountains for wagon, driver, ore and road.",
        ),
        tale=Name(
            "Die Straße hat sich aufgerichtet und gegähnt: Man hatte sie über einem Erdriesen "
            "gebaut. Der Kutscher lebt, das Erz ist nur angekaut, und die Zwerge halten sich an "
            "Klausel drei.",
            "The road had sat up and yawned: it had been built across an earth giant. The driver "
            "is alive, the ore merely chewed, and the dwarves abide by clause three.",
        ),
        do=[GainCard(1), GainGold(1)],
    ),
    Quest(
        "q15",
        Name("Der Tag des Gerichts", "The day of the trial", kind="m"),
        target=BY_ID["vizima"],
        task=Name(
            "Triff den Schreiber in Wyzima und sorg dafür, dass er aussagt.",
            "Meet the clerk in Vizima and see to it that he testifies.",
        ),
        tale=Name(
            "Er wartet hinter dem Gerichtsgebäude in einem Fass. Als du klopfst, kommt zuerst ein "
            "Messer heraus und dann eine Entschuldigung.",
            "He is waiting behind the courthouse in a barrel. When you knock, first a knife comes "
            "out and then an apology.",
        ),
        do=[ReadEvent(17)],
    ),
    Quest(
        "q18",
        Name("Die Schuld von Loc Ichaer", "The debt of Loc Ichaer", kind="f"),
        target=BY_ID["loc_ichaer"],
        task=Name(
            "Such in Loc Ichaer den Mann von der Spielkarte und kassiere.",
            "In Loc Ichaer, find the man from the playing card and collect.",
        ),
        tale=Name(
            "„Ich habe kein Geld“, sagt der Narr, „aber ich habe Würfel.“ Du seufzt und setzt "
            "dich.",
            "“I've no money,” says the fool, “but I've got dice.” You sigh and sit down.",
        ),
        do=[RollDie([(2, [GainGold(2)]), (4, [GainGold(3)]), (6, [GainGold(5)])])],
    ),
    Quest(
        "q28",
        Name("Kopfgeld in Hengfors", "A bounty in Hengfors", kind="n"),
        target=BY_ID["hengfors"],
        task=Name(
            "Such in Hengfors den Mann, auf den das Kopfgeld steht.",
            "In Hengfors, find the man with the bounty on his head.",
        ),
        tale=Name(
            "Die Wirtin zeigt stumm die Treppe hinauf. Sie hat dem Aushang auf ihrer Tür ein Wort "
            "hinzugefügt.",
            "The landlady points silently up the stairs. She has added a word to the notice on "
            "her door.",
        ),
        do=[ReadEvent(25)],
    ),
)
