"""Chapter 4: play zones (Spielzonen)."""

from __future__ import annotations

import pytest

from tafelrunde.engine.decisions import Flow, Seat
from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.game import GAME as VALSKYRR
from tafelrunde.games.valskyrr.keywords import WILDLANDS
from tafelrunde.games.valskyrr.nouns import Fast, Normal
from tafelrunde.games.valskyrr.rules.action_steps import resolve_action
from tafelrunde.games.valskyrr.rules.basics import gain_loot, lose_loot
from tafelrunde.games.valskyrr.rules.encounters import draw_enemies
from tafelrunde.games.valskyrr.rules.zones import enter_hero_zone, return_to_row
from tafelrunde.games.valskyrr.state import views
from tafelrunde.games.valskyrr.state.table import ROW, Game, Hero
from tafelrunde.games.valskyrr.terms import Aim, Colour, Condition, Destination, Place
from tafelrunde.games.valskyrr.vocabulary import Deal, PlaceCard
from tests.kit.shows import shows
from tests.kit.valskyrr import (
    dummy_card,
    dummy_encounter,
    dummy_enemy,
    dummy_tile,
    hero,
    valskyrr,
)


def take_action(game: Game) -> Flow[None]:
    """The first hero resolves the first action of the first hand card."""
    first = game.heroes[0]
    return resolve_action(game, first, first.hand[0].hand_plays[0])


@shows("V4.01")
@pytest.mark.parametrize(
    ("zone", "hit"), [("anna", "imp"), ("bert", "bat"), ("adventure_zone", "ogre")]
)
def test_each_player_has_a_hero_zone_and_there_is_one_adventure_zone(zone: str, hit: str) -> None:
    gale = Normal(Place.HAND, 2, [Deal(physical=1)], at=Aim.EACH_ENEMY_IN_ONE_ZONE)
    foes = {name: dummy_enemy(name) for name in ("imp", "bat", "ogre")}
    heroes = {
        "anna": hero(hand=[dummy_card("gale", [gale])], foes=[foes["imp"]]),
        "bert": hero(foes=[foes["bat"]]),
    }
    table = valskyrr(heroes=heroes, row=[foes["ogre"]])

    zones = table.play(take_action).asks("anna", "zone")
    table.answer("anna", zone)

    assert sorted(zones) == ["adventure_zone", "anna", "bert"]
    assert {foe.id: foe.wounds for foe in table.game.foes()} == dict.fromkeys(foes, 0) | {hit: 1}


@shows("V4.02")
def test_a_hero_zone_holds_the_feats_and_gear_of_its_own_hero() -> None:
    shawl = dummy_card("shawl", [Fast(Place.HAND, 1, [PlaceCard([Destination.HERO_ZONE])])])
    heroes = {"anna": hero(hand=[shawl]), "bert": hero(hero_zone=[dummy_card("sash")])}
    table = valskyrr(heroes=heroes)

    table.play(take_action)

    assert (table.zone("anna"), table.zone("bert")) == (["shawl"], ["sash"])


@shows("V4.02")
def test_deck_piles_board_and_tokens_of_a_hero_lie_apart_from_those_of_others() -> None:
    wolf = dummy_enemy("grey_wolf", physical=2)
    anna = hero(foes=[wolf], deck=["plain_anna"] * 3, daze=1)
    bert = hero(deck=["plain_bert"] * 3, burn=2, weakness=1)
    table = valskyrr(phase="defence", heroes={"anna": anna, "bert": bert})

    table.play().answer("party", "anna")  # whose tokens are resolved first
    table.answer("bert", "burn")

    assert (len(table.deck("anna")), len(table.graveyard("anna"))) == (1, 2)
    assert (len(table.deck("bert")), len(table.graveyard("bert"))) == (1, 2)
    assert table.hero("anna").conditions[Condition.DAZE] == 0
    assert table.hero("bert").conditions[Condition.BURN] == 1
    assert [each.board.id for each in table.game.heroes] == ["anna", "bert"]


@shows("V4.03")
def test_an_enemy_in_a_hero_zone_threatens_exactly_this_hero() -> None:
    heroes = {
        "anna": hero(deck=["plain_anna"] * 3),
        "bert": hero(deck=["plain_bert"] * 3, foes=[dummy_enemy("imp", physical=2)]),
    }
    table = valskyrr(phase="defence", heroes=heroes, row=[dummy_enemy("ogre")])

    table.play()

    attacks = [(event.enemy, event.hero) for event in table.events(events.EnemyAttacked)]
    assert attacks == [("imp", "bert")]
    assert (len(table.graveyard("bert")), table.graveyard("anna")) == (2, [])


