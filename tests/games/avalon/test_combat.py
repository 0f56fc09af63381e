"""Chapter 28: combat."""

from __future__ import annotations

from typing import Any

from tafelrunde.engine.effects import Effect
from tafelrunde.games.avalon.events import EncounterEnded, EnemyActed, Fled
from tafelrunde.games.avalon.nouns import Ability, Left, Moment, Row
from tafelrunde.games.avalon.terms import Colour, Keyword, Resource, Track, Trait, Who
from tafelrunde.games.avalon.vocabulary.clash import (
    DiscardHand,
    Extra,
    Markers,
    MustFlee,
    ReduceDamage,
    RunsAway,
)
from tafelrunde.games.avalon.vocabulary.effects import ChooseOne, Deal, Gain, Lose, Way
from tafelrunde.games.avalon.vocabulary.standing import FleesFreely, IgnoresTraits
from tests.games.avalon.test_encounter_round import quiet
from tests.games.avalon.test_sequence_cards import PLAIN, turn
from tests.kit.avalon import (
    Table,
    avalon,
    character,
    dummy_card,
    dummy_enemy,
    dummy_item,
    dummy_secret,
)
from tests.kit.shows import shows


def outcome(table: Table) -> list[str]:
    """How encounters ended."""
    return [event.outcome for event in table.events(EncounterEnded)]


def enemy(*attack: Effect, **more: Any) -> str:
    """An enemy with one attack, whose opportunity does nothing; it cannot be beaten."""
    values: dict[str, Any] = {"value": 99, "opportunity": []}
    return dummy_enemy("enemy", list(attack), **(values | more))


# --- Victory --------------------------------------------------------------------------------------


@shows("A28.01", "A28.02", "A28.03", "A28.04")
def test_each_fighter_gets_the_reward_and_the_loot_is_given_once() -> None:
    foe = enemy(value=3, reward=[Gain(1, Resource.EXP)], loot=[Gain(2, Resource.FOOD)])
    table = turn(
        [],
        foe,
        clash={"pool": 3},
        exp=0,
        food=0,
        people={"ailei": character(exp=0, food=0)},
    ).passes("arev")
    table.answer("party", "ailei")

    assert [table.value(name, "exp") for name in ("arev", "ailei")] == [1, 1]
    assert [table.value(name, "food") for name in ("arev", "ailei")] == [0, 2]
    assert outcome(table) == ["won"]


@shows("A28.02")
def test_with_fewer_markers_than_the_value_the_fight_goes_on() -> None:
    table = turn(["plain1"], enemy(value=3), clash={"pool": 2})
    table.answer("arev", "lay:plain1").passes("arev")
    assert table.clash.round == 2
    table.stops_at("lay_first")


@shows("A28.05")
def test_who_fled_gets_neither_reward_nor_loot() -> None:
    foe = enemy(value=1, reward=[Gain(1, Resource.EXP)], loot=[Gain(2, Resource.FOOD)])
    table = turn(
        [],
        foe,
        clash={"pool": 1, "group": ["arev"], "fighters": ["arev", "ailei"]},
        exp=0,
        food=0,
        people={"ailei": character(exp=0, food=0)},
    ).passes("arev")

    assert [table.value(name, "exp") for name in ("arev", "ailei")] == [1, 0]
    assert [table.value(name, "food") for name in ("arev", "ailei")] == [2, 0]


# --- Enemy attack ---------------------------------------------------------------------------------


@shows("A28.06", "A28.07")
def test_the_row_for_the_present_pool_hits_the_active_character() -> None:
    rows = [Row(0, 1, [Deal(1)]), Row(2, 3, [Deal(2)]), Row(5, 5, [Deal(3)])]
    for pool, lost in ((0, 1), (1, 1), (2, 2), (3, 2), (4, 0), (5, 3)):
        table = turn(
            ["plain1"],
            enemy(table=rows),
            clash={"pool": pool},
            health=6,
            people={"ailei": character(health=5)},
        )
        table.answer("arev", "lay:plain1").passes("arev")
        assert (table.value("arev", "health"), table.value("ailei", "health")) == (6 - lost, 5)
        table.stops_at("lay_first")


