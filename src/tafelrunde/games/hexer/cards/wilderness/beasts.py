"""Wilderness exploration cards (Wildnis-Erkundungskarten): beasts and monsters."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import Deck, ExplorationCard, Option
from tafelrunde.games.hexer.terms import Attribute, Terrain
from tafelrunde.games.hexer.vocabulary import (
    DiscardCards,
    Draw,
    GainBomb,
    GainGold,
    GainPotion,
    HasTrail,
    If,
    LoseGold,
)
from tafelrunde.games.hexer.vocabulary.story import (
    Attempt,
    BeginQuest,
    FightDrawn,
    FindTrail,
    HearRumour,
    RefillBy,
)

BEASTS: Final[tuple[ExplorationCard, ...]] = (
    ExplorationCard(
        "wild_beehive",
        Name("Der Bienenstock", "The beehive", kind="m"),
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
        Name("Ein verletztes Pferd", "An injured horse", kind="n"),
        deck=Deck.WILDERNESS,
        tale=Name(
            "Es steht auf drei Beinen im Farn und legt die Ohren an. Der Sattel ist teuer, der "
            "Reiter fehlt. Ins Fell ist das Zeichen eines Gestüts gebrannt, das seine Tiere nicht "
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
                    "Du nimmst das Gold und löst den Gurt, damit das Pferd wenigstens frei laufen "
                    "kann. Es sieht dir lange nach.",
                    "You take the gold and loosen the girth, so that at least it can run free. It "
                    "watches you for a long time.",
                ),
                do=[GainGold(2)],
            ),
        ],
    ),
    ExplorationCard(
        "wild_trap",
        Name("Die Falle", "The trap", kind="f"),
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
                    "Langsam, die Zunge zwischen den Zähnen. Die Feder erwischt nur den Ärmel, und "
                    "das Pulver gehört dir.",
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
        Name("Spuren im Schnee", "Tracks in the snow", kind="pl"),
        deck=Deck.WILDERNESS,
        tale=Name(
            "Über Nacht hat jemand eine Linie in den Schnee geschrieben, von Baum zu Baum, ohne "
            "je zu zögern. Sie führt auf das Dorf zu, und davor biegt sie ab. Noch.",
            "Overnight something has written a line in the snow, from tree to tree, without ever "
            "hesitating. It leads towards the village and turns aside just short of it. For now.",
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
    ExplorationCard(
        "wild_troll_bridge",
        Name("Die Trollbrücke", "The troll bridge", kind="f"),
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
        "wild_griffin_nest",
        Name("Das Greifennest", "The griffin's nest", kind="n"),
        deck=Deck.WILDERNESS,
        tale=Name(
            "Unten liegen Knochen von Schafen, oben schimmert etwas, das ein Ei sein könnte oder "
            "ein Schild. Der Wind kommt von hinten, also weiß die Mutter, dass du da bist. Der "
            "Hirte neben dir rechnet vor, was ein Ei wert ist.",
            "Below lie the bones of sheep; above, something gleams that might be an egg or a "
            "shield. The wind is behind you, so the mother knows that you are here. The shepherd "
            "beside you calculates aloud what an egg is worth.",
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
        "wild_nekker_hole",
        Name("Das Loch im Hang", "The hole in the bank", kind="n"),
        deck=Deck.WILDERNESS,
        tale=Name(
            "Aus dem Erdloch riecht es nach altem Fleisch und jungen Nekkern. Der Bauer daneben "
            "hat eine Forke und den Wunsch, dass jemand anders sie hält. „Es sind höchstens "
            "fünf“, sagt er. Es sind nie höchstens fünf.",
            "The hole in the bank smells of old meat and young nekkers. The farmer beside it has "
            "a pitchfork and the wish that someone else were holding it. “Five at most,” "
            "he says. There are never five at most.",
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
        "wild_royal_hunt",
        Name("Die königliche Jagd", "The royal hunt", kind="f"),
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
)
