"""Two languages: messages in Fluent files, looked up by key, with numbers and nouns that agree."""

from __future__ import annotations

import os
import re
import threading
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tafelrunde.engine.content import Lang
from tafelrunde.engine.errors import ContentError
from tafelrunde.engine.grammar import FUNCTIONS, Noun

if TYPE_CHECKING:
    from tafelrunde.engine.compiling import Saying

MOST_REMEMBERED: Final = 50_000
"""So many sentences are kept; then all are forgotten, which costs less than keeping their order."""

# What a Fluent file looks like, just enough to find a message in it without parsing it.
ENTRY: Final = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
ATTRIBUTE: Final = re.compile(r"^[ \t]+\.([a-zA-Z][\w-]*) *=", re.MULTILINE)
COMMENT: Final = re.compile(r"^#.*$", re.MULTILINE)
REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Language:
    """The messages of one language.

    A key names a message, `key.attribute` one of its attributes, which hold its other forms. A
    message is parsed when it is first said: parsing all of them would delay every start. Several
    threads may speak at once.
    """

    __slots__ = ("_compiler", "_known", "_reading", "_said", "_unread", "keys", "lang")

    def __init__(self, lang: Lang, sources: Mapping[str, str]) -> None:
        # Imported only when a text is needed: loading the syntax of Fluent takes long.
        from tafelrunde.engine.compiling import Compiler

        self.lang = lang
        self._said: dict[object, str] = {}
        self._known: dict[str, Saying] = {}
        self._compiler = Compiler(lang, FUNCTIONS[lang], self._known)
        self._unread = _entries(sources)
        self._reading = threading.Lock()
        self.keys = frozenset(
            key for name, (_, text) in self._unread.items() for key in _keys(name, text)
        )

    def say(self, key: str, **args: object) -> str:
        """The message in this language; every variable it uses must be among the arguments."""
        asked: object = key
        if args:
            kinds = [arg.kind for arg in args.values() if isinstance(arg, Noun)]
            asked = (key, *args.items(), *kinds)
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
        self._read(key.partition(".")[0])
        try:
            return self._known[key](args)
        except Exception as trouble:  # whatever a function makes of an argument
            raise ContentError(
                f"Message {key!r} fails in language {self.lang!r}: {trouble}."
            ) from trouble

    def _read(self, name: str) -> None:
        """Parse a message and those it refers to, unless that was done before."""
        if name not in self._unread:
            return
        with self._reading:
            reached = [name] if name in self._unread else []
            for each in reached:  # which grows by those it refers to
                source = self._parse(each)
                for other in REFERENCE.findall(source):
                    if other in self._unread and other not in reached:
                        reached.append(other)
            for each in reached:  # only now others may believe that it can be said
                del self._unread[each]

    def _parse(self, name: str) -> str:
        """Make a message ready to be said; its source."""
        file, source = self._unread[name]
        try:
            self._known.update(self._compiler.compile(source))
        except ContentError as trouble:
            raise ContentError(f"{file} is {trouble}.") from trouble
        return source


def _entries(sources: Mapping[str, str]) -> dict[str, tuple[str, str]]:
    """Every message and term by its name, with its file and text."""
    found: dict[str, tuple[str, str]] = {}
    for file, source in sources.items():
        _, *entries = ENTRY.split(source)
        for text in entries:
            name = text.partition("=")[0].rstrip()
            if name in found:
                raise ContentError(f"{file} gives the message {name!r} a second time.")
            found[name] = (file, text)
    return found


def _keys(name: str, text: str) -> list[str]:
    """The keys of a message: its own, and one for each attribute; a term has none."""
    if name.startswith("-"):
        return []
    value, *others = ATTRIBUTE.split(COMMENT.sub("", text.partition("=")[2]))
    own = [name] if value.strip() else []
    return own + [f"{name}.{attribute}" for attribute in others[::2]]


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
