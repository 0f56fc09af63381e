"""109: Island Asylum (Inselasyl) in winter and in the spring after."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    AILEI,
    EACH,
    ENERGY,
    EXP,
    FEAR,
    HEALTH,
    MAGIC,
    REPUTATION,
    WEALTH,
    AllOf,
    AnyOf,
    Choice,
    Deal,
    DiscardItem,
    Gain,
    GiveSecret,
    HasSecret,
    HasStatus,
    Lose,
    Mark,
    Not,
    Pay,
    Verse,
    WasRead,
    once,
)

SHUT: Final = HasStatus("island", 2)


VERSES: Final = [
    # Ice to the island
    Verse(
        "109.200",
        choices=[
            Choice("teague", "109.201"),
            once("nest", "109.202"),
            once("beams", "109.203"),
            Choice(
                "put_down",
                do=[Lose(2, FEAR, who=EACH)],
                cost=[DiscardItem()],
                only_if=HasStatus("gift", 1),
            ),
            Choice(
                "crumbs",
                do=[Gain(1, HEALTH, who=EACH)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("gift", 2),
            ),
            Choice(
                "skate",
                do=[Lose(1, FEAR, who=EACH)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("stone", 2),
            ),
            Choice("leave"),
        ],
    ),
    # Forty beds, forty-six people
    Verse(
        "109.201",
        choices=[
            Choice(
                "nurse",
                do=[Gain(2, REPUTATION), Gain(1, EXP)],
                cost=[Pay(1, HEALTH), Pay(1, ENERGY)],
            ),
            Choice("wood", do=[Gain(1, REPUTATION)], cost=[Pay(1, ENERGY)]),
            Choice(
                "kettles",
                do=[Gain(1, HEALTH, who=EACH), Gain(1, REPUTATION)],
                cost=[Pay(1, MAGIC)],
                only_if=HasStatus("herbs"),
            ),
            Choice("let_sleep", do=[Lose(1, FEAR)]),
        ],
    ),
    # What the door looks like
    Verse(
        "109.202",
        choices=[
            Choice(
                "ribbon",
                do=[Gain(2, REPUTATION), Lose(1, FEAR)],
                only_if=AllOf([HasStatus("nest", 2), HasStatus("stone", 2)]),
            ),
            Choice(
                "blue",
                do=[Gain(1, EXP, who=EACH), Gain(1, FEAR, who=EACH)],
                only_if=HasStatus("nest", 3),
            ),
            Choice(
                "nineteen",
                do=[Gain(1, EXP)],
                only_if=AllOf([HasStatus("nest", 1), Not(HasStatus("nest", 3))]),
            ),
            Choice("weather", do=[Lose(1, FEAR, who=EACH)]),
            # She went across while the lake was still there.
            Choice(
                "ask_her",
                do=[Gain(2, REPUTATION), Lose(1, FEAR)],
                only_if=AllOf([HasStatus("nest", 2), Not(HasStatus("stone", 2))]),
            ),
        ],
    ),
    # The first one from the east
    Verse(
        "109.203",
        choices=[
            Choice("interrupt", do=[Gain(1, REPUTATION)], cost=[Pay(1, ENERGY)]),
            Choice(
                "nests_way",
                do=[Lose(1, FEAR, who=EACH), Gain(1, EXP)],
                only_if=HasStatus("nest", 2),
            ),
            Choice(
                "give",
                do=[Gain(2, REPUTATION), Lose(2, FEAR)],
                cost=[DiscardItem()],
                only_if=HasStatus("red_row"),
            ),
            Choice("to_the_end", do=[Gain(2, EXP), Gain(1, FEAR, who=EACH)]),
        ],
    ),
    # A causeway of doors
    Verse(
        "109.500",
        choices=[
            Choice("teague", "109.501", only_if=Not(HasStatus("island"))),
            Choice("ward", "109.502", only_if=AllOf([Not(SHUT), Not(HasStatus("witnesses", 3))])),
            once("rows", "109.503", only_if=Not(SHUT)),
            once(
                "stairs",
                "109.504",
                only_if=AllOf(
                    [
                        Not(SHUT),
                        AnyOf(
                            [HasStatus("nest", 2), HasStatus("marged", 1), HasStatus("marged", 2)]
                        ),
                    ]
                ),
            ),
            once("corners", "109.505", only_if=AllOf([AILEI, Not(SHUT), WasRead("109.502")])),
            once("letter", "109.506", only_if=AllOf([HasStatus("nest", 3), Not(SHUT)])),
            once("bell", "109.507", only_if=SHUT),
            Choice(
                "open_house",
                do=[Gain(1, HEALTH, who=EACH)],
                cost=[Pay(1, WEALTH)],
                only_if=HasStatus("island", 1),
            ),
            Choice("doors", do=[Gain(1, REPUTATION)], cost=[Pay(1, ENERGY)]),
            Choice("leave"),
        ],
    ),
    # Open or shut
    Verse(
        "109.501",
        choices=[
            Choice("open", do=[Mark("island", 1), Gain(2, REPUTATION), Deal(1, who=EACH)]),
            Choice("shut", do=[Mark("island", 2), Gain(1, HEALTH, who=EACH), Gain(1, WEALTH)]),
            Choice("not_now", do=[Lose(1, FEAR)]),
        ],
    ),
    # The bed nobody lies in
    Verse(
        "109.502",
        [Mark("witnesses", 3)],
        [
            Choice("nest", do=[Gain(1, REPUTATION)]),
            Choice("teague", do=[Lose(2, FEAR, who=EACH)], cost=[Pay(1, ENERGY)]),
        ],
    ),
    # Nest and the row
    Verse(
        "109.503",
        choices=[
            Choice(
                "give_too", do=[Gain(2, REPUTATION), Lose(1, FEAR, who=EACH)], cost=[DiscardItem()]
            ),
            Choice(
                "her_ribbon",
                do=[Lose(3, FEAR, who=EACH), Gain(1, EXP)],
                cost=[GiveSecret(16)],
                only_if=HasSecret(16),
            ),
            Choice("seen_before", do=[Gain(1, EXP, who=EACH)], only_if=HasStatus("red_row", 1)),
            Choice("write", do=[Gain(1, REPUTATION)]),
        ],
    ),
    # The nineteenth stair
    Verse(
        "109.504",
        choices=[
            Choice(
                "together",
                do=[Gain(2, REPUTATION), Lose(1, FEAR, who=EACH)],
                cost=[Pay(1, ENERGY)],
                only_if=AllOf(
                    [
                        Not(HasStatus("marged", 2)),
                        AnyOf([HasStatus("nest", 2), HasStatus("marged", 1)]),
                    ]
                ),
            ),
            Choice(
                "lantern",
                do=[Gain(1, EXP), Lose(1, FEAR)],
                only_if=HasStatus("marged", 2),
            ),
            Choice("one_each", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # Ailei: the corners
    Verse(
        "109.505",
        choices=[
            Choice("lie", do=[Gain(2, HEALTH), Gain(1, FEAR)]),
            Choice("sheets", do=[Gain(1, EXP), Lose(1, FEAR)], only_if=HasStatus("neante", 1)),
            Choice(
                "ask_nobody",
                do=[Gain(1, EXP), Gain(1, MAGIC), Gain(1, FEAR)],
                only_if=HasStatus("neante", 2),
            ),
            Choice("hum", do=[Lose(3, FEAR)], cost=[Pay(1, ENERGY)], only_if=HasStatus("fifth", 2)),
            Choice("make_again", do=[Lose(2, FEAR)]),
        ],
    ),
    # Unsigned
    Verse(
        "109.506",
        choices=[
            Choice("answer", do=[Gain(1, WEALTH), Gain(1, FEAR, who=EACH)]),
            Choice(
                "across", do=[Gain(2, REPUTATION), Lose(2, FEAR, who=EACH)], cost=[Pay(2, ENERGY)]
            ),
            Choice("lay_back"),
        ],
    ),
    # Twice, where the lake was
    Verse(
        "109.507",
        choices=[
            Choice("answer", do=[Gain(1, EXP, who=EACH), Gain(1, FEAR, who=EACH)]),
            Choice(
                "her_mother",
                do=[Gain(1, REPUTATION), Lose(1, FEAR)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("nest", 3),
            ),
            Choice("second", do=[Lose(1, FEAR)]),
        ],
    ),
    Verse(
        "109.D5",
        choices=[
            Choice("turn_too", do=[Gain(1, HEALTH, who=EACH)]),
            Choice("window", do=[Gain(1, MAGIC), Lose(1, ENERGY)]),
            Choice("ask_who", do=[Lose(2, FEAR)], only_if=HasStatus("island")),
        ],
    ),
]
