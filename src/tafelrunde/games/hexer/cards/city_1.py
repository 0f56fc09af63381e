"""City exploration cards (Stadt-Erkundungskarten), part 1."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import Deck, ExplorationCard, Option
from tafelrunde.games.hexer.terms import Attribute
from tafelrunde.games.hexer.vocabulary import (
    DiscardCards,
    Draw,
    FillShield,
    GainBomb,
    GainGold,
    GainPotion,
    If,
    LoseGold,
    Raise,
    Seek,
)
from tafelrunde.games.hexer.vocabulary_story import (
    BeginQuest,
    HearRumour,
    IsAboveLevel,
    MayTrash,
    ReadEvent,
)

CITY_1: Final[tuple[ExplorationCard, ...]] = (
    ExplorationCard(
        "city_indebted_innkeeper",
        Name("Der verschuldete Wirt", "The indebted innkeeper"),
        deck=Deck.CITY,
        tale=Name(
            "Die Schankstube ist leer bis auf zwei Männer mit dicken Armen und einem "
            "Schuldschein. Der Wirt dahinter zählt Kupfer und kommt jedes Mal auf dieselbe Zahl. "
            "„Zwei Gold fehlen“, sagt der eine Mann, „und mir fehlt die Geduld.“",
            "The taproom is empty but for two men with thick arms and a promissory note. Behind "
            "them the innkeeper counts coppers and arrives at the same sum every time. “Two gold "
            "short,” says one of the men, “and I am short of patience.”",
        ),
        options=[
            Option(
                Name("Bezahle 2 Gold seiner Schulden.", "Pay 2 gold of his debts."),
                Name(
                    "Du legst das Gold auf den Tisch, und die dicken Arme verlieren das "
                    "Interesse. Der Wirt nennt dir mit feuchten Augen einen Bruder in Novigrad, "
                    "der noch nie eine Schuld hat anstehen lassen.",
                    "You put the gold on the table, and the thick arms lose interest. With wet "
                    "eyes the innkeeper names you a brother in Novigrad who has never yet let a "
                    "debt stand.",
                ),
                do=[LoseGold(2), BeginQuest("q1")],
                gold=2,
            ),
            Option(
                Name("Lass die Geldeintreiber gewähren.", "Let the collectors have their way."),
                Name(
                    "Es geht schnell und klingt schlimmer, als es ist. Im Hinausgehen drückt dir "
                    "einer der beiden eine Münze in die Hand: „Fürs Wegschauen.“",
                    "It is quick and sounds worse than it is. On the way out one of the two "
                    "presses a coin into your hand: “For not looking.”",
                ),
                do=[GainGold(1)],
            ),
        ],
    ),
    ExplorationCard(
        "city_market_quarrel",
        Name("Streit auf dem Markt", "Quarrel at the market"),
        deck=Deck.CITY,
        tale=Name(
            "Zwei Händlerinnen streiten um einen Standplatz, und die Menge hat sich bereits für "
            "eine Seite entschieden – für jede eine. Ein Kürbis fliegt. Noch ist es nur ein "
            "Kürbis.",
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
        Name("Die Alchemistin", "The alchemist"),
        deck=Deck.CITY,
        tale=Name(
            "Aus dem Keller quillt gelber Dampf, darin hustet eine Frau mit angesengten Brauen. "
            "„Nicht einatmen“, sagt sie freundlich. „Oder doch, falls du jemand bist, dem es "
            "nicht schadet.“",
            "Yellow vapour wells up from the cellar, and in it coughs a woman with singed "
            "eyebrows. “Do not breathe in,” she says kindly. “Or do, if you are the sort it does "
            "not harm.”",
        ),
        options=[
            Option(
                Name("Kaufe einen Trank für 1 Gold.", "Buy a potion for 1 gold."),
                Name(
                    "Sie wickelt zwei Fläschchen in die Erlasse vergangener Könige. „Das zweite "
                    "ist geschenkt, es ist ein bisschen lebendig.“",
                    "She wraps two vials in the proclamations of former kings. “The second one is "
                    "free, it is a little bit alive.”",
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
        "city_child_in_the_well",
        Name("Ein Kind im Brunnen", "A child in the well"),
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
        "city_master_at_arms",
        Name("Der Waffenmeister", "The master-at-arms"),
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
        "city_false_saint",
        Name("Falsche Heilige", "False saint"),
        deck=Deck.CITY,
        tale=Name(
            "Auf den Stufen des Tempels heilt eine Frau in Weiß Lahme, die du gestern noch hast "
            "tanzen sehen. Das Volk kniet und wirft Münzen. Die Frau sieht dich an, und einen "
            "Herzschlag lang hat sie Angst.",
            "On the temple steps a woman in white is healing cripples whom you saw dancing only "
            "yesterday. The people kneel and throw coins. The woman looks at you, and for one "
            "heartbeat she is afraid.",
        ),
        options=[
            Option(
                Name("Entlarve sie.", "Expose her."),
                Name(
                    "Du sagst die Wahrheit, laut und deutlich. Die Menge braucht einen "
                    "Augenblick, um zu entscheiden, wem sie das übelnimmt.",
                    "You speak the truth, loud and clear. It takes the crowd a moment to decide "
                    "whom to blame for it.",
                ),
                do=[ReadEvent(3)],
            ),
            Option(
                Name("Nimm ihren Segen an.", "Accept her blessing."),
                Name(
                    "Sie legt dir die Hand auf die Stirn und flüstert: „Danke.“ Seltsam genug, "
                    "dass es dir danach wirklich besser geht.",
                    "She lays a hand on your brow and whispers: “Thank you.” Strange enough that "
                    "you do feel better afterwards.",
                ),
                do=[FillShield()],
            ),
        ],
    ),
    ExplorationCard(
        "city_tavern_rumours",
        Name("Gerüchte in der Taverne", "Rumours in the tavern"),
        deck=Deck.CITY,
        tale=Name(
            "Je dunkler die Ecke, desto größer das Untier, das darin erzählt wird. Heute sitzen "
            "drei Jäger, ein Köhler und ein Bestatter beisammen, und jeder hat etwas gesehen. Die "
            "Krüge sind leer.",
            "The darker the corner, the larger the beast that is told of in it. Tonight three "
            "trappers, a charcoal burner and an undertaker sit together, and each has seen "
            "something. The mugs are empty.",
        ),
        options=[
            Option(
                Name("Gib eine Runde aus.", "Buy a round."),
                Name(
                    "Volle Krüge lösen Zungen. Zieht man das Prahlen ab und die Zahl der Köpfe, "
                    "bleiben zwei Orte, an denen es sich nachzusehen lohnt.",
                    "Full mugs loosen tongues. Take away the boasting and most of the heads, and "
                    "two places remain that are worth a look.",
                ),
                do=[LoseGold(1), HearRumour(), HearRumour()],
                gold=1,
            ),
            Option(
                Name("Lausche heimlich.", "Eavesdrop."),
                Name(
                    "Vom Nebentisch hörst du nur die Hälfte, aber es ist die bessere: Der "
                    "Bestatter übertreibt nie.",
                    "From the next table you catch only half of it, but it is the better half: "
                    "the undertaker never exaggerates.",
                ),
                do=[HearRumour()],
            ),
        ],
    ),
    ExplorationCard(
        "city_library",
        Name("Die Bibliothek", "The library"),
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
        "city_thief",
        Name("Der Dieb", "The thief"),
        deck=Deck.CITY,
        tale=Name(
            "Ein Stoß im Gedränge, eine Entschuldigung, und dein Gürtel ist leichter. Drei Häuser "
            "weiter zieht sich ein dünner Bursche an einer Dachrinne hoch.",
            "A jostle in the crowd, an apology, and your belt is lighter. Three houses on, a thin "
            "lad is pulling himself up by a gutter.",
        ),
        options=[
            Option(
                Name("Verfolge ihn über die Dächer.", "Chase him over the roofs."),
                Name(
                    "Er kennt jeden Ziegel, du kennst das Fallen. Am Ende rückt er deine Sachen "
                    "heraus und ein paar, die nicht deine sind.",
                    "He knows every tile, and you know how to fall. In the end he hands over your "
                    "things, and a few that are not yours.",
                ),
                do=[DiscardCards(1), GainPotion(), GainGold(1)],
            ),
            Option(
                Name("Lass ihn laufen.", "Let him go."),
                Name(
                    "Du bleibst stehen. Aus Erfahrung weißt du, dass Diebe manchmal mehr "
                    "dalassen, als sie mitnehmen.",
                    "You stay where you are. Experience says that thieves sometimes leave more "
                    "than they take.",
                ),
                do=[ReadEvent(5)],
            ),
        ],
    ),
    ExplorationCard(
        "city_old_comrade",
        Name("Ein alter Kamerad", "An old comrade"),
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
                    "“You will get it back,” he says, and the odd thing is that he means it. He "
                    "names a place where somebody owes him.",
                ),
                do=[LoseGold(1), BeginQuest("q3")],
                gold=1,
            ),
        ],
    ),
    ExplorationCard(
        "city_travelling_players",
        Name("Schausteller", "Travelling players"),
        deck=Deck.CITY,
        tale=Name(
            "Auf dem Platz steht ein bunter Wagen, davor stirbt ein Ritter zum dritten Mal an "
            "diesem Tag. Der Drache hat Fieber und fällt aus. Der Prinzipal sieht dich an, wie "
            "man einen Ersatzdrachen ansieht.",
            "A painted wagon stands on the square, and before it a knight is dying for the third "
            "time today. The dragon has a fever and cannot go on. The manager looks at you the "
            "way one looks at a substitute dragon.",
        ),
        options=[
            Option(
                Name("Tritt mit ihnen auf.", "Perform with them."),
                Name(
                    "Dein Sterben überzeugt, dein Brüllen weniger. Der Hut geht herum, und hinter "
                    "der Bühne lernst du einen Sturz, der nicht wehtut.",
                    "Your dying convinces, your roaring less so. The hat goes round, and behind "
                    "the stage you learn a fall that does not hurt.",
                ),
                do=[GainGold(1), Draw(1)],
            ),
            Option(
                Name("Prüfe ihren Wagen.", "Search their wagon."),
                Name(
                    "Unter den Kulissen liegt das Drachenfeuer: Schwarzpulver, schlecht verpackt. "
                    "Du verpackst es besser, und zwar bei dir.",
                    "Under the scenery lies the dragon's fire: black powder, badly packed. You "
                    "pack it better, namely in your own bag.",
                ),
                do=[GainBomb()],
            ),
        ],
    ),
    ExplorationCard(
        "city_executioner",
        Name("Der Henker", "The executioner"),
        deck=Deck.CITY,
        tale=Name(
            "Die Schlinge hängt, die Menge isst Nüsse, und der Mann auf dem Karren schreit, er "
            "sei es nicht gewesen. Der Henker prüft den Knoten. „Das sagen alle“, murmelt er. "
            "„Bei dem hier glaube ich es.“",
            "The noose hangs, the crowd eats nuts, and the man on the cart screams that it was "
            "not him. The executioner tests the knot. “They all say that,” he mutters. “This one "
            "I believe.”",
        ),
        options=[
            Option(
                Name("Rette den Verurteilten.", "Save the condemned."),
                Name(
                    "Im Durcheinander scheut ein Pferd, ein Seil reißt, und ein Mann läuft "
                    "schneller, als man mit gebundenen Händen laufen kann. Jetzt musst du ihn nur "
                    "noch finden, bevor die anderen es tun.",
                    "In the confusion a horse shies, a rope parts, and a man runs faster than "
                    "anyone can with bound hands. Now you only have to find him before the others "
                    "do.",
                ),
                do=[BeginQuest("q4")],
            ),
            Option(
                Name("Sieh weg.", "Look away."),
                Name(
                    "Es ist vorbei, ehe die Nüsse alle sind. Der Henker gibt dir eine Münze und "
                    "einen Rat: „Trag nicht alles mit dir herum.“",
                    "It is over before the nuts are finished. The executioner gives you a coin "
                    "and a piece of advice: “Do not carry everything around with you.”",
                ),
                do=[GainGold(1), MayTrash(1)],
            ),
        ],
    ),
)
