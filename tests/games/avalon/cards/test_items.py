"""Items of the deck at work: one of every kind of moment and word."""

from __future__ import annotations

import pytest

from tafelrunde.games.avalon.nouns import Left, Right
from tafelrunde.games.avalon.terms import Art, Colour, Resource, Symbol, Track, Trait
from tafelrunde.games.avalon.vocabulary.clash import Extra, Markers, Steps
from tafelrunde.games.avalon.vocabulary.effects import Deal, Gain
from tests.games.avalon.cards.clashes import ACTIVE, ATTACK, BEGIN, END, LAY, clash, holds
from tests.kit.avalon import (
    avalon,
    character,
    dummy_card,
    dummy_enemy,
    dummy_location,
    dummy_verse,
    fighter,
)
from tests.kit.shows import shows

DIPLOMACY = Art.DIPLOMACY
GRAIL, SKULL = 0, 1


# --- Weapons --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("side", "left"), [(GRAIL, ["rusty_sword"]), (SKULL, [])])
def test_the_rusty_sword_brings_a_marker_and_may_break(side: int, left: list[str]) -> None:
    table = clash(ACTIVE, holds("rusty_sword"), tosses=(side, side))  # Arev repeats a Grail
    table.answer("arev", "use:rusty_sword")

    assert (table.clash.pool, table.ids(table.character("arev").equipped)) == (1, left)
    table.stops_at("lay_first")


def test_the_smiths_hammer_strikes_with_the_first_card_once_in_an_encounter() -> None:
    dummy_card("again", Left(free=Extra()))
    table = clash(LAY, holds("smith_hammer"), hand=["again", "again"])
    table.answer("arev", "lay:again").passes("arev")
    assert table.clash.pool == 0
    table.answer("arev", "lay:again")  # the second card of the turn: not asked
    assert table.clash.pool == 0
    table.stops_at("lay_more")


@pytest.mark.parametrize(("colour", "pool"), [(Colour.GREEN, 2), (Colour.GRAY, 0)])
def test_the_hunting_spear_is_for_beasts(colour: Colour, pool: int) -> None:
    table = clash(BEGIN, holds("hunting_spear"), colour=colour)
    assert table.clash.pool == pool
    table.stops_at("lay_first")


def test_the_axe_turns_energy_into_a_marker_once_a_turn() -> None:
    table = clash(LAY, holds("woodcutters_axe"), energy=3)
    table.answer("arev", "use:woodcutters_axe")
    assert (table.clash.pool, table.value("arev", "energy")) == (1, 2)
    assert "use:woodcutters_axe" not in table.asks("arev")
    table.stops_at("lay_first")


def test_the_sling_costs_a_card_of_the_first_hand() -> None:
    dummy_card("stone")
    table = clash(BEGIN, holds("sling"), hand=["stone"])
    table.answer("arev", "use:sling")
    assert (table.clash.pool, table.hand("arev")) == (1, [])
    table.stops_at("lay_first")


def test_the_sickle_brings_food_or_health_after_a_beast() -> None:
    table = clash("check", holds("sickle"), colour=Colour.GREEN, enemy={"value": 0}, food=0)
    table.answer("arev", "way1")
    assert table.value("arev", "food") == 1


def test_the_hooked_spear_keeps_the_markers_once() -> None:
    table = clash(ATTACK, holds("hooked_spear"), Markers(-3), now={"pool": 4})
    table.answer("arev", "use:hooked_spear")
    assert table.clash.pool == 4
    assert table.ids(table.character("arev").turned) == ["hooked_spear"]
    table.stops_at("lay_first")


def test_the_executioners_sword_works_of_itself_from_three_markers_on() -> None:
    table = clash(ACTIVE, holds("executioners_sword"), now={"pool": 3})
    assert (table.clash.pool, table.value("arev", "fear")) == (4, 1)
    table.stops_at("lay_first")


@pytest.mark.parametrize(("colour", "pool"), [(Colour.VIOLET, 1), (Colour.GRAY, 0)])
def test_the_silver_blade_needs_courage_and_a_thing_from_the_mist(
    colour: Colour, pool: int
) -> None:
    dummy_card("brave", Left(aggression=Markers(0), courage=Markers(0)))
    edge = {"right": Right(aggression=1, courage=1)}
    table = clash(LAY, holds("silver_blade"), hand=["brave"], colour=colour, enemy=edge)
    table.answer("arev", "lay:brave")
    assert table.clash.pool == pool
    table.stops_at("lay_more")


