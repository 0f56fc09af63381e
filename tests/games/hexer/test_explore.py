"""Chapter 20: exploration and quests (Erkundung und Quests)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.hexer import library
from tafelrunde.games.hexer.cards import quests
from tafelrunde.games.hexer.events import StoryRead
from tafelrunde.games.hexer.nouns import Deck, Target
from tafelrunde.games.hexer.state.board import LOCATIONS, SCHOOLS, TERRAINS
from tafelrunde.games.hexer.state.physical import Card
from tafelrunde.games.hexer.vocabulary import GainGold, HasGold, LoseGold
from tafelrunde.games.hexer.vocabulary.story import BeginQuest, FightDrawn, ReadEvent
from tests.kit.hexer import (
    Table,
    dummy_attack,
    dummy_card,
    dummy_event,
    dummy_monster,
    dummy_story,
    hexer,
    option,
    player,
)
from tests.kit.shows import shows


def exploring(**position: Any) -> Table:
    """Wolf in phase II, with Cat to the right."""
    wolf = {"place": "vizima", "gold": 1} | position.pop("wolf", {})
    values: dict[str, Any] = {
        "players": {"wolf": wolf, "bear": player(), "cat": player()},
        "phase": "confrontation",
        "legendary_place": "stygga",
    }
    return hexer(**(values | position))


@shows("H20.01")
@pytest.mark.parametrize("place", ["vizima", "stygga", "behelt_nar", "eyna"])
def test_every_location_can_be_explored(place: str) -> None:
    table = exploring(wolf={"place": place}, legendary_place="novigrad").play()

    assert table.asks("wolf", "phase_two") == ["city", "wilderness"]
    table.stops_at("phase_two")


@shows("H20.02", "H20.03", "H20.04")
@pytest.mark.parametrize("deck", ["city", "wilderness"])
def test_the_player_to_the_right_draws_from_the_deck_that_was_named(deck: str) -> None:
    town = dummy_story("town", option(GainGold(1)), option(GainGold(2)))
    wild = dummy_story("wild", option(GainGold(1)), option(GainGold(2)), Deck.WILDERNESS)
    table = exploring(city=[town], wilderness=[wild]).play().answer("wolf", deck)
    (read,) = table.events(StoryRead)

    assert (read.reader, read.player, read.part) == ("cat", "wolf", "intro")
    assert read.card == ("town" if deck == "city" else "wild")
    assert table.asks("wolf", "story") == ["option1", "option2"]
    table.stops_at("story")


@shows("H20.05")
def test_an_option_that_demands_too_much_is_not_read_out() -> None:
    story = dummy_story("tale", option(LoseGold(2), only_if=HasGold(2)), option(GainGold(3)))
    table = exploring(city=[story]).play().answer("wolf", "city")

    assert table.gold("wolf") == 4  # the remaining option applies without a question
    assert [read.part for read in table.events(StoryRead)] == ["intro", "2"]


@shows("H20.05")
def test_enough_gold_opens_the_option() -> None:
    story = dummy_story("tale", option(LoseGold(2), only_if=HasGold(2)), option(GainGold(3)))
    table = exploring(city=[story], wolf={"gold": 2}).play().answer("wolf", "city")
    table.answer("wolf", "option1")

    assert table.gold("wolf") == 0


@shows("H20.06", "H20.07", "H20.08")
def test_only_the_chosen_option_is_resolved_and_read_out() -> None:
    story = dummy_story("tale", option(GainGold(5)), option(GainGold(2)))
    table = exploring(city=[story]).play().answer("wolf", "city").answer("wolf", "option2")

    assert table.gold("wolf") == 3
    assert [read.part for read in table.events(StoryRead)] == ["intro", "2"]


@shows("H20.09")
def test_a_read_card_is_discarded_and_an_empty_deck_renewed() -> None:
    one = dummy_story("one", option(GainGold(1)), option(GainGold(2)))
    two = dummy_story("two", option(GainGold(1)), option(GainGold(2)))
    table = exploring(city=[one], city_discards=[two]).play().answer("wolf", "city")
    table.answer("wolf", "option1")
    assert sorted(table.ids(table.game.city_discards)) == ["one", "two"]

    table = exploring(city=[], city_discards=[two]).play().answer("wolf", "city")
    table.answer("wolf", "option1")
    assert table.ids(table.game.city_discards) == ["two"]
    assert table.gold("wolf") == 2


@shows("H20.09")
def test_an_empty_wilderness_deck_is_renewed_too() -> None:
    wild = dummy_story("wild", option(GainGold(1)), option(GainGold(2)), Deck.WILDERNESS)
    table = exploring(wilderness=[], wilderness_discards=[wild]).play()
    table.answer("wolf", "wilderness").answer("wolf", "option1")

    assert table.ids(table.game.wilderness_discards) == ["wild"]
    assert table.gold("wolf") == 2


@shows("H20.09")
@pytest.mark.parametrize("deck", ["city", "wilderness"])
def test_a_renewed_deck_is_shuffled(deck: str) -> None:
    gold = option(GainGold(1))
    tales = [dummy_story(f"tale_{n}", gold, gold, Deck(deck)) for n in range(6)]
    read = set()
    for seed in range(8):
        piles: dict[str, Any] = {deck: [], f"{deck}_discards": tales}
        table = exploring(seed=seed, **piles).play().answer("wolf", deck)
        table.stops_at("story")
        read.add(table.events(StoryRead)[0].card)

    assert len(read) > 2


def test_without_any_card_nothing_is_read() -> None:
    table = exploring(city=[], city_discards=[]).play().answer("wolf", "city")

    assert table.events(StoryRead) == []


# --- Quests ---------------------------------------------------------------------------------------


def quest_at(target: int | Target) -> str:
    """A quest of the game with such a target."""
    return next(key for key, quest in quests.QUESTS.items() if quest.target == target)


@shows("H20.10", "H20.12")
def test_a_quest_card_stays_with_the_player_and_forces_nothing() -> None:
    story = dummy_story("tale", option(BeginQuest("q1")), option(GainGold(1)))
    table = exploring(city=[story]).play().answer("wolf", "city").answer("wolf", "option1")
    (quest,) = table.player("wolf").quests

    assert (quest.card.id, quest.quest) == ("tale", "q1")
    assert "tale" not in table.ids(table.game.city_discards)
    assert table.question is None


@shows("H20.17", "H8.11")
def test_a_fixed_target_needs_no_tile_and_a_terrain_draws_one() -> None:
    fixed = next(key for key, q in quests.QUESTS.items() if isinstance(q.target, int))
    terrain = next(
        key for key, q in quests.QUESTS.items() if q.target in (Target.FOREST, Target.WATER)
    )
    for key in (fixed, terrain):
        story = dummy_story("tale", option(BeginQuest(key)), option(GainGold(1)))
        table = exploring(city=[story]).play().answer("wolf", "city").answer("wolf", "option1")
        (quest,) = table.player("wolf").quests
        assert quest.tile is (key == terrain)
        if quest.tile:
            target = quests.QUESTS[key].target
            assert isinstance(target, Target)
            assert LOCATIONS[quest.place].terrain.name == target.name
            assert quest.place not in [tile for stack in table.game.tiles for tile in stack]
        else:
            assert quest.place == quests.QUESTS[key].target


@shows("H20.17")
def test_the_own_school_is_a_target_too() -> None:
    key = quest_at(Target.OWN_SCHOOL)
    story = dummy_story("tale", option(BeginQuest(key)), option(GainGold(1)))
    table = exploring(city=[story]).play().answer("wolf", "city").answer("wolf", "option1")

    assert table.player("wolf").quests[0].place == SCHOOLS["wolf"]


@shows("H20.13")
def test_any_number_of_quests_at_the_same_time() -> None:
    cards = [card.id for card in library.CITY_CARDS[:3]]
    held = [{"card": card, "quest": "q1", "place": "stygga"} for card in cards]
    story = dummy_story("tale", option(BeginQuest("q1")), option(GainGold(1)))
    table = exploring(city=[story], wolf={"quests": held}).play()
    table.answer("wolf", "city").answer("wolf", "option1")

    assert len(table.player("wolf").quests) == 4


@shows("H20.11", "H20.14", "H20.15")
def test_a_completed_quest_gives_its_tile_back_and_leaves_the_game() -> None:
    key = next(k for k, q in quests.QUESTS.items() if q.do == (GainGold(4),) and not q.cost)
    card = library.CITY_CARDS[0].id
    quest = {"card": card, "quest": key, "place": "dhuwod", "tile": True}
    wolf = player(place="loc_ichaer", quests=[quest], hand=[dummy_card("wood")], gold=0)
    table = hexer(players={"wolf": wolf, "bear": {}}, legendary_place="stygga").play()
    assert f"quest:{key}" not in table.asks("wolf", "phase_one")
    table.answer("wolf", "go:dhuwod").answer("wolf", f"quest:{key}")

    assert (table.gold("wolf"), table.player("wolf").quests) == (4, [])
    assert card in table.ids(table.game.out)
    assert 16 in table.game.tiles[0]
    table.stops_at("phase_one")


# --- Events ---------------------------------------------------------------------------------------


@shows("H20.16", "H4.10")
def test_an_event_is_found_by_its_number_and_goes_back_to_its_place() -> None:
    event = dummy_event("omen", 77, [GainGold(4)])
    story = dummy_story("tale", option(ReadEvent(77)), option(GainGold(1)))
    first = library.EVENTS[0].id
    table = exploring(city=[story], events=[first, event]).play()
    table.answer("wolf", "city").answer("wolf", "option1")

    assert table.gold("wolf") == 5
    read = table.events(StoryRead)[-1]
    assert (read.reader, read.player, read.card) == ("cat", "wolf", "omen")
    assert sorted(table.ids(table.game.events)) == sorted([first, "omen"])


@shows("H20.16")
def test_items_and_companions_stay_with_the_player() -> None:
    item = next(event for event in library.EVENTS if event.keep is not None)
    story = dummy_story("tale", option(ReadEvent(item.number, item.skellige)), option(GainGold(1)))
    table = exploring(city=[story]).play().answer("wolf", "city").answer("wolf", "option1")
    held: list[Card] = table.player("wolf").items

    assert table.ids(held) == [item.id]
    assert item.id not in table.ids(table.game.events)
    if table.question is not None:
        table.stops_at(table.question)


@shows("H8.13")
def test_without_a_tile_of_the_terrain_another_stack_sets_the_target() -> None:
    key = quest_at(Target.FOREST)
    story = dummy_story("tale", option(BeginQuest(key)), option(GainGold(1)))
    woods = [place.id for place in LOCATIONS if place.tile and TERRAINS[place.number] == 1]
    wolf = {"trails": woods}
    table = exploring(city=[story], wolf=wolf).play().answer("wolf", "city")
    table.answer("wolf", "option1")
    (quest,) = table.player("wolf").quests

    assert quest.tile
    assert TERRAINS[quest.place] != 1


# --- A fight for gold -----------------------------------------------------------------------------


@shows("H20.07", "H28.12", "H28.16")
@pytest.mark.parametrize(("damage", "gold", "trophies"), [(2, 2 + 3, ["pest"]), (1, 2, [])])
def test_the_gold_promised_for_a_monster_is_paid_if_it_is_defeated_and_not_if_it_is_driven_off(
    damage: int, gold: int, trophies: list[str]
) -> None:
    tale = dummy_story("tale", option(FightDrawn(1, gold=3)), option(GainGold(9)))
    table = exploring(
        wolf={"gold": 0, "hand": [dummy_card("slash", damage=damage)], "deck": []},
        city=[tale],
        tokens={"1": [dummy_monster("pest", life=3)]},
        attack_deck=[dummy_attack("feint", charge=0)] * 3,
        rows={"witcher": [dummy_card("free"), *[dummy_card("dear", cost=2)] * 5]},
    ).play()
    table.answer("wolf", "city").answer("wolf", "option1").answer("cat", "charge")

    wolf = table.player("wolf")
    assert (wolf.gold, table.ids(wolf.trophies)) == (gold, trophies)
    assert table.game.fight is None