@shows("A28.08", "A12.13")
def test_of_two_attacks_the_character_may_choose_the_half_it_cannot_meet() -> None:
    way = ChooseOne([Way([Lose(2, Resource.FOOD)]), Way([Deal(3)])])
    table = turn(["plain1"], enemy(way), health=6, food=1)
    table.answer("arev", "lay:plain1").passes("arev")
    table.answer("arev", table.asks("arev")[0])

    assert (table.value("arev", "health"), table.value("arev", "food")) == (6, 0)
    table.stops_at("lay_first")


@shows("A28.09")
def test_an_enemy_that_runs_away_ends_the_encounter_without_reward() -> None:
    foe = enemy(RunsAway(), reward=[Gain(1, Resource.EXP)], loot=[Gain(1, Resource.FOOD)])
    table = turn(["plain1"], foe, exp=0, food=0).answer("arev", "lay:plain1").passes("arev")

    assert (table.value("arev", "exp"), table.value("arev", "food")) == (0, 0)
    assert outcome(table) == ["ran_away"]
    assert table.ids(table.game.encounters[Colour.GRAY]) == ["enemy"]


@shows("A28.10")
def test_a_guardian_that_runs_away_at_an_opportunity_goes_under_the_deck() -> None:
    foe = enemy(opportunity=[RunsAway()], traits=[Trait.GUARDIAN])
    table = turn([], foe, energy=3).passes("arev")

    assert (outcome(table), table.game.guardians) == (["ran_away"], [])
    assert table.ids(table.game.encounters[Colour.GRAY]) == ["enemy"]


@shows("A28.11", "A28.12")
def test_an_opportunity_attack_hits_who_flees_and_cannot_be_modified() -> None:
    dummy_item("shield", [Ability(Moment.AT_ATTACK, [ReduceDamage(9)])], keyword=Keyword.SHIELD)
    table = turn([], enemy(Deal(5), opportunity=[Deal(2)]), health=6, equipped=["shield"])
    table.answer("arev", "flee")

    assert (table.value("arev", "health"), outcome(table)) == (4, ["fled"])


# --- Fleeing --------------------------------------------------------------------------------------


@shows("A28.13", "A28.18", "A28.19", "A14.17")
def test_who_flees_loses_energy_suffers_an_opportunity_and_shuffles_hand_and_discards() -> None:
    foe = enemy(opportunity=[Deal(1)], reward=[Gain(1, Resource.EXP)])
    table = turn(
        ["plain6"], foe, energy=4, health=6, exp=0, discard_pile=["plain5"], combat_deck=["plain1"]
    )
    place = table.place("arev")
    table.answer("arev", "flee")

    assert (table.value("arev", "energy"), table.value("arev", "health")) == (3, 5)
    assert sorted(table.deck("arev")) == ["plain1", "plain5", "plain6"]
    assert (table.hand("arev"), table.value("arev", "exp")) == ([], 0)
    assert (table.place("arev"), outcome(table)) == (place, ["fled"])


@shows("A28.13")
def test_the_active_character_may_flee_after_laying_cards_too() -> None:
    table = turn(["plain6"], quiet(), energy=4).answer("arev", "lay:plain6")
    table.answer("arev", "flee")
    assert (table.game.clash, table.value("arev", "energy")) == (None, 3)


@shows("A28.14", "A28.40")
def test_fleeing_is_allowed_without_energy_and_still_gives_an_opportunity() -> None:
    table = turn([], enemy(opportunity=[Deal(1)]), energy=0, health=6).answer("arev", "flee")
    assert (table.value("arev", "energy"), table.value("arev", "health")) == (0, 5)


