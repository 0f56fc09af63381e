"""Numbers that vary, and the conditions and dice that effects depend on."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.decisions import Flow
from tafelrunde.games.hexer import events
from tafelrunde.games.hexer.nouns import Monster
from tafelrunde.games.hexer.rules.conditions import holds
from tafelrunde.games.hexer.rules.dice import roll_die
from tafelrunde.games.hexer.rules.gold import gain_gold, lose_gold
from tafelrunde.games.hexer.rules.now import Now, number, rank
from tafelrunde.games.hexer.state.table import Game
from tafelrunde.games.hexer.terms import Attribute, Colour, Terrain
from tafelrunde.games.hexer.vocabulary import (
    ByLevel,
    ComboAtLeast,
    ComboHas,
    ComboHasEach,
    Condition,
    Count,
    Counted,
    DeckIsEmpty,
    Half,
    HandAtMost,
    HasGold,
    HasPotion,
    HasTrail,
    IsFirstTurn,
    LevelAtLeast,
    Not,
    Number,
    ShieldIs,
)
from tafelrunde.games.hexer.vocabulary.story import HasTrophies, IsAboveLevel, IsMage
from tests.kit.hexer import (
    Table,
    dummy_bomb,
    dummy_card,
    dummy_monster,
    dummy_potion,
    dummy_token,
    fighting,
    hexer,
    levels,
    player,
)
from tests.kit.shows import shows

IN_A_COMBO = {"step": "combo", "life": ["attack_crush"]}


def now(table: Table, who: str = "wolf") -> Now:
    """A player at this moment."""
    return Now(table.game, table.player(who), "H26.15")


def crowded(**position: Any) -> Table:
    """The wolf with a different number of everything."""
    lake = dummy_card("lake", terrain=Terrain.WATER)
    wolf = player(
        hand=[lake, lake, dummy_card("wood")],
        discard_pile=[dummy_card("old")] * 4,
        potions=[dummy_potion("dew", [])] * 2,
        bombs=[dummy_bomb("bang", [])] * 3,
        trophies=[dummy_monster("imp")],
        weaknesses=[{"terrain": "water", "numeral": n} for n in range(1, 7)],
        levels=levels(3, 1, 2, 4),
        shield=9,
    )
    return hexer(players={"wolf": wolf, "bear": player()}, **position)


# --- What is counted ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("counted", "expected"),
    [
        (Counted.HAND, 3),
        (Counted.DISCARDS, 4),
        (Counted.WATER_CARDS, 2),
        (Counted.POTIONS, 2),
        (Counted.POTIONS_AND_BOMBS, 5),
        (Counted.WEAKNESS_TOKENS, 6),
        (Counted.TROPHIES, 1),
        (Counted.SHIELD, 9),
        (Counted.LEVEL, 3),
        (Counted.RANK, 0),  # outside a fight
        (Counted.COMBO, 0),
        (Counted.DICE, 0),
        (Counted.DESTRUCTION_ON_BOARD, 2),
    ],
)
def test_a_number_is_read_off_the_table(counted: Counted, expected: int) -> None:
    token = dummy_token("ashes", [])
    table = crowded(destruction_on={"vizima": token, "cintra": token})

    assert number(now(table), Count(counted)) == expected


@shows("H26.15")
@pytest.mark.parametrize("printed_rank", [1, 2, 3])
def test_in_a_fight_rank_combo_and_dice_on_the_monster_count(printed_rank: int) -> None:
    foe = dummy_monster("foe", rank=printed_rank)
    combo = [dummy_card("one"), dummy_card("two")]
    fight = {"against": foe, "dice": 4, "attacker": {"combo": combo}, **IN_A_COMBO}
    table = hexer(phase="confrontation", monsters={"water": foe}, fight=fight)

    wanted = [Count(each) for each in (Counted.RANK, Counted.COMBO, Counted.DICE)]
    assert [number(now(table), each) for each in wanted] == [printed_rank, 2, 4]
    assert number(now(table, "bear"), Count(Counted.COMBO)) == 0


@shows("H26.15")
def test_dagon_has_rank_2_and_a_legendary_monster_or_a_player_none() -> None:
    ranks = list[int]()
    for name in ("dagon", "cyclops", "bear"):
        table = hexer(phase="confrontation", legendary="cyclops", fight={"against": name})
        ranks.append(rank(now(table)))

    assert ranks == [2, 0, 0]


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        (7, 7),
        (Count(Counted.HAND, plus=2), 5),
        (Count(Counted.HAND, times=2, plus=-1), 5),
        (Count(Counted.HAND, times=-1, plus=5), 2),
        (Count(Counted.HAND, plus=-5), 0),
        (Count(Counted.HAND, plus=-5, least=1), 1),
        (Count(Counted.HAND, half=Half.DOWN), 1),
        (Count(Counted.HAND, half=Half.UP), 2),
        (Count(Counted.DISCARDS, half=Half.UP, plus=1), 3),
        (Count(Counted.LEVEL, attribute=Attribute.ALCHEMY), 2),
        (ByLevel([10, 20, 30, 40, 50]), 40),
    ],
)
def test_a_number_is_multiplied_halved_raised_and_never_below_its_least(
    wanted: Number, expected: int
) -> None:
    assert number(now(crowded()), wanted) == expected


@shows("H26.12")
def test_levels_lost_for_this_fight_count_but_never_below_1() -> None:
    lowered = {"lowered": {"combat": 1, "specialisation": 3}}
    wolf = player(levels=levels(3, 1, 1, 2))
    table = fighting({"wolf": wolf, "bear": player()}, attacker=lowered)

    assert number(now(table), Count(Counted.LEVEL, attribute=Attribute.COMBAT)) == 2
    assert number(now(table), ByLevel([10, 20, 30, 40, 50])) == 10


# --- Conditions -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("condition", "met"),
    [
        (ShieldIs(9), True),
        (ShieldIs(8), False),
        (HandAtMost(3), True),
        (HandAtMost(2), False),
        (LevelAtLeast(Attribute.COMBAT, 3), True),
        (LevelAtLeast(Attribute.COMBAT, 4), False),
        (HasPotion(2), True),
        (HasPotion(3), False),
        (HasTrophies(1), True),
        (HasTrophies(2), False),
        (HasGold(), False),
        (HasTrail(), False),
        (HasTrail(here=True), False),
        (DeckIsEmpty(), False),
        (IsMage(), False),
        (IsAboveLevel(), True),
        (IsAboveLevel(Attribute.DEFENCE), False),
        (ComboAtLeast(1), False),
        (IsFirstTurn(), False),
    ],
)
def test_a_condition_or_its_opposite_holds(condition: Condition, met: bool) -> None:
    table = crowded()

    assert holds(now(table), condition) is met
    assert holds(now(table), Not(condition)) is not met


def test_conditions_about_what_a_player_is_and_has_are_met_exactly() -> None:
    players = {"alzur": player(gold=2, deck=[], trails=["stygga", "ban_ard"]), "bear": player()}
    table = hexer(players=players)
    mage = now(table, "alzur")

    assert holds(mage, IsMage())
    assert holds(mage, DeckIsEmpty())
    assert [holds(mage, HasGold(gold)) for gold in (2, 3)] == [True, False]
    assert [holds(mage, HasTrail(trails)) for trails in (2, 3)] == [True, False]


@pytest.mark.parametrize(
    ("own", "level", "attribute", "met"),
    [
        (levels(2, 2, 2, 2), 2, None, False),
        (levels(2, 2, 3, 2), 2, None, True),
        (levels(2, 2, 5, 2), 2, None, False),  # V cannot fall
        (levels(2, 2, 3, 2), 2, Attribute.ALCHEMY, True),
        (levels(2, 2, 3, 2), 2, Attribute.COMBAT, False),
        (levels(5, 5, 5, 5), 5, None, False),
    ],
)
def test_an_attribute_may_stand_above_the_witcher_level(
    own: dict[str, int], level: int, attribute: Attribute | None, met: bool
) -> None:
    table = hexer(players={"wolf": player(levels=own, level=level), "bear": player()})

    assert holds(now(table), IsAboveLevel(attribute)) is met


def test_conditions_about_the_combo_count_cards_and_colours() -> None:
    red, blue = dummy_card("red", colour=Colour.RED), dummy_card("blue")
    foe = dummy_monster("foe")
    attacker = {"turns": 1, "combo": [red, blue, blue]}
    fight = {"against": foe, "attacker": attacker, **IN_A_COMBO}
    table = hexer(phase="confrontation", monsters={"forest": foe}, fight=fight)
    wolf = now(table)

    assert [holds(wolf, ComboAtLeast(cards)) for cards in (3, 4)] == [True, False]
    assert [holds(wolf, ComboHas([Colour.BLUE], cards)) for cards in (2, 3)] == [True, False]
    assert [holds(wolf, ComboHas([Colour.RED, Colour.BLUE], n)) for n in (3, 4)] == [True, False]
    assert holds(wolf, ComboHasEach([Colour.RED, Colour.BLUE]))
    assert not holds(wolf, ComboHasEach([Colour.RED, Colour.GREEN]))
    assert holds(wolf, IsFirstTurn())
    assert wolf.fighter is not None
    wolf.fighter.turns = 2
    assert not holds(wolf, IsFirstTurn())


@shows("H8.08", "H14.12")
@pytest.mark.parametrize(
    ("against", "tokens", "met"),
    [
        ("foe", {"trails": ["stygga"]}, True),
        ("foe", {"trails": ["ban_ard"], "rumours": ["stygga"], "dagon_trail": True}, False),
        ("dagon", {"dagon_trail": True}, True),
        ("dagon", {"trails": ["stygga", "ban_ard", "doldeth"]}, False),
        ("cyclops", {"trails": ["stygga"], "dagon_trail": True}, False),
    ],
)
def test_the_trail_of_the_monster_fought_is_that_of_its_terrain_or_of_dagon(
    against: str, tokens: dict[str, Any], met: bool
) -> None:
    table = hexer(
        players={"wolf": player(**tokens), "bear": player()},
        phase="confrontation",
        monsters={"forest": dummy_monster("foe")},
        legendary="cyclops",
        fight={"against": against},
    )

    assert holds(now(table), HasTrail(here=True)) is met


# --- Gold and dice --------------------------------------------------------------------------------


@shows("H2.13")
def test_gold_comes_from_an_unlimited_supply_and_never_falls_below_0() -> None:
    def pay(game: Game) -> Flow[None]:
        gain_gold(game, game.player, 500, "H2.13")
        lose_gold(game, game.player, 498, "H2.13")
        lose_gold(game, game.player, 9, "H2.13")
        lose_gold(game, game.player, 9, "H2.13")
        yield from ()

    table = hexer().play(pay)

    changes = [(event.before, event.after) for event in table.events(events.GoldChanged)]
    assert changes == [(0, 500), (500, 2), (2, 0)]  # nothing is told where nothing changes
    assert table.gold("wolf") == 0


def test_dice_show_what_a_position_says_and_then_1_to_6() -> None:
    game = hexer(dice=[3, 6]).game
    before = game.reveals
    assert [roll_die(game), roll_die(game)] == [3, 6]

    rolled = [roll_die(game) for _ in range(60)]
    assert set(rolled) == {1, 2, 3, 4, 5, 6}
    assert game.reveals == before + 62  # nobody may take a roll back


def test_only_a_monster_has_a_rank() -> None:
    table = hexer(phase="confrontation", legendary="cyclops", fight={"against": "cyclops"})
    assert table.fight.monster is not None
    assert not isinstance(table.fight.monster.printed, Monster)
    assert rank(now(table)) == 0
    assert rank(now(hexer())) == 0
