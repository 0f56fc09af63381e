"""Chapter 2: several effects at the same time, whose order the players determine (V2.08)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.content import Name
from tafelrunde.engine.decisions import Flow
from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.keywords import UNDEAD
from tafelrunde.games.valskyrr.nouns import Ability, Enrage, Reaction, Reflex
from tafelrunde.games.valskyrr.rules.encounters import begin_encounter
from tafelrunde.games.valskyrr.rules.symbols import resolve_symbols
from tafelrunde.games.valskyrr.rules.triggers import carry_out
from tafelrunde.games.valskyrr.state.boards import EVERYBODY, FURIOUS, REINFORCEMENT
from tafelrunde.games.valskyrr.state.table import Game
from tafelrunde.games.valskyrr.terms import Colour, Place, Trigger, Whose, Window, Zone
from tafelrunde.games.valskyrr.vocabulary import (
    AddStartingEnemies,
    Attack,
    AttackNoticed,
    EachHero,
    EnrageOther,
    EnrageOwn,
    FetchEnemy,
    HealKin,
    MoreDamage,
    MoveReinforcement,
    Prevent,
    TakeDamage,
    When,
)
from tests.kit.gestures import enrages
from tests.kit.shows import shows
from tests.kit.valskyrr import (
    Rule,
    Table,
    dummy_card,
    dummy_encounter,
    dummy_enemy,
    dummy_tile,
    hero,
    valskyrr,
)

RAGE = Enrage(at_once=[Attack()], calms_down=True)


def ward(whose: Whose = Whose.ANY) -> str:
    """A card that prevents 1 physical damage dealt to a hero."""
    when = Reaction(Window.DAMAGE_TO_HERO, whose=whose)
    return dummy_card("ward", [Reflex(Place.HAND, 2, [Prevent(physical=1)], when)])


def raging(*names: str) -> list[str]:
    """Furious enemies that attack when they are enraged."""
    return [dummy_enemy(name, furious=True, enrage=RAGE) for name in names]


def attackers(table: Table) -> list[str]:
    """The enemies that have attacked so far."""
    return [event.enemy for event in table.events(events.EnemyAttacked)]


# --- Effects on each hero -------------------------------------------------------------------------


def blood_moon() -> Table:
    """Arani's only hand card could save Fengray, and her shaman makes her discard it."""
    fengray = hero(hand=["lunge"], deck=["taunt"], foes=["ghoren_warrior"])
    arani = hero(hand=["shield_of_faith"], deck=[], foes=["wildlands_shaman"])
    heroes = {"arani": arani, "fengray": fengray}
    return valskyrr(phase="time", time_cards=["blood_moon"], time=3, heroes=heroes).play()


@shows("V2.08")
def test_at_blood_moon_fengray_dies_if_aranis_enemy_is_enraged_first() -> None:
    table = blood_moon()
    assert table.asks("party", "next_hero") == ["arani", "fengray"]
    assert table.why("party") == "V2.08"
    table.answer("party", "arani").answer("fengray", "lunge")

    assert table.discard_pile("arani") == ["shield_of_faith"]
    assert table.hero("fengray").defeated
    assert table.game.won is False


@shows("V2.08")
def test_at_blood_moon_arani_saves_fengray_if_his_enemy_is_enraged_first() -> None:
    table = blood_moon()
    table.answer("party", "fengray").answer("arani", "shield_of_faith.0")

    assert (table.hand("fengray"), table.deck("fengray")) == (["lunge"], ["taunt"])
    assert table.discard_pile("arani") == ["shield_of_faith"]  # spent; nothing is left to discard
    assert [event.enemy for event in table.events(events.EnemyEnraged)] == [
        "ghoren_warrior",
        "wildlands_shaman",
    ]


def everybody(effect: EnrageOwn | TakeDamage) -> Rule:
    """A text that concerns each hero."""

    def rule(game: Game) -> Flow[Any]:
        yield from carry_out(game, (), [EachHero([effect])])

    return rule


@shows("V2.08")
def test_heroes_are_chosen_one_after_the_other_until_the_order_is_settled() -> None:
    names = ("anna", "bert", "cleo")
    foes = raging("imp", "ogre", "troll")
    heroes = {name: hero(foes=[foe], hand=[ward()]) for name, foe in zip(names, foes, strict=True)}
    table = valskyrr(heroes=heroes).play(everybody(EnrageOwn()))
    table.answer("party", "cleo")
    while table.question in ("reflex", "bury"):
        pass_or_bury(table)
    assert table.asks("party", "next_hero") == ["anna", "bert"]
    table.answer("party", "bert")
    while table.question is not None:
        pass_or_bury(table)

    assert attackers(table) == ["troll", "ogre", "imp"]


