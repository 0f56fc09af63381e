"""Chapter 12: weakness tokens (Schwächeplättchen), part of Monsterjagd."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.decisions import Flow
from tafelrunde.games.hexer import events
from tafelrunde.games.hexer.cards.weaknesses import WEAKNESSES
from tafelrunde.games.hexer.expansions.weakness import return_weaknesses
from tafelrunde.games.hexer.fights.fight import fight_on
from tafelrunde.games.hexer.fights.hunt import begin_hunt
from tafelrunde.games.hexer.nouns import WeaknessTime
from tafelrunde.games.hexer.state.board import LOCATIONS, TERRAINS
from tafelrunde.games.hexer.state.table import Game
from tafelrunde.games.hexer.terms import Colour, Opponent, Terrain
from tests.kit.hexer import (
    Table,
    dummy_attack,
    dummy_card,
    dummy_monster,
    dummy_potion,
    fighting,
    hexer,
    player,
)
from tests.kit.hexer_fights import until
from tests.kit.shows import shows


def token(terrain: str, numeral: int, place: str = "") -> dict[str, Any]:
    """A weakness token, on the board if a place is named."""
    return {"terrain": terrain, "numeral": numeral} | ({"place": place} if place else {})


def board(table: Table) -> list[tuple[str, str]]:
    """Where weakness tokens lie, and of which terrain they are."""
    tokens = table.game.weakness_on
    return [(LOCATIONS[place].id, Terrain(t).name.lower()) for place, t, _ in tokens]


# --- On the board ---------------------------------------------------------------------------------


def walking(*tokens: dict[str, Any], **position: Any) -> Table:
    """The wolf goes from Vizima to Ban Ard."""
    lake = dummy_card("lake", terrain=Terrain.WATER)
    wolf = player(place="vizima", hand=[lake, dummy_card("x")])
    values: dict[str, Any] = {"players": {"wolf": wolf, "bear": player()}}
    table = hexer(**(values | position), weakness_on=list(tokens)).play()
    return table.answer("wolf", "go:ban_ard").answer("wolf", "lake")


@shows("H12.01", "H12.05")
def test_who_enters_a_location_takes_the_weakness_tokens_there() -> None:
    table = walking(
        token("water", 3, "ban_ard"), token("water", 5, "ban_ard"), token("forest", 1, "novigrad")
    )

    assert table.player("wolf").weaknesses == [(Terrain.WATER, 3), (Terrain.WATER, 5)]
    assert board(table) == [("novigrad", "forest")]
    table.stops_at("phase_one")


@shows("H12.01")
def test_a_token_where_the_player_already_stands_is_not_taken() -> None:
    lying = token("forest", 2, "vizima")
    table = hexer(players={"wolf": player(place="vizima"), "bear": player()}, weakness_on=[lying])
    table.play()

    assert table.player("wolf").weaknesses == []
    assert board(table) == [("vizima", "forest")]


@shows("H12.10")
def test_a_token_lies_face_down_until_it_is_taken_and_revealed_to_all() -> None:
    lying = [token("water", 4, "ban_ard"), token("forest", 2, "novigrad")]
    seen = hexer(weakness_on=lying).view("bear")
    assert [(terrain, numeral) for _, terrain, numeral in seen.weakness_on] == [
        (Terrain.WATER, 0),
        (Terrain.FOREST, 0),
    ]
    assert all(numeral == 0 for supply in seen.weakness_supply for numeral in supply)
    table = walking(*lying)

    assert table.view("bear").players[0].weaknesses == [(Terrain.WATER, 4)]
    (taken,) = table.events(events.WeaknessTaken)
    assert (taken.player, taken.terrain, taken.numeral) == ("wolf", "water", 4)
    table.stops_at("phase_one")


@shows("H12.08", "H8.12")
def test_for_a_token_taken_another_of_its_terrain_is_placed_before_phase_2() -> None:
    hand = [dummy_card("lake", terrain=Terrain.WATER), dummy_card("x")]
    wolf = player(place="vizima", hand=hand)
    table = walking(
        token("water", 3, "ban_ard"),
        players={"wolf": wolf, "bear": player(place="cidaris")},
        tiles={"water": ["ban_ard", "cidaris", "glenmore"]},
    )
    assert board(table) == []  # not yet
    table.passes("wolf")

    assert board(table) == [("glenmore", "water")]  # where no player stands
    ((_, _, numeral),) = table.game.weakness_on
    supply = table.game.weakness_supply[Terrain.WATER]
    assert sorted([3, numeral, *supply]) == [1, 2, 3, 4, 5, 6]
    assert table.player("wolf").taken == []
    assert [event.terrain for event in table.events(events.WeaknessPlaced)] == ["water"]


@shows("H12.08")
def test_the_new_token_is_a_random_one() -> None:
    numerals = set[int]()
    for seed in range(12):
        table = walking(token("water", 3, "ban_ard"), seed=seed).passes("wolf")
        ((place, _, numeral),) = table.game.weakness_on
        assert TERRAINS[place] == 1 << Terrain.WATER
        numerals.add(numeral)

    assert len(numerals) > 2
    assert 3 not in numerals


@shows("H12.08")
def test_every_token_taken_in_phase_1_brings_a_new_one() -> None:
    table = walking(token("water", 3, "ban_ard"), token("water", 1, "ban_ard")).passes("wolf")

    assert [terrain for _, terrain in board(table)] == ["water", "water"]


@shows("H12.08")
def test_if_all_tokens_of_the_terrain_are_in_use_none_is_placed() -> None:
    bear = player(weaknesses=[token("water", n) for n in (1, 2, 4, 5, 6)])
    hand = [dummy_card("lake", terrain=Terrain.WATER), dummy_card("x")]
    players = {"wolf": player(place="vizima", hand=hand), "bear": bear}
    table = walking(token("water", 3, "ban_ard"), players=players).passes("wolf")

    assert board(table) == []
    assert table.player("wolf").weaknesses == [(Terrain.WATER, 3)]


@shows("H12.07")
def test_when_their_monster_leaves_all_tokens_of_its_terrain_return_to_the_supply() -> None:
    def monster_leaves(game: Game) -> Flow[None]:
        return_weaknesses(game, Terrain.WATER)
        yield from ()

    table = hexer(
        players={
            "wolf": player(weaknesses=[token("water", 1), token("forest", 2)]),
            "bear": player(weaknesses=[token("water", 6)]),
        },
        weakness_on=[token("water", 4, "ban_ard"), token("mountain", 5, "doldeth")],
    ).play(monster_leaves)

    assert table.game.weakness_supply[Terrain.WATER] == [1, 2, 3, 4, 5, 6]
    assert table.player("wolf").weaknesses == [(Terrain.FOREST, 2)]
    assert table.player("bear").weaknesses == []
    assert board(table) == [("doldeth", "mountain")]


@shows("H12.06", "H12.07")
def test_a_defeated_monster_takes_the_tokens_of_its_terrain_with_it() -> None:
    wolf = player(hand=[dummy_card("strike", damage=1)], space=4)
    wolf["weaknesses"] = [token("forest", 2), token("water", 2)]
    bear = player(weaknesses=[token("forest", 4)])
    table = fighting({"wolf": wolf, "bear": bear}, life=1).play()

    assert table.player("wolf").weaknesses == [(Terrain.WATER, 2)]
    assert table.player("bear").weaknesses == []
    assert [terrain for _, terrain in board(table)] == ["forest"]  # that of the new monster


# --- In a fight -----------------------------------------------------------------------------------


def hunting(*tokens: dict[str, Any], **wolf: Any) -> Table:
    """The wolf attacks the monster of the forest, which has 3 life."""
    foe = dummy_monster("foe", weakness=Colour.RED)
    wolf = player(place="vizima", hand=[dummy_card("x"), dummy_card("y")]) | wolf
    table = hexer(
        players={"wolf": wolf | {"weaknesses": list(tokens)}, "bear": player()},
        phase="confrontation",
        monsters={"forest": {"id": foe, "place": "vizima"}},
        attack_deck=[dummy_attack("claw")] * 8,
    ).play()
    return table.answer("wolf", "foe")


@shows("H12.02", "H12.03", "H12.05", "H12.11")
def test_the_owner_announces_which_weaknesses_of_the_terrain_of_the_monster_to_use() -> None:
    table = hunting(token("forest", 5), token("water", 1), token("forest", 3), shield=0)

    assert table.asks("wolf", "weaknesses") == ["3", "5"]
    table.answer("wolf", "3", "5")
    assert table.fighter("wolf").weaknesses == [3, 5]
    assert (table.player("wolf").shield, len(table.life)) == (1, 2)  # side by side
    table.stops_at("announce")


@shows("H12.06", "H12.11")
def test_a_weakness_need_not_be_used() -> None:
    table = hunting(token("forest", 3), token("forest", 5), shield=0).answer("wolf")

    assert (table.player("wolf").shield, len(table.life)) == (0, 3)
    table.stops_at("announce")


@shows("H12.06")
def test_after_a_lost_fight_the_owner_keeps_the_tokens() -> None:
    tokens = [token("forest", 3), token("forest", 5)]
    wolf = player(weaknesses=tokens, hand=[dummy_card("last")], deck=[], shield=0)
    table = fighting({"wolf": wolf, "bear": player()}, life=4, turn=1, step="begin").play()
    table.answer("bear", "charge")

    assert table.events(events.FightEnded)[0].result == "lost"
    assert table.player("wolf").weaknesses == [(Terrain.FOREST, 3), (Terrain.FOREST, 5)]
    table.stops_at("gain_card")


@shows("H12.06")
def test_a_weakness_is_not_used_up_and_may_be_used_in_every_fight_against_its_monster() -> None:
    def fight_twice(game: Game) -> Flow[None]:
        den = game.dens[Terrain.FOREST]
        assert den is not None
        for _ in range(2):
            yield from begin_hunt(game, game.player, Opponent.MONSTER, den.card, Terrain.FOREST)
            assert game.fight is not None
            yield from fight_on(game, game.fight)

    foe, tokens = dummy_monster("foe", life=6), [token("forest", 3), token("forest", 5)]
    wolf = player(place="vizima", hand=[dummy_card("last")], deck=[], weaknesses=tokens)
    table = hexer(
        players={"wolf": wolf, "bear": player()},
        monsters={"forest": {"id": foe, "place": "vizima"}},
        attack_deck=[dummy_attack("claw", charge=9)] * 8,
        rows={"witcher": [dummy_card("free"), *[dummy_card("dear", cost=9)] * 5]},
    ).play(fight_twice)
    table.answer("wolf", "3", "5")
    assert table.player("wolf").weaknesses == [(Terrain.FOREST, 3), (Terrain.FOREST, 5)]
    table.answer("bear", "charge")  # the fight is lost

    assert table.asks("wolf", "weaknesses") == ["3", "5"]
    table.answer("wolf", "3", "5")
    assert len(table.life) == 6 - 1
    table.stops_at("announce")


@shows("H12.06", "H12.07")
def test_a_monster_driven_off_takes_the_tokens_of_its_terrain_with_it() -> None:
    wolf = player(hand=[dummy_card("last")], deck=[], shield=0)
    wolf["weaknesses"] = [token("forest", 3), token("water", 2)]
    bear = player(weaknesses=[token("forest", 5)])
    table = fighting({"wolf": wolf, "bear": bear}, life=2, turn=1, step="begin").play()
    table.answer("bear", "charge")
    assert table.events(events.FightEnded)[0].result == "driven_off"
    until(table, "wolf", "gain_card").answer("wolf", table.asks("wolf")[0])

    assert table.player("wolf").weaknesses == [(Terrain.WATER, 2)]
    assert table.player("bear").weaknesses == []


@shows("H12.04")
def test_only_the_owner_of_a_token_has_the_advantage() -> None:
    foe = dummy_monster("foe")
    bear = player(weaknesses=[token("forest", 1), token("forest", 5)])
    table = hexer(
        players={"wolf": player(place="vizima", hand=[dummy_card("x")]), "bear": bear},
        phase="confrontation",
        monsters={"forest": {"id": foe, "place": "vizima"}},
        attack_deck=[dummy_attack("claw")] * 8,
    ).play()
    table.answer("wolf", "foe")

    assert table.question == "announce"  # nothing was announced, and the monster begins
    assert len(table.life) == 3
    table.stops_at("announce")


@shows("H12.09")
@pytest.mark.parametrize("opponent", [Opponent.DRAWN, Opponent.DAGON, Opponent.LEGENDARY])
def test_weaknesses_do_not_apply_against_other_opponents(opponent: Opponent) -> None:
    def begin(game: Game) -> Flow[None]:
        foe = {Opponent.DAGON: game.dagon_card, Opponent.LEGENDARY: game.legend}.get(opponent)
        foe = foe or game.tokens[0].pop()
        yield from begin_hunt(game, game.player, opponent, foe)

    tokens = [token(t, n) for t in ("forest", "mountain", "water") for n in (1, 5)]
    wolf = player(weaknesses=tokens, hand=[dummy_card("x")])
    table = hexer(
        players={"wolf": wolf, "bear": player()},
        legendary="cyclops",
        tokens={"1": [dummy_monster("foe")]},
    ).play(begin)

    assert table.question is None
    assert table.fighter("wolf").weaknesses == []
    assert table.fight.turn == 1  # the monster begins


# --- The six weaknesses ---------------------------------------------------------------------------


@shows("H12.03")
def test_there_are_six_weaknesses_each_with_its_moment() -> None:
    before, after, whole = (
        WeaknessTime.BEFORE_DECKS,
        WeaknessTime.AFTER_DECKS,
        WeaknessTime.WHOLE_FIGHT,
    )
    assert [each.numeral for each in WEAKNESSES] == [1, 2, 3, 4, 5, 6]
    assert [each.when for each in WEAKNESSES] == [before, whole, before, before, before, after]


@shows("H12.03", "H12.11")
@pytest.mark.parametrize(("trails", "potions"), [([], []), (["stygga"], ["dew"])])
def test_weakness_1_gives_the_first_turn_and_with_a_trail_a_potion(
    trails: list[str], potions: list[str]
) -> None:
    dummy_potion("dew", [])
    foe = dummy_monster("foe")
    wolf = player(place="vizima", hand=[dummy_card("x"), dummy_card("y")], trails=trails)
    wolf["weaknesses"] = [token("forest", 1)]
    table = hexer(
        players={"wolf": wolf, "bear": player()},
        phase="confrontation",
        monsters={"forest": {"id": foe, "place": "vizima"}},
        potion_deck=["dew"],
    ).play()
    table.answer("wolf", "foe").answer("wolf", "1")

    assert table.ids(table.player("wolf").potions) == potions
    assert table.fight.turn == 0
    table.stops_at("effects" if potions else "combo")


@shows("H12.03", "H12.11")
def test_weakness_2_turns_potions_into_the_top_card_of_the_discard_pile() -> None:
    dew = dummy_potion("dew", [])
    wolf = player(hand=[dummy_card("x")], discard_pile=[dummy_card("old"), dummy_card("top")])
    wolf |= player(potions=[dew] * 3, levels={"alchemy": 2})
    players = {"wolf": wolf, "bear": player()}
    table = fighting(players, step="effects", attacker={"weaknesses": [2]}).play()
    for _ in range(2):
        assert "weakness_2" in table.asks("wolf", "effects")
        table.answer("wolf", "weakness_2").answer("wolf", "dew")

    assert [told.card for told in table.events(events.AbilityUsed)] == ["weakness_2"] * 2
    assert table.hand("wolf") == ["x", "top", "old"]
    moved = [(e.card, e.source, e.destination) for e in table.events(events.CardMoved)]
    assert moved == [("top", "discard_pile", "hand"), ("old", "discard_pile", "hand")]
    assert (len(table.player("wolf").potions), table.fighter("wolf").poison) == (1, 2)
    table.stops_at("combo")  # the tolerance is reached


@shows("H12.03", "H12.11")
def test_weakness_3_raises_the_shield_value_even_above_the_maximum() -> None:
    table = hunting(token("forest", 3), levels={"defence": 2}, shield=2).answer("wolf", "3")

    assert table.player("wolf").shield == 3
    table.stops_at("announce")


@shows("H12.03", "H12.11")
def test_weakness_4_fetches_a_card_of_the_colour_of_the_monster() -> None:
    red = [dummy_card(name, colour=Colour.RED) for name in ("ruby", "rust")]
    blue = [dummy_card(name) for name in ("sky", "sea")]
    wolf = player(hand=[], deck=[red[0], blue[0]], discard_pile=[red[1], blue[1]])
    table = hunting(token("forest", 4), **wolf).answer("wolf", "4")

    assert sorted(table.asks("wolf", "seek")) == ["ruby", "rust"]
    table.answer("wolf", "rust")
    assert table.hand("wolf") == ["rust"]
    assert sorted(table.deck("wolf")) == ["ruby", "sea", "sky"]  # the life deck is formed later
    table.stops_at("announce")


@shows("H12.03", "H12.11")
def test_weakness_5_shortens_the_life_deck_by_one_card() -> None:
    table = hunting(token("forest", 5)).answer("wolf", "5")

    assert len(table.life) == 2
    table.stops_at("announce")


@shows("H12.03", "H12.11")
def test_weakness_6_draws_a_card_after_the_life_deck_is_formed() -> None:
    wolf = player(hand=[], deck=[], discard_pile=[dummy_card("old")])
    table = hunting(token("forest", 6), **wolf).answer("wolf", "6")

    assert table.hand("wolf") == ["old"]  # only the new deck holds it
    table.stops_at("announce")
