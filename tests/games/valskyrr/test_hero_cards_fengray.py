"""Fengray's board and cards, played one by one (V-GAP-05, V-GAP-06)."""

from __future__ import annotations

import pytest

from tafelrunde.games.valskyrr.events import AttackMade
from tafelrunde.games.valskyrr.terms import Condition
from tests.kit.hero_cards import START, buried, equips, struck, turn_of, wounds
from tests.kit.shows import shows
from tests.kit.valskyrr import dummy_enemy, hero, refused, valskyrr

ME = "fengray"


# --- Board ----------------------------------------------------------------------------------------


def test_challenge_pulls_an_enemy_into_the_own_zone_once_per_hero_turn() -> None:
    dummy_enemy("crow")
    table = turn_of(
        ME, foes=[], focus=5, table={"row": ["crow"], "heroes": {"bert": {"foes": ["ox"]}}}
    )
    table.answer(ME, "fengray.0").answer(ME, "ox")

    assert (table.foes(ME), table.foes("bert"), table.row) == (["ox"], [], ["crow"])
    assert table.focus(ME) == 5 // 2 + 1
    assert table.question is None  # once per hero turn: nothing else to do


def test_trained_shield_arm_prevents_1_physical_in_the_defence_phase() -> None:
    table = struck(ME, physical=3, phase="defence").answer(ME, "fengray.1")
    assert buried(table, ME) == 2

    table = struck(ME, magical=3, phase="defence")
    assert buried(table, ME) == 3


def test_trained_shield_arm_helps_in_no_other_phase() -> None:
    table = struck(ME, physical=3, hero_zone=["chain_mail"], phase="pursuit")
    assert table.asks(ME, "reflex") == ["chain_mail.1", "pass"]
    assert table.closed(ME, "fengray.1") == "V2.04"  # its own text says so, against V16.39
    assert buried(table.passes(ME), ME) == 3


def test_trained_shield_arm_helps_once_in_a_defence_phase() -> None:
    foes = [dummy_enemy("ox"), dummy_enemy("cow")]
    fengray = hero(foes=foes, hero_zone=["chain_mail"], deck=["lunge", "taunt"])
    table = valskyrr(phase="defence", heroes={ME: fengray}).play().answer("party", "ox")
    table.answer(ME, "fengray.1")  # now the cow strikes

    assert table.asks(ME, "reflex") == ["chain_mail.1", "pass"]
    assert table.closed(ME, "fengray.1") == "V2.04"
    assert buried(table.passes(ME), ME) == 1


# --- Gear -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("discards", [0, 1])
def test_war_sword_deals_2_and_returns_to_the_top_of_the_deck(discards: int) -> None:
    equips(ME, "war_sword")

    table = turn_of(ME, hero_zone=["war_sword"], hand=["block", "lunge"], deck=["taunt"])
    table.answer(ME, "war_sword.1").answer(ME, *["block"][:discards])

    assert wounds(table) == 2 + discards
    assert table.focus(ME) == START + 2 + discards
    assert table.discard_pile(ME) == ["block"][:discards]
    assert "war_sword" in table.hand(ME)  # on top of the deck, drawn at the end of the turn
    assert table.zone(ME) == []


@pytest.mark.parametrize("discards", [0, 1, 2])
def test_war_sword_deals_3_and_is_discarded(discards: int) -> None:
    fuel = ["block", "lunge"]
    table = turn_of(ME, hero_zone=["war_sword"], hand=fuel)
    table.answer(ME, "war_sword.2").answer(ME, *fuel[:discards])

    assert wounds(table) == 3 + discards
    assert table.focus(ME) == START + 2 + discards
    assert table.discard_pile(ME) == [*fuel[:discards], "war_sword"]


def test_chain_mail_prevents_1_physical_and_stays() -> None:
    equips(ME, "chain_mail")

    table = struck(ME, physical=3, hero_zone=["chain_mail"]).answer(ME, "chain_mail.1")
    assert buried(table, ME) == 2
    assert table.zone(ME) == ["chain_mail"]

    assert buried(struck(ME, magical=2, hero_zone=["chain_mail"]), ME) == 2