def test_the_druids_staff_draws_for_a_magic_symbol() -> None:
    dummy_card("spell", Left(courage=Markers(0), magic=Markers(0)))
    edge = {"right": Right(courage=1, magic=True)}
    table = clash(LAY, holds("druids_staff"), hand=["spell"], enemy=edge, magic=1)
    table.answer("arev", "lay:spell+magic")
    assert table.hand("arev") == ["blank_combat1"]
    table.stops_at("lay_more")


def test_the_flail_rewards_the_second_card() -> None:
    dummy_card("again", Left(free=Extra()))
    table = clash(LAY, holds("flail"), hand=["again", "again", "again"])
    table.answer("arev", "lay:again")
    assert table.clash.pool == 0
    table.answer("arev", "lay:again").answer("arev", "lay:again")
    assert table.clash.pool == 1  # once in a round
    table.stops_at("lay_more")


def test_the_longbow_shoots_only_first() -> None:
    table = clash(LAY, holds("longbow"))
    table.answer("arev", "use:longbow")
    assert (table.clash.pool, table.hand("arev")) == (1, ["blank_combat1"])
    table.stops_at("lay_first")
    late = clash(LAY, holds("longbow"), now={"pool": 1})
    assert "use:longbow" not in late.asks("arev")
    late.stops_at("lay_first")


# --- Armour and shields ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("item", "damage", "left"),
    [
        ("improvised_armour", 1, 1),
        ("improvised_armour", 3, 2),
        ("mail_shirt", 1, 0),
    ],
)
def test_some_armour_works_of_itself(item: str, damage: int, left: int) -> None:
    table = clash(ATTACK, holds(item), Deal(damage), health=8)
    assert table.value("arev", "health") == 8 - left
    table.stops_at("lay_first")


@pytest.mark.parametrize(
    ("item", "left"),
    [
        ("leather_coat", 3),
        ("wooden_shield", 0),
        ("round_shield", 3),
        ("buckler", 4),
        ("grail_shard", 0),
    ],
)
def test_what_is_used_at_an_attack_takes_off_damage(item: str, left: int) -> None:
    dummy_card("spare")
    table = clash(ATTACK, holds(item), Deal(5), health=8, hand=["spare"], magic=2)
    table.answer("arev", f"use:{item}")
    assert table.value("arev", "health") == 8 - left
    assert table.clash.pool == (item == "buckler")
    assert (item == "wooden_shield") is (item not in table.ids(table.character("arev").equipped))
    table.stops_at("lay_first")


def test_who_flees_in_mail_loses_more_energy() -> None:
    table = clash(LAY, holds("mail_shirt"), energy=5)
    table.answer("arev", "flee")
    assert table.value("arev", "energy") == 3


def test_the_hair_shirt_takes_fear_with_a_wound() -> None:
    table = clash(ATTACK, holds("hair_shirt"), Deal(1), fear=2, health=8)
    assert table.value("arev", "fear") == 1
    table.stops_at("lay_first")


@pytest.mark.parametrize(("colour", "fear"), [(Colour.VIOLET, 0), (Colour.GREEN, 2)])
def test_the_winding_sheet_hides_from_the_dead(colour: Colour, fear: int) -> None:
    table = clash(ATTACK, holds("winding_sheet"), Gain(2, Track.FEAR), colour=colour)
    assert table.value("arev", "fear") == fear
    table.stops_at("lay_first")


def test_a_feint_ends_in_the_pavise() -> None:
    traits = {"traits": [Trait.FEINT]}
    table = clash(ATTACK, holds("pavise", "improvised_armour"), Deal(3), health=8, enemy=traits)
    assert table.value("arev", "health") == 6
    table.stops_at("lay_first")


def test_a_name_is_held_before_oneself_in_a_talk() -> None:
    table = clash(ATTACK, holds("heraldic_shield"), Steps(-3), art=DIPLOMACY, reputation=1)
    table.answer("arev", "use:heraldic_shield")
    assert (table.clash.relation, table.value("arev", "reputation")) == (-1, 0)
    table.stops_at("lay_first")


@pytest.mark.parametrize(("item", "relation"), [("feast_day_coat", 2), ("safe_conduct", 3)])
def test_what_opens_a_talk_has_its_price(item: str, relation: int) -> None:
    table = clash(BEGIN, holds(item), art=DIPLOMACY, wealth=1)
    table.answer("arev", f"use:{item}")
    assert table.clash.relation == relation
    assert (table.value("arev", "wealth") == 0) is (item == "feast_day_coat")
    table.stops_at("lay_first")


