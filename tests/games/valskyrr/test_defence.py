"""Chapter 12: the defence phase (Verteidigungsphase)."""

from __future__ import annotations

import pytest

from tafelrunde.engine.content import Name
from tafelrunde.engine.effects import Effect
from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.keywords import SKELETON
from tafelrunde.games.valskyrr.nouns import Ability, Enrage, Reaction, Reflex
from tafelrunde.games.valskyrr.terms import Aim, Condition, Limit, Place, Trigger, Window, Zone
from tafelrunde.games.valskyrr.vocabulary import (
    Attack,
    Deal,
    EnrageOther,
    Focus,
    MoveAllEnemies,
    MoveEnemy,
    Prevent,
    Reanimate,
    When,
)
from tests.kit.shows import shows
from tests.kit.valskyrr import Table, dummy_card, dummy_enemy, hero, valskyrr

ANYTIME = Reaction(Window.ANYTIME)


def attacks(table: Table) -> list[tuple[str, str]]:
    """Who has attacked whom so far."""
    return [(event.enemy, event.hero) for event in table.events(events.EnemyAttacked)]


def ability(trigger: Trigger, do: list[Effect]) -> Ability:
    """A special ability that answers to a trigger."""
    return Ability("gift", Name(de="Gabe", en="Gift"), when=When(trigger, do))


def lure() -> str:
    """A reflex that draws any enemy into the own hero zone."""
    action = Reflex(
        Place.HAND, 2, [MoveEnemy(Zone.HERO_ZONE)], when=ANYTIME, at=Aim.ENEMY_ELSEWHERE
    )
    return dummy_card("lure", [action])


@shows("V22.09")
def test_symbols_that_are_crossed_at_the_start_of_the_phase_take_effect_before_the_attacks() -> (
    None
):
    stare = ability(Trigger.DEFENCE_START, [Focus(1)])
    wolf, bear = dummy_enemy("wolf", abilities=[stare]), dummy_enemy("bear")
    table = valskyrr(phase="defence", heroes={"anna": hero(focus=5, foes=[wolf, bear])})
    table.play()

    assert table.question == "activate"
    assert (table.focus("anna"), table.game.reinforcement) == (6, 1)
    table.stops_at("activate")


# --- The attacks ----------------------------------------------------------------------------------


@shows("V12.01", "V12.02", "V12.03", "V12.05")
def test_the_players_order_the_attacks_of_all_enemies_in_hero_zones() -> None:
    wolf, bear, boar, crow = (dummy_enemy(name) for name in ("wolf", "bear", "boar", "crow"))
    table = valskyrr(
        phase="defence",
        heroes={
            "anna": hero(foes=[{"id": wolf, "activated": True}]),  # in the round before
            "bert": hero(foes=[bear, boar]),
        },
        row=[crow],
    )
    table.play()

    assert table.asks("party", "activate") == ["wolf", "bear", "boar"]
    table.answer("party", "boar")
    assert table.asks("party", "activate") == ["wolf", "bear"]
    table.answer("party", "wolf")

    assert attacks(table) == [("boar", "bert"), ("wolf", "anna"), ("bear", "bert")]
    assert [len(table.graveyard(name)) for name in ("anna", "bert")] == [1, 2]


@shows("V12.06")
def test_an_enemy_deals_damage_according_to_its_combat_values() -> None:
    knight = dummy_enemy("knight", physical=3)
    witch = dummy_enemy("witch", physical=0, magical=2)
    table = valskyrr(
        phase="defence", heroes={"anna": hero(foes=[knight]), "bert": hero(foes=[witch])}
    )
    table.play().answer("party", "knight")

    blows = [(event.physical, event.magical) for event in table.events(events.EnemyAttacked)]
    assert blows == [(3, 0), (0, 2)]
    assert [len(table.graveyard(name)) for name in ("anna", "bert")] == [3, 2]


@shows("V12.07")
def test_an_attack_is_over_before_the_next_enemy_is_activated() -> None:
    wolf, bear = dummy_enemy("wolf", physical=2), dummy_enemy("bear")
    hand = [dummy_card(name) for name in ("bread", "rope", "torch")]
    table = valskyrr(phase="defence", heroes={"anna": hero(foes=[wolf, bear], hand=hand, deck=[])})
    table.play().answer("party", "wolf")

    assert attacks(table) == [("wolf", "anna")]
    table.answer("anna", "rope")
    assert table.question == "bury"  # the second point of the same attack
    assert attacks(table) == [("wolf", "anna")]
    table.answer("anna", "torch")
    assert attacks(table) == [("wolf", "anna"), ("bear", "anna")]
    assert table.graveyard("anna") == ["rope", "torch", "bread"]


