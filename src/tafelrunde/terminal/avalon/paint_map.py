"""The map as it grows: locations edge to edge, with their arrows, menhirs, guardians and people."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from rich.text import Text

from tafelrunde.games.avalon.rules.locations import connected_to, is_in_range
from tafelrunde.games.avalon.state.table import Game
from tafelrunde.games.avalon.terms import Direction
from tafelrunde.games.avalon.texts.words import place_name
from tafelrunde.terminal.avalon.paint import Brush, flame
from tafelrunde.terminal.painting import BAD, DIM, GOOD, NAME, WARN, line, link

SEATS: Final = ("①", "②", "③", "④")
WIDEST: Final = 20
NARROWEST: Final = 11
GAP: Final = 2
NAME_LINES: Final = 2

Cell = tuple[int, int]
"""Row and column; north and west come first."""


def surroundings(brush: Brush) -> Text:
    """As much of the map as fits into a panel, around whoever is asked."""
    game = brush.game
    grid = cells(game)
    if not grid:
        return Text()
    row, column = centre(game, brush.seat)
    across = max(1, (brush.width // 3 - 4) // (NARROWEST + GAP))
    shown = {
        cell: place
        for cell, place in grid.items()
        if abs(cell[0] - row) <= 1 and abs(cell[1] - column) <= across // 2
    }
    return _drawn(brush, shown, brush.width // 3 - 4)


def whole(brush: Brush) -> Text:
    """Everything that is in play."""
    return _drawn(brush, cells(brush.game), brush.width)


def cells(game: Game) -> dict[Cell, int]:
    """The location of every cell in use."""
    return {divmod(cell, 100): place for place, cell in game.map.items()}


def centre(game: Game, seat: int) -> Cell:
    """The cell of whoever is asked, or of the first character on the map."""
    asked = [each for each in game.characters if each.index == seat]
    for each in (*asked, *game.characters):
        if each.place in game.map:
            return divmod(game.map[each.place], 100)
    return divmod(next(iter(game.map.values())), 100)


def _drawn(brush: Brush, grid: dict[Cell, int], width: int) -> Text:
    text = line()
    if not grid:
        return text
    rows = range(min(row for row, _ in grid), max(row for row, _ in grid) + 1)
    columns = range(min(col for _, col in grid), max(col for _, col in grid) + 1)
    wide = max(NARROWEST, min(WIDEST, width // len(columns) - GAP))
    for row in rows:
        places = [grid.get((row, column), 0) for column in columns]
        _row(text, brush, places, wide)
    return text


def _row(text: Text, brush: Brush, places: Sequence[int], wide: int) -> None:
    """Signs, names, and the ways to the south."""
    game = brush.game
    for place in places:
        way = connected_to(game, place, Direction.EAST) if place else 0
        text.append_text(_padded(_signs(brush, place), wide))
        text.append("──" if way else "  ", DIM)
    text.append("\n")
    for number in range(NAME_LINES):
        for place in places:
            text.append_text(_padded(_name(brush, place, wide, number), wide + GAP))
        text.append("\n")
    ways = [connected_to(game, place, Direction.SOUTH) if place else 0 for place in places]
    if any(ways):
        text.append("".join(("  │" if way else "").ljust(wide + GAP) for way in ways), DIM)
        text.append("\n")


def _padded(text: Text, width: int) -> Text:
    text.truncate(width - 1)
    text.append(" " * (width - len(text)))
    return text


def _signs(brush: Brush, place: int) -> Text:
    """Who stands there, whether a menhir burns, a guardian prowls, something lies there."""
    text, game = Text(), brush.game
    if not place:
        return text
    here = game.at(place)
    text.append("┌", DIM)
    text.append("".join(SEATS[each.index] for each in here), "bold yellow")
    if place in game.menhirs:
        dial = game.menhirs[place]
        text.append(flame(dial), WARN if dial <= 1 else GOOD)
    for guardian in game.guardians:
        if guardian.place == place:
            link(text, "☠", f"card:{guardian.card.uid}", BAD)
    if game.covered.get(place):
        text.append("⌛", DIM)
    if any(left.place == place for left in game.left):
        text.append("✦", "cyan")
    return text.append("─" if len(text) == 1 else "", DIM)


def _name(brush: Brush, place: int, width: int, number: int) -> Text:
    text = Text()
    if not place:
        return text
    lines = wrap(str(place_name(place, brush.lang)), width - 1)
    if len(lines) > NAME_LINES:
        lines = [*lines[: NAME_LINES - 1], " ".join(lines[NAME_LINES - 1 :])[: width - 2] + "…"]
    game = brush.game
    style = NAME if game.at(place) else "" if is_in_range(game, game.map[place]) else DIM
    link(text, lines[number] if number < len(lines) else "", f"place:{place}", style)
    return text
