"""The browser client: the files that the build made, and one page for every address."""

from __future__ import annotations

import asyncio
import html
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from tafelrunde.table.game.printed import HEADERS, PACKED, packed_file, takes_packed
from tafelrunde.table.messages import as_lang, say
from tafelrunde.table.refusals import NotFound

STATIC: Final = Path(__file__).parent.parent / "static"
PAGES: Final = ("r", "rules", "cards", "replay", "credits")
"""First parts of the addresses that the client knows."""
SMALL: Final = 1_000
"""Smaller files are not worth packing."""
FOR_EVER: Final = "public, max-age=31536000, immutable"


async def show_page(request: Request) -> Response:
    """A file of the client, or its page; whole, whatever part was asked for."""
    request.scope["headers"] = [each for each in request.scope["headers"] if each[0] != b"range"]
    path = str(request.path_params.get("path", ""))
    first = path.partition("/")[0]
    if path in ("", "index.html") or first in PAGES:
        return index(request)
    file = file_at(path)
    if file is None and is_read_by_a_person(request, first):
        return index(request, status=404)  # the client says so in the reader's language
    if file is None:
        raise NotFound("There is nothing under this address.")
    hashed = first == "assets"  # their names change with their content
    headers = {"cache-control": FOR_EVER if hashed else "no-cache"}
    return await file_response(request, file, headers)


def is_read_by_a_person(request: Request, first: str) -> bool:
    """Whether a browser asks for a page, and not a program for a file or for data."""
    return first not in ("api", "assets") and "text/html" in request.headers.get("accept", "")


def file_at(path: str, folder: Path = STATIC) -> Path | None:
    """The file of that path below the folder, and nothing outside it."""
    parts = path.split("/")
    if any(part[:1] in ("", ".") or "\\" in part or "\0" in part for part in parts):
        return None  # what begins with a dot is for those who build the client
    file = folder.joinpath(*parts)
    try:
        found = file.resolve()
        inside = found.is_relative_to(folder.resolve())
        return found if inside and found.is_file() else None
    except (OSError, ValueError):  # a name that no file can have
        return None


async def file_response(request: Request, file: Path, headers: dict[str, str]) -> Response:
    """A file; packed where that makes it smaller and can be read."""
    status = file.stat()
    plain = FileResponse(file, headers=headers, stat_result=status)
    if file.suffix not in PACKED or status.st_size < SMALL or not takes_packed(request):
        return plain
    content = await asyncio.to_thread(packed_file, file, status.st_mtime_ns)
    tagged = {name: plain.headers[name] for name in ("etag", "last-modified")}
    kind = plain.headers["content-type"]
    return Response(content, headers=headers | tagged | HEADERS | {"content-type": kind})


def index(request: Request, status: int = 200) -> Response:
    """The page of the client; a plain one while it is not built."""
    file = STATIC / "index.html"
    if file.is_file():
        return FileResponse(file, status, headers={"cache-control": "no-cache"})
    lang = as_lang(request.headers.get("accept-language", ""))
    title, text = say(lang, "page-missing-title"), say(lang, "page-missing")
    return HTMLResponse(
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>{title}</title>'
        f"</head><body><h1>{title}</h1><p>{html.escape(text)}</p>"
        '<p><a href="/api/docs">API</a></p></body></html>',
        status,
    )
