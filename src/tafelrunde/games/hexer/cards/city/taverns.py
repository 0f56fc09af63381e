"""City exploration cards (Stadt-Erkundungskarten): taverns and pleasures."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.hexer.nouns import Deck, ExplorationCard, Option
from tafelrunde.games.hexer.terms import Attribute, Terrain
from tafelrunde.games.hexer.vocabulary import (
    DiscardCards,
    Draw,
    FillShield,
    GainBomb,
    GainGold,
    If,
    LoseGold,
    LoseShield,
    RollDie,
)
from tafelrunde.games.hexer.vocabulary.story import (
    Attempt,
    BeginQuest,
    HasTrophies,
    HearRumour,
    ReadEvent,
    ShuffleDiscards,
)

TAVERNS: Final[tuple[ExplorationCard, ...]] = (
    ExplorationCard(
        "city_indebted_innkeeper",
        Name("Der verschuldete Wirt", "The indebted innkeeper", kind="m"),
        deck=Deck.CITY,
        tale=Name(
            "Die Schankstube ist leer bis auf zwei Männer mit dicken Armen und einem "
            "Schuldschein. Hinter ihnen zählt der Wirt Kupfer und kommt jedes Mal auf dieselbe "
            "Zahl. „Zwei Gold fehlen“, sagt der eine Mann, „und mir fehlt die Geduld.“",
            "The taproom is empty but for two men with thick arms and a promissory note. Behind "
            "them the innkeeper counts coppers and arrives at the same sum every time. “Two gold "
            "short,” says one of the men, “and I'm short of patience.”",
        ),
        options=[
            Option(
                Name("Bezahle 2 Gold seiner Schulden.", "Pay 2 gold of his debts."),
                Name(
                    "Du legst das Gold auf den Tisch, und die dicken Arme verlieren das "
                    "Interesse. Der Wirt nennt dir mit feuchten Augen einen Bruder in Novigrad, "
                    "der noch nie eine Schuld hat anstehen lassen.",
                    "You put the gold on the table, and the thick arms lose interest. With wet "
                    "eyes the innkeeper tells you of a brother in Novigrad who has never yet left "
                    "a debt unpaid.",
                ),
                do=[LoseGold(2), BeginQuest("q1")],
                gold=2,
            ),
            Option(
                Name("Lass die Geldeintreiber gewähren.", "Let the collectors have their way."),
                Name(
                    "Es geht schnell und klingt schlimmer, als es ist. Im Hinausgehen drückt dir "
                    "einer der beiden eine Münze in die Hand: „Fürs Wegschauen.“",
                    "It is quick and sounds worse than it is. On the way out one of the two "
                    "presses a coin into your hand: “For not looking.”",
                ),
                do=[GainGold(1)],
            ),
        ],
    ),
    ExplorationCard(
        "city_tavern_rumours",
        Name("Gerüchte in der Taverne", "Rumours in the tavern", kind="pl"),
        deck=Deck.CITY,
        tale=Name(
            "Je dunkler die Ecke, desto größer das Untier, von dem man dort erzählt. Heute sitzen "
            "drei Jäger, ein Köhler und ein Bestatter beisammen, und jeder hat etwas gesehen. Die "
            "Krüge sind leer.",
            "The darker the corner, the larger the beast in its tales. Tonight three "
            "trappers, a charcoal burner and an undertaker sit together, and each has seen "
            "something. The mugs are empty.",
        ),
        options=[
            Option(
                Name("Gib eine Runde aus.", "Buy a round."),
                Name(
                    "Volle Krüge lösen Zungen. Zieht man das Prahlen ab und die überzähligen "
                    "Köpfe, bleiben zwei Orte, an denen es sich nachzusehen lohnt.",
                    "Full mugs loosen tongues. Take away the boasting and most of the heads, and "
                    "two places remain that are worth a look.",
                ),
                do=[LoseGold(1), HearRumour(), HearRumour()],
                gold=1,
            ),
            Option(
                Name("Lausche heimlich.", "Eavesdrop."),
                Name(
                    "Vom Nebentisch hörst du nur die Hälfte, aber es ist die bessere: Der "
                    "Bestatter übertreibt nie.",
                    "From the next table you catch only half of it, but it is the better half: "
                    "the undertaker never exaggerates.",
                ),
                do=[HearRumour()],
            ),
        ],
    ),
    ExplorationCard(
        "city_travelling_players",
        Name("Schausteller", "Travelling players", kind="pl"),
        deck=Deck.CITY,
        tale=Name(
            "Auf dem Platz steht ein bunter Wagen, davor stirbt ein Ritter zum dritten Mal an "
            "diesem Tag. Der Drache hat Fieber und fällt aus. Der Prinzipal sieht dich an, wie "
            "man einen Ersatzdrachen ansieht.",
            "A painted wagon stands on the square, and before it a knight is dying for the third "
            "time today. The dragon has a fever and cannot go on. The manager looks at you the "
            "way one looks at a substitute dragon.",
        ),
        options=[
            Option(
                Name("Tritt mit ihnen auf.", "Perform with them."),
                Name(
                    "Dein Sterben überzeugt, dein Brüllen weniger. Der Hut geht herum, und hinter "
                    "der Bühne lernst du einen Sturz, der nicht wehtut.",
                    "Your dying convinces, your roaring less so. The hat goes round, and behind "
                    "the stage you learn a fall that does not hurt.",
                ),
                do=[GainGold(1), Draw(1)],
            ),
            Option(
                Name("Prüfe ihren Wagen.", "Search their wagon."),
                Name(
                    "Unter den Kulissen liegt das Drachenfeuer: Schwarzpulver, schlecht verpackt. "
                    "Du verpackst es besser, und zwar bei dir.",
                    "Under the scenery lies the dragon's fire: black powder, badly packed. You "
                    "pack it better: in your own bag.",
                ),
                do=[GainBomb()],
            ),
        ],
    ),
    ExplorationCard(
        "city_fighting_pit",
        Name("Die Faustkampfgrube", "The fighting pit", kind="f"),
        deck=Deck.CITY,
        tale=Name(
            "Sand, Blut und Zwiebelgeruch: Unter der Gerberei wird gekämpft. Der Meister der "
            "Grube heißt Brocken und sieht aus, als hätte man ihn nach seinem Namen gebaut. Am "
            "Rand sammelt ein Mann mit Brille Wetten.",
            "Sand, blood and the smell of onions: there is fighting under the tannery. The "
            "champion is called Boulder and looks as if he had been built to match the name. At "
            "the edge a man in spectacles takes bets.",
        ),
        options=[
            Option(
                Name("Steig in die Grube.", "Get into the pit."),
                Name(
                    "Brocken grüßt höflich und schlägt dann nach deinem Kopf. Die Leute johlen, "
                    "der Sand ist weich, und irgendwann liegt einer von euch darin.",
                    "Boulder bids you a polite good evening and then swings at your head. The "
                    "people howl, the sand is soft, and sooner or later one of you is lying in "
                    "it.",
                ),
                do=[
                    Attempt(
                        Attribute.COMBAT,
                        at_least=5,
                        then=[GainGold(3)],
                        otherwise=[LoseShield(1), GainGold(1)],
                    )
                ],
            ),
            Option(
                Name("Setze 1 Gold auf den Herausforderer.", "Bet 1 gold on the challenger."),
                Name(
                    "Der Herausforderer ist ein Bäcker mit Eheproblemen. Du hast schon auf "
                    "Schlechteres gesetzt.",
                    "The challenger is a baker with trouble at home. You have bet on worse.",
                ),
                do=[LoseGold(1), RollDie([(3, []), (5, [GainGold(3)]), (6, [GainGold(5)])])],
                gold=1,
            ),
        ],
    ),
    ExplorationCard(
        "city_gambling_den",
        Name("Die Spielhölle", "The gambling den", kind="f"),
        deck=Deck.CITY,
        tale=Name(
            "Im Hinterzimmer rollen die Würfel, und der Einäugige am Kopfende verliert, ohne zu "
            "blinzeln. „Ich habe noch etwas ausstehen“, sagt er, „in Loc Ichaer. Hol es, und wir "
            "teilen. Oder setz dich, und wir spielen gleich.“",
            "In the back room the dice are rolling, and the one-eyed man at the head of the table "
            "loses without blinking. “I've something owing to me,” he says, “in Loc Ichaer. "
            "Fetch it and we share. Or sit down and we play right now.”",
        ),
        options=[
            Option(
                Name("Treib seine Spielschulden ein.", "Collect his gambling debts."),
                Name(
                    "Er schreibt dir den Namen auf die Rückseite einer Spielkarte. Es ist der "
                    "Narr, und du hoffst, das ist kein Hinweis.",
                    "He writes the name on the back of a playing card. It is the fool, and you "
                    "hope that is not a hint.",
                ),
                do=[BeginQuest("q18")],
            ),
            Option(
                Name("Setz dich und spiel.", "Sit down and play."),
                Name(
                    "Die Würfel sind alt, die Kanten rund, das Licht ist schlecht. Ehrlich ist "
                    "hier nur der Geruch.",
                    "The dice are old, the edges round, the light poor. The only honest thing in "
                    "here is the smell.",
                ),
                do=[RollDie([(3, [LoseGold(1)]), (5, [GainGold(2)]), (6, [GainGold(4)])])],
            ),
        ],
    ),
    ExplorationCard(
        "city_bathhouse",
        Name("Das Badehaus", "The bathhouse", kind="n"),
        deck=Deck.CITY,
        tale=Name(
            "Dampf, Marmor und ein Bademeister mit Unterarmen wie Keulen. Für den vollen Preis "
            "gibt es Wasser, Seife und eine Behandlung, die er „Massage“ nennt. Umsonst gibt "
            "es den Platz am Abfluss, wo die Förster sitzen.",
            "Steam, marble and an attendant with forearms like clubs. The full price buys water, "
            "soap and a treatment that he calls “massage”. For nothing there is the seat by the "
            "drain, where the foresters sit.",
        ),
        options=[
            Option(
                Name("Zahle 1 Gold für das volle Bad.", "Pay 1 gold for the full bath."),
                Name(
                    "Er findet Knochen, von denen du nichts wusstest, und rückt sie zurecht. "
                    "Danach fühlst du dich neu, jedenfalls an einigen Stellen.",
                    "He finds bones you did not know about and puts them right. Afterwards you "
                    "feel new, at any rate in places.",
                ),
                do=[LoseGold(1), FillShield(), ShuffleDiscards(), Draw(1)],
                gold=1,
            ),
            Option(
                Name("Setz dich zu den Förstern.", "Sit with the foresters."),
                Name(
                    "Förster reden wenig, aber im warmen Wasser schon mehr. Einer zeigt mit "
                    "Seifenschaum auf dem Beckenrand, wo er nicht mehr hingeht.",
                    "Foresters say little, but in warm water they say more. One of them uses soap "
                    "suds on the rim of the pool to show you where he no longer goes.",
                ),
                do=[HearRumour(Terrain.FOREST)],
            ),
        ],
        adventure=True,
    ),
    ExplorationCard(
        "city_bard",
        Name("Der Barde", "The bard", kind="m -n"),
        deck=Deck.CITY,
        tale=Name(
            "Er stimmt seine Laute, als hätte sie ihn beleidigt, und hat schon zwei Strophen über "
            "dich fertig. Keine davon stimmt. „Nimm mich mit“, sagt er, „dann stimmen sie "
            "wenigstens zur Hälfte.“",
            "He tunes his lute as if it had insulted him and already has two verses about you. "
            "Neither is true. “Take me along,” he says, “and at least half of them will be.”",
        ),
        options=[
            Option(
                Name("Nimm ihn mit.", "Take him along."),
                Name(
                    "Er packt drei Hemden ein und kein Messer. Auf der Straße redet er für zwei, "
                    "und du kommst langsamer voran als sonst.",
                    "He packs three shirts and no knife. On the road he talks for two, and you "
                    "make slower progress than usual.",
                ),
                do=[DiscardCards(1), ReadEvent(22)],
            ),
            Option(
                Name("Bezahle 1 Gold für ein Lied.", "Pay 1 gold for a song."),
                Name(
                    "Am Abend kennt die ganze Straße deinen Namen. Ob das nützt, hängt davon ab, "
                    "was du bisher erlegt hast.",
                    "By evening the whole street knows your name. Whether that is of use depends "
                    "on what you have slain so far.",
                ),
                do=[
                    LoseGold(1),
                    If(HasTrophies(1), then=[GainGold(4)], otherwise=[GainGold(1), Draw(1)]),
                ],
                gold=1,
            ),
        ],
        adventure=True,
    ),
    ExplorationCard(
        "city_banquet",
        Name("Das Bankett", "The banquet", kind="n"),
        deck=Deck.CITY,
        tale=Name(
            "Der Baron feiert, dass er noch lebt, und befürchtet, dass das jemand ändern will. Er "
            "sucht einen Vorkoster oder einen Türsteher. „Der letzte Vorkoster“, sagt der "
            "Haushofmeister, „hatte leider recht.“",
            "The baron is celebrating that he is still alive and fears that somebody means to "
            "change that. He needs a taster or a doorkeeper. “The last taster,” says the steward, "
            "“was unfortunately right.”",
        ),
        options=[
            Option(
                Name("Koste vor.", "Be the taster."),
                Name(
                    "Neun Gänge, elf Soßen. Bei der siebten hältst du inne und schmeckst noch "
                    "einmal nach, denn an Gift erkennt man den Koch.",
                    "Nine courses, eleven sauces. At the seventh you pause and taste again, for "
                    "one knows a cook by his poison.",
                ),
                do=[
                    Attempt(
                        Attribute.ALCHEMY,
                        at_least=5,
                        then=[GainGold(4)],
                        otherwise=[GainGold(1), DiscardCards(2)],
                    )
                ],
            ),
            Option(
                Name("Bewache die Tür.", "Mind the door."),
                Name(
                    "Es kommen zwei Bettler, ein Neffe und ein Mann mit Armbrust. Der Neffe hatte "
                    "das bessere Alibi.",
                    "Two beggars come, a nephew, and a man with a crossbow. The nephew had the "
                    "better alibi.",
                ),
                do=[GainGold(1), HearRumour(Terrain.WATER)],
            ),
        ],
        adventure=True,
    ),
)
