"""How fast random play is, on one core and with events switched off: plain, compiled, and beside
other programs.

Each kind of core and each peer has a process of its own; they take turns in short rounds, so that
whatever else the machine does meets all of them, and the median of the rounds counts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack
from statistics import median
from typing import Final

from msgspec import UNSET, Struct, UnsetType

from tafelrunde.engine.registry import find_game
from tafelrunde.lab import peers
from tafelrunde.lab.apart import CORES, Worker, cores
from tafelrunde.lab.measures import EXPANSIONS, MEASURES, Case, Figures, Wish

ROUNDS: Final = 5
MEASURING: Final = "tafelrunde.lab.measures"
SHORT: Final = ("play", "clone", "fork", "playouts")
"""What is measured if it shall not take long."""

PER_SECOND: Final = "_per_s"
"""How figures end of which more is better."""


class Measured(Struct):
    """The figures of one case with each core, and how many times as good the compiled one is."""

    players: int
    expansions: bool
    plain: Figures | UnsetType
    compiled: Figures | UnsetType
    gain: Figures | UnsetType


class BesidePeers(Struct):
    """How fast our games and other programs are, and how many times as fast ours."""

    core: str
    decisions_per_s: Figures
    times: dict[str, Figures]
    missing: list[str]


def cases(game: str, *, short: bool = False) -> list[Case]:
    """Every number of players, without expansions and with all of them; or the fewest players."""
    found = find_game(game)
    numbers = [count for count in found.trials.PLAYERS if count > 1] or found.trials.PLAYERS
    if short:
        return [Case(game, min(numbers))]
    both = (False, True) if EXPANSIONS in found.setup.by_id else (False,)
    return [Case(game, players, full) for players in found.trials.PLAYERS for full in both]


def bench(
    game: str,
    seconds: float,
    *,
    short: bool = False,
    advance: Callable[[int], None] = lambda _: None,
) -> list[Measured]:
    """All figures of one game, case by case."""
    every, what = cases(game, short=short), SHORT if short else tuple(MEASURES)
    with ExitStack() as stack:
        workers = {core: stack.enter_context(Worker(core, MEASURING, Figures)) for core in cores()}
        each = seconds / (len(every) * len(what) * ROUNDS * len(workers))
        found: list[Measured] = []
        for case in every:
            by_core: dict[str, Figures] = {core: {} for core in workers}
            for one in what:
                wishes = [Wish(one, each, 1000 * number, case) for number in range(ROUNDS)]
                for core, figures in in_turn(workers, wishes).items():
                    by_core[core] |= figures
                advance(1)
            plain, native = (by_core.get(core, UNSET) for core in CORES)
            gain = gained(by_core)
            found.append(Measured(case.players, case.expansions, plain, native, gain))
    return found


def steps(games: Iterable[str], *, short: bool = False) -> int:
    """How often `bench` advances."""
    each = len(SHORT) if short else len(MEASURES)
    return sum(len(cases(game, short=short)) for game in games) * each


def in_turn(workers: dict[str, Worker[Figures]], wishes: Sequence[Wish]) -> dict[str, Figures]:
    """Let all workers answer every wish in turn; the median of each figure counts."""
    heard: dict[str, list[Figures]] = {name: [] for name in workers}
    for wish in wishes:
        for name, worker in workers.items():
            heard[name].append(worker.ask(wish))
    return {name: middle(figures) for name, figures in heard.items()}


def middle(rounds: Sequence[Figures]) -> Figures:
    """The median of each figure over some rounds."""
    return {key: round(median(each[key] for each in rounds), 2) for key in rounds[0]}


def gained(by_core: dict[str, Figures]) -> Figures | UnsetType:
    """How many times as good each figure became."""
    if len(by_core) < 2:
        return UNSET
    plain, native = (by_core[core] for core in CORES)
    return {
        key: round(native[key] / plain[key] if key.endswith(PER_SECOND) else plain[key] / value, 2)
        for key, value in native.items()
        if key != "decisions_per_game" and plain[key] and value
    }


def beside_peers(
    games: Sequence[str], seconds: float, advance: Callable[[int], None] = lambda _: None
) -> BesidePeers:
    """Decisions a second of our games and of whatever peers are installed, in the same run."""
    core = cores()[-1]
    names = peers.installed()
    each = seconds / ROUNDS
    heard: dict[str, list[Figures]] = {}
    with ExitStack() as stack:
        ours = stack.enter_context(Worker(core, MEASURING, Figures))
        others = {name: stack.enter_context(Worker(core, MEASURING, Figures)) for name in names}
        for number in range(ROUNDS):
            for game in games:
                wish = Wish("play", each, 1000 * number, cases(game, short=True)[0])
                heard.setdefault(game, []).append(ours.ask(wish))
                advance(1)
            for name, worker in others.items():
                heard.setdefault(name, []).append(worker.ask(Wish(name, each, 1000 * number)))
                advance(1)
    figures = {name: middle(rounds)["decisions_per_s"] for name, rounds in heard.items()}
    return BesidePeers(
        core=core,
        decisions_per_s=figures,
        times={
            game: {name: round(figures[game] / figures[name], 2) for name in names}
            for game in games
        },
        missing=[name for name in peers.PEERS if name not in names],
    )
