"""What a written position may hold: the forms of its tables, keys and numbers."""

from __future__ import annotations

from typing import Any, Final

from tafelrunde.engine.forms import (
    Form,
    anything,
    chance,
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
    whole_table,
)
from tafelrunde.engine.shapes import shape_of, shaped
from tafelrunde.games.hexer.board import LOCATIONS
from tafelrunde.games.hexer.hampers import HAMPER
from tafelrunde.games.hexer.physical import MOST_TABS
from tafelrunde.games.hexer.state import STREAMS, TABLE, Fight, Fighter, Game, Market, Player
from tafelrunde.games.hexer.terms import (
    ROW,
    Attribute,
    CombatStep,
    Expansion,
    Phase,
    Terrain,
)

CARDS: Final = each(text)
TERRAINS: Final = tuple(terrain.name.lower() for terrain in Terrain)
ATTRIBUTES: Final = tuple(attribute.name.lower() for attribute in Attribute)
PHASES: Final = tuple(phase.name.lower() for phase in Phase)
STEPS: Final = tuple(step.name.lower() for step in CombatStep)
PLACE: Final = one_of([place.id for place in LOCATIONS])
PLACES: Final = each(PLACE)
LEVEL: Final = whole(1, 5)
LEVELS: Final = table(dict.fromkeys(ATTRIBUTES, LEVEL))

PLAIN: Final = TABLE.forms(Game, "round", "stage", "dagon", "dagon_trails")
SHARED_PILES: Final = {
    name: pile.kinds for name, pile in TABLE.piles(Game).items() if name != "out"
}
"""The plain piles of the table and what lies in them; the next card to be drawn stands first."""

PLAYER_PILES: Final = {name: pile.kinds for name, pile in TABLE.piles(Player).items()}
PLAYER_PLAIN: Final = TABLE.forms(
    Player,
    "level",
    "shield",
    "gold",
    "space",
    "dagon_trail",
    "moved",
    "entered",
    "sailed",
    "read",
    "fewer",
    "used",
)
QUEST: Final = table(
    {"card": text, "quest": text, "place": PLACE, "tile": flag}, ["card", "quest", "place"]
)
OWN_WEAKNESS: Final = whole_table({"terrain": one_of(TERRAINS), "numeral": whole(1, 6)})
WEAKNESS: Final = whole_table({"terrain": one_of(TERRAINS), "numeral": whole(1, 6), "place": PLACE})
PLAYED: Final = table({"card": text, "tab": whole(-1, MOST_TABS - 1), "boosted": flag}, ["card"])
PLAYER_MORE: Final[dict[str, Form]] = {
    "place": PLACE,
    "school": PLACE,
    "levels": LEVELS,
    "rumours": PLACES,
    "trails": PLACES,
    "weaknesses": each(OWN_WEAKNESS),
    "quests": each(QUEST),
    "done": PLACES,
    "gambled": each(text),
    "taken": each(one_of(TERRAINS)),
}
PLAYER_KEYS: Final = PLAYER_PLAIN | dict.fromkeys(PLAYER_PILES, CARDS) | PLAYER_MORE
FIGHTER_PLAIN: Final = TABLE.forms(
    Fighter,
    "turns",
    "poison",
    "protection",
    "hand_first",
    "lost",
    "damage",
    "draw",
    "any_tab",
    "any_bar",
    "echo",
    "ignored",
    "used",
    "weaknesses",
    "wounds",
)
FIGHTER_KEYS: Final[dict[str, Form]] = FIGHTER_PLAIN | {
    "lowered": table(dict.fromkeys(ATTRIBUTES, whole(0, 4))),
    "combo": each(either(text, PLAYED)),
    "coming": each(HAMPER),
    "hampers": each(HAMPER),
    "seen": CARDS,
}
FIGHTER: Final = table(FIGHTER_KEYS)
FIGHT_PLAIN: Final = TABLE.forms(
    Fight,
    "turn",
    "turns",
    "again",
    "announced",
    "moon_dust",
    "weaker",
    "guard",
    "dice",
    "taken_back",
    "cost",
    "rewards",
)
FIGHT_KEYS: Final[dict[str, Form]] = FIGHT_PLAIN | {
    "against": text,
    "drawn": flag,
    "step": one_of(STEPS),
    "life": CARDS,
    "discards": CARDS,
    "attacker": FIGHTER,
    "defender": FIGHTER,
    "bets": named(text, "character"),
}
FIGHT: Final = table(FIGHT_KEYS, ["against"])


