"""Chapter 3: character creation (Charaktererstellung), its steps in order."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple

from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.nouns import ClashCard, Printed
from tafelrunde.games.avalon.setup.setup import Setup
from tafelrunde.games.avalon.state.physical import Card, physical
from tafelrunde.games.avalon.state.table import DECKS, TABLE, Character, Game
from tafelrunde.games.avalon.terms import Art, Tray

FIRST_CARDS: Final = 15
"""The base cards 1 to 15 are the starting deck (A3.08)."""
copied: Final = TABLE.copier(Character)


def new_card(game: Game, printed: Printed) -> Card:
    """A physical card, numbered in the order of the setup."""
    card = physical(len(game.cards), printed)
    game.cards.append(card)
    return card


def start_character(setup: Setup, index: int, name: str) -> Character:
    """A character before it has cards; in Free Play the tray is chosen (A31.23)."""
    trays = setup.trays or [library.board(each).tray for each in setup.characters]
    return copied(_started(trays[index], index, name))


@lru_cache(maxsize=256)
def _started(colour: Tray, index: int, name: str) -> Character:
    """Steps I to V: board and tray (A3.01), tracks (A3.04, A3.05), attributes (A3.06), resources
    (A3.07).
    """
    board = library.board(name)
    character = Character(index, board, colour)
    tray = character.tray
    character.energy, character.health, character.fear = tray.energy, tray.health, tray.fear
    for attribute, points in board.attributes.items():
        character.tokens[attribute] = points
    for resource, amount in board.resources.items():
        character.resources[resource] = amount
    return character


def new_character(
    game: Game, index: int, name: str, instead_of: Character | None = None
) -> Character:
    """A character that comes later, with everything that belongs to it; its decks are shuffled
    (A3.08, A3.09). In Free Play others may have its tray or its cards: then it has free ones, for
    of each there is only one (A3.02), and the cards of the dead do not come back (A21.10).
    """
    others = [each for each in (*game.characters, *game.absent) if each is not instead_of]
    tray = free(library.board(name).tray, [each.colour for each in others])
    dealt = dealt_colours(game) if game.setup.trays or game.setup.decks else []
    game.cards = game.cards[:]  # a copy of the table does not get them
    character = copied(_started(tray, index, name))
    deal_cards(game, character, free(tray, dealt))
    for art in Art:
        game.shuffle(DECKS, character.decks[art])
        game.shuffle(DECKS, character.upgrades[art])
    return character


def dealt_colours(game: Game) -> list[Tray]:
    """The colours of all cards that characters have or had."""
    return [card.printed.tray for card in game.cards if isinstance(card.printed, ClashCard)]


def free(own: Tray, taken: list[Tray]) -> Tray:
    """The own colour if nobody has it, else the first that is left."""
    return next((each for each in (own, *Tray) if each not in taken), own)


def keep_colours(game: Game) -> None:
    """In Free Play the set-up tells the trays and cards of those who play now (A31.23, A31.24)."""
    if game.setup.trays or game.setup.decks:
        trays = tuple(each.colour for each in game.characters)
        decks = tuple(map(card_colour, game.characters))
        game.setup = replace(game.setup, trays=trays, decks=decks)


def card_colour(character: Character) -> Tray:
    """The colour of the cards of a character."""
    piles = (*character.upgrades, *character.available, *character.decks)
    dealt = (card.printed for pile in piles for card in pile)
    return next((card.tray for card in dealt if isinstance(card, ClashCard)), character.colour)


def deal_cards(game: Game, character: Character, colour: Tray) -> None:
    """Steps VI to VIII: base cards 1 to 15 of the colour are the starting deck, all others the
    upgrade deck (A3.08, A3.09); the available pile is empty (A3.10).
    """
    own = own_cards(colour, character.id, len(game.cards))
    game.cards += own.cards
    character.decks = [deck[:] for deck in own.decks]
    character.upgrades = [deck[:] for deck in own.upgrades]


class OwnCards(NamedTuple):
    """All cards of a character in the order of their numbers, and both of its decks by art."""

    cards: list[Card]
    decks: list[list[Card]]
    upgrades: list[list[Card]]


@lru_cache(maxsize=64)
def own_cards(colour: Tray, owner: str, first: int) -> OwnCards:
    """The cards of a colour and of one character, numbered from the first; only ever copied."""
    own = OwnCards([], [[] for _ in Art], [[] for _ in Art])
    for printed in library.of_kind(ClashCard):
        if printed.tray is not colour or printed.owner not in ("", owner):
            continue
        for number in printed.numbers:
            card = physical(first + len(own.cards), printed)
            own.cards.append(card)
            starts = not printed.owner and number <= FIRST_CARDS
            (own.decks if starts else own.upgrades)[printed.art].append(card)
    return own
