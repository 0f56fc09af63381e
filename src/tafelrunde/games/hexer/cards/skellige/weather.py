"""Skellige exploration cards (Skellige-Erkundungskarten): wind and weather."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.board import BY_ID
from tafelrunde.games.hexer.nouns import Option, Passage, SkelligeCard
from tafelrunde.games.hexer.terms import Terrain
from tafelrunde.games.hexer.vocabulary import (
    DiscardCards,
    DiscardRandom,
    Draw,
    FillShield,
    GainGold,
    LoseShield,
)
from tafelrunde.games.hexer.vocabulary.story import (
    FindIsland,
    FindTrail,
    LandOn,
    RefillBy,
    ShuffleDiscards,
    TurnBack,
)

WEATHER: Final[tuple[SkelligeCard, ...]] = (
    SkelligeCard(
        "sea_calm_sea",
        Name("Ruhige See", "Calm sea", kind="f"),
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
        "sea_storm",
        Name("Sturm", "Storm", kind="m"),
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
                "Der Mast geht, das Ruder geht, die Richtung geht. Was euch auffängt, sind Rippen, "
                "groß wie Spanten: der Strand von Hen Inis.",
                "The mast goes, the rudder goes, all direction goes. What catches you are ribs as "
                "big as ship's frames: the beach of Hen Inis.",
            ),
            do=[LandOn(BY_ID["hen_inis"]), RefillBy(-1)],
        ),
    ),
    SkelligeCard(
        "sea_current",
        Name("Strömung", "Current", kind="f"),
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
        "sea_whirlpool",
        Name("Strudel", "Whirlpool", kind="m"),
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
                "This time the sea does not ask. You spin until nobody knows which way was up, and "
                "run aground in the whiteness of Loc Gwen.",
            ),
            do=[LandOn(BY_ID["loc_gwen"])],
        ),
    ),
    SkelligeCard(
        "sea_frozen_spray",
        Name("Gefrierende Gischt", "Freezing spray", kind="f"),
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
        "sea_fog_bank",
        Name("Die Nebelbank", "The fog bank", kind="f"),
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
        "sea_smoke_on_the_horizon",
        Name("Rauch am Horizont", "Smoke on the horizon", kind="m"),
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
                        "Sie kniet im schwarzen Sand und lacht. Du hast noch nie gesehen, dass "
                        "sich jemand so über Asche freut.",
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
        "sea_doldrums",
        Name("Flaute", "Doldrums", kind="f"),
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
)
