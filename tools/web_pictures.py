"""Draw the pictures of the web table for the documentation: `python tools/web_pictures.py`.

Starts a server with a scratch file, plays a few decisions in a browser and takes pictures.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.browser.kit import Person, chromium, come, serve

PICTURES = Path(__file__).resolve().parents[1] / "docs" / "pictures"
DESK = {"width": 1280, "height": 800}
LARGE = {"width": 1500, "height": 1150}
PHONE = {"width": 360, "height": 800}
SIZES = [(390, 844), (820, 1180), (1440, 900), (2560, 1440)]
PLAIN = """localStorage.setItem("tafelrunde.settings", JSON.stringify(
    {hints: false, answers: "things", side: false, pace: "instant", bots: "instant"}
))"""
MOST = 80
SEED = 10
"""The cards of this game make a fight worth seeing."""
FOES = ".hero.own .thing.foe"
HAND = ".strip [data-thing]"
QUIET = """localStorage.getItem("tafelrunde.settings") || localStorage.setItem(
    "tafelrunde.settings",
    JSON.stringify({hints: false, answers: "list", pace: "instant", bots: "instant"}),
)"""
LAID_OUT = """((board) =>
    board.style.getPropertyValue("--stage") === `${board.clientHeight}px`
    && [...document.images].every((one) =>
        one.complete || !one.checkVisibility()
        || one.getBoundingClientRect().top >= window.innerHeight)
)(document.querySelector("[style*='--stage']"))"""
"""The board knows its height, and all pictures in sight have come."""


def on_stage(person: Person) -> None:
    """Show the table as it is for everybody who has changed no settings."""
    person.page.evaluate(PLAIN)
    person.page.reload()
    person.page.locator("section[data-seq].mine").wait_for()


def draw_sizes(person: Person, game: str) -> None:
    """The same position from a phone to a very large screen."""
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.wait_for_load_state("networkidle")
        person.wait_for(LAID_OUT)
        person.page.screenshot(
            path=PICTURES / f"stage-{game}-{width}.jpg",
            type="jpeg",
            quality=70,
            animations="disabled",
        )


def draw(person: Person, name: str) -> None:
    """Take a picture of what the person sees."""
    person.page.mouse.move(0, 0)
    person.page.wait_for_load_state("networkidle")
    person.page.screenshot(path=PICTURES / f"{name}.png", animations="disabled")


def is_telling(person: Person) -> bool:
    """Whether there is a fight to see, a hand to play it with, and a choice to make."""
    seen = person.page.locator
    enough = seen(FOES).count() >= 1 and seen(HAND).count() >= 3 and person.options.count() >= 5
    return enough and "hero turn" in person.question


def draw_table(browser: Browser, address: str, name: str, **more: object) -> None:
    """A table after some decisions."""
    person = come(browser, address, SEED, listed=True, **more)
    person.page.add_init_script(QUIET)
    person.start_alone()
    for _ in range(MOST):
        person.decide(boldly="hero turn" not in person.question)
        person.wait_for_turn()
        if is_telling(person):
            break
    on_stage(person)
    draw(person, name)
    if name == "web-table":
        draw_sizes(person, "valskyrr")
    person.context.close()


def draw_hexer(browser: Browser, address: str) -> None:
    """The map of Hexer with places to go to, in the second round."""
    person = come(browser, address, SEED, viewport=LARGE, color_scheme="light")
    person.page.add_init_script(QUIET)
    person.visit()
    person.page.get_by_role("radio", name="The Witcher: Old World").check(force=True)
    person.begin_first_game()
    for _ in range(MOST):
        person.wait_for_turn()
        if person.page.get_by_text("Round 2", exact=True).count() and "go" in person.question:
            break
        person.decide()
    on_stage(person)
    draw(person, "web-hexer")
    draw_sizes(person, "hexer")
    person.context.close()


def draw_avalon(browser: Browser, address: str) -> None:
    """The map of Avalon, and an encounter as a chain of cards."""
    person = come(browser, address, SEED, viewport=DESK, color_scheme="light")
    person.page.add_init_script(QUIET)
    person.visit()
    person.page.get_by_role("radio", name="Tainted Grail").check(force=True)
    person.begin_first_game()
    for number in range(MOST):
        person.wait_for_turn()
        if person.page.locator(".clash li.link").count() > 2 and "lay" in person.question:
            break
        person.decide(boldly=number % 3 == 0)
    on_stage(person)
    draw(person, "web-avalon")
    draw_sizes(person, "avalon")
    person.context.close()


def main() -> None:
    """Draw them all."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serve(Path(folder) / "tables.db") as address,
        chromium() as browser,
    ):
        visitor = come(browser, address, viewport=DESK)
        visitor.visit()
        visitor.page.wait_for_selector(".picture img")
        draw(visitor, "web-lobby")
        visitor.context.close()
        draw_avalon(browser, address)
        draw_table(browser, address, "web-table", viewport=DESK, color_scheme="light")
        draw_table(browser, address, "web-table-dark", viewport=DESK, color_scheme="dark")
        draw_hexer(browser, address)
        draw_table(browser, address, "web-phone", viewport=PHONE, has_touch=True, is_mobile=True)


if __name__ == "__main__":
    main()
