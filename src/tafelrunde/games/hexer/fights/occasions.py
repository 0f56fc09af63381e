"""Chapter 25: the special ability of a monster (Spezialfähigkeit), whenever its occasion comes."""

from __future__ import annotations

from tafelrunde.engine.decisions import NOTHING, Flow
from tafelrunde.games.hexer.nouns import Occasion
from tafelrunde.games.hexer.rules.conditions import holds
from tafelrunde.games.hexer.rules.now import Now, carry_out
from tafelrunde.games.hexer.state.physical import Card
from tafelrunde.games.hexer.state.table import Fight, Game, Player


def occasion(game: Game, fight: Fight, player: Player, when: Occasion) -> Flow[None]:
    """Carry out what the ability says for this occasion (H25.02, H25.09)."""
    monster = fight.monster
    if monster is not None:  # players have no such ability
        for sentence in monster.says:
            if sentence.occasion is when:
                return use_occasion(game, player, monster, when)
    return NOTHING


def use_occasion(game: Game, player: Player, monster: Card, when: Occasion) -> Flow[None]:
    """Carry out the sentences for this occasion."""
    for sentence in monster.says:
        if sentence.occasion is when:
            now = Now(game, player, "H25.02", monster)
            if sentence.only_if is None or holds(now, sentence.only_if):
                yield from carry_out(tuple(sentence.do), now)
