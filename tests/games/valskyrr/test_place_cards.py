"""The real location tiles (Ortsplättchen): regeneration and ability of all 22."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.cards.tiles import TILES
from tafelrunde.games.valskyrr.keywords import (
    ARCANE,
    BEAST,
    BORDERLANDS,
    COMBAT,
    DEADLANDS,
    DIVINE,
    FLAME,
    FROST,
    HAVEN,
    WILDLANDS,
    Keyword,
)
from tafelrunde.games.valskyrr.nouns import Normal, Reaction, Reflex
from tafelrunde.games.valskyrr.phases.recovery import complete
from tafelrunde.games.valskyrr.rules.actions import reach_of
from tafelrunde.games.valskyrr.rules.encounters import draw_encounter
from tafelrunde.games.valskyrr.rules.locations import raise_threat
from tafelrunde.games.valskyrr.terms import Aim, Colour, Condition, Place, Whose, Window
from tafelrunde.games.valskyrr.vocabulary import Draw, Prevent
from tests.kit.gestures import attacks, dummy_strike, find_play, uses
from tests.kit.shows import shows
from tests.kit.valskyrr import Table, dummy_card, dummy_encounter, dummy_enemy, hero, valskyrr

REGENERATION = {
    "inn": (HAVEN, 5),
    "bone_acre": (DEADLANDS, 2),
    "abandoned_graveyard": (DEADLANDS, 2),
    "ash_field": (DEADLANDS, 1),
    "crypt_of_the_ancestors": (DEADLANDS, 3),
    "dead_lake": (DEADLANDS, 2),
    "ruined_chapel": (DEADLANDS, 4),
    "hall_of_the_bone_queen": (DEADLANDS, 1),
    "old_stone_circle": (WILDLANDS, 3),
    "wolf_gorge": (WILDLANDS, 2),
    "frozen_waterfall": (WILDLANDS, 2),
    "hunters_camp": (WILDLANDS, 4),
    "deep_fir_wood": (WILDLANDS, 2),
    "bear_cave": (WILDLANDS, 3),
    "charred_war_camp": (WILDLANDS, 1),
    "ruined_village": (BORDERLANDS, 3),
    "old_toll_house": (BORDERLANDS, 3),
    "watchtower": (BORDERLANDS, 2),
    "smugglers_path": (BORDERLANDS, 2),
    "looted_mill": (BORDERLANDS, 4),
    "desecrated_temple": (BORDERLANDS, 1),
    "mist_throne": (BORDERLANDS, 1),
}


def at(tile: str, **position: Any) -> Table:
    """A party at a tile that lies beside the inn."""
    others = [t for t in ("dead_lake", "hunters_camp") if t != tile][:1]
    values: dict[str, Any] = {
        "tiles": ["inn", tile, *others, "charred_war_camp"],
        "party": tile,
        "heroes": {"anna": hero(deck=[]), "bert": hero(deck=[])},
        "encounters": [],
        "time": 3,
        "loot": 1,
    }
    return valskyrr(**(values | position))


def entering(tile: str, **position: Any) -> Table:
    """A party that goes from the inn to a tile."""
    table = at(tile, phase="travel", party="inn", **position)
    return table.play().answer("party", "move:1")


@shows("V13.24", "V23.05")
@pytest.mark.parametrize("tile", REGENERATION)
def test_resting_brings_the_regeneration_of_hero_and_place(tile: str) -> None:
    keyword, points = REGENERATION[tile]
    position = {"tiles": ["inn", "wolf_gorge", tile, "mist_throne"]} if tile != "inn" else {}
    anna = hero(deck=[], discard_pile=["plain_anna"])
    table = valskyrr(**position, phase="recovery", party=tile, heroes={"anna": anna})
    table.play().answer("anna", "yes")

    assert table.hero("anna").points == 2 + points
    assert table.game.tiles[table.game.party].keywords == keyword.bit
    table.answer("anna", "done")


def test_all_22_tiles_are_shown_here() -> None:
    assert list(REGENERATION) == [tile.id for tile in TILES]


# --- Threat, scouting and entering ----------------------------------------------------------------


@pytest.mark.parametrize(("tile", "threat", "time"), [("inn", 0, 3), ("dead_lake", 2, 6)])
def test_the_threat_of_the_inn_never_rises(tile: str, threat: int, time: int) -> None:
    table = at("dead_lake", party=tile)
    for _ in range(3):
        raise_threat(table.game, table.game.party, "V23.13")

    assert (table.game.threat[table.game.party], table.game.time) == (threat, time)


def test_from_the_watchtower_one_location_is_revealed_for_nothing() -> None:
    tiles = ["inn", "wolf_gorge", "watchtower", "charred_war_camp"]
    table = at("watchtower", tiles=tiles, phase="travel", loot=1).play()
    table.answer("party", "reveal:1")
    assert table.game.loot == 1
    table.answer("party", "reveal:3")
    assert table.game.loot == 0

    assert table.game.revealed == [True] * 4
    table.answer("party", "stay")


def test_elsewhere_the_first_location_costs_loot_too() -> None:
    tiles = ["inn", "wolf_gorge", "looted_mill", "charred_war_camp"]
    table = at("looted_mill", tiles=tiles, phase="travel", loot=1).play()
    table.answer("party", "reveal:1")

    assert table.game.loot == 0
    table.answer("party", "stay")


def test_whoever_enters_the_ash_field_burns() -> None:
    table = entering("ash_field")

    assert [each.conditions[Condition.BURN] for each in table.game.heroes] == [1, 1]


@pytest.mark.parametrize("tile", ["dead_lake", "bone_acre"])
def test_entering_other_deadlands_burns_nobody(tile: str) -> None:
    assert entering(tile).hero("anna").conditions == [0, 0, 0, 0]


def test_on_the_smugglers_path_each_hero_may_halve_focus() -> None:
    heroes = {"anna": hero(focus=7), "bert": hero(focus=5), "cleo": hero(focus=0)}
    table = entering("smugglers_path", heroes=heroes)
    table.answer("anna", "yes").answer("bert", "no")  # with focus 0 there is nothing to halve

    assert [each.focus for each in table.game.heroes] == [3, 5, 0]


# --- Preparation ----------------------------------------------------------------------------------


@shows("V9.36")
@pytest.mark.parametrize(("tile", "enemies"), [("bone_acre", 3), ("dead_lake", 2)])
def test_the_bone_acre_brings_one_more_starting_enemy(tile: str, enemies: int) -> None:
    dummy_encounter("fight", places=[DEADLANDS], having=[BEAST], start=2)
    table = at(tile, encounters=["fight"]).play(draw_encounter)

    assert len(table.row) == enemies
    assert all(foe.card.keywords & BEAST.bit for foe in table.game.row)


@pytest.mark.parametrize(("tile", "focus"), [("wolf_gorge", 5), ("hunters_camp", 4)])
def test_the_wolf_gorge_draws_attention(tile: str, focus: int) -> None:
    dummy_encounter("fight", places=[WILDLANDS], start=1)
    heroes = {"anna": hero(focus=4), "bert": hero(focus=4)}
    table = at(tile, encounters=["fight"], heroes=heroes).play(draw_encounter)

    assert [each.focus for each in table.game.heroes] == [focus, focus]


@pytest.mark.parametrize(("colour", "beasts"), [(Colour.GREEN, 1), (Colour.BLUE, 0)])
def test_the_bear_cave_brings_a_beast_to_green_encounters(colour: Colour, beasts: int) -> None:
    dummy_encounter("fight", places=[WILDLANDS], colours=(colour,), start=0)
    decks = {"green": ["ghoren_warrior", "dire_wolf"], "blue": ["vampire_hound"]}
    table = at("bear_cave", encounters=["fight"], decks=decks).play(draw_encounter)

    assert table.row == ["dire_wolf"] * beasts
    rejected = [e.enemy for e in table.events(events.EnemyRejected)]
    assert rejected == ["ghoren_warrior"] * beasts


# --- Completion and rest --------------------------------------------------------------------------


@shows("V13.10")
@pytest.mark.parametrize(("tile", "rewards"), [("crypt_of_the_ancestors", 3), ("dead_lake", 2)])
def test_the_crypt_holds_one_more_reward(tile: str, rewards: int) -> None:
    dummy_encounter("fight")
    table = at(tile, encounter="fight", rewards=["gift_anna"] * 5).play(complete)

    assert len(table.game.offered) == rewards


@pytest.mark.parametrize(("tile", "loot"), [("ruined_village", 2), ("looted_mill", 1)])
def test_the_ruined_village_holds_loot(tile: str, loot: int) -> None:
    dummy_encounter("fight")
    table = at(tile, encounter="fight", rewards=["gift_anna"] * 5).play(complete)

    assert table.game.loot == loot


def test_at_the_graveyard_each_player_who_rests_may_first_unbury_a_card() -> None:
    one, two = dummy_card("one"), dummy_card("two")
    heroes = {
        "anna": hero(deck=[], graveyard=[one, two]),
        "bert": hero(deck=[], graveyard=["plain_bert"]),
    }
    table = at("abandoned_graveyard", phase="recovery", heroes=heroes).play()
    table.answer("anna", "yes").answer("bert", "no")
    assert table.asks("anna", "unbury") == [one, two]
    table.answer("anna", two)

    assert (table.graveyard("anna"), table.discard_pile("anna")) == ([one], [two])
    assert table.hero("anna").points == 4  # it cost no point
    assert table.graveyard("bert") == ["plain_bert"]
    table.answer("anna", "done")


# --- What changes actions -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "keyword", "wounds"),
    [
        ("old_stone_circle", ARCANE, 3),
        ("old_stone_circle", DIVINE, 2),
        ("frozen_waterfall", FROST, 3),
        ("frozen_waterfall", FLAME, 1),
        ("frozen_waterfall", ARCANE, 2),
        ("hunters_camp", ARCANE, 2),
    ],
)
def test_stones_and_water_change_magical_damage_by_keyword(
    tile: str, keyword: Keyword, wounds: int
) -> None:
    spark = dummy_strike("spark", magical=2, keywords=[keyword])
    heroes = {"anna": hero(hand=[spark], foes=[dummy_enemy("brute", life=9)])}
    table = at(tile, heroes=heroes).play(uses("anna", "spark"))

    assert table.foe("brute").wounds == wounds


def test_the_waterfall_takes_no_physical_damage_from_flames() -> None:
    torch = dummy_strike("torch", physical=2, keywords=[FLAME])
    heroes = {"anna": hero(hand=[torch], foes=[dummy_enemy("brute", life=9)])}
    table = at("frozen_waterfall", heroes=heroes).play(uses("anna", "torch"))

    assert table.foe("brute").wounds == 2
    (made,) = table.events(events.AttackMade)
    assert (made.physical, made.magical) == (2, 0)


def test_the_stone_circle_gives_nothing_to_actions_without_damage() -> None:
    glare = dummy_card("glare", [Normal(Place.HAND, 1, [Draw(1)], at=Aim.AN_ENEMY)], [ARCANE])
    heroes = {"anna": hero(hand=[glare], foes=[dummy_enemy("brute")])}
    table = at("old_stone_circle", heroes=heroes).play(uses("anna", "glare"))

    assert table.foe("brute").wounds == 0


@pytest.mark.parametrize(
    ("tile", "keyword", "printed", "reach"),
    [
        ("ruined_chapel", DIVINE, 1, 2),
        ("ruined_chapel", COMBAT, 1, 1),
        ("deep_fir_wood", COMBAT, 1, 1),
        ("deep_fir_wood", COMBAT, 2, 1),
        ("deep_fir_wood", COMBAT, 3, 2),
        ("dead_lake", DIVINE, 2, 2),
    ],
)
def test_chapel_and_fir_wood_change_the_range(
    tile: str, keyword: Keyword, printed: int, reach: int
) -> None:
    cut = dummy_strike("cut", 1, keywords=[keyword], reach=printed)
    anna = hero(hand=[cut], foes=[dummy_enemy("rat")])
    game = at(tile, heroes={"anna": anna}).game
    play = find_play(game.heroes[0], "cut")

    assert reach_of(game, game.heroes[0], play, play.card.keywords) == reach


@shows("V16.18")
@pytest.mark.parametrize(
    ("tile", "printed", "helps"),
    [("deep_fir_wood", 2, False), ("deep_fir_wood", 3, True), ("ruined_chapel", 1, True)],
)
def test_the_changed_range_decides_whether_a_reflex_reaches_others(
    tile: str, printed: int, helps: bool
) -> None:
    when = Reaction(Window.DAMAGE_TO_HERO, whose=Whose.ANY)
    ward = dummy_card("ward", [Reflex(Place.HAND, printed, [Prevent(physical=1)], when)], [DIVINE])
    heroes = {
        "anna": hero(hand=[ward]),
        "bert": hero(deck=["plain_bert"], foes=[dummy_enemy("brute")]),
    }
    table = at(tile, heroes=heroes).play(attacks("brute", "bert"))
    if helps:
        table.answer("anna", "ward.0")

    assert len(table.graveyard("bert")) == int(not helps)
