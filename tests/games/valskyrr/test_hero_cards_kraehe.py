"""Crow's board, gear, feats and rewards, played one by one (V-GAP-05, V-GAP-09)."""

from __future__ import annotations

import pytest

from tafelrunde.games.valskyrr.terms import Condition, Trigger
from tafelrunde.games.valskyrr.vocabulary import PutProgress, When
from tests.kit.hero_cards import START, buried, equips, struck, turn_of, wounds
from tests.kit.shows import shows
from tests.kit.valskyrr import dummy_encounter, dummy_enemy, refused

ME = "kraehe"
either_kind = pytest.mark.parametrize(("physical", "magical"), [(4, 0), (0, 4)])


def task() -> str:
    """An encounter with a progress section."""
    return dummy_encounter("vigil", progress=[When(Trigger.ENEMY_KILLED, [PutProgress(1)])])


# --- Board ----------------------------------------------------------------------------------------


def test_shadowy_ways_puts_1_progress_on_the_encounter_once_per_hero_turn() -> None:
    table = turn_of(ME, foes=[], focus=2, table={"encounter": task()})
    table.answer(ME, "kraehe.0")

    assert table.game.progress == 1
    assert table.question is None  # once per hero turn


@pytest.mark.parametrize(("foes", "focus"), [(["ox"], 2), ([], 3)])
def test_shadowy_ways_need_low_focus_and_an_empty_zone(foes: list[str], focus: int) -> None:
    hand = ["masterwork_toolkit"]
    table = turn_of(ME, hand=hand, foes=foes, focus=focus, table={"encounter": task()})

    assert table.closed(ME, "kraehe.0") == "V2.04"
    table.stops_at("action")


@shows("V16.10")
def test_shadowy_ways_need_a_place_for_the_token() -> None:
    for encounter in ("", dummy_encounter("idle", progress=[])):
        table = turn_of(ME, hand=["dagger"], foes=[], focus=2, table={"encounter": encounter})
        assert table.closed(ME, "kraehe.0") == "V16.10"
        table.stops_at("action")

    zone = ["canny_diversion"]
    table = turn_of(ME, hand=["dagger"], hero_zone=zone, foes=[], focus=2).answer(ME, "kraehe.0")
    assert list(table.hero(ME).tokens.values()) == [1]
    table.stops_at("action")


@pytest.mark.parametrize(("focus", "damage"), [(0, 3), (1, 2)])
def test_unseen_adds_1_physical_while_the_focus_is_0(focus: int, damage: int) -> None:
    table = turn_of(ME, hero_zone=["dagger"], focus=focus).answer(ME, "dagger.2")

    assert wounds(table) == damage
    table.stops_at("action")


# --- Gear -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("discards", [0, 1])
def test_dagger_stabs_fast_for_1_once_per_hero_turn(discards: int) -> None:
    equips(ME, "dagger", focus=1)

    table = turn_of(ME, hero_zone=["dagger"], hand=["backstab"], normal_left=0)
    table.answer(ME, "dagger.1").answer(ME, *["backstab"][:discards])
    assert wounds(table) == 1 + discards
    assert table.focus(ME) == START + 1 + discards
    assert table.zone(ME) == ["dagger"]
    assert table.question is None  # once per hero turn


@pytest.mark.parametrize("discards", [0, 1, 2])
def test_dagger_deals_2_as_a_normal_action(discards: int) -> None:
    fuel = ["backstab", "dagger_throw"]
    table = turn_of(ME, hero_zone=["dagger"], hand=fuel).answer(ME, "dagger.2")
    table.answer(ME, *fuel[:discards])
    if table.question == "reflex":
        table.passes(ME)

    assert wounds(table) == 2 + discards
    assert table.focus(ME) == START + 1 + discards
    assert table.discard_pile(ME) == fuel[:discards]
    table.stops_at("action")


def test_each_dagger_has_its_own_fast_attack() -> None:
    table = turn_of(ME, hero_zone=["dagger", "dagger"], normal_left=0)
    table.answer(ME, "dagger.1").answer(ME, "dagger.1")

    assert (wounds(table), table.focus(ME)) == (2, START + 2)


