"""134: Falfuar, packed."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.avalon.story.words import (
    EACH,
    ENERGY,
    EXP,
    FEAR,
    MAGIC,
    REPUTATION,
    WEALTH,
    AllOf,
    ChangeMenhirs,
    Choice,
    DiscardItem,
    Encounter,
    Gain,
    GainItem,
    GiveSecret,
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

OPEN: Final = Not(HasStatus("cities"))
UNDECIDED: Final = Not(HasStatus("estrild"))

VERSES: Final = [
    # Everything packed
    Verse(
        "134.300",
        choices=[
            Choice("estrild", "134.302", only_if=AllOf([OPEN, UNDECIDED])),
            Choice(
                "procession",
                "134.308",
                only_if=AllOf([OPEN, HasStatus("guthlac"), HasStatus("estrild", 1)]),
            ),
            Choice("north", "134.309", only_if=AllOf([OPEN, HasStatus("meraud", 1)])),
            once("clock", "134.305", only_if=OPEN),
            once("register", "134.306", only_if=OPEN),
            once("street", "134.307", only_if=OPEN),
            Choice(
                "her_son",
                "134.310",
                only_if=AllOf([HasStatus("ennor"), Not(HasStatus("estrild", 2))]),
            ),
            once("tailor", "134.311", only_if=OPEN),
            Choice("market", "134.301", only_if=OPEN),
            Choice(
                "sent_for",
                do=[Gain(1, REPUTATION), Gain(1, WEALTH)],
                only_if=AllOf([OPEN, HasStatus("toll", 1), Not(WasRead("134.302"))]),
                cost=[Pay(1, ENERGY)],
            ),
            Choice("leave"),
            Choice(
                "wait_along",
                do=[Lose(1, FEAR, who=EACH)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("cities"),
            ),
        ],
    ),
    # Heirlooms by weight
    Verse(
        "134.301",
        choices=[
            Choice("buy", do=[GainItem()], cost=[Pay(1, WEALTH)]),
            Choice("give", do=[Gain(2, REPUTATION)], cost=[DiscardItem()]),
            Choice(
                "weigh",
                do=[Gain(1, WEALTH)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("toll", 1),
            ),
            Choice("look_away"),
        ],
    ),
    # Estrild on a trunk
    Verse(
        "134.302",
        choices=[
            Choice("bundorca", "134.303", needs=HasStatus("guthlac")),
            Choice("halfway", "134.303", needs=HasStatus("sidwell", 1)),
            Choice("north", "134.303", needs=HasStatus("meraud", 1)),
            Choice("nowhere", "134.304"),
            Choice("boy", "134.310"),
            Choice("not_yet"),
        ],
    ),
    # Forty-one keys
    Verse(
        "134.303",
        [Mark("estrild", 1)],
        [
            Choice("all", do=[Gain(2, REPUTATION)]),
            Choice("leave_one", do=[Gain(1, EXP), Lose(1, FEAR, who=EACH)]),
            Choice(
                "top",
                do=[Gain(2, REPUTATION), Lose(2, FEAR, who=EACH)],
                cost=[GiveSecret(55)],
                only_if=HasSecret(55),
            ),
        ],
    ),
    # Somebody has to stop it properly
    Verse(
        "134.304",
        choices=[
            Choice(
                "last_hour",
                do=[Mark("estrild", 2), Gain(1, MAGIC), Lose(1, FEAR)],
                cost=[Pay(1, ENERGY)],
            ),
            Choice("coat", do=[Mark("estrild", 2), Note("hostage"), Gain(1, EXP)]),
            Choice("ask_again"),
        ],
    ),
    # What the clock is for
    Verse(
        "134.305",
        choices=[
            Choice("set_back", do=[ChangeMenhirs(1), Gain(1, FEAR, who=EACH)]),
            Choice(
                "tell",
                do=[Gain(2, EXP)],
                cost=[Pay(1, ENERGY)],
                only_if=HasStatus("price"),
            ),
            Choice("let_run", do=[Gain(1, REPUTATION)]),
        ],
    ),
    # Four thousand names
    Verse(
        "134.306",
        choices=[
            Choice("read", do=[Gain(2, REPUTATION), Gain(1, FEAR, who=EACH)]),
            Choice("hide", do=[Gain(2, EXP), Lose(1, REPUTATION)]),
            Choice(
                "what_it_does",
                do=[Gain(1, REPUTATION), Gain(1, EXP)],
                cost=[Pay(1, ENERGY)],
                only_if=AllOf([HasStatus("price"), HasStatus("given")]),
            ),
            Choice("under_e", do=[Lose(1, FEAR, who=EACH)], only_if=HasStatus("ennor")),
            Choice("close_door"),
        ],
    ),
    # The children's street
    Verse(
        "134.307",
        choices=[
            Choice("tear_down", do=[Encounter(named="mother_superior")]),
            Choice("by_heart", do=[Gain(1, MAGIC), Gain(1, FEAR)]),
            Choice("hopscotch", do=[Lose(1, FEAR, who=EACH)], cost=[Pay(1, ENERGY)]),
        ],
    ),
    # Each with a chair
    Verse(
        "134.308",
        choices=[
            Choice("head", do=[Mark("cities", 1), Gain(2, REPUTATION)]),
            Choice("end", do=[Mark("cities", 1), Gain(1, EXP), Lose(1, FEAR, who=EACH)]),
            Choice("wait"),
        ],
    ),
    # Meraud goes before
    Verse(
        "134.309",
        choices=[
            Choice("old", do=[Mark("cities", 3), Gain(3, REPUTATION)], cost=[Pay(2, ENERGY)]),
            Choice("weights", do=[Mark("cities", 3), Gain(1, WEALTH), Gain(1, EXP)]),
            Choice("wait"),
        ],
    ),
    # He'll say who won
    Verse(
        "134.310",
        [Note("hostage")],
        [
            Choice("promise", do=[Gain(1, REPUTATION)], only_if=Not(HasStatus("ennor"))),
            Choice(
                "top",
                do=[Lose(2, FEAR, who=EACH), Gain(1, EXP)],
                cost=[GiveSecret(55)],
                only_if=AllOf([HasSecret(55), Not(HasStatus("ennor", 1))]),
            ),
            Choice("upstairs", do=[Lose(2, FEAR, who=EACH)], only_if=HasStatus("ennor", 1)),
            Choice(
                "he_teaches",
                do=[Gain(1, REPUTATION), Lose(1, FEAR)],
                only_if=HasStatus("ennor", 2),
            ),
            Choice(
                "she_knows",
                do=[Gain(1, EXP, who=EACH), Gain(1, FEAR, who=EACH)],
                only_if=HasStatus("ennor", 3),
            ),
            Choice("clock_strikes"),
        ],
    ),
    # The chair each may carry
    Verse(
        "134.311",
        choices=[
            Choice("measured", do=[GainItem(craftable=True), Gain(1, FEAR)]),
            Choice("two", do=[Gain(2, REPUTATION)], cost=[Pay(1, ENERGY)]),
            Choice(
                "by_need",
                do=[Gain(1, REPUTATION), Lose(1, FEAR)],
                only_if=HasStatus("winter", 2),
            ),
            Choice("her_chair", do=[Gain(1, EXP)], only_if=HasStatus("estrild")),
        ],
    ),
    Verse("134.M"),
]
