"""What people are told of an attack while reflexes are open."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.content import LANGUAGES
from tafelrunde.engine.showing import Question, StrikePart, StrikeView
from tafelrunde.games.valskyrr.game import GAME
from tafelrunde.games.valskyrr.nouns import Normal, Reaction, Reflex
from tafelrunde.games.valskyrr.state.table import Game
from tafelrunde.games.valskyrr.terms import Aim, Place, Window
from tafelrunde.games.valskyrr.vocabulary import Bonus, Deal
from tests.kit.gestures import attacks, dummy_guard, uses
from tests.kit.valskyrr import Table, dummy_card, dummy_enemy, hero, valskyrr

OWN_ATTACK = Reaction(Window.HERO_ACTION, damage=True)


def question(table: Table) -> Question[Game]:
    """The open question, at which the test ends."""
    assert table.session is not None
    table.stops_at(str(table.question))
    return Question(GAME.shown, *GAME.shown.see(table.game, table.session.decisions[0]))


def strikes(table: Table) -> list[StrikeView]:
    """What the seat that is asked is told of the attack."""
    return question(table).ask(0, "en").strikes


def spur(bonus: int) -> str:
    """A reflex that adds to an own attack."""
    do = [Bonus(physical=bonus)]
    return dummy_card(f"spur_{bonus}", [Reflex(Place.HAND, 1, do, OWN_ATTACK)])


def striking(*foes: str, magical: int = 1, **more: Any) -> Table:
    """Anna attacks with 3 physical and some magical damage, and may still spur herself."""
    do = [Deal(physical=3, magical=magical)]
    jab = dummy_card("jab", [Normal(Place.HAND, 1, do, at=Aim.AN_ENEMY)])
    anna = hero(hand=[jab, spur(2), spur(1)], foes=list(foes), **more)
    return valskyrr(heroes={"anna": anna}).play(uses("anna", "jab"))


def test_damage_to_a_hero_is_told_with_what_was_prevented_and_what_is_left() -> None:
    parries = [dummy_guard("parry", physical=1), dummy_guard("ward", magical=1)]
    ox = dummy_enemy("ox", physical=3, magical=1)
    table = valskyrr(heroes={"anna": hero(hand=parries, foes=[ox])}).play(attacks("ox", "anna"))
    thing, target = table.foe("ox").card.thing, "hero:0"
    physical, magical = StrikePart("physical", 3, 0, 3), StrikePart("magical", 1, 0, 1)
    assert strikes(table) == [StrikeView(thing, target, [physical, magical], "prevented")]

    table.answer("anna", "parry.0")
    physical = StrikePart("physical", 3, 1, 2)
    assert strikes(table) == [StrikeView(thing, target, [physical, magical], "prevented")]


def test_an_attack_of_a_hero_is_told_against_the_defence_of_everybody_in_reach() -> None:
    wolf = dummy_enemy("wolf", defence_physical=1, life=9)
    table = striking(wolf, dummy_enemy("crab", defence_physical=6, defence_magical=2, life=9))
    found = {each.target.partition("#")[0]: each.parts for each in strikes(table)}
    assert found["wolf"] == [StrikePart("physical", 3, 1, 2), StrikePart("magical", 1, 0, 1)]
    assert found["crab"] == [StrikePart("physical", 3, 6, 0), StrikePart("magical", 1, 2, 0)]

    table.answer("anna", "spur_2.0")
    found = {each.target.partition("#")[0]: each.parts for each in strikes(table)}
    assert found["wolf"][0] == StrikePart("physical", 5, 1, 4)
    assert {each.attacker for each in strikes(table)} == {"hero:0"}


@pytest.mark.parametrize(("magical", "points"), [(0, [2]), (1, [3, 1])])
def test_daze_lessens_the_attack_unless_somebody_has_to_choose_which_part(
    magical: int, points: list[int]
) -> None:
    table = striking(dummy_enemy("wolf", life=9), magical=magical, daze=1)
    assert [part.points for part in strikes(table)[0].parts] == points


def test_those_who_are_not_asked_are_told_the_same_of_an_attack() -> None:
    table = striking(dummy_enemy("wolf", life=9))
    asked = question(table)
    assert asked.hint(0, "de").strikes == asked.ask(0, "de").strikes != []


def test_of_several_wounds_each_question_says_which_one_it_is() -> None:
    hand = [dummy_card(key) for key in ("bread", "rope", "lamp")]
    anna = hero(hand=hand, foes=[dummy_enemy("ox", physical=2)])
    table = valskyrr(heroes={"anna": anna}).play(attacks("ox", "anna"))
    table.answer("anna", "rope")
    prompts = [question(table).ask(0, lang).prompt for lang in LANGUAGES]
    assert [each.partition(":")[0] for each in prompts] == ["Wunde 2 von 2", "Wound 2 of 2"]