@either_kind
@pytest.mark.parametrize("place", ["discard_pile", "top_of_deck"])
def test_hooded_cloak_prevents_1_and_is_discarded_or_put_on_the_deck(
    place: str, physical: int, magical: int
) -> None:
    equips(ME, "hooded_cloak")

    table = struck(ME, physical, magical, hero_zone=["hooded_cloak"])
    table.answer(ME, "hooded_cloak.1").answer(ME, place)
    assert table.zone(ME) == []
    if place == "top_of_deck":
        assert buried(table, ME) == 3
        assert "hooded_cloak" in table.graveyard(ME)  # it lay on top
    else:
        assert table.discard_pile(ME) == ["hooded_cloak"]
        assert buried(table, ME) == 3


def test_utility_belt_puts_a_gear_or_stealth_card_on_the_deck_and_is_discarded() -> None:
    equips(ME, "utility_belt")

    pile = ["dagger", "acrobatic_dodge", "shadowstep"]
    table = turn_of(ME, hero_zone=["utility_belt"], discard_pile=pile, hand=["waste_not"])
    table.answer(ME, "utility_belt.1")
    assert table.asks(ME, "recall") == ["dagger", "shadowstep"]
    table.answer(ME, "shadowstep")
    assert table.deck(ME) == ["shadowstep"]
    assert table.discard_pile(ME) == ["dagger", "acrobatic_dodge", "utility_belt"]
    table.stops_at("action")


# --- Feats ----------------------------------------------------------------------------------------


@either_kind
@pytest.mark.parametrize("discards", [0, 1])
def test_acrobatic_dodge_prevents_2_and_may_send_the_attacker_away(
    discards: int, physical: int, magical: int
) -> None:
    table = struck(ME, physical, magical, hand=["acrobatic_dodge", "backstab", "dagger"])
    table.answer(ME, "acrobatic_dodge.0")
    assert table.asks(ME, "discard") == ["backstab"]
    table.answer(ME, *["backstab"][:discards])

    assert buried(table, ME) == 2
    assert table.focus(ME) == START + 1
    assert table.row == ["ox"][:discards]


@pytest.mark.parametrize(("dagger", "damage"), [("dagger.1", 1), ("dagger.2", 2)])
def test_backstab_resolves_a_dagger_with_2_more_damage_and_discards_it(
    dagger: str, damage: int
) -> None:
    table = turn_of(ME, hand=["backstab"], hero_zone=["dagger", "utility_belt"])
    table.answer(ME, "backstab.0")
    assert table.asks(ME, "embedded") == ["dagger.1", "dagger.2"]
    table.answer(ME, dagger)

    assert wounds(table) == damage + 2
    assert table.focus(ME) == START + 1 + 1
    assert table.zone(ME) == ["utility_belt"]
    assert sorted(table.discard_pile(ME)) == ["backstab", "dagger"]
    table.stops_at("action")


@pytest.mark.parametrize(("here", "damage"), [(True, 4 - 3), (False, 4 - 1)])
def test_backstab_lowers_the_physical_defence_of_an_enemy_elsewhere_by_2(
    here: bool, damage: int
) -> None:
    ram = dummy_enemy("ram", life=30, defence_physical=3)
    foes, row = ([ram], []) if here else ([], [ram])
    table = turn_of(ME, hand=["backstab"], hero_zone=["dagger"], foes=foes, table={"row": row})
    table.answer(ME, "backstab.0").answer(ME, "dagger.2")

    assert table.foe("ram").wounds == damage


@pytest.mark.parametrize("defence", [0, 1])
def test_backstab_lowers_no_defence_below_0(defence: int) -> None:
    ram = dummy_enemy("ram", life=30, defence_physical=defence)
    table = turn_of(ME, hand=["backstab"], hero_zone=["dagger"], foes=[], table={"row": [ram]})
    table.answer(ME, "backstab.0").answer(ME, "dagger.2")

    assert table.foe("ram").wounds == 4


