"""Messages are found by key, agree with their numbers, and fail loudly if something is missing."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import tafelrunde
from tafelrunde.engine import language
from tafelrunde.engine.content import Lang
from tafelrunde.engine.errors import ContentError
from tafelrunde.engine.language import Language, default_lang, language_for

SRC = Path(tafelrunde.__file__).parent
SOURCE = """
cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
    .short = { $count }c
only = { $what }
"""


def english(source: str = SOURCE) -> Language:
    return Language("en", {"en.ftl": source})


def test_a_message_agrees_with_its_number() -> None:
    assert [english().say("cards", count=n) for n in (1, 2)] == ["1 card", "2 cards"]


def test_an_attribute_is_another_form_of_its_message() -> None:
    assert english().say("cards.short", count=3) == "3c"
    assert "cards.short" in english()
    assert "cards.long" not in english()


def test_a_sentence_is_built_once(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = english()
    first = texts.say("cards", count=2)

    monkeypatch.setattr(Language, "_format", None)

    assert texts.say("cards", count=2) is first


def test_arguments_that_cannot_be_remembered_are_formatted_each_time() -> None:
    class Odd(str):
        __hash__ = None  # type: ignore[assignment]

    assert english().say("only", what=Odd("this")) == "this"


def test_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(language, "MOST_REMEMBERED", 2)
    texts = english()

    said = [texts.say("cards", count=n) for n in range(5)]

    assert said[4] == "4 cards"
    assert len(texts._said) <= 2


def test_a_missing_message_names_key_and_language() -> None:
    with pytest.raises(ContentError, match="'nothing' in language 'en'"):
        english().say("nothing")


def test_a_missing_argument_names_the_message() -> None:
    with pytest.raises(ContentError, match="'only' fails in language 'en'"):
        english().say("only")


def test_a_message_is_built_from_others() -> None:
    texts = english(
        """# A term and a message that others use
-game = Tafelrunde
    .de = die Tafelrunde
name = { -game }!
greeting =
    { $loud ->
        [yes] HELLO
       *[no] hello
    }, this is { name }
# nobody uses this
last = { greeting.short }
greeting-2 = x
"""
    )

    assert texts.say("greeting", loud="no") == "hello, this is Tafelrunde!"
    assert texts.keys == {"name", "greeting", "last", "greeting-2"}


FOLDERS = sorted({path.parents[path.parent.name in ("de", "en")] for path in SRC.rglob("*.ftl")})


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_file_is_valid_and_holds_the_keys_that_fluent_finds(folder: Path, lang: Lang) -> None:
    files = [*folder.glob(f"{lang}.ftl"), *(folder / lang).glob("*.ftl")]
    body = [e for f in files for e in FluentParser().parse(f.read_text(encoding="utf-8")).body]
    messages = [entry for entry in body if isinstance(entry, ast.Message)]
    keys = [entry.id.name for entry in messages if entry.value is not None]
    keys += [f"{entry.id.name}.{each.id.name}" for entry in messages for each in entry.attributes]

    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert sorted(keys) == sorted(language_for(lang, folder).keys)


def test_a_message_that_another_thread_still_reads_is_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    reading, asked = threading.Event(), threading.Event()
    parse = FluentParser.parse

    def slow(self: FluentParser, source: str) -> ast.Resource:
        reading.set()
        asked.wait(0.2)
        return parse(self, source)

    monkeypatch.setattr(FluentParser, "parse", slow)
    spoken = english("-hero = Arani\nnews = { -hero } wins.\n")
    with ThreadPoolExecutor() as others:
        other = others.submit(spoken.say, "news")
        assert reading.wait(60)
        assert spoken.say("news") == "Arani wins."
        asked.set()
        assert other.result() == "Arani wins."


def test_a_broken_message_is_refused() -> None:
    with pytest.raises(ContentError, match=r"en\.ftl is not valid Fluent"):
        english("key = { $open\n").say("key")


def test_a_message_given_twice_is_refused() -> None:
    with pytest.raises(ContentError, match="'key' a second time"):
        english("key = one\nkey = two\n")


def test_a_folder_may_hold_one_file_or_many(tmp_path: Path) -> None:
    (tmp_path / "de.ftl").write_text("one = eins\n", encoding="utf-8")
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "more.ftl").write_text("two =\n    .form = zwei\n", encoding="utf-8")

    german = language_for("de", tmp_path)

    assert (german.say("one"), german.say("two.form")) == ("eins", "zwei")
    assert language_for("de", tmp_path) is german


def test_a_folder_without_texts_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="no texts in language 'en'"):
        language_for("en", tmp_path)


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "", "LC_ALL": "C"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(
    environment: dict[str, str], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)

    assert default_lang() == lang
