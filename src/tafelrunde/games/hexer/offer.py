"""The game in the list of games: what can be chosen before a game."""

from __future__ import annotations

from functools import cache
from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.engine.games import Data
from tafelrunde.games.hexer import library
from tafelrunde.games.hexer.content import TITLE
from tafelrunde.games.hexer.nouns import Character
from tafelrunde.games.hexer.terms import START, Expansion, Kind
from tafelrunde.games.hexer.texts import rulebook as catalogue
from tafelrunde.games.hexer.wire import both

ABOUT: Final = Name(
    de="Ein Wettlauf für 2 bis 5 Hexer und Zauberer: das Land bereisen, Geschichten erleben, ein "
    "Deck schmieden und Monster erschlagen, bis jemand genug Trophäen trägt.",
    en="A race for 2 to 5 witchers and mages: travel the land, live its stories, forge a deck and "
    "slay monsters until somebody carries enough trophies.",
)
EXPANSIONS: Final = {
    Expansion.MONSTERJAGD: (
        Name(de="Monsterjagd", en="Monster Trail"),
        Name(
            de="Monster mit eigenen Fähigkeiten, Schwächen, Bomben und Mutagene.",
            en="Monsters with abilities of their own, weaknesses, bombs and mutagens.",
        ),
    ),
    Expansion.MAGES: (
        Name(de="Zauberinnen & Magier", en="Mages"),
        Name(
            de="Fünf Zauberkundige mit eigener Kartenreihe und Energie.",
            en="Five mages with a card row of their own and energy.",
        ),
    ),
    Expansion.LEGENDARY: (
        Name(de="Legendäre Monster", en="Legendary Hunt"),
        Name(
            de="Ein Legendäres Monster zieht verwüstend durchs Land.",
            en="A Legendary Monster lays the land waste.",
        ),
    ),
    Expansion.SKELLIGE: (
        Name(de="Skellige", en="Skellige"),
        Name(
            de="Schiffe, Inseln, und Dagon, der aus der Tiefe steigt.",
            en="Ships, islands, and Dagon, who rises from the deep.",
        ),
    ),
    Expansion.ADVENTURE: (
        Name(de="Abenteuer-Set", en="Adventure Pack"),
        Name(de="Weitere Geschichten und Quests.", en="More stories and quests."),
    ),
}
YES: Final = {"id": "yes", "name": both(Name(de="ja", en="yes"))}
NO: Final = {"id": "no", "name": both(Name(de="nein", en="no"))}
FIRST: Final = ["wolf", "bear"]


@cache
def summary() -> Data:
    """What the lobby needs to open a table."""
    return {
        "id": "hexer",
        "name": both(TITLE),
        "about": both(ABOUT),
        "players": list(START),
        "seats": _seats(),
        "fields": [_legendary(), _expansions(), *_variants()],
        "first": {"setup": {"characters": FIRST, "expansions": []}, "bots": [1]},
        "windows": [],
        "bots": ["heuristic", "random"],
        "undo": ["clean", "never"],
    }


def _seats() -> Data:
    name = Name(de="Wer mitspielt", en="Who plays")
    choices = [_character(each) for each in library.CHARACTERS.values()]
    return {"id": "characters", "kind": "seats", "name": both(name), "choices": choices}


def _character(character: Character) -> Data:
    kind = Name(de="Hexer", en="Witcher")
    if character.kind is Kind.MAGE:
        kind = Name(de="Magie", en="Mage")
    data = {
        "id": character.id,
        "name": both(character.name),
        "title": both(kind),
        "about": both(character.specialisation.name),
    }
    mage = character.kind is Kind.MAGE
    return data | {"needs": Expansion.MAGES.value} if mage else data


def _legendary() -> Data:
    name = Name(de="Legendäres Monster", en="Legendary Monster")
    lot = {"id": "", "name": both(Name(de="Das Los entscheidet", en="By lot"))}
    choices = [
        {"id": each.id, "name": both(each.name), "about": both(each.tale)}
        for each in library.LEGENDARY_MONSTERS
    ]
    field = {"id": "legendary", "kind": "one", "name": both(name), "choices": [lot, *choices]}
    return field | {"needs": Expansion.LEGENDARY.value}


def _expansions() -> Data:
    name = Name(de="Erweiterungen", en="Expansions")
    choices = [
        {"id": each.value, "name": both(title), "about": both(about)}
        for each, (title, about) in EXPANSIONS.items()
    ]
    return {"id": "expansions", "kind": "list", "name": both(name), "choices": choices}


def _variants() -> list[Data]:
    side = Name(de="Seite der Siegleiste", en="Side of the victory track")
    about = both(catalogue.rule("H3.19").text)
    sides = [
        {"id": "a", "name": both(Name(de="Seite A", en="Side A")), "about": about},
        {"id": "b", "name": both(Name(de="Seite B", en="Side B")), "about": about},
    ]
    mutagens = Name(de="Mit Mutagenen", en="With mutagens")
    overlap = Name(
        de="Der Nächste beginnt schon, während noch nachgezogen wird",
        en="The next player may begin while the one before still refills",
    )
    marker = Name(
        de="Ein Marker bestimmt Sturm- oder Beißangriff, nicht ein Mitspieler",
        en="A marker announces charge or bite, not another player",
    )
    legend, hunt = ({"needs": each.value} for each in (Expansion.LEGENDARY, Expansion.MONSTERJAGD))
    return [
        {"id": "side", "kind": "one", "name": both(side), "choices": sides, "more": True} | legend,
        _flag("mutagens", mutagens, [YES, NO]) | hunt,
        _flag("overlap", overlap, [NO, YES], "H10.06"),
        _flag("marker", marker, [NO, YES], "H32.08"),
    ]


def _flag(key: str, name: Name, choices: list[Data], why: str = "") -> Data:
    """Yes or no; the first is usual."""
    if why:
        more = {"about": both(catalogue.rule(why).text), "why": why}
        choices = [each | more if each is YES else each for each in choices]
    return {"id": key, "kind": "flag", "name": both(name), "choices": choices, "more": True}
