"""Skellige exploration cards (Skellige-Erkundungskarten), part 1."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.board import BY_ID
from tafelrunde.games.hexer.nouns import Option, Passage, SkelligeCard
from tafelrunde.games.hexer.vocabulary import (
    DiscardCards,
    Draw,
    GainGold,
    GainPotion,
    HasGold,
    If,
    LoseGold,
    LoseShield,
    TrashCards,
)
from tafelrunde.games.hexer.vocabulary_story import (
    BeginQuest,
    FindIsland,
    HearRumour,
    LandOn,
    MoveDagon,
    RefillBy,
    TurnBack,
)

SKELLIGE_1: Final[tuple[SkelligeCard, ...]] = (
    SkelligeCard(
        "sea_calm_sea",
        Name("Ruhige See", "Calm sea"),
        safe=Passage(
            Name(
                "Das Meer liegt da wie gebügelt. Der Steuermann misstraut ihm, aber der "
                "Steuermann misstraut auch dem Frühstück. Du hast Zeit, deine Sachen zu ordnen.",
                "The sea lies there as if ironed. The helmsman distrusts it, but then the "
                "helmsman distrusts breakfast. You have time to put your things in order.",
            ),
            do=[Draw(1)],
        ),
        dangerous=Passage(
            Name(
                "Zu ruhig. Als die Dünung doch kommt, kommt sie von unten, und was nicht "
                "festgezurrt war, geht über Bord.",
                "Too calm. When the swell comes after all, it comes from below, and whatever was "
                "not lashed down goes overboard.",
            ),
            do=[DiscardCards(1)],
        ),
    ),
    SkelligeCard(
        "sea_flotsam",
        Name("Treibgut", "Flotsam"),
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
                "mooring fees. In the open sea.",
            ),
            do=[LoseGold(1)],
        ),
    ),
    SkelligeCard(
        "sea_dolphins",
        Name("Delfine", "Dolphins"),
        safe=Passage(
            Name(
                "Sie begleiten das Schiff eine Stunde lang, und die Mannschaft wirft dir Münzen "
                "zu, weil du ihnen Glück gebracht hast.",
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
        "sea_fishing_boat",
        Name("Fischerboot", "Fishing boat"),
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
                "what you wore in the process. They give you what they have left.",
            ),
            do=[DiscardCards(1), GainPotion()],
        ),
    ),
    SkelligeCard(
        "sea_storm",
        Name("Sturm", "Storm"),
        safe=Passage(
            Name(
                "Sechs Stunden Wasser von allen Seiten. Danach zahlt der Kapitän Gefahrenzulage, "
                "denn er hatte schon begonnen, für dich zu beten.",
                "Six hours of water from every side. Afterwards the captain pays danger money, "
                "for he had already begun to pray for you.",
            ),
            do=[DiscardCards(1), GainGold(1)],
        ),
        dangerous=Passage(
            Name(
                "Der Mast geht, das Ruder geht, die Richtung geht. Was euch auffängt, sind Rippen "
                "so groß wie Spanten: der Strand von Hen Inis.",
                "The mast goes, the rudder goes, all direction goes. What catches you are ribs as "
                "big as ship's frames: the beach of Hen Inis.",
            ),
            do=[LandOn(BY_ID["hen_inis"]), RefillBy(-1)],
        ),
    ),
    SkelligeCard(
        "sea_siren_song",
        Name("Sirenengesang", "Siren song"),
        safe=Passage(
            Name(
                "Der Wind trägt ihr Lied nur in Fetzen herüber. Es reicht, um die Ruderer "
                "schneller zu machen, und dich wacher.",
                "The wind carries only scraps of their song across. It is enough to make the "
                "rowers faster and you more awake.",
            ),
            do=[Draw(1)],
        ),
        dangerous=Passage(
            Name(
                "Sie singen deinen Namen, und sie singen ihn richtig. Man muss dich zu dritt vom "
                "Bug ziehen, und zart gehen sie dabei nicht vor.",
                "They sing your name, and they sing it right. It takes three men to drag you from "
                "the bow, and they are not gentle about it.",
            ),
            do=[DiscardCards(1), LoseShield(1)],
        ),
    ),
    SkelligeCard(
        "sea_current",
        Name("Strömung", "Current"),
        safe=Passage(
            Name(
                "Der Steuermann findet den Faden im Wasser, der euch zieht. Du legst die Füße "
                "hoch und denkst nach.",
                "The helmsman finds the thread in the water that draws you along. You put your "
                "feet up and think.",
            ),
            do=[Draw(1)],
        ),
        dangerous=Passage(
            Name(
                "Ihr segelt den ganzen Tag vorwärts und kommt am Abend dort an, wo ihr am Morgen "
                "abgelegt habt. Die Hafenkinder winken.",
                "You sail forward all day and in the evening arrive where you cast off in the "
                "morning. The harbour children wave.",
            ),
            do=[TurnBack()],
        ),
    ),
    SkelligeCard(
        "sea_wreck",
        Name("Wrack", "Wreck"),
        safe=Passage(
            Name(
                "Das Wrack hängt auf dem Riff, wie ein Mantel am Haken. Die Flut steigt, die Zeit "
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
        "sea_ghost_ship",
        Name("Geisterschiff", "Ghost ship"),
        safe=Passage(
            Name(
                "Kein Licht, keine Wache, volle Segel bei Windstille. Im Vorübergleiten ruft "
                "jemand herüber, was er zuletzt gesehen hat.",
                "No light, no watch, full sails in a dead calm. As she glides past, somebody "
                "calls across the last thing he saw.",
            ),
            do=[HearRumour()],
        ),
        dangerous=Passage(
            Name(
                "Sie kommen an Bord, höflich und durchsichtig, und jeder darf sich etwas "
                "aussuchen, das du nie wieder brauchen wirst.",
                "They come aboard, courteous and transparent, and each may choose something that "
                "you will never need again.",
            ),
            do=[TrashCards(1)],
        ),
    ),
    SkelligeCard(
        "sea_whirlpool",
        Name("Strudel", "Whirlpool"),
        safe=Passage(
            Name(
                "Das Meer dreht sich, und im Trichter glänzt ein weißer See: Loc Gwen, von dem "
                "die Alten singen. Der Steuermann hält das Ruder und wartet auf ein Wort von dir.",
                "The sea is turning, and in the funnel gleams a white lake: Loc Gwen, of which "
                "the old folk sing. The helmsman holds the rudder and waits for a word from you.",
            ),
            do=[FindIsland(BY_ID["loc_gwen"])],
            options=[
                Option(
                    Name("Lass dich hinabtragen.", "Let it carry you down."),
                    Name(
                        "Die Welt wird rund, dann weiß, dann still. Ihr treibt auf einem See, der "
                        "keinen Wind kennt.",
                        "The world turns round, then white, then quiet. You are drifting on a "
                        "lake that knows no wind.",
                    ),
                    do=[LandOn(BY_ID["loc_gwen"])],
                ),
                Option(
                    Name("Halte Kurs.", "Hold your course."),
                    Name(
                        "„Ein andermal“, sagst du. Der Steuermann atmet aus und schreibt die "
                        "Stelle in seine Karte.",
                        "“Another time,” you say. The helmsman breathes out and marks the spot on "
                        "his chart.",
                    ),
                    do=[],
                ),
            ],
        ),
        dangerous=Passage(
            Name(
                "Diesmal fragt das Meer nicht. Ihr dreht euch, bis niemand mehr weiß, wo oben "
                "war, und strandet im Weiß von Loc Gwen.",
                "This time the sea does not ask. You spin until nobody knows which way was up, "
                "and strand in the whiteness of Loc Gwen.",
            ),
            do=[LandOn(BY_ID["loc_gwen"])],
        ),
    ),
    SkelligeCard(
        "sea_offering",
        Name("Opfergabe", "Offering"),
        safe=Passage(
            Name(
                "Die Mannschaft wirft Brot, Met und ein geschnitztes Pferd ins Wasser. Es "
                "versinkt schneller, als Holz versinken sollte, und die See wird ein wenig "
                "glatter.",
                "The crew throw bread, mead and a carved horse into the water. It sinks faster "
                "than wood ought to sink, and the sea grows a little smoother.",
            ),
            do=[MoveDagon(-1, not_below_start=True)],
        ),
        dangerous=Passage(
            Name(
                "Brot genügt nicht. Der Bootsmann sieht dich an, dann deinen Gürtel, und du "
                "verstehst, dass heute alle etwas geben.",
                "Bread is not enough. The bosun looks at you, then at your belt, and you "
                "understand that today everybody gives something.",
            ),
            do=[If(HasGold(1), then=[LoseGold(1)], otherwise=[DiscardCards(1)]), MoveDagon(-1)],
        ),
    ),
    SkelligeCard(
        "sea_call_of_the_deep",
        Name("Ruf der Tiefe", "Call of the deep"),
        safe=Passage(
            Name(
                "Etwas summt im Kiel, und am Anker hängt beim Einholen ein goldener Reif, der "
                "nicht für Menschenarme gemacht ist. Das Summen hört nicht auf.",
                "Something hums in the keel, and when the anchor is weighed a golden ring hangs "
                "from it that was not made for human arms. The humming does not stop.",
            ),
            do=[GainGold(1), MoveDagon(1)],
        ),
        dangerous=Passage(
            Name(
                "Die halbe Mannschaft steht nachts an der Reling und lauscht. Du hältst sie fest, "
                "einen nach dem anderen, bis es Morgen wird und du nicht mehr stehen kannst.",
                "At night half the crew stand at the rail and listen. You hold on to them, one "
                "after the other, until it is morning and you can no longer stand.",
            ),
            do=[RefillBy(-1), MoveDagon(1)],
        ),
    ),
    SkelligeCard(
        "sea_sprung_a_leak",
        Name("Leckgeschlagen", "Sprung a leak"),
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
                "The water is rising faster than the spirits. A mountain smokes on the horizon, "
                "and at this moment the black beach of Aenye Ard is the loveliest in the world.",
            ),
            do=[LandOn(BY_ID["aenye_ard"])],
        ),
    ),
    SkelligeCard(
        "sea_mutiny",
        Name("Meuterei", "Mutiny"),
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
                "wo angeblich niemand Spuren verwischen kann. Dir bietet man die Wahl an, mit "
                "gezogenen Messern.",
                "The captain hangs upside down from the mast, and the mutineers want to go to "
                "Pawen y Crevan, where supposedly no one can hide a trail. You are offered the "
                "choice, with knives drawn.",
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
                    Name("Hau den Kapitän los.", "Cut the captain down."),
                    Name(
                        "Das kostet Haut und Haare, aber das Schiff hält Kurs, und die Messer "
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
        "sea_offer_by_night",
        Name("Nächtliches Angebot", "Offer by night"),
        safe=Passage(
            Name(
                "Ein Mann im Ölmantel setzt sich zu dir, ohne dass ihn jemand hätte an Bord "
                "kommen sehen. „Huandre Heuangi“, sagt er. „Man zahlt dort gut für Leute, die "
                "nicht weglaufen.“",
                "A man in oilskins sits down beside you, though nobody saw him come aboard. "
                "“Huandre Heuangi,” he says. “They pay well there for people who do not run "
                "away.”",
            ),
            options=[
                Option(
                    Name("Nimm das Angebot an.", "Accept the offer."),
                    Name(
                        "Als du nickst, liegt schon Land voraus. Hinter den Klippen brüllt etwas, "
                        "als hätte es auf dich gewartet.",
                        "The moment you nod there is land ahead. Behind the cliffs something "
                        "roars as if it had been waiting for you.",
                    ),
                    do=[LandOn(BY_ID["huandre_heuangi"])],
                ),
                Option(
                    Name("Wünsch ihm eine gute Nacht.", "Wish him a good night."),
                    Name(
                        "„Schade“, sagt er und ist so fort, wie er gekommen ist. Der Platz, an "
                        "dem er saß, ist trocken.",
                        "“A pity,” he says, and is gone the way he came. The place where he sat "
                        "is dry.",
                    ),
                    do=[],
                ),
            ],
        ),
        dangerous=Passage(
            Name(
                "Der Mann im Ölmantel macht sein Angebot die ganze Nacht, immer wieder, mit "
                "derselben Stimme. Am Morgen hast du nicht geschlafen.",
                "The man in oilskins makes his offer all night long, over and over, in the same "
                "voice. By morning you have not slept.",
            ),
            do=[RefillBy(-1)],
        ),
    ),
    SkelligeCard(
        "sea_old_sea_chart",
        Name("Alte Seekarte", "Old sea chart"),
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
)
