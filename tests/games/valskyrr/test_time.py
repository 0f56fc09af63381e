"""Chapter 14: the time phase (Zeitphase)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.content import Name
from tafelrunde.games.valskyrr.events import DeckShuffled, SymbolTriggered, TimeCardDrawn
from tafelrunde.games.valskyrr.nouns import Ability
from tafelrunde.games.valskyrr.terms import Trigger
from tafelrunde.games.valskyrr.vocabulary import (
    DiscardCards,
    EachHero,
    EncounterActive,
    Focus,
    GainLoot,
    When,
)
from tests.kit.country import country
from tests.kit.shows import shows
from tests.kit.valskyrr import (
    Table,
    dummy_card,
    dummy_encounter,
    dummy_enemy,
    dummy_time,
    hero,
    valskyrr,
)

EVERYBODY_DISCARDS = EachHero([DiscardCards(1)])


def hand() -> list[str]:
    """Two cards to choose from."""
    return [dummy_card("rope"), dummy_card("torch")]


def furious(name: str) -> str:
    """A furious enemy that is merely turned when enraged."""
    return dummy_enemy(name, furious=True)


def time_phase(*cards: str, **position: Any) -> Table:
    """Play a time phase with these cards on top of the time deck."""
    return valskyrr(phase="time", time_cards=cards, **({"loot": 0} | position)).play()


@shows("V14.01")
def test_exactly_one_time_card_is_drawn_in_every_round() -> None:
    table = country(
        phase="time",
        time=0,
        time_cards=[dummy_time(name) for name in ("dawn", "noon", "dusk")],
        heroes={"anna": hero(focus=0, deck=[], feats=[])},
    ).play_on()
    assert [event.card for event in table.events(TimeCardDrawn)] == ["dawn"]
    table.answer("party", "stay").answer("anna", "no")  # no rest

    assert [event.card for event in table.events(TimeCardDrawn)] == ["dawn", "noon"]
    assert (table.game.round, table.game.time) == (3, 2)
    assert table.ids(table.game.time_deck) == ["dusk"]
    table.stops_at("travel")


@shows("V14.02")
@pytest.mark.parametrize("value", [0, 1, 2, 3])
def test_the_time_marker_advances_by_the_value_of_the_card(value: int) -> None:
    table = time_phase(dummy_time("hour", value), time=2)

    assert table.game.time == 2 + value


@shows("V14.03")
@pytest.mark.parametrize(("field", "value"), [(19, 1), (18, 2), (19, 3)])
def test_reaching_the_last_field_loses_at_once_before_the_text(field: int, value: int) -> None:
    table = time_phase(dummy_time("doom", value, do=[GainLoot(1)]), time=field)

    assert table.game.won is False
    assert table.game.cause == "time"
    assert table.game.loot == 0


@shows("V14.03")
def test_one_field_before_the_last_the_game_goes_on() -> None:
    table = time_phase(dummy_time("hour", 1, do=[GainLoot(1)]), time=18)

    assert table.game.won is None
    assert table.game.loot == 1


@shows("V14.04")
def test_all_effects_in_the_text_box_are_resolved() -> None:
    card = dummy_time("omen", do=[GainLoot(2), EachHero([Focus(1)])])
    table = time_phase(card, heroes={"anna": hero(focus=1), "bert": hero(focus=2)})

    assert table.game.loot == 2
    assert (table.focus("anna"), table.focus("bert")) == (2, 3)


@shows("V14.04")
@pytest.mark.parametrize(("active", "loot"), [(True, 5), (False, 1)])
def test_a_text_with_a_condition_says_what_happens_otherwise(active: bool, loot: int) -> None:
    needs = EncounterActive(active)
    card = dummy_time("omen", do=[GainLoot(1)], only_if=[needs], otherwise=[GainLoot(5)])
    table = time_phase(card)  # no encounter is active

    assert table.game.loot == loot


@shows("V14.05")
@pytest.mark.parametrize(
    ("field", "value", "enraged"),
    [(7, 1, True), (7, 2, True), (6, 1, False), (8, 1, False)],
)
def test_symbols_that_the_marker_stops_on_or_crosses_take_effect(
    field: int, value: int, enraged: bool
) -> None:
    heroes = {"anna": hero(foes=[furious("wolf")]), "bert": hero(foes=[furious("bear")])}
    table = time_phase(dummy_time("hour", value), time=field, heroes=heroes)

    assert [foe.enraged for foe in table.game.foes()] == [enraged, enraged]


@shows("V14.05")
def test_several_symbols_take_effect_from_left_to_right() -> None:
    table = time_phase(dummy_time("hour", 4), time=11, board="hard")

    symbols = [event.symbol for event in table.events(SymbolTriggered)]
    assert symbols == ["reinforcement", "furious", "furious"]  # fields 12, 13 and 15
    assert table.game.reinforcement == 1


@shows("V14.04", "V14.05", "V14.06")
def test_the_text_comes_after_the_movement_and_before_the_symbols() -> None:
    card = dummy_time("omen", 1, do=[EVERYBODY_DISCARDS])
    table = time_phase(card, time=7, heroes={"anna": hero(hand=hand(), foes=[furious("wolf")])})
    assert table.question == "discard_cards"
    assert table.game.time == 8
    assert not table.foe("wolf").enraged
    table.answer("anna", "rope")

    assert table.foe("wolf").enraged


@shows("V14.07")
def test_each_effect_of_the_text_is_over_before_the_next_begins() -> None:
    card = dummy_time("omen", do=[EVERYBODY_DISCARDS, GainLoot(2)])
    table = time_phase(card, heroes={"anna": hero(hand=hand())})
    assert table.game.loot == 0
    table.answer("anna", "torch")

    assert table.hand("anna") == ["rope"]
    assert table.game.loot == 2


@shows("V14.05", "V14.07")
def test_each_symbol_is_over_before_the_next_takes_effect() -> None:
    pack = [furious("wolf"), furious("bear")]
    table = time_phase(
        dummy_time("hour", 2), time=14, board="hard", heroes={"anna": hero(foes=pack)}
    )
    assert table.asks("anna", "enrage") == ["wolf", "bear"]  # field 15
    assert table.game.reinforcement == 0
    table.answer("anna", "bear")

    assert [foe.enraged for foe in table.game.foes()] == [False, True]
    assert table.game.reinforcement == 1  # field 16


@shows("V14.08")
def test_a_resolved_time_card_goes_to_the_time_discard_pile() -> None:
    table = time_phase(dummy_time("dawn"), dummy_time("noon"))

    assert table.ids(table.game.time_discards) == ["dawn"]
    assert table.ids(table.game.time_deck) == ["noon"]


@shows("V14.08")
def test_an_empty_time_deck_is_renewed_from_its_discard_pile() -> None:
    used = [dummy_time(name) for name in ("dawn", "noon", "dusk")]
    table = valskyrr(phase="time", time=0, time_cards=[], time_discards=used)
    chance = table.game.chance.streams[:]
    table.play()

    assert table.game.time == 1
    assert [event.deck for event in table.events(DeckShuffled)] == ["time"]
    assert table.game.chance.streams != chance
    assert (len(table.game.time_deck), len(table.game.time_discards)) == (2, 1)


@shows("V22.09")
def test_symbols_crossed_at_the_end_of_the_time_phase_take_effect_in_it() -> None:
    late = When(Trigger.TIME_END, [EachHero([Focus(1)])])
    table = valskyrr(
        phase="time",
        heroes={"anna": hero(focus=5)},
        encounter=dummy_encounter("dusk", special=[late]),
        time=3,
        time_cards=[dummy_time("hour")],
    )
    table.play()

    assert (table.focus("anna"), table.game.reinforcement) == (6, 1)


@shows("V21.13")
def test_an_ability_at_the_end_of_the_time_phase_concerns_the_hero_of_its_zone() -> None:
    toll = When(Trigger.TIME_END, [Focus(1)])
    bell = dummy_enemy("bell", abilities=[Ability("toll", Name(de="Läuten", en="Toll"), when=toll)])
    names = ("anna", "bert", "cleo")
    foes = {"anna": [bell], "bert": [bell, bell], "cleo": []}
    heroes = {name: hero(focus=0, foes=foes[name]) for name in names}
    table = time_phase(dummy_time("hour"), time=3, heroes=heroes)

    assert [table.focus(name) for name in names] == [1, 2, 0]
