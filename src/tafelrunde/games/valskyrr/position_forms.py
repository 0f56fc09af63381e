"""What a written position may hold: the forms of its tables, keys and numbers."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

from tafelrunde.engine.errors import BadScenario
from tafelrunde.engine.forms import (
    Form,
    chance,
    each,
    either,
    flag,
    named,
    one_of,
    seed,
    table,
    text,
    whole,
)
from tafelrunde.games.valskyrr.boards import FURIOUS, REINFORCEMENT, TIME
from tafelrunde.games.valskyrr.nouns import Encounter, HeroCard, TimeCard
from tafelrunde.games.valskyrr.table import STREAMS, Options, Printed
from tafelrunde.games.valskyrr.terms import Colour, Condition, Side

CARDS: Final = each(text)
PLAIN: Final[dict[str, Form]] = {
    "round": whole(1),
    "loot": whole(),
    "time": whole(-1, 19),
    "reinforcement": whole(0, 7),
    "progress": whole(),
    "encounter_kills": whole(),
    "next_colour": whole(0, 2),
    "final_killed": flag,
    "scouted": whole(0, 4),
    "seals": whole(0, 3),
    "song": whole(0, 5),
    "step": whole(0, 4),
}
SHARED_PILES: Final[dict[str, tuple[str, type[Printed]]]] = {
    "encounters": ("encounters", Encounter),
    "encounter_discards": ("encounter_discards", Encounter),
    "time_cards": ("time_deck", TimeCard),
    "time_discards": ("time_discards", TimeCard),
    "rewards": ("reward_deck", HeroCard),
}
CONDITIONS: Final = tuple(condition.name.lower() for condition in Condition)
COLOURS: Final = tuple(colour.name.lower() for colour in Colour)
FOE_PLAIN: Final[dict[str, Form]] = {
    "wounds": whole(),
    "enraged": flag,
    "attacked": flag,
    "activated": flag,
    "exposed": flag,
    "entered": whole(),
    "wounded": whole(),
    "tokens": whole(),
}
FOE_VALUES: Final = table(
    FOE_PLAIN
    | {condition: whole() for condition in CONDITIONS}
    | {
        "id": text,
        "life": whole(1),
        "ignored": each(text),
        "attached": each(table({"card": text, "owner": text})),
        "done": flag,
        "abilities_done": each(text),
    }
)


def foe(value: Any, where: str) -> None:
    """An enemy as a table: its id, and what lies on it."""
    FOE_VALUES(value, where)
    if "id" not in value:
        raise BadScenario(f"{where} needs the id of every enemy.")


FOES: Final = each(either(text, foe))
HERO_PILES: Final = ("hand", "discard_pile", "graveyard", "hero_zone", "deck", "feats")
HERO_PLAIN: Final[dict[str, Form]] = {
    "focus": whole(0, 12),
    "acted": flag,
    "defeated": flag,
    "normal_left": whole(),
    "placed_progress": flag,
    "points": whole(),
}
HERO: Final = table(
    HERO_PLAIN
    | dict.fromkeys(HERO_PILES, CARDS)
    | {condition: whole() for condition in CONDITIONS}
    | {
        "side": one_of([side.value for side in Side]),
        "foes": FOES,
        "tokens": named(whole()),
        "used": each(text),
        "done": flag,
    }
)
LETTERS: Final = ["", *"ABCDEF", *[f"{letter}+" for letter in "ABCDEF"]]
SYMBOLS: Final = (REINFORCEMENT, FURIOUS, TIME)
POSITION: Final[dict[str, Form]] = {
    "adventure": text,
    "board": one_of([side.value for side in Side]),
    "options": table({field.name: flag for field in fields(Options)}),
    "seed": seed,
    "chance": chance(STREAMS),
    "heroes": named(HERO),
    "phase": text,
    **PLAIN,
    "active": text,
    "party": text,
    "tiles": CARDS,
    "revealed": CARDS,
    "threat": named(whole(0, 2)),
    "letters": named(one_of(LETTERS)),
    "encounter": text,
    "row": FOES,
    "decks": table(dict.fromkeys(COLOURS, CARDS)),
    "discards": table(dict.fromkeys(COLOURS, CARDS)),
    **dict.fromkeys(SHARED_PILES, CARDS),
    "offered": CARDS,
    "completed": flag,
    "pending": each(table({"symbol": one_of(SYMBOLS), "hero": text})),
}
