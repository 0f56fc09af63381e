"""Repairs by words: what they change, what they leave alone, and what they refuse."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.notes import narrate
from tafelrunde.engine.options import option_keys
from tafelrunde.engine.sessions import Session
from tafelrunde.games.valskyrr.game import GAME as VALSKYRR
from tafelrunde.games.valskyrr.state.table import Game
from tests.kit.repairing import Workshop

CROW: dict[str, Any] = {
    "hero_zone": ["dagger"],
    "hand": ["dagger", "short_blade_mastery"],
    "discard_pile": ["backstab"],
    "focus": 4,
    "foes": [{"id": "dire_wolf", "wounds": 1}, "dire_wolf"],
}
POSITION: dict[str, Any] = {
    "phase": "attack",
    "active": "kraehe",
    "heroes": {"kraehe": CROW, "fengray": {"hand": ["lunge"]}},
    "row": ["ghoren_warrior"],
    "encounter": "",
    "loot": 2,
    "time": 5,
}


@pytest.fixture(autouse=True)
def mode() -> None:
    """Once is enough: how a repair is saved, forked and taken back has tests of its own."""


WORKSHOP = Workshop(VALSKYRR, VALSKYRR.scenarios.build, VALSKYRR.scenarios.facts, POSITION)
repair, refusal, usual = WORKSHOP.repair, WORKSHOP.refusal, WORKSHOP.usual


# --- Values ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("word", "value"),
    [
        ("set time to 3", 3),
        ("set time to -1", -1),
        ("SET loot TO 7", 7),
        ("set scouted to 4", 4),
        ("set final_killed to true", True),
        ("set heroes.kraehe.focus to 9", 9),
        ("set heroes.fengray.acted to true", True),
        ("set heroes.fengray.poison to 2", 2),
        ("set heroes.kraehe.tokens.dagger to 2", 2),
    ],
)
def test_a_value_is_set_and_nothing_else(word: str, value: object) -> None:
    WORKSHOP.assert_only(word, value)


def test_enemies_are_named_by_their_zone_and_kind() -> None:
    found = repair(
        "set row.ghoren_warrior.wounds to 1",
        "set heroes.kraehe.foes.dire_wolf#2.burn to 3",
        "set heroes.kraehe.foes.dire_wolf.enraged to true",
    )
    assert found["row"][0]["wounds"] == 1
    first, second = found["heroes"]["kraehe"]["foes"]
    assert (first["burn"], first["enraged"]) == (0, True)
    assert (second["burn"], second["enraged"]) == (3, False)


def test_the_phase_begins_anew() -> None:
    found = repair("set phase to travel")
    assert (found["phase"], found["step"], found["active"]) == ("travel", 0, "")


def test_a_hero_turn_is_given_to_another_hero() -> None:
    found = repair("set active to fengray")
    assert found["active"] == "fengray"
    assert found["heroes"]["fengray"]["normal_left"] == 1


def test_the_party_and_its_places_are_put_right() -> None:
    here = usual()["tiles"][1]
    found = repair(f"set party to {here}", f"set threat.{here} to 2", f"set letters.{here} to B+")
    assert (found["party"], found["threat"][here], found["letters"][here]) == (here, 2, "B+")
    assert here in found["revealed"]
    assert here not in repair(f"set revealed.{here} to false")["revealed"]


# --- Cards ----------------------------------------------------------------------------------------


def test_a_card_is_taken_from_the_own_piles_first_and_lies_on_top() -> None:
    found = repair("put backstab in heroes.kraehe.deck")["heroes"]["kraehe"]
    assert found["deck"][0] == "backstab"
    assert found["discard_pile"] == []


def test_the_pile_to_take_from_can_be_named() -> None:
    word = "put dagger from heroes.kraehe.hand in heroes.kraehe.graveyard"
    found = repair(word)["heroes"]["kraehe"]
    assert found["hand"] == ["short_blade_mastery"]
    assert found["hero_zone"] == ["dagger"]
    assert found["graveyard"] == ["dagger"]


def test_a_card_is_brought_to_the_top_of_its_own_pile() -> None:
    pile = "heroes.kraehe.discard_pile"
    words = (f"put short_blade_mastery in {pile}", f"put backstab from {pile} in {pile}")
    found = repair(*words)["heroes"]["kraehe"]["discard_pile"]
    assert found == ["short_blade_mastery", "backstab"]
    assert "lies there already" in refusal(f"put backstab from {pile} in {pile}")


def test_tokens_leave_a_card_that_is_put_elsewhere() -> None:
    words = (
        "set heroes.kraehe.tokens.dagger to 2",
        "put dagger from heroes.kraehe.hero_zone in heroes.kraehe.graveyard",
    )
    assert repair(*words)["heroes"]["kraehe"]["tokens"] == {}


def test_an_enemy_comes_into_play_moves_with_its_wounds_and_leaves() -> None:
    found = repair("put ghoren_smallhorn in heroes.fengray.foes")
    (foe,) = found["heroes"]["fengray"]["foes"]
    assert (foe["id"], foe["wounds"], foe["entered"]) == ("ghoren_smallhorn", 0, 1)
    found = repair("put dire_wolf from heroes.kraehe.foes in row")
    assert [(foe["id"], foe["wounds"]) for foe in found["row"]][-1] == ("dire_wolf", 1)
    found = repair("put dire_wolf from heroes.kraehe.foes in discards.green")
    assert found["discards"]["green"] == ["dire_wolf"]
    assert len(found["heroes"]["kraehe"]["foes"]) == 1


def test_what_an_enemy_had_taken_returns_to_its_owner() -> None:
    thief = {"id": "ghoren_warrior", "attached": [{"card": "war_sword", "owner": "fengray"}]}
    found = repair("put ghoren_warrior from row in discards.green", row=[thief])
    assert "war_sword" in found["heroes"]["fengray"]["hand"]


def test_another_encounter_takes_the_place_of_the_active_one() -> None:
    one, other = usual()["encounters"][:2]
    found = repair(f"put {other} in encounter", encounter=one, progress=3)
    assert (found["encounter"], found["progress"]) == (other, 0)
    assert found["encounter_discards"] == [one]
    found = repair(f"put {one} in encounters", encounter=one, progress=3)
    assert (found["encounter"], found["encounters"][0]) == ("", one)


def test_copies_of_great_feats_lie_together() -> None:
    feats = usual()["heroes"]["kraehe"]["feats"]
    twice = next(card for card in feats if feats.count(card) > 1)
    words = (f"put {twice} in heroes.kraehe.hand", f"put {twice} in heroes.kraehe.feats")
    after = repair(*words)["heroes"]["kraehe"]["feats"]
    assert sorted(after) == sorted(feats)
    first = after.index(twice)
    assert after[first : first + feats.count(twice)] == [twice] * feats.count(twice)


# --- Refused --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("word", "part"),
    [
        ("set tme to 3", "Did you mean 'time'?"),
        ("set step to 2", "There is no value 'step'"),
        ("set time to true", "whole number from -1 to 19, not True"),
        ("set heroes.fenray.focus to 3", "Did you mean 'heroes.fengray.focus'?"),
        ("set heroes.fengray.fokus to 3", "Did you mean 'heroes.fengray.focus'?"),
        ("set heroes.fengray.tokens.dagger to 3", "no value 'heroes.fengray.tokens.dagger'"),
        ("set row.dire_wolf.wounds to 1", "no value 'row.dire_wolf.wounds'"),
        ("set row.ghoren_warrior.wounds to 9", "would be dead"),
        ("set phase to lunch", "there are reinforcement, travel"),
        ("set party to moon", "no location called 'moon'"),
        ("set active to nobody", "active cannot be 'nobody'; there are"),
        ("set heroes.fengray.defeated to true", "in play, not by a repair"),
        ("put inn in row", "cannot lie in 'row'"),
        ("put fengray in row", "cannot lie in 'row'"),
        ("put lunge in heroes.kraehe.hand", "cannot lie in"),
        ("put lunge in heroes.fengray.feats", "cannot lie in"),
        ("put lunge in rewards", "cannot lie in"),
        ("put dire_wolf in decks.blue", "cannot lie in"),
        ("put sign_of_hope in encounters", "cannot lie in"),
        ("put lunge in heroes.fengray.hant", "Did you mean 'heroes.fengray.hand'?"),
        ("put lunge from heroes.fengray.hant in box", "Did you mean 'heroes.fengray.hand'?"),
        ("put wolff in row", "There is no card 'wolff'"),
        ("put block from heroes.fengray.hand in heroes.fengray.graveyard", "No 'block' lies in"),
    ],
)
def test_a_word_that_does_not_fit_is_refused(word: str, part: str) -> None:
    assert part in refusal("set loot to 9", word)


def test_a_hero_turn_is_for_the_attack_phase() -> None:
    assert "in the attack phase" in refusal("set active to fengray", phase="travel", active=None)


def test_the_final_enemy_comes_only_with_its_encounter() -> None:
    game = VALSKYRR.scenarios.build(POSITION)
    enemy, encounter = game.final_enemy.id, game.final_encounter.id
    assert "cannot lie in 'row'" in refusal(f"put {enemy} in row")
    found = repair(f"put {encounter} in encounter", f"put {enemy} in row")
    assert [foe["id"] for foe in found["row"]] == ["ghoren_warrior", enemy]
    back = repair(f"put {encounter} in encounter", f"put {enemy} in row", f"put {encounter} in box")
    assert (back["encounter"], back["beside_board"]) == ("", [encounter, enemy])


def test_no_enemy_stays_with_a_defeated_hero_and_somebody_stands() -> None:
    heroes = {"kraehe": {"defeated": True}, "fengray": {}}
    more: dict[str, Any] = {"heroes": heroes, "active": "fengray"}
    assert "who is defeated" in refusal("put dire_wolf in heroes.kraehe.foes", **more)
    found = repair("set heroes.kraehe.defeated to false", **more)
    assert not found["heroes"]["kraehe"]["defeated"]


# --- As a step of the game ------------------------------------------------------------------------


def test_a_repair_goes_back_to_the_last_free_choice_and_is_one_step() -> None:
    session: Session[Game] = Session(VALSKYRR, {}, origin=VALSKYRR.scenarios.build(POSITION))
    before = VALSKYRR.dump(session.state)
    action = option_keys(session.decisions[0].options).index("dagger.1")
    session.answer(session.decisions[0].seat, [action])
    assert session.step == 1
    asked = session.decisions[0].key
    middle = VALSKYRR.dump(session.state)
    session.repair(["set time to 3"], "Anna")
    assert [session.step, session.decisions[0].key] == [2, "action"]
    assert VALSKYRR.dump(session.state) == before | {"time": 3}
    assert narrate(VALSKYRR, session.log[-1], "de").endswith("verfallene Antworten: 1)")
    session.undo()
    assert (VALSKYRR.dump(session.state), session.decisions[0].key) == (middle, asked)
    session.redo()
    assert VALSKYRR.dump(Session.load(VALSKYRR, session.save()).state) == before | {"time": 3}
