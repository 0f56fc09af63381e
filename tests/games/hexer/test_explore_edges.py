"""Chapter 20: what stories, events and quests do at their edges (Erkundung und Quests)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.hexer import library
from tafelrunde.games.hexer.terms import Terrain
from tafelrunde.games.hexer.vocabulary import GainGold
from tafelrunde.games.hexer.vocabulary.story import (
    BeginQuest,
    HearRumour,
    MayTrash,
    ReadEvent,
    SwapCard,
)
from tests.kit.hexer import (
    Table,
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


@shows("H20.15")
def test_the_tile_of_a_completed_quest_is_shuffled_into_its_stack() -> None:
    key = next(k for k, q in library.QUESTS.items() if q.do == (GainGold(4),) and not q.cost)
    quest = {"card": library.CITY_CARDS[0].id, "quest": key, "place": "dhuwod", "tile": True}
    wolf = player(place="dhuwod", quests=[quest], moved=True)
    places = set[int]()
    for seed in range(12):
        table = hexer(players={"wolf": wolf, "bear": {}}, seed=seed).play()
        table.answer("wolf", f"quest:{key}")
        places.add(table.game.tiles[Terrain.FOREST].index(16))
        table.stop_checking()

    assert len(places) > 3


@shows("H20.16", "H4.10")
def test_an_event_goes_back_between_its_neighbours() -> None:
    names = [dummy_event(f"omen_{n}", n, [GainGold(1)]) for n in (70, 77, 90)]
    story = dummy_story("tale", option(ReadEvent(77)), option(GainGold(1)))
    table = exploring(city=[story], events=names).play()
    before = table.ids(table.game.events)
    table.answer("wolf", "city").answer("wolf", "option1")

    assert table.ids(table.game.events) == before


@shows("H16.14")
@pytest.mark.parametrize("hand", [[], ["cheap"]])
def test_a_story_swaps_no_card_for_which_none_can_be_taken(hand: list[str]) -> None:
    tale = dummy_story("tale", option(SwapCard()), option(GainGold(1)))
    held = [dummy_card(name, cost=0) for name in hand]
    row = {"rows": {"witcher": [dummy_card("dear", cost=2)] * 6}}
    table = exploring(city=[tale], wolf={"hand": held}, **row).play().answer("wolf", "city")
    table.answer("wolf", "option1")

    assert (table.question, table.hand("wolf")) == (None, hand)


@shows("H16.29")
def test_a_story_tells_rumours_only_about_monsters_of_the_display() -> None:
    tale = dummy_story("tale", option(HearRumour()), option(GainGold(1)))
    monsters = {each: dummy_monster(f"beast_{each}") for each in ("forest", "water")}
    table = exploring(city=[tale], monsters=monsters).play().answer("wolf", "city")
    table.answer("wolf", "option1")

    assert table.asks("wolf", "rumour") == ["forest", "water"]
    table.stops_at("rumour")


@shows("H20.10", "H20.16")
def test_a_quest_after_an_event_keeps_the_card_that_was_explored() -> None:
    omen = dummy_event("omen", 77, [GainGold(4)])
    tale = dummy_story("tale", option(ReadEvent(77), BeginQuest("q1")), option(GainGold(1)))
    table = exploring(city=[tale], events=[omen]).play().answer("wolf", "city")
    table.answer("wolf", "option1")

    (quest,) = table.player("wolf").quests
    assert (quest.card.id, table.ids(table.game.events)) == ("tale", ["omen"])


@shows("H9.12")
@pytest.mark.parametrize(("deck", "old", "asked"), [(0, 1, True), (1, 0, True), (0, 0, False)])
def test_a_story_lets_nobody_trash_the_last_card_of_hand_deck_and_discard_pile(
    deck: int, old: int, asked: bool
) -> None:
    tale = dummy_story("tale", option(MayTrash(1)), option(GainGold(1)))
    piles = {"deck": [dummy_card("plain")] * deck, "discard_pile": [dummy_card("old")] * old}
    wolf = {"hand": [dummy_card("held")], **piles}
    table = exploring(city=[tale], wolf=wolf).play().answer("wolf", "city")
    table.answer("wolf", "option1")

    assert (table.question == "may_trash") is asked
    table.stops_at("may_trash") if asked else None
