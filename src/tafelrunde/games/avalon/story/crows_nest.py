"""160: Crow's Nest (Krähennest), where everybody's paper hangs."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    AREV,
    BLUE,
    EACH,
    ENERGY,
    EXP,
    FEAR,
    FOOD,
    MAGIC,
    REPUTATION,
    WEALTH,
    AllOf,
    AnyOf,
    ChangeLocation,
    Choice,
    Deal,
    DiscardItem,
    Encounter,
    Gain,
    GainSecret,
    GiveSecret,
    HasSecret,
    HasStatus,
    Lose,
    Mark,
    Not,
    Note,
    Pay,
    Verse,
    Won,
    once,
)

VERSES: Final = [
    # Papers pegged out like washing
    Verse(
        "160.300",
        [Note("debt_book")],
        [
            Choice("rhosyn", "160.302", only_if=Not(HasStatus("crows"))),
            Choice(
                "settle",
                "160.304",
                only_if=AllOf([HasStatus("crows", 1), Not(HasStatus("crows", 2))]),
            ),
            Choice("pasco", "160.301"),
            once("carrow", "160.303", only_if=AREV),
            once("widow", "160.305", only_if=Not(AREV)),
            once("five", "160.308", only_if=AnyOf([HasStatus("five_road", 4), HasStatus("fifth")])),
            once(
                "her_own", "160.309", only_if=AnyOf([HasStatus("crows", 1), HasStatus("visage", 1)])
            ),
            once("king", "160.307"),
            Choice("lamp", "160.306"),
            Choice(
                "toll_paper",
                do=[Gain(1, EXP)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("toll"),
            ),
            Choice("leave"),
        ],
    ),
    # Pasco writes small
    Verse(
        "160.301",
        choices=[
            Choice("ink", do=[Gain(2, REPUTATION)], cost=[DiscardItem()]),
            Choice("shoulder", do=[Gain(1, EXP)]),
            Choice("blot", do=[Lose(1, FEAR, who=EACH)], cost=[Pay(1, ENERGY)]),
        ],
    ),
    # A receipt for yourself
    Verse(
        "160.302",
        choices=[
            Choice("wealth", do=[Mark("crows", 1), Gain(3, WEALTH), GainSecret(58)]),
            Choice("name", do=[Mark("crows", 1), Gain(2, REPUTATION), GainSecret(58)]),
            Choice("owe_nothing"),
        ],
    ),
    # Arev: Carrow at a penny
    Verse(
        "160.303",
        choices=[
            Choice("one_name", do=[Gain(1, EXP), Gain(1, FEAR)]),
            Choice("her_price", do=[Encounter(BLUE)]),
            Choice(
                "all_of_them",
                do=[Gain(2, EXP), Lose(2, FEAR)],
                cost=[Pay(2, WEALTH)],
                only_if=HasStatus("bridge", 1),
            ),
            Choice("whose", do=[Gain(1, MAGIC), Gain(2, FEAR)], only_if=HasStatus("bridge", 2)),
            Choice(
                "eleven",
                do=[Gain(1, REPUTATION), Lose(1, FEAR)],
                only_if=HasStatus("carrow"),
            ),
            Choice("peg_back"),
        ],
    ),
    # One an hour
    Verse(
        "160.304",
        choices=[
            Choice(
                "work",
                do=[Mark("crows", 2), Gain(2, REPUTATION)],
                cost=[GiveSecret(58), Pay(2, ENERGY)],
                only_if=HasSecret(58),
            ),
            Choice(
                "pay",
                do=[Mark("crows", 2), Gain(1, EXP), Lose(1, FEAR, who=EACH)],
                cost=[GiveSecret(58), Pay(4, WEALTH)],
                only_if=HasSecret(58),
            ),
            Choice(
                "cross_out",
                do=[Mark("crows", 2), Gain(1, EXP)],
                only_if=Not(HasSecret(58)),
            ),
            Choice("bargain", do=[Encounter(BLUE)]),
            Choice("tomorrow"),
        ],
    ),
    # The widow's penny
    Verse(
        "160.305",
        choices=[
            Choice("plead", do=[Gain(1, REPUTATION), Gain(1, EXP)], cost=[Pay(1, ENERGY)]),
            Choice("swap", do=[Gain(2, EXP), Gain(1, FEAR, who=EACH)]),
            Choice(
                "roll",
                do=[Gain(2, REPUTATION), Lose(1, FEAR, who=EACH)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("carrow", 3),
            ),
            Choice("owe_too", do=[Lose(1, FEAR)], only_if=HasStatus("crows")),
            Choice("penny", do=[Gain(2, REPUTATION)], cost=[Pay(1, WEALTH)]),
        ],
    ),
    # They go up like birds
    Verse(
        "160.306",
        [Encounter(named="warband_of_the_nest")],
        [
            Choice(
                "shutters",
                do=[Mark("crows", 3), ChangeLocation(160, 165), Gain(2, REPUTATION)],
                only_if=Won(),
            ),
            Choice(
                "keep_one",
                do=[Mark("crows", 3), ChangeLocation(160, 165), Gain(2, WEALTH)],
                only_if=Won(),
            ),
            Choice("down"),
        ],
    ),
    # The king of crows
    Verse(
        "160.307",
        choices=[
            Choice("feed", do=[GainSecret(37)], cost=[Pay(1, FOOD)]),
            Choice("follow", do=[GainSecret(37), Deal(1)]),
            Choice("let_eat", do=[Lose(1, FEAR)]),
        ],
    ),
    # Signed for five
    Verse(
        "160.308",
        choices=[
            Choice("strike_four", do=[Gain(1, MAGIC), Gain(1, FEAR)]),
            Choice("strike_one", do=[Gain(1, WEALTH), Gain(2, FEAR, who=EACH)]),
            Choice("leave_five", do=[Lose(1, FEAR, who=EACH)], cost=[Pay(1, WEALTH)]),
            Choice("count_again", do=[Gain(1, EXP)], only_if=HasStatus("fifth")),
        ],
    ),
    # Rhosyn's own
    Verse(
        "160.309",
        choices=[
            Choice("hand_down", do=[Gain(2, REPUTATION)]),
            Choice("read", do=[Gain(1, EXP), Gain(1, MAGIC), Gain(1, FEAR)]),
            Choice(
                "nothing_owed",
                do=[Lose(2, FEAR, who=EACH)],
                only_if=HasStatus("visage", 1),
            ),
        ],
    ),
    # Dreams
    Verse(
        "160.D",
        choices=[
            Choice("swing", do=[Lose(2, FEAR)]),
            Choice("drop", do=[Gain(1, MAGIC), Deal(1)]),
            Choice("next_peg", do=[Gain(1, EXP)], only_if=HasStatus("crows")),
        ],
    ),
    Verse(
        "160.N",
        choices=[
            Choice("offer", do=[Lose(1, WEALTH), Lose(1, FEAR)]),
            Choice("hide", do=[Gain(2, FEAR), Gain(1, MAGIC)]),
        ],
    ),
]
