"""Two languages: messages in Fluent files, looked up by key, with numbers and nouns that agree."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tafelrunde.engine.content import Lang
from tafelrunde.engine.errors import ContentError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

MOST_REMEMBERED: Final = 50_000
"""So many sentences are kept; then all are forgotten, which costs less than keeping their order."""


class Language:
    """The messages of one language.

    A key names a message, `key.attribute` one of its attributes, which hold its other forms.
    """

    __slots__ = ("_bundle", "_said", "keys", "lang")

    def __init__(self, lang: Lang, sources: Mapping[str, str]) -> None:
        self.lang = lang
        self._said: dict[tuple[object, ...], str] = {}
        self._bundle, self.keys = _bundle(lang, sources)

    def say(self, key: str, **args: object) -> str:
        """The message in this language; every variable it uses must be among the arguments."""
        asked = (key, *args.items())
        try:
            said = self._said.get(asked)
        except TypeError:  # an argument that cannot be hashed: nothing to remember
            return self._format(key, args)
        if said is None:
            said = self._format(key, args)
            if len(self._said) >= MOST_REMEMBERED:
                self._said.clear()
            self._said[asked] = said
        return said

    def __contains__(self, key: object) -> bool:
        return key in self.keys

    def _format(self, key: str, args: dict[str, object]) -> str:
        if key not in self.keys:
            raise ContentError(f"There is no message {key!r} in language {self.lang!r}.")
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            trouble = "; ".join(str(error) for error in errors)
            raise ContentError(f"Message {key!r} fails in language {self.lang!r}: {trouble}.")
        return str(text)


def _bundle(lang: Lang, sources: Mapping[str, str]) -> tuple[FluentBundle, frozenset[str]]:
    """All sources as one bundle, and the keys in it."""
    # Imported only when the first text is needed: loading Fluent and its locale data takes long.
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax import ast

    bundle = FluentBundle([lang], use_isolating=False)
    keys: set[str] = set()
    for file, source in sources.items():
        resource = FluentResource(source)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                start = (entry.content or "").strip()[:60]
                raise ContentError(f"{file} is not valid Fluent at {start!r}.")
            if isinstance(entry, ast.Message):
                if not keys.isdisjoint(names := _names(entry)):
                    raise ContentError(f"{file} gives the message {names[0]!r} a second time.")
                keys.update(names)
        bundle.add_resource(resource)
    return bundle, frozenset(keys)


def _names(entry: ast.Message) -> list[str]:
    """The keys of a message: its own, and one for each attribute."""
    name = entry.id.name
    own = [name] if entry.value is not None else []
    return own + [f"{name}.{attribute.id.name}" for attribute in entry.attributes]


@cache
def language_for(lang: Lang, folder: Path) -> Language:
    """The language of a folder: `<lang>.ftl` and every file below `<lang>/`; loaded once."""
    files = [*folder.glob(f"{lang}.ftl"), *sorted((folder / lang).glob("*.ftl"))]
    if not files:
        raise ContentError(f"There are no texts in language {lang!r} in {folder}.")
    return Language(lang, {str(file): file.read_text(encoding="utf-8") for file in files})


def default_lang() -> Lang:
    """German where the environment asks for it, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return "de" if value.lower().startswith("de") else "en"
    return "en"
