"""Chapter 22: the game tracks (Spielstandsleisten): the reinforcement track and the time track."""

from __future__ import annotations

import pytest

from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.keywords import BEAST
from tafelrunde.games.valskyrr.nouns import Enrage, Normal
from tafelrunde.games.valskyrr.phases.reinforcement import reinforcement_phase
from tafelrunde.games.valskyrr.rules.basics import count, time_number
from tafelrunde.games.valskyrr.rules.tracks import (
    arriving,
    move_focus,
    move_reinforcement,
    move_time,
)
from tafelrunde.games.valskyrr.state.boards import FURIOUS, REINFORCEMENT_TRACKS, TIME, TIME_TRACKS
from tafelrunde.games.valskyrr.state.table import Game
from tafelrunde.games.valskyrr.terms import TIME_NUMBER, Colour, Place, Side
from tafelrunde.games.valskyrr.vocabulary import Attack, MoveReinforcement, MoveTime
from tests.kit.gestures import in_turn, plain, uses
from tests.kit.shows import shows
from tests.kit.valskyrr import Table, dummy_card, dummy_encounter, dummy_enemy, hero, valskyrr


def symbols(table: Table) -> list[str]:
    """The track symbols that took effect, in order."""
    return [event.symbol for event in table.events(events.SymbolTriggered)]


# --- The reinforcement track ----------------------------------------------------------------------


@shows("V22.27")
@pytest.mark.parametrize(("fields", "end"), [(2, 5), (-2, 1)])
def test_effects_move_the_reinforcement_marker_both_ways(fields: int, end: int) -> None:
    dummy_card("signal", [Normal(Place.HAND, 1, [MoveReinforcement(fields)])])
    table = valskyrr(heroes={"anna": hero(hand=["signal"])}, reinforcement=3, time=3)
    table.play(uses("anna", "signal"))

    assert (table.game.reinforcement, table.game.time) == (end, 3)


@shows("V22.26")
def test_the_marker_moves_by_the_reinforcement_value_not_by_the_starting_enemies() -> None:
    dummy_encounter("siege", start=6, reinforcement=1)
    table = valskyrr(
        phase="reinforcement", encounter="siege", reinforcement=0, time=3, heroes={"anna": hero()}
    )
    table.play()

    moves = [(e.before, e.after) for e in table.events(events.ReinforcementMoved)]
    assert moves == [(0, 1), (1, 0)]
    assert len(table.row) == 1


@shows("V22.28")
def test_fields_gained_between_two_reinforcement_phases_add_to_the_value() -> None:
    dummy_encounter("siege", reinforcement=1)
    table = valskyrr(encounter="siege", reinforcement=0, heroes={"anna": hero(focus=5)})

    def anna_is_noticed(game: Game) -> None:
        move_focus(game, game.heroes[0], 1, "V22.12")
        move_reinforcement(game, 1, "V22.27")

    table.play(in_turn(plain(anna_is_noticed), reinforcement_phase))

    assert len(table.row) == 2  # field 3: 1 by effect, 1 by focus, 1 by the value


@shows("V22.29")
def test_reaching_the_last_field_moves_time_exactly_one_field() -> None:
    table = valskyrr(reinforcement=5, time=3)
    table.play(plain(move_reinforcement, 2, "V22.27"))

    assert symbols(table) == [TIME]
    assert (table.game.reinforcement, table.game.time) == (7, 4)


@shows("V22.31")
@pytest.mark.parametrize(("start", "fields", "time"), [(6, 3, 6), (7, 1, 4), (7, 2, 5), (5, 1, 3)])
def test_the_marker_stays_on_the_last_field_and_each_lost_step_moves_time(
    start: int, fields: int, time: int
) -> None:
    table = valskyrr(reinforcement=start, time=3)
    table.play(plain(move_reinforcement, fields, "V22.27"))

    assert (table.game.reinforcement, table.game.time) == (min(7, start + fields), time)


@shows("V22.30")
def test_in_the_reinforcement_phase_time_moves_before_enemies_are_drawn() -> None:
    dummy_encounter("siege", reinforcement=2)
    table = valskyrr(encounter="siege", reinforcement=5, time=3, heroes={"anna": hero()})
    table.play(reinforcement_phase)

    kinds = (events.ReinforcementMoved, events.TimeMoved, events.EnemyAppeared)
    order = [type(e).__name__ for e in table.events(events.Event) if isinstance(e, kinds)]
    assert order[:3] == ["ReinforcementMoved", "TimeMoved", "EnemyAppeared"]
    assert (table.game.time, len(table.row)) == (4, 4)


@shows("V22.30")
def test_the_time_symbol_does_not_interrupt_an_action() -> None:
    effects = [MoveReinforcement(1), MoveTime(-2)]
    dummy_card("signal", [Normal(Place.HAND, 1, effects)])
    table = valskyrr(heroes={"anna": hero(hand=["signal"])}, reinforcement=6, time=5)
    table.play(uses("anna", "signal"))

    assert [(e.before, e.after) for e in table.events(events.TimeMoved)] == [(5, 3), (3, 4)]


