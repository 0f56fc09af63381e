"""Several cases in one scenario file: what they share, and what each says and comes to itself."""

from __future__ import annotations

import pytest

from tafelrunde.engine.scenario_files import joined
from tafelrunde.engine.scenarios import Result, check_content

MODES = ["plain", "save", "fork", "undo"]
CASES = """\
game = "valskyrr"
name = "A blow"

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
answer = ["mighty_blow.0"]

[expect]
heroes.fengray.focus = 2
heroes.fengray.foes = [{ wounds = 1 }]

[[case]]
name = "as it is"

[[case]]
name = "already noticed"
shows = ["V8.05"]
position.heroes.fengray.focus = 3
expect.heroes.fengray.focus = 5

[[case]]
name = "of two enemies one"
position.heroes.fengray.foes = ["ghoren_warrior", "ghoren_smallhorn"]

[[case.step]]
answer = ["mighty_blow.0"]

[[case.step]]
asks = "target"
answer = ["ghoren_smallhorn"]
expect.loot = { at_most = 4 }

[case.expect]
heroes.fengray.foes = ["ghoren_warrior", { id = "ghoren_smallhorn", wounds = 2 }]

[[case]]
name = "no enemy, no blow"
position.heroes.fengray.foes = []
step = []
expect.heroes.fengray = { focus = 0, foes = [], hand = { contains = "mighty_blow" } }
"""


def results(text: str) -> list[Result]:
    return check_content(text.encode(), "blow.toml")


def changed(old: str, new: str) -> str:
    """The cases with one change."""
    assert old in CASES
    return CASES.replace(old, new, 1)


def wrong(text: str) -> list[Result]:
    return [result for result in results(text) if not result.ok]


def test_every_case_has_results_of_its_own() -> None:
    found = results(CASES)
    assert [result.difference for result in found] == [""] * 16
    assert [result.mode for result in found] == MODES * 4
    assert [result.name for result in found[::4]] == [
        "A blow: as it is",
        "A blow: already noticed",
        "A blow: of two enemies one",
        "A blow: no enemy, no blow",
    ]


def test_a_case_that_differs_is_told_and_the_others_hold() -> None:
    found = wrong(changed("focus = 5", "focus = 6"))
    assert [(result.name, result.mode) for result in found] == [
        ("A blow: already noticed", mode) for mode in MODES
    ]
    assert {result.difference for result in found} == {
        "heroes.fengray.focus: expected 6 but it is 5"
    }


REFUSED = [
    ("fengray.focus = 3", "fengray.focus = 13", 28, "from 0 to 12"),
    ("fengray.focus = 3", "fengray.fokus = 3", 28, "Did you mean 'focus'?"),
    ("fengray.focus = 5", "fengray.fokus = 5", 29, "Did you mean 'focus'?"),
    ('["ghoren_warrior", "ghoren_small', '["ghoren_warrior", "ghoren_smal', 33, "Did you mean"),
    ("expect.loot =", "expect.lood =", 41, "Did you mean 'loot'?"),
    ("at_most", "at_mots", 41, "Did you mean 'at_most'?"),
]


@pytest.mark.parametrize(
    ("old", "new", "line", "hint"), REFUSED, ids=[new for _, new, _, _ in REFUSED]
)
def test_what_is_wrong_in_a_case_is_refused_with_its_line(
    old: str, new: str, line: int, hint: str
) -> None:
    (found,) = wrong(changed(old, new))
    assert found.mode == "read"
    assert found.name.startswith("A blow: ")
    assert found.difference.startswith(f"blow.toml, line {line}: "), found.difference
    assert hint in found.difference


BROKEN = [
    ('shows = ["V8.05"]', 'game = "hexer"', 27, "scenario.case has no key 'game'"),
    ('shows = ["V8.05"]', "shows = 1", 27, "scenario.case.shows must be a list"),
    ('name = "as it is"', "", 22, "scenario.case needs the key 'name'"),
    ('"no enemy, no blow"', '"as it is"', 47, "Two cases are called 'as it is'"),
    ('asks = "target"', 'aks = "target"', 39, "scenario.case.step has no key 'aks'"),
    ('answer = ["ghoren_smallhorn"]', "", 38, "scenario.case.step needs an answer"),
    ("step = []", "step = 1", 49, "scenario.case.step must be a list"),
    ("step = []", "step = []\n[[kase]]", 50, "Did you mean 'case'?"),
]


@pytest.mark.parametrize(
    ("old", "new", "line", "told"), BROKEN, ids=[new or old for old, new, _, _ in BROKEN]
)
def test_a_file_that_is_broken_has_one_result(old: str, new: str, line: int, told: str) -> None:
    (found,) = results(changed(old, new))
    assert (found.mode, found.name) == ("read", "blow.toml")
    assert found.difference.startswith(f"blow.toml, line {line}: "), found.difference
    assert told in found.difference


def test_what_cases_share_is_refused_where_it_stands() -> None:
    found = results(changed("loot = 0", "loot = -1"))
    assert [result.difference.partition(": ")[0] for result in found] == ["blow.toml, line 7"] * 4
    (found_one,) = results('game = "valskyrr"\ncase = 1\n[expect]')
    assert found_one.difference == "blow.toml, line 2: scenario.case must be a list, not 1."


def test_a_case_needs_an_expectation_from_somewhere() -> None:
    cases = '[[case]]\nname = "a"\nexpect = { unasked = false }\n[[case]]\nname = "b"'
    found = results(f'game = "valskyrr"\n{cases}')
    assert [result.name for result in found] == ["a"] * 4 + ["b"]
    assert "needs the key 'expect'" in found[-1].difference
    none = results('game = "valskyrr"\ncase = []\n[expect]')
    assert [result.name for result in none] == ["blow.toml"] * 4


def test_cases_may_be_written_in_one_line() -> None:
    text = 'game = "valskyrr"\ncase = [{ name = "a", expect = { lod = 1 } }]'
    (found,) = results(text)
    assert found.difference.startswith("blow.toml, line 2: expect has no key 'lod'.")


def test_tables_are_joined_and_all_else_is_replaced() -> None:
    shared = {"a": {"b": {"c": 1}, "d": [1, 2]}, "e": 1}
    own = {"a": {"b": {"f": 2}, "d": [3]}, "e": {"g": 4}}
    assert joined(shared, own) == {"a": {"b": {"c": 1, "f": 2}, "d": [3]}, "e": {"g": 4}}
    assert shared == {"a": {"b": {"c": 1}, "d": [1, 2]}, "e": 1}