# --- Companions and relics in encounters ----------------------------------------------------------


def test_the_hired_sword_fights_for_wealth() -> None:
    table = clash(LAY, holds("hired_sword"), wealth=2)
    table.answer("arev", "use:hired_sword")
    assert (table.clash.pool, table.value("arev", "wealth")) == (2, 1)
    assert "use:hired_sword" not in table.asks("arev")
    table.stops_at("lay_first")


def test_the_raven_looks_at_three_cards_and_a_hand_card_goes() -> None:
    dummy_card("poor")
    table = clash(BEGIN, holds("raven"), hand=["poor"])
    table.answer("arev", "use:raven").answer("arev", "blank_combat2").answer("arev", "poor")
    assert table.hand("arev") == ["blank_combat2"]
    assert table.deck("arev") == [f"blank_combat{n}" for n in (4, 5, 6, 1, 3)]
    table.stops_at("lay_first")


def test_between_turns_a_card_works_for_its_owner() -> None:
    people = {"ailei": fighter(fear=3, equipped=["fiddler"]), "beor": fighter(fear=3)}
    table = clash(END, {}, people=people, fear=3)
    assert [table.value(name, "fear") for name in ("arev", "ailei", "beor")] == [3, 2, 3]
    table.stops_at("active")


def test_the_foundling_opens_doors_and_is_fed() -> None:
    table = clash(BEGIN, holds("foundling"), art=DIPLOMACY)
    assert table.clash.relation == 1
    table.stops_at("lay_first")

    beor = character(food=2, equipped=["foundling"])
    night = avalon(phase="day_end", step=0, characters={"beor": beor}).play_on()
    night.answer("beor", "way1")
    assert night.value("beor", "food") == 1
    night.stops_at("rest")


@pytest.mark.parametrize(("side", "items"), [(GRAIL, ["rope"]), (SKULL, [])])
def test_the_ferret_goes_through_pockets(side: int, items: list[str]) -> None:
    table = clash(
        "check", holds("ferret"), enemy={"value": 0}, items=("rope",), tosses=(side, side)
    )
    assert table.ids(table.character("arev").equipped) == ["ferret", *items]


def test_each_charm_pays_one_magic_symbol_of_an_encounter() -> None:
    dummy_card("spell", Left(magic=Markers(1), free=Extra()), Right(magic=True))
    edge = {"right": Right(magic=True)}
    table = clash(
        LAY, holds("bone_charm") | {"skills": [("inner_spring", 0)]}, hand=["spell"] * 3, enemy=edge
    )
    table.answer("arev", "lay:spell+magic").answer("arev", "lay:spell+magic")
    assert table.clash.pool == 2
    assert "lay:spell+magic" not in table.asks("arev")
    table.stops_at("lay_more")


# --- Things ---------------------------------------------------------------------------------------


def test_smoke_ends_a_fight_without_a_price() -> None:
    table = clash(LAY, holds("smoke_pot"), energy=4, enemy={"opportunity": [Deal(1)]}, health=8)
    table.answer("arev", "use:smoke_pot")
    assert table.game.clash is None
    assert (table.value("arev", "energy"), table.value("arev", "health")) == (4, 8)


@pytest.mark.parametrize(("weapon", "pool"), [("sling", 2), ("bearskin", 0)])
def test_a_whetstone_is_for_a_weapon(weapon: str, pool: int) -> None:
    table = clash(BEGIN, holds(weapon, "whetstone"))
    if pool:
        table.answer("arev", "use:whetstone").passes("arev")
    assert table.clash.pool == pool
    table.stops_at("lay_first")


def test_a_wolf_trap_catches_one_beast() -> None:
    table = clash(BEGIN, holds("wolf_trap"), colour=Colour.GREEN)
    table.answer("arev", "use:wolf_trap")
    assert (table.clash.pool, table.character("arev").equipped) == (3, [])
    table.stops_at("lay_first")


def test_bandages_help_in_the_moment_of_the_wound() -> None:
    table = clash(ATTACK, holds("bandages"), Deal(3), health=8)
    table.answer("arev", "use:bandages")
    assert table.value("arev", "health") == 7
    table.stops_at("lay_first")