@shows("V12.05")
def test_an_activated_enemy_attacks_where_it_is_now() -> None:
    table = valskyrr(
        phase="defence",
        heroes={"anna": hero(foes=[dummy_enemy("wolf")]), "bert": hero(hand=[lure()])},
    )
    table.play().answer("bert", "lure.0")  # after its activation, before its attack

    assert attacks(table) == [("wolf", "bert")]
    assert table.graveyard("anna") == []
    assert table.question == "bury"
    table.answer("bert", "deck")
    assert len(table.graveyard("bert")) == 1


@shows("V12.08")
def test_an_enemy_that_enters_a_hero_zone_during_the_phase_still_attacks() -> None:
    caller = dummy_enemy("caller", abilities=[ability(Trigger.HIT, [Reanimate(SKELETON)])])
    bones = dummy_enemy("bones", keywords=(SKELETON,))
    table = valskyrr(phase="defence", heroes={"anna": hero(foes=[caller])}, decks={"blue": [bones]})
    table.play()

    assert attacks(table) == [("caller", "anna"), ("bones", "anna")]


@shows("V12.08", "V12.02")
def test_an_enemy_that_leaves_for_the_adventure_zone_is_not_activated() -> None:
    vanish = dummy_card("vanish", [Reflex(Place.HAND, 1, [MoveAllEnemies()], when=ANYTIME)])
    wolf, bear = dummy_enemy("wolf"), dummy_enemy("bear")
    table = valskyrr(phase="defence", heroes={"anna": hero(foes=[wolf, bear], hand=[vanish])})
    table.play().answer("party", "wolf").answer("anna", "vanish.0").answer("party", "bear", "wolf")

    assert attacks(table) == []
    assert table.row == ["bear", "wolf"]
    assert table.graveyard("anna") == []


@shows("V18.31")
def test_an_enemy_killed_before_its_attack_does_not_attack() -> None:
    action = Reflex(Place.HAND, 1, [Deal(physical=9)], when=ANYTIME, at=Aim.ENEMY_HERE)
    anna = hero(hand=[dummy_card("snare", [action])], foes=[dummy_enemy("wolf")])
    table = valskyrr(phase="defence", heroes={"anna": anna})
    table.play().answer("anna", "snare.0")

    assert table.foes("anna") == []
    assert attacks(table) == []
    assert table.graveyard("anna") == []


@shows("V12.08", "V12.01")
def test_an_enemy_that_has_attacked_is_not_activated_again_in_another_zone() -> None:
    wolf, bear = dummy_enemy("wolf"), dummy_enemy("bear")
    table = valskyrr(
        phase="defence", heroes={"anna": hero(foes=[wolf, bear]), "bert": hero(hand=[lure()])}
    )
    table.play().answer("party", "wolf").passes("bert").passes("bert")
    table.answer("bert", "lure.0").answer("bert", "wolf")  # before the attack of the bear

    assert table.foes("bert") == ["wolf"]
    assert attacks(table) == [("wolf", "anna"), ("bear", "anna")]


@shows("V12.09")
def test_an_attack_by_enraging_does_not_replace_the_regular_one() -> None:
    drum = dummy_enemy("drum", abilities=[ability(Trigger.DEFENCE_START, [EnrageOther()])])
    brute = dummy_enemy("brute", enrage=Enrage(at_once=[Attack()], calms_down=True))
    table = valskyrr(phase="defence", heroes={"anna": hero(foes=[drum, brute])})
    table.play()

    assert attacks(table) == [("brute", "anna")]
    assert table.asks("party", "activate") == ["drum", "brute"]
    table.answer("party", "drum")
    assert attacks(table) == [("brute", "anna"), ("drum", "anna"), ("brute", "anna")]


# --- The conditions -------------------------------------------------------------------------------


