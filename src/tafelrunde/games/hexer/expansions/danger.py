"""Chapter 14: Skellige, danger track and Dagon (Gefahrenleiste und Dagon)."""

from __future__ import annotations

from tafelrunde.games.hexer import events, library
from tafelrunde.games.hexer.rules.attributes import set_shield
from tafelrunde.games.hexer.rules.now import Now, resolves
from tafelrunde.games.hexer.rules.setup import copies, new_card
from tafelrunde.games.hexer.state.board import DAGON_PLACE
from tafelrunde.games.hexer.state.physical import Card
from tafelrunde.games.hexer.state.table import Game, Player
from tafelrunde.games.hexer.terms import DAGON_START, DAGON_TOP, DAGON_TRAILS
from tafelrunde.games.hexer.vocabulary.story import MoveDagon


def lay_out(game: Game) -> None:
    """Step 8: Dagon on his start space, his trail tokens and bonus cards (H4.21 to H4.23)."""
    game.dagon = DAGON_START[len(game.players)]
    game.dagon_card = new_card(game, library.DAGON)
    game.dagon_trails = DAGON_TRAILS
    game.dagon_bonuses = copies(game, library.DAGON_BONUSES)


def has_risen(game: Game) -> bool:
    """Whether Dagon stands on his place and is in play (H14.02): who arrives there goes to phase II
    at once and fights (H15.27, H19.02).
    """
    return game.dagon == DAGON_TOP


def here(game: Game, player: Player) -> list[Card]:
    """Dagon, if he has risen and the player is at his place (H19.08)."""
    if player.place != DAGON_PLACE or game.dagon_card is None or not has_risen(game):
        return []
    return [game.dagon_card]


def move_dagon(game: Game, player: Player, spaces: int, why: str) -> None:
    """Dagon moves on the danger track; at its top he rises."""
    before = game.dagon
    game.dagon = min(DAGON_TOP, before + spaces)
    if game.dagon != before:
        game.tell(events.DagonMoved, why, before, game.dagon)
    if has_risen(game):  # nobody moves him any more then
        rise(game, player)


def rise(game: Game, player: Player) -> None:
    """The travelling player loses all shield value or energy and gets a Dagon token (H14.08,
    H14.09, H14.12); nobody else is affected (H14.13).
    """
    game.tell(events.DagonRose, "H14.02", player.id)
    set_shield(game, player, 0, "H14.08")
    if not player.dagon_trail and game.dagon_trails:
        player.dagon_trail = True
        game.dagon_trails -= 1


@resolves(MoveDagon)
def by_story(effect: MoveDagon, now: Now) -> None:
    """A story moves Dagon, unless he has risen."""
    game = now.game
    if has_risen(game):
        return
    least = DAGON_START[len(game.players)] if effect.not_below_start else 1
    spaces = max(effect.spaces, min(0, least - game.dagon))
    if spaces:
        move_dagon(game, now.player, spaces, now.why)
