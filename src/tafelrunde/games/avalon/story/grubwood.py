"""108: Grubwood (Madenwald), until the mill is empty."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    ALL,
    EACH,
    ENERGY,
    EXP,
    FEAR,
    FOOD,
    REPUTATION,
    AllOf,
    ChangeLocation,
    Choice,
    Deal,
    Encounter,
    Gain,
    GainSecret,
    GiveSecret,
    HasSecret,
    HasStatus,
    Lose,
    Mark,
    MoveTo,
    Not,
    Note,
    Pay,
    RemoveTimeDial,
    SetTimeDial,
    Verse,
    Won,
    once,
)

FED: Final = HasStatus("mill_folk", 1)

VERSES: Final = [
    # Soft trunks
    Verse(
        "108.0",
        choices=[
            Choice("mill", "108.1", only_if=Not(FED)),
            Choice("mill_again", "108.8", only_if=AllOf([FED, Not(HasStatus("mill_folk", 3))])),
            Choice(
                "sweep",
                do=[Mark("mill_bread"), Gain(1, FOOD)],
                only_if=AllOf([HasStatus("mill_folk", 3), Not(HasStatus("mill_bread"))]),
            ),
            Choice(
                "stream",
                do=[Lose(1, FEAR, who=EACH)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("mill_folk", 3),
            ),
            Choice(
                "grubs",
                do=[Mark("grubs"), Gain(1, FOOD), Gain(1, FEAR)],
                only_if=Not(HasStatus("grubs")),
            ),
            Choice("leave"),
            once("tap_trunks", "108.10", only_if=HasStatus("grubs")),
        ],
    ),
    # Thirty-one, like pigeons
    Verse(
        "108.1",
        [Note("mill")],
        [
            Choice("share", "108.2", cost=[Pay(2, FOOD)]),
            Choice("carry_water", do=[Gain(1, REPUTATION)], cost=[Pay(2, ENERGY)]),
            Choice("leave"),
        ],
    ),
    # The button
    Verse(
        "108.2",
        [
            Mark("mill_folk", 1),
            Gain(1, REPUTATION),
            GainSecret(17),
            SetTimeDial("mill", value=3, number=108, expires="108.7"),
        ],
        [
            Choice("ask_howling", do=[Gain(1, EXP)]),
            Choice("keep_safe", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # Breda's stone
    Verse(
        "108.3",
        [Mark("price")],
        [
            Choice("ask_husband", do=[Gain(1, EXP), Gain(1, FEAR)]),
            Choice("sit_quiet", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # Wolves
    Verse(
        "108.4",
        [Encounter(named="lean_wolves")],
        [
            Choice("held", "108.5", only_if=Won()),
            Choice("fall_back"),
        ],
    ),
    # The wheel turns
    Verse(
        "108.5",
        [Mark("mill_folk", 2), RemoveTimeDial("mill")],
        [
            Choice("take_word", do=[Gain(2, REPUTATION)]),
            Choice("take_story", do=[Gain(1, EXP, who=EACH)]),
        ],
    ),
    # Up the slope
    Verse(
        "108.6",
        [Mark("mill_folk", 3), RemoveTimeDial("mill")],
        [
            Choice("carry_ruan", do=[Mark("ruan", 1), Deal(1), Gain(1, REPUTATION), MoveTo(101)]),
            Choice(
                "leave_ruan",
                do=[Mark("ruan", 2), Gain(1, FOOD), Gain(1, FEAR, who=EACH), MoveTo(101)],
            ),
        ],
    ),
    # Empty: read when the time dial has expired
    Verse("108.7", [Mark("mill_folk", 4), Gain(1, FEAR, who=ALL), ChangeLocation(108, 110)]),
    # Breda's door, later
    Verse(
        "108.8",
        choices=[
            Choice("breda", "108.3", only_if=Not(HasStatus("price"))),
            Choice(
                "guard",
                "108.4",
                cost=[Pay(2, ENERGY)],
                only_if=Not(HasStatus("mill_folk", 2)),
            ),
            Choice("lead_open", "108.6", cost=[Pay(2, ENERGY)], only_if=HasStatus("gate", 1)),
            Choice(
                "lead_asked",
                "108.6",
                cost=[Pay(2, ENERGY), Pay(1, REPUTATION)],
                only_if=Not(HasStatus("gate")),
            ),
            Choice(
                "lead_shut",
                "108.6",
                cost=[Pay(2, ENERGY), Pay(2, REPUTATION)],
                only_if=HasStatus("gate", 2),
            ),
            Choice(
                "bread",
                do=[Mark("mill_bread"), Gain(2, FOOD)],
                only_if=AllOf([HasStatus("mill_folk", 2), Not(HasStatus("mill_bread"))]),
            ),
            Choice("carry_water", do=[Gain(1, REPUTATION)], cost=[Pay(2, ENERGY)]),
            Choice("leave"),
            Choice("boots", "108.9", cost=[GiveSecret(2)], only_if=HasSecret(2)),
        ],
    ),
    # From foot to foot
    Verse(
        "108.9",
        choices=[
            Choice("say_two", do=[Gain(2, REPUTATION)]),
            Choice("say_one", do=[Lose(2, FEAR, who=EACH)]),
        ],
    ),
    # In up to the elbow
    Verse(
        "108.10",
        choices=[
            Choice("fill_jar", do=[GainSecret(4)], cost=[Pay(1, ENERGY)]),
            Choice("put_back", do=[Lose(1, FEAR)]),
        ],
    ),
]
