"""Wilderness exploration cards (Wildnis-Erkundungskarten): villages and wise women."""

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
    LoseGold,
    LosePotion,
    LoseShield,
    RaiseLowest,
)
from tafelrunde.games.hexer.vocabulary.story import (
    Attempt,
    BeginQuest,
    FindTrail,
    GainCard,
)

VILLAGES: Final[tuple[ExplorationCard, ...]] = (
    ExplorationCard(
        "wild_old_crone",
        Name("Die alte Hexe", "The old crone", kind="f"),
        deck=Deck.WILDERNESS,
        tale=Name(
            "Sie sitzt vor ihrer Hütte und rupft einen Vogel, der noch etwas dazu sagen möchte. "
            "„Du bist schief gewachsen“, stellt sie fest. „Nicht außen. Ich könnte es richten, "
            "für einen Schluck von dem, was du da trägst.“",
            "She sits outside her hut plucking a bird that still has something to say about it. "
            "“You've grown crooked,” she remarks. “Not on the outside. I could set it straight "
            "for a sip of what you carry there.”",
        ),
        options=[
            Option(
                Name("Tausche 1 Trank gegen ihren Rat.", "Trade 1 potion for her advice."),
                Name(
                    "Sie trinkt, schüttelt sich und sagt dir drei Sätze über dich, die alle "
                    "stimmen. Danach gehst du ein wenig gerader.",
                    "She drinks, shudders, and tells you three things about yourself, all of them "
                    "true. Afterwards you walk a little straighter.",
                ),
                do=[LosePotion(1), RaiseLowest()],
                potions=1,
            ),
            Option(
                Name("Geh weiter.", "Walk on."),
                Name(
                    "„Auch ein Rat“, ruft sie dir nach. Der Vogel lacht, oder was er dafür hält.",
                    "“That's advice too,” she calls after you. The bird laughs, or what it takes "
                    "for laughing.",
                ),
                do=[Draw(1)],
            ),
        ],
    ),
    ExplorationCard(
        "wild_herb_woman",
        Name("Die Kräuterfrau", "The herb woman", kind="f"),
        deck=Deck.WILDERNESS,
        tale=Name(
            "Sie humpelt, flucht auf ihr Knie und zeigt auf einen leeren Korb. „Was ich brauche, "
            "wächst nicht hier“, sagt sie. „Ich sage dir, wo, und du sagst niemandem, dass ich es "
            "dir gesagt habe.“",
            "She limps, curses her knee, and points at an empty basket. “What I need doesn't "
            "grow here,” she says. “I'll tell you where, and you'll tell nobody that I told you.”",
        ),
        options=[
            Option(
                Name("Nimm den Korb.", "Take the basket."),
                Name(
                    "„Nur die mit den haarigen Stängeln“, ruft sie dir nach. „Wenn sie schreien, "
                    "hast du richtig gepflückt.“",
                    "“Only the ones with hairy stalks,” she calls after you. “If they scream, "
                    "you've picked them right.”",
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
        Name("Die Braut am Ufer", "The bride on the shore", kind="f"),
        deck=Deck.WILDERNESS,
        tale=Name(
            "Das Dorf hat ein Mädchen festlich gekleidet und an einen Pfahl im Schilf gebunden. "
            "„Nur bis morgen“, sagt der Schulze und sieht auf seine Schuhe. „Er nimmt nie mehr "
            "als eine im Jahr, und dafür haben wir Fisch.“",
            "The village has dressed a girl in her best and tied her to a post among the reeds. "
            "“Only until tomorrow,” says the reeve, looking at his shoes. “He never takes more "
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
        Name("Der Wolfspelz", "The wolf skin", kind="m"),
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
                    "Burning it is no use; it must be returned to where it was found. The dog "
                    "trots after you.",
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
        "wild_crow_witch",
        Name("Das Krähenweib", "The crow woman", kind="n"),
        deck=Deck.WILDERNESS,
        tale=Name(
            "Sie hat ein Gesicht für jede Krähe auf ihrem Dach, und keines davon ist ihres. "
            "„Bring mir zurück, was ich im Gebirge verloren habe“, krächzt sie, „und ich gebe "
            "dir, was dir fehlt. Oder versuch, mein Haus anzuzünden. Das tun die meisten.“",
            "She has a face for every crow on her roof, and none of them is her own. “Bring back "
            "what I lost in the mountains,” she croaks, “and I'll give you what you lack. Or "
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
        Name("Die Wiege", "The cradle", kind="f"),
        deck=Deck.WILDERNESS,
        tale=Name(
            "In der Wiege liegt ein Kind, das dich mit sehr alten Augen ansieht. „Seit dem "
            "Vollmond isst es nur Fleisch“, sagt die Mutter. Der Vater sagt nichts, er schleift "
            "seit einer Stunde das Beil.",
            "In the cradle lies a child that looks at you with very old eyes. “Since the full "
            "moon it's eaten nothing but meat,” says the mother. The father says nothing; he has "
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
)
