"""The real enemies (Gegner): the enrage effect of every one of them."""

from __future__ import annotations

import pytest

from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.keywords import ARCANE, GEAR
from tafelrunde.games.valskyrr.library import ENEMIES
from tafelrunde.games.valskyrr.rules.damage import attack_values
from tafelrunde.games.valskyrr.rules.enrage import enrage_one
from tafelrunde.games.valskyrr.rules.wounds import defence
from tafelrunde.games.valskyrr.terms import Condition
from tests.kit.gestures import attacks, enrages, in_turn, result
from tests.kit.shows import shows
from tests.kit.valskyrr import dummy_card, dummy_encounter, dummy_enemy, hero, valskyrr

DECK = ["plain_anna"] * 9

# attack and defence, calm and enraged
STAYING = {
    "bonesorrow_shooter": ((2, 0), (3, 0), (1, 1), (1, 1)),
    "bonesorrow_warrior": ((2, 0), (3, 0), (1, 1), (1, 1)),
    "bloodscorne_vampire": ((0, 2), (0, 3), (2, 2), (2, 2)),
    "tracker_hound": ((2, 0), (3, 0), (1, 1), (1, 1)),
    "dire_wolf": ((2, 0), (3, 0), (1, 1), (1, 1)),
    "blackwood_changeling": ((0, 4), (0, 5), (1, 1), (1, 1)),
    "twisted_cursebearer": ((0, 1), (0, 2), (1, 2), (1, 2)),
    "blackwood_assassin": ((3, 0), (4, 0), (2, 2), (2, 2)),
    "blackwood_ambusher": ((2, 0), (3, 0), (2, 1), (2, 1)),
    "blackwood_fighter": ((2, 0), (2, 0), (2, 1), (3, 2)),
    "renegade_flamecaster": ((0, 2), (0, 2), (2, 1), (2, 2)),
}
SLOW = ["cursed_walker", "ice_reaver"]
ATTACKING = {  # how many cards the hero buries
    "vampire_bat_swarm": 3,
    "ravenous_draugr": 3,
    "ghoren_warrior": 3,
    "wild_icehound": 1,
    "ghoren_ragecaller": 2,
    "ghoren_smallhorn": 2,
    "black_coven_caster": 3,  # with its cursed bolt
}
HEALING = {
    "ghoren_blood_tracker": 1,
    "ghoren_slinger": 1,
    "bonesorrow_magus": 1,
    "undead_loremaster": 2,
}
REPEATING = [
    "vengeful_banshee",
    "fellstalker",
    "blackwood_cutpurse",
    "blackwood_harasser",
    "blackwood_magehunter",
    "twisted_lasher",
]


def test_every_enemy_but_the_vampire_hound_is_furious_and_shown_here() -> None:
    shown = [*STAYING, *SLOW, *ATTACKING, *HEALING, *REPEATING, "wildlands_shaman"]

    assert sorted(shown) == sorted(enemy.id for enemy in ENEMIES if enemy.enrage is not None)
    assert [e.id for e in ENEMIES if e.enrage is None or not e.furious] == ["vampire_hound"]


@shows("V21.05")
@pytest.mark.parametrize("foe", STAYING)
def test_more_damage_and_more_defence_stay_until_calmed(foe: str) -> None:
    attack, enraged_attack, guard, enraged_guard = STAYING[foe]
    table = valskyrr(heroes={"anna": hero(foes=[foe])})
    assert result(attack_values(table.game, table.foe(foe))) == attack
    assert defence(table.game, table.foe(foe)) == guard
    table.play(enrages(foe))

    assert table.foe(foe).enraged
    assert result(attack_values(table.game, table.foe(foe))) == enraged_attack
    assert defence(table.game, table.foe(foe)) == enraged_guard


@pytest.mark.parametrize("foe", SLOW)
def test_slow_enemies_stay_enraged(foe: str) -> None:
    table = valskyrr(heroes={"anna": hero(foes=[foe], deck=DECK)})
    table.play(enrages(foe))

    assert table.foe(foe).enraged
    assert table.graveyard("anna") == []


