"""Crow's great feats, played one by one (V-GAP-09)."""

from __future__ import annotations

import pytest

from tafelrunde.games.valskyrr import library
from tafelrunde.games.valskyrr.rules.basics import discard
from tafelrunde.games.valskyrr.rules.feats_rewards import draw_rewards
from tafelrunde.games.valskyrr.state.table import Game
from tafelrunde.games.valskyrr.terms import Colour, Trigger
from tafelrunde.games.valskyrr.vocabulary import PutProgress, When
from tests.kit.gestures import plain
from tests.kit.hero_cards import START, equips, turn_of, wounds
from tests.kit.valskyrr import dummy_encounter, dummy_enemy, hero, refused, valskyrr

ME = "kraehe"


@pytest.mark.parametrize("kept", ["lucky_coin", "antidote"])
def test_forager_draws_1_more_reward_and_keeps_one_of_the_two(kept: str) -> None:
    equips(ME, "forager")

    deck = ["lucky_coin", "antidote", "mist_glass"]
    table = valskyrr(rewards=deck, heroes={ME: hero(hero_zone=["forager"])})
    table.play(lambda game: draw_rewards(game, 1)).answer(ME, "forager.1").answer(ME, kept)
    given = "antidote" if kept == "lucky_coin" else "lucky_coin"
    assert table.ids(table.game.offered) == [kept]
    assert table.ids(table.game.reward_deck)[::-1] == ["mist_glass", given]
    assert table.zone(ME) == ["forager"]


def test_versatility_draws_1_card() -> None:
    table = turn_of(ME, hand=["versatility"], deck=["dagger", "forager"])
    table.answer(ME, "versatility.0")

    assert (table.hand(ME), table.discard_pile(ME)) == (["dagger"], ["versatility"])
    table.stops_at("action")


@pytest.mark.parametrize(
    ("blade", "zone", "hand"),
    [
        ((), ["dagger", "venomtongue"], ["dagger"]),
        (("dagger",), ["dagger", "venomtongue"], []),
        (("venomtongue",), ["dagger"], ["dagger"]),
    ],
)
def test_double_stab_adds_1_and_2_more_for_another_dagger(
    blade: tuple[str, ...], zone: list[str], hand: list[str]
) -> None:
    table = turn_of(ME, hand=["double_stab", "dagger"], hero_zone=["dagger", "venomtongue"])
    table.answer(ME, "dagger.2").answer(ME).answer(ME, "double_stab.0")
    assert table.asks(ME, "discard") == ["dagger", "venomtongue"]  # not the one that stabs
    table.answer(ME, *blade)

    more = 2 * len(blade)
    assert wounds(table) == 2 + 1 + more
    assert table.focus(ME) == START + 1 + 1 + more
    assert (table.zone(ME), table.hand(ME)) == (zone, hand)
    table.stops_at("action")


def test_lead_astray_puts_an_enemy_under_its_deck() -> None:
    crow, owl = dummy_enemy("crow"), dummy_enemy("owl")
    row = {"row": [crow], "decks": {"blue": [owl]}}
    table = turn_of(ME, hand=["lead_astray"], foes=[], focus=4, table=row)
    table.answer(ME, "lead_astray.0")

    assert table.row == []
    assert table.ids(table.game.decks[Colour.BLUE]) == ["crow", "owl"]
    assert (table.focus(ME), table.game.loot) == (5, 0)


@pytest.mark.parametrize(
    ("foes", "focus", "why"), [([], 5, "V2.04"), (["ox"], 4, "V2.04"), ([], 4, "V16.10")]
)
def test_lead_astray_needs_low_focus_an_empty_zone_and_no_final_enemy(
    foes: list[str], focus: int, why: str
) -> None:
    final = library.adventure("into_the_wilds").final_enemy
    hand = ["lead_astray", "forager"]
    table = turn_of(ME, hand=hand, foes=foes, focus=focus, table={"row": [final]})

    with refused(why):
        table.answer(ME, "lead_astray.0")
    table.stops_at("action")


def test_misdirection_swaps_two_enemies_in_different_zones_for_a_mobility_card() -> None:
    pair = [dummy_enemy("crow"), dummy_enemy("owl")]
    hand = ["misdirection", "acrobatic_dodge", "double_stab"]
    table = turn_of(ME, hand=hand, focus=5, table={"row": pair})
    table.answer(ME, "misdirection.0").answer(ME, "ox").answer(ME, "owl")

    assert (table.foes(ME), table.row) == (["owl"], ["crow", "ox"])
    assert table.focus(ME) == 2  # the owl has entered
    assert table.discard_pile(ME) == ["acrobatic_dodge", "misdirection"]
    assert table.hand(ME) == ["double_stab"]


