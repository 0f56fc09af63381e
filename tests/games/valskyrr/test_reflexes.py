"""Chapter 16, reflexes (Reflexe): reflexes that modify reflexes, reflexes before an enemy's
attack.
"""

from __future__ import annotations

import pytest

from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.nouns import Enrage, Fast, Normal, Reaction, Reflex
from tafelrunde.games.valskyrr.terms import Aim, Condition, Destination, Place, Whose, Window, Zone
from tafelrunde.games.valskyrr.vocabulary import (
    Afflict,
    Attack,
    AttackNoticed,
    Bonus,
    Deal,
    Draw,
    Focus,
    MoveEnemy,
    PlaceCard,
    Regenerate,
)
from tests.kit.gestures import attacks, dummy_guard, enrages, uses
from tests.kit.shows import shows
from tests.kit.valskyrr import Table, dummy_card, dummy_enemy, hero, valskyrr

HAND, HERO_ZONE = Place.HAND, Place.HERO_ZONE
ANYTIME = Reaction(Window.ANYTIME)
OWN_ATTACK = Reaction(Window.HERO_ACTION, damage=True)
ANY_ATTACK = Reaction(Window.HERO_ACTION, damage=True, whose=Whose.ANY)
BURY = PlaceCard([Destination.GRAVEYARD])


def counter() -> str:
    """A reflex that strikes back at an attacker whose damage was prevented."""
    when = Reaction(Window.PREVENTED)
    do = [Deal(physical=2), Focus(1)]
    return dummy_card("counter", [Reflex(HAND, 1, do, when, at=Aim.THE_ATTACKER)])


def feint() -> str:
    """A reflex that modifies an own attack by another one."""
    do = [Deal(physical=1), Focus(1)]
    return dummy_card("feint", [Reflex(HAND, 1, do, OWN_ATTACK, at=Aim.AN_ENEMY)])


def spur() -> str:
    """A reflex from hand that adds to an own attack."""
    return dummy_card("spur", [Reflex(HAND, 1, [Bonus(physical=1), Focus(2)], OWN_ATTACK)])


def cheer() -> str:
    """A reflex from hand that adds to the attack of any hero."""
    return dummy_card("cheer", [Reflex(HAND, 2, [Bonus(physical=1), Focus(3)], ANY_ATTACK)])


def jab() -> str:
    """A plain attack."""
    do = [Deal(physical=2), Focus(1)]
    return dummy_card("jab", [Normal(HAND, 1, do, at=Aim.AN_ENEMY)])


def countering(*more: str, bert: list[str] | None = None) -> Table:
    """Anna parries an ox and answers with her counter, holding more cards."""
    hand = [dummy_guard("parry", physical=1), counter(), *more]
    anna = hero(focus=0, hand=hand, foes=[dummy_enemy("ox", life=30)])
    table = valskyrr(heroes={"anna": anna, "bert": hero(focus=0, hand=bert or [])})
    return table.play(attacks("ox", "anna")).answer("anna", "parry.0").answer("anna", "counter.0")


def attacked(table: Table) -> list[str]:
    """Whom enemies have attacked so far."""
    return [event.hero for event in table.events(events.EnemyAttacked)]


# --- A reflex is an action that reflexes modify ---------------------------------------------------


@shows("V16.01", "V17.08", "V17.14")
def test_an_own_reflex_modifies_a_reflex_that_deals_damage() -> None:
    table = countering(spur())
    assert table.asks("anna", "reflex") == ["spur.0", "pass"]
    assert table.why("anna") == "V17.08"
    table.answer("anna", "spur.0")

    assert table.foe("ox").wounds == 2 + 1
    assert table.discard_pile("anna") == ["parry", "counter", "spur"]
    assert table.focus("anna") == 1 + 2


@shows("V16.01", "V17.08", "V17.14")
def test_another_hero_modifies_a_reflex_that_deals_damage() -> None:
    table = countering(bert=[cheer()])
    assert table.asks("bert", "reflex") == ["cheer.0", "pass"]
    table.answer("bert", "cheer.0")

    assert table.foe("ox").wounds == 2 + 1
    assert table.discard_pile("anna") == ["parry", "counter"]
    assert table.discard_pile("bert") == ["cheer"]
    assert (table.focus("anna"), table.focus("bert")) == (1, 3)


@shows("V17.09")
def test_cards_that_modify_a_reflex_lie_beside_the_discard_pile_until_it_is_resolved() -> None:
    table = countering(spur(), bert=[cheer()]).answer("anna", "spur.0")

    assert table.question == "reflex"  # Bert may still cheer
    assert table.discard_pile("anna") == ["parry"]
    assert table.ids(table.hero("anna").playing) == ["counter", "spur"]
    table.passes("bert")
    assert table.discard_pile("anna") == ["parry", "counter", "spur"]


