"""Chapter 26: special attacks, the order of effects, varying numbers (Spezialangriffe)."""

from __future__ import annotations

import pytest

from tafelrunde.games.hexer.events import (
    AttackRevealed,
    AttributeChanged,
    CardMoved,
    CardsTrashed,
    DamageSuffered,
    PassiveTriggered,
    ShieldChanged,
)
from tafelrunde.games.hexer.library import LEGENDARY_ATTACKS, MONSTER_ATTACKS
from tafelrunde.games.hexer.nouns import Occasion, When
from tafelrunde.games.hexer.terms import Attribute
from tafelrunde.games.hexer.vocabulary import (
    Count,
    Counted,
    DiscardFromDeck,
    DiscardRandom,
    EmptyShield,
    GainGold,
    Lower,
    Suffer,
    TrashCards,
)
from tafelrunde.games.hexer.vocabulary.monsters import Special
from tests.kit.hexer import dummy_monster, levels
from tests.kit.hexer_fights import Trial, cards, claws, struck
from tests.kit.shows import shows


@shows("H26.13", "H3.07")
@pytest.mark.parametrize("kind", ["charge", "bite"])
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_special_card_carries_out_the_special_attack_of_its_number(
    kind: str, number: int
) -> None:
    specials = [[GainGold(10**power)] for power in range(4)]
    foe = dummy_monster("foe", specials=specials, passive=[EmptyShield()])
    trial = Trial(foe, life=[f"special_attack_{number}", *claws(2)], turn=1)
    trial.attacks(f"bear:{kind}")

    assert trial.changed == {"gold": 10 ** (number - 1)}
    assert [event.attack for event in trial.table.events(AttackRevealed)] == ["special"]
    assert trial.table.events(PassiveTriggered) == []


@pytest.mark.parametrize(("top", "gold"), [("special_attack_1", 0), ("claw", 1)])
def test_a_special_attack_is_no_bite_even_if_one_was_announced(top: str, gold: int) -> None:
    after_bite = [When(Occasion.AFTER_BITE, [GainGold(1)])]
    foe = dummy_monster("foe", ability=after_bite)
    trial = Trial(foe, {"shield": 9, "gold": 0}, life=[top, *claws(2)], turn=1).bites()
    assert trial.table.gold("wolf") == gold


def test_moon_dust_replaces_the_next_special_attack_by_two_damage() -> None:
    foe = dummy_monster("foe", specials=[[DiscardFromDeck(5)]] * 4)
    trial = Trial(foe, life=["special_attack_1", *claws(2)], turn=1, moon_dust=True).charges()
    assert trial.changed == {"shield": -1, "deck": -1}
    assert not trial.table.fight.moon_dust

    ordinary = struck(1, moon_dust=True)
    assert ordinary.changed == {"shield": -1}
    assert not ordinary.table.fight.moon_dust  # it does not wait


@shows("H26.14")
def test_the_effects_of_one_card_follow_in_a_fixed_order() -> None:
    order = (Suffer, DiscardRandom, DiscardFromDeck, TrashCards, Lower, Special)
    for card in (*MONSTER_ATTACKS, *LEGENDARY_ATTACKS):
        for effects in (card.charge, card.bite):
            places = [order.index(type(effect)) for effect in effects]
            assert places == sorted(places)

    everything = [Suffer(1), DiscardRandom(1), TrashCards(1), Lower(Attribute.COMBAT), Special(1)]
    foe = dummy_monster("foe", specials=[[EmptyShield()]] * 4)
    wolf = {"shield": 2, "levels": levels(2, 2, 2, 2)}
    trial = struck(everything, wolf | {"hand": cards("x", "y")}, monster=foe)
    log = [type(event) for event in trial.table._playing().log]
    kinds = (DamageSuffered, CardMoved, CardsTrashed, AttributeChanged)
    assert [kind for kind in log if kind in kinds] == list(kinds)
    assert log[-1] is ShieldChanged


@shows("H26.15")
@pytest.mark.parametrize("rank", [1, 2, 3])
def test_a_number_may_be_the_rank_of_the_monster(rank: int) -> None:
    foe = dummy_monster("foe", rank=rank)
    trial = Trial(foe, {"shield": 0}, life=["attack_bloodlust", *claws(2)], turn=1)
    assert trial.bites().changed == {"deck": -(rank + 2)}


@shows("H26.15")
def test_dagon_has_rank_two() -> None:
    trial = Trial(
        "dagon",
        {"shield": 0},
        life=["attack_bloodlust", *claws(2)],
        turn=1,
        turns=1,
        position={"dagon": 6},
    )
    assert trial.bites().changed == {"deck": -4}


@shows("H26.15")
@pytest.mark.parametrize(
    ("card", "damage"),
    [
        ("attack_disarm", 1),
        ("attack_armour_breaker", 2),
        ("attack_blood_fever", 3),
        ("attack_against_the_grain", 4),
    ],
)
def test_a_number_may_be_the_level_of_an_attribute(card: str, damage: int) -> None:
    wolf = {"shield": 0, "levels": levels(1, 2, 3, 4)}
    trial = Trial(dummy_monster("foe"), wolf, life=[card, *claws(2)], turn=1)
    assert trial.bites().changed == {"deck": -damage}


@shows("H26.15")
def test_the_present_level_counts_with_what_is_lost_for_this_fight() -> None:
    wolf = {"shield": 0, "levels": levels(3, 1, 1, 1)}
    strength = Count(Counted.LEVEL, attribute=Attribute.COMBAT)
    trial = struck([Suffer(strength)], wolf, attacker={"lowered": {"combat": 1}})
    assert trial.changed == {"deck": -2}
