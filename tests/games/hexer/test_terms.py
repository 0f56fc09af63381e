"""Chapter 2: key terms (Schlüsselbegriffe)."""

from __future__ import annotations

import pytest

from tafelrunde.engine.decisions import Flow
from tafelrunde.games.hexer import library
from tafelrunde.games.hexer.rules.deck import discard, draw, gain_card, trash
from tafelrunde.games.hexer.rules.gold import gain_gold, lose_gold
from tafelrunde.games.hexer.state.board import LOCATIONS, TERRAINS, tiles
from tafelrunde.games.hexer.state.table import Game
from tafelrunde.games.hexer.terms import Kind, Terrain
from tafelrunde.games.hexer.turn.actions import swap_card
from tafelrunde.games.hexer.vocabulary import DiscardCards, GainGold, LoseGold
from tests.kit.hexer import dummy_card, dummy_story, hexer, option, player
from tests.kit.shows import shows


@shows("H2.01")
def test_a_discarded_card_lies_on_top_of_the_own_discard_pile() -> None:
    def rule(game: Game) -> Flow[None]:
        discard(game, game.player, game.player.hand[0], "H2.01")
        yield from ()

    wolf = player(hand=[dummy_card("a")], discard_pile=[dummy_card("old")])
    table = hexer(players={"wolf": wolf, "bear": {}}).play(rule)

    assert table.discard_pile("wolf") == ["old", "a"]


@shows("H2.02")
def test_a_trashed_card_does_not_come_back() -> None:
    def rule(game: Game) -> Flow[None]:
        wolf = game.player
        trash(game, wolf, wolf.hand[0], wolf.hand, "H2.02")
        draw(game, wolf, 9, "H2.02")
        yield from ()

    wolf = player(hand=[dummy_card("a")], deck=[dummy_card("b")], discard_pile=[dummy_card("c")])
    table = hexer(players={"wolf": wolf, "bear": {}}).play(rule)

    assert sorted(table.hand("wolf")) == ["b", "c"]
    assert "a" in table.ids(table.game.out)


@shows("H2.04", "H2.06", "H2.05")
@pytest.mark.parametrize(("name", "kind"), [("wolf", Kind.WITCHER), ("alzur", Kind.MAGE)])
def test_everybody_gains_cards_of_the_own_row(name: str, kind: Kind) -> None:
    rows = {
        "witcher": [dummy_card("sword"), *[dummy_card("dear", cost=9)] * 5],
        "mage": [dummy_card("spell", kind=Kind.MAGE), *[dummy_card("dear", cost=9)] * 5],
    }
    other = "alzur" if name == "wolf" else "wolf"
    players = {name: player(deck=[dummy_card("plain")] * 5), other: player()}
    table = hexer(players=players, phase="refill", rows=rows).play()

    assert table.hand(name)[-1] == ("sword" if kind is Kind.WITCHER else "spell")


@shows("H2.04")
@pytest.mark.parametrize(("name", "cheap"), [("wolf", "sword"), ("alzur", "spell")])
def test_whoever_gets_or_swaps_a_witcher_card_takes_it_from_the_own_row(
    name: str, cheap: str
) -> None:
    dear = [dummy_card("dear", cost=9)] * 5
    rows = {
        "witcher": [dummy_card("sword"), *dear],
        "mage": [dummy_card("spell", kind=Kind.MAGE), *dear],
    }
    other = "alzur" if name == "wolf" else "wolf"
    held = player(hand=[dummy_card("old")], deck=[dummy_card("plain")] * 5)
    table = hexer(players={name: held, other: player()}, rows=rows)
    table.play(lambda game: gain_card(game, game.player, "H2.04"))
    assert table.discard_pile(name) == [cheap]

    table = hexer(players={name: held, other: player()}, rows=rows)
    table.play(lambda game: swap_card(game, game.player))
    assert table.hand(name) == [cheap]


@shows("H2.07")
def test_the_active_player_is_the_one_whose_turn_is_running() -> None:
    table = hexer(players={"wolf": player(hand=[dummy_card("c")] * 2), "bear": {}}, active="wolf")

    assert table.game.player.id == "wolf"
    assert table.play().asks("wolf", "phase_one")
    table.stops_at("phase_one")


@shows("H2.08")
@pytest.mark.parametrize("names", [("wolf", "bear"), ("wolf", "bear", "cat"), tuple("wbc")])
def test_to_the_right_sits_who_comes_directly_before(names: tuple[str, ...]) -> None:
    known = {"w": "wolf", "b": "bear", "c": "cat"}
    table = hexer(players={known.get(name, name): player() for name in names})
    game = table.game

    assert game.right_of(game.players[0]) is game.players[-1]
    assert game.right_of(game.players[1]) is game.players[0]


