"""Questions with a single answer: nobody is asked, but whoever listens hears of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tafelrunde.engine.decisions import (
    SINGLES,
    Closed,
    Decision,
    Flow,
    Seat,
    all_choose,
    arrange,
    choose,
    choose_some,
    hearing,
)
from tafelrunde.engine.limits import STEPS
from tafelrunde.engine.options import Word
from tafelrunde.engine.scenarios import Result, check_content

ANNA, BERT = Seat(0), Seat(1)


def answered(flow: Flow[Any]) -> Any:
    """What a flow returns that asks nothing."""
    STEPS.renew()
    with pytest.raises(StopIteration) as end:
        next(flow)
    return end.value.value


AXE, BOW = Word("axe"), Word("bow")


def both() -> list[Decision]:
    """Bert has nothing to give."""
    return [Decision(ANNA, "give", [AXE], "R3"), Decision(BERT, "give", [], "R3", 0, 0)]


ASKS_NOTHING = [
    (lambda: choose(ANNA, [AXE], "take", "R1"), AXE, [AXE]),
    (lambda: choose_some(ANNA, [AXE, BOW], 2, 3, "take", "R1"), [AXE, BOW], [AXE, BOW]),
    (lambda: arrange(ANNA, [AXE], "take", "R1"), [AXE], [AXE]),
    (lambda: all_choose(both()), [[AXE], []], [AXE]),
]


@pytest.mark.parametrize(("flow", "answer", "options"), ASKS_NOTHING)
def test_a_single_answer_is_heard(flow: Any, answer: Any, options: list[Word]) -> None:
    heard: list[Decision] = []
    with hearing(heard.append):
        assert answered(flow()) == answer
    assert [list(decision.options) for decision in heard] == [options]
    assert heard[0].min == heard[0].max == len(options)

    assert SINGLES.hear is None
    assert answered(flow()) == answer
    assert len(heard) == 1


NO_QUESTION: list[Callable[[], Flow[Any]]] = [
    lambda: choose_some(ANNA, [], 1, 1, "x", "R1"),
    lambda: arrange(ANNA, [], "x", "R1"),
]


@pytest.mark.parametrize("flow", NO_QUESTION)
def test_where_there_is_nothing_to_choose_from_there_is_no_question(flow: Any) -> None:
    heard: list[Decision] = []
    with hearing(heard.append):
        assert answered(flow()) == []
    assert heard == []


def test_nobody_listens_any_more_after_a_rule_failed() -> None:
    with pytest.raises(LookupError), hearing(lambda decision: None):
        raise LookupError
    assert SINGLES.hear is None


def test_what_is_closed_is_heard_too() -> None:
    heard: list[Decision] = []
    with hearing(heard.append):
        answered(choose(ANNA, [AXE], "take", "R1", closed=[Closed(BOW, "R2")]))
    assert [(each.option, each.why) for each in heard[0].closed] == [(BOW, "R2")]


def test_what_is_closed_is_worked_out_once_and_only_for_whoever_looks() -> None:
    looked: list[str] = []

    def quiver_is_empty(closed: list[Closed]) -> None:
        looked.append("quiver")
        closed.append(Closed(BOW, "R2"))

    asked = Decision(ANNA, "take", [AXE], "R1", closed=quiver_is_empty)
    assert looked == []
    assert [each.option for each in asked.closed] == [BOW]
    assert [each.why for each in asked.closed] == ["R2"]
    assert looked == ["quiver"]


# --- In scenario files ----------------------------------------------------------------------------

ONE_FOE = """\
game = "valskyrr"

[position]
phase = "attack"
active = "fengray"
loot = 0

[position.heroes.fengray]
focus = 0
hand = ["mighty_blow", "block"]
deck = ["lunge"]
foes = ["ghoren_warrior"]

[[step]]
asks = "action"
answer = ["mighty_blow.0"]

[[step]]
asks = "target"
seat = "fengray"
single = "ghoren_warrior"

[[step]]
asks = "action"
single = ["end_turn"]
closed = { "fengray.0" = "V16.10" }

[expect]
heroes.fengray.foes = [{ wounds = 1 }]
"""


def results(text: str) -> list[Result]:
    return check_content(text.encode(), "one.toml")


def test_a_single_answer_may_be_expected() -> None:
    assert [result.difference for result in results(ONE_FOE)] == [""] * 4


def test_a_single_answer_at_the_start_may_be_expected() -> None:
    start = ONE_FOE.replace('"mighty_blow", "block"', "").replace("focus = 0", "focus = 4")
    begin = start.index("[[step]]")
    end = start.index('[[step]]\nasks = "action"\nsingle')
    text = (start[:begin] + start[end:]).replace("[{ wounds = 1 }]", '["ghoren_warrior"]')
    text = text.replace('closed = { "fengray.0" = "V16.10" }\n', "")
    assert [result.difference for result in results(text)] == [""] * 4


OTHERWISE = [
    (
        'single = "ghoren_warrior"',
        'single = "dire_wolf"',
        'step 2: expected "target" of fengray with the single answer ["dire_wolf"] but so came '
        '"target" of fengray: ["ghoren_warrior"], "action" of fengray: ["end_turn"]',
    ),
    ('asks = "target"', 'asks = "bury"', 'step 2: expected "bury" of fengray with the single'),
    ('asks = "target"', 'why = "V1.01"', "step 2: expected the question by V1.01 but it is by V16"),
    ('seat = "fengray"\n', 'seat = "party"\n', 'step 2: expected "target" of party with the'),
    ('"V16.10"', '"V16.11"', 'step 3: expected that V16.11 closes "fengray.0" but it is closed by'),
    (
        'single = ["end_turn"]',
        'single = ["ghoren_warrior"]',  # once is enough: the target came before
        'step 3: expected "action" with the single answer ["ghoren_warrior"] but so came "action',
    ),
    (
        'foes = ["ghoren_warrior"]',
        'foes = ["ghoren_warrior", "dire_wolf"]',  # it is asked
        'with the single answer ["ghoren_warrior"] but so came nothing',
    ),
]


@pytest.mark.parametrize(("old", "new", "told"), OTHERWISE, ids=[new for _, new, _ in OTHERWISE])
def test_another_answer_or_question_is_told(old: str, new: str, told: str) -> None:
    found = results(ONE_FOE.replace(old, new, 1))
    assert all(told in result.difference for result in found), found[0].difference


@pytest.mark.parametrize("more", ['answer = ["x"]', "offers = []", "lacks = []", "expect = {}"])
def test_only_so_much_can_be_said_of_a_question_that_is_not_asked(more: str) -> None:
    (found,) = results(ONE_FOE.replace('seat = "fengray"\n', f"{more}\n", 1))
    key = more.split(" ")[0]
    assert found.difference == (
        f"one.toml, line 20: scenario.step cannot have '{key}' beside a single answer."
    )
