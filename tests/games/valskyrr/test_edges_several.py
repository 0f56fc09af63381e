"""Edges of several chapters: what holds for each of several cards, points of damage and rounds."""

from __future__ import annotations

import pytest

from tafelrunde.engine.content import Name
from tafelrunde.games.valskyrr.events import HeroDefeated
from tafelrunde.games.valskyrr.nouns import Ability, Enrage, Fast, Reaction, Reflex
from tafelrunde.games.valskyrr.rules.basics import attach, release
from tafelrunde.games.valskyrr.rules.damage import bury_for_damage, deal_blow
from tafelrunde.games.valskyrr.rules.moments import Blow
from tafelrunde.games.valskyrr.rules.round import begin_round
from tafelrunde.games.valskyrr.rules.triggers import carry_out
from tafelrunde.games.valskyrr.rules.zones import swap
from tafelrunde.games.valskyrr.terms import Condition, Destination, Place, Trigger, Whose, Window
from tafelrunde.games.valskyrr.vocabulary import (
    Afflict,
    BuryCards,
    BuryInstead,
    DiscardCards,
    Draw,
    EachHero,
    Focus,
    PlaceCard,
    Redirect,
    When,
)
from tests.kit.gestures import attacks, enrages, uses
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


@shows("V2.17")
@pytest.mark.parametrize("pile", ["hand", "deck", "discard_pile", None])
def test_cards_are_buried_from_wherever_there_are_any(pile: str | None) -> None:
    piles: dict[str, list[str]] = {"deck": []} | ({pile: [dummy_card("last")]} if pile else {})
    table = valskyrr(heroes={"anna": hero(**piles)})
    table.play(lambda game: carry_out(game, (), [BuryCards(2)]))

    assert table.graveyard("anna") == (["last"] if pile else [])
    assert not table.hero("anna").defeated  # it is no damage


@shows("V21.02")
def test_an_enrage_effect_concerns_the_hero_of_the_zone() -> None:
    rage = Enrage(at_once=[Afflict(Condition.BURN)], calms_down=True)
    imp = dummy_enemy("imp", enrage=rage)
    names = ("anna", "bert", "cleo")
    heroes = {name: hero(foes=[imp] if name == "bert" else []) for name in names}
    table = valskyrr(heroes=heroes).play(enrages("imp"))

    assert [sum(table.hero(name).conditions) for name in names] == [0, 1, 0]


@shows("V22.13", "V10.13")
def test_of_two_enemies_that_are_swapped_the_one_that_enters_uses_its_ability() -> None:
    howl = Ability("howl", Name(de="Heulen", en="Howl"), when=When(Trigger.ENTERS, [Focus(3)]))
    pack = [dummy_enemy(key, abilities=[howl]) for key in ("wolf", "hound")]
    table = valskyrr(heroes={"anna": hero(focus=4, foes=pack[:1])}, row=pack[1:])
    table.play(lambda game: swap(game, game.row[0], game.heroes[0].foes[0], "V22.13"))

    assert (table.row, table.foes("anna"), table.focus("anna")) == (["wolf"], ["hound"], 2 + 3)


@shows("V18.09")
def test_damage_of_no_points_is_not_answered() -> None:
    ponder = Reflex(Place.HAND, 1, [Draw(1)], Reaction(Window.ANYTIME))
    table = valskyrr(heroes={"anna": hero(hand=[dummy_card("ponder", [ponder])])})
    table.play(lambda game: deal_blow(game, Blow(game.heroes[0], None, 0, 0)))

    assert table.question is None


@shows("V15.09", "V16.18")
def test_a_reward_of_another_hero_is_not_kept_from_returning() -> None:
    used_up = PlaceCard([Destination.UNDER_REWARD_DECK])
    tonic = dummy_card("tonic", [Fast(Place.HERO_ZONE, 1, [Focus(1), used_up])])
    keep = Reflex(Place.HERO_ZONE, 2, [BuryInstead()], Reaction(Window.REWARD_RETURNS))
    heroes = {"anna": hero(hero_zone=[tonic]), "bert": hero(hero_zone=[dummy_card("keep", [keep])])}
    table = valskyrr(heroes=heroes, rewards=[]).play(uses("anna", "tonic"))

    assert table.question is None
    assert table.ids(table.game.reward_deck) == ["tonic"]


@shows("V18.10")
@pytest.mark.parametrize("kind", ["physical", "magical"])
def test_redirected_damage_of_either_kind_is_lessened_point_by_point(kind: str) -> None:
    when = Reaction(Window.DAMAGE_TO_HERO, whose=Whose.OTHER)
    ward = dummy_card("ward", [Reflex(Place.HAND, 2, [Redirect(prevent=2)], when)])
    brute = dummy_enemy("brute", **({"physical": 0} | {kind: 5}))
    heroes = {"anna": hero(foes=[brute]), "bert": hero(hand=[ward], deck=["plain_bert"] * 4)}
    table = valskyrr(heroes=heroes).play(attacks("brute", "anna")).answer("bert", "ward.0")
    for _ in range(3):
        table.answer("bert", "deck")

    assert (len(table.graveyard("anna")), len(table.graveyard("bert"))) == (0, 5 - 2)


@shows("V14.07")
def test_what_follows_on_discarding_happens_to_each_hero_as_well() -> None:
    heroes = {name: hero(focus=0, hand=[dummy_card(f"rope_{name}")]) for name in ("anna", "bert")}
    table = valskyrr(heroes=heroes)
    table.play(lambda game: carry_out(game, (), [EachHero([DiscardCards(1), Focus(1)])]))

    for name in ("anna", "bert"):
        assert (table.discard_pile(name), table.focus(name)) == ([f"rope_{name}"], 1)