@shows("A28.40", "A28.20")
def test_who_is_struck_down_while_fleeing_is_dying_and_out_of_the_fight() -> None:
    table = turn([], enemy(opportunity=[Deal(3)]), energy=0, health=2).answer("arev", "flee")

    assert (table.character("arev").dying, outcome(table)) == (True, ["fled"])
    assert table.value("arev", "health") == 0


@shows("A28.15")
def test_an_effect_can_force_to_flee_by_the_same_steps() -> None:
    foe = enemy(MustFlee(), opportunity=[Deal(1)])
    table = turn(["plain6"], foe, energy=4, health=6).answer("arev", "lay:plain6")
    table.passes("arev")

    assert (table.value("arev", "energy"), table.value("arev", "health")) == (3, 5)
    assert outcome(table) == ["fled"]


@shows("A28.16", "A28.17", "A30.06")
def test_after_a_flight_the_others_go_on_and_cards_in_the_sequence_stay() -> None:
    people = {"ailei": character(combat_deck=PLAIN, fear=0)}
    table = turn(["plain6"], quiet(), people=people, energy=3, combat_deck=["plain1"])
    table.answer("arev", "lay:plain6").answer("arev", "flee")

    assert (table.clash.group, table.sequence) == (2, ["plain6"])
    assert table.game.characters[table.clash.active].id == "ailei"
    table.answer("ailei", "flee")
    assert sorted(table.deck("arev")) == ["plain1", "plain6"]


@shows("A28.18", "A28.34")
def test_if_all_flee_a_guardian_stays_on_the_location() -> None:
    table = turn([], quiet(traits=[Trait.GUARDIAN]))
    table.answer("arev", "flee")

    (guardian,) = table.game.guardians
    assert (guardian.card.id, guardian.place) == ("quiet", table.place("arev"))
    assert table.game.encounters[Colour.GRAY] == []


@shows("A28.34")
def test_a_defeated_guardian_goes_under_its_deck() -> None:
    table = turn([], enemy(traits=[Trait.GUARDIAN], value=0)).passes("arev")
    assert (table.game.guardians, outcome(table)) == ([], ["won"])
    assert table.ids(table.game.encounters[Colour.GRAY]) == ["enemy"]


@shows("A28.20", "A14.18")
def test_a_dying_fighter_drops_out_without_flight_and_the_others_go_on() -> None:
    people = {"ailei": character(combat_deck=PLAIN, fear=0, health=5)}
    table = turn(
        ["plain6"],
        enemy(Deal(5), opportunity=[Deal(1)]),
        people=people,
        health=3,
        energy=2,
    )
    table.answer("arev", "lay:plain6").passes("arev")

    assert table.character("arev").dying
    assert (table.clash.group, table.events(Fled)) == (2, [])
    assert [event.what for event in table.events(EnemyActed)] == ["attack"]
    table.stops_at("lay_first")


@shows("A28.38", "A28.39")
def test_when_another_fighter_drops_out_the_turn_goes_on_at_the_same_point() -> None:
    dummy_card("blast", abilities=[Ability(Moment.ON_PLAY, [Deal(2, who=Who.EACH)])])
    people = {"ailei": character(combat_deck=PLAIN, fear=0, health=1)}
    table = turn(["blast"], quiet(), people=people, health=6)
    table.answer("arev", "lay:blast")
    assert (table.clash.group, table.question) == (1, "lay_more")
    table.passes("arev")

    assert table.clash.round == 2  # all who are still there have been active
    table.stops_at("lay_first")


# --- The pool -------------------------------------------------------------------------------------


@shows("A28.21")
def test_for_each_missing_marker_a_hand_card_is_discarded() -> None:
    hand = ["plain6", "plain5", "plain4", "plain3"]
    table = turn(hand, enemy(Markers(-4)), clash={"pool": 2})
    table.answer("arev", "lay:plain6").passes("arev")
    table.answer("arev", "plain5", "plain3")

    assert table.clash.pool == 0
    assert table.ids(table.character("arev").discard_pile) == ["plain5", "plain3"]
    assert table.hand("arev")[0] == "plain4"
    table.stops_at("lay_first")