@shows("V12.04")
def test_conditions_wait_until_all_enemies_have_attacked() -> None:
    wolf, bear = dummy_enemy("wolf"), dummy_enemy("bear")
    table = valskyrr(
        phase="defence", heroes={"anna": hero(burn=1), "bert": hero(foes=[wolf, bear])}
    )
    table.play().answer("party", "bear")

    order = [
        type(event)
        for event in table.events(events.Event)
        if isinstance(event, events.EnemyAttacked | events.ConditionHurt)
    ]
    assert order == [events.EnemyAttacked, events.EnemyAttacked, events.ConditionHurt]


@shows("V12.10", "V12.14", "V12.15")
def test_every_card_and_board_with_tokens_is_activated_once_in_an_order_of_choice() -> None:
    wolf = dummy_enemy("wolf")
    table = valskyrr(
        phase="defence",
        heroes={
            "anna": hero(daze=3, foes=[{"id": wolf, "daze": 3, "activated": True}]),
            "bert": hero(poison=2),
            "cleo": hero(),
        },
        step=1,
    )
    table.play()

    assert table.asks("party", "condition_target") == ["anna", "bert", "wolf"]
    table.answer("party", "wolf")
    assert table.asks("party", "condition_target") == ["anna", "bert"]
    table.answer("party", "bert")
    assert table.question is None  # Anna is left, then the phase is over
    assert [table.hero(name).conditions for name in ("anna", "bert")] == [
        [0, 0, 2, 0],
        [0, 1, 0, 0],
    ]
    assert table.foe("wolf").conditions == [0, 0, 2, 0]
    order = [event.on for event in table.events(events.ConditionRemoved)]
    assert order == ["wolf", "bert", "anna"]


@shows("V12.11")
def test_conditions_are_resolved_in_the_adventure_zone_too() -> None:
    crow = dummy_enemy("crow", life=5)
    table = valskyrr(phase="defence", row=[{"id": crow, "burn": 2}])
    table.play()

    assert attacks(table) == []
    assert table.foe("crow").wounds == 2
    assert table.foe("crow").conditions == [1, 0, 0, 0]


@shows("V12.12")
def test_burn_and_poison_hurt_before_a_token_is_removed() -> None:
    table = valskyrr(phase="defence", heroes={"anna": hero(burn=1, poison=1)})
    table.play()

    assert len(table.graveyard("anna")) == 2
    assert table.asks("anna", "condition") == ["burn", "poison"]
    table.answer("anna", "burn")
    assert len(table.graveyard("anna")) == 2
    assert table.hero("anna").conditions == [0, 1, 0, 0]


@shows("V12.13")
def test_exactly_one_token_of_the_players_choice_is_removed() -> None:
    crow = dummy_enemy("crow")
    table = valskyrr(
        phase="defence",
        heroes={"anna": hero(daze=2, weakness=1)},
        row=[{"id": crow, "daze": 1, "weakness": 2}],
    )
    table.play().answer("party", "anna")

    assert table.asks("anna", "condition") == ["daze", "weakness"]
    table.answer("anna", "daze")  # a double token is turned to its single side
    assert table.asks("party", "condition") == ["daze", "weakness"]
    table.answer("party", "weakness")

    assert table.hero("anna").conditions == [0, 0, 1, 1]
    assert table.foe("crow").conditions == [0, 0, 1, 1]


@shows("V12.13")
@pytest.mark.parametrize("chosen", Condition, ids=lambda each: each.name.lower())
def test_whichever_token_is_chosen_only_that_one_goes_after_the_wounds(chosen: Condition) -> None:
    tokens = {"burn": 2, "poison": 1, "daze": 3, "weakness": 1}
    table = valskyrr(
        phase="defence",
        heroes={"anna": hero(deck=["plain_anna"] * 9, **tokens)},
        row=[{"id": dummy_enemy("crow", life=9), **tokens}],
    )
    table.play().answer("party", "anna")
    assert (len(table.graveyard("anna")), table.foe("crow").wounds) == (3, 0)
    table.answer("anna", chosen.name.lower())
    assert table.foe("crow").wounds == 3
    table.answer("party", chosen.name.lower())

    left = [number - (kind == chosen) for kind, number in enumerate(tokens.values())]
    assert table.hero("anna").conditions == table.foe("crow").conditions == left


