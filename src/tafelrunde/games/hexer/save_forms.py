"""What a saved table may hold: the form of every value.

A file can be forged so that its checksum is right. Whatever it holds then is looked at before any
rule meets it: here each value by itself, in `save_checks` what must fit together.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.forms import (
    CARD,
    CARDS,
    Form,
    anything,
    chance,
    each,
    exactly,
    flag,
    in_order,
    maybe,
    text,
    whole,
    whole_table,
)
from tafelrunde.games.hexer.board import ISLAND_CARDS, LOCATIONS
from tafelrunde.games.hexer.position_forms import (
    FIGHT_PLAIN,
    FIGHTER_PLAIN,
    HAMPER,
    LEVEL,
    PLAIN,
    PLAYER_PILES,
    PLAYER_PLAIN,
    ahead,
)
from tafelrunde.games.hexer.table import MOST_TABS, NOBODY, NOWHERE, PILES, STREAMS
from tafelrunde.games.hexer.terms import (
    ROW,
    SHIPS,
    START,
    WEAKNESSES,
    Attribute,
    CombatStep,
    Kind,
    Opponent,
    Phase,
    Terrain,
)

PLACE: Final = whole(0, len(LOCATIONS) - 1)
ANYWHERE: Final = whole(NOWHERE, len(LOCATIONS) - 1)
PLACES: Final = each(PLACE)
TERRAIN: Final = whole(0, max(Terrain))
NUMERAL: Final = whole(1, WEAKNESSES)
SEAT: Final = whole(0, max(START) - 1)
LONG: Final = 1_000_000
"""Whatever grows with the length of a game stays below."""

# --- Plain values ---------------------------------------------------------------------------------

GAME: Final[dict[str, Form]] = {
    **PLAIN,
    "start": SEAT,
    "active": SEAT,
    "round": whole(1, LONG),
    "winner": whole(NOBODY, max(START) - 1),
    "ahead": ahead,
    "dice": each(whole(1, 6)),
    "legend_place": ANYWHERE,
    "tavern": ANYWHERE,
    "ships": each(PLACE, SHIPS),
    "islands": each(whole(min(ISLAND_CARDS), max(ISLAND_CARDS)), len(ISLAND_CARDS)),
    "reveals": whole(0, 1000 * LONG),
}
PLAYER: Final[dict[str, Form]] = {
    **PLAYER_PLAIN,
    "levels": exactly(len(Attribute), LEVEL),
    "shield": whole(),
    "gold": whole(0, LONG),
    "place": ANYWHERE,
    "school": ANYWHERE,
    "rumours": PLACES,
    "trails": PLACES,
    "done": PLACES,
    "gambled": each(SEAT),
    "taken": each(TERRAIN),
    "fewer": whole(-99, 99),
}
FIGHTER: Final[dict[str, Form]] = {
    **FIGHTER_PLAIN,
    "index": SEAT,
    "lowered": exactly(len(Attribute), whole(0, 4)),
}
FIGHT: Final[dict[str, Form]] = {**FIGHT_PLAIN, "terrain": whole(NOWHERE, max(Terrain))}
"""The plain values of table, players, and fighters and fight."""

# --- The whole table ------------------------------------------------------------------------------

SAVED_PLAYER: Final = whole_table(
    {
        **PLAYER,
        **dict.fromkeys(PLAYER_PILES, CARDS),
        "weaknesses": each(in_order(TERRAIN, NUMERAL)),
        "quests": each(in_order(CARD, text, PLACE, flag)),
    }
)
SAVED_MARKET: Final = whole_table(
    {"row": exactly(ROW, maybe(CARD)), "deck": CARDS, "discards": CARDS}
)
SAVED_FIGHTER: Final = whole_table(
    {
        **FIGHTER,
        "seen": CARDS,
        "combo": each(in_order(CARD, whole(-1, MOST_TABS - 1), flag)),
        "coming": each(HAMPER),
        "hampers": each(HAMPER),
    }
)
SAVED_FIGHT: Final = whole_table(
    {
        **FIGHT,
        "opponent": whole(0, max(Opponent)),
        "step": whole(0, max(CombatStep)),
        "monster": maybe(CARD),
        "life": CARDS,
        "discards": CARDS,
        "bets": each(in_order(SEAT, SEAT)),
        "attacker": SAVED_FIGHTER,
        "defender": maybe(SAVED_FIGHTER),
    }
)
SAVED: Final = whole_table(
    {
        **GAME,
        **dict.fromkeys(PILES, CARDS),
        "setup": anything,  # has forms of its own
        "cards": each(text),
        "chance": chance(STREAMS),
        "phase": whole(0, max(Phase)),
        "players": each(SAVED_PLAYER, max(START)),
        "markets": exactly(len(Kind), maybe(SAVED_MARKET)),
        "tiles": exactly(len(Terrain), PLACES),
        "dens": exactly(len(Terrain), maybe(in_order(CARD, PLACE, flag))),
        "tokens": exactly(3, CARDS),
        "token_discards": exactly(3, CARDS),
        "legend": maybe(CARD),
        "dagon_card": maybe(CARD),
        "destruction_on": exactly(len(LOCATIONS), maybe(CARD)),
        "weakness_supply": exactly(len(Terrain), each(NUMERAL)),
        "weakness_on": each(in_order(PLACE, TERRAIN, NUMERAL)),
        "fight": maybe(SAVED_FIGHT),
    }
)
