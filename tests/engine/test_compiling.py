"""Messages of Fluent as functions: what they say, and what they refuse."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tafelrunde.engine.compiling import Compiler, Saying
from tafelrunde.engine.content import Lang
from tafelrunde.engine.errors import ContentError

FUNCTIONS: dict[str, Callable[..., Any]] = {
    "LOUD": str.upper,
    "BOTH": lambda one, other: f"{one}+{other}",
    "HALF": lambda n: n / 2,
}


def compiled(source: str, lang: Lang = "en") -> dict[str, Saying]:
    known: dict[str, Saying] = {}
    known.update(Compiler(lang, FUNCTIONS, known).compile(source))
    return known


def said(source: str, lang: Lang = "en", **args: object) -> str:
    return compiled(f"key = {source}\n", lang)["key"](args)


@pytest.mark.parametrize(
    ("value", "english", "german"),
    [
        (7, "7", "7"),
        (-7, "-7", "-7"),
        (1234567, "1,234,567", "1.234.567"),
        (2.5, "2.5", "2,5"),
        (1000.25, "1,000.25", "1.000,25"),
    ],
)
def test_numbers_are_written_as_people_write_them(value: float, english: str, german: str) -> None:
    assert said("{ $n }", "en", n=value) == english
    assert said("{ $n }", "de", n=value) == german


CHOICE = (
    "{ $n ->\n    [0] none\n    [one] one\n    [3] three\n    [no] nothing\n   *[other] many\n  }"
)


@pytest.mark.parametrize(
    ("value", "text"),
    [(0, "none"), (1, "one"), (-1, "one"), (3, "three"), (5, "many"), ("no", "nothing")],
)
def test_the_first_way_that_fits_is_taken(value: object, text: str) -> None:
    assert said(CHOICE, n=value) == text


def test_a_word_that_is_not_listed_takes_the_usual_way() -> None:
    assert said(CHOICE, n="0") == "many"
    assert said("{ $n ->\n    [2] two\n   *[few] some\n  }", n=7) == "some"


def test_messages_stand_in_others_with_the_same_variables() -> None:
    source = "-end = !\na = { $who }\n    .of = { $who }s\nb = { a }, { a.of }{ -end }\n"
    assert compiled(source)["b"]({"who": "Ada"}) == "Ada, Adas!"


def test_functions_get_values_and_not_texts() -> None:
    assert said("{ LOUD($who) }", who="ada") == "ADA"
    assert said('{ BOTH(HALF($n), "x") }', n=3) == "1.5+x"
    assert said("{ HALF(5) } { { $n } }", n=4) == "2.5 4"


def test_comments_say_nothing_and_text_stays_as_it_is() -> None:
    messages = compiled("### Group\n# note\nkey = plain text\n")
    assert {key: say({}) for key, say in messages.items()} == {"key": "plain text"}


@pytest.mark.parametrize(
    ("source", "trouble"),
    [
        ("{ $missing }", "Unknown external: missing"),
        ("{ other }", "Unknown message: other"),
        ("{ $odd }", "list cannot be said"),
    ],
)
def test_what_cannot_be_said_says_why(source: str, trouble: str) -> None:
    with pytest.raises(ContentError, match=trouble):
        said(source, odd=[1])


@pytest.mark.parametrize(
    ("source", "trouble"),
    [
        ("{ NOWHERE($n) }", "Unknown function: NOWHERE"),
        ("{ LOUD($n, style: 1) }", "FunctionReference is more than our texts need"),
        ('{ -term(case: "x") }', "TermReference is more than our texts need"),
        ("{ $open", "not valid Fluent at 'key ="),
    ],
)
def test_what_our_texts_do_not_need_is_refused(source: str, trouble: str) -> None:
    with pytest.raises(ContentError, match=trouble):
        compiled(f"key = {source}\n")
