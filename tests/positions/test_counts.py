"""Known counts of reachable decisions guard the rules as perft guards chess.

A count changes whenever an option appears or disappears anywhere within reach of the position. If
a change means it, write the new number down; if not, the rules have changed by accident.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from tafelrunde.engine.decisions import Barrier, Decision
from tafelrunde.engine.sessions import Session
from tafelrunde.games.avalon.game import GAME as AVALON
from tafelrunde.games.hexer.game import GAME as HEXER
from tafelrunde.games.hexer.setup import setup as hexer_setups
from tafelrunde.games.valskyrr.game import GAME as VALSKYRR
from tafelrunde.games.valskyrr.setup import setup as setups

Line = list[list[int]]


def answers(question: Decision) -> list[list[int]]:
    """Every legal answer: each set of options of an allowed size."""
    indices = range(len(question.options))
    sizes = range(question.min, min(question.max, len(question.options)) + 1)
    return [list(chosen) for size in sizes for chosen in combinations(indices, size)]


def count(session: Session[Any], depth: int) -> list[int]:
    """How many positions can be reached with 1, 2, … answers."""
    paths: list[Line] = [[]]
    found = []
    for _ in range(depth):
        longer: list[Line] = []
        for path in paths:
            question = follow(session, path)
            if isinstance(question, Decision):
                longer += [[*path, answer] for answer in answers(question)]
        found.append(len(longer))
        paths = longer
    return found


def follow(session: Session[Any], path: Line) -> Decision | Barrier | None:
    """The question after some answers, on a fork."""
    fork = session.fork()
    for answer in path:
        fork.answer(answer)
    return fork.question


def start(**position: Any) -> Session[Any]:
    game = VALSKYRR.scenarios.build(position)
    return Session(VALSKYRR, setups.setup_data(game.setup), origin=game)


OPENINGS = {
    "fengray": [3, 11, 49, 177, 506],
    "kraehe": [2, 6, 26, 125, 545],
    "celenthia": [3, 12, 50, 160, 526],
    "arani": [3, 17, 101, 447, 1695],
}


@pytest.mark.parametrize("hero", OPENINGS)
def test_the_first_turn_of_a_hero_has_a_known_number_of_continuations(hero: str) -> None:
    session = Session(VALSKYRR, {"heroes": (hero,)}, seed=7)
    assert count(session, len(OPENINGS[hero])) == OPENINGS[hero]


def test_a_fight_of_two_heroes_has_a_known_number_of_continuations() -> None:
    session = start(
        phase="defence",
        encounter="totem_of_wrath",
        heroes={
            "fengray": {
                "hand": ["block", "lunge"],
                "hero_zone": ["chain_mail"],
                "deck": ["taunt", "steadfast"],
                "foes": ["ghoren_warrior", "tracker_hound"],
                "burn": 1,
            },
            "arani": {
                "hand": ["minor_healing"],
                "hero_zone": ["divine_protection"],
                "deck": ["sacrifice"],
                "foes": ["ghoren_smallhorn"],
            },
        },
    )
    assert count(session, 5) == [2, 5, 13, 34, 103]


# --- Hexer ----------------------------------------------------------------------------------------


def hexer(**position: Any) -> Session[Any]:
    game = HEXER.scenarios.build(position)
    return Session(HEXER, hexer_setups.setup_data(game.setup), origin=game)


FIRST_TURNS = {
    ("wolf", "bear"): [3, 18, 51, 273],
    ("griffin", "cat"): [3, 12, 33, 144],
    ("viper", "manticore", "philippa"): [4, 20, 56, 260],
    ("othar", "alzur"): [3, 18, 90, 435],
}


@pytest.mark.parametrize("characters", FIRST_TURNS, ids=" ".join)
def test_the_first_turn_of_a_game_has_a_known_number_of_continuations(
    characters: tuple[str, ...],
) -> None:
    session: Session[Any] = Session(HEXER, {"characters": characters}, seed=7)
    assert count(session, 4) == FIRST_TURNS[characters]


HAND = ["precise_cut_4", "reprisal", "intensive_yrden_4"]
DECK = ["wolf_push_2", "wolf_aard_1", "wolf_rending_blow_2", "wolf_push_2"]


def test_a_monster_fight_has_a_known_number_of_continuations() -> None:
    session = hexer(
        phase="confrontation",
        monsters={"forest": {"id": "barghest", "place": "vizima"}},
        players={
            "wolf": {
                "place": "vizima",
                "levels": {"combat": 2, "alchemy": 2},
                "potions": ["swallow", "thunder"],
                "bombs": ["dancing_star"],
                "hand": HAND,
                "deck": DECK,
            },
            "bear": {},
        },
        fight={
            "against": "barghest",
            "step": "effects",
            "life": ["attack_crush", "attack_dread", "special_attack_2", "attack_maim"],
        },
    )
    assert count(session, 5) == [4, 12, 33, 100, 322]


def test_a_player_fight_has_a_known_number_of_continuations() -> None:
    players = {
        "wolf": {"place": "vizima", "hand": HAND, "deck": DECK},
        "philippa": {"place": "vizima", "shield": 1},
        "bear": {"gold": 2},
    }
    session = hexer(phase="confrontation", players=players)
    assert count(session, 4) == [3, 13, 81, 306]


def test_a_sea_journey_has_a_known_number_of_continuations() -> None:
    session = hexer(
        ships=["cidaris", "novigrad", "doldeth"],
        players={"wolf": {"place": "novigrad", "hand": HAND, "gold": 2}, "bear": {"gold": 1}},
    )
    assert count(session, 4) == [9, 26, 94, 425]


# --- Avalon ---------------------------------------------------------------------------------------

FIRST_DAYS = {
    ("beor",): [2, 18, 90, 403],
    ("ailei", "wurm"): [4, 11, 99, 560],
    ("arev", "beor", "ailei"): [5, 12, 198],
}


@pytest.mark.parametrize("characters", FIRST_DAYS, ids=" ".join)
def test_the_first_day_has_a_known_number_of_continuations(characters: tuple[str, ...]) -> None:
    session: Session[Any] = Session(AVALON, {"characters": characters}, seed=7)
    assert count(session, len(FIRST_DAYS[characters])) == FIRST_DAYS[characters]


def avalon(**position: Any) -> Session[Any]:
    game = AVALON.scenarios.build(position)
    return Session(AVALON, AVALON.chosen(game), origin=game)


def in_clash(art: str, against: str) -> Session[Any]:
    """Two in an encounter, each with a hand that is known."""
    hands = {
        "combat": {
            "beor": ["blue_attack", "blue_defend", "blue_dodge"],
            "ailei": ["green_defend", "green_sling"],
        },
        "diplomacy": {
            "beor": ["blue_listen", "blue_praise", "blue_rhetoric"],
            "ailei": ["green_listen", "green_be_plain"],
        },
    }
    people = {name: {"hand": hand} for name, hand in hands[art].items()}
    clash = {"art": art, "enemy": against, "group": list(people), "fighters": list(people)}
    return avalon(
        day=2, phase="daytime", characters=people, clash=clash | {"step": "choose_active"}
    )


def test_a_combat_has_a_known_number_of_continuations() -> None:
    assert count(in_clash("combat", "vagabond"), 4) == [2, 8, 30, 123]


def test_a_diplomacy_has_a_known_number_of_continuations() -> None:
    assert count(in_clash("diplomacy", "weeping_orphan"), 4) == [2, 9, 27, 111]
