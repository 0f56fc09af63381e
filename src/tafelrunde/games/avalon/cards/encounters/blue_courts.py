"""Blue encounters of difficulties 2 to 4: councils, courts, and those who need no court
(Diplomatie, schwer).
"""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.avalon.nouns import (
    BLOCKED,
    DOUBLE,
    Approach,
    Avoid,
    Bonuses,
    DiplomacyEncounter,
    Key,
    Reaction,
    Right,
    Stage,
)
from tafelrunde.games.avalon.terms import Area, Attribute, Resource, Track, Who
from tafelrunde.games.avalon.vocabulary.clash import (
    DiscardHand,
    DiscardLast,
    DiscardTop,
    Draw,
    LoseCharges,
    MustFlee,
    Steps,
)
from tafelrunde.games.avalon.vocabulary.conditions import Has, HasAttribute, IsAlone, IsInPanic
from tafelrunde.games.avalon.vocabulary.costs import Pay
from tafelrunde.games.avalon.vocabulary.effects import (
    ChooseOne,
    Deal,
    Gain,
    GainItem,
    If,
    Lose,
    LoseItem,
    Toss,
    Way,
)

FOOD, WEALTH, REPUTATION = Resource.FOOD, Resource.WEALTH, Resource.REPUTATION
EXP, MAGIC = Resource.EXP, Resource.MAGIC
ENERGY, HEALTH, FEAR = Track.ENERGY, Track.HEALTH, Track.FEAR

