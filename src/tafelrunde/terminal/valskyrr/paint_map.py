"""The locations as a small map: where the party is, what is known, how dangerous it is."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from rich.text import Text

from tafelrunde.games.valskyrr.keywords import BORDERLANDS, DEADLANDS, WILDLANDS
from tafelrunde.games.valskyrr.texts.labels import THREATS, card_name
from tafelrunde.terminal.painting import DIM, MARKER, NAME, link
from tafelrunde.terminal.valskyrr.paint import THREAT, Brush, progress_wanted

KINDS: Final = {"B": BORDERLANDS, "W": WILDLANDS, "D": DEADLANDS}
NARROW: Final = 8
"""A cell below this width shows signs only, and the names stand in a list below."""


def locations(brush: Brush) -> Text:
    """The map, row by row; north is up."""
    layout = brush.game.layout
    cell = min(20, brush.width // layout.columns)
    grid = {position: place for place, position in enumerate(layout.positions)}
    text = Text(no_wrap=True, overflow="crop")
    for row in range(layout.rows):
        places = [grid.get((row, column)) for column in range(layout.columns)]
        for place in places:
            text.append_text(_signs(brush, place, cell if cell >= NARROW else 6))
        text.append("\n")
        if cell >= NARROW:
            _append_names(text, brush, places, cell)
    if cell < NARROW:
        text.append_text(_names(brush))
    return text


def _append_names(text: Text, brush: Brush, places: Sequence[int | None], width: int) -> None:
    """The names below the signs, on several lines where there is room for it."""
    height = 3 if brush.game.layout.rows < 3 else 1
    for line in range(height):
        for place in places:
            text.append_text(_name(brush, place, width, line, height))
        text.append("\n")


def _is_known(brush: Brush, place: int) -> bool:
    return brush.game.revealed[place] or place == brush.game.layout.final


def _padded(text: Text, width: int) -> Text:
    text.truncate(width - 1)
    text.append(" " * (width - len(text)))
    return text


def _signs(brush: Brush, place: int | None, width: int) -> Text:
    """Party, number, threat and token of one location."""
    text = Text()
    if place is None:
        return _padded(text, width)
    game = brush.game
    here = place == game.party
    link(text, f"{'@' if here else ' '}{place + 1}", f"place:{place}", MARKER if here else NAME)
    if game.revealed[place]:
        sign, style = THREAT[game.threat[place]]
        text.append(f" {sign}", style)
    else:
        text.append(" ☠" if place == game.layout.final else " ?", DIM)
    letters = game.letters
    if place < len(letters) and letters[place]:
        text.append(f" {letters[place] if game.letters_up[place] else '◇'}", "cyan")
    return _padded(text, width)


def _name(brush: Brush, place: int | None, width: int, line: int, height: int) -> Text:
    text = Text()
    if place is None:
        return _padded(text, width)
    name = place_name(brush, place)
    lines = wrap(name, width - 1)
    if len(lines) > height:
        rest = " ".join(lines[height - 1 :])
        lines = [*lines[: height - 1], rest[: width - 2] + "…"]
    style = "" if _is_known(brush, place) else DIM
    link(text, lines[line] if line < len(lines) else "", f"place:{place}", style)
    return _padded(text, width)


def _names(brush: Brush) -> Text:
    """The names of the known locations, for maps too small to hold them."""
    text = Text()
    for place in range(len(brush.game.tiles)):
        if _is_known(brush, place):
            link(text, f"{place + 1} {place_name(brush, place)} ", f"place:{place}", DIM)
    return text


def place_name(brush: Brush, place: int) -> str:
    """The name of a location, or the kind that its back shows."""
    if _is_known(brush, place):
        return card_name(brush.game.tiles[place], brush.lang)
    row, column = brush.game.layout.positions[place]
    kind = KINDS.get(brush.game.adventure.layout[row][column])
    return kind.name.text(brush.lang) if kind is not None else "?"


def here(brush: Brush) -> Text:
    """Location and encounter in one line, for a small screen."""
    game = brush.game
    text = Text(no_wrap=True, overflow="ellipsis")
    sign, style = THREAT[game.threat[game.party]]
    text.append("@ ", MARKER)
    link(text, card_name(game.tiles[game.party], brush.lang), f"place:{game.party}", NAME)
    text.append(f" {sign} ", style)
    text.append(brush.word(THREATS[game.threat[game.party]]), style)
    if game.encounter is not None:
        text.append(" · ", DIM)
        link(text, card_name(game.encounter, brush.lang), f"card:{game.encounter.uid}", NAME)
        wanted = progress_wanted(game)
        goal = f"{game.progress}/{wanted}" if wanted else str(game.progress)
        text.append(f" {brush.word('progress')} {goal}", "cyan")
    else:
        text.append(" · " + brush.say("no-encounter"), DIM)
    return text
