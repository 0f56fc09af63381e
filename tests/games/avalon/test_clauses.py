"""Clauses at the edge of rules: what an effect does when it ends something, or when somebody else
than the first is concerned.
"""

from __future__ import annotations

from tafelrunde.games.avalon.nouns import (
    Ability,
    Bonuses,
    Choice,
    Left,
    Moment,
    Reaction,
    Right,
    Stage,
)
from tafelrunde.games.avalon.terms import Art, Keyword, Resource, Trait
from tafelrunde.games.avalon.vocabulary.clash import Extra, MustFlee, RunsAway, Steps
from tafelrunde.games.avalon.vocabulary.costs import Pay
from tafelrunde.games.avalon.vocabulary.effects import Deal, Gain
from tafelrunde.games.avalon.vocabulary.standing import MoreFrom, ReducesDamage, RelationStarts
from tafelrunde.games.avalon.vocabulary.world import ChangeLocation, ReadVerse
from tests.games.avalon.test_actions import action, road
from tests.games.avalon.test_combat import enemy
from tests.games.avalon.test_sequence_cards import turn
from tests.kit.avalon import (
    avalon,
    character,
    day,
    does,
    dummy_card,
    dummy_item,
    dummy_location,
    dummy_partner,
    dummy_verse,
)
from tests.kit.shows import shows

FOOD = Resource.FOOD


# --- Encounters -----------------------------------------------------------------------------------


@shows("A28.28", "A28.09")
def test_a_horde_that_ran_away_discards_nothing() -> None:
    table = turn(["plain6"], enemy(RunsAway(), traits=[Trait.HORDE]))
    table.answer("arev", "lay:plain6").passes("arev")

    assert table.game.clash is None
    assert len(table.character("arev").decks[Art.COMBAT]) == 7  # all are back


@shows("A26.26")
def test_what_works_when_damaged_needs_damage() -> None:
    balm = Ability(Moment.DAMAGED, [Gain(1, FOOD)])
    for attack, food in (([Deal(1)], 1), ([], 0)):
        dummy_item("balm", [balm], keyword=Keyword.RELIC)
        table = turn(["plain6"], enemy(*attack), equipped=["balm"], food=0, health=8)
        table.answer("arev", "lay:plain6").passes("arev")
        assert table.value("arev", "food") == food
        table.stops_at("lay_first")


@shows("A28.09")
def test_an_enemy_that_ran_away_does_nothing_more() -> None:
    table = turn(["plain6"], enemy(RunsAway(), Deal(3)), health=8)
    table.answer("arev", "lay:plain6").passes("arev")

    assert table.game.clash is None
    assert table.value("arev", "health") == 8


@shows("A26.26", "A28.15")
def test_who_flees_at_a_reaction_is_not_attacked() -> None:
    smoke = Ability(Moment.AT_ATTACK, [MustFlee()], cost=[Pay(1, FOOD)])
    dummy_item("smoke", [smoke], keyword=Keyword.RELIC)
    table = turn(["plain6"], enemy(Deal(5)), equipped=["smoke"], food=1, health=8, energy=5)
    table.answer("arev", "lay:plain6").passes("arev")
    table.answer("arev", "use:smoke")

    assert table.value("arev", "health") == 8
    assert table.game.clash is None


@shows("A25.07")
def test_a_card_that_hurts_in_the_other_art_is_not_packed_away() -> None:
    for art, asked in ((Art.DIPLOMACY, True), (Art.COMBAT, False)):
        hurts = Ability(Moment.ENCOUNTER_BEGINS, [Deal(1)], art=art)
        dummy_item("mask", [hurts], keyword=Keyword.ARMOUR)
        people = {
            "arev": character(
                equipped=["mask"], diplomacy_deck=[dummy_card("p", art=Art.DIPLOMACY)] * 8
            )
        }
        table = avalon(
            characters=people, clash={"against": dummy_partner(), "step": "traits"}
        ).play()
        assert (table.question == "pack_away") is asked
        table.stops_at("pack_away" if asked else "starting_hand")


