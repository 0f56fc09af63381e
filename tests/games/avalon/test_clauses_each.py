"""Clauses about each of several: once for all, only this one, exactly so much."""

from __future__ import annotations

import pytest

from tafelrunde.engine.effects import Effect
from tafelrunde.games.avalon.nouns import (
    Ability,
    Bonuses,
    Choice,
    Left,
    MenhirSection,
    Moment,
    Reaction,
    Right,
    Stage,
)
from tafelrunde.games.avalon.rules.locations import discard_location
from tafelrunde.games.avalon.terms import Art, Attribute, Resource, Track, Trait
from tafelrunde.games.avalon.vocabulary.clash import (
    MustFlee,
    PreventFear,
    PreventStepsDown,
    Steps,
)
from tafelrunde.games.avalon.vocabulary.conditions import Count, Counted, DialAtLeast, Won
from tafelrunde.games.avalon.vocabulary.costs import Pay
from tafelrunde.games.avalon.vocabulary.effects import Deal, Gain, GainItem, If
from tafelrunde.games.avalon.vocabulary.standing import RelationStarts
from tafelrunde.games.avalon.vocabulary.world import Encounter, PlaceLocation
from tests.games.avalon.test_clauses_limits import relic
from tests.games.avalon.test_clauses_places import EAST, country
from tests.games.avalon.test_combat import enemy, outcome
from tests.games.avalon.test_sequence_cards import turn
from tests.kit.avalon import (
    MEADOW,
    avalon,
    character,
    day,
    does,
    dummy_card,
    dummy_enemy,
    dummy_item,
    dummy_location,
    dummy_partner,
    dummy_verse,
    fighter,
    plain,
)
from tests.kit.shows import shows

FOOD = Resource.FOOD


# --- Encounters -----------------------------------------------------------------------------------


@shows("A26.26")
def test_what_softens_an_attack_does_so_once_for_all_its_parts() -> None:
    hood = relic("hood", Ability(Moment.AT_ATTACK, [PreventFear(1)]))
    attack = enemy(Gain(1, Track.FEAR), Gain(1, Track.FEAR))
    table = turn(["plain6"], attack, equipped=[hood], health=8)
    table.answer("arev", "lay:plain6").passes("arev")

    assert table.value("arev", "fear") == 1
    table.stops_at("lay_first")


@shows("A29.11", "A26.26")
def test_what_holds_a_relation_does_so_once_for_all_steps_of_a_reaction() -> None:
    calm = relic("calm", Ability(Moment.AT_ATTACK, [PreventStepsDown(1)]))
    partner = dummy_partner(reaction=[Steps(-1), Steps(-1)])
    table = turn([], partner, art=Art.DIPLOMACY, equipped=[calm]).passes("arev")

    assert table.clash.relation == -1
    table.stops_at("lay_first")


@shows("A26.19")
def test_what_a_card_does_when_played_it_does_not_when_others_are() -> None:
    dummy_card("gift", abilities=[Ability(Moment.ON_PLAY, [Gain(1, FOOD)])], persistent=True)
    table = turn(["plain6"], clash={"sequence": ["gift"]}, food=0).answer("arev", "lay:plain6")

    assert table.value("arev", "food") == 0
    table.stops_at("lay_more")


@shows("A26.31")
def test_symbols_of_talks_are_counted_by_their_own_rows() -> None:
    many = Steps(Count(Counted.CONNECTED, attribute=Attribute.CAUTION))
    dummy_card("sum", Left(caution=[], free=many), art=Art.DIPLOMACY)
    partner = dummy_partner(right=Right(caution=9))
    table = turn(["sum"], partner, art=Art.DIPLOMACY).answer("arev", "lay:sum")

    assert table.clash.relation == 1
    table.stops_at("lay_more")


@shows("A28.31", "A28.41")
@pytest.mark.parametrize(("damage", "wealth"), [(1, 2), (2, 0), (5, 0)])
def test_a_robber_waits_for_the_last_point_of_health(damage: int, wealth: int) -> None:
    thief = enemy(Deal(damage), traits=[Trait.ROBBER])
    table = turn(["plain6"], thief, health=3, wealth=2).answer("arev", "lay:plain6")
    table.passes("arev")

    assert table.value("arev", "wealth") == wealth
    assert outcome(table) == ([] if wealth else ["lost"])
    if wealth:
        table.stops_at("lay_first")


@shows("A25.12", "A29.10")
def test_some_cards_move_the_start_of_every_stage() -> None:
    grin = relic("grin", Ability(Moment.STANDING, [RelationStarts(1, every_stage=True)]))
    stages = [Stage(Bonuses(), [Reaction([])]) for _ in range(2)]
    dummy_card("leap", Left(free=Steps(9)), art=Art.DIPLOMACY)
    partner = dummy_partner("host", stages=stages)
    table = turn(["leap"], partner, art=Art.DIPLOMACY, equipped=[grin])
    table.answer("arev", "lay:leap").passes("arev")

    assert (table.clash.stage, table.clash.relation) == (1, 1)
    table.stops_at("lay_first")


