"""The game as the engine knows it: everything that bots, clients, lab and records ask of Avalon.
What is not written here follows from the declared table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tafelrunde.engine.chance import Chance
from tafelrunde.engine.content import Name
from tafelrunde.engine.decisions import Flow
from tafelrunde.engine.declared import AnyNamed, DeclaredGame
from tafelrunde.engine.games import Outcome, SetupData
from tafelrunde.engine.setups import read_once
from tafelrunde.games.avalon import events, library
from tafelrunde.games.avalon.rules import day
from tafelrunde.games.avalon.rules.chapters import remember_chapter
from tafelrunde.games.avalon.rules.world_setup import set_up
from tafelrunde.games.avalon.setup.choices import SETUP
from tafelrunde.games.avalon.setup.setup import Setup, setup_from
from tafelrunde.games.avalon.state import checks
from tafelrunde.games.avalon.state.physical import Card, physical
from tafelrunde.games.avalon.state.table import STREAMS, TABLE, Game

if TYPE_CHECKING:
    from tafelrunde.engine.book.story_map import Storied
    from tafelrunde.engine.bots import Bot
    from tafelrunde.engine.declared.texts import Texts
    from tafelrunde.games.avalon.bot.judge import AvalonJudge
    from tafelrunde.games.avalon.evenings import AvalonEvenings
    from tafelrunde.games.avalon.repairs import AvalonRepairs
    from tafelrunde.games.avalon.shown import AvalonShown
    from tafelrunde.games.avalon.trials import AvalonTrials


@read_once
def chosen(setup: object) -> Setup:
    """The players' choices, if a campaign can begin with them; raises `BadSetup`."""
    return setup_from(SETUP.write(SETUP.check(setup)))


class Avalon(DeclaredGame[Game]):
    """Tainted Grail: The Fall of Avalon."""

    id = "avalon"
    setup = SETUP
    table = TABLE
    printed = library.PRINTED
    events = events.Event
    folder = Path(__file__).parent
    box = "out"
    seat_word = "character"
    unwritten = ("chapter_start",)
    chances = (
        Name(de="Karten und Stapel", en="cards and decks"),
        Name(de="Scheiben und Würfel", en="dials and dice"),
        Name(de="Wächter", en="guardians"),
    )
    dice = (
        Name(de="geworfene Scheiben: 0 Gral, 1 Schädel", en="tossed dials: 0 Grail, 1 Skull"),
        Name(de="gewöhnliche Würfel: 1 bis 6", en="ordinary dice: 1 to 6"),
        Name(
            de="Wächterwürfel: 0 Norden, 1 Osten, 2 Süden, 3 Westen, 4 ablegen, 5 nichts",
            en="guardian die: 0 north, 1 east, 2 south, 3 west, 4 discard, 5 nothing",
        ),
    )

    def new(self, setup: SetupData, seed: int) -> Game:
        """A new campaign from the players' choices."""
        return set_up(chosen(setup), Chance.from_seed(seed, STREAMS))

    def play(self, state: Game) -> Flow[None]:
        """The rules, from where the table stands."""
        return day.play(state)

    def settle(self, state: Game) -> None:
        """Whatever a position names there is, and it is the beginning of its chapter (A21.04)."""
        checks.check_names(state)
        remember_chapter(state)

    def card(self, uid: int, printed: AnyNamed) -> Card:
        """The physical card of that number."""
        return physical(uid, library.printed(printed.id))

    def names(self, state: Game) -> list[str]:
        """Who plays now: characters die, and players join and leave."""
        return [each.id for each in state.characters]

    def outcome(self, state: Game) -> Outcome | None:
        """How the campaign ended, on which day."""
        if not state.ended:
            return None
        return Outcome(state.ended != "lost", state.cause, state.day)

    def name_of(self, key: str) -> Name:
        """What a character, a status, a task or a card is called."""
        return library.name_of(key)

    # --- Loaded when they are first used ----------------------------------------------------------

    @cached_property
    def texts(self) -> Texts[Game]:
        """What the game says."""
        from tafelrunde.engine.declared.texts import Texts
        from tafelrunde.games.avalon.texts import cards, labels, narrator, rulebook, words

        told = labels.prompt, labels.label, labels.label, narrator.narrate, cards.lines_of
        return Texts(words.words, rulebook.CATALOGUE, *told)

    @cached_property
    def shown(self) -> AvalonShown:
        """What a web table shows."""
        from tafelrunde.games.avalon.shown import AvalonShown

        return AvalonShown(self)

    @cached_property
    def repairs(self) -> AvalonRepairs:
        """How a table is put right."""
        from tafelrunde.games.avalon.repairs import AvalonRepairs

        return AvalonRepairs(self)

    @cached_property
    def trials(self) -> AvalonTrials:
        """What bots and lab ask."""
        from tafelrunde.games.avalon.trials import AvalonTrials

        return AvalonTrials(self)

    @property
    def evenings(self) -> AvalonEvenings:
        """How a campaign goes on from evening to evening."""
        from tafelrunde.games.avalon.evenings import AvalonEvenings

        return AvalonEvenings(self)

    @property
    def stories(self) -> Storied:
        """The Book of Discoveries."""
        from tafelrunde.games.avalon.shown.stories import STORIES

        return STORIES

    @property
    def bots(self) -> Mapping[str, Callable[[], Bot[Game]]]:
        """One that survives."""
        from tafelrunde.games.avalon.bot import BOTS

        return BOTS

    @cached_property
    def judge(self) -> AvalonJudge:
        """How the party fares."""
        from tafelrunde.games.avalon.bot.judge import AvalonJudge

        return AvalonJudge()


GAME: Final = Avalon()
