"""The page of charts: what it counts, what it draws, and that it needs no network."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from playwright.sync_api import Browser, Page

from tafelrunde.cli import main
from tafelrunde.lab.charts import charts
from tafelrunde.lab.digest import Digest, Use, digest
from tafelrunde.lab.pool import Workers
from tafelrunde.lab.run import run as play
from tafelrunde.lab.simulate import Spec, simulate
from tests.browser.kit import chromium


def call(*words: str, lang: str = "en") -> Result:
    return CliRunner().invoke(
        main, ["--lang", lang, "lab", "report", *words], catch_exceptions=False
    )


def series(game: str, bot: str, players: int = 2, games: int = 6) -> Digest:
    return digest(bot, (simulate(Spec(game, (bot,), players), seed) for seed in range(games)))


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two series of Valskyrr beside each other, in German."""
    folder = tmp_path_factory.mktemp("report")
    for bot in ("random", "heuristic"):
        play(Spec("valskyrr", (bot,), 2), 0, 6, folder / f"{bot}.ndjson", Workers())
    names = [str(folder / f"{bot}.ndjson") for bot in ("heuristic", "random")]
    told = call(names[0], "--against", names[1], lang="de")
    assert told.exit_code == 0
    return Path(told.stdout.strip())


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Not longer than a module: Playwright's event loop would disturb other tests."""
    with chromium() as found:
        yield found


def opened(browser: Browser, page: Path) -> tuple[Page, list[str], list[str]]:
    """The page in a browser without a network; what it asked for and what went wrong."""
    asked, wrong = list[str](), list[str]()
    shown = browser.new_context(offline=True).new_page()
    shown.on("request", lambda request: asked.append(request.url))
    shown.on("pageerror", lambda trouble: wrong.append(str(trouble)))
    shown.goto(page.as_uri())
    shown.wait_for_function(
        "document.querySelectorAll('.chart svg').length"
        " === document.querySelectorAll('[data-chart]').length"
    )
    return shown, asked, wrong


def test_what_is_won_together_counts_for_every_hero_and_all_that_was_used() -> None:
    found = series("valskyrr", "heuristic")

    assert sum(games for games, _ in found.rates["hero"].values()) == 12
    assert found.rates["players"]["2"] == [6, found.wins]
    assert sum(found.lengths.values()) == sum(found.causes.values()) == 6
    use = found.uses["play war_sword"]
    assert use.users == use.used <= use.offered
    assert use.wins <= found.wins


def test_where_players_compete_a_use_counts_for_whoever_made_it() -> None:
    found = Digest("x")
    for winner in (0, 1):
        hunt = simulate(Spec("hexer", ("random",), 2), 1)
        hunt.winner, hunt.offers = winner, {"buy axe": [1, 1], "buy bow": []}
        found.add(hunt)

    assert found.uses == {"buy axe": Use(2, 2, 2, 1), "buy bow": Use(2, 0, 0, 0)}


@pytest.mark.parametrize(
    ("game", "titles"),
    [
        ("valskyrr", ["Won by adventure", "Won by hero", "When it was decided", "Loot on average"]),
        ("hexer", ["Won by character", "Won by school", "Won by seat", "Trophies on average"]),
        ("avalon", ["Won by number of players", "Food on average, by Days"]),
    ],
)
def test_every_game_has_its_charts(game: str, titles: list[str]) -> None:
    found = [each.title for each in charts([series(game, "heuristic", games=2)], "en")]

    assert all(any(title in one for one in found) for title in titles)
    assert len(found) == len(set(found))


def test_where_players_compete_an_ending_is_called_by_whoever_won() -> None:
    found = {each.title: each for each in charts([series("hexer", "heuristic", games=3)], "en")}

    winners = {row[1] for row in found["How it ended"].rows}
    assert winners <= {row[1] for row in found["Won by character"].rows}


@pytest.mark.slow
def test_the_page_draws_every_chart_without_a_network(browser: Browser, page: Path) -> None:
    shown, asked, wrong = opened(browser, page)

    assert (asked, wrong) == ([page.as_uri()], [])
    assert shown.locator("[data-chart]").count() == 11
    assert "heuristic" in shown.locator("[data-chart] svg").first.inner_html()
    drawn = shown.locator("[data-chart] svg").first.evaluate("each => each.getBBox().width")
    assert drawn > 300
    assert shown.locator("p", has_text="random gegenüber heuristic").count() == 1


@pytest.mark.slow
def test_whoever_points_at_a_dot_reads_its_numbers(browser: Browser, page: Path) -> None:
    shown, _, _ = opened(browser, page)
    shown.locator("[data-chart] svg .mark-symbol path").first.hover()

    tip = shown.locator("#vg-tooltip-element.visible")
    tip.wait_for()
    assert "In die Wildnis" in tip.inner_text()
    shown.locator("summary").first.click()
    assert "In die Wildnis" in shown.locator("details[open] table").inner_text()


def test_files_that_cannot_be_compared_are_refused(tmp_path: Path) -> None:
    for name, spec in (("a", Spec("valskyrr", ("random",))), ("b", Spec("hexer", ("random",)))):
        play(spec, 0, 1, tmp_path / name, Workers())
    (tmp_path / "empty").write_text("")

    other = call(str(tmp_path / "a"), "--against", str(tmp_path / "b"))
    assert "different games" in other.stderr
    assert "without a single game" in call(str(tmp_path / "empty")).stderr
    assert "cannot be read" in call(str(tmp_path / "nothing")).stderr
