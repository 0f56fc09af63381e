"""Chapter 17: the detailed action structure, its eight steps."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.keywords import BLUNT, COMBAT, FLAME, WEAPON
from tafelrunde.games.valskyrr.nouns import Action, Fast, Normal, Reaction, Reflex, Vulnerable
from tafelrunde.games.valskyrr.terms import Aim, Condition, Destination, Place, Whose, Window
from tafelrunde.games.valskyrr.vocabulary import (
    Afflict,
    Bonus,
    Deal,
    DiscardCards,
    Draw,
    Focus,
    MayDiscard,
    PlaceCard,
    ResolveAction,
)
from tests.kit.shows import shows
from tests.kit.valskyrr import Table, dummy_board, dummy_card, dummy_enemy, hero, valskyrr

HAND, HERO_ZONE, BOARD = Place.HAND, Place.HERO_ZONE, Place.BOARD
OWN_ATTACK = Reaction(Window.HERO_ACTION, damage=True)
FUEL = MayDiscard(COMBAT, up_to=1, each=[Bonus(physical=1, focus=1)])
TO_DECK_TOP = PlaceCard([Destination.TOP_OF_DECK])


def strike(place: Place, *more: Any, damage: int = 2, focus: int = 2) -> Action:
    """A normal action of range 1 that deals physical damage and raises the focus."""
    return Normal(place, 1, [Deal(physical=damage), Focus(focus), *more], at=Aim.AN_ENEMY)


def charge(damage: int = 0, focus: int = 0) -> str:
    """A normal hand action that triggers a normal action of a weapon."""
    effect = ResolveAction(WEAPON, bonus=Bonus(physical=damage))
    return dummy_card("charge", [Normal(HAND, 1, [effect, Focus(focus)])], [COMBAT])


def spur(damage: int = 1, focus: int = 0) -> str:
    """A reflex from hand that modifies an own attack."""
    return dummy_card(
        "spur", [Reflex(HAND, 1, [Bonus(physical=damage), Focus(focus)], when=OWN_ATTACK)]
    )


def turn_of_anna(**anna: Any) -> Table:
    """Anna's hero turn, against a tough ox in her zone unless other enemies are given."""
    position = hero(**({"focus": 0, "foes": [dummy_enemy("ox", life=30)], "deck": []} | anna))
    return valskyrr(phase="attack", active="anna", heroes={"anna": position}, loot=0).play()


# --- All steps ------------------------------------------------------------------------------------


@shows("V17.01", "V17.02", "V17.05", "V17.06", "V17.08", "V17.10", "V17.12", "V17.14", "V17.16")
def test_an_action_runs_in_eight_steps() -> None:
    pike = dummy_card("pike", [strike(HERO_ZONE, FUEL, TO_DECK_TOP)], [WEAPON])
    fuel = dummy_card("fuel", keywords=[COMBAT])
    table = turn_of_anna(hand=[charge(2, 1), fuel, spur()], hero_zone=[pike], focus=8)
    table.answer("anna", "charge.0").answer("anna", "fuel").answer("anna", "spur.0")

    story = [
        (type(each).__name__, getattr(each, "card", ""))
        for each in table.events(events.Event)
        if not isinstance(each, events.CardsDrawn)
    ]
    assert story == [
        ("ActionTaken", "charge"),  # 1
        ("ActionTaken", "pike"),  # 2
        ("CardMoved", "fuel"),  # 3
        ("ActionTaken", "spur"),  # 4
        ("AttackMade", ""),  # 5
        ("EnemyWounded", ""),
        ("CardMoved", "pike"),  # 6
        ("CardMoved", "charge"),
        ("CardMoved", "spur"),
        ("FocusMoved", ""),  # 7
        ("SymbolTriggered", ""),  # 8
    ]