def test_dagger_throw_adds_range_to_a_dagger_which_is_discarded() -> None:
    crow = dummy_enemy("crow", life=30)
    table = turn_of(ME, hand=["dagger_throw"], hero_zone=["dagger"], table={"row": [crow]})
    table.answer(ME, "dagger.2").answer(ME).answer(ME, "dagger_throw.0").answer(ME, "crow")

    assert (table.foe("crow").wounds, wounds(table)) == (2, 0)
    assert table.focus(ME) == START + 1 + 1
    assert (table.zone(ME), sorted(table.discard_pile(ME))) == ([], ["dagger", "dagger_throw"])


def test_preparation_draws_1_card() -> None:
    table = turn_of(ME, hand=["preparation"], deck=["dagger", "forager"])
    table.answer(ME, "preparation.0")

    assert (table.hand(ME), table.deck(ME)) == (["dagger"], ["forager"])
    assert table.discard_pile(ME) == ["preparation"]
    table.stops_at("action")


def test_shadowstep_halves_the_focus_for_a_mobility_or_stealth_card() -> None:
    hand = ["shadowstep", "acrobatic_dodge", "double_stab", "versatility", "dagger"]
    table = turn_of(ME, hand=hand, focus=7).answer(ME, "shadowstep.0")

    assert table.asks(ME, "discard") == ["acrobatic_dodge", "double_stab", "versatility"]
    table.answer(ME, "double_stab")
    assert table.focus(ME) == 3
    assert table.discard_pile(ME) == ["double_stab", "shadowstep"]
    table.stops_at("action")


def test_shadowstep_cannot_be_played_without_such_a_card() -> None:
    table = turn_of(ME, hand=["shadowstep", "dagger"], focus=7)

    assert table.closed(ME, "shadowstep.0") == "V17.07"
    table.stops_at("action")


# --- Rewards --------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", ["top_of_deck", "under_deck"])
def test_masterwork_toolkit_takes_1_of_the_top_4_cards(place: str) -> None:
    equips(ME, "masterwork_toolkit", focus=1)

    deck = ["dagger", "backstab", "forager", "shadowstep", "versatility"]
    table = turn_of(ME, hero_zone=["masterwork_toolkit"], deck=deck)
    table.answer(ME, "masterwork_toolkit.1")
    assert table.asks(ME, "take_from_top") == deck[:4]
    table.answer(ME, "forager").answer(ME, "backstab", "dagger", "shadowstep").answer(ME, place)
    back = ["shadowstep", "dagger", "backstab", "versatility"]  # the last one lies on top
    kit = ["masterwork_toolkit"]
    assert table.hand(ME) == ["forager"]
    assert table.deck(ME) == (kit + back if place == "top_of_deck" else back + kit)
    table.stops_at("action")


@pytest.mark.parametrize(
    ("brings", "damage", "focus", "poison"),
    [(None, 1, 2, 0), ("each", 2, 4, 0), ("or_else", 1, 2, 1)],
)
def test_venomtongue_stabs_fast_for_1_with_more_damage_or_poison_for_a_combat_card(
    brings: str | None, damage: int, focus: int, poison: int
) -> None:
    equips(ME, "venomtongue", focus=2)

    table = turn_of(ME, hero_zone=["venomtongue"], hand=["backstab"], normal_left=0)
    table.answer(ME, "venomtongue.1").answer(ME, *(["backstab"] if brings else []))
    if brings:
        table.answer(ME, brings)
    assert (wounds(table), table.focus(ME)) == (damage, START + focus)
    assert table.foe("ox").conditions[Condition.POISON] == poison
    assert table.question is None  # once per hero turn


@pytest.mark.parametrize("discards", [0, 2])
def test_venomtongue_deals_3_and_poisons_as_a_normal_action(discards: int) -> None:
    fuel = ["backstab", "shadowstep"]
    table = turn_of(ME, hero_zone=["venomtongue"], hand=fuel).answer(ME, "venomtongue.2")
    table.answer(ME, *fuel[:discards])

    assert (wounds(table), table.focus(ME)) == (3 + discards, START + 1 + discards)
    assert table.foe("ox").conditions[Condition.POISON] == 1
    with refused("V11.10"):
        table.answer(ME, "venomtongue.2")
    table.stops_at("action")
