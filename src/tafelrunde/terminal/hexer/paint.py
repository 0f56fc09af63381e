"""The table as panels: header, tracks, map, monsters or fight, card rows."""

from __future__ import annotations

from itertools import zip_longest
from typing import Final

from rich.text import Text

from tafelrunde.engine.content import Lang
from tafelrunde.games.hexer.nouns import Monster
from tafelrunde.games.hexer.state.board import LOCATIONS, MAINLAND
from tafelrunde.games.hexer.state.physical import HIDDEN, Card
from tafelrunde.games.hexer.state.table import Fighter, Game
from tafelrunde.games.hexer.terms import (
    DAGON_TOP,
    LAST_SPACE,
    MODIFIERS,
    Colour,
    Expansion,
    Phase,
    Terrain,
)
from tafelrunde.games.hexer.texts.labels import card_name, phase_name
from tafelrunde.games.hexer.texts.words import ROMAN, words
from tafelrunde.terminal import painting
from tafelrunde.terminal.hexer.words import say
from tafelrunde.terminal.painting import BAD, DIM, GOOD, MARKER, NAME, WARN, link

COLOURS: Final = {
    Colour.BLUE: ("»", "dodger_blue1"),
    Colour.RED: ("◆", "red"),
    Colour.GREEN: ("○", "green"),
    Colour.YELLOW: ("▲", "yellow"),
    Colour.PURPLE: ("✶", "magenta"),
    Colour.GREY: ("■", "grey62"),
}
"""Each colour bar with a sign of its own."""

TERRAINS: Final = {
    Terrain.FOREST: ("♣", "green"),
    Terrain.MOUNTAIN: ("▲", "grey70"),
    Terrain.WATER: ("≈", "dodger_blue1"),
}
SEATS: Final = ("①", "②", "③", "④", "⑤")


class Brush(painting.Brush[Game]):
    """With the words of this game."""

    own = say


def panels(brush: Brush) -> dict[str, Text]:
    """All panels but the players and the log."""
    return {
        "header": header(brush),
        "tracks": tracks(brush),
        "map": board(brush),
        "encounter": scene(brush),
        "row": rows(brush),
        "compact": compact(brush),
    }


def card(text: Text, one: Card, lang: Lang) -> None:
    """A card by its colour sign and name."""
    if one is HIDDEN:
        text.append("▒", DIM)
        return
    sign, style = COLOURS[Colour(one.colour)]
    if one.base is not None and one.plays:
        text.append(sign, style)
    link(text, card_name(one, lang), f"card:{one.uid}")


# --- Header and tracks ----------------------------------------------------------------------------


def header(brush: Brush) -> Text:
    """Round, whose turn it is, and the phase."""
    game = brush.game
    text = Text(no_wrap=True, overflow="ellipsis")
    text.append(brush.say("title"), NAME)
    text.append(f"  {brush.say('round', round=game.round)}  ")
    player = game.player
    link(text, f"{SEATS[player.index]} {player.character.name.text(brush.lang)}",
         f"player:{player.index}", NAME)  # fmt: skip
    text.append("  ")
    for phase in (Phase.MOVES, Phase.CONFRONTATION, Phase.REFILL):
        style = MARKER if phase is game.phase else DIM
        text.append(f" {ROMAN[phase]} {phase_name(phase, brush.lang)} ", style)
    return text


def tracks(brush: Brush) -> Text:
    """The victory track, the Legendary Monster, Dagon."""
    game = brush.game
    text = Text(no_wrap=True, overflow="ellipsis")
    text.append(brush.say("victory-track") + " ", NAME)
    for space in range(LAST_SPACE + 1):
        here = "".join(SEATS[p.index] for p in game.players if p.space == space)
        text.append(f"[{space}{here and ' '}", DIM)
        text.append(here, "bold yellow")
        text.append("]", DIM)
    if game.legend is not None:
        text.append("   ☠ ", BAD)
        link(text, card_name(game.legend, brush.lang), f"card:{game.legend.uid}", BAD)
        place = LOCATIONS[game.legend_place].name.text(brush.lang)
        text.append(f" {place}")
    if game.has(Expansion.SKELLIGE):
        style = BAD if game.dagon == DAGON_TOP else ""
        text.append(f"   {brush.say('dagon', space=game.dagon, top=DAGON_TOP)}", style)
    return text


# --- The map --------------------------------------------------------------------------------------


