"""Chapter 2: several effects at the same time (V2.08): each happens once, and only what matters is
asked about.
"""

from __future__ import annotations

import pytest

from tafelrunde.engine.content import Name
from tafelrunde.engine.decisions import Flow
from tafelrunde.engine.effects import Effect
from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.keywords import UNDEAD
from tafelrunde.games.valskyrr.nouns import Ability, Enrage, Reaction, Reflex
from tafelrunde.games.valskyrr.rules.encounters import begin_encounter
from tafelrunde.games.valskyrr.rules.symbols import resolve_symbols
from tafelrunde.games.valskyrr.rules.triggers import carry_out
from tafelrunde.games.valskyrr.state.boards import EVERYBODY, FURIOUS
from tafelrunde.games.valskyrr.state.table import Game
from tafelrunde.games.valskyrr.terms import Colour, Limit, Place, Trigger, Whose, Window, Zone
from tafelrunde.games.valskyrr.vocabulary import (
    AddStartingEnemies,
    Attack,
    DiscardCards,
    EachHero,
    EnrageOther,
    EnrageOwn,
    FetchEnemy,
    Focus,
    HealKin,
    MoreDamage,
    MoveReinforcement,
    Prevent,
    When,
)
from tests.kit.shows import shows
from tests.kit.valskyrr import (
    Table,
    dummy_card,
    dummy_encounter,
    dummy_enemy,
    dummy_tile,
    hero,
    valskyrr,
)

RAGE = Enrage(at_once=[Attack()], calms_down=True)
TILES = ["acre", "ruined_village", "dead_lake", "charred_war_camp"]


def raging(name: str) -> str:
    """A furious enemy that attacks when it is enraged."""
    return dummy_enemy(name, furious=True, enrage=RAGE)


def caller(key: str) -> str:
    """An enemy that enrages another one at the start of the defence phase."""
    when = When(Trigger.DEFENCE_START, [EnrageOther(furious=True)])
    roar = Ability("roar", Name(de="Brüllen", en="Roar"), (Zone.HERO_ZONE,), when=when)
    return dummy_enemy(key, abilities=[roar])


def ward(limit: Limit | None = None) -> str:
    """A card in the hero zone that prevents 1 physical damage dealt to any hero."""
    when = Reaction(Window.DAMAGE_TO_HERO, whose=Whose.ANY)
    return dummy_card("ward", [Reflex(Place.HERO_ZONE, 2, [Prevent(physical=1)], when, once=limit)])


# --- The start of the defence phase ---------------------------------------------------------------


def camp_says(*effects: Effect) -> Table:
    """Two enemies that call another one, beside a camp that says something too."""
    says = [When(Trigger.DEFENCE_START, list(effects))]
    camp = dummy_encounter("camp", special=says)
    foes = [caller("boss"), caller("chief"), raging("imp")]
    return valskyrr(phase="defence", encounter=camp, heroes={"anna": hero(foes=foes)}).play()


@shows("V2.08")
@pytest.mark.parametrize(
    ("effects", "asked"),
    [
        ((EachHero([EnrageOwn()]), MoveReinforcement(1)), True),
        ((EachHero([Focus(1)]), MoveReinforcement(1)), False),
    ],
    ids=["it enrages among other things", "it enrages nobody"],
)
def test_a_text_is_ordered_if_any_of_its_effects_enrages(
    effects: tuple[Effect, ...], asked: bool
) -> None:
    table = camp_says(*effects)

    assert ("camp" in table.asks("party", "next_effect")) is asked
    table.stops_at("next_effect")


@shows("V2.08")
def test_an_ability_that_does_not_work_in_the_row_needs_no_order() -> None:
    foes = [caller("boss"), raging("imp")]
    table = valskyrr(phase="defence", heroes={"anna": hero(foes=foes)}, row=[caller("chief")])
    table.play()

    assert [event.enemy for event in table.events(events.AbilityTriggered)] == ["boss"]
    table.stops_at("activate")


@shows("V2.08")
def test_a_text_that_finds_nobody_to_enrage_needs_no_order() -> None:
    when = When(Trigger.DEFENCE_START, [HealKin(UNDEAD, here=1)])
    mend = Ability("mend", Name(de="Flicken", en="Mend"), (Zone.HERO_ZONE,), when=when)
    says = [When(Trigger.DEFENCE_START, [EachHero([EnrageOwn()])])]
    camp = dummy_encounter("camp", special=says)
    heroes = {"anna": hero(foes=[dummy_enemy("nurse", abilities=[mend])], deck=["plain_anna"])}
    table = valskyrr(phase="defence", encounter=camp, heroes=heroes).play()

    assert table.question is None
    assert len(table.events(events.AbilityTriggered)) == 1


