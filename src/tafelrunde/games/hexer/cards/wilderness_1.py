"""Wilderness exploration cards (Wildnis-Erkundungskarten), part 1."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import Deck, ExplorationCard, Option
from tafelrunde.games.hexer.vocabulary import (
    DiscardCards,
    Draw,
    FillShield,
    GainBomb,
    GainGold,
    GainPotion,
    LoseGold,
    LosePotion,
    RaiseLowest,
)
from tafelrunde.games.hexer.vocabulary_story import (
    BeginQuest,
    FightDrawn,
    FindTrail,
    HearRumour,
    ReadEvent,
)

WILDERNESS_1: Final[tuple[ExplorationCard, ...]] = (
    ExplorationCard(
        "wild_abandoned_camp",
        Name("Verlassenes Lager", "Abandoned camp"),
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
        "wild_beehive",
        Name("Der Bienenstock", "The beehive"),
        deck=Deck.WILDERNESS,
        tale=Name(
            "In der hohlen Linde summt es so tief, dass du es im Kiefer spürst. Die Bienen sind "
            "groß wie Daumen und offenbar schlecht gelaunt. Aber der Honig riecht nach allem, was "
            "in einen guten Trank gehört.",
            "In the hollow lime tree there is a hum so deep that you feel it in your jaw. The "
            "bees are the size of thumbs and evidently in a bad mood. But the honey smells of "
            "everything that belongs in a good potion.",
        ),
        options=[
            Option(
                Name("Nimm den Honig.", "Take the honey."),
                Name(
                    "Du rennst weiter, als du vorhattest, und tauchst länger, als dir lieb ist. "
                    "Den Honig lässt du dabei nicht los.",
                    "You run farther than you had planned and stay under water longer than you "
                    "like. You do not let go of the honey.",
                ),
                do=[DiscardCards(1), GainPotion(2)],
            ),
            Option(
                Name("Räuchere sie aus.", "Smoke them out."),
                Name(
                    "Geduld und nasses Gras. Du nimmst eine Wabe und lässt ihnen den Rest, und "
                    "ihr trennt euch ohne Groll.",
                    "Patience and wet grass. You take one comb and leave them the rest, and you "
                    "part without ill will.",
                ),
                do=[GainPotion()],
            ),
        ],
    ),
    ExplorationCard(
        "wild_injured_horse",
        Name("Ein verletztes Pferd", "An injured horse"),
        deck=Deck.WILDERNESS,
        tale=Name(
            "Es steht auf drei Beinen im Farn und legt die Ohren an. Der Sattel ist teuer, der "
            "Reiter fehlt. Im Fell brennt das Zeichen eines Gestüts, das seine Tiere nicht "
            "verkauft.",
            "It stands on three legs among the ferns and lays back its ears. The saddle is "
            "costly, the rider is missing. The brand in its coat belongs to a stud that does not "
            "sell its horses.",
        ),
        options=[
            Option(
                Name("Pflege es.", "Tend it."),
                Name(
                    "Am dritten Tag nimmt es Brot aus deiner Hand, am vierten die Hand gleich "
                    "mit. Gesund ist es erst, wenn jemand vom Gestüt das Bein gesehen hat.",
                    "On the third day it takes bread from your hand, on the fourth it very nearly "
                    "takes the hand. It will not be sound until somebody from the stud has seen "
                    "that leg.",
                ),
                do=[BeginQuest("q5")],
            ),
            Option(
                Name("Nimm die Satteltaschen.", "Take the saddlebags."),
                Name(
                    "Du nimmst das Gold und den Gurt ab, damit es wenigstens frei laufen kann. Es "
                    "sieht dir lange nach.",
                    "You take the gold and loosen the girth, so that at least it can run free. It "
                    "watches you for a long time.",
                ),
                do=[GainGold(2)],
            ),
        ],
    ),
    ExplorationCard(
        "wild_stone_circle",
        Name("Der Steinkreis", "The stone circle"),
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
        "wild_woodcutters",
        Name("Holzfäller in Not", "Woodcutters in need"),
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
                    "„Es kommt von links!“, ruft einer. „Von rechts!“, ruft ein anderer. Sie "
                    "haben beide recht.",
                    "“It is coming from the left!” shouts one. “From the right!” shouts another. "
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
        "wild_old_crone",
        Name("Die alte Hexe", "The old crone"),
        deck=Deck.WILDERNESS,
        tale=Name(
            "Sie sitzt vor ihrer Hütte und rupft einen Vogel, der noch etwas dazu sagen möchte. "
            "„Du bist schief gewachsen“, stellt sie fest. „Nicht außen. Ich könnte es richten, "
            "für einen Schluck von dem, was du da trägst.“",
            "She sits outside her hut plucking a bird that still has something to say about it. "
            "“You have grown crooked,” she remarks. “Not on the outside. I could set it straight "
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
                    "“That is advice too,” she calls after you. The bird laughs, or what it takes "
                    "for laughing.",
                ),
                do=[Draw(1)],
            ),
        ],
    ),
    ExplorationCard(
        "wild_fog_on_the_moor",
        Name("Nebel im Moor", "Fog on the moor"),
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
        "wild_highwaymen",
        Name("Wegelagerer", "Highwaymen"),
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
        Name("Der Einsiedler", "The hermit"),
        deck=Deck.WILDERNESS,
        tale=Name(
            "Der Mann in der Höhle hat seit Jahren mit niemandem gesprochen und will nun alles "
            "auf einmal sagen. Er kannte deinen Lehrer. Er weiß sogar, wo er liegt, und was man "
            "vergessen hat, ihm mitzugeben.",
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
        "wild_poisonous_berries",
        Name("Giftige Beeren", "Poisonous berries"),
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
        "wild_trap",
        Name("Die Falle", "The trap"),
        deck=Deck.WILDERNESS,
        tale=Name(
            "Eisen, Zähne, eine Feder, die einem Ochsen das Bein nähme: Jemand jagt hier etwas "
            "Großes. Am Bügel hängt ein Beutel Pulver mit Zündschnur. Wer die Falle stellte, "
            "traut dem Eisen allein nicht.",
            "Iron, teeth, a spring that would take an ox's leg off: somebody is hunting something "
            "large here. From the frame hangs a bag of powder with a fuse. Whoever set this trap "
            "does not rely on iron alone.",
        ),
        options=[
            Option(
                Name("Entschärfe sie.", "Disarm it."),
                Name(
                    "Langsam, mit Zunge zwischen den Zähnen. Die Feder erwischt nur den Ärmel, "
                    "und das Pulver gehört dir.",
                    "Slowly, tongue between teeth. The spring catches only a sleeve, and the "
                    "powder is yours.",
                ),
                do=[DiscardCards(1), GainBomb()],
            ),
            Option(
                Name("Umgehe sie.", "Avoid it."),
                Name(
                    "Du machst einen Bogen und findest im Gebüsch das Versteck des "
                    "Fallenstellers. Er ist nicht da. Er wird auch nicht mehr kommen.",
                    "You make a detour and find the trapper's hide in the bushes. He is not "
                    "there. He will not be coming back, either.",
                ),
                do=[GainGold(1)],
            ),
        ],
    ),
    ExplorationCard(
        "wild_tracks_in_the_snow",
        Name("Spuren im Schnee", "Tracks in the snow"),
        deck=Deck.WILDERNESS,
        tale=Name(
            "Über Nacht hat jemand eine Linie in den Schnee geschrieben, von Baum zu Baum, ohne "
            "je zu zögern. Sie führt auf das Dorf zu, und davor biegt sie ab. Noch.",
            "Overnight something has written a line in the snow, from tree to tree, without ever "
            "hesitating. It leads towards the village, and just before it turns aside. For now.",
        ),
        options=[
            Option(
                Name("Folge ihnen.", "Follow them."),
                Name(
                    "Stunden später weißt du, wo es schläft, was es frisst und dass es weiß, dass "
                    "du es weißt.",
                    "Hours later you know where it sleeps, what it eats, and that it knows that "
                    "you know.",
                ),
                do=[FindTrail()],
            ),
            Option(
                Name("Verwische sie.", "Wipe them out."),
                Name(
                    "Die Dörfler schlafen ruhiger, wenn sie nichts sehen. Der Schulze zahlt dir "
                    "einen Kuchen und eine Münze, in dieser Reihenfolge.",
                    "Villagers sleep better when there is nothing to see. The reeve pays you a "
                    "cake and a coin, in that order.",
                ),
                do=[GainGold(1), Draw(1)],
            ),
        ],
    ),
)
