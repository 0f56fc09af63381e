"""154: Tombs of the Order, in winter and in the spring of the ship."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    AREV,
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
    Encounter,
    Gain,
    GainItem,
    GainSecret,
    HasStatus,
    Lose,
    Mark,
    Not,
    Note,
    Pay,
    Verse,
    WasRead,
    once,
)

ON_WATCH: Final = Not(HasStatus("oriel"))
WORD_OPEN: Final = AllOf([HasStatus("oriel", 1), HasStatus("mason", 1), Not(HasStatus("mason", 3))])
NO_SAIL: Final = Not(HasStatus("ship", 3))
WHISPER: Final = Choice("whisper", "154.608", only_if=WORD_OPEN)

VERSES: Final = [
    # Eleven made beds
    Verse(
        "154.300",
        choices=[
            Choice("sit_by_her", "154.302"),
            once("coffins", "154.301"),
            Choice("rope", do=[Gain(1, WEALTH), Lose(1, REPUTATION)]),
            Choice(
                "chair",
                do=[Lose(1, FEAR, who=EACH)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("cities"),
            ),
            Choice("on_tiptoe"),
        ],
    ),
    # One lid has been aired
    Verse(
        "154.301",
        choices=[
            Choice("polish", do=[GainItem(), Encounter(VIOLET)]),
            Choice(
                "tidy_corner",
                do=[Gain(1, EXP)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("hall"),
            ),
            Choice("close_it", do=[Lose(1, FEAR)]),
        ],
    ),
    # Who has the watch
    Verse(
        "154.302",
        choices=[
            Choice("here", do=[Gain(1, REPUTATION), Gain(1, FEAR)]),
            Choice("tuck_in", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # Awake between two and three
    Verse(
        "154.600",
        [Note("order_tombs")],
        [
            Choice("oriel", "154.601", only_if=ON_WATCH),
            once("seat_twelve", "154.602", only_if=ON_WATCH),
            once("rope", "154.605", only_if=AREV),
            once("foot_of_beds", "154.606", only_if=WURM),
            Choice("cloaks", "154.607", only_if=AllOf([HasStatus("oriel"), NO_SAIL])),
            WHISPER,
            Choice("air_blankets", do=[Gain(1, REPUTATION)], cost=[Pay(1, ENERGY)]),
            Choice("leave"),
        ],
    ),
    # What proper is
    Verse(
        "154.601",
        choices=[
            Choice("ask_beds", "154.603", do=[Gain(1, EXP)], cost=[Pay(1, ENERGY)]),
            Choice("invent", "154.603", do=[Gain(1, FEAR)]),
            Choice("not_ours", "154.604"),
            Choice("later"),
        ],
    ),
    # The knight of the empty seat
    Verse(
        "154.602",
        choices=[
            Choice("fight", do=[Encounter(named="knight_of_the_empty_seat")]),
            Choice("offer_seat", do=[Gain(1, EXP, who=EACH)], cost=[Pay(1, FOOD)]),
            Choice(
                "one_foot",
                do=[Lose(2, FEAR, who=EACH)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("guardians"),
            ),
            Choice("under_the_bed", do=[Gain(1, FEAR, who=EACH)]),
        ],
    ),
    # Relieved at dawn
    Verse(
        "154.603",
        [Mark("oriel", 1)],
        [
            WHISPER,
            Choice("stand_watch", do=[Gain(2, REPUTATION)], cost=[Pay(2, ENERGY)]),
            Choice("knight_stands", do=[Gain(1, EXP, who=EACH)], only_if=WasRead("154.602")),
            Choice(
                "measure",
                do=[Lose(1, FEAR, who=EACH), Gain(1, MAGIC)],
                only_if=HasStatus("iorla", 2),
            ),
            Choice("light_stands", do=[Gain(1, ENERGY)]),
        ],
    ),
    # Left on watch
    Verse(
        "154.604",
        [Mark("oriel", 2)],
        [
            Choice("breakfast", do=[Lose(2, FEAR, who=EACH)], cost=[Pay(1, FOOD)]),
            Choice("her_cloak", do=[Gain(2, WEALTH), Lose(1, REPUTATION), Gain(1, FEAR)]),
            Choice("salute", do=[Gain(1, REPUTATION)]),
        ],
    ),
    # Arev: no place left in it
    Verse(
        "154.605",
        choices=[
            Choice("take_rope", do=[GainItem(), Gain(1, FEAR)]),
            Choice("coil", do=[Lose(2, FEAR)]),
            Choice("say_where", do=[Gain(1, EXP), Lose(1, FEAR)], only_if=HasStatus("bridge", 1)),
            Choice("mason_knot", do=[Gain(1, EXP, who=EACH)], only_if=HasStatus("senan")),
        ],
    ),
    # Maggot: across the foot of all of them
    Verse(
        "154.606",
        choices=[
            Choice("stay", do=[Lose(2, FEAR)]),
            Choice("get_up", do=[Gain(1, REPUTATION), Gain(1, EXP), Gain(1, FEAR)]),
            Choice("in_a_row", do=[Gain(1, MAGIC)], only_if=HasStatus("conclave", 1)),
            Choice("number", do=[Gain(1, EXP), Lose(1, FEAR)], only_if=HasStatus("thirteenth")),
        ],
    ),
    # Eleven cloaks
    Verse(
        "154.607",
        choices=[
            Choice("sew_all", do=[Mark("ship", 3)], cost=[Pay(2, ENERGY)]),
            Choice(
                "leave_strip",
                do=[Mark("ship", 3), Lose(1, FEAR, who=EACH)],
                cost=[Pay(2, ENERGY), Pay(1, WEALTH)],
            ),
            Choice(
                "falfuar_needles",
                do=[Mark("ship", 3), Gain(1, REPUTATION)],
                cost=[Pay(2, FOOD)],
                only_if=HasStatus("estrild"),
            ),
            Choice("leave_them"),
        ],
    ),
    # For a while
    Verse(
        "154.608",
        choices=[
            Choice("from_her", do=[Mark("mason", 3), GainSecret(72), Lose(1, FEAR, who=EACH)]),
            Choice(
                "off_the_beds",
                do=[Mark("mason", 3), GainSecret(72), Gain(1, EXP, who=EACH)],
                cost=[Pay(1, ENERGY)],
            ),
            Choice("let_sleep"),
        ],
    ),
    Verse(
        "154.D",
        choices=[
            Choice("hold_blanket", do=[Lose(1, FEAR, who=EACH)]),
            Choice("turn_too", do=[Gain(1, ENERGY), Gain(1, FEAR)]),
            Choice("twelfth", do=[Gain(1, MAGIC)], only_if=HasStatus("oriel")),
        ],
    ),
    Verse(
        "154.N",
        choices=[
            Choice("ask", do=[Gain(1, EXP), Gain(1, FEAR)]),
            Choice("stand", do=[Gain(1, MAGIC), Lose(1, ENERGY)]),
        ],
    ),
]
