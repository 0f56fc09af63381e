"""Chapter 26: sequence and cards."""

from __future__ import annotations

from typing import Any

from tafelrunde.engine.effects import Effect
from tafelrunde.games.avalon.events import PoolChanged
from tafelrunde.games.avalon.nouns import (
    BLOCKED,
    DOUBLE,
    Ability,
    Bonuses,
    Key,
    Left,
    Moment,
    Reaction,
    Right,
    Row,
    Stage,
)
from tafelrunde.games.avalon.terms import Area, Art, Attribute, Resource
from tafelrunde.games.avalon.vocabulary.clash import (
    AddCharges,
    DiscardLast,
    Draw,
    Empty,
    Extra,
    LoseCharges,
    Markers,
    ReduceDamage,
    Steps,
    Variable,
)
from tafelrunde.games.avalon.vocabulary.conditions import Count, Counted, RelationIn
from tafelrunde.games.avalon.vocabulary.costs import DiscardCards, Pay, PayCharge
from tafelrunde.games.avalon.vocabulary.effects import Deal, Gain, Lose
from tests.kit.avalon import Table, avalon, character, dummy_card, dummy_enemy, dummy_partner
from tests.kit.shows import shows

PLAIN = [f"plain{number}" for number in range(1, 7)]


def turn(
    hand: list[str],
    enemy: str = "",
    *,
    who: str = "arev",
    step: str = "lay_first",
    people: dict[str, dict[str, Any]] | None = None,
    clash: dict[str, Any] | None = None,
    art: Art = Art.COMBAT,
    **own: Any,
) -> Table:
    """The turn of a character with these cards in hand and six plain ones in the deck; others may
    take part. By default all attributes of Arev are 1, and he has no Magic.
    """
    for name in PLAIN:
        dummy_card(name, art=art)
    enemy = enemy or (dummy_enemy(value=99) if art is Art.COMBAT else dummy_partner())
    values: dict[str, Any] = {each.name.lower(): 1 for each in Attribute} | {"magic": 0}
    values |= {"hand": hand, f"{art.name.lower()}_deck": PLAIN, "fear": 0}
    characters = {who: character(**values | own)} | (people or {})
    position = {"against": enemy, "step": step, "active": who, "been_active": [who]}
    return avalon(characters=characters, clash=position | (clash or {})).play()


def card(key: str, *, bonus: Effect | None = None, **more: Any) -> str:
    """A card with a bonus at the Aggression row and an Aggression key of 1."""
    more.setdefault("right", Right(aggression=1))
    return dummy_card(key, Left(aggression=bonus), **more)


def foe(**right: Any) -> str:
    """An enemy whose right edge is given; it cannot be beaten."""
    return dummy_enemy(value=99, right=Right(**right))


# --- Connecting and activating --------------------------------------------------------------------


@shows("A26.01", "A26.03", "A26.04", "A26.05")
def test_only_parts_at_the_same_height_of_neighbours_are_connected() -> None:
    dummy_card("both", Left(aggression=Markers(1), courage=Markers(2)), Right(practicality=1))
    dummy_card("next", Left(aggression=Markers(4), practicality=Markers(8), free=Extra()))
    table = turn(["both", "next"], foe(aggression=1))
    table.answer("arev", "lay:both")
    assert table.clash.pool == 1  # the enemy shows no Courage
    table.answer("arev", "lay:next")

    assert table.clash.pool == 9  # the enemy's Aggression is no neighbour
    assert table.sequence == ["both", "next"]
    table.stops_at("lay_more")


@shows("A26.06")
def test_an_attribute_symbol_is_activated_by_who_has_the_value() -> None:
    for value, pool in ((1, 0), (2, 1), (3, 1)):
        table = turn([card("one", bonus=Markers(1))], foe(aggression=2), aggression=value)
        table.answer("arev", "lay:one")
        assert table.clash.pool == pool
        table.stops_at("lay_more")