def pass_or_bury(table: Table) -> None:
    """Whoever is asked lets the damage happen."""
    name = table.names()[table.session.decisions[0].seat] if table.session else ""
    table.answer(name, "pass" if table.question == "reflex" else "deck")


@shows("V2.08")
@pytest.mark.parametrize("hand", [[], ["own"]])
def test_nobody_is_asked_if_nobody_can_help_another(hand: list[str]) -> None:
    dummy_card("own", [Reflex(Place.HAND, 2, [Prevent(1)], Reaction(Window.DAMAGE_TO_HERO))])
    foes = raging("imp", "ogre")
    heroes = {"anna": hero(foes=foes[:1], hand=hand), "bert": hero(foes=foes[1:])}
    table = valskyrr(heroes=heroes).play(everybody(EnrageOwn()))
    while table.question is not None:
        assert table.question in ("reflex", "bury")
        pass_or_bury(table)

    assert attackers(table) == ["imp", "ogre"]


@shows("V2.08")
def test_nobody_is_asked_about_enemies_that_are_merely_turned() -> None:
    calm = dummy_enemy("calm", furious=True, enrage=Enrage(while_enraged=[MoreDamage(1)]))
    heroes = {"anna": hero(foes=[calm], hand=[ward()]), "bert": hero(foes=raging("imp"))}
    table = valskyrr(heroes=heroes).play(everybody(EnrageOwn()))
    assert table.question == "reflex"
    table.answer("anna", "ward.0")

    assert table.foe("calm").enraged


@shows("V2.08")
def test_the_players_order_damage_dealt_to_each_hero() -> None:
    heroes = {"anna": hero(hand=[ward()], deck=[]), "bert": hero(deck=["plain_bert"])}
    table = valskyrr(heroes=heroes).play(everybody(TakeDamage(physical=1)))
    assert table.asks("party", "next_hero") == ["anna", "bert"]
    table.answer("party", "bert").answer("anna", "ward.0")
    assert table.question is None

    assert (table.graveyard("anna"), table.graveyard("bert")) == (["ward"], [])


@shows("V2.08")
def test_nobody_is_asked_about_damage_that_cannot_be_prevented() -> None:
    heroes = {"anna": hero(hand=[ward()]), "bert": hero(hand=[])}
    table = valskyrr(heroes=heroes)
    table.play(everybody(TakeDamage(physical=1, preventable=False)))

    assert table.asks("anna", "bury") == ["ward", "deck"]
    table.answer("anna", "deck")
    assert len(table.graveyard("bert")) == 1


@shows("V2.08")
@pytest.mark.parametrize("order", [["anna", "bert"], ["bert", "anna"]])
def test_the_players_order_the_attacks_on_all_noticed_heroes(order: list[str]) -> None:
    lord = dummy_enemy("lord", enrage=Enrage(at_once=[AttackNoticed(6)], calms_down=True))
    heroes = {"anna": hero(focus=6), "bert": hero(focus=9), "cleo": hero(focus=5, hand=[ward()])}
    table = valskyrr(heroes=heroes, row=[lord]).play(enrages("lord"))
    assert table.asks("party", "next_hero") == ["anna", "bert"]
    table.answer("party", order[0]).passes("cleo").passes("cleo")

    assert [event.hero for event in table.events(events.EnemyAttacked)] == order


@shows("V2.08")
@pytest.mark.parametrize("order", [["anna", "bert"], ["bert", "anna"]])
def test_an_enemy_that_attacks_several_heroes_is_reason_enough_to_ask(order: list[str]) -> None:
    rage = Enrage(at_once=[MoveReinforcement(1), AttackNoticed(6)], calms_down=True)
    lord = dummy_enemy("lord", furious=True, enrage=rage)
    heroes = {"anna": hero(foes=[lord], focus=6), "bert": hero(foes=raging("imp"), focus=6)}
    table = valskyrr(heroes=heroes).play(everybody(EnrageOwn())).answer("party", order[0])

    assert (
        attackers(table)
        == {"anna": ["lord", "lord", "imp"], "bert": ["imp", "lord", "lord"]}[order[0]]
    )


# --- Symbols --------------------------------------------------------------------------------------


def symbols_of(*pending: tuple[str, int], **heroes: Any) -> Table:
    """Symbols that were crossed at the same time take effect."""

    def rule(game: Game) -> Flow[None]:
        game.pending += pending
        yield from resolve_symbols(game)

    return valskyrr(heroes=heroes, time=3).play(rule)


