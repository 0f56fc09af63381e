"""What laying a card would connect and bring, and whose Magic it would cost: nothing is changed, so
that a player sees it before the answer is final.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass

from tafelrunde.engine.effects import Effect
from tafelrunde.games.avalon.clash.sequence_cards import (
    activated,
    has_free_magic,
    last_card,
    magic_payers,
)
from tafelrunde.games.avalon.clash.turn import has_trait
from tafelrunde.games.avalon.clash.words import variable_bonus
from tafelrunde.games.avalon.rules.now import Now, number
from tafelrunde.games.avalon.state.physical import Card, is_connected
from tafelrunde.games.avalon.state.table import Character, Clash, ClashStep, Game, Laid
from tafelrunde.games.avalon.terms import ROWS, Trait
from tafelrunde.games.avalon.vocabulary.clash import Draw, Empty, Extra, Markers, Steps, Variable


@dataclass(frozen=True, slots=True)
class Preview:
    """What laying a card would do by its symbols alone, as they are printed."""

    connected: int  # rows, one bit for each (A26.05)
    activated: int
    markers: int  # of the combat pool
    steps: int  # of the relation
    cards: int  # to draw
    extra: bool  # an extra-card bonus is activated (A26.40)
    others: tuple[Effect, ...]  # whatever else the symbols bring
    payers: tuple[int, ...]  # seats whose Magic it can cost; nobody's if it costs none


def preview(game: Game, clash: Clash, character: Character, card: Card, magic: bool) -> Preview:
    """What happens if a character lays this card now, with or without Magic (A26.07)."""
    last = last_card(clash)
    rows = activated(clash, character, card, magic)
    now = _as_laid(game, clash, character, Laid(card, character.index, activated=rows))
    markers = steps = cards = 0
    others: list[Effect] = []
    for effect in _bonuses(clash, card, rows):
        match effect:
            case Markers():
                markers += number(now, effect.markers)
            case Steps():
                steps += number(now, effect.steps)
            case Draw():
                cards += number(now, effect.cards)
            case Extra() | Empty():
                pass
            case _:
                others.append(effect)
    return Preview(
        connected=sum(1 << row for row in range(ROWS) if is_connected(last, card, row)),
        activated=rows,
        markers=markers - is_defended(game, clash, character, markers),
        steps=steps,
        cards=cards,
        extra=bool(rows & card.extra),
        others=tuple(others),
        payers=payers(game, clash, character) if magic else (),
    )


def payers(game: Game, clash: Clash, character: Character) -> tuple[int, ...]:
    """The seats of those who could pay the Magic of a symbol; nobody has to if it is free."""
    if has_free_magic(game, clash, character):
        return ()
    return tuple(each.index for each in magic_payers(game, clash, character))


def is_defended(game: Game, clash: Clash, character: Character, markers: int) -> bool:
    """Defensive: the card laid in step 2a brings 1 marker less in total (A28.24)."""
    if clash.step is not ClashStep.LAY_FIRST or clash.markers_in_2a or markers <= 0:
        return False
    return has_trait(game, clash, Trait.DEFENSIVE, character)


def _bonuses(clash: Clash, card: Card, rows: int) -> Iterator[Effect]:
    """Every bonus of the activated rows, as often as their keys say (A26.49); a variable one as the
    present stage says (A26.46).
    """
    for row, key in last_card(clash).keys:
        for effect in (card.left[row] or ()) if rows >> row & 1 else ():
            for _ in range(key.times):
                if isinstance(effect, Variable):
                    yield from variable_bonus(clash, row) * effect.times
                else:
                    yield effect


def _as_laid(game: Game, clash: Clash, character: Character, laid: Laid) -> Now:
    """The moment after the card was laid, on a copy of what is counted: sequence and hand."""
    table, after, actor = copy(game), copy(clash), copy(character)
    actor.hand = [card for card in character.hand if card is not laid.card]
    after.sequence = [*clash.sequence, laid]
    table.clash = after
    table.characters = [actor if each is character else each for each in game.characters]
    return Now(table, clash.group, "A26.11", actor, laid=laid)
