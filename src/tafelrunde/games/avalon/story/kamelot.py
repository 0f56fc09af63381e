"""190: Kamelot, in peace."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    AILEI,
    AREV,
    BEOR,
    CAUTION,
    EACH,
    ENERGY,
    EXP,
    FEAR,
    FOOD,
    HEALTH,
    MAGIC,
    PRACTICALITY,
    REPUTATION,
    WEALTH,
    WURM,
    AllOf,
    AnyOf,
    Choice,
    Deal,
    DiscardItem,
    Encounter,
    Gain,
    GainItem,
    GainSecret,
    GiveSecret,
    HasAttribute,
    HasSecret,
    HasStatus,
    If,
    Lose,
    Mark,
    Not,
    Note,
    Pay,
    Verse,
    WasRead,
    Won,
    once,
)

SMITH_NAMELESS: Final = AllOf([HasStatus("given", 3), BEOR])
LORD_NAMELESS: Final = AllOf([HasStatus("given", 3), WURM, Not(BEOR), Not(AILEI), Not(AREV)])
"""It was this mentor's name that the stone of chapter 1 was given."""
NEVER_WAS: Final = HasStatus("given", 2)
SMITH_OPEN: Final = AllOf([WasRead("190.410"), Not(HasStatus("erfyr"))])
LORD_OPEN: Final = AllOf([WasRead("190.430"), Not(HasStatus("yvain"))])
RECEIVER_GONE: Final = HasStatus("ysmay", 2)
STONE_OPEN: Final = AllOf([HasStatus("found", at_least=3), Not(HasStatus("great_stone"))])
GREAT_STONE: Final = Choice("great_stone", "190.460", only_if=STONE_OPEN)

