"""Chapter 18: damage, wounds and death (Schaden, Wunden und Tod): dealing and preventing damage,
wounds of heroes, defeated heroes.
"""

from __future__ import annotations

import pytest

from tafelrunde.engine.content import Name
from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.nouns import Ability, Enrage, Fast, Normal, Reaction, Reflex
from tafelrunde.games.valskyrr.phases.attack import attack_phase
from tafelrunde.games.valskyrr.phases.pursuit import pursuit_phase
from tafelrunde.games.valskyrr.rules.damage import deal_blow
from tafelrunde.games.valskyrr.rules.now import Blow
from tafelrunde.games.valskyrr.state.table import ROW
from tafelrunde.games.valskyrr.terms import Aim, Place, Trigger, Window
from tafelrunde.games.valskyrr.vocabulary import (
    Deal,
    Draw,
    Focus,
    MoreDefence,
    MoveTime,
    Prevent,
    When,
)
from tests.kit.gestures import attacks, dummy_guard, dummy_strike, in_turn, uses
from tests.kit.shows import shows
from tests.kit.valskyrr import dummy_card, dummy_enemy, hero, refused, valskyrr

# --- Attacking, and the two kinds of damage -------------------------------------------------------


@shows("V18.01")
def test_a_hero_attacks_only_by_resolving_an_effect_that_deals_damage() -> None:
    dummy_enemy("brute", life=9)
    dummy_card("shout", [Fast(Place.HAND, 1, [Focus(1)])])
    table = valskyrr(heroes={"anna": hero(hand=["shout", dummy_strike("cut", 2)], foes=["brute"])})
    table.play(uses("anna", "shout", "cut"))

    attacks_made = [(e.hero, e.target, e.physical) for e in table.events(events.AttackMade)]
    assert attacks_made == [("anna", "brute", 2)]
    assert table.foe("brute").wounds == 2


@shows("V18.02", "V18.07", "V18.08", "V18.14")
def test_each_activation_deals_the_printed_damage_and_nothing_is_prevented_by_itself() -> None:
    dummy_enemy("brute", physical=2)
    table = valskyrr(
        heroes={"anna": hero(deck=["plain_anna"] * 9, foes=["brute"]), "bert": hero(foes=[])}
    )
    assert not table.foe("brute").attacked
    table.play(attacks("brute", "anna", times=2))

    assert table.foe("brute").attacked
    assert len(table.graveyard("anna")) == 4
    assert len(table.deck("anna")) == 5
    assert table.graveyard("bert") == []
    hits = [(e.physical, e.magical, e.hero) for e in table.events(events.EnemyAttacked)]
    assert hits == [(2, 0, "anna"), (2, 0, "anna")]


@shows("V18.03", "V18.04")
@pytest.mark.parametrize(("kind", "other"), [("physical", "magical"), ("magical", "physical")])
def test_both_kinds_of_damage_differ_only_in_what_prevents_them(kind: str, other: str) -> None:
    dummy_enemy("brute", **{"physical": 0, kind: 2})
    hand = [dummy_guard("physical_guard", physical=2), dummy_guard("magical_guard", magical=2)]
    table = valskyrr(heroes={"anna": hero(hand=hand, deck=["plain_anna"] * 4, foes=["brute"])})
    table.play(attacks("brute", "anna"))

    assert table.asks("anna", "reflex") == [f"{kind}_guard.0", "pass"]
    with refused("V18.04"):
        table.answer("anna", f"{other}_guard.0")
    table.answer("anna", f"{kind}_guard.0")

    assert table.graveyard("anna") == []
    assert table.hand("anna") == [f"{other}_guard"]


