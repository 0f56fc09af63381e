"""The bot that looks ahead: information-set Monte Carlo tree search over drawn worlds.

Each visit draws a world, walks down a tree of answers that all worlds share, adds one answer to it
and plays on by rules of thumb for some turns; what the game's judge thinks of the table then counts
for every answer on the way. Each seat prefers what is best for itself, in a co-operative game what
is best for the table. The same seed and number of visits give the same answer on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import log, sqrt
from time import monotonic
from typing import Final, Generic, TypeVar

from tafelrunde.bots.answers import candidates
from tafelrunde.engine.bots import Bot, Judge
from tafelrunde.engine.chance import seeded
from tafelrunde.engine.decisions import Answer, Barrier, Decision, Seat
from tafelrunde.engine.forks import Position
from tafelrunde.engine.games import Game, Outcome
from tafelrunde.engine.worlds import Worlds

S = TypeVar("S")
STREAM: Final = 128
"""Worlds are drawn far from the chance of games and other bots."""
EXPLORE: Final = 1.0
"""How much an answer that was seldom tried is worth another try, in deviations of all results."""
BIAS: Final = 0.5
"""How much more an answer is tried at first because the rules of thumb prefer it."""
PROBES: Final = 3
"""After so many visits for each answer, a choice without any consequence is left."""
SURE: Final = 3.5
"""An answer ahead of all others by so many standard errors is decided upon."""
LONGEST: Final = 400
"""No look ahead takes more answers."""


@dataclass(frozen=True, slots=True)
class Level:
    """How much a bot thinks: visits, answers that it considers, turns that it looks ahead."""

    visits: int
    width: int
    ahead: int
    seconds: float = 0.0  # a limit; without one, results can be reproduced


class Node:
    """An answer that was tried: how often, and what came of it for the seat that gave it."""

    __slots__ = ("children", "squares", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0
        self.children: dict[object, Node] = {}

    @property
    def mean(self) -> float:
        """What came of it on average."""
        return self.total / self.visits if self.visits else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        if self.visits < 2:
            return 1.0
        spread = max(0.0, self.squares / self.visits - self.mean**2)
        return sqrt(spread / (self.visits - 1))

    def add(self, value: float) -> None:
        """One more result."""
        self.visits += 1
        self.total += value
        self.squares += value * value


@dataclass(frozen=True, slots=True)
class Tried:
    """An answer of a search, how often it was tried, and what came of it."""

    answer: tuple[int, ...]
    visits: int
    value: float
    error: float


class Search(Generic[S]):
    """One question, thought about."""

    def __init__(
        self,
        worlds: Worlds[S],
        level: Level,
        seed: int,
        policy: Callable[[], Bot[S]],
        given: tuple[int, ...] | None = None,  # is tried out too
    ) -> None:
        self.worlds, self.level, self.seed, self.policy = worlds, level, seed, policy
        self.game: Game[S] = worlds.game
        self.judge: Judge[S] = self.game.judge or Outcomes(self.game)
        self.root, self.spread = Node(), Node()
        world = worlds.draw(seed)
        self.answers = candidates(policy(), world.state, worlds.decision, level.width)
        if given is not None and given not in self.answers:
            self.answers.append(given)
        tries_out = not self.judge.is_untold(world.state, worlds.decision)
        self.visits = level.visits if tries_out and len(self.answers) > 1 else 0
        self.until = self.judge.turns(world.state) + level.ahead
        self.nodes = [self.root.children.setdefault(each, Node()) for each in self.answers]

    def run(self) -> list[Tried]:
        """All answers that were considered, the best first."""
        for _ in self.progress():
            pass
        return self.found()

    def progress(self) -> Iterator[int]:
        """Try answers out until enough is known; says on the way how many percent are done."""
        start = monotonic()
        for number in range(1, self.visits + 1):
            self._visit()
            if self._is_decided(self.visits - number):
                break
            if self.level.seconds and monotonic() - start > self.level.seconds:
                break
            yield 100 * number // self.visits

    def found(self) -> list[Tried]:
        """All answers, the best first; if nothing was tried, as the rules of thumb like them."""
        pairs = zip(self.answers, self.nodes, strict=True)
        found = [Tried(answer, n.visits, n.mean, n.error) for answer, n in pairs]
        return sorted(found, key=lambda tried: (-tried.visits, -tried.value))

    def _is_decided(self, left: int) -> bool:
        """Whether more visits would hardly change the choice."""
        ranked = sorted(self.nodes, key=lambda node: -node.visits)
        best, second = ranked[0], ranked[1]
        if best.visits - second.visits > left:
            return True
        if ranked[-1].visits < PROBES:
            return False
        if self.spread.error == 0.0:
            return True
        ahead = best.mean - max(node.mean for node in ranked[1:])
        return ahead > SURE * sqrt(best.error**2 + second.error**2)

    # --- One visit --------------------------------------------------------------------------------

    def _visit(self) -> None:
        """Draw a world, walk down the tree, play on, and remember what came of it. Answers are
        tried in the same worlds, so that none of them is merely luckier.
        """
        chosen = self._pick(self.root, self.nodes)
        node = self.nodes[chosen]
        position = self.worlds.draw(seeded(self.seed, STREAM + node.visits))
        self.worlds.answer(position, self.answers[chosen])
        path = [(node, self.worlds.seat)]
        bots = Players(self.policy)
        while node.visits and (decision := self._single(position, bots)) is not None:
            node = self._descend(node, position, decision, bots)
            path.append((node, decision.seat))
        self._play_on(position, bots)
        self._remember(path, position.state)

    def _single(self, position: Position[S], bots: Players[S]) -> Decision | None:
        """The next decision of one seat; what several decide at once is left to rules of thumb."""
        while isinstance(position.question, Barrier):
            position.answer(bots.answer(position))
        if position.question is None or self._is_over(position.state):
            return None
        return position.question

    def _descend(
        self, node: Node, position: Position[S], decision: Decision, bots: Players[S]
    ) -> Node:
        """Choose one of the answers that are possible in this world, and give it."""
        width = min(self.level.width, 1 + int(sqrt(node.visits)))
        answers = candidates(bots.of(decision.seat), position.state, decision, width)
        keys = [_key(decision, answer) for answer in answers]
        nodes = [node.children.setdefault(key, Node()) for key in keys]
        chosen = self._pick(node, nodes)
        position.answer(answers[chosen])
        return nodes[chosen]

    def _pick(self, parent: Node, nodes: Sequence[Node]) -> int:
        """The place of the answer that promises most, or of which least is known."""
        tries = log(1 + sum(node.visits for node in nodes))
        scale = max(1e-6, self.spread.error * sqrt(max(1, self.spread.visits - 1)))
        best, chosen = -1.0, 0
        for place, node in enumerate(nodes):
            if not node.visits:
                return place
            score = node.mean + scale * EXPLORE * sqrt(tries / node.visits)
            score += scale * BIAS / ((1 + place) * node.visits)
            if score > best:
                best, chosen = score, place
        return chosen

    def _play_on(self, position: Position[S], bots: Players[S]) -> None:
        """By rules of thumb, until enough turns are over."""
        for _ in range(LONGEST):
            if position.question is None or self._is_over(position.state):
                return
            position.answer(bots.answer(position))

    def _is_over(self, state: S) -> bool:
        return self.judge.turns(state) >= self.until

    def _remember(self, path: Sequence[tuple[Node, Seat]], state: S) -> None:
        """Add the result to every answer on the way."""
        ended = self.game.outcome(state)
        values: dict[Seat, float] = {}
        for _, seat in path:
            if seat not in values:
                values[seat] = (
                    result_of(ended, seat) if ended is not None else self.judge.value(state, seat)
                )
        for node, seat in path:
            node.add(values[seat])
        self.spread.add(values[path[0][1]])


def _key(decision: Decision, answer: Sequence[int]) -> object:
    """An answer by what it means, so that it is known again in another world."""
    chosen = [decision.options[index].id or index for index in answer]
    return decision.seat, decision.key, *chosen


class Players(Generic[S]):
    """Rules of thumb for all seats, in one look ahead."""

    def __init__(self, policy: Callable[[], Bot[S]]) -> None:
        self._policy = policy
        self._bots: dict[Seat, Bot[S]] = {}

    def of(self, seat: Seat) -> Bot[S]:
        """The bot of a seat."""
        if seat not in self._bots:
            self._bots[seat] = self._policy()
        return self._bots[seat]

    def answer(self, position: Position[S]) -> object:
        """What the bots answer to the open question."""
        question, state = position.question, position.state
        if isinstance(question, Barrier):
            return [self.of(each.seat).decide(state, each) for each in question.decisions]
        assert question is not None
        return self.of(question.seat).decide(state, question)


class Outcomes(Generic[S]):
    """The judge of a game that brings none: only the end counts."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    def is_untold(self, state: S, decision: Decision) -> bool:
        """Everything can be tried out."""
        return False

    def value(self, state: S, seat: Seat) -> float:
        """Nobody knows."""
        return 1 / max(2, self.game.seats(state))

    def turns(self, state: S) -> int:
        """The end is as far as it looks."""
        return 0


def result_of(ended: Outcome, seat: Seat) -> float:
    """What the end of a game is to a seat."""
    return float(ended.winner == seat) if ended.winner is not None else float(ended.won)


class SearchBot(Generic[S]):
    """Looks ahead; where it is given no worlds to look at, it plays by rules of thumb."""

    blind = False

    def __init__(self, name: str, level: Level, seed: int, policy: Callable[[], Bot[S]]) -> None:
        self.name, self.level, self.seed, self.policy = name, level, seed, policy
        self.thumb = policy()
        self.asked = 0

    def decide(self, view: S, decision: Decision) -> Answer:
        """What the rules of thumb say."""
        return self.thumb.decide(view, decision)

    def search(self, worlds: Worlds[S]) -> Answer:
        """The best answer after some thought."""
        return self.think(worlds)[0].answer

    def think(self, worlds: Worlds[S]) -> list[Tried]:
        """Every answer that was considered, the best first."""
        return self.begin(worlds).run()

    def begin(self, worlds: Worlds[S], given: tuple[int, ...] | None = None) -> Search[S]:
        """A search that somebody else carries on; an answer that was given is tried out too."""
        self.asked += 1
        return Search(worlds, self.level, seeded(self.seed, self.asked), self.policy, given)
