"""What answers to something that happens: the active encounter, the active location and the
adventure.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.engine.decisions import NOTHING, PARTY, Flow, arrange
from tafelrunde.engine.effects import Effect
from tafelrunde.engine.options import Word
from tafelrunde.games.valskyrr import vocabulary as words
from tafelrunde.games.valskyrr.rules.now import RESOLVERS, Now
from tafelrunde.games.valskyrr.rules.requirements import all_hold
from tafelrunde.games.valskyrr.state.physical import Card
from tafelrunde.games.valskyrr.state.table import Game, Hero
from tafelrunde.games.valskyrr.terms import Trigger

PERSONAL: Final = (words.HasCondition, words.NoProgressPlaced, words.IsResting)
"""Requirements that are asked of each hero concerned, not of the table."""

ADVENTURE: Final = Word("adventure")
"""The source of texts that no card on the table shows."""

ARRIVALS: Final = (words.AddStartingEnemies, words.FetchEnemy, words.SummonFinalEnemy)
"""What puts enemies at the right end of the row."""


def answering(game: Game, trigger: Trigger) -> tuple[words.When, ...]:
    """The printed texts in force that answer to the trigger: of the active encounter, the active
    location and the adventure.
    """
    found: tuple[words.When, ...] = ()
    if game.encounter is not None and (whens := game.encounter.whens):
        found = whens.get(trigger, ())
    if whens := game.tiles[game.party].whens:
        found += whens.get(trigger, ())
    if game.adventure_whens:
        found += game.adventure_whens.get(trigger, ())
    return found


def trigger(
    game: Game, kind: Trigger, hero: Hero | None = None, killed: Card | None = None
) -> Flow[None]:
    """Resolve every text that answers to what has happened."""
    texts = answering(game, kind)
    return resolve(game, kind, texts, hero, killed) if texts else NOTHING


def resolve(
    game: Game,
    kind: Trigger,
    texts: tuple[words.When, ...],
    hero: Hero | None,
    killed: Card | None,
) -> Flow[None]:
    """Resolve texts that answer to the same trigger."""
    if len(texts) > 1:
        texts = yield from in_chosen_order(game, kind, texts)
    for when in texts:
        if killed is None or concerns(when, killed):
            yield from carry_out(game, when.only_if, when.do, hero)


def brings_enemies(game: Game, when: words.When) -> bool:
    """Whether a text puts enemies into the row now, where their order counts."""
    if not any(isinstance(effect, ARRIVALS) for effect in when.do):
        return False
    return all_hold(game, when.only_if, game.heroes[0])


def in_chosen_order(
    game: Game, kind: Trigger, texts: tuple[words.When, ...]
) -> Flow[tuple[words.When, ...]]:
    """Cards that bring different enemies do so in an order of the players' choice (V2.08); what
    else answers to one trigger ends the same in every order.
    """
    bringing = [when for when in texts if brings_enemies(game, when)]
    if all(when.do == bringing[0].do for when in bringing):
        return texts
    sources = [
        source
        for source in speakers(game, kind)
        if any(when in bringing for when in said(game, source, kind))
    ]
    order = yield from arrange(PARTY, sources, "effect_order", "V2.08")
    chosen = [when for source in order for when in said(game, source, kind)]
    rest = [when for when in texts if when not in chosen]
    return (*chosen, *rest)


def speakers(game: Game, kind: Trigger) -> list[Card | Word]:
    """Who answers to a trigger: the active encounter, the active location, the adventure."""
    encounter = () if game.encounter is None else (game.encounter,)
    every = *encounter, game.tiles[game.party], ADVENTURE
    return [source for source in every if said(game, source, kind)]


def said(game: Game, source: Card | Word, kind: Trigger) -> tuple[words.When, ...]:
    """What one of them says about the trigger."""
    whens = game.adventure_whens if isinstance(source, Word) else source.whens
    return whens.get(kind, ())


def concerns(when: words.When, killed: Card) -> bool:
    """Whether a text about killed enemies means this one."""
    if when.having is not None and not killed.keywords & when.having.bit:
        return False
    return when.colour is None or killed.enemy.colour == when.colour


def carry_out(
    game: Game,
    only_if: Sequence[words.Requirement],
    do: Sequence[Effect],
    hero: Hero | None = None,
) -> Flow[bool]:
    """Carry effects of the table out if their conditions hold; says whether they did."""
    now = Now(game, hero if hero is not None else game.heroes[0])
    if only_if:
        now.only_if = [need for need in only_if if isinstance(need, PERSONAL)]
        table_wide = [need for need in only_if if not isinstance(need, PERSONAL)]
        if not all_hold(game, table_wide, now.hero):
            return False
    yield from RESOLVERS.carry_out(do, now)
    return True


def speak(game: Game, source: Card | Word, kind: Trigger) -> Flow[None]:
    """Resolve what one source says about the trigger."""
    for when in said(game, source, kind):
        yield from carry_out(game, when.only_if, when.do)
