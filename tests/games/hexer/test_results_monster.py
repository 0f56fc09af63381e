"""Chapter 28: results of a monster fight (Resultate eines Monsterkampfs)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.hexer.nouns import Occasion, When
from tafelrunde.games.hexer.state.board import tiles
from tafelrunde.games.hexer.terms import Expansion, Terrain
from tafelrunde.games.hexer.vocabulary import GainGold
from tests.kit.hexer import (
    Table,
    dummy_attack,
    dummy_card,
    dummy_monster,
    dummy_token,
    hexer,
    player,
)
from tests.kit.hexer_fights import until
from tests.kit.shows import shows

WITHOUT_TRAIL = [each.value for each in Expansion if each is not Expansion.MONSTERJAGD]


def last_blow(left: int = 2, deck: int = 0, **position: Any) -> Table:
    """Wolf holds the last card, which deals 2 damage, against a forest monster of rank I with so
    many cards left; three cards of cost 0 lie in the row.
    """
    claw, slash = dummy_attack("claw"), dummy_card("slash", damage=2)
    free = [dummy_card(f"free_{n}") for n in range(3)]
    wolf = {"place": "novigrad", "hand": [slash], "deck": [dummy_card("plain")] * deck}
    wolf |= position.pop("wolf", {})
    values: dict[str, Any] = {
        "players": {"wolf": wolf, "bear": player(), "cat": player()},
        "phase": "confrontation",
        "rows": {"witcher": [*free, *[dummy_card("dear", cost=2)] * 3]},
        "monsters": {"forest": {"id": dummy_monster("beast"), "place": "novigrad"}},
        "fight": {"against": "beast", "turn": 0, "step": "combo", "life": [claw] * left},
    }
    return hexer(**(values | position))


@shows("H28.01", "H28.08", "H28.09", "H28.11", "H28.12", "H28.13", "H28.07")
def test_a_defeated_monster_brings_trophy_advance_gold_and_a_stronger_one() -> None:
    strong = dummy_monster("strong", rank=2)
    table = last_blow(deck=3, wolf={"gold": 1}, tokens={"2": [strong]}).play()

    table.answer("wolf", table.asks("wolf", "exhaustion")[0])
    wolf = table.player("wolf")

    assert table.ids(wolf.trophies) == ["beast"]
    assert (wolf.space, wolf.gold, wolf.fewer) == (1, 3, 0)
    assert [den.card.id for den in table.game.dens if den] == ["strong"]
    assert table.game.fight is None


@shows("H28.10", "H28.06")
def test_shield_and_cards_are_restored_before_exhaustion_follows() -> None:
    wolf = {"levels": {"defence": 3}, "shield": 0, "discard_pile": [dummy_card("old")]}
    table = last_blow(deck=1, wolf=wolf).play()

    assert table.player("wolf").shield == 3
    assert sorted(table.asks("wolf", "exhaustion")) == ["old", "plain", "slash"]
    table.answer("wolf", "old")

    assert sorted(table.deck("wolf")) == ["plain", "slash"]
    assert (table.hand("wolf"), table.discard_pile("wolf")) == ([], [])


@shows("H28.06")
@pytest.mark.parametrize("left", [3, 4])  # driven off, lost
def test_shield_and_cards_are_restored_whatever_the_outcome_before_a_card_is_gained(
    left: int,
) -> None:
    wolf = {"levels": {"defence": 3}, "shield": 0, "discard_pile": [dummy_card("old")]}
    table = last_blow(left, wolf=wolf).play()

    assert table.question == "gain_card"
    assert table.player("wolf").shield == 3
    assert sorted(table.deck("wolf")) == ["old", "slash"]
    assert (table.hand("wolf"), table.discard_pile("wolf")) == ([], [])
    table.answer("wolf", "free_0")
    assert table.discard_pile("wolf") == ["free_0"]


@shows("H28.02", "H28.15", "H28.16", "H28.17", "H28.18", "H23.05")
@pytest.mark.parametrize("left", [2, 3])
def test_a_monster_with_at_most_one_card_left_is_driven_off(left: int) -> None:
    other = dummy_monster("other")
    weak = dummy_card("poke", damage=1 if left == 2 else 2)
    table = last_blow(left, wolf={"hand": [weak], "gold": 0}, tokens={"1": [other]}).play()

    assert table.question == "gain_card"
    table.answer("wolf", "free_1")
    wolf = table.player("wolf")

    assert (wolf.gold, wolf.space, table.ids(wolf.trophies)) == (2, 0, [])
    assert table.discard_pile("wolf") == ["free_1"]
    assert [den.card.id for den in table.game.dens if den] == ["other"]
    assert table.ids(table.game.token_discards[0]) == ["beast"]


def driven_off(rank: int, **position: Any) -> Table:
    """The wolf has driven a forest monster of that rank off; all have heard something about it."""
    ogre, blow = dummy_monster("ogre", rank=rank), [dummy_card("slash", damage=2)]
    weak = [{"terrain": "forest", "numeral": 3}]
    players = {
        "wolf": player(place="novigrad", hand=blow, deck=[], rumours=["stygga"], weaknesses=weak),
        "bear": player(trails=["vizima", "hengfors"]),
    }
    table = last_blow(
        players=players,
        monsters={"forest": {"id": ogre, "place": "novigrad"}},
        fight={"against": ogre, "turn": 0, "step": "combo", "life": [dummy_attack("claw")] * 3},
        **position,
    )
    return table.play().answer("wolf", "free_0")


@shows("H28.18")
@pytest.mark.parametrize("rank", [1, 2, 3])
def test_the_monster_after_one_driven_off_has_its_rank_and_comes_as_after_a_victory(
    rank: int,
) -> None:
    tokens = {str(n): [dummy_monster(f"rank_{n}", rank=n)] for n in (1, 2, 3)}
    table = driven_off(rank, tokens=tokens)
    den, game = table.game.dens[Terrain.FOREST], table.game

    assert den is not None
    assert den.card.id == f"rank_{rank}"
    assert sorted([*game.tiles[Terrain.FOREST], den.place]) == tiles(Terrain.FOREST, skellige=True)
    assert (table.player("wolf").rumours, table.player("wolf").weaknesses) == ([], [])
    assert table.player("bear").trails == [2]
    assert [terrain for _, terrain, _ in game.weakness_on] == [Terrain.FOREST]


@shows("H28.18")
def test_instead_of_a_missing_rank_the_next_lower_one_follows_a_monster_driven_off() -> None:
    low = dummy_monster("low", rank=1)
    table = driven_off(3, tokens={"1": [low], "2": [], "3": [dummy_monster("high", rank=3)]})
    assert table.game.dens[Terrain.FOREST].card.id == "high"  # type: ignore[union-attr]

    table = driven_off(3, tokens={"1": [low], "2": [], "3": []})
    assert table.game.dens[Terrain.FOREST].card.id == "ogre"  # type: ignore[union-attr]


@shows("H28.19", "H29.05")
def test_the_monster_driven_off_comes_back_only_if_its_stack_is_empty() -> None:
    table = last_blow(3, tokens={"1": []}).play()
    table.answer("wolf", "free_0")

    assert [den.card.id for den in table.game.dens if den] == ["beast"]
    assert table.game.token_discards[0] == []


@shows("H28.03", "H28.20", "H28.21", "H28.22", "H28.24")
def test_a_defeated_player_gets_a_trail_and_a_card_and_draws_less() -> None:
    table = last_blow(4, wolf={"gold": 1}, tiles={"forest": ["stygga"]}).play()
    table.answer("wolf", "free_2")
    wolf = table.player("wolf")

    assert (wolf.trails, wolf.gold, wolf.space, wolf.fewer) == ([17], 1, 0, 1)
    assert table.discard_pile("wolf") == ["free_2"]
    den = table.game.dens[0]
    assert den is not None
    assert (den.card.id, den.place, table.place("wolf")) == ("beast", 6, "novigrad")


@shows("H28.22")
def test_a_defeated_player_draws_less_in_phase_3_of_this_turn_only() -> None:
    old, x, y = dummy_card("old"), dummy_card("x"), dummy_card("y")
    wolf = player(place="vizima", hand=[dummy_card("slash", damage=2)], deck=[])
    row = [dummy_card("free"), *[dummy_card("costly", cost=9)] * 5]
    table = last_blow(
        4,
        players={"wolf": wolf | {"discard_pile": [old] * 9}, "bear": player(hand=[x, y])},
        monsters={"forest": {"id": "beast", "place": "stygga"}},
        rows={"witcher": row},
        row_decks={"witcher": row[1:]},
    ).play_on()

    until(table, "bear", "phase_one")
    assert len(table.hand("wolf")) == 2
    table.passes("bear")
    until(table, "wolf", "phase_one")
    assert len(table.hand("bear")) == 3
    table.passes("wolf")
    until(table, "bear", "phase_one")
    assert len(table.hand("wolf")) == 3
    table.stops_at("phase_one")


@shows("H28.20")
def test_nobody_takes_a_second_trail_of_the_same_monster() -> None:
    table = last_blow(4, wolf={"trails": ["dhuwod"]}).play()
    table.answer("wolf", "free_0")

    assert table.player("wolf").trails == [16]


@shows("H28.25")
def test_without_a_tile_there_is_no_trail_but_all_else_applies() -> None:
    rest = ["vizima", "vengerberg", "haern_caduch", "dhuwod", "stygga", "eyna"]
    table = last_blow(4, wolf={"rumours": rest}).play()
    table.answer("wolf", "free_0")
    wolf = table.player("wolf")

    assert (wolf.trails, wolf.fewer) == ([], 1)


@shows("H28.23")
def test_one_card_less_means_up_to_two_hand_cards() -> None:
    plain = [dummy_card("plain")] * 5
    table = hexer(
        phase="refill",
        players={"wolf": player(deck=plain, fewer=1), "bear": player()},
        rows={"witcher": [dummy_card("dear", cost=4)] * 6},
    ).play()

    assert table.hand("wolf") == ["plain", "plain"]


@shows("H28.04", "H1.06", "H28.05")
def test_the_legendary_monster_is_never_driven_off_and_leaves_a_token() -> None:
    token = dummy_token("ruin", [GainGold(9)])
    table = last_blow(
        3,
        legendary="golem",
        legendary_place="novigrad",
        monsters={},
        destruction_pile=[token],
        wolf={"space": 4, "gold": 0},
        fight={"against": "golem", "turn": 0, "step": "combo", "life": [dummy_attack("claw")] * 3},
    ).play()
    table.answer("wolf", "free_0")
    wolf = table.player("wolf")

    assert (table.ids(wolf.destruction), wolf.gold, wolf.fewer) == (["ruin"], 0, 1)
    assert (table.game.legend_place, table.game.winner) == (6, -1)


@shows("H28.05")
def test_without_a_token_in_the_pile_none_is_taken() -> None:
    claw = dummy_attack("claw")
    table = last_blow(
        3,
        legendary="golem",
        monsters={},
        destruction_pile=[],
        fight={"against": "golem", "turn": 0, "step": "combo", "life": [claw] * 3},
    ).play()
    table.answer("wolf", "free_0")

    assert table.player("wolf").destruction == []


@shows("H28.20", "H28.14")
def test_losing_to_dagon_brings_a_trail_token_of_his() -> None:
    claw = dummy_attack("claw")
    fight = {"against": "dagon", "turn": 0, "step": "combo", "life": [claw] * 4}
    dagon: dict[str, Any] = {"dagon": 6, "monsters": {}, "fight": fight, "dagon_trails": 1}
    table = last_blow(wolf={"place": "dagon_place"}, **dagon).play()
    table.answer("wolf", "free_0")

    assert table.player("wolf").dagon_trail
    assert table.game.dagon_trails == 0
    assert table.game.dagon == 6  # he stays


@shows("H28.20", "H14.12")
def test_nobody_takes_a_second_trail_token_of_dagon() -> None:
    fight = {"against": "dagon", "turn": 0, "step": "combo", "life": [dummy_attack("claw")] * 4}
    dagon: dict[str, Any] = {"dagon": 6, "monsters": {}, "fight": fight, "dagon_trails": 5}
    table = last_blow(wolf={"place": "dagon_place", "dagon_trail": True}, **dagon).play()
    table.answer("wolf", "free_0")

    assert table.player("wolf").dagon_trail
    assert table.game.dagon_trails == 5


@shows("H28.25")
def test_without_a_trail_token_of_dagon_there_is_none_but_all_else_applies() -> None:
    fight = {"against": "dagon", "turn": 0, "step": "combo", "life": [dummy_attack("claw")] * 4}
    dagon: dict[str, Any] = {"dagon": 6, "monsters": {}, "fight": fight, "dagon_trails": 0}
    table = last_blow(wolf={"place": "dagon_place"}, **dagon).play()
    table.answer("wolf", "free_0")

    assert (table.player("wolf").dagon_trail, table.game.dagon_trails) == (False, 0)
    assert table.player("wolf").fewer == 1


@shows("H23.05")
def test_without_monsterjagd_nobody_drives_a_monster_off() -> None:
    table = last_blow(3, expansions=WITHOUT_TRAIL).play()
    table.answer("wolf", "free_0")

    assert table.player("wolf").fewer == 1
    assert [den.card.id for den in table.game.dens if den] == ["beast"]


@shows("H28.01")
def test_what_a_monster_does_when_it_is_killed_happens_before_the_rewards() -> None:
    rich = dummy_monster("rich", ability=[When(Occasion.KILLED, [GainGold(5)])])
    monsters = {"forest": {"id": rich, "place": "novigrad"}}
    fight = {"against": "rich", "turn": 0, "step": "combo", "life": [dummy_attack("claw")]}
    table = last_blow(monsters=monsters, wolf={"gold": 0}, fight=fight).play()

    assert table.gold("wolf") == 7
