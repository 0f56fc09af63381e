"""Quests: errands and finds."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.board import BY_ID
from tafelrunde.games.hexer.nouns import Quest, Target
from tafelrunde.games.hexer.terms import Attribute, Terrain
from tafelrunde.games.hexer.vocabulary import (
    Draw,
    GainBomb,
    GainGold,
    GainPotion,
    Raise,
)
from tafelrunde.games.hexer.vocabulary.story import (
    FindTrail,
    HearRumour,
    PayCards,
    ReadEvent,
)

ERRANDS: Final[tuple[Quest, ...]] = (
    Quest(
        "q2",
        Name("Die vergessene Formel", "The forgotten formula", kind="f"),
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
        "q5",
        Name("Das Gestüt", "The stud farm", kind="n"),
        target=Target.ANY_TILE,
        task=Name(
            "Führe das Pferd zum Gestüt und lass das Bein ansehen.",
            "Lead the horse to the stud and have its leg seen to.",
        ),
        tale=Name(
            "Der Stallmeister fährt mit dem Daumen über das Brandzeichen und dann über das Bein. "
            "„Wir verkaufen keine Tiere“, sagt er. „Aber sagen dürfen sie, wohin sie wollen.“",
            "The stable master runs his thumb over the brand and then over the leg. “We don't "
            "sell our animals,” he says. “But they're allowed to say where they want to go.”",
        ),
        do=[ReadEvent(13)],
    ),
    Quest(
        "q7",
        Name("Seltene Kräuter", "Rare herbs", kind="pl"),
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
        Name("Botschaft", "A message", kind="f"),
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
        Name("Kurs nach einer alten Karte", "The course on an old chart", kind="m"),
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
        "q21",
        Name("Der Ring", "The ring", kind="m"),
        target=Target.ANY_TILE,
        task=Name("Überbring den Ring des Sterbenden.", "Deliver the dying man's ring."),
        tale=Name(
            "Die Tür ist blau gestrichen, wie er gesagt hat. Die Frau dahinter ist älter, als er "
            "gesagt hat.",
            "The door is painted blue, as he said. The woman behind it is older than he said.",
        ),
        do=[ReadEvent(18)],
    ),
    Quest(
        "q22",
        Name("Die Fehde des Jarls", "The jarl's feud", kind="f"),
        target=BY_ID["ard_skellig"],
        task=Name(
            "Bring das Friedensangebot des Jarls nach Ard Skellig.",
            "Carry the jarl's offer of peace to Ard Skellig.",
        ),
        tale=Name(
            "Man liest es vor, man lacht, man schlägt mit der Faust auf den Tisch. Dann umarmen "
            "sich zwei Männer, die seit acht Jahren aufeinander schießen, und du wirst so reich "
            "beschenkt, wie du betrunken bist.",
            "It is read out, there is laughter, a fist comes down on the table. Then two men who "
            "have been shooting at each other for eight years embrace, and you are given gifts in "
            "proportion to how drunk you are.",
        ),
        do=[GainGold(4), Draw(1)],
    ),
    Quest(
        "q23",
        Name("Das Mundstück", "The mouthpiece", kind="n"),
        target=Target.FOREST,
        task=Name(
            "Such im Wald den Skalden, dem das Mundstück der Flöte gehört.",
            "In the forest, find the skald to whom the flute's mouthpiece belongs.",
        ),
        tale=Name(
            "Er ist so weit vom Meer fortgezogen, wie er konnte, und hört es trotzdem jede Nacht.",
            "He has moved as far from the sea as he could, and hears it every night all the same.",
        ),
        do=[ReadEvent(6, skellige=True)],
    ),
    Quest(
        "q27",
        Name("Der Ring der Fischertochter", "The fisher girl's ring", kind="m"),
        target=BY_ID["cidaris"],
        task=Name(
            "Such in Cidaris den Matrosen, der den anderen Ring trägt.",
            "In Cidaris, find the sailor who wears the other ring.",
        ),
        tale=Name(
            "Er hat geheiratet, einen Bauch bekommen und den Ring nie abgelegt. „Sie war kein "
            "Mädchen, weißt du“, sagt er leise. Er gibt dir beide Ringe und erzählt dir, wo sie "
            "wohnt.",
            "He has married, grown a belly, and never taken off the ring. “She was no girl, you "
            "know,” he says quietly. He gives you both rings and tells you where she lives.",
        ),
        do=[GainGold(3), HearRumour(Terrain.WATER)],
    ),
)
