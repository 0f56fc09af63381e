"""Measure tables in the browser: `make figures`, or `python tools/web_latency.py [--answers 40]`.

Prints for both games how long it takes from a click on an answer to the first visible change, at
rest and while the director plays, by how many pixels the hand moves between decisions, and how
many bytes the first page and a table load before pictures; and says what is above its limit.
Times mean something on an idle machine only, so no test asserts them; with `--check` the command
fails if something is above its limit. Takes some minutes.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Response

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.browser.kit import Person, chromium, come, serve
from tests.browser.touching import Toucher

WATCH = """
window.waits = [];
addEventListener("pointerdown", () => {
    const start = performance.now();
    const seen = new MutationObserver(() => {
        seen.disconnect();
        requestAnimationFrame(() => setTimeout(() => waits.push(performance.now() - start)));
    });
    seen.observe(document.body, { subtree: true, childList: true, attributes: true });
}, { capture: true });
"""
SETTINGS = """localStorage.setItem("tafelrunde.settings", JSON.stringify(
    {{hints: false, motion: "full", pace: "{pace}", bots: "{pace}"}}
))"""
PICTURES = ("image/png", "image/webp", "image/jpeg", "image/avif", "image/svg+xml")


HAND = "document.querySelector('.strip').getBoundingClientRect().top"
SCENE = ".beats .scene"
GAMES = {"valskyrr": "Valskyrr", "hexer": "The Witcher: Old World"}
LIMITS = {"median ms": 80, "hand px": 0, "first page kB": 200, "table kB": 450}


class Bytes:
    """What a page loads over the line, pictures apart."""

    def __init__(self, person: Person) -> None:
        self.sum = 0
        person.page.on("response", self._heard)

    def _heard(self, response: Response) -> None:
        if response.headers.get("content-type", "").partition(";")[0] not in PICTURES:
            self.sum += int(response.headers.get("content-length") or 0)


def sit_down(person: Person, game: str) -> None:
    """Begin the first game, without being taught its first turn."""
    person.page.get_by_role("radio", name=GAMES[game]).check(force=True)
    person.begin_first_game()
    person.page.locator(".strip").wait_for()
    person.page.wait_for_load_state("networkidle")


def measure(browser: Browser, address: str, game: str, pace: str, answers: int) -> dict[str, float]:
    """What somebody waits for who answers by clicks."""
    person = come(browser, address, listed=False, viewport={"width": 1440, "height": 900})
    person.page.add_init_script(SETTINGS.format(pace=pace))
    person.page.add_init_script(WATCH)
    counted = Bytes(person)
    person.visit()
    person.page.wait_for_load_state("networkidle")
    first = counted.sum
    sit_down(person, game)
    found = {"first page kB": first / 1000, "table kB": counted.sum / 1000}
    waits, places = play(person, answers)
    person.context.close()
    moved = max(places) - min(places)
    return {"median ms": statistics.median(waits), "most ms": max(waits), "hand px": moved} | found


def play(person: Person, answers: int) -> tuple[list[float], list[float]]:
    """Answer so often by clicks: the waits, and where the upper edge of the hand was."""
    toucher, places = Toucher(person), []
    person.page.evaluate("waits.length = 0")
    for _ in range(answers):
        toucher.wait()
        if person.page.locator(SCENE).count():
            person.page.keyboard.press("Escape")  # it covers what is to be clicked
        places.append(person.page.evaluate(HAND))
        toucher.answer()
    return person.page.evaluate("waits"), places


def main() -> int:
    """Measure, print, and say what is above its limit."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--answers", type=int, default=40)
    parser.add_argument("--check", action="store_true", help="fail above a limit")
    wanted = parser.parse_args()
    above = []
    with (
        tempfile.TemporaryDirectory() as folder,
        serve(Path(folder) / "tables.db") as address,
        chromium() as browser,
    ):
        for game, pace in product(GAMES, ("instant", "savour")):
            found = measure(browser, address, game, pace, wanted.answers)
            told = ", ".join(f"{name} {value:.0f}" for name, value in found.items())
            print(f"{game}, {pace}: {told}", flush=True)
            above += [f"{game}, {pace}: {n} above {m}" for n, m in LIMITS.items() if found[n] > m]
    print("\n".join(above) or "Everything is within its limits.")
    return 1 if above and wanted.check else 0


if __name__ == "__main__":
    sys.exit(main())
