"""What the stories of Hexer say to a writer: where they lead, and what they hand out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tafelrunde.engine.book import Book, Choice, Condition, Verse
from tafelrunde.engine.content import Frozen, Lang
from tafelrunde.games.hexer import library
from tafelrunde.games.hexer.state.board import LOCATIONS
from tafelrunde.games.hexer.vocabulary.story import BeginQuest, FindIsland, LandOn, ReadEvent

EVENTS: Final = {(each.number, each.skellige): each.id for each in library.EVENTS}


class HexerStories:
    """Cities, wilderness, Skellige, events and quests."""

    book: Book = library.BOOK

    def leads(self, word: Frozen) -> Iterable[str]:
        """To quests and their ends, to events, and to those of islands."""
        match word:
            case BeginQuest(quest=quest):
                yield quest
                yield library.QUESTS[quest].done
            case ReadEvent(number=number, skellige=skellige):
                yield EVENTS[number, skellige]
            case LandOn(place=place) | FindIsland(place=place):
                yield EVENTS[LOCATIONS[place].event, True]

    def begins(self) -> Iterable[str]:
        """With the cards of the three decks."""
        yield from (each.id for each in (*library.CITY_CARDS, *library.WILDERNESS_CARDS))
        yield from (verse.id for card in library.SKELLIGE_CARDS for verse in card.verses)

    def also_read(self) -> Iterable[str]:
        """Nothing else."""
        return ()

    def sets(self, word: Frozen) -> Iterable[str]:
        """Quests that begin."""
        if isinstance(word, BeginQuest):
            yield f"quest {word.quest}"

    def reads(self, word: Frozen) -> Iterable[str]:
        """Nothing is remembered from story to story but quests."""
        return ()

    def demands(self, condition: Condition | None) -> Iterable[str]:
        """Nothing: what a card asks for is had, not recorded."""
        return ()

    def title(self, section: str, lang: Lang) -> str:
        """A deck and its theme."""
        return section

    def effects(self, verse: Verse, lang: Lang) -> str:
        """What a verse does."""
        from tafelrunde.games.hexer.texts.cards import story_text

        return story_text(verse.do, lang)

    def choice(self, verse: Verse, choice: Choice, lang: Lang) -> tuple[str, str]:
        """The sentence, and what comes of it."""
        from tafelrunde.games.hexer.texts.cards import story_text

        return self.book.sentence(verse.id, choice.key, lang), story_text(choice.do, lang)

    def troubles(self) -> Iterable[str]:
        """Nothing more is asked."""
        return ()


STORIES: Final = HexerStories()
