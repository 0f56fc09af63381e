"""Blue encounters of the first difficulty: people at doors, gates and wells (Diplomatie,
leicht).
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
    Reaction,
    Right,
    Stage,
)
from tafelrunde.games.avalon.terms import Area, Attribute, Resource, Track
from tafelrunde.games.avalon.vocabulary.clash import DiscardHand, DiscardLast, Draw, Steps
from tafelrunde.games.avalon.vocabulary.conditions import Has, HasAttribute
from tafelrunde.games.avalon.vocabulary.costs import Pay
from tafelrunde.games.avalon.vocabulary.effects import ChooseOne, Gain, GainItem, Lose, Toss, Way

FOOD, WEALTH, REPUTATION = Resource.FOOD, Resource.WEALTH, Resource.REPUTATION
EXP, MAGIC = Resource.EXP, Resource.MAGIC
ENERGY, HEALTH, FEAR = Track.ENERGY, Track.HEALTH, Track.FEAR

CARDS: Final = [
    # A plain first talk: nothing to learn but the order of things.
    DiplomacyEncounter(
        "first_encounter_blue",
        Name("Eure erste Begegnung: Gespräch", "Your First Encounter: Talk", kind="title"),
        difficulty=0,
        approaches=[Approach([Stage(Bonuses(anything=[Steps(1)]), [Reaction([Steps(-1)])])])],
        reward=[Gain(1, EXP)],
        failure=[Lose(1, REPUTATION)],
        right=Right(empathy=1, caution=1, spirituality=1),
        removed=True,
    ),
    # First the tears, then what is behind them.
    DiplomacyEncounter(
        "weeping_orphan",
        Name("Weinendes Waisenkind", "Weeping Orphan", kind="n -es"),
        difficulty=1,
        approaches=[
            Approach(
                [
                    Stage(
                        Bonuses(empathy=[Steps(2)]),
                        [Reaction([Steps(-1), Gain(1, FEAR)])],
                    ),
                    Stage(
                        Bonuses(caution=[Steps(1)], spirituality=[Steps(1)]),
                        [Reaction([Lose(1, ENERGY), DiscardLast()])],
                    ),
                ]
            )
        ],
        reward=[Gain(1, REPUTATION), Gain(1, EXP)],
        failure=[Lose(1, REPUTATION), Gain(1, FEAR)],
        right=Right(empathy=1),
    ),
    # One talks to oneself; it gets worse the worse it goes.
    DiplomacyEncounter(
        "temptations",
        Name("Versuchungen", "Temptations", kind="pl"),
        difficulty=1,
        approaches=[
            Approach(
                [
                    Stage(
                        Bonuses(caution=[Steps(1)], spirituality=[Steps(2)]),
                        [
                            Reaction([Steps(-1), Lose(1, WEALTH)], Area.RED),
                            Reaction([Steps(-1)]),
                        ],
                    )
                ]
            )
        ],
        reward=[Lose(2, FEAR), Gain(1, EXP)],
        failure=[Lose(2, WEALTH), Lose(1, REPUTATION)],
        right=Right(caution=1, spirituality=1),
        avoid=Avoid([Pay(1, WEALTH)]),
    ),
    # A good name opens the gate without a word.
    DiplomacyEncounter(
        "wary_guard",
        Name("Misstrauische Wache", "Wary Guard", kind="f"),
        difficulty=1,
        approaches=[
            Approach(
                [
                    Stage(
                        Bonuses(anything=[Steps(1)]),
                        [Reaction([Steps(-2)], Area.RED), Reaction([Steps(-1)])],
                    )
                ]
            )
        ],
        reward=[Gain(1, EXP)],
        failure=[Lose(1, REPUTATION), Lose(1, ENERGY)],
        right=Right(empathy=1, caution=1),
        avoid=Avoid(needs=Has(2, REPUTATION)),
    ),
    # Two ways to the same purse.
    DiplomacyEncounter(
        "toll_collector",
        Name("Zolleintreiber", "Toll Collector", kind="m"),
        difficulty=1,
        approaches=[
            Approach(
                [Stage(Bonuses(caution=[Steps(2)]), [Reaction([Steps(-1)])])],
                Name("Feilschen", "Haggle", kind="title"),
            ),
            Approach(
                [Stage(Bonuses(empathy=[Steps(2)]), [Reaction([Steps(-1), Gain(1, FEAR)])])],
                Name("Mitleid wecken", "Rouse pity", kind="title"),
            ),
        ],
        reward=[Gain(1, WEALTH), Gain(1, EXP)],
        failure=[Lose(1, WEALTH), Lose(1, FOOD)],
        right=Right(caution=1, free=DOUBLE),
        avoid=Avoid([Pay(1, WEALTH)]),
    ),
    # She calms down while things go well, and only then.
    DiplomacyEncounter(
        "grieving_widow",
        Name("Trauernde Witwe", "Grieving Widow", kind="f"),
        difficulty=1,
        approaches=[
            Approach(
                [
                    Stage(
                        Bonuses(empathy=[Steps(1)], spirituality=[Steps(1)]),
                        [
                            Reaction([Steps(-1)], Area.GREEN),
                            Reaction([Steps(-1), Gain(1, FEAR)]),
                        ],
                    )
                ]
            )
        ],
        reward=[Gain(1, REPUTATION)],
        failure=[Gain(2, FEAR)],
        right=Right(empathy=1, spirituality=1),
    ),
    # He sells everything, even the argument: it can simply be bought.
    DiplomacyEncounter(
        "pedlar_of_teeth",
        Name("Zahnhändler", "Pedlar of Teeth", kind="m"),
        difficulty=1,
        approaches=[
            Approach(
                [
                    Stage(
                        Bonuses(caution=[Steps(1)]),
                        [
                            Reaction(
                                [
                                    ChooseOne(
                                        [
                                            Way([Steps(2)], cost=[Pay(1, WEALTH)]),
                                            Way([Steps(-2)]),
                                        ]
                                    )
                                ]
                            )
                        ],
                    )
                ]
            )
        ],
        reward=[GainItem()],
        failure=[Lose(1, WEALTH), Gain(1, FEAR)],
        right=Right(caution=1, spirituality=1),
    ),
    # The children ask. Whoever runs out of answers has lost.
    DiplomacyEncounter(
        "children_at_the_well",
        Name("Kinder am Brunnen", "Children at the Well", kind="pl"),
        difficulty=1,
        approaches=[
            Approach(
                [
                    Stage(
                        Bonuses(empathy=[Steps(1), Draw()]),
                        [Reaction([DiscardHand(1), Steps(-1)])],
                    )
                ]
            )
        ],
        reward=[Lose(1, FEAR), Gain(1, FOOD)],
        failure=[Lose(1, REPUTATION)],
        right=Right(empathy=1, free=DOUBLE),
    ),
    # Two stages with opposite keys: a crowd is calmed first, then convinced.
    DiplomacyEncounter(
        "angry_mob",
        Name("Wütende Menge", "Angry Mob", kind="f"),
        difficulty=1,
        approaches=[
            Approach(
                [
                    Stage(
                        Bonuses(empathy=[Steps(2)], caution=[Steps(1)]),
                        [Reaction([Steps(-2)], Area.RED), Reaction([Steps(-1)])],
                    ),
                    Stage(Bonuses(caution=[Steps(2)]), [Reaction([Steps(-1)])]),
                ]
            )
        ],
        reward=[Gain(2, REPUTATION)],
        failure=[Lose(2, HEALTH)],
        right=Right(empathy=1, caution=1),
        avoid=Avoid([Pay(1, ENERGY)]),
    ),
    # A monk who does not speak: nothing moves by words, only by belief and patience.
    DiplomacyEncounter(
        "silent_brother",
        Name("Schweigender Bruder", "Silent Brother", kind="m"),
        difficulty=1,
        approaches=[
            Approach([Stage(Bonuses(spirituality=[Steps(2)]), [Reaction([])])]),
        ],
        reward=[Gain(1, MAGIC)],
        failure=[Lose(1, MAGIC)],
        right=Right(spirituality=1, free=BLOCKED),
    ),
    # He has been drinking: the dial says whom he takes you for.
    DiplomacyEncounter(
        "drunk_sergeant",
        Name("Betrunkener Weibel", "Drunk Sergeant", kind="m"),
        difficulty=1,
        approaches=[
            Approach(
                [
                    Stage(
                        Bonuses(anything=[Steps(1)]),
                        [Reaction([Toss(grail=[Steps(1)], skull=[Steps(-2)])])],
                    )
                ]
            )
        ],
        reward=[Gain(1, WEALTH)],
        failure=[Lose(1, HEALTH), Lose(1, WEALTH)],
        right=Right(empathy=1, caution=1, spirituality=1),
    ),
    # Gives shelter to who looks harmless. Who looks dangerous has to talk.
    DiplomacyEncounter(
        "old_couple",
        Name("Altes Paar", "Old Couple", kind="n -es"),
        difficulty=1,
        approaches=[
            Approach(
                [
                    Stage(
                        Bonuses(empathy=[Steps(1)], caution=[Steps(1)]),
                        [Reaction([Steps(-1)], Area.RED), Reaction([])],
                    )
                ]
            )
        ],
        reward=[Gain(1, HEALTH), Gain(1, FOOD)],
        failure=[Gain(1, FEAR)],
        right=Right(empathy=1, caution=1),
        avoid=Avoid(needs=HasAttribute(Attribute.EMPATHY, 2)),
    ),
    # What he wants to know is who lives where. The failure is that he learns it.
    DiplomacyEncounter(
        "friendly_stranger",
        Name("Freundlicher Fremder", "Friendly Stranger", kind="m adj"),
        difficulty=1,
        approaches=[
            Approach(
                [
                    Stage(
                        Bonuses(caution=[Steps(2)], empathy=[Steps(-1)]),
                        [Reaction([Steps(-1), Gain(1, FOOD)])],
                    )
                ]
            )
        ],
        reward=[Gain(2, EXP)],
        failure=[Lose(2, REPUTATION)],
        right=Right(empathy=1, caution=1, magic=True),
    ),
]
