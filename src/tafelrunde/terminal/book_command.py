"""`tafelrunde book`: the map of a game's stories, for writers."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import click

from tafelrunde.engine.content import LANGUAGES, Lang
from tafelrunde.engine.errors import FileTrouble, UnknownName
from tafelrunde.terminal.commands import speaking
from tafelrunde.terminal.words import say

if TYPE_CHECKING:
    from tafelrunde.engine.book.story_map import Place, StoryMap


@click.command(epilog="Example: tafelrunde book avalon grubwood --page map.html")
@click.argument("game")
@click.argument("search", required=False)
@click.option("--page", type=click.Path(path_type=Path), help="Draw the map as an HTML page.")
@click.option("--since", help="Tell what has changed since a revision of git, or a map as JSON.")
@click.option("--check", is_flag=True, help="Tell what is missing; fail if anything is.")
@click.option("--json", "as_json", is_flag=True, help="Write the map as JSON.")
@click.option("--lang", "own_lang", type=click.Choice(["de", "en"]), help="German or English.")
@click.pass_obj
@speaking
def book(
    lang: Lang,
    game: str,
    search: str | None,
    page: Path | None,
    since: str | None,
    check: bool,
    as_json: bool,
    own_lang: Lang | None,
) -> None:
    """The stories of GAME: places, verses, conditions, and what each sets and reads. SEARCH keeps
    the verses of a place, or those that mention it.
    """
    import msgspec

    from tafelrunde.engine.book.story_map import all_troubles, changes, draw
    from tafelrunde.engine.registry import find_game

    story, lang = find_game(game).stories, own_lang or lang
    if story is None:
        raise UnknownName(f"{game} has no book.")
    if check:
        found = all_troubles(story)
        for each in found:
            click.echo(each)
        click.echo(say(lang, "book-checked", troubles=len(found)))
        click.get_current_context().exit(1 if found else 0)
    drawn = draw(story, lang)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(drawn)).decode())
        return
    old = _earlier(game, since, lang) if since else None
    changed = dict(changes(old, drawn)) if old is not None else None
    if page is not None:
        from tafelrunde.terminal.book_page import page_of

        _write(page, page_of(drawn, changed, lang))
        click.echo(say(lang, "book-page", file=str(page)))
        return
    for line in _listed(drawn, search, changed, lang):
        click.echo(line)


def _write(file: Path, content: str) -> None:
    try:
        file.write_text(content, encoding="utf-8")
    except OSError as error:
        raise FileTrouble(f"{file} cannot be written: {error.strerror}.") from error


# --- As lines -------------------------------------------------------------------------------------


def _listed(
    drawn: StoryMap, search: str | None, changed: dict[str, str] | None, lang: Lang
) -> Iterator[str]:
    wanted = [place for place in drawn.verses if _is_wanted(place, search)]
    if changed is not None:
        wanted = [place for place in wanted if place.id in changed]
        gone = [key for key, what in changed.items() if what == "gone"]
        yield from (f"{key}  {say(lang, 'book-gone')}" for key in gone)
    section = ""
    for place in wanted:
        if place.section != section:
            section = place.section
            yield f"# {place.title}"
        yield from _verse(place, changed, lang)
    totals = {each: sum(place.words[each] for place in wanted) for each in LANGUAGES}
    yield say(lang, "book-total", verses=len(wanted), german=totals["de"], english=totals["en"])
    if search is None and changed is None:
        yield from _recorded(drawn, lang)


def _is_wanted(place: Place, search: str | None) -> bool:
    if not search:
        return True
    told = [place.id, place.section, place.title, place.text, *place.sets, *place.reads]
    return any(search.casefold() in each.casefold() for each in told)


def _verse(place: Place, changed: dict[str, str] | None, lang: Lang) -> Iterator[str]:
    mark = f"  [{say(lang, 'book-' + changed[place.id])}]" if changed else ""
    start = " ".join(place.text.split()[:12])
    yield f"{place.id}{mark}  {start} …"
    if place.does:
        yield f"    {place.does}"
    for way in place.ways:
        more = f"  {way.more}" if way.more else ""
        yield f"    - {way.key} → {way.goto or '·'}  {way.said}{more}"
    if place.leads:
        yield f"    → {', '.join(place.leads)}"
    if place.sets:
        yield "    " + say(lang, "book-sets", names=", ".join(place.sets))
    if place.reads:
        yield "    " + say(lang, "book-reads", names=", ".join(place.reads))


def _recorded(drawn: StoryMap, lang: Lang) -> Iterator[str]:
    """Everything that is recorded, with who sets and who reads it."""
    for name, (setting, reading) in drawn.users().items():
        yield say(
            lang,
            "book-recorded",
            name=name,
            setting=", ".join(setting) or "–",
            reading=", ".join(reading) or "–",
        )


# --- Earlier maps ---------------------------------------------------------------------------------


def _earlier(game: str, since: str, lang: Lang) -> StoryMap:
    """The map of a revision, or one that was kept as JSON."""
    from tafelrunde.engine.book.story_map import read_map

    file = Path(since)
    if file.is_file():
        return read_map(file.read_bytes(), since)
    return read_map(_drawn_by(game, since, lang), since)


def _drawn_by(game: str, revision: str, lang: Lang) -> bytes:
    """What an earlier revision of this checkout says of its book."""
    root = Path(__file__).parents[3]
    archive = _run(["git", "-C", str(root), "archive", revision, "src"], revision)
    with TemporaryDirectory() as folder:
        with tarfile.open(fileobj=BytesIO(archive)) as files:
            files.extractall(folder, filter="data")
        where = os.environ | {"PYTHONPATH": str(Path(folder) / "src")}
        command = [sys.executable, "-m", "tafelrunde", "book", game, "--json", "--lang", lang]
        return _run(command, revision, where)


def _run(command: list[str], revision: str, where: dict[str, str] | None = None) -> bytes:
    try:
        return subprocess.run(command, env=where, check=True, capture_output=True).stdout
    except (OSError, subprocess.CalledProcessError) as error:
        raise UnknownName(f"Nothing can be read of the book at {revision!r}.") from error
