"""Files of Avalon: what is wrong in them is refused with file, line and nearest valid name."""

from __future__ import annotations

import pytest

from tafelrunde.engine.scenarios import check_content

WRONG = [
    ("encountrs = {}", 5, "position has no key 'encountrs'. Did you mean 'encounters'?"),
    ("encounters.grey = []", 5, "position.encounters has no key 'grey'. Did you mean 'gray'?"),
    ("quests = ['chapter_1_part_9']", 5, "There is no card 'chapter_1_part_9'."),
    ("items = ['vagabond']", 5, "The card 'vagabond' does not belong there."),
    ("map = { 101a = [0, 0] }", 5, "position.map has no key '101a'; its keys are numbers."),
    ("map = { 999 = [0, 0] }", 5, "There is no location '999'. Did you mean '199'?"),
    ("statuses = { druid_sign = [1] }", 5, "There is no status 'druid_sign'."),
    ("tasks = ['minl']", 5, "There is no task 'minl'."),
    ("read = { '101.99' = 1 }", 5, "There is no verse '101.99'."),
    ("asked = ['boer']", 5, "There is no character 'boer'; there are beor."),
    ("chapter_start = ''", 5, "position has no key 'chapter_start'."),
]


@pytest.mark.parametrize(("line", "at", "said"), WRONG)
def test_what_is_wrong_is_refused_with_line_and_nearest_name(line: str, at: int, said: str) -> None:
    text = f"""game = "avalon"
name = "Wrong"
[position]
phase = "daytime"
{line}
[position.characters.beor]
[expect]
asks = "action"
"""
    (result,) = check_content(text.encode(), "wrong.toml")

    assert result.mode == "read"
    assert result.difference.startswith(f"wrong.toml, line {at}: {said}")
