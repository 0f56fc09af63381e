"""Chapter 10: turn and round structure (Ablauf von Zug und Runde), and phase I as a whole."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.options import option_keys
from tafelrunde.games.hexer import events
from tafelrunde.games.hexer.state.board import BY_ID, LOCATIONS
from tafelrunde.games.hexer.terms import Opponent, Phase, Terrain
from tafelrunde.games.hexer.vocabulary import HasGold
from tests.kit.hexer import (
    Table,
    dummy_attack,
    dummy_card,
    dummy_monster,
    dummy_movement,
    dummy_story,
    hexer,
    option,
    player,
    refused,
)
from tests.kit.shows import shows


def idle(*names: str, **position: Any) -> Table:
    """Players without any card, for whom each turn is nothing but a walk through the city; nothing
    is for sale.
    """
    walk = dummy_story("walk", option(), option(only_if=HasGold(9)))
    values: dict[str, Any] = {
        "players": {name: player(deck=[]) for name in names},
        "monsters": {},
        "city": [walk] * 8,
        "rows": {"witcher": []},
        "row_decks": {"witcher": []},
    }
    return hexer(**(values | position))


def course(table: Table) -> list[str]:
    """Who had a turn, and when the Legendary Monster moved."""
    told = list[str]()
    for event in table.events(events.Event):
        if isinstance(event, events.TurnBegan):
            told.append(event.player)
        elif isinstance(event, events.LegendaryMoved):
            told.append(f"{event.monster} to {LOCATIONS[event.place].id}")
        elif isinstance(event, events.RoundBegan):
            told.append(f"round {event.round}")
    return told


# --- Turns and rounds -----------------------------------------------------------------------------


@shows("H10.01", "H10.03", "H10.04", "H13.09")
def test_turns_go_clockwise_and_after_the_last_the_legendary_monster_moves() -> None:
    north = dummy_movement("north", main=BY_ID["beauclair"], secondary=BY_ID["beauclair"])
    table = idle(
        *("wolf", "bear", "cat"), start="bear", legendary="cyclops", movement_deck=[north] * 2
    ).play_on()
    for name in ("bear", "cat"):
        table.answer(name, "city")
    assert LOCATIONS[table.game.legend_place].id == "ard_modron"  # the round is not over
    for name in ("wolf", "bear", "cat", "wolf"):
        table.answer(name, "city")

    first = ["cat", "wolf", "cyclops to beauclair", "round 2"]
    assert course(table) == [*first, "bear", "cat", "wolf", "round 3", "bear"]
    assert (table.game.round, table.game.start) == (3, 1)
    table.stops_at("phase_two")


@shows("H10.02")
def test_a_turn_has_three_phases_in_fixed_order() -> None:
    table = idle("wolf", "bear").play_on()
    assert table.question == "phase_two"  # in phase I there was nothing to choose
    table.answer("wolf", "city").answer("bear", "city")

    told = [(event.player, event.phase) for event in table.events(events.PhaseBegan)]
    assert told == [
        ("wolf", "confrontation"),
        ("wolf", "refill"),
        ("bear", "moves"),
        ("bear", "confrontation"),
        ("bear", "refill"),
        ("wolf", "moves"),
        ("wolf", "confrontation"),
    ]
    table.stops_at("phase_two")


@shows("H10.01", "H10.02")
@pytest.mark.parametrize("seed", [0, 1, 2, 3])
def test_after_the_setup_the_start_player_begins_with_phase_1(seed: int) -> None:
    table = hexer(phase="setup", seed=seed).play_on()
    start = table.names()[table.game.start]
    table.answer(start, "water")  # where the strong monster stands

    assert table.asks(start, "phase_one")
    assert course(table) == ["round 1", start]
    assert [event.phase for event in table.events(events.PhaseBegan)] == ["moves"]
    table.stops_at("phase_one")


def test_what_holds_for_one_turn_is_forgotten_after_it() -> None:
    wolf = player(moved=True, entered=True, sailed=True, read=True, fewer=1, deck=[])
    wolf |= player(done=["vizima"], gambled=["bear"], taken=["water"], used=["cheap_move"])
    table = idle(players={"wolf": wolf, "bear": player(deck=[])}, phase="refill").play_on()

    done = table.player("wolf")
    assert (done.moved, done.entered, done.sailed, done.read) == (False,) * 4
    assert done.fewer == 0
    assert (done.done, done.gambled, done.taken, done.used) == ([], [], [], [])
    table.stops_at("phase_two")


@shows("H10.01")
@pytest.mark.parametrize(("gold", "after"), [(0, 1), (1, 1)])
def test_what_happens_at_the_start_of_a_turn_happens_before_phase_1(gold: int, after: int) -> None:
    bear = player(deck=[], gold=gold, trophies=["pouch_of_pearls"])  # 1 gold for who has none
    table = idle(players={"wolf": player(deck=[]), "bear": bear}, phase="refill").play_on()

    assert table.game.player.id == "bear"
    assert table.gold("bear") == after
    assert table.gold("wolf") == 0
    table.stops_at("phase_two")


@shows("H10.07")
def test_phase_3_is_finished_before_the_next_turn_begins() -> None:
    hand = [dummy_card("x"), dummy_card("y")]
    table = idle(
        players={"wolf": player(deck=[], hand=hand), "bear": player(deck=[], hand=hand)},
        phase="refill",
        rows={"witcher": [dummy_card("sword"), dummy_card("axe")]},
    ).play_on()
    assert table.asks("wolf", "refill_discard") == ["x", "y"]
    table.answer("wolf")
    assert table.asks("wolf", "buy") == ["sword", "axe"]  # the bear waits
    assert (table.game.player.id, table.game.phase) == ("wolf", Phase.REFILL)
    table.answer("wolf", "axe")

    assert (table.game.player.id, table.game.phase) == ("bear", Phase.MOVES)
    table.stops_at("phase_one")


# --- Phase I --------------------------------------------------------------------------------------


@shows("H10.05")
def test_after_an_action_the_player_may_move_and_act_again() -> None:
    hill, wood = dummy_card("hill", terrain=Terrain.MOUNTAIN), dummy_card("wood")
    wolf = player(place="vizima", hand=[hill, wood, wood], gold=0)
    table = hexer(
        players={"wolf": wolf, "bear": player()}, tiles={"mountain": ["doldeth"]}, potion_deck=[]
    ).play()
    table.answer("wolf", "go:hengfors").answer("wolf", "hill").answer("wolf", "rumour")
    table.answer("wolf", "go:vizima").answer("wolf", "trash_display").passes("wolf")
    assert table.question == "phase_one"
    assert table.session is not None
    assert table.session.decisions[0].checkpoint  # a saved game begins here again
    table.answer("wolf", "pass")

    assert (table.gold("wolf"), table.place("wolf")) == (1, "vizima")
    assert table.question is None


def questing(**wolf: Any) -> Table:
    """The wolf stands at the target of a quest that costs a hand card."""
    letter = dummy_story("letter", option(), option())
    quest = {"card": letter, "quest": "q2", "place": "vizima"}
    other = {"card": letter, "quest": "q3", "place": "cintra"}
    wolf = player(place="vizima", quests=[quest, other]) | wolf
    return hexer(players={"wolf": wolf, "bear": player()}).play()


def closed_quests(table: Table) -> list[str]:
    """The quests that the wolf cannot complete here and now."""
    assert table.session is not None
    (decision,) = table.session.decisions
    keys = option_keys([each.option for each in decision.closed])
    return [key for key in keys if key.startswith("quest:")]


@shows("H16.01", "H16.08", "H2.12")
def test_a_quest_is_open_at_its_target_after_a_move_if_it_can_be_paid() -> None:
    card = dummy_card("x")
    table = questing(hand=[card])
    assert table.closed("wolf", "quest:q2") == "H16.01"
    assert closed_quests(table) == ["quest:q2"]
    table.passes("wolf")

    table = questing(hand=[], moved=True)
    with refused("H2.12"):
        table.answer("wolf", "quest:q2")
    table.stops_at("phase_one")

    table = questing(hand=[card], moved=True)
    assert "quest:q3" not in table.asks("wolf", "phase_one")  # its target is elsewhere
    assert closed_quests(table) == []
    table.answer("wolf", "quest:q2")
    assert table.discard_pile("wolf") == ["x"]
    assert [event.quest for event in table.events(events.QuestDone)] == ["q2"]
    table.stops_at(table.question or "")


@shows("H18.04")
def test_dice_poker_against_a_player_is_an_action_of_phase_1() -> None:
    wolf = player(place="vizima", moved=True, gold=1, hand=[dummy_card("x")])
    players = {"wolf": wolf, "bear": player(place="vizima", gold=1)}
    table = hexer(players=players, dice=[6, 6, 6, 6, 6, 1, 2, 3, 4, 6]).play()
    table.answer("wolf", "poker:bear").answer("bear").answer("wolf")  # nobody rolls again

    assert (table.gold("wolf"), table.gold("bear")) == (3, 0)
    assert "poker:bear" not in table.asks("wolf", "phase_one")
    table.stops_at("phase_one")


@shows("H15.27")
def test_who_arrives_at_the_place_of_dagon_goes_to_phase_2_at_once() -> None:
    lake = dummy_card("lake", terrain=Terrain.WATER)
    wolf = player(place="cintra", hand=[lake, dummy_card("x")])
    table = hexer(players={"wolf": wolf, "bear": player()}, dagon=6, ships=["cintra"]).play()
    table.answer("wolf", "sail:dagon_place").answer("wolf", "lake")

    assert table.place("wolf") == "dagon_place"
    assert table.question is None  # phase I is over


def test_who_begins_the_turn_at_the_place_of_dagon_may_sail_away() -> None:
    wolf = player(place="dagon_place", hand=[dummy_card("x"), dummy_card("y")])
    table = hexer(players={"wolf": wolf, "bear": player()}, dagon=6, ships=["dagon_place"]).play()

    assert "sail:cintra" in table.asks("wolf", "phase_one")
    assert table.asks("wolf")[-1] == "pass"
    with pytest.raises(AssertionError, match="not among the closed"):
        table.closed("wolf", "nothing")  # there is no action that could be closed
    table.stops_at("phase_one")


@shows("H15.27")
def test_the_risen_dagon_does_not_end_phase_1_elsewhere() -> None:
    wolf = player(place="vizima", hand=[dummy_card("wood"), dummy_card("x")])
    table = hexer(players={"wolf": wolf, "bear": player()}, dagon=6).play()
    table.answer("wolf", "go:novigrad").answer("wolf", "wood")

    assert table.asks("wolf", "phase_one")
    table.stops_at("phase_one")


@shows("H17.08")
def test_a_fight_that_begins_in_phase_1_ends_it() -> None:
    wolf = player(place="huandre_heuangi", moved=True, hand=[dummy_card("x"), dummy_card("y")])
    table = hexer(
        players={"wolf": wolf, "bear": player()},
        ships=["huandre_heuangi"],
        islands=["huandre_heuangi"],
        tokens={"1": [dummy_monster("foe")]},
        attack_deck=[dummy_attack("claw")] * 4,
    ).play()
    table.answer("wolf", "huandre_heuangi").answer("wolf", "1")

    assert table.fight.opponent is Opponent.DRAWN
    assert table.question is None


@shows("H13.01", "H13.03", "H13.05")
def test_displacing_the_legendary_monster_is_a_choice_of_phase_1() -> None:
    south = dummy_movement("south", main=BY_ID["loc_ichaer"], secondary=BY_ID["loc_ichaer"])
    hill = dummy_card("hill", terrain=Terrain.MOUNTAIN)
    wolf = player(place="stygga", hand=[hill, dummy_card("x")])
    players = {"wolf": wolf, "bear": player()}
    table = hexer(players=players, legendary="cyclops", movement_deck=[south]).play()
    assert "displace" not in table.asks("wolf", "phase_one")
    table.answer("wolf", "go:ard_modron").answer("wolf", "hill")
    table.answer("wolf", "displace")

    assert table.discard_pile("wolf") == ["hill", "x"]
    assert LOCATIONS[table.game.legend_place].id == "loc_ichaer"
    table.stops_at("phase_one")


@shows("H13.08")
def test_who_did_not_enter_the_location_of_the_legendary_monster_cannot_displace_it() -> None:
    wolf = player(place="ard_modron", hand=[dummy_card("x")], gold=1)
    table = hexer(players={"wolf": wolf, "bear": player()}, legendary="cyclops").play()

    with refused("H13.08"):
        table.answer("wolf", "displace")
    table.stops_at("phase_one")
