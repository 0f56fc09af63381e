"""Saved tables: read back only if everything fits together.

A file can be forged so that its checksum is right. The declaration of the table looks at every
value, `save_checks` at what must hold between them, before any rule meets it.
"""

from __future__ import annotations

from tafelrunde.engine.games import Data
from tafelrunde.games.hexer import library
from tafelrunde.games.hexer.physical import Card, physical
from tafelrunde.games.hexer.rules.setup import laid_out
from tafelrunde.games.hexer.saving.checks import check_cards, check_table
from tafelrunde.games.hexer.setups import setup_from
from tafelrunde.games.hexer.state import TABLE, Game

dump = TABLE.dump


def load(data: Data) -> Game:
    """The table from plain data; raises an error if a value has another form, a card is missing or
    lies in two places, or things do not fit together.
    """
    game = TABLE.load(data, _physical)
    check_cards(game)
    check_table(game)
    return game


def _physical(data: Data) -> list[Card]:
    """The cards of the table; a set-up that no game can have is refused before."""
    new = laid_out(setup_from(data["setup"]))
    if len(data["players"]) != len(new.players):
        raise ValueError("the players do not fit the set-up")
    if [card.id for card in new.cards] == data["cards"]:
        return new.cards
    return [physical(uid, library.printed(name)) for uid, name in enumerate(data["cards"])]
