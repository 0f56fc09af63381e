"""Celenthia's board and cards, played one by one (V-GAP-05, V-GAP-08)."""

from __future__ import annotations

import pytest

from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.terms import Condition
from tests.kit.gestures import enrages
from tests.kit.hero_cards import START, buried, equips, struck, turn_of, wounds
from tests.kit.shows import shows
from tests.kit.valskyrr import Table, dummy_enemy, hero, refused, valskyrr

ME = "celenthia"
either_kind = pytest.mark.parametrize(("physical", "magical"), [(4, 0), (0, 4)])


def without_reflexes(table: Table) -> Table:
    """Celenthia does not overcharge."""
    return table.passes(ME)


# --- Board ----------------------------------------------------------------------------------------


def test_overcharge_adds_1_magical_to_an_arcane_attack_once_per_hero_turn() -> None:
    hand = ["fire_bolt", "fire_bolt"]
    table = turn_of(ME, hand=hand, normal_left=2)
    table.answer(ME, "fire_bolt.0").answer(ME, "celenthia.0")
    assert (wounds(table), table.focus(ME)) == (3 + 1, START + 2 + 1)

    table.answer(ME, "fire_bolt.0")
    assert wounds(table) == 4 + 3  # not asked a second time


def test_shifting_current_draws_1_card_for_an_arcane_card() -> None:
    table = turn_of(ME, hand=["fire_bolt", "mage_robe"], deck=["blink", "fireball"])
    table.answer(ME, "celenthia.1")

    assert table.hand(ME) == ["mage_robe", "blink"]
    assert table.discard_pile(ME) == ["fire_bolt"]
    with refused("V16.29"):
        table.answer(ME, "celenthia.1")
    table.stops_at("action")


# --- Gear -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("discards", [0, 1])
def test_arcane_staff_deals_2_magical_at_range_2(discards: int) -> None:
    equips(ME, "arcane_staff")

    crow = dummy_enemy("crow", life=30, defence_physical=9)
    table = turn_of(ME, hero_zone=["arcane_staff"], hand=["mage_shield"], table={"row": [crow]})
    table.answer(ME, "arcane_staff.1").answer(ME, *["mage_shield"][:discards])
    without_reflexes(table).answer(ME, "crow")
    assert table.foe("crow").wounds == 2 + discards
    assert table.focus(ME) == START + 1 + discards
    assert table.zone(ME) == ["arcane_staff"]
    if table.question is not None:
        table.stops_at("action")


def test_mage_robe_prevents_1_magical_and_stays() -> None:
    equips(ME, "mage_robe")

    table = struck(ME, magical=3, hero_zone=["mage_robe"]).answer(ME, "mage_robe.1")
    assert buried(table, ME) == 2
    assert table.zone(ME) == ["mage_robe"]
    assert buried(struck(ME, physical=3, hero_zone=["mage_robe"]), ME) == 3


@pytest.mark.parametrize(("choice", "damage"), [("option1", 3), ("option2", 4)])
def test_arcane_focus_stone_adds_range_or_1_magical(choice: str, damage: int) -> None:
    equips(ME, "arcane_focus_stone")

    hand = ["fire_bolt", "fire_bolt"]
    table = turn_of(ME, hand=hand, hero_zone=["arcane_focus_stone"], normal_left=2)
    table.answer(ME, "fire_bolt.0").answer(ME, "arcane_focus_stone.1").answer(ME, choice)
    table.passes(ME)
    assert wounds(table) == damage
    table.answer(ME, "fire_bolt.0")
    with refused("V2.04"):  # once per hero turn
        table.answer(ME, "arcane_focus_stone.1")
    table.passes(ME)


# --- Feats ----------------------------------------------------------------------------------------


def test_fire_bolt_deals_3_magical_at_range_2() -> None:
    crow = dummy_enemy("crow", life=30)
    table = turn_of(ME, hand=["fire_bolt"], table={"row": [crow]}).answer(ME, "fire_bolt.0")
    without_reflexes(table).answer(ME, "crow")

    assert (table.foe("crow").wounds, table.focus(ME)) == (3, START + 2)
    assert table.discard_pile(ME) == ["fire_bolt"]


