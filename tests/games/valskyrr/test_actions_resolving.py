"""Chapter 16: resolving and finishing actions, reflexes, embedded actions, several actions."""

from __future__ import annotations

import pytest

from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.keywords import COMBAT, WEAPON
from tafelrunde.games.valskyrr.nouns import Action, Fast, Normal, Reaction, Reflex
from tafelrunde.games.valskyrr.terms import Aim, Limit, Place, Window
from tafelrunde.games.valskyrr.vocabulary import (
    Bonus,
    Deal,
    DiscardCards,
    Draw,
    Focus,
    MayDiscard,
    Prevent,
    Recall,
    ResolveAction,
)
from tests.kit.shows import shows
from tests.kit.valskyrr import (
    Table,
    dummy_card,
    dummy_encounter,
    dummy_enemy,
    dummy_time,
    hero,
    refused,
    valskyrr,
)

HAND, HERO_ZONE = Place.HAND, Place.HERO_ZONE
OWN_ATTACK = Reaction(Window.HERO_ACTION, damage=True)
HURT = Reaction(Window.DAMAGE_TO_HERO)
PONDER = Reflex(HAND, 1, [Draw(1)], when=Reaction(Window.ANYTIME))
SPUR = Reflex(HERO_ZONE, 1, [Bonus(physical=1)], when=OWN_ATTACK)
GUARD = Reflex(HERO_ZONE, 1, [Prevent(physical=1)], when=HURT)


def strike(place: Place = HAND, damage: int = 2, focus: int = 0) -> Action:
    """A normal action that deals physical damage."""
    return Normal(place, 1, [Deal(physical=damage), Focus(focus)], at=Aim.AN_ENEMY)


def turn_of_anna(**anna: object) -> Table:
    """Anna's hero turn against a tough ox in her zone."""
    position = hero(**({"focus": 0, "foes": [dummy_enemy("ox", life=20)], "deck": []} | anna))
    return valskyrr(phase="attack", active="anna", heroes={"anna": position}, loot=0).play()


# --- Actions are resolved one after the other -----------------------------------------------------


@shows("V16.35", "V16.36")
def test_normal_and_fast_actions_neither_modify_nor_interrupt_an_action() -> None:
    jab = Fast(HERO_ZONE, 1, [Deal(physical=1)], at=Aim.AN_ENEMY)
    first, second = dummy_card("first", [jab]), dummy_card("second", [jab, strike(HERO_ZONE)])
    spur = dummy_card("spur", [SPUR])
    pair = [dummy_enemy("ox", life=20), dummy_enemy("ram", life=20)]
    table = turn_of_anna(hero_zone=[first, second, spur], foes=pair).answer("anna", "first.0")

    assert table.asks("anna", "reflex") == ["spur.0", "pass"]
    table.answer("anna", "spur.0")
    assert table.asks("anna", "target") == ["ox", "ram"]
    table.answer("anna", "ox")
    table.answer("anna", "second.0").passes("anna").answer("anna", "ox")

    through = [made.through for made in table.events(events.AttackMade)]
    assert through == [2, 1]  # two separate attacks
    table.stops_at("action")


@shows("V16.37", "V16.38")
def test_only_the_active_player_can_resolve_normal_and_fast_actions() -> None:
    card = dummy_card("kite", [strike(), Fast(HAND, 1, [Focus(1)]), PONDER])
    table = valskyrr(
        phase="attack",
        active="anna",
        heroes={
            "anna": hero(hand=[dummy_card("jab", [strike()])], foes=[dummy_enemy("ox", life=20)]),
            "bert": hero(hand=[card], foes=[dummy_enemy("ram")], acted=True),
        },
    )
    table.play().answer("anna", "jab.0")

    assert table.asks("bert", "reflex") == ["kite.2", "pass"]
    table.passes("bert")
    assert table.asks("bert", "reflex") == ["kite.2", "pass"]  # after her action
    table.passes("bert")
    assert table.asks("bert", "reflex") == ["kite.2", "pass"]  # after the turn of Anna
    table.passes("bert")
    assert table.foe("ram").wounds == 0


@shows("V16.37", "V16.38")
def test_outside_a_hero_turn_no_normal_or_fast_action_is_possible() -> None:
    card = dummy_card("kite", [strike(), Fast(HAND, 1, [Focus(1)])])
    table = valskyrr(
        phase="defence",
        heroes={"anna": hero(hand=[card], deck=[], focus=0, foes=[dummy_enemy("ox")])},
    )
    table.play()

    assert table.events(events.ActionTaken) == []
    assert table.graveyard("anna") == ["kite"]  # it could not be played, only buried


