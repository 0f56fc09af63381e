"""Chapter 19: encounters (Begegnungen)."""

from __future__ import annotations

import pytest

from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.nouns import CombatEncounter, DiplomacyEncounter
from tafelrunde.games.avalon.terms import Colour, Symbol, Trait
from tafelrunde.games.avalon.vocabulary.world import Encounter, PlaceGuardian
from tests.kit.avalon import avalon, does, dummy_enemy, dummy_partner, fighter
from tests.kit.shows import shows

GRAY, BLUE = Colour.GRAY, Colour.BLUE


@shows("A19.07")
def test_the_top_card_of_the_named_deck_is_revealed_and_resolved() -> None:
    decks = {
        "gray": [dummy_enemy("wolf"), dummy_enemy("bear")],
        "blue": [dummy_partner("widow")],
    }
    table = avalon(characters={"beor": fighter()}, encounters=decks).play(does(Encounter(GRAY)))
    assert table.clash.enemy.id == "wolf"
    table.stops_at(str(table.question))

    table = avalon(characters={"beor": fighter()}, encounters=decks).play(does(Encounter(BLUE)))
    assert table.clash.enemy.id == "widow"
    table.stops_at(str(table.question))


@shows("A19.09")
@pytest.mark.parametrize("boxed", [False, True])
def test_a_named_encounter_comes_out_of_its_deck_or_the_box(boxed: bool) -> None:
    wolf, ash = dummy_enemy("wolf"), dummy_enemy("ash")
    deck = [wolf, wolf, wolf] if boxed else [wolf, ash, wolf, wolf]
    table = avalon(
        characters={"beor": fighter()}, encounters={"gray": deck}, box=[ash] if boxed else []
    )
    table.play(does(Encounter(named="ash")))

    assert table.clash.enemy.id == "ash"
    assert table.clash.from_box is boxed
    assert len(table.game.encounters[GRAY]) == 3
    table.stops_at(str(table.question))


@shows("A19.09", "A20.01")
def test_a_named_guardian_is_placed_on_a_location() -> None:
    stag = dummy_enemy("stag", traits=[Trait.GUARDIAN])
    table = avalon(encounters={"gray": [dummy_enemy("wolf"), stag]})
    table.play(does(PlaceGuardian("stag", 901)))

    assert [(each.card.id, each.place) for each in table.game.guardians] == [("stag", 901)]
    assert table.ids(table.game.encounters[GRAY]) == ["wolf"]


@shows("A19.01")
def test_blue_encounters_are_resolved_by_diplomacy_all_others_by_combat() -> None:
    combat, diplomacy = dummy_enemy("wolf"), dummy_partner("widow")
    table = avalon(encounters={"gray": [combat], "blue": [diplomacy]})
    printed = [deck[0].printed for deck in table.game.encounters if deck]

    assert isinstance(printed[0], CombatEncounter)
    assert isinstance(printed[1], DiplomacyEncounter)
    assert printed[1].colour is BLUE


@shows("A19.08", "A24.13")
def test_of_several_encounters_one_is_resolved_and_the_others_are_discarded() -> None:
    deck = [dummy_enemy(key) for key in ("wolf", "bear", "boar")]
    table = avalon(characters={"beor": fighter()}, encounters={"gray": deck})
    table.play(does(Encounter(GRAY, draw=2)))
    assert table.asks("beor", "encounter") == ["wolf", "bear"]
    table.answer("beor", "bear")

    assert table.clash.enemy.id == "bear"
    assert table.ids(table.game.encounters[GRAY])[::-1] == ["boar", "wolf"]  # under the deck
    table.stops_at(str(table.question))


@shows("A19.11")
def test_nobody_else_is_in_an_encounter_that_has_begun() -> None:
    people = {"beor": fighter(), "ailei": fighter()}
    table = avalon(characters=people, encounters={"gray": [dummy_enemy("wolf")]})
    table.play(does(Encounter(GRAY), group=["beor"]))

    assert table.clash.group == 0b01
    assert table._decision("beor").seat == 0  # nobody asks Ailei
    table.stops_at(str(table.question))


@shows("A19.04")
def test_violet_encounters_are_threats_that_nobody_talks_to() -> None:
    violet = [each for each in library.of_kind(CombatEncounter) if each.colour is Colour.VIOLET]
    talks = [each for each in library.of_kind(DiplomacyEncounter) if each.colour is Colour.VIOLET]

    assert len(violet) > 10
    assert talks == []


@shows("A19.05")
def test_blue_encounters_are_talks_and_wait_in_hostile_settlements() -> None:
    fights = [each for each in library.of_kind(CombatEncounter) if each.colour is Colour.BLUE]
    assert fights == []
    places = [
        place
        for place in library.LOCATIONS.values()
        for instant in place.instants
        for effect in instant.do
        if isinstance(effect, Encounter) and effect.colour is Colour.BLUE
    ]
    assert len(places) > 2
    assert all(Symbol.HOSTILE_SETTLEMENT in place.symbols for place in places)
