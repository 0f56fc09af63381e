"""Why not? A closed option answers with what is in the way now, before the rule."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.decisions import Decision, hearing
from tafelrunde.engine.options import option_keys
from tafelrunde.engine.sessions import Session
from tafelrunde.games.avalon.game import GAME


def reasons(*answers: str, **position: Any) -> dict[str, tuple[str, str]]:
    """After some answers: the closed options, each with its rule and what is in the way."""
    game = GAME.scenarios.build({"day": 2, "phase": "daytime"} | position)
    session: Session[Any] = Session(GAME, GAME.chosen(game), origin=game)
    for answer in answers:
        (decision,) = session.decisions
        session.answer(decision.seat, [option_keys(decision.options).index(answer)], session.step)
    (decision,) = session.decisions
    keys = option_keys(each.option for each in decision.closed)
    return {k: (each.why, each.text("en")) for k, each in zip(keys, decision.closed, strict=True)}


def alone(**beor: Any) -> dict[str, Any]:
    return {"characters": {"beor": beor}}


def clash(beor: dict[str, Any], **values: Any) -> dict[str, Any]:
    """Beor in combat with the vagabond, in step 2b."""
    usual = {"art": "combat", "enemy": "vagabond", "place": 101, "group": ["beor"]}
    usual |= {"fighters": ["beor"], "step": "lay_more", "active": "beor", "been_active": ["beor"]}
    return {"characters": {"beor": beor}, "clash": usual | values}


DAY = [
    (
        alone(energy=1, place=102),
        "beor:location_action",
        ("A7.05", "Beor would need 2 Energy; here there is only 1."),
    ),
    (
        alone(energy=4, place=105, resources={"wealth": 0}),
        "beor:location_action",
        ("A12.12", "For this you would have to pay 1 Wealth."),
    ),
    (
        alone(energy=4) | {"covered": {"101": [0]}},
        "beor:location_action",
        ("A8.16", "The Location Action was already used in Cuanacht Farmhold today."),
    ),
    (
        {"characters": {"beor": {"energy": 4, "waits_for": ["ailei"]}, "ailei": {}}},
        "beor:pass",
        ("A7.07", "First it is the turn of: Ailei."),
    ),
    (
        {
            "characters": {
                "beor": {"energy": 4, "waits_for": ["ailei", "arev"]},
                "ailei": {},
                "arev": {"passed": True},
            }
        },
        "beor:pass",
        ("A7.07", "First it is the turn of: Ailei."),
    ),
    (
        alone(energy=1) | {"events": ["bank_of_mist"]},
        "beor:explore",
        ("A7.05", "Beor would need 2 Energy; here there is only 1."),
    ),
    (
        alone(energy=1) | {"events": ["steady_rain"]},
        "beor:travel:102",
        ("A7.05", "Beor would need 2 Energy; here there is only 1."),
    ),
    (
        {"characters": {"beor": {"energy": 1}, "ailei": {"energy": 1}}},
        "beor:character_action",
        ("A7.05", "Beor would need 3 Energy; here there is only 2."),
    ),
    (
        {"characters": {"beor": {"energy": 1}, "ailei": {"dying": True, "energy": 0}}},
        "beor:tend:1",
        ("A12.12", "For this you would have to pay 2 Energy and 1 Food."),
    ),
    (
        alone(energy=1, equipped=["lock_picks"]),
        "beor:card_action:lock_picks",
        ("A7.05", "Beor would need 2 Energy of their own and has 1."),
    ),
]


@pytest.mark.parametrize(("position", "option", "said"), DAY)
def test_an_action_of_the_day(position: dict[str, Any], option: str, said: tuple[str, str]) -> None:
    assert reasons(**position)[option] == said


def test_what_one_cannot_do_is_not_closed_for_the_other() -> None:
    people = {"beor": {"energy": 1}, "ailei": {"energy": 4, "place": 102}}
    found = reasons(characters=people, events=["bank_of_mist", "steady_rain"])

    assert {"beor:explore", "beor:travel:102"} <= found.keys()
    assert not {"ailei:explore", "ailei:travel:101"} & found.keys()


def test_an_action_of_a_card_is_not_closed_for_who_has_just_enough_energy() -> None:
    found = reasons(**alone(energy=2, equipped=["lock_picks"]))
    assert not any("lock_picks" in key for key in found)


@pytest.mark.parametrize(
    "state",
    [
        {"passed": True, "energy": 1},
        {"dying": True, "health": 0, "energy": 0},
        {"waits_for": ["ailei"], "energy": 1},
    ],
)
def test_who_does_not_act_any_more_is_not_told_what_is_too_dear(state: dict[str, Any]) -> None:
    people = {"beor": state, "ailei": {"energy": 4, "place": 102}}
    found = reasons(characters=people, events=["bank_of_mist", "steady_rain"])
    assert not {"beor:explore", "beor:travel:102"} & found.keys()


def test_nobody_is_told_what_tending_the_healthy_would_cost() -> None:
    people = {"beor": {"energy": 1}, "ailei": {"energy": 0}}
    assert "beor:tend:1" not in reasons(characters=people)


HAND = {"hand": ["blue_dodge", "blue_attack", "blue_raging"], "tokens": {"courage": 0}, "health": 3}
LAST = {"sequence": [{"card": "blue_dodge", "owner": "beor"}]}
CLASH = [
    (clash(HAND), "lay:blue_attack", ("A27.06", "There is no extra-card symbol on the card.")),
    (
        clash(HAND, sequence=[{"card": "blue_throw", "owner": "beor"}]),
        "lay:blue_dodge",
        ("A27.06", "Its extra-card symbol is not connected with “Throw”."),
    ),
    (
        clash(HAND | {"resources": {"magic": 0}}, **LAST),
        "lay:blue_raging",
        ("A27.06", "Nobody has the Magic for the magic symbol with the extra card."),
    ),
    (
        clash(HAND, **LAST),
        "lay:blue_dodge",
        ("A27.06", "For the extra card Beor would need Courage 1; the value is 0."),
    ),
    (
        clash(HAND, laid_in_round=[2, 0, 0, 0]),
        "lay:blue_attack",
        ("A28.33", "A fast enemy: you lay no more cards in this round."),
    ),
    (
        clash(HAND | {"fear": 9, "health": 3}, step="lay_first"),
        "lay:blue_attack",
        ("A27.19", "Beor is in panic: instead of a hand card one is laid blindly from the deck."),
    ),
]


@pytest.mark.parametrize(("position", "option", "said"), CLASH)
def test_a_card_in_an_encounter(
    position: dict[str, Any], option: str, said: tuple[str, str]
) -> None:
    assert reasons(**position)[option] == said


def test_a_flight_that_the_own_board_forbids() -> None:
    why, said = reasons(**clash(HAND | {"health": 9}, step="lay_first"))["flee"]
    assert why == "A11.05"
    assert said.startswith("Beor does not flee: “")


def test_charging_a_menhir_is_the_only_thing_to_do_and_closed() -> None:
    heard: list[Decision] = []
    with hearing(heard.append):
        reasons("beor:inspect_menhir", **alone(place=101, energy=4))
    (closed,) = next(each.closed for each in heard if each.key == "inspect")
    assert closed.why == "A8.24"
    assert closed.text("en").startswith("This is possible only if")
