"""Chapter 6: attributes, witcher level and mutagens (Attribute, Hexerstufe und Mutagene)."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.decisions import Flow, choose
from tafelrunde.games.hexer import events
from tafelrunde.games.hexer.rules.alchemy import gain_potions
from tafelrunde.games.hexer.rules.deck import check_hand_limit, draw
from tafelrunde.games.hexer.rules.now import level_of
from tafelrunde.games.hexer.state.table import Game, Player
from tafelrunde.games.hexer.terms import TOP_LEVEL, Attribute, Expansion

ALCHEMY: Final = Attribute.ALCHEMY
DEFENCE: Final = Attribute.DEFENCE
MUTAGENS_OFFERED: Final = 3


def can_rise(player: Player, attribute: Attribute) -> bool:
    """An attribute at V cannot rise further (H6.19)."""
    return player.levels[attribute] < TOP_LEVEL


def raise_attribute(game: Game, player: Player, attribute: Attribute, why: str) -> Flow[None]:
    """An attribute rises by 1 level, with all that follows; above V the rise lapses (H6.19)."""
    if not can_rise(player, attribute):
        return
    _set_level(game, player, attribute, player.levels[attribute] + 1, why)
    if attribute is DEFENCE:
        set_shield(game, player, player.shield + 1, "H6.06")
    if attribute is ALCHEMY:
        yield from gain_potions(game, player, 1, "H6.21")
    yield from rise_in_level(game, player)


def rise_in_level(game: Game, player: Player) -> Flow[None]:
    """As long as all four attributes stand above the witcher level, it rises by itself (H6.09);
    each level is reached once (H6.20).
    """
    while player.level < min(player.levels):
        player.level += 1
        game.tell(events.LevelReached, "H6.09", player.id, player.level)
        rewards = 1 if player.level <= 3 else 2
        if has_mutagens(game):
            for _ in range(rewards):
                yield from gain_mutagen(game, player)
        else:
            draw(game, player, rewards, "H6.10")
            yield from check_hand_limit(game, player)


def has_mutagens(game: Game) -> bool:
    """Mutagens come with Monsterjagd and can be switched off (H6.15, H32.06)."""
    return game.setup.mutagens and game.has(Expansion.MONSTERJAGD)


def gain_mutagen(game: Game, player: Player) -> Flow[None]:
    """Draw 3 mutagens and keep 1 (H6.12); the others go under the deck (H6.13)."""
    drawn = game.mutagen_deck[-MUTAGENS_OFFERED:][::-1]
    if not drawn:
        return
    game.reveal()
    kept = yield from choose(player.seat, drawn, "mutagen", "H6.12")
    del game.mutagen_deck[-len(drawn) :]
    game.mutagen_deck[:0] = [card for card in drawn if card is not kept]
    player.mutagens.append(kept)
    game.tell(events.AlchemyGained, "H6.12", player.id, kept.id)


def lower_attribute(game: Game, player: Player, attribute: Attribute, why: str) -> None:
    """An attribute falls by 1 level, never below I and never from V (H6.18); the witcher level
    stays (H6.17).
    """
    before = player.levels[attribute]
    if not 1 < before < TOP_LEVEL:
        return
    _set_level(game, player, attribute, before - 1, why)
    most = most_shield(game, player)
    if attribute is DEFENCE and player.shield > most:
        set_shield(game, player, most, "H6.06")


def _set_level(game: Game, player: Player, attribute: Attribute, level: int, why: str) -> None:
    before = player.levels[attribute]
    player.levels[attribute] = level
    name = attribute_name(player, attribute)
    game.tell(events.AttributeChanged, why, player.id, name, before, level)


def attribute_name(player: Player, attribute: Attribute) -> str:
    """The word of the glossary; mages have wisdom instead of defence (H6.04)."""
    if attribute is DEFENCE and player.is_mage:
        return "wisdom"
    return attribute.name.lower()


def set_shield(game: Game, player: Player, value: int, why: str) -> None:
    """Shield value or energy changes, never below 0."""
    before, player.shield = player.shield, max(0, value)
    if player.shield != before:
        game.tell(events.ShieldChanged, why, player.id, before, player.shield)


def most_shield(game: Game, player: Player) -> int:
    """The maximum of shield value or energy, with what is lost for this fight (H6.03, H6.04,
    H26.12).
    """
    return level_of(player, game.fighter_of(player), DEFENCE)


def raise_shield(game: Game, player: Player, value: int, why: str) -> None:
    """Shield value or energy rises, at most to its maximum (H6.03, H6.04)."""
    fighter = game.fighter_of(player)
    rise = min(value, level_of(player, fighter, DEFENCE) - player.shield)
    if fighter is not None:
        rise = fighter.spend("shields_at_most", rise)
    if rise > 0:
        set_shield(game, player, player.shield + rise, why)
