"""The real time cards (Zeitkarten): value and text of all 13."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.cards.times import TIME_CARDS
from tests.kit.gestures import dummy_guard
from tests.kit.shows import shows
from tests.kit.valskyrr import Table, dummy_card, dummy_encounter, dummy_enemy, hero, valskyrr

VALUES = {
    "calm_before_the_storm": 1,
    "driving_snow": 1,
    "the_mist_calls": 1,
    "howling_in_the_distance": 1,
    "frost_night": 1,
    "surge_of_mist": 2,
    "blood_moon": 1,
    "on_the_trail": 1,
    "old_wounds": 1,
    "respite": 1,
    "sign_of_hope": 2,
    "the_mist_thickens": 2,
    "call_of_the_dead": 1,
}


def time_passes(card: str, **position: Any) -> Table:
    """The time phase with that card on top of the deck."""
    values: dict[str, Any] = {
        "phase": "time",
        "time_cards": [card],
        "time": 3,
        "reinforcement": 0,
        "loot": 1,
        "tiles": ["inn", "wolf_gorge", "dead_lake", "charred_war_camp"],
        "heroes": {"anna": hero(focus=2), "bert": hero(focus=3)},
    }
    return valskyrr(**(values | position)).play()


@shows("V14.02")
@pytest.mark.parametrize(("card", "value"), VALUES.items())
def test_each_card_moves_time_by_its_value(card: str, value: int) -> None:
    heroes = {"anna": hero(focus=2, deck=[]), "bert": hero(focus=3, deck=[])}
    table = time_passes(card, heroes=heroes)
    if card == "frost_night":
        table.answer("anna", "option2").answer("bert", "option2")

    assert [(e.before, e.after) for e in table.events(events.TimeMoved)] == [(3, 3 + value)]
    assert table.ids(table.game.time_discards) == [card]


def test_thirteen_cards_move_time_sixteen_fields() -> None:
    assert {card.id: card.value for card in TIME_CARDS} == VALUES
    assert (len(TIME_CARDS), sum(VALUES.values())) == (13, 16)


@pytest.mark.parametrize("card", ["calm_before_the_storm", "surge_of_mist"])
def test_calm_and_surge_do_nothing_else(card: str) -> None:
    table = time_passes(card)

    kinds = [type(event).__name__ for event in table.events(events.Event)]
    assert kinds == ["TimeCardDrawn", "TimeMoved"]


def test_in_driving_snow_every_hero_discards_a_card_at_once() -> None:
    heroes = {
        "anna": hero(hand=[dummy_card("one"), dummy_card("two")]),
        "bert": hero(hand=["plain_bert"]),
        "cleo": hero(hand=[dummy_card("three"), dummy_card("four")]),
        "dora": hero(),
    }
    table = time_passes("driving_snow", heroes=heroes)
    assert table.asks("anna", "discard_cards") == ["one", "two"]
    session = table.session
    assert session is not None
    session.answer(table.hero("cleo").seat, [1])  # in whatever order they answer
    assert table.discard_pile("cleo") == []
    session.answer(table.hero("anna").seat, [0])

    assert table.discard_pile("anna") == ["one"]
    assert table.discard_pile("bert") == ["plain_bert"]
    assert table.discard_pile("cleo") == ["four"]
    assert table.discard_pile("dora") == []


def test_the_mist_calls_reinforcement() -> None:
    assert time_passes("the_mist_calls").game.reinforcement == 1


def test_howling_draws_attention_to_every_hero() -> None:
    table = time_passes(
        "howling_in_the_distance", heroes={"anna": hero(focus=5), "bert": hero(focus=0)}
    )

    assert (table.focus("anna"), table.focus("bert")) == (6, 1)
    assert table.game.reinforcement == 1  # the symbol on field 6


@pytest.mark.parametrize(("time", "focus"), [(2, 2), (3, 3), (8, 4), (16, 6)])
def test_in_a_frost_night_each_player_buries_a_card_or_is_noticed(time: int, focus: int) -> None:
    heroes = {
        "anna": hero(focus=2, deck=["plain_anna"] * 2),
        "bert": hero(focus=3, discard_pile=[dummy_card("one")], deck=["plain_bert"]),
    }
    table = time_passes("frost_night", heroes=heroes, time=time)
    table.answer("anna", "option2").answer("bert", "option1").answer("bert", "one")

    assert table.focus("anna") == focus  # 2 and the number of the field time came to
    assert (table.graveyard("bert"), table.focus("bert")) == (["one"], 3)


def test_a_hero_without_cards_survives_the_frost_night() -> None:
    heroes = {"anna": hero(deck=[])}
    table = time_passes("frost_night", heroes=heroes).answer("anna", "option1")

    assert not table.hero("anna").defeated


def test_the_blood_moon_enrages_an_enemy_of_each_player() -> None:
    for name in ("brute", "hound", "guard"):
        dummy_enemy(name, furious=True)
    heroes = {"anna": hero(foes=["brute", "hound"]), "bert": hero(), "cleo": hero(foes=["guard"])}
    table = time_passes("blood_moon", heroes=heroes, row=["hound"])
    table.answer("anna", "hound")

    assert [(foe.zone, foe.id) for foe in table.game.foes() if foe.enraged] == [
        (0, "hound"),
        (2, "guard"),
    ]


@pytest.mark.parametrize(("time", "more"), [(3, 1), (8, 2), (12, 3)])
def test_on_the_trail_the_least_noticed_hero_is_found(time: int, more: int) -> None:
    table = time_passes("on_the_trail", time=time)

    assert (table.focus("anna"), table.focus("bert")) == (2 + more, 3)


def test_on_a_tie_the_players_choose_who_is_found() -> None:
    heroes = {"anna": hero(focus=2), "bert": hero(focus=2), "cleo": hero(focus=3)}
    table = time_passes("on_the_trail", heroes=heroes)
    assert table.asks("party", "hero") == ["anna", "bert"]
    table.answer("party", "bert")

    assert [each.focus for each in table.game.heroes] == [2, 3, 3]


def test_old_wounds_hurt_heroes_with_tokens_and_cannot_be_prevented() -> None:
    guard = dummy_guard("guard", physical=9, magical=9)
    heroes = {
        "anna": hero(hand=[guard], deck=["plain_anna"] * 2, daze=1),
        "bert": hero(deck=["plain_bert"]),
        "cleo": hero(deck=["plain_cleo"] * 3, burn=2, poison=1),
    }
    table = time_passes("old_wounds", heroes=heroes)
    assert table.asks("anna", "bury") == ["guard", "deck"]
    table.answer("anna", "deck")

    assert [len(each.graveyard) for each in table.game.heroes] == [1, 0, 1]
    assert table.hero("cleo").conditions == [2, 1, 0, 0]


def test_old_wounds_can_defeat() -> None:
    table = time_passes("old_wounds", heroes={"anna": hero(deck=[], daze=1)})

    assert (table.game.won, table.game.cause) == (False, "hero")


@shows("V19.03")
def test_a_respite_restores_a_card_of_each_hero_and_calms_an_enemy() -> None:
    dummy_enemy("brute", furious=True)
    dummy_enemy("hound", furious=True)
    heroes = {
        "anna": hero(graveyard=["plain_anna"], foes=[{"id": "brute", "enraged": True}]),
        "bert": hero(discard_pile=["plain_bert"], deck=[]),
    }
    table = time_passes("respite", heroes=heroes, row=[{"id": "hound", "enraged": True}])
    table.answer("anna", "plain_anna").answer("bert", "plain_bert")
    assert table.asks("party", "calm") == ["hound", "brute", "no"]
    table.answer("party", "brute")

    assert (table.graveyard("anna"), table.discard_pile("anna")) == ([], ["plain_anna"])
    assert (table.discard_pile("bert"), table.deck("bert")) == ([], ["plain_bert"])
    assert [foe.id for foe in table.game.foes() if foe.enraged] == ["hound"]


def test_calming_in_a_respite_is_voluntary() -> None:
    dummy_enemy("brute", furious=True)
    heroes = {"anna": hero(foes=[{"id": "brute", "enraged": True}])}
    table = time_passes("respite", heroes=heroes).answer("party", "no")

    assert table.foe("brute").enraged


def test_a_sign_of_hope_brings_loot() -> None:
    assert time_passes("sign_of_hope").game.loot == 2


@shows("V2.07")
def test_the_mist_thickens_around_a_party_at_rest() -> None:
    table = time_passes("the_mist_thickens", party="wolf_gorge", revealed=["dead_lake"])
    assert table.asks("party", "neighbour") == ["move:0", "move:2"]
    table.answer("party", "move:2")

    assert table.game.threat == [0, 0, 1, 0]
    assert table.game.reinforcement == 0


def test_locations_face_down_do_not_thicken() -> None:
    table = time_passes("the_mist_thickens")  # only the wolf gorge lies beside the inn

    assert table.game.threat == [0, 0, 0, 0]
    assert table.game.reinforcement == 0


@pytest.mark.parametrize(
    ("card", "time", "fields"),
    [
        ("the_mist_thickens", 3, 1),
        ("call_of_the_dead", 2, 0),
        ("call_of_the_dead", 3, 1),
        ("call_of_the_dead", 12, 3),
    ],
)
def test_in_an_encounter_mist_and_dead_bring_reinforcement(
    card: str, time: int, fields: int
) -> None:
    dummy_encounter("fight")
    table = time_passes(card, encounter="fight", time=time, party="wolf_gorge")

    assert table.game.reinforcement == fields
    assert table.game.threat == [0, 0, 0, 0]


def test_without_an_encounter_the_dead_call_in_vain() -> None:
    assert time_passes("call_of_the_dead", time=12).game.reinforcement == 0
