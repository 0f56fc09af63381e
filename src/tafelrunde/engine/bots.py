"""What a bot is, and what a game offers to bots and lab beside its rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from tafelrunde.engine.cards import AnyCard
from tafelrunde.engine.content import Name
from tafelrunde.engine.decisions import PARTY, Answer, Decision, Seat
from tafelrunde.engine.events import AnyEvent
from tafelrunde.engine.games import SetupAnswers, SetupData, State
from tafelrunde.engine.options import AnyOption

S = TypeVar("S")
N = TypeVar("N")
S_contra = TypeVar("S_contra", contravariant=True)


class Bot(Protocol[S_contra]):
    """Answers decisions; it is shown what its seat may see, never the table itself."""

    name: str
    blind: bool
    """Whether it decides without looking; then nobody needs to prepare a view for it."""

    def decide(self, view: S_contra, decision: Decision) -> Answer:
        """The indices of the chosen options; those that are things of the table are the view's."""


class Ranking(Bot[S_contra], Protocol[S_contra]):
    """A bot that can say how much it likes each option."""

    def likes(self, view: S_contra, decision: Decision) -> Sequence[float]:
        """A number for each option, the higher the better."""


Taste = Callable[[N, Any], float]
"""How much a bot likes an option, as it sees the question."""


def by_class(tastes: Mapping[type, Taste[N]], otherwise: float = 0.0) -> Taste[N]:
    """The taste for a question with options of several classes: one for each of them, and how much
    all others are liked.
    """

    def like(now: N, option: object) -> float:
        taste = tastes.get(type(option))
        return otherwise if taste is None else taste(now, option)

    return like


def among(*names: str) -> Taste[object]:
    """The taste for a question with fixed words: these are liked."""

    def like(now: object, option: AnyOption) -> float:
        return float(option.id in names)

    return like


def best_liked(likes: Sequence[float], decision: Decision) -> Answer:
    """What is liked best; of several, all that is liked at all."""
    order = sorted(range(len(likes)), key=lambda index: -likes[index])
    return liked_among(order, likes, decision.min, decision.max)


def liked_among(order: Sequence[int], likes: Sequence[float], least: int, most: int) -> Answer:
    """The first of an order: as many as must be, and of the others those that are liked at all."""
    return [index for place, index in enumerate(order[:most]) if place < least or likes[index] > 0]


class Judge(Protocol[S_contra]):
    """How a search looks at a game that it does not play to its end."""

    def is_untold(self, state: S_contra, decision: Decision) -> bool:
        """Whether nobody is told beforehand what comes of an answer, because it stands in a book
        that is read out afterwards: a search does not try it out.
        """

    def value(self, state: S_contra, seat: Seat) -> float:
        """How well a seat stands, from 0 (lost) to 1 (won); in a co-operative game the table."""

    def turns(self, state: S_contra) -> int:
        """How many turns have been played: a search looks some of them ahead."""


UNSEEN: Final = State(None)
"""What a blind bot is shown."""

NO_WISH: Final[SetupData] = {}
"""Nothing about the set-up of a game is wished; all of it is as usual."""


Figures = Mapping[str, Mapping[str, int]]
"""What was counted over many games, by table and row."""


class Grid(NamedTuple):
    """A table of the lab's report: a number for each row and column."""

    id: str
    columns: Sequence[str]
    rows: Mapping[str, Sequence[float]]


def means(id: str, who: str, columns: Sequence[str], counts: Mapping[str, int]) -> Grid:
    """What there is on the average when a day or a round begins, from sums ("3 loot") and from how
    many they are of ("3 games").
    """
    rows: dict[str, list[float]] = {}
    while many := counts.get(f"{len(rows) + 1} {who}", 0):
        at = len(rows) + 1
        sums = (counts.get(f"{at} {name}", 0) for name in columns)
        rows[str(at)] = [many, *(round(each / many, 2) for each in sums)]
    return Grid(id, [who, *columns], rows)


class Band(NamedTuple):
    """How often a game, or a chapter of a campaign, shall be won if it is played in one way."""

    id: str
    wish: SetupData
    low: float
    high: float


class Trials(Protocol[S]):
    """A game in the lab."""

    PLAYERS: Sequence[int]

    CHAPTERS: int
    """How many its campaign has."""

    BANDS: Sequence[Band]
    """What is asked of a campaign; nothing of a game without chapters. `figures` then counts
    `tries` ("2 finished", "2 failed", "2 finished_days"), `failures` ("2 hunger"), `people`
    ("beor failed") and `verses`.
    """

    FAIR: Sequence[Band]
    """The ways to play a game that shall be fair at every number of players; none of a game that is
    measured by its chapters. `figures` may count `encounters` ("x open", "x begun", "x won"),
    `schools` ("ardea wolf") and `starts` ("ardea").
    """

    def offered(self, decision: Decision) -> Sequence[str]:
        """What each option makes use of, by kind and id ("play mace"); empty if none is counted."""

    def chapter(self, state: S) -> int:
        """The chapter of a campaign that is played; 0 in a game without chapters."""

    def again(self, state: S, seed: int, log: list[AnyEvent]) -> S:
        """The table as it was when its chapter began, with other chance, as if that had been saved;
        the log is told who begins it. Only for a game with chapters.
        """

    def see(self, game: S, decision: Decision) -> tuple[S, Decision]:
        """The view of the seat that decides, and the decision in things of that view."""

    def setup_for(self, number: int, players: int = 2, wish: SetupData = NO_WISH) -> SetupAnswers:
        """The players' choices for one game of a series: what is wished, and whoever takes turns
        if nobody is named; raises `BadSetup` or `UnknownName`.
        """

    def figures(self, state: S, log: Sequence[AnyEvent]) -> dict[str, dict[str, int]]:
        """What is counted over many games beside victories, by table and row; a game that counts
        nothing keeps no log.
        """

    def grids(self, figures: Figures) -> Sequence[Grid]:
        """What was counted, as tables for the report."""

    def never(self, figures: Figures) -> Mapping[str, Sequence[str]]:
        """What could have been reached and never was, by kind."""

    LENGTH: str
    """What the length of a game is counted in: rounds, days."""

    LISTENS: bool
    """Whether `figures` wants the log of the game."""

    ENDLESS: bool
    """Whether random players may go on for ever, because nothing but a deed ends the game."""

    def playable(self, setup: SetupAnswers) -> set[str]:
        """The cards that could be played in such a game."""

    def name_of(self, card: str) -> Name:
        """What a card is called."""

    def printed(self, card: str) -> object:
        """What is printed on a card; raises `UnknownCard`."""

    def check(self, game: S) -> None:
        """What must hold at every moment; raises `ValueError`."""

    def mixed_setup(self, number: int, players: int) -> SetupAnswers:
        """The players' choices for one game of a long series that tries every mix."""

    def looked_at(self, game: S, decision: Decision) -> Sequence[AnyCard]:
        """The cards that a question names although they lie face down for whoever is asked."""

    def scramble(
        self, game: S, seed: int, seat: Seat = PARTY, looked_at: Sequence[AnyCard] = ()
    ) -> None:
        """Exchange everything that this seat cannot see, but for cards that it has looked at. How
        it was before has no influence on what comes.
        """
