"""161: Farpoint, where a ship has lain on the slip for thirty years."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    AREV,
    BEOR,
    EACH,
    ENERGY,
    EXP,
    FEAR,
    FOOD,
    HEALTH,
    MAGIC,
    REPUTATION,
    WEALTH,
    AllOf,
    AnyOf,
    Choice,
    DiscardItem,
    Gain,
    GainItem,
    GainSecret,
    HasSecret,
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

VOWED: Final = Not(HasStatus("orin"))
NO_RIVETS: Final = Not(HasStatus("ship", 2))
NO_SAIL: Final = Not(HasStatus("ship", 3))
NO_CREW: Final = Not(HasStatus("ship", 4))
ROOM: Final = Not(HasStatus("aboard", at_least=3))
"""Of five parties three get a place."""
UNFORGIVEN: Final = AllOf([HasStatus("neante", 2), Not(HasStatus("neante", 3))])
HEALERS: Final = AnyOf([HasStatus("neante", 1), UNFORGIVEN, HasStatus("meraud", 1)])
HUNTERS: Final = AnyOf([HasStatus("huntsman", 3), HasStatus("huntsman", 4), HasStatus("adda", 1)])
MILL_FOLK: Final = AnyOf([HasStatus("coll"), HasStatus("many_hands", 1)])
MAYOR: Final = AnyOf([HasStatus("estrild"), HasStatus("ennor", 1), HasStatus("ennor", 2)])
CAMP: Final = AnyOf([HasStatus("kerrec", 1), HasStatus("kerrec", 3), HasStatus("exodus", 2)])

VERSES: Final = [
    # End of the land
    Verse(
        "161.400",
        choices=[
            Choice("orin", "161.401"),
            Choice("hull", do=[Lose(1, FEAR, who=EACH)], cost=[Pay(1, ENERGY)]),
            Choice("nets", do=[Gain(2, FOOD)], cost=[Pay(2, ENERGY)]),
            Choice(
                "ask_left_hand",
                "161.401",
                do=[Gain(1, EXP), Gain(1, FEAR)],
                only_if=HasStatus("found", 5),
            ),
            Choice("leave"),
        ],
    ),
    # One's missing
    Verse(
        "161.401",
        choices=[
            Choice("which_way", do=[Gain(1, EXP), Lose(1, FEAR)], only_if=HasStatus("fifth")),
            Choice("nobody", do=[Gain(1, MAGIC), Gain(1, FEAR)], only_if=HasStatus("given", 2)),
            Choice("recount", do=[Gain(1, REPUTATION)]),
        ],
    ),
    # Farpoint in spring
    Verse(
        "161.600",
        [Note("build_ship")],
        [
            Choice("orin", "161.601", only_if=VOWED),
            Choice("sefa", "161.604"),
            Choice("rivets", "161.612", only_if=AllOf([BEOR, NO_RIVETS])),
            Choice("cable", "161.613", only_if=NO_RIVETS),
            Choice("loft", "161.615", only_if=NO_SAIL),
            Choice("nets", "161.605", only_if=NO_CREW),
            Choice("sixty", "161.606"),
            Choice("nail", "161.614", only_if=Not(HasSecret(73))),
            once(
                "night_on_quay",
                "161.616",
                only_if=AllOf([HasStatus("places", 1), HasStatus("aboard")]),
            ),
            Choice("falfuar_soup", do=[Gain(1, FOOD)], only_if=HasStatus("cities", 3)),
            Choice(
                "falfuar_five",
                do=[Gain(1, REPUTATION)],
                cost=[Pay(1, FOOD)],
                only_if=HasStatus("cities", 4),
            ),
            Choice("leave"),
        ],
    ),
    # Who's everybody
    Verse(
        "161.601",
        choices=[
            Choice("who_cannot", "161.602"),
            Choice("by_night", "161.603"),
            Choice("count_along", do=[Gain(1, EXP)], cost=[Pay(1, ENERGY)], only_if=VOWED),
            Choice("sit", do=[Lose(1, FEAR)]),
            once("other_hand", "161.640"),
        ],
    ),
    # Crossed off
    Verse(
        "161.602",
        choices=[
            Choice("one_of_ours", do=[Mark("orin", 1), Lose(2, FEAR, who=EACH), Lose(1, EXP)]),
            Choice(
                "from_the_list",
                do=[Mark("orin", 1), Gain(1, MAGIC)],
                cost=[Pay(2, ENERGY)],
                only_if=HasStatus("list", 1),
            ),
            Choice(
                "from_ash",
                do=[Mark("orin", 1), Gain(1, REPUTATION), Gain(1, FEAR, who=EACH)],
                only_if=HasStatus("list", 3),
            ),
            Choice("hold_pencil"),
        ],
    ),
    # So that nobody's missing anywhere
    Verse(
        "161.603",
        choices=[
            Choice("tell_her", do=[Mark("orin", 2), Gain(1, REPUTATION), Gain(1, FEAR, who=EACH)]),
            Choice(
                "let_her_sleep", do=[Mark("orin", 2), Lose(1, REPUTATION), Lose(1, FEAR, who=EACH)]
            ),
            Choice("neither"),
        ],
    ),
    # Sefa, heel to toe
    Verse(
        "161.604",
        choices=[
            Choice("the_book", do=[Gain(1, EXP, who=EACH)], needs=HasSecret(52)),
            Choice("pace", do=[Lose(1, FEAR, who=EACH)], cost=[Pay(1, ENERGY)]),
            Choice(
                "wreckers",
                do=[Gain(1, WEALTH)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("wreckers"),
            ),
            Choice("let_her_walk"),
        ],
    ),
    # Somebody else mends the nets
    Verse(
        "161.605",
        choices=[
            Choice(
                "falfuar",
                do=[Mark("ship", 4), Gain(1, REPUTATION)],
                cost=[Pay(1, FOOD)],
                only_if=HasStatus("cities", 3),
            ),
            Choice(
                "meraud",
                do=[Mark("ship", 4), Lose(1, FEAR, who=EACH)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("meraud", 1),
            ),
            Choice(
                "letters",
                do=[Mark("ship", 4), Gain(1, EXP)],
                cost=[Pay(1, WEALTH)],
                only_if=HasStatus("hroald", 1),
            ),
            Choice("own_hands", do=[Mark("ship", 4), Gain(1, FOOD)], cost=[Pay(3, ENERGY)]),
            Choice("another_day"),
        ],
    ),
    # Five parties
    Verse(
        "161.606",
        [Note("sixty_places")],
        [
            Choice(
                "healers",
                "161.607",
                only_if=AllOf([HEALERS, Not(HasStatus("aboard", 1)), ROOM]),
            ),
            Choice(
                "hunters",
                "161.608",
                only_if=AllOf([HUNTERS, Not(HasStatus("aboard", 2)), ROOM]),
            ),
            Choice(
                "thirty_one",
                "161.609",
                only_if=AllOf([MILL_FOLK, Not(HasStatus("aboard", 3)), ROOM]),
            ),
            Choice(
                "mayor",
                "161.610",
                only_if=AllOf([MAYOR, Not(HasStatus("aboard", 4)), ROOM]),
            ),
            Choice("camp", "161.611", only_if=AllOf([CAMP, Not(HasStatus("aboard", 5)), ROOM])),
            Choice("hold_hat", do=[Lose(1, FEAR)], only_if=HasStatus("places", 1)),
            Choice("feel_pulse", do=[Gain(1, EXP), Gain(1, FEAR)], only_if=HasStatus("places", 2)),
            Choice("tomorrow"),
        ],
    ),
    # The healers
    Verse(
        "161.607",
        choices=[
            Choice(
                "neante_slow",
                do=[Mark("aboard", 1), Lose(1, FEAR, who=EACH)],
                only_if=HasStatus("neante", 1),
            ),
            Choice("neante_fast", do=[Mark("aboard", 1), Gain(1, EXP)], only_if=UNFORGIVEN),
            Choice(
                "meraud", do=[Mark("aboard", 1), Gain(1, HEALTH)], only_if=HasStatus("meraud", 1)
            ),
            Choice("next_ship", do=[Gain(1, REPUTATION), Gain(1, HEALTH)]),
        ],
    ),
    # The hunters
    Verse(
        "161.608",
        choices=[
            Choice(
                "fael",
                do=[Mark("aboard", 2), Lose(1, FEAR, who=EACH)],
                only_if=HasStatus("huntsman", 3),
            ),
            Choice("adda", do=[Mark("aboard", 2), Gain(1, EXP)], only_if=HasStatus("adda", 1)),
            Choice(
                "his_bow",
                do=[Mark("aboard", 2), Gain(1, MAGIC), Gain(1, FEAR)],
                only_if=HasStatus("huntsman", 4),
            ),
            Choice("traps", do=[Gain(2, FOOD)]),
        ],
    ),
    # All or none
    Verse(
        "161.609",
        choices=[
            Choice(
                "all",
                do=[Mark("aboard", 3), Gain(1, REPUTATION)],
                only_if=HasStatus("many_hands", 1),
            ),
            Choice(
                "coll_found",
                do=[Mark("aboard", 3), Lose(1, FEAR, who=EACH)],
                only_if=HasStatus("coll", 1),
            ),
            Choice(
                "coll_bellows", do=[Mark("aboard", 3), Gain(1, EXP)], only_if=HasStatus("coll", 2)
            ),
            Choice(
                "button",
                do=[Mark("aboard", 3), Gain(1, MAGIC), Gain(1, FEAR)],
                only_if=HasStatus("coll", 3),
            ),
            Choice("mill_needs", do=[Gain(1, FOOD), Gain(1, REPUTATION)]),
        ],
    ),
    # The last aboard
    Verse(
        "161.610",
        choices=[
            Choice(
                "mother_and_son",
                do=[Mark("aboard", 4), Lose(1, FEAR, who=EACH)],
                only_if=AllOf([HasStatus("estrild", 1), HasStatus("ennor", 1)]),
            ),
            Choice(
                "her_alone",
                do=[Mark("aboard", 4), Gain(1, REPUTATION)],
                only_if=HasStatus("estrild", 1),
            ),
            Choice(
                "boy_with_coat",
                do=[Mark("aboard", 4), Gain(1, MAGIC)],
                only_if=HasStatus("estrild", 2),
            ),
            Choice("guest", do=[Mark("aboard", 4), Gain(1, WEALTH)], only_if=HasStatus("ennor", 2)),
            Choice("the_clock", do=[Gain(1, EXP), Gain(1, WEALTH)]),
        ],
    ),
    # Half a rope each
    Verse(
        "161.611",
        choices=[
            Choice(
                "half_rope",
                do=[Mark("aboard", 5), Lose(1, FEAR, who=EACH)],
                only_if=HasStatus("kerrec", 1),
            ),
            Choice(
                "coiled",
                do=[Mark("aboard", 5), Gain(1, EXP), Gain(1, FEAR)],
                only_if=HasStatus("kerrec", 3),
            ),
            Choice(
                "brooms",
                do=[Mark("aboard", 5), Gain(1, REPUTATION)],
                only_if=HasStatus("exodus", 2),
            ),
            Choice("the_wall", do=[Gain(1, EXP), Lose(1, FEAR)]),
        ],
    ),
    # Beor: right, right, right
    Verse(
        "161.612",
        choices=[
            Choice(
                "erfyr",
                do=[Mark("ship", 2), Lose(2, FEAR, who=EACH)],
                cost=[Pay(2, ENERGY)],
                only_if=HasStatus("erfyr", 1),
            ),
            Choice(
                "hammer",
                do=[Mark("ship", 2), Gain(1, MAGIC)],
                cost=[Pay(1, ENERGY)],
                needs=HasSecret(66),
            ),
            Choice(
                "keg",
                do=[Mark("ship", 2), Gain(1, WEALTH)],
                cost=[Pay(1, ENERGY)],
                only_if=WasRead("119.205"),
            ),
            Choice("own_knuckle", do=[Mark("ship", 2), Gain(2, EXP)], cost=[Pay(3, ENERGY)]),
            Choice("bank_fire"),
        ],
    ),
    # The cable
    Verse(
        "161.613",
        choices=[
            Choice(
                "long_splice",
                do=[Mark("ship", 2), Gain(1, EXP)],
                cost=[Pay(2, ENERGY)],
                only_if=AREV,
            ),
            Choice(
                "eye",
                do=[Mark("ship", 2), Lose(2, FEAR)],
                cost=[Pay(2, ENERGY)],
                only_if=AllOf([AREV, HasStatus("bridge")]),
            ),
            Choice(
                "senan",
                do=[Mark("ship", 2), Gain(1, REPUTATION)],
                cost=[Pay(1, FOOD)],
                only_if=HasStatus("senan", 1),
            ),
            Choice(
                "orders_rope",
                do=[Mark("ship", 2), Gain(1, MAGIC)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("oriel", 1),
            ),
            Choice("buy_ends", do=[Mark("ship", 2)], cost=[Pay(2, WEALTH)]),
            Choice("by_hand", do=[Mark("ship", 2), Gain(1, REPUTATION)], cost=[Pay(3, ENERGY)]),
            Choice("leave_ends"),
        ],
    ),
    # A nail with nothing on it
    Verse(
        "161.614",
        choices=[
            Choice("hang", do=[GainSecret(73), Lose(2, FEAR, who=EACH)], cost=[DiscardItem()]),
            Choice("bare", do=[GainSecret(73)]),
        ],
    ),
    # Awnings or flags
    Verse(
        "161.615",
        choices=[
            Choice(
                "awnings", do=[Mark("ship", 3), GainItem(craftable=True)], cost=[Pay(2, WEALTH)]
            ),
            Choice(
                "estrild",
                do=[Mark("ship", 3), Gain(1, REPUTATION)],
                cost=[Pay(1, FOOD), Pay(1, ENERGY)],
                only_if=HasStatus("estrild", 1),
            ),
            Choice(
                "flags",
                do=[Mark("ship", 3), Lose(1, FEAR, who=EACH)],
                cost=[Pay(2, ENERGY)],
                only_if=AnyOf([HasStatus("cities", 1), HasStatus("cities", 2)]),
            ),
            Choice("fold_up"),
        ],
    ),
    # You saw
    Verse(
        "161.616",
        choices=[
            Choice("swap_back", do=[Gain(2, REPUTATION), Gain(1, FEAR, who=EACH)]),
            Choice("look_at_sea", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # Thirty years in her left hand
    Verse(
        "161.640",
        choices=[
            Choice("take_rivet", do=[GainSecret(10)]),
            Choice("close_hand", do=[Gain(1, EXP), Lose(1, FEAR)]),
        ],
    ),
    Verse(
        "161.D",
        choices=[
            Choice("ear", do=[Gain(1, MAGIC)]),
            Choice("caulk", do=[Lose(1, FEAR, who=EACH)]),
            Choice("what_she_has", do=[Gain(1, EXP)], only_if=HasStatus("ship")),
        ],
    ),
    Verse(
        "161.N",
        choices=[
            Choice("yourself", do=[Gain(1, EXP), Gain(1, FEAR)]),
            Choice("do_not", do=[Gain(1, MAGIC), Lose(1, ENERGY)]),
        ],
    ),
]
