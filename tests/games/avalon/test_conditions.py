"""Conditions and counted numbers: when they hold, and when not."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.avalon.nouns import Left, Right
from tafelrunde.games.avalon.rules.conditions import is_met
from tafelrunde.games.avalon.rules.now import Now, number
from tafelrunde.games.avalon.state.table import Game
from tafelrunde.games.avalon.terms import Attribute, Colour, Keyword, Resource, Symbol, Trait
from tafelrunde.games.avalon.vocabulary import conditions as c
from tafelrunde.games.avalon.vocabulary.clash import Empty
from tests.kit.avalon import (
    avalon,
    character,
    dummy_card,
    dummy_enemy,
    dummy_location,
    dummy_secret,
)
from tests.kit.shows import shows


def now_of(actor: str = "", group: int = 1, **position: Any) -> Now:
    """Where a condition is asked: for one character, or for the first of a group."""
    game = avalon(**position).game
    who = next((each for each in game.characters if each.id == actor), None)
    return Now(game, group, "A12.15", who)


@pytest.mark.parametrize(
    ("condition", "holds", "holds_not"),
    [
        (c.IsDying(), {"dying": True}, {"dying": False}),
        (c.IsGoingInsane(), {"insane": True}, {"insane": False}),
        (c.IsInPanic(), {"fear": 5, "health": 4}, {"fear": 4, "health": 4}),
        (c.Has(3, Resource.FOOD), {"food": 3}, {"food": 2}),
        (c.HasAttribute(Attribute.CAUTION, 2), {"caution": 2}, {"caution": 1}),
    ],
)
def test_conditions_of_a_character(
    condition: c.Condition, holds: dict[str, Any], holds_not: dict[str, Any]
) -> None:
    for own, met in ((holds, True), (holds_not, False)):
        now = now_of("arev", characters={"arev": character(**own)})
        assert is_met(now, condition) is met
        assert is_met(now, c.Not(condition)) is not met


@pytest.mark.parametrize(
    ("condition", "holds", "holds_not"),
    [
        (
            c.HasCome("chapter_2_part_4"),
            {"event_discards": ["chapter_2_part_4"]},
            {"event_deck": ["chapter_2_part_4"]},
        ),
        (c.HasTask("mill"), {"tasks": ["mill"]}, {"tasks": ["well"]}),
        (c.IsChapter(2), {"chapter": 2}, {"chapter": 1}),
        (c.FromChapter(3), {"chapter": 4}, {"chapter": 2}),
        (c.DialAtLeast("mill", 3), {"dials": {"mill": 3}}, {"dials": {"mill": 2}}),
        (c.WasRead("101.0"), {"read": {"101.0": 1}}, {"read": {}}),
        (c.HasStatus("oath", 2), {"statuses": {"oath": 2}}, {"statuses": {"oath": 1}}),
        (c.HasStatus("oath", at_least=2), {"statuses": {"oath": 5}}, {"statuses": {"oath": 4}}),
    ],
)
def test_conditions_of_the_story(
    condition: c.Condition, holds: dict[str, Any], holds_not: dict[str, Any]
) -> None:
    assert is_met(now_of(**holds), condition)
    assert not is_met(now_of(**holds_not), condition)


def test_conditions_of_the_place() -> None:
    dummy_location(911, symbols=[Symbol.DREAM])
    dummy_location(912, changed_from=911)
    position: dict[str, Any] = {"map": {911: (0, 0), 912: (1, 0)}, "menhirs": {912: 3}}
    here = now_of("arev", characters={"arev": character(place=911)}, **position)
    there = now_of(characters={"arev": character(place=912)}, **position)

    assert is_met(here, c.AtSymbol([Symbol.MENHIR, Symbol.DREAM]))
    assert not is_met(there, c.AtSymbol([Symbol.DREAM]))
    assert [is_met(here, c.HasMenhir(place)) for place in (911, 912)] == [False, True]


def fighting(traits: list[Trait], **position: Any) -> Now:
    """Arev in a fight, the second card of the sequence being asked about."""
    dummy_card("first", Left(aggression=Empty()), Right(courage=1))
    dummy_card("second", Left(courage=Empty()))
    enemy = dummy_enemy(traits=traits, right=Right(aggression=1), colour=Colour.GREEN)
    sequence = [{"card": "first", "activated": 9}, {"card": "second", "charges": 2}]
    now = now_of(
        "arev",
        characters={"arev": character(fear=2, aggression=3, hand=["first"])},
        clash={"against": enemy, "active": "arev", "sequence": sequence, "pool": 3},
        **position,
    )
    assert now.game.clash is not None
    now.laid = now.game.clash.sequence[1]
    return now


def test_conditions_of_an_encounter() -> None:
    now = fighting([Trait.HORDE])
    assert [is_met(now, c.EnemyIs(each)) for each in (Colour.GREEN, Colour.GRAY)] == [True, False]
    assert [is_met(now, c.PoolAtLeast(pool)) for pool in (3, 4)] == [True, False]


@shows("A26.31")
@pytest.mark.parametrize(
    ("count", "found"),
    [
        (c.Count(c.Counted.PLAYERS), 1),
        (c.Count(c.Counted.MEMBERS, times=2), 2),
        (c.Count(c.Counted.ATTRIBUTE, attribute=Attribute.AGGRESSION, most=2), 2),
        (c.Count(c.Counted.CONNECTED, attribute=Attribute.COURAGE), 1),
        (c.Count(c.Counted.ACTIVATED), 1),
        (c.Count(c.Counted.CHARGES, plus=1), 3),
        (c.Count(c.Counted.SEQUENCE), 2),
        (c.Count(c.Counted.HAND), 1),
        (c.Count(c.Counted.FEAR), 2),
        (c.Count(c.Counted.DIAL, dial="mill"), 4),
    ],
)
def test_numbers_are_counted_when_they_are_needed(count: c.Count, found: int) -> None:
    assert number(fighting([], dials={"mill": 4}), count) == found


def test_in_a_group_one_member_is_enough_for_a_condition() -> None:
    people = {"arev": character(food=0), "ailei": character(food=2)}
    game: Game = avalon(characters=people).game
    assert is_met(Now(game, 3, "A12.15"), c.Has(2, Resource.FOOD))
    assert not is_met(Now(game, 1, "A12.15"), c.Has(2, Resource.FOOD))
    assert [is_met(Now(game, mask, "A12.15"), c.IsAlone()) for mask in (1, 3)] == [True, False]


@shows("A12.15")
@pytest.mark.parametrize("pile", ["equipped", "flipped", "packed"])
def test_a_secret_is_owned_however_it_lies(pile: str) -> None:
    key = dummy_secret("seal", 77, keyword=Keyword.RELIC)
    now = now_of(characters={"beor": character(**{pile: [key]})})

    assert is_met(now, c.HasSecret(77))
    assert not is_met(now, c.HasSecret(78))