DIFFICULTY_2: Final = [
    # Three questions, one after the other; each wants another of you.
    DiplomacyEncounter(
        "village_council",
        Name("Dorfrat", "Village Council", kind="m"),
        difficulty=2,
        approaches=[
            Approach(
                [
                    Stage(Bonuses(empathy=[Steps(2)]), [Reaction([Steps(-1)])]),
                    Stage(Bonuses(caution=[Steps(2)]), [Reaction([Steps(-1)])]),
                    Stage(Bonuses(spirituality=[Steps(2)]), [Reaction([Steps(-1)])]),
                ]
            )
        ],
        reward=[Gain(2, REPUTATION), Gain(1, EXP)],
        failure=[Lose(2, REPUTATION)],
        right=Right(empathy=1, caution=1, spirituality=1),
    ),
    # He believes nobody who owns more than he does.
    DiplomacyEncounter(
        "begging_abbot",
        Name("Bettelnder Abt", "Begging Abbot", kind="m"),
        difficulty=2,
        approaches=[
            Approach(
                [
                    Stage(
                        Bonuses(spirituality=[Steps(1)], empathy=[Steps(1)]),
                        [Reaction([If(Has(2, WEALTH), then=[Steps(-2)], otherwise=[Steps(-1)])])],
                    )
                ]
            )
        ],
        reward=[Gain(1, MAGIC), Lose(1, FEAR)],
        failure=[Lose(2, WEALTH)],
        right=Right(empathy=1, spirituality=1, magic=True),
        avoid=Avoid([Pay(2, WEALTH)]),
    ),
    # Threaten or flatter: the first is quick and costs one's name.
    DiplomacyEncounter(
        "grain_factor",
        Name("Kornmeister", "Grain Factor", kind="m"),
        difficulty=2,
        approaches=[
            Approach(
                [
                    Stage(
                        Bonuses(caution=[Steps(3), Lose(1, REPUTATION)]),
                        [Reaction([Steps(-1)])],
                    )
                ],
                Name("Drohen", "Threaten", kind="title"),
            ),
            Approach(
                [
                    Stage(Bonuses(empathy=[Steps(1)]), [Reaction([Steps(-1)])]),
                    Stage(Bonuses(empathy=[Steps(2)]), [Reaction([Steps(-1)])]),
                ],
                Name("Schmeicheln", "Flatter", kind="title"),
            ),
        ],
        reward=[Gain(3, FOOD)],
        failure=[Lose(2, FOOD)],
        right=Right(empathy=1, caution=2),
    ),
    # She reads hands: what one holds is what one loses.
    DiplomacyEncounter(
        "palm_reader",
        Name("Handleserin", "Palm Reader", kind="f"),
        difficulty=2,
        approaches=[
            Approach(
                [
                    Stage(
                        Bonuses(spirituality=[Steps(1), Draw()]),
                        [Reaction([DiscardHand(2)], Area.GREEN), Reaction([Steps(-1), Draw()])],
                    )
                ]
            )
        ],
        reward=[Gain(1, MAGIC), Gain(1, EXP)],
        failure=[Gain(3, FEAR)],
        right=Right(spirituality=1, magic=True),
    ),
    # Two families, one wall. Whoever agrees with one loses with the other.
    DiplomacyEncounter(
        "neighbours_quarrel",
        Name("Nachbarstreit", "Neighbours' Quarrel", kind="m"),
        difficulty=2,
        approaches=[
            Approach(
                [
                    Stage(
                        Bonuses(empathy=[Steps(2)], caution=[Steps(2)]),
                        [
                            Reaction([Steps(-2)], Area.GREEN),
                            Reaction([Steps(1)], Area.RED),
                            Reaction([Steps(-1)]),
                        ],
                    )
                ]
            )
        ],
        reward=[Gain(2, REPUTATION)],
        failure=[Lose(1, HEALTH), Lose(1, REPUTATION)],
        right=Right(empathy=1, caution=1, free=DOUBLE),
    ),
    # A trial: charges that lie about are evidence.
    DiplomacyEncounter(
        "wandering_judge",
        Name("Wandernde Richterin", "Wandering Judge", kind="f"),
        difficulty=2,
        approaches=[
            Approach(
                [
                    Stage(
                        Bonuses(caution=[Steps(1)]),
                        [Reaction([LoseCharges(), Steps(-1)])],
                    ),
                    Stage(
                        Bonuses(caution=[Steps(1)], spirituality=[Steps(2)]),
                        [Reaction([DiscardLast()])],
                    ),
                ]
            )
        ],
        reward=[Gain(2, EXP)],
        failure=[LoseItem(), Lose(1, REPUTATION)],
        right=Right(caution=2, spirituality=1),
        avoid=Avoid(needs=Has(4, REPUTATION)),
    ),
    # He lies, and wants to be lied to well.
    DiplomacyEncounter(
        "false_pilgrim",
        Name("Falscher Pilger", "False Pilgrim", kind="m"),
        difficulty=2,
        approaches=[
            Approach(
                [
                    Stage(
                        Bonuses(anything=[Steps(1)]),
                        [Reaction([Toss(grail=[], skull=[Steps(-3)])])],
                    )
                ]
            )
        ],
        reward=[GainItem()],
        failure=[LoseItem()],
        right=Right(caution=1, magic=True),
    ),
    # One against many: alone one is not heard.
    DiplomacyEncounter(
        "camp_of_refugees",
        Name("Lager der Geflohenen", "Camp of Refugees", kind="n"),
        difficulty=2,
        approaches=[
            Approach(
                [
                    Stage(
                        Bonuses(empathy=[Steps(2)]),
                        [Reaction([If(IsAlone(), then=[Steps(-2)], otherwise=[Steps(-1)])])],
                    )
                ]
            )
        ],
        reward=[Gain(2, REPUTATION), Lose(1, FEAR)],
        failure=[Lose(2, FOOD), Gain(1, FEAR)],
        right=Right(empathy=1),
        avoid=Avoid([Pay(2, FOOD)]),
    ),
    # Smells fear, and says so in front of everybody.
    DiplomacyEncounter(
        "hound_master",
        Name("Hundeführer", "Hound Master", kind="m"),
        difficulty=2,
        approaches=[
            Approach(
                [
                    Stage(
                        Bonuses(caution=[Steps(1)], empathy=[Steps(2)]),
                        [
                            Reaction(
                                [
                                    If(
                                        IsInPanic(),
                                        then=[Steps(-3)],
                                        otherwise=[Steps(-1), Gain(1, FEAR)],
                                    )
                                ]
                            )
                        ],
                    )
                ]
            )
        ],
        reward=[Gain(1, EXP), Lose(2, FEAR)],
        failure=[Deal(2)],
        right=Right(empathy=1, caution=1),
    ),
]