@shows("V18.04")
def test_a_prevention_of_one_kind_leaves_the_other_kind_of_mixed_damage() -> None:
    dummy_enemy("brute", physical=1, magical=2)
    hand = [dummy_guard("guard", magical=5)]
    table = valskyrr(heroes={"anna": hero(hand=hand, deck=[], foes=["brute"])})
    table.play(attacks("brute", "anna"))
    table.answer("anna", "guard.0")

    assert table.graveyard("anna") == ["guard"]  # 1 physical came through
    assert [e.points for e in table.events(events.DamagePrevented)] == [2]


@shows("V18.05")
@pytest.mark.parametrize(("enraged", "wounds"), [(False, 3), (True, 1)])
def test_the_text_box_of_an_enemy_can_add_to_its_defence(enraged: bool, wounds: int) -> None:
    dummy_enemy(
        "brute",
        life=9,
        defence_physical=1,
        defence_magical=2,
        enrage=Enrage(while_enraged=[MoreDefence(physical=1, magical=1)]),
    )
    cut = dummy_strike("cut", physical=3, magical=3)
    table = valskyrr(heroes={"anna": hero(hand=[cut], foes=[{"id": "brute", "enraged": enraged}])})
    table.play(uses("anna", "cut"))

    assert table.foe("brute").wounds == wounds


@shows("V18.06")
def test_a_hero_without_cards_cannot_deal_damage() -> None:
    dummy_enemy("brute")
    table = valskyrr(phase="attack", loot=0, heroes={"anna": hero(deck=[], foes=["brute"])})
    table.play()

    assert table.question is None  # nothing but ending the turn was possible
    assert table.foe("brute").wounds == 0
    assert table.events(events.ActionTaken) == []


# --- Preventing damage ----------------------------------------------------------------------------


@shows("V18.09")
def test_damage_is_prevented_before_it_turns_into_wounds_and_never_afterwards() -> None:
    dummy_enemy("brute", physical=2)
    hand = [dummy_guard("parry", physical=1), dummy_guard("block", physical=1)]
    table = valskyrr(heroes={"anna": hero(hand=hand, deck=["plain_anna"] * 3, foes=["brute"])})
    table.play(attacks("brute", "anna"))

    assert table.asks("anna", "reflex") == ["parry.0", "block.0", "pass"]
    assert table.graveyard("anna") == []
    table.answer("anna", "parry.0").passes("anna")
    assert table.asks("anna", "bury") == ["block", "parry", "deck"]
    table.answer("anna", "deck")

    assert table.hand("anna") == ["block"]  # there is no second chance to prevent
    assert table.graveyard("anna") == ["plain_anna"]


@shows("V18.10")
def test_several_preventing_effects_add_up_against_one_attack() -> None:
    dummy_enemy("brute", physical=4)
    hand = [dummy_guard("parry", physical=1), dummy_guard("block", physical=2)]
    table = valskyrr(heroes={"anna": hero(hand=hand, deck=["plain_anna"], foes=["brute"])})
    table.play(attacks("brute", "anna"))
    table.answer("anna", "parry.0").answer("anna", "block.0")
    table.answer("anna", "deck")

    assert table.graveyard("anna") == ["plain_anna"]  # 4 - 1 - 2
    assert table.discard_pile("anna") == ["parry", "block"]


@shows("V18.08", "V18.18")
def test_preventing_is_voluntary() -> None:
    dummy_enemy("brute", physical=1)
    shield = dummy_card(
        "shield",
        [Reflex(Place.HERO_ZONE, 1, [Prevent(physical=1)], Reaction(Window.DAMAGE_TO_HERO))],
    )
    table = valskyrr(
        heroes={"anna": hero(hero_zone=[shield], deck=["plain_anna"] * 2, foes=["brute"])}
    )
    table.play(attacks("brute", "anna"))
    table.passes("anna")

    assert table.graveyard("anna") == ["plain_anna"]
    assert table.zone("anna") == ["shield"]


# --- Wounds of heroes -----------------------------------------------------------------------------


