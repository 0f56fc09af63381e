"""Chapter 27: the encounter round."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.avalon.events import EnemyActed, Fled, PoolChanged
from tafelrunde.games.avalon.nouns import Ability, Left, Moment, Right
from tafelrunde.games.avalon.state.table import ClashStep
from tafelrunde.games.avalon.terms import Art, Resource, Trait
from tafelrunde.games.avalon.vocabulary.clash import DiscardHand, Draw, Extra, Markers, Steps
from tafelrunde.games.avalon.vocabulary.effects import Deal, Gain
from tests.games.avalon.test_sequence_cards import PLAIN, turn
from tests.kit.avalon import avalon, character, dummy_card, dummy_enemy, dummy_partner
from tests.kit.shows import shows


def quiet(**more: Any) -> str:
    """An enemy that does nothing and cannot be beaten."""
    values: dict[str, Any] = {"value": 99, "attack": [], "opportunity": []}
    return dummy_enemy("quiet", **(values | more))


@shows("A27.01", "A27.02", "A27.03", "A27.14", "A27.18")
def test_each_participant_is_active_once_in_a_round_in_an_order_of_the_group() -> None:
    for name in PLAIN:
        dummy_card(name)
    people = {name: character(combat_deck=PLAIN, fear=0) for name in ("wurm", "ailei", "arev")}
    table = avalon(characters=people, clash={"against": quiet()}).play()
    assert table.asks("party", "active") == ["wurm", "ailei", "arev"]
    table.answer("party", "arev").passes("arev")
    assert table.asks("party", "active") == ["wurm", "ailei"]
    table.answer("party", "wurm").passes("wurm")
    table.passes("ailei")  # the last one is not chosen

    assert (table.clash.round, table.clash.been_active) == (2, 0)
    assert table.asks("party", "active") == ["wurm", "ailei", "arev"]
    table.stops_at("active")


@shows("A27.02")
def test_a_single_participant_is_always_active() -> None:
    table = turn([], quiet(), step="choose_active", clash={"been_active": []})
    assert table.game.characters[table.clash.active].id == "arev"
    table.stops_at("lay_first")


@shows("A27.04")
def test_time_tokens_are_removed_from_the_encounter_card_and_all_cards_from_left_to_right() -> None:
    gift = [Ability(Moment.DELAYED, [Gain(1, Resource.FOOD)], delay=1)]
    toll = [Ability(Moment.DELAYED, [Draw()], delay=1)]
    dummy_card("left", abilities=gift, persistent=True)
    dummy_card("right", abilities=toll, persistent=True)
    sequence = [{"card": "left", "time": 1}, {"card": "right", "time": 2}]
    table = turn([], quiet(), step="tokens", food=0, clash={"sequence": sequence, "time": 2})

    assert ([laid.time for laid in table.clash.sequence], table.clash.time) == ([0, 1], 1)
    assert (table.value("arev", "food"), table.hand("arev")) == (1, [])
    table.stops_at("lay_first")


@shows("A27.05", "A27.06", "A27.07")
def test_the_first_card_needs_nothing_and_further_ones_their_own_extra_bonus() -> None:
    dummy_card("plain")
    dummy_card("extra", Left(free=Extra()))
    dummy_card("far", Left(aggression=Extra()))
    table = turn(["plain", "extra", "far"], quiet())
    assert table.asks("arev")[:3] == ["lay:plain", "lay:extra", "lay:far"]
    table.answer("arev", "lay:plain")
    assert [key for key in table.asks("arev") if key.startswith("lay")] == ["lay:extra"]
    assert table.closed("arev", "lay:far") == "A27.06"  # not connected
    table.stops_at("lay_more")


@shows("A27.07")
def test_whoever_lays_no_card_first_lays_none_at_all() -> None:
    dummy_card("extra", Left(free=Extra()))
    table = turn(["extra"], quiet()).passes("arev")

    assert (table.clash.round, table.sequence) == (2, [])
    table.stops_at("lay_first")


@shows("A27.08")
def test_the_number_of_further_cards_is_not_limited() -> None:
    dummy_card("extra", Left(free=Extra()))
    table = turn(["extra"] * 5, quiet())
    for _ in range(5):
        table.answer("arev", "lay:extra")

    assert table.sequence == ["extra"] * 5
    table.stops_at("lay_more")


@shows("A27.09", "A28.11")
def test_whoever_lays_no_card_gives_an_opportunity_and_draws_one() -> None:
    enemy = dummy_enemy(value=99, attack=[], opportunity=[Deal(2)])
    table = turn(["plain1"], enemy, health=6).passes("arev")
    assert table.value("arev", "health") == 4
    assert table.hand("arev") == ["plain1", "plain1", "plain2"]  # 2c, then phase III
    table.stops_at("lay_first")
    table = turn(["plain1"], enemy, health=6).answer("arev", "lay:plain1").passes("arev")
    assert (table.value("arev", "health"), table.hand("arev")) == (6, ["plain1"])
    table.stops_at("lay_first")


@shows("A27.10")
def test_in_diplomacy_laying_nothing_has_no_penalty_and_brings_no_card() -> None:
    table = turn(["plain1"], art=Art.DIPLOMACY, health=6).passes("arev")

    assert (table.value("arev", "health"), table.hand("arev")) == (6, ["plain1", "plain1"])
    assert [event.what for event in table.events(EnemyActed)] == ["reaction"]
    table.stops_at("lay_first")


@shows("A27.11", "A27.12")
def test_only_the_checks_count_and_not_the_moment_when_the_value_is_reached() -> None:
    dummy_card("peak", Left(free=[Markers(5), Markers(-3)]))
    table = turn(["peak"], dummy_enemy(value=4, attack=[])).answer("arev", "lay:peak")
    assert [event.after for event in table.events(PoolChanged)] == [5, 2]
    table.passes("arev")

    assert table.clash.round == 2
    table.stops_at("lay_first")


@shows("A27.13")
def test_after_the_attack_victory_is_checked_again() -> None:
    table = turn(["plain1"], dummy_enemy(value=2, attack=[Markers(2)]))
    table.answer("arev", "lay:plain1").passes("arev")
    assert table.game.clash is None


@shows("A27.15", "A27.16", "A27.17")
def test_at_the_end_of_a_round_hands_are_cut_to_three_before_each_draws_one() -> None:
    hand = [dummy_card(f"h{number}") for number in range(5)]
    table = turn(hand, quiet()).answer("arev", "lay:h0").passes("arev")
    assert table.asks("arev", "hand_limit") == ["h1", "h2", "h3", "h4"]
    table.answer("arev", "h2")

    assert table.hand("arev") == ["h1", "h3", "h4", "plain1"]
    assert table.ids(table.character("arev").discard_pile) == ["h2"]
    table.stops_at("lay_first")


@shows("A27.19", "A27.20", "A10.21")
def test_in_panic_the_top_card_of_the_deck_is_laid_instead_of_a_hand_card() -> None:
    table = turn(["plain6"], quiet(), health=3, fear=4)
    assert table.asks("arev") == ["lay_top", "pass", "flee"]
    assert table.closed("arev", "lay:plain6") == "A27.19"
    table.answer("arev", "lay_top")

    assert (table.sequence, table.hand("arev")) == (["plain1"], ["plain6"])
    table.stops_at("lay_more")


@shows("A27.20")
def test_a_character_in_panic_lays_further_cards_from_the_hand() -> None:
    dummy_card("extra", Left(free=Extra()))
    table = turn(["extra"], quiet(), health=3, fear=4)
    table.answer("arev", "lay_top").answer("arev", "lay:extra")

    assert table.sequence == ["plain1", "extra"]
    table.stops_at("lay_more")


@shows("A27.20", "A10.21")
def test_with_as_much_fear_as_health_nobody_is_in_panic() -> None:
    table = turn(["plain6"], quiet(), health=4, fear=4)
    assert table.asks("arev")[0] == "lay:plain6"
    table.stops_at("lay_first")


@shows("A27.21", "A27.22")
def test_in_panic_no_card_is_drawn_at_the_end_of_the_round_but_for_effects() -> None:
    for traits, drawn in (([], []), ([Trait.SLOW], ["plain2"])):
        table = turn([], quiet(traits=traits), health=3, fear=4).answer("arev", "lay_top")
        table.passes("arev")
        assert table.hand("arev") == drawn
        table.stops_at("lay_first")


@shows("A27.23")
def test_for_missing_hand_cards_the_top_of_the_deck_is_discarded() -> None:
    enemy = dummy_enemy(value=99, attack=[DiscardHand(3)], opportunity=[])
    table = turn(["plain6", "plain5"], enemy).answer("arev", "lay:plain6").passes("arev")

    assert table.ids(table.character("arev").discard_pile) == ["plain5", "plain1", "plain2"]
    assert table.hand("arev") == ["plain3"]
    table.stops_at("lay_first")


@shows("A27.24", "A28.15")
def test_whoever_must_draw_more_than_the_deck_holds_flees_at_once() -> None:
    dummy_card("greedy", Left(free=Draw(3)))
    table = turn(
        ["greedy"],
        dummy_enemy(value=99, opportunity=[Deal(1)]),
        combat_deck=["plain1", "plain2"],
        health=6,
        energy=4,
    )
    table.answer("arev", "lay:greedy")

    assert table.game.clash is None
    assert (table.value("arev", "energy"), table.value("arev", "health")) == (3, 5)
    assert [event.character for event in table.events(Fled)] == ["arev"]


@shows("A27.24", "A29.20")
def test_in_diplomacy_all_must_flee_then() -> None:
    dummy_card("greedy", Left(free=Draw(3)), art=Art.DIPLOMACY)
    partner = dummy_partner(failure=[Gain(1, Resource.FOOD)])
    table = turn(
        ["greedy"],
        partner,
        art=Art.DIPLOMACY,
        diplomacy_deck=[],
        food=0,
        people={"ailei": character(food=0)},
    )
    table.answer("arev", "lay:greedy")

    assert table.game.clash is None
    assert [table.value(name, "food") for name in ("arev", "ailei")] == [1, 1]


@shows("A27.25")
def test_discarding_from_an_empty_deck_forces_nobody_to_flee() -> None:
    enemy = dummy_enemy(value=99, attack=[DiscardHand(9)], opportunity=[])
    table = turn(["plain6"], enemy, combat_deck=["plain1"] * 2, step="enemy")
    # the round's end draws from an empty deck, which does
    assert [event.what for event in table.events(EnemyActed)] == ["attack", "opportunity"]
    assert table.game.clash is None


@shows("A27.26")
def test_in_panic_with_an_empty_deck_the_draw_of_step_2c_forces_the_flight() -> None:
    table = turn(["plain6"], quiet(), combat_deck=[], health=3, fear=4, energy=2)
    assert table.asks("arev") == ["pass", "flee"]
    table.passes("arev")

    assert (table.game.clash, table.value("arev", "energy")) == (None, 1)


@shows("A27.27", "A28.39")
def test_all_draw_at_the_end_of_the_round_before_somebody_must_flee() -> None:
    people = {"ailei": character(combat_deck=["plain5"], fear=0)}
    table = turn(
        ["plain6"],
        quiet(),
        combat_deck=[],
        people=people,
        clash={"been_active": ["arev", "ailei"]},
        energy=3,
    )
    table.answer("arev", "lay:plain6").passes("arev")

    assert table.hand("ailei") == ["plain5"]
    assert table.clash.group == 2
    assert (table.clash.round, table.clash.step) == (2, ClashStep.LAY_FIRST)
    table.stops_at("lay_first")


@shows("A27.06")
def test_an_extra_bonus_that_needs_magic_is_activated_by_paying_for_it() -> None:
    dummy_card("first", right=Right(magic=True))
    dummy_card("extra", Left(magic=Extra()))
    for magic, offered in ((0, []), (1, ["lay:extra+magic"])):
        table = turn(["first", "extra"], quiet(), magic=magic).answer("arev", "lay:first")
        assert [key for key in table.asks("arev") if key.startswith("lay")] == offered
        table.stops_at("lay_more")


@shows("A27.13")
def test_after_a_reaction_the_relation_is_checked_again() -> None:
    table = turn(
        [], dummy_partner(reaction=[Steps(1)]), art=Art.DIPLOMACY, clash={"relation": 3}
    ).passes("arev")
    assert table.game.clash is None
