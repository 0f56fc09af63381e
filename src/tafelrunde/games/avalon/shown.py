"""What a web table shows of Avalon, beside what follows from the declared table.

Nobody reads ahead: of what the book, the secrets and the events of a chapter tell, a client gets
what lies open, and of all else what is printed on cards that anybody may look at.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from tafelrunde.engine.content import LANGUAGES, Lang
from tafelrunde.engine.declared.shown import DeclaredShown, page
from tafelrunde.engine.games import Data
from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.nouns import (
    ClashCard,
    CombatEncounter,
    DiplomacyEncounter,
    Event,
    Item,
    Printed,
    Secret,
    SkillCard,
)
from tafelrunde.games.avalon.physical import HIDDEN, Card
from tafelrunde.games.avalon.state import Game
from tafelrunde.games.avalon.terms import Art
from tafelrunde.games.avalon.texts.cards import lines_of
from tafelrunde.games.avalon.texts.words import words

KINDS: dict[type, str] = {
    Item: "item",
    Secret: "secret",
    SkillCard: "skill",
    CombatEncounter: "encounter",
    DiplomacyEncounter: "encounter",
    Event: "event",
}


class AvalonShown(DeclaredShown[Game]):
    """The table of Avalon in words."""

    def cards(self, lang: Lang) -> dict[str, Data]:
        """Everything printed that is no secret."""
        return _cards(lang)

    def present(self, state: Game, seats: Sequence[int]) -> Data:
        """What everybody sees, with the pages of open cards that were secret until now."""
        found = self.listed(state, seats)
        found["pages"] = {
            card.id: {lang: _page(card.printed, lang) for lang in LANGUAGES}
            for card in _open(state)
            if card.printed is not None and is_secret(card.printed)
        }
        return found


def _open(game: Game) -> Iterator[Card]:
    """Cards that lie open and might have been secret before."""
    yield from (*game.quests, *game.events, *game.event_discards, *game.out)
    yield from (each.card for each in game.left)
    for character in (*game.characters, *game.absent):
        yield from character.belongings()


@cache
def _cards(lang: Lang) -> dict[str, Data]:
    found = {k: _page(each, lang) for k, each in library.PRINTED.items() if not is_secret(each)}
    back = words(lang).say("label-face-down-card")
    found[HIDDEN.id] = {"id": HIDDEN.id, "kind": "card", "name": back, "lines": []}
    for number, place in library.LOCATIONS.items():
        key = str(number)
        found[key] = page(place, "location", lines_of(place, lang), lang) | {"id": key}
    for board in library.BOARDS.values():
        found[board.id] = page(board, "character_board", lines_of(board, lang), lang)
    return found


@cache
def _page(printed: Printed, lang: Lang) -> Data:
    return page(printed, kind_of(printed), lines_of(printed, lang), lang)


def kind_of(printed: Printed) -> str:
    """What sort of card it is."""
    if isinstance(printed, ClashCard):
        return "combat" if printed.art is Art.COMBAT else "diplomacy"
    return KINDS[type(printed)]


def is_secret(printed: Printed) -> bool:
    """Whether nobody knows the card before it is found: secrets, and the story's events."""
    return isinstance(printed, Secret) or (isinstance(printed, Event) and not printed.random)