# --- Who could help -------------------------------------------------------------------------------


def two_symbols(game: Game) -> Flow[None]:
    """The furious symbols of both heroes were crossed at the same time."""
    game.pending += [(FURIOUS, 0), (FURIOUS, 1)]
    yield from resolve_symbols(game)


@shows("V2.08")
@pytest.mark.parametrize(("used", "question"), [(False, "symbols"), (True, None)])
def test_a_reflex_with_a_limit_helps_until_it_is_used(used: bool, question: str | None) -> None:
    heroes = {
        "anna": hero(foes=[raging("imp")]),
        "bert": hero(foes=[raging("ogre")], hero_zone=[ward(Limit.HERO_TURN)]),
    }
    table = valskyrr(heroes=heroes)
    bert = table.hero("bert")
    bert.used += [bert.hero_zone[0].zone_plays[0].key] if used else []
    table.play(two_symbols)

    assert table.question == question
    if question:
        table.stops_at(question)


@shows("V2.08")
def test_a_card_helps_nobody_if_only_its_reflex_for_others_cannot_be_paid() -> None:
    own = Reflex(Place.HAND, 1, [Prevent(physical=1)], Reaction(Window.DAMAGE_TO_HERO))
    when = Reaction(Window.DAMAGE_TO_HERO, whose=Whose.ANY)
    dear = Reflex(Place.HAND, 2, [Prevent(physical=1)], when, cost=[DiscardCards(9)])
    heroes = {
        "anna": hero(foes=[raging("imp")], hand=[dummy_card("cloak", [own, dear])]),
        "bert": hero(foes=[raging("ogre")]),
    }
    table = valskyrr(heroes=heroes).play(two_symbols).passes("anna").answer("anna", "deck")

    attacked = [event.hero for event in table.events(events.EnemyAttacked)]
    assert attacked == ["anna", "bert"]


@shows("V2.08")
@pytest.mark.parametrize("enraged", [False, True])
def test_an_enemy_that_is_enraged_already_matters_to_no_order(enraged: bool) -> None:
    lord = {"id": raging("imp"), "enraged": enraged}
    heroes = {
        "anna": hero(foes=[lord, dummy_enemy("sheep")], hero_zone=[ward()]),
        "bert": hero(foes=[raging("ogre")]),
    }
    table = valskyrr(heroes=heroes).play(two_symbols)

    table.stops_at("reflex" if enraged else "symbols")


@shows("V2.08")
def test_without_help_enemies_without_an_enrage_effect_change_nothing() -> None:
    heroes = {
        "anna": hero(foes=[dummy_enemy("sheep"), raging("imp")]),
        "bert": hero(foes=[raging("ogre"), dummy_enemy("goat")]),
    }
    table = valskyrr(heroes=heroes).play(two_symbols)

    assert table.question is None
    assert len(table.events(events.EnemyAttacked)) == 2


@shows("V2.08")
def test_what_concerns_only_the_own_marker_needs_no_order() -> None:
    heroes = {
        "anna": hero(foes=[raging("imp")], hero_zone=[ward()], focus=0),
        "bert": hero(foes=[raging("ogre")], focus=0),
    }
    table = valskyrr(heroes=heroes)
    table.play(lambda game: carry_out(game, (), [EachHero([Focus(1)])]))

    assert (table.question, table.focus("anna"), table.focus("bert")) == (None, 1, 1)


# --- Symbols --------------------------------------------------------------------------------------


@shows("V2.08")
def test_a_symbol_that_stirs_nobody_is_not_asked_about_but_comes_before() -> None:
    calm = dummy_enemy("calm", furious=True, enrage=Enrage(while_enraged=[MoreDamage(1)]))
    heroes = {
        "anna": hero(foes=[raging("imp")], hero_zone=[ward()]),
        "bert": hero(foes=[raging("ogre")]),
        "cleo": hero(foes=[calm]),
    }

    def crossed(game: Game) -> Flow[None]:
        game.pending += [(FURIOUS, 0), (FURIOUS, 1), (FURIOUS, 2)]
        yield from resolve_symbols(game)

    table = valskyrr(heroes=heroes).play(crossed)

    assert table.asks("party", "symbols") == ["anna", "bert"]
    assert table.foe("calm").enraged
    table.stops_at("symbols")


