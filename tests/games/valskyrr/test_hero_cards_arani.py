"""Arani's board and cards, played one by one (V-GAP-05, V-GAP-07)."""

from __future__ import annotations

import pytest

from tafelrunde.engine.content import Name
from tafelrunde.games.valskyrr.keywords import UNDEAD
from tafelrunde.games.valskyrr.nouns import Ability
from tafelrunde.games.valskyrr.terms import Condition, Trigger
from tafelrunde.games.valskyrr.vocabulary import Afflict, When
from tests.kit.gestures import attacks
from tests.kit.hero_cards import START, buried, equips, struck, turn_of, wounds
from tests.kit.valskyrr import Table, dummy_enemy, hero, refused, valskyrr

ME = "arani"
HURT_BERT = {"heroes": {"bert": {"graveyard": ["plain_bert"] * 4, "deck": []}}}
either_kind = pytest.mark.parametrize(("physical", "magical"), [(4, 0), (0, 4)])


def heals_bert(table: Table, action: str, points: int) -> None:
    """The action gives Bert, whom Arani chooses, so many points and no more."""
    table.answer(ME, action).answer(ME, "bert")
    for _ in range(points):
        table.answer("bert", "plain_bert")

    assert table.question != "restore"
    assert len(table.graveyard("bert")) == 4 - points
    if table.question is not None:
        table.stops_at("action")


# --- Board ----------------------------------------------------------------------------------------


def test_prayer_at_daybreak_gives_a_hero_2_regeneration_for_a_divine_card() -> None:
    table = turn_of(ME, hand=["sacrifice", "sacrifice", "mace"], table=HURT_BERT)
    table.answer(ME, "arani.0").answer(ME, "sacrifice").answer(ME, "bert")
    table.answer("bert", "plain_bert").answer("bert", "plain_bert")

    assert len(table.graveyard("bert")) == 2
    assert table.discard_pile(ME) == ["sacrifice"]
    with refused("V16.29"):
        table.answer(ME, "arani.0")
    table.stops_at("action")


@either_kind
def test_sheltering_hand_prevents_1_dealt_to_anybody_for_a_divine_card(
    physical: int, magical: int
) -> None:
    cards = ["minor_healing", "chain_mail_arani"]
    table = struck(ME, physical, magical, victim="bert", hand=cards, phase="defence")
    table.answer(ME, "arani.1")

    assert buried(table, "bert") == 3
    assert (table.hand(ME), table.discard_pile(ME)) == (["chain_mail_arani"], ["minor_healing"])


# --- Gear -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("discards", [0, 1])
def test_mace_deals_2_physical_and_2_magical_more_for_a_divine_card(discards: int) -> None:
    equips(ME, "mace")

    table = turn_of(ME, hero_zone=["mace"], hand=["sacrifice"]).answer(ME, "mace.1")
    table.answer(ME, *["sacrifice"][:discards])
    assert wounds(table) == 2 + 2 * discards
    assert table.focus(ME) == START + 1 + discards
    assert table.zone(ME) == ["mace"]
    if table.question is not None:
        table.stops_at("action")


def test_chain_mail_prevents_1_physical_and_stays() -> None:
    equips(ME, "chain_mail_arani")

    zone = ["chain_mail_arani"]
    table = struck(ME, physical=3, hero_zone=zone).answer(ME, "chain_mail_arani.1")
    assert buried(table, ME) == 2
    assert table.zone(ME) == zone
    assert buried(struck(ME, magical=3, hero_zone=zone), ME) == 3
    assert buried(struck(ME, physical=3, victim="bert", hero_zone=zone), "bert") == 3


def test_holy_symbol_adds_1_regeneration_once_per_hero_turn() -> None:
    equips(ME, "holy_symbol")

    hand = ["minor_healing", "minor_healing"]
    table = turn_of(ME, hand=hand, hero_zone=["holy_symbol"], table=HURT_BERT)
    table.answer(ME, "minor_healing.0").answer(ME, "holy_symbol.1").answer(ME, "bert")
    for _ in range(3):
        table.answer("bert", "plain_bert")
    assert len(table.graveyard("bert")) == 1

    table.answer(ME, "minor_healing.0")
    assert table.question == "target_hero"  # the symbol is not offered again
    table.stops_at("target_hero")


# --- Feats ----------------------------------------------------------------------------------------


def test_minor_healing_gives_a_hero_2_regeneration() -> None:
    heals_bert(turn_of(ME, hand=["minor_healing"], table=HURT_BERT), "minor_healing.0", 2)


