"""Chapter 25: the special ability of a monster (Spezialfähigkeit), whenever its occasion comes."""

from __future__ import annotations

from tafelrunde.engine.decisions import Flow
from tafelrunde.games.hexer.nouns import LegendaryMonster, Monster, Occasion, When
from tafelrunde.games.hexer.rules.conditions import holds
from tafelrunde.games.hexer.rules.now import Now, carry_out
from tafelrunde.games.hexer.table import Card, Fight, Game, Player


def sentences(monster: Card | None) -> tuple[When, ...]:
    """What the ability of a monster says; players have none."""
    printed = monster.printed if monster is not None else None
    if isinstance(printed, Monster | LegendaryMonster):
        return tuple(printed.ability)
    return ()


def occasion(game: Game, fight: Fight, player: Player, when: Occasion) -> Flow[None]:
    """Carry out what the ability says for this occasion (H25.02, H25.09)."""
    for sentence in sentences(fight.monster):
        if sentence.occasion is when:
            now = Now(game, player, "H25.02", fight.monster)
            if sentence.only_if is None or holds(now, sentence.only_if):
                yield from carry_out(tuple(sentence.do), now)