@shows("A25.12", "A29.10")
def test_some_cards_move_the_start_of_the_first_stage_only() -> None:
    grin = [Ability(Moment.STANDING, [RelationStarts(1, every_stage=False)])]
    dummy_item("grin", grin, keyword=Keyword.RELIC)
    step = dummy_card("step", Left(free=Steps(4)), Right(), art=Art.DIPLOMACY)
    stages = [Stage(Bonuses(), [Reaction([])]), Stage(Bonuses(), [Reaction([])])]
    table = turn([step], dummy_partner(stages=stages), art=Art.DIPLOMACY, equipped=["grin"])
    table.answer("arev", "lay:step").passes("arev")

    assert (table.clash.stage, table.clash.relation) == (1, 0)
    table.stops_at("lay_first")


@shows("A26.07")
def test_magic_is_offered_only_for_a_card_with_a_magic_symbol() -> None:
    with_symbol = dummy_card("rune", Left(magic=Steps(0), free=Steps(0)), Right())
    without = dummy_card("fist", Left(free=Steps(0)), Right())
    foe = enemy(right=Right(magic=True))
    table = turn([with_symbol, without], foe, magic=1)

    assert table.asks("arev", "lay_first")[:3] == ["lay:rune", "lay:rune+magic", "lay:fist"]
    table.stops_at("lay_first")


@shows("A26.16", "A26.18")
def test_what_a_persistent_card_says_counts_though_others_follow() -> None:
    for persistent, health in ((True, 7), (False, 6)):
        guard = [Ability(Moment.STANDING, [ReducesDamage(1)])]
        dummy_card("guard", abilities=guard, persistent=persistent)
        over = dummy_card("over", Left(free=Extra()))
        table = turn(["guard", over], enemy(Deal(2)), health=8)
        table.answer("arev", "lay:guard").answer("arev", "lay:over").passes("arev")
        assert table.value("arev", "health") == health
        table.stops_at("lay_first")


# --- The day --------------------------------------------------------------------------------------


@shows("A14.03", "A14.01")
def test_only_who_stands_at_the_same_location_is_asked_to_join() -> None:
    rest = action(1, Gain(1, FOOD))
    for place, asked in ((901, True), (902, False)):
        people = {
            "beor": character(energy=5, food=0),
            "ailei": character(energy=5, food=0, place=place),
        }
        table = day(**road(action=rest), characters=people)
        table.answer("party", "beor:location_action")
        assert (table.question == "join") is asked
        table.stops_at("join" if asked else "action")


@shows("A8.12")
def test_more_of_something_comes_only_where_it_is_given() -> None:
    more = Ability(Moment.STANDING, [MoreFrom(FOOD, more=2)])
    basket = dummy_item("basket", [more])
    for gives, food in ((FOOD, 3), (Resource.WEALTH, 0)):
        people = {"beor": character(energy=5, food=0, equipped=[basket])}
        table = day(**road(action=action(1, Gain(1, gives))), characters=people)
        table.answer("party", "beor:location_action").stops_at("action")
        assert table.value("beor", "food") == food


@shows("A15.22")
def test_who_woke_at_a_changed_location_woke_at_the_new_one() -> None:
    dummy_location(902, changed_from=901)
    table = avalon(characters={"beor": character(woke_at=901)})
    table.play(does(ChangeLocation(901, 902)))

    assert (table.character("beor").place, table.character("beor").woke_at) == (902, 902)


@shows("A14.19", "A12.12")
def test_a_price_for_each_and_one_for_all_must_both_be_there() -> None:
    both = [Pay(1, FOOD, each=True), Pay(1, Resource.WEALTH)]
    dummy_verse("601", choices=[Choice("pay", cost=both), Choice("leave")])
    people = {"beor": character(food=1, wealth=0), "ailei": character(food=1, wealth=0)}
    table = avalon(characters=people).play(does(ReadVerse("601")))

    assert table.closed("party", "pay") == "A12.12"
    table.stops_at("choice")
