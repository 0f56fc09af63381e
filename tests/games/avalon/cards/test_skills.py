"""Skills at work: one of every kind of moment and word."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.content import Name
from tafelrunde.engine.effects import Effect
from tafelrunde.games.avalon.nouns import Instant, Left, LocationAction, Right
from tafelrunde.games.avalon.terms import Art, Colour, Resource, Symbol, Track, Trait
from tafelrunde.games.avalon.vocabulary.clash import Markers, Steps
from tafelrunde.games.avalon.vocabulary.effects import Deal, Gain
from tests.games.avalon.cards.clashes import ACTIVE, ATTACK, BEGIN, END, LAY, clash, skill
from tests.kit.avalon import (
    Table,
    avalon,
    character,
    dummy_card,
    dummy_event,
    dummy_location,
    dummy_verse,
    fighter,
)

COMBAT, DIPLOMACY = Art.COMBAT, Art.DIPLOMACY
GRAIL, SKULL = 0, 1


def pool(table: Table) -> int:
    table.stops_at("lay_first")
    return table.clash.pool


# --- Without a question ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("step", "own", "more", "markers"),
    [
        (BEGIN, skill("monstrous_strength", 1), {}, 1),
        (ATTACK, skill("blood_rage"), {}, 1),
        (ACTIVE, skill("blood_rage", 1), {"now": {"pool": 5}}, 6),
        (ACTIVE, skill("blood_rage", 1), {"now": {"pool": 4}}, 4),
        (ACTIVE, skill("without_mercy", 1), {"health": 3}, 1),
        (ACTIVE, skill("without_mercy", 1), {"health": 4}, 0),
    ],
)
def test_markers_that_come_of_themselves(
    step: str, own: dict[str, Any], more: dict[str, Any], markers: int
) -> None:
    assert pool(clash(step, own, Deal(1), **more)) == markers


@pytest.mark.parametrize(
    ("own", "row", "art", "what"),
    [
        (skill("monstrous_strength"), "aggression", COMBAT, "pool"),
        (skill("growing_courage"), "courage", COMBAT, "fear"),
        (skill("weak_spot"), "practicality", COMBAT, "hand"),
        (skill("open_ear"), "empathy", DIPLOMACY, "relation"),
        (skill("communion"), "spirituality", DIPLOMACY, "magic"),
        (skill("afterglow"), "magic", COMBAT, "health"),
    ],
)
def test_a_symbol_brings_more_to_who_has_the_skill(
    own: dict[str, Any], row: str, art: Art, what: str
) -> None:
    """Both symbols are activated, and only the right one counts."""
    other = "empathy" if art is DIPLOMACY and row != "empathy" else "courage"
    other = "caution" if row == "empathy" else "aggression" if row == "courage" else other
    rows = {row: Gain(0, Resource.WEALTH), other: Gain(0, Resource.WEALTH)}
    dummy_card("both", Left(**rows), art=art)
    keys: dict[str, Any] = {row: 1, other: 1}
    edge = {"right": Right(**keys)}
    table = clash(
        LAY, own, art=art, enemy=edge, hand=["both"], fear=2, health=5, magic=int(row == "magic")
    )
    before = (2, 5)
    table.answer("arev", "lay:both+magic" if row == "magic" else "lay:both")
    found = {
        "pool": table.clash.pool,
        "relation": table.clash.relation,
        "hand": len(table.hand("arev")),
        "magic": table.value("arev", "magic"),
        "fear": before[0] - table.value("arev", "fear"),
        "health": table.value("arev", "health") - before[1],
    }
    assert {key for key, value in found.items() if value == 1} == {what}
    table.stops_at("lay_more")


@pytest.mark.parametrize(
    ("own", "attack", "what", "lost"),
    [
        (skill("steadfast"), Gain(2, Track.FEAR), "fear", 1),
        (skill("toughness"), Deal(2), "health", -2),
        (skill("toughness"), Deal(4), "health", -3),
        (skill("take_cover"), Deal(2), "health", -1),
    ],
)
def test_attacks_are_softened(own: dict[str, Any], attack: Effect, what: str, lost: int) -> None:
    table = clash(ATTACK, own, attack, health=8)
    assert table.value("arev", what) == (8 if what == "health" else 0) + lost
    table.stops_at("lay_first")


def test_markers_are_not_taken_easily_from_who_does_not_let_up() -> None:
    table = clash(ATTACK, skill("second_thoughts", 1), Markers(-2), now={"pool": 3})
    assert pool(table) == 2


@pytest.mark.parametrize(
    ("card", "side", "start", "relation"),
    [
        ("between_the_lines", 1, -1, -2),
        ("between_the_lines", 1, 1, -1),
        ("storyteller", 1, 0, -1),
    ],
)
def test_reactions_are_softened(card: str, side: int, start: int, relation: int) -> None:
    """Not a word too many: only in the red. Patience: one step back at the end of the round."""
    table = clash(ATTACK, skill(card, side), Steps(-2), art=DIPLOMACY, now={"relation": start})
    assert table.clash.relation == relation
    table.stops_at("lay_first")


def test_equanimity_hears_no_threat() -> None:
    table = clash(ATTACK, skill("afterglow", 1), Gain(3, Track.FEAR), art=DIPLOMACY)
    assert table.value("arev", "fear") == 0
    table.stops_at("lay_first")


@pytest.mark.parametrize(
    ("own", "art", "colour", "what", "value"),
    [
        (skill("threatening_gesture", 1), COMBAT, Colour.GRAY, "wealth", 1),
        (skill("hunters_hunger"), COMBAT, Colour.GREEN, "food", 1),
        (skill("growing_courage", 1), COMBAT, Colour.VIOLET, "fear", 1),
    ],
)
def test_victory_brings_more(
    own: dict[str, Any], art: Art, colour: Colour, what: str, value: int
) -> None:
    values: dict[str, Any] = {"enemy": {"value": 0}, "wealth": 0, "food": 0, "fear": 3}
    for other in (Colour.GRAY, Colour.GREEN, Colour.VIOLET):
        table = clash("check", own, art=art, colour=other, **values)
        kept = 3 if what == "fear" else 0
        assert table.value("arev", what) == (value if other is colour else kept)


def test_a_talk_that_is_won_brings_reputation() -> None:
    table = clash("check", skill("good_repute"), art=DIPLOMACY, now={"relation": 4}, reputation=0)
    assert table.value("arev", "reputation") == 1


def test_flight_costs_no_energy_or_takes_fear() -> None:
    free = clash(LAY, skill("unbending", 1), energy=4).answer("arev", "flee")
    assert free.value("arev", "energy") == 4
    calm = clash(LAY, skill("daring", 1), energy=4, fear=3).answer("arev", "flee")
    assert (calm.value("arev", "energy"), calm.value("arev", "fear")) == (3, 1)


def test_the_unbending_draw_in_panic() -> None:
    for own, cards in ((skill("unbending"), 1), ({}, 0)):
        table = clash(END, own, fear=7, health=1)
        assert len(table.hand("arev")) == cards
        table.stops_at("lay_first")


def test_a_light_sleeper_is_not_ambushed() -> None:
    alert = {"traits": [Trait.ALERT], "opportunity": [Deal(2)]}
    dummy_card("one")
    table = clash(LAY, skill("light_sleeper"), enemy=alert, hand=["one"], health=8)
    table.answer("arev", "lay:one").passes("arev")
    assert table.value("arev", "health") == 8
    table.stops_at("lay_first")


@pytest.mark.parametrize(("colour", "cards"), [(Colour.VIOLET, 1), (Colour.GRAY, 0)])
def test_second_sight_knows_the_mist(colour: Colour, cards: int) -> None:
    table = clash(BEGIN, skill("second_sight"), colour=colour)
    assert len(table.hand("arev")) == cards
    table.stops_at("lay_first")


def test_who_stands_before_others_draws() -> None:
    alone = clash(ACTIVE, skill("steadfast", 1))
    assert alone.hand("arev") == []
    alone.stops_at("lay_first")
    table = clash(ACTIVE, skill("steadfast", 1), people={"beor": fighter()})
    table.answer("party", "arev")
    assert len(table.hand("arev")) == 1
    table.stops_at("lay_first")


def test_winning_ways_start_a_talk_of_the_group_higher() -> None:
    people = {"beor": fighter(skills=[("open_ear", 1)])}
    table = clash(BEGIN, {}, art=DIPLOMACY, people=people)
    assert table.clash.relation == 1
    table.stops_at("active")


# --- For a price ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("own", "more", "expected"),
    [
        (skill("overrun", 1), {"hand": ["x", "x"]}, {"pool": 2, "hand": 0}),
        (skill("without_mercy"), {"health": 8}, {"pool": 1, "health": 7}),
        (skill("daring"), {"energy": 4}, {"energy": 3, "may_lay": 1}),
        (skill("second_thoughts"), {"hand": ["x"]}, {"hand": 1, "discards": 1}),
        (skill("remembrance"), {"magic": 1, "discard_pile": ["x"]}, {"magic": 0, "hand": 1}),
    ],
)
def test_what_the_active_character_may_pay_for(
    own: dict[str, Any], more: dict[str, Any], expected: dict[str, int]
) -> None:
    dummy_card("x")
    table = clash(LAY, own, **more)
    (option,) = [key for key in table.asks("arev") if key.startswith("use:")]
    table.answer("arev", option)
    arev = table.character("arev")
    found = {
        "pool": table.clash.pool,
        "may_lay": table.clash.may_lay,
        "hand": len(arev.hand),
        "discards": len(arev.discard_pile),
        "health": arev.health,
        "energy": arev.energy,
        "magic": table.value("arev", "magic"),
    }
    assert {key: found[key] for key in expected} == expected
    assert option not in table.asks("arev")  # once
    table.stops_at("lay_first")


def test_the_back_door_costs_three_cards() -> None:
    dummy_card("x")
    table = clash(LAY, skill("take_cover", 1), hand=["x"] * 3)
    table.answer("arev", "use:take_cover")
    assert table.game.clash is None


@pytest.mark.parametrize(
    ("own", "more", "art", "attack", "expected"),
    [
        (skill("hunters_hunger", 1), {}, COMBAT, Deal(1), ("pool", 2)),
        (skill("nest_egg", 1), {"hand": ["x"]}, COMBAT, Deal(3), ("health", 6)),
        (skill("second_sight", 1), {"magic": 1}, COMBAT, Deal(4), ("health", 7)),
        (skill("friend_of_beasts", 1), {"hand": ["x"]}, DIPLOMACY, Steps(-2), ("relation", -1)),
    ],
)
def test_what_is_used_at_an_attack(
    own: dict[str, Any],
    more: dict[str, Any],
    art: Art,
    attack: Effect,
    expected: tuple[str, int],
) -> None:
    dummy_card("x", art=art)
    table = clash(ATTACK, own, attack, art=art, health=8, **more)
    (option,) = [key for key in table.asks("arev") if key.startswith("use:")]
    table.answer("arev", option)
    what, value = expected
    found = table.value("arev", what) if what == "health" else getattr(table.clash, what)
    assert found == value
    table.stops_at("lay_first")


@pytest.mark.parametrize(
    ("own", "more", "art", "expected"),
    [
        (skill("threatening_gesture"), {"reputation": 1}, DIPLOMACY, ("relation", 2)),
        (skill("weak_spot", 1), {"food": 1, "colour": Colour.GREEN}, COMBAT, ("pool", 2)),
    ],
)
def test_what_is_paid_for_at_the_beginning(
    own: dict[str, Any], more: dict[str, Any], art: Art, expected: tuple[str, int]
) -> None:
    table = clash(BEGIN, own, art=art, **more)
    table.answer("arev", table.asks("arev", "ability")[0])
    assert getattr(table.clash, expected[0]) == expected[1]
    table.stops_at("lay_first")


def test_a_good_name_is_a_good_hand() -> None:
    table = clash(BEGIN, skill("shared_bread", 1), art=DIPLOMACY, reputation=1)
    table.answer("arev", "use:shared_bread")
    assert len(table.hand("arev")) == 2
    table.stops_at("lay_first")


def test_beasts_can_be_fed() -> None:
    table = clash(BEGIN, skill("friend_of_beasts"), colour=Colour.GREEN, food=2)
    table.answer("arev", "use:friend_of_beasts")
    assert (table.game.clash, table.value("arev", "food")) == (None, 0)


def test_a_presentiment_comes_once_a_day() -> None:
    table = clash(BEGIN, skill("remembrance", 1))
    table.answer("arev", "use:remembrance").answer("arev", "blank_combat3")
    assert table.hand("arev") == ["blank_combat3"]
    table.stops_at("lay_first")
    again = clash(BEGIN, skill("remembrance", 1), used=table.character("arev").used)
    assert again.hand("arev") == []
    again.stops_at("lay_first")


def test_who_waits_draws_one_more_for_energy() -> None:
    table = clash(END, skill("bide_ones_time"), energy=3)
    table.answer("arev", "use:bide_ones_time")
    assert (len(table.hand("arev")), table.value("arev", "energy")) == (2, 2)
    table.stops_at("lay_first")


# --- By day and night -----------------------------------------------------------------------------


def village(**fields: Any) -> dict[str, Any]:
    """One place, 901."""
    dummy_location(901, **fields)
    return {"map": {901: (0, 0)}, "menhirs": {901: 5}}


def test_an_action_of_a_skill_is_performed_once_a_day() -> None:
    beor = character(energy=5, fear=2, magic=0, skills=[("meditation", 0)])
    table = avalon(characters={"beor": beor}).play_on()
    table.answer("party", "beor:card_action:meditation")
    assert [table.value("beor", what) for what in ("energy", "fear", "magic")] == [3, 1, 1]
    assert "beor:card_action:meditation" not in table.asks("party")
    table.stops_at("action")


def test_the_tinkerer_pays_and_the_salvager_is_paid() -> None:
    beor = character(energy=5, wealth=1, skills=[("tinkerer", 0)])
    table = avalon(characters={"beor": beor}, items=["rope"]).play_on()
    table.answer("party", "beor:card_action:tinkerer")
    assert table.ids(table.character("beor").equipped) == ["rope"]
    table.stops_at("action")

    beor = character(wealth=0, equipped=["rope"], skills=[("tinkerer", 1)])
    table = avalon(characters={"beor": beor}).play_on()
    table.answer("party", "beor:use:tinkerer")
    assert (table.value("beor", "wealth"), table.character("beor").equipped) == (2, [])
    table.stops_at("action")


@pytest.mark.parametrize(
    ("card", "side", "own", "what", "value"),
    [
        ("wound_care", 0, {"wealth": 1, "health": 3}, "health", 4),
        ("shared_bread", 0, {"food": 1, "fear": 4}, "fear", 2),
    ],
)
def test_a_skill_used_at_any_time(
    card: str, side: int, own: dict[str, int], what: str, value: int
) -> None:
    beor = character(**own, skills=[(card, side)])
    table = avalon(characters={"beor": beor}).play_on().answer("party", f"beor:use:{card}")
    assert table.value("beor", what) == value
    table.stops_at("action")


def test_what_costs_less_for_the_first_time() -> None:
    action = LocationAction(Name("x", "x"), 2, [Gain(1, Resource.FOOD)])
    beor = character(energy=5, food=0, skills=[("keen_eye", 1), ("nimble_fingers", 1)])
    table = avalon(characters={"beor": beor}, **village(action=action)).play_on()
    table.answer("party", "beor:location_action")
    assert (table.value("beor", "energy"), table.value("beor", "food")) == (4, 2)
    table.answer("party", "beor:location_action").stops_at("action")
    assert (table.value("beor", "energy"), table.value("beor", "food")) == (2, 4)
    dummy_location(901)


def test_nimble_fingers_keep_one_of_two_items() -> None:
    beor = character(energy=5, skills=[("nimble_fingers", 0)], equipped=["lock_picks"])
    place = village(symbols=[Symbol.FRIENDLY_SETTLEMENT])
    table = avalon(
        characters={"beor": beor}, items=["rope", "bond"], tosses=[GRAIL], **place
    ).play_on()
    table.answer("party", "beor:card_action:lock_picks").answer("beor", "rope")
    assert table.ids(table.character("beor").equipped) == ["lock_picks", "rope"]
    table.stops_at("action")
    dummy_location(901)


def two_places(**fields: Any) -> dict[str, Any]:
    """901 and, east of it, 902 with more on it."""
    dummy_location(901, east=902)
    dummy_location(902, west=901, **fields)
    return {"map": {901: (0, 0), 902: (1, 0)}, "menhirs": {901: 5}}


def test_the_first_arrival_of_a_day_takes_fear_or_gives_magic() -> None:
    beor = character(energy=5, fear=3, magic=0, skills=[("light_step", 0), ("meditation", 1)])
    table = avalon(characters={"beor": beor}, **two_places()).play_on()
    table.answer("party", "beor:travel:902").answer("beor", "yes")
    assert (table.value("beor", "fear"), table.value("beor", "magic")) == (3, 1)
    table.answer("party", "beor:travel:901").stops_at("action")
    assert (table.value("beor", "fear"), table.value("beor", "magic")) == (3, 1)
    dummy_location(901)


def test_a_sure_foot_ignores_an_instant_effect() -> None:
    place = two_places(instants=[Instant([Deal(2)])])
    beor = character(energy=5, health=8, skills=[("light_sleeper", 1)])
    table = avalon(characters={"beor": beor}, **place).play_on()
    table.answer("party", "beor:travel:902").answer("beor", "yes")
    assert table.value("beor", "health") == 8
    table.stops_at("action")
    dummy_location(901)
    dummy_location(902)


@pytest.mark.parametrize(
    ("card", "side", "own", "answers", "what", "value"),
    [
        ("alms", 0, {}, [], "food", 2),
        ("alms", 1, {}, ["eat"], "fear", 1),
        ("good_repute", 1, {"health": 3}, ["eat"], "health", 5),
        ("wound_care", 1, {}, ["yes"], "wealth", 2),
        ("nest_egg", 0, {"food": 0, "wealth": 1}, ["yes"], "food", 1),
        ("storyteller", 0, {}, [], "reputation", 1),
        ("light_step", 1, {"health": 5}, ["eat", "yes"], "fear", 1),
    ],
)
def test_what_a_skill_does_in_the_evening(
    card: str, side: int, own: dict[str, Any], answers: list[str], what: str, value: int
) -> None:
    values: dict[str, Any] = {"food": 1, "wealth": 0, "reputation": 0, "fear": 3}
    beor = character(**(values | own), skills=[(card, side)])
    place = village(symbols=[Symbol.FRIENDLY_SETTLEMENT])
    table = avalon(
        characters={"beor": beor}, phase="day_end", step=0, tosses=[GRAIL], **place
    ).play_on()
    for answer in answers:
        table.answer("beor", answer)
    assert table.value("beor", what) == value
    table.stops_at("action" if "eat" in answers or card == "wound_care" else "rest")
    dummy_location(901)


def test_a_clear_dream_gives_magic_after_it() -> None:
    dummy_verse("901.D", Gain(1, Resource.FOOD))
    beor = character(food=0, magic=0, skills=[("inner_spring", 1)])
    table = avalon(
        characters={"beor": beor}, phase="day_end", step=0, **village(symbols=[Symbol.DREAM])
    ).play_on()
    assert table.value("beor", "magic") == 1
    table.stops_at("action")
    dummy_location(901)


def test_measuring_twice_costs_energy() -> None:
    beor = character(energy=3, wealth=1, equipped=["bone_dice"], skills=[("measure_twice", 0)])
    table = avalon(characters={"beor": beor}, tosses=[SKULL, GRAIL]).play_on()
    table.answer("party", "beor:use:bone_dice").answer("beor", "measure_twice")
    assert (table.value("beor", "wealth"), table.value("beor", "energy")) == (2, 2)
    table.stops_at("action")


def test_weather_sense_exchanges_one_event_a_day() -> None:
    rain, sun = (dummy_event(key, random=True) for key in ("wet", "dry"))
    beor = character(energy=3, skills=[("bide_ones_time", 1)])
    table = avalon(
        phase="dawn",
        step=5,
        characters={"beor": beor},
        event_deck=[rain],
        random_events=[sun, dummy_event("more", random=True)],
    ).play_on()
    table.answer("beor", "beor").stops_at("action")
    assert (table.ids(table.game.events), table.value("beor", "energy")) == (["dry"], 2)
