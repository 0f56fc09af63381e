"""Chapter 9: the travel phase (Reisephase), revealing and moving."""

from __future__ import annotations

import pytest

from tafelrunde.engine.content import Name
from tafelrunde.games.valskyrr.events import Event
from tafelrunde.games.valskyrr.nouns import Ability
from tafelrunde.games.valskyrr.rules.basics import attach
from tafelrunde.games.valskyrr.terms import Colour, Trigger
from tafelrunde.games.valskyrr.vocabulary import (
    DiscardCards,
    EachHero,
    Focus,
    RaiseThreat,
    Relentless,
    When,
)
from tests.kit.country import country, is_revealed, long_move, move, reveal, threat, where
from tests.kit.shows import shows
from tests.kit.valskyrr import dummy_card, dummy_encounter, dummy_enemy, hero, refused

EVERYBODY_DISCARDS = EachHero([DiscardCards(1)])


# --- Moving ---------------------------------------------------------------------------------------


@shows("V9.01", "V9.20")
def test_the_party_moves_at_most_once_and_the_new_location_is_active() -> None:
    table = country(revealed=["n"]).play()
    assert table.why("party") == "V9.01"
    table.answer("party", move("n"))

    assert table.question is None
    assert where(table) == "n"
    assert table.game.place.id == "n"


@shows("V9.01", "V9.22")
def test_the_party_may_stay_and_then_nothing_is_dispersed_or_entered() -> None:
    enters = When(Trigger.ENTERED, [EachHero([Focus(1)])])
    table = country(
        printed={"mid": {"abilities": [enters]}},
        heroes={"anna": hero(focus=2, foes=[dummy_enemy("wolf")])},
        row=[dummy_enemy("bear")],
    )
    table.play().answer("party", "stay")

    assert where(table) == "mid"
    assert (table.row, table.foes("anna")) == (["bear"], ["wolf"])
    assert table.focus("anna") == 2


@shows("V9.02")
def test_all_heroes_travel_together() -> None:
    enters = When(Trigger.ENTERED, [EachHero([Focus(1)])])
    zones = {name: hero(focus=0, foes=[dummy_enemy(f"foe_{name}")]) for name in ("anna", "bert")}
    table = country(printed={"n": {"abilities": [enters]}}, heroes=zones).play()
    table.answer("party", move("n"))

    assert table.question is None  # nobody else is asked
    assert [table.focus(name) for name in ("anna", "bert")] == [1, 1]
    assert [table.foes(name) for name in ("anna", "bert")] == [[], []]


@shows("V9.03")
@pytest.mark.parametrize("place", ["n", "w", "e", "s"])
def test_without_an_encounter_every_neighbour_is_free_whatever_its_status(place: str) -> None:
    table = country(threat={"n": 1, "w": 2}, revealed=["s"], loot=0)  # e lies face down
    table.play()
    assert table.asks("party", "travel") == ["stay", *map(move, ("n", "w", "e", "s"))]
    table.answer("party", move(place))

    assert where(table) == place
    assert table.game.loot == 0


@shows("V9.04")
def test_with_an_encounter_only_revealed_safe_neighbours_are_open() -> None:
    table = country(encounter=dummy_encounter("camp"), threat={"n": 1, "w": 2}, revealed=["s"])
    table.play()

    assert table.asks("party", "travel") == ["stay", move("s")]
    assert [table.closed("party", move(place)) for place in ("n", "w", "e")] == ["V9.04"] * 3
    table.stops_at("travel")


@shows("V9.04")
def test_without_a_safe_neighbour_the_party_cannot_leave_its_encounter() -> None:
    table = country(encounter=dummy_encounter("camp"), threat={"n": 1, "w": 2}).play()

    assert table.question is None
    assert where(table) == "mid"
    assert table.game.encounter is not None


# --- Revealing ------------------------------------------------------------------------------------


@shows("V9.05", "V9.12", "V9.16")
def test_each_loot_reveals_one_neighbour_before_the_movement() -> None:
    table = country(loot=3).play()
    offered = [key for key in table.asks("party") if key.startswith("reveal")]
    assert offered == [reveal("n"), reveal("w"), reveal("e"), reveal("s")]
    table.answer("party", reveal("n")).answer("party", reveal("e"))

    assert table.game.loot == 1
    assert [is_revealed(table, place) for place in ("n", "e", "w", "s")] == [
        True,
        True,
        False,
        False,
    ]
    assert [threat(table, place) for place in ("n", "e", "w")] == [1, 1, 0]
    assert not is_revealed(table, "ne")
    table.stops_at("travel")


@shows("V9.05")
def test_at_most_four_locations_are_revealed_in_one_travel_phase() -> None:
    table = country(loot=9)
    table.game.scouted = 3
    table.play().answer("party", reveal("n"))

    assert table.closed("party", reveal("w")) == "V9.05"
    assert table.game.loot == 8
    table.stops_at("travel")


