"""The Book of Discoveries: verses as data, one module per location, and their prose beside them in
Markdown, one file per language, which is read when somebody wants to read.
"""

from typing import Final

from tafelrunde.engine.book import Book

BOOK: Final = Book("tafelrunde.games.avalon.story")

WRITTEN: Final = 1
"""The last chapter that is open. A module of content that belongs to a later one says so by
`CHAPTER`, and the library leaves it out; raise this number when the chapters are written.
"""