@pytest.mark.parametrize("discards", [0, 1])
def test_chain_lightning_deals_2_magical_to_up_to_2_enemies_or_3(discards: int) -> None:
    trio = [dummy_enemy(name, life=30) for name in ("crow", "owl", "rook")]
    table = turn_of(ME, hand=["chain_lightning", "blink"], table={"row": trio})
    table.answer(ME, "chain_lightning.0").answer(ME, *["blink"][:discards])
    while table.question == "reflex":
        table.passes(ME)
    table.answer(ME, *["ox", "owl", "rook"][: 2 + discards])

    hit = [table.foe(name).wounds for name in ("ox", "owl", "rook", "crow")]
    assert hit == [2, 2, 2 * discards, 0]
    assert table.focus(ME) == START + 3
    if table.question is not None:
        table.stops_at("action")


@shows("V16.39")
def test_blink_comes_before_an_attack_by_enraging() -> None:
    foes = ["ghoren_warrior"]
    table = valskyrr(heroes={ME: hero(hand=["blink"], deck=["fire_bolt"] * 5, foes=foes)})
    table.play(enrages("ghoren_warrior")).answer(ME, "blink.0")

    assert table.events(events.EnemyAttacked) == []
    assert (table.row, table.graveyard(ME)) == (["ghoren_warrior"], [])
    assert table.discard_pile(ME) == ["blink"]


def test_arcane_orb_adds_1_magical_to_an_arcane_attack_and_is_discarded() -> None:
    equips(ME, "arcane_orb")

    table = turn_of(ME, hand=["fire_bolt"], hero_zone=["arcane_orb"]).answer(ME, "fire_bolt.0")
    table.answer(ME, "arcane_orb.1").passes(ME)
    assert wounds(table) == 3 + 1
    assert table.focus(ME) == START + 2
    assert (table.zone(ME), table.discard_pile(ME)) == ([], ["arcane_orb", "fire_bolt"])


@pytest.mark.parametrize(("physical", "magical", "left"), [(4, 0, 3), (0, 4, 2)])
def test_mage_shield_prevents_2_magical_or_1_physical(
    physical: int, magical: int, left: int
) -> None:
    table = struck(ME, physical, magical, hand=["mage_shield"]).answer(ME, "mage_shield.0")
    assert buried(table, ME) == left


def test_blink_moves_an_enemy_to_the_adventure_zone() -> None:
    crow, ram = dummy_enemy("crow"), dummy_enemy("ram")
    table = turn_of(ME, hand=["blink"], foes=["ox", ram], table={"row": [crow]})
    table.answer(ME, "blink.0").answer(ME, "ox")

    assert (table.foes(ME), table.row) == (["ram"], ["crow", "ox"])
    assert table.focus(ME) == START


def test_blink_sends_an_attacker_away_before_it_is_activated() -> None:
    table = turn_of(ME, hand=["blink"], table={"phase": "defence", "active": ME, "step": 0})
    table.answer(ME, "blink.0")

    assert (table.foes(ME), table.row) == ([], ["ox"])
    assert table.graveyard(ME) == []


def test_arcane_inspiration_draws_1_card() -> None:
    table = turn_of(ME, hand=["arcane_inspiration"], deck=["mage_robe", "fireball"])
    table.answer(ME, "arcane_inspiration.0")

    assert table.hand(ME) == ["mage_robe"]
    assert table.deck(ME) == ["fireball"]
    table.stops_at("action")


# --- Great feats ----------------------------------------------------------------------------------


def test_fireball_deals_2_magical_to_each_enemy_in_one_zone() -> None:
    pair = [dummy_enemy("crow", life=30), dummy_enemy("owl", life=30)]
    others = {"bert": {"foes": [dummy_enemy("ram", life=30)]}}
    table = turn_of(ME, hand=["fireball"], table={"row": pair, "heroes": others})
    without_reflexes(table.answer(ME, "fireball.0"))
    assert table.asks(ME, "zone") == ["adventure_zone", "celenthia", "bert"]
    table.answer(ME, "adventure_zone")

    assert [table.foe(name).wounds for name in ("crow", "owl", "ox", "ram")] == [2, 2, 0, 0]
    assert table.focus(ME) == START + 4


