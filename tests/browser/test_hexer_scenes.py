"""Hexer's scenes say plainly what came of it: dice, fights, quests, trophies and levels."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.kit import Person
from tests.browser.test_hexer_board import bring, table

pytestmark = pytest.mark.slow
Comes = Callable[..., Person]
SAVOURING = """localStorage.setItem("tafelrunde.settings", JSON.stringify(
    {hints: false, answers: "list", pace: "savour", bots: "savour", side: false}
))"""
BITES = ["attack_vicious_bite"] * 8
QUEST = {"card": "city_indebted_innkeeper", "quest": "q1", "place": "novigrad"}


@dataclass(frozen=True)
class Case:
    """A position of the Wolf School, what is answered, and what is then to be read."""

    wolf: dict[str, Any]
    answers: list[str]
    kind: str
    tone: str
    told: list[str]
    table: dict[str, Any] = field(default_factory=dict)
    other: dict[str, Any] = field(default_factory=dict)


def at(place: str, **more: Any) -> dict[str, Any]:
    return {"place": place, "moved": True, "hand": ["wolf_aard_1"]} | more


def fighting(life: int, **more: Any) -> dict[str, Any]:
    fight = {"against": "harpy", "turn": 0, "step": "combo", "life": BITES[:life]}
    harpy = {"forest": {"id": "harpy", "place": "vizima"}}
    return {"phase": "confrontation", "monsters": harpy, "fight": fight} | more


STRIKE = at("vizima", hand=["staggering_blow_1", "wolf_aard_1"], deck=[])
WEAK = at("vizima", hand=["wolf_push_2", "wolf_aard_1"], deck=[], shield=0)
MASTER = at("vizima", levels={"combat": 5}, space=2, deck=["wolf_push_2"] * 4)
SCHOLAR = at("ban_ard", levels={"combat": 2, "defence": 2, "alchemy": 1, "specialisation": 2})
CASES = {
    "dice won": Case(
        at("vizima", gold=2),
        ["Dice poker against", "Choose nothing"],
        "dice",
        "good",
        ["a pair", "The Wolf School wins the pot (3 gold)"],
        {"dice": [5, 5, 6, 2, 1, 4, 4, 6, 3, 1, 1, 2, 6]},
        {"place": "vizima", "gold": 1},
    ),
    "dice lost": Case(
        at("novigrad", gold=1),
        ["Dice poker with local gamblers", "Choose nothing"],
        "dice",
        "bad",
        ["Local gamblers", "The gamblers win the pot (3 gold)"],
        {"dice": [6, 4, 2, 2, 1, 6, 6, 3, 3, 3, 1, 2, 4]},
    ),
    "fight won": Case(
        STRIKE,
        ["Staggering Blow"],
        "fight",
        "good",
        ["defeats the Harpy", "wins the trophy “Harpy”", "advances to space 1"],
        fighting(2),
    ),
    "fight lost": Case(
        WEAK, ["Push"], "fight", "bad", ["loses the fight against the Harpy"], fighting(8)
    ),
    "driven off": Case(
        WEAK,
        ["Push"],
        "fight",
        "plain",
        ["drives the Harpy off", "now has 2 gold"],
        fighting(2),
    ),
    "quest": Case(
        at("novigrad", gold=3, quests=[QUEST]),
        ["quest"],
        "reward",
        "good",
        ["completes the quest “Debt and amends”", "The brother holds", "now has 7 gold"],
    ),
    "trophy": Case(
        MASTER,
        ["Meditate"],
        "reward",
        "good",
        ["wins the trophy “Master of the Blade”", "advances to space 3"],
        {"phase": "confrontation"},
    ),
    "level": Case(SCHOLAR, ["Alchemy"], "reward", "good", ["reaches witcher level II"]),
}


def seated(comes: Comes, case: Case, width: int) -> Person:
    """Somebody who savours what comes of the answers."""
    anna = comes(viewport={"width": width, "height": 844})
    anna.page.add_init_script(SAVOURING)
    place = {"legendary": "golem", "legendary_place": "stygga"} | case.table
    bring(anna, table(place | {"players": {"wolf": case.wolf, "bear": case.other}}))
    return anna


def give(person: Person, answer: str) -> None:
    """Answer by the words of an option, or of what stands beside the question."""
    person.wait_for_turn()
    before = person.seq
    person.bar.get_by_role("button").filter(has_text=answer).first.click()
    person.wait_for_step(before)


@pytest.mark.parametrize("width", [390, 1440])
@pytest.mark.parametrize("name", CASES)
def test_a_scene_says_what_came_of_it(comes: Comes, name: str, width: int) -> None:
    case = CASES[name]
    anna = seated(comes, case, width)
    for answer in case.answers:
        give(anna, answer)
    scene = anna.page.locator(f".beats .scene.{case.kind}.{case.tone}")
    expect(scene).to_be_visible()
    for words in case.told:
        expect(scene).to_contain_text(words)
    front = scene.locator(".front").bounding_box()
    assert front is not None
    assert front["x"] + front["width"] / 2 == pytest.approx(width / 2, abs=2)
    for side in scene.locator("figure, h2, ul").all():
        expect(side).to_be_in_viewport(ratio=1)
