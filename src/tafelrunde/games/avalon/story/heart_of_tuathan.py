"""185: Heart of Tuathan, which asks. What follows the answer stands in the last pages."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    BEOR,
    EACH,
    ENERGY,
    EXP,
    FEAR,
    HEALTH,
    MAGIC,
    REPUTATION,
    WURM,
    AllOf,
    AnyOf,
    Choice,
    Gain,
    GiveSecret,
    HasSecret,
    HasStatus,
    Lose,
    Mark,
    MoveTo,
    Not,
    Note,
    Pay,
    Verse,
    once,
)

LAST_THINGS: Final = AnyOf([HasSecret(48), HasSecret(74), HasSecret(67)])
HAS_LIST: Final = AnyOf([HasStatus("list", 1), HasStatus("list", 2)])
TWO_PARTS: Final = HasStatus("mason", at_least=2)
THREE_PARTS: Final = HasStatus("mason", at_least=3)
MANY_HANDS: Final = AllOf([HasStatus("many_hands", 1), HasStatus("many_hands", 2)])

VERSES: Final = [
    # A hollow the shape of every stone
    Verse(
        "185.700",
        [Note("the_heart")],
        [
            Choice("listen", "185.701"),
            once("walk_round", "185.705"),
            once("three_parts", "185.702", only_if=TWO_PARTS),
            Choice(
                "beor",
                "185.703",
                only_if=AllOf([BEOR, HasStatus("splinter"), Not(HasStatus("beor_end"))]),
            ),
            Choice("maggot", "185.704", only_if=AllOf([WURM, Not(HasStatus("wurm_end"))])),
            Choice("last_things", "185.706", only_if=LAST_THINGS),
            Choice("answer", "185.720"),
            Choice("warm_hood", do=[Lose(1, FEAR, who=EACH)], only_if=HasStatus("fifth_met")),
            Choice("back", do=[MoveTo(186)]),
            Choice("stay_a_while"),
        ],
    ),
    # Like grain
    Verse(
        "185.701",
        choices=[
            Choice("hand_in", do=[Gain(1, MAGIC), Gain(1, FEAR, who=EACH)]),
            Choice(
                "from_list", do=[Gain(1, EXP, who=EACH)], cost=[Pay(1, ENERGY)], only_if=HAS_LIST
            ),
            Choice(
                "as_at_edge",
                do=[Gain(1, MAGIC), Lose(1, FEAR)],
                cost=[Pay(1, HEALTH)],
                only_if=HasStatus("edge", 1),
            ),
            Choice("call_one", do=[Lose(2, FEAR)]),
        ],
    ),
    # It stops, to hear
    Verse(
        "185.702",
        choices=[
            Choice(
                "say_three",
                "185.720",
                do=[Gain(2, MAGIC), Lose(2, FEAR, who=EACH)],
                needs=AnyOf([THREE_PARTS, AllOf([HasSecret(59), HasSecret(71), HasSecret(72)])]),
            ),
            Choice("say_two", "185.720", do=[Gain(1, EXP, who=EACH)]),
            Choice("keep_quiet"),
        ],
    ),
    # Beor: where it was cut from
    Verse(
        "185.703",
        choices=[
            Choice(
                "leave_in",
                do=[Mark("beor_end", 3), Lose(2, FEAR)],
                only_if=HasStatus("splinter", 1),
            ),
            Choice(
                "draw_it",
                do=[Mark("beor_end", 3), Lose(3, FEAR)],
                cost=[Pay(1, HEALTH)],
                only_if=AllOf([HasStatus("splinter", 2), Not(HasStatus("splinter", 1))]),
            ),
            Choice("keep_wound", do=[Gain(1, EXP)]),
        ],
    ),
    # Maggot: a chair, turned away
    Verse(
        "185.704",
        choices=[
            Choice("sit", do=[Mark("wurm_end", 1), Gain(1, EXP)]),
            Choice("own_pen", do=[Mark("wurm_end", 1), Lose(2, FEAR)], needs=HasSecret(75)),
            Choice(
                "his_place",
                do=[Mark("wurm_end", 1), Gain(1, MAGIC)],
                only_if=HasStatus("keeper", 3),
            ),
            Choice("turn_round", do=[Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # In fives
    Verse(
        "185.705",
        choices=[
            Choice("add_one", do=[Gain(1, EXP, who=EACH)]),
            Choice("wipe", do=[Lose(1, FEAR, who=EACH)]),
            Choice("hold_watch", do=[Gain(1, MAGIC)], only_if=HasStatus("watch")),
            Choice("strike_once", do=[Gain(1, REPUTATION)], only_if=HasStatus("bell")),
        ],
    ),
    # Last things that can be said here
    Verse(
        "185.706",
        choices=[
            Choice("bottle", do=[Gain(2, MAGIC)], cost=[GiveSecret(48)]),
            Choice("tooth", do=[Lose(2, FEAR, who=EACH)], cost=[GiveSecret(74)]),
            Choice("letter", do=[Gain(2, EXP)], cost=[GiveSecret(67)]),
            Choice("none"),
        ],
    ),
    # It has no price
    Verse(
        "185.707",
        choices=[
            Choice("hear_all", "185.720", do=[Lose(1, FEAR, who=EACH)]),
            Choice("under_hood", "185.720", do=[Gain(1, MAGIC)]),
        ],
    ),
    # It asks
    Verse(
        "185.720",
        choices=[
            Choice("many", "185.721", needs=MANY_HANDS),
            Choice("names", "185.722", needs=AllOf([TWO_PARTS, HAS_LIST])),
            Choice("tools", "185.723", needs=AllOf([THREE_PARTS, HasStatus("ship", at_least=3)])),
            Choice("chair", "185.724", needs=HasStatus("keeper", 2)),
            Choice("one_more", "185.725"),
            Choice("silence", "185.726"),
            once("ask_price", "185.707", do=[Gain(1, EXP)], only_if=HasStatus("price")),
            Choice("not_yet"),
        ],
    ),
    # Many hands
    Verse(
        "185.721",
        choices=[
            Choice("begin", do=[Mark("heart", 1), Gain(1, EXP)]),
            Choice("someone_else", do=[Mark("heart", 1), Lose(1, FEAR, who=EACH)]),
            Choice("hold_back"),
        ],
    ),
    # The names come home
    Verse(
        "185.722",
        choices=[
            Choice("in_order", do=[Mark("heart", 2), Gain(1, EXP)]),
            Choice("all_at_once", do=[Mark("heart", 2), Lose(1, FEAR, who=EACH)]),
            Choice("hold_back"),
        ],
    ),
    # The tools laid down
    Verse(
        "185.723",
        choices=[
            Choice("lay_down", do=[Mark("heart", 3), Gain(1, EXP)]),
            Choice("turn_hood", do=[Mark("heart", 3), Lose(1, FEAR, who=EACH)]),
            Choice("hold_back"),
        ],
    ),
    # The chair
    Verse(
        "185.724",
        choices=[
            Choice(
                "maggot", do=[Mark("heart", 4), Lose(2, FEAR)], only_if=HasStatus("wurm_end", 1)
            ),
            Choice("one_offers", do=[Mark("heart", 4), Gain(1, EXP)]),
            Choice("draw_lots", do=[Mark("heart", 4), Gain(1, REPUTATION)]),
            Choice("hold_back"),
        ],
    ),
    # One more name
    Verse(
        "185.725",
        choices=[
            Choice("own", do=[Mark("heart", 5), Gain(1, EXP)]),
            Choice("oldest", do=[Mark("heart", 5), Lose(1, FEAR, who=EACH)]),
            Choice("knowing", do=[Mark("heart", 5), Gain(1, MAGIC)], only_if=HasStatus("price")),
            Choice("hold_back"),
        ],
    ),
    # Silence
    Verse(
        "185.726",
        choices=[
            Choice("wait", do=[Mark("heart", 6), Gain(1, EXP)]),
            Choice("turn_away", do=[Mark("heart", 6), Lose(1, FEAR, who=EACH)]),
            Choice(
                "as_before", do=[Mark("heart", 6), Gain(1, MAGIC)], only_if=HasStatus("given", 4)
            ),
            Choice("speak_after_all"),
        ],
    ),
]