# --- Reflexes -------------------------------------------------------------------------------------


@shows("V16.39")
@pytest.mark.parametrize(
    ("phase", "before"),
    [
        ("reinforcement", ()),
        ("travel", ("reveal:1",)),
        ("pursuit", ()),
        ("attack", ()),
        ("defence", ()),
        ("recovery", ()),
        ("time", ()),
    ],
)
def test_reflexes_are_possible_in_every_phase(phase: str, before: tuple[str, ...]) -> None:
    ponder = dummy_card("ponder", [PONDER])
    table = valskyrr(
        phase=phase,
        encounter=dummy_encounter("siege", reinforcement=1),
        time_cards=[dummy_time("noon")],
        row=[dummy_enemy("crow")],
        heroes={
            "anna": hero(focus=2, foes=[dummy_enemy("ox")]),
            "bert": hero(focus=0, hand=[ponder], deck=["plain_bert"], acted=True),
        },
    )
    table.play()
    for answer in before:
        table.answer("party", answer)

    assert table.asks("bert", "reflex") == ["ponder.0", "pass"]
    assert table.why("bert") == "V16.39"
    table.answer("bert", "ponder.0")
    assert table.hand("bert") == ["plain_bert"]
    if table.question is not None:
        table.stops_at(table.question)


@shows("V16.39")
def test_no_reflex_is_possible_while_a_player_draws() -> None:
    ponder = dummy_card("ponder", [PONDER])
    table = valskyrr(
        phase="attack",
        active="anna",
        heroes={
            "anna": hero(hand=[ponder], deck=["plain_anna"] * 6),
            "bert": hero(hand=[ponder], acted=True),
        },
    )
    table.play().answer("anna", "end_turn")

    assert len(table.hand("anna")) == 5  # all cards are drawn before anybody is asked
    assert table.asks("anna", "reflex") == ["ponder.0", "pass"]
    table.stops_at("reflex")


@shows("V16.40")
def test_a_reflex_in_the_hero_zone_modifies_the_same_action_only_once() -> None:
    zone = [dummy_card("spur", [SPUR]), dummy_card("goad", [SPUR])]
    table = turn_of_anna(hand=[dummy_card("jab", [strike()])], hero_zone=zone)
    table.answer("anna", "jab.0").answer("anna", "spur.0")

    with refused("V16.40"):
        table.answer("anna", "spur.0")
    table.passes("anna")
    assert table.zone("anna") == ["spur", "goad"]
    assert table.foe("ox").wounds == 3


@shows("V16.41")
def test_copies_of_the_same_card_may_modify_the_same_action() -> None:
    spur = dummy_card("spur", [SPUR])
    table = turn_of_anna(hand=[dummy_card("jab", [strike()])], hero_zone=[spur, spur])
    table.answer("anna", "jab.0").answer("anna", "spur.0").answer("anna", "spur.0")

    assert table.foe("ox").wounds == 4


@shows("V16.40", "V16.42")
def test_a_reflex_prevents_damage_of_each_attack_once() -> None:
    guard = dummy_card("guard", [GUARD])
    pair = [dummy_enemy("ox", physical=2), dummy_enemy("ram", physical=2)]
    table = valskyrr(
        phase="defence",
        heroes={"anna": hero(hero_zone=[guard], deck=["plain_anna"] * 4, foes=pair)},
    )
    table.play().answer("party", "ox").answer("anna", "guard.0")

    assert len(table.graveyard("anna")) == 1  # not asked again for the same attack
    assert table.asks("anna", "reflex") == ["guard.0", "pass"]  # but for the next one
    table.answer("anna", "guard.0")
    assert len(table.graveyard("anna")) == 2


# --- Embedded actions -----------------------------------------------------------------------------


def charge(bonus: int = 0) -> str:
    """A normal action that triggers a normal action of a weapon in the own hero zone."""
    return dummy_card(
        "charge", [Normal(HAND, 1, [ResolveAction(WEAPON, bonus=Bonus(physical=bonus))])]
    )


