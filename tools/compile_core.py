#!/usr/bin/env python3
"""Compile the core with mypyc: engine, state, rules, bots and the walk of the lab.

    python tools/compile_core.py            compile what changed, put it into the package, stamp it
    python tools/compile_core.py --check    only translate to C, which tells what cannot be compiled

The native modules lie in `src/tafelrunde/compiled`; everything in between lies in `build/core`.
Cards, words, texts, stories and clients stay as they are: they are data, or wait for people.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = ROOT / "src"
PACKAGE: Final = SOURCES / "tafelrunde"
BUILD: Final = ROOT / "build" / "core"
GROUP: Final = "tafelrunde_core"
CORE: Final = (
    "bots/answers.py",
    "bots/random.py",
    "bots/search.py",
    "engine/cards.py",
    "engine/chance.py",
    "engine/decisions.py",
    "engine/declared/root.py",
    "engine/effects.py",
    "engine/forks.py",
    "engine/limits.py",
    "engine/state/verbs.py",
    "engine/windows.py",
    "games/*/[!_]*/*.py",
    "games/*/keywords.py",
    "lab/walk.py",
)
"""What is compiled, below the package."""

RULES: Final = ("state", "rules", "phases", "turn", "fights", "expansions", "day", "clash", "bot")
"""Of the packages of a game, those that hold the table, its rules, and rules of thumb."""

PLAIN: Final = ("games/avalon/bot/mind.py",)
"""What stays plain in between: cached properties would be worked out every time."""

OPTIMISED: Final = "2"
"""`-O3` is not faster, and `-O0` slower than plain Python."""

DIRECT: Final = ("-fvisibility=hidden", "-fno-plt")
"""Calls within the core are direct and can be inlined, as nobody else links to it: 1.07 times as
fast.
"""

CHECKED: Final = ("--enable-error-code", "redundant-expr")
"""What the types seem to settle must not be asked again: compiled code believes them. A value that
was looked at and may have changed since is read by a function of its own.
"""

NO_DICT: Final = (
    "    /* Delete anything that had an annotation */",
    '    if (PyDict_GetItemString(orig_dict, "__dict__")) {\n'
    '        PyDict_DelItemString(orig_dict, "__dict__");\n'
    "    }\n",
)
"""Before this line of mypyc's run-time library these are added: a dataclass whose base is a plain
class (`Option`) has a `__dict__`, which cannot be put back, and need not be.
"""


class Unit(NamedTuple):
    """A native module: its name, and the C files that it is made of."""

    name: str
    files: Sequence[str]
    folders: Sequence[str]
    flags: Sequence[str]


def core_files() -> list[Path]:
    """The modules to compile, sorted; packages themselves stay plain."""
    found = {path for pattern in CORE for path in PACKAGE.glob(pattern)}
    return sorted(path for path in found if path.name != "__init__.py" and is_core(path))


def is_core(path: Path) -> bool:
    """Whether a module is no content: of what lies deeper in a game, table and rules."""
    below = path.relative_to(PACKAGE)
    if below.as_posix() in PLAIN:
        return False
    parts = below.parts
    return parts[0] != "games" or len(parts) == 3 or parts[2] in RULES


def module_of(path: Path) -> str:
    """The name under which a file is imported."""
    return ".".join(path.relative_to(SOURCES).with_suffix("").parts)


def file_of(module: str) -> Path:
    """The file of a module or package."""
    path = SOURCES / module.replace(".", "/")
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def sources(core: Sequence[Path]) -> dict[str, str]:
    """All that a build depends on, and what it contains in short: the core, and what it imports,
    whose constants it holds.
    """
    from tafelrunde.compiled import short

    found = set(core)
    for path in core:
        for node in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("tafelrunde"):
                module = node.module or ""
                names = [module, *(f"{module}.{alias.name}" for alias in node.names)]
                found.update(file for file in map(file_of, names) if file.is_file())
    return {
        path.relative_to(PACKAGE).as_posix(): short(path.read_bytes()) for path in sorted(found)
    }


# --- What is compiled -----------------------------------------------------------------------------


def write_tables(folder: Path) -> list[Path]:
    """The functions that follow from the declared tables, written out as modules."""
    from tafelrunde.engine.registry import find_game, game_names
    from tafelrunde.engine.state import native

    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for game in game_names():
        table = getattr(find_game(game), "table", None)
        if table is not None:
            path = folder / f"{native.module_name(table.root)}.py"
            write(path, native.module(table.source_anew(), table.root))
            written.append(path)
    return written


def write(path: Path, text: str) -> None:
    """Write a file unless it says the same already."""
    if not path.is_file() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def translate(files: Sequence[Path]) -> list[Unit]:
    """Let mypyc write C."""
    with suppress(ImportError):  # mypyc takes it if it was imported, and distutils if not
        import_module("setuptools")
    from mypyc.build import mypycify

    os.environ["MYPYPATH"] = str(BUILD / "tables")
    found = mypycify(
        ["--config-file", str(ROOT / "pyproject.toml"), *CHECKED, *map(str, files)],
        opt_level=OPTIMISED,
        debug_level="0",
        multi_file=True,
        target_dir=str(BUILD / "c"),
        group_name=GROUP,
    )
    return [
        Unit(each.name, each.sources, each.include_dirs, each.extra_compile_args) for each in found
    ]


def amend_library() -> None:
    """Mend mypyc's run-time library; fails if it is not the one that is known."""
    path = BUILD / "c" / "misc_ops.c"
    text = path.read_text(encoding="utf-8")
    line, added = NO_DICT
    if added not in text:
        if text.count(line) != 1:
            raise SystemExit("This version of mypyc is not known; see tools/compile_core.py.")
        path.write_text(text.replace(line, added + line), encoding="utf-8")