# --- Traits ---------------------------------------------------------------------------------------


def opportunities(table: Table) -> int:
    """How many opportunity attacks there were."""
    return [event.what for event in table.events(EnemyActed)].count("opportunity")


@shows("A28.22", "A28.23")
def test_alert_an_opportunity_for_fewer_than_two_cards_but_only_one() -> None:
    dummy_card("extra", Left(free=Extra()))
    foe = enemy(traits=[Trait.ALERT])
    for cards, struck, drawn in ((0, 1, 2), (1, 1, 1), (2, 0, 1)):
        table = turn(["extra"] * 2, foe, health=6)
        for _ in range(cards):
            table.answer("arev", "lay:extra")
        table.passes("arev")
        assert (opportunities(table), table.hand("arev").count("extra")) == (struck, 2 - cards)
        assert len(table.hand("arev")) == 2 - cards + drawn
        table.stops_at("lay_first")


@shows("A28.24")
def test_defensive_the_first_card_brings_one_marker_less_in_total() -> None:
    dummy_card("two", Left(free=[Extra(), Markers(1), Markers(1)]))
    dummy_card("none", Left(free=Extra()))
    foe = enemy(traits=[Trait.DEFENSIVE])
    table = turn(["two", "two"], foe).answer("arev", "lay:two")
    assert table.clash.pool == 1
    table.answer("arev", "lay:two")
    assert table.clash.pool == 3  # a further card brings everything
    table.stops_at("lay_more")
    table = turn(["none"], foe, clash={"pool": 2}).answer("arev", "lay:none")
    assert table.clash.pool == 2
    table.stops_at("lay_more")


@shows("A28.25")
def test_haste_the_first_active_character_receives_two_damage_and_nobody_else() -> None:
    people = {"ailei": character(combat_deck=PLAIN, health=5, fear=0)}
    table = turn(
        [],
        enemy(traits=[Trait.HASTE]),
        step="choose_active",
        clash={"been_active": []},
        health=6,
        people=people,
    )
    table.answer("party", "arev").passes("arev")

    assert (table.value("arev", "health"), table.value("ailei", "health")) == (4, 5)
    table.stops_at("lay_first")


@shows("A28.26")
def test_feint_the_damage_of_the_attack_cannot_be_reduced() -> None:
    dummy_card("guard", abilities=[Ability(Moment.AT_ATTACK, [ReduceDamage(2)])])
    table = turn(["guard"], enemy(Deal(3), traits=[Trait.FEINT]), health=6)
    table.answer("arev", "lay:guard").passes("arev")
    assert table.value("arev", "health") == 3
    table.stops_at("lay_first")


@shows("A28.27")
def test_ambush_the_first_active_character_keeps_one_card_of_its_choice() -> None:
    people = {"ailei": character(hand=["plain1", "plain2"], combat_deck=PLAIN, fear=0)}
    table = turn(
        ["plain3", "plain4", "plain5"],
        enemy(traits=[Trait.AMBUSH]),
        step="choose_active",
        clash={"been_active": []},
        people=people,
    )
    table.answer("party", "arev")
    assert table.question == "discard_hand"  # before it may flee
    table.answer("arev", "plain3", "plain5")
    assert table.hand("arev") == ["plain4"]
    table.passes("arev")

    assert table.hand("ailei") == ["plain1", "plain2"]
    table.stops_at("lay_first")


@shows("A28.27")
def test_ambush_takes_even_a_single_card_too_many() -> None:
    table = turn(
        ["plain1", "plain2"],
        enemy(traits=[Trait.AMBUSH]),
        step="choose_active",
        clash={"been_active": []},
        people={"ailei": character(combat_deck=PLAIN, fear=0)},
    )
    table.answer("party", "arev").answer("arev", "plain1")

    assert table.hand("arev") == ["plain2"]
    table.passes("arev").stops_at("lay_first")


