"""102: Hunters' Grove (Jägerhain)."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    AILEI,
    AREV,
    CAUTION,
    EACH,
    EMPATHY,
    ENERGY,
    EXP,
    FEAR,
    FOOD,
    GREEN,
    MAGIC,
    PRACTICALITY,
    WURM,
    AllOf,
    Choice,
    Deal,
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
    Won,
)

NO_EYE: Final = Not(HasStatus("druid_signs", 1))

VERSES: Final = [
    # The edge of the wood
    Verse(
        "102.0",
        choices=[
            Choice("follow_gazes", "102.4", only_if=NO_EYE, needs=HasAttribute(EMPATHY)),
            Choice("read_tracks", "102.1", only_if=NO_EYE, needs=HasAttribute(CAUTION)),
            Choice("push_through", "102.2", only_if=NO_EYE),
            Choice("fael_cache", "102.7", only_if=Not(HasStatus("fael"))),
            Choice(
                "find_face",
                "102.4",
                only_if=AllOf([HasStatus("druid_signs", 1), Not(HasStatus("fifth", 2))]),
            ),
            Choice(
                "sit_down",
                do=[Lose(1, FEAR, who=EACH)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("druid_signs", 1),
            ),
            Choice("leave"),
        ],
    ),
    # Fael's snares
    Verse(
        "102.1",
        choices=[
            Choice("take_hare", "102.3", do=[Gain(1, FOOD)]),
            Choice("cut_loose", "102.3", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # The thicket
    Verse(
        "102.2",
        [Deal(1), Encounter(GREEN)],
        [
            Choice("go_on", "102.3", only_if=Won()),
            Choice("turn_back"),
        ],
    ),
    # The eye that closes
    Verse(
        "102.3",
        [Mark("druid_signs", 1)],
        [
            Choice("cut_bark", do=[Mark("grove", 1), Gain(1, MAGIC), Gain(1, FEAR)]),
            Choice("trace", do=[Mark("grove", 2), Gain(1, EXP, who=EACH)]),
        ],
    ),
    # The fresh face
    Verse(
        "102.4",
        [Mark("fifth", 2)],
        [
            Choice("carver", "102.5", only_if=WURM),
            Choice("mouth", "102.6", only_if=AILEI),
            Choice("look_long", do=[Gain(1, EXP), Gain(1, FEAR)], cost=[Pay(1, ENERGY)]),
            Choice("on_to_ring", "102.3", only_if=NO_EYE),
            Choice("turn_away"),
        ],
    ),
    # Maggot: whose knife it was
    Verse(
        "102.5",
        [Note("captive")],
        [
            Choice("smear_resin", do=[Lose(1, FEAR)]),
            Choice("own_mark", do=[Gain(1, MAGIC), Gain(1, FEAR)]),
        ],
    ),
    # Ailei: the burrs in her hair
    Verse(
        "102.6",
        choices=[
            Choice("hum", do=[Lose(2, FEAR)]),
            Choice("say_name", do=[Gain(1, EXP), Gain(1, MAGIC), Gain(1, FEAR)]),
        ],
    ),
    # Fael's cache
    Verse(
        "102.7",
        [Mark("fael")],
        [
            Choice(
                "dig_deep",
                do=[GainSecret(12)],
                cost=[Pay(2, ENERGY)],
                needs=HasAttribute(PRACTICALITY),
            ),
            Choice("top_layer", do=[Gain(2, FOOD)]),
            Choice("leave_for_fael", do=[Gain(1, EXP), Lose(1, FEAR)], only_if=AREV),
        ],
    ),
    Verse(
        "102.D",
        choices=[
            Choice(
                "let_them_look", do=[Lose(1, FEAR, who=EACH)], only_if=Not(HasStatus("grove", 1))
            ),
            Choice("read_leaves", do=[Gain(1, EXP), Gain(1, FEAR)], only_if=HasStatus("grove", 2)),
            Choice(
                "bandage",
                do=[Lose(2, FEAR, who=EACH)],
                cost=[Pay(1, MAGIC)],
                only_if=HasStatus("grove", 1),
            ),
            Choice("look_down"),
        ],
    ),
    Verse(
        "102.N",
        choices=[
            Choice("tear_free", do=[Deal(1, who=EACH), Lose(1, FEAR, who=EACH)]),
            Choice("wait_for_spring", do=[Lose(2, ENERGY, who=EACH)]),
        ],
    ),
]
