"""Chapter 24: encounters (Begegnungen)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.valskyrr.cards.encounters import ENCOUNTERS
from tafelrunde.games.valskyrr.keywords import BEAST, BORDERLANDS
from tafelrunde.games.valskyrr.nouns import Fast, Normal
from tafelrunde.games.valskyrr.rules.wounds import settle
from tafelrunde.games.valskyrr.terms import Aim, Condition, Place, Trigger, Zone
from tafelrunde.games.valskyrr.vocabulary import (
    Afflict,
    Deal,
    DiscardCards,
    EachHero,
    GainLoot,
    MoveEnemy,
    MoveTime,
    NoEnemyInPlay,
    ProgressAtLeast,
    PutProgress,
    PutUnderEnemyDeck,
    RaiseThreat,
    Requirement,
    Task,
    When,
)
from tests.kit.country import country, move, threat, where
from tests.kit.shows import shows
from tests.kit.valskyrr import (
    Table,
    dummy_card,
    dummy_encounter,
    dummy_enemy,
    hero,
    refused,
)

HIT = When(Trigger.ENCOUNTER_HIT, [PutProgress(1)])
CLUB = Normal(Place.HAND, 1, [Deal(physical=3)], at=Aim.AN_ENEMY)


def active(table: Table) -> str | None:
    """The id of the active encounter."""
    return table.game.encounter.id if table.game.encounter is not None else None


def camp(key: str = "camp", **fields: Any) -> str:
    """An encounter that fits every plain location."""
    return dummy_encounter(key, **({"places": (BORDERLANDS,)} | fields))


def hand() -> list[str]:
    """Two cards to choose from."""
    return [dummy_card("rope"), dummy_card("torch")]


def annas_turn(cards: list[str], foes: list[str] | None = None, **position: Any) -> Table:
    """Anna's hero turn; nothing happens after it."""
    anna = hero(hand=cards, foes=foes or [], deck=[], feats=[])
    heroes = {"anna": anna} | position.pop("others", {})
    return country(phase="attack", active="anna", heroes=heroes, **position).play()


# --- The active encounter -------------------------------------------------------------------------


@shows("V24.01")
def test_an_encounter_is_active_already_during_its_preparation() -> None:
    prepared = When(Trigger.PREPARED, [EachHero([DiscardCards(1)]), PutProgress(1)])
    table = country(
        threat={"mid": 1},
        encounters=[camp(special=[prepared])],
        heroes={"anna": hero(hand=hand())},
    )
    table.play().answer("party", "stay")
    assert table.question == "discard_cards"
    assert active(table) == "camp"
    table.answer("anna", "rope")

    assert table.game.progress == 1


@shows("V24.02")
def test_a_second_encounter_is_not_drawn_while_one_is_active() -> None:
    table = country(threat={"mid": 1}, revealed=["n"], encounter=camp(), encounters=[camp("next")])
    table.play().answer("party", "stay")

    assert active(table) == "camp"
    assert table.ids(table.game.encounters) == ["next"]


# --- Progress and victory -------------------------------------------------------------------------


@shows("V24.09")
@pytest.mark.parametrize(("prey", "progress"), [("wolf", 3), ("bandit", 2)])
def test_the_progress_section_says_what_puts_tokens_on_the_encounter(
    prey: str, progress: int
) -> None:
    dummy_enemy("wolf", keywords=(BEAST,))
    dummy_enemy("bandit")
    hunt = When(Trigger.ENEMY_KILLED, [PutProgress(1)], having=BEAST)
    table = country(encounter=camp(progress=[hunt]), progress=2, row=[prey])
    table.play(lambda game: settle(game, [game.row[0]]))

    assert table.row == []
    assert table.game.progress == progress


@shows("V24.09")
def test_a_task_of_the_progress_section_is_done_in_the_own_hero_turn() -> None:
    table = annas_turn(hand(), encounter=camp(progress=[Task(1, [PutProgress(1)])]))
    table.answer("anna", "task").answer("anna", "torch")

    assert table.game.progress == 1
    assert table.discard_pile("anna") == ["torch"]


@shows("V24.09")
def test_a_card_text_can_put_progress_on_any_active_encounter() -> None:
    insight = dummy_card("insight", [Fast(Place.HAND, 1, [PutProgress(2)])])
    table = annas_turn([insight], encounter=camp(progress=[]))
    table.answer("anna", "insight.0")

    assert table.game.progress == 2


@shows("V24.10")
@pytest.mark.parametrize(
    ("victory", "row", "progress", "completed"),
    [
        ([NoEnemyInPlay()], [], 0, True),
        ([NoEnemyInPlay()], ["wolf"], 9, False),
        ([NoEnemyInPlay(BEAST)], ["ox"], 0, True),
        ([NoEnemyInPlay(BEAST)], ["ox", "wolf"], 0, False),
        ([ProgressAtLeast(2)], ["wolf"], 2, True),
        ([ProgressAtLeast(2)], [], 1, False),
    ],
)
def test_the_victory_condition_says_what_must_hold_for_completion(
    victory: list[Requirement], row: list[str], progress: int, completed: bool
) -> None:
    dummy_enemy("wolf", keywords=[BEAST])
    dummy_enemy("ox", keywords=[])
    table = country(
        phase="recovery",
        threat={"mid": 2},
        encounter=camp(victory=victory),
        progress=progress,
        row=row,
        rewards=[],
    ).play()

    assert (active(table) is None) is completed
    assert threat(table, "mid") == (1 if completed else 2)