@shows("V21.02", "V21.04")
@pytest.mark.parametrize(("foe", "buried"), ATTACKING.items())
def test_attacking_enemies_attack_at_once_and_calm_down(foe: str, buried: int) -> None:
    table = valskyrr(heroes={"anna": hero(), "bert": hero(deck=["plain_bert"] * 9, foes=[foe])})
    table.play(enrages(foe))

    assert len(table.graveyard("bert")) == buried
    assert table.graveyard("anna") == []
    assert not table.foe(foe).enraged


@pytest.mark.parametrize(("foe", "healed"), HEALING.items())
def test_healing_enemies_heal_and_calm_down(foe: str, healed: int) -> None:
    table = valskyrr(heroes={"anna": hero(foes=[{"id": foe, "wounds": 2, "life": 3}])})
    table.play(enrages(foe))

    assert table.foe(foe).wounds == 2 - healed
    assert not table.foe(foe).enraged


def test_the_magus_heals_all_undead_of_its_zone() -> None:
    def hurt(name: str) -> dict[str, object]:
        return {"id": name, "wounds": 1}

    foes = [hurt("bonesorrow_magus"), hurt("cursed_walker"), hurt("ghoren_warrior")]
    table = valskyrr(
        heroes={"anna": hero(foes=foes), "bert": hero(foes=[hurt("bonesorrow_warrior")])},
        row=[hurt("vampire_hound")],
    )
    table.play(enrages("bonesorrow_magus"))

    assert [foe.wounds for foe in table.hero("anna").foes] == [0, 0, 1]
    assert table.foe("bonesorrow_warrior").wounds == 1
    assert table.foe("vampire_hound").wounds == 1


def test_the_wildlands_shaman_makes_the_hero_discard_a_card() -> None:
    hand = [dummy_card("one"), dummy_card("two")]
    table = valskyrr(
        heroes={
            "anna": hero(hand=hand, foes=["wildlands_shaman"]),
            "bert": hero(hand=["plain_bert"]),
        }
    )
    table.play(enrages("wildlands_shaman"))
    table.answer("anna", "two")

    assert (table.hand("anna"), table.discard_pile("anna")) == (["one"], ["two"])
    assert table.hand("bert") == ["plain_bert"]
    assert not table.foe("wildlands_shaman").enraged


# --- Repeating an ability as if its trigger had happened ------------------------------------------


def test_the_banshee_shrieks_again() -> None:
    foes = ["vengeful_banshee", "bonesorrow_warrior", "ghoren_warrior"]
    table = valskyrr(heroes={"anna": hero(foes=foes)})
    table.play(enrages("vengeful_banshee"))

    assert [foe.id for foe in table.game.foes() if foe.enraged] == ["bonesorrow_warrior"]


def test_the_fellstalker_scavenges_again() -> None:
    table = valskyrr(heroes={"anna": hero(discard_pile=["plain_anna"] * 2, foes=["fellstalker"])})
    table.play(enrages("fellstalker"))

    assert (len(table.graveyard("anna")), table.discard_pile("anna")) == (2, [])
    assert not table.foe("fellstalker").enraged


def test_the_cutpurse_steals_again_without_a_hit() -> None:
    gear = dummy_card("axe", keywords=[GEAR])
    table = valskyrr(heroes={"anna": hero(hero_zone=[gear], foes=["blackwood_cutpurse"])})
    table.play(enrages("blackwood_cutpurse"))

    assert [card.id for card, _ in table.foe("blackwood_cutpurse").attached] == ["axe"]
    assert table.graveyard("anna") == []


