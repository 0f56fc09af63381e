"""Chapter 31: chronicler and alternative modes (Chronist und alternative Modi): fleeing as an
attempt.
"""

from __future__ import annotations

import pytest

from tafelrunde.games.avalon.terms import Trait
from tests.kit.avalon import Table, avalon, character, dummy_card, dummy_enemy
from tests.kit.shows import shows


def fleeing(cards: int, toss: int, traits: list[Trait] | None = None) -> Table:
    """Ailei in a combat of Challenge Mode, with so many cards in her deck."""
    foe = dummy_enemy("foe", attack=[], opportunity=[], value=9, traits=traits or [])
    ailei = character(
        combat_deck=[dummy_card("plain")] * cards, hand=[dummy_card("held")], energy=4, fear=0
    )
    return avalon(
        characters={"ailei": ailei},
        mode="challenge_mode",
        challenges={"hard_flight": True},
        tosses=[toss],
        clash={"against": foe, "step": "lay_first", "active": "ailei"},
    ).play()


@shows("A31.14", "A27.24")
def test_a_forced_flight_needs_no_toss() -> None:
    table = fleeing(cards=0, toss=1)
    table.answer("ailei", "lay:held")
    while table.question:
        table.passes("ailei")  # no more cards; at the end of the round she cannot draw

    assert table.game.clash is None
    assert table.game.tosses == [1]  # nobody has tossed


@shows("A31.26", "A31.13")
@pytest.mark.parametrize("traits", [[], [Trait.GUARDIAN]])
def test_when_the_last_fighter_flees_a_guardian_stays_on_its_location(traits: list[Trait]) -> None:
    table = fleeing(cards=6, toss=0, traits=traits).answer("ailei", "flee")

    stays = [each.card.id for each in table.game.guardians]
    assert stays == (["foe"] if traits else [])
    assert len(table.game.encounters[0]) == (0 if traits else 1)