@shows("V18.14", "V18.15", "V18.16")
def test_for_each_point_the_player_chooses_anew_where_the_buried_card_comes_from() -> None:
    dummy_enemy("brute", physical=3)
    names = [dummy_card(name) for name in ("one", "two", "old", "older", "top", "next")]
    one, two, old, older, top, below = names
    table = valskyrr(
        heroes={
            "anna": hero(hand=[one, two], discard_pile=[older, old], deck=[top, below]),
            "bert": hero(foes=["brute"]),
        }
    )
    table.play(attacks("brute", "anna"))

    assert table.asks("anna", "bury") == [one, two, older, old, "deck"]
    table.answer("anna", two)
    assert table.asks("anna", "bury") == [one, older, old, "deck"]
    table.answer("anna", older)
    table.answer("anna", "deck")

    assert table.graveyard("anna") == [two, older, top]
    assert (table.hand("anna"), table.discard_pile("anna")) == ([one], [old])
    assert table.deck("anna") == [below]


@shows("V18.17")
def test_cards_in_the_hero_zone_cannot_be_buried_for_damage() -> None:
    dummy_enemy("brute", physical=1)
    table = valskyrr(
        heroes={
            "anna": hero(
                hand=[dummy_card("feat")],
                hero_zone=[dummy_card("sword")],
                deck=["plain_anna"],
                foes=["brute"],
            )
        }
    )
    table.play(attacks("brute", "anna"))

    assert table.asks("anna", "bury") == ["feat", "deck"]
    table.answer("anna", "feat")
    assert table.zone("anna") == ["sword"]


# --- Defeated heroes ------------------------------------------------------------------------------


@shows("V18.27", "V18.28", "V18.29")
@pytest.mark.parametrize(("damage", "won"), [(2, None), (3, False)])
def test_a_hero_is_defeated_by_the_first_point_that_finds_no_card(
    damage: int, won: bool | None
) -> None:
    dummy_enemy("brute", physical=damage)
    table = valskyrr(
        heroes={
            "anna": hero(
                hand=["plain_anna"],
                deck=["plain_anna"],
                hero_zone=["plain_anna"] * 3,
                graveyard=["plain_anna"] * 2,
                foes=["brute"],
            ),
            "bert": hero(),
        }
    )
    table.play(attacks("brute", "anna")).answer("anna", "deck")

    assert len(table.graveyard("anna")) == 4
    assert table.hero("anna").defeated is (won is False)
    assert table.game.won is won
    assert len(table.zone("anna")) == 3


@shows("V18.27")
def test_an_empty_hero_lives_while_the_damage_is_prevented() -> None:
    dummy_enemy("brute", physical=1)
    guard = dummy_card(
        "shield",
        [Reflex(Place.HERO_ZONE, 1, [Prevent(physical=1)], Reaction(Window.DAMAGE_TO_HERO))],
    )
    table = valskyrr(heroes={"anna": hero(hero_zone=[guard], deck=[], foes=["brute"])})
    table.play(attacks("brute", "anna", times=2))
    table.answer("anna", "shield.0")
    assert not table.hero("anna").defeated
    table.passes("anna")

    assert table.hero("anna").defeated


@shows("V18.30")
def test_the_enemies_of_a_hero_defeated_in_the_final_encounter_go_to_the_right_end() -> None:
    for name in ("brute", "hound", "guard"):
        dummy_enemy(name)
    table = valskyrr(
        encounter="ghardhaks_war_camp",
        heroes={"anna": hero(deck=[], focus=7, foes=["brute", "hound"]), "bert": hero(focus=1)},
        row=["guard"],
    )
    table.play(in_turn(attacks("brute", "anna"), pursuit_phase))
    assert table.asks("party", "order_enemies") == ["brute", "hound"]
    table.answer("party", "hound", "brute")

    assert table.game.won is None
    assert table.focus("anna") == 0
    assert table.foes("bert") == ["guard"]  # pursuit passes anna by
    assert table.row == ["hound", "brute"]
    assert {foe.zone for foe in table.game.row} == {ROW}
    assert table.game.hero_count == 2