# --- Compiling and linking ------------------------------------------------------------------------


class Compiler:
    """The C compiler of this Python; what it has compiled before it does not compile again."""

    def __init__(self) -> None:
        command = (sysconfig.get_config_var("CC") or "cc").split()
        self.command = command if shutil.which(command[0]) else ["cc"]
        self.objects = BUILD / "objects"
        self.objects.mkdir(parents=True, exist_ok=True)
        heads = sorted((BUILD / "c").rglob("*.h"))
        self.heads = blake2b(b"".join(path.read_bytes() for path in heads)).hexdigest()

    def compile(self, unit: Unit, file: str) -> Path:
        """The object of a C file."""
        of = [*self.command, *DIRECT, *unit.flags, self.heads if len(unit.files) > 1 else ""]
        key = blake2b(" ".join(of).encode() + Path(file).read_bytes(), digest_size=16).hexdigest()
        path = self.objects / f"{key}.o"
        if not path.is_file():
            flags = [flag for flag in unit.flags if flag != "-Werror"]
            folders = [*unit.folders, sysconfig.get_paths()["include"]]
            half = path.with_suffix(".half")
            call = [*self.command, "-c", "-w", "-fPIC", "-fwrapv", "-DNDEBUG", *DIRECT, *flags]
            run([*call, *(f"-I{folder}" for folder in folders), file, "-o", str(half)])
            half.rename(path)
        return path

    def link(self, objects: Sequence[Path], path: Path) -> None:
        """A native module, without symbols."""
        shared = ["-bundle", "-undefined", "dynamic_lookup"]
        kind = shared if sys.platform == "darwin" else ["-shared", "-s"]
        run([*self.command, *kind, *map(str, objects), "-o", str(path)])


def run(call: Sequence[str]) -> None:
    """Run a program; its own messages say what went wrong."""
    if subprocess.run(call, check=False).returncode:
        raise SystemExit(f"{call[0]} failed.")


def compile_all(units: Sequence[Unit], folder: Path, tell: Callable[[int, int], None]) -> None:
    """Compile on all cores, the largest files first, then link."""
    compiler = Compiler()
    jobs = [(unit, file) for unit in units for file in unit.files]
    jobs.sort(key=lambda job: -os.path.getsize(job[1]))
    made: dict[tuple[str, str], Path] = {}
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        found = pool.map(lambda job: compiler.compile(*job), jobs)
        for number, ((unit, file), path) in enumerate(zip(jobs, found, strict=True), start=1):
            made[unit.name, file] = path
            tell(number, len(jobs))
        suffix = sysconfig.get_config_var("EXT_SUFFIX")

        def link(unit: Unit) -> None:
            objects = [made[unit.name, file] for file in unit.files]
            compiler.link(objects, folder / f"{unit.name}{suffix}")

        list(pool.map(link, units))
    for path in set(compiler.objects.iterdir()) - set(made.values()):
        path.unlink()


# --- All of it ------------------------------------------------------------------------------------


def show(number: int, of: int) -> None:
    """One line that grows on a terminal; every tenth file elsewhere."""
    if sys.stdout.isatty():
        print(f"\r   compiled {number} of {of}", end="" if number < of else "\n", flush=True)
    elif number % 40 == 0 or number == of:
        print(f"   compiled {number} of {of}", flush=True)


def install(units: Sequence[Unit], made_from: dict[str, str], folder: Path) -> None:
    """Put the modules into the package and stamp them; an old stamp goes first, because until the
    new one is there the folder holds some of both.
    """
    from tafelrunde import compiled

    compiled.STAMP.unlink(missing_ok=True)
    remove(compiled.SUFFIX)
    for unit in units:
        shutil.move(folder / f"{unit.name}{compiled.SUFFIX}", compiled.FOLDER)
    stamp = {"sources": made_from, "modules": [unit.name for unit in units]}
    compiled.STAMP.write_text(json.dumps(stamp, indent=1), encoding="utf-8")


def remove(suffix: str) -> None:
    """Take native modules away."""
    for path in (PACKAGE / "compiled").glob(f"*{suffix}"):
        path.unlink()


def build(*, check: bool = False) -> None:
    """Compile the core."""
    began = time.monotonic()
    core = core_files()
    made_from = sources(core)  # as they are now: whoever edits meanwhile gets no fresh stamp
    tables = write_tables(BUILD / "tables")
    print(f"   {len(core) + len(tables)} modules: types, then C", flush=True)
    units = translate([*core, *tables])
    amend_library()
    if check:
        return
    folder = BUILD / "lib"
    folder.mkdir(parents=True, exist_ok=True)
    compile_all(units, folder, show)
    install(units, made_from, folder)
    size = sum(path.stat().st_size for path in (PACKAGE / "compiled").glob("*.so")) / 1e6
    print(f"   {size:.1f} MB in {time.monotonic() - began:.0f} s", flush=True)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--check", action="store_true", help="only translate to C")
    build(check=parser.parse_args().check)


if __name__ == "__main__":
    os.environ["TAFELRUNDE_CORE"] = "plain"
    sys.path.insert(0, str(SOURCES))
    main()
