"""Playing one game with bots, and playing a recorded one again: the flow alone, no session."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from tafelrunde.bots.makers import answer_of, make_bot
from tafelrunde.bots.search import SearchBot
from tafelrunde.engine.bots import UNSEEN, Bot, Trials
from tafelrunde.engine.chance import seeded
from tafelrunde.engine.decisions import PARTY, Answer, Barrier, Decision, Flow, Question
from tafelrunde.engine.errors import StepLimit
from tafelrunde.engine.events import AnyEvent
from tafelrunde.engine.games import Game, GameRules, SetupAnswers, State
from tafelrunde.engine.options import card_of
from tafelrunde.engine.registry import find_game
from tafelrunde.engine.worlds import Trail
from tafelrunde.lab.walk import MOST_DECISIONS, walk

STUCK: Final = "stuck"
"""The cause of a game that did not end."""

Answerer = Callable[[Decision], Answer]


class Result(msgspec.Struct, omit_defaults=True):
    """One simulated game: how it began, every answer, how it ended."""

    game: str
    rules_version: int
    seed: int
    players: int
    heroes: list[str]
    adventure: str
    bots: list[str]
    setup: SetupAnswers
    won: bool = False
    cause: str = ""
    rounds: int = 0
    decisions: int = 0
    cards_played: dict[str, int] = {}
    error: str = ""
    winner: int = -1  # the seat, where players compete
    figures: dict[str, dict[str, int]] = {}
    offers: dict[str, list[int]] = {}  # what could be used, and the seats that did, time by time
    answers: list[list[int]] = []


class Spec(msgspec.Struct, frozen=True):
    """What is played in a series of games; only the seed differs."""

    game: str
    bots: tuple[str, ...] = ("heuristic",)
    players: int = 2
    setup: SetupAnswers = {}  # what is wished; all else is as usual, or takes turns
    values: dict[str, int] = {}  # of cards that shall have other ones than printed, by path


def bots_of(spec: Spec, seats: int) -> list[str]:
    """Who plays, seat by seat; a shorter list begins anew."""
    return [spec.bots[seat % len(spec.bots)] for seat in range(seats)]


def simulate(spec: Spec, seed: int) -> Result:
    """Play the game of that seed to its end; whatever goes wrong is part of the result."""
    rules, trials = find_game(spec.game), find_game(spec.game).trials
    setup = trials.setup_for(seed, spec.players, spec.setup)
    state = rules.new(setup, seed)
    seats = rules.seats(state)
    names = bots_of(spec, seats)
    result = blank(spec, trials, rules, setup, seed, names)
    players = [make_bot(name, spec.game, seeded(seed, seat)) for seat, name in enumerate(names)]
    seer = Seer(trials, state, players, result)
    _finish(rules, trials, state, result, seer.answer, seer.follow)
    return result


def replay(result: Result) -> Result:
    """Play a recorded game again from its answers; the new result should equal the old one."""
    rules, trials = find_game(result.game), find_game(result.game).trials
    state = rules.new(result.setup, result.seed)
    spec = Spec(result.game)
    again = blank(spec, trials, rules, result.setup, result.seed, result.bots)
    given = iter(result.answers)
    recorder = Recorder(trials, again, lambda decision: next(given))
    _finish(rules, trials, state, again, recorder.answer)
    return again


def blank(
    spec: Spec,
    trials: Trials[State],
    rules: Game[State],
    setup: SetupAnswers,
    seed: int,
    names: list[str],
) -> Result:
    """The result of a game that has not begun."""
    heroes, adventure = rules.setup.line_up(setup)
    return Result(
        spec.game, rules.version, seed, len(heroes), heroes, adventure, names, dict(setup)
    )


class Recorder:
    """Writes every answer into the result of the game."""

    def __init__(self, trials: Trials[State], result: Result, decide: Answerer) -> None:
        self.result = result
        self.decide = decide
        self.answers: list[list[int]] = []
        self.counts: dict[str, int] = {}
        self.offers: dict[str, list[int]] = {}
        self.offered = trials.offered
        result.answers, result.cards_played = self.answers, self.counts
        result.offers = self.offers

    def answer(self, decision: Decision) -> Answer:
        """Ask, and note what was answered."""
        answer = self.decide(decision)
        self.answers.append(list(answer))
        if len(decision.options) > 1:
            self.result.decisions += 1
        names = self.offered(decision)
        for name in filter(None, names):
            self.offers.setdefault(name, [])
        for index in answer:
            if names[index]:
                self.offers[names[index]].append(decision.seat)
            option = decision.options[index]
            if option.is_play:
                card = card_of(option)
                self.counts[card] = self.counts.get(card, 0) + 1
        return answer


class Seer(Recorder):
    """Shows every decision to the bot of its seat, as that seat may see it."""

    def __init__(
        self, trials: Trials[State], state: State, players: Sequence[Bot[State]], result: Result
    ) -> None:
        super().__init__(trials, result, self.ask)
        self.see = trials.see
        self.state = state
        self.players = players
        self.game = result.game
        looks_ahead = any(isinstance(player, SearchBot) for player in players)
        self.trail = Trail(find_game(self.game), state) if looks_ahead else None

    def follow(self, flow: Flow[None]) -> Flow[None]:
        """The same flow; bots that look ahead know where it stands."""
        return flow if self.trail is None else self.trail.follow(flow)

    def ask(self, decision: Decision) -> Answer:
        """The first seat speaks for the party."""
        bot = self.players[0 if decision.seat == PARTY else decision.seat]
        if bot.blind:
            return bot.decide(UNSEEN, decision)
        view, seen = self.see(self.state, decision)
        if self.trail is None:
            return bot.decide(view, seen)
        return answer_of(bot, self.game, view, seen, self.trail.fork)


def _finish(
    rules: GameRules[State],
    trials: Trials[State],
    state: State,
    result: Result,
    answer: Answerer,
    follow: Callable[[Flow[None]], Flow[None]] = lambda flow: flow,
) -> None:
    """Play to the end and note how it came."""
    log = list[AnyEvent]()
    rules.listen(state, log if trials.LISTENS else None)
    try:
        play_out(follow(rules.play(state)), answer)
        ended = rules.outcome(state)
    except StepLimit as trouble:
        result.error, ended = f"{trouble}", None
    except Exception as trouble:  # a fault in the rules must not end the whole series
        result.error = f"{type(trouble).__name__}: {trouble}"
        result.cause = "error"
        return
    if ended is None:
        result.cause = STUCK
        return
    result.won, result.cause, result.rounds = ended.won, ended.cause, ended.round
    result.winner = -1 if ended.winner is None else ended.winner
    result.figures = trials.figures(state, log)


def play_out(flow: Flow[None], answer: Answerer, most: int = MOST_DECISIONS) -> None:
    """Answer every decision until the game ends, or has asked more than any game."""

    def respond(question: Question) -> object:
        if isinstance(question, Barrier):
            return [answer(decision) for decision in question.decisions]
        return answer(question)

    walk(flow, respond, most)