DIFFICULTY_3: Final = [
    # The guild counts aloud. Every turn has its price.
    DiplomacyEncounter(
        "masters_of_the_bridge",
        Name("Meister der Brücke", "Masters of the Bridge", kind="pl"),
        difficulty=3,
        approaches=[
            Approach(
                [
                    Stage(
                        Bonuses(caution=[Steps(2)]),
                        [
                            Reaction(
                                [
                                    ChooseOne(
                                        [
                                            Way([], cost=[Pay(1, WEALTH)]),
                                            Way([Steps(-2)]),
                                        ]
                                    )
                                ]
                            )
                        ],
                    ),
                    Stage(Bonuses(caution=[Steps(1)]), [Reaction([Steps(-1), Lose(1, WEALTH)])]),
                ]
            )
        ],
        reward=[Gain(4, WEALTH)],
        failure=[Lose(3, WEALTH), Lose(1, REPUTATION)],
        right=Right(caution=2, free=DOUBLE),
        avoid=Avoid([Pay(2, WEALTH)]),
    ),
    # What she forgives, she forgets; what she forgets is gone from the deck.
    DiplomacyEncounter(
        "mother_superior",
        Name("Oberin", "Mother Superior", kind="f"),
        difficulty=3,
        approaches=[
            Approach(
                [
                    Stage(
                        Bonuses(spirituality=[Steps(2)], empathy=[Steps(1)]),
                        [Reaction([DiscardTop(3)], Area.GREEN), Reaction([Steps(-2)])],
                    )
                ]
            )
        ],
        reward=[Gain(2, MAGIC), Lose(2, FEAR)],
        failure=[Lose(2, MAGIC), Gain(1, FEAR)],
        right=Right(empathy=1, spirituality=2, magic=True),
    ),
    # Courtesies for an hour, then one sentence that counts.
    DiplomacyEncounter(
        "envoy_of_kamelot",
        Name("Gesandter aus Kamelot", "Envoy from Kamelot", kind="m adj"),
        difficulty=3,
        approaches=[
            Approach(
                [
                    Stage(Bonuses(anything=[Steps(1)]), [Reaction([Steps(-1)])]),
                    Stage(
                        Bonuses(empathy=[Steps(2)], caution=[Steps(1)]),
                        [Reaction([Steps(-2)], Area.RED), Reaction([Steps(-1), DiscardHand(1)])],
                    ),
                    Stage(Bonuses(spirituality=[Steps(4)]), [Reaction([Steps(-1)])]),
                ],
                Name("Nach dem Protokoll", "By protocol", kind="title"),
            ),
            Approach(
                [Stage(Bonuses(caution=[Steps(1)]), [Reaction([Steps(-2)])])],
                Name("Ins Wort fallen", "Interrupt him", kind="title"),
            ),
        ],
        reward=[Gain(3, REPUTATION), Gain(1, EXP)],
        failure=[Lose(3, REPUTATION)],
        right=Right(empathy=1, caution=1, spirituality=1),
    ),
    # The dead woman wants her message carried, and carried right.
    DiplomacyEncounter(
        "bride_of_the_lake",
        Name("Braut vom See", "Bride of the Lake", kind="f"),
        difficulty=3,
        approaches=[
            Approach(
                [
                    Stage(
                        Bonuses(spirituality=[Steps(1)]),
                        [Reaction([Gain(2, FEAR)], Area.RED), Reaction([Gain(1, FEAR), Steps(-1)])],
                    ),
                    Stage(
                        Bonuses(empathy=[Steps(2)]),
                        [Reaction([Lose(1, HEALTH)])],
                    ),
                ]
            )
        ],
        reward=[Gain(2, MAGIC), Gain(2, EXP)],
        failure=[Gain(3, FEAR)],
        right=Right(empathy=1, spirituality=1, magic=True, free=BLOCKED),
    ),
    # He has been lied to by better people.
    DiplomacyEncounter(
        "spymaster_of_the_nest",
        Name("Spitzelmeister", "Spymaster", kind="m"),
        difficulty=3,
        approaches=[
            Approach(
                [
                    Stage(
                        Bonuses(caution=[Steps(2)]),
                        [
                            Reaction(
                                [
                                    If(
                                        HasAttribute(Attribute.CAUTION, 3),
                                        then=[Steps(-1)],
                                        otherwise=[Steps(-2), DiscardHand(1)],
                                    )
                                ]
                            )
                        ],
                    )
                ]
            )
        ],
        reward=[Gain(2, EXP), Gain(2, WEALTH)],
        failure=[Lose(1, REPUTATION, who=Who.EACH), LoseItem()],
        right=Right(caution=2, magic=True),
    ),
    # Asks for one of the group. Whoever speaks is meant.
    DiplomacyEncounter(
        "levy_captain",
        Name("Aushebungshauptmann", "Levy Captain", kind="m"),
        difficulty=3,
        approaches=[
            Approach(
                [
                    Stage(
                        Bonuses(empathy=[Steps(1)], caution=[Steps(1)], spirituality=[Steps(1)]),
                        [Reaction([Lose(2, ENERGY)], Area.GREEN), Reaction([Steps(-2)])],
                    )
                ]
            )
        ],
        reward=[Gain(2, REPUTATION), Gain(1, FOOD)],
        failure=[Lose(4, ENERGY)],
        right=Right(empathy=1, caution=1, spirituality=1, free=Key(times=3)),
        avoid=Avoid([Pay(2, ENERGY)]),
    ),
]

