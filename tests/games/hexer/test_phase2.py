"""Chapter 19: phase II, fight, exploration or meditation (Kampf, Erkundung oder Meditation)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.hexer.nouns import Occasion, When
from tafelrunde.games.hexer.vocabulary import GainGold, LoseGold
from tests.kit.hexer import (
    Table,
    dummy_card,
    dummy_monster,
    dummy_story,
    hexer,
    option,
    player,
    refused,
)
from tests.kit.shows import shows


def phase_two(place: str = "vizima", bear: str = "vizima", **position: Any) -> Table:
    """Wolf is in phase II, Bear somewhere."""
    wolf = {"place": place} | position.pop("wolf", {})
    values: dict[str, Any] = {
        "players": {"wolf": wolf, "bear": player(place=bear)},
        "phase": "confrontation",
        "legendary_place": "stygga",
    }
    return hexer(**(values | position))


@shows("H19.01")
def test_exactly_one_option_is_carried_out() -> None:
    story = dummy_story("tale", option(GainGold(1)), option(GainGold(2)))
    table = phase_two(city=[story], wolf={"gold": 0}).play()
    assert table.asks("wolf", "phase_two") == ["bear", "city", "wilderness"]  # no passing
    table.answer("wolf", "city").answer("wolf", "option1")

    assert table.question is None
    assert table.gold("wolf") == 1


@shows("H19.08", "H1.05")
def test_any_monster_at_the_location_can_be_chosen_and_no_other() -> None:
    monsters = {
        "forest": {"id": dummy_monster("one"), "place": "vizima"},
        "water": {"id": dummy_monster("two"), "place": "ban_ard"},
    }
    table = phase_two(legendary="golem", legendary_place="vizima", monsters=monsters).play()

    assert table.asks("wolf", "phase_two")[:2] == ["one", "golem"]
    assert "two" not in table.asks("wolf", "phase_two")
    table.stops_at("phase_two")


@shows("H25.02", "H2.12")
@pytest.mark.parametrize("gold", [1, 3])
def test_whoever_can_pay_the_price_of_a_monster_may_fight_it_and_pays(gold: int) -> None:
    greedy = dummy_monster("greedy", ability=[When(Occasion.PRICE, [LoseGold(1)])])
    den = {"forest": {"id": greedy, "place": "vizima"}}
    table = phase_two(monsters=den, wolf={"gold": gold, "hand": [dummy_card("x")]}).play()
    assert table.asks("wolf", "phase_two")[0] == "greedy"
    table.answer("wolf", "greedy")

    assert table.gold("wolf") == gold - 1
    table.stops_at("announce")


@shows("H19.02")
def test_at_dagons_place_the_fight_is_compulsory() -> None:
    table = phase_two("dagon_place", dagon=6).play()

    assert table.game.fight is not None
    assert table.fight.monster is table.game.dagon_card
    table.stops_at("announce")


@shows("H19.08", "H14.03")
@pytest.mark.parametrize("place", ["vizima", "cintra", "eyna"])
def test_the_risen_dagon_can_be_fought_nowhere_else(place: str) -> None:
    table = phase_two(place, "novigrad", dagon=6).play()

    assert table.asks("wolf", "phase_two") == ["city", "wilderness"]
    table.stops_at("phase_two")


@shows("H19.03")
def test_without_dagon_his_place_is_a_place_like_others() -> None:
    table = phase_two("dagon_place", dagon=2).play()

    assert table.asks("wolf", "phase_two") == ["city", "wilderness"]
    table.stops_at("phase_two")


@shows("H19.04")
def test_a_player_at_the_same_location_cannot_refuse_a_fight() -> None:
    table = phase_two(wolf={"hand": [dummy_card("a"), dummy_card("b")]}).play()
    table.answer("wolf", "bear")

    assert table.fight.defender is not None
    assert table.game.players[table.fight.defender.index].id == "bear"
    table.stops_at("combo")


@shows("H19.04")
def test_a_player_elsewhere_cannot_be_challenged() -> None:
    table = phase_two(bear="novigrad").play()

    assert "bear" not in table.asks("wolf", "phase_two")
    table.stops_at("phase_two")


@shows("H19.05")
def test_nobody_fights_a_player_with_whom_dice_were_thrown() -> None:
    table = phase_two(wolf={"gambled": ["bear"]}).play()

    with refused("H19.05"):
        table.answer("wolf", "bear")
    table.stops_at("phase_two")


@shows("H19.05", "H18.17")
def test_who_threw_the_dice_for_the_gamblers_can_be_challenged() -> None:
    wolf = {"moved": True, "gold": 1, "hand": [dummy_card("c")]}
    table = phase_two("novigrad", "novigrad", phase="moves", wolf=wolf).play_on()
    table.answer("wolf", "dice_poker").answer("bear").answer("wolf").passes("wolf")

    assert "bear" in table.asks("wolf", "phase_two")
    table.stops_at("phase_two")


@shows("H19.06")
@pytest.mark.parametrize("school", ["kaer_morhen", "haern_caduch", "stygga"])
def test_nobody_is_challenged_at_any_school(school: str) -> None:
    """The own one, that of the other player, and one that nobody uses."""
    table = phase_two(school, school, legendary_place="vizima").play()

    with refused("H19.06"):
        table.answer("wolf", "bear")
    table.stops_at("phase_two")


@shows("H19.07")
def test_nobody_is_challenged_where_the_tavern_is_closed() -> None:
    table = phase_two(tavern="vizima").play()

    with refused("H19.07"):
        table.answer("wolf", "bear")
    table.stops_at("phase_two")


@shows("H19.09", "H19.10")
def test_after_a_skellige_card_there_is_no_exploration_but_phase_two_may_be_skipped() -> None:
    table = phase_two(wolf={"read": True}).play()
    with refused("H19.09"):
        table.answer("wolf", "city")
    table.answer("wolf", "pass")

    assert table.question is None
    assert table.game.city_discards == []


@shows("H19.10")
def test_with_nothing_left_to_do_phase_two_is_skipped_without_a_question() -> None:
    table = phase_two(bear="novigrad", wolf={"read": True}).play()

    assert table.question is None
