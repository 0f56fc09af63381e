"""The game in the list of games: what can be chosen, and when players can be asked."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from tafelrunde.engine.content import LANGUAGES, Name
from tafelrunde.engine.games import Data
from tafelrunde.games.valskyrr import asking, library
from tafelrunde.games.valskyrr.content import TITLE
from tafelrunde.games.valskyrr.terms import Side
from tafelrunde.games.valskyrr.texts import rulebook as catalogue
from tafelrunde.games.valskyrr.trials import INTRODUCTION, PLAYERS

ABOUT: Final = Name(
    de="Ein Abenteuer für 1 bis 4 Helden, die gemeinsam gegen den Nebel ziehen: reisen, kämpfen, "
    "überleben, bevor die Zeit abläuft.",
    en="An adventure for 1 to 4 heroes who brave the mists together: travel, fight and survive "
    "before time runs out.",
)
OPTIONS: Final = {
    "focus_reset": (Name(de="Fokus auf das Startfeld", en="Focus back to its start"), "V25.03"),
    "round_up": (Name(de="Fokus aufrunden", en="Round focus up"), "V25.04"),
    "more_enemies": (Name(de="Mehr Gegner", en="More enemies"), "V25.06"),
    "more_time": (Name(de="Mehr Zeit", en="More time"), "V25.07"),
    "order_discards": (Name(de="Abgelegte Karten ordnen", en="Order discarded cards"), "V17.13"),
}
"""Each optional rule by name, and the rule that explains it."""
SIDES: Final = {
    Side.NORMAL: Name(de="normale Seite", en="normal side"),
    Side.HARD: Name(de="schwere Seite", en="hard side"),
}
FIRST: Final = "celenthia"
"""The hero with whom a newcomer has the best prospects alone."""


@cache
def summary() -> Data:
    """What the lobby needs to open a table."""
    return {
        "id": "valskyrr",
        "name": _both(TITLE),
        "about": _both(ABOUT),
        "players": list(PLAYERS),
        "seats": _seats(),
        "fields": [_adventures(), *_sides(), _options()],
        "first": {"setup": {"adventure": INTRODUCTION, "heroes": [FIRST]}},
        "windows": [
            {"id": kind, "name": _both(name), "own": _both(own)}
            for kind, (name, own) in asking.KINDS.items()
        ],
        "bots": ["heuristic", "random"],
        "undo": ["consent", "free", "clean", "never"],
    }


def _seats() -> Data:
    name = Name(de="Helden und wer sie spielt", en="Heroes and who plays them")
    choices = [
        {"id": each.id, "name": _both(each.name), "title": _both(each.title)}
        | ({"about": _both(each.plan)} if each.plan else {})
        for each in library.HEROES.values()
    ]
    return {"id": "heroes", "kind": "seats", "name": _both(name), "choices": choices}


def _adventures() -> Data:
    found = sorted(library.ADVENTURES.values(), key=lambda adventure: adventure.number)
    choices = [
        {"id": each.id, "name": _both(each.name), "about": _both(each.story)} for each in found
    ]
    name = Name(de="Abenteuer", en="Adventure")
    return {"id": "adventure", "kind": "one", "name": _both(name), "choices": choices}


def _sides() -> list[Data]:
    board = Name(de="Abenteuertableau", en="Adventure board")
    heroes = Name(de="Heldentableaus", en="Hero boards")
    choices = [{"id": side.value, "name": _both(name)} for side, name in SIDES.items()]
    more: Data = {"choices": choices, "more": True}
    return [
        {"id": "board", "kind": "one", "name": _both(board)} | more,
        {"id": "hero_boards", "kind": "each", "name": _both(heroes)} | more,
    ]


def _options() -> Data:
    choices = [
        {"id": key, "name": _both(name), "about": _both(catalogue.rule(rule).text), "why": rule}
        for key, (name, rule) in OPTIONS.items()
    ]
    name = Name(de="Optionale Regeln", en="Optional rules")
    field = {"id": "options", "kind": "some", "name": _both(name), "choices": choices}
    return field | {"more": True}


def _both(name: Name) -> dict[str, Any]:
    return {lang: name.text(lang) for lang in LANGUAGES}