VERSES: Final = [
    # Two doors
    Verse(
        "190.400",
        [Note("buy_back")],
        [
            Choice(
                "show_pass",
                "190.402",
                do=[Lose(1, FEAR)],
                only_if=AllOf([HasSecret(24), Not(RECEIVER_GONE)]),
            ),
            Choice("queue", "190.401", only_if=Not(RECEIVER_GONE)),
            Choice(
                "form",
                "190.404",
                only_if=AllOf([RECEIVER_GONE, Not(HasStatus("counter", 1))]),
            ),
            Choice(
                "stair",
                "190.410",
                only_if=AllOf([Not(HasStatus("found", 1)), Not(SMITH_NAMELESS)]),
            ),
            Choice(
                "stair_nameless",
                "190.414",
                only_if=AllOf([Not(HasStatus("found", 1)), SMITH_NAMELESS]),
            ),
            Choice(
                "stair_again",
                "190.411",
                only_if=AllOf([WasRead("190.410"), Not(HasStatus("erfyr", 1))]),
            ),
            Choice(
                "council",
                "190.430",
                only_if=AllOf([Not(HasStatus("found", 4)), Not(LORD_NAMELESS)]),
            ),
            Choice(
                "council_nameless",
                "190.435",
                only_if=AllOf([Not(HasStatus("found", 4)), LORD_NAMELESS]),
            ),
            Choice("council_again", "190.431", only_if=LORD_OPEN),
            Choice(
                "cells",
                "190.450",
                only_if=AllOf([Not(HasStatus("found", 5)), Not(NEVER_WAS)]),
            ),
            once("cells_rocking", "190.453", only_if=NEVER_WAS),
            Choice("hall", "190.407"),
            GREAT_STONE,
            Choice("night", "190.465"),
            Choice("leave"),
        ],
    ),
    # People rehearse how they're called
    Verse(
        "190.401",
        choices=[
            Choice("wait", "190.402", cost=[Pay(1, ENERGY)]),
            Choice("front", "190.402", do=[Lose(1, REPUTATION), Gain(1, FEAR)]),
            Choice("give_place", do=[Gain(1, REPUTATION)]),
            once("number", "190.480"),
        ],
    ),
    # A loaf a syllable
    Verse(
        "190.402",
        choices=[
            Choice(
                "sell",
                do=[Mark("counter", 2), Gain(4, FOOD), GainSecret(21)],
                only_if=Not(HasStatus("counter", 2)),
            ),
            Choice(
                "read_upside",
                "190.403",
                only_if=Not(HasStatus("counter", 3)),
                needs=AnyOf([HasAttribute(CAUTION), HasStatus("hall", 4)]),
            ),
            Choice(
                "ask_to_see",
                "190.403",
                do=[Lose(1, FEAR)],
                cost=[Pay(1, REPUTATION)],
                only_if=Not(HasStatus("counter", 3)),
            ),
            Choice("buy_back", "190.404", only_if=Not(HasStatus("counter", 1))),
            Choice(
                "pens",
                "190.405",
                only_if=AllOf([HasStatus("red_row"), Not(HasStatus("ysmay"))]),
            ),
            Choice(
                "one_pen",
                do=[Lose(1, FEAR, who=EACH)],
                cost=[Pay(1, FOOD)],
                only_if=HasStatus("ysmay", 1),
            ),
            Choice("price_list", do=[Gain(1, EXP)], cost=[Pay(1, ENERGY)]),
            Choice("step_aside"),
        ],
    ),
    # The ledger, upside down
    Verse(
        "190.403",
        [Mark("counter", 3)],
        [
            Choice("read_on", do=[Gain(2, EXP), Gain(1, FEAR, who=EACH)]),
            Choice("turn_round", do=[Gain(1, EXP), Gain(1, REPUTATION)]),
        ],
    ),
    # Form 211
    Verse(
        "190.404",
        choices=[
            Choice(
                "wick",
                do=[Mark("counter", 1), GainSecret(61), Gain(2, REPUTATION)],
                cost=[Pay(3, WEALTH)],
            ),
            Choice(
                "from_home",
                do=[Mark("counter", 1), GainSecret(61), Gain(1, EXP), Lose(1, FEAR, who=EACH)],
                cost=[Pay(3, WEALTH)],
            ),
            Choice("keep_form"),
        ],
    ),
    # Ysmay counts her pens
    Verse(
        "190.405",
        choices=[
            Choice(
                "open_hand",
                do=[Mark("ysmay", 1), Gain(1, REPUTATION), Lose(1, FEAR, who=EACH)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("red_row", 2),
            ),
            Choice(
                "give_her", do=[Mark("ysmay", 1), Lose(2, FEAR, who=EACH)], cost=[DiscardItem()]
            ),
            Choice(
                "last_pen",
                do=[Mark("ysmay", 1), Lose(1, REPUTATION), Gain(1, FEAR)],
                only_if=HasStatus("red_row", 1),
            ),
            Choice("her_row", "190.406"),
        ],
    ),
    # At noon another sits there
    Verse(
        "190.406",
        [Mark("ysmay", 2)],
        [
            Choice("finish_line", do=[Gain(1, EXP), Gain(1, MAGIC), Gain(1, FEAR, who=EACH)]),
            Choice("close_book", do=[Gain(1, REPUTATION)]),
        ],
    ),
    # The round table
    Verse(
        "190.407",
        choices=[
            Choice("maddoc", "190.408", only_if=Not(HasStatus("maddoc", 2))),
            Choice(
                "service",
                "190.409",
                only_if=AllOf([HasStatus("maddoc", 2), Not(HasStatus("maddoc", 1))]),
            ),
            Choice("sit", do=[Gain(1, MAGIC), Gain(1, FEAR, who=EACH)], cost=[Pay(1, ENERGY)]),
            Choice("push_in", do=[Lose(1, FEAR)]),
            Choice("you_there", do=[Gain(1, EXP, who=EACH)], only_if=HasStatus("you_there")),
        ],
    ),
    # Maddoc, standing
    Verse(
        "190.408",
        [Mark("maddoc", 2)],
        [
            Choice("help", do=[Gain(2, FOOD), Lose(1, REPUTATION)]),
            Choice(
                "five",
                do=[Note("the_five"), Gain(1, EXP)],
                only_if=Not(HasStatus("five_road", 4)),
            ),
            Choice(
                "signet_entry",
                do=[Note("the_five"), Gain(1, EXP), Gain(1, REPUTATION)],
                only_if=HasStatus("five_road", 4),
            ),
            Choice("protest", do=[Encounter(named="envoy_of_kamelot")]),
        ],
    ),
    # A service that needs strangers
    Verse(
        "190.409",
        choices=[
            Choice(
                "nest_paper",
                do=[Mark("maddoc", 1), Gain(2, WEALTH)],
                cost=[Pay(1, ENERGY)],
                only_if=AnyOf([HasStatus("crows", 1), HasStatus("crows", 2)]),
            ),
            Choice(
                "calm_queue",
                do=[Mark("maddoc", 1), Gain(1, REPUTATION)],
                cost=[Pay(2, ENERGY)],
            ),
            Choice("price", do=[Gain(2, WEALTH), Lose(1, REPUTATION)]),
            Choice("decline"),
        ],
    ),
    # The stair down
    Verse(
        "190.410",
        [Mark("found", 1)],
        [
            Choice("beor_first", "190.412", only_if=BEOR),
            Choice(
                "chalk_line",
                "190.411",
                do=[Gain(1, EXP), Lose(1, FEAR, who=EACH)],
                cost=[GiveSecret(46)],
                only_if=HasSecret(46),
            ),
            Choice("go_in", "190.411", only_if=Not(BEOR)),
            Choice("wait_outside", do=[Lose(1, FEAR)]),
        ],
    ),
    # What leaks
    Verse(
        "190.411",
        choices=[
            Choice("beor", "190.412", only_if=AllOf([SMITH_OPEN, BEOR])),
            Choice("come_away", "190.413", only_if=AllOf([SMITH_OPEN, Not(BEOR)])),
            Choice(
                "pack_clay",
                do=[Gain(1, REPUTATION), Gain(1, EXP)],
                cost=[Pay(1, ENERGY)],
                needs=HasAttribute(PRACTICALITY),
            ),
            Choice("ear_to_leak", do=[Gain(1, MAGIC), Gain(1, FEAR, who=EACH)]),
            Choice(
                "tell_price",
                do=[Gain(1, EXP), Lose(1, FEAR)],
                cost=[Pay(1, ENERGY)],
                only_if=AllOf([HasStatus("price"), SMITH_OPEN]),
            ),
            GREAT_STONE,
            Choice("leave_him"),
        ],
    ),
    # Beor: not both
    Verse(
        "190.412",
        choices=[
            Choice("hammer", do=[Mark("erfyr", 2), GainSecret(66)]),
            Choice("old_man", do=[Mark("erfyr", 1), Lose(2, FEAR, who=EACH)]),
            Choice(
                "tongs",
                do=[Mark("erfyr", 1), Gain(2, EXP)],
                cost=[Pay(1, HEALTH)],
                only_if=HasStatus("hall", 1),
            ),
        ],
    ),
    # He stays
    Verse(
        "190.413",
        [Mark("erfyr", 2)],
        [
            Choice(
                "fire_in",
                do=[Gain(1, REPUTATION), Lose(2, FEAR, who=EACH)],
                only_if=HasStatus("smithy", 1),
            ),
            Choice("fire_out", do=[Gain(2, EXP), Gain(1, FEAR)], only_if=HasStatus("smithy", 2)),
            Choice("say_nothing", do=[Gain(1, EXP)]),
        ],
    ),
    # Nameless: the smith below
    Verse(
        "190.414",
        [Mark("found", 1)],
        [
            Choice("tell_him", do=[Gain(1, EXP), Gain(1, FEAR)]),
            Choice("let_praise", do=[Lose(2, FEAR)]),
        ],
    ),
    # The second chair on the left
    Verse(
        "190.430",
        [Mark("found", 4)],
        [
            Choice("maggot", "190.432", only_if=WURM),
            Choice("petition", "190.431"),
            Choice(
                "signet",
                "190.431",
                do=[Gain(2, REPUTATION)],
                cost=[GiveSecret(44)],
                only_if=HasSecret(44),
            ),
            Choice("gallery", do=[Gain(1, EXP)]),
        ],
    ),
    # In triplicate
    Verse(
        "190.431",
        choices=[
            once("maggot", "190.432", only_if=WURM),
            Choice(
                "stop",
                "190.433",
                only_if=Not(HasStatus("yvain")),
                needs=HasStatus("counter", 3),
            ),
            Choice("let_sign", "190.434", only_if=Not(HasStatus("yvain"))),
            Choice("blotter", do=[Gain(1, EXP)], cost=[Pay(1, ENERGY)]),
            Choice("bow_out"),
        ],
    ),
    # Maggot: the second sheet
    Verse(
        "190.432",
        choices=[
            Choice("claim", "190.431", do=[Gain(1, REPUTATION), Gain(1, FEAR)]),
            Choice("find_writer", "190.431", do=[Gain(1, EXP)]),
            Choice(
                "thirteenth",
                "190.433",
                do=[Lose(2, FEAR)],
                only_if=AllOf([HasStatus("thirteenth", 1), Not(HasStatus("yvain"))]),
            ),
            Choice(
                "row_done",
                "190.431",
                do=[Lose(1, FEAR, who=EACH)],
                only_if=HasStatus("conclave", 1),
            ),
            Choice(
                "first_sheet",
                "190.431",
                do=[Gain(1, MAGIC)],
                only_if=HasStatus("hall", 4),
            ),
        ],
    ),
    # Once, it's so
    Verse(
        "190.433",
        [Mark("yvain", 1)],
        [
            Choice("letter", do=[GainSecret(67)]),
            Choice("in_hall", do=[Gain(3, REPUTATION)]),
            Choice(
                "bell_rung",
                do=[GainSecret(67), Gain(1, EXP)],
                cost=[Pay(1, REPUTATION)],
                only_if=HasStatus("bell", 1),
            ),
            Choice(
                "bell_silent",
                do=[GainSecret(67), Lose(1, FEAR)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("bell", 2),
            ),
            Choice(
                "our_word", do=[Gain(1, REPUTATION), Gain(2, EXP)], only_if=HasStatus("promise")
            ),
        ],
    ),
    # Somebody else would do it unread
    Verse(
        "190.434",
        [Mark("yvain", 2)],
        [
            Choice(
                "signet",
                do=[Gain(2, WEALTH), Gain(1, REPUTATION)],
                cost=[GiveSecret(44)],
                only_if=HasSecret(44),
            ),
            Choice("take_pen", do=[Gain(1, EXP), Lose(1, FEAR)]),
            Choice("thank_him", do=[Gain(1, WEALTH)]),
        ],
    ),
    # Nameless: whoever sits in the second chair
    Verse(
        "190.435",
        [Mark("found", 4)],
        [
            Choice("read_letter", do=[Gain(1, EXP), Gain(1, FEAR)]),
            Choice("hold_blotter", do=[Lose(1, FEAR), Gain(1, REPUTATION)]),
        ],
    ),
    # A fifth place
    Verse(
        "190.450",
        [Mark("found", 5)],
        [
            Choice("sit", do=[Lose(1, FEAR, who=EACH)]),
            Choice("cook", "190.451"),
            Choice("water", do=[Gain(1, MAGIC)], only_if=HasStatus("fifth", 1)),
            Choice("face", do=[Gain(1, EXP), Gain(1, FEAR)], only_if=HasStatus("fifth", 2)),
        ],
    ),
    # One of them sang
    Verse(
        "190.451",
        choices=[
            Choice("hum", "190.452", do=[Lose(1, FEAR, who=EACH)]),
            Choice("which_way", "190.452", do=[Gain(1, EXP)]),
            Choice("rest", "190.452", do=[Gain(1, MAGIC)], only_if=HasStatus("fifth", 3)),
            Choice("thank_cook", do=[Gain(1, FOOD)]),
        ],
    ),
    # The last nail
    Verse(
        "190.452",
        choices=[
            Choice("wear", do=[GainSecret(31)], only_if=Not(NEVER_WAS)),
            Choice("leave_it", do=[Gain(1, REPUTATION), Lose(1, FEAR, who=EACH)]),
        ],
    ),
    # A stool, rocking
    Verse(
        "190.453",
        choices=[
            Choice("stop_it", do=[Gain(1, EXP), Gain(1, FEAR)]),
            Choice("let_rock", do=[Gain(1, MAGIC), Gain(1, FEAR, who=EACH)]),
        ],
    ),
    # Under the hall
    Verse(
        "190.460",
        choices=[
            Choice("touch", "190.461"),
            Choice("hands_off", "190.462"),
            Choice(
                "strike",
                "190.463",
                only_if=AnyOf([BEOR, HasSecret(66), HasSecret(50)]),
            ),
            once("oldest", "190.464"),
            Choice(
                "ask_smith",
                "190.411",
                only_if=AllOf([WasRead("190.410"), Not(HasStatus("erfyr", 1))]),
            ),
            Choice("not_yet"),
        ],
    ),
    # Fed
    Verse(
        "190.461",
        choices=[
            Choice(
                "receipt",
                do=[Mark("great_stone", 1), Gain(2, REPUTATION)],
                cost=[GiveSecret(61)],
                only_if=HasSecret(61),
            ),
            Choice("syllable", do=[Mark("great_stone", 1), Lose(2, EXP), Gain(1, MAGIC)]),
            Choice("back"),
        ],
    ),
    # Left alone
    Verse(
        "190.462",
        [Mark("great_stone", 2)],
        [
            Choice("hour", do=[Lose(2, FEAR, who=EACH)]),
            Choice("go_up", do=[Gain(1, EXP, who=EACH)]),
        ],
    ),
    # Cracked
    Verse(
        "190.463",
        [Encounter(named="question_of_the_stone")],
        [
            Choice(
                "strike",
                do=[
                    Mark("great_stone", 3),
                    If(
                        AllOf([WasRead("190.410"), Not(HasStatus("erfyr", 1))]),
                        then=[Mark("erfyr", 3)],
                    ),
                    Gain(2, EXP),
                    Gain(1, FEAR, who=EACH),
                ],
                only_if=AllOf([Won(), AnyOf([BEOR, HasSecret(66)])]),
            ),
            Choice(
                "pebble",
                do=[Mark("great_stone", 3), Gain(1, EXP, who=EACH)],
                cost=[GiveSecret(50)],
                only_if=AllOf([Won(), HasSecret(50)]),
            ),
            Choice("lower_arm"),
        ],
    ),
    # The oldest stroke
    Verse(
        "190.464",
        choices=[
            Choice("trace", "190.460", do=[Gain(1, MAGIC), Gain(1, FEAR)]),
            Choice("read_out", "190.460", do=[Gain(1, REPUTATION)], only_if=HasStatus("found", 1)),
            Choice(
                "you_there",
                "190.460",
                do=[Gain(1, EXP, who=EACH)],
                only_if=HasStatus("you_there"),
            ),
            Choice("the_dead", "190.460", do=[Lose(1, FEAR, who=EACH)], only_if=HasStatus("watch")),
        ],
    ),
    # A night in Kamelot
    Verse(
        "190.465",
        choices=[
            Choice("sleep", do=[Gain(1, HEALTH), Gain(1, FEAR)]),
            Choice("lamp_man", do=[Gain(1, EXP)], cost=[Pay(1, ENERGY)]),
            Choice(
                "better_bed",
                do=[Gain(1, HEALTH, who=EACH)],
                cost=[Pay(1, REPUTATION)],
                only_if=HasStatus("maddoc", 1),
            ),
            Choice(
                "bean_count",
                do=[GainItem()],
                cost=[Pay(1, WEALTH)],
                only_if=HasStatus("maddoc", 2),
            ),
            Choice("walk_about"),
        ],
    ),
    # Six hundred and two
    Verse(
        "190.480",
        choices=[
            Choice("keep_number", do=[GainSecret(9)]),
            Choice("pass_on", do=[Gain(1, REPUTATION), Lose(1, FEAR)]),
        ],
    ),
    Verse(
        "190.D",
        choices=[
            Choice("get_off", do=[Lose(1, FEAR, who=EACH)]),
            Choice("hand_on_it", do=[Gain(1, MAGIC), Gain(1, FEAR)]),
            Choice(
                "own_crumb",
                do=[Gain(2, MAGIC), Gain(1, FEAR, who=EACH)],
                only_if=HasStatus("counter"),
            ),
        ],
    ),
    Verse(
        "190.N",
        choices=[
            Choice("say_name", do=[Deal(1, who=EACH), Lose(1, FEAR, who=EACH)]),
            Choice("say_here", do=[Gain(1, FEAR, who=EACH), Lose(1, ENERGY, who=EACH)]),
        ],
    ),
]
