"""Chapter 25: optional rules (Wählbare Regeln)."""

from __future__ import annotations

from collections import Counter

import pytest

from tafelrunde.games.valskyrr import events
from tafelrunde.games.valskyrr.phases.pursuit import pursuit_phase
from tafelrunde.games.valskyrr.rules.setup import set_up
from tafelrunde.games.valskyrr.rules.tracks import arriving, halve_focus, move_focus, move_time
from tafelrunde.games.valskyrr.setup.setup import Options, Setup
from tafelrunde.games.valskyrr.state.boards import REINFORCEMENT
from tafelrunde.games.valskyrr.terms import Side
from tests.kit.gestures import dummy_strike, plain, uses
from tests.kit.shows import shows
from tests.kit.valskyrr import (
    Table,
    dummy_board,
    dummy_encounter,
    dummy_enemy,
    hero,
    valskyrr,
)


def symbols(table: Table) -> list[str]:
    """The track symbols that took effect, in order."""
    return [event.symbol for event in table.events(events.SymbolTriggered)]


# --- Harder boards --------------------------------------------------------------------------------


@shows("V25.01")
def test_the_side_of_each_hero_board_is_chosen_separately() -> None:
    table = valskyrr(heroes={"anna": hero(focus=4, side="hard"), "bert": hero(focus=4)})
    game = table.game
    for each in game.heroes:
        move_focus(game, each, 3, "V22.12")

    assert [each.hard for each in game.heroes] == [True, False]
    assert [hero for _, hero in game.pending] == [0, 0, 1]  # 5 and 7 on the hard side, 6 else
    assert game.setup.board is Side.NORMAL


@shows("V25.01")
@pytest.mark.parametrize(("side", "enemies", "final"), [("normal", 1, ""), ("hard", 2, "_hard")])
def test_the_side_of_the_adventure_board_is_chosen_apart_from_the_heroes(
    side: str, enemies: int, final: str
) -> None:
    table = valskyrr(board=side, reinforcement=2, heroes={"anna": hero()})

    assert arriving(table.game) == enemies
    assert table.game.final_enemy.id == f"ghardhak{final}"
    assert not table.hero("anna").hard


@shows("V25.01")
@pytest.mark.parametrize(
    ("printed", "side", "points"),
    [(2, "normal", 7), (2, "hard", 6), (1, "hard", 6), (3, "hard", 7)],
)
def test_a_hero_on_the_hard_side_regenerates_less(printed: int, side: str, points: int) -> None:
    dummy_board("emil", regeneration=printed)
    cards = ["plain_emil"] * 3
    table = valskyrr(
        phase="recovery",
        tiles=["inn", "dead_lake", "wolf_gorge", "charred_war_camp"],
        party="inn",
        heroes={"emil": hero(side=side, graveyard=cards, deck=[])},
    )
    table.play().answer("emil", "yes")

    assert table.hero("emil").points == points  # 1 less, but at least 1, and 5 of the inn
    table.answer("emil", "done")


@shows("V25.02")
def test_a_final_enemy_counts_its_wounds_up_to_its_life_in_one_number() -> None:
    foes = [{"id": "ghardhak", "wounds": 20}]
    table = valskyrr(
        encounter="ghardhaks_war_camp",
        heroes={
            "anna": hero(hand=[dummy_strike("cut", 5)], foes=foes),
            "bert": hero(),
            "cleo": hero(),
            "dora": hero(),
        },
    )
    assert table.foe("ghardhak").life == 24
    table.play(uses("anna", "cut"))

    assert table.foe("ghardhak").wounds == 23


@shows("V25.05")
@pytest.mark.parametrize(("side", "reinforcement"), [("normal", 0), ("hard", 1)])
def test_the_harder_time_track_carries_reinforcement_symbols(side: str, reinforcement: int) -> None:
    table = valskyrr(board=side, time=9, reinforcement=0)
    table.play(plain(move_time, 1, "V22.34"))

    assert table.game.reinforcement == reinforcement
    assert symbols(table) == [REINFORCEMENT] * reinforcement


