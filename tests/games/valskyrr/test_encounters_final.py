"""Chapter 24: encounters (Begegnungen), the final encounter."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.content import Name
from tafelrunde.games.valskyrr import events, library
from tafelrunde.games.valskyrr.cards.encounters import ENCOUNTERS, FINAL_ENCOUNTERS
from tafelrunde.games.valskyrr.keywords import BEASTMAN, BORDERLANDS, WILDLANDER
from tafelrunde.games.valskyrr.nouns import Ability
from tafelrunde.games.valskyrr.phases.travel import retreat
from tafelrunde.games.valskyrr.rules.encounters import begin_final_encounter
from tafelrunde.games.valskyrr.rules.setup import set_up
from tafelrunde.games.valskyrr.setup.setup import Setup
from tafelrunde.games.valskyrr.terms import Colour, Trigger
from tafelrunde.games.valskyrr.vocabulary import (
    DiscardCards,
    EachHero,
    LendRelentless,
    NoEnemyInPlay,
    When,
)
from tests.kit.country import country, move, threat, where
from tests.kit.gestures import dummy_strike, in_turn, uses
from tests.kit.shows import shows
from tests.kit.valskyrr import (
    Table,
    dummy_card,
    dummy_encounter,
    dummy_enemy,
    dummy_tile,
    dummy_time,
    hero,
    valskyrr,
)


def active(table: Table) -> str | None:
    """The id of the active encounter."""
    return table.game.encounter.id if table.game.encounter is not None else None


def camp(key: str = "camp", **fields: Any) -> str:
    """An encounter that fits every plain location."""
    return dummy_encounter(key, **({"places": (BORDERLANDS,)} | fields))


def skeletons() -> list[str]:
    """Enemies that the throne of bones allows."""
    return ["bonesorrow_warrior"] * 2


@shows("V24.02", "V24.05")
def test_the_old_encounter_is_gone_before_the_final_encounter_comes() -> None:
    table = country(party="s", revealed=["se"], encounter=camp(), decks={"blue": skeletons()})
    table.play().answer("party", move("se"))

    assert active(table) == "throne_of_bones"
    assert table.ids(table.game.encounter_discards) == ["camp"]


@shows("V24.03")
def test_each_adventure_has_exactly_one_final_encounter() -> None:
    finals = [adventure.final_encounter for adventure in library.ADVENTURES.values()]

    assert sorted(finals) == sorted(card.id for card in FINAL_ENCOUNTERS)
    assert len(set(finals)) == len(finals)
    assert all(card.final for card in FINAL_ENCOUNTERS)
    assert not any(card.final for card in ENCOUNTERS)


@shows("V24.03")
@pytest.mark.parametrize(("name", "won"), [("throne_of_bones", True), ("camp", None)])
def test_only_completing_the_final_encounter_brings_victory(name: str, won: bool | None) -> None:
    camp(victory=(NoEnemyInPlay(),))
    table = country(phase="recovery", encounter=name, threat={"mid": 2}, rewards=[])
    table.game.final_killed = True
    table.play()

    assert table.game.won is won


@shows("V24.04")
def test_the_final_encounter_lies_beside_the_board_from_the_setup_on() -> None:
    game = set_up(Setup("song_of_the_dead", ("anna", "bert")), seed=3)

    assert game.final_encounter.id == "throne_of_bones"
    assert game.final_encounter in game.set_aside
    assert sorted(card.id for card in game.encounters) == sorted(card.id for card in ENCOUNTERS)


@shows("V24.05", "V24.06", "V24.07")
@pytest.mark.parametrize("tokens", [0, 1, 2])
def test_at_the_named_location_the_final_encounter_is_taken_instead_of_a_drawn_one(
    tokens: int,
) -> None:
    table = country(
        party="s",
        threat={"se": tokens},  # it shares no keyword with the final encounter
        encounters=[camp()],
        decks={"blue": skeletons()},
    )
    table.play().answer("party", move("se"))

    assert active(table) == "throne_of_bones"
    assert table.row == skeletons()  # one per hero and one more
    assert table.ids(table.game.encounters) == ["camp"]
    assert table.game.encounter_discards == []


@shows("V24.07")
def test_the_final_encounter_comes_after_revealing_dispersing_and_entering_effects() -> None:
    enters = When(Trigger.ENTERED, [EachHero([DiscardCards(1)])])
    hand = [dummy_card("rope"), dummy_card("torch")]
    table = country(
        printed={"se": {"abilities": [enters]}},
        party="s",
        heroes={"anna": hero(hand=hand, foes=[dummy_enemy("wolf")])},
        decks={"blue": skeletons()},
    )
    table.play().answer("party", move("se"))
    assert table.question == "discard_cards"
    assert (active(table), table.foes("anna"), threat(table, "se")) == (None, [], 1)
    table.answer("anna", "rope")

    assert active(table) == "throne_of_bones"


@shows("V24.08")
def test_after_a_retreat_the_final_encounter_lies_ready_again() -> None:
    morwyn = {"id": "morwyn", "wounds": 5, "enraged": True, "burn": 2}
    table = country(
        party="se",
        threat={"se": 0},
        revealed=["s"],
        encounter="throne_of_bones",
        progress=1,
        heroes={"anna": hero(foes=[morwyn])},
    )
    table.play().answer("party", move("s"))

    assert (where(table), threat(table, "se")) == ("s", 2)  # its retreat effect
    assert active(table) is None
    assert table.game.encounter_discards == []
    assert table.game.final_encounter in table.game.set_aside
    assert table.game.final_enemy in table.game.set_aside
    assert table.game.foes() == []


@shows("V24.08")
def test_a_final_encounter_that_was_left_is_prepared_anew_with_a_fresh_final_enemy() -> None:
    lends = Ability("lends", Name(de="", en=""), standing=[LendRelentless(WILDLANDER)])
    rider = dummy_enemy("rider", colour=Colour.GREEN, abilities=[lends])
    ghardhak = {"id": "ghardhak", "wounds": 4, "poison": 1}
    table = valskyrr(
        adventure="into_the_wilds",
        phase="travel",
        tiles=[dummy_tile(name) for name in ("home", "hill", "moor", "pyre")],
        party="pyre",
        revealed=["moor"],
        encounter="ghardhaks_war_camp",
        decks={"green": [dummy_enemy("kin", colour=Colour.GREEN, keywords=(BEASTMAN,))]},
        heroes={"anna": hero(focus=0, foes=[ghardhak, rider], deck=[], feats=[])},
        time_cards=[dummy_time("hour")],
    )
    table.play_on().answer("party", "move:2").answer("anna", "no")  # no rest on the moor
    assert table.game.foes() == []
    table.answer("party", "move:3")

    assert table.row[:2] == ["ghardhak", "kin"]
    assert table.foe("ghardhak").wounds == 0
    assert not any(table.foe("ghardhak").conditions)
    table.stops_at("travel")


@shows("V24.08")
def test_kills_of_an_earlier_attempt_do_not_call_the_final_enemy() -> None:
    blows = [dummy_strike(name, 9, reach=2) for name in ("cut", "thrust")]
    table = valskyrr(
        adventure="song_of_the_dead",
        encounter="throne_of_bones",  # the queen comes after 2 kills
        decks={"blue": skeletons()},
        heroes={"anna": hero(hand=blows, foes=skeletons()[:1])},
    )
    anew = in_turn(retreat, begin_final_encounter)
    table.play(in_turn(uses("anna", "cut"), anew, uses("anna", "thrust")))
    table.answer("anna", "bonesorrow_warrior")

    assert len(table.events(events.EnemyKilled)) == 2
    assert table.row == skeletons()[:1]


@shows("V24.05")
def test_a_final_enemy_in_play_is_not_called_again() -> None:
    table = valskyrr(
        adventure="song_of_the_dead",
        encounter="throne_of_bones",
        heroes={"anna": hero(hand=[dummy_strike("cut", 9)], foes=skeletons()[:1])},
        row=["morwyn"],
    )
    table.game.encounter_kills = 5
    table.play(uses("anna", "cut"))

    assert (table.row, table.foes("anna")) == (["morwyn"], [])
