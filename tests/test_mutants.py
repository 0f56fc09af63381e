"""The tool that breaks rules: what it changes, what it leaves alone, and that files stay whole."""

from __future__ import annotations

import ast
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tools.mutant_plugin import AT_IMPORT
from tools.mutants import (
    ROOT,
    Mutant,
    drawn,
    forked,
    modules,
    mutants_of,
    packed,
    report,
    rule_tests,
    unpacked,
)
from tools.mutating import broken, changes

RULE = '''"""A rule."""

LIMIT = 3


def rule(game, cards, more=0):
    """Draw."""
    if len(cards) < LIMIT and game.open:
        game.gold += 1
        game.tell("drawn", 5)
    if game.log is not None:
        game.log.append(7)
    assert game.gold > 8
    yield from ask(max(cards), [card for card in cards if not card.closed])
'''


def found(source: str) -> list[tuple[str, int, str, str]]:
    """Every change of a source: its kind, line, and the text before and after."""
    return [(each.kind, each.line, each.before, each.after) for each in changes(ast.parse(source))]


def test_conditions_comparisons_numbers_and_statements_are_changed() -> None:
    all_changes = found(RULE)

    for change in (
        ("number", 3, "3", "4"),
        ("number", 3, "3", "2"),
        ("comparison", 8, "len(cards) < LIMIT", "len(cards) <= LIMIT"),
        ("condition", 8, "len(cards) < LIMIT and game.open", "len(cards) < LIMIT or game.open"),
        ("condition", 8, "len(cards) < LIMIT and game.open", "game.open"),
        ("statement", 9, "game.gold += 1", "pass"),
        ("number", 9, "game.gold += 1", "game.gold -= 1"),
        ("number", 14, "max(cards)", "min(cards)"),
        ("condition", 14, "not card.closed", "card.closed"),
    ):
        assert change in all_changes
    assert ("condition", 14, "if not card.closed", "") in all_changes


def test_what_only_tells_is_left_alone() -> None:
    lines = {line for _, line, _, _ in found(RULE)}

    assert not lines & {1, 7, 10, 11, 12, 13}


@pytest.mark.parametrize("game", ["valskyrr", "hexer", "avalon"])
def test_every_change_of_every_rule_still_compiles(game: str) -> None:
    path = modules(game)[3]
    source = path.read_text(encoding="utf-8")
    whole = ast.dump(broken(source, str(path), None))
    for number in range(len(changes(ast.parse(source)))):
        tree = broken(source, str(path), number)
        compile(tree, str(path), "exec")
        assert ast.dump(tree) != whole


def test_a_change_meets_the_tests_of_its_line_and_a_constant_those_of_its_module(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("tools.mutants.ROOT", tmp_path)
    (tmp_path / "rule.py").write_text(RULE)
    lines = {8: ["a", "b"], 9: ["a"], 14: ["b", "c"]}
    mutants = list(mutants_of(tmp_path / "rule.py", lines))

    tests = {mutant.line: mutant.tests for mutant in mutants}
    assert tests == {
        3: ("a", "b", "c"),
        6: ("a", "b", "c"),
        8: ("a", "b"),
        9: ("a",),
        14: ("b", "c"),
    }


def test_the_same_seed_breaks_the_same_things_and_controls_break_nothing() -> None:
    many = [Mutant("rule.py", n, "number", n, "1", "2", ("a",)) for n in range(100)]

    assert drawn(many, 20, 5) == drawn(many, 20, 5) != drawn(many, 20, 6)
    chosen = drawn(many, 20, 5)
    assert [mutant.number for mutant in chosen].count(None) == 2
    assert len(chosen) == 22


def test_a_report_lists_what_survived_and_distrusts_a_failed_control() -> None:
    broken_one = Mutant("rule.py", 4, "number", 9, "1", "2", ("a",))
    control = Mutant("rule.py", None, "control", 9, "", "", ("a",))
    result = report("hexer", 1, 50, {broken_one: "survived", control: "noticed"})

    assert [each["line"] for each in result.survived] == [9]
    assert (result.share(), result.controls_failed) == (100.0, ["rule.py:9"])


def test_the_map_names_every_test_once() -> None:
    kept = packed({"rule.py": {2: ["b"], 1: ["a", "b"]}})

    assert kept == {"tests": ["a", "b"], "lines": {"rule.py": [(1, [0, 1]), (2, [1])]}}
    assert unpacked(json.dumps(kept)) == {"rule.py": {1: ["a", "b"], 2: ["b"]}}


def test_games_played_at_random_are_left_out() -> None:
    names = {path.relative_to(ROOT).as_posix() for path in rule_tests("hexer")}

    assert "tests/games/hexer/test_deck.py" in names
    assert "tests/scenarios/test_scenarios.py" in names
    assert not any("properties" in name or "fuzz" in name for name in names)


def test_a_change_without_end_ends_after_so_much_computing() -> None:
    path = ROOT / "src/tafelrunde/games/hexer/rules/gold.py"
    call = [sys.executable, "-B", "-c", "import tools.mutant_plugin\nwhile True: pass"]
    source = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    environment = {"PYTHONPATH": source, "TAFELRUNDE_MUTANT": f"{path}:0"}
    run = subprocess.run(call, env=os.environ | environment | {"TAFELRUNDE_LIMIT": "0.2"})

    assert run.returncode == -signal.SIGPROF


def test_a_module_is_broken_in_memory_alone() -> None:
    path = ROOT / "src/tafelrunde/games/hexer/rules/gold.py"
    before = path.read_bytes()
    numbers = [number for number, each in enumerate(changes(ast.parse(before)))]
    ask = "from tafelrunde.games.hexer.rules import gold; print(gold.__loader__.number)"
    call = [sys.executable, "-B", "-c", f"import tools.mutant_plugin; {ask}"]
    source = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    environment = {"PYTHONPATH": source, "TAFELRUNDE_MUTANT": f"{path}:{numbers[-1]}"}
    run = subprocess.run(call, env=os.environ | environment, capture_output=True, check=True)

    assert int(run.stdout) == numbers[-1]
    assert path.read_bytes() == before


def test_changes_are_tried_in_forks_that_do_not_concern_each_other() -> None:
    halves = "test_halving_rounds_down_and_the_phase_ends_with_the_last_enemy"
    tests = (f"tests/games/valskyrr/test_pursuit.py::{halves}[plain]",)
    changed = ["if hero.focus > highest:", "hero.focus == highest"]
    numbers = [*numbers_of("phases/pursuit.py", changed), None]
    pursuit, rules = "src/tafelrunde/games/valskyrr/phases/pursuit.py", "rules/actions.py"
    runs = [Mutant(pursuit, number, "", 1, "", "", tests) for number in numbers]
    [constant, *_] = numbers_of(rules, ["99"])
    runs += [Mutant(f"src/tafelrunde/games/valskyrr/{rules}", constant, "", 1, "", "", tests)]

    codes = dict(forked("valskyrr", runs, jobs=2, limit=60))

    assert [codes[run] for run in runs] == [1, 1, 0, AT_IMPORT]


def numbers_of(file: str, texts: list[str]) -> list[int]:
    """The changes of a module that concern one of these texts."""
    source = (ROOT / "src/tafelrunde/games/valskyrr" / file).read_text(encoding="utf-8")
    return [n for n, each in enumerate(changes(ast.parse(source))) if each.before in texts]
