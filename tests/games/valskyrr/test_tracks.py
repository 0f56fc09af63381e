"""Chapter 22: the game tracks (Spielstandsleisten): general rules, and the focus track."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.nouns import Enrage, Normal
from tafelrunde.games.valskyrr.phases.pursuit import pursuit_phase
from tafelrunde.games.valskyrr.rules.tracks import (
    halve_focus,
    move_focus,
    move_reinforcement,
    move_time,
)
from tafelrunde.games.valskyrr.state.boards import (
    FOCUS_TRACKS,
    FURIOUS,
    REINFORCEMENT,
    REINFORCEMENT_TRACKS,
    TIME_TRACKS,
)
from tafelrunde.games.valskyrr.state.table import Game
from tafelrunde.games.valskyrr.terms import Aim, Place, Side, Zone
from tafelrunde.games.valskyrr.vocabulary import Attack, Draw, Focus, MoveEnemy
from tests.kit.gestures import dummy_strike, find_hero, plain, uses
from tests.kit.shows import shows
from tests.kit.valskyrr import Rule, Table, dummy_card, dummy_enemy, hero, valskyrr


def focus_moves(name: str, fields: int) -> Rule:
    """A focus marker moves; then symbols take effect."""
    return plain(lambda game: move_focus(game, find_hero(game, name), fields, "V22.12"))


def anna_moves(start: int, fields: int, **position: Any) -> Table:
    """Anna's focus marker moves from a field; then symbols take effect."""
    table = valskyrr(heroes={"anna": hero(focus=start, **position)}, reinforcement=0)
    return table.play(focus_moves("anna", fields))


def symbols(table: Table) -> list[str]:
    """The track symbols that took effect, in order."""
    return [event.symbol for event in table.events(events.SymbolTriggered)]


# --- General rules --------------------------------------------------------------------------------


@shows("V22.01")
def test_every_hero_has_a_focus_track_and_the_board_two_tracks_of_its_own() -> None:
    table = valskyrr(heroes={"anna": hero(focus=2), "bert": hero(focus=2)}, time=4, reinforcement=1)

    def markers() -> list[int]:
        game = table.game
        return [*[each.focus for each in game.heroes], game.time, game.reinforcement]

    move_focus(table.game, table.hero("bert"), 2, "V22.12")
    assert markers() == [2, 4, 4, 1]
    move_time(table.game, 1, "V22.34")
    assert markers() == [2, 4, 5, 1]
    move_reinforcement(table.game, 1, "V22.27")
    assert markers() == [2, 4, 5, 2]


@shows("V22.02", "V22.15", "V22.32")
def test_the_printed_fields_are_those_of_the_boards() -> None:
    normal, hard = FOCUS_TRACKS[Side.NORMAL], FOCUS_TRACKS[Side.HARD]
    assert (normal.symbols, normal.end) == ({6: REINFORCEMENT, 10: FURIOUS}, 13)
    assert hard.end == 13
    assert hard.symbols == {5: REINFORCEMENT, 7: FURIOUS, 9: REINFORCEMENT, 11: FURIOUS}
    assert REINFORCEMENT_TRACKS[Side.NORMAL].enemies == (0, 1, 1, 2, 3, 3, 4, 4)
    assert REINFORCEMENT_TRACKS[Side.HARD].enemies == (0, 1, 2, 3, 4, 4, 5, 5)
    for track in TIME_TRACKS.values():
        assert (len(track.numbers), track.leftmost, track.end) == (20, -1, 20)
        assert list(track.numbers) == sorted(track.numbers)


@shows("V22.03", "V22.04", "V22.07")
@pytest.mark.parametrize(
    ("start", "fields", "triggered"),
    [
        pytest.param(4, 2, True, id="reached"),
        pytest.param(4, 4, True, id="crossed"),
        pytest.param(4, 1, False, id="not reached"),
        pytest.param(6, 2, False, id="stood upon before"),
        pytest.param(8, -2, False, id="reached moving left"),
        pytest.param(8, -4, False, id="crossed moving left"),
    ],
)
def test_a_symbol_takes_effect_when_newly_reached_or_crossed_moving_right(
    start: int, fields: int, triggered: bool
) -> None:
    table = anna_moves(start, fields)

    assert symbols(table) == ([REINFORCEMENT] if triggered else [])
    assert table.game.reinforcement == int(triggered)
    assert table.focus("anna") == start + fields


