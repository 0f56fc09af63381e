"""Secrets at work: those that the rulebook names, and one of every kind that items lack."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.decisions import Flow
from tafelrunde.games.avalon.nouns import Left, MenhirSection, Right
from tafelrunde.games.avalon.rules.menhirs import charge
from tafelrunde.games.avalon.state.table import Game
from tafelrunde.games.avalon.terms import Art, Colour, Resource, Symbol, Track
from tafelrunde.games.avalon.vocabulary.clash import Steps
from tafelrunde.games.avalon.vocabulary.costs import Pay
from tafelrunde.games.avalon.vocabulary.effects import Deal, Gain
from tests.games.avalon.cards.clashes import ACTIVE, ATTACK, BEGIN, END, LAY, clash, holds
from tests.kit.avalon import avalon, character, dummy_card, dummy_event, dummy_location, fighter
from tests.kit.shows import shows

DIPLOMACY = Art.DIPLOMACY
GRAIL, SKULL = 0, 1
INN: dict[str, Any] = {"map": {901: (0, 0)}, "menhirs": {901: 5}}


# --- Named by the rulebook ------------------------------------------------------------------------


def charging(game: Game) -> Flow[None]:
    """Everybody charges the menhir here."""
    yield from charge(game, 901, sum(each.bit for each in game.characters))


def test_who_owns_the_rites_learns_by_charging_and_the_stone_gives_strength() -> None:
    dummy_location(901, menhir=MenhirSection(cost=[Pay(1, Resource.MAGIC)], value=6))
    people = {
        "beor": character(exp=0, magic=3, energy=2, equipped=["rites_of_the_menhir"]),
        "ailei": character(exp=0, energy=2, magic=0, equipped=["splinter_of_a_menhir"]),
        "wurm": character(exp=0, energy=2, magic=0, fear=2, skills=[("communion", 1)]),
    }
    table = avalon(characters=people, **INN).play(charging)
    assert [table.value(name, "exp") for name in people] == [1, 0, 0]
    assert [table.value(name, "energy") for name in people] == [2, 4, 2]
    assert (table.value("wurm", "magic"), table.value("wurm", "fear")) == (1, 1)
    assert table.game.menhirs == {901: 3}
    dummy_location(901)


@shows("A31.11")
def test_with_secret_42_every_stage_of_every_talk_begins_in_the_red() -> None:
    table = clash(BEGIN, holds("secret_42"), art=DIPLOMACY)
    assert table.clash.relation == -1
    table.stops_at("lay_first")


def test_the_rites_of_the_traveller_are_paid_with_magic() -> None:
    events = [dummy_event(key, random=True) for key in ("grim", "glad", "later")]
    beor = character(magic=1, equipped=["rites_of_the_traveller"])
    table = avalon(
        phase="dawn",
        step=5,
        characters={"beor": beor},
        event_deck=events[:1],
        random_events=events[1:],
    ).play_on()
    table.answer("beor", "beor").stops_at("action")
    assert (table.ids(table.game.events), table.value("beor", "magic")) == (["glad"], 0)


# --- In encounters --------------------------------------------------------------------------------


def test_faels_knife_turns_a_card_into_a_marker_once_a_round() -> None:
    dummy_card("spare")
    table = clash(LAY, holds("faels_knife"), hand=["spare", "spare"])
    table.answer("arev", "use:faels_knife").answer("arev", "spare")
    assert (table.clash.pool, table.hand("arev")) == (1, ["spare"])
    assert "use:faels_knife" not in table.asks("arev")
    table.stops_at("lay_first")


def test_the_rune_blade_is_paid_with_magic_and_turned() -> None:
    table = clash(LAY, holds("rune_blade"), magic=2)
    table.answer("arev", "use:rune_blade")
    assert (table.clash.pool, table.value("arev", "magic")) == (2, 1)
    assert "use:rune_blade" not in table.asks("arev")
    table.stops_at("lay_first")


def test_a_fading_name_costs_a_card_of_every_talk() -> None:
    dummy_card("word", art=DIPLOMACY)
    table = clash(BEGIN, holds("fading_name"), art=DIPLOMACY, hand=["word"])
    assert table.hand("arev") == []
    table.stops_at("lay_first")


@pytest.mark.parametrize(("side", "health"), [(SKULL, 7), (GRAIL, 8)])
def test_a_broken_rib_may_hurt_after_every_round(side: int, health: int) -> None:
    table = clash(END, holds("broken_rib"), tosses=(side, side), health=8)
    assert table.value("arev", "health") == health
    table.stops_at("lay_first")


def test_the_stewards_ring_moves_a_talk_once() -> None:
    table = clash(LAY, holds("stewards_ring"), art=DIPLOMACY)
    table.answer("arev", "use:stewards_ring")
    assert table.clash.relation == 2
    assert "use:stewards_ring" not in table.asks("arev")
    table.stops_at("lay_first")


def test_the_pass_of_kamelot_ends_a_quarrel_with_people() -> None:
    table = clash(BEGIN, holds("pass_of_kamelot")).answer("arev", "use:pass_of_kamelot")
    assert table.game.clash is None
    other = clash(BEGIN, holds("pass_of_kamelot"), colour=Colour.GREEN)
    other.stops_at("lay_first")


def test_the_voice_persuades_by_magic_and_frightens() -> None:
    dummy_card("plea", Left(magic=Steps(0)), art=DIPLOMACY)
    table = clash(
        LAY,
        holds("voice_of_the_foredwellers"),
        art=DIPLOMACY,
        hand=["plea"],
        magic=1,
        enemy={"right": Right(magic=True)},
    )
    table.answer("arev", "lay:plea+magic")
    assert (table.clash.relation, table.value("arev", "fear")) == (2, 1)
    table.stops_at("lay_more")


@pytest.mark.parametrize(("faith", "lost"), [(0, 4), (2, 2), (9, 1)])
def test_the_druids_mantle_is_as_thick_as_faith(faith: int, lost: int) -> None:
    table = clash(ATTACK, holds("druids_mantle"), Deal(4), health=8, spirituality=faith)
    assert table.value("arev", "health") == 8 - lost
    table.stops_at("lay_first")


def test_behind_the_shield_of_carrow_a_card_is_drawn() -> None:
    table = clash(ATTACK, holds("shield_of_carrow"), Deal(4), health=8)
    table.answer("arev", "use:shield_of_carrow")
    assert (table.value("arev", "health"), len(table.hand("arev"))) == (7, 2)  # and the round's
    table.stops_at("lay_first")


def test_the_song_is_for_everybody_in_the_group() -> None:
    people = {"beor": fighter(fear=3)}
    table = clash(LAY, holds("brannochs_song"), people=people, fear=3, magic=1)
    table.answer("arev", "use:brannochs_song")
    assert (table.value("arev", "fear"), table.value("beor", "fear")) == (1, 1)
    table.stops_at("lay_first")


def test_the_sword_from_the_field_strikes_and_takes_its_part() -> None:
    table = clash(ACTIVE, holds("sword_from_the_field"))
    assert table.clash.pool == 1
    table.stops_at("lay_first")
    hurt = clash(ATTACK, holds("sword_from_the_field"), Deal(1), health=8)
    assert hurt.value("arev", "fear") == 1
    hurt.stops_at("lay_first")


def test_a_mirror_swallows_one_reaction() -> None:
    table = clash(ATTACK, holds("shard_of_a_mirror"), Steps(-3), art=DIPLOMACY)
    table.answer("arev", "use:shard_of_a_mirror")
    assert table.clash.relation == 0
    table.stops_at("lay_first")


# --- By day and night -----------------------------------------------------------------------------


def test_bog_fever_heals_among_friends_for_a_second_meal() -> None:
    dummy_location(901, symbols=[Symbol.FRIENDLY_SETTLEMENT])
    beor = character(food=2, health=3, equipped=["bog_fever"])
    table = avalon(characters={"beor": beor}, phase="day_end", step=0, **INN).play_on()
    table.answer("beor", "eat").answer("beor", "yes")
    assert (table.value("beor", "health"), table.value("beor", "food")) == (3, 0)
    assert table.character("beor").equipped == []
    table.stops_at("action")
    dummy_location(901)


@pytest.mark.parametrize(("side", "health", "fear"), [(SKULL, 4, 3), (GRAIL, 5, 2)])
def test_the_red_death_counts_at_night(side: int, health: int, fear: int) -> None:
    beor = character(food=1, health=5, fear=2, magic=0, equipped=["red_death"])
    table = avalon(characters={"beor": beor}, phase="day_end", step=0, tosses=[side]).play_on()
    assert (table.value("beor", "health"), table.value("beor", "fear")) == (health, fear)
    table.stops_at("rest")


def test_the_mill_folk_send_provisions_to_who_has_nothing() -> None:
    beor = character(food=0, equipped=["word_of_the_mill_folk"])
    table = avalon(
        characters={"beor": beor}, phase="day_end", step=0, items=["rope", "provisions"]
    ).play_on()
    assert table.ids(table.character("beor").equipped) == ["word_of_the_mill_folk", "provisions"]
    table.stops_at("action")


def test_a_vow_keeps_wealth_away() -> None:
    beor = character(wealth=0, equipped=["vow_of_poverty", "bone_dice"])
    table = avalon(characters={"beor": character(**beor | {"wealth": 1})}, tosses=[GRAIL])
    table.play_on().answer("party", "beor:use:bone_dice")
    assert table.value("beor", "wealth") == 1  # of two
    table.stops_at("action")


def test_the_map_of_stones_leads_home() -> None:
    dummy_location(901, east=902)
    dummy_location(902, west=901)
    beor = character(place=902, magic=1, equipped=["map_of_the_stones"])
    table = avalon(
        characters={"beor": beor}, map={901: (0, 0), 902: (1, 0)}, menhirs={901: 5}
    ).play_on()
    table.answer("party", "beor:use:map_of_the_stones")
    assert table.place("beor") == 901
    table.stops_at("action")
    dummy_location(901)


def test_the_cup_gives_what_is_needed_once_a_day() -> None:
    beor = character(food=2, fear=3, equipped=["bottomless_cup"])
    table = avalon(characters={"beor": beor}).play_on()
    table.answer("party", "beor:use:bottomless_cup").answer("beor", "way2")
    assert (table.value("beor", "fear"), table.value("beor", "food")) == (1, 1)
    assert "beor:use:bottomless_cup" not in table.asks("party")
    table.stops_at("action")


def test_the_anvil_makes_a_weapon_of_anything() -> None:
    beor = character(energy=4, equipped=["anvil_of_the_deep", "rope"])
    table = avalon(characters={"beor": beor}, items=["bond", "sling"]).play_on()
    table.answer("party", "beor:card_action:anvil_of_the_deep").answer("beor", "equip")
    assert table.ids(table.character("beor").equipped) == ["anvil_of_the_deep", "sling"]
    table.stops_at("action")


def test_fear_is_the_strength_of_the_bitten() -> None:
    for fear, pool in ((4, 1), (3, 0)):
        table = clash(ACTIVE, holds("wolfs_bite"), fear=fear)
        assert table.clash.pool == pool
        table.stop_checking()
    won = clash(
        "check", holds("wolfs_bite"), Gain(0, Track.FEAR), colour=Colour.GREEN, enemy={"value": 0}
    )
    assert won.value("arev", "fear") == 1