def test_salt_stops_one_attack_from_the_mist() -> None:
    table = clash(ATTACK, holds("pouch_of_salt"), Deal(3), health=8, colour=Colour.VIOLET)
    table.answer("arev", "use:pouch_of_salt")
    assert table.value("arev", "health") == 8
    table.stops_at("lay_first")


def test_the_hourglass_brings_a_card_back() -> None:
    dummy_card("gone")
    table = clash(LAY, holds("hourglass"), discard_pile=["gone"])
    table.answer("arev", "use:hourglass")
    assert table.hand("arev") == ["gone"]
    table.stops_at("lay_first")


def test_the_horn_is_heard_by_everybody() -> None:
    table = clash(LAY, holds("signal_horn"), people={"ailei": fighter()})
    table.answer("arev", "use:signal_horn")
    assert (len(table.hand("arev")), len(table.hand("ailei"))) == (2, 2)
    table.stops_at("lay_first")


# --- By day ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("item", "own", "what", "value"),
    [
        ("healing_herbs", {"health": 3}, "health", 5),
        ("provisions", {"food": 1}, "food", 4),
        ("spirits", {"fear": 5}, "fear", 2),
        ("herb_girl", {"health": 3, "food": 1}, "health", 4),
        ("blood_bowl", {"magic": 0}, "magic", 1),
    ],
)
def test_what_is_used_at_any_time(item: str, own: dict[str, int], what: str, value: int) -> None:
    beor = character(**own, equipped=[item])
    table = avalon(characters={"beor": beor}).play_on().answer("party", f"beor:use:{item}")
    assert table.value("beor", what) == value
    assert f"beor:use:{item}" not in table.asks("party")
    table.stops_at("action")


@pytest.mark.parametrize(("side", "wealth"), [(GRAIL, 2), (SKULL, 0)])
def test_dice_win_or_lose(side: int, wealth: int) -> None:
    beor = character(wealth=1, equipped=["bone_dice"])
    table = avalon(characters={"beor": beor}, tosses=[side]).play_on()
    table.answer("party", "beor:use:bone_dice")
    assert table.value("beor", "wealth") == wealth
    table.stops_at("action")


def test_a_rope_leads_to_a_connected_place() -> None:
    dummy_location(901, east=902)
    dummy_location(902, west=901)
    beor = character(energy=4, equipped=["rope"])
    table = avalon(
        characters={"beor": beor}, map={901: (0, 0), 902: (1, 0)}, menhirs={901: 5}
    ).play_on()
    table.answer("party", "beor:use:rope")
    assert (table.place("beor"), table.value("beor", "energy")) == (902, 4)
    table.stops_at("action")


def test_a_map_is_an_exploration_for_nothing() -> None:
    dummy_location(901)
    dummy_verse("901.0", Gain(1, Resource.WEALTH))
    beor = character(energy=4, wealth=0, equipped=["scrap_of_a_map"])
    table = avalon(characters={"beor": beor}, map={901: (0, 0)}, menhirs={901: 5}).play_on()
    table.answer("party", "beor:use:scrap_of_a_map")
    assert (table.value("beor", "wealth"), table.value("beor", "energy")) == (1, 4)
    table.stops_at("action")


def test_a_bond_is_honoured_among_friends_only() -> None:
    for symbols, offered in (([Symbol.FRIENDLY_SETTLEMENT], True), ([], False)):
        dummy_location(901, symbols=symbols)
        beor = character(wealth=0, equipped=["bond"])
        table = avalon(characters={"beor": beor}, map={901: (0, 0)}, menhirs={901: 5}).play_on()
        assert ("beor:use:bond" in table.asks("party")) is offered
        table.stops_at("action")
    dummy_location(901)


@pytest.mark.parametrize(("side", "items", "reputation"), [(GRAIL, 2, 2), (SKULL, 1, 1)])
def test_lock_picks_are_an_action_in_settlements(side: int, items: int, reputation: int) -> None:
    dummy_location(901, symbols=[Symbol.HOSTILE_SETTLEMENT])
    beor = character(energy=4, reputation=2, equipped=["lock_picks"])
    table = avalon(
        characters={"beor": beor},
        items=["rope"],
        tosses=[side],
        map={901: (0, 0)},
        menhirs={901: 5},
    ).play_on()
    table.answer("party", "beor:card_action:lock_picks")
    assert len(table.character("beor").equipped) == items
    assert (table.value("beor", "reputation"), table.value("beor", "energy")) == (reputation, 2)
    assert "beor:card_action:lock_picks" not in table.asks("party")
    table.stops_at("action")
    dummy_location(901)


