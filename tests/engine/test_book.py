"""The book: where the prose of a verse lies, and what the walk says of one that is not finished."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from tafelrunde.engine.book import Book, Choice, Condition, Cost, Verse
from tafelrunde.engine.book.numbers import number_words, small_numbers
from tafelrunde.engine.book.walk import Names, reached, troubles
from tafelrunde.engine.content import Frozen, word
from tafelrunde.engine.effects import Effect
from tafelrunde.engine.errors import ContentError

GROVE = """# The grove

## grove
{0}

- in: {1}
- away: {2}

## clearing
{3}
"""
GERMAN = GROVE.format("Drei Buchen, 2 Wege.", "Geh hinein.", "Geh weg.", "Iorla wartet.")
ENGLISH = GROVE.format("Three beeches, 2 paths.", "Go in.", "Go away.", "Iorla is waiting.")
NAMES: Names = [("Iorla", "Iorla")]


@word
class Lead(Effect):
    """Lead on to a verse."""

    verse: str


@word
class Never(Condition):
    """It is not so."""


@word
class Coin(Cost):
    """A coin."""


def leads(each: Frozen) -> Iterable[str]:
    """Where the words of this book lead."""
    return [each.verse] if isinstance(each, Lead) else []


def grove(*choices: Choice) -> Verse:
    """The first verse of the book."""
    return Verse("grove", choices=choices or [Choice("in", "clearing"), Choice("away")])


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package with the prose of the grove."""
    package = tmp_path / "shelf_of_tests"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "grove.de.md").write_text(GERMAN, "utf-8")
    (package / "grove.en.md").write_text(ENGLISH, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    yield package
    sys.modules.pop(package.name, None)


def book(*verses: Verse, outcomes: bool = False) -> Book:
    """A book of these verses."""
    found = Book("shelf_of_tests", outcomes=outcomes)
    found.add("grove", verses)
    return found


def said(of: Book, names: Names = NAMES) -> list[str]:
    """What the walk says."""
    return troubles(of, leads, ["grove"], names=names)


CLEARING = Verse("clearing")


@pytest.mark.usefixtures("shelf")
def test_a_book_finds_the_page_of_a_verse_and_the_sentence_of_a_choice() -> None:
    found = book(grove(), CLEARING)

    assert found.text("clearing", "de") == "Iorla wartet."
    assert found.sentence("grove", "away", "en") == "Go away."
    assert said(found) == []


def test_no_file_is_opened_before_somebody_reads() -> None:
    found = Book("there.is.no.such.package")
    found.add("grove", [grove(), CLEARING])

    assert found.verses["grove"].choices[0].goto == "clearing"
    assert reached(found, ["grove"], leads) == {"grove", "clearing"}


@pytest.mark.usefixtures("shelf")
def test_a_verse_that_no_file_tells_of_is_its_keys() -> None:
    found = book()

    assert (found.text("dummy", "en"), found.sentence("dummy", "go", "en")) == ("", "go")


def test_two_verses_of_one_id_are_refused() -> None:
    with pytest.raises(ContentError, match="share the id clearing"):
        book(CLEARING, Verse("clearing", [Lead("grove")]))


@pytest.mark.usefixtures("shelf")
def test_a_book_with_outcomes_has_a_page_for_each_choice(shelf: Path) -> None:
    found = book(grove(Choice("in"), Choice("away")), outcomes=True)
    for lang in ("de", "en"):
        file = shelf / f"grove.{lang}.md"
        text = file.read_text("utf-8").partition("## clearing")[0]
        pages = f"## grove.in\nIn, {lang}.\n\n## grove.away\nOut, {lang}."
        file.write_text(text + pages, "utf-8")

    assert found.text("grove", "en", "in") == "In, en."
    assert found.headings(found.verses["grove"]) == ["grove", "grove.in", "grove.away"]
    assert said(found) == []


# --- What the walk says ---------------------------------------------------------------------------

IN, AWAY = Choice("in", "clearing"), Choice("away")


@pytest.mark.parametrize(
    ("verses", "sentence"),
    [
        ([grove(Choice("in", "cleering"), AWAY)], "grove leads to cleering, but"),
        (
            [grove(Choice("in", do=[Lead("x")]), AWAY)],
            "grove leads to x, but",
        ),
        ([grove(Choice("in"), AWAY), CLEARING], "clearing cannot be reached."),
        ([CLEARING], "A story begins at grove, but there is no such verse."),
        ([grove(IN, IN), CLEARING], "grove has two choices of one key."),
        (
            [
                grove(
                    Choice("in", "clearing", only_if=Never()),
                    Choice("away", cost=[Coin()]),
                    Choice("wait", needs=Never()),
                ),
                CLEARING,
            ],
            "grove has no choice that is always open.",
        ),
        ([grove(AWAY, IN), CLEARING], "grove.de.md, grove: the choices must be away, in, in this"),
        ([grove(), CLEARING, Verse("pond")], "grove.en.md has no heading pond."),
        ([grove(Choice("in"), AWAY)], "grove.en.md, clearing: nobody reads this."),
    ],
)
@pytest.mark.usefixtures("shelf")
def test_the_walk_says_what_is_wrong_with_the_structure(verses: list[Verse], sentence: str) -> None:
    assert [each for each in said(book(*verses)) if each.startswith(sentence)]


@pytest.mark.parametrize(
    ("old", "new", "sentences"),
    [
        ("2 paths", "3 paths", ["grove: the figures differ (2; 3)."]),
        ("Three beeches", "Four beeches", ["grove: the figures differ (3; 4)."]),
        ("Iorla is", "She is", ["clearing: Iorla is named in German only."]),
        ("Three beeches", "Iorla, three beeches", ["grove: Iorla is named in English only."]),
        ("- in: Go in.", "- in: ", ["grove.en.md, grove: in says nothing."]),
    ],
)
def test_the_walk_says_where_the_languages_differ(
    shelf: Path, old: str, new: str, sentences: list[str]
) -> None:
    (shelf / "grove.en.md").write_text(ENGLISH.replace(old, new), "utf-8")

    assert said(book(grove(), CLEARING)) == sentences


def test_the_walk_names_pages_that_tell_nothing_or_the_same(shelf: Path) -> None:
    (shelf / "grove.de.md").write_text(GERMAN.replace("Iorla wartet.", ""), "utf-8")
    same = ENGLISH.replace("Iorla is waiting.", "Three beeches, 2 paths.")
    (shelf / "grove.en.md").write_text(same, "utf-8")

    found = said(book(grove(), CLEARING))
    assert "grove.de.md, clearing: nothing is told." in found
    assert "clearing: grove tells the same." in found


def test_a_file_that_is_not_there_is_said_once_for_each_of_its_verses(shelf: Path) -> None:
    (shelf / "grove.de.md").unlink()

    assert said(book(grove(), CLEARING)) == ["There is no grove.de.md."] * 2


def test_numbers_written_as_words_are_found_in_both_languages() -> None:
    german = "Hundertsechzig Leute, zwanzigmal, vierzigtausend, einundvierzig, zweihundert, elf."
    english = "A hundred and sixty people, twenty times, forty thousand, forty-one, two hundred."

    assert number_words(german, "de") == number_words(english, "en") == ["20", "40", "41", "60"]
    assert number_words("Der dreizehnte von dreizehn", "de") == ["13"]


@pytest.mark.parametrize(
    ("german", "english", "numbers"),
    [
        (
            "Zu viert, von dreien der siebte.",
            "Four of them, of three the seventh.",
            ["3", "4", "7"],
        ),
        ("Ein Dutzend Elfen, dreimal.", "A dozen elves, three times.", ["3", "12"]),
        ("Viertausendzwölf, um halb vier.", "Four thousand and twelve, half past three.", ["12"]),
        ("Die dreiundneunzigste, gebt acht.", "The ninety-third, take care.", []),
        ("Auf allen vieren in Fünferbündeln.", "On all fours in bundles of five.", ["4", "5"]),
    ],
)
def test_small_numbers_are_found_in_any_form(german: str, english: str, numbers: list[str]) -> None:
    assert small_numbers(german, "de") == small_numbers(english, "en") == numbers
