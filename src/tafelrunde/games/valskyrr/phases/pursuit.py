"""Chapter 10: the pursuit phase (Verfolgungsphase)."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.engine.decisions import PARTY, Flow, choose
from tafelrunde.games.valskyrr.rules.symbols import pause, resolve_symbols
from tafelrunde.games.valskyrr.rules.zones import enter_hero_zone
from tafelrunde.games.valskyrr.state.table import Game, Hero


def pursuit_phase(game: Game) -> Flow[None]:
    """Enemies leave the row, leftmost first, each for a hero it notices most, until all focus is
    spent.
    """
    while game.row and (noticed := most_noticed(game.living())):
        leftmost = game.row[0]
        hero = yield from choose(PARTY, noticed, "pursued", "V10.09", leftmost, checkpoint=True)
        yield from enter_hero_zone(game, leftmost, hero, "V10.08")
        if game.pending:
            yield from resolve_symbols(game)
        yield from pause(game, leftmost)


def most_noticed(heroes: Sequence[Hero]) -> list[Hero]:
    """The heroes who share the highest enemy focus; nobody while all stand at 0 (V10.04)."""
    highest = 0
    for hero in heroes:
        if hero.focus > highest:
            highest = hero.focus
    return [hero for hero in heroes if hero.focus == highest] if highest else []
