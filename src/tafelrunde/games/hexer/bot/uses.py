"""Whether a potion, a bomb or an ability would have any effect now, and is worth it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.engine.effects import Effect
from tafelrunde.games.hexer.nouns import Bomb, Potion
from tafelrunde.games.hexer.state.physical import Use
from tafelrunde.games.hexer.state.table import Fighter, Game, Player
from tafelrunde.games.hexer.terms import HAND_LIMIT, Attribute, Opponent
from tafelrunde.games.hexer.vocabulary import Draw, GainShield, Strike
from tafelrunde.games.hexer.vocabulary.abilities import (
    AnyBar,
    AnyTab,
    CountFewer,
    MoreDamage,
    RenewSpecialisation,
    ReturnCards,
)

USEFUL: Final = 1.0
IDLE: Final = -1.0
Useful = Callable[[Game, Player, Fighter, Any], bool]


def use_value(game: Game, player: Player, use: Use) -> float:
    """What is used should do something: one effect that does is enough."""
    fighter = game.fighter_of(player)
    if fighter is None:
        return USEFUL
    effects = _effects(game, use)
    useful = [is_useful(game, player, fighter, effect) for effect in effects]
    return USEFUL if any(useful) or not effects else IDLE


def _effects(game: Game, use: Use) -> list[Effect]:
    """What comes of it."""
    if use.ability is not None:
        return list(use.ability.do)
    printed = use.card.printed if use.card is not None else None
    if isinstance(printed, Bomb):
        duel = game.fight is not None and game.fight.opponent is Opponent.PLAYER
        return list(printed.against_player if duel and printed.against_player else printed.do)
    return list(printed.do) if isinstance(printed, Potion) else []


def is_useful(game: Game, player: Player, fighter: Fighter, effect: Effect) -> bool:
    """Whether an effect changes anything worth while; of most it is taken for granted."""
    judge = EFFECTS.get(type(effect))
    return judge is None or judge(game, player, fighter, effect)


def _can_hurt(game: Game, player: Player, fighter: Fighter, effect: Effect) -> bool:
    """Nothing that adds damage is of use where none may be dealt."""
    return fighter.most("damage_at_most", 1) > 0


def _has_combo(game: Game, player: Player, fighter: Fighter, effect: Effect) -> bool:
    """Chains need two cards."""
    return len(player.hand) > 1 and _can_hurt(game, player, fighter, effect)


def _heals(game: Game, player: Player, fighter: Fighter, effect: ReturnCards) -> bool:
    """A healing potion waits until it brings back all that it can, or hardly a card is left."""
    lost, left = len(player.discard_pile), len(player.deck)
    return lost >= effect.cards or (lost > 0 and left < effect.cards)


def _raises_shield(game: Game, player: Player, fighter: Fighter, effect: GainShield) -> bool:
    """A shield that is up needs no raising."""
    room = player.most_shield() - player.shield
    return effect.beyond or (room > 0 and fighter.most("shields_at_most", 1) > 0)


def _draws(game: Game, player: Player, fighter: Fighter, effect: Draw) -> bool:
    """There must be cards to draw, and room for them."""
    return len(player.deck) > 1 and len(player.hand) < HAND_LIMIT


def _makes_room(game: Game, player: Player, fighter: Fighter, effect: CountFewer) -> bool:
    """Fewer counted uses help whoever has reached the limit and still has something to drink."""
    full = fighter.poison >= max(1, player.levels[Attribute.ALCHEMY])
    return full and len(player.potions) + len(player.bombs) > 1


def _was_used(game: Game, player: Player, fighter: Fighter, effect: RenewSpecialisation) -> bool:
    """Only what is used up can be renewed."""
    return bool(fighter.used)


EFFECTS: Final[dict[type[Effect], Useful]] = {
    AnyBar: _has_combo,
    AnyTab: _has_combo,
    CountFewer: _makes_room,
    Draw: _draws,
    GainShield: _raises_shield,
    MoreDamage: _can_hurt,
    RenewSpecialisation: _was_used,
    ReturnCards: _heals,
    Strike: _can_hurt,
}
"""Effect → whether it is of use now."""