@shows("V2.08", "V22.10")
@pytest.mark.parametrize("order", [["anna", "bert"], ["bert", "anna"]])
def test_the_players_order_furious_symbols_of_different_tracks(order: list[str]) -> None:
    crossed = [(FURIOUS, 0), (REINFORCEMENT, 1), (FURIOUS, 1)]
    heroes = {"anna": hero(foes=raging("imp"), hand=[ward()]), "bert": hero(foes=raging("ogre"))}
    table = symbols_of(*crossed, **heroes)
    assert table.asks("party", "symbols") == ["anna", "bert"]
    assert table.game.reinforcement == 1  # what stirs nobody is not asked about
    table.answer("party", order[0]).passes("anna")
    if table.question == "bury":
        table.answer("anna", "deck")
    while table.question is not None:
        pass_or_bury(table)

    assert attackers(table) == [{"anna": "imp", "bert": "ogre"}[name] for name in order]


@shows("V22.10")
def test_symbols_of_one_track_keep_their_order_though_others_come_between() -> None:
    crossed = [(FURIOUS, 0), (REINFORCEMENT, 0), (FURIOUS, 1)]
    heroes = {"anna": hero(foes=raging("imp"), hand=[ward()]), "bert": hero(foes=raging("ogre"))}
    table = symbols_of(*crossed, **heroes).answer("party", "bert")
    while table.question is not None:
        pass_or_bury(table)

    resolved = [(event.symbol, event.hero) for event in table.events(events.SymbolTriggered)]
    assert resolved == [(FURIOUS, "bert"), (FURIOUS, "anna"), (REINFORCEMENT, "anna")]


@shows("V2.08", "V22.38")
def test_a_furious_symbol_for_everybody_asks_for_the_order_of_the_heroes() -> None:
    heroes = {"anna": hero(foes=raging("imp"), hand=[ward()]), "bert": hero(foes=raging("ogre"))}
    table = symbols_of((FURIOUS, EVERYBODY), **heroes)
    assert table.asks("party", "next_hero") == ["anna", "bert"]
    table.answer("party", "bert")
    while table.question is not None:
        pass_or_bury(table)

    assert attackers(table) == ["ogre", "imp"]


@shows("V2.08")
def test_the_time_track_is_ordered_like_the_track_of_a_hero() -> None:
    crossed = [(FURIOUS, EVERYBODY), (FURIOUS, 0)]
    heroes = {"anna": hero(foes=raging("imp"), hand=[ward()]), "bert": hero(foes=raging("ogre"))}
    table = symbols_of(*crossed, **heroes)
    assert table.asks("party", "symbols") == ["time_track", "anna"]
    table.answer("party", "anna")
    while table.question in ("reflex", "bury"):
        pass_or_bury(table)
    assert table.asks("party", "next_hero") == ["anna", "bert"]
    table.stops_at("next_hero")


@shows("V2.08")
def test_nobody_is_asked_if_both_symbols_stir_the_same_zone() -> None:
    heroes = {"anna": hero(foes=raging("imp"), hand=[ward()]), "bert": hero()}
    table = symbols_of((FURIOUS, EVERYBODY), (FURIOUS, 0), **heroes)

    while table.question is not None:
        assert table.question in ("reflex", "bury")
        pass_or_bury(table)
    assert attackers(table) == ["imp", "imp"]


# --- Texts that answer to one trigger -------------------------------------------------------------


@shows("V2.08")
@pytest.mark.parametrize("first", ["den", "acre"])
def test_the_players_order_texts_that_bring_different_enemies(first: str) -> None:
    fetch = When(Trigger.PREPARED, [FetchEnemy(dummy_enemy("wolf", colour=Colour.GREEN))])
    more = When(Trigger.PREPARED, [AddStartingEnemies(1)])
    den = dummy_encounter("den", special=[fetch])
    acre = dummy_tile("acre", abilities=[more])
    names = ["acre", "ruined_village", "dead_lake", "charred_war_camp"]
    decks = {"blue": [dummy_enemy("crow")], "green": ["wolf"]}
    table = valskyrr(tiles=names, party=acre, encounters=[den], decks=decks)
    table.play(lambda game: begin_encounter(game, game.encounters.pop()))
    assert table.asks("party", "effect_order") == ["den", "acre"]
    table.answer("party", first, {"den": "acre", "acre": "den"}[first])

    assert table.row == (["wolf", "crow"] if first == "den" else ["crow", "wolf"])


def at_the_start_of_defence(*foes: str, totem: bool) -> Table:
    """Enemies and perhaps a totem that do something at the start of the defence phase."""
    enrage = [When(Trigger.DEFENCE_START, [EachHero([EnrageOwn()])])] if totem else []
    camp = dummy_encounter("camp", special=enrage)
    heroes = {"anna": hero(foes=[*foes, *raging("imp")]), "bert": hero()}
    return valskyrr(phase="defence", encounter=camp, heroes=heroes).play()