@shows("A26.07", "A14.11")
def test_magic_is_paid_by_whoever_of_the_group_likes_or_not_at_all() -> None:
    dummy_card("spell", Left(magic=Markers(1)))
    table = turn(
        ["spell", "spell"],
        foe(magic=True),
        magic=1,
        people={"ailei": character(magic=2), "wurm": character(magic=0)},
    )
    table.answer("arev", "lay:spell+magic")
    assert table.asks("arev", "pay_magic") == ["arev", "ailei"]
    table.answer("arev", "ailei")

    assert (table.value("arev", "magic"), table.value("ailei", "magic")) == (1, 1)
    assert table.clash.pool == 1
    table.stops_at("lay_more")


@shows("A26.08")
def test_magic_that_was_not_paid_when_the_card_was_laid_cannot_be_paid_later() -> None:
    dummy_card("spell", Left(magic=Markers(1)))
    table = turn(["spell"], foe(magic=True), magic=1)
    table.answer("arev", "lay:spell")

    assert table.clash.pool == 0
    assert [key for key in table.asks("arev") if "magic" in key] == []
    table.stops_at("lay_more")


@shows("A26.09", "A26.44")
def test_magic_on_a_symbol_goes_to_the_supply_when_one_of_the_cards_is_discarded() -> None:
    dummy_card("spell", Left(magic=Markers(1)), Right(magic=True))
    thief = dummy_enemy(attack=[DiscardLast()], value=99, right=Right(magic=True))
    table = turn(["spell"], thief, magic=1)
    table.answer("arev", "lay:spell+magic")
    assert table.clash.sequence[0].magic == 1
    table.passes("arev")

    assert table.sequence == []
    assert table.ids(table.character("arev").discard_pile) == ["spell"]
    assert table.value("arev", "magic") == 0  # it does not come back
    assert table.clash.pool == 1  # what it brought is kept
    table.stops_at("lay_first")


@shows("A26.10", "A26.11")
def test_free_symbols_are_always_activated_and_cannot_be_declined() -> None:
    dummy_card("harm", Left(free=Lose(1, Resource.FOOD)))
    dummy_card("blank", Left(free=Empty()))
    table = turn(["harm", "blank"], people={}, food=2)
    table.answer("arev", "lay:harm")
    assert table.value("arev", "food") == 1
    table.passes("arev").answer("arev", "lay:blank")

    assert (table.value("arev", "food"), table.clash.pool) == (1, 0)
    assert table.clash.sequence[-1].activated == 16
    table.stops_at("lay_more")


@shows("A26.12", "A26.13", "A26.19")
def test_symbols_work_from_top_to_bottom_and_then_what_happens_on_play() -> None:
    dummy_card(
        "order",
        Left(aggression=Markers(1), courage=Markers(2), free=Markers(4)),
        abilities=[Ability(Moment.ON_PLAY, [Markers(8)])],
    )
    table = turn(["order"], dummy_enemy(value=99, right=Right(aggression=1, courage=1)))
    table.answer("arev", "lay:order")

    assert [event.after for event in table.events(PoolChanged)] == [1, 3, 7, 15]
    table.stops_at("lay_more")


@shows("A26.49", "A26.37")
def test_a_multiplier_lets_the_bonus_occur_that_many_times() -> None:
    dummy_card("fee", Left(free=Markers(1)))
    table = turn(["fee"], foe(free=DOUBLE))
    table.answer("arev", "lay:fee")
    assert table.clash.pool == 2
    table.stops_at("lay_more")


@shows("A26.49", "A26.38")
def test_a_multiplier_moves_the_marker_twice_in_diplomacy() -> None:
    dummy_card("word", Left(empathy=Steps(1)), art=Art.DIPLOMACY)
    partner = dummy_partner(right=Right(empathy=Key(needs=1, times=2)))
    table = turn(["word"], partner, art=Art.DIPLOMACY)
    table.answer("arev", "lay:word")
    assert table.clash.relation == 2
    table.stops_at("lay_more")


