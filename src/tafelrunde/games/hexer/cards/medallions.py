"""The medallion trophies (Medaillon-Trophäen): what it is worth to have beaten a character."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import Ability, Medallion, Moment
from tafelrunde.games.hexer.vocabulary import (
    ComboAtLeast,
    DiscardCards,
    Draw,
    GainShield,
    HandAtMost,
    HasPotion,
    IsFirstTurn,
    LosePotion,
    LoseShield,
    Not,
    RollDie,
    Seek,
    ShieldIs,
    Strike,
    TakeTop,
)
from tafelrunde.games.hexer.vocabulary.abilities import AnyBar, DrawMore, MoreDamage, Protect

_ALL: Final = (
    Medallion(
        "medallion_wolf",
        Name("Wolfsmedaillon", "Wolf Medallion", kind="n"),
        Ability(Moment.COMBO, [MoreDamage(1)], needs=ComboAtLeast(3)),
        owner="wolf",
        tale=Name(
            "Stahl kreischt auf Stahl, bis der letzte Schritt des alten Reigens daneben geht. Am "
            "Boden lacht der Besiegte heiser: „Noch einmal. Diesmal zeige ich dir, wie es endet.“",
            "Steel screams on steel until the last step of the old dance goes wrong. From the "
            "ground comes a hoarse laugh: “Again. This time I'll show you how it ends.”",
        ),
    ),
    Medallion(
        "medallion_bear",
        Name("Bärenmedaillon", "Bear Medallion", kind="n"),
        Ability(Moment.EFFECTS, [GainShield(1)], needs=ShieldIs(0)),
        owner="bear",
        tale=Name(
            "Dreimal hast du getroffen, dreimal blieb der Berg aus Leder und Eisen stehen. Erst "
            "beim vierten Mal sinkt er aufs Knie – ohne ein Wort, aber mit einem Nicken.",
            "Three times you struck, and three times the mountain of hide and iron stood. Only the "
            "fourth blow brings it to one knee, without a word, but with a nod.",
        ),
    ),
    Medallion(
        "medallion_cat",
        Name("Katzenmedaillon", "Cat Medallion", kind="n"),
        Ability(Moment.EFFECTS, [Draw(1)], needs=IsFirstTurn()),
        owner="cat",
        tale=Name(
            "Du siehst nur den Schatten, hörst nur das Pfeifen – und schlägst dorthin, wo du "
            "selbst stehen würdest. Ein Fluch, ein Taumeln. Auch Katzen landen nicht immer auf den "
            "Füßen.",
            "You see only a shadow, hear only a whistle, and strike where you would have stood "
            "yourself. A curse, a stumble. Even cats do not always land on their feet.",
        ),
    ),
    Medallion(
        "medallion_griffin",
        Name("Greifenmedaillon", "Griffin Medallion", kind="n"),
        Ability(Moment.EFFECTS, [TakeTop(1), DiscardCards(1)]),
        owner="griffin",
        tale=Name(
            "Zeichen um Zeichen zerplatzt an deiner Klinge. Als die Finger müde werden, verneigt "
            "sich dein Gegenüber, wie man es in den alten Büchern liest, und reicht dir die Kette.",
            "Sign after sign bursts on your blade. When the fingers tire, your opponent bows as "
            "the old books would have it, and hands you the chain.",
        ),
    ),
    Medallion(
        "medallion_viper",
        Name("Vipernmedaillon", "Viper Medallion", kind="n"),
        Ability(Moment.HIT, [Strike(1), DrawMore(-1)]),
        owner="viper",
        tale=Name(
            "Die zweite Klinge kommt aus dem Ärmel, die dritte aus dem Stiefel. Mit der vierten "
            "hast du gerechnet. „Gut“, zischt es neben deinem Ohr, „aber deinen Wein trinkst du "
            "allein.“",
            "The second blade comes from the sleeve, the third from the boot. The fourth you had "
            "expected. “Good,” hisses a voice at your ear, “but I wouldn't touch your wine.”",
        ),
    ),
    Medallion(
        "medallion_manticore",
        Name("Mantikormedaillon", "Manticore Medallion", kind="n"),
        Ability(Moment.EFFECTS, [LosePotion(1), MoreDamage(1)], needs=HasPotion()),
        owner="manticore",
        tale=Name(
            "Sand und Scherben knirschen unter den Sohlen, die Luft brennt von Dämpfen. Als sie "
            "sich legen, steht nur noch einer – und der andere hustet Glückwünsche.",
            "Sand and shards grind underfoot, and the air burns with fumes. When they settle, only "
            "one is standing, and the other coughs out congratulations.",
        ),
    ),
    Medallion(
        "medallion_ciri",
        Name("Ciris Medaillon", "Ciri's Medallion", kind="it"),
        Ability(Moment.EFFECTS, [AnyBar(1)]),
        owner="ciri",
        tale=Name(
            "Sie ist hier, dort, hinter dir – und dann, für einen Herzschlag, genau vor deiner "
            "Schwertspitze. Sie bläst sich eine graue Strähne aus der Stirn. „Reiner Zufall.“",
            "She is here, there, behind you, and then, for one heartbeat, right before the point "
            "of your sword. She blows an ashen strand from her brow. “Pure luck.”",
        ),
    ),
    Medallion(
        "medallion_alzur",
        Name("Alzurs Siegel", "Alzur's Seal", kind="it"),
        Ability(
            Moment.EFFECTS,
            [
                RollDie(
                    [
                        (3, [MoreDamage(1), DrawMore(-2)]),
                        (5, [MoreDamage(1)]),
                        (6, [MoreDamage(2)]),
                    ]
                )
            ],
        ),
        owner="alzur",
        tale=Name(
            "Der letzte Blitz fährt in den Boden, wo du eben noch standest. Der Meister klopft "
            "sich Ruß vom Ärmel und notiert etwas. „Lehrreich“, sagt er. „Für uns beide.“",
            "The last bolt strikes the ground where you stood a moment ago. The master pats soot "
            "from his sleeve and makes a note. “Instructive,” he says. “For both of us.”",
        ),
    ),
    Medallion(
        "medallion_ardea",
        Name("Ardeas Siegel", "Ardea's Seal", kind="it"),
        Ability(Moment.EFFECTS, [Draw(2), DrawMore(-1)], needs=ShieldIs(0)),
        owner="ardea",
        tale=Name(
            "Die Flut, die dich ersäufen sollte, läuft in tausend Rinnsalen davon. Ardea sieht ihr "
            "nach. „Wasser vergisst nicht“, sagt sie leise. „Es kommt nur später wieder.“",
            "The flood that was to drown you runs off in a thousand rills. Ardea watches it go. "
            "“Water doesn't forget,” she says softly. “It merely comes back later.”",
        ),
    ),
    Medallion(
        "medallion_gekhira",
        Name("Gekhiras Siegel", "Gekhira's Seal", kind="it"),
        Ability(
            Moment.EFFECTS,
            [DiscardCards(1), MoreDamage(2), DrawMore(-1)],
            needs=Not(HandAtMost(1)),
        ),
        owner="gekhira",
        tale=Name(
            "Als ihr Feuer erlischt, riecht alles nach versengtem Haar – vor allem nach deinem. "
            "Gekhira lächelt mit blutiger Lippe. „Du hast wenigstens gebrannt.“",
            "When her fire dies, everything smells of singed hair, most of it yours. Gekhira "
            "smiles with a bloody lip. “At least you burned.”",
        ),
    ),
    Medallion(
        "medallion_othar",
        Name("Othars Siegel", "Othar's Seal", kind="it"),
        Ability(Moment.EFFECTS, [LoseShield(1), Protect(2)], needs=Not(ShieldIs(0))),
        owner="othar",
        tale=Name(
            "Stein platzt von seinen Schultern wie Rinde im Frost. Darunter ist Othar nur ein "
            "Mann, der schwer atmet. „Ein guter Riss“, brummt er. „Den lasse ich mir.“",
            "Stone bursts from his shoulders like bark in a frost. Beneath it Othar is only a man, "
            "breathing hard. “A fine crack,” he growls. “I'll keep that one.”",
        ),
    ),
    Medallion(
        "medallion_philippa",
        Name("Philippas Siegel", "Philippa's Seal", kind="it"),
        Ability(Moment.EFFECTS, [Seek(1)]),
        owner="philippa",
        tale=Name(
            "Deine Gedanken gehören wieder dir. Philippa richtet sich das Haar, als sei nichts "
            "gewesen. „Du hast gewonnen“, sagt sie. „Frag dich, warum ich das zugelassen habe.“",
            "Your thoughts are your own again. Philippa straightens her hair as if nothing had "
            "happened. “You've won,” she says. “Ask yourself why I allowed it.”",
        ),
    ),
)

MEDALLIONS: Final = {medallion.owner: medallion for medallion in _ALL}
"""The medallion trophy of each character."""