def healer(key: str) -> str:
    """An enemy that heals the undead at the start of the defence phase."""
    when = When(Trigger.DEFENCE_START, [HealKin(UNDEAD, here=1)])
    mend = Ability("mend", Name(de="Flicken", en="Mend"), (Zone.HERO_ZONE,), when=when)
    return dummy_enemy(key, abilities=[mend])


def caller(key: str) -> str:
    """An enemy that enrages another one at the start of the defence phase."""
    when = When(Trigger.DEFENCE_START, [EnrageOther(furious=True)])
    roar = Ability("roar", Name(de="Brüllen", en="Roar"), (Zone.HERO_ZONE,), when=when)
    return dummy_enemy(key, abilities=[roar])


@shows("V2.08")
def test_the_players_order_what_happens_at_the_start_of_the_defence_phase() -> None:
    table = at_the_start_of_defence(healer("nurse"), caller("boss"), totem=True)
    assert table.asks("party", "next_effect") == ["camp", "nurse.mend", "boss.roar"]
    table.answer("party", "boss.roar")
    assert table.asks("party", "next_effect") == ["camp", "nurse.mend"]
    table.answer("party", "nurse.mend")

    begun = [type(event) for event in table.events(events.Event)]
    assert begun[:2] == [events.AbilityTriggered, events.EnemyEnraged]
    assert [event.enemy for event in table.events(events.AbilityTriggered)] == ["boss", "nurse"]
    table.stops_at("activate")


@shows("V2.08")
def test_healing_alone_needs_no_order() -> None:
    table = at_the_start_of_defence(healer("nurse"), healer("medic"), totem=False)

    assert [event.enemy for event in table.events(events.AbilityTriggered)] == ["nurse", "medic"]
    table.stops_at("activate")


@shows("V2.08")
def test_a_text_that_does_more_than_bring_enemies_is_ordered_too() -> None:
    fetch = [FetchEnemy(dummy_enemy("wolf", colour=Colour.GREEN)), MoveReinforcement(1)]
    den = dummy_encounter("den", special=[When(Trigger.PREPARED, fetch)])
    acre = dummy_tile("acre", abilities=[When(Trigger.PREPARED, [AddStartingEnemies(1)])])
    names = ["acre", "ruined_village", "dead_lake", "charred_war_camp"]
    decks = {"blue": [dummy_enemy("crow")], "green": ["wolf"]}
    table = valskyrr(tiles=names, party=acre, encounters=[den], decks=decks)
    table.play(lambda game: begin_encounter(game, game.encounters.pop()))

    assert table.asks("party", "effect_order") == ["den", "acre"]
    table.stops_at("effect_order")


@shows("V2.08")
def test_an_enemy_whom_no_symbol_enrages_does_not_matter_to_their_order() -> None:
    lord = dummy_enemy("lord", furious=True, enrage=Enrage(at_once=[AttackNoticed(6)]))
    heroes = {
        "anna": hero(foes=raging("imp"), focus=0),
        "bert": hero(foes=raging("ogre"), focus=0),
        "cleo": hero(foes=[lord], focus=0),
    }
    table = symbols_of((FURIOUS, 0), (FURIOUS, 1), **heroes)

    while table.question is not None:
        assert table.question == "bury"
        pass_or_bury(table)
    assert attackers(table) == ["imp", "ogre"]


@shows("V9.32")
def test_each_encounter_begins_with_its_first_enemy_deck() -> None:
    both = dummy_encounter("both", start=1, colours=(Colour.BLUE, Colour.GREEN))
    decks = {"blue": [dummy_enemy("ant")], "green": [dummy_enemy("elk", colour=Colour.GREEN)]}
    table = valskyrr(encounters=[both], decks=decks)
    table.game.next_colour = 1  # an encounter before has drawn an odd number
    table.play(lambda game: begin_encounter(game, game.encounters.pop()))

    assert table.row == ["ant"]


@shows("V2.08")
def test_the_cards_of_a_defeated_hero_help_nobody() -> None:
    final = dummy_encounter("last_stand", final=True)
    heroes = {
        "anna": hero(foes=raging("imp")),
        "bert": hero(foes=raging("ogre")),
        "cleo": hero(hand=[ward()], defeated=True),
    }
    table = valskyrr(heroes=heroes, encounter=final).play(everybody(EnrageOwn()))

    while table.question is not None:
        assert table.question == "bury"
        pass_or_bury(table)
    assert attackers(table) == ["imp", "ogre"]