@shows("V17.01", "V17.04", "V17.11", "V17.14", "V17.16", "V17.17")
def test_a_complete_action_with_a_triggered_one_counts_everything_together() -> None:
    pike = dummy_card("pike", [strike(HERO_ZONE, FUEL, TO_DECK_TOP)], [WEAPON])
    fuel = dummy_card("fuel", keywords=[COMBAT])
    warrior = dummy_enemy("ghoul", life=3, defence_physical=2, loot=1)
    mad = dummy_enemy("mad_ox", furious=True)
    table = turn_of_anna(
        hand=[charge(2, 1), fuel], hero_zone=[pike], focus=8, foes=[warrior, mad], normal_left=1
    )
    table.answer("anna", "charge.0").answer("anna", "fuel").answer("anna", "ghoul")

    assert table.foes("anna") == ["mad_ox"]  # 2 + 2 + 1 damage, defence 2, life 3
    assert table.game.loot == 1
    assert table.discard_pile("anna") == ["fuel", "charge"]
    assert table.hand("anna") == ["pike"]  # put on the deck, drawn at the end of the turn
    assert table.focus("anna") == 8 + 1 + 2 + 1
    assert table.foe("mad_ox").enraged
    assert len(table.events(events.SymbolTriggered)) == 1


@shows("V17.03")
def test_an_ability_of_the_board_runs_through_the_same_steps_as_a_hero_zone_action() -> None:
    dummy_board("emil", actions=[strike(BOARD, FUEL, focus=6)])
    fuel = dummy_card("fuel", keywords=[COMBAT])
    foe = dummy_enemy("ox", life=30, vulnerable=[Vulnerable(9, [COMBAT, BLUNT, WEAPON])])
    table = valskyrr(
        phase="attack",
        active="emil",
        heroes={
            "emil": hero(hand=[fuel, spur()], deck=[], focus=0, foes=[foe]),
            "bert": hero(acted=True),
        },
    )
    table.play().answer("emil", "emil.0").answer("emil", "fuel").answer("emil", "spur.0")

    assert table.foe("ox").wounds == 2 + 1 + 1  # and no keyword of its own
    assert table.focus("emil") == 7
    assert table.game.reinforcement == 1  # the symbol on field 6
    assert table.hero("emil").normal_left == 0


# --- Steps 1 to 3 ---------------------------------------------------------------------------------


@shows("V17.04")
def test_step_1_a_card_in_hand_or_hero_zone_and_exactly_one_of_its_actions_is_chosen() -> None:
    both = [Fast(HAND, 1, [Focus(1)]), Fast(HAND, 1, [Focus(2)]), Fast(HERO_ZONE, 1, [Focus(4)])]
    table = turn_of_anna(hand=[dummy_card("kite", both)], hero_zone=[dummy_card("drum", both)])

    assert table.asks("anna", "action") == ["end_turn", "kite.0", "kite.1", "drum.2"]
    table.answer("anna", "kite.1")
    assert table.focus("anna") == 2
    taken = [(each.card, each.number) for each in table.events(events.ActionTaken)]
    assert taken == [("kite", 1)]
    table.stops_at("action")


@shows("V17.05")
def test_step_2_the_triggered_action_is_resolved_before_the_triggering_one_is_finished() -> None:
    pike = dummy_card("pike", [strike(HERO_ZONE, FUEL)], [WEAPON])
    fuel = dummy_card("fuel", keywords=[COMBAT])
    table = turn_of_anna(hand=[charge(), fuel, spur()], hero_zone=[pike])
    table.answer("anna", "charge.0")

    assert table.question == "discard"  # step 3 of the triggered action
    assert table.discard_pile("anna") == []
    table.answer("anna", "fuel")
    assert table.question == "reflex"  # its step 4
    assert table.discard_pile("anna") == ["fuel"]
    table.passes("anna")

    assert table.foe("ox").wounds == 3
    assert table.discard_pile("anna") == ["fuel", "charge"]


@shows("V17.06")
def test_step_3_required_and_improving_cards_are_discarded_at_once_and_not_activated() -> None:
    cost = [DiscardCards(1, having=[COMBAT])]
    effects = [Deal(physical=2), FUEL]
    jab = dummy_card("jab", [Normal(HAND, 1, effects, at=Aim.AN_ENEMY, cost=cost)])
    loud = [Fast(HAND, 1, [Focus(7)])]
    first, second = (dummy_card(key, loud, [COMBAT]) for key in ("first", "second"))
    table = turn_of_anna(hand=[jab, first, second, spur()])
    table.answer("anna", "jab.0").answer("anna", "first")
    assert table.discard_pile("anna") == ["first"]
    table.answer("anna", "second")

    assert table.question == "reflex"
    assert table.discard_pile("anna") == ["first", "second"]
    assert [each.card for each in table.events(events.ActionTaken)] == ["jab"]
    table.passes("anna")
    assert (table.foe("ox").wounds, table.focus("anna")) == (3, 1)


