"""What is the same for everybody is compressed once, not for each who asks."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, Literal, NamedTuple

import msgspec
from starlette.requests import Request

from tafelrunde.engine.content import Lang
from tafelrunde.engine.registry import find_game

PACKED: Final = (".css", ".html", ".js", ".svg")
"""Kinds of files that become smaller."""
FILES: Final = 200
HEADERS: Final = {"content-encoding": "gzip", "vary": "accept-encoding"}


class Printed(NamedTuple):
    """Something printed as JSON, the same packed, and a tag by which it is known again."""

    content: bytes
    packed: bytes
    tag: str


class Named(msgspec.Struct):
    """Of something printed, only what it is called."""

    name: str = ""


class AllNamed(msgspec.Struct):
    """Of everything printed, only that."""

    cards: dict[str, Named]


def takes_packed(request: Request) -> bool:
    """Whether who asks can unpack it."""
    return "gzip" in request.headers.get("accept-encoding", "")


@lru_cache(FILES)
def packed_file(file: Path, changed: int) -> bytes:
    """A file of the client, packed; `changed` says of which moment."""
    return gzip.compress(file.read_bytes(), mtime=0)


@cache
def printed(game: str, what: Literal["content", "rules"], lang: Lang) -> Printed:
    """All cards of a game, or its rulebook; raises `UnknownName`."""
    shown = find_game(game).shown
    data = shown.content(lang) if what == "content" else shown.rulebook(lang)
    content = msgspec.json.encode(data)
    tag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
    return Printed(content, gzip.compress(content, mtime=0), tag)


@cache
def card_names(game: str, lang: Lang) -> dict[str, str]:
    """What everything printed is called, by its id. To print it all anew would hold up every table
    for some hundredths of a second.
    """
    found = msgspec.json.decode(printed(game, "content", lang).content, type=AllNamed)
    return {each: card.name for each, card in found.cards.items()}
