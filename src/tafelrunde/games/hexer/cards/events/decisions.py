"""Event cards (Ereigniskarten): decisions."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import EventCard, Option
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
from tafelrunde.games.hexer.vocabulary.story import (
    Attempt,
    FightDrawn,
    FindTrail,
    GainCard,
    HearRumour,
    RefillBy,
)

DECISIONS: Final[tuple[EventCard, ...]] = (
    EventCard(
        "event_the_merman",
        Name("Der Wassermann", "The merman", kind="m"),
        number=15,
        tale=Name(
            "Er sitzt auf einem Stein und ist kleiner, als das Dorf erzählt hat. Um ihn herum "
            "spielen fünf Frauen Karten, die man für ertrunken hielt. „Ich habe sie nie geholt“, "
            "sagt er müde. „Man hat sie mir geschickt.“",
            "He sits on a rock and is smaller than the village made out. Around him five women "
            "believed drowned are playing cards. “I never took them,” he says wearily. “They were "
            "sent to me.”",
        ),
        options=[
            Option(
                Name("Lass ihnen ihren Frieden.", "Leave them in peace."),
                Name(
                    "Die Älteste gibt dir eine Perle, die Jüngste einen Rat, und der Wassermann "
                    "zeigt dir, was sonst noch durch sein Wasser zieht.",
                    "The eldest gives you a pearl, the youngest a piece of advice, and the merman "
                    "shows you what else passes through his waters.",
                ),
                do=[GainGold(2), FindTrail(Terrain.WATER)],
            ),
            Option(
                Name("Bring dem Dorf seinen Kopf.", "Take the village his head."),
                Name(
                    "Das Dorf zahlt alles, was es hat. Im nächsten Jahr wird es keinen Fisch "
                    "geben, aber da bist du längst woanders.",
                    "The village pays all it has. Next year there will be no fish, but by then "
                    "you will be far away.",
                ),
                do=[GainGold(4), LoseShield(1)],
            ),
        ],
    ),
    EventCard(
        "event_trial",
        Name("Die Verhandlung", "The trial", kind="f"),
        number=17,
        tale=Name(
            "Der Saal in Wyzima ist voll, der Angeklagte lächelt, und der Schreiber findet seine "
            "Stimme nicht. Der Richter sieht auf die Uhr. Alle sehen auf dich.",
            "The courtroom in Vizima is packed, the accused is smiling, and the clerk cannot find "
            "his voice. The judge looks at the clock. Everybody looks at you.",
        ),
        options=[
            Option(
                Name("Sprich für ihn.", "Speak for him."),
                Name(
                    "Du sagst, was er gesehen hat und was seither auf ihn geschossen wurde. Das "
                    "Urteil ist gerecht, und der Ratsherr zahlt aus dem Grab.",
                    "You say what he saw and what has been shot at him since. The verdict is "
                    "just, and the councillor pays from beyond the grave.",
                ),
                do=[GainGold(3), FillShield()],
            ),
            Option(
                Name("Tritt ihm auf den Fuß.", "Tread on his foot."),
                Name(
                    "Er schreit, und dann schreit er alles auf einmal. Im Tumult verliert ein "
                    "Leibwächter des Angeklagten sein Rüstzeug, und du hebst es auf.",
                    "He yells, and then he yells everything at once. In the uproar one of the "
                    "defendant's bodyguards loses his gear, and you pick it up.",
                ),
                do=[GainCard(0), GainBomb()],
            ),
        ],
    ),
    EventCard(
        "event_last_will",
        Name("Der letzte Wille", "The last will", kind="m -ns"),
        number=18,
        tale=Name(
            "Sie sieht den Ring, bevor du ein Wort gesagt hast, und wird sehr ruhig. „Er hat ihn "
            "mir gestohlen“, sagt sie. „Vor zwanzig Jahren. Und du bringst ihn zurück, in seinem "
            "Namen.“",
            "She sees the ring before you have said a word and grows very calm. “He stole it from "
            "me,” she says. “Twenty years ago. And you bring it back, in his name.”",
        ),
        options=[
            Option(
                Name("Sag, er habe es bereut.", "Say that he repented."),
                Name(
                    "Es ist vielleicht sogar wahr. Sie lacht, weint und lehrt dich das Brauen "
                    "eines Tranks, den sie damals für ihn bestimmt hatte.",
                    "It may even be true. She laughs, cries, and teaches you to brew a potion "
                    "that she had once intended for him.",
                ),
                do=[GainPotion(2), Draw(1)],
            ),
            Option(
                Name("Lass dir den Ring abkaufen.", "Sell her the ring."),
                Name(
                    "„Dreimal bezahlt man für jede Dummheit“, sagt sie und zählt. Du fragst "
                    "nicht, welches Mal dieses ist.",
                    "“One pays for every folly three times over,” she says, counting. You do not "
                    "ask which time this is.",
                ),
                do=[GainGold(4)],
            ),
        ],
    ),
    EventCard(
        "event_dungeon",
        Name("Der Kerker", "The dungeon", kind="m"),
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
        Name("Kein Mensch", "Not human", kind="title"),
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
        Name("Der Verräter von Hengfors", "The traitor of Hengfors", kind="m"),
        number=25,
        tale=Name(
            "Er sitzt im Hinterzimmer und hat auf dich gewartet. „Ja, ich habe das Tor geöffnet“, "
            "sagt er. „Drinnen verhungerten sie. Draußen stand ein Heer, das Brot hatte.“ Unten "
            "fragt die Wache nach deinem Namen.",
            "He is sitting in the back room and has been waiting for you. “Yes, I opened the "
            "gate,” he says. “Inside they were starving. Outside stood an army that had bread.” "
            "Downstairs the guard is asking your name.",
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
                    "zu: alles, was eine verratene Kompanie ihm beigebracht hat.",
                    "“Why?” he asks on the sill. By way of farewell he throws you his field pack: "
                    "everything that a betrayed company had taught him.",
                ),
                do=[GainCard(1), GainPotion()],
            ),
        ],
    ),
    EventCard(
        "event_exchange_of_children",
        Name("Der Tausch", "The exchange", kind="m"),
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
        "event_game_without_kings",
        Name("Ein Spiel ohne Könige", "A game without kings", kind="n"),
        number=28,
        tale=Name(
            "Ohne Könige gewinnt der Bube, erklärt man dir, und das sei ja auch im Leben so. Die "
            "Flasche geht herum, der Einsatz ist klein. Gegen Mitternacht liegt mehr in der "
            "Mitte, als sechs Deserteure besitzen dürften.",
            "Without kings the knave wins, they explain, and life is no different. The bottle goes "
            "round, the stakes are small. Towards midnight there is more in the middle than six "
            "deserters ought to own.",
        ),
        options=[
            Option(
                Name("Geh mit.", "Stay in."),
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
        "event_raiders_prisoner",
        Name("Der Gefangene der Plünderer", "The raiders' prisoner", kind="m adj"),
        number=7,
        tale=Name(
            "Das Langschiff geht längsseits, und an seinem Mast steht gefesselt ein Mann in feinem "
            "Tuch. „Kaufst du ihn?“, fragt der Steuermann. „Er redet zu viel, und wir sind noch "
            "drei Tage auf See.“",
            "The longship comes alongside, and tied to its mast is a man in fine cloth. “Will you "
            "buy him?” asks the helmsman. “He talks too much, and we're at sea for another three "
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
)