@shows("V17.07")
def test_without_the_required_keyword_cards_an_action_cannot_be_resolved() -> None:
    cost = [DiscardCards(2, having=[COMBAT])]
    prayer = dummy_card("prayer", [Fast(HAND, 1, [Focus(1)], cost=cost)], [COMBAT])
    kite = dummy_card("kite", [Fast(HAND, 1, [Focus(1)])])
    fuel = dummy_card("fuel", keywords=[COMBAT])
    table = turn_of_anna(hand=[prayer, fuel, kite])

    assert table.asks("anna", "action") == ["end_turn", "kite.0"]
    assert table.closed("anna", "prayer.0") == "V17.07"  # it cannot pay for itself
    table.stops_at("action")


@shows("V17.07")
def test_only_cards_in_hand_with_the_keyword_pay_and_as_many_as_required_are_enough() -> None:
    cost = [DiscardCards(2, having=[COMBAT])]
    prayer = dummy_card("prayer", [Fast(HERO_ZONE, 1, [Focus(1)], cost=cost)])
    fuel, chaff = dummy_card("fuel", keywords=[COMBAT]), dummy_card("chaff", keywords=[FLAME])
    kite = dummy_card("kite", [Fast(HAND, 1, [Focus(0)])])
    elsewhere = {"hero_zone": [prayer, fuel], "discard_pile": [fuel], "graveyard": [fuel]}
    table = turn_of_anna(hand=[fuel, chaff, chaff, kite], **elsewhere)
    assert table.closed("anna", "prayer.0") == "V17.07"
    table.stops_at("action")

    table = turn_of_anna(hand=[fuel, chaff, fuel], **elsewhere).answer("anna", "prayer.0")
    assert table.hand("anna") == ["chaff"]
    assert table.focus("anna") == 1


@shows("V17.07")
def test_a_reflex_without_the_required_keyword_cards_cannot_be_resolved() -> None:
    cost = [DiscardCards(1, having=[COMBAT])]
    oath = dummy_card("oath", [Reflex(HERO_ZONE, 1, [Bonus(3)], when=OWN_ATTACK, cost=cost)])
    jab = dummy_card("jab", [strike(HAND)])
    table = turn_of_anna(hand=[jab, dummy_card("chaff"), spur()], hero_zone=[oath])
    table.answer("anna", "jab.0")

    assert table.asks("anna", "reflex") == ["spur.0", "pass"]
    assert table.closed("anna", "oath.0") == "V17.07"
    table.passes("anna")
    assert table.hand("anna") == ["chaff", "spur"]


# --- Steps 4 and 5 --------------------------------------------------------------------------------


@shows("V17.08", "V17.10")
def test_step_4_reflexes_modify_the_action_before_its_effect_is_resolved() -> None:
    burn = Reflex(HERO_ZONE, 1, [Afflict(Condition.BURN)], when=OWN_ATTACK)
    torch = dummy_card("torch", [burn], [FLAME])
    table = turn_of_anna(hand=[dummy_card("jab", [strike(HAND)]), spur(3)], hero_zone=[torch])
    table.answer("anna", "jab.0").answer("anna", "spur.0").answer("anna", "torch.0")

    assert [made.physical for made in table.events(events.AttackMade)] == [5]
    assert table.foe("ox").conditions[Condition.BURN] == 1


@shows("V17.09")
def test_a_reflex_from_hand_lies_beside_the_discard_pile_until_step_6() -> None:
    goad = dummy_card("goad", [Reflex(HERO_ZONE, 1, [Bonus(physical=1)], when=OWN_ATTACK)])
    jab = dummy_card("jab", [strike(HAND)])
    table = turn_of_anna(hand=[jab, spur()], hero_zone=[goad])
    table.answer("anna", "jab.0").answer("anna", "spur.0")

    assert table.question == "reflex"
    assert (table.hand("anna"), table.discard_pile("anna")) == ([], [])
    assert table.ids(table.hero("anna").playing) == ["jab", "spur"]
    table.passes("anna")
    assert table.discard_pile("anna") == ["jab", "spur"]


