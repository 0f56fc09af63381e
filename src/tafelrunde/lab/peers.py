"""Other programs that play games, to be measured beside ours: whichever are installed.

None of them is ever a dependency. Each plays at random with its own fastest interface, and what
counts is a question with two or more answers, as in our own figures. Time is processor time.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Final

Peer = Callable[[float, int], tuple[int, float]]
"""Plays for so many seconds, from a seed on; returns the decisions and the seconds that passed."""

MOST: Final = 20_000
"""No game of a peer is that long."""


def games(seconds: float, play: Callable[[], int]) -> tuple[int, float]:
    """Whole games until the time is over."""
    play()  # the first game fills caches
    decisions, played, began = 0, 0, process_time()
    while process_time() - began < seconds or not played:
        decisions += play()
        played += 1
    return decisions, process_time() - began


def is_choice(named: Mapping[str, object], what: str) -> bool:
    """Whether there are more cards than must be taken."""
    cards, least = named["valid_cards"], named.get(f"min_num_{what}", 0)
    return isinstance(cards, list) and isinstance(least, int) and len(cards) > least


def pyminion(seconds: float, seed: int) -> tuple[int, float]:
    """Dominion, the base game with two players; a game in which its own checks fail ends there."""
    bots, base = import_module("pyminion.bots.bot"), import_module("pyminion.expansions.base")
    game, logging = import_module("pyminion.game"), import_module("logging")
    logging.getLogger().setLevel(logging.ERROR)
    import_module("random").seed(seed)
    lot = Random(seed)
    asked = [0]

    class Chooser(bots.BotDecider):  # type: ignore[misc, name-defined]
        """Any legal answer of the decisions that come up every turn."""

        def action_phase_decision(
            self, valid_actions: Sequence[object], player: object, game: object
        ) -> object:
            asked[0] += bool(valid_actions)
            return lot.choice([*valid_actions, None])

        def buy_phase_decision(
            self, valid_cards: Sequence[object], player: object, game: object
        ) -> object:
            asked[0] += bool(valid_cards)
            return lot.choice([*valid_cards, None])

        def binary_decision(self, *given: object, **named: object) -> bool:
            asked[0] += 1
            return lot.random() < 0.5

        def discard_decision(self, *given: object, **named: object) -> object:
            asked[0] += is_choice(named, "discard")
            return super().discard_decision(*given, **named)

        def trash_decision(self, *given: object, **named: object) -> object:
            asked[0] += is_choice(named, "trash")
            return super().trash_decision(*given, **named)

        def gain_decision(self, *given: object, **named: object) -> object:
            asked[0] += is_choice(named, "gain")
            return super().gain_decision(*given, **named)

    def play() -> int:
        before = asked[0]
        seats = [bots.Bot(Chooser(), f"bot{number}") for number in range(2)]
        with suppress(AssertionError):  # an empty hand has nothing to trash
            game.Game(seats, [base.base_set], log_stdout=False).play()
        return asked[0] - before

    return games(seconds, play)


def rlcard(seconds: float, seed: int) -> tuple[int, float]:
    """Gin rummy, the bare rules without an environment around them."""
    rummy = import_module("rlcard.games.gin_rummy.game").GinRummyGame()
    rummy.np_random.seed(seed)
    lot = Random(seed)

    def play() -> int:
        decisions = 0
        rummy.init_game()
        for _ in range(MOST):
            if rummy.is_over():
                break
            legal = rummy.judge.get_legal_actions()
            decisions += len(legal) > 1
            rummy.step(lot.choice(legal))
        return decisions

    return games(seconds, play)


def catanatron(seconds: float, seed: int) -> tuple[int, float]:
    """Catan with two players."""
    catan = import_module("catanatron")
    import_module("random").seed(seed)
    lot = Random(seed)
    asked = [0]

    class Chooser(catan.Player):  # type: ignore[misc, name-defined]
        """Any legal action."""

        def decide(self, game: object, playable_actions: Sequence[object]) -> object:
            asked[0] += len(playable_actions) > 1
            return lot.choice(playable_actions)

    def play() -> int:
        before = asked[0]
        catan.Game([Chooser(catan.Color.RED), Chooser(catan.Color.BLUE)]).play()
        return asked[0] - before

    return games(seconds, play)


def open_spiel(seconds: float, seed: int) -> tuple[int, float]:
    """Gin rummy in C++, asked through Python."""
    rummy = import_module("pyspiel").load_game("gin_rummy")
    lot = Random(seed)

    def play() -> int:
        decisions, state = 0, rummy.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(lot.choices(outcomes, chances)[0])
                continue
            legal = state.legal_actions()
            decisions += len(legal) > 1
            state.apply_action(lot.choice(legal))
        return decisions

    return games(seconds, play)


def chess(seconds: float, seed: int) -> tuple[int, float]:
    """Chess by python-chess, until mate, stalemate or too little material."""
    board_of = import_module("chess").Board
    lot = Random(seed)

    def play() -> int:
        decisions, board = 0, board_of()
        for _ in range(MOST):
            legal = list(board.legal_moves)
            if not legal or board.is_insufficient_material() or board.halfmove_clock >= 150:
                break
            decisions += len(legal) > 1
            board.push(lot.choice(legal))
        return decisions

    return games(seconds, play)


PEERS: Final[dict[str, Peer]] = {
    "pyminion": pyminion,
    "RLCard": rlcard,
    "catanatron": catanatron,
    "OpenSpiel": open_spiel,
    "python-chess": chess,
}
MODULES: Final = {
    "pyminion": "pyminion",
    "RLCard": "rlcard",
    "catanatron": "catanatron",
    "OpenSpiel": "pyspiel",
    "python-chess": "chess",
}
"""What each of them is imported as."""


def installed() -> list[str]:
    """The peers that are there."""
    return [name for name, module in MODULES.items() if find_spec(module) is not None]