@shows("A26.14", "A28.15")
def test_who_must_flee_is_not_asked_for_what_could_be_used_too() -> None:
    dummy_item("smoke", [Ability(Moment.CARD_LAID, [MustFlee()], may=True)])
    dummy_item("charm", [Ability(Moment.CARD_LAID, [Gain(1, FOOD)], may=True)])
    table = turn(["plain6"], enemy(), equipped=["smoke", "charm"], energy=5)
    table.answer("arev", "lay:plain6").answer("arev", "use:smoke")

    assert outcome(table) == ["fled"]


# --- The day --------------------------------------------------------------------------------------


@shows("A8.31", "A7.05")
@pytest.mark.parametrize(("energy", "offered"), [(2, True), (1, False)])
def test_a_card_with_an_action_asks_for_exactly_its_energy(energy: int, offered: bool) -> None:
    spade = dummy_item("spade", [Ability(Moment.ACTION, [Gain(1, FOOD)], energy=2)])
    table = day(characters={"beor": character(energy=energy, equipped=[spade])})

    assert ("beor:card_action:spade" in table.asks("party", "action")) is offered
    table.stops_at("action")


@shows("A16.14", "A16.18")
def test_whoever_charges_a_burning_menhir_takes_no_other_figure() -> None:
    dummy_location(MEADOW, menhir=MenhirSection(cost=[Pay(1, FOOD)], value=8))
    menhirs = {MEADOW: 1, 902: 4, 903: 4}
    for number in (902, 903):
        dummy_location(number)
    cells = {MEADOW: (0, 0), 902: (5, 0), 903: (0, 5)}
    people = {"beor": character(food=1, energy=3)}
    table = avalon(characters=people, map=cells, menhirs=menhirs).play_on()
    table.answer("party", "beor:inspect_menhir").answer("beor", "charge")

    assert table.game.menhirs == {MEADOW: 7, 902: 4, 903: 4}
    table.stops_at("action")


@shows("A14.09", "A21.01")
def test_who_is_dying_is_not_asked_to_join_an_arrival() -> None:
    stag = dummy_enemy("stag", traits=[Trait.GUARDIAN])
    dying = character(health=0, energy=0, dying=True, place=EAST)
    people = {"beor": fighter(energy=3), "ailei": dying}
    table = country(characters=people, guardians=[(stag, EAST)]).play_on()
    table.answer("party", "beor:travel:902")

    assert [each.id for each in table.game.members(table.clash.fighters)] == ["beor"]
    table.stops_at("starting_hand")


# --- The world ------------------------------------------------------------------------------------


@shows("A16.08")
def test_what_lies_elsewhere_stays_when_a_location_goes() -> None:
    left = [(dummy_item("cup"), MEADOW), (dummy_item("pan"), EAST)]
    table = country(left=left).play(plain(discard_location, number=EAST, why="A16.03"))

    assert [each.card.id for each in table.game.left] == ["cup"]


@shows("A15.25")
def test_no_location_is_placed_beside_one_that_is_not_there() -> None:
    dummy_location(930)
    table = country().play(does(PlaceLocation(930, beside=950)))

    assert 930 not in table.game.map


@shows("A2.16", "A19.09")
@pytest.mark.parametrize(
    "effect", [GainItem(), GainItem(craftable=True), Encounter(named="lone_wolf")]
)
def test_what_is_drawn_or_searched_out_has_come_to_light(effect: Effect) -> None:
    wolf, cup = dummy_enemy("lone_wolf"), dummy_item("cup", craftable=True)
    table = avalon(items=[cup], box=[wolf])
    before = table.game.reveals
    table.play(does(effect))

    assert table.game.reveals > before
    if table.question:
        table.stops_at(table.question)


@shows("A18.04")
def test_a_dial_that_nobody_set_counts_nothing() -> None:
    table = avalon(characters={"beor": character(food=0)})
    table.play(does(If(DialAtLeast("mill", 1), then=[Gain(1, FOOD)])))

    assert table.value("beor", "food") == 0


@shows("A8.03", "A19.10")
def test_a_victory_counts_only_for_the_page_on_which_it_was_won() -> None:
    dummy_verse("901.1", choices=[Choice("spoils", only_if=Won()), Choice("home"), Choice("off")])
    reading = {"doing": "reading", "group": ["beor"], "verse": "901.1", "place": MEADOW}
    table = avalon(course=[{**reading, "won": 1}]).play()

    assert table.asks("beor", "choice") == ["home", "off"]
    table.stops_at("choice")