@shows("V20.12", "V21.17")
@pytest.mark.parametrize(("answer", "stolen", "left"), [("no", ["axe"], 2), ("yes", [], 0)])
def test_a_repeated_ability_can_be_ignored_for_weakness_tokens(
    answer: str, stolen: list[str], left: int
) -> None:
    gear = dummy_card("axe", keywords=[GEAR])
    foes = [{"id": "blackwood_cutpurse", "weakness": 2}]
    table = valskyrr(heroes={"anna": hero(hero_zone=[gear], foes=foes)})
    table.play(enrages("blackwood_cutpurse"))
    assert table.asks("party", "weakness") == ["no", "yes"]
    table.answer("party", answer)

    foe = table.foe("blackwood_cutpurse")
    assert [card.id for card, _ in foe.attached] == stolen
    assert foe.conditions == [0, 0, 0, left]
    assert not foe.enraged


@shows("V20.13")
def test_an_ability_that_was_ignored_in_this_phase_is_not_repeated() -> None:
    gear = dummy_card("axe", keywords=[GEAR])
    foes = [{"id": "blackwood_cutpurse", "weakness": 1}]
    table = valskyrr(phase="defence", heroes={"anna": hero(hero_zone=[gear], deck=DECK, foes=foes)})
    table.play(in_turn(attacks("blackwood_cutpurse", "anna"), enrages("blackwood_cutpurse")))
    table.answer("party", "yes")

    assert table.foe("blackwood_cutpurse").ignored == ("thievery",)
    assert table.zone("anna") == ["axe"]
    assert len(table.events(events.EnemyEnraged)) == 1


def test_the_harasser_takes_progress_again_without_a_hit() -> None:
    dummy_encounter("camp")
    foes = ["blackwood_harasser"]
    table = valskyrr(encounter="camp", progress=2, heroes={"anna": hero(foes=foes)})
    table.play(enrages("blackwood_harasser", "blackwood_harasser"))

    assert (table.game.progress, table.foe("blackwood_harasser").tokens) == (0, 2)
    assert table.graveyard("anna") == []


def test_the_magehunter_drains_again_without_a_hit() -> None:
    hand = [dummy_card("rune", keywords=[ARCANE]), dummy_card("lunge")]
    table = valskyrr(heroes={"anna": hero(hand=hand, foes=["blackwood_magehunter"])})
    table.play(enrages("blackwood_magehunter"))

    assert table.discard_pile("anna") == ["rune"]
    assert table.hand("anna") == ["lunge"]


@pytest.mark.parametrize("phase", ["pursuit", "defence"])
def test_the_lasher_flails_again_in_any_phase(phase: str) -> None:
    table = valskyrr(phase=phase, heroes={"anna": hero(foes=["twisted_lasher"])})
    table.play(enrages("twisted_lasher"))

    assert table.hero("anna").conditions[Condition.DAZE] == 2
    assert not table.foe("twisted_lasher").enraged


@pytest.mark.parametrize("foe", [*ATTACKING, *REPEATING, "wildlands_shaman"])
def test_in_the_adventure_zone_no_hero_is_concerned(foe: str) -> None:
    gear = dummy_card("axe", keywords=[GEAR, ARCANE])
    piles = {"hand": [gear], "hero_zone": [gear], "discard_pile": [gear]}
    table = valskyrr(
        encounter=dummy_encounter("camp"),
        progress=1,
        heroes={"anna": hero(**piles)},
        row=[foe],
    )
    table.play(enrages(foe))

    assert (table.hand("anna"), table.zone("anna")) == (["axe"], ["axe"])
    assert table.discard_pile("anna") == ["axe"]
    assert table.hero("anna").conditions == [0, 0, 0, 0]
    assert table.game.progress == 1
    assert not table.foe(foe).enraged


@shows("V21.12")
def test_the_vampire_hound_is_never_chosen_for_its_fury() -> None:
    table = valskyrr(heroes={"anna": hero(foes=["vampire_hound", dummy_enemy("rat")])})
    table.play(lambda game: enrage_one(game, game.heroes[0], "V22.17"))

    assert table.events(events.EnemyEnraged) == []