@shows("V17.11")
def test_all_additional_damage_is_one_attack_against_which_defence_counts_once() -> None:
    pike = dummy_card("pike", [strike(HERO_ZONE, FUEL)], [WEAPON])
    fuel = dummy_card("fuel", keywords=[COMBAT])
    foe = dummy_enemy("boar", life=30, defence_physical=3)
    table = turn_of_anna(hand=[charge(2), fuel, spur()], hero_zone=[pike], foes=[foe])
    table.answer("anna", "charge.0").answer("anna", "fuel").answer("anna", "spur.0")

    made = [(each.physical, each.through) for each in table.events(events.AttackMade)]
    assert made == [(6, 3)]
    assert table.foe("boar").wounds == 3


# --- Steps 6 to 8 ---------------------------------------------------------------------------------


@shows("V17.12")
def test_step_6_cards_played_from_hand_are_discarded_unless_stated_otherwise() -> None:
    bury = PlaceCard([Destination.GRAVEYARD])
    oath = dummy_card("oath", [Reflex(HAND, 1, [Bonus(physical=1), bury], when=OWN_ATTACK)])
    jab = dummy_card("jab", [strike(HAND)])
    table = turn_of_anna(hand=[jab, spur(), oath])
    table.answer("anna", "jab.0").answer("anna", "oath.0").answer("anna", "spur.0")

    assert table.discard_pile("anna") == ["jab", "spur"]
    assert table.graveyard("anna") == ["oath"]


@shows("V17.13")
@pytest.mark.parametrize("order", [("jab", "spur"), ("spur", "jab")])
def test_the_player_chooses_the_order_of_cards_discarded_at_the_same_time(
    order: tuple[str, str],
) -> None:
    jab = dummy_card("jab", [strike(HAND)])
    table = valskyrr(
        phase="attack",
        active="anna",
        options={"order_discards": True},
        heroes={"anna": hero(hand=[jab, spur()], deck=[], foes=[dummy_enemy("ox", life=30)])},
        loot=0,
    )
    table.play().answer("anna", "jab.0").answer("anna", "spur.0")

    assert table.asks("anna", "order") == ["jab", "spur"]
    table.answer("anna", *order)
    assert table.discard_pile("anna") == list(order)


@shows("V17.13")
def test_a_card_discarded_from_the_hero_zone_by_the_same_action_can_be_ordered_too() -> None:
    effect = ResolveAction(WEAPON, discard_it=True)
    throw = dummy_card("throw", [Normal(HAND, 1, [effect])])
    pike = dummy_card("pike", [strike(HERO_ZONE)], [WEAPON])
    foes = [dummy_enemy("ox", life=30)]
    table = valskyrr(
        phase="attack",
        active="anna",
        options={"order_discards": True},
        heroes={"anna": hero(hand=[throw], hero_zone=[pike], deck=[], foes=foes)},
        loot=0,
    )
    table.play().answer("anna", "throw.0").answer("anna", "throw", "pike")

    assert table.discard_pile("anna") == ["throw", "pike"]


@shows("V17.14")
def test_step_7_the_focus_of_action_discards_and_reflexes_is_one_sum() -> None:
    jab = dummy_card("jab", [strike(HAND, FUEL)])
    fuel = dummy_card("fuel", keywords=[COMBAT])
    table = turn_of_anna(hand=[jab, fuel, spur(1, focus=3)], focus=1)
    table.answer("anna", "jab.0").answer("anna", "fuel").answer("anna", "spur.0")

    moved = [(each.before, each.after) for each in table.events(events.FocusMoved)]
    assert moved == [(1, 1 + 2 + 1 + 3)]


@shows("V17.14")
def test_focus_of_another_heros_reflex_is_that_heros() -> None:
    when = Reaction(Window.HERO_ACTION, damage=True, whose=Whose.ANY)
    cheer = dummy_card("cheer", [Reflex(HAND, 2, [Bonus(physical=1), Focus(3)], when=when)])
    table = valskyrr(
        phase="attack",
        active="anna",
        heroes={
            "anna": hero(
                hand=[dummy_card("jab", [strike(HAND)])],
                focus=0,
                foes=[dummy_enemy("ox", life=30)],
            ),
            "bert": hero(hand=[cheer], focus=0, acted=True),
        },
    )
    table.play().answer("anna", "jab.0").answer("bert", "cheer.0")

    assert (table.focus("anna"), table.focus("bert")) == (2, 3)
    assert table.foe("ox").wounds == 3
    assert table.discard_pile("bert") == ["cheer"]


