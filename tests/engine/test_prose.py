"""Prose beside structure: passages under headings, and sentences for choices."""

from __future__ import annotations

import pytest

from tafelrunde.engine.book.prose import Passage, Prose, read
from tafelrunde.engine.errors import ContentError

FILE = """# For authors: the grove

## 102.0
Among the beeches stand
trees with faces.

They all look north.

- gazes: Follow the gazes.

- thicket: Straight through
  the thicket.

## 102.1
A flat stone.
"""


def test_a_passage_has_its_paragraphs_and_a_sentence_for_each_choice() -> None:
    found = read(FILE, "grove.en.md")

    assert list(found) == ["102.0", "102.1"]
    assert found["102.0"].text == (
        "Among the beeches stand trees with faces.\n\nThey all look north."
    )
    assert found["102.0"].choices == {
        "gazes": "Follow the gazes.",
        "thicket": "Straight through the thicket.",
    }
    assert found["102.1"] == Passage("A flat stone.")


@pytest.mark.parametrize(
    ("text", "trouble"),
    [
        ("## 1\na\n## 1\nb", "two headings 1"),
        ("## 1\n- leave", "'- key: sentence'"),
        ("## 1\n- leave: Go.\n- leave: Run.", "each key once"),
    ],
)
def test_a_file_that_cannot_be_read_is_refused_with_its_name(text: str, trouble: str) -> None:
    with pytest.raises(ContentError, match=trouble) as caught:
        read(text, "grove.en.md")
    assert "grove.en.md" in str(caught.value)


def test_a_passage_that_is_not_there_is_refused() -> None:
    prose = Prose("tafelrunde.games.avalon.story")
    with pytest.raises(ContentError, match=r"no nowhere\.en\.md"):
        prose.passage("nowhere", "1", "en")
