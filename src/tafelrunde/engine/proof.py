"""Everything that can be said, for proof-readers and tests: each message of a folder in all its
variants, with names of each gender and number, with one and with many.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tafelrunde.engine.content import LANGUAGES, Lang, Name
from tafelrunde.engine.grammar import Noun
from tafelrunde.engine.language import language_for

NAMES: Final = (
    Name("Kräftiger Hieb", "Mighty Blow", kind="m"),
    Name("Kleine Heilung", "Minor Healing", kind="f"),
    Name("Heiliges Symbol", "Holy Symbol", kind="n"),
    Name("Scharfe Krallen", "Sharp Claws", kind="pl"),
    Name("Krähe", "Crow", kind="she"),
    Name("Nichts verkommen lassen", "Waste Not", kind="title"),
)
"""One of each gender and number, with adjectives; a proper name, and a phrase."""

SOMEBODY: Final = NAMES[4]

BEFORE: Final[Mapping[Lang, Sequence[str]]] = {
    "de": ("untot", "Bestien"),
    "en": ("Undead", "Beast"),
}
"""What may stand before a noun: an adjective, and the first part of a compound."""

PERSONS: Final = ("hero", "player", "reader", "loser", "on", "who")
"""Variables for somebody at the table, who is never many unless the verb agrees."""

QUALIFIES: Final = ("WITH", "AN")
DOTS: Final = "…"
PLURALS: Final = {"one": 1, "other": 2}
Value = str | int


@dataclass
class Parts(Visitor):
    """The variables of a message: those that choose a variant, and those that a function gets."""

    variables: set[str] = field(default_factory=set)
    messages: set[str] = field(default_factory=set)
    variants: dict[str, set[Value]] = field(default_factory=dict)
    names: set[str] = field(default_factory=set)
    before: set[str] = field(default_factory=set)
    agreed: set[str] = field(default_factory=set)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.messages.add(node.id.name + attribute)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        given = [each for each in node.arguments.positional if hasattr(each, "id")]
        found = self.before if node.id.name in QUALIFIES else self.names
        variables = [each.id.name for each in given if isinstance(each, ast.VariableReference)]
        found.update(variables)
        if node.id.name == "VERB":
            self.agreed.update(variables)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            found = self.variants.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                key = variant.key
                found.add(key.name if isinstance(key, ast.Identifier) else int(key.value))
        self.generic_visit(node)

    def add(self, other: Parts) -> None:
        """Take over what a message that is referred to is made of."""
        self.variables |= other.variables
        self.names |= other.names
        self.before |= other.before
        self.agreed |= other.agreed
        for name, variants in other.variants.items():
            self.variants.setdefault(name, set()).update(variants)

    def values(self, variable: str, noun: Noun, lang: Lang, filler: Value) -> list[Value]:
        """What to try for a variable."""
        variants = self.variants.get(variable, set())
        if variable in PERSONS and variable not in self.agreed and noun.gender == "pl":
            noun = SOMEBODY.noun(lang)
        told = noun if variable in self.names else DOTS
        others: list[Value] = list(BEFORE[lang]) if variable in self.before else [told]
        if not variants:
            return others if others != [DOTS] else [filler]
        words = variants - set(PLURALS) - {each for each in variants if isinstance(each, int)}
        if not words and variants & {"one"}:
            return [*sorted(each for each in variants if isinstance(each, int)), 1, 2]
        tried = sorted(variants - {"other"}, key=str)
        return [PLURALS.get(str(each), each) for each in tried] + others


def patterns(folder: Path, lang: Lang) -> dict[str, ast.Pattern]:
    """Every message and attribute of a language, by its key."""
    found: dict[str, ast.Pattern] = {}
    for file in [*folder.glob(f"{lang}.ftl"), *sorted((folder / lang).glob("*.ftl"))]:
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                name = entry.id.name
                if entry.value:
                    found[name] = entry.value
                found |= {f"{name}.{item.id.name}": item.value for item in entry.attributes}
    return found


def parts(key: str, known: Mapping[str, ast.Pattern]) -> Parts:
    """What a message is made of, together with the messages that it refers to."""
    own = Parts()
    own.visit(known[key])
    for other in own.messages:
        own.add(parts(other, known))
    return own


def said(
    key: str, folder: Path, lang: Lang, known: Mapping[str, ast.Pattern], filler: Value = DOTS
) -> Iterator[tuple[Noun, str]]:
    """A message in all its variants, with each of the names; `filler` stands for anything else."""
    made_of = parts(key, known)
    language = language_for(lang, folder)
    variables = sorted(made_of.variables)
    for name in NAMES if made_of.names else NAMES[:1]:
        noun = name.noun(lang)
        values = [made_of.values(variable, noun, lang, filler) for variable in variables]
        for chosen in product(*values):
            yield noun, language.say(key, **dict(zip(variables, chosen, strict=True)))


def proof(folder: Path) -> Iterator[tuple[str, dict[Lang, list[str]]]]:
    """Every message of a folder by its key: its different sentences in both languages."""
    known = {lang: patterns(folder, lang) for lang in LANGUAGES}
    for key in known["de"] | known["en"]:
        sentences: dict[Lang, list[str]] = {"de": [], "en": []}
        for lang in LANGUAGES:
            if key in known[lang]:
                told = (text for _, text in said(key, folder, lang, known[lang]))
                sentences[lang] = list(dict.fromkeys(told))
        yield key, sentences
