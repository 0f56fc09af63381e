"""Chapter 17: the detailed action structure (Ausführliche Aktionsstruktur), one function for each
printed step.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.decisions import Flow, arrange, choose
from tafelrunde.games.valskyrr.rules.actions import embedded, nearest
from tafelrunde.games.valskyrr.rules.basics import discard
from tafelrunde.games.valskyrr.rules.now import RESOLVERS, Now, acting
from tafelrunde.games.valskyrr.rules.reflexes import (
    answer_action,
    begin,
    find_targets,
    may_discard,
    pay,
    put_away,
    put_card,
)
from tafelrunde.games.valskyrr.rules.symbols import resolve_symbols
from tafelrunde.games.valskyrr.rules.tracks import move_focus
from tafelrunde.games.valskyrr.rules.wounds import become_targets, settle
from tafelrunde.games.valskyrr.state.physical import Card, Play
from tafelrunde.games.valskyrr.state.table import Game, Hero
from tafelrunde.games.valskyrr.terms import Destination

DISCARD_PILE: Final = Destination.DISCARD_PILE


def resolve_action(game: Game, hero: Hero, play: Play) -> Flow[None]:
    """The eight steps of every action (V17.01); steps in which nothing can happen are skipped."""
    now = choose_action(game, hero, play)
    if play.embeds is not None:
        yield from choose_triggered_action(now)
    if play.pays or play.offers or play.embeds is not None:
        yield from discard_keyword_cards(now)
    if play.modifiable or play.embeds is not None:
        yield from modify_by_reflexes(now)
    yield from resolve_effects(now)
    yield from discard_used_cards(now)
    generate_focus(now)
    if game.pending:
        yield from finish(now)


def choose_action(game: Game, hero: Hero, play: Play) -> Now:
    """Step 1: a card in hand or in the own hero zone, and exactly one of its actions (V17.04)."""
    now = acting(game, hero, play)
    if play.is_normal:
        hero.normal_left -= 1
    begin(now)
    return now


def choose_triggered_action(now: Now) -> Flow[None]:
    """Step 2: an action of another card forms one resolution with the one that triggers it (V17.05,
    V17.17).
    """
    outer = now.plays[0]
    game, hero, effect = now.game, now.hero, outer.embeds
    assert effect is not None, "only a triggering action comes here"
    inners = embedded(game, hero, outer, nearest(game, hero))
    inner = yield from choose(hero.seat, inners, "embedded", "V17.05", outer)
    now.plays += (inner,)
    now.main = inner
    now.keywords |= inner.card.keywords
    begin(now)
    if inner.physical:
        now.physical += effect.bonus.physical
        now.focus += effect.bonus.focus
        now.lower_defence += effect.bonus.defence_elsewhere
    now.discard_main = effect.discard_it


def discard_keyword_cards(now: Now) -> Flow[None]:
    """Step 3: cards are discarded as a condition of the action or to improve it (V17.06)."""
    for play in now.plays:
        if play.pays:
            yield from pay(now)
            break
    yield from may_discard(now)


def modify_by_reflexes(now: Now) -> Flow[None]:
    """Step 4: reflexes modify the action (V17.08)."""
    return answer_action(now.game, now)


def resolve_effects(now: Now) -> Flow[None]:
    """Step 5: the final effect with all modifications is resolved completely (V17.10)."""
    if now.plays[-1].aims:
        yield from find_targets(now)
        now.killed = become_targets(now.game, now.targets, now.keywords)
    for play in reversed(now.plays):
        now.card = play.card
        yield from RESOLVERS.carry_out(play.action.do, now)
    if now.added:
        yield from RESOLVERS.carry_out(now.added, now)
    if now.killed:
        yield from settle(now.game, now.killed)


def discard_used_cards(now: Now) -> Flow[None]:
    """Step 6: cards played from hand are discarded unless stated otherwise (V17.12)."""
    hero, main = now.hero, now.plays[-1]
    if now.discard_main and main.card in hero.hero_zone:
        now.destinations[main.card.uid] = DISCARD_PILE
    own: list[Card] = []
    played: list[Card] = []
    for play in now.plays:
        to = now.destinations.get(play.card.uid)
        if to is DISCARD_PILE and play.card in hero.hero_zone:
            own.append(play.card)
        elif to is not None:
            yield from put_away(now, play)
        elif play.card in hero.playing:
            played.append(play.card)
    own += played
    for other, card in now.spent:
        if card.uid in now.destinations:
            to = now.destinations[card.uid]
            yield from put_card(now, other, card, "playing", to)
        elif other is hero:
            own.append(card)
        else:
            discard(now.game, other, card, "playing", "V17.12")
    if own:
        yield from _discard_together(now, own)


def _discard_together(now: Now, cards: list[Card]) -> Flow[None]:
    """Their player chooses the order (V17.13); nothing depends on it, so it is asked only if the
    table wants it.
    """
    if now.game.setup.options.order_discards:
        cards = yield from arrange(now.hero.seat, cards, "order", "V17.13")
    for card in cards:
        source = "playing" if card in now.hero.playing else "hero_zone"
        discard(now.game, now.hero, card, source, "V17.12")


def generate_focus(now: Now) -> None:
    """Step 7: the marker advances by the sum of all focus values (V17.14)."""
    if not now.hero.defeated:
        move_focus(now.game, now.hero, now.focus, "V17.14")
    for hero, focus in now.other_focus:
        move_focus(now.game, hero, focus, "V17.14")


def finish(now: Now) -> Flow[None]:
    """Step 8: the action is finished; only now crossed symbols take effect (V17.16)."""
    return resolve_symbols(now.game)
