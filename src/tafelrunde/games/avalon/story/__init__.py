"""The Book of Discoveries: verses as data, one module per location, and their prose beside them in
Markdown, one file per language. `PROSE` reads it when somebody wants to read.
"""

from typing import Final

from tafelrunde.engine.prose import Prose

PROSE: Final = Prose("tafelrunde.games.avalon.story")