@shows("V16.43")
def test_only_an_action_that_says_so_begins_another_one_before_it_is_finished() -> None:
    pike = dummy_card("pike", [strike(HERO_ZONE)], [WEAPON])
    table = turn_of_anna(hand=[charge()], hero_zone=[pike]).answer("anna", "charge.0")

    taken = [each for each in table.events(events.Event) if not isinstance(each, events.TurnBegan)]
    assert [type(each) for each in taken[:3]] == [
        events.ActionTaken,
        events.ActionTaken,
        events.AttackMade,
    ]
    assert [each.card for each in taken[:2]] == ["charge", "pike"]
    assert table.foe("ox").wounds == 2


@shows("V16.43")
def test_no_other_action_offers_one_before_it_is_finished() -> None:
    step = dummy_card("step", [Fast(HERO_ZONE, 1, [Focus(1)]), strike(HERO_ZONE)], [WEAPON])
    jab = dummy_card("jab", [strike(), Fast(HAND, 1, [Focus(1)])], [COMBAT])
    fuel = MayDiscard(COMBAT, up_to=1, each=[Bonus(physical=1)])
    lunge = dummy_card("lunge", [Normal(HAND, 1, [Deal(1), fuel], at=Aim.AN_ENEMY)])
    foes = [dummy_enemy("ox", life=20), dummy_enemy("ram", life=20)]
    zone = [step, dummy_card("spur", [SPUR])]
    table = turn_of_anna(hand=[lunge, jab], hero_zone=zone, foes=foes, normal_left=2)
    table.answer("anna", "lunge.0")

    assert table.asks("anna", "discard") == ["jab"]
    table.answer("anna")
    assert table.asks("anna", "reflex") == ["spur.0", "pass"]
    table.passes("anna")
    assert table.asks("anna", "target") == ["ox", "ram"]
    table.answer("anna", "ox")
    assert table.asks("anna", "action") == ["end_turn", "jab.0", "jab.1", "step.0", "step.1"]
    table.stops_at("action")


@shows("V16.43")
def test_a_triggering_action_allows_only_what_it_names() -> None:
    both = [strike(HERO_ZONE), Fast(HERO_ZONE, 1, [Focus(1)])]
    pike, mace = dummy_card("pike", both, [WEAPON]), dummy_card("mace", both, [WEAPON])
    table = turn_of_anna(hand=[charge()], hero_zone=[pike, mace, dummy_card("lute", both)])
    table.answer("anna", "charge.0")

    assert table.asks("anna", "embedded") == ["pike.0", "mace.0"]
    table.answer("anna", "mace.0")
    assert [each.card for each in table.events(events.ActionTaken)] == ["charge", "mace"]
    table.stops_at("action")


@shows("V16.44")
def test_an_embedded_normal_action_does_not_use_up_a_second_normal_action() -> None:
    pike = dummy_card("pike", [strike(HERO_ZONE)], [WEAPON])
    table = turn_of_anna(hand=[charge()], hero_zone=[pike], normal_left=2)
    table.answer("anna", "charge.0")

    assert table.asks("anna", "action") == ["end_turn", "pike.0"]  # one of the two is left
    table.answer("anna", "pike.0")
    assert table.question is None
    assert table.foe("ox").wounds == 4


@shows("V16.44")
def test_a_normal_action_that_triggers_a_normal_action_is_the_normal_action_of_the_turn() -> None:
    pike = dummy_card("pike", [strike(HERO_ZONE), Fast(HERO_ZONE, 1, [Focus(1)])], [WEAPON])
    table = turn_of_anna(hand=[charge()], hero_zone=[pike]).answer("anna", "charge.0")

    assert table.closed("anna", "pike.0") == "V11.10"
    assert table.asks("anna", "action") == ["end_turn", "pike.1"]
    table.stops_at("action")


@shows("V16.58")
def test_an_embedded_action_needs_its_usual_prerequisites() -> None:
    costs = Normal(HERO_ZONE, 1, [Focus(1)], cost=[DiscardCards(1, having=[COMBAT])])
    once = Normal(HERO_ZONE, 1, [Focus(2)], once=Limit.HERO_TURN)
    in_zone = [
        dummy_card("pike", [strike(HERO_ZONE)], [WEAPON]),  # no target in range
        dummy_card("flail", [costs], [WEAPON]),  # no card to discard
        dummy_card("lute", [once]),  # no weapon
    ]
    in_hand = dummy_card("spear", [once], [WEAPON])  # not in the hero zone
    table = turn_of_anna(
        hand=[charge(), in_hand, dummy_card("kite", [Fast(HAND, 1, [Focus(1)])])],
        hero_zone=in_zone,
        foes=[],
    )

    assert table.closed("anna", "charge.0") == "V16.58"
    table.stops_at("action")


