"""Card rows with their decks, as scenario files write and tell them."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.declared.scenarios import CARDS, Draft
from tafelrunde.engine.forms import Form, each, table, text, whole
from tafelrunde.engine.games import Data
from tafelrunde.engine.state.wording import facts_of, sizes_of, write
from tafelrunde.games.hexer.rules.deck import ROW_NAMES, refill
from tafelrunde.games.hexer.state.table import Game
from tafelrunde.games.hexer.terms import ROW

NAMES: Final = tuple(ROW_NAMES.values())
KEYS: Final = {"row": "rows", "deck": "row_decks", "discards": "row_discards"}
"""What a market has, by its keys in a position."""
FORMS: Final[dict[str, Form]] = {
    "rows": table(dict.fromkeys(NAMES, each(text, ROW))),
    "row_decks": table(dict.fromkeys(NAMES, CARDS)),
    "row_discards": table(dict.fromkeys(NAMES, CARDS)),
}
SIZES: Final = dict.fromkeys(("row_decks", "row_discards"), table(dict.fromkeys(NAMES, whole())))


def read(draft: Draft[Game]) -> None:
    """Card rows from the cheapest space; unnamed rows are filled from their decks."""
    game, position = draft.state, draft.position
    for kind, name in ROW_NAMES.items():
        market, old = game.markets[kind], draft.before.markets[kind]
        if market is None or old is None:
            continue
        written = {own: position.get(key, {}).get(name) for own, key in KEYS.items()}
        row = [*(written.pop("row") or ()), *[""] * ROW][:ROW]
        named = {own: cards for own, cards in written.items() if cards is not None}
        market.discards = []
        write(market, {"row": row, **named}, draft.words)
        if "deck" not in named:
            order = [*old.deck, *[card for card in old.row[::-1] if card is not None]]
            market.deck = draft.box.take_left(order)
        if name not in position.get("rows", {}):
            refill(game, kind, "H4.05")


def tell(game: Game) -> tuple[Data, Data]:
    """The card rows with their decks, the next card to be drawn first, and the sizes of piles."""
    markets = {name: game.markets[kind] for kind, name in ROW_NAMES.items()}
    there = {name: market for name, market in markets.items() if market is not None}
    told = {name: facts_of(market) for name, market in there.items()}
    sizes = {name: sizes_of(market) for name, market in there.items()}
    piles = {own: key for own, key in KEYS.items() if key in SIZES}
    return (
        {key: {name: told[name][own] for name in told} for own, key in KEYS.items()},
        {key: {name: sizes[name][own] for name in sizes} for own, key in piles.items()},
    )
