"""The one-time rewards, played one by one (V-GAP-13)."""

from __future__ import annotations

import pytest

from tafelrunde.games.valskyrr.keywords import FLAME, LIGHTNING
from tafelrunde.games.valskyrr.nouns import Vulnerable
from tafelrunde.games.valskyrr.terms import Condition
from tests.kit.hero_cards import START, buried, equips, struck, turn_of, wounds
from tests.kit.valskyrr import Table, dummy_enemy

ME = "fengray"
either_kind = pytest.mark.parametrize(("physical", "magical"), [(5, 0), (0, 5)])


def is_used_up(table: Table, card: str) -> None:
    """The card lies under the reward deck, and in no pile of the hero."""
    assert table.game.reward_deck[0].id == card
    assert card not in [*table.discard_pile(ME), *table.hand(ME), *table.zone(ME)]


def test_potion_of_invisibility_sends_all_enemies_of_the_own_zone_away() -> None:
    equips(ME, "potion_of_invisibility")

    foes = ["ox", dummy_enemy("ram")]
    zone = ["potion_of_invisibility"]
    row = {"row": [dummy_enemy("crow")], "heroes": {"bert": {"foes": [dummy_enemy("owl")]}}}
    table = turn_of(ME, hero_zone=zone, foes=foes, table=row)
    table.answer(ME, "potion_of_invisibility.1").answer("party", "ram", "ox")
    assert (table.foes(ME), table.foes("bert")) == ([], ["owl"])
    assert table.row == ["crow", "ram", "ox"]
    is_used_up(table, "potion_of_invisibility")
    table.stops_at("action")  # challenge


def test_healing_potion_gives_a_hero_4_regeneration() -> None:
    bert = {"graveyard": ["plain_bert"] * 5, "deck": []}
    table = turn_of(ME, hand=["healing_potion"], table={"heroes": {"bert": bert}})
    table.answer(ME, "healing_potion.0").answer(ME, "bert")
    for _ in range(4):
        table.answer("bert", "plain_bert")

    assert len(table.graveyard("bert")) == 1
    is_used_up(table, "healing_potion")


def test_potion_of_strength_adds_3_physical_to_an_own_attack() -> None:
    hand = ["mighty_blow", "potion_of_strength"]
    table = turn_of(ME, hand=hand).answer(ME, "mighty_blow.0").answer(ME, "potion_of_strength.0")

    assert (wounds(table), table.focus(ME)) == (3 + 3, START + 2)
    is_used_up(table, "potion_of_strength")


def test_antidote_removes_all_burn_and_poison_from_a_hero() -> None:
    bert = {"burn": 2, "poison": 3, "daze": 1}
    table = turn_of(ME, hand=["antidote"], burn=1, table={"heroes": {"bert": bert}})
    table.answer(ME, "antidote.0").answer(ME, "bert")

    assert table.question is None  # nothing to choose: all of them go
    assert table.hero("bert").conditions == [0, 0, 1, 0]
    assert table.hero(ME).conditions == [1, 0, 0, 0]
    is_used_up(table, "antidote")


def test_oil_of_fire_adds_1_magical_and_burn_to_a_weapon_action() -> None:
    moth = dummy_enemy("moth", life=30, vulnerable=[Vulnerable(5, [FLAME])])
    table = turn_of(ME, hero_zone=["war_sword"], hand=["oil_of_fire"], foes=[moth])
    table.answer(ME, "war_sword.2").answer(ME, "oil_of_fire.0")

    assert table.foe("moth").wounds == 5 + 3 + 1  # the oil lends its flame
    assert table.foe("moth").conditions[Condition.BURN] == 1
    assert table.focus(ME) == START + 2
    is_used_up(table, "oil_of_fire")


def test_oil_of_fire_helps_no_action_without_a_weapon() -> None:
    table = turn_of(ME, hand=["mighty_blow", "oil_of_fire"]).answer(ME, "mighty_blow.0")

    assert wounds(table) == 3
    assert table.hand(ME) == ["oil_of_fire"]


def test_scroll_of_lightning_deals_3_magical_at_range_2() -> None:
    crow = dummy_enemy("crow", life=30, vulnerable=[Vulnerable(5, [LIGHTNING])])
    table = turn_of(ME, hand=["scroll_of_lightning"], normal_left=0, table={"row": [crow]})
    table.answer(ME, "scroll_of_lightning.0").answer(ME, "crow")

    assert (table.foe("crow").wounds, table.focus(ME)) == (5 + 3, START + 1)
    is_used_up(table, "scroll_of_lightning")
    table.stops_at("action")  # challenge


@either_kind
def test_scroll_of_protection_prevents_4_dealt_to_anybody(physical: int, magical: int) -> None:
    hand = ["scroll_of_protection"]
    table = struck(ME, physical, magical, victim="bert", hand=hand)
    table.answer(ME, "scroll_of_protection.0")
    assert buried(table, "bert") == 1
    is_used_up(table, "scroll_of_protection")

    table = struck(ME, physical, magical, hand=hand).answer(ME, "scroll_of_protection.0")
    assert buried(table, ME) == 1


def test_mist_glass_moves_time_1_left() -> None:
    table = turn_of(ME, hand=["mist_glass"], table={"time": 9}).answer(ME, "mist_glass.0")

    assert table.game.time == 8
    is_used_up(table, "mist_glass")


def test_lucky_coin_brings_2_loot() -> None:
    table = turn_of(ME, hand=["lucky_coin"], feats=[]).answer(ME, "lucky_coin.0")

    assert table.game.loot == 2
    is_used_up(table, "lucky_coin")


def test_horn_of_the_watch_raises_the_own_focus_and_halves_that_of_all_others() -> None:
    others = {"bert": {"focus": 7}, "cleo": {"focus": 4}}
    table = turn_of(ME, hand=["horn_of_the_watch"], table={"heroes": others})
    table.answer(ME, "horn_of_the_watch.0")

    assert [table.focus(name) for name in (ME, "bert", "cleo")] == [START + 4, 3, 2]
    is_used_up(table, "horn_of_the_watch")


def test_talisman_of_calm_calms_and_dazes_each_enemy_in_one_hero_zone() -> None:
    mad = [{"id": dummy_enemy(name), "enraged": True} for name in ("ram", "hog")]
    position = {"heroes": {"bert": {"foes": mad}}, "row": [dummy_enemy("crow")]}
    table = turn_of(ME, hand=["talisman_of_calm"], table=position)
    table.answer(ME, "talisman_of_calm.0")
    assert table.asks(ME, "zone") == [ME, "bert"]
    table.answer(ME, "bert")

    for name in ("ram", "hog"):
        assert not table.foe(name).enraged
        assert table.foe(name).conditions[Condition.DAZE] == 1
    assert table.foe("ox").conditions == table.foe("crow").conditions == [0, 0, 0, 0]
    is_used_up(table, "talisman_of_calm")
    table.stops_at("action")  # challenge
