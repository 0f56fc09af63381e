"""What a seat may see: the same table with everything hidden from it lying face down.

Hidden from the others are hand cards and the content of the own deck; hidden from everybody are the
order of decks and stacks, life decks, the numerals of weakness tokens and the bonuses of
destruction tokens on the board, and which tiles face-down trails are (H5.08, H5.19, H12.10).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tafelrunde.engine.decisions import Seat
from tafelrunde.games.hexer.nouns import LegendaryMonster, MonsterAttack
from tafelrunde.games.hexer.rules.tiles import terrain_of
from tafelrunde.games.hexer.rules.victory import by_uid
from tafelrunde.games.hexer.state.board import tiles
from tafelrunde.games.hexer.state.physical import Card
from tafelrunde.games.hexer.state.table import TABLE, Game
from tafelrunde.games.hexer.terms import Terrain

FACE_DOWN: Final = TABLE.hidden_piles(Game)
ANY_TILE: Final = {terrain: tiles(terrain, skellige=False)[0] for terrain in Terrain}
"""What a face-down tile of a terrain looks like: always the same one."""


def view(game: Game, seat: Seat) -> Game:
    """A copy of the table in which nothing can be found that is hidden from this seat; a seat of
    nobody sees what everybody sees.
    """
    seen = TABLE.view(game, seat)
    if seat == (game.active + 1) % len(game.players):
        seen.ahead = game.ahead[:]  # neither of two who decide at once sees the other's (H10.07)
    seen.tiles = [[ANY_TILE[terrain]] * len(game.tiles[terrain]) for terrain in Terrain]
    seen.out = sorted((c for c in game.out if is_public(c)), key=by_uid)
    for player in seen.players:
        player.trails = [ANY_TILE[terrain_of(tile)] for tile in player.trails]
    return seen


class OwnCards(NamedTuple):
    """The cards that lie open for one seat alone."""

    hand: list[Card]
    deck: list[Card]  # which cards, but not their order (H5.19)
    seen: list[Card]  # of a life deck, in a fight


def own_cards(game: Game, seat: int) -> OwnCards:
    """What this seat sees beyond what everybody sees."""
    player = game.players[seat]
    fighter = game.fight.fighter_of(player) if game.fight is not None else None
    seen = fighter.seen if fighter is not None else []
    return OwnCards(player.hand, sorted(player.deck, key=by_uid), seen)


def is_public(card: Card) -> bool:
    """Attack cards that left the game unseen are not; everything else that is out was open."""
    return not isinstance(card.printed, MonsterAttack | LegendaryMonster)