@shows("A26.50", "A26.39")
def test_a_blocking_symbol_prevents_activation() -> None:
    for free, drawn in ((BLOCKED, 0), (DOUBLE, 2)):
        dummy_card("draw", Left(free=Draw()))
        table = turn(["draw"], foe(free=free))
        table.answer("arev", "lay:draw")
        assert table.hand("arev") == PLAIN[:drawn]
        table.stops_at("lay_more")


@shows("A26.51", "A26.40")
def test_a_blocked_extra_card_bonus_lets_no_card_be_laid() -> None:
    dummy_card("first", right=Right(free=BLOCKED))
    dummy_card("plain", right=Right())
    dummy_card("extra", Left(free=Extra()))
    table = turn(["first", "extra"]).answer("arev", "lay:first")
    assert table.closed("arev", "lay:extra") == "A27.06"
    table.stops_at("lay_more")
    table = turn(["plain", "extra"]).answer("arev", "lay:plain")
    assert "lay:extra" in table.asks("arev")
    table.stops_at("lay_more")


@shows("A26.41")
def test_an_extra_card_bonus_cannot_be_multiplied() -> None:
    dummy_card("first", right=Right(free=DOUBLE))
    dummy_card("extra", Left(free=[Extra(), Markers(1)]))
    dummy_card("third")
    table = turn(["first", "extra", "third"])
    table.answer("arev", "lay:first").answer("arev", "lay:extra")

    assert table.clash.pool == 2  # the other bonus is
    assert table.closed("arev", "lay:third") == "A27.06"
    table.stops_at("lay_more")


@shows("A26.36")
def test_plus_means_gain_or_draw_and_minus_lose_or_discard() -> None:
    gains = [Gain(1, Resource.WEALTH), Draw(), Lose(1, Resource.FOOD), Markers(-1)]
    dummy_card("mixed", Left(free=gains))
    table = turn(["mixed"], clash={"pool": 2}, food=1, wealth=0)
    table.answer("arev", "lay:mixed")

    assert (table.value("arev", "wealth"), table.value("arev", "food")) == (1, 0)
    assert (table.hand("arev"), table.clash.pool) == ([PLAIN[0]], 1)
    table.stops_at("lay_more")


# --- Visible abilities ----------------------------------------------------------------------------


def paid(key: str, **more: Any) -> str:
    """A card whose ability costs 1 Wealth and brings a marker."""
    ability = Ability(Moment.PAY, [Markers(1)], cost=[Pay(1, Resource.WEALTH)])
    return dummy_card(key, Left(free=Extra()), abilities=[ability], **more)


@shows("A26.15", "A26.02", "A26.29")
def test_only_the_text_of_the_last_card_is_active_and_may_be_paid_at_any_time() -> None:
    hand = [paid("under"), dummy_card("over", Left(free=Extra()))]
    table = turn(hand, wealth=3)
    table.answer("arev", "lay:under").answer("arev", "use:under").answer("arev", "use:under")
    assert (table.clash.pool, table.value("arev", "wealth")) == (2, 1)
    table.answer("arev", "lay:over")

    assert "use:under" not in table.asks("arev")
    table.stops_at("lay_more")


@shows("A26.16")
def test_a_persistent_card_stays_active_though_others_follow() -> None:
    hand = [paid("under", persistent=True), dummy_card("over", Left(free=Extra()))]
    table = turn(hand, wealth=1)
    table.answer("arev", "lay:under").answer("arev", "lay:over").answer("arev", "use:under")

    assert table.clash.pool == 1
    table.stops_at("lay_more")


