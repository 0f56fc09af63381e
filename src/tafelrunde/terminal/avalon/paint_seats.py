"""Character sheets: the three survival tracks, attributes, stocks, belongings, hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from tafelrunde.games.avalon.rules.attributes import attribute_value
from tafelrunde.games.avalon.rules.tracks import energy_limit
from tafelrunde.games.avalon.shown.wire import states
from tafelrunde.games.avalon.state.physical import Card
from tafelrunde.games.avalon.state.table import Character
from tafelrunde.games.avalon.terms import EXHAUSTED, RED_FEAR, Attribute, Resource
from tafelrunde.games.avalon.texts.labels import card_name
from tafelrunde.games.avalon.texts.words import name, place_name, term
from tafelrunde.terminal.avalon.paint import Brush
from tafelrunde.terminal.avalon.paint_map import SEATS
from tafelrunde.terminal.avalon.words import STATES
from tafelrunde.terminal.painting import BAD, DIM, GOOD, NAME, WARN, line, link

SHORT: Final = 4
"""Letters of a word where room is scarce."""


def panels(brush: Brush) -> list[Text]:
    """One sheet for each character."""
    return [_sheet(brush, each) for each in brush.game.characters]


def _sheet(brush: Brush, character: Character) -> Text:
    text = _title(brush, character)
    for track in (_energy(brush, character), _health(character), _fear(character)):
        text.append("\n")
        text.append_text(track)
    text.append("\n")
    _attributes(text, brush, character)
    text.append("\n")
    _resources(text, brush, character)
    _cards(text, brush, "belongings", character.equipped)
    _cards(text, brush, "flipped", character.flipped)
    _skills(text, brush, character)
    if brush.game.clash is not None:
        _cards(text, brush, "hand", character.hand)
    return text


def _title(brush: Brush, character: Character) -> Text:
    """Name, place, and what is wrong with the character."""
    text = line()
    text.append("► " if character.index == brush.seat else "  ", "bold yellow")
    named = character.board.name.text(brush.lang)
    link(text, f"{SEATS[character.index]} {named}", f"character:{character.index}", NAME)
    if character.place:
        place = str(place_name(character.place, brush.lang))
        link(text, f"  {place}", f"place:{character.place}", DIM)
    if character.passed:
        text.append(f"  {brush.say('passed')}", DIM)
    for state in states(brush.game, character):
        text.append(f"  {brush.say(STATES[state])}", BAD)
    return text


# --- The three tracks -----------------------------------------------------------------------------


def _energy(brush: Brush, character: Character) -> Text:
    """The crossbar of the health indicator bounds it (A10.05, A10.08)."""
    top, limit = character.tray.most_energy, energy_limit(brush.game, character)
    text = Text("⚡ ")
    for field in range(1, top + 1):
        if field <= character.energy:
            text.append("█", BAD if character.energy <= EXHAUSTED else "dodger_blue1")
        else:
            text.append("░" if field <= limit else "╳", DIM)
    return text.append(f" {character.energy}/{limit}")


def _health(character: Character) -> Text:
    """The T-shaped indicator: its end is the crossbar."""
    text = Text("♥ ")
    text.append("█" * character.health, "red")
    text.append("┤", "bold red")
    text.append("░" * (character.tray.health - character.health), DIM)
    return text.append(f" {character.health}/{character.tray.health}")


def _fear(character: Character) -> Text:
    """The last fields are red (A10.19)."""
    top, text = character.tray.most_fear, Text("☾ ")
    for field in range(1, top + 1):
        style = BAD if field > top - RED_FEAR else "magenta"
        text.append("█" if field <= character.fear else "░", style)
    return text.append(f" {character.fear}/{top}")


# --- Values and cards -----------------------------------------------------------------------------


def _attributes(text: Text, brush: Brush, character: Character) -> None:
    for attribute in Attribute:
        value = attribute_value(character, attribute)
        short = term(attribute, brush.lang)[:SHORT]
        text.append(f"{short} {value} ", NAME if value else DIM)


def _resources(text: Text, brush: Brush, character: Character) -> None:
    for resource in Resource:
        amount = character.resources[resource]
        named = term(resource, brush.lang)
        scarce = resource is Resource.FOOD and not amount
        text.append(f"{named} {amount} ", WARN if scarce else GOOD if amount else DIM)


def _cards(text: Text, brush: Brush, title: str, cards: Sequence[Card]) -> None:
    if not cards:
        return
    text.append(f"\n{brush.say(title)} ", DIM)
    for number, card in enumerate(cards):
        text.append(", " if number else "")
        link(text, card_name(card, brush.lang), f"card:{card.uid}")


def _skills(text: Text, brush: Brush, character: Character) -> None:
    if not character.skills:
        return
    text.append(f"\n{brush.say('skills')} ", DIM)
    for number, learned in enumerate(character.skills):
        side = learned.card.sides[learned.side]
        text.append(", " if number else "")
        link(text, str(name(side.id, brush.lang)), f"card:{learned.card.uid}")


def character_line(brush: Brush, character: Character) -> Text:
    """One character in one line, for a small screen."""
    text = _title(brush, character)
    text.append(f"  ⚡{character.energy}/{energy_limit(brush.game, character)}", "dodger_blue1")
    text.append(f" ♥{character.health}", "red")
    text.append(f" ☾{character.fear}", "magenta")
    text.append(f" {term(Resource.FOOD, brush.lang)} {character.resources[Resource.FOOD]}", DIM)
    return text
