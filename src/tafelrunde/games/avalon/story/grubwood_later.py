"""108: Grubwood (Madenwald) in winter and in the spring after."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    EACH,
    ENERGY,
    EXP,
    FEAR,
    FOOD,
    GREEN,
    REPUTATION,
    AllOf,
    ChangeMenhirs,
    Choice,
    Encounter,
    Gain,
    GainSecret,
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

FED: Final = HasStatus("mill_folk", 1)
MOVED: Final = HasStatus("mill_folk", 3)


VERSES: Final = [
    # The wheel in ice
    Verse(
        "108.200",
        choices=[
            Choice("knock", "108.201", only_if=AllOf([FED, Not(MOVED), Not(WasRead("108.202"))])),
            Choice(
                "unguarded",
                "108.8",
                only_if=AllOf([FED, Not(HasStatus("mill_folk", 2)), Not(MOVED)]),
            ),
            Choice("first_knock", "108.1", only_if=Not(HasStatus("mill_folk"))),
            Choice("rooms", do=[Lose(1, FEAR, who=EACH)], cost=[Pay(1, ENERGY)], only_if=MOVED),
            once("ice", "108.203"),
            once("frame", "108.204", only_if=FED),
            Choice("stripes", do=[Gain(1, FOOD)], cost=[Pay(1, ENERGY)]),
            Choice("leave"),
        ],
    ),
    # Before there's bread
    Verse(
        "108.201",
        choices=[
            Choice("say_it", do=[Gain(1, FOOD)]),
            Choice(
                "own_too",
                "108.202",
                do=[Gain(1, FEAR)],
                only_if=AllOf([FED, Not(HasStatus("mill_folk", 2))]),
            ),
            Choice("forty", "108.202", only_if=HasStatus("mill_folk", 2)),
        ],
    ),
    # Thirty-one hands
    Verse(
        "108.202",
        choices=[
            Choice("word", do=[GainSecret(39)]),
            Choice("flour", do=[Gain(2, FOOD)], only_if=HasStatus("mill_bread")),
            Choice("first_flour", do=[Gain(3, FOOD)], only_if=Not(HasStatus("mill_bread"))),
        ],
    ),
    # Not ice all the way through
    Verse(
        "108.203",
        choices=[
            Choice("chip", do=[Gain(1, EXP), Encounter(GREEN)]),
            Choice(
                "grubs",
                do=[Gain(2, FOOD), Gain(1, FEAR, who=EACH)],
                only_if=HasStatus("grubs"),
            ),
            Choice("let_stand", do=[Lose(1, FEAR)]),
        ],
    ),
    # A mark on the door frame
    Verse(
        "108.204",
        choices=[
            Choice("own_mark", do=[Gain(1, EXP)]),
            Choice(
                "spread",
                do=[Gain(1, EXP), Lose(1, FEAR)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("mill_folk", 2),
            ),
            Choice("ruan", do=[Lose(1, FEAR, who=EACH)], only_if=HasStatus("ruan", 1)),
            Choice("date", do=[Gain(2, REPUTATION), Gain(1, FEAR)]),
        ],
    ),
    # A toll gate made of a ladder
    Verse(
        "108.500",
        choices=[
            Choice("breda", "108.501", only_if=Not(HasStatus("many_hands", 1))),
            Choice("race", "108.502", only_if=HasStatus("many_hands", 1)),
            Choice("coll", "108.503", only_if=AllOf([FED, Not(HasStatus("coll"))])),
            Choice("apron", "108.504", only_if=Not(HasStatus("witnesses", 5))),
            Choice(
                "back_again",
                do=[Gain(1, REPUTATION), Lose(1, FEAR)],
                cost=[Pay(1, ENERGY)],
                only_if=MOVED,
            ),
            Choice("toll", do=[Gain(1, FOOD)], cost=[Pay(1, ENERGY)]),
            Choice("leave"),
        ],
    ),
    # Breda's vote
    Verse(
        "108.501",
        [Mark("many_hands", 1)],
        [
            Choice("see_it", "108.502"),
            Choice(
                "counter",
                "108.502",
                do=[Gain(1, EXP, who=EACH), Gain(1, FEAR, who=EACH)],
                only_if=HasStatus("red_row", 1),
            ),
            Choice("sleep_on_it", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # Nobody's missing
    Verse(
        "108.502",
        choices=[
            Choice("add", do=[ChangeMenhirs(1)], cost=[Pay(1, EXP)]),
            Choice("count", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # Taller than the mark
    Verse(
        "108.503",
        [Mark("coll", 1)],
        [
            Choice(
                "button",
                do=[Lose(2, FEAR, who=EACH), Gain(1, REPUTATION)],
                cost=[GiveSecret(17)],
                only_if=HasSecret(17),
            ),
            Choice("keep_button", do=[Gain(2, EXP)], only_if=HasSecret(17)),
            Choice("measure", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # The miller's apron
    Verse(
        "108.504",
        [Mark("witnesses", 5)],
        [
            Choice("breda", do=[Gain(1, REPUTATION)]),
            Choice("only_apron", do=[Gain(1, EXP), Gain(1, FEAR)]),
        ],
    ),
]
