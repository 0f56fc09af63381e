"""The map of a book as one HTML page that needs no network: every place with its verses as a graph,
the verses themselves, and what is recorded where.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from itertools import groupby
from pathlib import Path

from tafelrunde.engine.book.story_map import Place, StoryMap
from tafelrunde.engine.content import Lang
from tafelrunde.terminal.words import say

BOX, STEP, HIGH, GAP = 96, 150, 26, 12
"""Width of a box, distance of two columns, height of a box, distance of two boxes."""


def page_of(drawn: StoryMap, changed: Mapping[str, str] | None, lang: Lang) -> str:
    """The whole page."""
    style = (Path(__file__).parent / "book_page.css").read_text(encoding="utf-8")
    known = {place.id for place in drawn.verses}
    sections = [(key, list(many)) for key, many in groupby(drawn.verses, lambda p: p.section)]
    body = [
        f"<h1>{escape(say(lang, 'book-title'))}</h1>",
        f"<p>{escape(_total(drawn, lang))}</p>",
        "<nav>",
        *(f'<a href="#s-{escape(key)}">{escape(many[0].title)}</a>' for key, many in sections),
        "</nav>",
    ]
    for key, many in sections:
        body.append(f'<h2 id="s-{escape(key)}">{escape(many[0].title)}</h2>')
        body.append(_graph(many, drawn.begins, changed or {}))
        body += [line for place in many for line in _verse(place, known, changed or {}, lang)]
    body += _recorded(drawn, lang)
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8">'
        f"<title>{escape(say(lang, 'book-title'))}</title><style>{style}</style>"
        f'<meta name="viewport" content="width=device-width"><body>{"".join(body)}</body></html>\n'
    )


def _total(drawn: StoryMap, lang: Lang) -> str:
    german, english = (sum(place.words[each] for place in drawn.verses) for each in ("de", "en"))
    return say(lang, "book-total", verses=len(drawn.verses), german=german, english=english)


# --- The graph of a place -------------------------------------------------------------------------


def targets(place: Place) -> list[str]:
    """Where a verse leads, each once."""
    found = [way.goto for way in place.ways if way.goto]
    return list(dict.fromkeys([*found, *place.leads]))


def columns(many: Sequence[Place], begins: Sequence[str]) -> dict[str, int]:
    """How many steps a verse is away from where its place begins."""
    inside = {place.id: place for place in many}
    found = {key: 0 for key in inside if key in begins}
    front = list(found)
    for key in front:  # which grows by those it leads to
        for other in targets(inside[key]):
            if other in inside and other not in found:
                found[other] = found[key] + 1
                front.append(other)
    return found | {key: 0 for key in inside if key not in found}


def _graph(many: Sequence[Place], begins: Sequence[str], changed: Mapping[str, str]) -> str:
    depth, rows, at = columns(many, begins), dict[int, int](), dict[str, tuple[int, int]]()
    for place in many:
        column = depth[place.id]
        row = rows.get(column, 0)
        rows[column] = row + 1
        at[place.id] = (10 + column * STEP, 10 + row * (HIGH + GAP))
    wide = 20 + (max(rows) + 1) * STEP
    high = 20 + max(rows.values()) * (HIGH + GAP)
    drawn = [_edge(at[place.id], at[to]) for place in many for to in targets(place) if to in at]
    drawn += [_box(place, at[place.id], begins, changed) for place in many]
    return f'<svg viewBox="0 0 {wide} {high}" width="{wide}" role="img">{"".join(drawn)}</svg>'


def _edge(start: tuple[int, int], end: tuple[int, int]) -> str:
    x, y = start[0] + BOX, start[1] + HIGH // 2
    to_x, to_y = end[0], end[1] + HIGH // 2
    bend = max(30, abs(to_x - x) // 2)
    return f'<path d="M{x} {y} C{x + bend} {y} {to_x - bend} {to_y} {to_x} {to_y}"/>'


def _box(
    place: Place, at: tuple[int, int], begins: Sequence[str], changed: Mapping[str, str]
) -> str:
    x, y = at
    kinds = " ".join(
        kind
        for kind, holds in (("begin", place.id in begins), ("changed", place.id in changed))
        if holds
    )
    key = escape(place.id)
    title = escape(" ".join(place.text.split()[:20]))
    return (
        f'<a href="#v-{key}" class="{kinds}"><title>{title}</title>'
        f'<rect x="{x}" y="{y}" width="{BOX}" height="{HIGH}" rx="4"/>'
        f'<text x="{x + BOX // 2}" y="{y + 17}" text-anchor="middle">{key}</text></a>'
    )


# --- Verses and records ---------------------------------------------------------------------------


def _verse(place: Place, known: set[str], changed: Mapping[str, str], lang: Lang) -> Iterator[str]:
    mark = changed.get(place.id, "")
    kind = ' class="changed"' if mark else ""
    told = f" · {escape(say(lang, 'book-' + mark))}" if mark else ""
    yield f'<article id="v-{escape(place.id)}"{kind}><h3>{escape(place.id)}{told}</h3>'
    yield from (f"<p>{escape(part)}</p>" for part in place.text.split("\n\n"))
    if place.does:
        yield f'<p class="does">{escape(place.does)}</p>'
    if place.ways:
        yield "<ul>"
        for way in place.ways:
            more = f' <span class="more">{escape(way.more)}</span>' if way.more else ""
            yield f"<li>{escape(way.said)}{more}{_link(way.goto, known)}</li>"
        yield "</ul>"
    marks = [say(lang, "book-sets", names=", ".join(place.sets))] if place.sets else []
    marks += [say(lang, "book-reads", names=", ".join(place.reads))] if place.reads else []
    links = "".join(_link(each, known) for each in place.leads)
    if marks or links:
        yield f'<p class="marks">{escape(" · ".join(marks))}{links}</p>'
    yield "</article>"


def _link(target: str, known: set[str]) -> str:
    if not target:
        return ""
    key = escape(target)
    return f' → <a href="#v-{key}">{key}</a>' if target in known else f" → {key}"


def _recorded(drawn: StoryMap, lang: Lang) -> Iterator[str]:
    head = [say(lang, f"book-head-{each}") for each in ("name", "setting", "reading")]
    yield f"<h2>{escape(say(lang, 'book-records'))}</h2><table><tr>"
    yield "".join(f"<th>{escape(each)}</th>" for each in head) + "</tr>"
    known = {place.id for place in drawn.verses}
    for name, (setting, reading) in drawn.users().items():
        cells = ["".join(_link(each, known) for each in many) for many in (setting, reading)]
        yield f"<tr><td>{escape(name)}</td><td>{cells[0]}</td><td>{cells[1]}</td></tr>"
    yield "</table>"