@shows("V18.30")
def test_a_defeated_hero_has_no_more_turns_and_reflexes() -> None:
    dummy_enemy("brute")
    when = Reaction(Window.ANYTIME)
    relic = dummy_card("relic", [Reflex(Place.HERO_ZONE, 1, [Draw(1)], when)])
    act = dummy_card("act", [Normal(Place.HERO_ZONE, 1, [Focus(1)])])
    table = valskyrr(
        encounter="ghardhaks_war_camp",
        loot=0,
        heroes={
            "anna": hero(defeated=True, hero_zone=[relic, act]),
            "bert": hero(foes=["brute"], deck=["plain_bert"] * 6),
        },
    )
    table.play(in_turn(attack_phase, attacks("brute", "bert")))
    table.answer("bert", "deck")

    assert [e.hero for e in table.events(events.TurnBegan)] == ["bert"]
    assert table.events(events.ActionTaken) == []


@shows("V18.27")
def test_damage_of_no_enemy_defeats_an_empty_hero_too() -> None:
    table = valskyrr(heroes={"anna": hero(deck=[])})
    table.play(lambda game: deal_blow(game, Blow(game.heroes[0], None, 0, 1)))

    assert table.hero("anna").defeated
    assert (table.game.won, table.game.cause) == (False, "hero")


# --- Abilities after a hit ------------------------------------------------------------------------

DRUM = Ability(  # works in every zone
    "drum", Name(de="Trommel", en="Drum"), zones=(), when=When(Trigger.HIT, [MoveTime(1)])
)


@shows("V18.31")
def test_an_enemy_killed_while_its_damage_is_dealt_uses_no_ability_after_the_hit() -> None:
    dummy_enemy("brute", abilities=[DRUM])
    snare = Reflex(Place.HAND, 1, [Deal(physical=9)], Reaction(Window.ANYTIME), at=Aim.ENEMY_HERE)
    anna = hero(hand=[dummy_card("snare", [snare])], deck=["plain_anna"], foes=["brute"])
    table = valskyrr(time=3, heroes={"anna": anna})
    table.play(attacks("brute", "anna")).answer("anna", "snare.0").answer("anna", "deck")

    assert table.foes("anna") == []
    assert table.graveyard("anna") == ["plain_anna"]  # the damage was on its way
    assert table.game.time == 3


@pytest.mark.parametrize(("cards", "defeated", "time"), [(1, True, 3), (2, False, 4)])
def test_a_hit_that_defeats_a_hero_triggers_no_ability(
    cards: int, defeated: bool, time: int
) -> None:
    dummy_enemy("brute", physical=2, abilities=[DRUM])
    table = valskyrr(
        time=3,
        encounter="ghardhaks_war_camp",  # the others fight on
        heroes={"anna": hero(deck=["plain_anna"] * cards, foes=["brute"]), "bert": hero()},
    )
    table.play(attacks("brute", "anna"))

    assert table.hero("anna").defeated is defeated
    assert table.game.time == time


def test_an_attack_without_damage_triggers_no_ability_after_a_hit() -> None:
    dummy_enemy("brute", physical=1, abilities=[DRUM])
    table = valskyrr(time=3, heroes={"anna": hero(foes=[{"id": "brute", "daze": 1}])})
    table.play(attacks("brute", "anna"))

    assert (len(table.graveyard("anna")), table.game.time) == (0, 3)


@shows("V18.04", "V18.10")
@pytest.mark.parametrize("kind", ["physical", "magical"])
def test_a_single_point_of_either_kind_is_prevented(kind: str) -> None:
    dummy_enemy("brute", **({"physical": 0} | {kind: 1}))
    hand = [dummy_guard("guard", **{kind: 1})]
    table = valskyrr(heroes={"anna": hero(hand=hand, foes=["brute"])})
    table.play(attacks("brute", "anna")).answer("anna", "guard.0")

    assert table.graveyard("anna") == []
