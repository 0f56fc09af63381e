"""What the lab asks of the game beside what follows from the declared table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tafelrunde.engine.bots import Figures, Grid
from tafelrunde.engine.declared.trials import DeclaredTrials
from tafelrunde.engine.events import AnyEvent
from tafelrunde.engine.games import Data
from tafelrunde.games.avalon import library, measures
from tafelrunde.games.avalon.measures import Measures
from tafelrunde.games.avalon.nouns import ClashCard
from tafelrunde.games.avalon.setups import setup_from
from tafelrunde.games.avalon.state import Game
from tafelrunde.games.avalon.terms import ChallengeOption, Mode, Tray

CHALLENGES: Final = [each.value for each in ChallengeOption]
COLOURS: Final = [tray.name.lower() for tray in Tray]


class AvalonTrials(DeclaredTrials[Game]):
    """Avalon in the lab."""

    LISTENS = True
    LENGTH = "days"

    def mixed_setup(self, number: int, players: int) -> Data:
        """Every mode takes its turn, every aggravation, Free Play and a chronicler."""
        mode = list(Mode)[number % len(Mode)]
        wish: Data = {"mode": mode.value}
        if mode is Mode.CHALLENGE_MODE:
            mix = number // len(Mode) % ((1 << len(CHALLENGES)) - 1) + 1
            chosen = [each for bit, each in enumerate(CHALLENGES) if mix >> bit & 1]
            wish["challenges"] = dict.fromkeys(chosen, True)
        if number % 4 == 1:
            turn = number // 4 % len(COLOURS)
            colours = (COLOURS[turn:] + COLOURS[:turn])[:players]
            wish |= {"trays": colours, "decks": colours[::-1]}
        setup = self.setup_for(number, players, wish)
        if number % 7 == 3 and players > 1:
            setup["side_by_side"] = True
        if number % 5 == 2 and players > 1:
            setup["chronicler"] = setup["characters"][number % players]
        return setup

    def figures(self, state: Game, log: Sequence[AnyEvent]) -> dict[str, dict[str, int]]:
        """Stocks by day, causes of death, encounters by card and by character, verses."""
        return Measures(state.setup.characters).read(log)

    def grids(self, figures: Figures) -> Sequence[Grid]:
        """The same, as tables."""
        return measures.grids(figures)

    def never(self, figures: Figures) -> Mapping[str, Sequence[str]]:
        """The verses that nobody has reached."""
        return {"verses": measures.never_read(figures)}

    def playable(self, setup: Data) -> set[str]:
        """Cards of combat and diplomacy that could be laid in such a game."""
        chosen = setup_from(setup)
        people = [library.board(name) for name in chosen.characters]
        colours = chosen.decks or chosen.trays or [board.tray for board in people]
        pairs = list(zip(colours, chosen.characters, strict=True))
        cards = library.of_kind(ClashCard)
        return {
            card.id
            for card in cards
            for colour, name in pairs
            if card.tray is colour and card.owner in ("", name)
        }