@shows("V9.06")
def test_the_loot_is_spent_even_if_the_party_stays() -> None:
    table = country(loot=1).play()
    table.answer("party", reveal("n")).answer("party", "stay")

    assert where(table) == "mid"
    assert table.game.loot == 0
    assert is_revealed(table, "n")


@shows("V9.06")
def test_after_revealing_the_party_chooses_its_destination_and_reveals_no_more() -> None:
    table = country(loot=2).play()
    table.answer("party", reveal("n")).answer("party", move("n"))

    assert table.question is None
    assert where(table) == "n"
    assert table.game.loot == 1


@shows("V9.07")
def test_a_location_revealed_during_an_encounter_is_no_way_out() -> None:
    table = country(encounter=dummy_encounter("camp"), loot=1).play()
    table.answer("party", reveal("n"))

    assert table.question is None  # nothing is left to choose
    assert where(table) == "mid"
    assert threat(table, "n") == 1
    assert table.game.loot == 0


@shows("V9.12")
def test_without_enough_loot_nothing_is_revealed_and_nobody_goes_far() -> None:
    table = country(heroes={"anna": {}, "bert": {}}, loot=0, revealed=["n"]).play()

    with refused("V9.12"):
        table.answer("party", reveal("e"))
    with refused("V9.12"):
        table.answer("party", long_move("ne"))
    table.stops_at("travel")


# --- The long move --------------------------------------------------------------------------------


@shows("V9.08", "V9.12")
@pytest.mark.parametrize("tokens", [None, 1, 2])
def test_one_loot_per_player_leads_along_safe_locations_to_one_that_is_not(
    tokens: int | None,
) -> None:
    status = {} if tokens is None else {"ne": tokens}
    table = country(heroes={"anna": {}, "bert": {}}, loot=3, revealed=["n"], threat=status).play()
    table.answer("party", long_move("ne"))

    assert where(table) == "ne"
    assert table.game.loot == 1
    assert threat(table, "ne") == (tokens or 1)


@shows("V9.08", "V9.12")
def test_the_long_move_costs_as_many_loot_as_there_are_players() -> None:
    table = country(heroes={"anna": {}, "bert": {}, "cleo": {}}, loot=2, revealed=["n"]).play()

    assert table.closed("party", long_move("ne")) == "V9.12"
    assert reveal("e") in table.asks("party")  # 1 loot is enough for that
    table.stops_at("travel")


@shows("V9.08", "V9.10")
@pytest.mark.parametrize("between", [{}, {"threat": {"n": 1, "e": 1}}])
def test_without_a_revealed_safe_location_between_there_is_no_long_move(
    between: dict[str, dict[str, int]],
) -> None:
    table = country(loot=9, threat=between.get("threat", {})).play()

    assert not [key for key in table.asks("party") if key.startswith("long_move")]
    table.stops_at("travel")


@shows("V9.09")
def test_a_safe_location_is_no_destination_of_the_long_move() -> None:
    table = country(loot=9, revealed=["n", "ne"]).play()

    assert not [key for key in table.asks("party") if key.startswith("long_move")]
    with refused(""):
        table.answer("party", long_move("ne"))
    table.stops_at("travel")


@shows("V9.10")
def test_the_active_location_itself_need_not_be_safe() -> None:
    table = country(loot=1, threat={"mid": 2}, revealed=["n"]).play()
    table.answer("party", long_move("ne"))

    assert where(table) == "ne"


@shows("V9.11")
def test_with_an_encounter_there_is_no_long_move() -> None:
    table = country(encounter=dummy_encounter("camp"), loot=9, revealed=["n"]).play()

    assert table.closed("party", long_move("ne")) == "V9.11"
    assert move("n") in table.asks("party")
    table.stops_at("travel")


@shows("V9.37")
def test_revealing_and_the_long_move_are_paid_separately_and_a_revealed_place_is_no_link() -> None:
    table = country(loot=2, revealed=["n"]).play()
    table.answer("party", reveal("e"))
    assert table.game.loot == 1
    offered = [key for key in table.asks("party") if key.startswith("long_move")]
    assert offered == [long_move("ne")]  # behind n; se lies behind e only
    table.answer("party", long_move("ne"))

    assert where(table) == "ne"
    assert table.game.loot == 0


# --- Retreating -----------------------------------------------------------------------------------


