"""Hexer's board for people who play often: everything can be looked at, tokens travel, fights and
results are readable.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tafelrunde.engine.sessions import Session
from tafelrunde.games.hexer import library
from tafelrunde.games.hexer.bot.witcher import Witcher
from tafelrunde.games.hexer.game import GAME as HEXER
from tafelrunde.games.hexer.setup.setup import setup_data
from tafelrunde.games.hexer.state.table import Game
from tafelrunde.games.hexer.texts.cards import card_text
from tests.browser.kit import Person
from tests.browser.test_access import grave

pytestmark = pytest.mark.slow
Comes = Callable[..., Person]
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
RICH: dict[str, Any] = {
    "phase": "moves",
    "round": 5,
    "dagon": 5,
    "players": {
        "wolf": {
            "place": "novigrad",
            "hand": ["wolf_push_2", "wolf_push_1", "wolf_yrden_1", "wolf_yrden_1"],
            "discard_pile": ["wolf_aard_1"],
            "gold": 5,
            "potions": ["blade_oil"],
            "bombs": ["devils_puffball"],
            "mutagens": ["tough_blood"],
            "trophies": ["werewolf", "medallion_bear", "trophy_combat", "hide_of_the_deep"],
            "items": ["event_steed"],
            "quests": [{"card": "city_indebted_innkeeper", "quest": "q1", "place": "novigrad"}],
            "destruction": ["scattered_coins"],
            "weaknesses": [{"terrain": "forest", "numeral": 2}],
            "rumours": ["hengfors"],
            "trails": ["cintra"],
            "dagon_trail": True,
        },
        "othar": {"place": "novigrad"},
    },
    "monsters": {"forest": {"id": "barghest", "place": "vizima"}},
    "weakness_supply": {"forest": [1, 3]},
    "destruction_on": {"cidaris": "cold_ashes"},
    "legendary": "golem",
    "ships": ["novigrad", "cidaris", "ard_skellig"],
    "tavern": "cintra",
    "movement_discards": ["movement_hengfors"],
}
FIGHT: dict[str, Any] = RICH | {
    "phase": "confrontation",
    "stage": 1,
    "fight": {
        "against": "barghest",
        "life": ["attack_vicious_bite"] * 9,
        "discards": ["attack_deep_wound", "special_attack_1"],
        "step": "combo",
        "attacker": {
            "poison": 1,
            "protection": 2,
            "combo": [{"card": "sweeping_aard", "tab": 0}, "evasion"],
            "hampers": [{"less_damage": 1}],
            "coming": [{"draw_fewer": 2}],
            "weaknesses": [2],
        },
    },
}
STEED = "Einmal je Zug kostet dich eine Bewegung nur 1 beliebige Handkarte."
CARDLESS = ("story:", "attack:", "die:")
LOOK_AT_ALL = """async () => {
  const found = [];
  for (const one of document.querySelectorAll(".hexer [data-thing]")) {
    one.focus();
    await new Promise((done) => setTimeout(done));
    const shown = document.getElementById("board-preview")?.innerText ?? "";
    found.push([one.dataset.thing, one.ariaLabel ?? "", shown]);
  }
  return found;
}"""
OFFERED = ".map [data-thing^='place:'][data-can=yes]"
OFFERED_IN_SIGHT = f"""() => [...document.querySelectorAll("{OFFERED}")].every((one) => {{
  const {{ left, right, top, bottom }} = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}})"""
WATCH_TRAVELLERS = """() => {
  window.travelled = [];
  new MutationObserver((changes) => {
    for (const one of changes.flatMap((change) => [...change.addedNodes])) {
      if (!one.classList?.contains("traveller")) continue;
      requestAnimationFrame(() => {
        const frames = one.getAnimations()[0].effect.getKeyframes();
        const points = frames.map((frame) => [parseFloat(frame.left), parseFloat(frame.top)]);
        window.travelled.push([one.dataset.token, points]);
      });
    }
  }).observe(document.body, { childList: true, subtree: true });
}"""


def bring(person: Person, session: Session[Game], own: int = 0) -> None:
    """The person comes to a table with that game; bots have the other seats."""
    seats = ["bot"] * len(session.state.players)
    seats[own] = "person"
    person.bring(session, seats)
    expect(person.page.locator(".hexer .map")).to_be_visible()


def table(position: dict[str, Any]) -> Session[Game]:
    game = HEXER.scenarios.build(position)
    return Session(HEXER, setup_data(game.setup), 1, origin=game)


def place(person: Person, number: int) -> tuple[float, float]:
    """Where a place is on the map, in per cent of its size."""
    spot = person.page.locator(f".map li:has(> [data-thing='place:{number}'])")
    left, top = spot.evaluate("one => [one.style.left, one.style.top]")
    return float(left.rstrip("%")), float(top.rstrip("%"))


def go(person: Person, number: int) -> None:
    """Choose a place on the map and pay with the first card."""
    person.page.locator(f".map [data-thing='place:{number}']").click()
    before = person.seq
    person.wait_for_turn()
    person.options.first.click()
    person.wait_for_step(before)


# --- Looking at things ----------------------------------------------------------------------------


def test_everything_on_the_board_tells_what_it_does(comes: Comes) -> None:
    anna = comes(locale="de-DE")
    bring(anna, table(RICH))
    anna.page.keyboard.press("Tab")
    told = {thing: (label, shown) for thing, label, shown in anna.page.evaluate(LOOK_AT_ALL)}
    dumb = [thing for thing, (label, shown) in told.items() if not (label and shown)]
    assert [thing for thing in dumb if not thing.startswith(CARDLESS)] == []
    assert not [thing for thing, (_, shown) in told.items() if "erfährt man erst" in shown]
    kinds = {thing.partition("#")[0] for thing in told}
    wanted = {"blade_oil", "devils_puffball", "tough_blood", "werewolf", "medallion_bear", "dagon"}
    wanted |= {"hide_of_the_deep", "trophy_combat", "barghest", "golem", "movement_hengfors"}
    assert wanted | {"event_steed", "quest:q1", "told:destruction", "told:trail"} <= kinds
    anna.page.locator("[data-thing^='event_steed#']").hover()
    expect(anna.page.get_by_role("tooltip")).to_contain_text(STEED)
    for card in wanted:
        (_, shown), *_ = (each for thing, each in told.items() if thing.startswith(card))
        assert all(line in shown for line in card_text(card, "de").split("\n"))


def test_items_and_quests_are_looked_at_by_finger(comes: Comes) -> None:
    anna = comes(locale="de-DE", listed=False, **PHONE)
    bring(anna, table(RICH))
    anna.page.wait_for_load_state("networkidle")  # a finger is not faster than the cards' texts
    anna.page.locator("[data-thing^='event_steed#']").tap()
    sheet = anna.page.get_by_role("dialog", name=library.name_of("event_steed").de)
    expect(sheet).to_contain_text(STEED)
    sheet.get_by_role("button", name="Schließen").click()
    anna.page.locator("[data-thing='quest:q1']").tap()
    expect(anna.page.get_by_role("dialog")).to_contain_text(library.BOOK.text("q1", "de"))
    assert anna.overflow() <= 0


# --- Travelling -----------------------------------------------------------------------------------


def test_a_token_glides_along_its_way_unless_motion_is_unwanted(comes: Comes) -> None:
    anna = comes(reduced_motion="no-preference")
    bring(anna, table(RICH))
    novigrad, kaer_seren = place(anna, 6), place(anna, 1)
    anna.page.evaluate(WATCH_TRAVELLERS)
    go(anna, 1)
    anna.wait_for("window.travelled.length")
    ((token, points),) = anna.page.evaluate("window.travelled")
    assert token == "0"
    assert tuple(points[0]) == pytest.approx(novigrad)
    assert tuple(points[-1]) == pytest.approx(kaer_seren)
    straight = [(novigrad[axis] + kaer_seren[axis]) / 2 for axis in (0, 1)]
    assert points[len(points) // 2] != pytest.approx(straight, abs=0.1)
    expect(anna.page.locator(".traveller")).to_have_count(0)
    expect(anna.page.locator(".map [data-thing='place:1'] .seat-0")).to_be_visible()
    anna.page.emulate_media(reduced_motion="reduce")
    go(anna, 2)
    expect(anna.page.locator(".map [data-thing='place:2'] .seat-0")).to_be_visible()
    assert len(anna.page.evaluate("window.travelled")) == 1


@pytest.mark.parametrize("size", [(1280, 640), (360, 740)])
def test_the_ways_that_may_be_taken_are_in_sight(comes: Comes, size: tuple[int, int]) -> None:
    anna = comes(viewport={"width": size[0], "height": size[1]})
    south = {"place": "dhuwod", "hand": ["wolf_push_2", "wolf_push_1", "wolf_yrden_1"]}
    bring(anna, table({"phase": "moves", "players": {"wolf": south, "othar": {}}}))
    anna.wait_for_turn()
    anna.wait_for(OFFERED_IN_SIGHT)
    assert anna.page.locator(OFFERED).count() >= 2


# --- Fights and the end ---------------------------------------------------------------------------


def test_a_fight_says_all_that_counts_and_can_be_read(comes: Comes) -> None:
    anna = comes()
    bring(anna, table(FIGHT))
    fight = anna.page.get_by_role("region", name="Fight", exact=True)
    barghest = library.PRINTED["barghest"]
    expect(fight).to_contain_text("In this combat turn you deal 1 less damage.")
    expect(fight).to_contain_text("In your next combat turn you draw 2 fewer cards in step IV.")
    expect(fight.get_by_role("list", name="Combo of Wolf School").locator("li")).to_have_count(2)
    abilities = [line for line in card_text(barghest.id, "en").split("\n") if "ability" in line]
    for line in abilities:
        expect(fight).to_contain_text(line)
    assert abilities
    expect(fight.locator("[data-thing^='blade_oil#']")).to_be_visible()
    fight.locator("[data-thing^='barghest#']").hover()
    expect(anna.page.get_by_role("tooltip")).to_contain_text("Special attack 4")
    assert grave(anna) == []
    anna.page.emulate_media(color_scheme="dark")
    anna.page.reload()
    anna.wait_for_turn()
    expect(fight).to_be_visible()
    assert grave(anna) == []


def test_the_end_shows_what_everybody_achieved(comes: Comes) -> None:
    session = Session(HEXER, {"characters": ["wolf", "bear"], "expansions": []}, 3)
    bot, see = Witcher(), HEXER.trials.see
    while session.question is not None:
        (decision,) = session.decisions
        session.answer(decision.seat, bot.decide(*see(session.state, decision)))
    anna = comes()
    bring(anna, session)
    result = anna.page.get_by_role("region", name="Result", exact=True)
    winner = session.state.players[session.state.winner]
    expect(result.get_by_role("heading")).to_contain_text(library.name_of(winner.id).en)
    rows = result.locator("tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text(library.name_of(winner.id).en)
    for trophy in winner.trophies:
        expect(rows.first).to_contain_text(library.name_of(trophy.id).en)
    assert grave(anna) == []


# --- Setting up -----------------------------------------------------------------------------------


def test_what_an_expansion_brings_is_offered_only_with_it(comes: Comes) -> None:
    anna = comes()
    anna.visit()
    anna.page.get_by_role("radio", name="The Witcher: Old World").check(force=True)
    expect(anna.page.get_by_role("button", name="Take Alzur")).to_have_count(0)
    anna.page.get_by_role("button", name="All of them").click()
    alzur = anna.page.get_by_role("radiogroup", name="Who plays Alzur?")
    anna.choose_seats(Alzur="bot")
    expect(anna.page.get_by_text("Golem", exact=True)).to_be_visible()
    anna.page.get_by_role("checkbox", name="Mages").uncheck()
    anna.page.get_by_role("checkbox", name="Legendary Hunt").uncheck()
    expect(alzur).to_have_count(0)
    expect(anna.page.get_by_text("Golem", exact=True)).to_have_count(0)
    anna.page.get_by_role("button", name="Start the game").click()
    expect(anna.page.locator(".hexer .player")).to_have_count(2)
