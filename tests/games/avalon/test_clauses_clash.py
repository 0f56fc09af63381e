"""Clauses of encounters that a wrong rule would pass unseen elsewhere: when a turn is over, what is
softened and what is not, who is asked.
"""

from __future__ import annotations

import pytest

from tafelrunde.games.avalon.events import Tossed
from tafelrunde.games.avalon.nouns import Ability, Moment
from tafelrunde.games.avalon.terms import Keyword, Resource, Track, Trait
from tafelrunde.games.avalon.vocabulary.clash import AddTime, MustFlee, PreventFear, RunsAway
from tafelrunde.games.avalon.vocabulary.effects import Deal, Gain, Lose
from tests.games.avalon.test_combat import enemy
from tests.games.avalon.test_sequence_cards import turn
from tests.kit.avalon import avalon, dummy_card, dummy_enemy, dummy_item, fighter
from tests.kit.shows import shows

FOOD = Resource.FOOD
HARD_FLIGHT = {"mode": "challenge_mode", "challenges": {"hard_flight": True}}


# --- Flight ---------------------------------------------------------------------------------------


@shows("A31.12", "A31.27", "A28.30")
@pytest.mark.parametrize(("side", "fled"), [(0, True), (1, False)])
def test_fleeing_between_two_attacks_is_an_attempt_too(side: int, fled: bool) -> None:
    foe = enemy(Deal(1), traits=[Trait.FRENZY])
    people = {"ailei": fighter(health=9, fear=0, energy=5, hand=[dummy_card("plain")])}
    clash = {"against": foe, "step": "enemy", "active": "ailei", "been_active": ["ailei"]}
    table = avalon(characters=people, clash=clash, tosses=[side], **HARD_FLIGHT).play()
    table.answer("ailei", "flee")

    assert [event.side for event in table.events(Tossed)] == ["grail" if fled else "skull"]
    assert (table.game.clash is None) is fled
    assert table.value("ailei", "health") == (8 if fled else 7)  # the second attack follows at once
    assert table.value("ailei", "energy") == 4
    if not fled:
        table.stops_at("lay_first")


@shows("A28.15", "A28.13")
def test_what_works_when_fleeing_works_for_who_is_forced_to() -> None:
    dummy_item("wings", [Ability(Moment.FLEEING, [Gain(1, FOOD)])], keyword=Keyword.RELIC)
    table = turn(["plain6"], enemy(MustFlee()), equipped=["wings"], food=0, energy=5)
    table.answer("arev", "lay:plain6").passes("arev")

    assert table.game.clash is None
    assert table.value("arev", "food") == 1


# --- Attacks --------------------------------------------------------------------------------------


@shows("A26.26")
def test_what_prevents_fear_prevents_nothing_else() -> None:
    dummy_item("hood", [Ability(Moment.AT_ATTACK, [PreventFear(1)])], keyword=Keyword.ARMOUR)
    attack = enemy(Gain(1, FOOD), Gain(2, Track.FEAR))
    table = turn(["plain6"], attack, equipped=["hood"], food=0, health=8)
    table.answer("arev", "lay:plain6").passes("arev")

    assert (table.value("arev", "food"), table.value("arev", "fear")) == (1, 1)
    table.stops_at("lay_first")


@shows("A26.27", "A28.09")
def test_what_was_left_for_after_the_attack_is_lost_if_the_enemy_runs_away() -> None:
    dummy_item("lure", [Ability(Moment.AT_ATTACK, [Gain(1, FOOD)])], keyword=Keyword.RELIC)
    for attack, food in ((Deal(1), 1), (RunsAway(), 0)):
        table = turn(["plain6"], enemy(attack), equipped=["lure"], food=0, health=8)
        table.answer("arev", "lay:plain6").passes("arev").passes("arev")
        assert table.value("arev", "food") == food
        if food:
            table.stops_at("lay_first")


# --- Time tokens and packing ----------------------------------------------------------------------


@shows("A27.04")
def test_time_tokens_lie_on_the_encounter_card_and_leave_it_one_by_one() -> None:
    dummy_card("slow", abilities=[Ability(Moment.ON_PLAY, [AddTime(2, enemy=True)])])
    table = turn(["slow", "plain6"], enemy()).answer("arev", "lay:slow")
    assert table.clash.time == 2
    table.passes("arev")

    assert table.clash.time == 1
    table.stops_at("lay_first")


@shows("A25.07")
def test_what_hurts_only_by_an_action_of_the_day_is_not_packed_away() -> None:
    whip = [Ability(Moment.ACTION, [Lose(1, Track.HEALTH)], energy=1)]
    people = {"beor": fighter(equipped=[dummy_item("whip", whip, keyword=Keyword.RELIC)])}
    clash = {"against": dummy_enemy(), "step": "traits"}
    avalon(characters=people, clash=clash).play().stops_at("starting_hand")
