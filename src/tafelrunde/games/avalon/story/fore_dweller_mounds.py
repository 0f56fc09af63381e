"""106: Fore-dweller Mounds (Hügel der Vorzeit)."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    AGGRESSION,
    AREV,
    BEOR,
    EACH,
    ENERGY,
    EXP,
    FEAR,
    FOOD,
    MAGIC,
    REPUTATION,
    VIOLET,
    WEALTH,
    WURM,
    AllOf,
    Choice,
    Count,
    Counted,
    Deal,
    Encounter,
    Gain,
    GainSecret,
    GiveSecret,
    HasAttribute,
    HasSecret,
    HasStatus,
    If,
    Lose,
    Mark,
    Not,
    Pay,
    Verse,
    WasRead,
    Won,
)

NO_RITES: Final = Not(WasRead("106.5"))
EACH_HEAD: Final = Count(Counted.PLAYERS)
AND_ONE_MORE: Final = Count(Counted.PLAYERS, plus=1)
AND_TWO_MORE: Final = Count(Counted.PLAYERS, plus=2)
"""The mound asks its price for everybody who shall live by the light."""
HANDS: Final = Count(Counted.PLAYERS, plus=2, most=4)
"""More cannot reach a buckle."""

VERSES: Final = [
    # The door
    Verse(
        "106.0",
        choices=[
            Choice(
                "write_three",
                "106.5",
                cost=[Pay(EACH_HEAD, MAGIC)],
                only_if=AllOf([NO_RITES, HasStatus("druid_signs", at_least=3)]),
            ),
            Choice(
                "write_two",
                "106.1",
                only_if=AllOf(
                    [
                        NO_RITES,
                        HasStatus("druid_signs", at_least=2),
                        Not(HasStatus("druid_signs", at_least=3)),
                    ]
                ),
            ),
            Choice(
                "break_door",
                "106.3",
                cost=[Pay(2, ENERGY)],
                only_if=AllOf(
                    [
                        NO_RITES,
                        Not(HasStatus("mound_door")),
                        Not(HasStatus("druid_signs", at_least=3)),
                    ]
                ),
                needs=HasAttribute(AGGRESSION, 2),
            ),
            Choice("keep_watch", "106.4", only_if=Not(HasStatus("watch"))),
            Choice("feed_stone", do=[Gain(1, MAGIC)], cost=[Pay(1, FOOD)]),
            Choice("leave"),
        ],
    ),
    # The keeper asks
    Verse(
        "106.1",
        choices=[
            Choice("fight", "106.2"),
            Choice("give_name", "106.5", cost=[Pay(AND_ONE_MORE, REPUTATION)]),
            Choice("give_knuckle", "106.5", cost=[GiveSecret(19)], only_if=HasSecret(19)),
            Choice(
                "scout_answer",
                "106.5",
                do=[Gain(AND_TWO_MORE, FEAR)],
                only_if=HasStatus("camp_talk", 2),
            ),
            Choice("druid_tongue", "106.5", cost=[Pay(2, MAGIC)], only_if=WURM),
            Choice(
                "other_name",
                "106.5",
                do=[Lose(EACH_HEAD, ENERGY)],
                only_if=AllOf([AREV, HasStatus("bridge", 2)]),
            ),
            Choice("mend_buckle", "106.5", cost=[Pay(HANDS, ENERGY)], only_if=BEOR),
            Choice("back"),
        ],
    ),
    # The keeper objects
    Verse(
        "106.2",
        [Encounter(named="barrow_watch")],
        [
            Choice("past_it", "106.5", only_if=Won()),
            Choice("back_out"),
        ],
    ),
    # The broken door
    Verse(
        "106.3",
        [Deal(1, who=EACH), Encounter(named="mist_shape")],
        [
            Choice("look_close", do=[Mark("mound_door"), Mark("druid_signs", 0)], only_if=Won()),
            Choice("leave_mound"),
        ],
    ),
    # Keeping watch
    Verse(
        "106.4",
        [Mark("watch")],
        [
            Choice("stay_for_all", do=[Mark("fifth", 3), Gain(1, EXP), Gain(1, FEAR, who=EACH)]),
            Choice("go_before", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # The rites
    Verse(
        "106.5",
        [If(HasStatus("druid_signs", at_least=3), then=[Gain(1, EXP, who=EACH)]), GainSecret(11)],
        [
            Choice("read_on", "106.7", only_if=Not(HasStatus("price"))),
            Choice("stop", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # The slab: read by the Location Action
    Verse(
        "106.6",
        choices=[
            Choice("lift", do=[Encounter(VIOLET)]),
            Choice("let_lie", do=[Lose(1, WEALTH), Gain(1, EXP)]),
            Choice("weigh_down", "106.8", cost=[GiveSecret(7)], only_if=HasSecret(7)),
        ],
    ),
    # The last line
    Verse(
        "106.7",
        [Mark("price"), Gain(1, EXP, who=EACH), Gain(1, FEAR, who=EACH)],
        [
            Choice("fold_cloak", do=[Mark("fifth", 0)]),
            Choice("hang_back", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # One man's worth of iron
    Verse(
        "106.8",
        choices=[
            Choice("read_word", do=[Gain(1, EXP), Gain(1, MAGIC), Gain(1, FEAR)]),
            Choice("tiptoe", do=[Lose(2, FEAR, who=EACH)]),
        ],
    ),
    Verse(
        "106.D",
        choices=[
            Choice("say_nothing", do=[Lose(1, FEAR, who=EACH)]),
            Choice("say_here", do=[Gain(1, EXP), Gain(1, FEAR)]),
        ],
    ),
    Verse(
        "106.N",
        choices=[
            Choice("answer", do=[Gain(1, FEAR, who=EACH), Gain(1, EXP)]),
            Choice("stay_silent", do=[Lose(1, ENERGY, who=EACH)]),
        ],
    ),
    Verse("106.M"),
]
