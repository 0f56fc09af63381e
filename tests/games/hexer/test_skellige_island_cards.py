"""Chapter 17: Skellige location actions (Skellige-Ortsaktionen): the island cards."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.hexer import events
from tafelrunde.games.hexer.state.board import BY_ID, LOCATIONS
from tafelrunde.games.hexer.terms import Opponent, Phase, Terrain
from tests.kit.hexer import (
    Table,
    dummy_attack,
    dummy_bomb,
    dummy_card,
    dummy_monster,
    dummy_potion,
    hexer,
    player,
    refused,
)
from tests.kit.shows import shows

RANKS = (1, 2, 3)


def on(island: str, wolf: dict[str, Any] | None = None, **position: Any) -> Table:
    """The wolf on an island that it has just reached, with two cards left."""
    hand = [dummy_card("x"), dummy_card("y")]
    own = {"place": island, "moved": True, "hand": hand, "gold": 0} | (wolf or {})
    values: dict[str, Any] = {
        "players": {"wolf": own, "bear": player()},
        "ships": [island],
        "islands": [island],
    }
    return hexer(**(values | position))


def act(island: str, wolf: dict[str, Any] | None = None, **position: Any) -> Table:
    """The wolf has begun the action of the island."""
    return on(island, wolf, **position).play().answer("wolf", island)


def trophies(table: Table) -> list[str]:
    return table.ids(table.player("wolf").trophies)


# --- Hen Inis -------------------------------------------------------------------------------------


@shows("H17.03", "H17.05", "H17.06")
def test_hen_inis_brings_a_rank_one_trophy_without_advance_or_exhaustion() -> None:
    weak, drawn = dummy_monster("weak"), dummy_monster("drawn")
    deck = [dummy_card("plain")] * 4
    wolf = {"trophies": [weak], "space": 1, "deck": deck}
    table = act("hen_inis", wolf, tokens={"1": [drawn]})

    assert trophies(table) == ["weak", "drawn"]
    assert (table.player("wolf").space, len(table.deck("wolf"))) == (1, 4)
    game = table.game
    assert (game.tokens[0], game.token_discards[0]) == ([], [])  # it does not come again
    table.stops_at("phase_one")


@shows("H17.03", "H17.04")
@pytest.mark.parametrize(("ranks", "closed"), [([1, 1], True), ([1, 2, 3], False), ([1], False)])
def test_with_two_rank_one_trophies_hen_inis_is_closed(ranks: list[int], closed: bool) -> None:
    own = [dummy_monster(f"own_{n}", rank=rank) for n, rank in enumerate(ranks)]
    table = on("hen_inis", {"trophies": own}).play()

    if closed:
        with refused("H17.04"):
            table.answer("wolf", "hen_inis")
    else:
        assert "hen_inis" in table.asks("wolf", "phase_one")
    table.stops_at("phase_one")


@shows("H17.07")
@pytest.mark.parametrize("gone", [["back", "back"], []])
def test_an_empty_rank_one_stack_is_renewed_from_its_discards(gone: list[str]) -> None:
    dummy_monster("back")
    table = act("hen_inis", tokens={"1": []}, token_discards={"1": gone})

    assert trophies(table) == gone[:1]
    assert table.ids(table.game.tokens[0]) == gone[1:]
    assert table.game.token_discards[0] == []
    assert table.closed("wolf", "hen_inis") == "H16.04"
    table.stops_at("phase_one")


# --- Huandre Heuangi ------------------------------------------------------------------------------


@shows("H17.08", "H17.09", "H17.12")
@pytest.mark.parametrize("rank", [1, 2])
def test_huandre_heuangi_leads_at_once_into_a_fight_of_the_chosen_rank(rank: int) -> None:
    foes = {str(n): [dummy_monster(f"foe_{n}", rank=n, life=2 + n)] for n in (1, 2, 3)}
    table = on("huandre_heuangi", {"trails": ["vizima", "cintra", "cidaris"]}, tokens=foes)
    table.play_on().answer("wolf", "huandre_heuangi")
    assert table.asks("wolf", "rank") == ["1", "2", "3"]
    table.answer("wolf", str(rank))

    assert (table.game.phase, table.fight.opponent) == (Phase.CONFRONTATION, Opponent.DRAWN)
    assert len(table.life) == 2 + rank
    assert table.events(events.CombatTurnBegan)[0].side == f"foe_{rank}"
    table.stops_at("announce")


@shows("H17.08")
@pytest.mark.parametrize("rank", [1, 2, 3])
def test_huandre_heuangi_takes_one_token_from_the_top_of_the_chosen_stack(rank: int) -> None:
    names = {n: [dummy_monster(f"{place}_{n}", rank=n) for place in ("top", "low")] for n in RANKS}
    claws = [dummy_attack("claw")] * 6
    tokens = {str(n): stack for n, stack in names.items()}
    table = act("huandre_heuangi", tokens=tokens, attack_deck=claws)
    table.answer("wolf", str(rank))

    assert table.fight.monster is not None
    assert table.fight.monster.id == f"top_{rank}"
    for n in RANKS:
        left = table.ids(table.game.tokens[n - 1])
        assert left == ([f"low_{n}"] if n == rank else [f"low_{n}", f"top_{n}"])


@shows("H17.13")
@pytest.mark.parametrize("rank", [2, 3])
def test_a_rank_three_monster_drawn_brings_the_attack_cards_set_aside(rank: int) -> None:
    aside = [dummy_attack(f"aside_{n}") for n in range(4)]
    table = act(
        "huandre_heuangi",
        tokens={str(n): [dummy_monster(f"foe_{n}", rank=n, life=6)] for n in (2, 3)} | {"1": []},
        attack_deck=[dummy_attack("claw")] * 2,
        attack_aside=aside,
    )
    assert table.asks("wolf", "rank") == ["2", "3"]
    table.answer("wolf", str(rank))

    strong = rank == 3
    assert sorted(table.life) == (sorted([*aside, "claw", "claw"]) if strong else ["claw"] * 2)
    assert len(table.game.attack_aside) == (0 if strong else 4)


@shows("H17.07", "H17.08")
def test_only_ranks_with_a_monster_can_be_chosen() -> None:
    none: dict[str, list[str]] = {"1": [], "2": [], "3": []}
    table = on("huandre_heuangi", tokens=none).play()
    with refused("H17.07"):
        table.answer("wolf", "huandre_heuangi")
    table.stops_at("phase_one")

    back = {"2": [dummy_monster("again", rank=2)]}
    table = act("huandre_heuangi", tokens=none, token_discards=back)
    assert table.fight.monster is not None
    assert table.fight.monster.id == "again"


def last_blow(left: int, **position: Any) -> Table:
    """The wolf's last card deals 2 damage to a drawn monster of rank II with so many cards left;
    another monster lies in the display.
    """
    drawn, shown = dummy_monster("drawn", rank=2), dummy_monster("shown")
    life = [dummy_attack("claw")] * left
    wolf = {"hand": [dummy_card("slash", damage=2)], "deck": [], "space": 0}
    values: dict[str, Any] = {
        "phase": "confrontation",
        "monsters": {"forest": shown},
        "tokens": {"2": [dummy_monster("next", rank=2)], "3": [dummy_monster("third", rank=3)]},
        "rows": {"witcher": [dummy_card("free"), *[dummy_card("dear", cost=2)] * 5]},
        "fight": {"against": drawn, "drawn": True, "turn": 0, "step": "combo", "life": life},
    }
    return on("huandre_heuangi", wolf, **(values | position)).play()


def display(table: Table) -> list[str]:
    return [den.card.id for den in table.game.dens if den is not None]


@shows("H17.10")
@pytest.mark.parametrize(("left", "driven_off"), [(2, False), (3, True)])
def test_a_drawn_monster_defeated_or_driven_off_is_not_replaced(
    left: int, driven_off: bool
) -> None:
    table = last_blow(left)
    wolf = table.player("wolf")

    assert display(table) == ["shown"]
    assert (wolf.gold, wolf.space) == (2, 0 if driven_off else 1)
    assert trophies(table) == ([] if driven_off else ["drawn"])
    assert table.ids(table.game.token_discards[1]) == (["drawn"] if driven_off else [])
    assert ("free" in table.deck("wolf") + table.discard_pile("wolf")) is driven_off
    assert table.ids(table.game.tokens[1] + table.game.tokens[2]) == ["next", "third"]


@shows("H17.11")
def test_a_drawn_monster_that_wins_goes_back_into_its_stack_and_leaves_no_trail() -> None:
    table = last_blow(4)
    wolf = table.player("wolf")

    assert (wolf.trails, wolf.fewer, wolf.gold) == ([], 1, 0)
    assert table.discard_pile("wolf") == ["free"]
    assert sorted(table.ids(table.game.tokens[1])) == ["drawn", "next"]
    assert display(table) == ["shown"]


@shows("H17.11")
def test_the_stack_of_a_drawn_monster_that_wins_is_shuffled() -> None:
    others = [dummy_monster(f"other_{n}", rank=2) for n in range(5)]
    stacks = [last_blow(4, seed=seed, tokens={"2": others}).game.tokens[1] for seed in range(8)]
    orders = [[card.id for card in stack] for stack in stacks]

    assert all(sorted(order) == ["drawn", *others] for order in orders)
    assert len({tuple(order) for order in orders}) > 5
    assert len({order.index("drawn") for order in orders}) > 2


# --- Aenye Ard, Loc Gwen, Pawen y Crevan ----------------------------------------------------------


@shows("H17.14", "H17.15")
def test_aenye_ard_brings_four_potions_and_one_bomb_exchange_for_each() -> None:
    old, new, bomb = dummy_potion("old", []), dummy_potion("new", []), dummy_bomb("bomb", [])
    wolf = {"potions": [old] * 3, "gold": 1}
    table = act("aenye_ard", wolf, potion_deck=[new] * 5, bomb_deck=[bomb] * 3)
    assert table.asks("wolf", "bomb_exchange") == ["old", "old#2", "old#3", "new", "pass"]
    table.passes("wolf").answer("wolf", "old")  # no gold is left
    assert len(table.asks("wolf", "discard_potions")) == 6
    assert table.game.potion_deck[0].id == "new"
    assert len(table.game.potion_deck) == 1
    table.answer("wolf", "old", "new")

    mine = table.player("wolf")
    assert (len(mine.potions), len(mine.bombs), mine.gold) == (4, 1, 0)
    table.stops_at("phase_one")


@shows("H17.15")
def test_every_potion_of_aenye_ard_may_become_a_bomb() -> None:
    potion, bomb = dummy_potion("potion", []), dummy_bomb("bomb", [])
    table = act("aenye_ard", {"gold": 9}, potion_deck=[potion] * 5, bomb_deck=[bomb] * 5)
    for _ in range(4):
        table.answer("wolf", "potion")

    mine = table.player("wolf")
    assert (len(mine.potions), len(mine.bombs), mine.gold) == (0, 4, 5)
    table.stops_at("phase_one")


@shows("H17.16")
def test_loc_gwen_brings_three_gold() -> None:
    table = act("loc_gwen", {"gold": 1})

    assert table.gold("wolf") == 4
    table.stops_at("phase_one")


@shows("H17.17", "H17.18")
def test_pawen_y_crevan_brings_a_trail_of_each_terrain_that_may_be_skipped() -> None:
    tops = {"forest": ["vizima"], "mountain": ["cintra"], "water": ["cidaris"]}
    table = act("pawen_y_crevan", tiles=tops)
    assert table.asks("wolf", "trail") == ["forest", "pass"]
    table.answer("wolf", "forest").passes("wolf").answer("wolf", "water")

    assert table.player("wolf").trails == [BY_ID["vizima"], BY_ID["cidaris"]]
    assert table.game.tiles[Terrain.MOUNTAIN][-1] == BY_ID["cintra"]
    assert BY_ID["cidaris"] not in table.view("bear").players[0].trails  # face down
    table.stops_at("phase_one")


@shows("H17.18")
def test_where_a_trail_is_owned_or_no_tile_is_left_there_is_none() -> None:
    forest = ["novigrad", "vizima", "vengerberg", "haern_caduch", "dhuwod", "stygga", "eyna"]
    table = act("pawen_y_crevan", {"rumours": forest, "trails": ["cidaris"]})
    table.answer("wolf", "mountain")

    kinds = [LOCATIONS[tile].terrain for tile in table.player("wolf").trails]
    assert kinds == [Terrain.WATER, Terrain.MOUNTAIN]
    table.stops_at("phase_one")
