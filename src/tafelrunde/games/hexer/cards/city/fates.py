"""City exploration cards (Stadt-Erkundungskarten): the dead and the fated."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import Deck, ExplorationCard, Option
from tafelrunde.games.hexer.terms import Attribute
from tafelrunde.games.hexer.vocabulary import (
    DiscardCards,
    Draw,
    GainGold,
    GainPotion,
    GainShield,
    LosePotion,
    Raise,
    RollDie,
)
from tafelrunde.games.hexer.vocabulary.story import (
    BeginQuest,
    HearRumour,
    ReadEvent,
    RefillBy,
)

FATES: Final[tuple[ExplorationCard, ...]] = (
    ExplorationCard(
        "city_child_in_the_well",
        Name("Ein Kind im Brunnen", "A child in the well", kind="n"),
        deck=Deck.CITY,
        tale=Name(
            "Ein Dutzend Leute steht um den Brunnen und erklärt einander, was man tun müsste. Von "
            "unten ruft ein Kind, erst laut, dann weniger laut. Das Seil ist alt, der Schacht ist "
            "eng.",
            "A dozen people stand around the well explaining to each other what ought to be done. "
            "From below a child is calling, first loudly, then less loudly. The rope is old and "
            "the shaft is narrow.",
        ),
        options=[
            Option(
                Name("Steig selbst hinab.", "Climb down yourself."),
                Name(
                    "Auf halber Höhe reißt das Seil, was den Abstieg immerhin beschleunigt. Oben "
                    "zählt ein weinender Vater sein ganzes Geld in deine Hand.",
                    "Halfway down the rope snaps, which at least shortens the descent. Up above a "
                    "weeping father counts all his money into your palm.",
                ),
                do=[DiscardCards(1), GainGold(2)],
            ),
            Option(
                Name("Hol die Stadtwache.", "Fetch the city guard."),
                Name(
                    "Die Wache kommt, gähnt und holt das Kind mit einem Fischernetz heraus. Für "
                    "die Meldung steht dir laut Verordnung eine Münze zu.",
                    "The guard comes, yawns, and hauls the child out with a fishing net. By "
                    "ordinance the report earns you a coin.",
                ),
                do=[GainGold(1)],
            ),
        ],
    ),
    ExplorationCard(
        "city_dying_courier",
        Name("Der sterbende Bote", "The dying courier", kind="m -n"),
        deck=Deck.CITY,
        tale=Name(
            "Er sitzt an der Mauer, als wollte er nur ausruhen, aber unter ihm wird das Pflaster "
            "dunkel. In der einen Hand hält er einen versiegelten Brief, in der anderen seinen "
            "Beutel. „Einer muss ankommen“, flüstert er, „der Brief oder ich.“",
            "He sits against the wall as if only to rest, but beneath him the cobbles are turning "
            "dark. In one hand he holds a sealed letter, in the other his purse. “One of us must "
            "arrive,” he whispers, “the letter or me.”",
        ),
        options=[
            Option(
                Name("Nimm den Brief.", "Take the letter."),
                Name(
                    "Das Siegel ist unversehrt, die Anschrift gerade noch lesbar. Als du "
                    "aufsiehst, ist der Bote schon angekommen, wo alle ankommen.",
                    "The seal is intact, the address just legible. When you look up, the courier "
                    "has already arrived where everybody does.",
                ),
                do=[BeginQuest("q8")],
            ),
            Option(
                Name("Nimm den Beutel.", "Take the purse."),
                Name(
                    "Er braucht ihn nicht mehr. Den Rest des Tages verbringst du damit, einem "
                    "Hauptmann zu erklären, warum deine Hände so aussehen.",
                    "He has no more use for it. You spend the rest of the day explaining to a "
                    "captain why your hands look the way they do.",
                ),
                do=[GainGold(3), RefillBy(-1)],
            ),
        ],
    ),
    ExplorationCard(
        "city_haunted_counting_house",
        Name("Spuk im Kontor", "The haunted counting house", kind="m"),
        deck=Deck.CITY,
        tale=Name(
            "Nachts rechnet jemand im Kontor der Pelzhändler, und morgens stimmen die Bücher. Das "
            "wäre nicht weiter schlimm, aber der Buchhalter ist seit dem Frühling tot und die "
            "Pelzhändler haben etwas zu verbergen.",
            "At night somebody does sums in the furriers' counting house, and in the morning the "
            "books are correct. That would be no great harm, but the bookkeeper has been dead "
            "since spring and the furriers have something to hide.",
        ),
        options=[
            Option(
                Name("Wache eine Nacht im Kontor.", "Keep watch there for a night."),
                Name(
                    "Um Mitternacht beginnt die Feder zu kratzen. Der Tote sieht auf und schiebt "
                    "dir wortlos eine Spalte hin, die du prüfen sollst.",
                    "At midnight the pen begins to scratch. The dead man looks up and silently "
                    "slides a column across for you to check.",
                ),
                do=[RollDie([(2, [DiscardCards(2)]), (4, [GainGold(2)]), (6, [GainGold(4)])])],
            ),
            Option(
                Name("Räuchere das Haus mit 1 Trank aus.", "Fumigate the house with 1 potion."),
                Name(
                    "Der Rauch beißt, die Feder fällt, und durch das offene Fenster geht etwas, "
                    "das leise seufzt. Die Pelzhändler zahlen gut und fragen nicht, ob du in die "
                    "Bücher gesehen hast.",
                    "The smoke bites, the pen drops, and something sighs softly and leaves by the "
                    "open window. The furriers pay well and do not ask whether you have looked "
                    "into the books.",
                ),
                do=[LosePotion(1), GainGold(4)],
                potions=1,
            ),
        ],
    ),
    ExplorationCard(
        "city_the_counts_coffin",
        Name("Ein Sarg auf Reisen", "A coffin on its travels", kind="m"),
        deck=Deck.CITY,
        tale=Name(
            "Am Stadttor stehen sechs blasse Träger mit einem Sarg, der ihnen zu leicht geworden "
            "ist. Der Graf darin sollte nach Beauclair in die Familiengruft. „Gestern“, sagt der "
            "Älteste, „war er noch schwer.“",
            "At the city gate stand six pale bearers with a coffin that has grown too light for "
            "them. The count inside was meant for the family vault at Beauclair. “Yesterday,” "
            "says the eldest, “he was still heavy.”",
        ),
        options=[
            Option(
                Name("Versprich, den Grafen zu finden.", "Promise to find the count."),
                Name(
                    "Im Futter des Sargs steckt eine Einladung, ausgestellt für übermorgen. Der "
                    "Graf hat offenbar nicht vor, zu seinem Begräbnis zu spät zu kommen.",
                    "In the lining of the coffin is an invitation, dated for the day after "
                    "tomorrow. The count evidently does not mean to be late for his own funeral.",
                ),
                do=[BeginQuest("q10")],
            ),
            Option(
                Name("Melde den Fall der Torwache.", "Report the matter to the gate."),
                Name(
                    "Der Wachhabende macht ein Zeichen gegen das Böse, bezahlt dich für dein "
                    "Schweigen und schweigt selbst so schlecht, dass du nebenbei noch einiges "
                    "erfährst.",
                    "The officer makes a sign against evil, pays you for your silence, and is "
                    "himself so bad at keeping his own that you learn a thing or two besides.",
                ),
                do=[GainGold(1), HearRumour()],
            ),
        ],
    ),
    ExplorationCard(
        "city_law_of_surprise",
        Name("Was er nicht wusste", "What he did not know of", kind="title"),
        deck=Deck.CITY,
        tale=Name(
            "Der Kaufmann verdankt dir sein Leben und bietet an, was alte Sitte gebietet: was er "
            "zu Hause vorfindet und noch nicht kennt. Er lacht dabei. Seine Frau, die eben zur "
            "Tür hereinkommt, lacht nicht.",
            "The merchant owes you his life and offers what old custom demands: whatever he finds "
            "at home and does not yet know of. He laughs as he says it. His wife, who has just "
            "come through the door, does not laugh.",
        ),
        options=[
            Option(
                Name("Besteh auf der Überraschung.", "Insist on the surprise."),
                Name(
                    "Das Kind ist klein, zäh und beißt. Der Weg zu deiner Schule ist weit, und "
                    "unterwegs fragt es ununterbrochen.",
                    "The child is small, tough, and bites. It is a long way to your school, and "
                    "on the road it never stops asking questions.",
                ),
                do=[BeginQuest("q19")],
            ),
            Option(
                Name("Nimm lieber Münzen.", "Take coin instead."),
                Name(
                    "Der Kaufmann zahlt erleichtert und ein wenig zu schnell. Hinter ihm atmet "
                    "seine Frau aus.",
                    "The merchant pays, relieved and a little too quickly. Behind him his wife "
                    "breathes out.",
                ),
                do=[GainGold(3)],
            ),
        ],
    ),
    ExplorationCard(
        "city_plague_cart",
        Name("Der Pestkarren", "The plague cart", kind="m"),
        deck=Deck.CITY,
        tale=Name(
            "Ein Glöckchen, ein Karren, ein Mann mit Schnabelmaske. „Ich brauche zwei Hände“, "
            "sagt er hinter dem Leder. „Meine eigenen zittern seit gestern.“",
            "A little bell, a cart, a man in a beaked mask. “I need two hands,” he says behind "
            "the leather. “My own have been shaking since yesterday.”",
        ),
        options=[
            Option(
                Name("Hilf dem Pestarzt.", "Help the plague doctor."),
                Name(
                    "Ihr geht von Tür zu Tür. Er lehrt dich, was er weiß, solange er noch kann; "
                    "was du dir außerdem holst, zeigt sich am Morgen.",
                    "You go from door to door. He teaches you what he knows while he still can; "
                    "what else you have picked up will show in the morning.",
                ),
                do=[
                    RollDie(
                        [(2, [ReadEvent(2)]), (5, [GainPotion(2)]), (6, [Raise(Attribute.ALCHEMY)])]
                    )
                ],
            ),
            Option(
                Name("Halte Abstand und grüße.", "Keep your distance and greet him."),
                Name(
                    "Er hebt die Hand, du hebst die Hand. Es ist der höflichste Augenblick dieses "
                    "Tages, und du nimmst einen anderen Weg.",
                    "He raises a hand, you raise a hand. It is the most courteous moment of the "
                    "day, and you take another road.",
                ),
                do=[Draw(1), GainShield(1)],
            ),
        ],
        adventure=True,
    ),
)