@shows("V17.12")
def test_a_card_that_modifies_a_reflex_goes_where_its_text_says() -> None:
    oath = dummy_card("oath", [Reflex(HAND, 1, [Bonus(physical=1), BURY], OWN_ATTACK)])
    table = countering(oath).answer("anna", "oath.0")

    assert table.discard_pile("anna") == ["parry", "counter"]
    assert table.graveyard("anna") == ["oath"]


@shows("V17.08", "V17.10")
def test_what_a_reflex_adds_to_a_reflex_happens_to_its_target() -> None:
    burn = Reflex(HAND, 1, [Afflict(Condition.BURN)], OWN_ATTACK)
    table = countering(dummy_card("torch", [burn])).answer("anna", "torch.0")

    assert table.foe("ox").conditions == [1, 0, 0, 0]
    assert table.hero("anna").conditions == [0, 0, 0, 0]


@shows("V16.01", "V17.08", "V17.12", "V17.14")
def test_a_reflex_that_modifies_an_action_is_modified_by_others() -> None:
    anna = hero(focus=0, hand=[jab(), feint(), spur()], foes=[dummy_enemy("ox", life=30)])
    table = valskyrr(heroes={"anna": anna, "bert": hero(focus=0, hand=[cheer()])})
    table.play(uses("anna", "jab"))
    table.answer("anna", "feint.0").answer("anna", "spur.0").answer("bert", "cheer.0")

    made = [event.physical for event in table.events(events.AttackMade)]
    assert made == [1 + 1 + 1, 2]  # both helped the feint
    assert sorted(table.discard_pile("anna")) == ["feint", "jab", "spur"]
    assert table.discard_pile("bert") == ["cheer"]
    moved = [(event.hero, event.after) for event in table.events(events.FocusMoved)]
    assert moved == [("anna", 1 + 1 + 2), ("bert", 3)]


@shows("V17.09", "V17.12")
def test_cards_of_a_reflex_within_an_action_wait_for_step_6_of_that_action() -> None:
    oath = dummy_card("oath", [Reflex(HAND, 1, [Bonus(physical=1), BURY], OWN_ATTACK)])
    anna = hero(hand=[jab(), feint(), oath, spur()], foes=[dummy_enemy("ox", life=30)])
    table = valskyrr(heroes={"anna": anna}).play(uses("anna", "jab"))
    table.answer("anna", "feint.0").answer("anna", "oath.0").passes("anna")

    assert table.foe("ox").wounds == 1 + 1  # the feint is resolved, the jab is not
    assert table.asks("anna", "reflex") == ["spur.0", "pass"]
    assert table.ids(table.hero("anna").playing) == ["jab", "feint", "oath"]
    table.passes("anna")
    assert table.discard_pile("anna") == ["jab", "feint"]
    assert table.graveyard("anna") == ["oath"]


# --- Reflexes of any time before an attack --------------------------------------------------------


@pytest.mark.parametrize(
    ("effect", "row", "killed"),
    [(MoveEnemy(Zone.ADVENTURE_ZONE), ["brute"], 0), (Deal(physical=9), [], 1)],
    ids=["sent_away", "killed"],
)
@shows("V16.39", "V21.03")
def test_an_enemy_that_a_reflex_removes_before_its_attack_by_enraging_does_not_attack(
    effect: MoveEnemy | Deal, row: list[str], killed: int
) -> None:
    brute = dummy_enemy("brute", enrage=Enrage(at_once=[Attack()], calms_down=True))
    ward = dummy_card("ward", [Reflex(HAND, 1, [effect], ANYTIME, at=Aim.ENEMY_HERE)])
    table = valskyrr(heroes={"anna": hero(hand=[ward], foes=[brute])}).play(enrages("brute"))
    assert table.why("anna") == "V16.39"
    table.answer("anna", "ward.0")

    assert attacked(table) == []
    assert table.graveyard("anna") == []
    assert table.row == row
    assert len(table.events(events.EnemyKilled)) == killed


@shows("V16.39")
def test_reflexes_of_any_time_are_possible_before_each_attack_on_a_noticed_hero() -> None:
    lord = dummy_enemy("lord", enrage=Enrage(at_once=[AttackNoticed(6)], calms_down=True))
    idea = dummy_card("idea", [Reflex(HAND, 1, [Draw(1)], ANYTIME)])
    heroes = {"anna": hero(focus=6), "bert": hero(focus=9), "cleo": hero(focus=5, hand=[idea])}
    table = valskyrr(heroes=heroes, row=[lord]).play(enrages("lord")).answer("party", "anna")
    before = []
    while table.question == "reflex":
        if table.why("cleo") == "V16.39":
            before.append(attacked(table))
        table.passes("cleo")

    assert before == [[], ["anna"]]
    assert attacked(table) == ["anna", "bert"]


