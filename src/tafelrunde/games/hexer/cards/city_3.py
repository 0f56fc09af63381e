"""City exploration cards (Stadt-Erkundungskarten), part 3."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import Deck, ExplorationCard, Option
from tafelrunde.games.hexer.terms import Attribute, Terrain
from tafelrunde.games.hexer.vocabulary import (
    DiscardCards,
    DiscardRandom,
    Draw,
    EmptyShield,
    FillShield,
    GainBomb,
    GainGold,
    GainPotion,
    GainShield,
    If,
    LoseGold,
    Raise,
    RollDie,
)
from tafelrunde.games.hexer.vocabulary_story import (
    Attempt,
    BeginQuest,
    FindTrail,
    GainCard,
    HasTrophies,
    HearRumour,
    MayTrash,
    ReadEvent,
    RefillBy,
    ShuffleDiscards,
)

CITY_3: Final[tuple[ExplorationCard, ...]] = (
    ExplorationCard(
        "city_bounty_notice",
        Name("Ein Kopfgeld", "A bounty"),
        deck=Deck.CITY,
        tale=Name(
            "Der Aushang ist frisch: Hengfors zahlt für einen Mann, der seine ganze Kompanie "
            "verraten haben soll. Darunter hat jemand mit Kohle geschrieben: „Er war es nicht.“ "
            "Und darunter ein anderer: „Doch.“",
            "The notice is fresh: Hengfors will pay for a man said to have betrayed his whole "
            "company. Beneath it someone has written in charcoal: “He did not do it.” And beneath "
            "that someone else: “He did.”",
        ),
        options=[
            Option(
                Name("Nimm den Aushang mit.", "Take the notice down."),
                Name(
                    "Du faltest ihn zusammen. Ob er es war, wirst du ihn fragen müssen, und zwar "
                    "in Hengfors.",
                    "You fold it up. Whether he did it you will have to ask him, and that means "
                    "Hengfors.",
                ),
                do=[BeginQuest("q28")],
            ),
            Option(
                Name("Verkaufe, was du über ihn weißt.", "Sell what you know of him."),
                Name(
                    "Du weißt wenig, aber du sagst es langsam. Der andere Jäger zahlt und verrät "
                    "dir im Gegenzug, was er in den Bergen gesehen hat.",
                    "You know little, but you say it slowly. The other hunter pays and in return "
                    "tells you what he saw in the mountains.",
                ),
                do=[GainGold(1), HearRumour(Terrain.MOUNTAIN)],
            ),
        ],
        adventure=True,
    ),
    ExplorationCard(
        "city_bathhouse",
        Name("Das Badehaus", "The bathhouse"),
        deck=Deck.CITY,
        tale=Name(
            "Dampf, Marmor und ein Bademeister mit Unterarmen wie Keulen. Für den vollen Preis "
            "gibt es Wasser, Seife und eine Behandlung, die er „Massage“ nennt. Für umsonst gibt "
            "es den Platz am Abfluss, wo die Förster sitzen.",
            "Steam, marble and an attendant with forearms like clubs. The full price buys water, "
            "soap and a treatment that he calls “massage”. For nothing there is the seat by the "
            "drain, where the foresters sit.",
        ),
        options=[
            Option(
                Name("Zahle 1 Gold für das volle Bad.", "Pay 1 gold for the full bath."),
                Name(
                    "Er findet Knochen, von denen du nichts wusstest, und rückt sie zurecht. "
                    "Danach fühlst du dich neu, jedenfalls an einigen Stellen.",
                    "He finds bones you did not know about and puts them right. Afterwards you "
                    "feel new, at any rate in places.",
                ),
                do=[LoseGold(1), FillShield(), ShuffleDiscards(), Draw(1)],
                gold=1,
            ),
            Option(
                Name("Setz dich zu den Förstern.", "Sit with the foresters."),
                Name(
                    "Förster reden wenig, aber im warmen Wasser schon mehr. Einer zeigt mit "
                    "Seifenschaum auf dem Beckenrand, wo er nicht mehr hingeht.",
                    "Foresters say little, but in warm water they say more. One of them uses soap "
                    "suds on the rim of the pool to show you where he no longer goes.",
                ),
                do=[HearRumour(Terrain.FOREST)],
            ),
        ],
        adventure=True,
    ),
    ExplorationCard(
        "city_black_market",
        Name("Schwarzmarkt", "Black market"),
        deck=Deck.CITY,
        tale=Name(
            "Im Keller unter der Kapelle wird verkauft, was es nicht gibt. Der Händler mit der "
            "Augenbinde führt Pulver, Zünder und eine sehr freie Auffassung von Eigentum. Hinten "
            "verlassen drei Gestalten mit einer Kiste den Raum.",
            "In the crypt beneath the chapel they sell what does not exist. The dealer with the "
            "eye patch stocks powder, fuses and very liberal views on property. At the back three "
            "figures are leaving with a crate.",
        ),
        options=[
            Option(
                Name("Kaufe ein für 2 Gold.", "Buy in for 2 gold."),
                Name(
                    "„Nicht schütteln“, sagt er und schüttelt die Kiste, um zu zeigen, was er "
                    "meint. Es geht gut. Diesmal.",
                    "“Do not shake it,” he says, and shakes the crate to show what he means. It "
                    "goes well. This time.",
                ),
                do=[LoseGold(2), GainBomb(2)],
                gold=2,
            ),
            Option(
                Name("Folge den Gestalten.", "Follow the figures."),
                Name(
                    "Durch den Kanal, zwei Treppen, eine Tür. Dahinter ist es sehr still, und "
                    "dann sehr plötzlich nicht mehr.",
                    "Through the sewer, two flights of stairs, a door. Behind it everything is "
                    "very quiet, and then very suddenly it is not.",
                ),
                do=[ReadEvent(11)],
            ),
        ],
        adventure=True,
    ),
    ExplorationCard(
        "city_soothsayer",
        Name("Der Hellseher", "The soothsayer"),
        deck=Deck.CITY,
        tale=Name(
            "„Ich wusste, dass du kommst“, sagt der Mann unter der Plane, und das sagt er zu "
            "jedem. Aber dann nennt er den Namen deines ersten Pferdes. Vor ihm liegt ein Vogel, "
            "aufgeschnitten wie ein Brief.",
            "“I knew you would come,” says the man under the awning, and he says it to everyone. "
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
                    "“It will rain,” you say, “and there is a hole in your awning.” He laughs "
                    "until he cries and invites you to supper.",
                ),
                do=[RefillBy(1)],
            ),
        ],
        adventure=True,
    ),
    ExplorationCard(
        "city_fencing_school",
        Name("Die Fechtschule", "The fencing school"),
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
        "city_bard",
        Name("Der Barde", "The bard"),
        deck=Deck.CITY,
        tale=Name(
            "Er stimmt seine Laute, als hätte sie ihn beleidigt, und hat schon zwei Strophen über "
            "dich fertig. Keine davon stimmt. „Nimm mich mit“, sagt er, „dann stimmen sie "
            "wenigstens zur Hälfte.“",
            "He tunes his lute as if it had insulted him and already has two verses about you. "
            "Neither is true. “Take me along,” he says, “and at least half of them will be.”",
        ),
        options=[
            Option(
                Name("Nimm ihn mit.", "Take him along."),
                Name(
                    "Er packt drei Hemden ein und kein Messer. Auf der Straße redet er für zwei, "
                    "und du kommst langsamer voran als sonst.",
                    "He packs three shirts and no knife. On the road he talks for two, and you "
                    "make slower progress than usual.",
                ),
                do=[DiscardCards(1), ReadEvent(22)],
            ),
            Option(
                Name("Bezahle 1 Gold für ein Lied.", "Pay 1 gold for a song."),
                Name(
                    "Am Abend kennt die ganze Straße deinen Namen. Ob das nützt, hängt davon ab, "
                    "was du bisher erlegt hast.",
                    "By evening the whole street knows your name. Whether that is of use depends "
                    "on what you have slain so far.",
                ),
                do=[
                    LoseGold(1),
                    If(HasTrophies(1), then=[GainGold(4)], otherwise=[GainGold(1), Draw(1)]),
                ],
                gold=1,
            ),
        ],
        adventure=True,
    ),
    ExplorationCard(
        "city_knacker",
        Name("Der Abdecker", "The knacker"),
        deck=Deck.CITY,
        tale=Name(
            "Der Hof stinkt, dass selbst die Fliegen Umwege machen. Der Abdecker kauft, was "
            "andere liegen lassen: Klauen, Drüsen, Zähne. „Mach den Beutel auf“, sagt er. „Mich "
            "ekelt nichts.“",
            "The yard stinks so much that even the flies go round it. The knacker buys what "
            "others leave lying: claws, glands, teeth. “Open the bag,” he says. “Nothing disgusts "
            "me.”",
        ),
        options=[
            Option(
                Name("Verkaufe, was du übrig hast.", "Sell your leftovers."),
                Name(
                    "Er riecht daran, leckt daran und nickt. Für Stücke von echten Untieren zahlt "
                    "er, was man ihm nicht zutraut.",
                    "He sniffs it, licks it, and nods. For pieces of genuine monsters he pays "
                    "more than you would expect of him.",
                ),
                do=[If(HasTrophies(1), then=[GainGold(3)], otherwise=[GainGold(1), GainShield(1)])],
            ),
            Option(
                Name("Kaufe für 1 Gold ein.", "Buy for 1 gold."),
                Name(
                    "Du suchst zwischen Dingen, die noch zucken. Etwas davon wird ein Trank, und "
                    "dein schwerster Ballast bleibt gleich auf dem Hof.",
                    "You rummage among things that are still twitching. Something of it will make "
                    "a potion, and your heaviest ballast can stay here in the yard.",
                ),
                do=[LoseGold(1), GainPotion(), MayTrash(1, discard_pile_too=True)],
                gold=1,
            ),
        ],
        adventure=True,
    ),
    ExplorationCard(
        "city_plague_cart",
        Name("Der Pestkarren", "The plague cart"),
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
    ExplorationCard(
        "city_pogrom",
        Name("Die Nacht der Fackeln", "The night of torches"),
        deck=Deck.CITY,
        tale=Name(
            "Jemand hat ein Kind vermisst, jemand hat „Elfen“ gerufen, und nun brennt am Rand der "
            "Altstadt die erste Tür. Das Kind sitzt übrigens auf einem Dach und sieht zu. Das "
            "interessiert hier niemanden mehr.",
            "Somebody missed a child, somebody shouted “elves”, and now the first door is burning "
            "at the edge of the old town. The child, by the way, is sitting on a roof and "
            "watching. Nobody here cares about that any more.",
        ),
        options=[
            Option(
                Name("Stell dich in die Gasse.", "Stand in the alley."),
                Name(
                    "Sie sind dreißig, du bist einer, und die Gasse ist zum Glück schmal. Hinter "
                    "dir betet jemand in einer Sprache, die älter ist als die Stadt.",
                    "There are thirty of them and one of you, and luckily the alley is narrow. "
                    "Behind you somebody is praying in a tongue older than the city.",
                ),
                do=[
                    Attempt(
                        Attribute.DEFENCE,
                        at_least=5,
                        then=[ReadEvent(19)],
                        otherwise=[EmptyShield(), GainGold(2)],
                    )
                ],
            ),
            Option(
                Name("Führe sie durch die Kanäle.", "Lead them through the sewers."),
                Name(
                    "Bis zu den Knien im Unrat, aber alle kommen heraus. Im Wald kennt die "
                    "Älteste die Fährten, und sie schuldet dir eine.",
                    "Knee-deep in filth, but everyone gets out. In the forest the eldest of them "
                    "knows every track, and she owes you one.",
                ),
                do=[DiscardCards(1), FindTrail(Terrain.FOREST)],
            ),
        ],
        adventure=True,
    ),
    ExplorationCard(
        "city_academy",
        Name("Die Akademie", "The academy"),
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
                    "They whistle, then they listen, then they take notes. Afterwards a student "
                    "from the mountains draws you aside and shows you a sketch that is accurate.",
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
    ExplorationCard(
        "city_tax_collector",
        Name("Der Steuereintreiber", "The tax collector"),
        deck=Deck.CITY,
        tale=Name(
            "„Beruf?“, fragt der Mann am Brückentisch. „Einkünfte? Zahl der getöteten Ungeheuer, "
            "nach Größe?“ Hinter ihm stehen vier Bewaffnete und ein Formular.",
            "“Profession?” asks the man at the table on the bridge. “Income? Number of monsters "
            "slain, by size?” Behind him stand four men-at-arms and a form.",
        ),
        options=[
            Option(
                Name("Zahle 2 Gold Abgabe.", "Pay 2 gold in dues."),
                Name(
                    "Er stempelt, siegelt und wird beinahe menschlich. „Damit steht dir etwas "
                    "zu“, sagt er und reicht dir ein Blatt, das du nicht erwartet hast.",
                    "He stamps, seals, and becomes almost human. “This entitles you to "
                    "something,” he says, and hands you a sheet that you did not expect.",
                ),
                do=[LoseGold(2), ReadEvent(21)],
                gold=2,
            ),
            Option(
                Name("Verweigere die Auskunft.", "Decline to answer."),
                Name(
                    "Man durchsucht deine Sachen gründlich und wirft einiges in den Fluss. "
                    "Darunter ist ein Beutel, den du unter der Brücke wiederfindest, und er ist "
                    "nicht deiner.",
                    "They search your things thoroughly and throw some of them into the river. "
                    "Among them is a purse that you find again under the bridge, and it is not "
                    "yours.",
                ),
                do=[DiscardRandom(1), MayTrash(1, discard_pile_too=True), GainGold(1)],
            ),
        ],
        adventure=True,
    ),
    ExplorationCard(
        "city_banquet",
        Name("Das Bankett", "The banquet"),
        deck=Deck.CITY,
        tale=Name(
            "Der Baron feiert, dass er noch lebt, und befürchtet, dass das jemand ändern will. Er "
            "sucht einen Vorkoster oder einen Türsteher. „Der letzte Vorkoster“, sagt der "
            "Haushofmeister, „hatte leider recht.“",
            "The baron is celebrating that he is still alive and fears that somebody means to "
            "change it. He needs a taster or a doorkeeper. “The last taster,” says the steward, "
            "“was unfortunately right.”",
        ),
        options=[
            Option(
                Name("Koste vor.", "Be the taster."),
                Name(
                    "Neun Gänge, elf Soßen. Bei der siebten hältst du inne und schmeckst noch "
                    "einmal nach, denn an Gift erkennt man den Koch.",
                    "Nine courses, eleven sauces. At the seventh you pause and taste again, for "
                    "one knows a cook by his poison.",
                ),
                do=[
                    Attempt(
                        Attribute.ALCHEMY,
                        at_least=5,
                        then=[GainGold(4)],
                        otherwise=[GainGold(1), DiscardCards(2)],
                    )
                ],
            ),
            Option(
                Name("Bewache die Tür.", "Mind the door."),
                Name(
                    "Es kommen zwei Bettler, ein Neffe und ein Mann mit Armbrust. Der Neffe hatte "
                    "das bessere Alibi.",
                    "There come two beggars, a nephew and a man with a crossbow. The nephew had "
                    "the better alibi.",
                ),
                do=[GainGold(1), HearRumour(Terrain.WATER)],
            ),
        ],
        adventure=True,
    ),
)