@shows("V24.11")
@pytest.mark.parametrize("progress", [3, 4, 9])
def test_more_progress_than_required_does_no_harm(progress: int) -> None:
    table = country(
        phase="recovery",
        threat={"mid": 2},
        encounter=camp(victory=[ProgressAtLeast(3)]),
        progress=progress,
        rewards=[],
    ).play()

    assert active(table) is None


# --- Attacking the encounter ----------------------------------------------------------------------


@shows("V24.12", "V24.14")
def test_an_attackable_encounter_can_be_the_target_of_damage_at_range_1() -> None:
    wolf, far = dummy_enemy("wolf"), dummy_enemy("far")
    gate = camp("gate", defence=(1, 0), progress=[HIT])
    table = annas_turn([dummy_card("club", [CLUB])], [wolf], row=[far], encounter=gate)
    table.answer("anna", "club.0")
    assert table.asks("anna", "target") == ["wolf", "gate"]
    table.answer("anna", "gate")

    assert table.game.progress == 2  # 3 damage, 1 defence
    assert table.foe("wolf").wounds == 0


@shows("V24.12")
def test_an_encounter_that_may_not_be_attacked_is_no_target() -> None:
    pipe = Fast(Place.HAND, 1, [PutProgress(1)])
    cards = [dummy_card("club", [CLUB]), dummy_card("pipe", [pipe])]
    table = annas_turn(cards, encounter=camp(progress=[HIT]))

    with refused("V16.10"):
        table.answer("anna", "club.0")
    table.stops_at("action")


@shows("V24.12")
def test_an_effect_without_damage_does_not_reach_the_encounter() -> None:
    push = Fast(Place.HAND, 1, [MoveEnemy(Zone.ADVENTURE_ZONE)], at=Aim.AN_ENEMY)
    cards = [dummy_card("push", [push]), dummy_card("club", [CLUB])]
    table = annas_turn(cards, encounter=camp("gate", defence=(0, 0), progress=[HIT]))

    assert table.asks("anna", "action") == ["end_turn", "club.0"]
    table.stops_at("action")

    table = annas_turn(cards[:1], [dummy_enemy("wolf")], encounter="gate").answer("anna", "push.0")
    assert table.row == ["wolf"]  # nobody was asked: the wolf is its only target


@shows("V24.13")
@pytest.mark.parametrize(
    "effect",
    [MoveEnemy(Zone.HERO_ZONE), PutUnderEnemyDeck(), Deal(physical=9), Afflict(Condition.BURN)],
)
def test_damage_neither_discards_nor_moves_an_attackable_encounter(effect: Any) -> None:
    blow = Normal(Place.HAND, 1, [Deal(physical=9), effect], at=Aim.AN_ENEMY)
    gate = camp("gate", defence=(0, 0), progress=[HIT], victory=[ProgressAtLeast(5)])
    table = annas_turn([dummy_card("blow", [blow])], encounter=gate)
    table.answer("anna", "blow.0")

    assert active(table) == "gate"
    assert table.game.progress >= 9
    assert table.game.encounter_discards == []
    assert table.game.foes() == []


@shows("V24.14")
@pytest.mark.parametrize("name", ["anna", "bert"])
def test_the_encounter_is_within_range_1_of_every_hero(name: str) -> None:
    wolf, bear = dummy_enemy("wolf"), dummy_enemy("bear")
    gate = camp("gate", defence=(0, 0), progress=[HIT])
    club = dummy_card("club", [CLUB])
    zones = {"anna": hero(foes=[wolf], deck=[]), "bert": hero(foes=[bear], deck=[])}
    zones[name]["hand"] = [club]
    table = country(phase="attack", active=name, heroes=zones, encounter=gate).play()
    table.answer(name, "club.0")

    assert table.asks(name, "target") == [{"anna": "wolf", "bert": "bear"}[name], "gate"]
    table.stops_at("target")


@shows("V24.12", "V24.14")
def test_the_encounter_is_in_range_even_if_no_enemy_is() -> None:
    gate = camp("gate", defence=(0, 0), progress=[HIT])
    table = annas_turn([dummy_card("club", [CLUB])], encounter=gate)
    table.answer("anna", "club.0")  # the only target is not asked for

    assert table.game.progress == 3
    assert table.discard_pile("anna") == ["club"]


# --- Retreating -----------------------------------------------------------------------------------


@shows("V24.15")
@pytest.mark.parametrize(("retreat", "time"), [([MoveTime(2)], 6), ([], 4)])
def test_leaving_before_completion_resolves_the_retreat_effect_if_there_is_one(
    retreat: list[MoveTime], time: int
) -> None:
    table = country(encounter=camp(retreat=retreat), revealed=["n"], time=4)
    table.play().answer("party", move("n"))

    assert (where(table), table.game.time) == ("n", time)
    assert active(table) is None


