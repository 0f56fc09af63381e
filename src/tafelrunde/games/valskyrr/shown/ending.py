"""How an adventure is remembered: its epilogue, what it came down to, and who did what."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Lang
from tafelrunde.engine.endings import EndingView, Tally, Told, ended
from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.state.table import Game
from tafelrunde.games.valskyrr.texts.narrator import narrate
from tafelrunde.games.valskyrr.texts.words import words

WEIGHTS: Final[dict[type, int]] = {
    events.FeatAcquired: 1,
    events.Retreated: 2,
    events.EncounterCompleted: 3,
    events.HeroDefeated: 4,
    events.GameWon: 5,
    events.GameLost: 5,
}
TALLIES: Final = (
    Tally("dealt", events.AttackMade, by="hero", amount="through"),
    Tally("attacks", events.AttackMade, by="hero"),
    Tally("prevented", events.DamagePrevented, by="hero", amount="points"),
    Tally("actions", events.ActionTaken, by="hero"),
    Tally("feats", events.FeatAcquired, by="hero"),
    Tally("restored", events.CardRestored, by="hero"),
)


def ending(game: Game, told: Told, lang: Lang) -> EndingView:
    """How this adventure ended."""
    say = words(lang).say
    how = f"won-{game.adventure.id.replace('_', '-')}" if game.won else f"lost-{game.cause}"
    names = [hero.id for hero in game.heroes]
    return ended(
        say(f"epilogue-{how}"),
        told,
        WEIGHTS,
        lambda event: narrate(event, lang),
        TALLIES,
        names,
        say,
    )
