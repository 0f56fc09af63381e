"""Every sentence of every game, with names of each gender and number, checked by rule: endings
after articles, cases after prepositions, verbs after one and many, nothing raw, nothing twice.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import tafelrunde
from tafelrunde.engine.content import LANGUAGES, Lang
from tafelrunde.engine.grammar import Noun
from tafelrunde.engine.proof import DOTS, patterns, said
from tafelrunde.terminal.clients import client_for

SRC = Path(tafelrunde.__file__).parent
PLAYED = sorted(client.parent.name for client in SRC.glob("terminal/*/client.py"))
FOLDERS = [*(SRC / "games" / game / "texts" for game in PLAYED), SRC / "terminal" / "texts"]

Sentence = tuple[str, Noun, str]
"""Where it stands, the name that was tried in it, and what it says."""


@cache
def of_messages(folder: Path, lang: Lang) -> tuple[Sentence, ...]:
    """All messages of a folder in all variants, in German with 1 wherever a number may stand."""
    known = patterns(folder, lang)
    filler = 1 if lang == "de" else DOTS
    return tuple(
        (key, noun, text) for key in known for noun, text in said(key, folder, lang, known, filler)
    )


@cache
def of_cards(game: str, lang: Lang) -> tuple[Sentence, ...]:
    """All lines of all cards of a game."""
    return tuple(
        (card.id, Noun(card.name[lang]), line)
        for card in client_for(game).cards()
        for line in card.text[lang].split("\n")
    )


def sentences(lang: Lang) -> Iterator[Sentence]:
    for folder in FOLDERS:
        yield from of_messages(folder, lang)
    for game in PLAYED:
        yield from of_cards(game, lang)


def wrong(pattern: str, lang: Lang, unless: str = "") -> list[tuple[str, str]]:
    """All sentences in which a pattern occurs that no sentence should have."""
    bad, fine = re.compile(pattern), re.compile(unless or "(?!)")
    return [
        (where, text) for where, _noun, text in sentences(lang) if bad.search(fine.sub("", text))
    ]


def test_there_is_much_to_read() -> None:
    assert len(list(sentences("de"))) > 4_000
    assert len(list(sentences("en"))) > 4_000


# --- In both languages ----------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_raw_is_left(lang: Lang) -> None:
    none = r"\bnone\b|" if lang == "de" else ""

    fine = r"none alle|“None\b|(?<=[.”] )None\b"  # somebody says it, or a sentence begins with it

    assert wrong(none + r"[{}$]|[a-z]_[a-z]|None(?! of)|True|False", lang, fine) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", PLAYED)
def test_cards_show_no_brackets(game: str, lang: Lang) -> None:
    assert [text for _, _, text in of_cards(game, lang) if re.search(r"[\[\]]", text)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_spaces_and_stops_are_single(lang: Lang) -> None:
    keys = r".*( [!?] |   |  ).*"  # lists of keys, and the symbols of the tracks

    assert wrong(r"\S  +\S| [,.;:!?](\s|$)|,[.,;:]|\.\.(?!\.)|;\.", lang, keys) == []


RIGHTLY_TWICE = (
    r"\bsie sie\b|, ((an|in) )?(die die|der der)\b|von links links|Spur Spur sein"
    r"|\bhad had\b|\bthat that’s|what comes comes"
)
"""A subject beside its object, a pronoun before an article, and what is meant so."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_stands_twice(lang: Lang) -> None:
    assert wrong(r"\b([A-Za-zÄÖÜäöüß]{2,}) \1\b", lang, RIGHTLY_TWICE) == []


# --- German ---------------------------------------------------------------------------------------

MANY = (
    "Karten|Handkarten|Angriffskarten|Felder|Wunden|Tränke|Bomben|Spuren|Trophäen|Orte|Punkte|"
    "Belohnungen|Stufen|Ziele|Personen|Bots|Entscheidungen|Antworten|Schritte"
)
ONE = (
    "Karte|Handkarte|Angriffskarte|Feld|Wunde|Trank|Bombe|Spur|Trophäe|Ort|Punkt|"
    "Belohnung|Stufe|Ziel|Person|Bot|Entscheidung|Antwort|Schritt"
)


def test_one_is_one_and_two_are_two() -> None:
    one = rf"(?<![\d–−+,] )(?<![\d/–−+.×])\b1 (\w+e[nr]? )?({MANY})\b"

    assert wrong(one, "de", "^1 Ziele$|von 1 nötigen") == []
    assert wrong(rf"(?<!\bI )\b[2-9] (\w+e[nr]? )?({ONE})\b", "de", "Zug 2|Reichweite \\d") == []
    assert wrong(r"\b1 Karte sind|\b[2-9] Karten ist|\b1 Karte (kommen|gehen|zählen)", "de") == []


