"""The four encounter decks: counts, tables, traits."""

from __future__ import annotations

from collections import Counter

import pytest

from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.nouns import CombatEncounter, DiplomacyEncounter, Encountered
from tafelrunde.games.avalon.terms import Colour, Resource, Trait
from tafelrunde.games.avalon.vocabulary.clash import RunsAway, Steps
from tafelrunde.games.avalon.vocabulary.effects import Deal, Gain, GainItem
from tests.kit.shows import shows

COMBATS = list(library.of_kind(CombatEncounter))
TALKS = list(library.of_kind(DiplomacyEncounter))
ENCOUNTERS: list[Encountered] = [*COMBATS, *TALKS]
EACH_COMBAT = pytest.mark.parametrize("card", COMBATS, ids=lambda card: card.id)
EACH_TALK = pytest.mark.parametrize("card", TALKS, ids=lambda card: card.id)


@shows("A2.07", "A19.06")
@pytest.mark.parametrize("colour", Colour)
def test_every_colour_has_31_cards_in_four_difficulties_and_a_first_one(colour: Colour) -> None:
    levels = Counter(card.difficulty for card in ENCOUNTERS if card.colour is colour)
    assert levels == {0: 1, 1: 12, 2: 9, 3: 6, 4: 3}
    (first,) = [card for card in ENCOUNTERS if card.colour is colour and card.difficulty == 0]
    assert first.removed


@shows("A26.52")
@EACH_COMBAT
def test_the_rows_of_a_combat_table_cover_every_pool_below_the_value(card: CombatEncounter) -> None:
    covered = [pool for row in card.table for pool in range(row.least, row.most + 1)]
    assert covered == list(range(card.value))


@EACH_COMBAT
def test_a_combat_leads_to_something_and_can_hurt(card: CombatEncounter) -> None:
    assert card.reward or card.loot
    assert any(row.do for row in card.table)


@shows("A26.54")
@EACH_TALK
def test_a_talk_can_be_won_and_lost_in_every_stage(card: DiplomacyEncounter) -> None:
    assert card.reward
    assert card.failure
    for approach in card.approaches:
        assert approach.stages
        assert len(card.approaches) == 1 or approach.name.de
        for stage in approach.stages:
            found = stage.variable
            bonuses = (found.empathy, found.caution, found.spirituality, found.anything)
            helps = [word for each in bonuses for word in each if isinstance(word, Steps)]
            assert any(isinstance(word.steps, int) and word.steps > 0 for word in helps)


def test_every_trait_is_met_in_the_first_chapter() -> None:
    easy = {trait for card in COMBATS if card.difficulty == 1 for trait in card.traits}
    assert easy == set(Trait) - {Trait.GUARDIAN}
    assert any(Trait.GUARDIAN in card.traits for card in COMBATS)


@shows("A19.02", "A19.03")
def test_beasts_often_give_food_and_people_often_items() -> None:
    def often(colour: Colour, word: type) -> int:
        own = [card for card in COMBATS if card.colour is colour]
        return sum(any(isinstance(each, word) for each in card.loot) for card in own)

    fed = [
        card
        for card in COMBATS
        if card.colour is Colour.GREEN
        and any(isinstance(word, Gain) and word.what is Resource.FOOD for word in card.loot)
    ]
    assert len(fed) > 15
    assert often(Colour.GRAY, GainItem) > often(Colour.GREEN, GainItem)


def test_published_cards_keep_their_values() -> None:
    vermin = library.printed("mist_vermin")
    assert isinstance(vermin, CombatEncounter)
    assert (vermin.value, vermin.opportunity) == (4, (RunsAway(),))
    greed = library.printed("bodiless_greed")
    assert isinstance(greed, CombatEncounter)
    assert (greed.value, greed.traits) == (13, (Trait.ALERT, Trait.DEFENSIVE))
    farmhand = library.printed("mad_farmhand")
    assert isinstance(farmhand, CombatEncounter)
    assert (farmhand.value, farmhand.table[0].do) == (4, (Deal(1),))