@shows("V24.15")
def test_staying_with_the_encounter_resolves_no_retreat_effect() -> None:
    table = country(encounter=camp(retreat=[MoveTime(2)]), revealed=["n"], time=4)
    table.play().answer("party", "stay")

    assert table.game.time == 4


@shows("V24.16")
def test_most_retreat_effects_raise_the_threat_and_some_have_further_consequences() -> None:
    raising = [card for card in ENCOUNTERS if any(isinstance(e, RaiseThreat) for e in card.retreat)]
    table = country(encounter=raising[0].id, threat={"mid": 1}, revealed=["n"])
    table.play().answer("party", move("n"))

    assert threat(table, "mid") == 2
    assert 2 * len(raising) > len(ENCOUNTERS)
    assert any(len(card.retreat) > 1 for card in raising)


@shows("V24.17")
def test_some_encounters_forbid_travelling() -> None:
    table = country(encounter=camp(forbids_travel=True), revealed=["n"], loot=1).play()

    assert table.closed("party", move("n")) == "V24.17"
    assert move("n") not in table.asks("party")
    table.stops_at("travel")


@shows("V24.18")
def test_a_retreat_is_no_completion() -> None:
    done = When(Trigger.COMPLETED, [GainLoot(5)])
    table = country(
        encounter=camp(special=[done], progress=[HIT]),
        progress=4,
        threat={"mid": 1},
        revealed=["n"],
        row=[dummy_enemy("wolf", loot=3)],
    )
    rewards = len(table.game.reward_deck)
    table.play().answer("party", move("n"))

    assert threat(table, "mid") == 1
    assert table.game.progress == 0
    assert (table.game.loot, table.game.offered) == (0, [])
    assert len(table.game.reward_deck) == rewards > 0


# --- Attacks on all enemies of a zone -------------------------------------------------------------


def blast(at: Aim, effect: Any) -> str:
    """A card that does something to all enemies of a zone."""
    return dummy_card("blast", [Normal(Place.HAND, 2, [effect], at=at)])


@shows("V24.12", "V4.04")
@pytest.mark.parametrize(
    ("zone", "progress", "wounds"), [("adventure_zone", 2, (0, 3)), ("anna", 0, (3, 0))]
)
def test_an_attack_on_the_whole_adventure_zone_hits_the_encounter_that_lies_there(
    zone: str, progress: int, wounds: tuple[int, int]
) -> None:
    wolf, bear = dummy_enemy("wolf", life=9), dummy_enemy("bear", life=9)
    gate = camp("gate", defence=(1, 0), progress=[HIT])
    cards = [blast(Aim.EACH_ENEMY_IN_ONE_ZONE, Deal(physical=3))]
    table = annas_turn(cards, [wolf], row=[bear], encounter=gate)
    table.answer("anna", "blast.0")
    assert table.asks("anna", "zone") == ["adventure_zone", "anna"]
    table.answer("anna", zone)

    assert table.game.progress == progress
    assert (table.foe("wolf").wounds, table.foe("bear").wounds) == wounds


@shows("V24.12", "V24.14")
def test_the_encounter_alone_is_enough_for_an_attack_on_the_adventure_zone() -> None:
    gate = camp("gate", defence=(0, 0), progress=[HIT])
    cards = [blast(Aim.EACH_ENEMY_IN_ONE_ZONE, Deal(physical=3))]
    table = annas_turn(cards, [dummy_enemy("wolf")], encounter=gate).answer("anna", "blast.0")

    assert sorted(table.asks("anna", "zone")) == ["adventure_zone", "anna"]
    table.answer("anna", "adventure_zone")
    assert (table.game.progress, table.foe("wolf").wounds) == (3, 0)


@shows("V24.12")
@pytest.mark.parametrize(
    ("at", "effect", "defence"),
    [
        (Aim.EACH_ENEMY_IN_ONE_HERO_ZONE, Deal(physical=3), (0, 0)),
        (Aim.EACH_ENEMY_HERE, Deal(physical=3), (0, 0)),
        (Aim.EACH_ENEMY_IN_ONE_ZONE, MoveEnemy(Zone.HERO_ZONE), (0, 0)),
        (Aim.EACH_ENEMY_IN_ONE_ZONE, Deal(physical=3), None),
    ],
    ids=["a hero zone", "the own zone", "no damage", "not attackable"],
)
def test_other_effects_on_a_zone_do_not_reach_the_encounter(
    at: Aim, effect: Any, defence: tuple[int, int] | None
) -> None:
    gate = camp("gate", defence=defence, progress=[HIT])
    pipe = dummy_card("pipe", [Fast(Place.HAND, 1, [PutProgress(1)])])
    table = annas_turn([blast(at, effect), pipe], encounter=gate)

    assert table.closed("anna", "blast.0") == "V16.10"
    table.stops_at("action")
