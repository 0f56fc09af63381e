"""Scenario files with mistakes are refused or found wrong, and never break the program."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.engine.scenario_files import FILE, STEP
from tafelrunde.engine.scenarios import check_content
from tafelrunde.engine.state.wording import forms_of
from tafelrunde.games.avalon.game import GAME as AVALON
from tafelrunde.games.avalon.state.table import Character, Clash
from tafelrunde.games.hexer.game import GAME as HEXER
from tafelrunde.games.hexer.scenarios import fights
from tafelrunde.games.valskyrr.game import GAME as VALSKYRR
from tafelrunde.games.valskyrr.scenarios import enemies

pytestmark = pytest.mark.slow

FUZZ = settings(settings.get_profile("fuzz"))
FOLDER = Path(__file__).parents[1] / "scenarios"
VALUES = [
    *("0", "-1", "7", "19", "999", "1e9", "nan", "true", '""', '"x"', "[]", "{}", "1979-05-27"),
    *("[0]", "[[0]]", "9" * 30),
]


class Written(NamedTuple):
    """The scenario files of a game, and the words and values to change them with."""

    files: list[str]
    words: list[str]
    values: list[str]


def written(game: str, words: set[str], values: list[str]) -> Written:
    files = [file.read_text(encoding="utf-8") for file in sorted((FOLDER / game).glob("*.toml"))]
    return Written(files, sorted({*FILE, *STEP, *words}), [*VALUES, *values])


GAMES = {
    "avalon": written(
        "avalon",
        {*AVALON.scenarios.position_forms, *forms_of(Character), *forms_of(Clash), "food"},
        [
            *(
                '["vagabond"]',
                '["raven"]',
                '"beor"',
                '"daytime"',
                '"lay_first"',
                "{ 101 = [0, 0] }",
            ),
            *(
                '{ art = "combat", enemy = "vagabond" }',
                "{ druid_signs = [1] }",
                '[["mill", 3, 0, ""]]',
            ),
            *('[{ card = "nest_egg", side = 1 }]', '[{ doing = "reading", verse = "101.0" }]'),
        ],
    ),
    "valskyrr": written(
        "valskyrr",
        {*VALSKYRR.scenarios.position_forms, *VALSKYRR.scenarios.seat_forms, *enemies.KEYS},
        [
            *('["lunge"]', '["dire_wolf"]', '[{ id = "morwyn" }]', '"fengray"', '"inn"', '"time"'),
            *('"the_dead_rise"', '["calm_before_the_storm"]', "{ inn = 2 }"),
        ],
    ),
    "hexer": written(
        "hexer",
        {*HEXER.scenarios.position_forms, *HEXER.scenarios.seat_forms, *fights.FORMS},
        [
            *(
                '["swallow"]',
                '"barghest"',
                '["vizima"]',
                '"vizima"',
                '"wolf"',
                '"setup"',
                '"combo"',
            ),
            *(
                '{ against = "bear" }',
                '{ forest = "barghest" }',
                "[{ draw_at_most = 0 }]",
                "[3, 1]",
            ),
            *(
                "{ wolf = {}, bear = {} }",
                '{ card = "precise_cut_4", tab = 4 }',
                '{ vizima = "x" }',
            ),
        ],
    ),
}
EVERY_GAME = pytest.mark.parametrize("game", GAMES)


def check(text: str) -> None:
    """A file, or each of its cases, has four results, or one sentence that says what is wrong."""
    results = check_content(text.encode("utf-8", "replace"), "fuzz.toml")
    assert results
    assert sum(result.mode != "read" for result in results) % 4 == 0
    for result in results:
        assert result.ok or result.difference
        assert result.mode != "read" or result.difference.startswith("fuzz.toml, line ")


@EVERY_GAME
@FUZZ
@given(st.data())
def test_text_that_was_changed(game: str, data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(GAMES[game].files))
    at = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(at, min(len(text), at + 12)))
    check(text[:at] + data.draw(st.text(max_size=5)) + text[end:])


@EVERY_GAME
@settings(FUZZ, max_examples=300)
@given(st.data())
def test_lines_with_other_values(game: str, data: st.DataObject) -> None:
    files, words, values = GAMES[game]
    lines = data.draw(st.sampled_from(files)).splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        key, equals, _ = lines[at].partition(" = ")
        value = data.draw(st.sampled_from(values))
        if not equals or data.draw(st.booleans()):
            key = data.draw(st.sampled_from(words))
            lines.insert(at + 1, f"{key} = {value}")
        else:
            lines[at] = f"{key} = {value}"
    check("\n".join(lines))


@EVERY_GAME
@FUZZ
@given(st.data())
def test_lines_that_are_missing_or_doubled(game: str, data: st.DataObject) -> None:
    lines = data.draw(st.sampled_from(GAMES[game].files)).splitlines()
    kept = data.draw(st.lists(st.integers(0, len(lines) - 1), min_size=5, max_size=40))
    check("\n".join(lines[at] for at in sorted(kept)))


@FUZZ
@given(st.binary(max_size=120))
def test_any_bytes(content: bytes) -> None:
    (result,) = check_content(content, "fuzz.toml")
    assert result.difference.startswith("fuzz.toml, line ")


@EVERY_GAME
def test_deeply_nested_and_huge_values(game: str) -> None:
    for value in ("[" * 3000, "9" * 5000, "{a=" * 2000, '"' + "x" * 100_000 + '"'):
        check(f'game = "{game}"\nname = {value}\n[expect]')


@EVERY_GAME
def test_the_files_that_are_changed_are_valid(game: str) -> None:
    assert GAMES[game].files
    assert all(tomllib.loads(text)["game"] == game for text in GAMES[game].files)
