"""Why not? What is in the way of a card or a flight as the encounter stands, asked only if somebody
can read it.
"""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.engine.content import Name
from tafelrunde.engine.decisions import Closed
from tafelrunde.games.avalon.clash.options import Lay
from tafelrunde.games.avalon.clash.sequence_cards import can_pay_magic, last_card
from tafelrunde.games.avalon.rules.attributes import attribute_value
from tafelrunde.games.avalon.rules.reasons import Reason, because
from tafelrunde.games.avalon.state.physical import Card
from tafelrunde.games.avalon.state.table import Character, Clash, Game
from tafelrunde.games.avalon.terms import FREE_ROW, MAGIC_ROW, ROWS, Attribute


def explained(
    game: Game, clash: Clash, character: Character, closed: Sequence[Closed]
) -> list[Closed]:
    """The closed options of an active character, each with what is in the way."""
    return [Closed(each.option, each.why, _reason(game, clash, character, each)) for each in closed]


def _reason(game: Game, clash: Clash, character: Character, closed: Closed) -> Reason:
    name = character.board.name
    match closed.why:
        case "A27.19":
            return because("panic", character=name)
        case "A28.33":
            return because("fast")
        case "A31.12":
            return because("tried-to-flee", character=name)
        case "A11.05":
            return because("bad-trait", character=name, trait=character.board.trait_name)
        case _:
            assert isinstance(closed.option, Lay)
            return _extra_card(game, clash, character, closed.option.card)


def _extra_card(game: Game, clash: Clash, character: Character, card: Card) -> Reason:
    """Why no extra-card bonus of a card would be activated (A27.06)."""
    rows = [row for row in range(ROWS) if card.extra >> row & 1]
    if not rows:
        return because("no-extra")
    keys = last_card(clash).right
    met = [row for row in rows if (key := keys[row]) is not None and not key.blocked]
    if not met:
        return because("not-connected", card=_name(last_card(clash)))
    if MAGIC_ROW in met and not can_pay_magic(game, clash, character):
        return because("no-magic")
    row = next(each for each in met if each not in (MAGIC_ROW, FREE_ROW))
    attribute, key = Attribute(3 * clash.art + row), keys[row]
    assert key is not None
    return because(
        "attribute",
        character=character.board.name,
        attribute=attribute,
        needed=key.needs,
        have=attribute_value(character, attribute),
    )


def _name(card: Card) -> Name:
    assert card.printed is not None
    return card.printed.name
