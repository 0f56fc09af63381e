"""The hero zones: focus, conditions, piles, gear, enemies and hand of each hero."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tafelrunde.games.valskyrr.rules.tracks import focus_track
from tafelrunde.games.valskyrr.state.physical import Card
from tafelrunde.games.valskyrr.state.table import Hero
from tafelrunde.games.valskyrr.texts.labels import card_name, condition_names, hero_name
from tafelrunde.terminal.painting import BAD, DIM, MARKER, NAME, WARN, link
from tafelrunde.terminal.valskyrr.paint import SYMBOLS, Brush, foe_line


def panels(brush: Brush) -> list[Text]:
    """One panel for each hero."""
    return [_panel(brush, hero) for hero in brush.game.heroes]


def _panel(brush: Brush, hero: Hero) -> Text:
    text = _title(brush, hero)
    if hero.defeated:
        return text
    text.append("\n")
    _focus(text, brush, hero)
    text.append("\n")
    text.append_text(_piles(brush, hero, "piles"))
    text.append("\n")
    _cards(text, brush, brush.say("zone-short"), hero.hero_zone, hero.tokens)
    text.append("\n")
    _cards(text, brush, brush.word("hand"), hero.hand, {})
    for foe in hero.foes:
        text.append("\n")
        foe_line(text, foe, brush)
    return text


def _title(brush: Brush, hero: Hero) -> Text:
    """Name, whether it is this hero's turn, and conditions."""
    text = Text()
    acting = hero.index in (brush.game.active, brush.seat)
    text.append("► " if acting else "  ", "bold yellow")
    link(text, hero_name(hero, brush.lang), f"hero:{hero.index}", NAME)
    if hero.defeated:
        text.append(f" ✖ {brush.say('defeated')}", BAD)
    for condition in condition_names(hero.conditions, brush.lang):
        text.append(f" ~{condition}", "magenta")
    if hero.index == brush.game.active and hero.normal_left > 0:
        text.append("  ▶" * hero.normal_left, "green")
    return text


def _focus(text: Text, brush: Brush, hero: Hero) -> None:
    """The focus track as a bar with its symbols."""
    track = focus_track(hero)
    link(text, brush.say("focus-short"), "track:focus")
    text.append(f" {hero.focus:2} ")
    for field in range(track.end):
        sign, style = SYMBOLS.get(track.symbols.get(field, ""), ("·", DIM))
        if field == hero.focus:
            text.append("●", MARKER)
        elif field < hero.focus and sign == "·":
            text.append("━", WARN)
        else:
            text.append(sign, style)
    text.append("↺", DIM)


def _piles(brush: Brush, hero: Hero, key: str) -> Text:
    sizes = brush.say(
        key,
        hand=len(hero.hand),
        deck=len(hero.deck),
        discard=len(hero.discard_pile),
        graveyard=len(hero.graveyard),
    )
    left = len(hero.hand) + len(hero.deck) + len(hero.discard_pile)
    return Text(sizes, BAD if left <= 5 else DIM)


def _cards(
    text: Text, brush: Brush, title: str, cards: Sequence[Card], tokens: dict[int, int]
) -> None:
    """The names of the cards, equal ones counted."""
    text.append(f"{title}: ", DIM)
    counts: dict[str, list[Card]] = {}
    for card in cards:
        counts.setdefault(card.id, []).append(card)
    for number, same in enumerate(counts.values()):
        text.append(", " if number else "")
        link(text, card_name(same[0], brush.lang), f"card:{same[0].uid}")
        if len(same) > 1:
            text.append(f"×{len(same)}", DIM)
        lying = sum(tokens.get(card.uid, 0) for card in same)
        text.append(f" ●{lying}" if lying else "", "cyan")
    if not cards:
        text.append("–", DIM)


def hero_lines(brush: Brush, hero: Hero) -> Text:
    """One hero in two lines, for a small screen."""
    text = _title(brush, hero)
    text.no_wrap, text.overflow = True, "ellipsis"
    if hero.defeated:
        return text
    text.append("  ")
    _focus(text, brush, hero)
    text.append("  ")
    text.append_text(_piles(brush, hero, "piles-short"))
    if hero.foes:
        text.append("\n    ")
    for number, foe in enumerate(hero.foes):
        text.append(" │ " if number else "", DIM)
        foe_line(text, foe, brush)
    return text
