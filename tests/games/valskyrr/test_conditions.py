"""Chapter 20: conditions (Zustände): burn, poison and daze."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.content import Name
from tafelrunde.engine.effects import Effect
from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.keywords import FLAME
from tafelrunde.games.valskyrr.nouns import (
    Ability,
    Fast,
    Normal,
    Reaction,
    Reflex,
    Vulnerable,
)
from tafelrunde.games.valskyrr.rules.triggers import carry_out
from tafelrunde.games.valskyrr.terms import Aim, Condition, Place, Trigger, Window
from tafelrunde.games.valskyrr.vocabulary import (
    Afflict,
    Cleanse,
    Deal,
    Prevent,
    TakeDamage,
    When,
)
from tests.kit.shows import shows
from tests.kit.valskyrr import Table, dummy_card, dummy_enemy, hero, valskyrr

HURTS = pytest.mark.parametrize(
    "condition",
    [pytest.param("burn", marks=shows("V20.03")), pytest.param("poison", marks=shows("V20.04"))],
)


def strike(damage: Deal, at: Aim = Aim.AN_ENEMY) -> str:
    """A card that deals damage."""
    return dummy_card("strike", [Normal(Place.HAND, 1, [damage], at=at)])


def attacking(damage: Deal, at: Aim = Aim.AN_ENEMY, **position: Any) -> Table:
    """Anna strikes."""
    anna = hero(hand=[strike(damage, at)], **position)
    return valskyrr(phase="attack", heroes={"anna": anna}).play().answer("anna", "strike.0")


# --- Tokens ---------------------------------------------------------------------------------------


@shows("V20.01", "V20.02")
def test_effects_put_four_kinds_of_token_on_a_hero_board() -> None:
    effects = [Afflict(condition) for condition in Condition]
    table = valskyrr(heroes={"anna": hero(), "bert": hero()})
    table.play(lambda game: carry_out(game, (), effects, game.heroes[1]))

    placed = [event.condition for event in table.events(events.ConditionPlaced)]
    assert placed == ["burn", "poison", "daze", "weakness"]
    assert table.hero("bert").conditions == [1, 1, 1, 1]
    assert table.hero("anna").conditions == [0, 0, 0, 0]


@shows("V20.01", "V20.16")
def test_any_number_of_tokens_lies_on_an_enemy_card() -> None:
    do: list[Effect] = [
        Afflict(Condition.BURN, 2),
        Afflict(Condition.DAZE),
        Afflict(Condition.BURN),
    ]
    curse = dummy_card("curse", [Fast(Place.HAND, 1, do, at=Aim.AN_ENEMY)])
    wolf = dummy_enemy("wolf")
    table = valskyrr(
        phase="attack",
        heroes={"anna": hero(hand=[curse], foes=[{"id": wolf, "burn": 4, "poison": 1}])},
    )
    table.play().answer("anna", "curse.0")

    assert table.foe("wolf").conditions == [7, 1, 1, 0]
    assert table.hero("anna").conditions == [0, 0, 0, 0]


@shows("V20.16")
def test_tokens_of_a_hero_add_up_too() -> None:
    table = valskyrr(heroes={"anna": hero(daze=2, weakness=1)})
    table.play(lambda game: carry_out(game, (), [Afflict(Condition.DAZE, 3)]))

    assert table.hero("anna").conditions == [0, 0, 5, 1]


@shows("V20.15")
def test_an_effect_removes_as_many_tokens_of_the_kinds_it_names() -> None:
    kinds = [Condition.BURN, Condition.POISON]
    wash = dummy_card("wash", [Fast(Place.HAND, 1, [Cleanse(2, kinds=kinds)])])
    table = valskyrr(
        phase="attack", heroes={"anna": hero(hand=[wash], burn=2, poison=1, daze=1, weakness=0)}
    )
    table.play().answer("anna", "wash.0")

    assert table.asks("anna", "cleanse") == ["burn", "poison"]
    table.answer("anna", "poison")
    assert table.question is None  # only burn is left of what it names
    assert table.hero("anna").conditions == [1, 0, 1, 0]


@shows("V20.15")
def test_an_effect_may_remove_all_tokens() -> None:
    wash = dummy_card("wash", [Fast(Place.HAND, 1, [Cleanse(0, kinds=[Condition.BURN])])])
    table = valskyrr(phase="attack", heroes={"anna": hero(hand=[wash], burn=3, daze=1)})
    table.play().answer("anna", "wash.0")

    assert table.hero("anna").conditions == [0, 0, 1, 0]


# --- Burn and poison ------------------------------------------------------------------------------


@HURTS
def test_burn_and_poison_deal_one_damage_per_token_to_heroes(condition: str) -> None:
    table = valskyrr(phase="defence", heroes={"anna": hero(**{condition: 3}), "bert": hero()})
    table.play()

    assert len(table.graveyard("anna")) == 3
    assert table.graveyard("bert") == []
    assert sum(table.hero("anna").conditions) == 2


@HURTS
def test_burn_and_poison_deal_one_damage_per_token_to_enemies(condition: str) -> None:
    wolf, bear = dummy_enemy("wolf", life=9), dummy_enemy("bear", life=9)
    table = valskyrr(phase="defence", row=[{"id": wolf, condition: 3}, bear])
    table.play()

    assert [table.foe("wolf").wounds, table.foe("bear").wounds] == [3, 0]
    assert sum(table.foe("wolf").conditions) == 2


@shows("V20.03", "V20.04", "V20.05")
def test_neither_defence_nor_reflexes_reduce_burn_and_poison() -> None:
    ward = Reflex(
        Place.HAND, 1, [Prevent(physical=9, magical=9)], when=Reaction(Window.DAMAGE_TO_HERO)
    )
    troll = dummy_enemy("troll", life=9, defence_physical=5, defence_magical=5)
    table = valskyrr(
        phase="defence",
        heroes={"anna": hero(burn=1, poison=1, deck=[], hand=[dummy_card("ward", [ward])] * 3)},
        row=[{"id": troll, "burn": 1, "poison": 1}],
    )
    table.play().answer("party", "troll").answer("party", "burn")

    assert table.foe("troll").wounds == 2
    assert table.question == "bury"  # nobody is asked for a reflex
    table.answer("anna", "ward").answer("anna", "ward")
    assert table.graveyard("anna") == ["ward", "ward"]
    table.answer("anna", "burn")


@HURTS
@shows("V20.06")
def test_burn_and_poison_kill_enemies_like_other_damage(condition: str) -> None:
    wolf = dummy_enemy("wolf", life=2, loot=3)
    table = valskyrr(phase="defence", loot=1, row=[{"id": wolf, condition: 2}])
    table.play()

    assert table.row == []
    assert table.ids(table.game.discards[0]) == ["wolf"]
    assert table.game.loot == 1 + 3
    assert [event.enemy for event in table.events(events.EnemyKilled)] == ["wolf"]


@HURTS
@shows("V20.06")
def test_burn_and_poison_defeat_heroes_like_other_damage(condition: str) -> None:
    anna = hero(deck=["plain_anna"], **{condition: 2})
    table = valskyrr(phase="defence", heroes={"anna": anna, "bert": hero()})
    table.play()

    assert table.hero("anna").defeated
    assert table.graveyard("anna") == ["plain_anna"]
    assert table.game.won is False


# --- Daze -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("daze", "damage"), [(0, 3), (2, 1), (5, 0)])
@shows("V20.07", "V20.08")
def test_a_dazed_enemy_deals_one_damage_less_per_token(daze: int, damage: int) -> None:
    brute = dummy_enemy("brute", physical=3)
    table = valskyrr(phase="defence", heroes={"anna": hero(foes=[{"id": brute, "daze": daze}])})
    table.play()

    assert [event.physical for event in table.events(events.EnemyAttacked)] == [damage]
    assert len(table.graveyard("anna")) == damage


@shows("V20.07")
def test_daze_lessens_damage_that_an_enemy_deals_by_an_ability() -> None:
    howl = When(Trigger.DEFENCE_START, [TakeDamage(physical=3)])
    ability = Ability("howl", Name(de="Heulen", en="Howl"), when=howl)
    ghost = dummy_enemy("ghost", physical=0, abilities=[ability])
    table = valskyrr(phase="defence", heroes={"anna": hero(foes=[{"id": ghost, "daze": 2}])})
    table.play()

    assert len(table.graveyard("anna")) == 1


@pytest.mark.parametrize(("daze", "wounds"), [(1, 2), (3, 0), (4, 0)])
@shows("V20.07", "V20.08")
def test_a_dazed_hero_deals_one_damage_less_per_token(daze: int, wounds: int) -> None:
    wolf = dummy_enemy("wolf", life=9)
    table = attacking(Deal(physical=3), daze=daze, foes=[wolf])

    assert table.foe("wolf").wounds == wounds
    assert table.hero("anna").conditions == [0, 0, daze, 0]


@shows("V20.08")
def test_daze_lessens_the_damage_to_each_of_several_targets() -> None:
    wolf, bear = dummy_enemy("wolf", life=9), dummy_enemy("bear", life=9)
    table = attacking(Deal(magical=3), Aim.EACH_ENEMY_HERE, daze=1, foes=[wolf, bear])

    assert [table.foe("wolf").wounds, table.foe("bear").wounds] == [2, 2]


@shows("V20.08")
def test_of_mixed_damage_the_heros_player_chooses_which_part_drops() -> None:
    wolf = dummy_enemy("wolf", life=9, defence_physical=2)
    table = attacking(Deal(physical=2, magical=2), daze=1, foes=[wolf])

    assert table.asks("anna", "daze_part") == ["physical", "magical"]
    table.answer("anna", "physical")
    assert table.foe("wolf").wounds == 2  # the physical part would not have got through anyway


@shows("V20.08")
def test_of_an_enemys_mixed_damage_the_group_chooses_which_part_drops() -> None:
    mage = dummy_enemy("mage", physical=1, magical=2)
    table = valskyrr(phase="defence", heroes={"anna": hero(foes=[{"id": mage, "daze": 2}])})
    table.play()

    assert table.asks("party", "daze_part") == ["physical", "magical"]
    table.answer("party", "physical")  # no physical damage is left, so the second is magical
    attack = table.events(events.EnemyAttacked)[0]
    assert (attack.physical, attack.magical) == (0, 1)
    assert len(table.graveyard("anna")) == 1


@shows("V20.08")
def test_daze_does_not_lessen_wounds_from_vulnerability() -> None:
    straw = dummy_enemy("straw", life=9, vulnerable=[Vulnerable(2, [FLAME])])
    brand = dummy_card(
        "brand", [Normal(Place.HAND, 1, [Deal(magical=1)], at=Aim.AN_ENEMY)], [FLAME]
    )
    table = valskyrr(phase="attack", heroes={"anna": hero(hand=[brand], daze=2, foes=[straw])})
    table.play().answer("anna", "brand.0")

    assert table.foe("straw").wounds == 2


@shows("V18.31")
def test_no_token_is_put_on_an_enemy_that_vulnerability_has_killed_already() -> None:
    do = [Afflict(Condition.BURN), Deal(physical=1)]
    torch = dummy_card("torch", [Fast(Place.HAND, 1, do, at=Aim.EACH_ENEMY_HERE)], [FLAME])
    weak = [Vulnerable(1, [FLAME])]
    foes = [dummy_enemy("moth", life=1, vulnerable=weak), dummy_enemy("ox", life=9)]
    heroes = {"anna": hero(hand=[torch], foes=foes)}
    table = valskyrr(phase="attack", active="anna", heroes=heroes, loot=0).play()
    table.answer("anna", "torch.0")

    assert [event.on for event in table.events(events.ConditionPlaced)] == ["ox"]
    assert table.foes("anna") == ["ox"]


@shows("V16.46", "V20.15")
@pytest.mark.parametrize(("answers", "left"), [(["no"], 2), (["burn", "no"], 1)])
def test_tokens_that_may_be_removed_may_also_stay(answers: list[str], left: int) -> None:
    wash = dummy_card("wash", [Fast(Place.HAND, 1, [Cleanse(2, may=True)])])
    table = valskyrr(phase="attack", heroes={"anna": hero(hand=[wash], burn=2)})
    table.play().answer("anna", "wash.0")
    for answer in answers:
        table.answer("anna", answer)

    assert table.hero("anna").conditions == [left, 0, 0, 0]


@shows("V20.15")
def test_fewer_tokens_than_the_effect_names_all_go() -> None:
    wash = dummy_card("wash", [Fast(Place.HAND, 1, [Cleanse(3)])])
    table = valskyrr(phase="attack", heroes={"anna": hero(hand=[wash], burn=2)})
    table.play().answer("anna", "wash.0")

    assert table.hero("anna").conditions == [0, 0, 0, 0]
