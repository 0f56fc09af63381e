"""Skellige exploration cards (Skellige-Erkundungskarten): ships and crews."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.board import BY_ID
from tafelrunde.games.hexer.nouns import Option, Passage, SkelligeCard
from tafelrunde.games.hexer.terms import Terrain
from tafelrunde.games.hexer.vocabulary import (
    DiscardCards,
    Draw,
    GainGold,
    GainPotion,
    GainShield,
    HasGold,
    If,
    LoseGold,
    LoseShield,
)
from tafelrunde.games.hexer.vocabulary.story import (
    BeginQuest,
    GainCard,
    HearRumour,
    LandOn,
    ReadEvent,
    RefillBy,
)

CREWS: Final[tuple[SkelligeCard, ...]] = (
    SkelligeCard(
        "sea_fishing_boat",
        Name("Fischerboot", "Fishing boat", kind="n"),
        safe=Passage(
            Name(
                "Die Fischerin tauscht Neuigkeiten gegen Tabak und legt eine Flasche Lebertran "
                "dazu. Es ist kein Lebertran.",
                "The fisherwoman trades news for tobacco and throws in a bottle of cod-liver oil. "
                "It is not cod-liver oil.",
            ),
            do=[GainPotion()],
        ),
        dangerous=Passage(
            Name(
                "Das Boot treibt kieloben. Du springst, ziehst zwei Leute heraus und verlierst "
                "dabei einiges von dem, was du am Leib trugst. Sie geben dir, was sie noch haben.",
                "The boat is drifting keel up. You jump, pull two people out, and lose some of "
                "what you had on you. They give you what they have left.",
            ),
            do=[DiscardCards(1), GainPotion()],
        ),
    ),
    SkelligeCard(
        "sea_sprung_a_leak",
        Name("Leckgeschlagen", "Sprung a leak", kind="title"),
        safe=Passage(
            Name(
                "Du schöpfst zwei Wachen lang. Der Eigner zahlt nach Eimern, und du hast gezählt.",
                "You bale for two watches. The owner pays by the bucket, and you have kept count.",
            ),
            do=[GainGold(1)],
        ),
        dangerous=Passage(
            Name(
                "Das Wasser steigt schneller als der Mut. Am Horizont raucht ein Berg, und der "
                "schwarze Strand von Aenye Ard ist in diesem Augenblick der schönste der Welt.",
                "The water is rising faster than anybody's courage. A mountain smokes on the "
                "horizon, and at this moment the black beach of Aenye Ard is the loveliest in the "
                "world.",
            ),
            do=[LandOn(BY_ID["aenye_ard"])],
        ),
    ),
    SkelligeCard(
        "sea_mutiny",
        Name("Meuterei", "Mutiny", kind="f"),
        safe=Passage(
            Name(
                "Der Streit geht um Zwieback und endet, ehe er anfängt: Du stellst dich "
                "dazwischen und siehst müde aus. Der Kapitän lässt sich das etwas kosten.",
                "The quarrel is about ship's biscuit and ends before it begins: you step in "
                "between and look tired. The captain thinks that worth some money.",
            ),
            do=[GainGold(1)],
        ),
        dangerous=Passage(
            Name(
                "Der Kapitän hängt kopfüber am Mast, und die Meuterer wollen nach Pawen y Crevan, "
                "wo angeblich niemand Spuren verwischen kann. Man lässt dir die Wahl, mit "
                "gezogenen Messern.",
                "The captain hangs upside down from the mast, and the mutineers want to go to "
                "Pawen y Crevan, where supposedly no one can hide a trail. They leave the choice "
                "to you, with knives drawn.",
            ),
            options=[
                Option(
                    Name("Fahr mit ihnen.", "Sail with them."),
                    Name(
                        "Sie setzen dich am Strand ab und sind erstaunlich höflich dabei. Die "
                        "Spuren im Sand sind zahllos.",
                        "They put you ashore and are surprisingly polite about it. The tracks in "
                        "the sand are countless.",
                    ),
                    do=[LandOn(BY_ID["pawen_y_crevan"])],
                ),
                Option(
                    Name("Schneide den Kapitän los.", "Cut the captain down."),
                    Name(
                        "Das kostet dich etwas Haut, aber das Schiff hält Kurs, und die Messer "
                        "liegen auf dem Grund.",
                        "It costs you some skin, but the ship holds her course, and the knives "
                        "lie on the bottom.",
                    ),
                    do=[DiscardCards(1)],
                ),
            ],
        ),
    ),
    SkelligeCard(
        "sea_longship",
        Name("Das Langschiff", "The longship", kind="n"),
        safe=Passage(
            Name(
                "„Du fährst nach Skellige?“, ruft der Jarl herüber. „Dann nimm ein Wort mit, das "
                "ich selbst nicht sagen kann.“ Er wirft dir eine Rolle zu, mit Wachs verschlossen "
                "und mit Stolz.",
                "“You're bound for Skellige?” the jarl calls across. “Then take a word with you "
                "that I can't say myself.” He throws you a scroll, sealed with wax and with "
                "pride.",
            ),
            do=[BeginQuest("q22")],
        ),
        dangerous=Passage(
            Name(
                "„Zoll“, ruft der Jarl herüber, und sechzig Leute schlagen auf ihre Schilde. Es "
                "ist kein Zollgewässer. Es sind aber sechzig Schilde.",
                "“Toll,” the jarl calls across, and sixty people beat their shields. These are not "
                "toll waters. There are sixty shields, though.",
            ),
            do=[If(HasGold(2), then=[LoseGold(2)], otherwise=[DiscardCards(2)])],
        ),
    ),
    SkelligeCard(
        "sea_fisher_girl",
        Name("Die Fischertochter", "The fisher girl", kind="f"),
        safe=Passage(
            Name(
                "Sie schwimmt eine Meile vor der Küste und ist nicht einmal außer Atem. „Gib ihm "
                "den“, sagt sie und legt dir einen Ring auf die Reling. „In Cidaris. Er weiß "
                "schon.“",
                "She is swimming a mile off the coast and is not even out of breath. “Give him "
                "this,” she says, and lays a ring on the rail. “In Cidaris. He'll know.”",
            ),
            do=[BeginQuest("q27")],
        ),
        dangerous=Passage(
            Name(
                "Sie schwimmt eine Meile vor der Küste und lächelt. Als du ihr aufhelfen willst, "
                "hat sie deinen Beutel, und du hast eine Schuppe in der Hand, die eine Fährte "
                "verrät.",
                "She is swimming a mile off the coast, smiling. When you try to help her aboard, "
                "she has your purse, and you are left holding a scale that gives away a trail.",
            ),
            do=[LoseGold(1), HearRumour(Terrain.WATER)],
        ),
    ),
    SkelligeCard(
        "sea_berserker_aboard",
        Name("Ein Berserker an Bord", "A berserker aboard", kind="m"),
        safe=Passage(
            Name(
                "Er sitzt auf der Ruderbank und strickt. „Hält die Hände ruhig“, erklärt er und "
                "zeigt dir, wie man atmet, wenn einem das Blut in die Augen steigt.",
                "He sits on the rowing bench, knitting. “Keeps the hands calm,” he explains, and "
                "shows you how to breathe when the blood rises to your eyes.",
            ),
            do=[GainShield(1), Draw(1)],
        ),
        dangerous=Passage(
            Name(
                "Ihm ist die Wolle ausgegangen. Die Mannschaft will ihn nach Huandre Heuangi "
                "bringen, wo man dergleichen zu schätzen weiß, oder jemand muss ihn halten, bis "
                "ihr da seid.",
                "He has run out of wool. The crew want to take him to Huandre Heuangi, where such "
                "things are appreciated; or else somebody must hold him until you arrive.",
            ),
            options=[
                Option(
                    Name("Bring ihn nach Huandre Heuangi.", "Take him to Huandre Heuangi."),
                    Name(
                        "Am Tor der Arena streicht man ihm über den Kopf wie einem Heimkehrer. "
                        "Dich sieht man an wie einen Bewerber.",
                        "At the gate of the arena they stroke his head as if he had come home. "
                        "They look at you as if you were applying.",
                    ),
                    do=[LandOn(BY_ID["huandre_heuangi"])],
                ),
                Option(
                    Name("Halte ihn fest.", "Hold him down."),
                    Name(
                        "Es ist, als hielte man das Wetter fest. Gegen Abend schläft er an deiner "
                        "Schulter ein.",
                        "It is like holding on to weather. Towards evening he falls asleep on "
                        "your shoulder.",
                    ),
                    do=[DiscardCards(1), LoseShield(1), GainCard(0)],
                ),
            ],
        ),
    ),
    SkelligeCard(
        "sea_castaway",
        Name("Die Schiffbrüchige", "The castaway", kind="f adj"),
        safe=Passage(
            Name(
                "Auf einem Felsen, kaum größer als ein Tisch, sitzt eine Frau mit einem "
                "Rundschild und einer Möwe, die sie nicht gegessen hat. Ihr nehmt beide an Bord, "
                "die Möwe unter Protest.",
                "On a rock hardly bigger than a table sits a woman with a round shield and a gull "
                "that she has not eaten. You take both aboard, the gull under protest.",
            ),
            do=[ReadEvent(8, skellige=True)],
        ),
        dangerous=Passage(
            Name(
                "Die Frau auf dem Felsen hält dich für den, der ihren Jarl erschlug. Als das "
                "Missverständnis geklärt ist, verbindet sie dich selbst und rudert die nächste "
                "Wache für zwei.",
                "The woman on the rock takes you for the one who slew her jarl. Once the "
                "misunderstanding is cleared up, she bandages you herself and rows the next watch "
                "for two.",
            ),
            do=[LoseShield(1), RefillBy(1)],
        ),
    ),
    SkelligeCard(
        "sea_raiders",
        Name("Plünderer", "Raiders", kind="pl"),
        safe=Passage(
            Name(
                "Ein Segel mit aufgemaltem Kraken hält auf euch zu. Aber sie haben schon geladen "
                "und wollen nur handeln.",
                "A sail with a painted kraken bears down on you. But they are fully laden already "
                "and only want to trade.",
            ),
            do=[ReadEvent(7, skellige=True)],
        ),
        dangerous=Passage(
            Name(
                "Ein Segel mit aufgemaltem Kraken hält auf euch zu, und sie haben noch Platz im "
                "Laderaum. Nach dem ersten Zusammenstoß ist man immerhin bereit zu reden.",
                "A sail with a painted kraken bears down on you, and they still have room in the "
                "hold. After the first clash they are at least prepared to talk.",
            ),
            do=[DiscardCards(1), ReadEvent(7, skellige=True)],
        ),
    ),
)
