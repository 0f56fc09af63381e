"""Effects in play: whom they concern, how their numbers are read, and who carries them out."""

from __future__ import annotations

from typing import Final, assert_never

from tafelrunde.engine.effects import Resolvers
from tafelrunde.games.hexer.nouns import Monster
from tafelrunde.games.hexer.state.physical import Card
from tafelrunde.games.hexer.state.table import Fighter, Game, Player
from tafelrunde.games.hexer.terms import Attribute, Terrain
from tafelrunde.games.hexer.vocabulary import ByLevel, Count, Counted, Half, Number

RESOLVERS: Final[Resolvers[Now]] = Resolvers()
resolves = RESOLVERS.resolves
asks = RESOLVERS.asks
carry_out = RESOLVERS.carry_out


class Now:
    """The player whom an effect concerns ("you"), the card it stands on, and the fight, if one is
    going on.
    """

    __slots__ = ("card", "damage", "fight", "fighter", "game", "player", "why")

    def __init__(self, game: Game, player: Player, why: str, card: Card | None = None) -> None:
        self.game = game
        self.player = player
        self.why = why
        self.card = card
        self.fight = fight = game.fight
        self.fighter = None if fight is None else fight.fighter_of(player)
        self.damage = 0  # damage that is on its way: to the player (suffer) or the monster


def level(now: Now, attribute: Attribute) -> int:
    """The level of an attribute, with what is lost for this fight (H26.12)."""
    return level_of(now.player, now.fighter, attribute)


def level_of(player: Player, fighter: Fighter | None, attribute: Attribute) -> int:
    """The level of a player's attribute, in a fight or outside."""
    if fighter is None:
        return player.levels[attribute]
    return max(1, player.levels[attribute] - fighter.lowered[attribute])


def rank(now: Now) -> int:
    """The rank of the monster that is fought (H26.15)."""
    monster = now.fight.monster.printed if now.fight is not None and now.fight.monster else None
    return monster.rank if isinstance(monster, Monster) else 0


def number(now: Now, wanted: Number) -> int:
    """A printed number, read off the table if it varies."""
    if isinstance(wanted, int):
        return wanted
    if isinstance(wanted, ByLevel):
        return wanted.numbers[level(now, Attribute.SPECIALISATION) - 1]
    total = _counted(now, wanted) * wanted.times
    if wanted.half is not None:
        total = (total + (wanted.half is Half.UP)) // 2
    return max(wanted.least, total + wanted.plus)


def _counted(now: Now, count: Count) -> int:
    player, fight = now.player, now.fight
    match count.of:
        case Counted.RANK:
            return rank(now)
        case Counted.LEVEL:
            return level(now, count.attribute)
        case Counted.HAND:
            return len(player.hand)
        case Counted.DISCARDS:
            return len(player.discard_pile)
        case Counted.WATER_CARDS:
            return sum(card.terrains >> Terrain.WATER & 1 for card in player.hand)
        case Counted.POTIONS:
            return len(player.potions)
        case Counted.POTIONS_AND_BOMBS:
            return len(player.potions) + len(player.bombs)
        case Counted.WEAKNESS_TOKENS:
            return len(player.weaknesses)
        case Counted.TROPHIES:
            return player.count_trophies()
        case Counted.SHIELD:
            return player.shield
        case Counted.COMBO:
            return len(now.fighter.combo) if now.fighter is not None else 0
        case Counted.DICE:
            return fight.dice if fight is not None else 0
        case Counted.DESTRUCTION_ON_BOARD:
            return sum(token is not None for token in now.game.destruction_on)
        case _:
            assert_never(count.of)
