"""Repairs in a fight: what can be put right, and what would make it impossible."""

from __future__ import annotations

import pytest

from tafelrunde.engine.repairs import repaired
from tafelrunde.engine.sessions import Session
from tafelrunde.games.hexer.game import GAME as HEXER
from tafelrunde.games.hexer.state.table import Game
from tests.kit.hexer_repairs import DUEL, FIGHT, LIFE, POSITION, WORKSHOP, with_wolf

repair, refusal, usual = WORKSHOP.repair, WORKSHOP.refusal, WORKSHOP.usual


@pytest.fixture(autouse=True)
def mode() -> None:
    """Once is enough: how a repair is saved, forked and taken back has tests of its own."""


# --- Fights ---------------------------------------------------------------------------------------


def test_the_values_of_a_fight_are_put_right() -> None:
    found = repair(
        "set fight.weaker to 2",
        "set fight.announced to 1",
        "set fight.attacker.poison to 1",
        "set fight.attacker.lowered.combat to 1",
        **FIGHT,
    )["fight"]
    assert (found["weaker"], found["announced"], found["attacker"]["poison"]) == (2, 1, 1)
    assert found["attacker"]["lowered"]["combat"] == 1


def test_the_life_of_a_monster_is_put_right() -> None:
    found = repair("put attack_dread in fight.life", **FIGHT)["fight"]
    assert (found["life"], found["discards"]) == (["attack_dread", *LIFE], [])
    found = repair("put top from fight.life in fight.discards", **FIGHT)["fight"]
    assert found["life"] == ["attack_maim", "special_attack_1"]
    assert found["discards"] == ["attack_dread", "attack_crush"]


def test_the_last_card_of_a_combo_is_taken_back() -> None:
    word = "put evasion from fight.attacker.combo in players.wolf.hand"
    found = repair(word, **FIGHT)
    (left,) = found["fight"]["attacker"]["combo"]
    assert (left["card"], left["tab"]) == ("wolf_quick_slash_1", -1)
    assert "evasion" in found["players"]["wolf"]["hand"]
    first = "put wolf_quick_slash_1 from fight.attacker.combo in players.wolf.hand"
    assert "No 'wolf_quick_slash_1' lies in" in refusal(first, **FIGHT)
    assert repair(word, first, **FIGHT)["fight"]["attacker"]["combo"] == []


def test_a_combat_turn_begins_anew_or_goes_to_the_other_side() -> None:
    found = repair("set fight.turn to 0", **FIGHT)
    assert (found["fight"]["turn"], found["fight"]["step"]) == (0, "begin")
    assert found["fight"]["attacker"]["combo"] == []
    pile = ["wolf_yrden_1", "wolf_quick_slash_1", "evasion"]
    assert found["players"]["wolf"]["discard_pile"] == pile
    found = repair("set fight.turn to 1", **DUEL)
    assert (found["fight"]["turn"], found["fight"]["step"]) == (1, "begin")


def test_a_player_goes_back_to_step_one_before_a_card_is_played() -> None:
    assert repair("set fight.step to effects", **DUEL)["fight"]["step"] == "effects"
    assert "before a card is played" in refusal("set fight.step to effects", **FIGHT)


def test_a_fight_that_a_repair_decides_ends_and_its_combo_is_not_lost() -> None:
    words = ["put top from fight.life in fight.discards"] * 3
    game = repaired(HEXER, HEXER.scenarios.build(POSITION | FIGHT), words)
    assert game.fight is not None
    assert game.fight.attacker.combo == []
    session: Session[Game] = Session(HEXER, {}, origin=game)
    assert session.state.fight is None
    assert [card.id for card in session.state.players[0].trophies] == ["foglet"]


@pytest.mark.parametrize(
    ("word", "part"),
    [
        ("set phase to refill", "carried on to its end"),
        ("set active to bear", "carried on to its end"),
        ("set players.wolf.place to novigrad", "carried on to its end"),
        ("set monsters.forest.place to dhuwod", "carried on to its end"),
        ("put troll in monsters.forest", "is being fought"),
        ("put foglet in players.wolf.trophies", "is being fought"),
        ("set fight.turn to 2", "from 0 to 1"),
        ("set fight.step to begin", "cannot be 'begin'"),
        ("set fight.turns to 4", "There is no value 'fight.turns'"),
        ("set fight.guard to 1", "There is no value 'fight.guard'"),
        ("set fight.defender.poison to 1", "There is no value 'fight.defender.poison'"),
        ("put pirouette in fight.attacker.combo", "No repair puts anything in"),
        ("put legend_ruin in fight.life", "cannot lie in 'fight.life'"),
        ("put swallow in fight.life", "cannot lie in 'fight.life'"),
    ],
)
def test_nothing_makes_a_fight_impossible(word: str, part: str) -> None:
    assert part in refusal("set players.bear.gold to 9", word, **FIGHT)


def test_the_opponent_of_a_fight_stays_what_it_is() -> None:
    fight = {"phase": "confrontation", "stage": 1}
    legend = {"legendary": "golem", "fight": {"against": "golem", "life": ["legend_ruin"]}}
    assert "carried on" in refusal("set legendary_place to stygga", **fight, **legend)
    assert repair("set fight.guard to 1", **fight, **legend)["fight"]["guard"] == 1
    wolf = with_wolf(place="dagon_place") | {"ships": ["dagon_place", "cintra", "doldeth"]}
    dagon = {"dagon": 6, "fight": {"against": "dagon", "life": ["attack_crush"]}}
    assert "carried on" in refusal("set dagon to 3", **fight, **dagon, **wolf)
    assert "needs a ship" in refusal("set ships.dagon_place to cidaris", **fight, **dagon, **wolf)
    assert "There is no pile" in refusal("put attack_crush in fight.life", **DUEL)
