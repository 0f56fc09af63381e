"""Chapters 19 and 20: encounters and guardians (Begegnungen und Wächter)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.avalon import events
from tafelrunde.games.avalon.rules.guardians import move_guardian
from tafelrunde.games.avalon.state.table import Game
from tafelrunde.games.avalon.terms import GUARDIAN_DIE, Colour, Trait
from tafelrunde.games.avalon.vocabulary.world import Encounter, MoveTo
from tests.kit.avalon import (
    Table,
    avalon,
    character,
    does,
    dummy_enemy,
    dummy_location,
    fighter,
    plain,
)
from tests.kit.shows import shows

GRAY, BLUE = Colour.GRAY, Colour.BLUE


def cross(face: str, at: int = 905, **more: Any) -> Table:
    """A guardian in the middle of a cross of locations moves by a face of the die."""
    dummy_location(901, south=905)
    dummy_location(902)
    dummy_location(903, north=905)
    dummy_location(904, east=905)
    dummy_location(905)
    dummy_location(906)
    cells = {901: (0, -1), 902: (1, 0), 903: (0, 1), 904: (-1, 0), 905: (0, 0), 906: (9, 9)}
    stag = dummy_enemy("stag", traits=[Trait.GUARDIAN])
    more.setdefault("characters", {"beor": character(place=906)})
    table = avalon(
        map=cells,
        menhirs={905: 5},
        guardians=[(stag, at)],
        tosses=[GUARDIAN_DIE.index(face)],
        encounters={"gray": [dummy_enemy("wolf")]},
        **more,
    )

    def rule(game: Game) -> None:
        move_guardian(game, game.guardians[0])

    return table.play(plain(rule))


@shows("A20.03", "A20.05", "A20.06")
@pytest.mark.parametrize(
    ("face", "place"), [("north", 901), ("south", 903), ("west", 904), ("nothing", 905)]
)
def test_a_guardian_moves_where_the_die_points(face: str, place: int) -> None:
    assert cross(face).game.guardians[0].place == place


@shows("A20.07", "A20.08")
def test_where_no_arrow_leads_it_moves_to_the_connected_location_with_the_highest_number() -> None:
    assert cross("east").game.guardians[0].place == 904  # 902 touches but is not connected


@shows("A20.08")
def test_without_any_connected_location_it_stays() -> None:
    assert (
        cross("north", at=906, characters={"beor": character(place=901)}).game.guardians[0].place
        == 906
    )


@shows("A20.04", "A24.13")
def test_discard_puts_it_under_its_deck_without_an_encounter() -> None:
    table = cross("discard", characters={"beor": character(place=905)})

    assert table.game.guardians == []
    assert table.ids(table.game.encounters[GRAY]) == ["stag", "wolf"]
    assert table.game.clash is None


@shows("A20.10", "A14.07")
@pytest.mark.parametrize(("face", "place"), [("north", 901), ("nothing", 905)])
def test_all_where_it_stands_after_its_roll_meet_it_as_a_group(face: str, place: int) -> None:
    people = {
        "beor": character(place=place),
        "ailei": character(place=place),
        "arev": character(place=906),
    }
    table = cross(face, characters=people)

    assert table.clash.enemy.id == "stag"
    assert (table.clash.group, table.clash.place) == (0b011, place)
    assert table.game.guardians == []  # it lies in the encounter


@shows("A20.15")
def test_acting_where_a_guardian_stands_triggers_no_new_encounter() -> None:
    dummy_location(901)
    stag = dummy_enemy("stag", traits=[Trait.GUARDIAN])
    table = avalon(map={901: (0, 0)}, menhirs={901: 3}, guardians=[(stag, 901)])
    table.play_on().answer("party", "beor:character_action").stops_at("action")

    assert not table.events(events.EncounterBegan)


@shows("A14.07", "A19.10")
def test_an_encounter_of_an_event_meets_all_where_the_lowest_number_stands() -> None:
    for number in (901, 902):
        dummy_location(number)
    people = {
        "beor": fighter(place=901),
        "ailei": fighter(place=902),
        "arev": fighter(place=902),
    }
    table = avalon(
        map={901: (0, 0), 902: (1, 0)},
        menhirs={901: 3},
        characters=people,
        encounters={"gray": [dummy_enemy("wolf")]},
    ).play(does(Encounter(GRAY, at_lowest=True)))

    assert (table.clash.group, table.clash.place) == (0b110, 902)
    table.stops_at(str(table.question))


@shows("A20.12", "A20.13")
def test_all_guardians_of_an_arrival_are_met_in_an_order_of_choice() -> None:
    dummy_location(901)
    dummy_location(902)
    pair = [dummy_enemy(key, value=0, traits=[Trait.GUARDIAN]) for key in ("stag", "boar")]
    table = avalon(
        map={901: (0, 0), 902: (1, 0)},
        menhirs={901: 5},
        characters={"beor": fighter()},
        guardians=[(key, 902) for key in pair],
        encounters={"gray": [dummy_enemy("wolf")]},
    ).play(does(MoveTo(902)))
    assert table.asks("beor", "guardian") == ["stag", "boar"]
    table.answer("beor", "boar")
    while table.question:
        table.answer("beor", table.asks("beor")[-1])

    assert [event.encounter for event in table.events(events.EncounterBegan)] == ["boar", "stag"]
    assert table.game.guardians == []
    assert table.ids(table.game.encounters[GRAY]) == ["stag", "boar", "wolf"]


@shows("A20.10", "A21.01")
def test_a_guardian_surprises_nobody_who_is_dying() -> None:
    people = {
        "beor": character(place=905),
        "ailei": character(place=905, health=0, dying=True),
    }

    assert cross("nothing", characters=people).clash.group == 0b01
