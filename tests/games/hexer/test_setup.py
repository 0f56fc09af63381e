"""Chapter 4: setup (Spielaufbau)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.decisions import PARTY, Seat
from tafelrunde.engine.errors import BadSetup, TafelrundeError
from tafelrunde.games.hexer import library
from tafelrunde.games.hexer.events import DiceRolled
from tafelrunde.games.hexer.fights.new_monster import leave, replace_monster
from tafelrunde.games.hexer.game import GAME as HEXER
from tafelrunde.games.hexer.nouns import Monster, SpecialAttack
from tafelrunde.games.hexer.rules.setup import deal, finish_setup
from tafelrunde.games.hexer.state.board import LOCATIONS, SCHOOLS, tiles
from tafelrunde.games.hexer.state.table import Game
from tafelrunde.games.hexer.state.views import view
from tafelrunde.games.hexer.terms import Attribute, Kind, Phase, Terrain
from tafelrunde.games.hexer.turn.actions import taught
from tafelrunde.games.hexer.turn.poker import play_with_player
from tests.kit.hexer import Table
from tests.kit.shows import shows

NAMES = ("wolf", "bear", "cat", "viper", "griffin")
SEEDS = range(12)
ISLANDS = (19, 20, 21)


def new(players: int = 3, seed: int = 0, **setup: Any) -> Game:
    """A new game of so many witchers, before the players decide anything."""
    return HEXER.new({"characters": list(NAMES[:players]), **setup}, seed)


def ready(players: int = 3, seed: int = 0, **setup: Any) -> Table:
    """The table after all decisions of the setup, each answered with its first option."""
    table = Table(new(players, seed, **setup)).play(finish_setup)
    while table.question is not None:
        decision = table.session.decisions[0]  # type: ignore[union-attr]
        name = table.names()[decision.seat]
        table.answer(name, table.asks(name)[0])
    return table


def ranks(game: Game) -> list[int]:
    """The ranks of the monsters in the display."""
    found = [den.card.printed for den in game.dens if den is not None]
    return sorted(monster.rank for monster in found if isinstance(monster, Monster))


# --- Steps 1 to 6 ---------------------------------------------------------------------------------


@shows("H4.01")
def test_after_the_setup_everything_lies_on_the_table() -> None:
    game = ready().game

    assert sorted(card.uid for card in game.all_cards()) == list(range(len(game.cards)))
    assert ranks(game) == [1, 1, 1]
    assert all(player.hand and player.deck for player in game.players)
    assert game.legend is not None
    assert len(game.ships) == 3


@shows("H4.02", "H32.05")
def test_the_players_choose_the_side_of_the_overview_card() -> None:
    assert new().setup.side == "a"
    assert new(side="b").setup.side == "b"
    with pytest.raises(BadSetup, match="side"):
        new(side="c")


@shows("H4.03", "H4.04", "H4.05")
def test_three_free_cards_lie_on_the_cheapest_spaces_and_others_above() -> None:
    firsts = set()
    for seed in SEEDS:
        market = new(seed=seed).markets[Kind.WITCHER]
        assert market is not None
        row = [card for card in market.row if card is not None]
        assert len(row) == 6
        assert [card.cost for card in row[:3]] == [0, 0, 0]
        assert not any(card.trash_cost for card in row[:3])
        firsts.add(row[0].id)
        assert len(market.deck) + 6 == 130
        assert any(card.cost == 0 for card in market.deck)  # the others were shuffled back
    assert len(firsts) > 3


@shows("H4.06")
@pytest.mark.parametrize(
    ("names", "rows"),
    [
        (["wolf", "bear"], [True, False]),
        (["wolf", "alzur"], [True, True]),
        (["ardea", "alzur"], [False, True]),
    ],
)
def test_only_the_rows_of_those_who_take_part_are_built(names: list[str], rows: list[bool]) -> None:
    game = HEXER.new({"characters": names}, 3)

    assert [market is not None for market in game.markets] == rows
    for market in game.markets:
        if market is not None:
            assert [card.cost for card in market.row[:3] if card] == [0, 0, 0]


@shows("H4.07", "H4.11", "H4.12", "H4.18", "H4.27", "H4.40", "H4.42", "H4.53", "H4.59")
@pytest.mark.parametrize(
    "pile",
    [
        *("potion_deck", "bomb_deck", "mutagen_deck", "city", "wilderness", "skellige"),
        *("destruction_pile", "legend_deck", "movement_deck", "attack_deck", "dagon_bonuses"),
    ],
)
def test_decks_are_shuffled(pile: str) -> None:
    orders = {tuple(card.uid for card in getattr(new(seed=seed), pile)) for seed in SEEDS}

    assert len(orders) > 6


@shows("H4.53", "H4.27", "H4.15")
def test_start_decks_monsters_and_tiles_are_shuffled() -> None:
    games = [ready(seed=seed).game for seed in SEEDS]

    assert len({tuple(card.uid for card in game.players[0].deck) for game in games}) > 6
    assert len({tuple(card.uid for card in game.tokens[1]) for game in games}) > 6
    assert len({tuple(game.tiles[0]) for game in games}) > 6


@shows("H4.15")
@pytest.mark.parametrize("terrain", list(Terrain))
def test_every_stack_of_tiles_holds_one_terrain_face_down_and_is_shuffled(terrain: Terrain) -> None:
    orders = [new(seed=seed).tiles[terrain] for seed in SEEDS]

    assert len({tuple(order) for order in orders}) > 6
    assert all(sorted(order) == tiles(terrain, skellige=True) for order in orders)
    assert all(LOCATIONS[tile].terrain is terrain for tile in orders[0])
    for seat in (PARTY, *range(3)):
        seen = view(new(), Seat(seat)).tiles[terrain]
        assert len(set(seen)) == 1  # which tile it is nobody sees
        assert len(seen) == len(orders[0])


@shows("H4.08", "H4.09")
@pytest.mark.parametrize(("players", "number"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_attribute_trophies_by_number_of_players(players: int, number: int) -> None:
    trophies = [card.id for card in new(players).attribute_trophies]

    assert len(trophies) == 4 * number
    assert all(trophies.count(key) == number for key in trophies)


@shows("H4.10", "H4.13")
def test_event_decks_keep_their_order() -> None:
    numbers = [card.printed.number for card in new(seed=5).events]  # type: ignore[union-attr]
    ships = [card.printed.skellige for card in new(seed=5).events]  # type: ignore[union-attr]
    base = [n for n, ship in zip(numbers, ships, strict=True) if not ship]
    sea = [n for n, ship in zip(numbers, ships, strict=True) if ship]

    assert base == sorted(base)
    assert sea == sorted(sea)
    assert sea[0] == 1


@shows("H4.14")
def test_gold_and_two_sets_of_poker_dice_lie_ready_for_the_first_game() -> None:
    table = Table(ready(2).game.clone())
    table.game.phase = Phase.MOVES
    assert [player.gold > 0 for player in table.game.players] == [True, True]
    before = sum(player.gold for player in table.game.players)
    table.play(lambda game: play_with_player(game, game.players[0], game.players[1]))
    assert table.asks("bear", "reroll") == ["0", "1", "2", "3", "4"]
    table.answer("bear")
    assert table.asks("wolf", "reroll") == ["0", "1", "2", "3", "4"]
    table.answer("wolf")

    assert [len(event.dice) for event in table.events(DiceRolled)] == [5, 5]
    after = sum(player.gold for player in table.game.players)
    assert after == before + 1  # the supply adds to the pot


# --- Steps 7 and 8 --------------------------------------------------------------------------------


@shows("H4.17", "H4.31", "H4.16")
def test_a_tile_of_each_terrain_shows_where_its_monster_stands() -> None:
    for seed in SEEDS:
        game = ready(seed=seed).game
        for terrain in Terrain:
            den = game.dens[terrain]
            assert den is not None
            assert LOCATIONS[den.place].terrain is terrain
            assert den.place not in game.tiles[terrain]


@shows("H4.19", "H4.20", "H4.26")
def test_island_tiles_join_the_stacks_before_monsters_appear() -> None:
    places = {
        den.place for seed in range(60) for den in ready(seed=seed).game.dens if den is not None
    }

    assert places & {19, 20, 21}
    without = new(expansions=["monsterjagd"])
    assert not {19, 20, 21} & {tile for stack in without.tiles for tile in stack}


@shows("H4.20")
def test_each_terrain_has_an_island_that_is_shuffled_with_the_others() -> None:
    stacks = [new(seed=seed).tiles for seed in range(40)]
    dens = [den for seed in range(40) for den in ready(seed=seed).game.dens if den is not None]

    assert sorted(LOCATIONS[island].terrain for island in ISLANDS) == list(Terrain)
    for island in ISLANDS:
        terrain = LOCATIONS[island].terrain
        assert all(len(stack[terrain]) == 7 for stack in stacks)
        assert {stack[terrain].index(island) for stack in stacks} == set(range(7))
        assert any(den.place == island for den in dens)  # already in the setup


@shows("H29.03", "H4.29")
@pytest.mark.parametrize("players", [4, 5])
def test_the_monsters_of_the_setup_count_as_those_of_the_first_stack(players: int) -> None:
    game = ready(players).game
    dens = [den for den in game.dens if den is not None]
    assert [den.second for den in dens] == [False] * 3
    spare = game.second_stack[-1].id

    game.out.append(dens[0].card)
    replace_monster(game, leave(game, Terrain.FOREST), 1, after_victory=True)
    assert game.dens[Terrain.FOREST].card.id == spare  # type: ignore[union-attr]


@shows("H4.21")
@pytest.mark.parametrize(("players", "space"), [(2, 2), (3, 2), (4, 1), (5, 1)])
def test_dagon_starts_by_number_of_players(players: int, space: int) -> None:
    assert new(players).dagon == space


@shows("H4.24", "H4.25")
def test_three_ships_lie_at_random_ports() -> None:
    harbours = {tuple(new(seed=seed).ships) for seed in SEEDS}

    assert len(harbours) > 4
    assert all(len(set(ports)) == 3 for ports in harbours)
    assert all(LOCATIONS[port].port for ports in harbours for port in ports)


# --- Step 9 ---------------------------------------------------------------------------------------


@shows("H4.28")
@pytest.mark.parametrize(("players", "spare"), [(2, 0), (3, 0), (4, 1), (5, 2)])
def test_a_second_stack_of_rank_one_for_many_players(players: int, spare: int) -> None:
    game = new(players)

    assert len(game.second_stack) == spare
    assert len(game.tokens[0]) == 10 - spare


@shows("H4.29", "H4.30")
@pytest.mark.parametrize(("players", "wanted"), [(2, [1, 1, 2]), (3, [1] * 3), (5, [1] * 3)])
def test_monsters_at_the_start_by_number_of_players(players: int, wanted: list[int]) -> None:
    assert ranks(ready(players).game) == wanted


@shows("H4.60")
@pytest.mark.parametrize("terrain", [terrain.name.lower() for terrain in Terrain])
def test_with_two_players_the_start_player_chooses_where_the_strong_monster_is(
    terrain: str,
) -> None:
    game = new(2, 4)
    start = game.players[game.start].id
    table = Table(game).play(finish_setup)
    table.answer(start, terrain)
    den = table.game.dens[Terrain[terrain.upper()]]

    assert den is not None
    assert isinstance(den.card.printed, Monster)
    assert den.card.printed.rank == 2


@shows("H4.32", "H4.33", "H4.34", "H4.35", "H4.16")
def test_each_monster_brings_a_weakness_token_to_a_location_without_players() -> None:
    numerals = set()
    for seed in range(40):
        game = ready(seed=seed).game
        assert sorted(terrain for _, terrain, _ in game.weakness_on) == [0, 1, 2]
        for place, terrain, numeral in game.weakness_on:
            assert LOCATIONS[place].terrain == terrain
            assert place not in [player.place for player in game.players]
            assert numeral not in game.weakness_supply[terrain]
            numerals.add(numeral)
    assert numerals == {1, 2, 3, 4, 5, 6}


@shows("H4.36", "H4.37", "H4.38", "H4.59")
def test_four_attack_cards_are_set_aside_and_four_exchanged_for_special_ones() -> None:
    game = new()
    specials = [c for c in game.attack_deck if isinstance(c.printed, SpecialAttack)]
    gone = [c for c in game.out if c.id.startswith("attack_")]

    assert (len(game.attack_deck), len(game.attack_aside)) == (16, 4)
    assert len(specials) == 4
    assert not any(isinstance(c.printed, SpecialAttack) for c in game.attack_aside)
    assert len(gone) == 4
    assert len(new(expansions=[]).attack_deck) == 20


@shows("H4.39", "H4.41")
def test_a_random_legendary_monster_waits_at_its_start_without_a_token() -> None:
    found = set()
    for seed in range(40):
        game = new(seed=seed)
        assert game.legend is not None
        found.add(game.legend.id)
        assert game.legend_place == library.legendary(game.legend.id).start
        assert game.destruction_on[game.legend_place] is None
        assert len(game.legend_deck) == 20
    assert len(found) == 7
    chosen = new(legendary="toad").legend
    assert chosen is not None
    assert chosen.id == "toad"


@shows("H4.42")
def test_one_movement_card_is_revealed() -> None:
    game = new()

    assert (len(game.movement_deck), len(game.movement_discards)) == (11, 1)


# --- Steps 10 and 11 ------------------------------------------------------------------------------


@shows("H4.43")
def test_the_start_player_is_determined_by_lot() -> None:
    starts = [new(seed=seed).start for seed in range(40)]

    assert set(starts) == {0, 1, 2}


@shows("H4.44", "H32.01", "H32.07")
def test_no_character_twice_and_only_two_to_five_players() -> None:
    for names in (["wolf"], [*NAMES, "manticore"]):
        with pytest.raises(BadSetup, match="2 to 5") as caught:
            HEXER.new({"characters": names}, 0)
        assert caught.value.why == "H32.01"
    with pytest.raises(BadSetup, match="twice"):
        HEXER.new({"characters": ["wolf", "wolf"]}, 0)
    with pytest.raises(TafelrundeError, match="no character 'lion'"):
        HEXER.new({"characters": ["wolf", "lion"]}, 0)
    assert len(HEXER.new({"characters": ["alzur", "cat", "othar"]}, 0).players) == 3


@shows("H4.45", "H4.50", "H6.01")
def test_everything_starts_at_the_lowest_level() -> None:
    for player in new(3).players:
        assert (player.space, player.level, player.levels) == (0, 1, [1, 1, 1, 1])
        assert player.shield == 1


@shows("H4.46")
def test_witchers_start_at_their_schools() -> None:
    assert [p.place for p in new(5).players] == [SCHOOLS[name] for name in NAMES]


@shows("H4.46")
@pytest.mark.parametrize("name", SCHOOLS)
def test_a_witcher_with_a_school_is_not_asked_where_to_start(name: str) -> None:
    others = [other for other in SCHOOLS if other != name][:2]
    table = Table(HEXER.new({"characters": [name, *others]}, 0)).play(finish_setup)

    assert table.question is None
    assert (table.player(name).place, table.player(name).school) == (SCHOOLS[name],) * 2


@shows("H4.47", "H4.48")
def test_a_mage_chooses_an_unused_school_as_the_own_one() -> None:
    game = HEXER.new({"characters": ["wolf", "alzur"]}, 1)
    table = Table(game).play(finish_setup)
    table.answer(game.players[game.start].id, "water")
    free = [str(place) for name, place in SCHOOLS.items() if name != "wolf"]
    assert table.asks("alzur", "school") == free
    table.answer("alzur", str(SCHOOLS["cat"]))
    alzur = table.player("alzur")

    assert (alzur.place, alzur.school) == (17, 17)
    assert Attribute.SPECIALISATION in taught(alzur, SCHOOLS["cat"])
    assert Attribute.SPECIALISATION not in taught(alzur, SCHOOLS["bear"])


@shows("H4.17", "H4.60", "H4.01")
def test_the_tiles_are_shown_before_the_start_player_chooses_and_monsters_before_schools() -> None:
    table = Table(HEXER.new({"characters": ["wolf", "alzur"]}, 1)).play(finish_setup)
    decision = table.session.decisions[0]  # type: ignore[union-attr]
    assert (decision.key, decision.seat) == ("strong_terrain", table.game.start)
    table.answer(table.names()[decision.seat], "forest")

    assert tuple(den.place for den in table.game.dens if den) == decision.about
    assert not any(player.hand for player in table.game.players)  # dealt when all is chosen
    table.stops_at("school")


@shows("H4.04", "H4.05")
def test_cards_revealed_on_the_way_to_the_free_ones_are_shuffled_back() -> None:
    markets = [new(seed=seed).markets[Kind.WITCHER] for seed in range(60)]
    rows = [market.row[3:] for market in markets if market is not None]
    free = sum(card.cost == 0 and not card.trash_cost for row in rows for card in row if card)

    assert 45 <= free <= 95  # of 180; 49 of the 127 other cards are free


@shows("H4.03")
def test_the_free_cards_lie_in_random_order() -> None:
    found = set()
    for seed in range(12):
        market = new(seed=seed).markets[Kind.WITCHER]
        assert market is not None
        ids = [card.uid for card in market.row[:3] if card is not None]
        found.add(tuple(sorted(range(3), key=ids.__getitem__)))
    assert len(found) > 3


def test_a_game_saved_before_its_first_turn_is_not_dealt_twice() -> None:
    game = new(3)
    deal(game)
    before = [(len(player.hand), player.gold) for player in game.players]
    table = Table(game).play(finish_setup)

    assert [(len(player.hand), player.gold) for player in table.game.players] == before


@shows("H4.35")
def test_no_weakness_token_lies_where_a_mage_starts() -> None:
    for seed in range(40):
        game = HEXER.new({"characters": ["wolf", "bear", "alzur"]}, seed)
        table = Table(game).play(finish_setup).answer("alzur", str(SCHOOLS["cat"]))
        assert SCHOOLS["cat"] not in {place for place, _, _ in table.game.weakness_on}


@shows("H4.47")
def test_a_school_can_be_chosen_before_the_game() -> None:
    names = {"characters": ["wolf", "alzur"]}
    game = HEXER.new(names | {"schools": ["bear"]}, 1)
    assert game.players[1].school == SCHOOLS["bear"]
    for schools, why in ((["wolf"], "taken"), (["lion"], "no school"), (["cat", "bear"], "more")):
        with pytest.raises(BadSetup, match=why):
            HEXER.new(names | {"schools": schools}, 1)


@shows("H4.49")
def test_name_tiles_change_nothing() -> None:
    assert new().players[0].character.name.de  # people give themselves a name at the table


@shows("H4.51")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_with_many_players_everybody_raises_an_attribute_first(players: int) -> None:
    table = Table(new(players, 2)).play(finish_setup)
    asked = [d.key for d in table.session.decisions]  # type: ignore[union-attr]

    assert (asked.count("raise") == players) is (players > 3)
    if players > 3:
        for name in NAMES[:players]:
            table.answer(name, "combat")
        assert all(player.levels[0] == 2 for player in table.game.players)
    table.stop_checking()


@shows("H4.51", "H6.06", "H6.21")
def test_the_attribute_raised_before_the_game_brings_its_benefit() -> None:
    table = Table(new(4)).play(finish_setup)
    table.answer("wolf", "alchemy").answer("bear", "defence")
    table.answer("cat", "combat").answer("viper", "specialisation")

    assert [len(player.potions) for player in table.game.players] == [1, 0, 0, 0]
    assert [player.shield for player in table.game.players] == [1, 2, 1, 1]


@shows("H4.52")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_has_a_medallion_for_each_opponent(players: int) -> None:
    for player in new(players).players:
        assert len(player.medallions) == players - 1
        assert player.medallions[0].id == player.character.medallion.id


@shows("H4.53", "H5.01", "H5.02", "H4.54")
def test_start_decks_have_ten_cards_and_eleven_with_monsterjagd() -> None:
    for expansions, size in (([], 10), (["monsterjagd"], 11)):
        for player in new(expansions=expansions).players:
            assert len(player.deck) + len(player.hand) == size
            own = [*player.character.cards, player.character.special]
            assert {card.id for card in player.deck + player.hand} <= {card.id for card in own}


@shows("H4.55", "H4.56", "H4.57", "H4.58")
@pytest.mark.parametrize(
    ("players", "start"),
    [
        (2, [(3, 2), (5, 4)]),
        (3, [(3, 2), (4, 4), (5, 6)]),
        (4, [(2, 4), (3, 5), (4, 6), (5, 7)]),
        (5, [(2, 5), (3, 5), (4, 5), (4, 7), (5, 7)]),
    ],
)
def test_hand_cards_and_gold_go_by_player_order(players: int, start: list[tuple[int, int]]) -> None:
    for seed in range(6):
        game = ready(players, seed).game
        order = game.players[game.start :] + game.players[: game.start]
        assert [(len(player.hand), player.gold) for player in order] == start


def test_tables_of_different_setups_share_the_cards_that_are_alike() -> None:
    one = new()
    other = HEXER.new({"characters": ["bear", "wolf", "cat"]}, 1)

    alike = [
        (mine, theirs)
        for mine, theirs in zip(one.cards, other.cards, strict=True)
        if mine.id == theirs.id
    ]

    assert len(alike) > len(one.cards) // 2, "only two start decks lie elsewhere"
    assert all(mine is theirs for mine, theirs in alike)


@shows("H4.11", "H4.10")
@pytest.mark.parametrize("adventure", [False, True])
@pytest.mark.parametrize("sea", [False, True])
def test_stories_of_expansions_are_in_the_decks_only_with_them(adventure: bool, sea: bool) -> None:
    chosen = [name for name, on in (("adventure", adventure), ("skellige", sea)) if on]
    game = new(expansions=chosen)

    for deck in (game.city, game.wilderness):
        flags = [card.printed.adventure for card in deck]  # type: ignore[union-attr]
        assert (flags.count(False), flags.count(True)) == (24, 12 if adventure else 0)
    numbers = [card.printed.skellige for card in game.events]  # type: ignore[union-attr]
    assert (numbers.count(False), numbers.count(True)) == (28, 8 if sea else 0)
    assert len(game.skellige) == (32 if sea else 0)
