"""Event cards (Ereigniskarten): good and ill fortune."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import EventCard
from tafelrunde.games.hexer.vocabulary import (
    Choose,
    DiscardCards,
    Draw,
    FillShield,
    GainBomb,
    GainGold,
    GainPotion,
    If,
    LoseGold,
    LowerHighest,
    RaiseLowest,
)
from tafelrunde.games.hexer.vocabulary.story import (
    GainCard,
    HearRumour,
    IsAboveLevel,
    PeekAtMovement,
    ShuffleDiscards,
    SwapCard,
)

FORTUNES: Final[tuple[EventCard, ...]] = (
    EventCard(
        "event_grave_robbery",
        Name("Grabraub", "Grave robbery", kind="m"),
        number=1,
        tale=Name(
            "Unter der Platte liegt ein Fürst mit goldenen Spangen und dem Ausdruck eines Mannes, "
            "der das nicht vergessen wird. Du nimmst die Spangen. Auf dem Rückweg stolperst du "
            "über jede Wurzel, die es gibt.",
            "Under the slab lies a prince with golden clasps and the look of a man who will not "
            "forget this. You take the clasps. On the way back you trip over every root there is.",
        ),
        do=[GainGold(2), DiscardCards(1)],
    ),
    EventCard(
        "event_fever",
        Name("Fieber", "Fever", kind="n"),
        number=2,
        tale=Name(
            "Drei Tage lang ist alles zu hell, zu laut und zu weit weg. Am vierten stehst du auf, "
            "aber etwas ist liegen geblieben.",
            "For three days everything is too bright, too loud and too far away. On the fourth "
            "you get up, but something has stayed in bed.",
        ),
        do=[If(IsAboveLevel(), then=[LowerHighest()], otherwise=[DiscardCards(2)])],
    ),
    EventCard(
        "event_wrath_of_the_people",
        Name("Volkszorn", "Wrath of the people", kind="m"),
        number=3,
        tale=Name(
            "Die Menge hat sich entschieden: Schuld ist, wer die Wahrheit gesagt hat. Im Gedränge "
            "steckt dir die falsche Heilige etwas zu und zeigt auf eine Seitengasse.",
            "The crowd has made up its mind: the one who told the truth is to blame. In the crush "
            "the false saint slips you something and points to an alley.",
        ),
        do=[Choose([[LoseGold(1)], [DiscardCards(2)]]), GainPotion()],
    ),
    EventCard(
        "event_old_friend",
        Name("Alter Freund", "Old friend", kind="m"),
        number=4,
        tale=Name(
            "Er liest den Brief, liest ihn noch einmal und setzt sich. „Also ist er tot“, sagt "
            "er. Dann steht er auf und zeigt dir etwas, das er sonst niemandem mehr beibringen "
            "wird.",
            "He reads the letter, reads it again, and sits down. “So he's dead,” he says. Then "
            "he gets up and shows you something that he will now be teaching to nobody else.",
        ),
        do=[GainCard(1)],
    ),
    EventCard(
        "event_stolen_purse",
        Name("Gestohlene Börse", "Stolen purse", kind="f"),
        number=5,
        tale=Name(
            "Die Börse ist fort, aber in deiner Tasche steckt ein Zettel, den der Junge dabei "
            "verloren hat. Es ist die Wegbeschreibung zu einem Ort, den ein Dieb mit gutem Grund "
            "meidet.",
            "The purse is gone, but in your pocket is a scrap of paper that the lad lost in the "
            "act. It gives directions to a place that a thief has good reason to avoid.",
        ),
        do=[LoseGold(1), HearRumour()],
    ),
    EventCard(
        "event_delirium",
        Name("Rausch", "Delirium", kind="m"),
        number=6,
        tale=Name(
            "Die Bäume erklären dir ihren Stammbaum, und du verstehst jedes Wort. Als du "
            "aufwachst, liegt alles, was du je gelernt hast, durcheinander, aber es ist wieder "
            "da.",
            "The trees explain their family tree to you, and you understand every word. When you "
            "wake up, everything you ever learned is in a jumble, but it is all there again.",
        ),
        do=[ShuffleDiscards(), Draw(1)],
    ),
    EventCard(
        "event_dark_foreboding",
        Name("Dunkle Vorahnung", "Dark foreboding", kind="f"),
        number=7,
        tale=Name(
            "Du siehst ein Land von oben, Flüsse wie Adern, und etwas Großes, das sich darin "
            "bewegt. Es hebt den Kopf. Dann ist es nur noch ein aufgeschnittener Vogel, ein Licht "
            "am Himmel, ein schlechtes Gefühl.",
            "You see a country from above, rivers like veins, and something huge moving in it. It "
            "raises its head. Then it is only a bird slit open, a light in the sky, a bad "
            "feeling.",
        ),
        do=[PeekAtMovement()],
    ),
    EventCard(
        "event_thanks_of_the_village",
        Name("Dank des Dorfes", "The village's thanks", kind="m"),
        number=8,
        tale=Name(
            "Der Entflohene hat nicht gelogen: Das ganze Dorf wusste, dass er unschuldig war, und "
            "hat sich nicht getraut, es zu sagen. Jetzt sagen sie es mit Münzen. Es sind viele "
            "kleine.",
            "The fugitive did not lie: the whole village knew that he was innocent and did not "
            "dare to say so. Now they say it in coin. There are many small ones.",
        ),
        do=[GainGold(3)],
    ),
    EventCard(
        "event_masterpiece",
        Name("Meisterstück", "Masterpiece", kind="n"),
        number=9,
        tale=Name(
            "„Das hier“, sagt die Schmiedin und wirft dein altes Stück auf den Schrott, „war eine "
            "Beleidigung für das Erz.“ Dann hält sie das neue ins Licht und lächelt zum ersten "
            "Mal seit Jahren.",
            "“This,” says the smith, tossing your old piece on the scrap heap, “was an insult to "
            "the ore.” Then she holds the new one up to the light and smiles for the first time "
            "in years.",
        ),
        do=[SwapCard()],
    ),
    EventCard(
        "event_teaching_of_the_elders",
        Name("Lehre der Alten", "Teaching of the elders", kind="f"),
        number=10,
        tale=Name(
            "Es war weder Rezept noch Gebet, sondern eine Anleitung für etwas, das man nur im "
            "Stehen lernt. Du stehst, bis der Mond untergeht. Dann kannst du es.",
            "It was neither recipe nor prayer but instructions for something that can only be "
            "learned standing up. You stand until the moon goes down. Then you have it.",
        ),
        do=[RaiseLowest()],
    ),
    EventCard(
        "event_ambush",
        Name("Hinterhalt", "Ambush", kind="m"),
        number=11,
        tale=Name(
            "Sie haben auf jemanden gewartet, nur nicht auf dich. Die Erklärung kommt für alle "
            "Beteiligten zu spät, aber was sie in der Kiste hatten, gehört nun dir.",
            "They were waiting for somebody, only not for you. The explanation comes too late for "
            "everyone concerned, but what they had in the crate is now yours.",
        ),
        do=[DiscardCards(2), GainBomb()],
    ),
    EventCard(
        "event_silent_forest",
        Name("Stiller Wald", "Silent forest", kind="m"),
        number=12,
        tale=Name(
            "Auf einer Lichtung, die keinen Eingang hat, bleibt die Zeit kurz stehen und sieht "
            "dich an. Nichts tut weh. Dann ruft irgendwo ein Häher, und die Welt geht weiter.",
            "In a clearing without an entrance, time stops for a moment and looks at you. Nothing "
            "hurts. Then a jay calls somewhere, and the world goes on.",
        ),
        do=[FillShield()],
    ),
)