@shows("V4.04", "V4.05")
def test_a_new_encounter_and_its_enemies_come_into_the_adventure_zone() -> None:
    tiles = ["inn", dummy_tile("heath"), dummy_tile("grove", keywords=[WILDLANDS])]
    ambush = dummy_encounter("ambush", places=[WILDLANDS], start=2)
    table = valskyrr(
        phase="travel",
        heroes={"anna": {}, "bert": {}},
        tiles=[*tiles, "charred_war_camp"],
        party="heath",
        encounters=[ambush],
        decks={"blue": [dummy_enemy("imp"), dummy_enemy("ogre"), dummy_enemy("bat")]},
    )

    table.play().answer("party", "move:2")

    assert table.game.encounter is not None
    assert (table.game.encounter.id, table.game.encounters) == ("ambush", [])
    assert table.row == ["imp", "ogre"]
    assert {foe.zone for foe in table.game.row} == {ROW}
    assert table.foes("anna") == table.foes("bert") == []


@shows("V4.05")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_active_encounter_lies_face_up_for_everybody(seat: int) -> None:
    skirmish = dummy_encounter("skirmish")
    table = valskyrr(heroes={"anna": {}, "bert": {}}, encounter=skirmish, progress=2)

    seen = VALSKYRR.view(table.game, Seat(seat))

    assert seen.encounter is not None
    assert (seen.encounter.id, seen.progress) == ("skirmish", 2)
    assert {card.id for card in seen.encounters} == {"hidden"}


@shows("V4.04")
def test_the_adventure_zone_holds_locations_and_all_enemies_outside_hero_zones() -> None:
    row = [dummy_enemy("imp"), dummy_enemy("ogre")]
    table = valskyrr(heroes={"anna": hero(foes=[dummy_enemy("bat")])}, row=row, loot=3)

    return_to_row(table.game, table.foe("bat"), "V10.05")

    seen = views.view(table.game)
    assert [foe.id for foe in seen.row] == ["imp", "ogre", "bat"]
    assert (seen.place.id, seen.loot) == ("inn", 3)
    assert table.foes("anna") == []


@shows("V4.06")
def test_the_row_keeps_its_order_from_left_to_right() -> None:
    names = ["imp", "ogre", "bat", "rat"]
    table = valskyrr(row=[dummy_enemy(name) for name in names])

    def leave(game: Game) -> Flow[None]:
        return enter_hero_zone(game, game.row[1], game.heroes[0], "V22.13")

    table.play(leave)
    assert table.row == ["imp", "bat", "rat"]
    return_to_row(table.game, table.foe("ogre"), "V10.05")

    assert table.row == ["imp", "bat", "rat", "ogre"]


@shows("V4.06")
def test_new_enemies_join_at_the_right_and_the_leftmost_leaves_first() -> None:
    deck = [dummy_enemy("bat"), dummy_enemy("rat")]
    heroes = {"anna": hero(focus=1)}
    table = valskyrr(phase="pursuit", heroes=heroes, row=[dummy_enemy("imp")], decks={"blue": deck})

    draw_enemies(table.game, 2, [Colour.BLUE], [], "V8.05")
    assert table.row == ["imp", "bat", "rat"]
    table.play()

    assert (table.foes("anna"), table.row) == (["imp"], ["bat", "rat"])


@shows("V4.07")
def test_the_loot_pool_belongs_to_all_players_together() -> None:
    jab = dummy_card("jab", [Normal(Place.HAND, 1, [Deal(physical=9)], at=Aim.AN_ENEMY)])
    anna = hero(hand=[jab], deck=[], feats=[], foes=[dummy_enemy("imp", loot=2)])
    heroes = {"anna": anna, "bert": hero(deck=[], feats=["feat_bert"])}
    table = valskyrr(phase="attack", heroes=heroes, loot=0)

    table.play().answer("party", "anna").answer("anna", "jab.0")
    table.answer("bert", "feat_bert")  # Bert buys with what Anna has gained

    assert (table.hand("bert"), table.game.loot) == (["feat_bert"], 0)


@shows("V4.07")
def test_individual_players_own_no_loot() -> None:
    table = valskyrr(heroes={"anna": {}, "bert": {}}, loot=1)

    gain_loot(table.game, 2, "V4.07")
    lose_loot(table.game, 9, "V4.07")

    assert table.game.loot == 0  # never below, and there is no other purse
    assert not any("loot" in slot for slot in Hero.__slots__)
