"""Chapter 24: player fights and spectator bets (Spielerkämpfe und Zuschauerwetten)."""

from __future__ import annotations

from tafelrunde.engine.decisions import PASS, Flow, choose
from tafelrunde.engine.options import Word
from tafelrunde.games.hexer import events
from tafelrunde.games.hexer.fights.abilities import offer
from tafelrunde.games.hexer.nouns import Moment
from tafelrunde.games.hexer.rules.deck import form_life_deck
from tafelrunde.games.hexer.rules.gold import lose_gold
from tafelrunde.games.hexer.rules.now import Now
from tafelrunde.games.hexer.state.table import Fight, Fighter, Game, Player
from tafelrunde.games.hexer.terms import Opponent


def begin_duel(game: Game, attacker: Player, defender: Player) -> Flow[None]:
    """Bets are made, both life decks formed, and the attacker takes the first combat turn (H24.01,
    H23.02).
    """
    game.tell(events.FightBegan, "H19.04", attacker.id, defender.id)
    fight = Fight(Opponent.PLAYER, Fighter(attacker.index, preparing=True))
    fight.defender = Fighter(defender.index, preparing=True)
    game.fight = fight
    yield from bet(game, fight)
    for fighter in fight.fighters():
        player = game.players[fighter.index]
        yield from offer(Now(game, player, "H27.05"), Moment.FIGHT_BEGINS, "fight_begins")
        form_life_deck(game, fighter)
        yield from offer(Now(game, player, "H27.05"), Moment.DECKS_FORMED, "decks_formed")


def bet(game: Game, fight: Fight) -> Flow[None]:
    """Every uninvolved player with gold may stake exactly 1 on a fighter, wherever they stand, one
    after the other clockwise from the attacker, for all to see (H24.05, H24.06, H24.09).
    """
    first = fight.attacker.index
    order = game.players[first:] + game.players[:first]
    fighters = [game.players[fighter.index] for fighter in fight.fighters()]
    for player in order:
        if player in fighters or not player.gold:
            continue
        offered: list[Player | Word] = [*fighters, PASS]
        on = yield from choose(player.seat, offered, "bet", "H24.06")
        if isinstance(on, Player):
            lose_gold(game, player, 1, "H24.06")
            fight.bets.append((player.index, on.index))
        name = on.id if isinstance(on, Player) else ""
        game.tell(events.BetMade, "H24.06", player.id, name)