@shows("H2.09")
def test_locations_are_mainland_islands_and_dagons_place() -> None:
    kinds = [("island" if p.island else "mainland" if p.ways else "dagon") for p in LOCATIONS]

    assert kinds.count("mainland") == 19
    assert kinds.count("island") == 8
    assert [p.id for p in LOCATIONS if not p.island and not p.ways] == ["dagon_place"]


@shows("H2.10")
def test_there_are_three_terrains_and_one_stack_of_tiles_for_each() -> None:
    assert len(Terrain) == 3
    stacks = [tiles(terrain, skellige=True) for terrain in Terrain]
    assert [len(stack) for stack in stacks] == [7, 7, 7]
    assert all(TERRAINS[tile] == 1 << terrain for terrain in Terrain for tile in stacks[terrain])
    assert all(mask for mask in TERRAINS)
    shown = [card for each in library.CHARACTERS.values() for card in each.cards]
    assert all(card.terrains for card in [*shown, *library.WITCHER_MARKET, *library.MAGE_MARKET])


@shows("H2.15", "H2.10")
def test_behelt_nar_takes_any_card_and_has_no_tile() -> None:
    for terrain in Terrain:
        wolf = player(place="ban_ard", hand=[dummy_card("c", terrain=terrain)], gold=0)
        table = hexer(players={"wolf": wolf, "bear": {}}).play().answer("wolf", "go:behelt_nar")
        assert table.place("wolf") == "behelt_nar"
        if table.question:
            table.stops_at("phase_one")
    assert 0 not in [tile for terrain in Terrain for tile in tiles(terrain, skellige=True)]
    cards = [place for place in LOCATIONS if place.event]
    assert [place.terrains for place in cards] == [0b111] * 5
    assert not any(place.tile for place in cards)


@shows("H2.11")
def test_the_effects_of_a_text_are_carried_out_one_after_the_other() -> None:
    story = dummy_story("tale", option(LoseGold(3), GainGold(2)), option(GainGold(2), LoseGold(3)))
    for number, gold in (("option1", 2), ("option2", 0)):
        wolf = player(place="vizima", gold=1)
        table = hexer(
            players={"wolf": wolf, "bear": {}},
            phase="confrontation",
            city=[story],
            legendary_place="stygga",
        ).play()
        table.answer("wolf", "city").answer("wolf", number)
        assert table.gold("wolf") == gold


@shows("H2.12", "H2.13")
def test_losses_are_carried_out_as_far_as_possible() -> None:
    story = dummy_story("tale", option(LoseGold(5), DiscardCards(9)), option(GainGold(1)))
    wolf = player(place="vizima", gold=2, hand=[dummy_card("a")], deck=[dummy_card("b")])
    table = hexer(
        players={"wolf": wolf, "bear": {}},
        phase="confrontation",
        city=[story],
        legendary_place="stygga",
    ).play()
    table.answer("wolf", "city").answer("wolf", "option1")

    assert table.gold("wolf") == 0
    assert table.discard_pile("wolf") == ["a", "b"]


@shows("H2.13")
def test_gold_is_unlimited_but_never_below_nothing() -> None:
    def rule(game: Game) -> Flow[None]:
        gain_gold(game, game.player, 10_000, "H2.13")
        lose_gold(game, game.players[1], 5, "H2.13")
        yield from ()

    table = hexer(players={"wolf": player(gold=1), "bear": player(gold=3)}).play(rule)

    assert (table.gold("wolf"), table.gold("bear")) == (10_001, 0)


@shows("H2.14")
def test_what_lies_on_a_board_lies_with_its_player() -> None:
    beast = library.MONSTERS[0].id
    wolf = player(
        levels={"combat": 3},
        level=2,
        shield=2,
        rumours=["stygga"],
        trails=["vizima"],
        destruction=[library.DESTRUCTION_TOKENS[0].id],
        weaknesses=[{"terrain": "water", "numeral": 4}],
        trophies=[beast],
    )
    table = hexer(players={"wolf": wolf, "bear": {}})
    own, other = table.player("wolf"), table.player("bear")

    assert (own.levels[0], own.level, own.shield) == (3, 2, 2)
    assert (own.rumours, own.trails, own.weaknesses) == ([17], [7], [(2, 4)])
    assert (table.ids(own.trophies), len(own.destruction)) == ([beast], 1)
    assert (other.trophies, other.rumours, other.trails, other.weaknesses) == ([], [], [], [])
