"""Chapter 13: the recovery phase (Wiederherstellungsphase): resting and the draw limit."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.content import Name
from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.nouns import Ability, Fast
from tafelrunde.games.valskyrr.phases.recovery import can_rest
from tafelrunde.games.valskyrr.terms import Place
from tafelrunde.games.valskyrr.vocabulary import Draw, LowerDrawLimit, ProgressAtLeast
from tests.kit.shows import shows
from tests.kit.valskyrr import (
    Table,
    dummy_board,
    dummy_card,
    dummy_encounter,
    dummy_enemy,
    dummy_tile,
    hero,
    valskyrr,
)


def cards(number: int) -> list[str]:
    """So many different plain cards."""
    return [dummy_card(f"card_{each}") for each in range(number)]


def at_rest(regeneration: int = 0, **heroes: Any) -> Table:
    """The heroes are at a safe and empty location without an encounter."""
    tiles = [dummy_tile(name) for name in ("moor", "ford", "keep")]
    camp = dummy_tile("camp", regeneration=regeneration)
    return valskyrr(phase="recovery", tiles=[camp, *tiles], heroes=heroes).play()


# --- Resting --------------------------------------------------------------------------------------


@shows("V13.23")
def test_nobody_rests_while_an_encounter_is_active() -> None:
    quest = dummy_encounter("quest", victory=[ProgressAtLeast(1)])
    table = valskyrr(phase="recovery", encounter=quest)
    table.play()

    assert table.question is None
    assert table.hand("anna") == []
    assert not can_rest(table.game)


@shows("V13.24", "V19.02")
def test_resting_brings_the_regeneration_of_hero_and_location() -> None:
    dummy_board("emil", regeneration=1)
    buried = cards(9)
    table = at_rest(3, anna=hero(graveyard=buried), emil=hero(graveyard=buried))
    table.answer("anna", "yes").answer("emil", "yes")

    points = [(event.hero, event.points) for event in table.events(events.Rested)]
    assert points == [("anna", 5), ("emil", 4)]
    for who, number in points:
        for card in buried[:number]:
            assert table.asks(who, "restore")[-1] == "done"
            table.answer(who, card)
    assert table.question is None
    assert table.discard_pile("anna") == buried[:5]
    assert table.discard_pile("emil") == buried[:4]


@shows("V13.25")
def test_after_restoring_each_player_draws_up() -> None:
    table = at_rest(anna=hero(discard_pile=["plain_anna"], deck=[], hand=[]))
    table.answer("anna", "yes")

    assert table.hand("anna") == []  # restoring comes first
    table.answer("anna", "plain_anna")
    assert table.hand("anna") == ["plain_anna"]  # and can be drawn at once
    assert table.deck("anna") == []


@shows("V13.26")
def test_resting_is_voluntary_for_each_player() -> None:
    table = at_rest(
        anna=hero(discard_pile=cards(2)), bert=hero(hand=cards(1), discard_pile=cards(3)[1:])
    )
    table.answer("anna", "no").answer("bert", "yes").answer("bert", "done")

    assert table.hand("anna") == []  # neither restored nor drawn
    assert table.discard_pile("anna") == ["card_0", "card_1"]
    assert len(table.hand("bert")) == 5
    assert [event.hero for event in table.events(events.Rested)] == ["bert"]


@shows("V13.26")
def test_single_points_may_be_left_unused() -> None:
    table = at_rest(anna=hero(graveyard=cards(3), hand=cards(5)))
    table.answer("anna", "yes").answer("anna", "card_2").answer("anna", "done")

    assert table.question is None
    assert table.graveyard("anna") == ["card_0", "card_1"]
    assert table.discard_pile("anna") == ["card_2"]
    assert table.hero("anna").points == 0


# --- The draw limit -------------------------------------------------------------------------------


@pytest.mark.parametrize("held", [0, 3])
@shows("V13.27")
def test_drawing_up_fills_the_hand_to_five(held: int) -> None:
    known = cards(8)
    table = at_rest(anna=hero(hand=known[:held], deck=known[held:]))
    table.answer("anna", "yes")

    assert table.hand("anna") == known[:5]
    assert table.deck("anna") == known[5:]


@shows("V13.27")
def test_effects_change_the_draw_limit_but_do_not_add_up() -> None:
    dread = Ability("dread", Name(de="Grauen", en="Dread"), standing=[LowerDrawLimit(1)])
    ghost, ghoul = (dummy_enemy(name, abilities=[dread]) for name in ("ghost", "ghoul"))
    table = valskyrr(
        phase="attack", heroes={"anna": hero(foes=[ghost, ghoul]), "bert": hero(acted=True)}
    )
    table.play()

    assert len(table.hand("anna")) == 4


@pytest.mark.parametrize("held", [5, 7])
@shows("V13.28")
def test_at_or_above_the_limit_nothing_is_drawn_nor_discarded(held: int) -> None:
    known = cards(held)
    table = at_rest(anna=hero(hand=known))
    table.answer("anna", "yes")

    assert table.hand("anna") == known
    assert table.discard_pile("anna") == []
    assert len(table.deck("anna")) == 10


@shows("V13.29", "V19.01")
def test_an_empty_deck_is_never_renewed_from_the_discard_pile() -> None:
    known = cards(6)
    table = valskyrr(
        phase="attack", heroes={"anna": hero(deck=known[:2], discard_pile=known[2:4], hand=[])}
    )
    table.play()

    assert table.hand("anna") == known[:2]
    assert table.deck("anna") == []
    assert table.discard_pile("anna") == known[2:4]


@shows("V13.29")
def test_from_a_deck_that_is_empty_already_nothing_is_drawn() -> None:
    known = cards(4)
    table = valskyrr(phase="attack", heroes={"anna": hero(deck=[], discard_pile=known, hand=[])})
    table.play()
    assert (table.hand("anna"), table.discard_pile("anna")) == ([], known)

    table = at_rest(anna=hero(deck=[], discard_pile=known, hand=[]))
    table.answer("anna", "yes")
    while table.question == "restore":
        table.answer("anna", "done")
    assert (table.hand("anna"), table.discard_pile("anna")) == ([], known)


@shows("V13.29")
def test_an_effect_draws_only_what_the_deck_holds() -> None:
    idea = dummy_card("idea", [Fast(Place.HAND, 1, [Draw(3)])])
    known = cards(3)
    anna = hero(deck=known[:1], discard_pile=known[1:], hand=[idea, idea])
    table = valskyrr(phase="attack", loot=0, heroes={"anna": anna})
    table.play().answer("anna", "idea.0").answer("anna", "idea.0")

    assert table.hand("anna") == known[:1]
    assert table.discard_pile("anna") == [*known[1:], "idea", "idea"]


@shows("V13.30")
def test_an_effect_may_draw_beyond_the_limit() -> None:
    idea = dummy_card("idea", [Fast(Place.HAND, 1, [Draw(2)])])
    table = valskyrr(phase="attack", heroes={"anna": hero(hand=[idea, *cards(5)])})
    table.play().answer("anna", "idea.0")

    assert len(table.hand("anna")) == 7
    assert len(table.deck("anna")) == 8