@shows("A26.17")
def test_a_card_that_is_visible_again_does_not_trigger_again() -> None:
    dummy_card(
        "under",
        abilities=[
            Ability(Moment.ON_PLAY, [Markers(1), AddCharges(2)]),
            Ability(Moment.PAY, [Markers(10)], cost=[PayCharge()]),
        ],
    )
    dummy_card("gone", Left(free=[Extra(), DiscardLast()]))
    table = turn(["under", "gone"])
    table.answer("arev", "lay:under").answer("arev", "lay:gone")
    assert (table.sequence, table.clash.pool) == (["under"], 1)
    table.answer("arev", "use:under.2")

    assert (table.clash.pool, table.clash.sequence[0].charges) == (11, 1)
    table.stops_at("lay_more")


@shows("A26.18")
def test_a_visible_ability_works_for_the_active_character_whoever_laid_it() -> None:
    paid("shared")
    table = turn(
        [],
        wealth=2,
        clash={"sequence": [{"card": "shared", "owner": "ailei"}]},
        people={"ailei": character(wealth=5)},
    )
    table.answer("arev", "use:shared")

    assert (table.value("arev", "wealth"), table.value("ailei", "wealth")) == (1, 5)
    table.stops_at("lay_first")


@shows("A26.14")
def test_what_is_only_partly_possible_is_carried_out_as_far_as_possible() -> None:
    dummy_card(
        "toll",
        abilities=[Ability(Moment.ON_PLAY, [Lose(3, Resource.FOOD), Markers(1)])],
    )
    table = turn(["toll"], food=1).answer("arev", "lay:toll")

    assert (table.value("arev", "food"), table.clash.pool) == (0, 1)
    table.stops_at("lay_more")


# --- Delayed abilities ----------------------------------------------------------------------------


def delayed(key: str, delay: int = 1, **more: Any) -> str:
    """A card that brings a marker after some turns."""
    return dummy_card(
        key,
        Left(free=Extra()),
        abilities=[Ability(Moment.DELAYED, [Markers(1)], delay=delay)],
        **more,
    )


@shows("A26.20", "A26.21", "A27.04")
def test_a_delayed_ability_triggers_once_when_its_last_time_token_is_removed() -> None:
    table = turn([delayed("slow", 2)], dummy_enemy(value=99, attack=0, opportunity=[]))
    table.answer("arev", "lay:slow").passes("arev")
    assert (table.clash.pool, table.clash.sequence[0].time) == (0, 1)
    table.passes("arev")
    assert (table.clash.pool, table.clash.sequence[0].time) == (1, 0)
    table.passes("arev").answer("arev", "plain1")  # the hand limit

    assert table.clash.pool == 1
    table.stops_at("lay_first")


@shows("A26.22")
def test_who_removes_the_last_token_resolves_the_ability_of_anothers_card() -> None:
    dummy_card("gift", abilities=[Ability(Moment.DELAYED, [Gain(1, Resource.FOOD)], delay=1)])
    table = turn(
        [],
        step="tokens",
        food=0,
        clash={"sequence": [{"card": "gift", "owner": "ailei", "time": 1}]},
        people={"ailei": character(food=0)},
    )

    assert (table.value("arev", "food"), table.value("ailei", "food")) == (1, 0)
    table.stops_at("lay_first")


@shows("A26.23", "A26.24", "A26.25")
def test_a_covered_card_loses_its_time_tokens_unless_it_is_persistent() -> None:
    for art in Art:
        for persistent, left in ((False, 0), (True, 1)):
            hand = [
                delayed("slow", art=art, persistent=persistent),
                dummy_card("over", Left(free=Extra()), art=art),
            ]
            table = turn(hand, art=art).answer("arev", "lay:slow").answer("arev", "lay:over")
            assert [laid.time for laid in table.clash.sequence] == [left, 0]
            assert table.clash.pool == 0
            table.stops_at("lay_more")


# --- Abilities at the attack ----------------------------------------------------------------------