@shows("V20.06")
def test_a_hero_defeated_by_burn_removes_no_token() -> None:
    table = valskyrr(
        phase="defence",
        encounter="ghardhaks_war_camp",  # the others fight on
        heroes={"anna": hero(burn=1, daze=1, deck=[]), "bert": hero()},
    )
    table.play()

    assert table.question is None
    assert table.hero("anna").defeated
    assert table.events(events.ConditionRemoved) == []


@shows("V12.15")
def test_the_phase_ends_at_once_when_nothing_has_a_token() -> None:
    table = valskyrr(phase="defence", row=[dummy_enemy("crow")])
    table.play()

    assert table.question is None
    assert table.events(events.Event) == []
    assert table.row == ["crow"]


@shows("V12.15", "V13.26")
def test_who_was_activated_for_conditions_has_not_chosen_to_rest() -> None:
    heroes = {"anna": hero(burn=1), "bert": hero(daze=1), "cleo": hero(hand=[], daze=1)}
    table = valskyrr(phase="defence", step=2, heroes=heroes).play_on()
    table.answer("party", "anna").answer("party", "bert")
    for name in ("anna", "bert", "cleo"):
        table.answer(name, "no")

    assert table.hand("cleo") == []
    table.stops_at("hero")  # of the next round


@shows("V22.09", "V12.07")
def test_symbols_that_a_reflex_crosses_take_effect_after_that_activation() -> None:
    dodge = Reflex(
        Place.HERO_ZONE,
        1,
        [Prevent(physical=1), Focus(1)],
        Reaction(Window.DAMAGE_TO_HERO),
    )
    foes = [dummy_enemy("imp"), dummy_enemy("ogre")]
    anna = hero(hero_zone=[dummy_card("dodge", [dodge])], foes=foes, focus=5)
    table = valskyrr(phase="defence", heroes={"anna": anna}).play()
    table.answer("party", "imp").answer("anna", "dodge.0")

    assert table.game.reinforcement == 1  # the ogre has not been dealt with yet
    table.stops_at("reflex")


@shows("V21.13")
def test_an_ability_that_does_not_work_in_the_row_is_no_end_of_the_phase() -> None:
    crow = dummy_enemy("crow", abilities=[ability(Trigger.DEFENCE_END, [Focus(1)])])
    table = valskyrr(phase="defence", heroes={"anna": hero(daze=1)}, row=[crow]).play()

    assert table.question is None
    assert table.events(events.AbilityTriggered) == []


def test_a_limit_of_the_defence_phase_begins_anew_in_each() -> None:
    when = Reaction(Window.DAMAGE_TO_HERO)
    once = Limit.DEFENCE_PHASE
    parry = Reflex(Place.HERO_ZONE, 1, [Prevent(physical=1)], when, once=once)
    foes = [dummy_enemy("wolf"), dummy_enemy("bear")]
    anna = hero(hero_zone=[dummy_card("parry", [parry])], foes=foes)
    table = valskyrr(phase="defence", heroes={"anna": anna})
    held = table.hero("anna").hero_zone[0]
    table.hero("anna").used.append(held.zone_plays[0].key)  # in the round before
    table.play().answer("party", "wolf").answer("anna", "parry.0")

    assert len(table.graveyard("anna")) == 1  # by the bear: it is used up again


@shows("V22.09")
def test_symbols_that_an_ability_at_the_end_of_the_phase_crosses_take_effect_in_it() -> None:
    stare = ability(Trigger.DEFENCE_END, [Focus(1)])
    foes = [{"id": dummy_enemy("wolf", abilities=[stare]), "activated": True}]
    table = valskyrr(phase="defence", step=2, heroes={"anna": hero(focus=5, foes=foes)}).play()

    assert (table.focus("anna"), table.game.reinforcement) == (6, 1)


@shows("V21.17")
def test_every_ability_of_an_enemy_works_at_the_end_of_the_phase() -> None:
    name = Name(de="Gabe", en="Gift")
    gifts = [Ability(key, name, when=When(Trigger.DEFENCE_END, [Focus(1)])) for key in ("a", "b")]
    foes = [{"id": dummy_enemy("wolf", abilities=gifts), "activated": True}]
    table = valskyrr(phase="defence", step=2, heroes={"anna": hero(focus=0, foes=foes)}).play()
    table.answer("party", "wolf.b")

    assert [event.ability for event in table.events(events.AbilityTriggered)] == ["b", "a"]
    assert table.focus("anna") == 2
