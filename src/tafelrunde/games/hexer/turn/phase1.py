"""Phase I: moves and actions (Bewegungen & Aktionen), in any order and number (H10.05)."""

from __future__ import annotations

from functools import partial
from typing import Final

from tafelrunde.engine.decisions import PASS, Closed, Flow, choose
from tafelrunde.engine.options import AnyOption
from tafelrunde.games.hexer.cards.quests import QUESTS
from tafelrunde.games.hexer.rules.deck import is_veiled
from tafelrunde.games.hexer.rules.reasons import Reason, because
from tafelrunde.games.hexer.state.board import ACTIONS_AT, LocationAction, Move
from tafelrunde.games.hexer.state.table import Game, Player, Quest
from tafelrunde.games.hexer.turn.actions import carry_out_action, in_the_way, why_not
from tafelrunde.games.hexer.turn.move import moves, travel
from tafelrunde.games.hexer.turn.overlap import decided_move
from tafelrunde.games.hexer.turn.phase2 import must_fight
from tafelrunde.games.hexer.turn.poker import Gamble, play_with_player, rivals
from tafelrunde.games.hexer.turn.stories import begun, complete_quest, open_quests

NOTHING: Final = LocationAction.NOTHING


def phase_one(game: Game, player: Player) -> Flow[None]:
    """Play cards to move, use actions after a move, until the player goes on (H10.05, H16.02) or
    arrives where a fight is inevitable.
    """
    decided = decided_move(game)
    if decided is not None:
        yield from travel(game, player, decided)
    while game.fight is None and not (player.moved and must_fight(game, player)):
        options = choices(game, player, None)
        closed = partial(choices, game, player) if game.explains else ()
        veiled = is_veiled(game, player)
        chosen = yield from choose(
            player.seat, options, "phase_one", "H10.05", None, True, closed, veiled
        )
        if chosen is PASS:
            break
        yield from take(game, player, chosen)
    for hook in game.hooks.phase_one_ends:
        yield from hook(game, player)


def choices(game: Game, player: Player, closed: list[Closed] | None) -> list[AnyOption]:
    """What the player may do now: go somewhere, use an action, or go on."""
    options: list[AnyOption] = [*moves(game, player, closed)]
    action = ACTIONS_AT[player.place]
    if action is not NOTHING:
        why = why_not(game, player)
        if why is None:
            options.append(action)
        elif closed is not None:
            closed.append(Closed(action, why, in_the_way(game, player, why)))
    if player.quests:
        add_quests(game, player, options, closed)
    if player.moved and player.gold:
        options += rivals(game, player)
    for hook in game.hooks.choices:
        hook(game, player, options, closed)
    options.append(PASS)
    return options


def add_quests(
    game: Game, player: Player, options: list[AnyOption], closed: list[Closed] | None
) -> None:
    """Quest actions at their target location, after a move (H16.01, H16.08)."""
    doable = open_quests(game, player) if player.moved else []
    options += doable
    if closed is not None:
        for quest in player.quests:
            if quest.place == player.place and quest not in doable:
                closed.append(Closed(quest, *why_no_quest(player, quest)))


def why_no_quest(player: Player, quest: Quest) -> tuple[str, Reason]:
    """The rule that closes a quest at its target location, and what is in the way."""
    if not player.moved:
        return "H16.01", because("not-moved")
    if begun(quest.quest) in player.used:
        return "H20.14", because("quest-begun-now")
    return "H2.12", because("quest-not-paid", cost=tuple(QUESTS[quest.quest].cost))


def take(game: Game, player: Player, chosen: AnyOption) -> Flow[None]:
    """Carry out what was chosen."""
    if isinstance(chosen, Move):
        return travel(game, player, chosen)
    if isinstance(chosen, LocationAction):
        return carry_out_action(game, player)
    if isinstance(chosen, Quest):
        acts(game, player)
        return complete_quest(game, player, chosen)
    if isinstance(chosen, Gamble):
        acts(game, player)
        return play_with_player(game, player, chosen.player)
    return game.hooks.actions[chosen](game, player)


def acts(game: Game, player: Player) -> None:
    """The player is about to act other than by the location action."""
    for hook in game.hooks.acts:
        hook(game, player)
