"""Skellige exploration cards (Skellige-Erkundungskarten): what lives below."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.board import BY_ID
from tafelrunde.games.hexer.nouns import Option, Passage, SkelligeCard
from tafelrunde.games.hexer.terms import Attribute
from tafelrunde.games.hexer.vocabulary import (
    DiscardCards,
    Draw,
    EmptyShield,
    GainGold,
    GainShield,
    HasGold,
    If,
    LoseGold,
    LoseShield,
    TrashCards,
)
from tafelrunde.games.hexer.vocabulary.story import (
    Attempt,
    BeginQuest,
    FindIsland,
    HearRumour,
    LandOn,
    MoveDagon,
    RefillBy,
)

DEPTHS: Final[tuple[SkelligeCard, ...]] = (
    SkelligeCard(
        "sea_siren_song",
        Name("Sirenengesang", "Siren song", kind="m"),
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
                "Sie singen deinen Namen, und sie singen ihn richtig. Drei Mann müssen dich vom "
                "Bug ziehen, und zart gehen sie dabei nicht vor.",
                "They sing your name, and they sing it right. It takes three men to drag you from "
                "the bow, and they are not gentle about it.",
            ),
            do=[DiscardCards(1), LoseShield(1)],
        ),
    ),
    SkelligeCard(
        "sea_ghost_ship",
        Name("Geisterschiff", "Ghost ship", kind="n"),
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
        "sea_offering",
        Name("Opfergabe", "Offering", kind="f"),
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
        Name("Ruf der Tiefe", "Call of the deep", kind="m"),
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
        "sea_offer_by_night",
        Name("Nächtliches Angebot", "Offer by night", kind="n"),
        safe=Passage(
            Name(
                "Ein Mann im Ölmantel setzt sich zu dir, ohne dass ihn jemand hätte an Bord "
                "kommen sehen. „Huandre Heuangi“, sagt er. „Man zahlt dort gut für Leute, die "
                "nicht weglaufen.“",
                "A man in oilskins sits down beside you, though nobody saw him come aboard. "
                "“Huandre Heuangi,” he says. “They pay well there for people who don't run "
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
        "sea_lights_of_the_dead",
        Name("Totenlichter", "Lights of the dead", kind="pl"),
        safe=Passage(
            Name(
                "Auf einer Klippe brennen kleine Feuer, eines für jeden Schädel. „Hen Inis“, sagt "
                "der Bootsmann und spuckt dreimal. „Wenn du unbedingt willst.“",
                "Little fires are burning on a cliff, one for every skull. “Hen Inis,” says the "
                "bosun and spits three times. “If you absolutely must.”",
            ),
            do=[FindIsland(BY_ID["hen_inis"])],
            options=[
                Option(
                    Name("Geh dort an Land.", "Go ashore there."),
                    Name(
                        "Der Strand knirscht. Es sind keine Muscheln.",
                        "The beach crunches. Those are not shells.",
                    ),
                    do=[LandOn(BY_ID["hen_inis"])],
                ),
                Option(
                    Name("Zähl die Feuer und fahr weiter.", "Count the fires and sail on."),
                    Name(
                        "Es sind siebenundvierzig, und beim zweiten Zählen achtundvierzig. Der "
                        "Bootsmann gibt dir eine Münze, damit du nicht noch einmal zählst.",
                        "There are forty-seven, and on a second count forty-eight. The bosun "
                        "gives you a coin not to count again.",
                    ),
                    do=[GainGold(1)],
                ),
            ],
        ),
        dangerous=Passage(
            Name(
                "Die Lichter winken, und der Rudergänger winkt zurück und hält auf sie zu. Als er "
                "zu sich kommt, sitzt ihr auf dem Strand von Hen Inis.",
                "The lights wave, and the man at the wheel waves back and steers for them. By the "
                "time he comes to himself you are sitting on the beach of Hen Inis.",
            ),
            do=[LoseShield(1), LandOn(BY_ID["hen_inis"])],
        ),
    ),
    SkelligeCard(
        "sea_melody_from_below",
        Name("Melodie von unten", "Melody from below", kind="f"),
        safe=Passage(
            Name(
                "Ein Fischer hat im Netz ein Mundstück aus Walbein, das leise pfeift, wenn niemand "
                "bläst. Die Flöte dazu besitzt er auch. „Nimm beides“, sagt er. „Ich möchte wieder "
                "schlafen.“",
                "In his net a fisherman has a whalebone mouthpiece that whistles softly when "
                "nobody blows it. He owns the flute as well. “Take both,” he says. “I'd like to "
                "sleep again.”",
            ),
            do=[BeginQuest("q23")],
        ),
        dangerous=Passage(
            Name(
                "Die Melodie kommt von unten und geht durch die Fußsohlen. Du tanzt bis zum "
                "Morgen, und du hast noch nie so gut getanzt.",
                "The melody comes from below and goes in through the soles of the feet. You dance "
                "until morning, and you have never danced so well.",
            ),
            do=[EmptyShield(), Draw(2)],
        ),
    ),
    SkelligeCard(
        "sea_shadow_under_the_keel",
        Name("Schatten unter dem Kiel", "Shadow under the keel", kind="m"),
        safe=Passage(
            Name(
                "Ein Schatten zieht unter euch durch, und er braucht lange dafür. Danach lachen "
                "alle zu laut, und der Kapitän macht das gute Fass auf.",
                "A shadow passes beneath you, and it takes a long time about it. Afterwards "
                "everyone laughs too loudly, and the captain broaches the good barrel.",
            ),
            do=[RefillBy(1)],
        ),
        dangerous=Passage(
            Name(
                "Der Schatten hat Arme. Einer davon tastet über die Reling wie eine Hand über ein "
                "Regal, und du stehst im Weg.",
                "The shadow has arms. One of them gropes over the rail like a hand along a shelf, "
                "and you are standing in the way.",
            ),
            do=[
                Attempt(
                    Attribute.DEFENCE, at_least=4, then=[GainGold(2)], otherwise=[DiscardCards(2)]
                )
            ],
        ),
    ),
    SkelligeCard(
        "sea_drums_beyond_the_cliffs",
        Name("Trommeln hinter den Klippen", "Drums beyond the cliffs", kind="pl"),
        safe=Passage(
            Name(
                "Die Trommeln von Huandre Heuangi rufen jeden, der eine Waffe trägt. Der "
                "Steuermann stopft sich Wolle in die Ohren und merkt sich die Peilung für Leute "
                "mit schwächerem Verstand.",
                "The drums of Huandre Heuangi call everyone who bears a weapon. The helmsman "
                "stuffs wool into his ears and notes the bearing for people of weaker mind.",
            ),
            do=[FindIsland(BY_ID["huandre_heuangi"]), GainShield(1)],
        ),
        dangerous=Passage(
            Name(
                "Die Trommeln schlagen im Takt deines Herzens, und dann schlägt dein Herz in "
                "ihrem. Du steuerst selbst. Niemand wagt, dir das Ruder zu nehmen.",
                "The drums beat in time with your heart, and then your heart beats in time with "
                "them. You take the helm yourself. Nobody dares to take it from you.",
            ),
            do=[LandOn(BY_ID["huandre_heuangi"]), GainShield(1)],
        ),
    ),
)