def test_the_tool_chest_makes_one_thing_of_another() -> None:
    beor = character(energy=4, equipped=["tool_chest", "bond"])
    table = avalon(characters={"beor": beor}, items=["spirits", "rope"]).play_on()
    table.answer("party", "beor:card_action:tool_chest").answer("beor", "bond")
    assert table.ids(table.character("beor").equipped) == ["tool_chest", "rope"]
    table.stops_at("action")


def test_the_bloodhound_finds_food_and_an_enemy() -> None:
    beor = fighter(energy=4, food=0, equipped=["bloodhound"])
    table = avalon(characters={"beor": beor}, encounters={"green": [dummy_enemy("prey", value=9)]})
    table.play_on().answer("party", "beor:card_action:bloodhound")
    assert table.value("beor", "food") == 1
    assert table.game.clash is not None
    table.stop_checking()


def test_the_mule_saves_a_step_and_may_eat() -> None:
    dummy_location(901, east=902)
    dummy_location(902, west=901)
    ways = {"map": {901: (0, 0), 902: (1, 0)}, "menhirs": {901: 5}}
    beor = character(energy=4, equipped=["mule"])
    table = avalon(characters={"beor": beor}, **ways).play_on()
    table.answer("party", "beor:travel:902")
    assert table.value("beor", "energy") == 4
    table.answer("party", "beor:travel:901").stops_at("action")
    assert table.value("beor", "energy") == 3
    dummy_location(901)


# --- By night -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("item", "health", "fear"),
    [
        ("stray_dog", 4, 3),
        ("bearskin", 5, 4),
        ("tinderbox", 4, 3),
    ],
)
def test_what_helps_who_eats(item: str, health: int, fear: int) -> None:
    beor = character(food=2, health=3, fear=5, equipped=[item], passed=True)
    table = avalon(characters={"beor": beor}, phase="day_end", step=0).play_on()
    table.answer("beor", "eat")
    assert (table.value("beor", "health"), table.value("beor", "fear")) == (health, fear)
    table.stops_at("action")


@pytest.mark.parametrize(
    ("item", "side", "food"),
    [
        ("snares", GRAIL, 2),
        ("snares", SKULL, 1),
        ("mule", SKULL, 0),
        ("mule", GRAIL, 1),
    ],
)
def test_what_a_toss_decides_before_resting(item: str, side: int, food: int) -> None:
    beor = character(food=1, equipped=[item])
    table = avalon(characters={"beor": beor}, phase="day_end", step=0, tosses=[side]).play_on()
    if food:
        assert table.value("beor", "food") == food
        table.stops_at("rest")
    else:
        table.stops_at("action")


def test_the_finger_of_a_saint_repeats_one_toss_of_a_day() -> None:
    beor = character(wealth=2, equipped=["bone_dice", "finger_of_a_saint"])
    table = avalon(characters={"beor": beor}, tosses=[SKULL, GRAIL]).play_on()
    table.answer("party", "beor:use:bone_dice").answer("beor", "finger_of_a_saint")
    assert table.value("beor", "wealth") == 3
    table.stops_at("action")


def test_the_dream_net_works_when_the_dream_was_read() -> None:
    dummy_location(901, symbols=[Symbol.DREAM])
    dummy_verse("901.D", Gain(2, Track.FEAR))
    beor = character(food=1, fear=1, exp=0, equipped=["dream_net"])
    table = avalon(
        characters={"beor": beor}, phase="day_end", step=0, map={901: (0, 0)}, menhirs={901: 5}
    ).play_on()
    table.answer("beor", "eat").answer("beor", "way1")
    assert table.value("beor", "fear") == 1  # 1 less by eating, 2 by the dream, 1 less by the net
    table.stops_at("action")
    dummy_location(901)


# --- Packing away ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("item", "asked"),
    [
        ("executioners_sword", True),
        ("mail_shirt", True),
        ("improvised_armour", False),
        ("hunting_spear", False),
        ("stray_dog", False),
        ("bearskin", False),
        ("foundling", False),
    ],
)
@shows("A25.07")
def test_only_what_could_hurt_is_worth_packing_away(item: str, asked: bool) -> None:
    table = clash("pack", holds(item))
    table.stops_at("pack_away" if asked else "starting_hand")
