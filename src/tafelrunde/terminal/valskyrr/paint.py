"""The table as panels: header, tracks, encounter, enemies; and all of it for a small screen."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from tafelrunde.engine.phrases import capital
from tafelrunde.games.valskyrr.nouns import Enemy
from tafelrunde.games.valskyrr.rules.basics import count, time_number
from tafelrunde.games.valskyrr.state.boards import (
    FURIOUS,
    REINFORCEMENT,
    REINFORCEMENT_TRACKS,
    TIME_TRACKS,
)
from tafelrunde.games.valskyrr.state.table import Foe, Game
from tafelrunde.games.valskyrr.terms import Colour, Phase
from tafelrunde.games.valskyrr.texts.abilities import ability_text, requirement_text
from tafelrunde.games.valskyrr.texts.labels import card_name, condition_names
from tafelrunde.games.valskyrr.texts.words import term
from tafelrunde.games.valskyrr.vocabulary import ProgressAtLeast
from tafelrunde.terminal import painting
from tafelrunde.terminal.painting import BAD, DIM, GOOD, MARKER, NAME, WARN, link
from tafelrunde.terminal.valskyrr.words import say

COLOURS: Final = {
    Colour.BLUE: ("■", "dodger_blue1"),
    Colour.GREEN: ("●", "green"),
    Colour.RED: ("◆", "red"),
}
THREAT: Final = (("○", GOOD), ("▲", WARN), ("▲▲", BAD))
SYMBOLS: Final = {REINFORCEMENT: ("+", "bold cyan"), FURIOUS: ("!", BAD)}


class Brush(painting.Brush[Game]):
    """With the words of this game."""

    own = say

    def word(self, key: str) -> str:
        """A term of the game, as it stands in a title."""
        return capital(term(key, self.lang))


def panels(brush: Brush) -> dict[str, Text]:
    """All panels but the heroes and the log."""
    from tafelrunde.terminal.valskyrr.paint_map import locations

    third = max(24, brush.width // 3 - 4)
    return {
        "header": header(brush),
        "tracks": tracks(brush),
        "map": locations(Brush(brush.game, brush.lang, brush.seat, third)),
        "encounter": encounter(brush),
        "row": enemy_row(brush),
        "compact": compact(brush),
    }


# --- Header and tracks ----------------------------------------------------------------------------


def header(brush: Brush) -> Text:
    """Adventure, round, phases and loot in one line."""
    game = brush.game
    text = Text(no_wrap=True, overflow="ellipsis")
    link(text, game.adventure.name.text(brush.lang), "adventure", NAME)
    text.append(f"  {brush.word('round')} {game.round}  ")
    for phase in Phase:
        key = phase.name.lower()
        if phase is game.phase:
            link(text, f" {phase.value} {brush.word(key)} ", f"phase:{key}", MARKER)
        elif brush.width >= 120:
            link(text, f" {brush.word(key)} ", f"phase:{key}", DIM)
        else:
            link(text, f" {phase.value} ", f"phase:{key}", DIM)
    text.append(f"  {brush.word('loot')} ")
    text.append(f"◆ {game.loot}", "bold yellow")
    return text


def tracks(brush: Brush) -> Text:
    """Time and reinforcement, with their symbols and markers."""
    game = brush.game
    text = time_track(brush)
    text.append("  " + brush.say("time-number", number=time_number(game)) + "\n", DIM)
    text.append_text(reinforcement_track(brush))
    arriving = REINFORCEMENT_TRACKS[game.setup.board].enemies[game.reinforcement]
    return text.append("  " + brush.say("arriving", enemies=arriving), DIM)


def time_track(brush: Brush) -> Text:
    """Field by field; the game is lost at the end."""
    game, track = brush.game, TIME_TRACKS[brush.game.setup.board]
    text = Text(no_wrap=True, overflow="ellipsis")
    link(text, brush.word("time"), "track:time", NAME)
    text.append(f" {game.time:2}/{track.end} ")
    for field in range(track.end):
        sign, style = SYMBOLS.get(track.symbols.get(field, ""), ("·", DIM))
        if field == game.time:
            text.append("●", MARKER)
        else:
            text.append("━" if field < game.time and sign == "·" else sign, style)
    text.append("✖", BAD)
    return text


def reinforcement_track(brush: Brush) -> Text:
    """How many enemies each field brings."""
    game, track = brush.game, REINFORCEMENT_TRACKS[brush.game.setup.board]
    text = Text(no_wrap=True, overflow="ellipsis")
    link(text, brush.word("reinforcement"), "track:reinforcement", NAME)
    for field, enemies in enumerate(track.enemies):
        here = field == game.reinforcement
        text.append(" ")
        text.append(f"[{enemies}]" if here else str(enemies), MARKER if here else DIM)
    return text.append("◔", BAD)


# --- Encounter ------------------------------------------------------------------------------------


def encounter(brush: Brush) -> Text:
    """The active encounter: progress, how it is won, what can be done for it."""
    game, lang = brush.game, brush.lang
    text = Text()
    task = game.task
    if task is None or game.encounter is None:
        return text.append(brush.say("no-encounter"), DIM)
    link(text, card_name(game.encounter, lang), f"card:{game.encounter.uid}", NAME)
    text.append(f"  {brush.word('progress')} ")
    _progress(text, game)
    text.append("\n")
    for victory in task.victory:
        text.append("★ ", "yellow")
        text.append(requirement_text(victory, lang) + "\n")
    for item in task.progress:
        text.append("› " + ability_text(item, lang) + "\n", DIM)
    if task.defence:
        text.append(brush.say("defence", physical=task.defence[0], magical=task.defence[1]), DIM)
    return text


def _progress(text: Text, game: Game) -> None:
    """The tokens that lie there, and those that are still missing."""
    wanted = progress_wanted(game)
    text.append(f"{game.progress}" + (f"/{wanted} " if wanted else " "))
    text.append("●" * game.progress, "bold cyan")
    text.append("○" * (wanted - game.progress), DIM)


def progress_wanted(game: Game) -> int:
    """How many tokens complete the encounter; 0 if tokens do not."""
    needs = game.task.victory if game.task is not None else ()
    return next((count(game, n.tokens) for n in needs if isinstance(n, ProgressAtLeast)), 0)


# --- Enemies --------------------------------------------------------------------------------------


def enemy_row(brush: Brush) -> Text:
    """The enemies in the adventure zone, left to right."""
    text = Text()
    row = brush.game.row
    if not row:
        return text.append(brush.say("empty-row"), DIM)
    for number, foe in enumerate(row):
        if number:
            text.append("  │  ", DIM)
        foe_line(text, foe, brush)
    return text


def foe_line(text: Text, foe: Foe, brush: Brush) -> None:
    """Name, life, attack, defence, tokens; the sign of its deck beside the colour."""
    enemy = foe.enemy
    sign, colour = COLOURS[enemy.colour] if enemy.colour is not None else ("☠", "magenta")
    text.append(sign, colour)
    if foe.enraged:
        text.append("‼", BAD)
    elif enemy.furious:
        text.append("!", WARN)
    text.append(" ")
    link(text, enemy.name.text(brush.lang), f"card:{foe.card.uid}", NAME)
    left = max(0, foe.life - foe.wounds)
    life = f"{left}/{foe.life}" if foe.wounds else str(left)
    text.append(f" ♥{life}", BAD if left <= 1 else "red")
    text.append(f" {values(enemy, brush)}")
    for condition in condition_names(foe.conditions, brush.lang):
        text.append(f" ~{condition}", "magenta")
    if foe.tokens:
        text.append(f" ●{foe.tokens}", "cyan")


def values(enemy: Enemy, brush: Brush) -> str:
    """Attack and defence in the shortest form."""
    return brush.say(
        "values",
        physical=enemy.physical,
        magical=enemy.magical,
        defence_physical=enemy.defence_physical,
        defence_magical=enemy.defence_magical,
    )


# --- The whole table, small -----------------------------------------------------------------------


def compact(brush: Brush) -> Text:
    """The table in as few lines as possible."""
    from tafelrunde.terminal.valskyrr.paint_map import here
    from tafelrunde.terminal.valskyrr.paint_seats import hero_lines

    text = Text(no_wrap=True, overflow="ellipsis")
    text.append_text(time_track(brush))
    text.append("  ")
    text.append_text(reinforcement_track(brush))
    text.append("\n")
    text.append_text(here(brush))
    text.append("\n")
    text.append_text(_row_in_short(brush))
    for hero in brush.game.heroes:
        text.append("\n")
        text.append_text(hero_lines(brush, hero))
    return text


def _row_in_short(brush: Brush) -> Text:
    text = Text(no_wrap=True, overflow="ellipsis")
    text.append(brush.word("enemy_row") + ": ", NAME)
    for number, foe in enumerate(brush.game.row):
        text.append(", " if number else "")
        link(text, foe.enemy.name.text(brush.lang), f"card:{foe.card.uid}")
        text.append(f" ♥{max(0, foe.life - foe.wounds)}", "red")
    if not brush.game.row:
        text.append("–", DIM)
    return text