def test_oak_shield_prevents_2_physical_and_is_discarded() -> None:
    equips(ME, "oak_shield")

    table = struck(ME, physical=3, hero_zone=["oak_shield"]).answer(ME, "oak_shield.1")
    assert buried(table, ME) == 1
    assert (table.zone(ME), table.discard_pile(ME)) == ([], ["oak_shield"])


# --- Feats ----------------------------------------------------------------------------------------


def test_lunge_resolves_a_normal_action_of_a_weapon_with_2_more_damage() -> None:
    table = turn_of(ME, hand=["lunge"], hero_zone=["war_sword"])
    table.answer(ME, "lunge.0")
    assert table.asks(ME, "embedded") == ["war_sword.1", "war_sword.2"]
    table.answer(ME, "war_sword.2")

    assert wounds(table) == 3 + 2
    assert table.focus(ME) == START + 1 + 2
    assert sorted(table.discard_pile(ME)) == ["lunge", "war_sword"]


def test_mighty_blow_deals_3() -> None:
    table = turn_of(ME, hand=["mighty_blow"]).answer(ME, "mighty_blow.0")

    assert (wounds(table), table.focus(ME)) == (3, START + 2)
    assert table.discard_pile(ME) == ["mighty_blow"]


def test_mighty_blow_adds_1_damage_to_a_weapon_action() -> None:
    table = turn_of(ME, hand=["mighty_blow", "mighty_blow"], hero_zone=["war_sword"])
    table.answer(ME, "war_sword.2").answer(ME).answer(ME, "mighty_blow.1").passes(ME)

    assert (wounds(table), table.focus(ME)) == (3 + 1, START + 2 + 1)
    assert table.hand(ME) == ["mighty_blow"]

    table = turn_of(ME, hand=["mighty_blow", "mighty_blow"])  # no weapon: no reflex
    table.answer(ME, "mighty_blow.0")
    assert wounds(table) == 3


def test_block_prevents_2_physical() -> None:
    table = struck(ME, physical=3, hand=["block"]).answer(ME, "block.0")
    assert buried(table, ME) == 1
    assert table.discard_pile(ME) == ["block"]

    table = struck(ME, magical=3, hand=["block"])
    assert buried(table, ME) == 3


@pytest.mark.parametrize(("physical", "magical"), [(3, 0), (0, 3)])
def test_toughness_prevents_1_damage_of_either_kind(physical: int, magical: int) -> None:
    table = struck(ME, physical, magical, hand=["toughness"]).answer(ME, "toughness.0")
    assert buried(table, ME) == 2


def test_toughness_gives_the_own_hero_1_regeneration() -> None:
    table = turn_of(ME, hand=["toughness"], graveyard=["block", "lunge"])
    table.answer(ME, "toughness.1").answer(ME, "lunge")

    assert table.graveyard(ME) == ["block"]
    assert table.discard_pile(ME) == ["lunge", "toughness"]
    assert table.focus(ME) == START


def test_taunt_moves_an_enemy_into_the_own_zone() -> None:
    table = turn_of(
        ME, hand=["taunt"], foes=[], focus=6, table={"heroes": {"bert": {"foes": ["ox"]}}}
    )
    table.answer(ME, "taunt.0")

    assert (table.foes(ME), table.foes("bert")) == (["ox"], [])
    assert table.focus(ME) == 6 // 2 + 2
    assert table.discard_pile(ME) == ["taunt"]


def test_steadfast_prevents_2_physical_dealt_to_another_hero() -> None:
    table = struck(ME, physical=3, victim="bert", hand=["steadfast"]).answer(ME, "steadfast.0")
    assert buried(table, "bert") == 1
    assert table.focus(ME) == START + 2

    table = struck(ME, physical=3, hand=["steadfast", "block"])
    with refused("V2.04"):
        table.answer(ME, "steadfast.0")  # not for himself
    table.answer(ME, "block.0")
    assert buried(table, ME) == 1


