"""Phase I: moves and actions (Bewegungen & Aktionen), in any order and number (H10.05)."""

from __future__ import annotations

from typing import Any

from tafelrunde.engine.decisions import PASS, Closed, Flow, choose
from tafelrunde.games.hexer.board import ACTIONS_AT, DAGON_PLACE, LocationAction, Move
from tafelrunde.games.hexer.expansions.danger import has_risen
from tafelrunde.games.hexer.expansions.legendary import (
    DISPLACE,
    displace,
    leave_alone,
    take_destruction,
    why_not_displace,
)
from tafelrunde.games.hexer.expansions.weakness import replace_weaknesses
from tafelrunde.games.hexer.rules.deck import is_veiled
from tafelrunde.games.hexer.state import Game, Player, Quest
from tafelrunde.games.hexer.turn.actions import carry_out_action, why_not
from tafelrunde.games.hexer.turn.movement import moves, travel
from tafelrunde.games.hexer.turn.overlap import decided_move
from tafelrunde.games.hexer.turn.poker import Gamble, play_with_player, rivals
from tafelrunde.games.hexer.turn.stories import begun, complete_quest, open_quests


def phase_one(game: Game, player: Player) -> Flow[None]:
    """Play cards to move, use actions after a move, until the player goes on (H10.05, H16.02)."""
    decided = decided_move(game)
    if decided is not None:
        yield from travel(game, player, decided)
    while game.fight is None and not must_fight(game, player):
        closed: list[Closed] | None = [] if game.explains else None
        options = choices(game, player, closed)
        chosen = yield from choose(
            player.seat,
            options,
            "phase_one",
            "H10.05",
            checkpoint=True,
            closed=closed or (),
            veiled=is_veiled(game, player),
        )
        if chosen == PASS:
            break
        yield from take(game, player, chosen)
    yield from take_destruction(game, player)
    replace_weaknesses(game, player)


def must_fight(game: Game, player: Player) -> bool:
    """Who arrives at Dagon's place goes to phase II at once (H15.27)."""
    return player.place == DAGON_PLACE and player.moved and has_risen(game)


def choices(game: Game, player: Player, closed: list[Closed] | None) -> list[Any]:
    """What the player may do now: go somewhere, use an action, or go on."""
    options: list[Any] = moves(game, player, closed)
    action = ACTIONS_AT[player.place]
    if action is not LocationAction.NOTHING:
        why = why_not(game, player)
        if why is None:
            options.append(action)
        elif closed is not None:
            closed.append(Closed(action, why))
    if player.quests:
        add_quests(game, player, options, closed)
    options += rivals(game, player)
    if game.legend_place == player.place:
        add_displacing(player, options, closed)
    options.append(PASS)
    return options


def add_quests(game: Game, player: Player, options: list[Any], closed: list[Closed] | None) -> None:
    """Quest actions at their target location, after a move (H16.01, H16.08)."""
    doable = open_quests(game, player) if player.moved else []
    options += doable
    if closed is not None:
        for quest in player.quests:
            if quest.place == player.place and quest not in doable:
                closed.append(Closed(quest, why_no_quest(player, quest)))


def why_no_quest(player: Player, quest: Quest) -> str:
    """The rule that closes a quest at its target location."""
    if not player.moved:
        return "H16.01"
    return "H20.14" if begun(quest.quest) in player.used else "H2.12"


def add_displacing(player: Player, options: list[Any], closed: list[Closed] | None) -> None:
    """The Legendary Monster here may be displaced (H13.01, H13.02)."""
    why = why_not_displace(player)
    if why is None:
        options.append(DISPLACE)
    elif closed is not None:
        closed.append(Closed(DISPLACE, why))


def take(game: Game, player: Player, chosen: Any) -> Flow[None]:
    """Carry out what was chosen."""
    if isinstance(chosen, Move):
        yield from travel(game, player, chosen)
    elif isinstance(chosen, LocationAction):
        yield from carry_out_action(game, player)
    elif isinstance(chosen, Quest):
        leave_alone(game, player)
        yield from complete_quest(game, player, chosen)
    elif isinstance(chosen, Gamble):
        leave_alone(game, player)
        yield from play_with_player(game, player, game.players[chosen.player])
    else:
        yield from displace(game, player)
