"""Expectations: what may be named, conditions instead of values, and every difference told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from tafelrunde.engine.errors import BadScenario
from tafelrunde.engine.expected_events import (
    check_events,
    event_data,
    events_below,
    missing_events,
)
from tafelrunde.engine.expecting import Beginning, End, check_known, check_names, differences
from tafelrunde.engine.forms import (
    anything,
    each,
    either,
    flag,
    in_order,
    named,
    table,
    text,
    whole,
)
from tafelrunde.engine.shapes import Shape, shape_of

BEAST = table({"id": text, "wounds": whole()})
FACTS = table(
    {
        "gold": whole(),
        "hand": each(text),
        "beasts": each(either(text, BEAST)),
        "den": either(text, BEAST),
        "pair": in_order(whole(), whole()),
        "fight": table({"round": whole(), "won": flag, "tokens": named(whole(), "card")}),
        "heroes": named(table({"focus": whole()}), "hero", lasting=True),
        "free": anything,
    }
)
START = {"gold": 1, "heroes": {"anna": {"focus": 0}}}
TABLE = {
    "gold": 3,
    "hand": ["axe", "bow", "axe"],
    "beasts": [{"id": "wolf", "wounds": 1}, {"id": "wolf", "wounds": 2}, {"id": "bear"}],
    "combo": [{"card": "axe", "tab": 0}],
    "top": Beginning(["axe", "bow", "cap"]),
    "bottom": End(["axe", "bow", "cap"]),
    "won": False,
}

# --- What may be named ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "expected",
    [
        {"fight": {"round": 2, "tokens": {"axe": 1}}},  # there is no fight at the start
        {"heroes": {"anna": {"focus": {"at_least": 1, "at_most": 3}}}},
        {"hand": {"any_order": ["axe"], "contains": "axe", "lacks": ["bow"], "at_most": 9}},
        {"beasts": {"contains": {"id": "wolf", "wounds": 1}}, "den": {"wounds": 1}},
        {"beasts": ["wolf", {"wounds": 1}], "pair": {"contains": 1}},
        {"free": {"whatever": 1}},
    ],
)
def test_what_can_ever_be_there_may_be_expected(expected: dict[str, Any]) -> None:
    check_known(expected, shape_of(FACTS), START)


@pytest.mark.parametrize(
    ("expected", "told"),
    [
        ({"fihgt": {}}, "expect has no key 'fihgt'. Did you mean 'fight'?"),
        ({"fight": {"rund": 2}}, "expect.fight has no key 'rund'. Did you mean 'round'?"),
        ({"heroes": {"bert": {}}}, "expect.heroes has no key 'bert'."),
        ({"hand": {"any_ordr": []}}, "expect.hand has no key 'any_ordr'. Did you mean 'any_order'"),
        ({"hand": {"any_order": "axe"}}, "expect.hand.any_order must be a list"),
        ({"hand": [{"wounds": 1}]}, "expect.hand has no key 'wounds'."),
        ({"gold": {"contains": "x"}}, "'contains' is said of lists, not of expect.gold."),
        ({"gold": {"at_least": "x"}}, "expect.gold.at_least must be a whole number"),
        (
            {"fight": {"won": {"at_least": 1}}},
            "'at_least' is said of numbers and lists, not of expect.fight.won.",
        ),
        ({"beasts": [{"wunds": 1}]}, "expect.beasts has no key 'wunds'. Did you mean 'wounds'?"),
        ({"beasts": {"lacks": [{"wunds": 1}]}}, "expect.beasts has no key 'wunds'."),
    ],
)
def test_what_can_never_be_there_is_refused_with_the_nearest_name(
    expected: dict[str, Any], told: str
) -> None:
    with pytest.raises(BadScenario) as refused:
        check_known(expected, shape_of(FACTS), START)
    assert str(refused.value).startswith(told)


def test_names_are_looked_at_inside_of_conditions() -> None:
    names = {"hand": ["axe", "bow"]}
    check_names({"hand": {"any_order": ["axe"], "lacks": "bow"}}, names)
    with pytest.raises(BadScenario, match=r"cannot hold 'bov'\. Did you mean 'bow'"):
        check_names({"hand": {"contains": "bov"}}, names)


# --- Conditions -----------------------------------------------------------------------------------

HOLDS: list[dict[str, Any]] = [
    {"gold": {"at_least": 3, "at_most": 3}},
    {"hand": {"any_order": ["bow", "axe", "axe"]}},
    {"hand": {"contains": ["axe", "axe"], "lacks": "cap", "at_least": 3}},
    {"beasts": {"any_order": ["bear", "wolf", {"id": "wolf", "wounds": 1}]}},
    {"beasts": {"any_order": ["wolf", {"wounds": 1}, "bear"]}},  # the first wolf is the other one
    {"beasts": {"contains": {"wounds": 2}}},
    {"combo": ["axe"]},
    {"top": "axe", "bottom": "cap"},
    {"top": ["axe", "bow"], "bottom": ["bow", "cap"]},
    {"top": {"any_order": ["bow", "axe"]}, "bottom": {"any_order": ["cap", "bow"]}},
    {"top": {"contains": "cap"}},
]


@pytest.mark.parametrize("expected", HOLDS, ids=str)
def test_a_condition_that_holds(expected: dict[str, Any]) -> None:
    assert differences(expected, TABLE) == []


FAILS: list[tuple[dict[str, Any], str]] = [
    ({"gold": {"at_least": 4}}, "gold: expected at least 4 but it is 3"),
    ({"gold": {"at_most": 2}}, "gold: expected at most 2 but it is 3"),
    ({"won": {"at_least": 0}}, "won: expected at least 0 but it is false"),
    ({"hand": {"at_most": 2}}, "hand: expected at most 2 but there are 3"),
    (
        {"hand": {"any_order": ["axe", "bow"]}},
        'hand: expected ["axe", "bow"] in any order but it is ["axe", "bow", "axe"]',
    ),
    (
        {"hand": {"any_order": ["axe", "bow", "bow"]}},
        'hand: expected ["axe", "bow", "bow"] in any order but it is ["axe", "bow", "axe"]',
    ),
    (
        {"hand": {"contains": ["axe", "bow", "bow"]}},
        'hand: expected that it contains ["bow"] but it is ["axe", "bow", "axe"]',
    ),
    (
        {"hand": {"lacks": ["cap", "bow"]}},
        'hand: expected that it lacks ["bow"] but it is ["axe", "bow", "axe"]',
    ),
    ({"gold": {"lacks": "axe"}}, "gold: expected that it lacks [] but it is 3"),
    ({"none": {"contains": "axe"}}, 'none: expected that it contains ["axe"] but there is none'),
    ({"none": {"any_order": []}}, "none: expected [] in any order but there is none"),
    ({"none": {"round": 1}}, "none: expected {round = 1} but there is none"),
    ({"none": {}}, "none: expected {} but there is none"),
    ({"combo": [1]}, 'combo: expected [1] but it is [{card = "axe", tab = 0}]'),
    ({"top": "bow"}, 'top: expected "bow" but it is "axe"'),
    ({"combo": "axe"}, 'combo: expected "axe" but it is [{card = "axe", tab = 0}]'),
]


@pytest.mark.parametrize(("expected", "told"), FAILS, ids=str)
def test_a_condition_that_fails_is_told(expected: dict[str, Any], told: str) -> None:
    assert differences(expected, TABLE) == [told]


def test_the_ends_of_an_empty_pile_hold_nothing() -> None:
    ends = {"top": Beginning(), "bottom": End()}
    assert differences({"top": [], "bottom": []}, ends) == []
    assert differences({"top": "axe", "bottom": ["axe"]}, ends) == [
        'top: expected "axe" but it is []',
        'bottom: expected ["axe"] but it is []',
    ]


def test_every_difference_is_told() -> None:
    expected = {"gold": 1, "hand": [], "beasts": [{"wounds": 0}, {"wounds": 2}, {"id": "x"}]}
    assert differences(expected, TABLE) == [
        "gold: expected 1 but it is 3",
        'hand: expected [] but it is ["axe", "bow", "axe"]',
        "beasts, number 1.wounds: expected 0 but it is 1",
        'beasts, number 3.id: expected "x" but it is "bear"',
    ]


# --- Events ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Event:
    """What happens."""

    why: str


@dataclass(frozen=True, slots=True)
class BeastSlain(Event):
    beast: str
    blows: int
    cards: tuple[str, ...]
    first: bool
    by: object


EVENTS = events_below(Event)
SLAIN = [
    event_data(BeastSlain("R1", beast, blows, ("axe",), True, None))
    for beast, blows in [("wolf", 2), ("bear", 4)]
]


def test_the_values_of_an_event_have_a_shape() -> None:
    assert {key: shape.kind for key, shape in EVENTS["beast_slain"].items()} == {
        "why": "text",
        "beast": "text",
        "blows": "number",
        "cards": "list",
        "first": "flag",
        "by": "anything",
    }
    assert EVENTS["beast_slain"]["cards"] == Shape("list", inner=(Shape("text"),))


def test_a_value_of_an_event_may_be_a_condition() -> None:
    strong = {"kind": "beast_slain", "blows": {"at_least": 3}, "cards": {"contains": "axe"}}
    check_events([strong], EVENTS)
    assert missing_events([strong], SLAIN) == []
    assert missing_events([strong, strong], SLAIN) == [strong]
    with pytest.raises(BadScenario, match=r"has no key 'at_leest'\. Did you mean 'at_least'"):
        check_events([{"kind": "beast_slain", "blows": {"at_leest": 3}}], EVENTS)


def test_all_missing_events_are_told_and_the_others_keep_their_order() -> None:
    bear, wolf = {"beast": "bear"}, {"beast": "wolf"}
    assert missing_events([{"beast": "lynx"}, bear, wolf], SLAIN) == [{"beast": "lynx"}, wolf]
