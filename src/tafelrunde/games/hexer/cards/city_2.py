"""City exploration cards (Stadt-Erkundungskarten), part 2."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import Deck, ExplorationCard, Option
from tafelrunde.games.hexer.terms import Attribute
from tafelrunde.games.hexer.vocabulary import (
    DiscardCards,
    GainBomb,
    GainGold,
    GainShield,
    LoseGold,
    LosePotion,
    LoseShield,
    RollDie,
    TrashCards,
)
from tafelrunde.games.hexer.vocabulary_story import (
    Attempt,
    BeginQuest,
    FindTrail,
    GainCard,
    HearRumour,
    ReadEvent,
    RefillBy,
)

CITY_2: Final[tuple[ExplorationCard, ...]] = (
    ExplorationCard(
        "city_dying_courier",
        Name("Der sterbende Bote", "The dying courier"),
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
        "city_dwarven_smith",
        Name("Die Schmiedin aus Mahakam", "The smith from Mahakam"),
        deck=Deck.CITY,
        tale=Name(
            "Die Schmiedin reicht dir kaum bis zur Brust, aber der Amboss gehorcht ihr. Sie sieht "
            "dein Schwert an, dann dich, dann wieder dein Schwert. „Wer hat dir denn das "
            "angetan?“",
            "The smith barely reaches your chest, but the anvil obeys her. She looks at your "
            "blade, then at you, then at the blade again. “Who did that to you?”",
        ),
        options=[
            Option(
                Name("Lass sie 1 Gold lang machen.", "Give her a free hand, for 1 gold."),
                Name(
                    "Sie schlägt, flucht, löscht und schlägt. Was sie dir zurückgibt, ist noch "
                    "deines, aber es hat dazugelernt.",
                    "She strikes, curses, quenches and strikes. What she gives you back is still "
                    "yours, but it has learned something.",
                ),
                do=[LoseGold(1), ReadEvent(9)],
                gold=1,
            ),
            Option(
                Name("Tritt ihr den Blasebalg.", "Work her bellows."),
                Name(
                    "Vier Stunden Hitze, dann ein Krug Bier, der so dunkel ist wie ihre Laune. "
                    "Deine Arme brennen, aber du schläfst wie ein Stein.",
                    "Four hours of heat, then a mug of beer as dark as her temper. Your arms "
                    "burn, but you sleep like a stone.",
                ),
                do=[GainShield(1), RefillBy(1)],
            ),
        ],
    ),
    ExplorationCard(
        "city_curfew",
        Name("Ausgangssperre", "Curfew"),
        deck=Deck.CITY,
        tale=Name(
            "Seit Sonnenuntergang darf niemand mehr auf die Straße, und die Sonne ist schon eine "
            "Weile fort. Zwischen dir und deinem Bett liegen drei Patrouillen. Auf einem Dach "
            "gegenüber bewegt sich etwas, das keine Patrouille ist.",
            "Since sunset nobody may be on the streets, and the sun has been gone for a while. "
            "Between you and your bed lie three patrols. On a roof across the way something moves "
            "that is not a patrol.",
        ),
        options=[
            Option(
                Name("Folge dem Ding auf dem Dach.", "Follow the thing on the roof."),
                Name(
                    "Über Firste und Wäscheleinen geht es bis an die Stadtmauer. Eine falsche "
                    "Schindel, und die halbe Wache weiß, wo du bist.",
                    "Over ridges and washing lines it goes, as far as the city wall. One wrong "
                    "tile, and half the watch knows where you are.",
                ),
                do=[
                    Attempt(
                        Attribute.SPECIALISATION,
                        at_least=5,
                        then=[FindTrail()],
                        otherwise=[LoseGold(1), GainShield(1)],
                    )
                ],
            ),
            Option(
                Name("Stell dich der Wache.", "Give yourself up to the watch."),
                Name(
                    "„Name?“, fragt der Wachtmeister und taucht die Feder ein. Du sagst ihn. Die "
                    "Feder bleibt in der Luft.",
                    "“Name?” asks the sergeant, dipping his pen. You tell him. The pen stays in "
                    "mid-air.",
                ),
                do=[ReadEvent(23)],
            ),
        ],
    ),
    ExplorationCard(
        "city_fighting_pit",
        Name("Die Faustkampfgrube", "The fighting pit"),
        deck=Deck.CITY,
        tale=Name(
            "Sand, Blut und Zwiebelgeruch: Unter der Gerberei wird gekämpft. Der Meister der "
            "Grube heißt Brocken und sieht aus, als hätte man ihn nach seinem Namen gebaut. Am "
            "Rand sammelt ein Mann mit Brille Wetten.",
            "Sand, blood and the smell of onions: there is fighting under the tannery. The "
            "champion is called Boulder and looks as if he had been built to match the name. At "
            "the edge a man in spectacles takes bets.",
        ),
        options=[
            Option(
                Name("Steig in die Grube.", "Get into the pit."),
                Name(
                    "Brocken grüßt höflich und schlägt dann nach deinem Kopf. Die Leute johlen, "
                    "der Sand ist weich, und irgendwann liegt einer von euch darin.",
                    "Boulder bids you a polite good evening and then swings at your head. The "
                    "people howl, the sand is soft, and sooner or later one of you is lying in "
                    "it.",
                ),
                do=[
                    Attempt(
                        Attribute.COMBAT,
                        at_least=5,
                        then=[GainGold(3)],
                        otherwise=[LoseShield(1), GainGold(1)],
                    )
                ],
            ),
            Option(
                Name("Setze 1 Gold auf den Herausforderer.", "Bet 1 gold on the challenger."),
                Name(
                    "Der Herausforderer ist ein Bäcker mit Eheproblemen. Du hast schon auf "
                    "Schlechteres gesetzt.",
                    "The challenger is a baker with trouble at home. You have bet on worse.",
                ),
                do=[LoseGold(1), RollDie([(3, []), (5, [GainGold(3)]), (6, [GainGold(5)])])],
                gold=1,
            ),
        ],
    ),
    ExplorationCard(
        "city_haunted_counting_house",
        Name("Spuk im Kontor", "The haunted counting house"),
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
        Name("Ein Sarg auf Reisen", "A coffin on its travels"),
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
        "city_pawnbroker",
        Name("Der Pfandleiher", "The pawnbroker"),
        deck=Deck.CITY,
        tale=Name(
            "Hinter dem Gitter hängen Trompeten, Hochzeitskleider und ein Schwert aus Silber, an "
            "dem noch der Zettel seines Besitzers klebt. „Der kommt nicht wieder“, sagt der "
            "Pfandleiher. „Aber der Schein ist irgendwo da oben in den Bergen, und ohne Schein "
            "kein Schwert.“",
            "Behind the grille hang trumpets, wedding dresses and a silver sword with its owner's "
            "tag still on it. “He is not coming back,” says the pawnbroker. “But the ticket is "
            "somewhere up there in the mountains, and no ticket, no sword.”",
        ),
        options=[
            Option(
                Name("Lass dir den Namen des Besitzers geben.", "Ask for the owner's name."),
                Name(
                    "Der Name steht auf keinem Grabstein, den du kennst. Bleiben die, die du "
                    "nicht kennst.",
                    "The name is on no gravestone that you know. That leaves the ones you do not.",
                ),
                do=[BeginQuest("q11")],
            ),
            Option(
                Name("Versetze etwas Eigenes.", "Pawn something of your own."),
                Name(
                    "Man trennt sich leichter, als man denkt. Der Pfandleiher schreibt einen "
                    "Schein, und ihr wisst beide, dass du ihn nie einlösen wirst.",
                    "Parting is easier than one thinks. The pawnbroker writes a ticket, and you "
                    "both know that you will never redeem it.",
                ),
                do=[TrashCards(1), GainGold(3)],
            ),
        ],
    ),
    ExplorationCard(
        "city_mining_company",
        Name("Die Bergwerksgesellschaft", "The mining company"),
        deck=Deck.CITY,
        tale=Name(
            "Drei Zwerge im Sonntagsstaat haben ein Problem, das sie „geologisch“ nennen. Eine "
            "Ladung Erz ist im Gebirge verschwunden, samt Wagen, samt Kutscher, samt Straße. Die "
            "Versicherung verlangt einen Augenzeugen.",
            "Three dwarves in their Sunday best have a problem that they call “geological”. A "
            "load of ore has vanished in the mountains, along with the wagon, the driver and the "
            "road. The insurers demand an eyewitness.",
        ),
        options=[
            Option(
                Name("Such das Erz.", "Look for the ore."),
                Name(
                    "Du bekommst eine Karte, einen Vertrag mit elf Klauseln und einen sehr festen "
                    "Händedruck. Klausel neun regelt, wem deine Stiefel gehören.",
                    "You receive a map, a contract of eleven clauses and a very firm handshake. "
                    "Clause nine settles who gets your boots.",
                ),
                do=[BeginQuest("q14")],
            ),
            Option(
                Name("Bewache ihr Pulverlager.", "Guard their powder store."),
                Name(
                    "In der zweiten Nacht kommt jemand mit einer Fackel, in der dritten keiner "
                    "mehr. Bezahlt wird teils in Münzen, teils in dem, was du bewacht hast.",
                    "On the second night somebody comes with a torch, on the third nobody does. "
                    "You are paid partly in coin and partly in what you were guarding.",
                ),
                do=[DiscardCards(1), GainBomb(), GainGold(1)],
            ),
        ],
    ),
    ExplorationCard(
        "city_witness",
        Name("Der Zeuge", "The witness"),
        deck=Deck.CITY,
        tale=Name(
            "Ein Schreiber hat gesehen, wer den Ratsherrn erstochen hat, und nun würde er gern "
            "bis zur Verhandlung in Wyzima am Leben bleiben. Draußen warten Leute, denen das "
            "nicht recht wäre. Sie haben dir zugenickt.",
            "A clerk has seen who stabbed the councillor, and now he would like to stay alive "
            "until the trial in Vizima. Outside wait people to whom that would not be convenient. "
            "They have nodded at you.",
        ),
        options=[
            Option(
                Name("Bring ihn in Sicherheit.", "Get him to safety."),
                Name(
                    "Durch den Abort, über den Hof, in einen Heukarren: Der Schreiber hat sich "
                    "die Gerechtigkeit anders vorgestellt. Ihr verabredet euch für den Tag des "
                    "Gerichts.",
                    "Through the privy, across the yard, into a hay cart: the clerk had pictured "
                    "justice differently. You agree to meet on the day of the trial.",
                ),
                do=[BeginQuest("q15")],
            ),
            Option(
                Name("Nimm das Geld und geh.", "Take the money and leave."),
                Name(
                    "Man drückt dir einen Beutel in die Hand, der schwerer ist, als er sein "
                    "dürfte. In dieser Nacht schläfst du schlecht, und das Bett ist nicht schuld.",
                    "A purse is put into your hand, heavier than it ought to be. You sleep badly "
                    "that night, and the bed is not to blame.",
                ),
                do=[GainGold(3), LoseShield(1)],
            ),
        ],
    ),
    ExplorationCard(
        "city_law_of_surprise",
        Name("Was er nicht wusste", "What he did not know of"),
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
        "city_gambling_den",
        Name("Die Spielhölle", "The gambling den"),
        deck=Deck.CITY,
        tale=Name(
            "Im Hinterzimmer rollen die Würfel, und der Einäugige am Kopfende verliert, ohne zu "
            "blinzeln. „Ich habe noch etwas ausstehen“, sagt er, „in Loc Ichaer. Hol es, und wir "
            "teilen. Oder setz dich, und wir spielen gleich.“",
            "In the back room the dice are rolling, and the one-eyed man at the head of the table "
            "loses without blinking. “I have something owing to me,” he says, “in Loc Ichaer. "
            "Fetch it and we share. Or sit down and we play right now.”",
        ),
        options=[
            Option(
                Name("Treib seine Spielschulden ein.", "Collect his gambling debts."),
                Name(
                    "Er schreibt dir den Namen auf die Rückseite einer Spielkarte. Es ist der "
                    "Narr, und du hoffst, das ist kein Hinweis.",
                    "He writes the name on the back of a playing card. It is the fool, and you "
                    "hope that is not a hint.",
                ),
                do=[BeginQuest("q18")],
            ),
            Option(
                Name("Setz dich und spiel.", "Sit down and play."),
                Name(
                    "Die Würfel sind alt, die Kanten rund, das Licht ist schlecht. Ehrlich ist "
                    "hier nur der Geruch.",
                    "The dice are old, the edges round, the light poor. The only honest thing in "
                    "here is the smell.",
                ),
                do=[RollDie([(3, [LoseGold(1)]), (5, [GainGold(2)]), (6, [GainGold(4)])])],
            ),
        ],
    ),
    ExplorationCard(
        "city_pyre",
        Name("Der Scheiterhaufen", "The pyre"),
        deck=Deck.CITY,
        tale=Name(
            "Der Platz riecht nach kaltem Rauch. Gestern hat man hier eine Zauberin verbrannt, "
            "heute fegt man. In der Asche glänzt etwas, das nicht brennen wollte, und am Rand "
            "verscherbeln zwei Wächter, was in ihrem Haus war.",
            "The square smells of cold smoke. Yesterday they burned a sorceress here, today they "
            "sweep. In the ashes glints something that would not burn, and at the edge two guards "
            "are selling off what was in her house.",
        ),
        options=[
            Option(
                Name("Nimm die Asche an dich.", "Take the ashes."),
                Name(
                    "Du füllst eine Urne, während alle in die andere Richtung sehen. In Ban Ard "
                    "wird es jemanden geben, der weiß, was man einer Schwester schuldet.",
                    "You fill an urn while everyone looks the other way. In Ban Ard there will be "
                    "somebody who knows what is owed to a sister.",
                ),
                do=[BeginQuest("q16")],
            ),
            Option(
                Name("Kaufe den Wächtern ein Buch ab.", "Buy a book off the guards."),
                Name(
                    "Sie halten es verkehrt herum und verlangen zwei Gold. Die Randnotizen allein "
                    "sind mehr wert.",
                    "They hold it upside down and ask for two gold. The notes in the margins "
                    "alone are worth more.",
                ),
                do=[LoseGold(2), GainCard(1)],
                gold=2,
            ),
        ],
    ),
)
