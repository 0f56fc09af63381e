"""The lobby asks what a game wants to know, whatever the game."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Request, Route, expect

from tests.browser.kit import Person

pytestmark = pytest.mark.slow
Comes = Callable[..., Person]
Data = dict[str, Any]


def words(text: str) -> dict[str, str]:
    """The same in both languages."""
    return {"de": text, "en": text}


def choices(*names: str) -> list[Data]:
    """Things to choose from."""
    return [{"id": name.lower(), "name": words(name)} for name in names]


DUEL: Data = {
    "id": "duel",
    "name": words("The Duel"),
    "about": words("Two against each other."),
    "players": [2, 3],
    "seats": {
        "id": "fencers",
        "kind": "seats",
        "name": words("Fencers"),
        "choices": choices("Ada", "Ben", "Cleo"),
    },
    "fields": [
        {
            "id": "place",
            "kind": "one",
            "name": words("Place"),
            "choices": choices("Bridge", "Tower"),
        },
        {
            "id": "blades",
            "kind": "each",
            "name": words("Blades"),
            "choices": choices("Foil", "Sabre"),
            "more": True,
        },
        {
            "id": "extras",
            "kind": "some",
            "name": words("Extras"),
            "choices": choices("Rain", "Night"),
            "more": True,
        },
    ],
    "first": {"setup": {"place": "bridge", "fencers": ["ada", "ben"]}},
    "windows": [],
    "bots": ["random"],
    "undo": ["clean", "never"],
}


def beside(route: Route) -> None:
    """The games of the server, and one that nobody has written yet."""
    found = route.fetch()
    route.fulfill(response=found, json=[*found.json(), DUEL])


def wish(request: Request) -> Data:
    """What the lobby asks of the server."""
    data: Data = json.loads(request.post_data or "{}")
    return data


def test_a_game_that_the_client_does_not_know_can_be_set_up(comes: Comes) -> None:
    anna = comes()
    page = anna.page
    page.route("**/api/games", beside)
    anna.visit()
    page.get_by_text("The Duel", exact=True).click()
    expect(page.get_by_text("Two against each other.")).to_be_visible()
    page.get_by_text("Tower", exact=True).click()
    anna.choose_seats(Ada="me", Ben="out", Cleo="open")
    page.get_by_text("Name, password, difficulty and table rules").click()
    blades = page.get_by_role("group", name="Blades")
    blades.get_by_label("Cleo").select_option(label="Sabre")
    page.get_by_label("Night").check()
    with page.expect_request("**/api/rooms") as asked:
        page.get_by_role("button", name="Open the table and invite").click()
    sent = wish(asked.value)
    assert sent["game"] == "duel"
    assert sent["setup"] == {
        "fencers": ["ada", "cleo"],
        "place": "tower",
        "blades": ["foil", "sabre"],
        "extras": {"night": True},
    }
    assert sent["seats"] == [{"kind": "person", "mine": True}, {"kind": "open"}]
    expect(page.get_by_text("There is no game 'duel'")).to_be_visible()
    anna.choose_seats(Cleo="out")
    expect(page.get_by_text("Fill at least 2 seats.")).to_be_visible()
    expect(page.get_by_role("button", name="Start the game")).to_be_disabled()


def test_the_rulebook_is_found_without_naming_a_game(comes: Comes) -> None:
    anna = comes()
    anna.page.route("**/api/games", beside)
    anna.visit("/rules")
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("Valskyrr: rules")
    games = anna.page.get_by_role("navigation", name="Games").get_by_role("link")
    expect(games).to_have_text(
        ["Valskyrr", "Tainted Grail: The Fall of Avalon", "The Witcher: Old World", "The Duel"]
    )


def test_the_lot_decides_who_is_played(comes: Comes) -> None:
    anna = comes()
    anna.visit()
    anna.page.get_by_role("radio", name="The Witcher: Old World").check(force=True)
    seats = anna.page.get_by_role("radiogroup", name="Who plays")
    expect(seats.first).to_be_visible()
    usual = seats.locator("input:checked").evaluate_all("all => all.map((one) => one.value)")
    lots = anna.page.get_by_role("button", name="Draw lots for who is in")
    seen = set()
    for _ in range(8):
        lots.click()
        expect(anna.page.get_by_text("Drawn by lot:")).to_have_count(1)
        drawn = seats.locator("input:checked").evaluate_all("all => all.map((one) => one.value)")
        assert sorted(drawn) == sorted(usual)
        seen.add(tuple(drawn))
    assert len(seen) > 1
    assert anna.overflow() <= 0


def test_how_many_play_and_with_whom_is_two_clicks(comes: Comes) -> None:
    anna = comes()
    anna.visit()
    anna.page.get_by_role("radio", name="The Witcher: Old World").check(force=True)
    expect(anna.page.get_by_role("group", name="How many play?")).to_be_visible()
    anna.page.get_by_role("radio", name="4", exact=True).check(force=True)
    anna.page.get_by_role("radio", name="Friends on their devices").check(force=True)
    seats = anna.page.get_by_role("radiogroup", name="Who plays").locator("input:checked")
    assert seats.evaluate_all("all => all.map((one) => one.value)") == ["me", *["open"] * 3]
    anna.page.get_by_role("radio", name="2", exact=True).check(force=True)
    expect(seats).to_have_count(2)


@pytest.mark.parametrize("game", ["valskyrr", "hexer", "avalon"])
def test_the_rulebook_begins_with_five_minutes(comes: Comes, game: str) -> None:
    anna = comes()
    anna.visit(f"/rules/{game}")
    pages = anna.page.get_by_role("region", name="In five minutes").get_by_role("listitem")
    expect(pages.first).to_contain_text("What it is about")
    cards = anna.page.locator("section[aria-labelledby=primer] .card > *")
    expect(cards).to_have_count(pages.count())
    assert anna.overflow() <= 0
