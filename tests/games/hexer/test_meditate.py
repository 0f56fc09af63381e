"""Chapter 21: meditation (Meditation)."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.hexer import library
from tests.kit.hexer import Table, dummy_card, hexer, player
from tests.kit.shows import shows

COMBAT, DEFENCE = (each.id for each in library.ATTRIBUTE_TROPHIES[:2])


def monk(name: str = "wolf", **fields: Any) -> Table:
    """A player in phase II with combat and defence at V."""
    cards = [dummy_card(f"c{n}") for n in range(6)]
    own = {"levels": {"combat": 5, "defence": 5}, "hand": cards[:2], "deck": cards[2:]}
    position = fields.pop("position", {})
    players = {name: {"place": "vizima"} | own | fields, "bear": player()}
    return hexer(players=players, phase="confrontation", legendary_place="stygga", **position)


@shows("H21.01", "H21.02")
def test_only_attributes_at_level_five_with_a_trophy_left_allow_meditation() -> None:
    assert [each.attribute for each in library.ATTRIBUTE_TROPHIES][:2] == [0, 1]
    table = monk().play()
    assert table.asks("wolf", "phase_two") == ["city", "wilderness", COMBAT, DEFENCE]
    table.stops_at("phase_two")

    table = monk(levels={"combat": 4, "defence": 4}).play()
    assert table.asks("wolf", "phase_two") == ["city", "wilderness"]
    table.stops_at("phase_two")

    table = monk(levels={"combat": 5, "defence": 4}).play()
    assert table.asks("wolf", "phase_two") == ["city", "wilderness", COMBAT]
    table.stops_at("phase_two")

    table = monk(position={"attribute_trophies": [DEFENCE]}).play()
    assert table.asks("wolf", "phase_two") == ["city", "wilderness", DEFENCE]
    table.stops_at("phase_two")


@shows("H21.03")
def test_nobody_owns_an_attribute_trophy_twice() -> None:
    table = monk(trophies=[COMBAT], position={"attribute_trophies": [COMBAT, COMBAT]}).play()

    assert table.asks("wolf", "phase_two") == ["city", "wilderness"]
    table.stops_at("phase_two")


@shows("H21.04")
def test_wisdom_entitles_to_the_trophy_of_defence() -> None:
    table = monk("alzur", levels={"defence": 5}).play()

    assert table.asks("alzur", "phase_two") == ["city", "wilderness", DEFENCE]
    table.stops_at("phase_two")


@shows("H21.05", "H21.06", "H9.10")
def test_meditation_brings_the_trophy_a_space_and_exhaustion() -> None:
    table = monk(space=2).play().answer("wolf", COMBAT)
    table.answer("wolf", "c0", "c2", "c4")
    wolf = table.player("wolf")

    assert (table.ids(wolf.trophies), wolf.space, wolf.hand) == ([COMBAT], 3, [])
    assert sorted(table.deck("wolf")) == ["c1", "c3", "c5"]


@shows("H21.07", "H9.04")
def test_meditation_never_leads_to_the_last_space() -> None:
    table = monk(space=3).play().answer("wolf", COMBAT)
    wolf = table.player("wolf")

    assert (table.ids(wolf.trophies), wolf.space) == ([COMBAT], 3)
    assert table.hand("wolf") == ["c0", "c1"]
    assert len(table.deck("wolf")) == 4
