"""Chapter 23: the two sides of a fight (Kampf), and when one of them is out of it."""

from __future__ import annotations

from tafelrunde.games.hexer.state.table import Fight, Fighter, Game


def opposing(fight: Fight, fighter: Fighter) -> Fighter | None:
    """The other player in the fight; a monster is none."""
    return fight.defender if fighter is fight.attacker else fight.attacker


def acting(fight: Fight) -> Fighter | None:
    """Whose combat turn it is; a monster is none."""
    return fight.defender if fight.turn else fight.attacker


def is_over(game: Game, fight: Fight) -> bool:
    """Whether a side has neither a card in its life deck nor in hand (H23.06)."""
    if fight.defender is None:
        attacker = game.players[fight.attacker.index]
        return not (fight.life and (attacker.deck or attacker.hand))
    return not (
        game.players[fight.attacker.index].has_cards()
        and game.players[fight.defender.index].has_cards()
    )
