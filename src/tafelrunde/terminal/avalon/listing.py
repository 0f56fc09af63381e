"""All printed things, as the `cards` command lists them: for authors, so nothing is kept secret."""

from __future__ import annotations

from collections.abc import Callable

from tafelrunde.engine.content import LANGUAGES, Lang, Name
from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.nouns import (
    ClashCard,
    CombatEncounter,
    DiplomacyEncounter,
    Event,
    Printed,
    Verse,
)
from tafelrunde.games.avalon.shown.content import kind_of
from tafelrunde.games.avalon.story import BOOK
from tafelrunde.games.avalon.texts.cards import text_of
from tafelrunde.games.avalon.texts.effects import effect_text
from tafelrunde.games.avalon.texts.labels import verse_choice
from tafelrunde.games.avalon.texts.words import words
from tafelrunde.terminal.clients import ListedCard


def cards() -> list[ListedCard]:
    """One entry per different character, card, location, status, task and verse."""
    return [
        *(_entry(e.id, "character_board", "boards", e.name, e) for e in library.BOARDS.values()),
        *(_entry(e.id, kind_of(e), deck_of(e), e.name, e) for e in library.PRINTED.values()),
        *(_entry(e.id, "location", "locations", e.name, e) for e in library.LOCATIONS.values()),
        *(_entry(e.id, "status", "save_sheet", e.name) for e in library.STATUSES.values()),
        *(_entry(e.id, "task", "save_sheet", e.name) for e in library.TASKS.values()),
        *map(_verse, library.VERSES.values()),
    ]


def deck_of(printed: Printed) -> str:
    """Where such a card lies at the beginning."""
    match printed:
        case ClashCard():
            return f"{printed.tray.name.lower()}_{printed.art.name.lower()}"
        case CombatEncounter() | DiplomacyEncounter():
            return f"{printed.colour.name.lower()}_encounters"
        case Event():
            return "random_events" if printed.random else f"chapter_{printed.chapter}"
        case _:
            return f"{kind_of(printed)}s"


def _entry(key: str, kind: str, deck: str, name: Name, printed: object = None) -> ListedCard:
    return _listed(
        key,
        kind,
        deck,
        getattr(printed, "copies", 1),
        name.text,
        lambda lang: text_of(printed, lang) if printed is not None else "",
    )


def _verse(verse: Verse) -> ListedCard:
    """A verse with its prose, what it does and what can be chosen."""

    def title(lang: Lang) -> str:
        return words(lang).say("verse", number=verse.id)

    def text(lang: Lang) -> str:
        found = [BOOK.text(verse.id, lang)]
        found += [effect_text(verse.do, lang)] if verse.do else []
        for choice in verse.choices:
            label = verse_choice(verse, choice, lang)
            found.append(" – ".join(part for part in label if part).replace("\n", " "))
        return "\n".join(found)

    return _listed(f"verse_{verse.id}", "verse", BOOK.sections[verse.id], 1, title, text)


def _listed(
    key: str,
    kind: str,
    deck: str,
    copies: int,
    name: Callable[[Lang], str],
    text: Callable[[Lang], str],
) -> ListedCard:
    return ListedCard(
        id=key,
        kind=kind,
        deck=deck,
        copies=copies,
        name={lang: name(lang) for lang in LANGUAGES},
        text={lang: text(lang) for lang in LANGUAGES},
    )
