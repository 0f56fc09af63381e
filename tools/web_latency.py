"""Measure tables in the browser: `make figures`, or `python tools/web_latency.py [--answers 40]`.

Prints for all games how long it takes from a click on an answer to the first visible change and to
the board with what came of it, at rest and while the director plays; how long of that the server
took, and how much processor time the page took for an answer, which hardly depends on what else
the machine does; by how many pixels the hand moves between decisions, and how many bytes the first
page and a table load before pictures; and says what is above its limit. Times mean something on an
idle machine only, so no test asserts them; with `--check` the command fails if something is above
its limit. Takes some minutes; `--game avalon` measures one game.
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

from tests.browser.advised import ByClicks, Company, Twin
from tests.browser.kit import SEED, Person, chromium, come, serve
from tests.browser.test_avalon import GAME as AVALON
from tests.browser.test_avalon_games import ALONE
from tests.browser.test_avalon_games import SEED as QUICK_START
from tests.browser.touching import Toucher

WATCH = """
window.waits = { change: [], board: [], server: [] };
let start = 0;
const waited = (kind, since) => waits[kind].push(performance.now() - since);
const painted = (kind, since) => requestAnimationFrame(() => setTimeout(() => waited(kind, since)));
addEventListener("pointerdown", () => {
    const since = (start = performance.now());
    const seen = new MutationObserver(() => {
        seen.disconnect();
        painted("change", since);
    });
    seen.observe(document.body, { subtree: true, childList: true, attributes: true });
}, { capture: true });
new MutationObserver(() => {
    if (start) painted("board", start);
    start = 0;
}).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-seq"] });
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (data) {
    const since = performance.now();
    if (String(data).includes('"type":"answer"'))
        this.addEventListener("message", () => waited("server", since), { once: true });
    return send.call(this, data);
};
"""
SETTINGS = """localStorage.setItem("tafelrunde.settings", JSON.stringify(
    {{hints: false, motion: "full", pace: "{pace}", bots: "{pace}"}}
))"""
PICTURES = ("image/png", "image/webp", "image/jpeg", "image/avif", "image/svg+xml")


HAND = "document.querySelector('.strip').getBoundingClientRect().top"
SCENE = ".beats .scene"
GAMES = {"valskyrr": "Valskyrr", "hexer": "The Witcher: Old World", "avalon": AVALON}
LIMITS = {"median ms": 80, "board ms": 80, "hand px": 0, "first page kB": 200, "table kB": 450}


class Bytes:
    """What a page loads over the line, pictures apart."""

    def __init__(self, person: Person) -> None:
        self.sum = 0
        person.page.on("response", self._heard)

    def _heard(self, response: Response) -> None:
        if response.headers.get("content-type", "").partition(";")[0] not in PICTURES:
            self.sum += int(response.headers.get("content-length") or 0)


class Work:
    """How much processor time a page takes from now on, those who click for it included."""

    def __init__(self, person: Person) -> None:
        self.line = person.context.new_cdp_session(person.page)
        self.line.send("Performance.enable", {"timeDomain": "threadTicks"})
        self.before = self._so_far()

    def _so_far(self) -> float:
        found = self.line.send("Performance.getMetrics")["metrics"]
        return float(next(each["value"] for each in found if each["name"] == "TaskDuration"))

    def milliseconds(self) -> float:
        """What it took until now."""
        return 1000 * (self._so_far() - self.before)


def sit_down(person: Person, game: str) -> None:
    """Begin the first game, without being taught its first turn."""
    person.page.get_by_role("radio", name=GAMES[game]).check(force=True)
    person.begin_first_game()
    person.page.locator("section.sheet" if game == "avalon" else ".strip").first.wait_for()
    person.page.wait_for_load_state("networkidle")


def measure(browser: Browser, address: str, game: str, pace: str, answers: int) -> dict[str, float]:
    """What somebody waits for who answers by clicks."""
    seed = QUICK_START if game == "avalon" else SEED
    person = come(browser, address, seed, listed=False, viewport={"width": 1440, "height": 900})
    person.page.add_init_script(SETTINGS.format(pace=pace))
    person.page.add_init_script(WATCH)
    counted = Bytes(person)
    person.visit()
    person.page.wait_for_load_state("networkidle")
    first = counted.sum
    sit_down(person, game)
    found = {"first page kB": first / 1000, "table kB": counted.sum / 1000}
    person.page.evaluate("for (const each of Object.values(waits)) each.length = 0")
    work = Work(person)
    found["hand px"] = sensibly(person, answers) if game == "avalon" else play(person, answers)
    found["page ms"] = work.milliseconds() / answers
    waits: dict[str, list[float]] = person.page.evaluate("waits")
    person.context.close()
    median = {kind: statistics.median(each) for kind, each in waits.items()}
    times = {"median ms": median["change"], "most ms": max(waits["change"])}
    return times | {"board ms": median["board"], "server ms": median["server"]} | found


def play(person: Person, answers: int) -> float:
    """Answer so often by clicks; by how much the upper edge of the hand moved."""
    toucher, places = Toucher(person), []
    for _ in range(answers):
        toucher.wait()
        if person.page.locator(SCENE).count():
            person.page.keyboard.press("Escape")  # it covers what is to be clicked
        places.append(person.page.evaluate(HAND))
        toucher.answer()
    return float(max(places) - min(places))


def sensibly(person: Person, answers: int) -> float:
    """Answer so often as somebody would who plays the quick start to win; no hand lies there all
    the time.
    """
    company = Company(Twin(ALONE, QUICK_START), ByClicks(person))
    for _ in range(answers):
        company.step()
    return 0.0


def main() -> int:
    """Measure, print, and say what is above its limit."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES, action="append")
    parser.add_argument("--answers", type=int, default=40)
    parser.add_argument("--check", action="store_true", help="fail above a limit")
    wanted = parser.parse_args()
    above = []
    with (
        tempfile.TemporaryDirectory() as folder,
        serve(Path(folder) / "tables.db") as address,
        chromium() as browser,
    ):
        for game, pace in product(wanted.game or GAMES, ("instant", "savour")):
            found = measure(browser, address, game, pace, wanted.answers)
            told = ", ".join(f"{name} {value:.0f}" for name, value in found.items())
            print(f"{game}, {pace}: {told}", flush=True)
            above += [f"{game}, {pace}: {n} above {m}" for n, m in LIMITS.items() if found[n] > m]
    print("\n".join(above) or "Everything is within its limits.")
    return 1 if above and wanted.check else 0


if __name__ == "__main__":
    sys.exit(main())
