"""The real encounters (Begegnungen): how each of them progresses, and its special text."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.nouns import Normal
from tafelrunde.games.valskyrr.phases.attack import attack_phase
from tafelrunde.games.valskyrr.phases.defence import start_of_defence
from tafelrunde.games.valskyrr.phases.recovery import check_victory, complete
from tafelrunde.games.valskyrr.phases.time import time_phase
from tafelrunde.games.valskyrr.rules.encounters import draw_encounter
from tafelrunde.games.valskyrr.terms import Aim, Condition, Place
from tafelrunde.games.valskyrr.vocabulary import Regenerate
from tests.kit.gestures import dummy_strike, in_turn, uses
from tests.kit.shows import shows
from tests.kit.valskyrr import Table, dummy_card, dummy_enemy, dummy_time, hero, valskyrr

TILES = ["inn", "dead_lake", "hunters_camp", "charred_war_camp"]


def meeting(encounter: str, anna: dict[str, Any] | None = None, **position: Any) -> Table:
    """Anna and Bert in an encounter at the dead lake, without loot."""
    values: dict[str, Any] = {
        "tiles": TILES,
        "party": "dead_lake",
        "threat": {"dead_lake": 1},
        "encounter": encounter,
        "heroes": {
            "anna": hero(**({"deck": []} | (anna or {}))),
            "bert": hero(deck=[], acted=True),
        },
        "time": 3,
        "loot": 0,
        "reinforcement": 0,
    }
    return valskyrr(**(values | position))


# --- Progress by kills ----------------------------------------------------------------------------


@shows("V24.09")
@pytest.mark.parametrize(
    ("encounter", "victim", "progress"),
    [
        ("the_dead_rise", "cursed_walker", 1),
        ("the_dead_rise", "blackwood_fighter", 1),
        ("lost_souls", "ghoren_warrior", 1),
        ("the_toll_bridge", "wild_icehound", 1),
        ("ghoren_ambush", "ghoren_warrior", 1),
        ("ghoren_ambush", "wild_icehound", 0),
        ("the_slave_convoy", "blackwood_fighter", 1),
        ("the_slave_convoy", "twisted_cursebearer", 0),
        ("the_shaman_circle", "ghoren_ragecaller", 1),
        ("the_shaman_circle", "ghoren_warrior", 0),
        ("the_bone_field", "bonesorrow_warrior", 0),
        ("the_rotting_altar", "bonesorrow_warrior", 0),
    ],
)
def test_killed_enemies_bring_progress_where_the_card_says_so(
    encounter: str, victim: str, progress: int
) -> None:
    kill = dummy_strike("kill", 9, at=Aim.ENEMY_HERE)
    table = meeting(encounter, {"hand": [kill], "foes": [victim]}).play(uses("anna", "kill"))

    assert table.foes("anna") == []
    assert table.game.progress == progress


# --- Progress at the end of the attack phase ------------------------------------------------------


@pytest.mark.parametrize(
    ("encounter", "foes", "row", "progress"),
    [
        ("crypt_of_wailing", ["vengeful_banshee"], [], 1),
        ("crypt_of_wailing", [], ["vengeful_banshee"], 0),
        ("the_shaman_circle", ["ghoren_warrior"], ["wild_icehound"], 1),
        ("the_shaman_circle", ["ghoren_ragecaller"], [], 0),
        ("the_shaman_circle", [], ["wildlands_shaman"], 0),
        ("the_dead_rise", [], [], 0),
    ],
)
def test_some_encounters_progress_at_the_end_of_the_attack_phase(
    encounter: str, foes: list[str], row: list[str], progress: int
) -> None:
    table = meeting(encounter, {"foes": foes, "acted": True}, row=row).play(attack_phase)

    assert table.game.progress == progress


# --- Progress by discarding cards -----------------------------------------------------------------


@shows("V24.09")
@pytest.mark.parametrize(
    ("encounter", "discards"),
    [("the_bone_field", 2), ("the_burning_farm", 2), ("the_black_coach", 1)],
)
def test_each_player_may_discard_cards_for_progress_once_per_turn(
    encounter: str, discards: int
) -> None:
    cards = [dummy_card(name) for name in ("one", "two", "three", "four", "five")]
    table = meeting(encounter, {"hand": cards}, phase="attack", active="anna").play()
    assert table.asks("anna", "action") == ["end_turn", "task"]
    table.answer("anna", "task").answer("anna", *cards[:discards])

    assert table.game.progress == 1
    assert table.hand("anna") == cards[discards:]  # a second time was not offered
    assert table.question is None


@pytest.mark.parametrize("encounter", ["the_bone_field", "the_burning_farm"])
def test_a_single_card_is_not_enough_for_a_task_of_two(encounter: str) -> None:
    act = dummy_card("act", [Normal(Place.HERO_ZONE, 1, [])])
    anna = {"hand": [dummy_card("one")], "hero_zone": [act]}
    table = meeting(encounter, anna, phase="attack", active="anna").play()

    assert table.closed("anna", "task") == "V17.07"
    table.answer("anna", "end_turn")
    assert table.game.progress == 0


@pytest.mark.parametrize("encounter", ["the_bone_field", "the_burning_farm"])
def test_enemies_in_the_own_zone_do_not_matter_there(encounter: str) -> None:
    anna = {"hand": ["plain_anna"] * 2, "foes": [dummy_enemy("rat")]}
    table = meeting(encounter, anna, phase="attack", active="anna").play()
    table.answer("anna", "task")

    assert table.game.progress == 1


def test_the_black_coach_needs_a_hero_without_enemies() -> None:
    act = dummy_card("act", [Normal(Place.HERO_ZONE, 1, [])])
    anna = {"hand": ["plain_anna"], "hero_zone": [act], "foes": [dummy_enemy("rat")]}
    table = meeting("the_black_coach", anna, phase="attack", active="anna").play()

    assert table.closed("anna", "task") == "V24.09"
    table.answer("anna", "end_turn")
    assert table.hand("anna") == ["plain_anna"]


@pytest.mark.parametrize("answer", ["task", "pass"])
def test_captive_hunters_are_freed_at_the_end_of_a_turn(answer: str) -> None:
    table = meeting("captive_hunters", {"hand": ["plain_anna"] * 2}, phase="attack", active="anna")
    table.play()
    assert table.asks("anna", "task") == ["task", "pass"]
    table.answer("anna", answer)

    assert table.game.progress == int(answer == "task")
    assert len(table.hand("anna")) == (0 if answer == "task" else 2)


@pytest.mark.parametrize(("cards", "foes"), [(1, 0), (2, 1)])
def test_captives_need_two_cards_and_a_hero_without_enemies(cards: int, foes: int) -> None:
    anna = {"hand": ["plain_anna"] * cards, "foes": [dummy_enemy("rat")] * foes}
    table = meeting("captive_hunters", anna, phase="attack", active="anna").play()

    assert table.question is None
    assert table.game.progress == 0


# --- Progress by attacking the encounter ----------------------------------------------------------


@shows("V24.12", "V24.13", "V24.14")
@pytest.mark.parametrize(
    ("encounter", "physical", "magical", "progress"),
    [
        ("the_rotting_altar", 4, 0, 3),
        ("the_rotting_altar", 0, 3, 2),
        ("the_rotting_altar", 2, 2, 2),
        ("the_rotting_altar", 1, 1, 0),
        ("ritual_in_the_mist", 3, 0, 3),
        ("ritual_in_the_mist", 0, 3, 2),
        ("totem_of_wrath", 2, 0, 0),
        ("totem_of_wrath", 3, 0, 1),
        ("totem_of_wrath", 9, 0, 1),
        ("totem_of_wrath", 2, 2, 1),
    ],
)
def test_damage_beyond_its_defence_brings_progress_on_an_encounter(
    encounter: str, physical: int, magical: int, progress: int
) -> None:
    cut = dummy_strike("cut", physical, magical)
    table = meeting(encounter, {"hand": [cut], "foes": [dummy_enemy("rat")]})
    table.play(uses("anna", "cut")).answer("anna", encounter)

    assert table.game.progress == progress
    assert table.foe("rat").wounds == 0
    assert table.game.encounter is not None


@pytest.mark.parametrize("encounter", ["the_dead_rise", "the_toll_bridge", "lost_souls"])
def test_other_encounters_cannot_be_attacked(encounter: str) -> None:
    table = meeting(
        encounter, {"hand": [dummy_strike("cut", 3)]}, phase="attack", active="anna", loot=9
    ).play()

    assert table.closed("anna", "cut.0") == "V16.10"
    table.stops_at("action")


# --- Progress by regeneration ---------------------------------------------------------------------


def test_regeneration_from_an_action_frees_a_lost_soul_once_per_hero_turn() -> None:
    prayer = [Normal(Place.HAND, 1, [Regenerate(1)], at=Aim.OWN_HERO)]
    cards = [dummy_card("prayer", prayer), dummy_card("hymn", prayer)]
    anna = {"hand": cards, "normal_left": 2}
    table = meeting("lost_souls", anna, phase="attack", active="anna").play()
    table.answer("anna", "prayer.0")
    assert table.game.progress == 1
    table.answer("anna", "hymn.0").answer("anna", "done")

    assert table.game.progress == 1


def test_regeneration_outside_a_hero_turn_frees_nobody() -> None:
    dummy_time("breath", 1, do=[Regenerate(1)])
    anna = {"graveyard": ["plain_anna"]}
    table = meeting("lost_souls", anna, time_cards=["breath"]).play(time_phase)
    table.answer("anna", "plain_anna")

    assert table.game.progress == 0


# --- Special texts --------------------------------------------------------------------------------


@shows("V24.01")
@pytest.mark.parametrize(
    ("encounter", "place", "focus"),
    [("blood_hunt_by_night", "dead_lake", 1), ("ghoren_ambush", "hunters_camp", 2)],
)
def test_blood_hunt_and_ambush_draw_attention_when_they_begin(
    encounter: str, place: str, focus: int
) -> None:
    table = valskyrr(
        tiles=TILES,
        party=place,
        encounters=[encounter],
        reinforcement=0,
        heroes={"anna": hero(focus=0), "bert": hero(focus=5)},
    )
    table.play(draw_encounter)

    assert (table.focus("anna"), table.focus("bert")) == (focus, 5 + focus)
    assert table.game.reinforcement == 1  # the symbol on field 6 took effect


@pytest.mark.parametrize("where", ["deck", "discards", "nowhere"])
def test_a_dire_wolf_joins_at_the_wolfs_den_if_there_is_one(where: str) -> None:
    hounds = ["wild_icehound"] * 3
    table = valskyrr(
        tiles=TILES,
        party="hunters_camp",
        encounters=["the_wolfs_den"],
        decks={"green": [*hounds, "dire_wolf"] if where == "deck" else hounds},
        discards={"green": ["dire_wolf"] if where == "discards" else []},
        heroes={"anna": hero(), "bert": hero()},
    )
    table.play(draw_encounter)

    found = [] if where == "nowhere" else ["dire_wolf"]
    assert table.row == ["wild_icehound", "wild_icehound", *found]
    assert [e.deck for e in table.events(events.DeckShuffled)] == ["green"] * len(found)


@shows("V13.05")
@pytest.mark.parametrize(
    ("encounter", "loot"),
    [("the_wolfs_den", 1), ("captive_hunters", 2), ("the_slave_convoy", 1), ("the_dead_rise", 0)],
)
def test_some_encounters_bring_loot_on_completion(encounter: str, loot: int) -> None:
    rewards = ["gift_anna", "gift_anna"]  # so that no loot comes for a missing reward
    table = meeting(encounter, rewards=rewards).play(complete)

    assert table.game.loot == loot


def test_the_totem_enrages_a_furious_enemy_in_each_hero_zone() -> None:
    heroes = {
        "anna": hero(foes=["dire_wolf", "tracker_hound", "vampire_hound"]),
        "bert": hero(foes=["tracker_hound"]),
        "cleo": hero(),
    }
    table = meeting("totem_of_wrath", heroes=heroes, row=["dire_wolf"]).play(start_of_defence)
    assert table.asks("anna", "enrage") == ["dire_wolf", "tracker_hound"]
    table.answer("anna", "dire_wolf")

    enraged = [(foe.zone, foe.id) for foe in table.game.foes() if foe.enraged]
    assert enraged == [(0, "dire_wolf"), (1, "tracker_hound")]


def test_before_the_time_card_the_black_coach_moves_time() -> None:
    dummy_time("dawn", 2)
    table = meeting("the_black_coach", time_cards=["dawn"]).play(time_phase)

    assert [(e.before, e.after) for e in table.events(events.TimeMoved)] == [(3, 4), (4, 6)]
    order = [type(e).__name__ for e in table.events(events.Event)]
    assert order.index("TimeMoved") < order.index("TimeCardDrawn")


@pytest.mark.parametrize(("progress", "time"), [(7, 4), (8, 3)])
def test_a_ritual_that_is_not_completed_costs_time(progress: int, time: int) -> None:
    table = meeting("ritual_in_the_mist", progress=progress, rewards=["gift_anna"] * 2)
    table.play(check_victory)

    assert table.game.time == time


def test_the_burning_farm_burns_heroes_without_progress() -> None:
    table = meeting(
        "the_burning_farm",
        {"hand": ["plain_anna"] * 2},
        phase="attack",
        active="anna",
    )
    table.play(in_turn(attack_phase, start_of_defence)).answer("anna", "task")

    assert table.hero("anna").conditions[Condition.BURN] == 0
    assert table.hero("bert").conditions[Condition.BURN] == 1