@shows("V16.58")
def test_only_embedded_actions_with_their_prerequisites_are_offered() -> None:
    costs = Normal(HERO_ZONE, 1, [Focus(1)], cost=[DiscardCards(1, having=[COMBAT])])
    zone = [
        dummy_card("pike", [strike(HERO_ZONE), costs, strike(HERO_ZONE, 1)], [WEAPON]),
        dummy_card("lute", [strike(HERO_ZONE)]),
    ]
    table = turn_of_anna(hand=[charge()], hero_zone=zone).answer("anna", "charge.0")

    assert table.asks("anna", "embedded") == ["pike.0", "pike.2"]
    table.answer("anna", "pike.2")
    assert table.foe("ox").wounds == 1


@shows("V16.58")
def test_the_card_that_triggers_an_action_does_not_pay_for_it() -> None:
    costs = Normal(HERO_ZONE, 1, [Focus(1)], cost=[DiscardCards(1, having=[COMBAT])])
    flail = dummy_card("flail", [costs], [WEAPON])
    rush = dummy_card("rush", [Normal(HAND, 1, [ResolveAction(WEAPON)])], [COMBAT])
    fuel = dummy_card("fuel", keywords=[COMBAT])
    kite = dummy_card("kite", [Fast(HAND, 1, [Focus(1)])])
    table = turn_of_anna(hand=[rush, kite], hero_zone=[flail], normal_left=2)
    assert table.closed("anna", "rush.0") == "V16.58"
    table.stops_at("action")

    table = turn_of_anna(hand=[rush, fuel], hero_zone=[flail]).answer("anna", "rush.0")
    assert table.discard_pile("anna") == ["fuel", "rush"]


# --- Finishing actions ----------------------------------------------------------------------------


@shows("V16.45", "V16.46")
def test_all_effects_are_mandatory_but_those_with_may() -> None:
    may = MayDiscard(COMBAT, up_to=1, each=[Bonus(physical=1, focus=1)])
    effects = [Deal(physical=2), Focus(2), may]
    card = dummy_card("jab", [Normal(HAND, 1, effects, at=Aim.AN_ENEMY)])
    fuel = dummy_card("fuel", keywords=[COMBAT])
    table = turn_of_anna(hand=[card, fuel]).answer("anna", "jab.0")

    assert table.asks("anna", "discard") == ["fuel"]
    table.answer("anna")  # none

    assert (table.foe("ox").wounds, table.focus("anna")) == (2, 2)
    assert table.hand("anna") == ["fuel"]


@shows("V16.47")
def test_of_a_partly_impossible_effect_as_much_as_possible_is_carried_out() -> None:
    effects = [DiscardCards(2), Recall([WEAPON]), Focus(3), Draw(2)]
    card = dummy_card("flurry", [Fast(HAND, 1, effects)])
    table = turn_of_anna(hand=[card, "plain_anna"], deck=["feat_anna"])
    table.answer("anna", "flurry.0")

    assert table.discard_pile("anna") == ["plain_anna", "flurry"]
    assert table.hand("anna") == ["feat_anna"]
    assert table.focus("anna") == 3


# --- Cards with several actions -------------------------------------------------------------------


@shows("V16.48")
def test_of_several_hand_actions_only_one_is_resolved_and_the_card_is_discarded() -> None:
    card = dummy_card("kite", [Fast(HAND, 1, [Focus(1)]), Fast(HAND, 1, [Focus(5)])])
    table = turn_of_anna(hand=[card])
    assert table.asks("anna", "action") == ["end_turn", "kite.0", "kite.1"]
    table.answer("anna", "kite.1")

    assert table.question is None
    assert table.focus("anna") == 5
    assert table.discard_pile("anna") == ["kite"]


@shows("V16.49")
def test_of_several_hero_zone_actions_one_is_resolved_at_a_time_and_another_may_follow() -> None:
    once = Limit.HERO_TURN
    first = Fast(HERO_ZONE, 1, [Focus(1)], once=once)
    second = Fast(HERO_ZONE, 1, [Focus(3)], once=once)
    table = turn_of_anna(hero_zone=[dummy_card("drum", [first, second])])
    table.answer("anna", "drum.1")

    assert table.focus("anna") == 3
    assert table.asks("anna", "action") == ["end_turn", "drum.0"]
    table.answer("anna", "drum.0")
    assert table.focus("anna") == 4
    assert table.zone("anna") == ["drum"]
