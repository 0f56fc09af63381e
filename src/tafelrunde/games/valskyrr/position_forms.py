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
from tafelrunde.engine.shapes import shape_of, shaped
from tafelrunde.games.valskyrr import state
from tafelrunde.games.valskyrr.nouns import Encounter, HeroCard, Printed, TimeCard
from tafelrunde.games.valskyrr.setups import Options
from tafelrunde.games.valskyrr.state import STREAMS, SYMBOLS, TABLE, Foe, Game, Hero
from tafelrunde.games.valskyrr.terms import Colour, Condition, Side

CARDS: Final = each(text)
PLAIN: Final = TABLE.forms(
    Game,
    "round",
    "loot",
    "time",
    "reinforcement",
    "progress",
    "encounter_kills",
    "next_colour",
    "final_killed",
    "scouted",
    "seals",
    "song",
    "step",
)
SHARED_PILES: Final[dict[str, tuple[str, type[Printed]]]] = {
    "encounters": ("encounters", Encounter),
    "encounter_discards": ("encounter_discards", Encounter),
    "time_cards": ("time_deck", TimeCard),
    "time_discards": ("time_discards", TimeCard),
    "rewards": ("reward_deck", HeroCard),
}
CONDITIONS: Final = tuple(condition.name.lower() for condition in Condition)
COLOURS: Final = tuple(colour.name.lower() for colour in Colour)
FOE_PLAIN: Final = TABLE.forms(
    Foe,
    "wounds",
    "enraged",
    "attacked",
    "activated",
    "exposed",
    "entered",
    "wounded",
    "tokens",
)
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


@shaped(shape_of(FOE_VALUES))
def foe(value: Any, where: str) -> None:
    """An enemy as a table: its id, and what lies on it."""
    FOE_VALUES(value, where)
    if "id" not in value:
        raise BadScenario(f"{where} needs the id of every enemy.")


FOES: Final = each(either(text, foe))
HERO_PILES: Final = ("hand", "discard_pile", "graveyard", "hero_zone", "deck", "feats")
HERO_PLAIN: Final = TABLE.forms(
    Hero, "focus", "acted", "defeated", "normal_left", "placed_progress", "points"
)
HERO_KEYS: Final[dict[str, Form]] = (
    HERO_PLAIN
    | dict.fromkeys(HERO_PILES, CARDS)
    | {condition: whole() for condition in CONDITIONS}
    | {
        "side": one_of([side.value for side in Side]),
        "foes": FOES,
        "tokens": named(whole(), "card"),
        "used": each(text),
        "done": flag,
    }
)
LETTERS: Final = [*state.LETTERS, *(f"{letter}+" for letter in state.LETTERS if letter)]
POSITION: Final[dict[str, Form]] = {
    "adventure": text,
    "board": one_of([side.value for side in Side]),
    "options": table({field.name: flag for field in fields(Options)}),
    "seed": seed,
    "chance": chance(STREAMS),
    "heroes": named(table(HERO_KEYS), "hero"),
    "phase": text,
    **PLAIN,
    "active": text,
    "party": text,
    "tiles": CARDS,
    "revealed": CARDS,
    "threat": named(whole(0, 2), "location", lasting=True),
    "letters": named(one_of(LETTERS), "location", lasting=True),
    "encounter": text,
    "row": FOES,
    "decks": table(dict.fromkeys(COLOURS, CARDS)),
    "discards": table(dict.fromkeys(COLOURS, CARDS)),
    **dict.fromkeys(SHARED_PILES, CARDS),
    "offered": CARDS,
    "completed": flag,
    "pending": each(table({"symbol": one_of(SYMBOLS), "hero": text})),
}

# --- What an expectation may name beside that -----------------------------------------------------

SPELLED: Final = {"time_deck": "time_cards", "reward_deck": "rewards", "set_aside": "box"}
"""Piles that files call otherwise than the table does."""

COUNT: Final = whole()
HERO_FACTS: Final[dict[str, Form]] = HERO_KEYS | {
    "deck_top": either(text, CARDS),
    "deck_bottom": either(text, CARDS),
    "sizes": table(dict.fromkeys(TABLE.piles(Hero), COUNT)),
}
SIZES: Final[dict[str, Form]] = {
    **{SPELLED.get(name, name): COUNT for name in TABLE.piles(Game)},
    **dict.fromkeys(COLOURS, COUNT),
    **dict.fromkeys(TABLE.stacks(Game), table(dict.fromkeys(COLOURS, COUNT))),
}
FACTS: Final[dict[str, Form]] = {
    **{key: form for key, form in POSITION.items() if key not in ("seed", "chance")},
    "heroes": named(table(HERO_FACTS), "hero", lasting=True),
    "sizes": table(SIZES),
    "beside_board": CARDS,
    "over": flag,
    "result": table({"won": flag, "cause": text, "round": COUNT}),
}

PILE_KEYS: Final = {
    **{SPELLED.get(name, name): pile for name, pile in TABLE.piles(Game).items()},
    **{f"{name}.{each}": pile for name, pile in TABLE.stacks(Game).items() for each in COLOURS},
    **{f"heroes.<hero>.{name}": pile for name, pile in TABLE.piles(Hero).items()},
}
"""Every pile of cards, by the key of its size."""
