"""Chapter 17: Skellige location actions (Skellige-Ortsaktionen)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.book import Verse
from tafelrunde.engine.content import Name
from tafelrunde.engine.decisions import Flow
from tafelrunde.games.hexer import events, library
from tafelrunde.games.hexer.nouns import SkelligeCard
from tafelrunde.games.hexer.rules.now import Now, carry_out
from tafelrunde.games.hexer.state.board import BY_ID, LOCATIONS
from tafelrunde.games.hexer.state.table import Game
from tafelrunde.games.hexer.terms import ALL_TERRAINS, Terrain
from tafelrunde.games.hexer.vocabulary.story import FindIsland, LandOn, TurnBack
from tests.kit.hexer import (
    Table,
    dummy_attack,
    dummy_card,
    dummy_monster,
    dummy_potion,
    dummy_voyage,
    hexer,
    known,
    levels,
    option,
    player,
    refused,
)
from tests.kit.shows import shows

CARDS = ["hen_inis", "loc_gwen", "aenye_ard", "pawen_y_crevan", "huandre_heuangi"]


def on(island: str, wolf: dict[str, Any] | None = None, **position: Any) -> Table:
    """The wolf on an island that it has just reached, with two cards left."""
    hand = [dummy_card("x"), dummy_card("y")]
    own = {"place": island, "moved": True, "hand": hand, "gold": 0} | (wolf or {})
    values: dict[str, Any] = {
        "players": {"wolf": own, "bear": player()},
        "ships": [island],
        "islands": [island] if island in CARDS else [],
    }
    return hexer(**(values | position))


def act(island: str, wolf: dict[str, Any] | None = None, **position: Any) -> Table:
    """The wolf has begun the action of the island."""
    return on(island, wolf, **position).play().answer("wolf", island)


def trophies(table: Table) -> list[str]:
    return table.ids(table.player("wolf").trophies)


@shows("H17.01")
def test_the_action_of_an_island_is_a_location_action() -> None:
    table = on("loc_gwen", {"moved": False}).play()
    with refused("H16.01"):
        table.answer("wolf", "loc_gwen")
    table.stops_at("phase_one")

    table = act("loc_gwen")
    with refused("H16.04"):
        table.answer("wolf", "loc_gwen")
    table.stops_at("phase_one")


@shows("H17.02", "H17.23")
def test_three_islands_have_tiles_and_five_come_only_by_their_event_cards() -> None:
    islands = [place for place in LOCATIONS if place.island]
    tiles = {place.id: place.terrains for place in islands if place.tile}
    assert tiles == {"ard_skellig": 0b010, "isle_of_mists": 0b100, "eyna": 0b001}
    numbers = {place.event: place.id for place in islands if not place.tile}
    assert numbers == dict(enumerate(CARDS, 1))
    assert all(place.terrains == ALL_TERRAINS for place in islands if not place.tile)

    told = [event for event in library.EVENTS if event.skellige and event.number <= 5]
    assert [event.do for event in told] == [(FindIsland(BY_ID[name]),) for name in CARDS]
    assert hexer().game.islands == []


# --- The islands of the board ---------------------------------------------------------------------


@shows("H17.19")
def test_ard_skellig_raises_any_attribute_for_nothing() -> None:
    table = act("ard_skellig", {"levels": levels(4, 1, 5, 1)})
    assert table.asks("wolf", "raise") == ["combat", "defence", "specialisation"]
    table.answer("wolf", "combat")  # far above the witcher level

    assert (table.level("wolf", "combat"), table.player("wolf").level) == (5, 1)
    assert (table.gold("wolf"), len(table.hand("wolf"))) == (0, 2)
    table.stops_at("phase_one")


@shows("H17.19")
def test_with_all_attributes_at_the_top_ard_skellig_is_closed() -> None:
    table = on("ard_skellig", {"levels": levels(5, 5, 5, 5)}).play()

    with refused("H6.19"):
        table.answer("wolf", "ard_skellig")
    table.stops_at("phase_one")


@shows("H17.20")
@pytest.mark.parametrize(("cost", "taken", "left"), [(0, "free_1", 1), (1, "cheap_1", 0)])
def test_the_isle_of_mists_brings_a_card_of_cost_zero_or_one_for_gold(
    cost: int, taken: str, left: int
) -> None:
    free = [dummy_card(f"free_{n}") for n in range(2)]
    cheap = [dummy_card(f"cheap_{n}", cost=1) for n in range(2)]
    row = [*free, *cheap, *[dummy_card("dear", cost=2)] * 2]
    rows = {"rows": {"witcher": row}, "row_decks": {"witcher": [dummy_card("new")]}}
    table = act("isle_of_mists", {"gold": 1}, **rows)
    assert table.asks("wolf", "card_cost") == ["0", "1"]
    table.answer("wolf", str(cost))
    assert table.asks("wolf", "gain_card") == (cheap if cost else free)
    table.answer("wolf", taken)

    assert (table.discard_pile("wolf"), table.gold("wolf")) == ([taken], left)
    market = table.game.own_market(table.player("wolf"))
    assert [each.id for each in market.row if each] == [n for n in row if n != taken] + ["new"]
    table.stops_at("phase_one")


@shows("H17.20")
def test_without_gold_the_isle_of_mists_offers_cost_zero_only() -> None:
    row = [dummy_card("only"), *[dummy_card("cheap", cost=1)] * 5]
    table = act("isle_of_mists", rows={"witcher": row})

    assert table.discard_pile("wolf") == ["only"]
    table.stops_at("phase_one")


@shows("H17.21")
@pytest.mark.parametrize("rank", [1, 2])
def test_eyna_takes_a_trophy_and_gives_a_random_one_of_the_next_rank(rank: int) -> None:
    own = [dummy_monster(f"own_{n}", rank=n) for n in (1, 2, 3)]
    new = {str(n): [dummy_monster(f"new_{n}", rank=n)] for n in (2, 3)}
    table = act("eyna", {"trophies": own, "space": 3}, tokens=new)
    assert table.asks("wolf", "give_trophy") == ["own_1", "own_2", "pass"]
    table.answer("wolf", f"own_{rank}")

    kept = [name for name in own if name != f"own_{rank}"]
    assert trophies(table) == [*kept, f"new_{rank + 1}"]
    assert table.game.tokens[rank] == []
    assert table.player("wolf").space == 3  # no advance, no exhaustion
    table.stops_at("phase_one")


@shows("H29.06")
def test_a_rank_three_trophy_of_eyna_leaves_the_attack_cards_set_aside() -> None:
    aside = [dummy_attack(f"aside_{n}") for n in range(4)]
    wolf = {"trophies": [dummy_monster("own", rank=2)]}
    new = {"3": [dummy_monster("new", rank=3)]}
    table = act("eyna", wolf, tokens=new, attack_aside=aside).answer("wolf", "own")

    assert table.ids(table.player("wolf").trophies) == ["new"]
    assert sorted(table.ids(table.game.attack_aside)) == aside
    table.stops_at("phase_one")


@shows("H17.21", "H7.01", "H7.09")
def test_a_potion_that_only_the_trophy_given_up_at_eyna_allowed_is_discarded() -> None:
    flasks = [dummy_potion(f"p{n}", []) for n in range(5)]
    new = {"3": [dummy_monster("new", rank=3)]}
    table = act("eyna", {"trophies": ["water_hag"], "potions": flasks}, tokens=new)
    table.answer("wolf", "water_hag")
    assert table.asks("wolf", "discard_potions") == flasks
    table.answer("wolf", "p2")

    assert table.ids(table.player("wolf").potions) == ["p0", "p1", "p3", "p4"]
    assert trophies(table) == ["new"]
    table.stops_at("phase_one")


@shows("H17.21")
def test_nobody_has_to_give_a_trophy_up_at_eyna_and_none_is_lost_for_nothing() -> None:
    wolf = {"trophies": [dummy_monster("weak")]}
    table = act("eyna", wolf).passes("wolf")
    assert trophies(table) == ["weak"]
    table.stops_at("phase_one")

    table = act("eyna", wolf, tokens={"2": []}).answer("wolf", "weak")
    assert trophies(table) == ["weak"]
    table.stops_at("phase_one")


@shows("H17.21")
def test_eyna_gives_a_rank_one_trophy_to_who_has_no_monster() -> None:
    wolf = {"trophies": ["favourable_current"], "deck": [dummy_card("plain")] * 3}
    table = act("eyna", wolf, tokens={"1": [dummy_monster("first")]})

    assert trophies(table) == ["favourable_current", "first"]
    assert (table.player("wolf").space, len(table.deck("wolf"))) == (0, 3)
    table.stops_at("phase_one")


@shows("H17.21")
def test_with_rank_three_only_eyna_gives_a_rank_one_trophy() -> None:
    strong = {"trophies": [dummy_monster("strong", rank=3)]}
    table = act("eyna", strong, tokens={"1": [dummy_monster("first")]})

    assert trophies(table) == ["strong", "first"]
    table.stops_at("phase_one")


# --- Island cards ---------------------------------------------------------------------------------


def told(*do: Any) -> str:
    """A Skellige card whose safe section lets the traveller choose what to do."""
    safe = Verse("told.safe", choices=[option(word) for word in do])
    return known(SkelligeCard("told", Name("told", "told"), safe, Verse("told.dangerous")))


def bound_for_eyna(card: str, *more: str, **position: Any) -> Table:
    """The wolf sails from Cintra to Eyna, and this card is read."""
    wolf = player(place="cintra", hand=[dummy_card("wood"), dummy_card("x")], gold=0)
    table = hexer(
        players={"wolf": wolf, "bear": player(place="novigrad", hand=[dummy_card("z")])},
        ships=["cintra", "novigrad", *more],
        skellige=[card],
        dice=[6],
        dagon=2,
        **position,
    ).play_on()
    return table.answer("wolf", "sail:eyna").answer("wolf", "wood")


LOC_GWEN = BY_ID["loc_gwen"]


@shows("H17.22", "H17.23")
@pytest.mark.parametrize(("choice", "end"), [(0, "loc_gwen"), (1, "eyna")])
def test_an_island_card_is_laid_out_for_all_and_may_be_landed_on(choice: int, end: str) -> None:
    table = bound_for_eyna(told(LandOn(LOC_GWEN), FindIsland(LOC_GWEN)))
    table.answer("wolf", table.asks("wolf", "story")[choice])

    assert (table.place("wolf"), table.game.islands) == (end, [LOC_GWEN])
    assert table.game.ships[0] == BY_ID[end]
    read = [event.card for event in table.events(events.StoryRead)]
    assert read == ["told", "told", "event_loc_gwen"]
    assert [event.place for event in table.events(events.IslandFound)] == [LOC_GWEN]
    table.stops_at("phase_one")


@shows("H17.22")
def test_a_card_may_force_the_traveller_to_land() -> None:
    table = bound_for_eyna(dummy_voyage("forced", [LandOn(LOC_GWEN)], []))

    assert (table.place("wolf"), table.gold("wolf")) == ("loc_gwen", 0)
    table.answer("wolf", "loc_gwen")
    assert table.gold("wolf") == 3
    table.stops_at("phase_one")


@shows("H17.22", "H17.23")
@pytest.mark.parametrize(
    ("islands", "ships", "free"),
    [(["loc_gwen"], [], True), ([], [], False), (["loc_gwen"], ["loc_gwen"], False)],
)
def test_an_island_card_in_play_is_reached_by_any_card_while_no_ship_is_there(
    islands: list[str], ships: list[str], free: bool
) -> None:
    bear = player(place="novigrad", hand=[dummy_card("hut", terrain=Terrain.MOUNTAIN)])
    position = {"players": {"wolf": player(), "bear": bear}, "active": "bear"}
    table = hexer(ships=["novigrad", *ships], islands=islands, **position).play()

    assert ("sail:loc_gwen" in table.asks("bear", "phase_one")) is free
    table.stops_at("phase_one")


@shows("H17.23")
def test_an_island_card_in_play_stays_and_an_occupied_one_is_passed_by() -> None:
    card = dummy_voyage("again", [LandOn(LOC_GWEN)], [])
    table = bound_for_eyna(card, "loc_gwen", islands=["loc_gwen"])

    assert (table.place("wolf"), table.game.islands) == ("eyna", [LOC_GWEN])
    assert [event.card for event in table.events(events.StoryRead)] == ["again"]
    assert table.events(events.IslandFound) == []
    table.stops_at("phase_one")


def test_away_from_the_sea_an_island_is_found_but_nobody_lands_or_turns_back() -> None:
    def rule(game: Game) -> Flow[None]:
        yield from carry_out((LandOn(LOC_GWEN), TurnBack()), Now(game, game.player, "H17.22"))

    table = hexer(events=[]).play(rule)  # without its event nothing is read out

    assert (table.game.islands, table.place("wolf")) == ([LOC_GWEN], "kaer_morhen")
    assert table.events(events.StoryRead) == []
