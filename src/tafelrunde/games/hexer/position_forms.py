"""What a written position may hold: the forms of its tables, keys and numbers."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

from tafelrunde.engine.forms import (
    Form,
    anything,
    chance,
    each,
    either,
    flag,
    in_order,
    maybe,
    named,
    one_of,
    seed,
    table,
    text,
    whole,
    whole_table,
)
from tafelrunde.games.hexer.board import LOCATIONS
from tafelrunde.games.hexer.nouns import (
    ActionCard,
    AttributeTrophy,
    Bomb,
    DagonBonus,
    DestructionToken,
    EventCard,
    ExplorationCard,
    Medallion,
    Monster,
    MonsterAttack,
    MovementCard,
    Mutagen,
    Potion,
    SkelligeCard,
    SpecialAttack,
)
from tafelrunde.games.hexer.table import MOST_TABS, STREAMS
from tafelrunde.games.hexer.terms import (
    ROW,
    Attribute,
    Colour,
    CombatStep,
    Expansion,
    Phase,
    Terrain,
)
from tafelrunde.games.hexer.vocabulary_monsters import NextTurn

CARDS: Final = each(text)
TERRAINS: Final = tuple(terrain.name.lower() for terrain in Terrain)
ATTRIBUTES: Final = tuple(attribute.name.lower() for attribute in Attribute)
PHASES: Final = tuple(phase.name.lower() for phase in Phase)
STEPS: Final = tuple(step.name.lower() for step in CombatStep)
PLACE: Final = one_of([place.id for place in LOCATIONS])
PLACES: Final = each(PLACE)
LEVEL: Final = whole(1, 5)
LEVELS: Final = table(dict.fromkeys(ATTRIBUTES, LEVEL))

PLAIN: Final[dict[str, Form]] = {
    "round": whole(1),
    "stage": whole(0, 1),
    "dagon": whole(0, 6),
    "dagon_trails": whole(0, 6),
}
SHARED_PILES: Final[dict[str, tuple[type, ...]]] = {
    "potion_deck": (Potion,),
    "potion_discards": (Potion,),
    "bomb_deck": (Bomb,),
    "bomb_discards": (Bomb,),
    "mutagen_deck": (Mutagen,),
    "attribute_trophies": (AttributeTrophy,),
    "city": (ExplorationCard,),
    "city_discards": (ExplorationCard,),
    "wilderness": (ExplorationCard,),
    "wilderness_discards": (ExplorationCard,),
    "skellige": (SkelligeCard,),
    "skellige_discards": (SkelligeCard,),
    "events": (EventCard,),
    "second_stack": (Monster,),
    "attack_deck": (MonsterAttack, SpecialAttack),
    "attack_aside": (MonsterAttack,),
    "legend_deck": (MonsterAttack,),
    "movement_deck": (MovementCard,),
    "movement_discards": (MovementCard,),
    "destruction_pile": (DestructionToken,),
    "dagon_bonuses": (DagonBonus,),
}
"""The plain piles of the table and what lies in them; the next card to be drawn stands first."""

PLAYER_PILES: Final[dict[str, tuple[type, ...]]] = {
    "hand": (ActionCard,),
    "deck": (ActionCard,),
    "discard_pile": (ActionCard,),
    "potions": (Potion,),
    "bombs": (Bomb,),
    "mutagens": (Mutagen,),
    "trophies": (Monster, Medallion, AttributeTrophy, DagonBonus),
    "medallions": (Medallion,),
    "items": (EventCard,),
    "destruction": (DestructionToken,),
}
PLAYER_PLAIN: Final[dict[str, Form]] = {
    "level": LEVEL,
    "shield": whole(0, 9),
    "gold": whole(),
    "space": whole(0, 4),
    "dagon_trail": flag,
    "moved": flag,
    "entered": flag,
    "sailed": flag,
    "read": flag,
    "fewer": whole(-9, 9),
    "used": each(text),
}
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
PLAYER: Final = table(PLAYER_PLAIN | dict.fromkeys(PLAYER_PILES, CARDS) | PLAYER_MORE)
FIGHTER_PLAIN: Final[dict[str, Form]] = {
    "turns": whole(),
    "poison": whole(-99),
    "protection": whole(),
    "hand_first": flag,
    "lost": whole(),
    "damage": whole(-99),
    "draw": whole(-99),
    "any_tab": flag,
    "any_bar": whole(),
    "echo": flag,
    "ignored": flag,
    "used": each(text),
    "weaknesses": each(whole(1, 6)),
    "wounds": each(whole()),
}


def _hampering(default: Any) -> Form:
    """What may stand in a field of a hamper, by what stands there if nothing is hampered."""
    if default is None:
        return maybe(whole(0, 99))
    if isinstance(default, bool):
        return flag
    return whole(0, 99) if isinstance(default, int) else each(whole(0, max(Colour)))


HAMPER: Final = table({field.name: _hampering(field.default) for field in fields(NextTurn)})
FIGHTER_KEYS: Final[dict[str, Form]] = FIGHTER_PLAIN | {
    "lowered": table(dict.fromkeys(ATTRIBUTES, whole(0, 4))),
    "combo": each(either(text, PLAYED)),
    "coming": each(HAMPER),
    "hampers": each(HAMPER),
    "seen": CARDS,
}
FIGHTER: Final = table(FIGHTER_KEYS)
FIGHT_PLAIN: Final[dict[str, Form]] = {
    "turn": whole(0, 1),
    "turns": whole(),
    "again": whole(),
    "announced": whole(-1, 2),
    "moon_dust": flag,
    "weaker": whole(-99),
    "guard": whole(),
    "dice": whole(),
    "taken_back": whole(),
    "cost": whole(-99),
    "rewards": each(whole()),
}
FIGHT_KEYS: Final[dict[str, Form]] = FIGHT_PLAIN | {
    "against": text,
    "drawn": flag,
    "step": one_of(STEPS),
    "life": CARDS,
    "discards": CARDS,
    "attacker": FIGHTER,
    "defender": FIGHTER,
    "bets": named(text),
}
FIGHT: Final = table(FIGHT_KEYS, ["against"])


def ahead(value: Any, where: str) -> None:
    """Nothing, or a first move decided early: the number of a location, and 1 for a ship."""
    each(anything)(value, where)
    if value:
        in_order(whole(0, len(LOCATIONS) - 1), whole(0, 1))(value, where)


DEN: Final = table({"id": text, "place": PLACE, "second": flag}, ["id"])
ROWS: Final = table(dict.fromkeys(("witcher", "mage"), each(text, ROW)))
ROW_PILES: Final = table(dict.fromkeys(("witcher", "mage"), CARDS))
POSITION: Final[dict[str, Form]] = {
    "players": named(PLAYER),
    "expansions": each(one_of([expansion.value for expansion in Expansion])),
    "side": one_of(["a", "b"]),
    "legendary": text,
    "mutagens": flag,
    "marker": flag,
    "overlap": flag,
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
    "tokens": table(dict.fromkeys(("1", "2", "3"), CARDS)),
    "token_discards": table(dict.fromkeys(("1", "2", "3"), CARDS)),
    **dict.fromkeys(SHARED_PILES, CARDS),
    "legendary_place": PLACE,
    "destruction_on": named(text),
    "weakness_on": each(WEAKNESS),
    "weakness_supply": table(dict.fromkeys(TERRAINS, each(whole(1, 6)))),
    "tavern": PLACE,
    "ships": PLACES,
    "islands": PLACES,
    "fight": FIGHT,
}
