"""Positions for tests of hero cards: a turn, a hero under attack, a card that is equipped."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.valskyrr.rules.damage import attack
from tests.kit.valskyrr import Table, dummy_enemy, hero, valskyrr

START = 1
"""Where the focus of the acting hero stands."""


def turn_of(name: str, *, table: dict[str, Any] | None = None, **own: Any) -> Table:
    """A hero's turn: focus on 1, no deck, no loot, and an ox with 30 life in the own zone.

    `table` adds to the position, for example other heroes or a row.
    """
    dummy_enemy("ox", life=30)
    more = dict(table or {})
    heroes = {name: hero(**({"focus": START, "deck": [], "foes": ["ox"]} | own))}
    heroes |= {other: {"acted": True} | data for other, data in more.pop("heroes", {}).items()}
    return valskyrr(
        **({"phase": "attack", "active": name, "loot": 0, "heroes": heroes} | more)
    ).play()


def struck(
    name: str,
    physical: int = 0,
    magical: int = 0,
    *,
    victim: str = "",
    ally: dict[str, Any] | None = None,
    **own: Any,
) -> Table:
    """An ox attacks the hero (or the victim), who has ten plain cards; allies look on."""
    dummy_enemy("ox", life=30, physical=physical, magical=magical)
    hurt = victim or name
    deck = ["plain_anna"] * 10
    phase = own.pop("phase", "reinforcement")
    heroes: dict[str, Any] = {name: hero(**({"focus": START, "deck": deck} | own))}
    if victim:
        heroes[victim] = hero(deck=deck)
    heroes |= ally or {}
    heroes[hurt]["foes"] = ["ox"]
    index = list(heroes).index(hurt)
    return valskyrr(phase=phase, heroes=heroes).play(
        lambda game: attack(game, game.heroes[index].foes[0], game.heroes[index], "V12.06")
    )


def buried(table: Table, name: str) -> int:
    """The hero buries from the deck what is left of the damage; returns how many cards that are."""
    while table.question == "bury":
        table.answer(name, "deck")
    return len(table.graveyard(name))


def wounds(table: Table) -> int:
    """The wounds of the ox."""
    return table.foe("ox").wounds


def equips(name: str, card: str, focus: int = 0) -> None:
    """The first action of a card is fast and puts it from hand into the own hero zone."""
    table = turn_of(name, hand=[card], normal_left=0)
    table.answer(name, f"{card}.0")

    assert (table.zone(name), table.hand(name), table.discard_pile(name)) == ([card], [], [])
    assert table.focus(name) == START + focus
    if table.question is not None:
        table.stops_at("action")
