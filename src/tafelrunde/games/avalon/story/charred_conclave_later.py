"""104: Charred Conclave (Verkohlter Weidenmann) in winter and in the spring after."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    EACH,
    ENERGY,
    EXP,
    FEAR,
    FOOD,
    GRAY,
    HEALTH,
    MAGIC,
    REPUTATION,
    WEALTH,
    WURM,
    AllOf,
    AnyOf,
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
    Not,
    Pay,
    Verse,
    once,
)

FREE: Final = HasStatus("brannoch")


VERSES: Final = [
    # Green under the snow
    Verse(
        "104.200",
        choices=[
            once("pace", "104.201", only_if=WURM),
            once("stand", "104.202"),
            once("smoke", "104.203"),
            once("burner", "104.204"),
            Choice(
                "tidy",
                do=[Lose(1, FEAR, who=EACH)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("conclave", 1),
            ),
            Choice(
                "fill_in",
                do=[Lose(2, FEAR)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("conclave", 2),
            ),
            Choice("leave"),
        ],
    ),
    # Maggot: his length
    Verse(
        "104.201",
        choices=[
            Choice("made_up", do=[Lose(3, FEAR)], only_if=HasStatus("thirteenth", 1)),
            Choice(
                "not_said",
                do=[Gain(1, MAGIC), Gain(1, EXP), Gain(1, FEAR)],
                only_if=HasStatus("thirteenth", 2),
            ),
            Choice("lie_down", do=[Gain(1, MAGIC), Lose(1, ENERGY)]),
            Choice("plant", do=[Gain(1, EXP)]),
        ],
    ),
    # Twelve make room
    Verse(
        "104.202",
        choices=[
            Choice("kept_watch", do=[Lose(2, FEAR, who=EACH)], only_if=HasStatus("watch")),
            Choice("answer", do=[Gain(1, EXP), Gain(1, FEAR)], only_if=Not(HasStatus("watch"))),
            Choice("step_off", do=[Gain(1, ENERGY)]),
        ],
    ),
    # The wicker man's hand
    Verse(
        "104.203",
        choices=[
            Choice("warm", do=[Gain(1, HEALTH, who=EACH), Gain(1, FEAR)]),
            Choice("drive_off", do=[Encounter(GRAY)]),
            Choice("bread", do=[Gain(2, REPUTATION)], cost=[Pay(1, FOOD)]),
        ],
    ),
    # Soap
    Verse(
        "104.204",
        choices=[
            Choice("forbid", do=[Gain(2, REPUTATION)], cost=[Pay(1, ENERGY)]),
            Choice(
                "show_row",
                do=[Gain(1, REPUTATION), Lose(1, FEAR, who=EACH)],
                only_if=HasStatus("conclave", 1),
            ),
            Choice(
                "show_scar",
                do=[Gain(1, EXP), Gain(1, FEAR)],
                only_if=HasStatus("conclave", 2),
            ),
            Choice("share", do=[Gain(2, WEALTH), Gain(1, FEAR, who=EACH)]),
            Choice("no_cake"),
        ],
    ),
    # White, all looking at the gap
    Verse(
        "104.500",
        choices=[
            Choice("carts", "104.501", only_if=Not(HasStatus("exodus"))),
            Choice(
                "furrow",
                do=[Gain(1, EXP)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("exodus", 3),
            ),
            once("mantle", "104.502"),
            once("two_stones", "104.503", only_if=AllOf([WURM, FREE])),
            once("candles", "104.504", only_if=AllOf([Not(WURM), FREE])),
            once("sheet", "104.505", only_if=AnyOf([HasStatus("yvain", 1), HasStatus("yvain", 2)])),
            once(
                "measurer",
                "104.506",
                only_if=AnyOf([HasStatus("great_stone", 1), HasStatus("great_stone", 3)]),
            ),
            once("herb", "104.507"),
            Choice(
                "gap",
                do=[Lose(1, FEAR, who=EACH)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("thirteenth"),
            ),
            Choice("leave"),
        ],
    ),
    # The gate on the road
    Verse(
        "104.501",
        choices=[
            Choice(
                "joined",
                do=[Mark("exodus", 3), Gain(2, REPUTATION)],
                only_if=HasStatus("cities", 1),
            ),
            Choice(
                "halfway",
                do=[Mark("exodus", 3), Gain(1, REPUTATION), Lose(1, FEAR, who=EACH)],
                only_if=HasStatus("cities", 2),
            ),
            Choice(
                "walls",
                do=[Mark("exodus", 3), Gain(1, EXP), Gain(1, FEAR, who=EACH)],
                only_if=AllOf([Not(HasStatus("cities", 1)), Not(HasStatus("cities", 2))]),
            ),
            Choice("turn_back", do=[Gain(1, FOOD)], cost=[Pay(1, ENERGY)]),
            Choice("rest_here"),
        ],
    ),
    # Twelve neck sizes
    Verse(
        "104.502",
        choices=[
            Choice("wear", do=[GainSecret(28), Gain(1, FEAR)]),
            Choice("button", do=[Lose(2, FEAR, who=EACH)]),
        ],
    ),
    # Maggot and Brannoch
    Verse(
        "104.503",
        choices=[
            Choice(
                "list",
                do=[Gain(2, EXP), Lose(2, FEAR)],
                cost=[GiveSecret(18)],
                only_if=HasSecret(18),
            ),
            Choice(
                "quiet_door",
                do=[Lose(2, FEAR), Gain(1, REPUTATION)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("brannoch", 1),
            ),
            Choice("fourteen", do=[Gain(2, EXP), Gain(1, FEAR)], only_if=HasStatus("brannoch", 2)),
            Choice("memory", do=[Gain(1, EXP), Gain(1, MAGIC), Gain(1, FEAR)]),
        ],
    ),
    # The one who nods
    Verse(
        "104.504",
        choices=[
            Choice("nod", do=[Gain(1, EXP, who=EACH)]),
            Choice(
                "knuckle",
                do=[Gain(2, EXP), Lose(2, FEAR, who=EACH)],
                cost=[GiveSecret(19)],
                only_if=HasSecret(19),
            ),
            Choice(
                "twig",
                do=[Gain(1, REPUTATION), Lose(1, FEAR)],
                only_if=HasStatus("witnesses", 1),
            ),
            Choice("missing", do=[Gain(1, MAGIC), Gain(1, FEAR)]),
        ],
    ),
    # The second sheet
    Verse(
        "104.505",
        choices=[
            Choice(
                "he_asked",
                do=[Lose(2, FEAR, who=EACH), Gain(1, REPUTATION)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("yvain", 1),
            ),
            Choice(
                "still_signs",
                do=[Gain(2, EXP), Gain(1, FEAR, who=EACH)],
                only_if=HasStatus("yvain", 2),
            ),
            Choice("burn", do=[Lose(1, FEAR, who=EACH)]),
            Choice("keep", do=[Gain(1, EXP)]),
        ],
    ),
    # Somebody measures the ribs
    Verse(
        "104.506",
        choices=[
            Choice("stop", do=[Encounter(named="iron_seneschal")]),
            Choice(
                "wrong_figures",
                do=[Gain(2, WEALTH), Lose(1, REPUTATION)],
                only_if=HasStatus("great_stone", 1),
            ),
            Choice(
                "who_pays",
                do=[Gain(2, EXP), Gain(1, FEAR)],
                only_if=HasStatus("great_stone", 3),
            ),
            Choice("hold_tape", do=[Gain(1, WEALTH), Gain(1, FEAR)]),
        ],
    ),
    # The midwife's herb
    Verse(
        "104.507",
        choices=[
            Choice("pick", do=[Gain(2, HEALTH)]),
            Choice("kettle", do=[Gain(1, HEALTH, who=EACH)], only_if=HasStatus("herbs")),
            Choice("plant", do=[Lose(1, FEAR, who=EACH), Gain(1, EXP)], cost=[Pay(1, ENERGY)]),
        ],
    ),
    Verse(
        "104.D5",
        choices=[
            Choice("move_up", do=[Lose(1, FEAR, who=EACH)]),
            Choice("wood", do=[Gain(1, MAGIC), Gain(1, FEAR)]),
            Choice("in_order", do=[Gain(1, EXP)], only_if=HasStatus("conclave")),
        ],
    ),
    Verse(
        "104.N5",
        choices=[
            Choice("stop_before", do=[Gain(1, FEAR, who=EACH), Lose(1, ENERGY)]),
            Choice("read_out", do=[Deal(1, who=EACH), Gain(1, MAGIC)]),
        ],
    ),
]