@shows("V25.05")
@pytest.mark.parametrize(("fields", "moved"), [(3, 2), (-2, 0), (7, 3)])
def test_each_of_these_symbols_crossed_to_the_right_counts(fields: int, moved: int) -> None:
    table = valskyrr(board="hard", time=9 if fields > 0 else 11, reinforcement=0)
    table.play(plain(move_time, fields, "V22.34"))

    assert table.game.reinforcement == moved  # on the fields 10, 12 and 16
    assert [event.why for event in table.events(events.ReinforcementMoved)] == ["V25.05"] * moved


# --- Options --------------------------------------------------------------------------------------


@shows("V25.03", "V25.04", "V25.06", "V25.07")
def test_all_options_are_off_by_default() -> None:
    options = Setup().options

    assert options == Options(
        focus_reset=False, round_up=False, more_enemies=False, more_time=False
    )


@shows("V25.03")
@pytest.mark.parametrize(("on", "focus"), [(True, [4, 4]), (False, [9, 0])])
@pytest.mark.parametrize("threat", [1, 2])
def test_focus_is_reset_after_a_completed_encounter(
    on: bool, focus: list[int], threat: int
) -> None:
    dummy_encounter("camp")
    table = valskyrr(
        phase="recovery",
        options={"focus_reset": on},
        tiles=["inn", "dead_lake", "wolf_gorge", "charred_war_camp"],
        party="dead_lake",
        threat={"dead_lake": threat},  # with 2 the party cannot rest
        encounter="camp",
        rewards=[],
        heroes={"anna": hero(focus=9, deck=[]), "bert": hero(focus=0, deck=[])},
    )
    table.play()
    if threat == 1:
        table.answer("anna", "no").answer("bert", "no")

    assert [table.focus("anna"), table.focus("bert")] == focus
    assert table.game.pending == []


@shows("V25.03")
def test_resting_without_a_completed_encounter_leaves_the_focus() -> None:
    table = valskyrr(
        phase="recovery", options={"focus_reset": True}, heroes={"anna": hero(focus=9, deck=[])}
    )
    table.play().answer("anna", "no")

    assert table.focus("anna") == 9


@shows("V25.04")
@pytest.mark.parametrize(("before", "after"), [(12, 6), (7, 4), (5, 3), (2, 1), (1, 1), (0, 0)])
def test_with_the_option_halves_are_rounded_up(before: int, after: int) -> None:
    table = valskyrr(options={"round_up": True}, heroes={"anna": hero(focus=before)})
    table.play(plain(lambda game: halve_focus(game, game.heroes[0], "V6.07")))

    assert table.focus("anna") == after
    assert table.events(events.SymbolTriggered) == []


@shows("V25.04")
@pytest.mark.parametrize(("up", "left"), [(True, []), (False, ["hound", "guard"])])
def test_rounded_up_pursuit_ends_only_when_no_enemy_is_left(up: bool, left: list[str]) -> None:
    row = [dummy_enemy(name) for name in ("brute", "hound", "guard")]
    table = valskyrr(options={"round_up": up}, heroes={"anna": hero(focus=1)}, row=row)
    table.play(pursuit_phase)

    assert table.row == left


@shows("V25.06")
@pytest.mark.parametrize(("more", "cards"), [(False, 34), (True, 40)])
def test_six_more_enemy_types_of_three_cards_join_the_decks(more: bool, cards: int) -> None:
    game = set_up(Setup(heroes=("anna",), options=Options(more_enemies=more)), 0)

    assert [len(deck) for deck in game.decks] == [cards] * 3
    for deck in game.decks:
        extra = Counter(card.id for card in deck if card.enemy.optional)
        assert list(extra.values()) == ([3, 3] if more else [])


@shows("V25.07")
@pytest.mark.parametrize(("heroes", "start"), [(1, 1), (2, 1), (3, 0), (4, 0)])
def test_more_time_starts_two_fields_farther_left_per_hero(heroes: int, start: int) -> None:
    names = ("anna", "bert", "cleo", "dora")[:heroes]

    game = set_up(Setup(heroes=names, options=Options(more_time=True)), 0)
    assert (game.time, game.loot) == (start, 1)
    assert set_up(Setup(heroes=names), 0).time > start