@shows("A26.26", "A26.30")
def test_an_ability_at_the_attack_reduces_its_damage() -> None:
    dummy_card("guard", abilities=[Ability(Moment.AT_ATTACK, [ReduceDamage(2)])])
    for hand, lost in (["guard"], 1), (["plain1"], 3):
        table = turn(hand, dummy_enemy(attack=3, value=99), health=5)
        table.answer("arev", f"lay:{hand[0]}").passes("arev")
        assert table.value("arev", "health") == 5 - lost
        table.stops_at("lay_first")


@shows("A26.28", "A28.12")
def test_it_has_no_influence_on_opportunity_attacks() -> None:
    dummy_card("guard", abilities=[Ability(Moment.AT_ATTACK, [ReduceDamage(5)])])
    table = turn(
        [],
        dummy_enemy(attack=3, value=99, opportunity=[Deal(1)]),
        health=5,
        clash={"sequence": ["guard"]},
    )
    table.passes("arev")

    assert table.value("arev", "health") == 4  # the opportunity alone
    table.stops_at("lay_first")


@shows("A26.27")
def test_the_player_chooses_the_moment_of_other_effects_at_the_attack() -> None:
    dummy_card("feed", abilities=[Ability(Moment.AT_ATTACK, [Markers(2)])])
    rows = [Row(0, 1, [Deal(3)]), Row(2, 99, [Deal(1)])]
    for first, lost in ((True, 1), (False, 3)):
        dummy_enemy("reader", value=99, table=rows)
        table = turn(["feed"], "reader", health=6).answer("arev", "lay:feed").passes("arev")
        assert table.asks("arev", "enemy_attack") == ["use:feed", "pass"]
        table.answer("arev", "use:feed" if first else "pass")
        assert (table.value("arev", "health"), table.clash.pool) == (6 - lost, 2)
        table.stops_at("lay_first")


# --- Charges --------------------------------------------------------------------------------------


def charged(key: str = "store") -> str:
    """A card whose charges bring markers, without limit in a turn."""
    return dummy_card(
        key, abilities=[Ability(Moment.PAY, [Markers(1)], cost=[PayCharge()])], persistent=True
    )


@shows("A26.32", "A26.34")
def test_any_number_of_charges_is_paid_from_the_very_card() -> None:
    charged("other")
    sequence = [{"card": charged(), "charges": 2}, {"card": "other", "charges": 1}]
    table = turn([], clash={"sequence": sequence})
    table.answer("arev", "use:store").answer("arev", "use:store")

    assert [laid.charges for laid in table.clash.sequence] == [0, 1]
    assert table.clash.pool == 2
    assert "use:store" not in table.asks("arev")
    table.stops_at("lay_first")


@shows("A26.32")
def test_the_owner_of_the_card_must_agree() -> None:
    sequence = [{"card": charged(), "charges": 2, "owner": "ailei"}]
    table = turn([], clash={"sequence": sequence}, people={"ailei": character()})
    table.answer("arev", "use:store").answer("ailei", "refuse")
    assert (table.clash.pool, table.clash.sequence[0].charges) == (0, 2)
    table.answer("arev", "use:store").answer("ailei", "agree")

    assert (table.clash.pool, table.clash.sequence[0].charges) == (1, 1)
    table.stops_at("lay_first")


@shows("A26.33")
def test_a_card_can_restrict_the_use_of_its_charges() -> None:
    green = Ability(Moment.PAY, [Steps(1)], cost=[PayCharge()], needs=RelationIn(Area.GREEN))
    dummy_card("shy", abilities=[green], art=Art.DIPLOMACY)
    for relation, may in ((0, False), (1, True)):
        table = turn(
            [],
            art=Art.DIPLOMACY,
            clash={"sequence": [{"card": "shy", "charges": 1}], "relation": relation},
        )
        assert ("use:shy" in table.asks("arev")) is may
        table.stops_at("lay_first")


