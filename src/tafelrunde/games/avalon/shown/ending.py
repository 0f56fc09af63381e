"""How a campaign is remembered: its epilogue, what it came down to, and who did what."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Lang
from tafelrunde.engine.endings import EndingView, Tally, Told, ended
from tafelrunde.games.avalon import events
from tafelrunde.games.avalon.state.table import Game
from tafelrunde.games.avalon.texts.narrator import narrate
from tafelrunde.games.avalon.texts.words import name, words

WEIGHTS: Final[dict[type, int]] = {
    events.EncounterEnded: 1,
    events.StateBegan: 2,
    events.QuestFulfilled: 3,
    events.ChapterEnded: 4,
    events.Died: 4,
    events.CampaignEnded: 5,
}
TALLIES: Final = (
    Tally("moved", events.Moved, by="character"),
    Tally("actions", events.ActionBegan, by="character"),
    Tally("laid", events.CardLaid, by="character"),
    Tally("cards", events.CardGained, by="character"),
    Tally("raised", events.AttributeRaised, by="character"),
    Tally("food", events.ResourceChanged, "character", "gain", {"resource": ("food",)}),
    Tally("fear", events.TrackChanged, "character", "gain", {"track": ("fear",)}),
)


def ending(game: Game, told: Told, lang: Lang) -> EndingView:
    """How this campaign ended; a lost one remembers whose death ended it."""
    say = words(lang).say
    names = [each.id for each in game.characters]
    if game.ended == "won":
        epilogue = say(f"epilogue-won-{game.setup.campaign.replace('_', '-')}")
    else:
        epilogue = say("epilogue-lost", name=name(game.cause, lang))
    return ended(epilogue, told, WEIGHTS, lambda event: narrate(event, lang), TALLIES, names, say)
