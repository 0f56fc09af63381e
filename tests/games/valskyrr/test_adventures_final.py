"""The real adventures (Abenteuer): final encounters, and both sides of the final enemies."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.cards.enemies.final import CHARRED_HIDE
from tafelrunde.games.valskyrr.keywords import BEASTMAN, COMBAT, FLAME, HOUND, SORCERER, Keyword
from tafelrunde.games.valskyrr.nouns import Normal, Vulnerable
from tafelrunde.games.valskyrr.phases.defence import defence_phase, start_of_defence
from tafelrunde.games.valskyrr.phases.recovery import recovery_phase
from tafelrunde.games.valskyrr.phases.reinforcement import reinforcement_phase
from tafelrunde.games.valskyrr.phases.time import time_phase
from tafelrunde.games.valskyrr.phases.travel import retreat
from tafelrunde.games.valskyrr.rules.damage import attack_values
from tafelrunde.games.valskyrr.rules.dispersing import disperse
from tafelrunde.games.valskyrr.rules.encounters import begin_final_encounter, is_won
from tafelrunde.games.valskyrr.rules.wounds import defence
from tafelrunde.games.valskyrr.terms import Aim, Colour, Condition, Place
from tafelrunde.games.valskyrr.vocabulary import Regenerate
from tests.kit.gestures import dummy_strike, enrages, in_turn, result, uses
from tests.kit.shows import shows
from tests.kit.valskyrr import Table, dummy_card, dummy_enemy, dummy_time, hero, valskyrr

HEROES = ("anna", "bert", "cleo", "dora")

# adventure, board, life as factor and summand of the heroes, attack, defence
FINAL = {
    "ghardhak": ("into_the_wilds", "normal", (5, 4), (4, 0), (2, 1)),
    "ghardhak_hard": ("into_the_wilds", "hard", (6, 5), (5, 0), (2, 1)),
    "maelgar": ("the_abomination", "normal", (6, 6), (3, 2), (1, 1)),
    "maelgar_hard": ("the_abomination", "hard", (6, 6), (3, 2), (2, 2)),
    "morwyn": ("song_of_the_dead", "normal", (5, 6), (0, 4), (2, 2)),
    "morwyn_hard": ("song_of_the_dead", "hard", (5, 6), (0, 5), (2, 2)),
    "mist_lord": ("the_mist_throne", "normal", (7, 5), (2, 3), (1, 1)),
    "mist_lord_hard": ("the_mist_throne", "hard", (8, 6), (2, 3), (1, 1)),
}
CAMPS = {
    "into_the_wilds": "ghardhaks_war_camp",
    "the_abomination": "the_abomination_wakes",
    "song_of_the_dead": "throne_of_bones",
    "the_mist_throne": "in_the_heart_of_the_mist",
}


def facing(enemy: str, players: int = 2, final: bool = True, **position: Any) -> Table:
    """The adventure of a final enemy, in its final encounter unless stated otherwise."""
    adventure, board = FINAL[enemy][:2]
    values: dict[str, Any] = {
        "adventure": adventure,
        "board": board,
        "heroes": {name: hero(deck=[f"plain_{name}"] * 9) for name in HEROES[:players]},
        "time": 3,
        "reinforcement": 0,
        "letters": {},
    }
    if final:
        values["encounter"] = CAMPS[adventure]
    return valskyrr(**(values | position))


def in_zone(enemy: str, more: list[Any] | None = None, **tokens: Any) -> dict[str, Any]:
    """Anna with the final enemy in her zone, Bert without."""
    foes = [{"id": enemy} | tokens, *(more or [])]
    return {"anna": hero(deck=["plain_anna"] * 9, foes=foes), "bert": hero()}


# --- Both sides of the final enemies --------------------------------------------------------------


@shows("V5.10", "V25.01")
@pytest.mark.parametrize("heroes", [1, 2, 4])
@pytest.mark.parametrize("enemy", FINAL)
def test_the_values_of_a_final_enemy_depend_on_the_side_of_the_board(
    enemy: str, heroes: int
) -> None:
    _, _, (factor, summand), attack, guard = FINAL[enemy]
    table = facing(enemy, heroes, row=[enemy])
    foe = table.foe(enemy)

    assert table.game.final_enemy.id == enemy
    assert foe.life == factor * heroes + summand
    assert result(attack_values(table.game, foe)) == attack
    assert defence(table.game, foe) == guard
    assert foe.enemy.furious


@shows("V1.04", "V13.03")
@pytest.mark.parametrize("enemy", FINAL)
def test_killing_the_final_enemy_wins_the_game_in_the_recovery_phase(enemy: str) -> None:
    life = facing(enemy, row=[enemy]).foe(enemy).life
    heroes = in_zone(enemy, ["ghoren_warrior"], wounds=life - 1)
    heroes["anna"]["hand"] = [dummy_strike("kill", 9)]
    table = facing(enemy, heroes=heroes)
    assert not is_won(table.game)
    table.play(in_turn(uses("anna", "kill"), recovery_phase)).answer("anna", enemy)

    assert (table.game.won, table.game.cause) == (True, "final_encounter")


# --- Final encounters -----------------------------------------------------------------------------


@shows("V24.05")
@pytest.mark.parametrize("heroes", [1, 3])
@pytest.mark.parametrize(
    ("enemy", "colour", "keywords"),
    [
        ("ghardhak", Colour.GREEN, (BEASTMAN, HOUND)),
        ("maelgar", Colour.RED, (SORCERER,)),
        ("ghardhak_hard", Colour.GREEN, (BEASTMAN, HOUND)),
        ("maelgar_hard", Colour.RED, (SORCERER,)),
    ],
)
def test_ghardhak_and_maelgar_lead_a_row_of_one_enemy_per_hero(
    enemy: str, colour: Colour, keywords: tuple[Keyword, ...], heroes: int
) -> None:
    table = facing(enemy, heroes, final=False).play(begin_final_encounter)

    assert table.row[0] == enemy
    others = table.game.row[1:]
    assert len(others) == heroes
    for foe in others:
        assert foe.enemy.colour is colour
        assert any(foe.card.keywords & keyword.bit for keyword in keywords)


@pytest.mark.parametrize("enemy", ["ghardhak", "maelgar", "mist_lord"])
def test_the_final_enemy_takes_the_left_end_of_the_row(enemy: str) -> None:
    rats = [dummy_enemy("rat"), dummy_enemy("vole")]
    table = facing(enemy, final=False, row=rats).play(begin_final_encounter)

    assert table.row[:3] == [enemy, "rat", "vole"]


@pytest.mark.parametrize("heroes", [1, 2, 3, 4])
def test_the_mist_lord_leads_an_enemy_of_each_colour(heroes: int) -> None:
    table = facing("mist_lord", heroes, final=False).play(begin_final_encounter)

    colours = [foe.enemy.colour for foe in table.game.row[1:]]
    more = [Colour.BLUE] if heroes >= 3 else []
    assert table.row[0] == "mist_lord"
    assert colours == [Colour.BLUE, Colour.GREEN, Colour.RED, *more]


@pytest.mark.parametrize(
    ("enemy", "value"), [("ghardhak", 3), ("maelgar", 3), ("morwyn", 4), ("mist_lord", 3)]
)
def test_final_encounters_bring_reinforcement(enemy: str, value: int) -> None:
    table = facing(enemy).play(reinforcement_phase)

    moves = [(e.before, e.after) for e in table.events(events.ReinforcementMoved)]
    assert moves[0] == (0, value)
    if enemy == "mist_lord":
        assert [foe.enemy.colour for foe in table.game.row] == [Colour.BLUE, Colour.GREEN]


@pytest.mark.parametrize(("enemy", "kills"), [("morwyn", 4), ("morwyn_hard", 2)])
def test_the_bone_queen_joins_after_enough_kills(enemy: str, kills: int) -> None:
    blows = [dummy_strike(f"blow_{number}", 9, reach=2) for number in range(5)]
    heroes = {"anna": hero(hand=blows), "bert": hero()}
    decks = {"blue": ["cursed_walker"] * 9}
    table = facing(enemy, final=False, heroes=heroes, decks=decks, row=["cursed_walker"] * 5)
    table.play(in_turn(begin_final_encounter, uses("anna", *blows[:kills])))
    assert enemy not in table.row
    for number in range(1, kills + 1):
        table.answer("anna", "cursed_walker")
        assert (enemy in table.row) is (number == kills)

    assert table.row[-1] == enemy


def test_the_throne_of_bones_begins_without_its_queen() -> None:
    table = facing("morwyn", final=False).play(begin_final_encounter)

    assert len(table.row) == 3  # one per hero and one more
    assert all(foe.enemy.colour is Colour.BLUE for foe in table.game.row)


@pytest.mark.parametrize(("enemy", "threat", "time"), [("ghardhak", 1, 4), ("morwyn", 2, 3)])
def test_camp_and_throne_can_be_left_at_a_price(enemy: str, threat: int, time: int) -> None:
    table = facing(enemy).play(retreat)

    assert (table.game.threat[table.game.party], table.game.time) == (0, time)  # at the inn
    tile = table.game.tiles[table.game.layout.final].id
    table = facing(enemy, party=tile).play(retreat)
    assert (table.game.threat[table.game.party], table.game.time) == (threat, time)


@shows("V24.17")
@pytest.mark.parametrize("enemy", ["maelgar", "mist_lord", "ghardhak", "morwyn"])
def test_maelgar_and_the_mist_lord_let_nobody_go(enemy: str) -> None:
    table = facing(enemy, phase="travel", loot=0)
    table.game.party = table.game.layout.final
    beside = table.game.layout.neighbours[table.game.party][0]
    table.game.revealed[beside] = True
    table.play()

    if enemy in ("maelgar", "mist_lord"):
        assert table.question is None  # there was nothing to choose
        assert table.game.party == table.game.layout.final
    else:
        assert table.asks("party", "travel") == ["stay", f"move:{beside}"]
        table.stops_at("travel")


def test_a_final_enemy_waits_unhurt_for_the_next_attempt() -> None:
    table = facing("ghardhak", heroes=in_zone("ghardhak", wounds=5), row=[dummy_enemy("rat")])
    table.play(in_turn(retreat, lambda game: disperse(game, "V9.18"), begin_final_encounter))

    assert table.foe("ghardhak").wounds == 0
    assert table.row[0] == "ghardhak"


def test_a_dire_wolf_cannot_carry_ghardhak_away() -> None:
    table = facing("ghardhak", heroes=in_zone("ghardhak", ["dire_wolf"]))
    table.play(lambda game: disperse(game, "V9.18"))

    assert table.foes("anna") == ["dire_wolf"]
    assert "ghardhak" in table.ids(table.game.set_aside)


# --- Abilities and enrage effects of the final enemies --------------------------------------------


@pytest.mark.parametrize("enemy", ["ghardhak", "ghardhak_hard"])
@pytest.mark.parametrize("where", ["zone", "row"])
@pytest.mark.parametrize(("keyword", "wounds"), [(FLAME, 3), (COMBAT, 4)])
def test_flames_hurt_ghardhak_less_in_every_zone(
    enemy: str, where: str, keyword: Keyword, wounds: int
) -> None:
    torch = dummy_strike("torch", physical=6, keywords=[keyword], reach=2)
    heroes = in_zone(enemy) if where == "zone" else {"anna": hero(), "bert": hero()}
    heroes["anna"]["hand"] = [torch]
    table = facing(enemy, heroes=heroes, row=[enemy] if where == "row" else [])
    table.play(uses("anna", "torch"))

    assert table.foe(enemy).wounds == wounds


@shows("V2.07")
@pytest.mark.parametrize(("part", "wounds"), [("physical", 0), ("magical", 1)])
def test_of_mixed_damage_the_player_chooses_what_ghardhak_shrugs_off(
    part: str, wounds: int
) -> None:
    torch = dummy_strike("torch", physical=3, magical=1, keywords=[FLAME])
    heroes = in_zone("ghardhak")
    heroes["anna"]["hand"] = [torch]
    table = facing("ghardhak", heroes=heroes).play(uses("anna", "torch"))
    assert table.asks("anna", "resisted_part") == ["physical", "magical"]
    assert table.why("anna") == "V2.07"
    table.answer("anna", part)

    assert table.foe("ghardhak").wounds == wounds  # past a defence of 2 and 1


def test_a_charred_hide_knows_no_vulnerability_to_flames() -> None:
    weak = [Vulnerable(1, [FLAME])]
    dummy_enemy("husk", life=9, vulnerable=weak, abilities=[CHARRED_HIDE])
    torch = dummy_strike("torch", magical=2, keywords=[FLAME])
    table = valskyrr(heroes={"anna": hero(hand=[torch], foes=["husk"])}).play(uses("anna", "torch"))

    assert table.foe("husk").wounds == 1


@pytest.mark.parametrize(("enemy", "buried"), [("ghardhak", 4), ("ghardhak_hard", 5)])
def test_an_enraged_ghardhak_attacks_and_sets_the_hero_on_fire(enemy: str, buried: int) -> None:
    table = facing(enemy, heroes=in_zone(enemy)).play(enrages(enemy))

    assert len(table.graveyard("anna")) == buried
    assert table.hero("anna").conditions[Condition.BURN] == 1
    assert table.hero("bert").conditions[Condition.BURN] == 0
    assert not table.foe(enemy).enraged


@pytest.mark.parametrize(("enemy", "roars"), [("ghardhak", False), ("ghardhak_hard", True)])
def test_on_the_hard_side_ghardhak_enrages_another_at_the_start_of_defence(
    enemy: str, roars: bool
) -> None:
    heroes = in_zone(enemy, ["vampire_hound", "dire_wolf", "tracker_hound"])
    table = facing(enemy, heroes=heroes).play(start_of_defence)
    if roars:
        assert table.asks("party", "enrage") == ["dire_wolf", "tracker_hound"]
        table.answer("party", "tracker_hound")

    assert [foe.id for foe in table.game.foes() if foe.enraged] == ["tracker_hound"] * roars


@pytest.mark.parametrize("where", ["zone", "row"])
@pytest.mark.parametrize(
    ("enemy", "sorcerers", "healed"),
    [
        ("maelgar", 0, 0),
        ("maelgar", 1, 1),
        ("maelgar", 3, 2),
        ("maelgar_hard", 3, 3),
        ("maelgar_hard", 5, 4),
    ],
)
def test_maelgar_feeds_on_sorcerers_at_the_end_of_defence(
    enemy: str, sorcerers: int, healed: int, where: str
) -> None:
    foe = {"id": enemy, "wounds": 8}
    heroes = {"anna": hero(foes=[foe] if where == "zone" else []), "bert": hero()}
    others = ["black_coven_caster"] * sorcerers + ["blackwood_fighter"]
    row = [*([foe] if where == "row" else []), *others]
    table = facing(enemy, heroes=heroes, row=row, phase="defence", step=2)
    table.play(defence_phase)

    assert table.foe(enemy).wounds == 8 - healed


@pytest.mark.parametrize("enemy", ["maelgar", "maelgar_hard"])
def test_an_enraged_maelgar_attacks_with_both_kinds_of_damage(enemy: str) -> None:
    table = facing(enemy, heroes=in_zone(enemy)).play(enrages(enemy))

    assert [(e.physical, e.magical) for e in table.events(events.EnemyAttacked)] == [(3, 2)]
    assert len(table.graveyard("anna")) == 5
    assert not table.foe(enemy).enraged


@pytest.mark.parametrize("enemy", ["morwyn", "morwyn_hard"])
@pytest.mark.parametrize(("name", "restored"), [("anna", 0), ("bert", 1)])
def test_beside_the_bone_queen_nobody_regenerates(enemy: str, name: str, restored: int) -> None:
    prayer = [Normal(Place.HAND, 1, [Regenerate(1)], at=Aim.OWN_HERO)]
    heroes = in_zone(enemy)
    heroes[name] |= {"hand": [dummy_card("prayer", prayer)], "graveyard": [f"plain_{name}"]}
    table = facing(enemy, heroes=heroes).play(uses(name, "prayer"))
    if restored:
        table.answer(name, f"plain_{name}")

    assert len(table.graveyard(name)) == 1 - restored
    assert table.hero(name).points == 0


@pytest.mark.parametrize("enemy", ["morwyn", "morwyn_hard"])
def test_an_enraged_bone_queen_calls_reinforcement(enemy: str) -> None:
    table = facing(enemy, heroes=in_zone(enemy), reinforcement=6).play(enrages(enemy))

    assert (table.game.reinforcement, table.game.time) == (7, 5)  # reached, and one step lost
    assert table.graveyard("anna") == []
    assert not table.foe(enemy).enraged


@pytest.mark.parametrize("enemy", ["mist_lord", "mist_lord_hard"])
@pytest.mark.parametrize("where", ["zone", "row"])
def test_an_enraged_mist_lord_attacks_every_hero_he_notices(enemy: str, where: str) -> None:
    heroes = {
        "anna": hero(focus=5, deck=["plain_anna"] * 9, foes=[enemy] if where == "zone" else []),
        "bert": hero(focus=6, deck=["plain_bert"] * 9),
        "cleo": hero(focus=9, deck=["plain_cleo"] * 9),
    }
    table = facing(enemy, heroes=heroes, row=[enemy] if where == "row" else [])
    table.play(enrages(enemy))

    assert [len(each.graveyard) for each in table.game.heroes] == [0, 5, 5]
    assert not table.foe(enemy).enraged


@shows("V18.31")
def test_a_mist_lord_killed_by_a_riposte_attacks_no_further_hero() -> None:
    heroes = {
        "fengray": hero(focus=6, hand=["block", "riposte"], deck=["taunt"] * 9),
        "bert": hero(focus=6, deck=["plain_bert"] * 9),
    }
    table = facing("mist_lord", heroes=heroes, row=[{"id": "mist_lord", "wounds": 18}])
    table.play(enrages("mist_lord")).answer("fengray", "block.0")
    while table.question == "bury":
        table.answer("fengray", "deck")
    table.answer("fengray", "riposte.0")

    assert table.game.final_killed
    assert [event.hero for event in table.events(events.EnemyAttacked)] == ["fengray"]
    assert table.graveyard("bert") == []


@pytest.mark.parametrize("enemy", ["mist_lord", "mist_lord_hard"])
@pytest.mark.parametrize("where", ["zone", "row"])
@pytest.mark.parametrize(("wounded", "time"), [(False, 5), (True, 4)])
def test_a_mist_lord_unhurt_this_round_steals_time(
    enemy: str, where: str, wounded: bool, time: int
) -> None:
    foe = {"id": enemy, "wounds": 3}  # wounds of earlier rounds do not matter
    heroes = {"anna": hero(foes=[foe] if where == "zone" else []), "bert": hero()}
    heroes["anna"]["hand"] = [dummy_strike("cut", 9, reach=2)]
    table = facing(
        enemy,
        heroes=heroes,
        row=[foe] if where == "row" else [],
        phase="time",
        round=4,
        time_cards=[dummy_time("dawn", 1)],
    )
    rest_of_phase = [uses("anna", "cut")] if wounded else []
    table.play(in_turn(*rest_of_phase, time_phase))

    assert table.game.time == time
