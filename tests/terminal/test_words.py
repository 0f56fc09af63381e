"""The sentences of the terminal: both languages say the same things."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tafelrunde.engine import errors
from tafelrunde.engine.errors import TafelrundeError
from tafelrunde.terminal.words import FOLDER, in_words, sentence


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


FOLDERS = [FOLDER, *sorted(FOLDER.parent.glob("*/texts"))]


def messages(folder: Path, lang: str) -> dict[str, set[str]]:
    """Every message and attribute with its variables."""
    resource = FluentParser().parse((folder / f"{lang}.ftl").read_text(encoding="utf-8"))
    found = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk)
        if isinstance(entry, ast.Message):
            parts: list[tuple[str, ast.BaseNode | None]] = [(entry.id.name, entry.value)]
            parts += [(f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes]
            for key, value in parts:
                variables = Variables()
                variables.visit(value)
                found[key] = variables.found
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_both_languages_have_the_same_messages_with_the_same_variables(folder: Path) -> None:
    german, english = messages(folder, "de"), messages(folder, "en")
    own = {key for key in german if key.startswith("error-")}  # errors speak English by themselves

    assert {key: german[key] for key in german if key not in own} == english


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_message_is_used(folder: Path) -> None:
    files = [*folder.parent.rglob("*.py"), *FOLDER.parent.glob("*.py")]
    sources = [path.read_text(encoding="utf-8") for path in files]
    strings = re.findall(r"""["']([a-z][a-z0-9.-]*[a-z0-9])["']""", "\n".join(sources))
    made_of_parts = (
        "hint-", "error-", "from-", "setup-seat-", "setup-help-", "ask-", "panel-", "phase-",
        "time", "reinforcement", "focus", "scenario-words-", "form-", "book-", "advice-", "bots-",
    )  # fmt: skip
    for key in messages(folder, "en"):
        if not key.startswith(made_of_parts):
            assert key in strings, key


@pytest.mark.parametrize("kind", [k for k in vars(errors).values() if isinstance(k, type)])
def test_every_error_is_one_sentence_in_both_languages(kind: type) -> None:
    if not issubclass(kind, TafelrundeError) or kind is TafelrundeError:
        return
    error = kind("Something is wrong.")

    assert sentence(error, "en") == f"Something is wrong. [{error.slug}]"
    assert in_words(error, "de")
    if error.slug not in ("content-error", "illegal-move"):
        assert not in_words(error, "de").startswith("Something")
