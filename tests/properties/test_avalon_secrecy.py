"""Nobody reads ahead in Avalon: what is hidden in the book and in decks reaches no client."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator
from functools import cache

import msgspec
import pytest

from tafelrunde.engine.content import LANGUAGES
from tafelrunde.engine.decisions import PARTY, Seat
from tafelrunde.engine.sessions import Session
from tafelrunde.engine.showing import appearance, views_of
from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.events import VerseRead
from tafelrunde.games.avalon.game import GAME as AVALON
from tafelrunde.games.avalon.nouns import Event, Secret
from tafelrunde.games.avalon.shown.content import is_secret
from tafelrunde.games.avalon.state.physical import HIDDEN, Card
from tafelrunde.games.avalon.state.table import Game
from tafelrunde.games.avalon.story import BOOK
from tests.kit.random_games import random_positions

pytestmark = pytest.mark.slow
ENOUGH = 40
"""So many letters of a sentence are found nowhere else."""


@cache
def prose() -> dict[str, tuple[str, ...]]:
    """By verse the beginnings of its paragraphs and choices, in both languages."""
    found = {}
    for verse in BOOK.verses:
        pages = [BOOK.page(verse, lang) for lang in LANGUAGES]
        lines = [
            line for page in pages for line in (*page.text.split("\n\n"), *page.choices.values())
        ]
        told = {json.dumps(line[:ENOUGH], ensure_ascii=False)[1:-1] for line in lines}
        found[verse] = tuple(line for line in told if len(line) >= ENOUGH)
    return found


def unread(read: Collection[str]) -> Iterator[str]:
    """Sentences of verses that nobody has read, if no other verse begins so."""
    known = {line for verse in read for line in prose().get(verse, ())}
    for verse, lines in prose().items():
        if verse not in read:
            yield from (line for line in lines if line not in known)


def hidden_cards(game: Game) -> list[Card]:
    """The cards that lie face down."""
    piles: list[list[Card]] = [game.secrets, game.event_deck, game.event_box, game.items, game.box]
    piles += [*game.encounters, game.random_events]
    piles += [pile for each in game.characters for pile in each.upgrades]
    return [card for pile in piles for card in pile]


def hidden(game: Game) -> set[str]:
    """The ids of cards that lie face down and nowhere else."""
    down = {card.id for card in hidden_cards(game)}
    uids = {card.uid for card in hidden_cards(game)}
    if game.clash is not None:
        down -= {card.id for card in game.clash.weapons}  # seen before they were discarded
    return down - {card.id for card in game.cards if card.uid not in uids}


def sent(session: Session[Game]) -> str:
    """Everything that people get of the table as it stands, and of what happened so far."""
    found = [each.decode() for each in appearance(AVALON.shown, session.state, session.decisions)]
    heard = [AVALON.hear(session.state, event, Seat(PARTY)) for event in session.log]
    told = [AVALON.narrate(event, lang) for event in heard for lang in LANGUAGES]
    return "\n".join([*found, *(json.dumps(each, ensure_ascii=False) for each in told)])


def test_there_is_much_to_keep() -> None:
    assert len(prose()) > 100
    assert sum(map(len, prose().values())) > 500


@pytest.mark.parametrize("seed", range(8))
def test_no_unread_verse_and_no_hidden_card_is_sent(seed: int) -> None:
    for number, session in enumerate(random_positions("avalon", seed, 200)):
        if number % 9:
            continue
        text = sent(session)
        read = [event.verse for event in session.log if isinstance(event, VerseRead)]
        assert [line for line in unread(read) if line in text] == []
        (view,) = views_of(AVALON.shown, session.state)
        assert [name for name in hidden(session.state) if f'"{name}"' in view.decode()] == []


def test_what_was_secret_is_told_with_the_view_once_it_lies_open() -> None:
    people = {"beor": {"equipped": ["rites_of_the_menhir"]}}
    game = AVALON.scenarios.build({"characters": people, "quests": ["chapter_1_part_1"]})
    pages = AVALON.shown.present(game, [0]).pages
    assert set(pages) == {"rites_of_the_menhir", "chapter_1_part_1"}
    assert pages["rites_of_the_menhir"]["de"].name == "Riten des Menhirs"
    assert pages["chapter_1_part_1"]["en"].lines


def test_the_content_for_clients_tells_nothing_of_the_book() -> None:
    for lang in LANGUAGES:
        text = msgspec.json.encode(AVALON.shown.content(lang)).decode()
        assert [line for line in unread([]) if line in text] == []
        cards = msgspec.to_builtins(AVALON.shown.content(lang).cards)
        assert [name for name in cards if is_secret_card(name)] == []


def is_secret_card(name: str) -> bool:
    printed = library.PRINTED.get(name)
    return printed is not None and is_secret(printed)


def test_secrets_and_the_events_of_the_story_are_secret() -> None:
    assert all(map(is_secret, library.of_kind(Secret)))
    assert {is_secret(event) for event in library.of_kind(Event) if event.chapter} == {True}


@pytest.mark.parametrize("seed", range(4))
def test_a_view_holds_the_backs_of_what_lies_face_down(seed: int) -> None:
    *_, session = random_positions("avalon", seed, 60)
    seen = AVALON.view(session.state, Seat(0))
    for pile in (seen.secrets, seen.event_deck, seen.items, seen.box, *seen.encounters):
        assert all(card is HIDDEN for card in pile)
    assert seen.chance.streams == [0] * 3
    assert seen.tosses == []
    assert (
        AVALON.view(seen, Seat(0)).chapter_start
        == seen.chapter_start
        != session.state.chapter_start
    )
