"""Chapter 13: the recovery phase (Wiederherstellungsphase): the victory check and what follows."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.content import Name
from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.nouns import Ability
from tafelrunde.games.valskyrr.rules.encounters import is_won
from tafelrunde.games.valskyrr.terms import PER_HERO, Trigger
from tafelrunde.games.valskyrr.vocabulary import (
    EachHero,
    Focus,
    NoEnemyInPlay,
    ProgressAtLeast,
    Relentless,
    When,
)
from tests.kit.country import country
from tests.kit.shows import shows
from tests.kit.valskyrr import (
    Table,
    dummy_encounter,
    dummy_enemy,
    dummy_tile,
    hero,
    valskyrr,
)


def at_camp(**position: Any) -> Table:
    """A table in the recovery phase at a neutral location; no rewards are left."""
    tiles = [dummy_tile(name) for name in ("camp", "moor", "ford", "keep")]
    return valskyrr(**({"phase": "recovery", "tiles": tiles, "rewards": []} | position))


# --- No active encounter --------------------------------------------------------------------------


@shows("V13.01")
def test_without_an_encounter_a_safe_and_empty_place_brings_rest_but_no_rewards() -> None:
    table = at_camp(loot=1, rewards=["gift_anna", "gift_anna"])
    table.play()

    assert table.asks("anna", "rest") == ["yes", "no"]
    table.answer("anna", "yes")

    assert len(table.hand("anna")) == 5
    assert table.events(events.RewardDrawn) == []
    assert table.game.loot == 1
    assert len(table.game.reward_deck) == 2


@pytest.mark.parametrize(
    "trouble",
    [{"threat": {"camp": 1}}, {"row": ["crow"]}, {"heroes": {"anna": {"foes": ["crow"]}}}],
    ids=["threat", "row", "zone"],
)
@shows("V13.02", "V13.23")
def test_without_an_encounter_danger_or_enemies_end_the_phase_without_effect(
    trouble: dict[str, Any],
) -> None:
    dummy_enemy("crow")
    table = at_camp(rewards=["gift_anna"], **trouble)
    table.play()

    assert table.question is None
    assert table.events(events.Event) == []
    assert table.hand("anna") == []


# --- The victory check ----------------------------------------------------------------------------


@shows("V13.03", "V13.06")
def test_an_encounter_that_is_not_won_stays_with_its_progress() -> None:
    quest = dummy_encounter("quest", victory=[ProgressAtLeast(3)])
    table = at_camp(encounter=quest, progress=2, rewards=["gift_anna"], loot=1)
    table.play()

    assert table.question is None  # safe and empty, and yet no rest
    assert table.events(events.Event) == []
    assert table.game.encounter is not None
    assert table.game.encounter.id == "quest"
    assert [table.game.progress, table.game.loot] == [2, 1]


@pytest.mark.parametrize(
    ("progress", "row", "won"),
    [(5, ["crow"], True), (2, [], True), (4, ["crow"], False)],
    ids=["progress", "no enemies", "neither"],
)
@shows("V13.04", "V13.03")
def test_one_of_several_ways_to_win_is_enough(progress: int, row: list[str], won: bool) -> None:
    dummy_enemy("crow")
    ways = [ProgressAtLeast(2 * PER_HERO + 1), NoEnemyInPlay()]
    table = at_camp(
        encounter=dummy_encounter("totem", victory=ways),
        heroes={"anna": hero(), "bert": hero()},
        progress=progress,
        row=row,
        threat={"camp": 2},
    )

    assert is_won(table.game) is won
    table.play()
    assert (table.game.encounter is None) is won
    assert len(table.events(events.EncounterCompleted)) == won


@shows("V13.05", "V13.07", "V13.17")
def test_a_completed_encounter_is_discarded_before_anything_else() -> None:
    table = at_camp(encounter=dummy_encounter("quest"), progress=3, rewards=["gift_anna"])
    table.play()

    assert table.question == "reward"  # step 3, and the encounter is gone already
    assert table.game.encounter is None
    assert table.ids(table.game.encounter_discards) == ["quest"]
    assert table.game.progress == 0
    table.answer("party", "give_up").answer("anna", "no")
    assert table.ids(table.game.encounter_discards) == ["quest"]


@shows("V13.17")
def test_the_phase_is_over_once_everybody_has_rested() -> None:
    table = at_camp(encounter=dummy_encounter("quest"), heroes={"anna": hero(), "bert": hero()})
    table.play().answer("anna", "yes").answer("bert", "no")

    assert table.question is None
    assert table.ids(table.game.encounter_discards) == ["quest"]
    assert table.game.encounter is None


# --- Dispersing, threat, and whether there is rest ------------------------------------------------


@shows("V13.08")
def test_recovery_disperses_all_enemies_in_play() -> None:
    crow, wolf, bear = (dummy_enemy(name, loot=2) for name in ("crow", "wolf", "bear"))
    quest = dummy_encounter("quest", victory=[ProgressAtLeast(1)])
    table = at_camp(
        encounter=quest,
        progress=1,
        loot=0,
        threat={"camp": 2},
        row=[crow],
        heroes={"anna": hero(foes=[wolf]), "bert": hero(foes=[bear])},
    )
    table.play()

    assert table.game.foes() == []
    assert sorted(table.ids(table.game.discards[0])) == ["bear", "crow", "wolf"]
    assert table.game.loot == 2  # for the missing rewards alone: nobody was killed


@pytest.mark.parametrize(("before", "after"), [(2, 1), (1, 0), (0, 0)])
@shows("V13.09")
def test_recovery_lowers_the_threat_of_the_active_location_by_one(before: int, after: int) -> None:
    table = at_camp(encounter=dummy_encounter("quest"), threat={"camp": before, "moor": 2}, loot=0)
    table.play()

    assert table.game.threat == [after, 2, 0, 0]
    assert table.question == (None if after else "rest")
    if not after:
        table.answer("anna", "no")


@shows("V13.15", "V13.23")
def test_the_heroes_may_rest_if_the_location_has_become_safe_and_is_empty() -> None:
    wolf = dummy_enemy("wolf")
    quest = dummy_encounter("quest", victory=[ProgressAtLeast(1)])
    table = at_camp(
        encounter=quest, progress=1, threat={"camp": 1}, heroes={"anna": hero(foes=[wolf])}
    )
    table.play()

    assert table.game.threat[0] == 0
    assert table.asks("anna", "rest") == ["yes", "no"]
    table.answer("anna", "yes")
    assert len(table.hand("anna")) == 5


@shows("V13.15", "V13.23")
def test_an_enemy_that_does_not_disperse_prevents_rest() -> None:
    grip = Ability("grip", Name(de="Griff", en="Grip"), standing=[Relentless()])
    wolf = dummy_enemy("wolf", abilities=[grip])
    quest = dummy_encounter("quest", victory=[ProgressAtLeast(1)])
    table = at_camp(encounter=quest, progress=1, heroes={"anna": hero(foes=[wolf])})
    table.play()

    assert table.foes("anna") == ["wolf"]
    assert table.question is None
    assert len(table.events(events.EncounterCompleted)) == 1
    assert table.events(events.Rested) == []


@shows("V13.16")
def test_an_overrun_location_brings_rewards_but_no_rest() -> None:
    table = at_camp(encounter=dummy_encounter("quest"), threat={"camp": 2}, rewards=["gift_anna"])
    table.play().answer("party", "anna")

    assert table.question is None
    assert table.game.threat[0] == 1
    assert table.hand("anna") == ["gift_anna"]


@shows("V13.08", "V13.09")
def test_the_enemies_disperse_before_the_threat_drops() -> None:
    table = country(
        phase="recovery",
        threat={"mid": 2},
        encounter=dummy_encounter("camp", victory=[ProgressAtLeast(0)]),
        row=[dummy_enemy("rat")],
        rewards=[],
    ).play()

    told = [type(each).__name__ for each in table.events(events.Event)]
    assert told.index("EnemyLeft") < told.index("ThreatChanged")


@shows("V13.05", "V22.09")
def test_symbols_that_a_completion_crosses_take_effect_in_the_recovery_phase() -> None:
    done = When(Trigger.COMPLETED, [EachHero([Focus(1)])])
    quest = dummy_encounter("quest", special=[done])
    heroes = {"anna": hero(focus=5)}
    table = at_camp(encounter=quest, threat={"camp": 2}, heroes=heroes, rewards=["gift_anna"])
    table.play()

    assert table.game.reinforcement == 1  # before the rewards are given
    table.stops_at("reward")