@shows("V18.31")
def test_an_enemy_killed_between_two_attacks_on_noticed_heroes_attacks_no_further() -> None:
    lord = dummy_enemy("lord", enrage=Enrage(at_once=[AttackNoticed(6)], calms_down=True))
    shot = dummy_card("shot", [Reflex(HAND, 2, [Deal(physical=9)], ANYTIME, at=Aim.AN_ENEMY)])
    heroes = {"anna": hero(focus=6), "bert": hero(focus=9), "cleo": hero(focus=5, hand=[shot])}
    table = valskyrr(heroes=heroes, row=[lord]).play(enrages("lord")).answer("party", "anna")
    while attacked(table) != ["anna"] or table.why("cleo") != "V16.39":
        table.passes("cleo")
    table.answer("cleo", "shot.0")

    assert attacked(table) == ["anna"]
    assert table.row == []


@shows("V21.03", "V16.39")
def test_an_enemy_lured_away_before_its_attack_by_enraging_attacks_where_it_is_now() -> None:
    brute = dummy_enemy("brute", enrage=Enrage(at_once=[Attack()], calms_down=True))
    do = [MoveEnemy(Zone.HERO_ZONE)]
    lure = dummy_card("lure", [Reflex(HAND, 2, do, ANYTIME, at=Aim.ENEMY_ELSEWHERE)])
    table = valskyrr(heroes={"anna": hero(foes=[brute]), "bert": hero(hand=[lure])})
    table.play(enrages("brute")).answer("bert", "lure.0")

    assert attacked(table) == ["bert"]
    table.stops_at("bury")


@shows("V21.11")
def test_ghardhak_who_is_sent_away_before_his_attack_burns_nobody() -> None:
    celenthia = hero(hand=["blink"], foes=["ghardhak"])
    camp = {"adventure": "into_the_wilds", "encounter": "ghardhaks_war_camp"}
    table = valskyrr(heroes={"celenthia": celenthia}, **camp).play(enrages("ghardhak"))
    table.answer("celenthia", "blink.0")

    assert (table.row, attacked(table)) == (["ghardhak"], [])
    assert not any(table.hero("celenthia").conditions)


@shows("V18.31")
def test_an_enemy_killed_in_its_rage_does_nothing_more() -> None:
    rage = Enrage(at_once=[Attack(), Afflict(Condition.BURN)], calms_down=True)
    ward = dummy_card("ward", [Reflex(HAND, 1, [Deal(physical=3)], ANYTIME, at=Aim.ENEMY_HERE)])
    anna = hero(hand=[ward], foes=[dummy_enemy("brute", life=3, enrage=rage)])
    table = valskyrr(heroes={"anna": anna}).play(enrages("brute")).answer("anna", "ward.0")

    assert not any(table.hero("anna").conditions)
    assert table.events(events.EnemyCalmed) == []


@shows("V16.39")
def test_focus_lowered_before_the_attack_goes_unnoticed() -> None:
    lord = dummy_enemy("lord", enrage=Enrage(at_once=[AttackNoticed(6)], calms_down=True))
    hush = dummy_card("hush", [Reflex(HAND, 1, [Focus(-2)], ANYTIME)])
    heroes = {"anna": hero(focus=6, hand=[hush])}
    table = valskyrr(heroes=heroes, row=[lord]).play(enrages("lord")).answer("anna", "hush.0")

    assert (table.focus("anna"), attacked(table)) == (4, [])


# --- What a reflex does to itself -----------------------------------------------------------------


@shows("V16.40")
def test_a_reflex_does_not_modify_itself() -> None:
    do = [Deal(physical=1)]
    echo = dummy_card("echo", [Reflex(HERO_ZONE, 1, do, OWN_ATTACK, at=Aim.AN_ENEMY)])
    anna = hero(hand=[jab()], hero_zone=[echo], foes=[dummy_enemy("ox", life=30)])
    table = valskyrr(heroes={"anna": anna}).play(uses("anna", "jab")).answer("anna", "echo.0")

    assert table.question is None


@shows("V17.12")
def test_a_card_that_modifies_a_reflex_of_the_hero_zone_goes_where_its_text_says() -> None:
    do = [Deal(physical=1)]
    echo = dummy_card("echo", [Reflex(HERO_ZONE, 1, do, OWN_ATTACK, at=Aim.AN_ENEMY)])
    oath = dummy_card("oath", [Reflex(HAND, 1, [Bonus(physical=1), BURY], OWN_ATTACK)])
    anna = hero(hand=[jab(), oath], hero_zone=[echo], foes=[dummy_enemy("ox", life=30)])
    table = valskyrr(heroes={"anna": anna}).play(uses("anna", "jab")).answer("anna", "echo.0")
    table.answer("anna", "oath.0")

    assert (table.graveyard("anna"), table.discard_pile("anna")) == (["oath"], ["jab"])


@shows("V17.08")
def test_a_reflex_against_damage_does_not_modify_regeneration() -> None:
    guard = dummy_guard("guard", physical=1)
    balm = dummy_card("balm", [Fast(Place.HAND, 1, [Regenerate(1)], at=Aim.OWN_HERO)])
    anna = hero(hand=[balm, guard], graveyard=["plain_anna"])
    table = valskyrr(phase="attack", active="anna", heroes={"anna": anna}, loot=0).play()
    table.answer("anna", "balm.0").answer("anna", "plain_anna")

    assert table.graveyard("anna") == []
