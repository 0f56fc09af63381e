"""Chapter 11: attributes and negative trait (Attribute und negative Eigenschaft)."""

from __future__ import annotations

from tafelrunde.games.avalon.rules.attributes import attribute_value, pair_total
from tafelrunde.games.avalon.terms import Attribute, Resource
from tafelrunde.games.avalon.vocabulary.effects import Band, Gain, Roll, Toss
from tests.kit.avalon import avalon, character, does, dummy_skill
from tests.kit.shows import shows

AGGRESSION, COURAGE, PRACTICALITY, EMPATHY, CAUTION, SPIRITUALITY = Attribute
FOOD = Resource.FOOD


@shows("A11.01")
def test_six_attributes_stand_in_three_opposing_pairs() -> None:
    pairs = [(each, each.opposite) for each in Attribute][:3]

    assert pairs == [(AGGRESSION, EMPATHY), (COURAGE, CAUTION), (PRACTICALITY, SPIRITUALITY)]
    assert all(each.opposite.opposite is each for each in Attribute)


@shows("A11.03", "A23.11")
def test_the_value_of_an_attribute_is_tokens_plus_its_skill_cards() -> None:
    skills = [(dummy_skill("a", COURAGE), 0), (dummy_skill("b", COURAGE), 1)]
    skills.append((dummy_skill("c", CAUTION), 0))
    beor = character(courage=2, caution=0, skills=skills)
    one = avalon(characters={"beor": beor}).character("beor")

    assert attribute_value(one, COURAGE) == 4
    assert attribute_value(one, CAUTION) == 1
    assert pair_total(one, COURAGE) == 5  # A23.06


@shows("A11.02")
def test_attributes_are_checked_and_not_used_up() -> None:
    effect = Roll([Band(1, []), Band(8, [Gain(1, FOOD)])], attribute=AGGRESSION, times=2)
    table = avalon(characters={"beor": character(aggression=2, food=0)}, tosses=[4])
    table.play(does(effect, who="beor"))

    assert (table.value("beor", "food"), table.value("beor", "aggression")) == (1, 2)


@shows("A11.05", "A22.03")
def test_arev_s_first_grail_of_the_day_is_repeated() -> None:
    effect = Toss(grail=[Gain(1, FOOD)], skull=[Gain(5, FOOD)])
    table = avalon(characters={"arev": character(food=0)}, tosses=[0, 1, 0])
    table.play(does(effect, effect, who="arev"))

    assert table.value("arev", "food") == 6  # Skull instead of Grail, then a Grail that stands