def test_arcane_wisdom_adds_2_magical_once_per_hero_turn() -> None:
    equips(ME, "arcane_wisdom")

    hand = ["fire_bolt", "fire_bolt"]
    table = turn_of(ME, hand=hand, hero_zone=["arcane_wisdom"], normal_left=2)
    table.answer(ME, "fire_bolt.0").answer(ME, "arcane_wisdom.1").passes(ME)
    assert (wounds(table), table.focus(ME)) == (3 + 2, START + 2 + 1)
    table.answer(ME, "fire_bolt.0")
    with refused("V2.04"):
        table.answer(ME, "arcane_wisdom.1")
    table.passes(ME)
    assert table.zone(ME) == ["arcane_wisdom"]


def test_word_of_power_deals_6_magical() -> None:
    table = without_reflexes(turn_of(ME, hand=["word_of_power"]).answer(ME, "word_of_power.0"))

    assert (wounds(table), table.focus(ME)) == (6, START + 4)


def test_time_rift_moves_time_1_left_and_is_buried() -> None:
    table = turn_of(ME, hand=["time_rift"], table={"time": 9}).answer(ME, "time_rift.0")

    assert table.game.time == 8
    assert (table.graveyard(ME), table.discard_pile(ME)) == (["time_rift"], [])


def test_mana_spring_draws_2_cards() -> None:
    table = turn_of(ME, hand=["mana_spring"], deck=["mage_robe", "mage_robe", "fireball"])
    table.answer(ME, "mana_spring.0")

    assert table.focus(ME) == START + 1
    assert table.hand(ME) == ["mage_robe", "mage_robe"]
    assert table.deck(ME) == ["fireball"]
    table.stops_at("action")


@either_kind
def test_mirror_image_prevents_3_and_halves_the_focus(physical: int, magical: int) -> None:
    table = struck(ME, physical, magical, hand=["mirror_image"], focus=7)
    table.answer(ME, "mirror_image.0")

    assert buried(table, ME) == 1
    assert table.focus(ME) == 3


def test_burning_shackle_puts_2_burn_on_an_enemy() -> None:
    crow = dummy_enemy("crow")
    table = turn_of(ME, hand=["burning_shackle"], table={"row": [crow]})
    table.answer(ME, "burning_shackle.0").answer(ME, "crow")

    assert table.foe("crow").conditions[Condition.BURN] == 2
    assert (table.focus(ME), table.foe("ox").conditions) == (START + 1, [0, 0, 0, 0])


# --- Rewards --------------------------------------------------------------------------------------


@pytest.mark.parametrize("discards", [0, 1, 2])
def test_staff_of_storms_deals_3_magical_at_range_2(discards: int) -> None:
    equips(ME, "staff_of_storms")

    fuel = ["arcane_orb", "mage_shield"]
    crow = dummy_enemy("crow", life=30)
    table = turn_of(ME, hero_zone=["staff_of_storms"], hand=fuel, table={"row": [crow]})
    table.answer(ME, "staff_of_storms.1").answer(ME, *fuel[:discards])
    without_reflexes(table).answer(ME, "crow")
    assert table.foe("crow").wounds == 3 + discards
    assert table.focus(ME) == START + 2 + discards
    assert table.discard_pile(ME) == fuel[:discards]
    if table.question is not None:
        table.stops_at("action")


def test_ring_of_spheres_draws_1_then_discards_1() -> None:
    equips(ME, "ring_of_spheres")

    table = turn_of(ME, hero_zone=["ring_of_spheres"], hand=["mage_robe"], deck=["mace", "dagger"])
    table.answer(ME, "ring_of_spheres.1")
    assert table.asks(ME, "discard_cards") == ["mage_robe", "mace"]
    table.answer(ME, "mage_robe")
    assert table.discard_pile(ME) == ["mage_robe"]
    assert "mace" in table.hand(ME)
    with refused("V16.29"):
        table.answer(ME, "ring_of_spheres.1")
    table.stops_at("action")
