"""Wilderness exploration cards (Wildnis-Erkundungskarten), part 2."""

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
    GainBomb,
    GainGold,
    GainPotion,
    GainShield,
    LoseGold,
    LoseShield,
    RollDie,
    Seek,
)
from tafelrunde.games.hexer.vocabulary_story import (
    Attempt,
    BeginQuest,
    FightDrawn,
    FindTrail,
    GainCard,
    MayTrash,
    ReadEvent,
    RefillBy,
)

WILDERNESS_2: Final[tuple[ExplorationCard, ...]] = (
    ExplorationCard(
        "wild_herb_woman",
        Name("Die Kräuterfrau", "The herb woman"),
        deck=Deck.WILDERNESS,
        tale=Name(
            "Sie humpelt, flucht auf ihr Knie und zeigt auf einen leeren Korb. „Was ich brauche, "
            "wächst nicht hier“, sagt sie. „Ich sage dir, wo, und du sagst niemandem, dass ich es "
            "dir gesagt habe.“",
            "She limps, curses her knee, and points at an empty basket. “What I need does not "
            "grow here,” she says. “I tell you where, and you tell nobody that I told you.”",
        ),
        options=[
            Option(
                Name("Nimm den Korb.", "Take the basket."),
                Name(
                    "„Nur die mit den haarigen Stängeln“, ruft sie dir nach. „Wenn sie schreien, "
                    "hast du richtig gepflückt.“",
                    "“Only the ones with hairy stalks,” she calls after you. “If they scream, you "
                    "have picked them right.”",
                ),
                do=[BeginQuest("q7")],
            ),
            Option(
                Name("Kaufe für 1 Gold, was sie hat.", "Buy what she has for 1 gold."),
                Name(
                    "Eine Flasche, eine Salbe und eine Ermahnung. Die Salbe hilft sofort, die "
                    "Ermahnung vermutlich nie.",
                    "A bottle, an ointment and an admonition. The ointment helps at once, the "
                    "admonition presumably never.",
                ),
                do=[LoseGold(1), GainPotion(), FillShield()],
                gold=1,
            ),
        ],
    ),
    ExplorationCard(
        "wild_village_offering",
        Name("Die Braut am Ufer", "The bride on the shore"),
        deck=Deck.WILDERNESS,
        tale=Name(
            "Das Dorf hat ein Mädchen festlich gekleidet und an einen Pfahl im Schilf gebunden. "
            "„Nur bis morgen“, sagt der Schulze und sieht auf seine Schuhe. „Er nimmt nie mehr "
            "als eine im Jahr, und dafür haben wir Fisch.“",
            "The village has dressed a girl in her best and tied her to a post among the reeds. "
            "“Only until tomorrow,” says the reeve and looks at his shoes. “He never takes more "
            "than one a year, and in return we have fish.”",
        ),
        options=[
            Option(
                Name("Schneide sie los und such ihn.", "Cut her loose and look for him."),
                Name(
                    "Sie rennt, ohne sich umzusehen. Im Schlamm bleibt eine Spur von "
                    "Schwimmhäuten, die zu einem anderen Wasser führt.",
                    "She runs without looking back. In the mud remains a trail of webbed feet "
                    "that leads to other waters.",
                ),
                do=[BeginQuest("q12")],
            ),
            Option(
                Name("Nimm ihren Platz ein.", "Take her place."),
                Name(
                    "Das Kleid spannt an den Schultern. Gegen Mitternacht teilt sich das Schilf, "
                    "und etwas kommt, um seine Braut zu holen.",
                    "The dress is tight across the shoulders. Towards midnight the reeds part, "
                    "and something comes to fetch its bride.",
                ),
                do=[
                    Attempt(
                        Attribute.COMBAT,
                        at_least=5,
                        then=[GainGold(3)],
                        otherwise=[LoseShield(1), FindTrail(Terrain.WATER)],
                    )
                ],
            ),
        ],
    ),
    ExplorationCard(
        "wild_wolf_skin",
        Name("Der Wolfspelz", "The wolf skin"),
        deck=Deck.WILDERNESS,
        tale=Name(
            "In der Köhlerhütte hängt ein Pelz am Haken, innen noch warm. Der Köhler sitzt nackt "
            "am Feuer und bittet dich, ihn zu verbrennen – den Pelz oder ihn, da ist er ungenau. "
            "Draußen heult ein Hund, der nicht von seiner Tür weicht.",
            "In the charcoal burner's hut a pelt hangs on a hook, still warm on the inside. The "
            "man sits naked by the fire and begs you to burn it, or him; on that point he is "
            "vague. Outside howls a dog that will not leave his door.",
        ),
        options=[
            Option(
                Name("Nimm den Pelz mit in den Wald.", "Take the pelt into the forest."),
                Name(
                    "Verbrennen nützt nichts, man muss ihn dorthin bringen, wo er gefunden wurde. "
                    "Der Hund läuft dir nach.",
                    "Burning is no use; it must be returned to where it was found. The dog trots "
                    "after you.",
                ),
                do=[BeginQuest("q13")],
            ),
            Option(
                Name("Wirf den Pelz ins Feuer.", "Throw the pelt on the fire."),
                Name(
                    "Er schreit, der Pelz, nicht der Mann. Am Morgen ist der Köhler fort, und "
                    "seine Spur hat erst zwei Füße und dann vier.",
                    "It screams, the pelt, not the man. In the morning the charcoal burner is "
                    "gone, and his trail has first two feet and then four.",
                ),
                do=[DiscardCards(1), FindTrail(Terrain.FOREST)],
            ),
        ],
    ),
    ExplorationCard(
        "wild_bell_in_the_lake",
        Name("Die Glocke im See", "The bell in the lake"),
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
        "wild_troll_bridge",
        Name("Die Trollbrücke", "The troll bridge"),
        deck=Deck.WILDERNESS,
        tale=Name(
            "„Brücke kaputt“, sagt der Troll, der sie hält. „Troll hält Brücke. Troll kann nicht "
            "weg. Troll hat Freund im Berg, Freund weiß nicht.“ Eine Träne von der Größe eines "
            "Eimers fällt in die Schlucht.",
            "“Bridge broken,” says the troll who is holding it up. “Troll hold bridge. Troll not "
            "can go. Troll have friend in mountain, friend not know.” A tear the size of a bucket "
            "drops into the gorge.",
        ),
        options=[
            Option(
                Name("Such den Freund im Berg.", "Look for the friend in the mountain."),
                Name(
                    "„Sag Freund: Brücke schwer“, bittet der Troll. Du versprichst es, und er "
                    "lässt dich sogar zuerst hinüber.",
                    "“Tell friend: bridge heavy,” begs the troll. You promise, and he even lets "
                    "you cross first.",
                ),
                do=[BeginQuest("q20")],
            ),
            Option(
                Name("Spiel mit ihm um den Brückenzoll.", "Play him for the toll."),
                Name(
                    "Er kennt ein einziges Rätsel und hat die Lösung vergessen. Ihr arbeitet "
                    "gemeinsam daran.",
                    "He knows exactly one riddle and has forgotten the answer. You work on it "
                    "together.",
                ),
                do=[
                    Attempt(
                        Attribute.SPECIALISATION,
                        at_least=4,
                        then=[GainGold(2), Draw(1)],
                        otherwise=[LoseGold(1)],
                    )
                ],
            ),
        ],
    ),
    ExplorationCard(
        "wild_dying_man",
        Name("Der Sterbende", "The dying man"),
        deck=Deck.WILDERNESS,
        tale=Name(
            "Er lehnt an einem Meilenstein und hält sich den Bauch, als hätte er zu viel "
            "gegessen. „Mein Ring“, sagt er. „Sie weiß, was er bedeutet.“ Es ist ein sehr guter "
            "Ring.",
            "He leans against a milestone holding his belly as if he had eaten too much. “My "
            "ring,” he says. “She knows what it means.” It is a very good ring.",
        ),
        options=[
            Option(
                Name("Versprich, ihn zu überbringen.", "Promise to deliver it."),
                Name(
                    "Du sagst es ihm zweimal, weil er es beim ersten Mal nicht glaubt. Beim "
                    "zweiten Mal hört er dich nicht mehr.",
                    "You tell him twice, because the first time he does not believe you. The "
                    "second time he no longer hears.",
                ),
                do=[BeginQuest("q21")],
            ),
            Option(
                Name("Nimm, was er bei sich hat.", "Take what he carries."),
                Name(
                    "Er sieht dir dabei zu. Das Gold wiegt wenig, der Blick mehr.",
                    "He watches you do it. The gold weighs little, the look rather more.",
                ),
                do=[GainGold(3), LoseShield(1)],
            ),
        ],
    ),
    ExplorationCard(
        "wild_crow_witch",
        Name("Das Krähenweib", "The crow woman"),
        deck=Deck.WILDERNESS,
        tale=Name(
            "Sie hat ein Gesicht für jede Krähe auf ihrem Dach, und keines davon ist ihres. "
            "„Bring mir zurück, was ich im Gebirge verloren habe“, krächzt sie, „und ich gebe "
            "dir, was dir fehlt. Oder versuch, mein Haus anzuzünden. Das tun die meisten.“",
            "She has a face for every crow on her roof, and none of them is her own. “Bring back "
            "what I lost in the mountains,” she croaks, “and I will give you what you lack. Or "
            "try to set fire to my house. Most do.”",
        ),
        options=[
            Option(
                Name("Lass dich auf den Handel ein.", "Strike the bargain."),
                Name(
                    "Sie spuckt in die Hand, du schlägst ein. Eine der Krähen fliegt voraus und "
                    "sieht sich um, ob du kommst.",
                    "She spits into her palm and you shake on it. One of the crows flies ahead "
                    "and looks round to see whether you are coming.",
                ),
                do=[BeginQuest("q25")],
            ),
            Option(
                Name("Zünde das Haus an.", "Set fire to the house."),
                Name(
                    "Es brennt grün. Aus der Glut ziehst du ein paar Dinge, die besser nicht "
                    "wieder brennen sollten, und zweihundert Krähen merken sich dein Gesicht.",
                    "It burns green. From the embers you pull a few things that had better not "
                    "burn again, and two hundred crows remember your face.",
                ),
                do=[GainBomb(), GainGold(1), DiscardRandom(1)],
            ),
        ],
    ),
    ExplorationCard(
        "wild_cradle",
        Name("Die Wiege", "The cradle"),
        deck=Deck.WILDERNESS,
        tale=Name(
            "In der Wiege liegt ein Kind, das dich mit sehr alten Augen ansieht. „Seit dem "
            "Vollmond isst es nur Fleisch“, sagt die Mutter. Der Vater sagt nichts, er schleift "
            "seit einer Stunde das Beil.",
            "In the cradle lies a child that looks at you with very old eyes. “Since the full "
            "moon it eats nothing but meat,” says the mother. The father says nothing; he has "
            "been sharpening the axe for an hour.",
        ),
        options=[
            Option(
                Name("Hol das richtige Kind zurück.", "Bring back the real child."),
                Name(
                    "Du packst das falsche ein, denn getauscht wird nur Zug um Zug. Es singt "
                    "unterwegs, und es singt gut.",
                    "You pack up the wrong one, since such trades are made hand to hand. It sings "
                    "on the way, and it sings well.",
                ),
                do=[BeginQuest("q26")],
            ),
            Option(
                Name("Rede dem Vater das Beil aus.", "Talk the father out of the axe."),
                Name(
                    "„Kinder ändern sich“, sagst du. Er gibt dir das Beil und eine Münze, und das "
                    "in der Wiege lächelt mit zu vielen Zähnen.",
                    "“Children change,” you say. He gives you the axe and a coin, and the thing "
                    "in the cradle smiles with too many teeth.",
                ),
                do=[GainGold(1), GainCard(0)],
            ),
        ],
    ),
    ExplorationCard(
        "wild_battlefield",
        Name("Das Schlachtfeld", "The battlefield"),
        deck=Deck.WILDERNESS,
        tale=Name(
            "Vor drei Tagen ging es hier um eine Mühle. Die Mühle steht noch, sonst niemand. "
            "Zwischen den Toten gehen die Lebenden gebückt umher und suchen, und nicht alle davon "
            "sind Menschen.",
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
        "wild_griffin_nest",
        Name("Das Greifennest", "The griffin's nest"),
        deck=Deck.WILDERNESS,
        tale=Name(
            "Unten liegen Knochen von Schafen, oben schimmert etwas, das ein Ei sein könnte oder "
            "ein Schild. Der Wind kommt von hinten, also weiß sie, dass du da bist. Der Hirte "
            "neben dir rechnet vor, was ein Ei wert ist.",
            "Below lie the bones of sheep; above, something gleams that might be an egg or a "
            "shield. The wind is behind you, so she knows that you are here. The shepherd beside "
            "you calculates aloud what an egg is worth.",
        ),
        options=[
            Option(
                Name("Klettere zum Nest.", "Climb to the nest."),
                Name(
                    "Auf halber Höhe wird es dunkel, obwohl keine Wolke am Himmel steht. Der "
                    "Hirte rechnet nicht mehr, er rennt.",
                    "Halfway up it grows dark, though there is no cloud in the sky. The shepherd "
                    "is no longer calculating; he is running.",
                ),
                do=[FightDrawn(2, gold=3)],
            ),
            Option(
                Name("Sammle Federn am Fuß der Wand.", "Gather feathers at the foot."),
                Name(
                    "Federn, Gewölle, ein Klauenabdruck im Lehm: Daraus liest man mehr als aus "
                    "Büchern.",
                    "Feathers, pellets, the print of a claw in clay: one reads more from these "
                    "than from books.",
                ),
                do=[FindTrail(Terrain.MOUNTAIN)],
            ),
        ],
    ),
    ExplorationCard(
        "wild_hot_spring",
        Name("Die heiße Quelle", "The hot spring"),
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
        Name("Elfenruinen", "Elven ruins"),
        deck=Deck.WILDERNESS,
        tale=Name(
            "Weiße Säulen, Efeu und ein Mosaik, in dem Tänzer einander seit tausend Jahren die "
            "Hand reichen. Unter ihren Füßen läuft eine Inschrift, in ihren Augen steckt Gold. "
            "Man hat dir beigebracht, das eine zu lesen, und das Leben hat dir das andere "
            "beigebracht.",
            "White columns, ivy, and a mosaic in which dancers have been reaching for each "
            "other's hands for a thousand years. Beneath their feet runs an inscription, in their "
            "eyes there is gold. You were taught to read the one, and life has taught you about "
            "the other.",
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
)