def test_prepositions_have_their_case() -> None:
    dative = (
        r"\b([Mm]it|[Vv]on|[Bb]ei|[Aa]us|[Nn]ach|[Zz]u) (das|des|die|ein|eine|einen|jeden|dein)\b"
    )
    accusative = (
        r"\b([Ff]ür|[Gg]egen|[Oo]hne|[Dd]urch) (dem|der|des|einem|einer|jedem|jeder|deinem)\b"
    )

    adverbs = r"zu, |nach und nach|ab und zu |mit ein wenig|[Vv]o[nm] [\w ]+ aus "

    assert wrong(dative, "de", adverbs) == []
    assert wrong(accusative, "de", "was für einer") == []


NAMED = {  # for each name that is tried: all that may stand before it, and how it then ends
    "Kräftig": (
        "der Kräftige Hieb|des Kräftigen Hiebs|(dem|vom|zum|am|im|den) Kräftigen Hieb|"
        "(ein|kein) Kräftiger Hieb|(eines|keines) Kräftigen Hiebs|einem Kräftigen Hieb|"
        "einen Kräftigen Hieb|1 Kräftige[rn] Hieb"
    ),
    "Klein": ("(die|eine|1) Kleine Heilung|(der|zur|einer) Kleinen Heilung"),
    "Heilig": (
        "das Heilige Symbol|des Heiligen Symbols|(dem|vom|zum|am|im) Heiligen Symbol|"
        "(ein|1) Heiliges Symbol|einem Heiligen Symbol|eines Heiligen Symbols"
    ),
    "Scharf": "(die|der|den) Scharfen Krallen|(^|nimm )Scharfe Krallen",
}
APART = re.compile(r"„[^“]*“|\([^)]*\)|: .*|^[^:.]*(?=: )")
"""What is quoted, in brackets or listed is named, not declined."""


def test_names_stand_with_the_right_article_and_ending() -> None:
    bad = []
    for folder in FOLDERS[:-1]:
        for where, _noun, text in of_messages(folder, "de"):
            told = APART.sub("", text)
            for stem, forms in NAMED.items():
                if stem in re.sub(forms, "", told, flags=re.IGNORECASE):
                    bad.append((where, text))
    assert bad == []


def test_verbs_agree_with_their_subject() -> None:
    many = r"^[Dd]ie Scharfen Krallen (?!sind\b|für\b)\w*[^n\W]\b"
    one = r"^(([Dd]er Kräftige|[Ee]in Kräftiger) Hieb|[Dd]as Heilige Symbol|Krähe) (sind|\w+en)\b"

    assert wrong(many, "de") == []
    assert wrong(one, "de") == []


def test_a_condition_is_not_nested_in_another() -> None:
    assert wrong(r"(?i)\bwenn\b[^.:;„–]*, wenn\b[^.;„–]*:", "de") == []
    assert wrong(r"(?i)\b(if|when|whenever)\b[^.:;“–]*, (if|when)\b[^.;“–]*:", "en") == []


def test_german_cards_use_whole_words() -> None:
    for game in PLAYED:
        lines = [text for _, _, text in of_cards(game, "de")]
        assert [text for text in lines if re.search(r"\bbzw\.|für umsonst|Für umsonst", text)] == []


def test_keywords_that_are_adjectives_are_declined() -> None:
    assert wrong(r"\b(Untot|Arkan|Göttlich|Stumpf|Giftig|Verflucht|Gesetzloser)-[A-Z]", "de") == []


# --- English --------------------------------------------------------------------------------------

ENGLISH_MANY = "cards|fields|spaces|wounds|tokens|potions|bombs|trails|trophies|points|times|levels"


def test_one_card_is_and_two_cards_are() -> None:
    assert wrong(rf"(?<![\d/–−+×] )(?<![\d/–−+×])\b1 (\w+ )?({ENGLISH_MANY})\b", "en") == []
    assert wrong(r"\b[2-9] (card|field|space|wound|potion|bomb|trail|trophy)\b", "en") == []
    assert wrong(r"\b1 card are\b|\b[2-9] cards is\b|\b(last|top|any) 1\b", "en") == []


def test_a_and_an_are_told_apart() -> None:
    assert wrong(r"\b[Aa] [aeiou](?!ne\b|ni|se|u)\w", "en") == []
    assert wrong(r"\b[Aa]n [bcdfgjklmnpqrstvwxyz]\w", "en") == []


STIFF = (
    r"\b(I|you|he|she|it|we|they|that) (am|(?<!that )are|is|will)\b(?! (what|as|who|now)|[.,;?!])"
    r"|\b(do|does|did) not\b|\bcannot\b"
)


def test_dialogue_uses_contractions() -> None:
    spoken = [
        (where, quote)
        for where, _noun, text in sentences("en")
        for quote in re.findall(r"“[^”]*”", text)
    ]

    assert len(spoken) > 100
    assert [each for each in spoken if re.search(f"(?i){STIFF}", each[1])] == []