def board(brush: Brush) -> Text:
    """Every location with its terrain, who stands there and what lies there."""
    text = Text(no_wrap=True, overflow="ellipsis")
    game = brush.game
    shown = [place.number for place in MAINLAND]
    if game.has(Expansion.SKELLIGE):
        shown += [19, 20, 21, *game.islands]
    lines = [place_line(brush, number) for number in shown]
    wide = max(20, (brush.width // 3 - 5) // 2)
    half = (len(lines) + 1) // 2
    for left, right in zip_longest(lines[:half], lines[half:]):
        left.truncate(wide, overflow="ellipsis", pad=True)
        text.append_text(left)
        if right is not None:
            text.append(" ")
            text.append_text(right)
        text.append("\n")
    return text


def place_line(brush: Brush, number: int) -> Text:
    """One location: terrain, name, and the signs of everything there."""
    game, place, text = brush.game, LOCATIONS[number], Text()
    for terrain in Terrain:
        if place.terrains >> terrain & 1:
            text.append(*TERRAINS[terrain])
    here = [player for player in game.players if player.place == number]
    link(text, f" {place.name.text(brush.lang)}", f"place:{number}", NAME if here else "")
    text.append("".join(f" {SEATS[player.index]}" for player in here), "bold yellow")
    for den in game.dens:
        if den is not None and den.place == number and isinstance(den.card.printed, Monster):
            link(text, f" ✖{ROMAN[den.card.printed.rank]}", f"card:{den.card.uid}", BAD)
    if number == game.legend_place:
        text.append(" ☠", BAD)
    if game.destruction_on[number] is not None:
        text.append(" ※", WARN)
    text.append(" ?" * sum(token[0] == number for token in game.weakness_on), "cyan")
    text.append(" ⚓" * game.ships.count(number), "dodger_blue1")
    if number == game.tavern:
        text.append(" ⊘", DIM)
    return text


# --- Monsters and fights --------------------------------------------------------------------------


def scene(brush: Brush) -> Text:
    """The running fight, or the monsters of the display."""
    return fight(brush) if brush.game.fight is not None else display(brush)


def display(brush: Brush) -> Text:
    """The three monsters with rank, life and location."""
    text = Text()
    for terrain in Terrain:
        den = brush.game.dens[terrain]
        if den is None or not isinstance(den.card.printed, Monster):
            continue
        monster = den.card.printed
        text.append(*TERRAINS[terrain])
        link(text, f" {monster.name.text(brush.lang)}", f"card:{den.card.uid}", NAME)
        text.append(f" {ROMAN[monster.rank]} ♥{monster.life}", BAD)
        place = LOCATIONS[den.place].name.text(brush.lang)
        text.append(f" {place}\n", DIM)
    return text if text.plain else Text(brush.say("no-monsters"), DIM)


def fight(brush: Brush) -> Text:
    """Both sides with the cards they have left, and the combo line."""
    game = brush.game
    running = game.fight
    assert running is not None
    text = Text()
    for fighter in running.fighters():
        _side(text, brush, fighter)
    if running.defender is None and running.monster is not None:
        link(text, card_name(running.monster, brush.lang), f"card:{running.monster.uid}", BAD)
        text.append(f"  ♥{len(running.life)}", BAD)
        if running.guard:
            text.append(f"  ◈{running.guard}", WARN)
        if running.discards:
            text.append("  ")
            card(text, running.discards[-1], brush.lang)
        text.append("\n")
    return text


def _side(text: Text, brush: Brush, fighter: Fighter) -> None:
    player = brush.game.players[fighter.index]
    link(text, player.character.name.text(brush.lang), f"player:{player.index}", NAME)
    cards = len(player.deck) + len(player.hand)
    text.append(f"  ♥{cards}", GOOD)
    text.append(f"  ◈{player.shield}", "dodger_blue1")
    if fighter.protection:
        text.append(f"+{fighter.protection}", "cyan")
    text.append("\n  ")
    for number, played in enumerate(fighter.combo):
        if number:
            text.append(" → ", DIM)
        card(text, played.card, brush.lang)
        text.append("⚡" if played.boosted else "", WARN)
    text.append("\n")


# --- Card rows ------------------------------------------------------------------------------------


def rows(brush: Brush) -> Text:
    """The card rows, the cheapest space first, with what cards cost there."""
    text = Text()
    for kind, market in zip(("witcher", "mage"), brush.game.markets, strict=True):
        if market is None:
            continue
        text.append(f"{words(brush.lang).say(f'row-{kind}')}: ", NAME)
        for column, one in enumerate(market.row):
            if one is not None:
                cost = "†" if one.trash_cost else str(max(0, one.cost + MODIFIERS[column]))
                text.append(f"{cost} ", "bold yellow")
                card(text, one, brush.lang)
                text.append("  ")
        text.append("\n")
    return text


def compact(brush: Brush) -> Text:
    """The whole table for a small screen."""
    from tafelrunde.terminal.hexer.paint_seats import player_line

    text = Text()
    text.append_text(tracks(brush))
    text.append("\n")
    text.append_text(scene(brush))
    for player in brush.game.players:
        player_line(text, brush, player)
        text.append("\n")
    text.append_text(rows(brush))
    return text
