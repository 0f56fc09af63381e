"""City exploration cards (Stadt-Erkundungskarten): law and mob."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import Deck, ExplorationCard, Option
from tafelrunde.games.hexer.terms import Attribute, Terrain
from tafelrunde.games.hexer.vocabulary import (
    DiscardCards,
    EmptyShield,
    FillShield,
    GainGold,
    GainPotion,
    GainShield,
    LoseGold,
    LoseShield,
)
from tafelrunde.games.hexer.vocabulary.story import (
    Attempt,
    BeginQuest,
    FindTrail,
    GainCard,
    HearRumour,
    MayTrash,
    ReadEvent,
)

LAW: Final[tuple[ExplorationCard, ...]] = (
    ExplorationCard(
        "city_false_saint",
        Name("Falsche Heilige", "False saint", kind="f adj"),
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
                    "Sie legt dir die Hand auf die Stirn und flüstert: „Danke.“ "
                    "Seltsamerweise geht es dir danach wirklich besser.",
                    "She lays a hand on your brow and whispers: “Thank you.” Strangely enough, you "
                    "do feel better afterwards.",
                ),
                do=[FillShield()],
            ),
        ],
    ),
    ExplorationCard(
        "city_thief",
        Name("Der Dieb", "The thief", kind="m"),
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
        "city_executioner",
        Name("Der Henker", "The executioner", kind="m"),
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
                    "and a piece of advice: “Don't carry everything around with you.”",
                ),
                do=[GainGold(1), MayTrash(1)],
            ),
        ],
    ),
    ExplorationCard(
        "city_curfew",
        Name("Ausgangssperre", "Curfew", kind="f"),
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
        "city_witness",
        Name("Der Zeuge", "The witness", kind="m -n"),
        deck=Deck.CITY,
        tale=Name(
            "Ein Schreiber hat gesehen, wer den Ratsherrn erstochen hat, und nun würde er gern "
            "bis zur Verhandlung in Wyzima am Leben bleiben. Draußen warten Leute, denen das "
            "nicht recht wäre. Sie haben dir zugenickt.",
            "A clerk has seen who stabbed the councillor, and now he would like to stay alive "
            "until the trial in Vizima. Outside wait people whom that would not suit. They have "
            "nodded at you.",
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
        "city_pyre",
        Name("Der Scheiterhaufen", "The pyre", kind="m"),
        deck=Deck.CITY,
        tale=Name(
            "Der Platz riecht nach kaltem Rauch. Gestern hat man hier eine Zauberin verbrannt, "
            "heute fegt man. In der Asche glänzt etwas, das nicht brennen wollte, und am Rand "
            "verscherbeln zwei Wächter, was im Haus der Toten war.",
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
    ExplorationCard(
        "city_bounty_notice",
        Name("Ein Kopfgeld", "A bounty", kind="n"),
        deck=Deck.CITY,
        tale=Name(
            "Der Aushang ist frisch: Hengfors zahlt für einen Mann, der seine ganze Kompanie "
            "verraten haben soll. Darunter hat jemand mit Kohle geschrieben: „Er war es nicht.“ "
            "Und darunter ein anderer: „Doch.“",
            "The notice is fresh: Hengfors will pay for a man said to have betrayed his whole "
            "company. Beneath it someone has written in charcoal: “He didn't do it.” And beneath "
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
        "city_pogrom",
        Name("Die Nacht der Fackeln", "The night of torches", kind="f"),
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
                    "Sie sind dreißig, du bist allein, und die Gasse ist zum Glück schmal. Hinter "
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
                Name("Führe die Elfen durch die Kanäle.", "Lead the elves through the sewers."),
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
)
