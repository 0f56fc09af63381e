"""Skellige exploration cards (Skellige-Erkundungskarten): finds and wrecks."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.board import BY_ID
from tafelrunde.games.hexer.nouns import Option, Passage, SkelligeCard
from tafelrunde.games.hexer.vocabulary import (
    DiscardCards,
    Draw,
    GainBomb,
    GainGold,
    GainPotion,
    LoseGold,
    LoseShield,
)
from tafelrunde.games.hexer.vocabulary.story import (
    BeginQuest,
    FindIsland,
    MoveDagon,
    RefillBy,
)

FINDS: Final[tuple[SkelligeCard, ...]] = (
    SkelligeCard(
        "sea_flotsam",
        Name("Treibgut", "Flotsam", kind="n"),
        safe=Passage(
            Name(
                "Kisten, Fässer, ein einzelner Schuh. In einem der Fässer schwappt Wein, in einer "
                "der Kisten klimpert es.",
                "Crates, barrels, a single shoe. In one of the barrels wine is slopping, in one "
                "of the crates something jingles.",
            ),
            do=[GainGold(1)],
        ),
        dangerous=Passage(
            Name(
                "Das Treibgut wehrt sich: Unter der Plane sitzen Strandräuber mit Haken und "
                "verlangen Liegegeld. Mitten auf See.",
                "The flotsam resists: under the tarpaulin sit wreckers with boathooks who demand "
                "mooring fees. Out on the open sea.",
            ),
            do=[LoseGold(1)],
        ),
    ),
    SkelligeCard(
        "sea_dolphins",
        Name("Delfine", "Dolphins", kind="pl"),
        safe=Passage(
            Name(
                "Sie begleiten das Schiff eine Stunde lang, und die Mannschaft wirft dir Münzen "
                "zu, weil du ihr Glück gebracht hast.",
                "They keep the ship company for an hour, and the crew toss you coins for bringing "
                "them luck.",
            ),
            do=[GainGold(1)],
        ),
        dangerous=Passage(
            Name(
                "Sie begleiten das Schiff, dann überholen sie es, dann fliehen sie. Du gehst im "
                "Kopf durch, was du kannst, während hinter euch das Wasser dunkler wird.",
                "They keep the ship company, then they overtake it, then they flee. You go over "
                "in your mind what you can do while the water astern grows darker.",
            ),
            do=[Draw(1), MoveDagon(1)],
        ),
    ),
    SkelligeCard(
        "sea_wreck",
        Name("Wrack", "Wreck", kind="n"),
        safe=Passage(
            Name(
                "Das Wrack hängt auf dem Riff wie ein Mantel am Haken. Die Flut steigt, die Zeit "
                "reicht für einen Gang: in die Kajüte oder in die Last.",
                "The wreck hangs on the reef like a coat on its peg. The tide is rising; there is "
                "time for one trip, to the cabin or to the hold.",
            ),
            options=[
                Option(
                    Name("Durchsuch die Kajüte.", "Search the cabin."),
                    Name(
                        "Der Kapitän hat sie nie verlassen. Seine Kasse lässt er dir.",
                        "The captain never left it. He lets you have his strongbox.",
                    ),
                    do=[GainGold(2)],
                ),
                Option(
                    Name("Durchsuch die Last.", "Search the hold."),
                    Name(
                        "Zwischen schwimmenden Zwiebeln findest du die Kiste des Schiffsarztes.",
                        "Among floating onions you find the ship's surgeon's chest.",
                    ),
                    do=[GainPotion()],
                ),
            ],
        ),
        dangerous=Passage(
            Name(
                "Das Wrack ist bewohnt. Ihr einigt euch mit Händen und Zähnen darauf, wer wie "
                "viel behält.",
                "The wreck is inhabited. By hand and tooth you come to an agreement on who keeps "
                "how much.",
            ),
            do=[DiscardCards(1), GainGold(2)],
        ),
    ),
    SkelligeCard(
        "sea_old_sea_chart",
        Name("Alte Seekarte", "Old sea chart", kind="f"),
        safe=Passage(
            Name(
                "Der Koch verliert beim Würfeln sein Kopfkissen, und das Kopfkissen ist mit einer "
                "Seekarte ausgestopft. Ein Kreuz ist darauf, und es liegt nicht auf See.",
                "The cook loses his pillow at dice, and the pillow is stuffed with a sea chart. "
                "There is a cross on it, and it does not lie at sea.",
            ),
            do=[BeginQuest("q9")],
        ),
        dangerous=Passage(
            Name(
                "Die Karte stimmt nicht. Das Riff, das sie verschweigt, stimmt umso genauer.",
                "The chart is wrong. The reef that it fails to mention is all the more exact.",
            ),
            do=[LoseShield(2)],
        ),
    ),
    SkelligeCard(
        "sea_dead_whale",
        Name("Der tote Wal", "The dead whale", kind="m"),
        safe=Passage(
            Name(
                "Ein Wal treibt aufgebläht in der Sonne. Du stichst ihn an, aus sicherer "
                "Entfernung, und fängst auf, was zischt: Daraus wird etwas Brauchbares.",
                "A whale is drifting, bloated, in the sun. You prick it from a safe distance and "
                "catch what hisses: something useful can be made of that.",
            ),
            do=[GainBomb()],
        ),
        dangerous=Passage(
            Name(
                "Jemand anders hat ihn schon angestochen. Der Knall ist bis zum Festland zu hören, "
                "und du riechst noch tagelang danach. Ein Rest Gas ist dir geblieben.",
                "Somebody else has pricked it already. The bang can be heard on the mainland, and "
                "you will smell of it for days. A little of the gas is left to you.",
            ),
            do=[DiscardCards(2), GainBomb()],
        ),
    ),
    SkelligeCard(
        "sea_bones_in_the_net",
        Name("Knochen im Netz", "Bones in the net", kind="pl"),
        safe=Passage(
            Name(
                "Im Netz hängen Knochen, groß wie Ruder, mit Runen bedeckt. „Die gehören "
                "jemandem“, sagt die Netzflickerin, „und er vermisst sie schon.“",
                "In the net hang bones as big as oars, covered in runes. “They belong to "
                "somebody,” says the net mender, “and he's already missing them.”",
            ),
            do=[BeginQuest("q24")],
        ),
        dangerous=Passage(
            Name(
                "Die Knochen zappeln noch. Bis sie wieder über Bord sind, ist das halbe Deck "
                "zerschlagen, aber ein goldener Zahn bleibt liegen.",
                "The bones are still thrashing. By the time they are back overboard half the deck "
                "is smashed, but a golden tooth is left behind.",
            ),
            do=[DiscardCards(2), GainGold(2)],
        ),
    ),
    SkelligeCard(
        "sea_white_glimmer",
        Name("Weißer Schimmer", "White glimmer", kind="m"),
        safe=Passage(
            Name(
                "Über dem Horizont steht ein Licht wie von Schnee. Der Lotse kennt es: Loc Gwen, "
                "der See, bei dem man Münzen nicht hinein-, sondern herauswirft. Er verkauft dir "
                "den Kurs gegen ein Versprechen.",
                "A light like snow hangs over the horizon. The pilot knows it: Loc Gwen, the lake "
                "where coins are thrown not in but out. He sells you the course for a promise.",
            ),
            do=[FindIsland(BY_ID["loc_gwen"]), Draw(1)],
        ),
        dangerous=Passage(
            Name(
                "Geblendet vom Schimmer wirft die Mannschaft ihr Gold über Bord, und deins gleich "
                "mit. Der Lotse schwört, es sei nicht verloren, es liege nun in Loc Gwen.",
                "Dazzled by the glimmer, the crew throw their gold overboard, and yours with it. "
                "The pilot swears that it is not lost: it is lying in Loc Gwen now.",
            ),
            do=[LoseGold(2), FindIsland(BY_ID["loc_gwen"]), RefillBy(1)],
        ),
    ),
)
