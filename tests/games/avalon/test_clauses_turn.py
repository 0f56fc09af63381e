"""Clauses of a turn in an encounter: whose card works, when, how often, and for whom."""

from __future__ import annotations

from typing import Any

from tafelrunde.engine.effects import Effect
from tafelrunde.games.avalon.events import CardDiscarded
from tafelrunde.games.avalon.nouns import Ability, Left, Moment, Right
from tafelrunde.games.avalon.terms import Art, Keyword, Resource, Trait
from tafelrunde.games.avalon.vocabulary.clash import (
    AddTime,
    DiscardTop,
    Draw,
    Markers,
    ReduceDamage,
    RunsAway,
)
from tafelrunde.games.avalon.vocabulary.costs import Pay
from tafelrunde.games.avalon.vocabulary.effects import Deal, Gain
from tafelrunde.games.avalon.vocabulary.standing import DrawBecomesStep, ReducesDamage
from tests.games.avalon.test_clauses_limits import relic
from tests.games.avalon.test_combat import enemy, outcome
from tests.games.avalon.test_sequence_cards import foe, turn
from tests.kit.avalon import avalon, dummy_card, dummy_enemy, dummy_item, dummy_partner, fighter
from tests.kit.shows import shows

FOOD = Resource.FOOD


@shows("A28.24")
def test_a_defensive_enemy_lessens_only_what_the_card_brings() -> None:
    drum = relic("drum", Ability(Moment.PAY, [Markers(1)], cost=[Pay(1, FOOD)], art=Art.COMBAT))
    table = turn([], enemy(traits=[Trait.DEFENSIVE]), equipped=[drum], food=1)
    table.answer("arev", "use:drum")

    assert table.clash.pool == 1
    table.stops_at("lay_first")


@shows("A28.03", "A26.18")
def test_what_a_card_does_on_victory_it_does_for_its_owner_alone() -> None:
    dummy_card("spoils", abilities=[Ability(Moment.ENCOUNTER_WON, [Gain(1, FOOD)])])
    sequence = [{"card": "spoils", "owner": "ailei"}]
    clash = {"sequence": sequence, "pool": 1}
    people = {"ailei": fighter(food=0)}
    table = turn([], enemy(value=1), clash=clash, people=people, food=0).passes("arev")

    assert outcome(table) == ["won"]
    assert [table.value(name, "food") for name in ("arev", "ailei")] == [0, 1]


@shows("A26.38", "A26.39")
def test_a_card_drawn_by_the_top_symbol_can_become_a_step_too() -> None:
    tongue = relic("tongue", Ability(Moment.STANDING, [DrawBecomesStep()]))
    dummy_card("asks", Left(empathy=Draw()), art=Art.DIPLOMACY)
    partner = dummy_partner(right=Right(empathy=1))
    table = turn(["asks"], partner, art=Art.DIPLOMACY, equipped=[tongue])
    table.answer("arev", "lay:asks").answer("arev", "step")

    assert table.clash.relation == 1
    assert table.hand("arev") == []
    table.stops_at("lay_more")


@shows("A27.20", "A26.07")
def test_in_panic_nobody_is_asked_for_magic_that_a_card_does_not_take() -> None:
    table = turn([], foe(magic=True), magic=1, health=3, fear=5).answer("arev", "lay_top")

    assert table.sequence == ["plain1"]
    assert table.value("arev", "magic") == 1
    table.stops_at("lay_more")


@shows("A27.20", "A26.07")
def test_in_panic_magic_is_asked_for_when_the_card_is_seen() -> None:
    dummy_card("spark", Left(magic=Markers(2)))
    own: dict[str, Any] = {"combat_deck": ["spark"], "health": 3, "fear": 5}
    for magic, pool in ((1, 2), (0, 0)):
        table = turn([], foe(magic=True), magic=magic, **own).answer("arev", "lay_top")
        if magic:
            table.answer("arev", "lay:spark+magic")
        assert table.clash.pool == pool
        table.stops_at("lay_more")


@shows("A28.25", "A28.27", "A28.20")
def test_who_falls_by_haste_is_not_ambushed_as_well() -> None:
    hasty = dummy_enemy(traits=[Trait.HASTE, Trait.AMBUSH])
    hand = [dummy_card(key) for key in ("one", "two", "three")]
    people = {"ailei": fighter(health=2, hand=hand, equipped=[])}
    table = avalon(characters=people, clash={"against": hasty}).play()

    assert outcome(table) == ["fled"]
    assert table.events(CardDiscarded) == []


@shows("A27.25")
def test_an_attack_can_discard_from_the_top_of_the_deck() -> None:
    table = turn(["plain6"], enemy(DiscardTop(2))).answer("arev", "lay:plain6").passes("arev")

    assert table.ids(table.character("arev").discard_pile) == ["plain1", "plain2"]
    table.stops_at("lay_first")


@shows("A26.15", "A26.16", "A26.18")
def test_what_the_last_card_always_does_ends_when_it_is_covered() -> None:
    guard = [Ability(Moment.STANDING, [ReducesDamage(1)])]
    dummy_card("guard", abilities=guard)
    for sequence, health in ((["plain1", "guard"], 8), (["guard", "plain1"], 7)):
        clash = {"sequence": sequence, "step": "enemy"}
        table = turn([], enemy(Deal(1)), clash=clash, health=8)
        assert table.value("arev", "health") == health
        table.stops_at("lay_first")


@shows("A26.26", "A12.12")
def test_what_cannot_be_paid_is_not_offered_at_the_attack() -> None:
    dummy_item(
        "wall",
        [Ability(Moment.AT_ATTACK, [ReduceDamage(1)], cost=[Pay(1, FOOD)])],
        keyword=Keyword.SHIELD,
    )
    for food, question in ((1, "enemy_attack"), (0, "lay_first")):
        table = turn(["plain6"], enemy(Deal(1)), equipped=["wall"], food=food, health=8)
        table.answer("arev", "lay:plain6").passes("arev").stops_at(question)


@shows("A26.21")
def test_what_is_delayed_happens_once_though_tokens_are_put_on_it_again() -> None:
    later = Ability(Moment.DELAYED, [Gain(1, FOOD)], delay=1)
    winds: list[Effect] = [AddTime(1, enemy=False)]
    again = Ability(Moment.PAY, winds, cost=[Pay(1, Resource.WEALTH)])
    dummy_card("clock", abilities=[later, again], persistent=True)
    table = turn(["clock", "plain6"], food=0, wealth=1, health=9).answer("arev", "lay:clock")
    table.passes("arev")
    assert table.value("arev", "food") == 1
    table.answer("arev", "use:clock.2").answer("arev", "lay:plain6").passes("arev")

    assert table.value("arev", "food") == 1
    table.stops_at("lay_first")


@shows("A28.28", "A28.09")
def test_a_horde_that_ran_away_takes_no_cards_along() -> None:
    table = turn(["plain6"], enemy(RunsAway(), traits=[Trait.HORDE]))
    table.answer("arev", "lay:plain6").passes("arev")

    assert table.events(CardDiscarded) == []
