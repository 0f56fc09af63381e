"""The clash: the chain of cards with their connections drawn, and who stands against the group."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from tafelrunde.engine.effects import Effect
from tafelrunde.games.avalon.clash.combat import enemy_of
from tafelrunde.games.avalon.clash.diplomacy import reaction_for, stage_of
from tafelrunde.games.avalon.nouns import Key
from tafelrunde.games.avalon.state.physical import Card
from tafelrunde.games.avalon.state.table import Clash, Laid
from tafelrunde.games.avalon.terms import (
    FREE_ROW,
    MAGIC_ROW,
    ROWS,
    TOP_OF_RELATION,
    Art,
    Trait,
)
from tafelrunde.games.avalon.texts.cards import row_name
from tafelrunde.games.avalon.texts.effects import effect_text
from tafelrunde.games.avalon.texts.labels import card_name
from tafelrunde.games.avalon.texts.words import term
from tafelrunde.games.avalon.vocabulary.clash import Draw, Empty, Extra, Markers, Steps, Variable
from tafelrunde.terminal.avalon.paint import Brush
from tafelrunde.terminal.avalon.paint_map import SEATS
from tafelrunde.terminal.painting import BAD, DIM, GOOD, MARKER, NAME, WARN, line, link

GUTTER: Final = 15
CARD: Final = 14
"""Characters of one card; as many cards as fit are shown, the last ones."""
SIGNS: Final = {Markers: "+{}", Steps: "±{}", Draw: "▤{}", Extra: "»", Empty: "·", Variable: "?"}


def chain(brush: Brush) -> Text:
    """The sequence from the encounter card on, row by row."""
    clash = brush.game.clash
    assert clash is not None
    text = line()
    room = max(2, (brush.width * 2 // 3 - GUTTER - 4) // CARD)
    links = [_Link(clash.enemy, None), *(_Link(laid.card, laid) for laid in clash.sequence)]
    hidden = max(0, len(links) - room)
    shown = links[hidden:]
    _names(text, brush, shown, hidden)
    for row in range(ROWS):
        text.append(str(row_name(row, clash.art, brush.lang))[: GUTTER - 1].ljust(GUTTER), DIM)
        for number, each in enumerate(shown):
            before = links[hidden + number - 1] if hidden + number else None
            _edge(text, before, each, row)
        text.append("\n")
    _tokens(text, brush, shown)
    return text


class _Link:
    """A card of the chain; the first is the encounter card itself."""

    def __init__(self, card: Card, laid: Laid | None) -> None:
        self.card = card
        self.laid = laid

    def is_active(self, row: int) -> bool:
        """Whether the symbol at its left edge was activated."""
        return self.laid is not None and bool(self.laid.activated >> row & 1)


def _names(text: Text, brush: Brush, shown: Sequence[_Link], hidden: int) -> None:
    text.append((f"… {hidden} " if hidden else "").ljust(GUTTER), DIM)
    for each in shown:
        owner = SEATS[each.laid.owner] if each.laid is not None else "☠"
        name = f"{owner}{card_name(each.card, brush.lang)}"[: CARD - 1]
        link(text, name, f"card:{each.card.uid}", NAME)
        text.append(" " * (CARD - len(name)))
    text.append("\n")


def _edge(text: Text, before: _Link | None, each: _Link, row: int) -> None:
    """One row of one card: the bonus at its left, the connection to it, the key at its right."""
    bonus = each.card.left[row] if each.laid is not None else None
    key = each.card.right[row]
    came = before.card.right[row] if before is not None else None
    if bonus is None:
        text.append("   ")
    elif each.is_active(row):
        text.append("══", GOOD)
        text.append("▶", GOOD)
    elif came is not None:
        text.append("─╳─" if came.blocked else "─ ─", WARN)
    else:
        text.append("  ─", DIM)
    sign = _bonus_sign(bonus)
    text.append(sign.ljust(5), GOOD if each.is_active(row) else "")
    text.append(_key_sign(key, row).rjust(CARD - 9) + " ", BAD if key and key.blocked else "")


def _bonus_sign(bonus: Sequence[Effect] | None) -> str:
    """What a symbol brings, in a few characters."""
    if bonus is None:
        return ""
    signs = []
    for effect in bonus:
        sign = SIGNS.get(type(effect), "*")
        amount = next(
            (getattr(effect, field) for field in ("markers", "steps", "cards", "times")
             if hasattr(effect, field)), ""
        )  # fmt: skip
        signs.append(sign.format(amount if isinstance(amount, int) else "n"))
    return "".join(signs)[:5] or "·"


def _key_sign(key: Key | None, row: int) -> str:
    if key is None:
        return ""
    if key.blocked:
        return "╳"
    needs = str(key.needs) if row < MAGIC_ROW else "✦" if row == MAGIC_ROW else "○"
    assert row <= FREE_ROW
    return f"{needs}×{key.times}" if key.times > 1 else needs


def _tokens(text: Text, brush: Brush, shown: Sequence[_Link]) -> None:
    """What lies on the cards: time, charges, magic."""
    clash = brush.game.clash
    assert clash is not None
    text.append(brush.say("tokens").ljust(GUTTER), DIM)
    for each in shown:
        time = each.laid.time if each.laid is not None else clash.time
        lying = f"⌛{time} " if time else ""
        if each.laid is not None:
            lying += f"⚡{each.laid.charges} " if each.laid.charges else ""
            lying += f"✦{each.laid.magic}" if each.laid.magic else ""
        text.append(lying.ljust(CARD), "cyan")


# --- The other side -------------------------------------------------------------------------------


def opponent(brush: Brush) -> Text:
    """The encounter card with what would happen now."""
    clash = brush.game.clash
    assert clash is not None
    text = Text()
    link(text, card_name(clash.enemy, brush.lang), f"card:{clash.enemy.uid}", NAME)
    text.append(f"  {brush.say('clash-round', round=clash.round)}\n", DIM)
    if clash.art is Art.COMBAT:
        _combat(text, brush, clash)
    else:
        _diplomacy(text, brush, clash)
    return text


def _combat(text: Text, brush: Brush, clash: Clash) -> None:
    """The pool against the value, traits, and the table with the row that applies."""
    enemy = enemy_of(clash)
    text.append("●" * clash.pool, GOOD)
    text.append("○" * max(0, enemy.value - clash.pool), DIM)
    text.append(f" {clash.pool}/{enemy.value}\n")
    if clash.enemy.traits:
        traits = [term(each, brush.lang) for each in Trait if clash.enemy.traits >> each & 1]
        text.append(" · ".join(traits) + "\n", WARN)
    for row in enemy.table:
        applies = row.least <= clash.pool <= row.most
        text.append("► " if applies else "  ", BAD)
        span = f"{row.least}" if row.least == row.most else f"{row.least}–{row.most}"
        done = effect_text(row.do, brush.lang) or "–"
        text.append(f"{span}: {done}\n", "" if applies else DIM)
    if enemy.opportunity:
        done = effect_text(enemy.opportunity, brush.lang)
        text.append(brush.say("opportunity", done=done), DIM)


def _diplomacy(text: Text, brush: Brush, clash: Clash) -> None:
    """The relation from red to green, and the reactions of the stage."""
    for field in range(-TOP_OF_RELATION, TOP_OF_RELATION + 1):
        colour = "red" if field < 0 else "green" if field > 0 else "grey62"
        sign = "–" if field < 0 else "+" if field > 0 else "0"
        text.append(f" {sign} ", MARKER if field == clash.relation else colour)
    text.append(f"  {clash.relation:+d}\n")
    present = reaction_for(brush.game, clash)
    for reaction in stage_of(clash).reaction:
        applies = reaction is present
        where = term(reaction.area, brush.lang) if reaction.area is not None else "*"
        text.append("► " if applies else "  ", BAD)
        text.append(f"{where}: {effect_text(reaction.do, brush.lang)}\n", "" if applies else DIM)


def clash_line(brush: Brush) -> Text:
    """The encounter in one line, for a small screen."""
    clash = brush.game.clash
    assert clash is not None
    text = line()
    link(text, card_name(clash.enemy, brush.lang), f"card:{clash.enemy.uid}", NAME)
    if clash.art is Art.COMBAT:
        text.append(f" ●{clash.pool}/{enemy_of(clash).value}", GOOD)
    else:
        text.append(f" {clash.relation:+d}", GOOD if clash.relation > 0 else BAD)
    for laid in clash.sequence:
        text.append(" ═ ", DIM)
        link(text, card_name(laid.card, brush.lang), f"card:{laid.card.uid}")
    return text