@shows("A28.28")
def test_horde_two_cards_of_the_deck_are_discarded_at_the_attack() -> None:
    table = turn(["plain6"], enemy(traits=[Trait.HORDE])).answer("arev", "lay:plain6")
    table.passes("arev")

    assert table.ids(table.character("arev").discard_pile) == ["plain1", "plain2"]
    table.stops_at("lay_first")


@shows("A28.29")
def test_slow_each_fighter_draws_one_more_card_at_the_end_of_the_round() -> None:
    table = turn(["plain6"], enemy(traits=[Trait.SLOW])).answer("arev", "lay:plain6")
    table.passes("arev")
    assert table.hand("arev") == ["plain1", "plain2"]
    table.stops_at("lay_first")


@shows("A28.30")
def test_frenzy_the_table_is_read_anew_for_a_second_attack() -> None:
    rows = [Row(0, 1, [Deal(1)]), Row(2, 9, [Deal(3), Markers(-1)])]
    table = turn(["plain6"], enemy(table=rows, traits=[Trait.FRENZY]), clash={"pool": 2}, health=7)
    table.answer("arev", "lay:plain6").passes("arev")
    assert table.value("arev", "health") == 4
    assert table.asks("arev", "enemy_attack") == ["flee", "pass"]
    table.passes("arev")

    assert (table.value("arev", "health"), table.clash.round) == (3, 2)
    table.stops_at("lay_first")


@shows("A28.30", "A28.13")
def test_between_two_attacks_victory_is_checked_and_the_character_may_flee() -> None:
    foe = enemy(Markers(1), value=3, traits=[Trait.FRENZY])
    table = turn(["plain6"], foe, clash={"pool": 2}).answer("arev", "lay:plain6")
    table.passes("arev")
    assert outcome(table) == ["won"]
    table = turn(["plain6"], enemy(Deal(1), traits=[Trait.FRENZY]), health=6, energy=5)
    table.answer("arev", "lay:plain6").passes("arev").answer("arev", "flee")
    assert (outcome(table), table.value("arev", "health")) == (["fled"], 5)


@shows("A28.31", "A28.32")
def test_robber_takes_all_wealth_and_items_as_soon_as_all_have_one_health_or_less() -> None:
    dummy_item("ring", keyword=Keyword.RELIC)
    dummy_item("coat", keyword=Keyword.ARMOUR)
    dummy_secret("oath", 94)
    foe = enemy(Deal(3), traits=[Trait.ROBBER])
    people = {"ailei": character(health=1, wealth=2, fear=0, flipped=["coat"])}
    table = turn(["plain6"], foe, health=4, wealth=3, equipped=["ring", "oath"], people=people)
    table.answer("arev", "lay:plain6").passes("arev")

    assert (table.value("arev", "wealth"), table.value("ailei", "wealth")) == (0, 0)
    assert table.ids(table.character("arev").belongings()) == ["oath"]
    assert table.character("ailei").belongings() == []
    assert outcome(table) == ["lost"]
    assert table.ids(table.game.encounters[Colour.GRAY]) == ["enemy"]


@shows("A28.31")
def test_a_robber_waits_until_all_fighters_are_that_weak() -> None:
    people = {"ailei": character(health=2, wealth=2, fear=0, combat_deck=PLAIN)}
    table = turn(["plain6"], enemy(Deal(3), traits=[Trait.ROBBER]), health=4, people=people)
    table.answer("arev", "lay:plain6").passes("arev")
    assert table.value("ailei", "wealth") == 2
    table.stops_at("lay_first")


@shows("A28.41")
def test_the_last_fighter_who_drops_out_dying_is_robbed_too() -> None:
    table = turn(["plain6"], enemy(Deal(9), traits=[Trait.ROBBER]), health=4, wealth=3)
    table.answer("arev", "lay:plain6").passes("arev")

    assert (table.character("arev").dying, table.value("arev", "wealth")) == (True, 0)
    assert outcome(table) == ["lost"]


