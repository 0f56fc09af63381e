"""Ways to break a module of rules: each condition, comparison, number and statement, one by one.

The changes of a module always come in the same order, so a number names one of them. What only
tells (events, asserts, docstrings, types) is left alone, and so are checkpoints.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

COMPARED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
CALLED: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
UNTOUCHED: Final = (ast.Assert, ast.Import, ast.ImportFrom, ast.JoinedStr, ast.pattern)
TYPES: Final = ("annotation", "returns", "decorator_list", "type_params", "bases")
FUNCTIONS: Final = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)

Put = Callable[[ast.AST], None]
"""Puts another node into the place of this one."""


@dataclass(frozen=True)
class Change:
    """One way to break a module; `statement` is the line on which the whole statement begins, 0 for
    what is worked out when the module is imported.
    """

    kind: str
    line: int
    statement: int
    before: str
    after: str
    apply: Callable[[], None]


def changes(tree: ast.Module) -> list[Change]:
    """Every change of a module, in the order of the text; `apply` breaks this very tree."""
    return list(_Finder().walk(tree))


class _Finder:
    """Walks a tree and remembers in which statement it stands, and whether in a function."""

    def __init__(self) -> None:
        self.statement = 0
        self.inside = False

    def walk(self, node: ast.AST) -> Iterator[Change]:
        """The changes below a node; default values of a function are worked out at import."""
        outside = self.inside
        for field, value in ast.iter_fields(node):
            if field in TYPES:
                continue
            self.inside = outside or (isinstance(node, FUNCTIONS) and field == "body")
            if isinstance(value, list):
                for index, each in enumerate(value):
                    if isinstance(each, ast.AST):
                        yield from self.visit(each, _into_list(value, index))
            elif isinstance(value, ast.AST):
                yield from self.visit(value, _into_field(node, field))
        self.inside = outside

    def visit(self, node: ast.AST, put: Put) -> Iterator[Change]:
        """The changes of a node and of all below it."""
        if isinstance(node, UNTOUCHED) or tells(node):
            return
        before = self.statement
        if isinstance(node, ast.stmt):
            first = node.test if isinstance(node, ast.If | ast.While) else node
            self.statement = first.lineno  # a long condition is executed on a line of its own
        for kind, new in ways(node):
            shown = _shown(node)
            line = getattr(node, "lineno", self.statement)
            where = self.statement if self.inside else 0
            yield Change(kind, line, where, shown, _shown(new), _applied(put, new))
        yield from self.walk(node)
        self.statement = before


def _into_list(values: list[Any], index: int) -> Put:
    def put(new: ast.AST) -> None:
        values[index] = new

    return put


def _into_field(node: ast.AST, field: str) -> Put:
    def put(new: ast.AST) -> None:
        setattr(node, field, new)

    return put


def _applied(put: Put, new: ast.AST) -> Callable[[], None]:
    return lambda: put(new)


def _shown(node: ast.AST) -> str:
    """A node as it is written, its first line."""
    if isinstance(node, ast.comprehension):
        return "".join(f"if {ast.unparse(test)}" for test in node.ifs)
    return (ast.unparse(node).splitlines() or [""])[0]


def tells(node: ast.AST) -> bool:
    """Whether this only tells what happened, explains itself, says when to save, checks lengths,
    or does nothing.
    """
    match node:
        case ast.Expr(value=ast.Constant()):
            return True
        case ast.Expr(value=ast.Call(func=ast.Attribute(attr="tell" | "hear"))):
            return True
        case ast.Expr(value=ast.Call(func=ast.Name(id="assert_never"))):
            return True
        case ast.keyword(arg="checkpoint" | "strict"):
            return True
        case ast.If(test=test, body=body, orelse=orelse):
            asked = any(isinstance(n, ast.Attribute) and n.attr == "log" for n in ast.walk(test))
            return asked or (not orelse and all(tells(each) for each in body))
    return False


# --- What can be changed --------------------------------------------------------------------------

Ways = Iterator[tuple[str, ast.AST]]


def ways(node: ast.AST) -> Ways:
    """What a node can be replaced by; each node below has ways of its own."""
    match node:
        case ast.If() | ast.While() | ast.IfExp() | ast.comprehension() | ast.BoolOp():
            yield from conditions(node)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield "condition", operand
        case ast.Compare():
            yield from comparisons(node)
        case ast.Constant(value=bool() as value):
            yield "condition", _copy(node, value=not value)
        case ast.Constant(value=int() as value):
            yield "number", _copy(node, value=value + 1)
            yield "number", _copy(node, value=value - 1)
        case ast.BinOp() | ast.AugAssign() | ast.Call():
            yield from sums(node)
    if isinstance(node, ast.stmt):
        yield from statements(node)


def conditions(node: ast.If | ast.While | ast.IfExp | ast.comprehension | ast.BoolOp) -> Ways:
    """The opposite, never, always, or one of several conditions less."""
    match node:
        case ast.If(test=test) | ast.IfExp(test=test):
            yield "condition", _copy(node, test=ast.UnaryOp(ast.Not(), test))
        case ast.While():
            yield "condition", _copy(node, test=ast.Constant(False))
        case ast.comprehension(ifs=[_, *_]):
            yield "condition", _copy(node, ifs=[])
        case ast.BoolOp(op=op, values=values):
            other = ast.Or() if isinstance(op, ast.And) else ast.And()
            yield "condition", _copy(node, op=other)
            for index in range(len(values)):
                left = values[:index] + values[index + 1 :]
                yield "condition", left[0] if len(left) == 1 else _copy(node, values=left)


def comparisons(node: ast.Compare) -> Ways:
    """The border belongs to the other side, or the opposite holds."""
    for index, op in enumerate(node.ops):
        ops = node.ops[:]
        ops[index] = COMPARED[type(op)]()
        yield "comparison", _copy(node, ops=ops)


def sums(node: ast.BinOp | ast.AugAssign | ast.Call) -> Ways:
    """More instead of less, the highest instead of the lowest, a part left out."""
    match node:
        case ast.BinOp(op=ast.Add() | ast.Sub() as op, left=left, right=right):
            if not isinstance(left, ast.List) and not isinstance(right, ast.List):
                yield "number", _copy(node, op=ast.Sub() if isinstance(op, ast.Add) else ast.Add())
            yield "number", left
        case ast.BinOp(op=ast.Mult() | ast.FloorDiv() | ast.Mod(), left=left):
            yield "number", left
        case ast.AugAssign(op=ast.Add()):
            yield "number", _copy(node, op=ast.Sub())
        case ast.AugAssign(op=ast.Sub()):
            yield "number", _copy(node, op=ast.Add())
        case ast.Call(func=ast.Name(id=name) as func) if name in CALLED:
            yield "number", _copy(node, func=_copy(func, id=CALLED[name]))


def statements(node: ast.stmt) -> Ways:
    """Left out; where a rule asks, it is still a rule that could ask."""
    match node:
        case ast.Expr(value=ast.YieldFrom() as asked):
            nothing = _copy(asked, value=ast.Tuple([], ast.Load()))
            if ast.unparse(asked) != ast.unparse(nothing):
                yield "statement", _copy(node, value=nothing)
        case ast.Expr() | ast.Delete() | ast.Break() | ast.Continue() | ast.Return(value=None):
            yield "statement", ast.Pass()
        case ast.AugAssign() | ast.Assign(targets=[ast.Attribute() | ast.Subscript(), *_]):
            yield "statement", ast.Pass()


def _copy(node: ast.AST, **fields: Any) -> ast.AST:
    """A node with some fields changed; those below are shared."""
    values = {name: getattr(node, name) for name in node._fields if hasattr(node, name)}
    return ast.copy_location(type(node)(**(values | fields)), node)


def broken(source: str, path: str, number: int | None) -> ast.Module:
    """A module with one of its changes, or with none."""
    tree = ast.parse(source, path)
    if number is not None:
        changes(tree)[number].apply()
    return ast.fix_missing_locations(tree)