@either_kind
def test_divine_protection_prevents_2_dealt_to_anybody_and_is_discarded(
    physical: int, magical: int
) -> None:
    equips(ME, "divine_protection")

    zone = ["divine_protection"]
    table = struck(ME, physical, magical, victim="bert", hero_zone=zone)
    table.answer(ME, "divine_protection.1")
    assert buried(table, "bert") == 2
    assert (table.zone(ME), table.discard_pile(ME)) == ([], zone)

    table = struck(ME, physical, magical, hero_zone=zone).answer(ME, "divine_protection.1")
    assert buried(table, ME) == 2


def test_blessing_of_fire_adds_1_magical_to_any_heros_attack_and_is_discarded() -> None:
    equips(ME, "blessing_of_fire")

    zone = ["blessing_of_fire"]
    table = turn_of(ME, hand=["light_of_dawn"], hero_zone=zone).answer(ME, "light_of_dawn.0")
    table.answer(ME, "blessing_of_fire.1")
    assert wounds(table) == 2 + 1
    assert table.zone(ME) == []

    others = {"heroes": {ME: {"hero_zone": zone, "hand": []}}}
    table = turn_of("fengray", hand=["mighty_blow"], table=others)
    table.answer("fengray", "mighty_blow.0").answer(ME, "blessing_of_fire.1")
    assert wounds(table) == 3 + 1
    assert table.discard_pile(ME) == zone


@pytest.mark.parametrize("discards", [0, 1])
def test_hammer_of_dawn_deals_2_magical_at_range_2(discards: int) -> None:
    equips(ME, "hammer_of_dawn")

    dummy_enemy("crow", life=30, defence_physical=9)
    table = turn_of(ME, hero_zone=["hammer_of_dawn"], hand=["sacrifice"], table={"row": ["crow"]})
    table.answer(ME, "hammer_of_dawn.1").answer(ME, *["sacrifice"][:discards])
    table.answer(ME, "crow")
    assert table.foe("crow").wounds == 2 + discards
    assert table.focus(ME) == START + 1 + discards
    assert table.zone(ME) == ["hammer_of_dawn"]
    if table.question is not None:
        table.stops_at("action")


def test_blessing_of_restoration_gives_a_hero_1_regeneration_once_per_hero_turn() -> None:
    equips(ME, "blessing_of_restoration")

    table = turn_of(ME, hero_zone=["blessing_of_restoration"], table=HURT_BERT)
    heals_bert(table, "blessing_of_restoration.1", 1)
    assert table.focus(ME) == START + 1
    assert table.question is None  # not a second time


def test_sacrifice_takes_the_damage_of_another_hero_but_for_1() -> None:
    table = struck(ME, physical=3, victim="bert", hand=["sacrifice"]).answer(ME, "sacrifice.0")

    assert (buried(table, ME), buried(table, "bert")) == (2, 0)
    assert table.discard_pile(ME) == ["sacrifice"]


def test_an_ability_after_a_hit_concerns_arani_after_her_sacrifice() -> None:
    venom = When(Trigger.HIT, [Afflict(Condition.POISON)])
    dummy_enemy("viper", physical=3, abilities=[Ability("venom", Name(de="", en=""), when=venom)])
    heroes = {
        "bert": hero(deck=["plain_bert"] * 9, foes=["viper"]),
        ME: hero(hand=["sacrifice"], deck=["mace"] * 9),
    }
    table = valskyrr(heroes=heroes).play(attacks("viper", "bert")).answer(ME, "sacrifice.0")

    assert buried(table, ME) == 3 - 1
    assert table.hero(ME).conditions == [0, 1, 0, 0]
    assert table.hero("bert").conditions == [0, 0, 0, 0]


def test_sacrifice_lets_arani_protect_herself_from_the_damage_she_takes_over() -> None:
    table = struck(
        ME, physical=3, victim="bert", hand=["sacrifice"], hero_zone=["chain_mail_arani"]
    )
    with refused("V16.18"):
        table.answer(ME, "chain_mail_arani.1")
    table.answer(ME, "sacrifice.0").answer(ME, "chain_mail_arani.1")

    assert (buried(table, ME), buried(table, "bert")) == (1, 0)


@pytest.mark.parametrize(("undead", "damage"), [(False, 2), (True, 4)])
def test_light_of_dawn_deals_2_magical_or_4_to_the_undead(undead: bool, damage: int) -> None:
    crow = dummy_enemy("crow", life=30, keywords=(UNDEAD,) if undead else ())
    table = turn_of(ME, hand=["light_of_dawn"], foes=[], table={"row": [crow]})
    table.answer(ME, "light_of_dawn.0")

    assert table.foe("crow").wounds == damage
    assert table.focus(ME) == START + 2


# --- Great feats ----------------------------------------------------------------------------------