@shaped(shape_of(each(whole(0, len(LOCATIONS) - 1), 2)))
def ahead(value: Any, where: str) -> None:
    """Nothing, or a first move decided early: the number of a location, and 1 for a ship."""
    each(anything)(value, where)
    if value:
        in_order(whole(0, len(LOCATIONS) - 1), whole(0, 1))(value, where)


RANKS: Final = ("1", "2", "3")
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
    "chance": chance(STREAMS),
    "dice": each(whole(1, 6)),
    **PLAIN,
    "phase": one_of(PHASES),
    "start": text,
    "active": text,
    "rows": ROWS,
    "row_decks": ROW_PILES,
    "row_discards": ROW_PILES,
    "monsters": table(dict.fromkeys(TERRAINS, either(text, DEN))),
    "tiles": table(dict.fromkeys(TERRAINS, PLACES)),
    "tokens": table(dict.fromkeys(RANKS, CARDS)),
    "token_discards": table(dict.fromkeys(RANKS, CARDS)),
    **dict.fromkeys(SHARED_PILES, CARDS),
    "legendary_place": PLACE,
    "destruction_on": named(text, "location", lasting=True),
    "weakness_on": each(WEAKNESS),
    "weakness_supply": table(dict.fromkeys(TERRAINS, each(whole(1, 6)))),
    "tavern": PLACE,
    "ships": PLACES,
    "islands": PLACES,
    "fight": FIGHT,
}

# --- What an expectation may name beside that -----------------------------------------------------

COUNT: Final = whole()
PLAYER_FACTS: Final[dict[str, Form]] = PLAYER_KEYS | {
    "deck_top": either(text, CARDS),
    "deck_bottom": either(text, CARDS),
    "sizes": table(dict.fromkeys(TABLE.piles(Player), COUNT)),
}
FIGHT_FACTS: Final[dict[str, Form]] = FIGHT_KEYS | {
    "sizes": table(dict.fromkeys(TABLE.piles(Fight), COUNT)),
}
SIZES: Final[dict[str, Form]] = {
    **dict.fromkeys(TABLE.piles(Game), COUNT),
    **dict.fromkeys(TABLE.stacks(Game), table(dict.fromkeys(RANKS, COUNT))),
    **dict.fromkeys(("row_decks", "row_discards"), table(dict.fromkeys(ROW_NAMES, COUNT))),
}
FACTS: Final[dict[str, Form]] = {
    **{key: form for key, form in POSITION.items() if key not in ("seed", "chance")},
    "players": named(table(PLAYER_FACTS), "character", lasting=True),
    "fight": table(FIGHT_FACTS),
    "sizes": table(SIZES),
    "out": CARDS,
    "over": flag,
    "winner": text,
}

PILE_KEYS: Final = {
    **TABLE.piles(Game),
    **{f"{name}.{rank}": pile for name, pile in TABLE.stacks(Game).items() for rank in RANKS},
    **{
        f"row_{'decks' if name == 'deck' else name}.{row}": pile
        for name, pile in TABLE.piles(Market).items()
        for row in ROW_NAMES
    },
    **{f"players.<character>.{name}": pile for name, pile in TABLE.piles(Player).items()},
    **{f"fight.{name}": pile for name, pile in TABLE.piles(Fight).items()},
}
"""Every pile of cards, by the key of its size."""
