"""186: Tuathan, where all live who were given."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    AILEI,
    AREV,
    EACH,
    ENERGY,
    EXP,
    FEAR,
    FOOD,
    HEALTH,
    MAGIC,
    REPUTATION,
    AllOf,
    AnyOf,
    Choice,
    DiscardItem,
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
    Pay,
    Verse,
    once,
)

MET: Final = HasStatus("fifth_met", 1)
NEVER_WAS: Final = HasStatus("fifth_met", 2)
AILEI_OPEN: Final = AllOf([AILEI, Not(HasStatus("ailei_end"))])
GATEKEEPER: Final = HasStatus("grave", 2)
"""Then it was he who gave his for the village, not the midwife."""
THE_WORD: Final = AnyOf([HasStatus("mason", 2), HasStatus("mason", 3)])

VERSES: Final = [
    # Nobody's in a hurry
    Verse(
        "186.700",
        choices=[
            Choice("table", "186.701"),
            once(
                "bench",
                "186.704",
                only_if=AllOf([AnyOf([HasStatus("iorla"), HasSecret(69)]), Not(GATEKEEPER)]),
            ),
            once("post", "186.716", only_if=GATEKEEPER),
            once("dance", "186.708"),
            Choice(
                "own_purpose",
                "186.707",
                only_if=AnyOf([HasSecret(51), HasSecret(70), HasSecret(62)]),
            ),
            Choice("tooth", "186.709", only_if=AllOf([MET, Not(HasSecret(74))])),
            Choice("come_home", "186.710", only_if=AllOf([MET, Not(HasStatus("fifth_met", 3))])),
            Choice("ailei_door", "186.711", only_if=AILEI_OPEN),
            Choice(
                "ailei_window",
                "186.712",
                only_if=AllOf(
                    [AILEI_OPEN, AnyOf([HasStatus("neante", 1), HasStatus("neante", 2)])]
                ),
            ),
            Choice("arev", "186.713", only_if=AllOf([AREV, Not(HasStatus("arev_end"))])),
            once("children", "186.714", only_if=NEVER_WAS),
            Choice("own_place", do=[Gain(1, MAGIC), Gain(1, FEAR)], only_if=HasStatus("given", 1)),
            Choice("mentor", do=[Gain(1, EXP), Lose(1, FEAR)], only_if=HasStatus("given", 3)),
            Choice("dog", do=[Lose(1, FEAR, who=EACH)], only_if=HasStatus("given", 4)),
            Choice("beat", do=[MoveTo(185)]),
            Choice("doorstep"),
            once("which_bench", "186.720", only_if=HasSecret(41)),
        ],
    ),
    # Whoever sits down is fed
    Verse(
        "186.701",
        choices=[
            once(
                "reader",
                "186.702",
                only_if=AnyOf([HasStatus("price"), HasStatus("aboard", 3), HasStatus("mill_folk")]),
            ),
            once("egg", "186.703", only_if=HasStatus("osk")),
            once("cups", "186.705", only_if=HasStatus("neante", 3)),
            once("in_part", "186.706", only_if=HasStatus("counter")),
            once("how_long", "186.715", only_if=THE_WORD),
            Choice("eat", do=[Gain(2, FOOD, who=EACH), Gain(1, FEAR, who=EACH)]),
            Choice(
                "serve", do=[Gain(1, REPUTATION), Gain(1, HEALTH, who=EACH)], cost=[Pay(1, ENERGY)]
            ),
            Choice("thank_you"),
        ],
    ),
    # A book without a last page
    Verse(
        "186.702",
        choices=[
            Choice(
                "tell_page", do=[Gain(1, EXP, who=EACH), Gain(1, FEAR)], only_if=HasStatus("price")
            ),
            Choice(
                "fetch_breda",
                do=[Lose(2, FEAR, who=EACH)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("aboard", 3),
            ),
            Choice("her_evenings", do=[Gain(1, REPUTATION)], only_if=HasStatus("mill_folk")),
            Choice("read_along", do=[Lose(1, FEAR)]),
        ],
    ),
    # Somebody
    Verse(
        "186.703",
        choices=[
            Choice("egg", do=[Gain(1, FOOD), Lose(1, FEAR)]),
            Choice("nobody_knows", do=[Gain(1, EXP), Gain(1, FEAR)], only_if=HasStatus("osk", 1)),
            Choice("the_key", do=[Gain(1, REPUTATION), Lose(1, FEAR)], only_if=HasStatus("osk", 2)),
        ],
    ),
    # In order of age
    Verse(
        "186.704",
        choices=[
            Choice("greetings", do=[Lose(2, FEAR, who=EACH)], only_if=HasStatus("iorla", 1)),
            Choice(
                "long_enough", do=[Gain(1, MAGIC), Lose(1, FEAR)], only_if=HasStatus("iorla", 2)
            ),
            Choice("tally", do=[Gain(1, EXP, who=EACH)], cost=[GiveSecret(69)]),
            Choice("sit_along", do=[Gain(1, REPUTATION)]),
        ],
    ),
    # Cups that are clean
    Verse(
        "186.705",
        choices=[
            Choice("dry", do=[Lose(2, FEAR, who=EACH)]),
            Choice("call_her", do=[Gain(1, MAGIC), Gain(1, FEAR)]),
        ],
    ),
    # Sold by the syllable
    Verse(
        "186.706",
        choices=[
            Choice(
                "receipt", do=[Gain(2, REPUTATION), Lose(1, FEAR, who=EACH)], cost=[GiveSecret(61)]
            ),
            Choice("bought_back", do=[Gain(1, EXP)], only_if=HasStatus("counter", 1)),
            Choice(
                "own_syllable", do=[Gain(1, MAGIC), Gain(1, FEAR)], only_if=HasStatus("counter", 2)
            ),
            Choice("two_together", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # For its own purpose
    Verse(
        "186.707",
        choices=[
            Choice("spoon", do=[Lose(3, FEAR, who=EACH)], cost=[GiveSecret(51)]),
            Choice("spade", do=[Gain(2, EXP, who=EACH)], cost=[GiveSecret(70)]),
            Choice("salt", do=[Gain(2, MAGIC)], cost=[GiveSecret(62)]),
            Choice("put_away"),
        ],
    ),
    # Left to right
    Verse(
        "186.708",
        choices=[
            Choice("join", do=[Encounter(named="rider_from_tuathan")]),
            Choice("give_away", do=[Lose(2, FEAR, who=EACH), Gain(1, EXP)], cost=[DiscardItem()]),
            Choice(
                "one_by_one",
                do=[Gain(1, REPUTATION)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("red_row", 2),
            ),
            Choice("watch", do=[Gain(1, FEAR)]),
        ],
    ),
    # The tooth
    Verse(
        "186.709",
        choices=[
            Choice("take", do=[GainSecret(74)]),
            Choice("hide_again", do=[Lose(2, FEAR, who=EACH)]),
        ],
    ),
    # Then nobody can call me in
    Verse(
        "186.710",
        choices=[
            Choice(
                "by_the_hand",
                do=[Mark("fifth_met", 3), Lose(2, FEAR, who=EACH)],
                cost=[Pay(2, ENERGY)],
            ),
            Choice("singing", do=[Mark("fifth_met", 3), Gain(1, EXP, who=EACH), Gain(1, FEAR)]),
            Choice("let_stay", do=[Lose(1, FEAR)]),
        ],
    ),
    # Ailei and the stool
    Verse(
        "186.711",
        choices=[
            Choice(
                "stay",
                "186.710",
                do=[Mark("ailei_end", 1)],
                only_if=AllOf([MET, Not(HasStatus("fifth_met", 3))]),
            ),
            Choice("stay_alone", do=[Mark("ailei_end", 1), Lose(2, FEAR)], only_if=NEVER_WAS),
            Choice("learn", do=[Mark("ailei_end", 2), Gain(1, EXP)], only_if=MET),
            Choice("from_memory", do=[Mark("ailei_end", 2), Gain(1, MAGIC)], only_if=NEVER_WAS),
            Choice("neither"),
            Choice(
                "stay_after",
                do=[Mark("ailei_end", 1), Lose(2, FEAR)],
                only_if=HasStatus("fifth_met", 3),
            ),
        ],
    ),
    # Ailei's window
    Verse(
        "186.712",
        choices=[
            Choice(
                "lay_down", do=[Mark("ailei_end", 3), Lose(2, FEAR)], only_if=HasStatus("neante", 1)
            ),
            Choice(
                "lay_down_turned",
                do=[Mark("ailei_end", 3), Gain(1, EXP)],
                only_if=HasStatus("neante", 2),
            ),
            Choice("look", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # The hundred and sixty
    Verse(
        "186.713",
        choices=[
            Choice(
                "ask_each",
                do=[Mark("arev_end", 2), Gain(2, EXP)],
                cost=[Pay(2, ENERGY)],
                only_if=HasStatus("bridge"),
            ),
            Choice("trap", do=[Mark("arev_end", 2), Lose(2, FEAR)]),
            Choice(
                "her_coils",
                do=[Mark("arev_end", 2), Gain(1, REPUTATION), Gain(1, FEAR)],
                only_if=HasStatus("kerrec", 3),
            ),
            Choice("pass_salt"),
        ],
    ),
    # Nobody who carries
    Verse(
        "186.714",
        choices=[
            Choice("carry", do=[Lose(2, FEAR, who=EACH)], cost=[Pay(1, ENERGY)]),
            Choice("call", do=[Gain(1, MAGIC), Gain(1, FEAR)]),
            Choice("sit_lower", do=[Lose(1, FEAR)]),
        ],
    ),
    # How long are you staying
    Verse(
        "186.715",
        choices=[
            Choice(
                "for_a_while",
                do=[Gain(1, MAGIC), Lose(1, FEAR, who=EACH)],
                needs=HasStatus("mason", 3),
            ),
            Choice("who_answers", do=[Gain(1, EXP, who=EACH)], only_if=HasStatus("mason", 2)),
            Choice("nothing", do=[Gain(1, FOOD), Gain(1, FEAR)]),
        ],
    ),
    # Who goes there
    Verse(
        "186.716",
        choices=[
            Choice("report", do=[Gain(1, REPUTATION), Lose(1, FEAR)]),
            Choice("tally", do=[Gain(1, EXP, who=EACH)], cost=[GiveSecret(69)]),
            Choice("stand_along", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # A word that goes along the row
    Verse(
        "186.720",
        choices=[
            Choice("what_they_see", do=[Gain(1, EXP, who=EACH), Gain(1, FEAR, who=EACH)]),
            Choice("soup", do=[Lose(2, FEAR, who=EACH)]),
        ],
    ),
    Verse(
        "186.D",
        choices=[
            Choice("stay_asleep", do=[Gain(2, ENERGY), Gain(1, FEAR, who=EACH)]),
            Choice("wake", do=[Gain(1, EXP, who=EACH)]),
            Choice("set_place", do=[Gain(1, MAGIC)], only_if=HasStatus("given")),
        ],
    ),
    Verse(
        "186.N",
        choices=[
            Choice("answer", do=[Encounter(named="eater_of_names")]),
            Choice("go_hungry", do=[Lose(1, ENERGY), Gain(1, MAGIC)]),
        ],
    ),
]
