"""Quests, part 1."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.board import BY_ID
from tafelrunde.games.hexer.nouns import Quest, Target
from tafelrunde.games.hexer.terms import Attribute, Terrain
from tafelrunde.games.hexer.vocabulary import (
    Choose,
    Draw,
    GainBomb,
    GainGold,
    GainPotion,
    LoseGold,
    Raise,
)
from tafelrunde.games.hexer.vocabulary_story import FindTrail, GainCard, PayCards, ReadEvent

QUESTS_1: Final[tuple[Quest, ...]] = (
    Quest(
        "q1",
        Name("Schuld und Sühne", "Debt and amends"),
        target=BY_ID["novigrad"],
        task=Name(
            "Geh zum Bruder des Wirts nach Novigrad und bring ihm den Schuldschein.",
            "Go to the innkeeper's brother in Novigrad and take him the note.",
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
        "q2",
        Name("Die vergessene Formel", "The forgotten formula"),
        target=Target.ANY_TILE,
        task=Name(
            "Such den Ort aus der Randnotiz und schreib den Rest der Formel ab. Lege dafür 1 "
            "Handkarte ab.",
            "Find the place named in the margin and copy out the rest of the formula. Discard 1 "
            "hand card for it.",
        ),
        tale=Name(
            "Die Formel steht an der Decke einer Kammer, in der man nur liegend lesen kann. Du "
            "liest, bis die Kerze stirbt. „Fass nichts an“ war ein guter Rat.",
            "The formula is written on the ceiling of a chamber where one can only read lying "
            "down. You read until the candle dies. “Touch nothing” was good advice.",
        ),
        do=[Raise(Attribute.ALCHEMY)],
        cost=[PayCards(1)],
    ),
    Quest(
        "q3",
        Name("Alte Rechnung", "Old account"),
        target=Target.ANY_TILE,
        task=Name(
            "Treib die Schuld ein, die dein Kamerad dir überlassen hat.",
            "Collect the debt that your comrade has made over to you.",
        ),
        tale=Name(
            "Der Schuldner erinnert sich an deinen Kameraden und an den Tag, an dem er beide "
            "Augen noch hatte. Er zahlt schweigend und legt einen guten Tag Rast dazu.",
            "The debtor remembers your comrade and the day when he still had both eyes. He pays "
            "in silence and adds a good day's rest.",
        ),
        do=[GainGold(2), Draw(2)],
    ),
    Quest(
        "q4",
        Name("Der Entflohene", "The fugitive"),
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
        "q5",
        Name("Das Gestüt", "The stud farm"),
        target=Target.ANY_TILE,
        task=Name(
            "Führe das Pferd zum Gestüt und lass das Bein ansehen.",
            "Lead the horse to the stud and have its leg seen to.",
        ),
        tale=Name(
            "Der Stallmeister fährt mit dem Daumen über das Brandzeichen und dann über das Bein. "
            "„Wir verkaufen keine Tiere“, sagt er. „Aber fragen dürfen sie, wohin sie wollen.“",
            "The stable master runs his thumb over the brand and then over the leg. “We do not "
            "sell our animals,” he says. “But they are allowed to say where they want to go.”",
        ),
        do=[ReadEvent(13)],
    ),
    Quest(
        "q6",
        Name("Grab des Lehrers", "The teacher's grave"),
        target=Target.OWN_SCHOOL,
        task=Name(
            "Bring das Bündel des Einsiedlers an deine eigene Schule, zum Grab deines Lehrers.",
            "Take the hermit's bundle to your own school, to your teacher's grave.",
        ),
        tale=Name(
            "Im Wachstuch steckt ein Übungsschwert, kaum länger als ein Arm, mit deinen Kerben "
            "darin. Du legst es auf den Stein. Manche Lektion kommt erst an, wenn der Lehrer "
            "schon fort ist.",
            "In the oilcloth is a practice sword hardly longer than an arm, with your own notches "
            "in it. You lay it on the stone. Some lessons arrive only after the teacher has left.",
        ),
        do=[Raise(Attribute.SPECIALISATION)],
    ),
    Quest(
        "q7",
        Name("Seltene Kräuter", "Rare herbs"),
        target=Target.ANY_TILE,
        task=Name(
            "Pflücke die Kräuter mit den haarigen Stängeln.",
            "Pick the herbs with the hairy stalks.",
        ),
        tale=Name(
            "Sie schreien, also hast du richtig gepflückt. Die Kräuterfrau nimmt die Hälfte, lobt "
            "dein Gehör und zeigt dir, was man aus dem Rest machen kann, im Guten wie im Bösen.",
            "They scream, so you have picked them right. The herb woman takes half, praises your "
            "hearing, and shows you what can be made of the rest, for good and for ill.",
        ),
        do=[GainPotion(2), GainBomb()],
    ),
    Quest(
        "q8",
        Name("Botschaft", "A message"),
        target=Target.ANY_TILE,
        task=Name(
            "Bring den versiegelten Brief an seine Anschrift.",
            "Deliver the sealed letter to its address.",
        ),
        tale=Name(
            "Ein Haus am Ende eines Weges, ein Mann mit mehligen Händen. Als er das Siegel sieht, "
            "wischt er sie sehr langsam ab.",
            "A house at the end of a lane, a man with floury hands. When he sees the seal, he "
            "wipes them very slowly.",
        ),
        do=[ReadEvent(4)],
    ),
    Quest(
        "q9",
        Name("Kurs nach einer alten Karte", "The course on an old chart"),
        target=Target.WATER,
        task=Name(
            "Grab an dem Wasser, das auf der Seekarte mit einem Kreuz bezeichnet ist.",
            "Dig by the water that is marked with a cross on the sea chart.",
        ),
        tale=Name(
            "Vier Fuß unter dem Tang liegt eine Kiste, darin ein Logbuch und die Heuer einer "
            "Mannschaft, die sie nie geholt hat. Die letzte Seite handelt von dem, was sie holte.",
            "Four feet beneath the wrack lies a chest, in it a logbook and the wages of a crew "
            "that never came to collect. The last page is about what collected them.",
        ),
        do=[GainGold(3), FindTrail(Terrain.WATER)],
    ),
    Quest(
        "q10",
        Name("Der Graf ist zu Tisch", "The count is at table"),
        target=BY_ID["beauclair"],
        task=Name(
            "Such den leichten Grafen auf seinem eigenen Leichenschmaus in Beauclair.",
            "Look for the weightless count at his own funeral feast in Beauclair.",
        ),
        tale=Name(
            "Er sitzt zwischen zwei Witwen, von denen eine seine ist, und trinkt nur Roten. „Ich "
            "zahle dir, was du willst“, flüstert er, „aber lass mir noch den Nachtisch.“",
            "He is sitting between two widows, one of them his own, and drinks nothing but red. "
            "“I will pay whatever you like,” he whispers, “but let me stay for dessert.”",
        ),
        do=[Choose([[GainGold(4)], [GainPotion(3)]])],
    ),
    Quest(
        "q11",
        Name("Das Schwert im Pfand", "The sword in pawn"),
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
        "q12",
        Name("Der Bräutigam", "The bridegroom"),
        target=Target.WATER,
        task=Name(
            "Such den, der sich jedes Jahr eine Braut bringen lässt.",
            "Find the one who has a bride brought to him every year.",
        ),
        tale=Name(
            "Die Schwimmhäute führen an ein stilles Ufer. Dort hängt Wäsche auf der Leine.",
            "The webbed feet lead to a quiet shore. There is washing on the line.",
        ),
        do=[ReadEvent(15)],
    ),
    Quest(
        "q13",
        Name("Zurück unter die Wurzel", "Back under the root"),
        target=Target.FOREST,
        task=Name(
            "Leg den Wolfspelz in dem Wald nieder, in dem der Köhler ihn fand.",
            "Lay the wolf skin down in the forest where the charcoal burner found it.",
        ),
        tale=Name(
            "Unter einer umgestürzten Eiche ist eine Mulde, genau so groß wie ein schlafender "
            "Mann. Der Hund setzt sich daneben und wartet mit dir, bis es vorbei ist.",
            "Beneath a fallen oak there is a hollow just the size of a sleeping man. The dog sits "
            "down beside it and waits with you until it is over.",
        ),
        do=[ReadEvent(16)],
    ),
    Quest(
        "q14",
        Name("Geologische Umstände", "Geological circumstances"),
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
)