@shows("V9.13")
def test_the_encounter_is_discarded_then_its_retreat_effect_then_the_party_moves() -> None:
    camp = dummy_encounter("camp", retreat=[EVERYBODY_DISCARDS])
    hand = [dummy_card("rope"), dummy_card("torch")]
    table = country(encounter=camp, progress=2, revealed=["n"], heroes={"anna": hero(hand=hand)})
    table.play().answer("party", move("n"))

    assert table.asks("anna", "discard_cards") == ["rope", "torch"]
    assert table.game.encounter is None
    assert table.ids(table.game.encounter_discards) == ["camp"]
    assert table.game.progress == 0
    assert where(table) == "mid"
    table.answer("anna", "rope")

    assert where(table) == "n"


@shows("V9.13", "V9.14", "V9.18", "V9.25")
def test_a_retreat_raises_the_threat_of_the_location_that_is_left() -> None:
    camp = dummy_encounter("camp", retreat=[RaiseThreat()])
    wolf, bear, rat = (dummy_enemy(name) for name in ("wolf", "bear", "rat"))
    table = country(
        encounter=camp,
        progress=2,
        threat={"mid": 1},
        revealed=["n"],
        heroes={"anna": hero(foes=[wolf])},
        row=[bear, rat],
        encounters=[dummy_encounter("next", places=())],
    )
    table.play().answer("party", move("n"))

    assert (threat(table, "mid"), threat(table, "n")) == (2, 0)
    assert table.game.encounter is None
    assert table.game.foes() == []
    assert table.game.loot == 0


@shows("V9.13")
def test_progress_that_a_relentless_enemy_has_stolen_goes_to_the_supply_as_well() -> None:
    clings = Ability("clings", Name(de="", en=""), standing=[Relentless()])
    thief = {"id": dummy_enemy("thief", abilities=[clings]), "tokens": 2}
    anna = hero(foes=[thief], hero_zone=[dummy_card("ring")])
    table = country(encounter=dummy_encounter("camp"), revealed=["n"], heroes={"anna": anna})
    owner = table.hero("anna")
    attach(table.game, owner.foes[0], owner, owner.hero_zone[0], "V2.27")
    table.play().answer("party", move("n"))

    assert table.foes("anna") == ["thief"]
    assert table.foe("thief").tokens == 0
    assert [card.id for card, _ in table.foe("thief").attached] == ["ring"]
    assert table.hand("anna") == []


# --- Entering -------------------------------------------------------------------------------------


@shows("V9.15", "V9.16")
def test_a_face_down_location_is_revealed_when_entered_and_is_dangerous() -> None:
    table = country().play()
    assert not is_revealed(table, "n")
    table.answer("party", move("n"))

    assert is_revealed(table, "n")
    assert threat(table, "n") == 1
    assert [is_revealed(table, place) for place in ("w", "e", "s")] == [False] * 3


@shows("V9.17")
@pytest.mark.parametrize("tokens", [0, 1, 2])
def test_a_location_revealed_before_keeps_its_status_when_entered(tokens: int) -> None:
    table = country(threat={"n": tokens}).play()
    table.answer("party", move("n"))

    assert threat(table, "n") == tokens


@shows("V9.18")
def test_all_enemies_are_dispersed_after_the_movement() -> None:
    foes = [dummy_enemy(name) for name in ("wolf", "bear", "rat")]
    table = country(
        heroes={"anna": hero(foes=foes[:1]), "bert": hero(foes=foes[1:2])}, row=foes[2:]
    )
    table.play().answer("party", move("n"))

    assert table.game.foes() == []
    assert sorted(table.ids(table.game.discards[Colour.BLUE])) == ["bear", "rat", "wolf"]
    assert table.game.loot == 0


@shows("V9.19")
def test_the_effects_of_entering_come_after_dispersing() -> None:
    enters = When(Trigger.ENTERED, [EVERYBODY_DISCARDS])
    hand = [dummy_card("rope"), dummy_card("torch")]
    table = country(
        printed={"n": {"abilities": [enters]}},
        heroes={"anna": hero(hand=hand, foes=[dummy_enemy("wolf")])},
        row=[dummy_enemy("bear")],
    )
    table.play().answer("party", move("n"))

    assert table.question == "discard_cards"
    assert table.game.foes() == []
    assert is_revealed(table, "n")
    table.answer("anna", "torch")
    assert table.hand("anna") == ["rope"]


@shows("V9.21")
def test_entering_effects_that_name_the_active_location_mean_the_new_one() -> None:
    enters = When(Trigger.ENTERED, [RaiseThreat()])
    table = country(printed={"n": {"abilities": [enters]}}).play()
    table.answer("party", move("n"))

    assert threat(table, "n") == 2
    assert threat(table, "mid") == 0


@shows("V9.15", "V9.18")
def test_the_location_is_revealed_before_the_enemies_disperse() -> None:
    table = country(row=[dummy_enemy("rat")]).play().answer("party", move("n"))

    told = [type(each).__name__ for each in table.events(Event)]
    assert told.index("LocationRevealed") < told.index("EnemyLeft")