@shows("V22.05", "V22.42")
def test_only_on_the_time_track_the_leftmost_field_works_moving_left() -> None:
    table = valskyrr(heroes={"anna": hero(focus=3)}, time=2, reinforcement=3, loot=1)
    move_focus(table.game, table.hero("anna"), -3, "V22.12")
    move_reinforcement(table.game, -3, "V22.27")
    assert (table.focus("anna"), table.game.reinforcement) == (0, 0)
    assert (table.game.pending, table.game.loot, table.game.time) == ([], 1, 2)

    move_time(table.game, -3, "V22.34")
    assert (table.game.time, table.game.loot) == (1, 2)


@shows("V22.06")
def test_the_last_field_of_each_track_has_rules_of_its_own() -> None:
    table = valskyrr(heroes={"anna": hero(focus=12)}, time=18, reinforcement=6)
    move_focus(table.game, table.hero("anna"), 1, "V22.12")
    assert table.focus("anna") == 6  # thrown back
    move_reinforcement(table.game, 2, "V22.27")
    assert table.game.reinforcement == 7  # stays

    table.game.pending.clear()
    table.play(plain(move_time, 2, "V22.34"))
    assert (table.game.won, table.game.cause) == (False, "time")  # ends the game


@shows("V22.08")
def test_focus_and_reinforcement_stop_at_the_far_left() -> None:
    table = valskyrr(heroes={"anna": hero(focus=2)}, reinforcement=1)
    move_focus(table.game, table.hero("anna"), -5, "V22.12")
    move_reinforcement(table.game, -3, "V22.27")

    assert (table.focus("anna"), table.game.reinforcement) == (0, 0)


@shows("V22.09")
def test_a_symbol_takes_effect_only_after_the_whole_action() -> None:
    dummy_enemy("brute", life=9, furious=True, enrage=Enrage(at_once=[Attack()], calms_down=True))
    rage = dummy_strike("rage", 1, more=[Focus(3), Draw(1)])
    deck = ["plain_anna"] * 3
    table = valskyrr(heroes={"anna": hero(focus=8, hand=[rage], deck=deck, foes=["brute"])})
    table.play(uses("anna", "rage"))
    assert table.asks("anna", "bury") == ["plain_anna", "rage", "deck"]
    table.answer("anna", "deck")

    wanted = ("AttackMade", "CardsDrawn", "FocusMoved", "SymbolTriggered", "EnemyAttacked")
    order = [type(event).__name__ for event in table.events(events.Event)]
    assert [name for name in order if name in wanted] == list(wanted)


@shows("V22.10")
def test_several_symbols_of_one_movement_are_resolved_from_left_to_right() -> None:
    table = anna_moves(4, 7)

    assert symbols(table) == [REINFORCEMENT, FURIOUS]


# --- The focus track ------------------------------------------------------------------------------


@shows("V22.12", "V22.14")
@pytest.mark.parametrize(("start", "fields", "end"), [(0, 8, 8), (5, 2, 7), (9, -5, 4)])
def test_focus_is_the_number_of_the_field_symbol_fields_included(
    start: int, fields: int, end: int
) -> None:
    table = valskyrr(heroes={"anna": hero(focus=start), "bert": hero(focus=3)})
    table.play(focus_moves("anna", fields))

    assert (table.focus("anna"), table.focus("bert")) == (end, 3)


@shows("V22.14")
def test_the_hero_with_the_higher_field_is_pursued() -> None:
    dummy_enemy("brute")
    table = valskyrr(heroes={"anna": hero(focus=6), "bert": hero(focus=7)}, row=["brute"])
    table.play(pursuit_phase)

    assert table.foes("bert") == ["brute"]


@shows("V22.13")
@pytest.mark.parametrize("phase", ["attack", "defence", "pursuit", "time"])
def test_focus_is_halved_whenever_an_enemy_comes_into_the_zone(phase: str) -> None:
    dummy_enemy("brute")
    taunt = [Normal(Place.HAND, 2, [MoveEnemy(Zone.HERO_ZONE)], at=Aim.AN_ENEMY)]
    hand = [dummy_card("taunt", taunt)]
    table = valskyrr(
        phase=phase,
        heroes={"anna": hero(focus=7, hand=hand), "bert": hero(focus=9, foes=["brute"])},
    )
    table.play(uses("anna", "taunt"))

    assert table.foes("anna") == ["brute"]
    assert (table.focus("anna"), table.focus("bert")) == (3, 9)


