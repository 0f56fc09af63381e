"""Chapter 31: results of a player fight (Resultate eines Spielerkampfs)."""

from __future__ import annotations

from tafelrunde.engine.decisions import Flow
from tafelrunde.games.hexer import events
from tafelrunde.games.hexer.fights.abilities import offer
from tafelrunde.games.hexer.nouns import Medallion, Moment
from tafelrunde.games.hexer.rules.attributes import set_shield
from tafelrunde.games.hexer.rules.deck import draw, gain_card, gather
from tafelrunde.games.hexer.rules.gold import gain_gold
from tafelrunde.games.hexer.rules.now import Now
from tafelrunde.games.hexer.rules.victory import advance, gain_trophy, loser_gold
from tafelrunde.games.hexer.state.table import Fight, Game, Player


def duel_ends(game: Game, fight: Fight) -> Flow[None]:
    """The attacker wins or the defender wins (H31.01)."""
    assert fight.defender is not None
    attacker = game.players[fight.attacker.index]
    defender = game.players[fight.defender.index]
    # If both are without cards, the side that had the last combat turn is not out (H23.04).
    won = attacker.has_cards() if attacker.has_cards() != defender.has_cards() else fight.turn == 1
    winner, loser = (attacker, defender) if won else (defender, attacker)
    game.tell(events.FightEnded, "H31.01", winner.id, loser.id, "won")
    yield from offer(Now(game, winner, "H27.05"), Moment.FIGHT_WON, "fight_won")
    game.fight = None
    close_tavern(game, attacker.place)
    gold = loser_gold(loser)
    for player in (winner, loser):
        set_shield(game, player, player.most_shield(), "H31.02")
        gather(game, player, "H31.03")
    pay_bets(game, fight, winner, gold)
    if won:
        yield from attacker_wins(game, attacker, defender, gold)
    else:
        yield from defender_wins(game, attacker, defender, gold)


def close_tavern(game: Game, place: int) -> None:
    """The tavern closed token goes to the location of the fight (H24.03, H24.04)."""
    game.tavern = place
    game.tell(events.TavernClosed, "H24.03", place)


def pay_bets(game: Game, fight: Fight, winner: Player, gold: int) -> None:
    """Who bet correctly gets the stake back and as much gold as the loser's position is worth
    (H24.07); other stakes are lost (H24.08).
    """
    for bettor, on in fight.bets:
        if on == winner.index:
            player = game.players[bettor]
            gain_gold(game, player, 1 + gold, "H24.07")
            game.tell(events.BetWon, "H24.07", player.id, gold)


def attacker_wins(game: Game, attacker: Player, defender: Player, gold: int) -> Flow[None]:
    """Medallion, advance and exhaustion for the first victory over that player (H31.04 to H31.08),
    gold (H31.09, H31.22); the loser gains a card of cost 0 and draws 3 (H31.12, H31.13).
    """
    if defender.medallions and not has_medallion(attacker, defender):
        gain_trophy(game, attacker, defender.medallions.pop(), "H31.04")
        yield from advance(game, attacker, "H31.07")
    gain_gold(game, attacker, gold, "H31.09")
    yield from gain_card(game, defender, "H31.12")
    draw(game, defender, 3, "H31.13")


def defender_wins(game: Game, attacker: Player, defender: Player, gold: int) -> Flow[None]:
    """The defender gets gold and draws 4, but no trophy (H31.15 to H31.17); the attacker gains a
    card of cost 0 and draws 1 card less in phase III (H31.19, H31.20).
    """
    gain_gold(game, defender, gold, "H31.15")
    draw(game, defender, 4, "H31.16")
    yield from gain_card(game, attacker, "H31.19")
    attacker.fewer += 1


def has_medallion(winner: Player, loser: Player) -> bool:
    """Only 1 medallion trophy of each character (H31.05, H31.06)."""
    return any(
        isinstance(card.printed, Medallion) and card.printed.owner == loser.id
        for card in winner.trophies
    )
