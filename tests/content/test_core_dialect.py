"""What compilation asks of the core (docs/engine.md), looked for without a compiler."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.compile_core import PACKAGE, core_files

DECORATORS = {"dataclass", "mypyc_attr"}
FORBIDDEN_CALLS = {"vars", "exec", "eval", "globals", "locals"}
CORE = core_files()


def faults(tree: ast.Module) -> Iterator[str]:
    """What a compiler could not bear, or would do otherwise."""
    for node in ast.walk(tree):
        match node:
            case ast.ImportFrom(module="msgspec") | ast.Import(names=[ast.alias(name="msgspec")]):
                yield f"line {node.lineno}: Structs compile and die on import"
            case ast.Call(func=ast.Attribute(attr="__new__")):
                yield f"line {node.lineno}: a copy needs a constructor of its own"
            case ast.Call(func=ast.Name(id=name)) if name in FORBIDDEN_CALLS:
                yield f"line {node.lineno}: {name}() sees no native fields"
            case ast.ClassDef():
                yield from faults_of_class(node)


def faults_of_class(node: ast.ClassDef) -> Iterator[str]:
    """Decorators that make a class interpreted, generic dataclasses, and methods by two names."""
    names = [ast.unparse(each).partition("(")[0] for each in node.decorator_list]
    for name in names:
        if name not in DECORATORS:
            yield f"line {node.lineno}: @{name} keeps {node.name} from becoming native"
    if "dataclass" in names and any("Generic" in ast.unparse(base) for base in node.bases):
        yield f"line {node.lineno}: {node.name} is a generic dataclass"
    functions = [each for each in node.body if isinstance(each, ast.FunctionDef)]
    for method in functions:
        if "cached_property" in map(ast.unparse, method.decorator_list):
            yield f"line {method.lineno}: a cached property is worked out every time"
    methods = {each.name for each in functions}
    for each in node.body:
        match each:
            case ast.Assign(value=ast.Name(id=name)) if name in methods:
                yield f"line {each.lineno}: a method has one name"


@pytest.mark.parametrize("path", CORE, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_the_core_can_be_compiled(path: Path) -> None:
    assert list(faults(ast.parse(path.read_text(encoding="utf-8")))) == []


def test_the_core_is_engine_state_and_rules_and_no_content() -> None:
    names = {path.relative_to(PACKAGE).as_posix() for path in CORE}

    assert {
        "engine/decisions.py",
        "games/hexer/state/table.py",
        "games/avalon/clash/encounter_round.py",
    } <= names
    assert not [name for name in names if "/cards/" in name or "/texts/" in name]


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("from msgspec import Struct", "Structs"),
        ("new = Game.__new__(Game)", "constructor"),
        ("values = vars(word)", "vars()"),
        ("@word\nclass Deal: ...", "@word keeps Deal"),
        ("@dataclass(slots=True)\nclass Asked(Generic[S]): ...", "generic dataclass"),
        ("class Mind:\n    @cached_property\n    def wanted(self): ...", "every time"),
        ("class Root:\n    def move(self): ...\n    discard = move", "one name"),
    ],
)
def test_the_check_finds_what_cannot_be_compiled(source: str, fault: str) -> None:
    assert fault in " ".join(faults(ast.parse(source)))