@shows("V2.08")
def test_a_symbol_of_the_time_track_stirs_if_any_hero_has_an_enemy_to_stir() -> None:
    heroes = {
        "anna": hero(foes=[raging("imp")], hero_zone=[ward()]),
        "bert": hero(foes=[raging("ogre")]),
        "cleo": hero(),
    }

    def crossed(game: Game) -> Flow[None]:
        game.pending += [(FURIOUS, EVERYBODY), (FURIOUS, 0)]
        yield from resolve_symbols(game)

    table = valskyrr(heroes=heroes).play(crossed)

    assert table.asks("party", "symbols") == ["time_track", "anna"]
    table.stops_at("symbols")


@shows("V2.08", "V22.23")
def test_symbols_of_one_hero_alone_need_no_order() -> None:
    heroes = {
        "anna": hero(foes=[raging("imp"), raging("ogre")], hero_zone=[ward()]),
        "bert": hero(foes=[raging("troll")]),
    }

    def crossed(game: Game) -> Flow[None]:
        game.pending += [(FURIOUS, EVERYBODY), (FURIOUS, EVERYBODY)]
        yield from resolve_symbols(game)

    table = valskyrr(heroes=heroes).play(crossed)

    assert table.question == "next_hero"  # the heroes of the first symbol, not the symbols
    table.stops_at("next_hero")


@shows("V2.08", "V22.23")
def test_a_hero_whose_symbol_was_crossed_twice_is_offered_once() -> None:
    heroes = {
        "anna": hero(foes=[raging("imp")], hero_zone=[ward()]),
        "bert": hero(foes=[raging("ogre")]),
    }

    def crossed(game: Game) -> Flow[None]:
        game.pending += [(FURIOUS, 0), (FURIOUS, 0), (FURIOUS, 1)]
        yield from resolve_symbols(game)

    table = valskyrr(heroes=heroes).play(crossed)

    assert table.asks("party", "symbols") == ["anna", "bert"]
    table.stops_at("symbols")


# --- Texts that answer to one trigger -------------------------------------------------------------


@shows("V2.08")
def test_a_text_that_brings_no_enemies_takes_effect_once_beside_those_that_do() -> None:
    wolf = FetchEnemy(dummy_enemy("wolf", colour=Colour.GREEN))
    brings = [When(Trigger.PREPARED, [wolf]), When(Trigger.PREPARED, [AddStartingEnemies(1)])]
    den = dummy_encounter("den", special=brings)
    acre = dummy_tile("acre", abilities=[When(Trigger.PREPARED, [MoveReinforcement(1)])])
    decks = {"blue": [dummy_enemy("crow")], "green": ["wolf"]}
    table = valskyrr(tiles=TILES, party=acre, encounters=[den], decks=decks)
    table.play(lambda game: begin_encounter(game, game.encounters.pop()))

    assert sorted(table.row) == ["crow", "wolf"]
    assert table.game.reinforcement == 1


@shows("V2.08")
def test_a_card_that_brings_enemies_with_one_of_its_texts_is_ordered() -> None:
    wolf = FetchEnemy(dummy_enemy("wolf", colour=Colour.GREEN))
    texts = [When(Trigger.PREPARED, [MoveReinforcement(1)]), When(Trigger.PREPARED, [wolf])]
    den = dummy_encounter("den", special=texts)
    acre = dummy_tile("acre", abilities=[When(Trigger.PREPARED, [AddStartingEnemies(1)])])
    decks = {"blue": [dummy_enemy("crow")], "green": ["wolf"]}
    table = valskyrr(tiles=TILES, party=acre, encounters=[den], decks=decks)
    table.play(lambda game: begin_encounter(game, game.encounters.pop()))
    table.answer("party", "acre", "den")

    assert (table.row, table.game.reinforcement) == (["crow", "wolf"], 1)


@shows("V2.08")
def test_texts_that_bring_the_same_need_no_order() -> None:
    more = When(Trigger.PREPARED, [AddStartingEnemies(1)])
    den, acre = dummy_encounter("den", special=[more]), dummy_tile("acre", abilities=[more])
    decks = {"blue": [dummy_enemy("crow"), dummy_enemy("wolf")]}
    table = valskyrr(tiles=TILES, party=acre, encounters=[den], decks=decks)
    table.play(lambda game: begin_encounter(game, game.encounters.pop()))

    assert (table.question, table.row) == (None, ["crow", "wolf"])