@shows("V22.16", "V22.25")
@pytest.mark.parametrize("name", ["anna", "bert"])
def test_the_reinforcement_symbol_of_any_hero_moves_the_marker_one_field(name: str) -> None:
    table = valskyrr(heroes={"anna": hero(focus=4), "bert": hero(focus=4)}, reinforcement=2)
    table.play(focus_moves(name, 4))

    assert table.game.reinforcement == 3
    assert [event.hero for event in table.events(events.SymbolTriggered)] == [name]


@shows("V22.17")
def test_the_furious_symbol_makes_its_owner_enrage_an_own_furious_enemy() -> None:
    for name in ("brute", "hound", "guard"):
        dummy_enemy(name, furious=True)
    dummy_enemy("rat")
    table = valskyrr(
        heroes={
            "anna": hero(focus=9, foes=["brute", "rat", "hound"]),
            "bert": hero(foes=["guard"]),
        }
    )
    table.play(focus_moves("anna", 1))
    assert table.asks("anna", "enrage") == ["brute", "hound"]
    table.answer("anna", "hound")

    enraged = [foe.id for foe in table.game.foes() if foe.enraged]
    assert enraged == ["hound"]


@shows("V22.17")
def test_the_furious_symbol_does_nothing_without_a_furious_enemy() -> None:
    dummy_enemy("rat")
    table = anna_moves(9, 1, foes=["rat"])

    assert symbols(table) == [FURIOUS]
    assert not table.foe("rat").enraged


@shows("V22.18", "V22.20", "V22.22")
@pytest.mark.parametrize(
    ("start", "fields", "end"), [(11, 1, 12), (12, 1, 6), (12, 4, 9), (10, 3, 6), (12, 8, 6)]
)
def test_the_end_symbol_throws_the_marker_back_to_field_6(
    start: int, fields: int, end: int
) -> None:
    assert anna_moves(start, fields).focus("anna") == end


@shows("V22.19")
def test_the_end_symbol_takes_effect_in_the_middle_of_the_movement() -> None:
    leap = dummy_card("leap", [Normal(Place.HAND, 1, [Focus(4)])])
    table = valskyrr(heroes={"anna": hero(focus=12, hand=[leap])})
    table.play(uses("anna", "leap"))

    assert [(e.before, e.after) for e in table.events(events.FocusMoved)] == [(12, 9)]
    assert symbols(table) == []  # it is no symbol that waits for the end of the action


@shows("V22.21")
def test_no_symbol_is_resolved_on_the_way_back() -> None:
    table = anna_moves(12, 1)  # from 13 over the furious symbol on 10 to the one on 6

    assert symbols(table) == []
    assert table.game.reinforcement == 0


@shows("V22.23")
def test_symbols_before_and_after_the_jump_count_in_the_order_they_were_crossed() -> None:
    table = anna_moves(5, 12)

    assert symbols(table) == [REINFORCEMENT, FURIOUS, FURIOUS]
    assert table.focus("anna") == 10


@shows("V22.23")
def test_on_the_hard_track_the_order_is_not_that_of_the_fields() -> None:
    table = valskyrr(heroes={"anna": hero(focus=8, side="hard")})
    table.play(focus_moves("anna", 8))  # over 9 and 11, from 13 back to 6, over 7 onto 9

    assert symbols(table) == [REINFORCEMENT, FURIOUS, FURIOUS, REINFORCEMENT]
    assert table.focus("anna") == 9


@shows("V22.24")
def test_fields_without_a_symbol_trigger_nothing() -> None:
    table = anna_moves(0, 5)

    moved = table.events(events.Event)
    assert [type(event).__name__ for event in moved] == ["FocusMoved"]


@shows("V22.41")
@pytest.mark.parametrize(("before", "after"), [(12, 6), (7, 3), (5, 2), (2, 1), (1, 0), (0, 0)])
def test_halving_leads_to_the_field_with_the_half_rounded_down(before: int, after: int) -> None:
    table = valskyrr(heroes={"anna": hero(focus=before)})

    def halve(game: Game) -> None:
        halve_focus(game, game.heroes[0], "V6.07")

    table.play(plain(halve))
    assert table.focus("anna") == after
    assert symbols(table) == []
