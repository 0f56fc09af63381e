"""Everything printed, for clients: texts, and the numbers that a drawn card needs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import assert_never

from tafelrunde.engine.content import Lang
from tafelrunde.engine.games import Data
from tafelrunde.games.valskyrr import library
from tafelrunde.games.valskyrr.boards import FOCUS_TRACKS, REINFORCEMENT_TRACKS, TIME_TRACKS
from tafelrunde.games.valskyrr.choices import ADVENTURE, TITLE
from tafelrunde.games.valskyrr.keywords import KEYWORDS, Keyword
from tafelrunde.games.valskyrr.nouns import (
    Action,
    Adventure,
    Definition,
    Encounter,
    Enemy,
    HeroBoard,
    HeroCard,
    Tile,
    TimeCard,
)
from tafelrunde.games.valskyrr.terms import Colour, Condition, Number, Phase, Side
from tafelrunde.games.valskyrr.texts import rulebook as catalogue
from tafelrunde.games.valskyrr.texts.cards import (
    action_text,
    adventure_text,
    board_text,
    card_text,
    standing_text,
)
from tafelrunde.games.valskyrr.texts.words import number, words

PIECES = ("encounter", "time", "reward")
SYMBOLS = ("reinforcement", "furious", "time")


@cache
def content(lang: Lang) -> Data:
    """Everything that a client shows without asking again."""
    return {
        "game": "valskyrr",
        "lang": lang,
        "title": TITLE.text(lang),
        "subject": ADVENTURE.id,
        "cards": {
            **{each.id: _adventure(each, lang) for each in library.ADVENTURES.values()},
            **{board.id: _hero(board, lang) for board in library.HEROES.values()},
            **{key: _card(each, lang) for key, each in _printed()},
        },
        "facts": {
            "heroes": list(library.HEROES),
            "adventures": list(library.ADVENTURES),
            "tracks": {side.value: _tracks(side) for side in Side},
            "keywords": {key: keyword.name.text(lang) for key, keyword in KEYWORDS.items()},
            "words": _words(lang),
        },
    }


def _printed() -> Iterable[tuple[str, Definition]]:
    for key, each in library.PRINTED.items():
        if not isinstance(each, HeroBoard):
            yield key, each


# --- Cards ----------------------------------------------------------------------------------------


def _card(printed: Definition, lang: Lang) -> Data:
    """One card or tile: what is written on it, and its own numbers."""
    lines = card_text(printed, lang).split("\n")
    data: Data = {"id": printed.id, "name": printed.name.text(lang), "lines": lines}
    match printed:
        case HeroCard():
            return data | _hero_card(printed, lang)
        case Enemy():
            return data | _enemy(printed, lang)
        case Encounter():
            return data | _encounter(printed, lang)
        case TimeCard():
            return data | {"kind": "time", "value": printed.value}
        case Tile():
            return data | _tile(printed)
        case _:
            assert_never(printed)


def _ids(keywords: Iterable[Keyword]) -> list[str]:
    return [keyword.id for keyword in keywords]


def _hero_card(card: HeroCard, lang: Lang) -> Data:
    limit = card.zone_limit
    return {
        "kind": card.set.value,
        "hero": card.hero,
        "copies": card.copies,
        "start": card.start,
        "keywords": _ids(card.keywords),
        "loot": card.loot,
        "limit": {"letter": limit.letter, "number": limit.number} if limit else None,
        "actions": [_action(action, lang) for action in card.actions],
        "flavour": card.flavour.text(lang) if card.flavour else "",
    }


def _action(action: Action, lang: Lang) -> Data:
    return {
        "kind": action.kind.name.lower(),
        "place": action.place.name.lower(),
        "reach": action.reach,
        "at": action.at.value,
        "text": action_text(action, lang),
    }


def _enemy(enemy: Enemy, lang: Lang) -> Data:
    return {
        "kind": "enemy",
        "colour": "final" if enemy.colour is None else enemy.colour.name.lower(),
        "copies": enemy.copies,
        "keywords": _ids(enemy.keywords),
        "physical": enemy.physical,
        "magical": enemy.magical,
        "defence": [enemy.defence_physical, enemy.defence_magical],
        "life": _number(enemy.life, lang),
        "loot": enemy.loot,
        "furious": enemy.furious,
        "vulnerable": [{"wounds": weak.wounds, "to": _ids(weak.to)} for weak in enemy.vulnerable],
        "abilities": [
            {"id": each.id, "name": each.name.text(lang), "zones": [z.value for z in each.zones]}
            for each in enemy.abilities
        ],
        "enrage": enemy.enrage is not None,
        "final": enemy.final,
    }


def _encounter(encounter: Encounter, lang: Lang) -> Data:
    value = encounter.reinforcement
    return {
        "kind": "encounter",
        "keywords": _ids(encounter.places),
        "colours": [colour.name.lower() for colour in encounter.colours],
        "having": _ids(encounter.having),
        "start": _number(encounter.start, lang),
        "reinforcement": None if value is None else _number(value, lang),
        "defence": list(encounter.defence) if encounter.defence else None,
        "forbids_travel": encounter.forbids_travel,
        "final": encounter.final,
    }


def _tile(tile: Tile) -> Data:
    return {
        "kind": "location",
        "keywords": _ids(tile.keywords),
        "regeneration": tile.regeneration,
        "final": tile.final,
    }


def _number(value: Number, lang: Lang) -> int | str:
    """A printed number, or its formula in words."""
    return number(value, lang)


# --- Heroes and adventures ------------------------------------------------------------------------


def _hero(board: HeroBoard, lang: Lang) -> Data:
    texts = [action_text(action, lang) for action in board.actions]
    texts += [standing_text(standing, lang) for standing in board.standing]
    names = [title.text(lang) for title in board.ability_names]
    names += [""] * (len(texts) - len(names))
    return {
        "id": board.id,
        "kind": "hero_board",
        "name": board.name.text(lang),
        "title": board.title.text(lang),
        "focus": board.focus_start,
        "regeneration": board.regeneration,
        "proficiencies": _ids(board.proficiencies),
        "abilities": [
            {"name": name, "text": text} for name, text in zip(names, texts, strict=True)
        ],
        "plan": board.plan.text(lang) if board.plan else "",
        "lines": board_text(board, lang).split("\n"),
        "deck": [card.id for card in library.DECKS_OF_HEROES[board.id]],
    }


def _adventure(adventure: Adventure, lang: Lang) -> Data:
    return {
        "id": adventure.id,
        "kind": "adventure",
        "number": adventure.number,
        "name": adventure.name.text(lang),
        "story": adventure.story.text(lang),
        "lines": adventure_text(adventure, lang).split("\n"),
        "layout": list(adventure.layout),
        "final_tile": adventure.final_tile,
        "final_encounter": adventure.final_encounter,
        "final_enemy": adventure.final_enemy,
        "letters": {each.letter: each.name.text(lang) for each in adventure.letters},
        "one_time_rewards": adventure.one_time_rewards,
    }


# --- Tracks and words -----------------------------------------------------------------------------


def _tracks(side: Side) -> Data:
    focus, time, enemies = FOCUS_TRACKS[side], TIME_TRACKS[side], REINFORCEMENT_TRACKS[side]
    return {
        "focus": {"symbols": _places(focus.symbols), "end": focus.end, "back": focus.back},
        "time": {
            "numbers": list(time.numbers),
            "symbols": _places(time.symbols),
            "starts": list(time.starts),
            "leftmost": time.leftmost,
            "end": time.end,
        },
        "reinforcement": {"enemies": list(enemies.enemies), "last": enemies.last},
    }


def _places(symbols: Mapping[int, str]) -> dict[str, str]:
    return {str(place): symbol for place, symbol in symbols.items()}


def _words(lang: Lang) -> dict[str, str]:
    """The fixed terms by id, so that a client names a phase or zone as the rules do."""
    language = words(lang)
    terms = sorted(key for key in language.keys if key.startswith("term-") and "." not in key)
    found = {key.removeprefix("term-"): language.say(key) for key in terms}
    for prefix, members in (("phase", Phase), ("condition", Condition), ("colour", Colour)):
        for member in members:
            key = f"{prefix}-{member.name.lower()}"
            if key in language:
                found[key] = language.say(key)
    return found


# --- Rules ----------------------------------------------------------------------------------------


@cache
def rulebook(lang: Lang) -> Data:
    """Every rule by chapter, in the order of the rulebook."""
    chapters = catalogue.CATALOGUE.pages(lang)
    return {"game": "valskyrr", "lang": lang, "title": TITLE.text(lang), "chapters": chapters}
