"""Wilderness exploration cards (Wildnis-Erkundungskarten), part 3."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import Deck, ExplorationCard, Option
from tafelrunde.games.hexer.terms import Attribute, Terrain
from tafelrunde.games.hexer.vocabulary import (
    DiscardCards,
    DiscardRandom,
    Draw,
    FillShield,
    GainGold,
    GainPotion,
    GainShield,
    HasTrail,
    If,
    LoseGold,
    LosePotion,
    RollDie,
    Seek,
)
from tafelrunde.games.hexer.vocabulary_story import (
    Attempt,
    FindTrail,
    GainCard,
    HearRumour,
    MayTrash,
    ReadEvent,
    RefillBy,
    ShuffleDiscards,
)

WILDERNESS_3: Final[tuple[ExplorationCard, ...]] = (
    ExplorationCard(
        "wild_wisps",
        Name("Irrlichter", "Will-o'-the-wisps"),
        deck=Deck.WILDERNESS,
        tale=Name(
            "Drei Lichter tanzen über dem Bruch, höflich Abstand haltend, wie Diener mit "
            "Laternen. Sie warten, wenn du wartest. Eines verbeugt sich.",
            "Three lights dance above the marsh, keeping a polite distance, like servants with "
            "lanterns. They wait when you wait. One of them bows.",
        ),
        options=[
            Option(
                Name("Folge ihnen.", "Follow them."),
                Name(
                    "Der Boden gibt nach, dann nicht, dann wieder. Irgendwo da vorn liegt "
                    "entweder ein Schatz oder alle, die ihm vor dir nachgegangen sind.",
                    "The ground gives way, then holds, then gives way again. Somewhere ahead lies "
                    "either a treasure or everyone who has followed it before you.",
                ),
                do=[
                    RollDie(
                        [
                            (2, [DiscardCards(2)]),
                            (4, [FindTrail()]),
                            (6, [FindTrail(), GainGold(2)]),
                        ]
                    )
                ],
            ),
            Option(
                Name("Bleib am Feuer.", "Stay by the fire."),
                Name(
                    "Du wünschst ihnen eine gute Nacht und drehst dich um. Ein wenig gekränkt "
                    "gehen sie aus.",
                    "You wish them a good night and turn over. Slightly offended, they go out.",
                ),
                do=[GainShield(1), Draw(1)],
            ),
        ],
        adventure=True,
    ),
    ExplorationCard(
        "wild_birdless_wood",
        Name("Wald ohne Vögel", "The birdless wood"),
        deck=Deck.WILDERNESS,
        tale=Name(
            "Kein Vogel, kein Wind, kein Bach. Du hörst dein eigenes Blut, und es klingt wie "
            "Schritte. Im Moos sitzt ein Hase und hat keine Angst, was das Unheimlichste von "
            "allem ist.",
            "No bird, no wind, no brook. You can hear your own blood, and it sounds like "
            "footsteps. A hare sits in the moss and is not afraid, which is the uncanniest thing "
            "of all.",
        ),
        options=[
            Option(
                Name("Geh leise hindurch.", "Walk through quietly."),
                Name(
                    "Du setzt die Füße, wie man sie in einem Tempel setzt. Der Wald bemerkt es.",
                    "You place your feet as one does in a temple. The forest notices.",
                ),
                do=[Draw(1), ReadEvent(12)],
            ),
            Option(
                Name("Jag den Hasen.", "Hunt the hare."),
                Name(
                    "Er ist schnell, aber du bist hungrig. Als er stirbt, schreien alle Vögel auf "
                    "einmal, und du läufst, mit dem Hasen in der Hand.",
                    "It is fast, but you are hungry. When it dies, all the birds scream at once, "
                    "and you run, with the hare in your hand.",
                ),
                do=[DiscardCards(1), GainGold(2), GainPotion()],
            ),
        ],
        adventure=True,
    ),
    ExplorationCard(
        "wild_deserters",
        Name("Deserteure", "Deserters"),
        deck=Deck.WILDERNESS,
        tale=Name(
            "Sechs Mann in drei verschiedenen Uniformen teilen sich ein Feuer und eine Flasche. "
            "Sie haben seit einer Woche niemanden umgebracht und finden, dass es ihnen guttut. "
            "„Setz dich“, sagt der Jüngste. „Oder auch nicht.“",
            "Six men in three different uniforms are sharing a fire and a bottle. They have "
            "killed nobody for a week and find that it agrees with them. “Sit down,” says the "
            "youngest. “Or do not.”",
        ),
        options=[
            Option(
                Name("Setz dich zu ihnen.", "Sit down with them."),
                Name(
                    "Der Älteste holt ein Kartenspiel hervor, dem die Könige fehlen. „Haben wir "
                    "ausgemustert“, erklärt er.",
                    "The eldest brings out a pack of cards from which the kings are missing. “We "
                    "discharged them,” he explains.",
                ),
                do=[ReadEvent(28)],
            ),
            Option(
                Name("Nimm ihnen die Waffen ab.", "Relieve them of their weapons."),
                Name(
                    "Einer wehrt sich aus Gewohnheit. Den anderen ist es beinahe recht, und ihr "
                    "Fechtmeister zeigt dir noch, wie man die lange Klinge führt.",
                    "One of them resists out of habit. The others hardly mind, and their "
                    "drillmaster even shows you how to handle the long blade.",
                ),
                do=[DiscardCards(1), GainCard(0), GainGold(1)],
            ),
        ],
        adventure=True,
    ),
    ExplorationCard(
        "wild_nekker_hole",
        Name("Das Loch im Hang", "The hole in the bank"),
        deck=Deck.WILDERNESS,
        tale=Name(
            "Aus dem Erdloch riecht es nach altem Fleisch und jungen Nekkern. Der Bauer daneben "
            "hat eine Forke und den Wunsch, dass jemand anders sie hält. „Es sind höchstens "
            "fünf“, sagt er. Es sind nie höchstens fünf.",
            "The hole in the bank smells of old meat and young nekkers. The farmer beside it has "
            "a pitchfork and the wish that someone else were holding it. “There are five at "
            "most,” he says. There are never five at most.",
        ),
        options=[
            Option(
                Name("Räuchere das Nest aus.", "Smoke out the nest."),
                Name(
                    "Schwefel, Pech und ein wenig von dem, worüber man nicht spricht. Es kommt "
                    "auf die Mischung an und darauf, wer zuerst hustet.",
                    "Sulphur, pitch and a little of what one does not mention. It all depends on "
                    "the mixture, and on who coughs first.",
                ),
                do=[
                    Attempt(
                        Attribute.ALCHEMY,
                        at_least=4,
                        then=[GainGold(3)],
                        otherwise=[DiscardCards(2), GainGold(1)],
                    )
                ],
            ),
            Option(
                Name("Leg dich auf die Lauer und zähle.", "Lie in wait and count."),
                Name(
                    "Elf. Der Bauer zahlt für die Zahl und zieht zu seiner Schwester, und du hast "
                    "gesehen, wovor die Nekker selbst davonlaufen.",
                    "Eleven. The farmer pays for the number and moves in with his sister, and you "
                    "have seen what the nekkers themselves run from.",
                ),
                do=[GainGold(1), HearRumour(Terrain.FOREST)],
            ),
        ],
        adventure=True,
    ),
    ExplorationCard(
        "wild_flagellants",
        Name("Die Geißler", "The flagellants"),
        deck=Deck.WILDERNESS,
        tale=Name(
            "Ein Zug von Büßern kommt den Weg herauf, singend und blutend. Der Letzte singt "
            "nicht. Er blutet auch nicht, obwohl er sich am härtesten schlägt.",
            "A procession of penitents comes up the road, singing and bleeding. The last one does "
            "not sing. Nor does he bleed, though he strikes himself hardest.",
        ),
        options=[
            Option(
                Name("Stell den Letzten zur Rede.", "Confront the last one."),
                Name(
                    "Du fasst ihn an der Schulter, und die Kapuze rutscht. Die anderen singen "
                    "weiter, sie haben es wohl schon gewusst.",
                    "You take him by the shoulder, and the hood slips. The others sing on; they "
                    "knew already, it seems.",
                ),
                do=[ReadEvent(24)],
            ),
            Option(
                Name("Gib ihnen Geleit bis zum Fluss.", "Escort them to the river."),
                Name(
                    "Sie gehen langsam, singen falsch und zahlen aus einer Sammelbüchse. Vom "
                    "vielen Umkehren fehlt dir am Ende ein Tag.",
                    "They walk slowly, sing out of tune and pay from a collection box. What with "
                    "all the turning back, you end up a day short.",
                ),
                do=[GainGold(3), RefillBy(-1)],
            ),
        ],
        adventure=True,
    ),
    ExplorationCard(
        "wild_royal_hunt",
        Name("Die königliche Jagd", "The royal hunt"),
        deck=Deck.WILDERNESS,
        tale=Name(
            "Hörner, Hunde, Herren in Grün. Der Prinz möchte etwas erlegen, das kein Hirsch ist, "
            "und hat dafür dreißig Treiber und keinen Verstand mitgebracht. Im Dickicht neben dir "
            "atmet das, was er sucht.",
            "Horns, hounds, gentlemen in green. The prince wishes to slay something that is not a "
            "stag, and to that end has brought thirty beaters and no sense. In the thicket beside "
            "you breathes the thing he is looking for.",
        ),
        options=[
            Option(
                Name("Führe die Jagd an.", "Lead the hunt."),
                Name(
                    "Wer eine Fährte vorweisen kann, reitet beim Prinzen und wird bezahlt wie "
                    "einer. Wer keine hat, hält die Pferde.",
                    "Those who can show a trail ride with the prince and are paid accordingly. "
                    "Those who cannot hold the horses.",
                ),
                do=[If(HasTrail(1), then=[GainGold(4)], otherwise=[GainGold(1), RefillBy(1)])],
            ),
            Option(
                Name("Warne das, was da atmet.", "Warn what is breathing there."),
                Name(
                    "Ein Zweig knackt, ein Schatten ist fort. Jetzt weißt du, wohin es läuft, "
                    "wenn es läuft.",
                    "A twig snaps, a shadow is gone. Now you know where it runs when it runs.",
                ),
                do=[FindTrail(Terrain.FOREST), Draw(1)],
            ),
        ],
        adventure=True,
    ),
    ExplorationCard(
        "wild_godlings_mill",
        Name("Die Mühle des Gottlings", "The godling's mill"),
        deck=Deck.WILDERNESS,
        tale=Name(
            "Die Mühle mahlt ohne Müller. Drinnen kichert jemand, und jedes Mal, wenn du "
            "blinzelst, steht der Krug woanders. Auf der Schwelle liegen Geschenke: ein Knopf, "
            "ein Apfel, ein halbes Hufeisen.",
            "The mill is grinding without a miller. Somebody giggles inside, and every time you "
            "blink the jug stands somewhere else. On the threshold lie gifts: a button, an apple, "
            "half a horseshoe.",
        ),
        options=[
            Option(
                Name("Leg etwas dazu.", "Add something."),
                Name(
                    "Es wird geprüft, gedreht, beschnuppert. Dann geht die Tür auf, und du darfst "
                    "dir ebenfalls etwas aussuchen.",
                    "It is examined, turned over, sniffed at. Then the door opens, and you may "
                    "choose something too.",
                ),
                do=[DiscardCards(1), ReadEvent(27)],
            ),
            Option(
                Name("Mahl dein eigenes Korn.", "Grind some flour and sell it."),
                Name(
                    "Bis zum Abend arbeitest du unter fremdem Gekicher. Das Mehl verkauft sich "
                    "gut, nur die Säcke sind am Boden zugeknotet.",
                    "Until evening you work to the sound of giggling. The flour sells well, "
                    "except that the sacks have been knotted at the wrong end.",
                ),
                do=[GainGold(2), DiscardRandom(1), Draw(1)],
            ),
        ],
        adventure=True,
    ),
    ExplorationCard(
        "wild_fallen_star",
        Name("Der gefallene Stern", "The fallen star"),
        deck=Deck.WILDERNESS,
        tale=Name(
            "Der Krater ist so groß wie ein Dorfteich und noch warm. In seiner Mitte liegt ein "
            "schwarzer Klumpen, der leise tickt. Am Rand stehen die Bauern und streiten, ob es "
            "Glück bedeutet oder Steuern.",
            "The crater is as wide as a village pond and still warm. In its middle lies a black "
            "lump that ticks softly. Around the edge stand the farmers, debating whether it means "
            "luck or taxes.",
        ),
        options=[
            Option(
                Name("Grab das Eisen aus.", "Dig out the iron."),
                Name(
                    "Es wiegt, als wollte es bleiben. Aber Eisen vom Himmel nimmt jede Form an, "
                    "und du hast schon eine im Kopf.",
                    "It weighs as if it meant to stay. But iron from the sky will take any shape, "
                    "and you already have one in mind.",
                ),
                do=[DiscardCards(2), GainCard(1)],
            ),
            Option(
                Name("Deute das Zeichen.", "Read the sign."),
                Name(
                    "Du siehst, woher es kam und was es auf dem Weg gestreift hat. Den Bauern "
                    "sagst du: Steuern.",
                    "You see where it came from and what it brushed on its way. You tell the "
                    "farmers: taxes.",
                ),
                do=[ReadEvent(7), GainGold(1)],
            ),
        ],
        adventure=True,
    ),
    ExplorationCard(
        "wild_winter_pass",
        Name("Der Winterpass", "The winter pass"),
        deck=Deck.WILDERNESS,
        tale=Name(
            "Oben am Pass steht ein Schrein, unten im Tal kommt das Wetter. Wer jetzt durchgeht, "
            "ist morgen drüben. Wer wartet, ist morgen trocken.",
            "At the top of the pass stands a shrine; down in the valley the weather is coming. "
            "Whoever goes through now will be across tomorrow. Whoever waits will be dry "
            "tomorrow.",
        ),
        options=[
            Option(
                Name("Geh durch.", "Push through."),
                Name(
                    "Der Schnee nimmt sich seinen Anteil. Drüben scheint die Sonne, und du hast "
                    "einen ganzen Tag gewonnen.",
                    "The snow takes its share. On the other side the sun is shining, and you have "
                    "gained a whole day.",
                ),
                do=[DiscardCards(1), RefillBy(2)],
            ),
            Option(
                Name("Warte im Schrein.", "Wait in the shrine."),
                Name(
                    "Jemand hat Brennholz gestapelt und einen Opferpfennig vergessen. Du zündest "
                    "das eine an und steckst das andere ein.",
                    "Somebody has stacked firewood and left an offering behind. You light the one "
                    "and pocket the other.",
                ),
                do=[FillShield(), GainGold(1)],
            ),
        ],
        adventure=True,
    ),
    ExplorationCard(
        "wild_drowned_ferryman",
        Name("Der ertrunkene Fährmann", "The drowned ferryman"),
        deck=Deck.WILDERNESS,
        tale=Name(
            "Die Fähre kommt leer herüber, aber das Ruder bewegt sich. Vom Ruder tropft es, von "
            "der Bank tropft es, und aus dem Nichts streckt sich eine Hand, die bezahlt werden "
            "will.",
            "The ferry comes across empty, but the oar is moving. Water drips from the oar, water "
            "drips from the bench, and out of nothing reaches a hand that wants to be paid.",
        ),
        options=[
            Option(
                Name("Steig ein und bleib die Münze schuldig.", "Get in and owe him the coin."),
                Name(
                    "In der Mitte des Flusses hört das Ruder auf. Dann beginnt das Boot zu "
                    "sinken, und der Fährmann wird sehr sichtbar.",
                    "In the middle of the river the oar stops. Then the boat begins to sink, and "
                    "the ferryman becomes very visible.",
                ),
                do=[
                    Attempt(
                        Attribute.DEFENCE,
                        at_least=4,
                        then=[GainGold(1), FindTrail(Terrain.WATER)],
                        otherwise=[DiscardCards(2)],
                    )
                ],
            ),
            Option(
                Name("Gib ihm 1 Gold.", "Give him 1 gold."),
                Name(
                    "Die Münze verschwindet, die Überfahrt ist sanft, und am anderen Ufer hast du "
                    "drei Stunden gespart.",
                    "The coin vanishes, the crossing is smooth, and on the far bank you find that "
                    "you have saved three hours.",
                ),
                do=[LoseGold(1), RefillBy(2)],
                gold=1,
            ),
        ],
        adventure=True,
    ),
    ExplorationCard(
        "wild_fellow_hunter",
        Name("Ein Jäger am Feuer", "A hunter by the fire"),
        deck=Deck.WILDERNESS,
        tale=Name(
            "Auch er trägt zwei Schwerter, auch er hat schlecht geschlafen. Ihr nickt einander zu "
            "wie zwei, die wissen, dass es zu wenig Untiere für beide gibt. Er hebt eine leere "
            "Flasche: „Hast du noch was?“",
            "He too carries two swords, he too has slept badly. You nod to each other like two "
            "who know that there are too few monsters for both. He holds up an empty bottle: “Got "
            "anything left?”",
        ),
        options=[
            Option(
                Name("Gib ihm 1 Trank ab.", "Let him have 1 potion."),
                Name(
                    "Er trinkt, und dann erzählt er, wie er noch lebt: Griff für Griff, Fehler "
                    "für Fehler. Vieles davon kanntest du einmal.",
                    "He drinks, and then he tells you how it is that he is still alive: move by "
                    "move, mistake by mistake. You used to know a good deal of it.",
                ),
                do=[LosePotion(1), Seek(2)],
                potions=1,
            ),
            Option(
                Name("Übe mit ihm bis zum Morgen.", "Spar with him until morning."),
                Name(
                    "Er zeigt dir, was an deiner Haltung überflüssig ist. Es ist mehr, als du "
                    "dachtest.",
                    "He shows you what is superfluous in your stance. It is more than you thought.",
                ),
                do=[MayTrash(1), Draw(1)],
            ),
        ],
        adventure=True,
    ),
    ExplorationCard(
        "wild_mushroom_ring",
        Name("Der Pilzring", "The mushroom ring"),
        deck=Deck.WILDERNESS,
        tale=Name(
            "Im Kreis stehen Pilze, die gestern noch nicht da waren, und in ihrer Mitte schläft "
            "eine Kuh mit dem Ausdruck völliger Erleuchtung. Der Besitzer der Kuh sitzt daneben "
            "und sieht ähnlich aus.",
            "In a circle stand mushrooms that were not there yesterday, and in their midst sleeps "
            "a cow with an expression of utter enlightenment. The owner of the cow sits beside "
            "her and looks much the same.",
        ),
        options=[
            Option(
                Name("Koste einen.", "Taste one."),
                Name(
                    "Er schmeckt nach Erde und nach einer Farbe, für die es kein Wort gibt. Dann "
                    "fängt die Kuh an, dir Fragen zu stellen.",
                    "It tastes of earth and of a colour for which there is no word. Then the cow "
                    "begins to ask you questions.",
                ),
                do=[
                    RollDie(
                        [
                            (2, [ReadEvent(2)]),
                            (4, [ShuffleDiscards(), Draw(2)]),
                            (6, [GainPotion(2), Draw(1)]),
                        ]
                    )
                ],
            ),
            Option(
                Name("Sammle sie für die Apotheke.", "Gather them for the apothecary."),
                Name(
                    "Du nimmst die mit den weißen Punkten und lässt die, die zurückschauen. Für "
                    "die Kuh zahlt dir der Mann, dass du niemandem davon erzählst.",
                    "You take the ones with white spots and leave the ones that look back. The "
                    "man pays you not to tell anyone about the cow.",
                ),
                do=[GainPotion(), GainGold(1)],
            ),
        ],
        adventure=True,
    ),
)
