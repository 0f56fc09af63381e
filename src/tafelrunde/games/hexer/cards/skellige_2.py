"""Skellige exploration cards (Skellige-Erkundungskarten), part 2."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.board import BY_ID
from tafelrunde.games.hexer.nouns import Option, Passage, SkelligeCard
from tafelrunde.games.hexer.terms import Attribute, Terrain
from tafelrunde.games.hexer.vocabulary import (
    DiscardCards,
    DiscardRandom,
    Draw,
    EmptyShield,
    FillShield,
    GainBomb,
    GainGold,
    GainShield,
    HasGold,
    If,
    LoseGold,
    LoseShield,
)
from tafelrunde.games.hexer.vocabulary_story import (
    Attempt,
    BeginQuest,
    FindIsland,
    FindTrail,
    GainCard,
    HearRumour,
    LandOn,
    ReadEvent,
    RefillBy,
    ShuffleDiscards,
    TurnBack,
)

SKELLIGE_2: Final[tuple[SkelligeCard, ...]] = (
    SkelligeCard(
        "sea_dead_whale",
        Name("Der tote Wal", "The dead whale"),
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
                "Jemand anders hat ihn schon angestochen. Der Knall ist bis zum Festland zu "
                "hören, und du riechst noch tagelang so. Ein Rest Gas ist dir geblieben.",
                "Somebody else has pricked it already. The bang can be heard on the mainland, and "
                "you will smell of it for days. A little of the gas is left to you.",
            ),
            do=[DiscardCards(2), GainBomb()],
        ),
    ),
    SkelligeCard(
        "sea_longship",
        Name("Das Langschiff", "The longship"),
        safe=Passage(
            Name(
                "„Du fährst nach Skellige?“, ruft der Jarl herüber. „Dann nimm ein Wort mit, das "
                "ich selbst nicht sagen kann.“ Er wirft dir eine Rolle zu, mit Wachs verschlossen "
                "und mit Stolz.",
                "“You are bound for Skellige?” the jarl calls across. “Then take a word with you "
                "that I cannot say myself.” He throws you a scroll, sealed with wax and with "
                "pride.",
            ),
            do=[BeginQuest("q22")],
        ),
        dangerous=Passage(
            Name(
                "„Zoll!“, ruft der Jarl herüber, und sechzig Schilde werden angeschlagen. Es ist "
                "kein Zollgewässer. Es sind aber sechzig Schilde.",
                "“Toll!” the jarl calls across, and sixty shields are beaten. These are not toll "
                "waters. But they are sixty shields.",
            ),
            do=[If(HasGold(2), then=[LoseGold(2)], otherwise=[DiscardCards(2)])],
        ),
    ),
    SkelligeCard(
        "sea_frozen_spray",
        Name("Frierende Gischt", "Freezing spray"),
        safe=Passage(
            Name(
                "Das Tauwerk klirrt wie Glas, aber die Luft ist so klar, dass man bis morgen "
                "sehen kann. Kälte schmerzt weniger als das meiste, was du kennst.",
                "The rigging tinkles like glass, but the air is so clear that you can see into "
                "tomorrow. Cold hurts less than most things you know.",
            ),
            do=[FillShield()],
        ),
        dangerous=Passage(
            Name(
                "Das Eis wächst schneller, als ihr es abschlagt. Was an dir nicht friert, das "
                "friert an der Reling fest.",
                "The ice grows faster than you can hack it off. Whatever part of you is not "
                "freezing freezes to the rail.",
            ),
            do=[DiscardRandom(1), RefillBy(-1)],
        ),
    ),
    SkelligeCard(
        "sea_lights_of_the_dead",
        Name("Totenlichter", "Lights of the dead"),
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
        "sea_fog_bank",
        Name("Die Nebelbank", "The fog bank"),
        safe=Passage(
            Name(
                "Im Nebel hörst du, was man sonst übersieht: Flossen, Atem, eine Richtung. Du "
                "schreibst sie dir auf die Hand.",
                "In the fog you hear what one usually overlooks: fins, breath, a direction. You "
                "write it on your palm.",
            ),
            do=[FindTrail(Terrain.WATER)],
        ),
        dangerous=Passage(
            Name(
                "Der Nebel lässt euch erst los, als der Kiel über Sand schürft. Der Sand ist "
                "voller Fährten, und alle führen landeinwärts: Pawen y Crevan.",
                "The fog does not let go of you until the keel scrapes over sand. The sand is "
                "full of tracks, and all of them lead inland: Pawen y Crevan.",
            ),
            do=[LandOn(BY_ID["pawen_y_crevan"])],
        ),
    ),
    SkelligeCard(
        "sea_melody_from_below",
        Name("Melodie von unten", "Melody from below"),
        safe=Passage(
            Name(
                "Ein Fischer hat ein Mundstück aus Walbein im Netz, das leise pfeift, wenn "
                "niemand bläst. Die Flöte dazu besitzt er auch. „Nimm beides“, sagt er. „Ich "
                "möchte wieder schlafen.“",
                "A fisherman has a whalebone mouthpiece in his net that whistles softly when "
                "nobody blows it. He owns the flute as well. “Take both,” he says. “I should like "
                "to sleep again.”",
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
        "sea_bones_in_the_net",
        Name("Knochen im Netz", "Bones in the net"),
        safe=Passage(
            Name(
                "Im Netz hängen Knochen, groß wie Ruder, mit Runen bedeckt. „Die gehören "
                "jemandem“, sagt die Netzflickerin, „und er vermisst sie schon.“",
                "In the net hang bones as big as oars, covered in runes. “They belong to "
                "somebody,” says the net mender, “and he is already missing them.”",
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
        "sea_fisher_girl",
        Name("Die Fischertochter", "The fisher girl"),
        safe=Passage(
            Name(
                "Sie schwimmt eine Meile vor der Küste und ist nicht einmal außer Atem. „Gib ihm "
                "den“, sagt sie und legt dir einen Ring auf die Reling. „In Cidaris. Er weiß "
                "schon.“",
                "She is swimming a mile off the coast and is not even out of breath. “Give him "
                "this,” she says, and lays a ring on the rail. “In Cidaris. He will know.”",
            ),
            do=[BeginQuest("q27")],
        ),
        dangerous=Passage(
            Name(
                "Sie schwimmt eine Meile vor der Küste und lächelt. Als du ihr aufhelfen willst, "
                "hat sie deinen Beutel und du hast eine Schuppe in der Hand, an der man eine "
                "Fährte erkennt.",
                "She is swimming a mile off the coast, smiling. When you try to help her aboard "
                "she has your purse, and you have in your hand a scale by which one could know a "
                "trail.",
            ),
            do=[LoseGold(1), HearRumour(Terrain.WATER)],
        ),
    ),
    SkelligeCard(
        "sea_smoke_on_the_horizon",
        Name("Rauch am Horizont", "Smoke on the horizon"),
        safe=Passage(
            Name(
                "Der Rauch riecht nach Schwefel und Thymian. „Aenye Ard“, sagt die Heilerin an "
                "Bord sehnsüchtig. Sie würde für die Überfahrt bezahlen, oder dafür, dass du ihr "
                "die Kisten trägst.",
                "The smoke smells of sulphur and thyme. “Aenye Ard,” says the healer on board "
                "longingly. She would pay for the passage, or for having her boxes carried.",
            ),
            options=[
                Option(
                    Name("Setz sie auf Aenye Ard ab und bleib.", "Take her to Aenye Ard and stay."),
                    Name(
                        "Sie kniet im schwarzen Sand und lacht. Du hast noch nie jemanden sich so "
                        "über Asche freuen sehen.",
                        "She kneels in the black sand and laughs. You have never seen anybody so "
                        "happy about ash.",
                    ),
                    do=[LandOn(BY_ID["aenye_ard"])],
                ),
                Option(
                    Name("Trag ihr nur die Kisten.", "Only carry her boxes."),
                    Name(
                        "Die Kisten summen. Die Heilerin zahlt und notiert den Kurs für das "
                        "nächste Mal.",
                        "The boxes hum. The healer pays and notes down the course for next time.",
                    ),
                    do=[FindIsland(BY_ID["aenye_ard"]), GainGold(1)],
                ),
            ],
        ),
        dangerous=Passage(
            Name(
                "Der Berg spuckt, und glühende Brocken fallen ins Meer und aufs Deck. Die einzige "
                "Bucht, in der es nicht brennt, liegt an seinem Fuß.",
                "The mountain spits, and glowing lumps fall into the sea and onto the deck. The "
                "only cove that is not on fire lies at its foot.",
            ),
            do=[LoseShield(1), LandOn(BY_ID["aenye_ard"])],
        ),
    ),
    SkelligeCard(
        "sea_berserker_aboard",
        Name("Ein Berserker an Bord", "A berserker aboard"),
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
                    Name("Bringt ihn nach Huandre Heuangi.", "Take him to Huandre Heuangi."),
                    Name(
                        "Am Tor der Arena streicht man ihm über den Kopf wie einem Heimkehrer. "
                        "Dich sieht man an wie einen Bewerber.",
                        "At the gate of the arena they stroke his head as if he had come home. At "
                        "you they look as if you were applying.",
                    ),
                    do=[LandOn(BY_ID["huandre_heuangi"])],
                ),
                Option(
                    Name("Halte ihn fest.", "Hold him down."),
                    Name(
                        "Es ist, als hielte man ein Wetter. Gegen Abend schläft er an deiner "
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
        "sea_white_glimmer",
        Name("Weißer Schimmer", "White glimmer"),
        safe=Passage(
            Name(
                "Über dem Horizont steht ein Licht wie von Schnee. Der Lotse kennt es: Loc Gwen, "
                "der See, in den man Münzen nicht hinein-, sondern aus dem man sie herauswirft. "
                "Er verkauft dir den Kurs gegen ein Versprechen.",
                "A light like snow hangs over the horizon. The pilot knows it: Loc Gwen, the lake "
                "where coins are thrown not in but out. He sells you the course for a promise.",
            ),
            do=[FindIsland(BY_ID["loc_gwen"]), Draw(1)],
        ),
        dangerous=Passage(
            Name(
                "Geblendet vom Schimmer wirft die Mannschaft ihr Gold über Bord, und deins gleich "
                "mit. Der Lotse schwört, es sei nicht verloren, es liege nun in Loc Gwen.",
                "Dazzled by the glimmer the crew throw their gold overboard, and yours with it. "
                "The pilot swears that it is not lost: it is lying in Loc Gwen now.",
            ),
            do=[LoseGold(2), FindIsland(BY_ID["loc_gwen"]), RefillBy(1)],
        ),
    ),
    SkelligeCard(
        "sea_castaway",
        Name("Die Schiffbrüchige", "The castaway"),
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
        Name("Plünderer", "Raiders"),
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
    SkelligeCard(
        "sea_doldrums",
        Name("Flaute", "Doldrums"),
        safe=Passage(
            Name(
                "Drei Tage lang hängt das Segel wie ein nasses Hemd. Du denkst alles noch einmal "
                "durch, was du je gelernt hast, und manches davon stimmt.",
                "For three days the sail hangs like a wet shirt. You think over everything you "
                "ever learned, and some of it is correct.",
            ),
            do=[ShuffleDiscards(), Draw(1)],
        ),
        dangerous=Passage(
            Name(
                "Drei Tage lang hängt das Segel wie ein nasses Hemd. Dann rudert ihr zurück, "
                "jeder für zwei, und der Reeder zahlt jedem für einen.",
                "For three days the sail hangs like a wet shirt. Then you row back, each doing "
                "the work of two, and the owner pays each of you for one.",
            ),
            do=[GainGold(2), TurnBack()],
        ),
    ),
    SkelligeCard(
        "sea_shadow_under_the_keel",
        Name("Schatten unter dem Kiel", "Shadow under the keel"),
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
        Name("Trommeln hinter den Klippen", "Drums beyond the cliffs"),
        safe=Passage(
            Name(
                "Die Trommeln von Huandre Heuangi rufen jeden, der eine Waffe trägt. Der "
                "Steuermann wickelt sich Wolle um die Ohren und merkt sich die Peilung für Leute "
                "mit schwächerem Verstand.",
                "The drums of Huandre Heuangi call everyone who bears a weapon. The helmsman "
                "wraps wool around his ears and notes the bearing for people of weaker mind.",
            ),
            do=[FindIsland(BY_ID["huandre_heuangi"]), GainShield(1)],
        ),
        dangerous=Passage(
            Name(
                "Die Trommeln schlagen im Takt deines Herzens, und dann schlägt dein Herz in "
                "ihrem. Du steuerst selbst. Niemand wagt, dir das Ruder zu nehmen.",
                "The drums beat in time with your heart, and then your heart beats in theirs. You "
                "steer yourself. Nobody dares to take the wheel from you.",
            ),
            do=[LandOn(BY_ID["huandre_heuangi"]), GainShield(1)],
        ),
    ),
)
