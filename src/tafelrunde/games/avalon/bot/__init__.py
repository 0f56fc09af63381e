"""The bots of Avalon."""

from collections.abc import Callable, Mapping
from typing import Final

from tafelrunde.engine.bots import Bot
from tafelrunde.games.avalon.bot.survivor import Dreamer, Survivor, Wanderer
from tafelrunde.games.avalon.state.table import Game

BOTS: Final[Mapping[str, Callable[[], Bot[Game]]]] = {
    "heuristic": Survivor,
    "curious": Wanderer,
    "whimsical": Dreamer,
}
