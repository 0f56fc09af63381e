"""Edges of several chapters: what holds for each of several cards, points of damage and rounds."""

from __future__ import annotations

from tafelrunde.games.valskyrr.events import HeroDefeated
from tafelrunde.games.valskyrr.rules.basics import attach, release
from tafelrunde.games.valskyrr.rules.damage import bury_for_damage
from tafelrunde.games.valskyrr.rules.round import begin_round
from tests.kit.shows import shows
from tests.kit.valskyrr import dummy_card, dummy_encounter, dummy_enemy, hero, valskyrr


@shows("V2.27")
def test_all_cards_that_lie_under_an_enemy_return() -> None:
    zone = [dummy_card("axe"), dummy_card("cape")]
    table = valskyrr(heroes={"anna": hero(hero_zone=zone, hand=[], foes=[dummy_enemy("thief")])})
    anna = table.game.heroes[0]
    (thief,) = anna.foes
    for card in anna.hero_zone[:]:
        attach(table.game, thief, anna, card, "V2.27")
    release(table.game, thief, "V18.34")

    assert (table.hand("anna"), table.ids(anna.hero_zone)) == (["axe", "cape"], [])


@shows("V18.27")
def test_a_hero_is_defeated_once_however_many_points_are_left() -> None:
    last = dummy_encounter("last_stand", final=True)
    heroes = {"anna": hero(hand=[], deck=["plain_anna"]), "bert": hero()}
    table = valskyrr(heroes=heroes, encounter=last)
    table.play(lambda game: bury_for_damage(game, game.heroes[0], 4))

    assert [event.hero for event in table.events(HeroDefeated)] == ["anna"]


@shows("V7.02")
def test_with_a_new_round_nobody_has_placed_progress_or_acted() -> None:
    table = valskyrr(heroes={"anna": hero(acted=True), "bert": hero(acted=True)})
    for each in table.game.heroes:
        each.placed_progress = True
    begin_round(table.game)

    assert [(each.acted, each.placed_progress) for each in table.game.heroes] == [
        (False, False)
    ] * 2
