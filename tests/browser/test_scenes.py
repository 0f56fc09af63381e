"""Scenes take the stage and say what came of it; nobody has to wait for them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tafelrunde.engine.sessions import Session
from tafelrunde.games.valskyrr.game import GAME as VALSKYRR
from tafelrunde.games.valskyrr.setup.setup import setup_data
from tests.browser.kit import Person
from tests.browser.test_access import grave
from tests.browser.test_hexer import choose_game
from tests.browser.test_hexer_scenes import give

pytestmark = pytest.mark.slow
Comes = Callable[..., Person]
SAVOURING = """localStorage.setItem("tafelrunde.settings", JSON.stringify(
    {hints: false, answers: "list", pace: "savour", bots: "instant", side: false}
))"""
MOST = 60


def seated(comes: Comes, game: str, **more: object) -> Person:
    """Somebody in the first game of that name, to whom every beat is shown at leisure."""
    anna = comes(**more)
    anna.page.add_init_script(SAVOURING)
    if game == "hexer":
        choose_game(anna)
    else:
        anna.visit()
    anna.begin_first_game()
    anna.wait_for_turn()
    return anna


def until(person: Person, wanted: Locator, *, boldly: bool = True) -> None:
    """Answer until something is seen."""
    for _ in range(MOST):
        if wanted.count():
            return
        person.page.keyboard.press("Escape")
        person.decide(boldly=boldly)
        person.wait_for_turn()
    raise AssertionError("It was never seen.")


@pytest.mark.parametrize("width", [390, 1440])
def test_a_scene_leaves_hand_and_question_free_and_an_answer_does_not_wait(
    comes: Comes, width: int
) -> None:
    anna = seated(comes, "hexer", viewport={"width": width, "height": 900})
    scene = anna.page.locator(".beats .scene.travel")
    until(anna, scene, boldly=False)
    expect(scene.get_by_role("heading", include_hidden=True)).to_contain_text("travels from")
    stage, hand = scene.bounding_box(), anna.page.locator("section.strip").bounding_box()
    assert stage is not None
    assert hand is not None
    assert stage["y"] + stage["height"] <= hand["y"] + 1
    assert anna.overflow() <= 0
    before = anna.seq
    anna.page.keyboard.press("1")
    anna.wait_for_step(before)


def test_a_scene_is_skipped_by_a_click_and_shown_without_motion(comes: Comes) -> None:
    anna = seated(comes, "hexer")
    scene = anna.page.locator(".beats .scene.travel")
    until(anna, scene, boldly=False)
    assert scene.evaluate("one => getComputedStyle(one).animationName") == "none"
    scene.click()
    expect(scene).to_have_count(0)


def test_what_came_of_a_story_stands_on_its_page(comes: Comes) -> None:
    anna = seated(comes, "hexer")
    came = anna.page.locator(".page .came")
    for _ in range(MOST):
        if came.count():
            break
        explore = anna.options.filter(has_text="Explore")
        if explore.count():
            before = anna.seq
            explore.first.click()
            anna.wait_for_step(before)
        else:
            anna.decide()
        anna.wait_for_turn()
    expect(came.get_by_role("listitem").first).to_contain_text("Wolf School")
    expect(anna.page.get_by_role("heading", name="What came of it")).to_be_visible()
    assert grave(anna) == []


def test_an_attack_is_told_against_what_holds_it_while_reflexes_are_open(comes: Comes) -> None:
    anna = seated(comes, "valskyrr")
    strikes = anna.page.get_by_role("region", name="What the attack comes to")
    until(anna, strikes)
    expect(strikes).to_contain_text("attacks")
    expect(strikes).to_contain_text("through")
    assert anna.overflow() <= 0
    assert grave(anna) == []


@pytest.mark.parametrize("width", [390, 1440])
def test_a_feat_and_a_completed_encounter_take_the_stage(comes: Comes, width: int) -> None:
    arani = {"hand": ["mace"], "deck": ["light_of_dawn"]}
    position = {"encounter": "the_wolfs_den", "party": "old_toll_house", "rewards": ["sun_hammer"]}
    turn = {"phase": "attack", "active": "arani", "loot": 5}
    heroes = {"arani": arani, "kraehe": {"acted": True}}
    game = VALSKYRR.scenarios.build(position | turn | {"heroes": heroes})
    anna = comes(viewport={"width": width, "height": 844})
    anna.page.add_init_script(SAVOURING)
    anna.bring(Session(VALSKYRR, setup_data(game.setup), 1, origin=game), ["person", "bot"])
    scene = anna.page.locator(".beats .scene.reward.good")
    give(anna, "Greater Healing")
    expect(scene).to_contain_text("Arani acquires Greater Healing for 4 loot.")
    scene.click()
    give(anna, "End the hero turn")
    expect(scene).to_contain_text("The encounter “The Wolf's Den” is completed.")
    expect(scene).to_contain_text("The loot pool rises from 1 to 2.")
    expect(scene.locator("h2")).to_be_in_viewport(ratio=1)
    scene.click()
    expect(anna.page.get_by_role("region", name="Rewards found")).to_contain_text("Sun Hammer")
