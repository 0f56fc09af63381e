"""Chapters 11, 22 and 23: attributes, tosses and advancement (Attribute, Würfe, Verbesserung)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.avalon.rules.advancement import attribute_cost, improve
from tafelrunde.games.avalon.rules.attributes import attribute_value
from tafelrunde.games.avalon.terms import Art, Attribute, Keyword, Resource
from tests.kit.avalon import Table, avalon, character, dummy_card, dummy_skill
from tests.kit.shows import shows

AGGRESSION, COURAGE, PRACTICALITY, EMPATHY, CAUTION, SPIRITUALITY = Attribute
FOOD = Resource.FOOD


def improving(**position: Any) -> Table:
    """Beor spends his EXP."""
    more = {key: position.pop(key) for key in ("skills_left", "challenges") if key in position}
    table = avalon(
        characters={"beor": character(**position)},
        skills=more.get("skills_left", []),
        mode="challenge_mode" if "challenges" in more else "normal",
        challenges=more.get("challenges", {}),
    )
    return table.play(lambda game: improve(game, game.characters[0]))


@shows("A11.04")
def test_both_attributes_of_a_pair_may_have_points() -> None:
    table = improving(courage=1, caution=0, exp=4)
    table.answer("beor", "raise:caution")

    assert (table.value("beor", "courage"), table.value("beor", "caution")) == (1, 1)


@shows("A23.05", "A23.06", "A23.04")
@pytest.mark.parametrize(
    ("courage", "caution", "cost"),
    [(0, 0, 2), (1, 0, 4), (2, 0, 6), (1, 2, 8), (2, 2, 10), (2, 5, 10)],
)
def test_a_point_costs_by_the_total_of_the_pair(courage: int, caution: int, cost: int) -> None:
    table = avalon(characters={"beor": character(courage=courage, caution=caution)})

    assert attribute_cost(table.game, table.character("beor"), COURAGE) == cost
    assert attribute_cost(table.game, table.character("beor"), CAUTION) == cost


@shows("A31.18")
@pytest.mark.parametrize(("total", "cost"), [(0, 5), (1, 10), (2, 15), (3, 20), (4, 25), (6, 35)])
def test_with_the_aggravation_a_point_costs_5_more_each_without_a_cap(
    total: int, cost: int
) -> None:
    table = avalon(
        characters={"beor": character(courage=0, caution=total)},
        mode="challenge_mode",
        challenges={"dear_attributes": True},
    )

    assert attribute_cost(table.game, table.character("beor"), COURAGE) == cost


@shows("A23.04", "A23.07", "A12.07")
def test_a_point_is_paid_and_shown_by_a_token() -> None:
    table = improving(courage=2, caution=0, exp=7)
    table.answer("beor", "raise:caution")

    assert (table.value("beor", "caution"), table.value("beor", "exp")) == (1, 1)


@shows("A23.08", "A23.09", "A23.10", "A23.12", "A2.14")
def test_from_3_on_a_skill_is_chosen_among_all_sides_of_the_attribute() -> None:
    skills = [dummy_skill("rage", AGGRESSION), dummy_skill("fury", AGGRESSION)]
    other = dummy_skill("calm", EMPATHY)
    table = improving(aggression=2, empathy=0, exp=6, skills_left=[*skills, other])
    table.answer("beor", "raise:aggression")
    assert table.asks("beor", "skill") == ["rage_front", "rage_back", "fury_front", "fury_back"]
    table.answer("beor", "fury_back")

    beor = table.character("beor")
    assert [(each.card.id, each.side) for each in beor.skills] == [("fury", 1)]
    assert table.ids(table.game.skills) == ["rage", "calm"]
    assert (beor.tokens[AGGRESSION], attribute_value(beor, AGGRESSION)) == (2, 3)


@shows("A23.13")
def test_without_a_skill_card_left_an_attribute_stops_at_2() -> None:
    table = improving(aggression=2, empathy=0, exp=20, skills_left=[dummy_skill("calm", EMPATHY)])

    assert "raise:aggression" not in table.asks("beor", "improve")
    assert "raise:empathy" in table.asks("beor", "improve")
    table.stops_at("improve")


@shows("A23.02", "A23.03", "A9.14")
def test_for_2_exp_one_of_the_top_3_cards_goes_onto_the_available_pile() -> None:
    cards = [dummy_card(key) for key in "abcde"]
    table = improving(exp=3, combat_upgrades=cards)
    table.answer("beor", "buy:combat")
    assert table.asks("beor", "upgrade") == ["a", "b", "c"]  # one must be taken
    table.answer("beor", "b")

    beor = table.character("beor")
    assert table.ids(beor.available[Art.COMBAT]) == ["b"]
    assert sorted(table.ids(beor.upgrades[Art.COMBAT])) == ["a", "c", "d", "e"]
    assert table.value("beor", "exp") == 1


@shows("A23.03")
def test_with_fewer_than_3_all_are_looked_at_and_from_an_empty_deck_none_is_bought() -> None:
    table = improving(exp=9, diplomacy_upgrades=[dummy_card("a"), dummy_card("b")])
    assert "buy:combat" not in table.asks("beor", "improve")
    table.answer("beor", "buy:diplomacy")
    assert table.asks("beor", "upgrade") == ["a", "b"]
    table.answer("beor", "b")


@shows("A31.17")
def test_with_the_aggravation_a_card_costs_5_exp() -> None:
    options = {"dear_cards": True}
    cards = [dummy_card(key) for key in "abc"]
    table = improving(exp=4, combat_upgrades=cards, challenges=options)
    assert "buy:combat" not in table.asks("beor", "improve")
    table.stops_at("improve")

    table = improving(exp=5, combat_upgrades=cards, challenges=options)
    table.answer("beor", "buy:combat").answer("beor", "a")
    assert table.value("beor", "exp") == 0


@shows("A23.01", "A9.11")
def test_purchases_are_mixed_and_repeated_only_at_the_end_of_the_day() -> None:
    cards = [dummy_card(key) for key in "abcd"]
    beor = character(exp=6, food=1, empathy=0, aggression=0, combat_upgrades=cards)
    table = avalon(characters={"beor": beor}, phase="day_end", step=3).play_on()
    table.answer("beor", "buy:combat").answer("beor", table.asks("beor")[0])
    table.answer("beor", "raise:empathy")
    table.answer("beor", "buy:combat").answer("beor", table.asks("beor")[0])
    while table.question == "adjust":
        table.answer("beor", "keep")
    assert not [key for key in table.asks("party", "action") if "buy" in key]
    table.stops_at("action")

    assert (table.value("beor", "exp"), table.value("beor", "empathy")) == (0, 1)


# --- Tosses and rolls (chapter 22) ----------------------------------------------------------------


def test_a_keyword_is_one_of_five() -> None:
    assert len(Keyword) == 5