@shows("A26.35")
def test_a_charge_removed_by_something_else_has_no_effect() -> None:
    table = turn(
        [],
        dummy_enemy(value=99, attack=[LoseCharges()], opportunity=[]),
        clash={"sequence": [{"card": charged(), "charges": 2}]},
    )
    table.passes("arev")

    assert (table.clash.sequence[0].charges, table.clash.pool) == (0, 0)
    table.stops_at("lay_first")


# --- Counting and discarding ----------------------------------------------------------------------


@shows("A26.31")
def test_connected_symbols_count_in_the_whole_sequence_activated_or_not() -> None:
    for number in (1, 2):
        dummy_card(f"link{number}", Left(aggression=Empty()), Right(aggression=9))
    dummy_card("odd", right=Right())
    counts = [Markers(Count(Counted.CONNECTED, attribute=Attribute.AGGRESSION))]
    dummy_card("count", Left(free=Extra()), abilities=[Ability(Moment.ON_PLAY, counts)])
    table = turn(["count", "odd"], foe(aggression=9), clash={"sequence": ["link1", "link2"]})
    table.answer("arev", "lay:odd").answer("arev", "lay:count")

    assert table.clash.pool == 2  # link2 and odd are not connected there
    table.stops_at("lay_more")


@shows("A26.42", "A26.45")
def test_the_last_card_goes_to_its_owners_discard_pile_and_tells_when_it_is_discarded() -> None:
    falls = [Ability(Moment.WHEN_DISCARDED, [Markers(5)])]
    dummy_card("gone", Left(free=DiscardLast()), abilities=falls)
    table = turn(["gone"]).answer("arev", "lay:gone")

    assert (table.sequence, table.clash.pool) == ([], 5)
    assert table.ids(table.character("arev").discard_pile) == ["gone"]
    table.stops_at("lay_more")


@shows("A26.45")
def test_cleaning_up_after_the_encounter_is_no_discarding() -> None:
    falls = [Ability(Moment.WHEN_DISCARDED, [Gain(1, Resource.FOOD)])]
    dummy_card("stays", abilities=falls)
    table = turn(["stays"], dummy_enemy(value=0), food=0).answer("arev", "lay:stays")
    table.passes("arev")

    assert (table.game.clash, table.value("arev", "food")) == (None, 0)


@shows("A26.43")
def test_the_encounter_card_cannot_be_discarded() -> None:
    table = turn([], dummy_enemy(value=99, attack=[DiscardLast()], opportunity=[]))
    table.passes("arev")

    assert table.clash.enemy.id == "foe"
    table.stops_at("lay_first")


@shows("A26.44")
def test_tokens_on_a_discarded_card_are_gone() -> None:
    dummy_card("gone", Left(free=[Extra(), DiscardLast()]))
    delayed("slow", 3)
    table = turn(["slow", "gone", "gone"])
    table.answer("arev", "lay:slow")
    table.answer("arev", "lay:gone")

    assert table.ids(table.character("arev").discard_pile) == ["gone"]
    table.answer("arev", "lay:gone")
    assert table.sequence == ["slow"]
    table.stops_at("lay_more")


@shows("A26.55")
def test_discard_costs_are_paid_with_hand_cards_never_from_the_sequence() -> None:
    ability = Ability(Moment.PAY, [Markers(1)], cost=[DiscardCards()])
    dummy_card("price", abilities=[ability])
    table = turn(["price", "plain1"]).answer("arev", "lay:price")
    table.answer("arev", "use:price")
    assert (table.hand("arev"), table.sequence, table.clash.pool) == ([], ["price"], 1)

    assert "use:price" not in table.asks("arev")
    table.stops_at("lay_more")


# --- Diplomacy ------------------------------------------------------------------------------------


def partner(bonuses: Bonuses) -> str:
    """A partner with all symbols of value 1 and such a variable bonus."""
    stage = Stage(bonuses, [Reaction([])])
    return dummy_partner(stages=[stage], right=Right(empathy=1, caution=1, spirituality=1))


