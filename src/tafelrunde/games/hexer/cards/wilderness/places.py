"""Wilderness exploration cards (Wildnis-Erkundungskarten): places and plants."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import Deck, ExplorationCard, Option
from tafelrunde.games.hexer.terms import Attribute
from tafelrunde.games.hexer.vocabulary import (
    DiscardCards,
    Draw,
    FillShield,
    GainBomb,
    GainGold,
    GainPotion,
    LoseShield,
    RollDie,
    Seek,
)
from tafelrunde.games.hexer.vocabulary.story import (
    Attempt,
    GainCard,
    MayTrash,
    ReadEvent,
    RefillBy,
    ShuffleDiscards,
)

PLACES: Final[tuple[ExplorationCard, ...]] = (
    ExplorationCard(
        "wild_stone_circle",
        Name("Der Steinkreis", "The stone circle", kind="m"),
        deck=Deck.WILDERNESS,
        tale=Name(
            "Neun Steine, und jeder wirft den Schatten in eine andere Richtung. In der Mitte "
            "wächst kein Gras. Jemand hat kürzlich zwischen dem dritten und dem vierten Stein "
            "gegraben und dann sehr schnell damit aufgehört.",
            "Nine stones, and each casts its shadow in a different direction. No grass grows in "
            "the middle. Somebody has lately been digging between the third and the fourth stone, "
            "and then stopped very quickly.",
        ),
        options=[
            Option(
                Name("Lege die Hand auf den Stein.", "Lay your hand on the stone."),
                Name(
                    "Kalt, dann warm, dann gar nichts mehr, und mit einem Mal sind alle deine "
                    "Schrammen weit weg.",
                    "Cold, then warm, then nothing at all, and all at once every one of your "
                    "scrapes is far away.",
                ),
                do=[FillShield(), Draw(1)],
            ),
            Option(
                Name("Grabe zwischen den Steinen.", "Dig between the stones."),
                Name(
                    "Du gräbst dort weiter, wo der andere aufgehört hat. Nach zwei Ellen "
                    "verstehst du, warum.",
                    "You go on digging where the other one left off. After two ells you "
                    "understand why.",
                ),
                do=[ReadEvent(1)],
            ),
        ],
    ),
    ExplorationCard(
        "wild_poisonous_berries",
        Name("Giftige Beeren", "Poisonous berries", kind="pl"),
        deck=Deck.WILDERNESS,
        tale=Name(
            "Der Strauch hängt voll, und kein Vogel sitzt darin. Die Beeren sind schwarz und "
            "glänzen, als wären sie nass. Ein Fuchs, der es besser hätte wissen müssen, liegt "
            "lächelnd darunter.",
            "The bush hangs heavy, and no bird sits in it. The berries are black and glisten as "
            "if wet. A fox that ought to have known better lies smiling beneath it.",
        ),
        options=[
            Option(
                Name("Probiere sie.", "Try them."),
                Name(
                    "Eine, zur Probe. Dann noch eine, weil die erste zu singen anfing.",
                    "One, as a test. Then another, because the first began to sing.",
                ),
                do=[ReadEvent(6)],
            ),
            Option(
                Name("Sammle sie ein.", "Gather them."),
                Name(
                    "Zerstoßen, trocknen, stopfen, versiegeln. Was einen Fuchs lächeln lässt, "
                    "wird auch anderen das Maul öffnen.",
                    "Crush, dry, stuff, seal. What makes a fox smile will open other jaws as well.",
                ),
                do=[GainBomb()],
            ),
        ],
    ),
    ExplorationCard(
        "wild_battlefield",
        Name("Das Schlachtfeld", "The battlefield", kind="n"),
        deck=Deck.WILDERNESS,
        tale=Name(
            "Vor drei Tagen ging es hier um eine Mühle. Die Mühle steht noch, sonst niemand. "
            "Zwischen den Toten gehen die Lebenden gebückt umher und suchen, und nicht alle von "
            "ihnen sind Menschen.",
            "Three days ago they fought over a mill here. The mill is still standing; nobody else "
            "is. Among the dead the living walk about stooping and searching, and not all of them "
            "are people.",
        ),
        options=[
            Option(
                Name("Such mit.", "Search with them."),
                Name(
                    "Helme, Ringe, ein halber Brief. Du hältst eine Hand am Gürtel und zählst, "
                    "wie viele der Gebückten näher kommen.",
                    "Helmets, rings, half a letter. You keep one hand on your belt and count how "
                    "many of the stooping ones are coming closer.",
                ),
                do=[
                    RollDie(
                        [(1, [ReadEvent(11)]), (4, [GainGold(2)]), (6, [GainCard(0), GainGold(1)])]
                    )
                ],
            ),
            Option(
                Name("Begrabe die Toten.", "Bury the dead."),
                Name(
                    "Du gräbst, bis du die Farben der Röcke nicht mehr unterscheidest. Einiges "
                    "von dir legst du gleich mit hinein.",
                    "You dig until you can no longer tell the colours of the coats apart. Some "
                    "things of your own you lay in with them.",
                ),
                do=[MayTrash(2, discard_pile_too=True)],
            ),
        ],
    ),
    ExplorationCard(
        "wild_hot_spring",
        Name("Die heiße Quelle", "The hot spring", kind="f"),
        deck=Deck.WILDERNESS,
        tale=Name(
            "Das Becken dampft, und auf einem Stein liegen ordentlich gefaltete Kleider für "
            "mindestens sechs Leute. Von den sechs Leuten ist nichts zu sehen. Das Wasser ist "
            "allerdings sehr warm.",
            "The pool steams, and on a rock lie neatly folded clothes for at least six people. Of "
            "the six people there is no sign. The water, however, is very warm.",
        ),
        options=[
            Option(
                Name("Nimm ein Bad.", "Take a bath."),
                Name(
                    "Nichts zieht dich in die Tiefe, nichts beißt dich in den Fuß. Manche Tage "
                    "sind einfach so, und man muss sie nehmen.",
                    "Nothing drags you into the depths, nothing bites your foot. Some days are "
                    "simply like that, and one has to take them.",
                ),
                do=[FillShield(), RefillBy(1)],
            ),
            Option(
                Name("Durchsuch die Kleider.", "Go through the clothes."),
                Name(
                    "In der sechsten Jacke steckt ein Tagebuch, und auf der letzten Seite ein "
                    "Kniff, den du fast vergessen hattest. Dann hörst du im Wasser jemanden "
                    "zählen: „Sieben.“",
                    "In the sixth jacket is a diary, and on its last page a trick that you had "
                    "almost forgotten. Then you hear someone in the water counting: “Seven.”",
                ),
                do=[Seek(1), GainGold(1), LoseShield(1)],
            ),
        ],
    ),
    ExplorationCard(
        "wild_elven_ruins",
        Name("Elfenruinen", "Elven ruins", kind="pl"),
        deck=Deck.WILDERNESS,
        tale=Name(
            "Weiße Säulen, Efeu und ein Mosaik, in dem Tänzer einander seit tausend Jahren die "
            "Hand reichen. Unter ihren Füßen läuft eine Inschrift, in ihren Augen steckt Gold. Das "
            "eine zu lesen, hat man dir beigebracht; was das andere wert ist, das Leben.",
            "White columns, ivy, and a mosaic in which dancers have been reaching for each other's "
            "hands for a thousand years. Beneath their feet runs an inscription, in their eyes "
            "there is gold. You were taught to read the one; what the other is worth, life has "
            "taught you.",
        ),
        options=[
            Option(
                Name("Entziffere die Inschrift.", "Decipher the inscription."),
                Name(
                    "Silbe um Silbe, mit Kohle und Geduld. Es ist ein Rezept oder ein Gebet, und "
                    "vielleicht machten sie da keinen Unterschied.",
                    "Syllable by syllable, with charcoal and patience. It is a recipe or a "
                    "prayer, and perhaps they made no distinction.",
                ),
                do=[
                    Attempt(
                        Attribute.ALCHEMY,
                        at_least=6,
                        then=[ReadEvent(10)],
                        otherwise=[Draw(1), GainGold(1)],
                    )
                ],
            ),
            Option(
                Name("Brich das Gold heraus.", "Prise out the gold."),
                Name(
                    "Das Messer knirscht, die Tänzer werden blind. Auf dem Rückweg hast du das "
                    "Gefühl, dass jemand hinter dir den Takt schlägt.",
                    "The knife grates, the dancers go blind. On the way back you have the feeling "
                    "that someone behind you is beating time.",
                ),
                do=[GainGold(3), RefillBy(-1)],
            ),
        ],
    ),
    ExplorationCard(
        "wild_fallen_star",
        Name("Der gefallene Stern", "The fallen star", kind="m"),
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
                    "It is as heavy as if it meant to stay. But iron from the sky will take any "
                    "shape, and you already have one in mind.",
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
        Name("Der Winterpass", "The winter pass", kind="m"),
        deck=Deck.WILDERNESS,
        tale=Name(
            "Oben am Pass steht ein Schrein, unten im Tal zieht das Wetter auf. Wer jetzt "
            "durchgeht, ist morgen drüben. Wer wartet, ist morgen trocken.",
            "At the top of the pass stands a shrine; down in the valley the weather is gathering. "
            "Whoever goes through now will be across tomorrow. Whoever waits will be dry tomorrow.",
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
        "wild_mushroom_ring",
        Name("Der Pilzring", "The mushroom ring", kind="m"),
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
                    "Du nimmst die mit den weißen Punkten und lässt die, die zurückschauen. Der "
                    "Mann zahlt dir etwas dafür, dass du niemandem von der Kuh erzählst.",
                    "You take the ones with white spots and leave the ones that look back. The "
                    "man pays you not to tell anyone about the cow.",
                ),
                do=[GainPotion(), GainGold(1)],
            ),
        ],
        adventure=True,
    ),
)
