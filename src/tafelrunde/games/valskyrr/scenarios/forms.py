"""What a written position may hold: the forms of its tables, keys and numbers."""

from __future__ import annotations

from dataclasses import fields
from typing import Final

from tafelrunde.engine.errors import BadScenario
from tafelrunde.engine.forms import (
    Form,
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
from tafelrunde.engine.games import Data
from tafelrunde.engine.shapes import shape_of, shaped
from tafelrunde.engine.state.wording import forms_of, pile_keys, size_forms
from tafelrunde.games.valskyrr import state
from tafelrunde.games.valskyrr.setups import Options
from tafelrunde.games.valskyrr.state import SYMBOLS, TABLE, Foe, Game, Hero
from tafelrunde.games.valskyrr.terms import Colour, Condition, Side

CARDS: Final = each(text)
SPELLED: Final = {"time_deck": "time_cards", "reward_deck": "rewards", "set_aside": "box"}
"""Piles that files call otherwise than the table does."""

SHARED_PILES: Final = {
    SPELLED.get(name, name): name for name, pile in TABLE.piles(Game).items() if pile.top_first
}
"""The decks and discard piles of the table by their keys; the next card to be drawn stands first.
"""

GAME_BY_HAND: Final = (
    *("setup", "adventure", "heroes", "row", "encounter", "party", "pending", "done"),
    *("final_encounter", "final_enemy", "tiles", "revealed", "threat", "letters", "letters_up"),
    *("won", "cause", *SPELLED),
)
GAME_KEYS: Final = forms_of(Game, without=GAME_BY_HAND)
HERO_BY_HAND: Final = ("board", "hard", "conditions", "playing", "foes", "used", "tokens")
FOE_BY_HAND: Final = ("card", "life", "zone", "conditions")
PILES_AND_MOMENT: Final = (*SHARED_PILES, *TABLE.stacks(Game), "offered", "phase", "active")
PLAIN: Final = {
    key: form for key, form in GAME_KEYS.items() if key not in (*PILES_AND_MOMENT, "chance")
}
CONDITIONS: Final = tuple(condition.name.lower() for condition in Condition)
COLOURS: Final = tuple(colour.name.lower() for colour in Colour)
FOE_PLAIN: Final = forms_of(Foe, without=(*FOE_BY_HAND, "ignored", "attached"))
FOE_VALUES: Final = table(
    forms_of(Foe, without=FOE_BY_HAND)
    | {condition: whole() for condition in CONDITIONS}
    | {
        "id": text,
        "life": whole(1),
        "done": flag,
        "abilities_done": each(text),
    }
)


@shaped(shape_of(FOE_VALUES))
def foe(value: Data, where: str) -> None:
    """An enemy as a table: its id, and what lies on it."""
    FOE_VALUES(value, where)
    if "id" not in value:
        raise BadScenario(f"{where} needs the id of every enemy.")


FOES: Final = each(either(text, foe))
HERO_OWN: Final = forms_of(Hero, without=HERO_BY_HAND)
HERO_PILES: Final = tuple(name for name in TABLE.piles(Hero) if name in HERO_OWN)
HERO_PLAIN: Final = {key: form for key, form in HERO_OWN.items() if key not in HERO_PILES}
HERO_KEYS: Final[dict[str, Form]] = (
    HERO_OWN
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
    **GAME_KEYS,
    "heroes": named(table(HERO_KEYS), "hero"),
    "party": text,
    "tiles": CARDS,
    "revealed": CARDS,
    "threat": named(whole(0, 2), "location", lasting=True),
    "letters": named(one_of(LETTERS), "location", lasting=True),
    "encounter": text,
    "row": FOES,
    "time_cards": CARDS,
    "rewards": CARDS,
    "completed": flag,
    "pending": each(table({"symbol": one_of(SYMBOLS), "hero": text})),
}

# --- What an expectation may name beside that -----------------------------------------------------

COUNT: Final = whole()
HERO_FACTS: Final[dict[str, Form]] = HERO_KEYS | {
    "deck_top": either(text, CARDS),
    "deck_bottom": either(text, CARDS),
    "sizes": table(size_forms(Hero)),
}
SIZES: Final[dict[str, Form]] = {
    **{SPELLED.get(name, name): form for name, form in size_forms(Game).items()},
    **dict.fromkeys(COLOURS, COUNT),
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
    **{SPELLED.get(name, name): pile for name, pile in pile_keys(Game).items()},
    **pile_keys(Hero, "heroes.<hero>."),
}
"""Every pile of cards, by the key of its size."""
