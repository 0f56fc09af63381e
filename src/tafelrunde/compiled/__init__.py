"""The compiled core: native modules that stand in for the Python modules they were made from.

`make fast` puts them into this folder, with a stamp that says from which sources they were made.
They are taken only if every one of these sources is still the same, so an edited rule is never
shadowed by an old build: then all of the core runs as plain Python. The environment variable
`TAFELRUNDE_CORE` asks for one of both: `plain`, or `compiled`, which fails unless it can be had.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    T = TypeVar("T")

    def mypyc_attr(**settings: bool) -> Callable[[T], T]:
        """What the compiler is told about a class; it says nothing at run time."""
        return lambda kind: kind


FOLDER: Final = Path(__file__).parent
PACKAGE: Final = FOLDER.parent
SUFFIX: Final = EXTENSION_SUFFIXES[0]
"""How native modules of this very Python end."""

STAMP: Final = FOLDER / f"core{Path(SUFFIX).stem}.json"
CHOICE: Final = "TAFELRUNDE_CORE"


class Stamp(NamedTuple):
    """What a build was made from and holds."""

    sources: Mapping[str, str]  # files below the package, with what they contained in short
    modules: Sequence[str]  # in this folder


class Core(NamedTuple):
    """What the core runs as, and why it does not run compiled where it might."""

    compiled: bool
    why: str = ""

    def __str__(self) -> str:
        kind = "compiled core" if self.compiled else "plain Python"
        return f"{kind}: {self.why}" if self.why else kind


class Finder:
    """Finds the native modules before the import system looks for their sources."""

    def __init__(self, modules: Sequence[str]) -> None:
        self.files = {name: str(FOLDER / f"{name}{SUFFIX}") for name in modules}

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where a module lies, if it is one of the core."""
        file = self.files.get(name)
        if file is None:
            return None
        return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, file))


def short(content: bytes) -> str:
    """What a source contains, in short."""
    return blake2b(content, digest_size=12).hexdigest()


def read_stamp() -> Stamp | None:
    """The stamp of the build for this Python; None if there is none."""
    try:
        found = json.loads(STAMP.read_bytes())
        return Stamp(found["sources"], found["modules"])
    except (OSError, ValueError, KeyError):
        return None


def out_of_date(stamp: Stamp) -> str:
    """The first source that is no longer what it was; empty if all of them are."""
    for file, content in stamp.sources.items():
        try:
            if short((PACKAGE / file).read_bytes()) != content:
                return file
        except OSError:
            return file
    return ""


def switch_on(choice: str) -> Core:
    """Let the core be compiled if it can be and nobody wants it plain."""
    if choice not in ("", "plain", "compiled"):
        raise ImportError(f"{CHOICE} is plain or compiled, not {choice!r}.")
    if choice == "plain":
        return Core(False, "as wished")
    stamp = read_stamp()
    changed = out_of_date(stamp) if stamp is not None else ""
    if stamp is not None and not changed:
        sys.meta_path.insert(0, Finder(stamp.modules))
        return Core(True)
    why = f"{changed} is newer than the compiled core, `make fast` renews it" if changed else ""
    if choice == "compiled":
        raise ImportError(why or "The core has not been compiled; `make fast` does it.")
    return Core(False, why)


CORE: Final = switch_on(os.environ.get(CHOICE, ""))
"""What the core of this process runs as."""
