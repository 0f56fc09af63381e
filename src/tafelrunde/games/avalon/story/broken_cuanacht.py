"""121: Broken Cuanacht (Zerbrochenes Cuanacht)."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    BEOR,
    EACH,
    ENERGY,
    EXP,
    FEAR,
    FOOD,
    HEALTH,
    MAGIC,
    REPUTATION,
    VIOLET,
    WEALTH,
    WEAPON,
    AllOf,
    AnyOf,
    Choice,
    DiscardItem,
    Encounter,
    Gain,
    GainItem,
    GainSecret,
    HasStatus,
    Lose,
    Mark,
    MoveTo,
    Not,
    Note,
    Pay,
    Verse,
    once,
)

IN_THE_BARN: Final = HasStatus("grave", 2)
"""There she lies among the turnips, and it is the gatekeeper who gave his name."""
SHE_STAYED: Final = Not(IN_THE_BARN)
THE_BOY: Final = AllOf(
    [
        HasStatus("smithy", 1),
        HasStatus("mill_folk", 1),
        Not(HasStatus("mill_folk", 4)),
        Not(HasStatus("coll", 3)),
    ]
)
NAME_GONE: Final = AnyOf([HasStatus("given", 1), HasStatus("given", 3), HasStatus("given", 4)])
MENTOR: Final = AnyOf([HasStatus("erfyr", 1), HasStatus("neante", 1), HasStatus("yvain", 1)])


VERSES: Final = [
    # Two posts
    Verse(
        "121.500",
        [Note("where_they_went")],
        [
            Choice("edge", "121.501", only_if=AllOf([SHE_STAYED, Not(HasStatus("iorla"))])),
            Choice(
                "tell_again",
                do=[Lose(1, FEAR, who=EACH)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("iorla", 1),
            ),
            Choice("sentry", "121.502", only_if=IN_THE_BARN),
            Choice("tracks", "121.510"),
            Choice("hall", "121.506"),
            Choice("forge_warm", "121.508", only_if=AllOf([THE_BOY, Not(HasStatus("coll", 2))])),
            Choice(
                "forge_embers",
                do=[Lose(1, FEAR), Gain(1, EXP)],
                cost=[Pay(1, ENERGY)],
                only_if=AllOf([HasStatus("smithy", 1), Not(THE_BOY)]),
            ),
            once("forge_cold", "121.509", only_if=Not(HasStatus("smithy", 1))),
            once("cellar", "121.511"),
            once("table", "121.512", only_if=NAME_GONE),
            once(
                "news", "121.513", only_if=AllOf([MENTOR, SHE_STAYED, Not(HasStatus("iorla", 2))])
            ),
            Choice("bench", "121.514", only_if=HasStatus("witnesses", at_least=3)),
            Choice(
                "rung",
                do=[Gain(1, FOOD), Gain(1, REPUTATION)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("bell_again", 1),
            ),
            Choice(
                "clapper",
                do=[Lose(1, FEAR)],
                only_if=HasStatus("bell_again", 2),
            ),
            Choice("leave"),
        ],
    ),
    # On the edge of the grave
    Verse(
        "121.501",
        choices=[
            once("who_lit", "121.503"),
            Choice("cold", "121.504"),
            Choice("long_enough", "121.505"),
            Choice("edges", do=[Lose(2, FEAR)], only_if=HasStatus("grave", 1)),
            Choice("sit", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # Who goes there
    Verse(
        "121.502",
        choices=[
            Choice("report", do=[Gain(1, REPUTATION), Gain(1, EXP)], cost=[Pay(1, ENERGY)]),
            Choice("barn", do=[Lose(2, FEAR)], cost=[Pay(1, FOOD)], only_if=IN_THE_BARN),
            once("post", "121.503"),
            Choice("sit", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # Bean by bean
    Verse(
        "121.503",
        choices=[
            Choice("take", do=[GainSecret(69), Gain(1, FEAR)]),
            Choice("leave_it", do=[Gain(1, EXP, who=EACH)]),
        ],
    ),
    # From the beginning
    Verse(
        "121.504",
        [Mark("iorla", 1)],
        [
            Choice(
                "stay", do=[Gain(2, REPUTATION), Lose(2, FEAR, who=EACH)], cost=[Pay(2, ENERGY)]
            ),
            Choice("wall", do=[Gain(1, EXP, who=EACH)]),
        ],
    ),
    # Whether it's taken
    Verse(
        "121.505",
        choices=[
            Choice("lay", do=[Mark("iorla", 2), GainSecret(70), Lose(1, FEAR, who=EACH)]),
            Choice(
                "walk",
                do=[Mark("iorla", 1), GainSecret(70)],
                cost=[Pay(2, ENERGY)],
            ),
            Choice("taken"),
        ],
    ),
    # Five cups upside down
    Verse(
        "121.506",
        choices=[
            once(
                "corners",
                "121.507",
                only_if=AnyOf([HasStatus("hall", 2), HasStatus("hall", 3), HasStatus("hall", 4)]),
            ),
            Choice("sleep", do=[Gain(1, HEALTH, who=EACH)], cost=[Pay(1, ENERGY)]),
            Choice(
                "own_line", do=[Gain(1, REPUTATION), Gain(1, FEAR)], only_if=HasStatus("hall", 5)
            ),
            Choice("turn_up", do=[Gain(1, MAGIC), Gain(1, FEAR)], only_if=HasStatus("fifth", 1)),
            Choice("list", do=[Gain(1, EXP)]),
        ],
    ),
    # Outlines in the dust
    Verse(
        "121.507",
        choices=[
            Choice(
                "put_back", do=[Lose(2, FEAR, who=EACH), Gain(1, REPUTATION)], cost=[DiscardItem()]
            ),
            Choice("yew", do=[Gain(1, MAGIC)], only_if=HasStatus("hall", 2)),
            Choice("note", do=[Gain(1, WEALTH)], only_if=HasStatus("hall", 3)),
            Choice("sheet", do=[Gain(1, EXP)], only_if=HasStatus("hall", 4)),
            Choice("take_too", do=[GainItem(), Gain(1, FEAR, who=EACH)]),
        ],
    ),
    # Somebody gets up at three
    Verse(
        "121.508",
        [Mark("coll", 2)],
        [
            Choice("tongs", do=[Gain(1, EXP), Lose(2, FEAR)], only_if=BEOR),
            Choice("button", do=[Gain(2, EXP)], only_if=HasStatus("coll", 1)),
            Choice("leave_him", do=[Lose(1, FEAR, who=EACH)]),
            Choice("along", do=[Gain(1, REPUTATION), Gain(1, FOOD)]),
        ],
    ),
    # A hand in the rust
    Verse(
        "121.509",
        choices=[
            Choice("light_once", do=[GainItem(keyword=WEAPON)], cost=[Pay(2, ENERGY)]),
            Choice("stake", do=[Gain(1, WEALTH)]),
            Choice("hand", do=[Gain(1, EXP), Gain(1, FEAR)]),
        ],
    ),
    # Three ways at the pear tree
    Verse(
        "121.510",
        choices=[
            Choice("grove", do=[MoveTo(102)]),
            Choice("camp", do=[MoveTo(103)]),
            Choice("east", do=[MoveTo(104)]),
            Choice(
                "arrow",
                do=[Gain(1, FOOD)],
                only_if=AllOf([HasStatus("home", 1), Not(HasStatus("exodus"))]),
            ),
            Choice(
                "cow",
                do=[Gain(1, EXP), Gain(1, FEAR)],
                only_if=AllOf([HasStatus("home", 2), Not(HasStatus("exodus"))]),
            ),
            Choice(
                "wipe",
                do=[Lose(1, FEAR, who=EACH)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("exodus"),
            ),
            Choice("back"),
        ],
    ),
    # Whoever comes
    Verse(
        "121.511",
        choices=[
            Choice("eat", do=[Gain(2, FOOD)], only_if=HasStatus("home", 1)),
            Choice(
                "padlock",
                do=[GainItem(craftable=True), Gain(1, FEAR)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("home", 2),
            ),
            Choice("lintel", do=[Gain(1, WEALTH), Gain(1, EXP)], only_if=HasStatus("home", 3)),
            Choice(
                "leave_some", do=[Gain(1, REPUTATION), Lose(1, FEAR, who=EACH)], cost=[Pay(1, FOOD)]
            ),
            Choice("shut"),
        ],
    ),
    # What was over after counting
    Verse(
        "121.512",
        choices=[
            Choice("own", do=[Gain(2, EXP), Gain(1, FEAR)], only_if=HasStatus("given", 1)),
            Choice("pen", do=[Gain(1, MAGIC), Gain(1, FEAR)], only_if=HasStatus("given", 3)),
            Choice(
                "plates", do=[GainItem()], cost=[Pay(1, REPUTATION)], only_if=HasStatus("given", 4)
            ),
            Choice("nothing", do=[Lose(1, FEAR)]),
        ],
    ),
    # She pulled him too
    Verse(
        "121.513",
        choices=[
            Choice("name", do=[Gain(1, MAGIC)]),
            Choice("smith", do=[Lose(3, FEAR)], only_if=HasStatus("erfyr", 1)),
            Choice(
                "washer",
                do=[Gain(2, REPUTATION)],
                only_if=HasStatus("neante", 1),
            ),
            Choice("feet_first", do=[Gain(1, EXP, who=EACH)], only_if=HasStatus("yvain", 1)),
            Choice("birth", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # Six hollows
    Verse(
        "121.514",
        choices=[
            Choice("watch", do=[Lose(2, FEAR, who=EACH)], cost=[Pay(1, ENERGY)]),
            Choice("carve", do=[Gain(1, EXP, who=EACH)], cost=[Pay(1, ENERGY)]),
            Choice(
                "apron", do=[Lose(1, FEAR), Gain(1, REPUTATION)], only_if=HasStatus("witnesses", 5)
            ),
            Choice("word", do=[Gain(1, MAGIC)], only_if=HasStatus("promise")),
            Choice("get_up"),
            once("hollows", "121.520"),
        ],
    ),
    # Somebody kept the places free
    Verse(
        "121.520",
        choices=[
            Choice("say_it", do=[GainSecret(41)]),
            Choice("blow_off", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    Verse(
        "121.D",
        choices=[
            Choice(
                "say_it", do=[Gain(1, MAGIC), Gain(1, FEAR)], only_if=Not(HasStatus("iorla", 2))
            ),
            Choice(
                "tell_it",
                do=[Gain(1, MAGIC), Lose(1, FEAR)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("iorla", 1),
            ),
            Choice("spade", do=[Gain(1, HEALTH, who=EACH)], only_if=HasStatus("iorla", 2)),
            Choice("let_sleep", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    Verse(
        "121.N",
        choices=[
            Choice("knock", do=[Encounter(VIOLET)]),
            Choice("other_end", do=[Lose(2, ENERGY, who=EACH), Lose(1, FEAR, who=EACH)]),
        ],
    ),
    Verse("121.M"),
]
