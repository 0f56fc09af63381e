"""Chapter 9, phase III: End of Day (Ende des Tages)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.avalon import events
from tafelrunde.games.avalon.nouns import Ability, Moment
from tafelrunde.games.avalon.rules.locations import is_settlement
from tafelrunde.games.avalon.terms import Art, Attribute, Resource, Symbol, Who
from tafelrunde.games.avalon.vocabulary.conditions import AtSymbol
from tafelrunde.games.avalon.vocabulary.effects import Gain
from tafelrunde.games.avalon.vocabulary.standing import NoHealthFromRest, RestBrings
from tafelrunde.games.avalon.vocabulary.world import ReadVerse
from tests.kit.avalon import (
    Table,
    avalon,
    character,
    dummy_card,
    dummy_event,
    dummy_item,
    dummy_location,
    dummy_secret,
    dummy_skill,
    dummy_verse,
)
from tests.kit.shows import shows

FOOD, MAGIC = Resource.FOOD, Resource.MAGIC
SETTLEMENTS = [Symbol.HOSTILE_SETTLEMENT, Symbol.FRIENDLY_SETTLEMENT]


def evening(step: int = 0, **position: Any) -> Table:
    """Phase III from one of its steps."""
    return avalon(phase="day_end", step=step, **position).play_on()


def of(table: Table, name: str) -> tuple[int, int, int, int]:
    """Food, Energy, Health and Fear of a character."""
    return tuple(table.value(name, what) for what in ("food", "energy", "health", "fear"))  # type: ignore[return-value]


@shows("A5.03", "A9.11", "A9.12")
def test_end_of_day_has_five_steps_in_their_order() -> None:
    dummy_location(901, symbols=[Symbol.DREAM])
    dummy_verse("901.D", Gain(1, MAGIC))
    card = dummy_card("card")
    beor = character(food=1, energy=0, exp=2, combat_upgrades=[card] * 3, combat_deck=[card] * 16)
    table = evening(characters={"beor": beor}, map={901: (0, 0)}, menhirs={901: 5})
    order = [table.question]
    table.answer("beor", "eat")
    assert table.value("beor", "energy") == 4  # recovered before improving
    order.append(table.question)
    table.answer("beor", "buy:combat").answer("beor", "card")
    order.append(table.question)
    table.answer("beor", "keep").stops_at("action")

    assert order == ["rest", "improve", "adjust"]
    assert [event.verse for event in table.events(events.VerseRead)] == ["901.D"]


@shows("A9.01", "A9.04", "A12.04")
def test_eating_1_food_gives_1_health_and_takes_1_fear() -> None:
    beor = character(food=3, energy=3, health=5, fear=2)
    table = evening(characters={"beor": beor}).answer("beor", "eat")
    table.stops_at("action")

    assert of(table, "beor") == (2, 6, 6, 1)


@shows("A9.02", "A9.04", "A9.09", "A9.08")
def test_who_declines_to_eat_drops_to_0_energy_and_recovers_only_4() -> None:
    beor = character(food=3, energy=5, health=9, fear=2)
    table = evening(characters={"beor": beor}).answer("beor", "fast")
    table.stops_at("action")

    assert of(table, "beor") == (3, 4, 9, 2)


@shows("A9.03")
def test_who_does_not_eat_and_has_no_energy_loses_1_health_instead() -> None:
    table = evening(characters={"beor": character(food=0, energy=0, health=5)})
    table.stops_at("action")

    assert table.value("beor", "health") == 4


@shows("A9.07", "A9.10")
@pytest.mark.parametrize(("energy", "health", "left"), [(3, 9, 6), (9, 9, 6), (2, 4, 5)])
def test_who_is_not_exhausted_is_set_to_the_start_value_as_far_as_health_allows(
    energy: int, health: int, left: int
) -> None:
    beor = character(food=1, energy=energy, health=health)
    table = evening(characters={"beor": beor}).answer("beor", "eat")
    table.stops_at("action")

    assert table.value("beor", "energy") == left


@shows("A9.08")
@pytest.mark.parametrize(("energy", "health", "left"), [(1, 9, 5), (0, 9, 4), (1, 2, 3)])
def test_who_is_exhausted_gains_4_as_far_as_health_allows(
    energy: int, health: int, left: int
) -> None:
    beor = character(food=1, energy=energy, health=health)
    table = evening(characters={"beor": beor}).answer("beor", "eat")
    table.stops_at("action")

    assert table.value("beor", "energy") == left  # eating gave 1 Health


@shows("A9.05", "A12.10", "A12.09")
def test_before_eating_food_may_be_handed_to_who_has_none() -> None:
    people = {"beor": character(food=2), "ailei": character(food=0), "arev": character(food=1)}
    people["arev"]["place"] = 902
    dummy_location(901)
    dummy_location(902)
    table = evening(characters=people, map={901: (0, 0), 902: (1, 0)}, menhirs={901: 5})
    assert table.asks("party", "share_food") == ["pass", "beor"]  # Arev is elsewhere
    table.answer("party", "beor")
    if table.question == "gift":
        table.answer("beor", "food")
    for name in people:
        table.answer(name, "eat")
    table.stops_at("action")

    assert [table.value(name, "food") for name in people] == [0, 0, 0]


@shows("A9.06", "A15.06", "A18.16")
def test_what_happens_before_resting_comes_before_anybody_eats() -> None:
    alms = dummy_skill(
        "alms_of_old",
        Attribute.EMPATHY,
        [Ability(Moment.BEFORE_REST, [Gain(1, FOOD)], needs=AtSymbol(SETTLEMENTS))],
    )
    for symbols, food in (([Symbol.FRIENDLY_SETTLEMENT], 1), ([], 0)):
        dummy_location(901, symbols=symbols)
        beor = character(food=0, energy=3, skills=[(alms, 0)])
        table = evening(characters={"beor": beor}, map={901: (0, 0)}, menhirs={901: 5})
        if food:
            table.answer("beor", "eat")
        table.stops_at("action")
        assert is_settlement(901) is bool(food)
        assert table.value("beor", "energy") == (6 if food else 4)


@shows("A9.13", "A9.12", "A9.14", "A9.15")
def test_cards_may_be_swapped_freely_but_15_must_stay_in_the_deck() -> None:
    plain, good = dummy_card("plain"), dummy_card("good")
    beor = character(
        food=1, combat_deck=[plain] * 15, combat_available=[good, good], diplomacy_deck=[]
    )
    table = evening(step=5, characters={"beor": beor})
    table.answer("beor", "change")
    decision = table._decision("beor")
    assert (decision.min, decision.max, len(decision.options)) == (15, 17, 17)
    keys = table.asks("beor", "deck")
    table.answer("beor", *[key for key in keys if key.startswith("good")], *keys[:13])
    table.stops_at("action")

    deck = table.deck("beor", Art.COMBAT)
    assert (deck.count("plain"), deck.count("good")) == (13, 2)
    assert table.ids(table.character("beor").available[Art.COMBAT]) == ["plain"] * 2


@shows("A9.15")
def test_decks_are_shuffled_after_adjusting_even_if_nothing_changed() -> None:
    cards = [dummy_card(f"c{number}") for number in range(16)]
    table = evening(step=5, characters={"beor": character(food=1, combat_deck=cards)})
    table.answer("beor", "keep").stops_at("action")

    assert table.deck("beor") != cards
    assert sorted(table.deck("beor")) == sorted(cards)


@shows("A9.16", "A15.03")
def test_who_ends_the_day_at_a_dream_symbol_reads_the_dream() -> None:
    dummy_location(901, symbols=[Symbol.DREAM])
    dummy_location(902)
    for number in (901, 902):
        dummy_verse(f"{number}.D", Gain(1, MAGIC))
    people = {"beor": character(magic=0), "ailei": character(magic=0, place=902)}
    table = evening(step=6, characters=people, map={901: (0, 0), 902: (1, 0)}, menhirs={901: 5})
    table.stops_at("action")

    assert (table.value("beor", "magic"), table.value("ailei", "magic")) == (1, 0)


@shows("A9.17", "A9.18", "A14.08", "A10.19")
def test_the_insane_read_the_nightmare_and_each_dream_has_its_own_group() -> None:
    dummy_location(901, symbols=[Symbol.DREAM])
    dummy_verse("901.D", Gain(1, MAGIC, who=Who.EACH))
    dummy_verse("901.N", Gain(3, MAGIC, who=Who.EACH))
    people = {name: character(magic=0) for name in ("beor", "ailei", "arev")}
    people["ailei"] = character(magic=0, insane=True, fear=6)
    table = evening(step=6, characters=people, map={901: (0, 0)}, menhirs={901: 5})
    table.stops_at("action")

    assert [table.value(name, "magic") for name in people] == [1, 3, 1]
    readers = [event.readers for event in table.events(events.VerseRead)]
    assert readers == [("beor", "arev"), ("ailei",)]


@shows("A9.19", "A9.21")
def test_a_random_event_still_works_in_dreams_and_is_discarded_afterwards() -> None:
    quiet = dummy_event("quiet", standing=[RestBrings(fear=1)], random=True)
    beor = character(food=1, fear=5)
    table = evening(characters={"beor": beor}, events=[quiet]).answer("beor", "eat")
    table.stops_at("action")

    assert table.value("beor", "fear") == 3
    assert table.ids(table.game.random_events) == ["quiet"]


@shows("A9.01")
def test_an_illness_can_take_the_health_of_a_meal() -> None:
    fever = dummy_secret(
        "fever", 14, [Ability(Moment.STANDING, [NoHealthFromRest()])], personal=True
    )
    beor = character(food=1, health=5, fear=2, equipped=[fever])
    table = evening(characters={"beor": beor}).answer("beor", "eat")
    table.stops_at("action")

    assert (table.value("beor", "health"), table.value("beor", "fear")) == (5, 1)


@shows("A11.05")
@pytest.mark.parametrize(("woke_at", "fear"), [(901, 3), (902, 2)])
def test_ailei_loses_no_fear_where_she_began_the_day(woke_at: int, fear: int) -> None:
    for number in (901, 902):
        dummy_location(number)
    ailei = character(food=1, fear=3, woke_at=woke_at)
    table = evening(
        characters={"ailei": ailei}, map={901: (0, 0), 902: (1, 0)}, menhirs={901: 5}
    ).answer("ailei", "eat")
    table.stops_at("action")

    assert table.value("ailei", "fear") == fear


def test_some_cards_help_who_rests_at_the_same_location() -> None:
    harp = dummy_item("harp", [Ability(Moment.STANDING, [RestBrings(fear=1, others_too=True)])])
    people = {
        "beor": character(food=1, fear=4, equipped=[harp]),
        "ailei": character(food=1, fear=4),
    }
    people["ailei"]["woke_at"] = 0
    table = evening(characters=people).answer("beor", "eat").answer("ailei", "eat")
    table.stops_at("action")

    assert (table.value("beor", "fear"), table.value("ailei", "fear")) == (2, 2)


@shows("A9.16", "A9.18")
def test_what_a_dream_leads_to_comes_before_the_next_dream() -> None:
    for number in (901, 902):
        dummy_location(number, symbols=[Symbol.DREAM])
        dummy_verse(f"{number}.D")
    dummy_verse("901.7")
    pillow = dummy_item("pillow", [Ability(Moment.DREAM, [ReadVerse("901.7")])])
    table = avalon(
        characters={"beor": character(equipped=[pillow]), "ailei": character(place=902)},
        map={901: (0, 0), 902: (1, 0)},
        menhirs={901: 5},
        phase="day_end",
        step=6,
    ).play_on()

    read = [event.verse for event in table.events(events.VerseRead)]
    assert read[:3] == ["901.D", "901.7", "902.D"]
    table.stops_at("action")
