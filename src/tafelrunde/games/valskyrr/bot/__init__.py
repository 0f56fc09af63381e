"""The bot that plays by rules of thumb."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tafelrunde.engine.bots import Bot
from tafelrunde.games.valskyrr.bot.companion import Companion
from tafelrunde.games.valskyrr.state.table import Game

BOTS: Final[dict[str, Callable[[], Bot[Game]]]] = {"heuristic": Companion}