def test_greater_healing_gives_up_to_3_heroes_3_regeneration_each() -> None:
    grave = {"graveyard": ["plain_anna"] * 4, "deck": []}
    others = dict.fromkeys(("bert", "cleo", "dora"), grave)
    table = turn_of(ME, hand=["greater_healing"], table={"heroes": others})
    table.answer(ME, "greater_healing.0").answer(ME, "bert", "cleo", "dora")
    for name in ("bert", "cleo", "dora"):
        for _ in range(3):
            table.answer(name, "plain_anna")

    assert [len(table.graveyard(name)) for name in others] == [1, 1, 1]


def test_wrath_of_the_goddess_deals_3_magical_to_up_to_2_enemies() -> None:
    pair = [dummy_enemy("crow", life=30), dummy_enemy("owl", life=30)]
    table = turn_of(ME, hand=["wrath_of_the_goddess"], table={"row": pair})
    table.answer(ME, "wrath_of_the_goddess.0").answer(ME, "owl", "ox")

    assert (wounds(table), table.foe("crow").wounds, table.foe("owl").wounds) == (3, 0, 3)
    assert table.focus(ME) == START + 3


@pytest.mark.parametrize(("answer", "left"), [("daze", [1, 0, 0, 0]), ("no", [1, 0, 1, 0])])
def test_hallowed_ground_lets_the_active_hero_remove_a_condition(
    answer: str, left: list[int]
) -> None:
    equips(ME, "hallowed_ground")

    others = {ME: {"hero_zone": ["hallowed_ground"], "hand": [], "burn": 1}}
    table = turn_of("fengray", burn=1, daze=1, table={"heroes": others, "step": 0})
    table.answer("fengray", answer)
    assert table.hero("fengray").conditions == left
    assert table.hero(ME).conditions == [1, 0, 0, 0]


@either_kind
def test_shield_of_faith_prevents_3_dealt_to_anybody(physical: int, magical: int) -> None:
    table = struck(ME, physical, magical, victim="bert", hand=["shield_of_faith"])
    table.answer(ME, "shield_of_faith.0")
    assert buried(table, "bert") == 1

    table = struck(ME, physical, magical, hand=["shield_of_faith"])
    assert buried(table.answer(ME, "shield_of_faith.0"), ME) == 1


def test_banishment_puts_2_weakness_on_an_enemy() -> None:
    crow = dummy_enemy("crow")
    table = turn_of(ME, hand=["banishment"], table={"row": [crow]})
    table.answer(ME, "banishment.0").answer(ME, "crow")

    assert table.foe("crow").conditions[Condition.WEAKNESS] == 2
    assert (wounds(table), table.focus(ME)) == (0, START + 1)


def test_word_of_return_moves_up_to_3_cards_of_a_hero_out_of_the_graveyard() -> None:
    table = turn_of(ME, hand=["word_of_return"], table=HURT_BERT)
    table.answer(ME, "word_of_return.0").answer(ME, "bert")
    table.answer("bert", "plain_bert", "plain_bert#2", "plain_bert#3")

    assert table.graveyard("bert") == ["plain_bert"]
    assert table.discard_pile("bert") == ["plain_bert"] * 3


def test_way_of_dawn_removes_up_to_2_conditions_and_gives_1_regeneration() -> None:
    equips(ME, "way_of_dawn")

    bert = {"burn": 1, "poison": 1, "daze": 1, "graveyard": ["plain_bert"], "deck": []}
    table = turn_of(ME, hero_zone=["way_of_dawn"], table={"heroes": {"bert": bert}})
    table.answer(ME, "way_of_dawn.1").answer(ME, "bert")
    table.answer("bert", "burn").answer("bert", "daze").answer("bert", "plain_bert")
    assert table.hero("bert").conditions == [0, 1, 0, 0]  # "no" would have kept the others
    assert table.discard_pile("bert") == ["plain_bert"]
    assert table.focus(ME) == START + 1
    assert table.question is None  # once per hero turn


# --- Rewards --------------------------------------------------------------------------------------


def test_sun_hammer_deals_2_physical_and_2_magical() -> None:
    equips(ME, "sun_hammer")

    tough = dummy_enemy("ram", life=30, defence_physical=1, defence_magical=2)
    table = turn_of(ME, hero_zone=["sun_hammer"], foes=[tough]).answer(ME, "sun_hammer.1")
    assert table.foe("ram").wounds == 1 + 0
    assert (table.focus(ME), table.zone(ME)) == (START + 2, ["sun_hammer"])


def test_amulet_of_mercy_gives_a_hero_1_regeneration_once_per_hero_turn() -> None:
    equips(ME, "amulet_of_mercy")

    table = turn_of(ME, hero_zone=["amulet_of_mercy"], table=HURT_BERT)
    heals_bert(table, "amulet_of_mercy.1", 1)
    assert table.focus(ME) == START
    assert table.question is None  # not a second time
