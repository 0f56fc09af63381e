"""All printed things, as the `cards` command lists them."""

from __future__ import annotations

from collections.abc import Iterable

from tafelrunde.engine.content import LANGUAGES, Lang, Name
from tafelrunde.games.valskyrr import library
from tafelrunde.games.valskyrr.cards import rewards
from tafelrunde.games.valskyrr.cards.encounters import ENCOUNTERS, FINAL_ENCOUNTERS
from tafelrunde.games.valskyrr.cards.enemies.final import FINAL_ENEMIES
from tafelrunde.games.valskyrr.cards.tiles import TILES
from tafelrunde.games.valskyrr.cards.times import TIME_CARDS
from tafelrunde.games.valskyrr.nouns import Adventure, Definition, HeroBoard, HeroCard
from tafelrunde.games.valskyrr.texts.cards import adventure_text, board_text, card_text
from tafelrunde.terminal.clients import ListedCard


def cards() -> list[ListedCard]:
    """One entry per different card, tile, board and adventure."""
    found = [_board(board) for board in library.HEROES.values()]
    for hero, deck in library.DECKS_OF_HEROES.items():
        found += [_hero_card(card, hero) for card in deck]
    found += [_hero_card(card, "rewards") for card in rewards.ONE_TIME_REWARDS]
    for enemy in library.ENEMIES:
        found.append(_card(enemy, "enemy", enemy.colour.name.lower() if enemy.colour else "final"))
    found += _plain(FINAL_ENEMIES, "enemy", "final")
    found += _plain(ENCOUNTERS, "encounter", "encounters")
    found += _plain(FINAL_ENCOUNTERS, "encounter", "final")
    found += _plain(TIME_CARDS, "time_card", "time")
    found += _plain(TILES, "location", "locations")
    return found + [_adventure(adventure) for adventure in library.ADVENTURES.values()]


def _plain(definitions: Iterable[Definition], kind: str, deck: str) -> list[ListedCard]:
    return [_card(definition, kind, deck) for definition in definitions]


def _card(definition: Definition, kind: str, deck: str) -> ListedCard:
    texts = {lang: card_text(definition, lang) for lang in LANGUAGES}
    copies = getattr(definition, "copies", 1)
    return _entry(definition.id, kind, deck, copies, definition.name, texts)


def _hero_card(card: HeroCard, deck: str) -> ListedCard:
    return _card(card, card.set.value, deck)


def _board(board: HeroBoard) -> ListedCard:
    texts = {lang: board_text(board, lang) for lang in LANGUAGES}
    return _entry(board.id, "hero_board", board.id, 1, board.name, texts)


def _adventure(adventure: Adventure) -> ListedCard:
    texts = {lang: adventure_text(adventure, lang) for lang in LANGUAGES}
    return _entry(adventure.id, "adventure", "adventures", 1, adventure.name, texts)


def _entry(
    key: str, kind: str, deck: str, copies: int, name: Name, texts: dict[Lang, str]
) -> ListedCard:
    return ListedCard(
        id=key,
        kind=kind,
        deck=deck,
        copies=copies,
        name={"de": name.de, "en": name.en},
        text=texts,
    )