@shows("V17.15")
@pytest.mark.parametrize(("effects", "focus"), [([Draw(1)], 7), ([Draw(1), Focus(-2)], 5)])
def test_actions_without_a_focus_value_generate_none_and_some_move_it_left(
    effects: list[Any], focus: int
) -> None:
    table = turn_of_anna(hand=[dummy_card("kite", [Fast(HAND, 1, effects)])], focus=7)
    table.answer("anna", "kite.0")

    assert table.focus("anna") == focus
    assert table.events(events.SymbolTriggered) == []  # none on the way to the left


@shows("V17.16")
def test_step_8_symbols_take_effect_from_left_to_right_after_the_action_is_finished() -> None:
    mad = dummy_enemy("mad_ox", life=30, furious=True)
    jab = dummy_card("jab", [strike(HAND, focus=5)])
    table = turn_of_anna(hand=[jab], focus=5, foes=[mad])
    table.answer("anna", "jab.0")

    symbols = [each.symbol for each in table.events(events.SymbolTriggered)]
    assert symbols == ["reinforcement", "furious"]
    assert table.game.reinforcement == 1
    assert table.foe("mad_ox").enraged


# --- Triggered actions ----------------------------------------------------------------------------


@shows("V17.17")
def test_triggering_and_triggered_action_are_one_resolution() -> None:
    pike = dummy_card("pike", [strike(HERO_ZONE, PlaceCard([Destination.DISCARD_PILE]))], [WEAPON])
    table = turn_of_anna(hand=[charge(2, 4)], hero_zone=[pike], focus=4)
    table.answer("anna", "charge.0")

    assert [made.physical for made in table.events(events.AttackMade)] == [4]
    moved = [(each.before, each.after) for each in table.events(events.FocusMoved)]
    assert moved == [(4, 10)]
    symbols = [each.symbol for each in table.events(events.SymbolTriggered)]
    assert symbols == ["reinforcement", "furious"]
    assert sorted(table.discard_pile("anna")) == ["charge", "pike"]


@shows("V17.18")
def test_the_range_of_the_triggered_action_with_all_bonuses_must_reach_the_target() -> None:
    shot = Normal(HERO_ZONE, 2, [Deal(physical=2)], at=Aim.AN_ENEMY)
    bow = dummy_card("longbow", [shot], [WEAPON])
    here, there = dummy_enemy("ox", life=30), dummy_enemy("crow", life=30)
    table = valskyrr(
        phase="attack",
        active="anna",
        heroes={"anna": hero(hand=[charge()], hero_zone=[bow], foes=[here])},
        row=[there],
    )
    table.play().answer("anna", "charge.0")  # itself of range 1

    assert table.asks("anna", "target") == ["crow", "ox"]
    table.answer("anna", "crow")
    assert table.foe("crow").wounds == 2


@shows("V17.18")
def test_the_range_of_the_triggering_action_does_not_help_the_triggered_one() -> None:
    far = dummy_card("far", [Normal(HAND, 4, [ResolveAction(WEAPON)])])
    pike = dummy_card("pike", [strike(HERO_ZONE)], [WEAPON])
    lob = dummy_card("lob", [Reflex(HAND, 1, [Bonus(reach=1)], when=OWN_ATTACK)])
    here, there = dummy_enemy("ox", life=30), dummy_enemy("crow", life=30)
    for reflex, targets in (("pass", None), ("lob.0", ["crow", "ox"])):
        table = valskyrr(
            phase="attack",
            active="anna",
            heroes={"anna": hero(hand=[far, lob], hero_zone=[pike], deck=[], foes=[here])},
            row=[there],
        )
        table.play().answer("anna", "far.0").answer("anna", reflex)
        if targets is None:
            assert table.foe("ox").wounds == 2  # the only one in range
        else:
            assert table.asks("anna", "target") == targets
            table.stops_at("target")


@shows("V16.47")
def test_only_reflexes_are_closed_where_they_could_do_nothing() -> None:
    cost = [DiscardCards(1, having=[COMBAT])]
    idea = dummy_card("idea", [Fast(HERO_ZONE, 1, [Draw(1), Focus(1)], cost=cost)])
    fuel = dummy_card("fuel", keywords=[COMBAT])
    table = turn_of_anna(hand=[fuel], hero_zone=[idea], deck=[]).answer("anna", "idea.0")

    assert (table.hand("anna"), table.focus("anna")) == ([], 1)
