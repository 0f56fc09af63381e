"""The prose of Avalon's book: both languages are whole, name the same people and places, and keep
to the house's letters and lengths (docs/voice.md).
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tafelrunde.engine.book.prose import Passage
from tafelrunde.engine.book.walk import words_in
from tafelrunde.engine.content import LANGUAGES, Lang
from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.nouns import Event
from tafelrunde.games.avalon.story import BOOK
from tafelrunde.games.avalon.terms import Resource, Track
from tafelrunde.games.avalon.vocabulary.conditions import HasSecret
from tafelrunde.games.avalon.vocabulary.costs import Pay

VERSES = list(library.VERSES.values())
EVENTS = [each for each in library.of_kind(Event) if each.chapter]
FRONTS = {str(number) for number in library.LOCATIONS}
"""What stands on the front of a location card."""
NAMES = [
    *("Dernan", "Iorla", "Yvain", "Erfyr", "Neante", "Fael", "Beor", "Ailei", "Arev", "Kerrec"),
    *("Siward", "Mirre", "Wenna", "Osk", "Marged", "Brannoch", "Breda", "Coll", "Ruan"),
    *("Jory", "Hedda", "Adda", "Perran", "Lowen", "Aldith", "Gundry", "Tolva", "Senan", "Hroald"),
    *("Sidwell", "Estrild", "Guthlac", "Ennor", "Meraud", "Rhosyn", "Pasco", "Maddoc", "Ysmay"),
    *("Hob", "Wick", "Torrin", "Isern", "Salla", "Morcant", "Hew", "Oriel", "Orin", "Sefa"),
    *("Falfuar", "Bundorca", "Faldorca", "Corbenic", "Tuathan", ("Nest", "(?<!Crow’s )Nest")),
    *("Teague", "Cuanacht", "Kamelot", "Carrow", "Ina"),
    *(("Wurm", "Maggot"), ("Weißweite", "Whitening"), ("Madenwald", "Grubwood")),
    *(("Artus", "Arthur"), ("Allmutter", "Allmother"), ("Wyrdnis", "Wyrdness")),
    *(("Einstvolk", "Foredwellers"), ("Gebeugten?", "Bent One"), ("Roten? Tod", "Red Death")),
]
"""Everybody and everything with a name; how it is written in German and in English."""
PAGES = [(BOOK.sections[each.id], each.id) for each in VERSES]
PAGES += [(f"chapter_{each.chapter}", each.id) for each in EVENTS]
PAGES += [("letters", each) for each in library.BOARDS]


def passages(lang: Lang) -> dict[tuple[str, str], Passage]:
    """Every page that is read out."""
    return {page: BOOK.prose.passage(*page, lang) for page in PAGES}


def whole(passage: Passage) -> str:
    """Text and choices."""
    return "\n".join([passage.text, *passage.choices.values()])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_prose_lies_in_the_files_that_nobody_reads(lang: Lang) -> None:
    for section in {section for section, _ in PAGES}:
        found = set(BOOK.prose.section(section, lang))
        assert found - FRONTS == {heading for where, heading in PAGES if where == section}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_has_40_to_160_words_and_never_raises_its_voice(lang: Lang) -> None:
    for page, passage in passages(lang).items():
        assert 40 <= len(passage.text.split()) <= 160, page
        assert "!" not in whole(passage), page


@pytest.mark.parametrize(("lang", "marks"), [("de", "„“"), ("en", "“”")])
def test_a_page_is_set_in_the_letters_of_its_language(lang: Lang, marks: str) -> None:
    for page, passage in passages(lang).items():
        assert not re.search(r"[\"'…—]|\.\.\.|--|  | ,", whole(passage)), page
        for part in [*passage.text.split("\n\n"), *passage.choices.values()]:
            found = "".join(re.findall("[„“”]", part))
            assert found == marks * (len(found) // 2), part
            assert part.rstrip("“”*").endswith((".", "?")) or page[0] == "letters", part


def test_both_languages_name_the_same_people_and_places() -> None:
    for page in PAGES:
        german, english = (whole(BOOK.prose.passage(*page, lang)) for lang in LANGUAGES)
        for name in NAMES:
            de, en = (name, name) if isinstance(name, str) else name
            in_german = re.search(rf"\b{de}s?\b", german) is not None
            in_english = re.search(rf"\b{en}\b", english) is not None
            assert in_german == in_english, (page, name)


def cast() -> set[str]:
    """Everybody in the two tables of docs/voice.md who has a name."""
    page = (Path(__file__).parents[2] / "docs" / "voice.md").read_text("utf-8")
    rows = re.findall(r"^\| \**([^|*]+?)\** \| [^|]+ \| [^|]+ \| [^|]+ \|$", page, re.M)
    named = {row.removeprefix("Lord ") for row in rows if not row.startswith(("the ", "-", "Name"))}
    return {name for row in named for name in row.split(" / ")}


def test_everybody_of_the_cast_is_looked_for_on_every_page() -> None:
    known = {form for name in NAMES for form in ([name] if isinstance(name, str) else name)}
    assert len(cast()) > 50
    assert cast() <= known


TAKEN = {
    Track.ENERGY: ("Kraft", "strength"),
    Track.HEALTH: ("Blut", "blood"),
    Resource.WEALTH: ("Gold|Münze|Geld", "gold|coin|money"),
    Resource.MAGIC: ("Magie", "magic"),
    Resource.FOOD: ("essen|Brot", "eat|bread"),
    Resource.REPUTATION: ("Ruf", "good name"),
}
"""What stones take, as their pages call it."""


def test_the_page_of_a_stone_names_everything_that_it_takes() -> None:
    for number, place in library.LOCATIONS.items():
        for cost in place.menhir.cost if place.menhir and number < 900 else ():
            assert isinstance(cost, Pay)
            for lang, word in zip(LANGUAGES, TAKEN[cost.what], strict=True):
                assert re.search(rf"\b({word})\b", BOOK.text(f"{number}.M", lang)), (number, word)


NEEDED = {11: ("riten", "rites"), 15: ("werkzeug", "tools")}
"""The secrets without which no stone is kindled, as its page calls them."""


def test_the_page_of_a_stone_names_everything_that_it_asks_for() -> None:
    for number, place in library.LOCATIONS.items():
        for word in words_in(place.menhir.needs) if place.menhir and number < 900 else ():
            if isinstance(word, HasSecret):
                for lang, named in zip(LANGUAGES, NEEDED[word.number], strict=True):
                    assert named in BOOK.text(f"{number}.M", lang).lower(), (number, named)


def differ_by_one_letter(one: str, other: str) -> bool:
    """One letter is wrong, missing or too many, or two stand the other way round."""
    short, long = sorted((one, other), key=len)
    if len(long) - len(short) == 1:
        return any(long[:at] + long[at + 1 :] == short for at in range(len(long)))
    wrong = (
        [at for at in range(len(short)) if short[at] != long[at]] if len(short) == len(long) else []
    )
    return len(wrong) == 1 or (
        len(wrong) == 2 and short[wrong[0]] == long[wrong[1]] and short[wrong[1]] == long[wrong[0]]
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_name_is_written_with_a_wrong_letter(lang: Lang) -> None:
    forms = [each if isinstance(each, str) else each[lang == "en"] for each in NAMES]
    names = [each for each in forms if len(each) > 4 and each.isalpha()]
    texts = {page: whole(each) for page, each in passages(lang).items()}
    usual = {word for text in texts.values() for word in re.findall(r"\b[a-zäöüß]+\b", text)}
    for page, text in texts.items():
        for word in {*re.findall(r"\b[A-ZÄÖÜ][a-zäöüß]+\b", text)} - {"Losen"}:
            if word.lower() not in usual:
                near = [name for name in names if differ_by_one_letter(word, name)]
                assert all(word == f"{name}s" for name in near), (page, word)


def test_a_wrong_letter_is_seen() -> None:
    assert differ_by_one_letter("Iolra", "Iorla")
    assert differ_by_one_letter("Merraud", "Meraud")
    assert differ_by_one_letter("Gundri", "Gundry")
    assert not differ_by_one_letter("Gundry", "Gundry")


def test_english_people_speak_with_contractions() -> None:
    stiff = r"\b(do|does|did|is|are|was|were|have|has|had|will|would|can) ?not\b|\bI (am|have) "
    for passage in passages("en").values():
        for said in re.findall("“[^”]*”", whole(passage)):
            assert not re.search(stiff, said, re.I), said


def test_no_two_pages_and_no_two_sentences_of_a_page_are_the_same() -> None:
    for lang in LANGUAGES:
        texts = [each.text for each in passages(lang).values()]
        assert len(set(texts)) == len(texts)
        for passage in passages(lang).values():
            assert len(set(passage.choices.values())) == len(passage.choices)


def test_hints_for_newcomers_are_short_and_the_same_in_both_languages() -> None:
    german, english = (BOOK.prose.section("hints", lang) for lang in LANGUAGES)
    assert list(german) == list(english)
    assert len(german) >= 12
    for hint in [*german.values(), *english.values()]:
        assert 15 <= len(hint.text.split()) <= 60
        assert not re.search("[!\"']", hint.text)
