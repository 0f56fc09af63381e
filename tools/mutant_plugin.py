"""What `tools/mutants.py` adds to pytest: broken rules, a choice of tests, a map of lines.

- TAFELRUNDE_RUNS names a file with changes and the ids of their tests: each is tried in a fork of
  this process, and how it ended is written to the file descriptor TAFELRUNDE_RESULTS;
- TAFELRUNDE_MUTANT="path:number" imports that module with that change, and TAFELRUNDE_LIMIT says
  after how many seconds of computing the process ends;
- TAFELRUNDE_TESTS names a file with the ids of the tests to run;
- TAFELRUNDE_LINES names the file that gets, for every test, the lines of the rules it executes,
  which lie in the folders that TAFELRUNDE_RULES lists.
"""

from __future__ import annotations

import gc
import json
import os
import resource
import signal
import sys
from collections.abc import Generator, Iterator, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Final

import coverage
import pytest

from tools.mutating import broken

AT_IMPORT: Final = 98  # no function changed: the change concerns what is worked out at import
ENDLESS: Final = 99
MEMORY: Final = 2 << 30  # bytes; an endless rule may also fill a list

Run = tuple[str, int | None, list[str]]
"""The module, the number of its change, and the tests that could notice."""


class Broken(SourceFileLoader):
    """Loads a module with one change; nothing is written."""

    def __init__(self, fullname: str, path: str, number: int | None) -> None:
        super().__init__(fullname, path)
        self.number = number

    def get_code(self, fullname: str) -> CodeType:
        """The module as it would be with the change."""
        source = Path(self.path).read_text(encoding="utf-8")
        return compile(broken(source, self.path, self.number), self.path, "exec")


class Finder(MetaPathFinder):
    """Finds one module, which is to be broken, and leaves all others to Python."""

    def __init__(self, path: Path, number: int | None) -> None:
        self.path = path
        self.number = number

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The module, if it is the one."""
        if fullname.rpartition(".")[2] != self.path.stem:
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is None or spec.origin != str(self.path):
            return None
        spec.loader = Broken(fullname, str(self.path), self.number)
        return spec


def _break() -> None:
    """Break the module before anything, such as conftest.py, imports it."""
    signal.setitimer(signal.ITIMER_PROF, float(os.environ.get("TAFELRUNDE_LIMIT", 0)))
    path, _, number = os.environ["TAFELRUNDE_MUTANT"].rpartition(":")
    sys.meta_path.insert(0, Finder(Path(path), int(number) if number else None))


if "TAFELRUNDE_MUTANT" in os.environ:
    _break()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep the tests that were chosen."""
    if chosen := os.environ.get("TAFELRUNDE_TESTS"):
        wanted = set(json.loads(Path(chosen).read_text(encoding="utf-8")))
        items[:] = [item for item in items if item.nodeid in wanted]


# --- Many changes, each in a fork -----------------------------------------------------------------


class Forks:
    """Tries every change in a fork of this process, in which all tests are imported already."""

    def __init__(self, runs: list[Run], jobs: int, limit: float, results: int) -> None:
        self.runs = runs
        self.jobs = jobs
        self.limit = limit
        self.results = results
        paths = {path for path, _, _ in runs}
        self.sources = {path: Path(path).read_text(encoding="utf-8") for path in paths}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Instead of running all tests once: some of them in every fork."""
        self.items = {item.nodeid: item for item in session.items}
        self.functions = [each for each in gc.get_objects() if isinstance(each, FunctionType)]
        gc.freeze()
        running: dict[int, int] = {}
        for index, run in enumerate(self.runs):
            if len(running) == self.jobs:
                self.wait(running)
            if pid := os.fork():
                running[pid] = index
            else:
                self.child(session, run)
        while running:
            self.wait(running)
        return True

    def wait(self, running: dict[int, int]) -> None:
        """Wait for the next fork to end and tell how."""
        pid, status = os.waitpid(-1, 0)
        code = ENDLESS if os.WIFSIGNALED(status) else os.waitstatus_to_exitcode(status)
        os.write(self.results, f"{running.pop(pid)} {code}\n".encode())

    def child(self, session: pytest.Session, run: Run) -> None:
        """Break, test, and never come back."""
        signal.setitimer(signal.ITIMER_PROF, self.limit)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        code = 1
        try:
            code = self.test(session, *run)
        finally:
            os._exit(code)

    def test(self, session: pytest.Session, path: str, number: int | None, tests: list[str]) -> int:
        """0 if all tests pass with this change, 1 as soon as one fails."""
        if number is not None and not self.put(path, number):
            return AT_IMPORT
        _forget()
        items = [self.items[test] for test in tests]
        for item, following in zip(items, [*items[1:], None], strict=True):
            item.ihook.pytest_runtest_protocol(item=item, nextitem=following)
            if session.testsfailed:
                return 1
        return 0

    def put(self, path: str, number: int) -> bool:
        """Put a change into the functions of its module, wherever they are referred to."""
        code = compile(broken(self.sources[path], path, number), path, "exec")
        new = {(each.co_qualname, each.co_firstlineno): each for each in _codes(code)}
        changed = False
        for function in self.functions:
            old = function.__code__
            if old.co_filename == path:
                function.__code__ = new[old.co_qualname, old.co_firstlineno]
                changed |= function.__code__ != old
        return changed


def _codes(code: CodeType) -> Iterator[CodeType]:
    """A code and all that is defined in it."""
    yield code
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from _codes(each)


# --- Which test executes which line ---------------------------------------------------------------


def _forget() -> None:
    """Empty the caches of the rules: what one test has worked out the next one works out anew."""
    for name, module in list(sys.modules.items()):
        if name.startswith("tafelrunde.games."):
            for value in list(vars(module).values()):
                if callable(clear := getattr(value, "cache_clear", None)):
                    clear()


class Lines:
    """Follows the tests through the rules."""

    def __init__(self, target: Path, folders: list[str]) -> None:
        self.target = target
        places = [f"{folder}/*" for folder in folders]
        self.coverage = coverage.Coverage(data_file=None, config_file=False, include=places)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Whatever is executed now belongs to this test."""
        _forget()
        self.coverage.start()
        self.coverage.switch_context(item.nodeid)
        try:
            return (yield)
        finally:
            self.coverage.stop()

    def pytest_sessionfinish(self) -> None:
        """Write down, for every file, the tests of each line."""
        data = self.coverage.get_data()
        found = {
            file: {line: [test for test in tests if test] for line, tests in lines.items()}
            for file in sorted(data.measured_files())
            for lines in [data.contexts_by_lineno(file)]
        }
        self.target.write_text(json.dumps(found), encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    """Follow the tests, or try many changes, if that is wanted."""
    if target := os.environ.get("TAFELRUNDE_LINES"):
        folders = os.environ["TAFELRUNDE_RULES"].split(os.pathsep)
        config.pluginmanager.register(Lines(Path(target), folders), "lines")
    if orders := os.environ.get("TAFELRUNDE_RUNS"):
        results = int(os.environ["TAFELRUNDE_RESULTS"])
        forks = Forks(**json.loads(Path(orders).read_text(encoding="utf-8")), results=results)
        config.pluginmanager.register(forks, "forks")
