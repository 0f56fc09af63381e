"""Wilderness exploration cards (Wildnis-Erkundungskarten): hauntings."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import Deck, ExplorationCard, Option
from tafelrunde.games.hexer.terms import Attribute, Terrain
from tafelrunde.games.hexer.vocabulary import (
    DiscardCards,
    DiscardRandom,
    Draw,
    GainGold,
    GainPotion,
    GainShield,
    LoseGold,
    RollDie,
)
from tafelrunde.games.hexer.vocabulary.story import (
    Attempt,
    BeginQuest,
    FindTrail,
    ReadEvent,
    RefillBy,
)

HAUNTINGS: Final[tuple[ExplorationCard, ...]] = (
    ExplorationCard(
        "wild_fog_on_the_moor",
        Name("Nebel im Moor", "Fog on the moor", kind="m"),
        deck=Deck.WILDERNESS,
        tale=Name(
            "Der Nebel kommt nicht, er ist plötzlich immer schon da gewesen. Irgendwo darin atmet "
            "etwas im Takt deiner Schritte. Bleibst du stehen, bleibt es auch stehen, nur ein "
            "wenig später.",
            "The fog does not arrive; all of a sudden it has always been there. Somewhere in it "
            "something breathes in time with your steps. When you stop, it stops too, only a "
            "little later.",
        ),
        options=[
            Option(
                Name("Warte ab.", "Wait."),
                Name(
                    "Du setzt dich auf einen Stein und wartest länger als das andere. Das ist "
                    "auch eine Art zu gewinnen.",
                    "You sit down on a stone and outwait the other thing. That is one way of "
                    "winning.",
                ),
                do=[Draw(1)],
            ),
            Option(
                Name("Geh hinein.", "Go in."),
                Name(
                    "Es kostet dich einen Stiefel und einigen Mut, aber du kommst ihm so nahe, "
                    "dass du seine Fährte am Geruch wiederfinden wirst.",
                    "It costs you a boot and some courage, but you come so close that you will "
                    "know its track again by the smell.",
                ),
                do=[DiscardCards(1), FindTrail()],
            ),
        ],
    ),
    ExplorationCard(
        "wild_bell_in_the_lake",
        Name("Die Glocke im See", "The bell in the lake", kind="f"),
        deck=Deck.WILDERNESS,
        tale=Name(
            "Unter dem Eis läutet es, dreimal, wie zur Andacht. Das Dorf dort unten ist vor "
            "sechzig Jahren geflutet worden, mit Vorwarnung, sagt man. Die Fischer hacken ihre "
            "Löcher am anderen Ufer.",
            "Beneath the ice a bell rings, three times, as if for prayer. The village down there "
            "was flooded sixty years ago, with due warning, they say. The fishermen cut their "
            "holes on the far shore.",
        ),
        options=[
            Option(
                Name("Bring die Glocke zum Schweigen.", "Silence the bell."),
                Name(
                    "Man muss ihr den Klöppel bringen, den man ihr damals nahm. Der liegt, so die "
                    "Ältesten, in einem anderen Wasser.",
                    "It must be given back the clapper that was taken from it. That, the elders "
                    "say, lies in other waters.",
                ),
                do=[BeginQuest("q17")],
            ),
            Option(
                Name("Angle mit den Fischern.", "Fish with the fishermen."),
                Name(
                    "Ihr schweigt zu viert um ein Loch. Es ist der beste Tag seit langem, und "
                    "abends gibt es Barsch.",
                    "The four of you sit in silence around a hole. It is the best day in a long "
                    "while, and in the evening there is perch.",
                ),
                do=[RefillBy(1), GainShield(1)],
            ),
        ],
    ),
    ExplorationCard(
        "wild_wisps",
        Name("Irrlichter", "Will-o'-the-wisps", kind="pl"),
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
                    "Der Boden gibt nach, dann nicht, dann wieder. Irgendwo da vorn liegt ein "
                    "Schatz, oder es liegen dort alle, die vor dir nach ihm gesucht haben.",
                    "The ground gives way, then holds, then gives way again. Somewhere ahead lies "
                    "a treasure, or everyone who has looked for it before you.",
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
        Name("Wald ohne Vögel", "The birdless wood", kind="m"),
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
        "wild_godlings_mill",
        Name("Die Mühle des Gottlings", "The godling's mill", kind="f"),
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
        "wild_drowned_ferryman",
        Name("Der ertrunkene Fährmann", "The drowned ferryman", kind="m"),
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
)