@shows("A26.46", "A26.48")
def test_a_variable_bonus_brings_what_the_stage_says_for_its_attribute() -> None:
    dummy_card("ask", Left(empathy=Variable()), art=Art.DIPLOMACY)
    dummy_card("hush", Left(caution=Variable()), art=Art.DIPLOMACY)
    for name, relation in (("ask", 2), ("hush", 0)):
        table = turn([name], partner(Bonuses(empathy=[Steps(2)])), art=Art.DIPLOMACY)
        table.answer("arev", f"lay:{name}")
        assert table.clash.relation == relation
        table.stops_at("lay_more")


@shows("A26.47")
def test_a_variable_bonus_without_attribute_holds_for_every_one() -> None:
    dummy_card(
        "all", Left(empathy=Variable(), spirituality=Variable(), free=Variable()), art=Art.DIPLOMACY
    )
    table = turn(["all"], partner(Bonuses(anything=[Steps(1)])), art=Art.DIPLOMACY)
    table.answer("arev", "lay:all")
    assert table.clash.relation == 3
    table.stops_at("lay_more")


@shows("A26.38")
def test_a_relation_bonus_moves_the_marker_up_or_down() -> None:
    dummy_card("rude", Left(free=Steps(-2)), art=Art.DIPLOMACY)
    table = turn(["rude"], art=Art.DIPLOMACY).answer("arev", "lay:rude")
    assert table.clash.relation == -2
    table.stops_at("lay_more")


@shows("A26.30")
def test_damage_of_a_card_hits_the_active_character() -> None:
    dummy_card("wild", abilities=[Ability(Moment.ON_PLAY, [Deal(2)])])
    table = turn(["wild"], health=5, people={"ailei": character(health=5)})
    table.answer("arev", "lay:wild")

    assert (table.value("arev", "health"), table.value("ailei", "health")) == (3, 5)
    table.stops_at("lay_more")


@shows("A26.53")
def test_an_enemy_without_value_is_beaten_at_the_first_check() -> None:
    table = turn([], dummy_enemy(value=0, opportunity=[])).passes("arev")
    assert table.game.clash is None


@shows("A26.56")
def test_hands_and_discard_piles_are_open_and_decks_are_not() -> None:
    table = turn(["plain1"], people={"ailei": character()})
    view = table.rules.view(table.game, table._as_seat(1))
    assert [each.id for each in view.characters[0].hand] == ["plain1"]
    assert [each.id for each in view.characters[0].decks[0]] != PLAIN[::-1]
    table.stops_at("lay_first")


@shows("A26.26", "A26.27")
def test_a_mixed_ability_softens_the_attack_whenever_its_other_effect_comes() -> None:
    dummy_card("riposte", abilities=[Ability(Moment.AT_ATTACK, [ReduceDamage(1), Markers(1)])])
    for moment in ("use:riposte", "pass"):
        table = turn(["riposte"], dummy_enemy(attack=3, value=99), health=6)
        table.answer("arev", "lay:riposte").passes("arev").answer("arev", moment)
        assert (table.value("arev", "health"), table.clash.pool) == (4, 1)
        table.stops_at("lay_first")


@shows("A26.26", "A26.29")
def test_what_costs_something_softens_the_attack_only_if_it_is_paid() -> None:
    guard = Ability(Moment.AT_ATTACK, [ReduceDamage(2)], cost=[Pay(1, Resource.WEALTH)])
    dummy_card("guard", abilities=[guard])
    for moment, health, wealth in (("use:guard", 5, 0), ("pass", 3, 1)):
        table = turn(["guard"], dummy_enemy(attack=3, value=99), health=6, wealth=1)
        table.answer("arev", "lay:guard").passes("arev").answer("arev", moment)
        assert (table.value("arev", "health"), table.value("arev", "wealth")) == (health, wealth)
        table.stops_at("lay_first")
