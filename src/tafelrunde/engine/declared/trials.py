"""What the lab asks of a declared game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

from tafelrunde.engine.bots import NO_WISH, Band, Figures, Grid
from tafelrunde.engine.cards import AnyCard
from tafelrunde.engine.chance import ANEW, Chance
from tafelrunde.engine.content import Name
from tafelrunde.engine.decisions import PARTY, Decision, Seat
from tafelrunde.engine.declared.game import DeclaredGame, DeclaredRoot
from tafelrunde.engine.errors import BadSetup, UnknownCard
from tafelrunde.engine.events import AnyEvent
from tafelrunde.engine.forms import nearest
from tafelrunde.engine.games import SetupAnswers, SetupData
from tafelrunde.engine.options import Option, card_of

S = TypeVar("S", bound=DeclaredRoot)


class DeclaredTrials(Generic[S]):
    """A declared game in the lab: who plays takes turns, and nothing more is counted."""

    LISTENS = False
    ENDLESS = False
    LENGTH = "rounds"
    CHAPTERS = 0
    BANDS: Sequence[Band] = ()
    FAIR: Sequence[Band] = ()

    def __init__(self, game: DeclaredGame[S]) -> None:
        self.game = game
        self.PLAYERS: Sequence[int] = game.setup.seats.players

    def see(self, state: S, decision: Decision) -> tuple[S, Decision]:
        """The view of the seat that decides, and the decision in things of that view."""
        return self.game.see(state, decision)

    def setup_for(self, number: int, players: int = 2, wish: SetupData = NO_WISH) -> SetupAnswers:
        """Whoever is not wished for takes turns."""
        seats = self.game.setup.seats
        seats.check_number(players)
        data: SetupAnswers = {seats.id: self.who_plays(number, players, wish), **wish}
        self.game.setup.check(data)
        return data

    def who_plays(self, number: int, players: int, wish: SetupData) -> list[str]:
        """Those whose turn it is, in the order in which they are offered."""
        every = [each.id for each in self.game.setup.seats.choices]
        at = number % len(every)
        return (every[at:] + every[:at])[:players]

    def offered(self, decision: Decision) -> Sequence[str]:
        """The cards that can be played."""
        return [f"play {card_of(each)}" if each.is_play else "" for each in decision.options]

    def chapter(self, state: S) -> int:
        """There are no chapters."""
        return 0

    def again(self, state: S, seed: int, log: list[AnyEvent]) -> S:
        """Nobody has kept a beginning."""
        raise BadSetup(f"{self.game.id} has no chapters.")

    def mixed_setup(self, number: int, players: int) -> SetupAnswers:
        """The usual choices, with everybody in turn."""
        return self.setup_for(number, players)

    def figures(self, state: S, log: Sequence[AnyEvent]) -> dict[str, dict[str, int]]:
        """Nothing is counted beside victories."""
        return {}

    def grids(self, figures: Figures) -> Sequence[Grid]:
        """No tables."""
        return ()

    def never(self, figures: Figures) -> Mapping[str, Sequence[str]]:
        """Nothing is missed."""
        return {}

    def playable(self, setup: SetupAnswers) -> set[str]:
        """No option is said to play a card."""
        return set()

    def name_of(self, card: str) -> Name:
        """What a card is called."""
        return self.game.name_of(card)

    def printed(self, card: str) -> object:
        """What is printed on a card; raises `UnknownCard`."""
        found = self.game.printed.get(card)
        if found is None:
            raise UnknownCard(f"There is no card {card!r}.{nearest(card, self.game.printed)}")
        return found

    def check(self, state: S) -> None:
        """No card is lost or doubled; raises `ValueError`."""
        self.game.check_cards(state)

    def looked_at(self, state: S, decision: Decision) -> Sequence[AnyCard]:
        """The cards that a question names although they lie face down for whoever is asked."""
        view = self.game.view(state, decision.seat)
        open_cards = {id(card) for card in self.game.table.cards(view)}
        about = decision.about.card if isinstance(decision.about, Option) else None
        named = [*(option.card for option in decision.options), about]
        return [card for card in named if card is not None and id(card) not in open_cards]

    def scramble(
        self, state: S, seed: int, seat: Seat = PARTY, looked_at: Sequence[AnyCard] = ()
    ) -> None:
        """Exchange everything that this seat cannot see."""
        chance = Chance.from_seed(seed, 1 + len(state.chance.streams), ANEW)
        self.deal_anew(state, seat, chance, looked_at)
        state.chance = Chance(chance.streams[1:])

    def deal_anew(self, state: S, seat: Seat, chance: Chance, looked_at: Sequence[AnyCard]) -> None:
        """The same by the first stream of some chance."""
        self.game.table.deal_anew(state, seat, chance, looked_at=looked_at)
