"""106: Fore-dweller Mounds, in winter and when the Keeper has come to the last page."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    AILEI,
    EACH,
    ENERGY,
    EXP,
    FEAR,
    FOOD,
    MAGIC,
    REPUTATION,
    WEALTH,
    WURM,
    AllOf,
    AnyOf,
    Choice,
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
    SetMenhir,
    Verse,
    WasRead,
    once,
)

LOOKED_UP: Final = WasRead("106.503")
KNOWS_A_WORD: Final = AnyOf([HasSecret(59), HasStatus("mason", 1)])
OLDEST: Final = Choice("oldest", "106.505", only_if=Not(HasStatus("you_there")), needs=KNOWS_A_WORD)
TELL: Final = Choice(
    "tell", "106.506", only_if=AllOf([HasStatus("you_there"), Not(HasStatus("keeper", 2))])
)
PEN: Final = Choice("pen", "106.508", only_if=Not(HasStatus("keeper", 3)))
MAGGOT: Final = once("maggot", "106.507", only_if=AllOf([WURM, Not(HasStatus("keeper", 3))]))
HER_LINE: Final = once("her_line", "106.509", only_if=AILEI)

VERSES: Final = [
    # A swept path in the snow
    Verse(
        "106.200",
        choices=[
            once(
                "door",
                "106.202",
                needs=AnyOf(
                    [
                        HasStatus("druid_signs", at_least=2),
                        HasStatus("mound_door"),
                        HasStatus("price"),
                    ]
                ),
            ),
            Choice("half_stone", "106.203"),
            Choice("watch", "106.201"),
            once(
                "parcels",
                "106.204",
                only_if=AnyOf([HasStatus("mound_door"), HasStatus("conclave", 2)]),
            ),
            Choice("leave"),
        ],
    ),
    # One gap more
    Verse(
        "106.201",
        choices=[
            Choice("stay", do=[Gain(1, EXP), Gain(1, FEAR, who=EACH)]),
            Choice("kept_place", do=[Lose(2, FEAR)], only_if=HasStatus("watch")),
            Choice("third_bow", do=[Gain(1, MAGIC), Gain(1, FEAR)], only_if=HasStatus("given", 2)),
            Choice(
                "whose_house", do=[Gain(1, MAGIC), Gain(1, FEAR)], only_if=HasStatus("given", 4)
            ),
            Choice("bow", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # A window
    Verse(
        "106.202",
        choices=[
            Choice(
                "shard",
                do=[Gain(2, EXP), Lose(1, FEAR, who=EACH)],
                cost=[GiveSecret(40)],
                only_if=HasSecret(40),
            ),
            Choice("how_many", do=[Gain(1, EXP), Gain(1, FEAR)], only_if=HasStatus("price")),
            Choice("weather", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # The girl in the stone
    Verse(
        "106.203",
        choices=[
            Choice("feed", do=[Gain(1, MAGIC)], cost=[Pay(1, FOOD)]),
            Choice("her_light", do=[Lose(2, FEAR)], only_if=HasStatus("stone", 3)),
            Choice("pardon", do=[Gain(1, EXP), Gain(1, FEAR)], only_if=HasStatus("given")),
            Choice("brush", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # With the price on it
    Verse(
        "106.204",
        choices=[
            Choice("take_again", do=[Gain(2, WEALTH), Gain(1, FEAR, who=EACH)]),
            Choice(
                "rest_back",
                do=[Gain(1, MAGIC), Lose(2, FEAR, who=EACH)],
                cost=[Pay(1, WEALTH)],
            ),
            Choice("read_prices", do=[Gain(1, EXP)]),
        ],
    ),
    # A hand's breadth, for the air
    Verse(
        "106.500",
        [Note("three_witnesses")],
        [
            Choice("go_in", "106.501", only_if=Not(LOOKED_UP)),
            Choice("go_to_him", "106.503", only_if=LOOKED_UP),
            Choice("half_stone", "106.513", only_if=Not(HasStatus("half_stone"))),
            Choice("hold_chisel", do=[Gain(1, EXP)], only_if=HasStatus("half_stone", 1)),
            Choice("ask_her", do=[Lose(2, FEAR)], only_if=HasStatus("half_stone", 2)),
            Choice("the_dead", do=[Gain(1, MAGIC), Gain(1, FEAR)]),
            Choice("sit_down", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # Table, lamp, floor
    Verse(
        "106.501",
        [Mark("keeper", 1)],
        [
            Choice("lay", "106.502", needs=HasStatus("witnesses", at_least=3)),
            OLDEST,
            TELL,
            MAGGOT,
            PEN,
            HER_LINE,
            once("cloak", "106.515", only_if=AnyOf([HasStatus("fifth", 3), HasStatus("given", 2)])),
            Choice("chairs", do=[Lose(2, FEAR)], only_if=HasStatus("watch")),
            Choice("lamp", do=[Gain(1, EXP)], cost=[Pay(1, ENERGY)]),
            Choice("sweep", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # Three things side by side
    Verse(
        "106.502",
        choices=[
            Choice("twig", "106.503", do=[Gain(1, EXP)], only_if=HasStatus("witnesses", 1)),
            Choice(
                "pillow",
                "106.503",
                do=[Lose(1, FEAR, who=EACH)],
                only_if=HasStatus("witnesses", 3),
            ),
            Choice("chair", "106.503", do=[Gain(1, REPUTATION)], only_if=HasStatus("witnesses", 4)),
            Choice("keep_one", do=[Gain(1, MAGIC)]),
        ],
    ),
    # A face that was on coins
    Verse(
        "106.503",
        choices=[
            once("look_back", "106.504", do=[Gain(1, MAGIC), Gain(1, FEAR)]),
            once(
                "bugle", "106.504", do=[Lose(1, FEAR, who=EACH)], only_if=HasStatus("witnesses", 2)
            ),
            once("mill_thing", "106.504", do=[Gain(1, EXP)], only_if=HasStatus("witnesses", 5)),
            OLDEST,
            TELL,
            MAGGOT,
            PEN,
            HER_LINE,
            Choice("copy", "106.510", only_if=Not(HasStatus("list"))),
            Choice("take", "106.511", only_if=Not(HasStatus("list"))),
            Choice("burn", "106.512", only_if=Not(HasStatus("list"))),
            Choice("not_yet"),
        ],
    ),
    # Where to put the next
    Verse(
        "106.504",
        choices=[
            Choice("who", "106.503", do=[Gain(1, EXP)]),
            Choice("worth", "106.503", do=[Lose(1, FEAR, who=EACH)]),
            Choice(
                "let_alone", "106.503", do=[Gain(1, MAGIC)], only_if=HasStatus("great_stone", 2)
            ),
            Choice("signer", "106.503", do=[Lose(2, FEAR)], only_if=HasStatus("yvain", 1)),
        ],
    ),
    # You there
    Verse(
        "106.505",
        [Mark("you_there")],
        [
            Choice("tell_him", "106.506", only_if=Not(HasStatus("keeper", 2))),
            Choice("a_name", do=[Gain(1, EXP, who=EACH)]),
        ],
    ),
    # Ink that stays
    Verse(
        "106.506",
        [Mark("keeper", 2)],
        [
            Choice("dry", do=[Gain(1, EXP, who=EACH)]),
            Choice("leave_him", do=[Lose(2, FEAR, who=EACH)]),
        ],
    ),
    # Maggot: the same grip
    Verse(
        "106.507",
        choices=[
            Choice("take", "106.508", do=[Lose(2, FEAR)], only_if=HasStatus("thirteenth", 1)),
            Choice(
                "take_twelve",
                "106.508",
                do=[Gain(1, EXP), Gain(1, FEAR)],
                only_if=HasStatus("thirteenth", 2),
            ),
            Choice("take_silent", "106.508", only_if=Not(HasStatus("thirteenth"))),
            Choice("put_back", do=[Gain(1, EXP), Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # So that he can stretch
    Verse(
        "106.508",
        [Mark("keeper", 3)],
        [
            Choice("one_line", do=[GainSecret(75), Gain(1, EXP), Gain(1, FEAR, who=EACH)]),
            Choice("hold_still", do=[GainSecret(75), Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # Ailei: a line with black ink
    Verse(
        "106.509",
        choices=[
            Choice("finger", do=[Gain(1, MAGIC), Gain(1, FEAR)]),
            Choice("leave_gap", do=[Lose(1, FEAR, who=EACH)], only_if=HasStatus("fifth", 3)),
            Choice("her_no", do=[Lose(2, FEAR)], only_if=HasStatus("neante", 1)),
            Choice(
                "next_line",
                do=[Gain(2, EXP), Gain(1, FEAR, who=EACH)],
                only_if=HasStatus("neante", 3),
            ),
            Choice("turn_page", do=[Gain(1, EXP)]),
        ],
    ),
    # Copied
    Verse(
        "106.510",
        choices=[
            Choice(
                "copy_all",
                do=[Mark("list", 1), GainSecret(68), Gain(1, EXP, who=EACH)],
                cost=[Pay(1, ENERGY, each=True)],
            ),
            Choice("copy_ours", do=[Mark("list", 1), GainSecret(68)]),
            Choice("back", "106.503"),
        ],
    ),
    # Taken
    Verse(
        "106.511",
        choices=[
            Choice(
                "ask",
                do=[Mark("list", 2), Lose(2, FEAR, who=EACH)],
                needs=HasStatus("keeper", 2),
            ),
            Choice("just_take", do=[Mark("list", 2), Gain(2, MAGIC), Gain(1, FEAR, who=EACH)]),
            Choice("back", "106.503"),
        ],
    ),
    # Burnt
    Verse(
        "106.512",
        choices=[
            Choice("ash", do=[Mark("list", 3), Gain(2, EXP), Gain(1, FEAR, who=EACH)]),
            Choice("go_out", do=[Mark("list", 3), Gain(1, REPUTATION), Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # The chisel
    Verse(
        "106.513",
        choices=[
            Choice(
                "finish",
                do=[Mark("half_stone", 2), SetMenhir(106, 8), Gain(1, EXP)],
                cost=[GiveSecret(63), Pay(1, ENERGY)],
                only_if=AllOf([HasSecret(63), Not(HasStatus("isern", 1))]),
            ),
            Choice(
                "finish_gloved",
                do=[Mark("half_stone", 2), SetMenhir(106, 8), Gain(1, EXP)],
                cost=[GiveSecret(63)],
                only_if=AllOf([HasSecret(63), HasStatus("isern", 1)]),
            ),
            Choice("lay_down", "106.514"),
            Choice("step_back"),
        ],
    ),
    # Left half
    Verse(
        "106.514",
        [Mark("half_stone", 1)],
        [
            Choice("flowers", do=[Lose(1, FEAR, who=EACH)]),
            Choice("oil", do=[Gain(1, EXP)]),
        ],
    ),
    # The cloak
    Verse(
        "106.515",
        choices=[
            Choice(
                "hang_up",
                "106.501",
                do=[Gain(1, EXP), Lose(1, FEAR)],
                only_if=HasStatus("fifth", 3),
            ),
            Choice(
                "nail", "106.501", do=[Gain(1, MAGIC), Gain(1, FEAR)], only_if=HasStatus("given", 2)
            ),
            Choice("wear_on", "106.501", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    Verse(
        "106.D5",
        choices=[
            Choice("stand", do=[Lose(1, FEAR, who=EACH)], only_if=Not(HasStatus("keeper", 1))),
            Choice("spoon", do=[Gain(1, MAGIC)]),
            Choice("beside_him", do=[Lose(2, FEAR, who=EACH)], only_if=HasStatus("keeper", 1)),
        ],
    ),
    Verse(
        "106.N5",
        choices=[
            Choice("let_go", do=[Lose(1, ENERGY, who=EACH)]),
            Choice("read_it", do=[Gain(1, EXP), Gain(1, FEAR, who=EACH)]),
            Choice("know_it", do=[Gain(1, MAGIC), Gain(1, FEAR)], only_if=HasStatus("keeper", 3)),
        ],
    ),
]
