"""What a hero holds ready: reflexes in hand, hero zone and on the board, and what they cost."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.decisions import Seat
from tafelrunde.games.valskyrr.state.physical import ALWAYS, Card, Play
from tafelrunde.games.valskyrr.state.table import Game, Hero
from tafelrunde.games.valskyrr.terms import FOR_OTHERS, Limit, Phase, Window

ANYTIME: Final = int(Window.ANYTIME)
FOR_ANOTHER: Final = Window.DAMAGE_TO_HERO | FOR_OTHERS
HELPFUL: Final = ANYTIME | FOR_OTHERS

# Terms under plain names: before Python 3.12 looking one up in its class is as slow as a call.
IN_DEFENCE: Final = Limit.DEFENCE_PHASE
DEFENCE: Final = Phase.DEFENCE


def holds(hero: Hero, bits: int) -> bool:
    """Whether a hero holds a reflex for one of the windows."""
    if hero.board.zone_window & bits:
        return True
    for card in hero.hero_zone:
        if card.zone_window & bits:
            return True
    for card in hero.hand:  # noqa: SIM110 - asked so often that a generator would be felt
        if card.hand_window & bits:
            return True
    return False


def ready_anytime(game: Game, but: Hero | None = None) -> list[Seat]:
    """The seats of all heroes, but for one, who hold a reflex that modifies nothing, and enemies to
    send away if that is all it does. Asked after every action, so it calls nothing.
    """
    found: list[Seat] = []
    for hero in game.heroes:
        if hero is but:
            continue
        for card in hero.hand:
            if card.hand_anytime and (hero.foes or card.hand_anytime == ALWAYS):
                break
        else:
            for card in hero.hero_zone:
                if card.zone_anytime and (hero.foes or card.zone_anytime == ALWAYS):
                    break
            else:
                if not hero.board.zone_anytime:
                    continue
        if not hero.defeated:
            found.append(hero.seat)
    return found


def reflexes_of(hero: Hero, bits: int) -> list[Play]:
    """The reflexes of all cards with one for these windows, in hand, in the hero zone and on the
    board.
    """
    found: list[Play] = []
    for card in hero.hand:
        if card.hand_window & bits:
            found += card.hand_reflexes
    for card in hero.hero_zone:
        if card.zone_window & bits:
            found += card.zone_reflexes
    if hero.board.zone_window & bits:
        found += hero.board.zone_reflexes
    return found


def beyond_limit(game: Game, hero: Hero, play: Play) -> str | None:
    """The rule by which the printed limit of an action closes it now; None if it does not."""
    if play.action.once is IN_DEFENCE and game.phase is not DEFENCE:  # it names a place too
        return "V2.04"
    if play.key in hero.used:  # only of fast actions a rule says that they can be repeated
        return "V2.04" if play.is_reflex else "V16.29"
    return None


def can_pay(hero: Hero, play: Play, played: Card) -> bool:
    """Whether the player has the cards or tokens that the action requires (V17.07), apart from the
    card that is played.
    """
    for cards, wanted in play.discards:
        if not can_discard(hero, cards, wanted, played):
            return False
    return not play.tokens or hero.tokens.get(play.card.uid, 0) >= play.tokens


def can_discard(hero: Hero, cards: int, wanted: int, but: Card) -> bool:
    """Whether a hand holds so many cards with one of the keywords, besides the one played."""
    for card in hero.hand:
        if card is not but and (not wanted or card.keywords & wanted):
            cards -= 1
            if not cards:
                return True
    return False


def can_help(game: Game, hero: Hero) -> bool:
    """Whether a hero holds a reflex that could make a difference to what happens to another one."""
    if hero.defeated or not holds(hero, HELPFUL):
        return False
    for play in reflexes_of(hero, HELPFUL):
        if not (play.anytime or play.window & FOR_ANOTHER == FOR_ANOTHER):
            continue
        limited = play.action.once is not None and beyond_limit(game, hero, play)
        if not limited and can_pay(hero, play, play.card):
            return True
    return False
