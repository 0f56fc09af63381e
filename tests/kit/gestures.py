"""Single rules of Valskyrr as gestures: what `Table.play` takes, found by name on any copy of the
table.
"""

from __future__ import annotations

from typing import Any, TypeVar, cast

from tafelrunde.engine.decisions import Flow
from tafelrunde.engine.effects import Effect
from tafelrunde.games.valskyrr.keywords import Keyword
from tafelrunde.games.valskyrr.nouns import Normal, Reaction, Reflex
from tafelrunde.games.valskyrr.rules import damage
from tafelrunde.games.valskyrr.rules import enrage as enraging
from tafelrunde.games.valskyrr.rules.action_steps import resolve_action
from tafelrunde.games.valskyrr.rules.symbols import resolve_symbols
from tafelrunde.games.valskyrr.rules.zones import enter_hero_zone
from tafelrunde.games.valskyrr.state.physical import Play
from tafelrunde.games.valskyrr.state.table import Foe, Game, Hero
from tafelrunde.games.valskyrr.terms import Aim, Place, Window
from tafelrunde.games.valskyrr.vocabulary import Deal, Prevent
from tests.kit.valskyrr import Rule, dummy_card

T = TypeVar("T")


def find_hero(game: Game, name: str) -> Hero:
    """The hero of that id."""
    return next(hero for hero in game.heroes if hero.id == name)


def find_foe(game: Game, name: str) -> Foe:
    """The first enemy in play of that id."""
    return next(foe for foe in game.foes() if foe.id == name)


def find_play(hero: Hero, card: str, number: int = 0) -> Play:
    """An action of a card in the hero's hand or zone, where it can be resolved from."""
    plays = [p for held in hero.hand for p in held.hand_plays]
    plays += [p for held in (*hero.hero_zone, hero.board) for p in held.zone_plays]
    return next(play for play in plays if (play.card.id, play.number) == (card, number))


def uses(name: str, *cards: str | tuple[str, int]) -> Rule:
    """A hero resolves actions one after the other: cards, or cards with an action number."""

    def rule(game: Game) -> Flow[None]:
        hero = find_hero(game, name)
        for each in cards:
            card, number = each if isinstance(each, tuple) else (each, 0)
            yield from resolve_action(game, hero, find_play(hero, card, number))

    return rule


def attacks(foe: str, name: str, times: int = 1) -> Rule:
    """An enemy attacks a hero."""

    def rule(game: Game) -> Flow[None]:
        attacker = find_foe(game, foe)
        for _ in range(times):
            yield from damage.attack(game, attacker, find_hero(game, name), "V12.06")

    return rule


def enrages(*foes: str) -> Rule:
    """Enemies are enraged, one after the other; then triggered track symbols take effect."""

    def rule(game: Game) -> Flow[None]:
        for foe in foes:
            yield from enraging.enrage(game, find_foe(game, foe), "V21.01")
        yield from resolve_symbols(game)

    return rule


def in_turn(*rules: Rule) -> Rule:
    """Several rules, one after the other."""

    def rule(game: Game) -> Flow[Any]:
        for each in rules:
            yield from each(game)

    return rule


def plain(rule: Any, *more: Any) -> Rule:
    """A rule that never asks, as one that might; then triggered track symbols take effect."""

    def asking(game: Game) -> Flow[None]:
        rule(game, *more)
        yield from resolve_symbols(game)

    return asking


def enters(foe: str, name: str) -> Rule:
    """An enemy comes into a hero zone; then triggered track symbols take effect."""

    def rule(game: Game) -> Flow[None]:
        yield from enter_hero_zone(game, find_foe(game, foe), find_hero(game, name), "V10.08")
        yield from resolve_symbols(game)

    return rule


def result(flow: Flow[T]) -> T:
    """What a rule returns that asks nobody."""
    try:
        question = next(flow)
    except StopIteration as returned:
        return cast("T", returned.value)
    raise AssertionError(f"asks {question}")


# --- Neutral cards --------------------------------------------------------------------------------


def dummy_strike(
    key: str,
    physical: int = 0,
    magical: int = 0,
    keywords: list[Keyword] | None = None,
    at: Aim = Aim.AN_ENEMY,
    reach: int = 1,
    more: list[Effect] | None = None,
) -> str:
    """A feat with one normal action from hand that deals damage; returns its id."""
    do = [Deal(physical, magical), *(more or [])]
    return dummy_card(key, [Normal(Place.HAND, reach, do, at=at)], keywords)


def dummy_guard(key: str, physical: int = 0, magical: int = 0) -> str:
    """A feat with one reflex from hand that prevents damage to the own hero; returns its id."""
    when = Reaction(Window.DAMAGE_TO_HERO)
    return dummy_card(key, [Reflex(Place.HAND, 1, [Prevent(physical, magical)], when)])