@shows("A28.33")
def test_fast_two_cards_a_round_at_most() -> None:
    dummy_card("extra", Left(free=Extra()))
    table = turn(["extra"] * 4, enemy(traits=[Trait.FAST]))
    table.answer("arev", "lay:extra").answer("arev", "lay:extra")
    assert table.closed("arev", "lay:extra") == "A28.33"
    table.passes("arev")
    assert "lay:extra" in table.asks("arev")  # the next round
    table.stops_at("lay_first")


@shows("A28.35", "A28.36")
def test_shatter_discards_equipped_weapons_whatever_the_outcome() -> None:
    dummy_item("axe", keyword=Keyword.WEAPON)
    dummy_item("bow", keyword=Keyword.WEAPON)
    dummy_secret("fang", 95, keyword=Keyword.WEAPON)
    for name in PLAIN:
        dummy_card(name)
    people = {
        "ailei": character(equipped=["bow"], fear=0, combat_deck=PLAIN),
        "wurm": character(equipped=["fang"], fear=0, combat_deck=PLAIN),
    }
    table = avalon(
        characters={"arev": character(equipped=["axe"], fear=0, combat_deck=PLAIN)} | people,
        clash={"against": quiet(traits=[Trait.SHATTER]), "step": "pack"},
    ).play()
    table.answer("arev").answer("ailei", "bow")
    for name in ("arev", "ailei", "wurm"):
        table.answer(name, "keep")
    for name in ("arev", "ailei"):
        table.answer("party" if name == "arev" else "ailei", name).answer(name, "flee")
    table.answer("wurm", "flee")

    assert table.character("arev").belongings() == []
    assert table.ids(table.character("ailei").equipped) == ["bow"]  # it was packed away
    assert table.ids(table.character("wurm").equipped) == ["fang"]  # a secret


# --- Standing words -------------------------------------------------------------------------------


@shows("A28.13", "A28.25")
def test_cards_can_spare_the_energy_of_a_flight_and_ignore_traits() -> None:
    dummy_item("boots", [Ability(Moment.STANDING, [FleesFreely()])])
    dummy_item("mask", [Ability(Moment.STANDING, [IgnoresTraits([Trait.HORDE])])])
    table = turn(
        ["plain6"], enemy(traits=[Trait.HORDE]), energy=4, equipped=["boots", "mask"]
    ).answer("arev", "lay:plain6")
    table.passes("arev")
    assert table.character("arev").discard_pile == []
    table.answer("arev", "flee")
    assert table.value("arev", "energy") == 4


@shows("A31.12", "A31.13", "A31.27")
def test_in_challenge_mode_fleeing_is_an_attempt_once_in_a_turn() -> None:
    for side, fled in ((0, True), (1, False)):
        for name in PLAIN:
            dummy_card(name)
        ailei = character(combat_deck=PLAIN, hand=["plain1"], energy=4, health=7, fear=0)
        foe = enemy(opportunity=[Deal(2)])
        table = avalon(
            characters={"ailei": ailei},
            mode="challenge_mode",
            challenges={"hard_flight": True},
            tosses=[side],
            clash={"against": foe, "step": "lay_first", "active": "ailei"},
        ).play()
        table.answer("ailei", "flee")
        assert (table.value("ailei", "energy"), table.value("ailei", "health")) == (3, 5)
        assert (table.game.clash is None) is fled
        if not fled:
            assert table.closed("ailei", "flee") == "A31.12"
            table.answer("ailei", "lay:plain1").passes("ailei")
            assert "flee" in table.asks("ailei", "lay_first")  # in the next turn again
            table.stops_at("lay_first")


@shows("A28.28")
def test_words_of_attacks_that_discard_take_hand_cards() -> None:
    table = turn(["plain6", "plain5"], enemy(DiscardHand(1), Lose(1, Track.ENERGY)), energy=3)
    table.answer("arev", "lay:plain6").passes("arev")
    assert (table.hand("arev"), table.value("arev", "energy")) == (["plain1"], 2)
    table.stops_at("lay_first")
