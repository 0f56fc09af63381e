"""Measure a table in the browser: `python tools/web_latency.py [--answers 40]`.

Prints how long it takes from a click on an answer to the first visible change, at rest and while
the director plays, and how many bytes the first page and a table load before pictures. Figures
mean something on an idle machine only; no test asserts them.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Response

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.browser.kit import BOT_HERO, HERO, Person, chromium, come, serve
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


class Bytes:
    """What a page loads over the line, pictures apart."""

    def __init__(self, person: Person) -> None:
        self.sum = 0
        person.page.on("response", self._heard)

    def _heard(self, response: Response) -> None:
        if response.headers.get("content-type", "").partition(";")[0] not in PICTURES:
            self.sum += int(response.headers.get("content-length") or 0)


def table(browser: Browser, address: str, pace: str, answers: int) -> tuple[list[float], int, int]:
    """The waits of somebody who answers by clicks, and the bytes of lobby and table."""
    person = come(browser, address, listed=False, viewport={"width": 1440, "height": 900})
    person.page.add_init_script(SETTINGS.format(pace=pace))
    person.page.add_init_script(WATCH)
    counted = Bytes(person)
    person.visit()
    person.page.wait_for_load_state("networkidle")
    first = counted.sum
    person.page.get_by_text("Into the Wilds", exact=True).click()
    person.choose_seats(**{HERO: "me", BOT_HERO: "bot"})
    person.page.get_by_role("button", name="Start the game").click()
    person.page.locator(".strip").wait_for()
    person.page.wait_for_load_state("networkidle")
    both = counted.sum
    toucher = Toucher(person)
    person.page.evaluate("waits.length = 0")
    for _ in range(answers):
        toucher.wait()
        toucher.answer()
    waits: list[float] = person.page.evaluate("waits")
    person.context.close()
    return waits, first, both


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--answers", type=int, default=40)
    wanted = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        serve(Path(folder) / "tables.db") as address,
        chromium() as browser,
    ):
        for pace in ("instant", "savour"):
            waits, first, both = table(browser, address, pace, wanted.answers)
            median = statistics.median(waits)
            print(f"{pace}: {len(waits)} clicks, median {median:.0f} ms, most {max(waits):.0f} ms")
        print(f"first page {first / 1000:.0f} kB, with a table {both / 1000:.0f} kB")


if __name__ == "__main__":
    main()
