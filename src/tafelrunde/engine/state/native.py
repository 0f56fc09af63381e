"""The functions of a table as a module of their own, which is compiled with the core.

Functions that are made at run time are slow with native classes. So a build writes the text of all
functions of a game's table to a module, and a table takes them from there if its declarations still
give the same text. What the functions need and no import finds is handed over by `bind`.
"""

from __future__ import annotations

from hashlib import blake2b
from importlib import import_module
from sys import modules
from types import MemberDescriptorType
from typing import TYPE_CHECKING, Any, Final

from tafelrunde.engine.state.kinds import Kind, Maybe, PartOf, Several

if TYPE_CHECKING:
    from tafelrunde.engine.state.source import Source

PURPOSES: Final = ("clone", "view", "dump", "load", "places", "find", "pools")
"""What the whole table is asked for."""

OF_PARTS: Final = ("clone", "dump")
"""What single parts are asked for too."""


OF_ROOTS: Final = ("chance", "explains", "log", "reveals")
"""The fields of a root that the verbs use."""


def share_fields(root: type) -> None:
    """Let a root that is plain Python keep these fields where the compiled verbs look for them."""
    for name in OF_ROOTS:
        if isinstance(vars(root).get(name), MemberDescriptorType):
            delattr(root, name)


def module_name(root: type) -> str:
    """The module of the functions of a table, beside all packages."""
    return f"{root.__module__.replace('.', '_')}_{root.__name__.lower()}"


def functions(source: Source, root: type) -> dict[str, Any]:
    """The compiled functions of a table by name; none if they were made of other declarations."""
    write(source, root)
    try:
        module = import_module(module_name(root))
    except ModuleNotFoundError:
        return {}
    if digest(source.text) != module.OF:
        return {}
    module.bind(source.names)
    return {name: getattr(module, name) for name in module.FUNCTIONS}


def module(source: Source, root: type) -> str:
    """The text of that module."""
    write(source, root)
    found = {name: importable(thing) for name, thing in source.names.items() if name != "Any"}
    imports = [f"from {where[0]} import {where[1]} as {n}" for n, where in found.items() if where]
    bound = [name for name, where in found.items() if not where]
    binds = [f"    global {', '.join(bound)}", *(f"    {n} = names[{n!r}]" for n in bound)]
    names = [line.split("(")[0][4:] for line in source.text.split("\n") if line[:4] == "def "]
    return "\n".join(
        [
            "# mypy: disable-error-code=redundant-expr",
            "from __future__ import annotations",
            "from typing import Any",
            *imports,
            f"OF = {digest(source.text)!r}",
            f"FUNCTIONS = {names!r}",
            *(f"{name}: Any = None" for name in bound),
            "def bind(names: dict[str, Any]) -> None:",
            *binds,
            source.text,
            "",
        ]
    )


def write(source: Source, root: type) -> None:
    """Write all functions that a table is ever asked for, always in the same order."""
    for purpose in PURPOSES:
        source.function(purpose, root)
    for part in parts_of(source, root, []):
        for purpose in OF_PARTS:
            source.function(purpose, part)


def parts_of(source: Source, part: type, found: list[type]) -> list[type]:
    """A part and all that lie in it, each once."""
    if part not in found:
        found.append(part)
        for kind in source.kinds(part):
            inner: Kind = kind
            while isinstance(inner, Several | Maybe):
                inner = inner.kind
            if isinstance(inner, PartOf):
                parts_of(source, inner.part, found)
    return found


def importable(thing: object) -> tuple[str, str] | None:
    """Module and name of a class that a module can import; None for everything else."""
    if not isinstance(thing, type) or thing.__qualname__ != thing.__name__:
        return None
    here = getattr(modules[thing.__module__], thing.__name__, None) is thing
    return (thing.__module__, thing.__name__) if here else None


def digest(text: str) -> str:
    """A text in short."""
    return blake2b(text.encode(), digest_size=12).hexdigest()
