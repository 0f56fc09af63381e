"""What `tools/mutants.py` adds to pytest: a broken module, a choice of tests, a map of lines.

- TAFELRUNDE_MUTANT="path:number" imports that module with that change ("path:" with none);
- TAFELRUNDE_TESTS names a file with the ids of the tests to run;
- TAFELRUNDE_LINES names the file that gets, for every test, the lines of the rules it executes,
  which lie in the folders that TAFELRUNDE_RULES lists.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Generator, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

import coverage
import pytest

from tools.mutating import broken


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
    path, _, number = os.environ["TAFELRUNDE_MUTANT"].rpartition(":")
    sys.meta_path.insert(0, Finder(Path(path), int(number) if number else None))


if "TAFELRUNDE_MUTANT" in os.environ:
    _break()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep the tests that were chosen."""
    if chosen := os.environ.get("TAFELRUNDE_TESTS"):
        wanted = set(json.loads(Path(chosen).read_text(encoding="utf-8")))
        items[:] = [item for item in items if item.nodeid in wanted]


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
    """Follow the tests if that is wanted."""
    if target := os.environ.get("TAFELRUNDE_LINES"):
        folders = os.environ["TAFELRUNDE_RULES"].split(os.pathsep)
        config.pluginmanager.register(Lines(Path(target), folders), "lines")
