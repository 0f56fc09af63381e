#!/usr/bin/env python3
"""Which rules of the catalogue does a test show?

A test shows a rule with @shows("V8.05", ...), a scenario file with the key  shows = ["V8.05"].
Prints one line per game and chapter; exits 1 if a rule is not shown or an id is unknown. Of a game
that nobody is offered yet (its package has no module `game`) rules may be missing.

    python tools/rule_coverage.py                      all games
    python tools/rule_coverage.py valskyrr --missing   with the text of every rule not shown
    python tools/rule_coverage.py valskyrr --check     with the ids of the rules not shown
    python tools/rule_coverage.py --json
"""

from __future__ import annotations

import argparse
import ast
import json
import sys
import tomllib
from collections import Counter
from dataclasses import asdict, dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "tafelrunde" / "games"
GAMES = sorted(path.parent.name for path in PACKAGE.glob("*/rulebook"))
OFFERED = [game for game in GAMES if (PACKAGE / game / "game.py").exists()]

Rules = dict[str, dict[str, str]]


@dataclass(frozen=True)
class Coverage:
    """How far the tests cover one game."""

    rules: int
    shown: int
    missing: list[str]


def rulebook(game: str) -> Path:
    """Where the package keeps the catalogue of one game."""
    return ROOT / "src" / "tafelrunde" / "games" / game / "rulebook" / f"{game}.toml"


def catalogue(game: str) -> Rules:
    """The rules of one game by id."""
    with rulebook(game).open("rb") as file:
        return {rule["id"]: rule for rule in tomllib.load(file)["rule"]}


def shown_by_python(path: Path) -> list[str]:
    """Rule ids in @shows(...) and pytest.param(..., marks=shows(...)) of one test module."""
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    return [
        arg.value
        for call in ast.walk(tree)
        if isinstance(call, ast.Call)
        and getattr(call.func, "id", getattr(call.func, "attr", "")) == "shows"
        for arg in call.args
        if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
    ]


def shown_by_scenario(path: Path) -> list[str]:
    """Rule ids under the key `shows`, wherever it stands in a scenario file."""

    def walk(value: object) -> list[str]:
        if isinstance(value, dict):
            own = [rule for rule in value.get("shows", []) if isinstance(rule, str)]
            return own + [rule for inner in value.values() for rule in walk(inner)]
        if isinstance(value, list):
            return [rule for inner in value for rule in walk(inner)]
        return []

    with path.open("rb") as file:
        return walk(tomllib.load(file))


def shown(tests: Path) -> Counter[str]:
    """How often each rule id is shown below the tests' folder."""
    found: Counter[str] = Counter()
    for path in sorted(tests.rglob("*.py")):
        found.update(shown_by_python(path))
    for path in sorted(tests.rglob("*.toml")):
        found.update(shown_by_scenario(path))
    return found


def cover(rules: Rules, found: Counter[str]) -> Coverage:
    """What the tests show of one catalogue."""
    missing = [rule for rule in rules if not found[rule]]
    return Coverage(len(rules), len(rules) - len(missing), missing)


def print_chapters(rules: Rules, coverage: Coverage, *, with_ids: bool) -> None:
    """One line for each chapter with rules that nobody shows."""
    for chapter, total in Counter(rule["chapter"] for rule in rules.values()).items():
        missing = [rule for rule in coverage.missing if rules[rule]["chapter"] == chapter]
        if missing:
            ids = f"  not shown: {' '.join(missing)}" if with_ids else ""
            print(f"  {chapter:<18}{total - len(missing):>4} of {total}{ids}")


def arguments() -> argparse.Namespace:
    """What the caller asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", help=f"of {', '.join(GAMES)}; all by default")
    parser.add_argument("--tests", type=Path, default=ROOT / "tests", help="the tests' folder")
    parser.add_argument("--missing", action="store_true", help="list every rule not shown")
    parser.add_argument("--check", action="store_true", help="name the rules not shown")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    args = parser.parse_args()
    if unknown := set(args.games) - set(GAMES):
        parser.error(f"no such game: {', '.join(sorted(unknown))}")
    if absent := [game for game in args.games if not rulebook(game).exists()]:
        parser.error(f"no catalogue in the package: {', '.join(absent)}")
    if not args.tests.is_dir():
        parser.error(f"no tests' folder at {args.tests}")
    return args


def main() -> int:
    args = arguments()
    found = shown(args.tests)
    books = {game: catalogue(game) for game in GAMES if rulebook(game).exists()}
    report = {
        game: cover(rules, found)
        for game, rules in books.items()
        if not args.games or game in args.games
    }
    strangers = sorted(rule for rule in found if not any(rule in book for book in books.values()))
    if args.json:
        games = {game: asdict(coverage) for game, coverage in report.items()}
        print(json.dumps({"games": games, "unknown_ids": strangers}, ensure_ascii=False))
    else:
        for game, coverage in report.items():
            print(f"{game}: {coverage.shown} of {coverage.rules} rules shown by a test")
            print_chapters(books[game], coverage, with_ids=args.check)
            if args.missing:
                for rule in coverage.missing:
                    print(f"    {rule}  {books[game][rule]['en']}")
        if strangers:
            print("ids that no catalogue knows:", ", ".join(strangers))
    lacking = [game for game in report if report[game].missing and game in OFFERED]
    return 1 if strangers or lacking else 0


if __name__ == "__main__":
    sys.exit(main())