DIFFICULTY_4: Final = [
    # A king on trial before his people, and you are called as a witness.
    DiplomacyEncounter(
        "court_of_the_hollow_crown",
        Name("Hof der hohlen Krone", "Court of the Hollow Crown", kind="m"),
        difficulty=4,
        approaches=[
            Approach(
                [
                    Stage(
                        Bonuses(caution=[Steps(2)]),
                        [Reaction([Steps(-2)], Area.RED), Reaction([Steps(-1), DiscardLast()])],
                    ),
                    Stage(
                        Bonuses(empathy=[Steps(2)]),
                        [Reaction([Steps(-2)], Area.GREEN), Reaction([Steps(-1)])],
                    ),
                    Stage(
                        Bonuses(spirituality=[Steps(3)]),
                        [Reaction([Steps(-1), Gain(1, FEAR)])],
                    ),
                ],
                Name("Die Wahrheit sagen", "Tell the truth", kind="title"),
            ),
            Approach(
                [
                    Stage(
                        Bonuses(caution=[Steps(1)]),
                        [Reaction([Steps(-2), Lose(1, REPUTATION)])],
                    )
                ],
                Name(
                    "Sagen, was alle hören wollen", "Say what they all want to hear", kind="title"
                ),
            ),
        ],
        reward=[Gain(3, EXP), Gain(3, REPUTATION)],
        failure=[Lose(3, REPUTATION), Lose(2, HEALTH)],
        right=Right(empathy=1, caution=2, spirituality=1),
    ),
    # The Allmother's stone asks, and it takes the answer out of you.
    DiplomacyEncounter(
        "question_of_the_stone",
        Name("Frage des Steins", "Question of the Stone", kind="f"),
        difficulty=4,
        approaches=[
            Approach(
                [
                    Stage(
                        Bonuses(spirituality=[Steps(2)]),
                        [Reaction([Lose(1, MAGIC), Steps(-1)])],
                    ),
                    Stage(
                        Bonuses(spirituality=[Steps(1)], empathy=[Steps(1)]),
                        [Reaction([Lose(1, HEALTH), DiscardLast()])],
                    ),
                ]
            )
        ],
        reward=[Gain(4, MAGIC), Gain(2, EXP)],
        failure=[Gain(4, FEAR)],
        right=Right(empathy=2, spirituality=2, magic=True),
    ),
    # It speaks with the voices of those you failed, and sends you home.
    DiplomacyEncounter(
        "table_of_the_absent",
        Name("Tafel der Abwesenden", "Table of the Absent", kind="f"),
        difficulty=4,
        approaches=[
            Approach(
                [
                    Stage(
                        Bonuses(empathy=[Steps(3)]),
                        [
                            Reaction(
                                [If(IsInPanic(), then=[MustFlee()], otherwise=[Steps(-2)])],
                                Area.RED,
                            ),
                            Reaction([Gain(2, FEAR)]),
                        ],
                    ),
                    Stage(
                        Bonuses(anything=[Steps(1)]),
                        [Reaction([Gain(1, FEAR, who=Who.EACH), Steps(-1)])],
                    ),
                ]
            )
        ],
        reward=[Lose(9, FEAR), Gain(3, EXP)],
        failure=[Gain(2, FEAR), Lose(2, ENERGY)],
        right=Right(empathy=2, free=BLOCKED),
    ),
]

CARDS: Final = [*DIFFICULTY_2, *DIFFICULTY_3, *DIFFICULTY_4]
