"""Wilderness exploration cards (Wildnis-Erkundungskarten): people on the road."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import Deck, ExplorationCard, Option
from tafelrunde.games.hexer.vocabulary import (
    DiscardCards,
    Draw,
    GainGold,
    GainPotion,
    LoseGold,
    LosePotion,
    LoseShield,
    Seek,
)
from tafelrunde.games.hexer.vocabulary.story import (
    BeginQuest,
    FightDrawn,
    FindTrail,
    GainCard,
    HearRumour,
    MayTrash,
    ReadEvent,
    RefillBy,
)

WAYFARERS: Final[tuple[ExplorationCard, ...]] = (
    ExplorationCard(
        "wild_abandoned_camp",
        Name("Verlassenes Lager", "Abandoned camp", kind="n"),
        deck=Deck.WILDERNESS,
        tale=Name(
            "Drei Zelte, ein kaltes Feuer, ein Topf mit angebranntem Brei. Niemand verlässt sein "
            "Frühstück freiwillig. Vom Lager weg führt eine Reihe von Abdrücken: erst Stiefel, "
            "dann bloße Füße, dann etwas anderes.",
            "Three tents, a cold fire, a pot of burnt porridge. Nobody leaves his breakfast of "
            "his own free will. A line of prints leads away from the camp: first boots, then bare "
            "feet, then something else.",
        ),
        options=[
            Option(
                Name("Durchsuche die Zelte.", "Search the tents."),
                Name(
                    "Wer immer hier schlief, hat das Wichtige zurückgelassen. Du isst den Brei "
                    "nicht.",
                    "Whoever slept here left the important things behind. You do not eat the "
                    "porridge.",
                ),
                do=[GainGold(1), GainPotion()],
            ),
            Option(
                Name("Folge den Fußspuren.", "Follow the footprints."),
                Name(
                    "Sie enden an einer Stelle, an der das Gras in alle Richtungen niedergedrückt "
                    "ist. Jetzt weißt du, wie groß es ist.",
                    "They end at a spot where the grass lies flattened in every direction. Now "
                    "you know how big it is.",
                ),
                do=[FindTrail(here=True)],
            ),
        ],
    ),
    ExplorationCard(
        "wild_woodcutters",
        Name("Holzfäller in Not", "Woodcutters in need", kind="pl"),
        deck=Deck.WILDERNESS,
        tale=Name(
            "Vier Männer sitzen auf einer Eiche und wollen nicht herunter. Der fünfte liegt "
            "darunter, genauer gesagt: ein Teil von ihm. Im Unterholz bricht etwas Äste, die "
            "dicker sind als dein Bein.",
            "Four men are sitting up an oak and do not wish to come down. The fifth lies "
            "underneath it, or to be exact, part of him does. In the undergrowth something is "
            "snapping branches thicker than your leg.",
        ),
        options=[
            Option(
                Name("Stell dich dem Untier.", "Face the beast."),
                Name(
                    "„Es kommt von links“, ruft einer. „Von rechts“, ruft ein anderer. Sie haben "
                    "beide recht.",
                    "“It's coming from the left,” shouts one. “From the right,” shouts another. "
                    "They are both correct.",
                ),
                do=[FightDrawn(1, gold=1)],
            ),
            Option(
                Name("Führe sie hinaus.", "Lead them out."),
                Name(
                    "Rückwärts, leise, einer nach dem anderen. Am Waldrand zählen sie sich, "
                    "kommen auf vier und geben dir, was der fünfte in der Tasche hatte.",
                    "Backwards, quietly, one after the other. At the edge of the wood they count "
                    "themselves, arrive at four, and give you what the fifth had in his pocket.",
                ),
                do=[GainGold(1)],
            ),
        ],
    ),
    ExplorationCard(
        "wild_highwaymen",
        Name("Wegelagerer", "Highwaymen", kind="pl"),
        deck=Deck.WILDERNESS,
        tale=Name(
            "Vier Männer, drei Armbrüste, ein Sprecher. „Wegezoll“, sagt er, „für den Unterhalt "
            "der Straße.“ Die Straße ist ein Loch mit Rändern.",
            "Four men, three crossbows, one spokesman. “Toll,” he says, “for the upkeep of the "
            "road.” The road is a hole with edges.",
        ),
        options=[
            Option(
                Name("Bezahle 1 Gold.", "Pay 1 gold."),
                Name(
                    "Er steckt die Münze ein und wird gesprächig. Wegelagerer hören viel, und sie "
                    "wissen gut, welche Wege sie selbst nicht nehmen.",
                    "He pockets the coin and grows talkative. Highwaymen hear a great deal, and "
                    "they know very well which roads they do not take themselves.",
                ),
                do=[LoseGold(1), HearRumour()],
                gold=1,
            ),
            Option(
                Name("Zieh die Klinge.", "Draw your blade."),
                Name(
                    "Armbrüste schießen einmal. Danach wird der Unterhalt der Straße neu "
                    "verhandelt, und zwar zu deinen Gunsten.",
                    "Crossbows shoot once. After that the upkeep of the road is renegotiated, and "
                    "in your favour.",
                ),
                do=[DiscardCards(2), GainGold(3)],
            ),
        ],
    ),
    ExplorationCard(
        "wild_hermit",
        Name("Der Einsiedler", "The hermit", kind="m"),
        deck=Deck.WILDERNESS,
        tale=Name(
            "Der Mann in der Höhle hat seit Jahren mit niemandem gesprochen und will nun alles auf "
            "einmal sagen. Er kannte deinen Lehrer. Er weiß sogar, wo der liegt und was man ihm "
            "mitzugeben vergaß.",
            "The man in the cave has spoken to nobody for years and now wants to say everything "
            "at once. He knew your teacher. He even knows where your teacher lies, and what they "
            "forgot to bury there.",
        ),
        options=[
            Option(
                Name("Hör seine Geschichte.", "Hear his story."),
                Name(
                    "Sie dauert bis zum Morgen. Zuletzt legt er dir ein kleines, in Wachstuch "
                    "gewickeltes Ding in die Hand: „Bring es nach Hause.“",
                    "It lasts until morning. At the end he lays a small thing wrapped in oilcloth "
                    "in your hand: “Take it home.”",
                ),
                do=[BeginQuest("q6")],
            ),
            Option(
                Name("Bitte um Proviant.", "Ask for provisions."),
                Name(
                    "Er gibt dir Ziegenkäse, Nüsse und einen Vortrag über Ziegen. Satt und "
                    "belehrt ziehst du weiter.",
                    "He gives you goat's cheese, nuts, and a lecture on goats. Fed and "
                    "instructed, you move on.",
                ),
                do=[Draw(2)],
            ),
        ],
    ),
    ExplorationCard(
        "wild_dying_man",
        Name("Der Sterbende", "The dying man", kind="m adj"),
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
        "wild_deserters",
        Name("Deserteure", "Deserters", kind="pl"),
        deck=Deck.WILDERNESS,
        tale=Name(
            "Sechs Mann in drei verschiedenen Uniformen teilen sich ein Feuer und eine Flasche. "
            "Sie haben seit einer Woche niemanden umgebracht und finden, dass es ihnen guttut. "
            "„Setz dich“, sagt der Jüngste. „Oder auch nicht.“",
            "Six men in three different uniforms are sharing a fire and a bottle. They have "
            "killed nobody for a week and find that it agrees with them. “Sit down,” says the "
            "youngest. “Or don't.”",
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
        "wild_flagellants",
        Name("Die Geißler", "The flagellants", kind="pl"),
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
        "wild_fellow_hunter",
        Name("Ein Jäger am Feuer", "A hunter by the fire", kind="m"),
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
                    "Er trinkt, und dann erzählt er, warum er noch lebt: Griff für Griff, Fehler "
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
)
