"""City exploration cards (Stadt-Erkundungskarten): trade and craft."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import Deck, ExplorationCard, Option
from tafelrunde.games.hexer.vocabulary import (
    DiscardCards,
    DiscardRandom,
    Draw,
    GainBomb,
    GainGold,
    GainPotion,
    GainShield,
    If,
    LoseGold,
    TrashCards,
)
from tafelrunde.games.hexer.vocabulary.story import (
    BeginQuest,
    HasTrophies,
    MayTrash,
    ReadEvent,
    RefillBy,
)

TRADE: Final[tuple[ExplorationCard, ...]] = (
    ExplorationCard(
        "city_market_quarrel",
        Name("Streit auf dem Markt", "Quarrel at the market", kind="m"),
        deck=Deck.CITY,
        tale=Name(
            "Zwei Händlerinnen streiten um einen Standplatz, und die Menge hat sich bereits für "
            "eine Seite entschieden – jede Hälfte für eine andere. Ein Kürbis fliegt. Noch ist "
            "es nur ein Kürbis.",
            "Two stallholders are fighting over a pitch, and the crowd has already chosen a side: "
            "one half each. A pumpkin flies. So far it is only a pumpkin.",
        ),
        options=[
            Option(
                Name("Schlichte mit ruhigen Worten.", "Settle it with calm words."),
                Name(
                    "Du redest, bis allen langweilig wird, und genau das war der Plan. Zum Dank "
                    "zeigt dir die Ältere einen Handgriff, mit dem sie Taschendiebe loswird.",
                    "You talk until everyone is bored, which was the plan. By way of thanks the "
                    "older one shows you the grip she uses on cutpurses.",
                ),
                do=[Draw(1)],
            ),
            Option(
                Name("Greif hart durch.", "Come down hard."),
                Name(
                    "Drei Leute liegen im Kohl, danach ist Ruhe. Die Marktaufsicht zahlt "
                    "anstandslos, nur deine Schulter wird sich noch ein paar Tage beschweren.",
                    "Three people end up in the cabbages, and then there is peace. The market "
                    "warden pays without a murmur; only your shoulder will go on complaining for "
                    "a few days.",
                ),
                do=[GainGold(2), DiscardCards(1)],
            ),
        ],
    ),
    ExplorationCard(
        "city_alchemist",
        Name("Die Alchemistin", "The alchemist", kind="f"),
        deck=Deck.CITY,
        tale=Name(
            "Aus dem Keller quillt gelber Dampf, darin hustet eine Frau mit angesengten Brauen. "
            "„Nicht einatmen“, sagt sie freundlich. „Oder doch, falls du jemand bist, dem es "
            "nicht schadet.“",
            "Yellow vapour wells up from the cellar, and in it a woman with singed eyebrows is "
            "coughing. “Don't breathe in,” she says kindly. “Or do, if you're the sort it doesn't "
            "harm.”",
        ),
        options=[
            Option(
                Name("Kaufe einen Trank für 1 Gold.", "Buy a potion for 1 gold."),
                Name(
                    "Sie wickelt zwei Fläschchen in die Erlasse vergangener Könige. „Das zweite "
                    "ist geschenkt, es ist ein bisschen lebendig.“",
                    "She wraps two vials in the proclamations of former kings. “The second one's "
                    "free, it's a little bit alive.”",
                ),
                do=[LoseGold(1), GainPotion(2)],
                gold=1,
            ),
            Option(
                Name("Hilf ihr beim Brauen.", "Help her brew."),
                Name(
                    "Bis zum Abend rührst du in einem Kessel, der gelegentlich zurückrührt. Ein "
                    "Fläschchen darfst du behalten.",
                    "Until evening you stir a cauldron that occasionally stirs back. One vial is "
                    "yours to keep.",
                ),
                do=[GainPotion()],
            ),
        ],
    ),
    ExplorationCard(
        "city_dwarven_smith",
        Name("Die Schmiedin aus Mahakam", "The smith from Mahakam", kind="f"),
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
        "city_pawnbroker",
        Name("Der Pfandleiher", "The pawnbroker", kind="m"),
        deck=Deck.CITY,
        tale=Name(
            "Hinter dem Gitter hängen Trompeten, Hochzeitskleider und ein Schwert aus Silber, an "
            "dem noch der Zettel seines Besitzers klebt. „Der kommt nicht wieder“, sagt der "
            "Pfandleiher. „Aber der Schein ist irgendwo da oben in den Bergen, und ohne Schein "
            "kein Schwert.“",
            "Behind the grille hang trumpets, wedding dresses and a silver sword with its owner's "
            "tag still on it. “He isn't coming back,” says the pawnbroker. “But the ticket is "
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
        Name("Die Bergwerksgesellschaft", "The mining company", kind="f"),
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
        "city_black_market",
        Name("Schwarzmarkt", "Black market", kind="m"),
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
                    "“Don't shake it,” he says, and shakes the crate to show what he means. It "
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
        "city_knacker",
        Name("Der Abdecker", "The knacker", kind="m"),
        deck=Deck.CITY,
        tale=Name(
            "Der Hof stinkt so, dass selbst die Fliegen Umwege machen. Der Abdecker kauft, was "
            "andere liegen lassen: Klauen, Drüsen, Zähne. „Mach den Beutel auf“, sagt er. „Mich "
            "ekelt nichts.“",
            "The yard stinks so badly that even the flies give it a wide berth. The knacker buys "
            "what others leave lying: claws, glands, teeth. “Open the bag,” he says. “Nothing "
            "disgusts me.”",
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
                    "You rummage among things that are still twitching. Some of it will make a "
                    "potion, and your heaviest ballast can stay here in the yard.",
                ),
                do=[LoseGold(1), GainPotion(), MayTrash(1, discard_pile_too=True)],
                gold=1,
            ),
        ],
        adventure=True,
    ),
    ExplorationCard(
        "city_tax_collector",
        Name("Der Steuereintreiber", "The tax collector", kind="m"),
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
)
