"""The Book of Discoveries: verses as data, one module per location, and their prose beside them in
Markdown, one file per language, which is read when somebody wants to read.
"""

from typing import Final

from tafelrunde.engine.book import Book

BOOK: Final = Book("tafelrunde.games.avalon.story")