# --- Great feats ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("physical", "magical", "left"), [(3, 0, 1), (0, 3, 2)])
def test_resilience_prevents_2_physical_or_1_magical(
    physical: int, magical: int, left: int
) -> None:
    table = struck(ME, physical, magical, hand=["resilience"]).answer(ME, "resilience.0")
    assert buried(table, ME) == left


def test_resilience_gives_the_own_hero_2_regeneration() -> None:
    table = turn_of(ME, hand=["resilience"], graveyard=["block", "lunge", "taunt"])
    table.answer(ME, "resilience.1").answer(ME, "lunge").answer(ME, "lunge")

    assert table.graveyard(ME) == ["block", "taunt"]
    assert table.focus(ME) == START + 1
    assert table.discard_pile(ME) == ["resilience"]
    assert table.hand(ME) == ["lunge"]  # under the deck, drawn at the end of the turn


def test_shield_bash_deals_2_and_dazes() -> None:
    table = turn_of(ME, hand=["shield_bash"]).answer(ME, "shield_bash.0")

    assert (wounds(table), table.focus(ME)) == (2, START + 1)
    assert table.foe("ox").conditions[Condition.DAZE] == 1


def test_shield_bash_prevents_2_physical() -> None:
    table = struck(ME, physical=3, hand=["shield_bash"]).answer(ME, "shield_bash.1")
    assert buried(table, ME) == 1
    assert table.foe("ox").wounds == 0


def test_whirling_blow_deals_2_to_each_enemy_in_the_own_zone() -> None:
    foes = ["ox", dummy_enemy("ram", life=30), dummy_enemy("hog", life=2)]
    dummy_enemy("crow")
    table = turn_of(ME, hand=["whirling_blow"], foes=foes, table={"row": ["crow"]})
    table.answer(ME, "whirling_blow.0")

    assert (wounds(table), table.foe("ram").wounds, table.foes(ME)) == (2, 2, ["ox", "ram"])
    assert table.foe("crow").wounds == 0
    assert table.focus(ME) == START + 3
    table.stops_at("action")  # challenge


@shows("V20.12", "V20.18")
@pytest.mark.parametrize(("spent", "left"), [("yes", 0), ("no", 2)])
def test_whirling_blow_spends_the_weakness_of_an_assassin_only_if_the_players_want(
    spent: str, left: int
) -> None:
    hidden = {"id": "blackwood_assassin", "weakness": 2}
    foes = [hidden, "ox", dummy_enemy("ram", life=30)]
    table = turn_of(ME, hand=["whirling_blow", "lunge"], foes=foes)
    table.answer(ME, "whirling_blow.0")

    assert table.asks("party", "weakness") == ["no", "yes"]
    table.answer("party", spent)
    assert table.foe("blackwood_assassin").conditions[Condition.WEAKNESS] == left
    hit = [event.target for event in table.events(AttackMade)]
    assert hit == ["blackwood_assassin"] * (spent == "yes") + ["ox", "ram"]
    assert (wounds(table), table.foe("ram").wounds) == (2, 2)


@pytest.mark.parametrize(("physical", "magical"), [(3, 0), (0, 3)])
def test_iron_will_prevents_2_of_either_kind_and_removes_a_condition(
    physical: int, magical: int
) -> None:
    table = struck(ME, physical, magical, hand=["iron_will"], burn=1, daze=1)
    table.answer(ME, "iron_will.0").answer(ME, "daze")

    assert buried(table, ME) == 1
    assert table.hero(ME).conditions == [1, 0, 0, 0]


def test_shield_wall_prevents_1_physical_dealt_to_anybody() -> None:
    equips(ME, "shield_wall")

    table = struck(ME, physical=3, victim="bert", hero_zone=["shield_wall"])
    table.answer(ME, "shield_wall.1")
    assert buried(table, "bert") == 2
    assert (table.focus(ME), table.zone(ME)) == (START + 1, ["shield_wall"])

    table = struck(ME, physical=3, hero_zone=["shield_wall"]).answer(ME, "shield_wall.1")
    assert buried(table, ME) == 2


