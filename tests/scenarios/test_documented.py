"""The examples on the page for players are scenarios that hold, and its tables name every key."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tafelrunde.engine.expecting import OF_LISTS
from tafelrunde.engine.forms import table
from tafelrunde.engine.scenario_files import FILE, QUESTION, STEP
from tafelrunde.engine.scenarios import check_content
from tafelrunde.engine.shapes import shape_of
from tafelrunde.engine.state.wording import forms_of
from tafelrunde.games.avalon.game import GAME as AVALON
from tafelrunde.games.avalon.state.table import Character, Clash, Course, Laid
from tafelrunde.games.hexer.game import GAME as HEXER
from tafelrunde.games.hexer.scenarios import fights
from tafelrunde.games.hexer.state.table import Fighter
from tafelrunde.games.valskyrr.game import GAME as VALSKYRR
from tafelrunde.games.valskyrr.scenarios import enemies

PAGE = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_on_the_page_holds(example: str) -> None:
    results = check_content(example.encode(), "docs/scenarios.md")
    assert all(result.ok for result in results), results[0].difference


def test_every_game_has_an_example() -> None:
    games = [re.findall('^game = "(.*)"', example, re.MULTILINE)[0] for example in EXAMPLES]
    assert set(games) == {"valskyrr", "hexer", "avalon"}


VALSKYRR_KEYS = {
    *VALSKYRR.scenarios.position_forms,
    *VALSKYRR.scenarios.seat_forms,
    *enemies.KEYS,
}
HEXER_KEYS = [
    *HEXER.scenarios.position_forms,
    *HEXER.scenarios.seat_forms,
    *fights.FORMS,
    *forms_of(Fighter),
]
AVALON_KEYS = {
    *shape_of(table(AVALON.scenarios.position_forms)).keys,
    *(key for part in (Character, Clash, Laid, Course) for key in forms_of(part)),
}


@pytest.mark.parametrize("key", [*sorted(VALSKYRR_KEYS), *FILE, *STEP, *QUESTION, *OF_LISTS])
def test_the_page_explains_every_key(key: str) -> None:
    assert re.search(rf"`[^`\n]*\b{key}\b[^`\n]*`|\[.*\b{key}\b.*\]", PAGE), key


@pytest.mark.parametrize("key", sorted(set(HEXER_KEYS)))
def test_the_chapter_of_hexer_explains_every_key(key: str) -> None:
    chapter = PAGE.split("## Positions of Hexer")[1].split("\n## ")[0]
    assert re.search(rf"`[^`\n]*\b{key}\b[^`\n]*`", chapter), key


@pytest.mark.parametrize("key", sorted(AVALON_KEYS))
def test_the_chapter_of_avalon_explains_every_key(key: str) -> None:
    chapter = PAGE.split("## Positions of Avalon")[1].split("\n## ")[0]
    assert re.search(rf"`[^`\n]*\b{key}\b[^`\n]*`", chapter), key


def test_the_page_leads_to_the_list_of_all_words() -> None:
    for game in ("valskyrr", "hexer", "avalon"):
        assert f"tafelrunde scenario words {game}" in PAGE
