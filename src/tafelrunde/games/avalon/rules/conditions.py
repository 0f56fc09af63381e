"""Conditions: in a group it is enough if one member meets them (A18.14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.rules import tracks
from tafelrunde.games.avalon.rules.attributes import attribute_value
from tafelrunde.games.avalon.rules.modes import players
from tafelrunde.games.avalon.rules.now import Now
from tafelrunde.games.avalon.rules.resources import stock
from tafelrunde.games.avalon.state.table import Character, Game
from tafelrunde.games.avalon.terms import MAGIC_ROW, Area
from tafelrunde.games.avalon.vocabulary import conditions as c

GRAY: Final = Area.GRAY
GREEN: Final = Area.GREEN
RED: Final = Area.RED

Check = Callable[[Any, Now], bool]


def is_met(now: Now, condition: c.Condition | None) -> bool:
    """Whether something is so."""
    return condition is None or CHECKS[type(condition)](condition, now)


def members(now: Now) -> list[Character]:
    """Whose values count: who acts alone, or any member of the group."""
    return [now.actor] if now.actor is not None else now.game.members(now.group)


# --- Characters -----------------------------------------------------------------------------------


def has_attribute(condition: c.HasAttribute, now: Now) -> bool:
    attribute, wanted = condition.attribute, condition.at_least
    for each in members(now):  # noqa: SIM110 - asked before every choice
        if attribute_value(each, attribute) >= wanted:
            return True
    return False


def has(condition: c.Has, now: Now) -> bool:
    what, wanted = condition.what, condition.at_least
    for each in members(now):  # noqa: SIM110 - asked before every choice
        if stock(each, what) >= wanted:
            return True
    return False


def owns_secret(condition: c.HasSecret, now: Now) -> bool:
    return has_secret(members(now), condition.number)


def has_secret(people: list[Character], number: int) -> bool:
    """Whether somebody owns the secret of a number."""
    for each in people:
        for card in each.belongings() if each.flipped or each.packed else each.equipped:
            if card.secret == number:
                return True
    return False


def has_item(condition: c.HasItem, now: Now) -> bool:
    for each in members(now):
        for card in each.equipped if condition.equipped else each.belongings():
            if condition.item and card.id != condition.item:
                continue
            if card.is_item and condition.keyword in (None, card.keyword):
                return True
    return False


def is_character(condition: c.IsCharacter, now: Now) -> bool:
    return any(each.id == condition.character for each in members(now))


def is_dying(condition: c.IsDying, now: Now) -> bool:
    return any(each.dying for each in members(now))


def is_going_insane(condition: c.IsGoingInsane, now: Now) -> bool:
    return any(each.insane for each in members(now))


def is_in_panic(condition: c.IsInPanic, now: Now) -> bool:
    return any(tracks.is_in_panic(now.game, each) for each in members(now))


def is_alone(condition: c.IsAlone, now: Now) -> bool:
    return now.group.bit_count() == 1


# --- World and story ------------------------------------------------------------------------------


def has_status(condition: c.HasStatus, now: Now) -> bool:
    """Without a number any part is enough, with one exactly that part (A18.16)."""
    marked = now.game.statuses.get(condition.status, 0)
    if condition.part:
        return bool(marked >> (condition.part - 1) & 1)
    return marked.bit_count() >= condition.at_least


def has_task(condition: c.HasTask, now: Now) -> bool:
    return condition.task in now.game.tasks


def is_chapter(condition: c.IsChapter, now: Now) -> bool:
    return now.game.chapter == condition.chapter


def from_chapter(condition: c.FromChapter, now: Now) -> bool:
    return now.game.chapter >= condition.chapter


def players_at_least(condition: c.PlayersAtLeast, now: Now) -> bool:
    return players(now.game) >= condition.players


def where(now: Now) -> int:
    """The location that it is about."""
    if now.actor is not None:
        return now.actor.place
    return now.game.here.place if now.game.course else members(now)[0].place


def at_symbol(condition: c.AtSymbol, now: Now) -> bool:
    symbols = library.location(where(now)).symbols
    return any(symbol in symbols for symbol in condition.symbols)


def dial_at_least(condition: c.DialAtLeast, now: Now) -> bool:
    return now.game.dials.get(condition.dial, 0) >= condition.value


def has_menhir(condition: c.HasMenhir, now: Now) -> bool:
    return condition.number in now.game.menhirs


def has_come(condition: c.HasCome, now: Now) -> bool:
    game = now.game
    seen = (*game.event_discards, *game.events, *game.quests)
    return any(card.id == condition.event for card in seen)


def was_read(condition: c.WasRead, now: Now) -> bool:
    return condition.verse in now.game.read


def won(condition: c.Won, now: Now) -> bool:
    return bool(now.game.course) and now.game.here.won == 1


# --- In an encounter ------------------------------------------------------------------------------


def area(game: Game) -> Area:
    """Where the marker of the relation track stands; gray is neither green nor red (A29.01)."""
    assert game.clash is not None
    relation = game.clash.relation
    return GREEN if relation > 0 else RED if relation < 0 else GRAY


def relation_in(condition: c.RelationIn, now: Now) -> bool:
    return area(now.game) is condition.area


def pool_at_least(condition: c.PoolAtLeast, now: Now) -> bool:
    return now.game.clash is not None and now.game.clash.pool >= condition.markers


def symbol_is(condition: c.SymbolIs, now: Now) -> bool:
    return now.row == (MAGIC_ROW if condition.attribute is None else condition.attribute % 3)


def enemy_is(condition: c.EnemyIs, now: Now) -> bool:
    clash = now.game.clash
    return clash is not None and getattr(clash.enemy.printed, "colour", None) is condition.colour


def is_first_card(condition: c.IsFirstCard, now: Now) -> bool:
    return now.game.clash is not None and now.game.clash.laid == 1


# --- Joined ---------------------------------------------------------------------------------------


def is_not(condition: c.Not, now: Now) -> bool:
    inner = condition.condition
    return not CHECKS[type(inner)](inner, now)


def all_of(condition: c.AllOf, now: Now) -> bool:
    for each in condition.conditions:  # noqa: SIM110 - asked before every choice
        if not CHECKS[type(each)](each, now):
            return False
    return True


def any_of(condition: c.AnyOf, now: Now) -> bool:
    for each in condition.conditions:  # noqa: SIM110 - asked before every choice
        if CHECKS[type(each)](each, now):
            return True
    return False


CHECKS: Final[dict[type[c.Condition], Check]] = {
    c.HasAttribute: has_attribute,
    c.Has: has,
    c.HasSecret: owns_secret,
    c.HasItem: has_item,
    c.IsCharacter: is_character,
    c.IsDying: is_dying,
    c.IsGoingInsane: is_going_insane,
    c.IsInPanic: is_in_panic,
    c.IsAlone: is_alone,
    c.HasStatus: has_status,
    c.HasTask: has_task,
    c.IsChapter: is_chapter,
    c.FromChapter: from_chapter,
    c.PlayersAtLeast: players_at_least,
    c.AtSymbol: at_symbol,
    c.DialAtLeast: dial_at_least,
    c.HasMenhir: has_menhir,
    c.WasRead: was_read,
    c.HasCome: has_come,
    c.Won: won,
    c.RelationIn: relation_in,
    c.PoolAtLeast: pool_at_least,
    c.SymbolIs: symbol_is,
    c.EnemyIs: enemy_is,
    c.IsFirstCard: is_first_card,
    c.Not: is_not,
    c.AllOf: all_of,
    c.AnyOf: any_of,
}
