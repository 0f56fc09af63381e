"""Chapter 18: damage, wounds and death (Schaden, Wunden und Tod): a hero defeated in the final
encounter is no longer there for anything.
"""

from __future__ import annotations

import pytest

from tafelrunde.engine.effects import Effect
from tafelrunde.games.valskyrr.nouns import Fast
from tafelrunde.games.valskyrr.rules.triggers import carry_out
from tafelrunde.games.valskyrr.terms import Aim, Condition, Place
from tafelrunde.games.valskyrr.vocabulary import (
    Afflict,
    EachHero,
    EachOtherHero,
    LowestFocusHero,
    Regenerate,
    TakeDamage,
)
from tests.kit.gestures import uses
from tests.kit.shows import shows
from tests.kit.valskyrr import Table, dummy_card, dummy_encounter, hero, valskyrr

BURN = [Afflict(Condition.BURN)]


def without_bert(**anna: object) -> Table:
    """Bert was defeated in the final encounter; Anna and Cleo fight on."""
    final = dummy_encounter("last_stand", final=True)
    heroes = {
        "anna": hero(focus=3, **anna),
        "bert": hero(focus=0, defeated=True, graveyard=["plain_bert"]),
        "cleo": hero(focus=2, graveyard=["plain_cleo"]),
    }
    return valskyrr(heroes=heroes, encounter=final)


@shows("V18.30")
@pytest.mark.parametrize(
    ("aim", "question"), [(Aim.A_HERO, "target_hero"), (Aim.UP_TO_THREE_HEROES, "target_heroes")]
)
def test_a_defeated_hero_cannot_be_a_target(aim: Aim, question: str) -> None:
    salve = dummy_card("salve", [Fast(Place.HAND, 2, [Regenerate(1)], at=aim)])
    table = without_bert(hand=[salve]).play(uses("anna", "salve"))

    assert table.asks("anna", question) == ["anna", "cleo"]
    table.stops_at(question)


@shows("V18.30")
@pytest.mark.parametrize(
    ("effect", "burnt"),
    [
        (EachHero(BURN), ["anna", "cleo"]),
        (EachOtherHero(BURN), ["cleo"]),
        (LowestFocusHero(BURN), ["cleo"]),
    ],
)
def test_an_effect_on_heroes_leaves_a_defeated_one_out(effect: Effect, burnt: list[str]) -> None:
    table = without_bert()
    table.play(lambda game: carry_out(game, (), [effect], game.heroes[0]))

    assert [each.id for each in table.game.heroes if any(each.conditions)] == burnt


@shows("V18.30", "V18.27")
def test_no_token_is_put_on_a_hero_who_falls_to_the_damage_before() -> None:
    table = without_bert(deck=[])
    curse = EachHero([TakeDamage(physical=1), *BURN])
    table.play(lambda game: carry_out(game, (), [curse], game.heroes[0]))

    assert [each.id for each in table.game.heroes if any(each.conditions)] == ["cleo"]
