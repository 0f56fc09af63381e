"""How a hunt is remembered: its epilogue, what it came down to, and who did what."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Lang
from tafelrunde.engine.endings import EndingView, Tally, Told, ended
from tafelrunde.games.hexer import events
from tafelrunde.games.hexer.state.table import Game
from tafelrunde.games.hexer.texts.narrator import name, narrate
from tafelrunde.games.hexer.texts.words import words

WEIGHTS: Final[dict[type, int]] = {
    events.LevelReached: 1,
    events.QuestDone: 2,
    events.DagonRose: 3,
    events.TrophyGained: 4,
    events.GameWon: 5,
}
TALLIES: Final = (
    Tally("travelled", events.Travelled, by="player"),
    Tally("damage", events.ComboResolved, by="player", amount="damage"),
    Tally("suffered", events.DamageSuffered, by="player", amount="damage"),
    Tally("beaten", events.FightEnded, by="player", only={"result": ("defeated", "won")}),
    Tally("lost", events.FightEnded, by="player", only={"result": ("lost", "beaten")}),
    Tally("gold", events.GoldChanged, by="player", amount="gain"),
    Tally("cards", events.CardGained, by="player"),
)


def ending(game: Game, told: Told, lang: Lang) -> EndingView:
    """How this game ended."""
    say, names = words(lang).say, [player.id for player in game.players]
    how = "legend" if game.legend is not None else "hunt"
    epilogue = (
        say(f"epilogue-{how}", name=name(names[game.winner], lang)) if game.winner >= 0 else ""
    )
    return ended(epilogue, told, WEIGHTS, lambda event: narrate(event, lang), TALLIES, names, say)
