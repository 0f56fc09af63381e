"""Event cards (Ereigniskarten), part 2."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.board import BY_ID
from tafelrunde.games.hexer.nouns import Ability, EventCard, Moment, Option
from tafelrunde.games.hexer.terms import Attribute, Terrain
from tafelrunde.games.hexer.vocabulary import (
    DiscardCards,
    DiscardRandom,
    Draw,
    EmptyShield,
    FillShield,
    GainBomb,
    GainGold,
    GainPotion,
    GainShield,
    LoseGold,
    LoseShield,
    RaiseLowest,
    RollDie,
)
from tafelrunde.games.hexer.vocabulary_abilities import PreventDamage
from tafelrunde.games.hexer.vocabulary_story import (
    Attempt,
    CheaperTraining,
    FightDrawn,
    FindIsland,
    FindTrail,
    GainCard,
    HasTrophies,
    HearRumour,
    RefillBy,
    ReturnThis,
)

EVENTS_2: Final[tuple[EventCard, ...]] = (
    EventCard(
        "event_old_amulet",
        Name("Das Amulett", "The amulet"),
        number=19,
        tale=Name(
            "Als die Fackeln fort sind, hängt dir eine alte Frau mit spitzen Ohren etwas um den "
            "Hals. „Es hat unsere Häuser nicht geschützt“, sagt sie. „Dich vielleicht.“",
            "When the torches are gone, an old woman with pointed ears hangs something around "
            "your neck. “It did not protect our houses,” she says. “It may protect you.”",
        ),
        keep=Ability(Moment.SUFFER, [PreventDamage(2)]),
    ),
    EventCard(
        "event_letter_of_recommendation",
        Name("Das Empfehlungsschreiben", "The letter of recommendation"),
        number=20,
        tale=Name(
            "Der Fechtmeister klopft sich die Blumenerde vom Rock und schreibt, ohne abzusetzen. "
            "„Zeig das an jeder Schule vor“, sagt er. „Und sag, du hättest es geschenkt bekommen. "
            "Ich habe einen Ruf.“",
            "The fencing master brushes the flowerbed off his coat and writes without pausing. "
            "“Show this at any school,” he says. “And say it was a gift. I have a reputation.”",
        ),
        keep=Ability(Moment.STANDING, [CheaperTraining(1)]),
    ),
    EventCard(
        "event_refund_notice",
        Name("Der Erstattungsbescheid", "The refund notice"),
        number=21,
        tale=Name(
            "„Für nachgewiesene Beseitigung öffentlicher Gefahren“, steht da in schönster "
            "Kanzleischrift, „wird auf Vorlage einer Trophäe erstattet.“ Es ist das erste Mal, "
            "dass dir eine Behörde Geld verspricht.",
            "“For the proven removal of public hazards,” it says in the finest chancery hand, “a "
            "refund is payable on production of a trophy.” It is the first time that an authority "
            "has promised you money.",
        ),
        keep=Ability(
            Moment.TURN_BEGINS, [GainGold(4), ReturnThis()], needs=HasTrophies(1), forced=True
        ),
    ),
    EventCard(
        "event_minstrel",
        Name("Der Begleiter mit der Laute", "The companion with the lute"),
        number=22,
        tale=Name(
            "Er stolpert, er friert, er fragt. Aber wenn etwas Großes tot im Gras liegt, ist er "
            "der Erste im nächsten Wirtshaus, und wenn du ankommst, steht der Hut schon auf dem "
            "Tisch.",
            "He stumbles, he shivers, he asks questions. But whenever something big lies dead in "
            "the grass he is first at the next inn, and by the time you arrive the hat is already "
            "on the table.",
        ),
        keep=Ability(Moment.FIGHT_WON, [GainGold(1)], forced=True),
    ),
    EventCard(
        "event_dungeon",
        Name("Der Kerker", "The dungeon"),
        number=23,
        tale=Name(
            "Die Zelle ist trocken, das ist das Beste an ihr. Dein Nachbar hinter der Wand klopft "
            "seit Stunden dieselbe Botschaft, und der Wärter klopft auf seinen Gürtel, da, wo ein "
            "Beutel hängen könnte.",
            "The cell is dry, and that is the best thing about it. Behind the wall your neighbour "
            "has been tapping the same message for hours, and the warder taps his belt at the "
            "spot where a purse might hang.",
        ),
        options=[
            Option(
                Name("Hör dem Nachbarn zu.", "Listen to the neighbour."),
                Name(
                    "Bis zum Morgen hast du das Alphabet heraus und einiges mehr. Dann lässt man "
                    "dich gehen, hungrig und gut unterrichtet.",
                    "By morning you have worked out the alphabet, and a good deal more. Then they "
                    "let you go, hungry and well informed.",
                ),
                do=[HearRumour(), FindTrail(Terrain.FOREST), RefillBy(-1)],
            ),
            Option(
                Name("Gib dem Wärter 1 Gold.", "Give the warder 1 gold."),
                Name(
                    "Er schließt auf und entschuldigt sich für die Unannehmlichkeiten. Deine "
                    "Sachen bekommst du zurück, und in der Eile auch die deines Vorgängers.",
                    "He unlocks the door and apologises for the inconvenience. You get your "
                    "things back, and in the haste those of your predecessor as well.",
                ),
                do=[LoseGold(1), GainPotion(), GainBomb()],
                gold=1,
            ),
        ],
    ),
    EventCard(
        "event_no_human",
        Name("Kein Mensch", "Not a man"),
        number=24,
        tale=Name(
            "Unter der Kapuze ist kein Gesicht, das man vergessen könnte. Die Geißel fällt zu "
            "Boden, und was darunter zum Vorschein kommt, braucht keine.",
            "Under the hood is no face that one could forget. The scourge drops to the ground, "
            "and what comes to light has no need of one.",
        ),
        do=[FightDrawn(1, gold=3)],
    ),
    EventCard(
        "event_bounty_of_hengfors",
        Name("Der Verräter von Hengfors", "The traitor of Hengfors"),
        number=25,
        tale=Name(
            "Er sitzt im Hinterzimmer und hat auf dich gewartet. „Ja, ich habe das Tor geöffnet“, "
            "sagt er. „Drinnen verhungerten sie. Draußen stand ein Heer, das Brot hatte.“ Unten "
            "fragt die Wache nach deinem Namen.",
            "He is sitting in the back room and has been waiting for you. “Yes, I opened the "
            "gate,” he says. “Inside they were starving. Outside stood an army that had bread.” "
            "Downstairs the guard is asking for your name.",
        ),
        options=[
            Option(
                Name("Übergib ihn.", "Hand him over."),
                Name(
                    "Er geht aufrecht. Das Kopfgeld stimmt bis auf die letzte Münze, und niemand "
                    "im Wirtshaus prostet dir zu.",
                    "He walks upright. The bounty is correct to the last coin, and nobody in the "
                    "inn drinks to you.",
                ),
                do=[GainGold(4), EmptyShield()],
            ),
            Option(
                Name("Zeig ihm das Fenster.", "Show him the window."),
                Name(
                    "„Warum?“, fragt er auf dem Sims. Zum Abschied wirft er dir sein Marschgepäck "
                    "zu: Alles, was eine verratene Kompanie ihm beigebracht hat.",
                    "“Why?” he asks on the sill. By way of farewell he throws you his field pack: "
                    "everything that a betrayed company had taught him.",
                ),
                do=[GainCard(1), GainPotion()],
            ),
        ],
    ),
    EventCard(
        "event_exchange_of_children",
        Name("Der Tausch", "The exchange"),
        number=26,
        tale=Name(
            "Auf der Lichtung stehen sie im Kreis, hoch und schön und kalt, und eine von ihnen "
            "wiegt ein rosiges Bündel. Das Falsche in deinem Arm streckt die Hände nach ihr aus. "
            "Das Richtige schläft und weiß von nichts.",
            "In the clearing they stand in a ring, tall and fair and cold, and one of them is "
            "rocking a rosy bundle. The false child in your arms reaches out to her. The real one "
            "sleeps and knows nothing of it.",
        ),
        options=[
            Option(
                Name("Tausche ehrlich.", "Make an honest trade."),
                Name(
                    "Sie nehmen das eine und geben das andere, und zum Dank für deine Höflichkeit "
                    "berührt dich eine an der Stirn.",
                    "They take the one and give the other, and in thanks for your courtesy one of "
                    "them touches your brow.",
                ),
                do=[GainGold(2), RaiseLowest()],
            ),
            Option(
                Name("Verlange mehr.", "Demand more."),
                Name(
                    "Sie lachen wie Eis auf einem Teich. Dann zahlen sie, was du verlangst, und "
                    "dass sie dabei so freundlich sind, sollte dir zu denken geben.",
                    "They laugh like ice on a pond. Then they pay what you demand, and the fact "
                    "that they are so friendly about it ought to make you think.",
                ),
                do=[GainGold(5), DiscardRandom(2), LoseShield(1)],
            ),
        ],
    ),
    EventCard(
        "event_bottomless_flask",
        Name("Die Feldflasche", "The flask"),
        number=27,
        tale=Name(
            "Du suchst dir die Feldflasche aus, die hinten im Regal stand. Sie ist leer, gluckert "
            "aber. „Für morgen früh!“, ruft es aus dem Mahlwerk. „Dann gibst du sie zurück!“",
            "You choose the flask from the back of the shelf. It is empty, yet it gurgles. “For "
            "tomorrow morning!” a voice calls from the millstones. “Then you give it back!”",
        ),
        keep=Ability(Moment.TURN_BEGINS, [Draw(2), FillShield(), ReturnThis()], forced=True),
    ),
    EventCard(
        "event_game_without_kings",
        Name("Ein Spiel ohne Könige", "A game without kings"),
        number=28,
        tale=Name(
            "Ohne Könige gewinnt der Bube, erklärt man dir, und das sei ja auch im Leben so. Die "
            "Flasche geht herum, der Einsatz ist klein. Gegen Mitternacht liegt mehr in der "
            "Mitte, als sechs Deserteure besitzen dürften.",
            "Without kings the knave wins, they explain, and is it not so in life. The bottle "
            "goes round, the stakes are small. Towards midnight there is more in the middle than "
            "six deserters ought to own.",
        ),
        options=[
            Option(
                Name("Geh mit.", "See it through."),
                Name(
                    "Du legst deine Karten hin und siehst zu, wie sechs Männer gleichzeitig den "
                    "Atem anhalten.",
                    "You lay down your cards and watch six men hold their breath at the same time.",
                ),
                do=[RollDie([(2, [LoseGold(2)]), (4, [GainGold(2)]), (6, [GainGold(4)])])],
            ),
            Option(
                Name("Steig aus und hör ihnen zu.", "Fold and listen to them."),
                Name(
                    "Wer nicht spielt, dem wird erzählt. Am Morgen weißt du, vor welcher Stellung "
                    "sie davongelaufen sind und was davor stand.",
                    "Those who do not play are told things. By morning you know which position "
                    "they ran away from and what was standing in front of it.",
                ),
                do=[HearRumour(), Draw(1)],
            ),
        ],
    ),
    EventCard(
        "event_hen_inis",
        Name("Hen Inis", "Hen Inis"),
        number=1,
        tale=Name(
            "Eine Insel aus Schädeln, sagen die Seeleute, und ausnahmsweise übertreiben sie "
            "nicht. Zwischen den Rippen alter Ungeheuer wohnen Leute, die sammeln, was andere "
            "erlegt haben.",
            "An island of skulls, the sailors say, and for once they do not exaggerate. Among the "
            "ribs of ancient monsters live people who collect what others have slain.",
        ),
        do=[FindIsland(BY_ID["hen_inis"])],
        skellige=True,
    ),
    EventCard(
        "event_loc_gwen",
        Name("Loc Gwen", "Loc Gwen"),
        number=2,
        tale=Name(
            "Ein weißer See mitten im Meer, und auf seinem Grund blinkt es. Es ist wirklich Gold. "
            "Es fragt sich nur, wessen.",
            "A white lake in the midst of the sea, and something glitters on its bed. It really "
            "is gold. The only question is whose.",
        ),
        do=[FindIsland(BY_ID["loc_gwen"])],
        skellige=True,
    ),
    EventCard(
        "event_aenye_ard",
        Name("Aenye Ard", "Aenye Ard"),
        number=3,
        tale=Name(
            "Der Berg raucht, der Strand ist schwarz, und zwischen den Schlacken wächst alles, "
            "was sonst nirgends wächst. Alchemisten kommen her, um glücklich zu sein. Manche "
            "kommen auch zurück.",
            "The mountain smokes, the beach is black, and among the cinders grows everything that "
            "grows nowhere else. Alchemists come here to be happy. Some of them even come back.",
        ),
        do=[FindIsland(BY_ID["aenye_ard"])],
        skellige=True,
    ),
    EventCard(
        "event_pawen_y_crevan",
        Name("Pawen y Crevan", "Pawen y Crevan"),
        number=4,
        tale=Name(
            "Wer die Insel betritt, sieht Spuren, und zwar alle: die von heute, die von gestern "
            "und die von Tieren, die hier nie waren. Die Fischer nennen es den Abdruck der Welt.",
            "Whoever sets foot on this island sees tracks, and all of them: today's, yesterday's, "
            "and those of beasts that were never here. The fishermen call it the footprint of the "
            "world.",
        ),
        do=[FindIsland(BY_ID["pawen_y_crevan"])],
        skellige=True,
    ),
    EventCard(
        "event_huandre_heuangi",
        Name("Huandre Heuangi", "Huandre Heuangi"),
        number=5,
        tale=Name(
            "Hinter den Klippen liegt eine Arena, die kein Mensch gebaut hat. Die Käfige sind "
            "belegt, die Ränge sind leer. Trotzdem hört man Beifall.",
            "Behind the cliffs lies an arena that no human built. The cages are occupied, the "
            "stands are empty. All the same you can hear applause.",
        ),
        do=[FindIsland(BY_ID["huandre_heuangi"])],
        skellige=True,
    ),
    EventCard(
        "event_whalebone_flute",
        Name("Die Walbeinflöte", "The whalebone flute"),
        number=6,
        tale=Name(
            "Der alte Skalde nimmt das Mundstück, setzt es auf und spielt drei Töne. Draußen wird "
            "das Meer glatt. Dann drückt er dir die Flöte in die Hand: „Ich kenne mein Lied. Du "
            "wirst deines brauchen.“",
            "The old skald takes the mouthpiece, fits it, and plays three notes. Outside the sea "
            "goes smooth. Then he presses the flute into your hand: “I know my song. You will be "
            "needing yours.”",
        ),
        keep=Ability(Moment.EFFECTS, [GainShield(2)]),
        skellige=True,
    ),
    EventCard(
        "event_raiders_prisoner",
        Name("Der Gefangene der Plünderer", "The raiders' prisoner"),
        number=7,
        tale=Name(
            "Das Langschiff geht längsseits, und am Mast hängt ein Mann in feinem Tuch. „Kaufst "
            "du ihn?“, fragt der Steuermann. „Er redet zu viel, und wir sind noch drei Tage auf "
            "See.“",
            "The longship comes alongside, and tied to its mast is a man in fine cloth. “Will you "
            "buy him?” asks the helmsman. “He talks too much, and we are at sea for another three "
            "days.”",
        ),
        options=[
            Option(
                Name("Kaufe ihn für 1 Gold frei.", "Buy his freedom for 1 gold."),
                Name(
                    "Er redet wirklich zu viel. Aber er redet von einem Jahrgang, einem Keller "
                    "und einer Bank, und vor dem Hafen unterschreibt er dir alles.",
                    "He really does talk too much. But he talks of a vintage, a cellar and a "
                    "bank, and before you reach port he signs it all over to you.",
                ),
                do=[LoseGold(1), GainGold(4)],
                gold=1,
            ),
            Option(
                Name("Fordere den Steuermann zum Ringkampf.", "Wrestle the helmsman for him."),
                Name(
                    "Zwei Decks sehen zu. Auf Skellige gibt es kein besseres Argument und kein "
                    "nasseres.",
                    "Two decks look on. In Skellige there is no better argument and no wetter one.",
                ),
                do=[
                    Attempt(
                        Attribute.COMBAT,
                        at_least=5,
                        then=[GainGold(3), Draw(1)],
                        otherwise=[DiscardCards(1), GainShield(1)],
                    )
                ],
            ),
        ],
        skellige=True,
    ),
    EventCard(
        "event_shield_maiden",
        Name("Die Schildmaid", "The shield maiden"),
        number=8,
        tale=Name(
            "„Ich habe keinen Jarl mehr“, sagt sie und prüft die Schneide ihrer Axt, „aber noch "
            "einen Schild.“ Sie fragt nicht, wohin du fährst. Sie fragt nur, was dort lebt.",
            "“I no longer have a jarl,” she says, testing the edge of her axe, “but I still have "
            "a shield.” She does not ask where you are going. She only asks what lives there.",
        ),
        keep=Ability(Moment.SUFFER, [PreventDamage(1)], uses=2),
        skellige=True,
    ),
)
