"""Event cards (Ereigniskarten), part 1."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import Ability, EventCard, Moment, Option
from tafelrunde.games.hexer.terms import Terrain
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
    LoseShield,
    LowerHighest,
    RaiseLowest,
)
from tafelrunde.games.hexer.vocabulary_abilities import CheapMove, MoreDamage
from tafelrunde.games.hexer.vocabulary_story import (
    FindTrail,
    GainCard,
    HearRumour,
    IsAboveLevel,
    PeekAtMovement,
    ShuffleDiscards,
    SwapCard,
)

EVENTS_1: Final[tuple[EventCard, ...]] = (
    EventCard(
        "event_grave_robbery",
        Name("Grabraub", "Grave robbery"),
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
        Name("Fieber", "Fever"),
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
        Name("Volkszorn", "Wrath of the people"),
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
        Name("Alter Freund", "Old friend"),
        number=4,
        tale=Name(
            "Er liest den Brief, liest ihn noch einmal und setzt sich. „Also ist er tot“, sagt "
            "er. Dann steht er auf und zeigt dir etwas, das er sonst niemandem mehr beibringen "
            "wird.",
            "He reads the letter, reads it again, and sits down. “So he is dead,” he says. Then "
            "he gets up and shows you something that he will now be teaching to nobody else.",
        ),
        do=[GainCard(1)],
    ),
    EventCard(
        "event_stolen_purse",
        Name("Gestohlene Börse", "Stolen purse"),
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
        Name("Rausch", "Delirium"),
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
        Name("Dunkle Vorahnung", "Dark foreboding"),
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
        Name("Dank des Dorfes", "The village's thanks"),
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
        Name("Meisterstück", "Masterpiece"),
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
        Name("Lehre der Alten", "Teaching of the elders"),
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
        Name("Hinterhalt", "Ambush"),
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
        Name("Stiller Wald", "Silent forest"),
        number=12,
        tale=Name(
            "Auf einer Lichtung, die keinen Eingang hat, bleibt die Zeit kurz stehen und sieht "
            "dich an. Nichts tut weh. Dann ruft irgendwo ein Häher, und die Welt geht weiter.",
            "In a clearing without an entrance time stops for a moment and looks at you. Nothing "
            "hurts. Then a jay calls somewhere, and the world goes on.",
        ),
        do=[FillShield()],
    ),
    EventCard(
        "event_steed",
        Name("Das Ross", "The steed"),
        number=13,
        tale=Name(
            "Das Bein ist heil, der Stallmeister zieht den Hut, und das Pferd stellt sich neben "
            "dich, als wäre das nie eine Frage gewesen. Es hat keinen Namen, jedenfalls verrät es "
            "ihn nicht.",
            "The leg is sound, the stable master takes off his hat, and the horse comes to stand "
            "beside you as if that had never been in question. It has no name, or at any rate "
            "does not reveal it.",
        ),
        keep=Ability(Moment.STANDING, [CheapMove()]),
    ),
    EventCard(
        "event_silver_blade",
        Name("Die Silberklinge", "The silver blade"),
        number=14,
        tale=Name(
            "Der Pfandleiher prüft den Schein, seufzt und nimmt das Schwert vom Haken. In der "
            "Hohlkehle steht ein Name, den du nun kennst. Du lässt ihn stehen.",
            "The pawnbroker examines the ticket, sighs, and takes the sword from its hook. In the "
            "fuller stands a name that you know by now. You let it stand.",
        ),
        keep=Ability(Moment.EFFECTS, [MoreDamage(1)]),
    ),
    EventCard(
        "event_the_merman",
        Name("Der Wassermann", "The merman"),
        number=15,
        tale=Name(
            "Er sitzt auf einem Stein und ist kleiner, als das Dorf erzählt hat. Um ihn herum "
            "spielen fünf Frauen Karten, die man für ertrunken hielt. „Ich habe sie nie geholt“, "
            "sagt er müde. „Man hat sie mir geschickt.“",
            "He sits on a rock and is smaller than the village made out. Around him five women "
            "believed drowned are playing cards. “I never took them,” he says wearily. “They were "
            "sent to me.”",
        ),
        options=[
            Option(
                Name("Lass ihnen ihren Frieden.", "Leave them in peace."),
                Name(
                    "Die Älteste gibt dir eine Perle, die Jüngste einen Rat, und der Wassermann "
                    "zeigt dir, was sonst noch durch sein Wasser zieht.",
                    "The eldest gives you a pearl, the youngest a piece of advice, and the merman "
                    "shows you what else passes through his waters.",
                ),
                do=[GainGold(2), FindTrail(Terrain.WATER)],
            ),
            Option(
                Name("Bring dem Dorf seinen Kopf.", "Take the village his head."),
                Name(
                    "Das Dorf zahlt alles, was es hat. Im nächsten Jahr wird es keinen Fisch "
                    "geben, aber da bist du längst woanders.",
                    "The village pays all it has. Next year there will be no fish, but by then "
                    "you will be far away.",
                ),
                do=[GainGold(4), LoseShield(1)],
            ),
        ],
    ),
    EventCard(
        "event_hound",
        Name("Der Hund", "The hound"),
        number=16,
        tale=Name(
            "Der Pelz liegt wieder unter der Wurzel, und im Wald hört etwas auf zu heulen. Nur "
            "der Hund geht nicht nach Hause. Er hat offenbar beschlossen, dass du es bist.",
            "The pelt lies under its root again, and something in the forest stops howling. Only "
            "the dog does not go home. It has evidently decided that home is you.",
        ),
        keep=Ability(Moment.EFFECTS, [Draw(1)]),
    ),
    EventCard(
        "event_trial",
        Name("Die Verhandlung", "The trial"),
        number=17,
        tale=Name(
            "Der Saal in Wyzima ist voll, der Angeklagte lächelt, und der Schreiber findet seine "
            "Stimme nicht. Der Richter sieht auf die Uhr. Alle sehen auf dich.",
            "The courtroom in Vizima is packed, the accused is smiling, and the clerk cannot find "
            "his voice. The judge looks at the clock. Everybody looks at you.",
        ),
        options=[
            Option(
                Name("Sprich für ihn.", "Speak for him."),
                Name(
                    "Du sagst, was er gesehen hat, und was seither auf ihn geschossen wurde. Das "
                    "Urteil ist gerecht, und der Ratsherr zahlt aus dem Grab.",
                    "You say what he saw and what has been shot at him since. The verdict is "
                    "just, and the councillor pays from beyond the grave.",
                ),
                do=[GainGold(3), FillShield()],
            ),
            Option(
                Name("Tritt ihm auf den Fuß.", "Tread on his foot."),
                Name(
                    "Er schreit, und dann schreit er alles auf einmal. Im Tumult verliert ein "
                    "Leibwächter des Angeklagten sein Rüstzeug, und du hebst es auf.",
                    "He yells, and then he yells everything at once. In the uproar one of the "
                    "defendant's bodyguards loses his gear, and you pick it up.",
                ),
                do=[GainCard(0), GainBomb()],
            ),
        ],
    ),
    EventCard(
        "event_last_will",
        Name("Der letzte Wille", "The last will"),
        number=18,
        tale=Name(
            "Sie sieht den Ring, bevor du ein Wort gesagt hast, und wird sehr ruhig. „Er hat ihn "
            "mir gestohlen“, sagt sie. „Vor zwanzig Jahren. Und du bringst ihn zurück, in seinem "
            "Namen.“",
            "She sees the ring before you have said a word and grows very calm. “He stole it from "
            "me,” she says. “Twenty years ago. And you bring it back, in his name.”",
        ),
        options=[
            Option(
                Name("Sag, er habe es bereut.", "Say that he repented."),
                Name(
                    "Es ist vielleicht sogar wahr. Sie lacht, weint und lehrt dich das Brauen "
                    "eines Tranks, den sie damals für ihn bestimmt hatte.",
                    "It may even be true. She laughs, cries, and teaches you to brew a potion "
                    "that she had once intended for him.",
                ),
                do=[GainPotion(2), Draw(1)],
            ),
            Option(
                Name("Lass dir den Ring abkaufen.", "Sell her the ring."),
                Name(
                    "„Dreimal bezahlt man für jede Dummheit“, sagt sie und zählt. Du fragst "
                    "nicht, welches Mal dieses ist.",
                    "“One pays for every folly three times over,” she says, counting. You do not "
                    "ask which time this is.",
                ),
                do=[GainGold(4)],
            ),
        ],
    ),
)
