"""What the lab asks of the game beside what follows from the declared table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tafelrunde.engine.bots import Band, Figures, Grid
from tafelrunde.engine.cards import AnyCard
from tafelrunde.engine.chance import Chance
from tafelrunde.engine.decisions import Seat
from tafelrunde.engine.declared.trials import DeclaredTrials
from tafelrunde.engine.events import AnyEvent
from tafelrunde.engine.games import SetupAnswers
from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.nouns import ClashCard
from tafelrunde.games.avalon.rules.chapters import (
    beginning,
    keep_beginning,
    shuffle_chapter,
    tell_chapter,
)
from tafelrunde.games.avalon.setup.choices import SETUP
from tafelrunde.games.avalon.setup.setup import setup_from
from tafelrunde.games.avalon.state.table import STREAMS, TABLE, Game
from tafelrunde.games.avalon.terms import MAIN, ChallengeOption, Mode, Tray
from tafelrunde.games.avalon.trials import measures
from tafelrunde.games.avalon.trials.measures import Measures

CHALLENGES: Final = [each.value for each in ChallengeOption]
AGGRAVATION: Final = ChallengeOption.DEAR_CARDS
"""What is taken for Challenge Mode where one way to play it must do: it takes the Mercy away
(A31.22) and little more.
"""
COLOURS: Final = [tray.name.lower() for tray in Tray]


class AvalonTrials(DeclaredTrials[Game]):
    """Avalon in the lab."""

    LISTENS = True
    LENGTH = "days"
    CHAPTERS = sum(campaign == MAIN for campaign, _ in library.CHAPTERS)
    BANDS: Sequence[Band] = (
        Band("story", {"mode": Mode.STORY_MODE.value}, 0.4, 0.8),
        Band(
            "challenge",
            {"mode": Mode.CHALLENGE_MODE.value, "challenges": {AGGRAVATION.value: True}},
            0.2,
            0.5,
        ),
    )

    def chapter(self, state: Game) -> int:
        """Its number."""
        return state.chapter

    def again(self, state: Game, seed: int, log: list[AnyEvent]) -> Game:
        """Whoever may not ask for the Mercy has saved when the chapter began."""
        began = beginning(state)
        assert began is not None, "every chapter keeps its beginning"
        began.course, began.clash, began.aside = [], None, None
        lying = sum(1 for _ in TABLE.cards(began))
        began.cards = began.cards[:lying]  # without those of whoever has come since
        began.chance = Chance.from_seed(seed, STREAMS)
        shuffle_chapter(began)
        keep_beginning(began, began)
        self.game.listen(began, log)
        tell_chapter(began, "A4.15")
        return began

    def mixed_setup(self, number: int, players: int) -> SetupAnswers:
        """Every mode takes its turn, every aggravation, Free Play and a chronicler."""
        mode = list(Mode)[number % len(Mode)]
        wish: SetupAnswers = {"mode": mode.value}
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
            setup["chronicler"] = SETUP.seated(setup)[number % players]
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

    def deal_anew(
        self, state: Game, seat: Seat, chance: Chance, looked_at: Sequence[AnyCard]
    ) -> None:
        """Exchange what nobody can see for something else that could be there as well."""
        super().deal_anew(state, seat, chance, looked_at)
        state.tosses = []

    def playable(self, setup: SetupAnswers) -> set[str]:
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
