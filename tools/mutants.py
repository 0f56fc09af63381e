#!/usr/bin/env python3
"""Break the rules of a game at random, one thing at a time: does a test notice?

Conditions, comparisons, numbers and statements are changed in memory, never in a file. Each change
meets the rule tests and scenario files that execute its line; golden games and games played at
random are left out, they notice that something changed and never what is right. Controls run the
same way with nothing broken. The same seed breaks the same things.

All tests are imported once. For every change the process forks, and the fork gets the change put
into its functions; what is worked out at import (a constant, a default) needs a process of its own.

    python tools/mutants.py hexer                    20 changes
    python tools/mutants.py hexer -n 200 --seed 7    200 others
    python tools/mutants.py hexer --only fights/damage.py
    python tools/mutants.py hexer --json --at-most 5     one JSON object; 1 if more than 5 % survive
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final, Literal

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.mutant_plugin import AT_IMPORT, ENDLESS  # noqa: E402
from tools.mutating import changes  # noqa: E402

GAMES = ROOT / "src" / "tafelrunde" / "games"
TESTS = ROOT / "tests"
RULES: Final = ("rules", "phases", "turn", "fights", "expansions", "day", "clash")
SCENARIOS = TESTS / "scenarios" / "test_scenarios.py"
AT_RANDOM: Final = ("random_games", "RandomBot", "hypothesis", "random.Random")
"""A test module that says so plays at random and is left out."""

CONTROL_EVERY: Final = 10
CACHE = ROOT / "build" / "mutants"
NO_TESTS: Final = 5  # what pytest returns if nothing was collected

Verdict = Literal["noticed", "endless", "survived"]
Lines = dict[str, dict[int, list[str]]]
"""By file and line the tests that execute it."""


@dataclass(frozen=True)
class Mutant:
    """A change of one module, by its number, and the tests that execute its line; a control has no
    number.
    """

    file: str
    number: int | None
    kind: str
    line: int
    before: str
    after: str
    tests: tuple[str, ...]


# --- What to break, and who could notice ----------------------------------------------------------


def modules(game: str) -> list[Path]:
    """The modules that hold the rules of a game."""
    found = (path for name in RULES for path in (GAMES / game / name).rglob("*.py"))
    return sorted(path for path in found if path.name != "__init__.py")


def rule_tests(game: str) -> list[Path]:
    """The rule tests of a game, and the test that plays the scenario files."""
    files = sorted((TESTS / "games" / game).rglob("test_*.py"))
    played = [file for file in files if not any(word in file.read_text() for word in AT_RANDOM)]
    return [*played, SCENARIOS]


def mutants(game: str, lines: Lines, only: str) -> list[Mutant]:
    """Every change of the rules of a game."""
    return [
        mutant
        for path in modules(game)
        if only in path.as_posix()
        for mutant in mutants_of(path, lines.get(str(path), {}))
    ]


def mutants_of(path: Path, lines: dict[int, list[str]]) -> Iterator[Mutant]:
    """Every change of a module; what is worked out at its import concerns all who use it."""
    anybody = {test for tests in lines.values() for test in tests}
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    for number, change in enumerate(changes(tree)):
        here = {test for line in (change.line, change.statement) for test in lines.get(line, ())}
        tests = tuple(sorted(here if change.statement else anybody))
        file = path.relative_to(ROOT).as_posix()
        yield Mutant(file, number, change.kind, change.line, change.before, change.after, tests)


def drawn(found: list[Mutant], number: int, seed: int) -> list[Mutant]:
    """So many changes by lot, and in between the same tests without the change."""
    chance = random.Random(seed)
    chosen = chance.sample(found, min(number, len(found)))
    controls = [mutant for mutant in chosen if mutant.tests][::CONTROL_EVERY]
    mixed = [*chosen, *(control(mutant) for mutant in controls)]
    chance.shuffle(mixed)
    return mixed


def control(mutant: Mutant) -> Mutant:
    """The same tests with nothing broken."""
    return Mutant(mutant.file, None, "control", mutant.line, "", "", mutant.tests)


# --- Which test executes which line ---------------------------------------------------------------


def line_map(game: str, jobs: int, fresh: bool) -> Lines:
    """By file and line the tests that execute it. What a test module executes is kept until that
    module or the rules change.
    """
    tests = rule_tests(game)
    folder = CACHE / f"{game}-{fingerprint(game)}"
    kept = {test: folder / f"{test.stem}-{digest([test, *played_by(test)])}.json" for test in tests}
    forget(game, set() if fresh else set(kept.values()))
    if missing := [test for test in tests if not kept[test].exists()]:
        say(f"{game}: which test executes which line, {len(missing)} test modules …")
        folder.mkdir(parents=True, exist_ok=True)
        for test, lines in follow(game, missing, jobs).items():
            kept[test].write_text(json.dumps(packed(lines)), encoding="utf-8")
    return merged(unpacked(kept[test].read_text(encoding="utf-8")) for test in tests)


def forget(game: str, kept: set[Path]) -> None:
    """Delete what no longer holds."""
    for old in CACHE.glob(f"{game}-*/*.json"):
        if old not in kept:
            old.unlink()


def packed(lines: Lines) -> dict[str, object]:
    """The map as it is kept: every test is named once."""
    found = sorted({test for rows in lines.values() for tests in rows.values() for test in tests})
    number = {test: index for index, test in enumerate(found)}
    rows = {
        path: [(line, [number[test] for test in tests]) for line, tests in sorted(each.items())]
        for path, each in lines.items()
    }
    return {"tests": found, "lines": rows}


def unpacked(text: str) -> Lines:
    """The map as it was before."""
    data = json.loads(text)
    names: list[str] = data["tests"]
    return {
        path: {int(line): [names[test] for test in tests] for line, tests in lines}
        for path, lines in data["lines"].items()
    }


def merged(parts: Iterable[Lines]) -> Lines:
    """Several maps as one, by the whole path of each file."""
    found: Lines = {}
    for part in parts:
        for path, lines in part.items():
            rows = found.setdefault(str(ROOT / path), {})
            for line, tests in lines.items():
                rows.setdefault(line, []).extend(tests)
    return found


def fingerprint(game: str) -> str:
    """Changes with every file that all tests depend on."""
    folders = [GAMES / game, GAMES.parent / "engine", TESTS / "kit"]
    return digest(file for folder in folders for file in folder.rglob("*.*"))


def played_by(test: Path) -> list[Path]:
    """The scenario files, for the test that plays them."""
    return list(SCENARIOS.parent.rglob("*.toml")) if test == SCENARIOS else []


def digest(files: Iterable[Path]) -> str:
    """Changes with every one of these files."""
    found = hashlib.sha256()
    for file in sorted(files):
        if file.suffix in (".py", ".toml"):
            found.update(f"{file.relative_to(ROOT)}\0".encode() + file.read_bytes())
    return found.hexdigest()[:16]


def follow(game: str, files: list[Path], jobs: int) -> dict[Path, Lines]:
    """Run test modules once, in as many parts as may run at once: what each of them executed."""
    found: dict[Path, Lines] = {file: {} for file in files}
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(jobs) as pool:
        parts = [(files[part::jobs], Path(folder) / f"{part}.json") for part in range(jobs)]
        for result in pool.map(lambda part: follow_part(game, *part), parts):
            for file, lines in result.items():
                path = Path(file).relative_to(ROOT).as_posix()
                for line, tests in lines.items():
                    for test in tests:
                        rows = found[ROOT / test.partition("::")[0]].setdefault(path, {})
                        rows.setdefault(int(line), []).append(test)
    return found


def follow_part(game: str, files: list[Path], target: Path) -> dict[str, dict[str, list[str]]]:
    """The lines that some test modules execute; ends all if one of their tests fails."""
    if not files:
        return {}
    folders = os.pathsep.join(str(GAMES / game / name) for name in RULES)
    environment = {"TAFELRUNDE_LINES": str(target), "TAFELRUNDE_RULES": folders}
    run = subprocess.run(
        command(files, game), env=surroundings(**environment), cwd=ROOT, capture_output=True
    )
    if run.returncode:
        sys.exit(f"The tests fail with nothing broken:\n{run.stdout.decode()[-2000:]}")
    found: dict[str, dict[str, list[str]]] = json.loads(target.read_text(encoding="utf-8"))
    return found


def command(files: Iterable[Path], game: str) -> list[str]:
    """How pytest is called: rule tests in the plain mode only, and files of this game only."""
    plugins = ["-p", "tools.mutant_plugin", "-p", "no:cacheprovider", "-p", "no:xdist"]
    others = [path.name for path in GAMES.iterdir() if path.name != game]
    left_out = [f"--ignore={TESTS / 'games' / other}" for other in others]
    chosen = ["-m", "not again", *left_out]
    return [sys.executable, "-m", "pytest", "-x", "-q", *plugins, *chosen, *map(str, files)]


def surroundings(**more: str) -> dict[str, str]:
    """The environment of a run; it writes nothing into the tree."""
    source = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    return os.environ | {"PYTHONPATH": source, "PYTHONDONTWRITEBYTECODE": "1"} | more


# --- Trying ---------------------------------------------------------------------------------------


def try_all(game: str, chosen: list[Mutant], jobs: int, limit: float) -> dict[Mutant, Verdict]:
    """What becomes of every change, with a line that tells how far it has come."""
    verdicts: dict[Mutant, Verdict] = {}
    began = time.monotonic()
    for mutant, verdict in tried(game, chosen, jobs, limit):
        verdicts[mutant] = verdict
        if verdict == "survived" and mutant.number is not None:
            where = f"{mutant.file}:{mutant.line}"
            say(f"{where}  {mutant.before}  =>  {mutant.after}", clear=True)
        left = (time.monotonic() - began) / len(verdicts) * (len(chosen) - len(verdicts))
        alive = sum(m.number is not None and v == "survived" for m, v in verdicts.items())
        done = f"{len(verdicts)} of {len(chosen)} runs, {alive} survived"
        say(f"{game}: {done}, about {left / 60:.0f} min left", again=True)
    say("")
    return verdicts


def tried(
    game: str, chosen: list[Mutant], jobs: int, limit: float
) -> Iterator[tuple[Mutant, Verdict]]:
    """Every change as soon as something is known about it; those that cannot be put into a running
    process come last.
    """
    yield from ((mutant, "survived") for mutant in chosen if not mutant.tests)
    alone = []
    for mutant, code in forked(game, [mutant for mutant in chosen if mutant.tests], jobs, limit):
        if code == AT_IMPORT:
            alone.append(mutant)
        else:
            yield mutant, verdict(mutant, code)
    for mutant in alone:
        yield mutant, verdict(mutant, try_alone(game, mutant, limit))


def verdict(mutant: Mutant, code: int) -> Verdict:
    """What the end of a run says; without end counts as noticed."""
    if code == NO_TESTS:
        sys.exit(f"No test of {mutant.file}, line {mutant.line} was found again.")
    return "endless" if code == ENDLESS else "noticed" if code else "survived"


def forked(
    game: str, chosen: list[Mutant], jobs: int, limit: float
) -> Iterator[tuple[Mutant, int]]:
    """Run all changes in forks of one process that has imported all their tests."""
    files = sorted({ROOT / test.partition("::")[0] for mutant in chosen for test in mutant.tests})
    if not files:
        return
    runs = [(str(ROOT / each.file), each.number, each.tests) for each in chosen]
    with tempfile.NamedTemporaryFile("w", suffix=".json") as orders:
        json.dump({"jobs": jobs, "limit": limit, "runs": runs}, orders)
        orders.flush()
        results, end = os.pipe()
        environment = surroundings(TAFELRUNDE_RUNS=orders.name, TAFELRUNDE_RESULTS=str(end))
        nothing = subprocess.DEVNULL
        call = command(files, game)
        with subprocess.Popen(
            call, env=environment, cwd=ROOT, stdout=nothing, stderr=nothing, pass_fds=[end]
        ):
            os.close(end)
            with open(results, encoding="utf-8") as lines:
                for line in lines:
                    index, code = map(int, line.split())
                    yield chosen[index], code


def try_alone(game: str, mutant: Mutant, limit: float) -> int:
    """Run one change in a process that imports the module broken."""
    files = sorted({ROOT / test.partition("::")[0] for test in mutant.tests})
    with tempfile.NamedTemporaryFile("w", suffix=".json") as chosen:
        json.dump(mutant.tests, chosen)
        chosen.flush()
        environment = surroundings(
            TAFELRUNDE_MUTANT=f"{ROOT / mutant.file}:{mutant.number}",
            TAFELRUNDE_TESTS=chosen.name,
            TAFELRUNDE_LIMIT=str(limit * 2),
        )
        nothing = subprocess.DEVNULL
        call = command(files, game)
        run = subprocess.run(call, env=environment, cwd=ROOT, stdout=nothing, stderr=nothing)
    return ENDLESS if run.returncode < 0 else run.returncode


def say(line: str, again: bool = False, clear: bool = False) -> None:
    """Progress, apart from the result; on a terminal one line that is written over."""
    terminal = sys.stderr.isatty()
    begin = "\r\033[K" if terminal and (again or clear) else ""
    print(begin + line, end="" if terminal and again else "\n", file=sys.stderr, flush=True)


# --- The result -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Report:
    """What came of all changes."""

    game: str
    seed: int
    sites: int
    mutants: int
    noticed: int
    endless: int
    survived: list[dict[str, object]]
    controls: int
    controls_failed: list[str]

    def share(self) -> float:
        """How many of a hundred changes survived."""
        return 100 * len(self.survived) / self.mutants if self.mutants else 0.0


def report(game: str, seed: int, sites: int, verdicts: dict[Mutant, Verdict]) -> Report:
    """Count and list."""
    broken = {mutant: v for mutant, v in verdicts.items() if mutant.number is not None}
    alive = sorted(
        (m for m, v in broken.items() if v == "survived"), key=lambda m: (m.file, m.line)
    )
    controls = [(m, v) for m, v in verdicts.items() if m.number is None]
    return Report(
        game=game,
        seed=seed,
        sites=sites,
        mutants=len(broken),
        noticed=sum(v == "noticed" for v in broken.values()),
        endless=sum(v == "endless" for v in broken.values()),
        survived=[asdict(m) | {"tests": len(m.tests)} for m in alive],
        controls=len(controls),
        controls_failed=[f"{m.file}:{m.line}" for m, v in controls if v != "survived"],
    )


def show(result: Report) -> None:
    """The result for people."""
    total = f"{result.mutants} of {result.sites} changes tried with seed {result.seed}"
    print(f"{result.game}: {total}: {result.noticed} noticed, {result.endless} without end,")
    print(f"  {len(result.survived)} survived ({result.share():.1f} %), {result.controls} controls")
    for each in result.survived:
        where = f"{each['file']}:{each['line']}"
        print(f"{where}  {each['kind']}, {each['tests']} tests\n    - {each['before']}")
        print(f"    + {each['after']}")
    for where in result.controls_failed:
        print(f"A control failed, so nothing can be said: the tests of {where}")


def arguments() -> argparse.Namespace:
    """What the caller asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    games = sorted(path.parent.name for path in GAMES.glob("*/rulebook"))
    parser.add_argument("game", choices=games)
    parser.add_argument("-n", "--number", type=int, default=20, help="how many changes")
    parser.add_argument("--seed", type=int, default=1, help="which changes")
    parser.add_argument("--only", default="", help="only modules whose path contains this")
    parser.add_argument("--line", type=int, default=0, help="only changes of this line")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="runs at once")
    parser.add_argument(
        "--limit", type=float, default=60, help="seconds of computing for each change"
    )
    parser.add_argument("--at-most", type=float, help="exit 1 if more per cent survive")
    parser.add_argument("--fresh", action="store_true", help="find out anew who executes what")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser.parse_args()


def main() -> int:
    args = arguments()
    lines = line_map(args.game, args.jobs, args.fresh)
    found = mutants(args.game, lines, args.only)
    if args.line:
        found = [mutant for mutant in found if mutant.line == args.line]
    chosen = drawn(found, args.number, args.seed)
    verdicts = try_all(args.game, chosen, args.jobs, args.limit)
    result = report(args.game, args.seed, len(found), verdicts)
    if args.json:
        print(json.dumps(asdict(result), ensure_ascii=False, indent=2))
    else:
        show(result)
    too_many = args.at_most is not None and result.share() > args.at_most
    return 1 if result.controls_failed or too_many else 0


if __name__ == "__main__":
    sys.exit(main())
