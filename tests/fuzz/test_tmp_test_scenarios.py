"""Scenario files with mistakes are refused or found wrong, and never break the program."""

from __future__ import annotations

import tomllib
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.engine.scenario_files import FILE, STEP
from tafelrunde.engine.scenarios import check_content
from tafelrunde.games.valskyrr.position_forms import FOE_PLAIN, HERO_PLAIN, POSITION

FUZZ = settings(settings.get_profile("fuzz"), max_examples=1500, derandomize=False)
FOLDER = Path(__file__).parents[1] / "scenarios" / "valskyrr"
GOOD = [file.read_text(encoding="utf-8") for file in sorted(FOLDER.glob("*.toml"))]
WORDS = sorted({*FILE, *STEP, *POSITION, *HERO_PLAIN, *FOE_PLAIN, "heroes", "foes", "hand"})
VALUES = [
    *("0", "-1", "7", "19", "999", "1e9", "nan", "true", '""', '"x"', "[]", "{}", "1979-05-27"),
    *('["lunge"]', '["dire_wolf"]', '[{ id = "morwyn" }]', '"fengray"', '"inn"', '"time"'),
    *('"the_dead_rise"', '["calm_before_the_storm"]', "[0]", "[[0]]", "9" * 30, "{ inn = 2 }"),
]


def check(text: str) -> None:
    """A file has four results, or one sentence that says what is wrong with it."""
    results = check_content(text.encode("utf-8", "replace"), "fuzz.toml")
    assert len(results) in (1, 4)
    for result in results:
        assert result.ok or result.difference
        assert result.mode != "read" or result.difference.startswith("fuzz.toml, line ")


@FUZZ
@given(st.data())
def test_text_that_was_changed(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(GOOD))
    at = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(at, min(len(text), at + 12)))
    check(text[:at] + data.draw(st.text(max_size=5)) + text[end:])


@settings(FUZZ, max_examples=3000)
@given(st.data())
def test_lines_with_other_values(data: st.DataObject) -> None:
    lines = data.draw(st.sampled_from(GOOD)).splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        key, equals, _ = lines[at].partition(" = ")
        value = data.draw(st.sampled_from(VALUES))
        if not equals or data.draw(st.booleans()):
            key = data.draw(st.sampled_from(WORDS))
            lines.insert(at + 1, f"{key} = {value}")
        else:
            lines[at] = f"{key} = {value}"
    check("\n".join(lines))


@FUZZ
@given(st.data())
def test_lines_that_are_missing_or_doubled(data: st.DataObject) -> None:
    lines = data.draw(st.sampled_from(GOOD)).splitlines()
    kept = data.draw(st.lists(st.integers(0, len(lines) - 1), min_size=5, max_size=40))
    check("\n".join(lines[at] for at in sorted(kept)))


@FUZZ
@given(st.binary(max_size=120))
def test_any_bytes(content: bytes) -> None:
    (result,) = check_content(content, "fuzz.toml")
    assert result.difference.startswith("fuzz.toml, line ")


def test_deeply_nested_and_huge_values() -> None:
    for value in ("[" * 3000, "9" * 5000, "{a=" * 2000, '"' + "x" * 100_000 + '"'):
        check(f'game = "valskyrr"\nname = {value}\n[expect]')


def test_the_files_that_are_changed_are_valid() -> None:
    assert all(tomllib.loads(text)["game"] == "valskyrr" for text in GOOD)
