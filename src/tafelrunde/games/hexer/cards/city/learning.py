"""City exploration cards (Stadt-Erkundungskarten): teachers and learning."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import Deck, ExplorationCard, Option
from tafelrunde.games.hexer.terms import Attribute, Terrain
from tafelrunde.games.hexer.vocabulary import (
    DiscardCards,
    Draw,
    GainGold,
    If,
    LoseGold,
    Raise,
    Seek,
)
from tafelrunde.games.hexer.vocabulary.story import (
    Attempt,
    BeginQuest,
    FindTrail,
    GainCard,
    IsAboveLevel,
    ReadEvent,
    RefillBy,
)

LEARNING: Final[tuple[ExplorationCard, ...]] = (
    ExplorationCard(
        "city_master_at_arms",
        Name("Der Waffenmeister", "The master-at-arms", kind="m"),
        deck=Deck.CITY,
        tale=Name(
            "Im Hof der Kaserne lässt ein grauer Mann Rekruten gegen Strohpuppen antreten. Die "
            "Puppen gewinnen. Er mustert dich von unten nach oben und hebt eine Braue: „Endlich "
            "jemand, bei dem sich das Schimpfen lohnt.“",
            "In the barracks yard a grey man pits recruits against straw dummies. The dummies are "
            "winning. He looks you up and down and raises an eyebrow: “At last someone worth "
            "swearing at.”",
        ),
        options=[
            Option(
                Name("Nimm Unterricht für 2 Gold.", "Take lessons for 2 gold."),
                Name(
                    "Er schimpft drei Stunden lang, ohne sich zu wiederholen. Danach weißt du, "
                    "was du immer falsch gemacht hast, und dein Handgelenk weiß es auch.",
                    "He swears for three hours without repeating himself. Afterwards you know "
                    "what you have always done wrong, and so does your wrist.",
                ),
                do=[
                    LoseGold(2),
                    If(
                        IsAboveLevel(Attribute.COMBAT),
                        then=[Draw(2)],
                        otherwise=[Raise(Attribute.COMBAT)],
                    ),
                ],
                gold=2,
            ),
            Option(
                Name("Sieh nur zu.", "Just watch."),
                Name(
                    "Auch aus fremden Fehlern lernt man, und sie tun weniger weh.",
                    "One learns from other people's mistakes too, and they hurt less.",
                ),
                do=[Draw(1)],
            ),
        ],
    ),
    ExplorationCard(
        "city_library",
        Name("Die Bibliothek", "The library", kind="f"),
        deck=Deck.CITY,
        tale=Name(
            "Der Archivar lässt dich ein, weil du die Füße abtrittst. Zwischen Steuerrollen und "
            "Heiligenleben stehen Bände, die seit hundert Jahren niemand aufgeschlagen hat – "
            "manche aus gutem Grund.",
            "The archivist lets you in because you wipe your feet. Between tax rolls and the "
            "lives of saints stand volumes that nobody has opened for a hundred years, some of "
            "them for good reason.",
        ),
        options=[
            Option(
                Name("Studiere alte Schriften.", "Study old writings."),
                Name(
                    "Ein Absatz bricht mitten in einer Formel ab. Am Rand steht in anderer Tinte "
                    "ein Ortsname und: „Dort weiter. Fass nichts an.“",
                    "One paragraph breaks off in the middle of a formula. In the margin, in a "
                    "different ink, stand a place name and the words: “Continued there. Touch "
                    "nothing.”",
                ),
                do=[BeginQuest("q2")],
            ),
            Option(
                Name("Verkaufe eine Abschrift.", "Sell a copy."),
                Name(
                    "Du schreibst das langweiligste Kapitel ab und verkaufst es als das "
                    "verbotene. Der Käufer wird Jahre brauchen, bis er es merkt.",
                    "You copy out the dullest chapter and sell it as the forbidden one. It will "
                    "take the buyer years to notice.",
                ),
                do=[GainGold(2)],
            ),
        ],
    ),
    ExplorationCard(
        "city_old_comrade",
        Name("Ein alter Kamerad", "An old comrade", kind="m -en"),
        deck=Deck.CITY,
        tale=Name(
            "Er hat ein Auge weniger als beim letzten Mal und doppelt so viele Geschichten. "
            "„Weißt du noch?“, fragt er, und du weißt noch. Dann sieht er in seinen leeren "
            "Becher.",
            "He has one eye fewer than last time and twice as many stories. “Do you remember?” he "
            "asks, and you do. Then he looks into his empty cup.",
        ),
        options=[
            Option(
                Name("Erinnere dich an frühere Kämpfe.", "Recall former fights."),
                Name(
                    "Ihr kämpft die alten Schlachten noch einmal, mit Brotkrumen und Messern. "
                    "Eine Finte, die du vergessen hattest, fällt dir wieder ein.",
                    "You fight the old battles over again with breadcrumbs and knives. A feint "
                    "you had forgotten comes back to you.",
                ),
                do=[Seek(1)],
            ),
            Option(
                Name("Leih ihm 1 Gold.", "Lend him 1 gold."),
                Name(
                    "„Du bekommst es wieder“, sagt er, und das Seltsame ist: Er meint es so. Er "
                    "nennt dir einen Ort, an dem ihm jemand etwas schuldet.",
                    "“You'll get it back,” he says, and the odd thing is that he means it. He "
                    "names a place where somebody owes him.",
                ),
                do=[LoseGold(1), BeginQuest("q3")],
                gold=1,
            ),
        ],
    ),
    ExplorationCard(
        "city_soothsayer",
        Name("Der Hellseher", "The soothsayer", kind="m"),
        deck=Deck.CITY,
        tale=Name(
            "„Ich wusste, dass du kommst“, sagt der Mann unter der Plane, und das sagt er zu "
            "jedem. Aber dann nennt er den Namen deines ersten Pferdes. Vor ihm liegt ein Vogel, "
            "aufgeschnitten wie ein Brief.",
            "“I knew you'd come,” says the man under the awning, and he says it to everyone. "
            "But then he speaks the name of your first horse. Before him lies a bird, slit open "
            "like a letter.",
        ),
        options=[
            Option(
                Name("Zahle 1 Gold für die Zukunft.", "Pay 1 gold for the future."),
                Name(
                    "Er liest, wird bleich und schiebt dir dein Gold wieder hin. Du lässt es "
                    "liegen. Ein paar Dinge weiß man besser vorher.",
                    "He reads, turns pale, and pushes your gold back to you. You leave it where "
                    "it is. There are things one had better know in advance.",
                ),
                do=[LoseGold(1), ReadEvent(7), Draw(1)],
                gold=1,
            ),
            Option(
                Name("Sag ihm seine Zukunft.", "Tell him his own."),
                Name(
                    "„Es wird regnen“, sagst du, „und du hast ein Loch in der Plane.“ Er lacht, "
                    "bis ihm die Tränen kommen, und lädt dich zum Essen ein.",
                    "“It's going to rain,” you say, “and there's a hole in your awning.” He laughs "
                    "until he cries and invites you to supper.",
                ),
                do=[RefillBy(1)],
            ),
        ],
        adventure=True,
    ),
    ExplorationCard(
        "city_fencing_school",
        Name("Die Fechtschule", "The fencing school", kind="f"),
        deck=Deck.CITY,
        tale=Name(
            "Der alte Fechtmeister schreibt Empfehlungen, die an jeder Hexerschule etwas gelten. "
            "Er schreibt sie ungern. „Drei Gänge“, sagt er. „Und bitte nicht auf die Blumen "
            "treten.“",
            "The old fencing master writes letters of recommendation that count for something at "
            "every witcher school. He writes them unwillingly. “Three bouts,” he says. “And "
            "kindly mind the flowers.”",
        ),
        options=[
            Option(
                Name("Fordere ihn heraus.", "Challenge him."),
                Name(
                    "Beim ersten Gang lernst du seinen Atem, beim zweiten seine Schritte. Beim "
                    "dritten lernt einer von euch die Blumen kennen.",
                    "In the first bout you learn his breathing, in the second his steps. In the "
                    "third one of you gets to know the flowers.",
                ),
                do=[
                    Attempt(
                        Attribute.COMBAT,
                        at_least=6,
                        then=[ReadEvent(20)],
                        otherwise=[DiscardCards(1), GainCard(0)],
                    )
                ],
            ),
            Option(
                Name("Unterrichte seine Jüngsten.", "Teach his youngest."),
                Name(
                    "Acht Kinder, acht Holzschwerter, ein blaues Auge: deines. Die Eltern zahlen "
                    "mit Münzen und eingelegten Gurken.",
                    "Eight children, eight wooden swords, one black eye: yours. The parents pay "
                    "in coin and pickled gherkins.",
                ),
                do=[GainGold(1), RefillBy(1)],
            ),
        ],
        adventure=True,
    ),
    ExplorationCard(
        "city_academy",
        Name("Die Akademie", "The academy", kind="f"),
        deck=Deck.CITY,
        tale=Name(
            "Der Hörsaal ist voll, das Thema heißt „Der Greif: Irrtum und Methode“, und der "
            "Vortragende hat offensichtlich nie einen gesehen. Auf dem Tisch liegt ein Präparat "
            "mit drei linken Füßen.",
            "The lecture hall is full, the subject is “The griffin: error and method”, and the "
            "speaker has evidently never seen one. On the table lies a specimen with three left "
            "feet.",
        ),
        options=[
            Option(
                Name("Verbessere ihn vor allen.", "Correct him before everyone."),
                Name(
                    "Man pfeift, dann hört man zu, dann schreibt man mit. Ein Student aus den "
                    "Bergen zieht dich danach beiseite und zeigt dir eine Zeichnung, die stimmt.",
                    "They hiss, then they listen, then they take notes. Afterwards a student from "
                    "the mountains draws you aside and shows you a sketch that is accurate.",
                ),
                do=[FindTrail(Terrain.MOUNTAIN)],
            ),
            Option(
                Name("Lass ihn reden und sieh ins Archiv.", "Let him talk and visit the archive."),
                Name(
                    "Während oben die dritte Theorie des Fluges entwickelt wird, liest du unten, "
                    "wie man dergleichen tötet. Der Pedell zahlt dir etwas dafür, dass du die "
                    "Mäuse verscheuchst.",
                    "While the third theory of flight is being developed upstairs, downstairs you "
                    "read how to kill such things. The beadle pays you a little for frightening "
                    "off the mice.",
                ),
                do=[GainCard(0), GainGold(1)],
            ),
        ],
        adventure=True,
    ),
)
