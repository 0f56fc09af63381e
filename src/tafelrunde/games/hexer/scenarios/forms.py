"""What a written position may hold: the forms of its tables, keys and numbers."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.forms import (
    Form,
    anything,
    each,
    either,
    flag,
    in_order,
    named,
    one_of,
    seed,
    table,
    text,
    whole,
)
from tafelrunde.engine.shapes import shape_of, shaped
from tafelrunde.engine.state.wording import forms_of, pile_keys, size_forms
from tafelrunde.games.hexer.board import LOCATIONS
from tafelrunde.games.hexer.state import TABLE, Fight, Fighter, Game, Market, Player
from tafelrunde.games.hexer.terms import (
    ROW,
    Attribute,
    Expansion,
    Phase,
    Terrain,
)

CARDS: Final = each(text)
TERRAINS: Final = tuple(terrain.name.lower() for terrain in Terrain)
ATTRIBUTES: Final = tuple(attribute.name.lower() for attribute in Attribute)
PHASES: Final = tuple(phase.name.lower() for phase in Phase)
PLACE: Final = one_of([place.id for place in LOCATIONS])

GAME_BY_HAND: Final = (
    "setup",
    "ahead",
    "players",
    "winner",
    "fight",
    "markets",
    "dens",
    "legend",
    "legend_place",
    "destruction_on",
    "dagon_card",
    "out",
)
FIGHT_BY_HAND: Final = ("opponent", "attacker", "defender", "monster", "terrain", "bets")
GAME_KEYS: Final = forms_of(Game, without=GAME_BY_HAND)
SHARED_PILES: Final = {
    name: pile.kinds for name, pile in TABLE.piles(Game).items() if name != "out"
}
"""The plain piles of the table and what lies in them; the next card to be drawn stands first."""

PLAYER_PILES: Final = {name: pile.kinds for name, pile in TABLE.piles(Player).items()}
PLAYER_KEYS: Final = forms_of(Player)
FIGHT_KEYS: Final[dict[str, Form]] = forms_of(Fight, without=FIGHT_BY_HAND) | {
    "against": text,
    "drawn": flag,
    "attacker": table(forms_of(Fighter)),
    "defender": table(forms_of(Fighter)),
    "bets": named(text, "character"),
}
FIGHT: Final = table(FIGHT_KEYS, ["against"])


@shaped(shape_of(each(whole(0, len(LOCATIONS) - 1), 2)))
def ahead(value: object, where: str) -> None:
    """Nothing, or a first move decided early: the number of a location, and 1 for a ship."""
    each(anything)(value, where)
    if value:
        in_order(whole(0, len(LOCATIONS) - 1), whole(0, 1))(value, where)


ROW_NAMES: Final = ("witcher", "mage")
DEN: Final = table({"id": text, "place": PLACE, "second": flag}, ["id"])
ROWS: Final = table(dict.fromkeys(ROW_NAMES, each(text, ROW)))
ROW_PILES: Final = table(dict.fromkeys(ROW_NAMES, CARDS))
POSITION: Final[dict[str, Form]] = {
    "players": named(table(PLAYER_KEYS), "character"),
    "expansions": each(one_of([expansion.value for expansion in Expansion])),
    "side": one_of(["a", "b"]),
    "legendary": text,
    "mutagens": flag,
    "marker": flag,
    "overlap": flag,
    "veiled": flag,
    "ahead": ahead,
    "seed": seed,
    **GAME_KEYS,
    "rows": ROWS,
    "row_decks": ROW_PILES,
    "row_discards": ROW_PILES,
    "monsters": table(dict.fromkeys(TERRAINS, either(text, DEN))),
    "legendary_place": PLACE,
    "destruction_on": named(text, "location", lasting=True),
    "fight": FIGHT,
}

# --- What an expectation may name beside that -----------------------------------------------------

PLAYER_FACTS: Final[dict[str, Form]] = PLAYER_KEYS | {
    "deck_top": either(text, CARDS),
    "deck_bottom": either(text, CARDS),
    "sizes": table(size_forms(Player)),
}
ROW_SIZES: Final = table(dict.fromkeys(ROW_NAMES, whole()))
SIZES: Final = size_forms(Game) | {"row_decks": ROW_SIZES, "row_discards": ROW_SIZES}
FACTS: Final[dict[str, Form]] = {
    **{key: form for key, form in POSITION.items() if key not in ("seed", "chance")},
    "players": named(table(PLAYER_FACTS), "character", lasting=True),
    "fight": table(FIGHT_KEYS | {"sizes": table(size_forms(Fight))}),
    "sizes": table(SIZES),
    "out": CARDS,
    "over": flag,
    "winner": text,
}

PILE_KEYS: Final = {
    **pile_keys(Game),
    **{f"row_decks.{row}": TABLE.piles(Market)["deck"] for row in ROW_NAMES},
    **{f"row_discards.{row}": TABLE.piles(Market)["discards"] for row in ROW_NAMES},
    **pile_keys(Player, "players.<character>."),
    **pile_keys(Fight, "fight."),
}
"""Every pile of cards, by the key of its size."""
