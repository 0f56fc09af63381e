"""The players: attributes, gold, shield, piles, hand, and what lies with the board."""

from __future__ import annotations

from rich.text import Text

from tafelrunde.games.hexer.rules.attributes import attribute_name
from tafelrunde.games.hexer.state.board import LOCATIONS
from tafelrunde.games.hexer.state.physical import HIDDEN, Card
from tafelrunde.games.hexer.state.table import Player
from tafelrunde.games.hexer.terms import Attribute, Terrain
from tafelrunde.games.hexer.texts.words import ROMAN, words
from tafelrunde.terminal.hexer.paint import SEATS, TERRAINS, Brush, card
from tafelrunde.terminal.painting import DIM, NAME, WARN, link


def panels(brush: Brush) -> list[Text]:
    """One panel for each player."""
    return [_panel(brush, player) for player in brush.game.players]


def _panel(brush: Brush, player: Player) -> Text:
    text = Text()
    player_line(text, brush, player)
    text.append("\n")
    _levels(text, brush, player)
    text.append("\n")
    counts = {"deck": len(player.deck), "discards": len(player.discard_pile)}
    text.append(brush.say("piles", **counts), DIM)
    text.append("\n")
    _hand(text, brush, player)
    owned = [*player.potions, *player.bombs, *player.mutagens, *player.items, *player.trophies]
    if owned:
        text.append("\n")
        _cards(text, brush, owned)
    _traces(text, brush, player)
    return text


def player_line(text: Text, brush: Brush, player: Player) -> None:
    """Name, place, gold and shield in one line."""
    active = player.index in (brush.game.active, brush.seat)
    text.append("► " if active else "  ", "bold yellow")
    name = player.character.name.text(brush.lang)
    link(text, f"{SEATS[player.index]} {name}", f"player:{player.index}", NAME)
    text.append(f"  ●{player.gold}", "bold yellow")
    text.append(f"  {'⚡' if player.is_mage else '◈'}{player.shield}", "dodger_blue1")
    if player.place >= 0:
        place = LOCATIONS[player.place].name.text(brush.lang)
        link(text, f"  {place}", f"place:{player.place}", DIM)


def _levels(text: Text, brush: Brush, player: Player) -> None:
    for attribute in Attribute:
        name = words(brush.lang).say(f"skill-{attribute_name(player, attribute)}")
        text.append(f"{name.split()[0][:5]} {ROMAN[player.levels[attribute]]}  ")
    text.append(brush.say("level", level=ROMAN[player.level]), WARN)


def _hand(text: Text, brush: Brush, player: Player) -> None:
    text.append(brush.say("hand") + " ", NAME)
    if player.hand and player.hand[0] is HIDDEN:
        text.append("▒" * len(player.hand), DIM)
        return
    for one in player.hand:
        for terrain in Terrain:
            if one.terrains >> terrain & 1:
                text.append(*TERRAINS[terrain])
        card(text, one, brush.lang)
        text.append("  ")


def _cards(text: Text, brush: Brush, cards: list[Card]) -> None:
    for one in cards:
        link(text, one.printed.name.text(brush.lang) if one.printed else "▒", f"card:{one.uid}")
        text.append("  ")


def _traces(text: Text, brush: Brush, player: Player) -> None:
    """Rumours, trails, weaknesses, destruction tokens and quests."""
    parts = [f"!{LOCATIONS[tile].name.text(brush.lang)}" for tile in player.rumours]
    parts += [f"?{ROMAN[numeral]}" for _, numeral in player.weaknesses]
    parts += ["※"] * len(player.destruction)
    parts += [f"→{LOCATIONS[quest.place].name.text(brush.lang)}" for quest in player.quests]
    trails = [TERRAINS[LOCATIONS[tile].terrain] for tile in player.trails]
    if parts or trails:
        text.append("\n" + " ".join(parts) + " ", DIM)
        for sign, style in trails:
            text.append(f"~{sign}", style)
