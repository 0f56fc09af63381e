"""Chapter 10: turn and round structure (Ablauf von Zug und Runde)."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.decisions import NOTHING, Flow
from tafelrunde.games.hexer import events
from tafelrunde.games.hexer.fights import ability_effects, attack_effects
from tafelrunde.games.hexer.fights.abilities import abilities, forced
from tafelrunde.games.hexer.nouns import Moment
from tafelrunde.games.hexer.rules import shared_effects
from tafelrunde.games.hexer.rules.now import Now
from tafelrunde.games.hexer.rules.setup import finish_setup
from tafelrunde.games.hexer.state.table import Game, Player
from tafelrunde.games.hexer.terms import Phase
from tafelrunde.games.hexer.turn import story_effects
from tafelrunde.games.hexer.turn.phase1 import phase_one
from tafelrunde.games.hexer.turn.phase2 import phase_two
from tafelrunde.games.hexer.turn.phase3 import phase_three

MOVES: Final = Phase.MOVES
REFILL: Final = Phase.REFILL
TURN_BEGINS: Final = Moment.TURN_BEGINS
WORDS: Final = (shared_effects, attack_effects, ability_effects, story_effects)
"""The modules that carry the words of the cards out; importing them here makes their words
known.
"""

PHASES: Final = {Phase.MOVES: phase_one, Phase.CONFRONTATION: phase_two, Phase.REFILL: phase_three}
NEXT: Final = {Phase.MOVES: Phase.CONFRONTATION, Phase.CONFRONTATION: Phase.REFILL}


def play(game: Game) -> Flow[None]:
    """Turn after turn, clockwise, three phases in fixed order (H10.01, H10.02), until somebody
    wins.
    """
    if game.phase is Phase.SETUP:
        yield from finish_setup(game)
        begin_round(game)
        yield from begin_turn(game)
    while True:
        yield from PHASES[game.phase](game, game.players[game.active])
        if game.phase is REFILL:
            yield from next_turn(game)
        else:
            begin_phase(game, NEXT[game.phase])


def begin_phase(game: Game, phase: Phase) -> None:
    """The next phase of the turn begins."""
    game.phase = phase
    game.stage = 0
    game.tell(phase_began, game)


def phase_began(game: Game) -> events.PhaseBegan:
    """The event, with the phase by its name."""
    return events.PhaseBegan("H10.02", game.player.id, game.phase.name.lower())


def next_turn(game: Game) -> Flow[None]:
    """The turn ends; after the last player's turn the round ends, with what an expansion adds
    (H10.03), and the start player begins again (H10.04).
    """
    end_turn(game.player)
    game.active = (game.active + 1) % len(game.players)
    if game.active == game.start:
        for hook in game.hooks.round_ends:
            hook(game)
        game.round += 1
        begin_round(game)
    return begin_turn(game)


def begin_round(game: Game) -> None:
    """A new round begins."""
    game.tell(events.RoundBegan, "H10.03", game.round)


def begin_turn(game: Game) -> Flow[None]:
    """The next player's turn begins with phase I."""
    player = game.player
    game.tell(events.TurnBegan, "H10.01", player.id)
    begin_phase(game, MOVES)
    uses = abilities(player, None, TURN_BEGINS)
    return forced(Now(game, player, "H10.01"), uses) if uses else NOTHING


def end_turn(player: Player) -> None:
    """What held for one turn only is forgotten."""
    player.moved = player.entered = player.sailed = player.read = False
    player.done, player.gambled, player.taken, player.used = [], [], [], []
    player.fewer = 0