@shows("V22.32")
@pytest.mark.parametrize("side", list(Side))
def test_only_the_big_number_of_a_field_says_how_many_enemies_come(side: Side) -> None:
    table = valskyrr(board=side.value)
    found = []
    for field in range(8):
        table.game.reinforcement = field
        found.append(arriving(table.game))

    assert tuple(found) == REINFORCEMENT_TRACKS[side].enemies


@shows("V22.33")
def test_the_overflow_applies_outside_the_reinforcement_phase_too() -> None:
    table = valskyrr(phase="attack", heroes={"anna": hero(focus=5)}, reinforcement=7, time=3)
    table.play(plain(lambda game: move_focus(game, game.heroes[0], 1, "V22.12")))

    assert (table.game.reinforcement, table.game.time) == (7, 4)


# --- The time track -------------------------------------------------------------------------------


@shows("V22.34")
@pytest.mark.parametrize(("fields", "end"), [(2, 7), (-2, 3)])
def test_effects_move_the_time_marker_both_ways(fields: int, end: int) -> None:
    dummy_card("hour", [Normal(Place.HAND, 1, [MoveTime(fields)])])
    table = valskyrr(heroes={"anna": hero(hand=["hour"])}, time=5)
    table.play(uses("anna", "hour"))

    assert table.game.time == end


@shows("V22.35")
@pytest.mark.parametrize(("heroes", "start"), [(1, 3), (2, 5), (3, 6), (4, 7)])
def test_hero_count_symbols_only_give_the_starting_field(heroes: int, start: int) -> None:
    names = ["anna", "bert", "cleo", "dora"][:heroes]
    assert valskyrr(heroes={name: hero() for name in names}).game.time == start

    table = valskyrr(heroes={name: hero() for name in names}, time=2)
    table.play(plain(move_time, 5, "V22.34"))
    assert table.game.time == 7  # over the fields 3, 5, 6 and 7
    assert symbols(table) == []


@shows("V22.36")
@pytest.mark.parametrize("fields", [-3, -9])
def test_from_the_leftmost_field_time_moves_2_right_and_brings_1_loot(fields: int) -> None:
    table = valskyrr(time=2, loot=4)
    table.play(plain(move_time, fields, "V22.34"))

    assert (table.game.time, table.game.loot) == (1, 5)
    assert [(e.before, e.after) for e in table.events(events.TimeMoved)] == [(2, -1), (-1, 1)]


@shows("V22.36")
def test_the_field_next_to_the_leftmost_one_does_nothing() -> None:
    table = valskyrr(time=2, loot=4)
    table.play(plain(move_time, -2, "V22.34"))

    assert (table.game.time, table.game.loot) == (0, 4)


@shows("V22.37")
def test_the_way_back_from_the_leftmost_field_can_trigger_symbols(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(TIME_TRACKS[Side.NORMAL].symbols, 1, FURIOUS)  # a board with one there
    dummy_enemy("brute", furious=True)
    table = valskyrr(time=1, heroes={"anna": hero(foes=["brute"])})
    table.play(plain(move_time, -2, "V22.34"))

    assert symbols(table) == [FURIOUS]
    assert table.foe("brute").enraged


@shows("V22.38")
def test_the_furious_symbol_on_the_time_track_concerns_every_player() -> None:
    for name in ("brute", "hound", "guard", "lone"):
        dummy_enemy(name, furious=True)
    table = valskyrr(
        time=7,
        heroes={
            "anna": hero(foes=["brute"]),
            "bert": hero(foes=["hound", "guard"]),
            "cleo": hero(),
        },
        row=["lone"],
    )
    table.play(plain(move_time, 1, "V22.34"))
    assert table.asks("bert", "enrage") == ["hound", "guard"]
    table.answer("bert", "guard")

    assert [foe.id for foe in table.game.foes() if foe.enraged] == ["brute", "guard"]


@shows("V22.11", "V22.38")
def test_time_crosses_symbols_outside_the_time_phase_too() -> None:
    dummy_encounter("siege", having=(BEAST,), colours=(Colour.RED,), reinforcement=1)
    dummy_enemy(
        "brute", physical=3, furious=True, enrage=Enrage(at_once=[Attack()], calms_down=True)
    )
    table = valskyrr(
        phase="reinforcement",
        encounter="siege",  # there is no beast in the red deck
        time=7,
        heroes={"anna": hero(deck=["plain_anna"] * 4, foes=["brute"]), "bert": hero()},
    )
    table.play()

    assert table.game.time == 9
    assert len(table.graveyard("anna")) == 3
    assert not table.foe("brute").enraged


@shows("V22.39", "V22.40")
@pytest.mark.parametrize(
    ("time", "number"), [(-1, 0), (0, 0), (3, 0), (4, 1), (8, 1), (9, 2), (13, 3), (17, 4), (19, 4)]
)
def test_the_time_number_is_the_highest_on_the_field_or_to_its_left(time: int, number: int) -> None:
    table = valskyrr(time=time)

    assert time_number(table.game) == number
    assert count(table.game, TIME_NUMBER) == number


@shows("V22.40")
def test_the_time_number_drops_when_time_goes_back() -> None:
    table = valskyrr(time=12)
    move_time(table.game, 1, "V22.34")
    assert time_number(table.game) == 3
    move_time(table.game, -5, "V22.34")

    assert time_number(table.game) == 1