def test_misdirection_sends_an_enemy_away_for_a_stealth_card() -> None:
    hand = ["misdirection", "acrobatic_dodge", "double_stab"]
    table = turn_of(ME, hand=hand, focus=5, table={"row": [dummy_enemy("crow")]})
    table.answer(ME, "misdirection.1")

    assert (table.foes(ME), table.row) == ([], ["crow", "ox"])
    assert table.focus(ME) == 5
    assert table.discard_pile(ME) == ["double_stab", "misdirection"]
    assert table.hand(ME) == ["acrobatic_dodge"]


@pytest.mark.parametrize("keeps", [True, False])
def test_waste_not_buries_a_reward_that_would_return_and_draws_1(keeps: bool) -> None:
    equips(ME, "waste_not")

    zone = ["waste_not", "potion_of_invisibility", "canny_diversion"]
    table = turn_of(ME, hero_zone=zone, deck=["dagger"] * 6, table={"rewards": ["antidote"]})
    table.answer(ME, "potion_of_invisibility.1")
    table.answer(ME, "waste_not.1" if keeps else "pass")
    assert table.foes(ME) == []
    assert table.graveyard(ME) == ["potion_of_invisibility"][: int(keeps)]
    assert len(table.game.reward_deck) == (1 if keeps else 2)
    assert table.focus(ME) == START + int(keeps)
    assert len(table.hand(ME)) == int(keeps)
    table.stops_at("action")


def test_lost_in_the_shadows_moves_the_reinforcement_marker_left() -> None:
    position = {"reinforcement": 4}
    table = turn_of(ME, hand=["lost_in_the_shadows"], table=position)
    table.answer(ME, "lost_in_the_shadows.0")
    assert (table.game.reinforcement, table.discard_pile(ME)) == (3, ["lost_in_the_shadows"])

    table = turn_of(ME, hand=["lost_in_the_shadows"], table=position)
    table.answer(ME, "lost_in_the_shadows.1")
    assert (table.game.reinforcement, table.graveyard(ME)) == (1, ["lost_in_the_shadows"])

    table = turn_of(ME, hand=["lost_in_the_shadows"], table={"reinforcement": 2})
    assert table.answer(ME, "lost_in_the_shadows.1").game.reinforcement == 0


def test_short_blade_mastery_adds_1_to_every_dagger_attack() -> None:
    equips(ME, "short_blade_mastery", focus=1)

    table = turn_of(ME, hero_zone=["dagger", "short_blade_mastery"])
    table.answer(ME, "dagger.1").answer(ME, "short_blade_mastery.1")
    assert (wounds(table), table.focus(ME)) == (1 + 1, START + 1 + 1)
    table.answer(ME, "dagger.2").answer(ME, "short_blade_mastery.1")
    assert (wounds(table), table.focus(ME)) == (2 + 3, START + 2 + 2)


def test_canny_diversion_turns_a_token_into_one_more_normal_action() -> None:
    equips(ME, "canny_diversion", focus=-1)

    zone = ["canny_diversion", "dagger"]
    tokens = {"canny_diversion": 1}
    table = turn_of(ME, hero_zone=zone, tokens=tokens, hand=["forager"], foes=[], focus=2)
    table.answer(ME, "canny_diversion.1")
    assert table.hero(ME).normal_left == 2
    with refused("V17.07"):  # no token left
        table.answer(ME, "canny_diversion.1")
    table.answer(ME, "kraehe.0")  # the shadowy ways bring the next one
    table.answer(ME, "canny_diversion.1")
    assert table.hero(ME).normal_left == 3
    table.stops_at("action")


def test_tokens_are_lost_with_the_canny_diversion_they_lie_on() -> None:
    held = hero(hero_zone=["canny_diversion"], tokens={"canny_diversion": 1})
    table = valskyrr(heroes={ME: held})

    def lose_it(game: Game) -> None:
        kraehe = game.heroes[0]
        discard(game, kraehe, kraehe.hero_zone[0], "hero_zone", "V2.13")

    table.play(plain(lose_it))
    assert table.discard_pile(ME) == ["canny_diversion"]
    assert table.hero(ME).tokens == {}


def test_canny_diversion_needs_low_focus() -> None:
    zone = ["canny_diversion", "dagger"]
    table = turn_of(ME, hero_zone=zone, tokens={"canny_diversion": 1}, focus=3)

    assert table.closed(ME, "canny_diversion.1") == "V2.04"
    table.stops_at("action")


@pytest.mark.parametrize("place", ["vigil", "canny_diversion"])
def test_i_walk_through_shadows_puts_1_more_token_by_the_shadowy_ways(place: str) -> None:
    equips(ME, "i_walk_through_shadows", focus=-1)

    task = dummy_encounter("vigil", progress=[When(Trigger.ENEMY_KILLED, [PutProgress(1)])])
    zone = ["i_walk_through_shadows", "canny_diversion"]
    table = turn_of(ME, hero_zone=zone, foes=[], table={"encounter": task})
    table.answer(ME, "kraehe.0").answer(ME, place)
    on_card = sum(table.hero(ME).tokens.values())
    assert (table.game.progress, on_card) == ((2, 0) if place == "vigil" else (0, 2))
    if table.question is not None:
        table.stops_at("action")
