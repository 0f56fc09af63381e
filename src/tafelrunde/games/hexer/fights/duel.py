"""Chapter 24: player fights and spectator bets (Spielerkämpfe und Zuschauerwetten)."""

from __future__ import annotations

from tafelrunde.engine.decisions import PASS, Decision, Flow, all_choose
from tafelrunde.games.hexer import events
from tafelrunde.games.hexer.fights.abilities import offer
from tafelrunde.games.hexer.nouns import Moment
from tafelrunde.games.hexer.rules.deck import renew_deck
from tafelrunde.games.hexer.rules.gold import lose_gold
from tafelrunde.games.hexer.rules.now import Now
from tafelrunde.games.hexer.table import Fight, Fighter, Game, Player
from tafelrunde.games.hexer.terms import Opponent


def begin_duel(game: Game, attacker: Player, defender: Player) -> Flow[None]:
    """Bets are made, both life decks formed, and the attacker takes the first combat turn (H24.01,
    H23.02).
    """
    if game.log is not None:
        game.log.append(events.FightBegan("H19.04", attacker.id, defender.id))
    bets = yield from bet(game, attacker, defender)
    fight = Fight(Opponent.PLAYER, Fighter(attacker.index))
    fight.defender = Fighter(defender.index)
    fight.bets = bets
    game.fight = fight
    for player in (attacker, defender):
        yield from offer(Now(game, player, "H27.05"), Moment.FIGHT_BEGINS, "fight_begins")
        renew_deck(game, player, "H23.02")
        yield from offer(Now(game, player, "H27.05"), Moment.DECKS_FORMED, "decks_formed")


def bet(game: Game, attacker: Player, defender: Player) -> Flow[list[tuple[int, int]]]:
    """Every uninvolved player with gold may stake exactly 1 on a fighter, all at once, wherever
    they stand (H24.05, H24.06, H24.09).
    """
    order = [
        game.players[(attacker.index + n) % len(game.players)] for n in range(len(game.players))
    ]
    onlookers = [p for p in order if p.gold and p is not attacker and p is not defender]
    choices = yield from all_choose(
        [Decision(player.seat, "bet", [attacker, defender, PASS], "H24.06") for player in onlookers]
    )
    bets = list[tuple[int, int]]()
    for player, chosen in zip(onlookers, choices, strict=True):
        on = chosen[0]
        if isinstance(on, Player):
            lose_gold(game, player, 1, "H24.06")
            bets.append((player.index, on.index))
        if game.log is not None:
            name = on.id if isinstance(on, Player) else ""
            game.log.append(events.BetMade("H24.06", player.id, name))
    return bets