def test_riposte_deals_2_to_the_attacker_whose_damage_was_prevented() -> None:
    table = struck(ME, physical=2, hand=["riposte"], hero_zone=["chain_mail"])
    table.answer(ME, "chain_mail.1")
    assert buried(table, ME) == 1
    table.answer(ME, "riposte.0")
    assert (wounds(table), table.focus(ME)) == (2, START + 1)

    table = struck(ME, physical=2, hand=["riposte"], hero_zone=["chain_mail"]).passes(ME)
    while table.question == "bury":
        table.answer(ME, "deck")
    assert wounds(table) == 0  # nothing prevented


@shows("V16.01", "V17.08")
def test_riposte_can_be_blessed() -> None:
    ally = {"arani": {"hero_zone": ["blessing_of_fire"], "hand": [], "focus": START}}
    table = struck(ME, physical=2, hand=["block", "riposte"], ally=ally)
    table.answer(ME, "block.0").answer(ME, "riposte.0").answer("arani", "blessing_of_fire.1")

    assert wounds(table) == 2 + 1
    assert table.discard_pile(ME) == ["block", "riposte"]
    assert (table.zone("arani"), table.discard_pile("arani")) == ([], ["blessing_of_fire"])
    assert (table.focus(ME), table.focus("arani")) == (START + 1, START)


@shows("V16.01", "V17.08")
def test_riposte_can_be_strengthened_by_a_potion_that_is_used_up() -> None:
    table = struck(ME, physical=2, hand=["block", "riposte", "potion_of_strength"])
    table.answer(ME, "block.0").answer(ME, "riposte.0").answer(ME, "potion_of_strength.0")

    assert wounds(table) == 2 + 3
    assert table.discard_pile(ME) == ["block", "riposte"]
    assert table.game.reward_deck[0].id == "potion_of_strength"  # at the bottom


def test_riposte_needs_damage_that_fengray_prevented_himself() -> None:
    ally = {"arani": {"hero_zone": ["divine_protection"], "hand": []}}
    table = struck(ME, physical=2, hand=["riposte"], ally=ally)
    table.answer("arani", "divine_protection.1")

    assert buried(table, ME) == 0
    assert table.question is None  # nothing of it was his
    assert table.hand(ME) == ["riposte"]


def test_last_stand_gives_4_regeneration_and_is_buried() -> None:
    lost = ["block", "lunge", "taunt", "steadfast", "toughness"]
    table = turn_of(ME, hand=["last_stand"], graveyard=lost).answer(ME, "last_stand.0")
    for card in lost[:4]:
        table.answer(ME, card)

    assert table.graveyard(ME) == ["toughness", "last_stand"]
    assert table.discard_pile(ME) == lost[:4]


# --- Rewards --------------------------------------------------------------------------------------


@pytest.mark.parametrize("discards", [0, 1, 2])
def test_axe_of_fiery_sparks_deals_3_physical_and_1_magical(discards: int) -> None:
    equips(ME, "axe_of_fiery_sparks")

    fuel = ["block", "lunge"]
    table = turn_of(ME, hero_zone=["axe_of_fiery_sparks"], hand=fuel)
    table.answer(ME, "axe_of_fiery_sparks.1").answer(ME, *fuel[:discards])
    assert wounds(table) == 3 + 1 + discards
    assert table.focus(ME) == START + 2 + discards
    assert table.zone(ME) == ["axe_of_fiery_sparks"]


def test_breastplate_of_the_watch_prevents_2_physical_and_stays() -> None:
    equips(ME, "breastplate_of_the_watch")

    card = "breastplate_of_the_watch"
    table = struck(ME, physical=3, hero_zone=[card]).answer(ME, f"{card}.1")
    assert buried(table, ME) == 1
    assert table.zone(ME) == [card]
