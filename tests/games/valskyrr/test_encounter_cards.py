"""The real encounters (Begegnungen): start, reinforcement, victory and retreat of all 18."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.cards.encounters import ENCOUNTERS
from tafelrunde.games.valskyrr.keywords import KEYWORDS, mask
from tafelrunde.games.valskyrr.phases.recovery import check_victory
from tafelrunde.games.valskyrr.phases.reinforcement import reinforcement_phase
from tafelrunde.games.valskyrr.phases.travel import retreat
from tafelrunde.games.valskyrr.rules.encounters import draw_encounter, is_won
from tests.kit.shows import shows
from tests.kit.valskyrr import Table, dummy_enemy, dummy_time, hero, valskyrr

TILES = {"D": "dead_lake", "W": "hunters_camp", "B": "old_toll_house"}

# id / places / colour and keywords / starting enemies / reinforcement / progress for victory,
# as factor and summand of the number of heroes; "clear" if no enemy in play wins too
LISTED = """
the_dead_rise / D / blue mindless / 1 1 / 1 2 / 2 2
crypt_of_wailing / D / blue wraith sorcerer / 1 0 / 0 1 / 0 3 clear
the_bone_field / D B / blue skeleton / 1 1 / 1 0 / 2 0
blood_hunt_by_night / D / blue vampire wraith / 1 0 / - / clear
the_rotting_altar / D / blue undead / 1 0 / 1 1 / 4 2
lost_souls / D W / blue wraith mindless / 1 1 / 1 0 / 2 1
totem_of_wrath / W / green beastman / 1 1 / 1 1 / 2 1 clear
pack_in_the_snow / W / green beast / 1 2 / 1 0 / clear
ghoren_ambush / W B / green wildlander / 1 1 / 1 0 / 2 1
the_wolfs_den / W / green beast / 1 0 / - / clear
the_shaman_circle / W D / green beastman sorcerer / 1 1 / 1 1 / 0 3
captive_hunters / W / green beastman hound / 1 1 / 1 0 / 1 2
the_black_coach / B D / red brigand sorcerer / 1 0 / 0 1 / 2 1
the_slave_convoy / B / red brigand / 1 1 / 1 0 / 2 1
raid_in_the_blackwood / B W / red brigand / 1 2 / 1 0 / clear
ritual_in_the_mist / B D / red sorcerer / 1 1 / 1 1 / 3 2
the_burning_farm / B / red flame thief slaver / 1 0 / 1 0 / 2 0
the_toll_bridge / B W / red brigand / 1 1 / 1 1 / 2 2 clear
"""
ROWS = [[field.strip() for field in line.split("/")] for line in LISTED.strip().splitlines()]
HEROES = ("anna", "bert", "cleo", "dora")


def number(text: str, heroes: int) -> int:
    """A factor and a summand as the number for so many heroes."""
    factor, summand = text.split()[:2]
    return int(factor) * heroes + int(summand)


def at(place: str, heroes: int = 2, **position: Any) -> Table:
    """A party at a dangerous place of a kind, between other places without abilities."""
    middle = [TILES[place], "looted_mill" if place == "B" else "old_toll_house"]
    values: dict[str, Any] = {
        "tiles": ["inn", *middle, "charred_war_camp"],
        "party": middle[0],
        "threat": {middle[0]: 1},
        "heroes": {name: hero(deck=[f"plain_{name}"] * 9) for name in HEROES[:heroes]},
        "time": 3,
        "reinforcement": 0,
    }
    return valskyrr(**(values | position))


def test_all_18_encounters_are_listed_here() -> None:
    assert [row[0] for row in ROWS] == [encounter.id for encounter in ENCOUNTERS]


@shows("V9.27", "V9.32")
@pytest.mark.parametrize("heroes", [1, 2, 4])
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_starting_enemies_come_by_number_colour_and_keyword(row: list[str], heroes: int) -> None:
    name, places, enemies, start = row[:4]
    colour, *keywords = enemies.split()
    allowed = mask([KEYWORDS[keyword] for keyword in keywords])
    table = at(places[0], heroes, encounters=[name])
    table.play(draw_encounter)

    drawn = number(start, heroes) + (name == "the_wolfs_den")  # it fetches one wolf more
    assert table.game.encounter is not None
    assert len(table.row) == drawn
    for foe in table.game.row:
        assert foe.enemy.colour is not None
        assert foe.enemy.colour.name.lower() == colour
        assert foe.card.keywords & allowed


@shows("V9.28", "V9.31")
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
@pytest.mark.parametrize("place", ["D", "W", "B"])
def test_an_encounter_happens_only_in_its_places(row: list[str], place: str) -> None:
    name, places = row[:2]
    table = at(place, encounters=[name]).play(draw_encounter)

    assert (table.game.encounter is not None) is (place in places)
    assert len(table.events(events.EncounterRejected)) == (place not in places)


@shows("V8.02", "V8.03")
@pytest.mark.parametrize("heroes", [1, 3])
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_the_reinforcement_value_moves_the_marker(row: list[str], heroes: int) -> None:
    name, places, value = row[0], row[1], row[4]
    table = at(places[0], heroes, encounter=name).play(reinforcement_phase)

    fields = 0 if value == "-" else number(value, heroes)
    moves = [(e.before, e.after) for e in table.events(events.ReinforcementMoved)]
    assert moves == ([(0, fields), (fields, 0)] if fields else [])
    assert len(table.row) == (0, 1, 1, 2, 3, 3, 4, 4)[fields]


@shows("V13.03", "V13.04")
@pytest.mark.parametrize("heroes", [1, 2, 4])
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_an_encounter_is_won_by_progress_or_when_no_enemy_is_left(
    row: list[str], heroes: int
) -> None:
    name, places, victory = row[0], row[1], row[5]
    dummy_enemy("rat")

    def won(progress: int, foes: list[str]) -> bool:
        return is_won(at(places[0], heroes, encounter=name, progress=progress, row=foes).game)

    assert won(0, []) is ("clear" in victory)
    if victory == "clear":
        assert not won(50, ["rat"])
    else:
        needed = number(victory, heroes)
        assert not won(needed - 1, ["rat"])
        assert won(needed, ["rat"])


# --- Retreat --------------------------------------------------------------------------------------

THREAT_ONLY = {"threat": 2, "time": 3, "loot": 3, "reinforcement": 0, "weakness": 0, "buried": 0}
RETREATS: dict[str, dict[str, int]] = {
    "the_dead_rise": {},
    "crypt_of_wailing": {"weakness": 1},
    "the_bone_field": {},
    "blood_hunt_by_night": {"time": 4},
    "the_rotting_altar": {},
    "lost_souls": {},
    "totem_of_wrath": {},
    "pack_in_the_snow": {},
    "ghoren_ambush": {"buried": 1},
    "the_wolfs_den": {},
    "the_shaman_circle": {"reinforcement": 1},
    "captive_hunters": {"loot": 2},
    "the_slave_convoy": {"loot": 2},
    "raid_in_the_blackwood": {},
    "ritual_in_the_mist": {"time": 4},
    "the_burning_farm": {},
    "the_toll_bridge": {"time": 6},  # the second raise meets an overrun place
}


@shows("V9.13", "V24.15")
@pytest.mark.parametrize("name", RETREATS)
def test_the_retreat_effect_hits_place_and_party(name: str) -> None:
    places = next(row[1] for row in ROWS if row[0] == name)
    table = at(places[0], encounter=name, loot=3).play(retreat)

    game = table.game
    found = {
        "threat": game.threat[game.party],
        "time": game.time,
        "loot": game.loot,
        "reinforcement": game.reinforcement,
    }
    for each in game.heroes:
        tokens = {"weakness": each.conditions[3], "buried": len(each.graveyard)}
        assert found | tokens == THREAT_ONLY | RETREATS[name]
    assert game.encounter is None
    assert game.encounter_discards[-1].id == name


@pytest.mark.parametrize("name", ["captive_hunters", "the_slave_convoy"])
def test_without_loot_none_is_lost_in_a_retreat(name: str) -> None:
    table = at("W" if name == "captive_hunters" else "B", encounter=name, loot=0).play(retreat)

    assert table.game.loot == 0


def test_the_toll_bridge_raises_a_safe_place_twice() -> None:
    table = at("B", encounter="the_toll_bridge", threat={}).play(retreat)

    assert (table.game.threat[table.game.party], table.game.time) == (2, 3)


@shows("V24.17")
def test_nobody_leaves_the_black_coach() -> None:
    table = at("B", encounter="the_black_coach", phase="travel", loot=9).play()

    assert [key for key in table.asks("party", "travel") if "move" in key] == []
    assert table.closed("party", "move:0") == "V24.17"
    table.answer("party", "stay")
    assert table.game.encounter is not None


@shows("V13.03")
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_an_encounter_that_is_not_won_stays(row: list[str]) -> None:
    table = at(row[1][0], encounter=row[0], row=[dummy_enemy("rat")]).play(check_victory)

    assert table.game.encounter is not None
    assert table.game.time == (4 if row[0] == "ritual_in_the_mist" else 3)


@shows("V22.09")
def test_symbols_crossed_by_the_black_coach_take_effect_before_the_time_card() -> None:
    table = valskyrr(
        encounter="the_black_coach",
        phase="time",
        time=7,  # field 8 has the symbol
        time_cards=[dummy_time("hour", 1)],
        heroes={"anna": hero(foes=[dummy_enemy("wolf", furious=True)])},
    ).play()

    kinds = (events.TimeMoved, events.SymbolTriggered, events.EnemyEnraged, events.TimeCardDrawn)
    assert [type(event) for event in table.events(events.Event) if isinstance(event, kinds)] == [
        *kinds,
        events.TimeMoved,
    ]
    assert table.foe("wolf").enraged
    assert table.game.time == 9
