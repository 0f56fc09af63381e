"""Fluent messages as functions: read once, said often.

Of Fluent it knows what texts of games need: variables, choices by word, number or plural, messages
within others, and functions. It says a sentence about ten times as fast as the runtime of Fluent,
which walks through the syntax of a message each time.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from fluent.syntax import FluentParser, ast

from tafelrunde.engine.content import Lang
from tafelrunde.engine.errors import ContentError

Args = Mapping[str, object]
Value = Callable[[Args], object]
Saying = Callable[[Args], str]
"""What a message, or a part of it, says with these values of its variables."""

SEPARATORS: Final[dict[Lang, dict[int, int]]] = {
    "de": str.maketrans(",.", ".,"),
    "en": {},
}
"""How the separators of a number are written."""


class Compiler:
    """Makes functions out of the messages of one language."""

    def __init__(
        self,
        lang: Lang,
        functions: Mapping[str, Callable[..., object]],
        known: Mapping[str, Saying],
    ) -> None:
        """`known` are the messages that are ready, by their keys; those that others refer to must
        be among them when it is said.
        """
        self._separators = SEPARATORS[lang]
        self._functions = functions
        self._known = known

    def compile(self, source: str) -> dict[str, Saying]:
        """Every message, term and attribute of a source, by its key; raises `ContentError`."""
        found: dict[str, Saying] = {}
        for entry in FluentParser(with_spans=False).parse(source).body:
            match entry:
                case ast.Message() | ast.Term():
                    name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
                    if entry.value is not None:
                        found[name] = self._pattern(entry.value)
                    for each in entry.attributes:
                        found[f"{name}.{each.id.name}"] = self._pattern(each.value)
                case ast.Junk():
                    start = (entry.content or "").strip()[:60]
                    raise ContentError(f"not valid Fluent at {start!r}")
        return found

    # --- Patterns ---------------------------------------------------------------------------------

    def _pattern(self, pattern: ast.Pattern) -> Saying:
        parts = [
            each.value if isinstance(each, ast.TextElement) else self._shown(each.expression)
            for each in pattern.elements
        ]
        fixed = [part for part in parts if isinstance(part, str)]
        if len(fixed) == len(parts):
            text = "".join(fixed)
            return lambda _: text
        return lambda args: "".join([p if isinstance(p, str) else p(args) for p in parts])

    def _shown(self, expression: object) -> Saying:
        """An expression as it stands in a sentence."""
        value = self._value(expression)

        def say(args: Args) -> str:
            found = value(args)
            return found if isinstance(found, str) else self._number(found)

        return say

    def _number(self, value: object) -> str:
        """A number as people of this language write it."""
        if isinstance(value, int):
            return f"{value:,}".translate(self._separators)
        if isinstance(value, float):
            return f"{value:,.3f}".rstrip("0").rstrip(".").translate(self._separators)
        raise ContentError(f"{type(value).__name__} cannot be said")

    # --- Expressions ------------------------------------------------------------------------------

    def _value(self, expression: object) -> Value:
        match expression:
            case ast.VariableReference():
                return variable(expression.id.name)
            case ast.SelectExpression():
                return self._choice(expression)
            case ast.StringLiteral():
                return constant(expression.parse()["value"])
            case ast.NumberLiteral():
                return constant(number(expression))
            case ast.MessageReference():
                form = expression.attribute
                return self._other(expression.id.name + (f".{form.name}" if form else ""))
            case ast.TermReference(attribute=None, arguments=None):
                return self._other(f"-{expression.id.name}")
            case ast.FunctionReference(arguments=ast.CallArguments(named=[])):
                return self._call(expression)
            case ast.Placeable():
                return self._value(expression.expression)
        raise ContentError(f"{type(expression).__name__} is more than our texts need")

    def _other(self, key: str) -> Saying:
        """Another message, with the same variables."""

        def say(args: Args) -> str:
            other = self._known.get(key)
            if other is None:
                raise ContentError(f"Unknown message: {key}")
            return other(args)

        return say

    def _call(self, call: ast.FunctionReference) -> Value:
        name = call.id.name
        function = self._functions.get(name)
        if function is None:
            raise ContentError(f"Unknown function: {name}")
        values = [self._value(each) for each in call.arguments.positional]
        if len(values) == 1:
            only = values[0]
            return lambda args: function(only(args))
        return lambda args: function(*[value(args) for value in values])

    def _choice(self, choice: ast.SelectExpression) -> Saying:
        """One of several ways to go on: by a word, or by a number or its plural."""
        selector = self._value(choice.selector)
        ways = [(variant_key(each), self._pattern(each.value)) for each in choice.variants]
        by_word = {key: way for key, way in reversed(ways) if isinstance(key, str)}
        default = next(
            way for each, (_, way) in zip(choice.variants, ways, strict=True) if each.default
        )

        def say(args: Args) -> str:
            value = selector(args)
            if isinstance(value, str):
                return by_word.get(value, default)(args)
            plural = "one" if value in (1, -1) else "other"
            for key, way in ways:
                if key == (plural if isinstance(key, str) else value):
                    return way(args)
            return default(args)

        return say


def variable(name: str) -> Value:
    """What stands for a variable."""

    def value(args: Args) -> object:
        try:
            return args[name]
        except KeyError:
            raise ContentError(f"Unknown external: {name}") from None

    return value


def constant(value: object) -> Value:
    """What is always the same."""
    return lambda _: value


def number(literal: ast.NumberLiteral) -> float:
    """A number that stands in a message."""
    return float(literal.value) if "." in literal.value else int(literal.value)


def variant_key(variant: ast.Variant) -> str | float:
    """For which word or number a way to go on is taken."""
    key = variant.key
    return number(key) if isinstance(key, ast.NumberLiteral) else key.name
