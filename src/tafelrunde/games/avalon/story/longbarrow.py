"""151: Longbarrow."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    EACH,
    ENERGY,
    EXP,
    FEAR,
    FOOD,
    MAGIC,
    RELIC,
    VIOLET,
    WEALTH,
    Choice,
    DiscardItem,
    Encounter,
    Gain,
    GainItem,
    GainSecret,
    GiveSecret,
    HasSecret,
    HasStatus,
    Lose,
    Mark,
    Not,
    Pay,
    Verse,
    Won,
    once,
)

VERSES: Final = [
    # The sheet turned back
    Verse(
        "151.300",
        choices=[
            Choice("bed", "151.302", only_if=Not(HasStatus("barrow"))),
            Choice("goods", "151.301"),
            Choice("empty", "151.303", only_if=Not(HasStatus("barrow"))),
            Choice("end_wall", "151.304"),
            Choice("stayed", "151.305", only_if=HasStatus("barrow", 1)),
            once("worn", "151.307", only_if=HasStatus("barrow", 2)),
            Choice("falfuar", do=[Gain(1, FOOD)], only_if=HasStatus("cities")),
            Choice(
                "two_lights", do=[Gain(1, EXP)], cost=[Pay(1, ENERGY)], only_if=HasStatus("second")
            ),
            Choice("leave"),
        ],
    ),
    # They like new things
    Verse(
        "151.301",
        choices=[
            Choice(
                "button",
                do=[GainItem(keyword=RELIC), Lose(2, FEAR, who=EACH)],
                cost=[GiveSecret(17)],
                only_if=HasSecret(17),
            ),
            Choice("swap", do=[GainItem(keyword=RELIC), Gain(1, EXP)], cost=[DiscardItem()]),
            Choice("look", do=[Gain(1, EXP), Gain(1, FEAR)]),
        ],
    ),
    # Warm from somebody
    Verse(
        "151.302",
        choices=[
            Choice("lie", do=[Mark("barrow", 1), GainSecret(27), Gain(2, FEAR)]),
            Choice("sheet", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # Nine loads
    Verse(
        "151.303",
        [Encounter(named="architect_of_bone")],
        [
            Choice("all", do=[Mark("barrow", 2), Gain(3, WEALTH), GainItem()], only_if=Won()),
            Choice("enough", do=[Mark("barrow", 2), Gain(1, WEALTH), Gain(1, EXP)], only_if=Won()),
            Choice("put_down"),
        ],
    ),
    # All left hands
    Verse(
        "151.304",
        choices=[
            Choice("lay", do=[Gain(1, MAGIC), Gain(1, FEAR)]),
            Choice("blow", do=[Lose(1, FEAR, who=EACH)], cost=[Pay(1, ENERGY)]),
            Choice("low_one", do=[Gain(1, EXP)], only_if=HasStatus("fifth", 2)),
            Choice("fifth", do=[Lose(1, FEAR)], only_if=HasStatus("fifth")),
            Choice("lamp_down"),
        ],
    ),
    # For whom there wasn't room
    Verse(
        "151.305",
        choices=[
            Choice("sit", do=[Lose(1, FEAR, who=EACH)]),
            Choice("read_wall", "151.306", only_if=Not(HasStatus("mason", 1))),
            Choice("read_again", do=[Gain(1, EXP)], only_if=HasStatus("mason", 1)),
        ],
    ),
    # At the height of somebody kneeling
    Verse(
        "151.306",
        choices=[
            Choice("learn", do=[Mark("mason", 1), GainSecret(59), Lose(1, FEAR, who=EACH)]),
            Choice("here", do=[Mark("mason", 1), GainSecret(59), Gain(1, MAGIC), Gain(1, FEAR)]),
        ],
    ),
    # Walking upright
    Verse(
        "151.307",
        [Encounter(VIOLET)],
        [
            Choice("give_back", do=[Lose(2, FEAR, who=EACH)], cost=[Pay(1, WEALTH)], only_if=Won()),
            Choice("sell", do=[Gain(1, WEALTH), Gain(1, FEAR, who=EACH)], only_if=Won()),
            Choice("go_round"),
        ],
    ),
]
