"""A book of stories, as games share it: verses as data, their prose beside them in Markdown, and a
walk that tells what is missing. Rules read verses, people read prose; a simulation reads none.
"""

from tafelrunde.engine.book.book import Book
from tafelrunde.engine.book.prose import Passage, Prose
from tafelrunde.engine.book.verses import END, Choice, Condition, Cost, Verse

__all__ = ["END", "Book", "Choice", "Condition", "Cost", "Passage", "Prose", "Verse"]
