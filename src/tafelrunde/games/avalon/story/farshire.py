"""116: Farshire (Fernschar)."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    EACH,
    EMPATHY,
    ENERGY,
    EXP,
    FEAR,
    FOOD,
    MAGIC,
    REPUTATION,
    VIOLET,
    WEALTH,
    WURM,
    AnyOf,
    Choice,
    Encounter,
    Gain,
    GainSecret,
    HasAttribute,
    HasStatus,
    Lose,
    Mark,
    Not,
    Note,
    Pay,
    Verse,
    once,
)

DOLMEN: Final = once("dolmen", "116.206")

VERSES: Final = [
    # A market under a dolmen
    Verse(
        "116.200",
        choices=[
            Choice("gundry", "116.201"),
            DOLMEN,
            Choice("pawn", "116.205", only_if=Not(HasStatus("five_road", 4))),
            Choice("bread", "116.207", only_if=HasStatus("stone", 3)),
            once("oath", "116.208", only_if=WURM),
            Choice("two_shadows", do=[Lose(1, FEAR)], only_if=HasStatus("second")),
            Choice("leave"),
        ],
    ),
    # Only water
    Verse(
        "116.201",
        choices=[
            Choice("buy", "116.202", cost=[Pay(1, WEALTH)], only_if=Not(HasStatus("gundry", 1))),
            Choice("pour", "116.203", only_if=Not(HasStatus("gundry", 2))),
            Choice("sell", "116.204", only_if=Not(HasStatus("gundry", 3))),
            Choice("real_price", do=[Lose(1, FEAR, who=EACH)], only_if=HasStatus("price")),
            Choice("who_sells", do=[Gain(1, EXP)]),
        ],
    ),
    # A word in a bottle
    Verse(
        "116.202",
        [Mark("gundry", 1), GainSecret(48)],
        [
            Choice("shut", do=[Lose(1, FEAR)]),
            Choice("told", do=[Gain(2, EXP)], cost=[Pay(1, WEALTH)]),
        ],
    ),
    # Poured out
    Verse(
        "116.203",
        [Mark("gundry", 2), Lose(1, REPUTATION)],
        [
            Choice("apologize", do=[Gain(2, REPUTATION)], cost=[Pay(1, WEALTH)]),
            Choice("drink", do=[Gain(1, MAGIC), Gain(1, FEAR)]),
            Choice("silence", do=[Gain(1, EXP)]),
        ],
    ),
    # An and
    Verse(
        "116.204",
        [Mark("gundry", 3), GainSecret(21)],
        [
            Choice("coins", do=[Gain(3, WEALTH)]),
            Choice("charm", do=[Gain(2, MAGIC)]),
        ],
    ),
    # The crane
    Verse(
        "116.205",
        [Note("traces")],
        [
            Choice("redeem", do=[Mark("five_road", 4), GainSecret(44)], cost=[Pay(2, WEALTH)]),
            Choice(
                "talk",
                do=[Mark("five_road", 4), GainSecret(44)],
                cost=[Pay(1, ENERGY), Pay(1, REPUTATION)],
                needs=HasAttribute(EMPATHY),
            ),
            Choice("leave_it"),
        ],
    ),
    # Older bottles
    Verse(
        "116.206",
        choices=[
            Choice("open_one", do=[Gain(2, MAGIC), Encounter(VIOLET)]),
            Choice(
                "thumbs",
                do=[Gain(1, EXP), Gain(1, MAGIC), Gain(1, FEAR)],
                only_if=HasStatus("druid_signs", at_least=2),
            ),
            Choice("beside", do=[Lose(2, FEAR)], only_if=HasStatus("gundry", 1)),
            Choice("lamp", do=[Gain(1, EXP)]),
        ],
    ),
    # Gundry bakes
    Verse(
        "116.207",
        choices=[
            Choice("eat", do=[Gain(2, FOOD)], cost=[Pay(1, WEALTH)]),
            Choice("hungrier", do=[Gain(1, EXP), Gain(1, FEAR)]),
            Choice("my_and", do=[Gain(1, MAGIC)], only_if=HasStatus("gundry", 3)),
            Choice("crumbs", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # Maggot: an oath in pawn
    Verse(
        "116.208",
        choices=[
            Choice("redeem", do=[Gain(1, EXP), Lose(2, FEAR)], cost=[Pay(1, REPUTATION)]),
            Choice("twelve", do=[Lose(1, FEAR, who=EACH)], only_if=HasStatus("thirteenth")),
            Choice("lapse", do=[Gain(2, WEALTH), Gain(1, FEAR)]),
        ],
    ),
    # Prices in syllables
    Verse(
        "116.500",
        choices=[
            once(
                "doorsteps",
                "116.501",
                only_if=AnyOf([HasStatus("gundry", 1), HasStatus("gundry", 2)]),
            ),
            once("clerk", "116.502", only_if=HasStatus("gundry", 2)),
            DOLMEN,
            Choice("own_price", do=[Gain(1, EXP), Gain(1, FEAR)], only_if=HasStatus("counter", 2)),
            Choice("string", do=[Gain(1, WEALTH)], only_if=HasStatus("levy")),
            Choice("bottle", do=[Gain(1, MAGIC), Lose(1, FEAR)], cost=[Pay(1, WEALTH)]),
            Choice("table_legs", do=[Lose(1, FEAR)]),
        ],
    ),
    # On the right doorsteps
    Verse(
        "116.501",
        choices=[
            Choice(
                "labels", do=[Gain(2, REPUTATION), Lose(1, FEAR, who=EACH)], cost=[Pay(1, ENERGY)]
            ),
            Choice("keep_one", do=[Gain(2, MAGIC), Gain(1, FEAR)]),
            Choice("lantern", do=[Lose(1, FEAR)]),
        ],
    ),
    # Believed
    Verse(
        "116.502",
        choices=[
            Choice("jug", do=[Gain(1, REPUTATION), Gain(1, EXP)], cost=[Pay(1, ENERGY)]),
            Choice("ran", do=[Gain(1, WEALTH), Lose(1, FEAR)], only_if=HasStatus("levy", 2)),
            Choice("laugh", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    Verse(
        "116.D",
        choices=[
            Choice("knock", do=[Gain(1, MAGIC)]),
            Choice("turn_over", do=[Lose(1, FEAR, who=EACH)]),
            Choice("label", do=[Gain(1, EXP)], only_if=HasStatus("gundry")),
        ],
    ),
    Verse(
        "116.N",
        choices=[
            Choice("buy_back", do=[Lose(1, WEALTH), Lose(1, FEAR)]),
            Choice("let_go", do=[Gain(1, FEAR, who=EACH), Gain(1, EXP)]),
        ],
    ),
]
