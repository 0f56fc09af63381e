"""Chapter 14: Skellige, danger track and Dagon (Gefahrenleiste und Dagon)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.decisions import Flow
from tafelrunde.engine.effects import Effect
from tafelrunde.games.hexer import events
from tafelrunde.games.hexer.rules.now import Now, carry_out
from tafelrunde.games.hexer.state.board import BY_ID
from tafelrunde.games.hexer.state.table import Game
from tafelrunde.games.hexer.terms import Opponent, Phase, Terrain
from tafelrunde.games.hexer.vocabulary import GainGold
from tafelrunde.games.hexer.vocabulary.story import MoveDagon, TurnBack
from tests.kit.hexer import (
    Table,
    dummy_attack,
    dummy_card,
    dummy_voyage,
    hexer,
    levels,
    player,
    refused,
)
from tests.kit.shows import shows

SAFE, DANGEROUS = 1, 5


def at_sea(
    dagon: int, die: int, safe: list[Effect] | None = None, wolf: dict[str, Any] | None = None
) -> Table:
    """The wolf has sailed from Cintra to Eyna; the safe section of the card brings 1 gold, the
    dangerous one 5. The bear stands on another island.
    """
    wave = dummy_voyage("wave", safe or [GainGold(SAFE)], [GainGold(DANGEROUS)])
    both = {"levels": levels(1, 3, 1, 1), "shield": 3, "gold": 0}
    own = {"place": "cintra", "hand": [dummy_card("wood"), dummy_card("x")]}
    table = hexer(
        players={"wolf": both | own | (wolf or {}), "bear": both | {"place": "ard_skellig"}},
        ships=["cintra", "ard_skellig"],
        skellige=[wave],
        dagon=dagon,
        dice=[die],
    ).play()
    table.answer("wolf", "sail:eyna").answer("wolf", "wood")
    table.stops_at("phase_one")
    return table


@shows("H14.01")
def test_the_higher_dagon_stands_the_more_journeys_are_dangerous() -> None:
    found = [
        sum(at_sea(dagon, die).gold("wolf") == DANGEROUS for die in range(1, 7))
        for dagon in (1, 3, 5)
    ]

    assert found == [1, 3, 5]


@shows("H14.02", "H14.07", "H14.08", "H14.09", "H14.10", "H14.11", "H14.13")
def test_dagon_rises_by_the_die_and_takes_all_shield_but_the_journey_is_safe() -> None:
    table = at_sea(dagon=5, die=6)
    wolf, bear = table.player("wolf"), table.player("bear")

    assert (table.game.dagon, table.place("wolf")) == (6, "eyna")
    assert (wolf.shield, wolf.dagon_trail, table.game.dagon_trails) == (0, True, 5)
    assert (bear.shield, bear.dagon_trail) == (3, False)
    assert (wolf.gold, wolf.read) == (0, False)  # no card is read
    assert table.ids(table.game.skellige) == ["wave"]
    assert "eyna" in table.asks("wolf", "phase_one")  # phase I goes on
    assert [event.player for event in table.events(events.DagonRose)] == ["wolf"]


@shows("H14.02", "H14.07", "H14.08", "H14.09", "H14.10", "H14.11")
def test_dagon_rises_by_a_card_which_ends_there() -> None:
    table = at_sea(dagon=4, die=6, safe=[TurnBack(), MoveDagon(1), GainGold(9)])
    wolf = table.player("wolf")

    assert (table.game.dagon, table.place("wolf"), wolf.gold) == (6, "eyna", 0)
    assert (wolf.shield, wolf.dagon_trail, wolf.read) == (0, True, True)


@shows("H14.02")
def test_below_the_top_space_nothing_rises() -> None:
    table = at_sea(dagon=4, die=5)

    assert (table.game.dagon, table.player("wolf").shield) == (5, 3)
    assert not table.player("wolf").dagon_trail
    assert table.gold("wolf") == SAFE


@shows("H14.03")
def test_the_risen_dagon_is_fought_like_a_monster() -> None:
    hand = [dummy_card("x"), dummy_card("y")]
    table = hexer(
        players={"wolf": player(place="dagon_place", hand=hand), "bear": player()},
        phase="confrontation",
        ships=["dagon_place"],
        dagon=6,
        attack_deck=[dummy_attack("claw")] * 20,
    ).play()

    assert table.fight.opponent is Opponent.DAGON
    assert set(table.life) == {"claw"}
    assert table.events(events.CombatTurnBegan)[0].side == "dagon"
    table.stops_at("announce")


@shows("H14.04", "H15.23")
def test_before_he_rises_nobody_can_enter_his_place() -> None:
    wolf = player(place="cintra", hand=[dummy_card("wood"), dummy_card("x")])
    position = {"players": {"wolf": wolf, "bear": player()}, "ships": ["cintra"]}
    table = hexer(dagon=5, **position).play()

    with refused("H15.23"):
        table.answer("wolf", "sail:dagon_place")
    table.stops_at("phase_one")
    risen = hexer(dagon=6, **position).play()
    assert "sail:dagon_place" in risen.asks("wolf", "phase_one")
    risen.stops_at("phase_one")


@shows("H14.05", "H14.06")
def test_while_he_is_risen_every_journey_is_dangerous_without_a_die() -> None:
    table = at_sea(dagon=6, die=6)

    assert table.gold("wolf") == DANGEROUS
    assert (table.game.dagon, table.game.dice) == (6, [6])
    assert table.events(events.DiceRolled) == []
    assert table.player("wolf").shield == 3


@shows("H14.12")
@pytest.mark.parametrize(("has", "left", "after"), [(True, 5, 5), (False, 6, 5), (False, 0, 0)])
def test_a_player_has_at_most_one_token_of_dagon(has: bool, left: int, after: int) -> None:
    def rise(game: Game) -> Flow[None]:
        yield from carry_out((MoveDagon(2),), Now(game, game.player, "H14.02"))

    wolf = player(dagon_trail=has)
    table = hexer(players={"wolf": wolf, "bear": player()}, dagon=4, dagon_trails=left).play(rise)

    assert (table.game.dagon, table.game.dagon_trails) == (6, after)
    assert table.player("wolf").dagon_trail is (has or left > 0)


@shows("H14.12")
def test_the_token_won_at_sea_gives_the_first_strike_against_dagon() -> None:
    every = dummy_card("any", terrains=list(Terrain))
    wolf = player(place="cintra", hand=[every] * 4)
    table = hexer(
        players={"wolf": wolf, "bear": player()}, ships=["cintra"], dagon=5, dice=[6]
    ).play_on()
    for place in ("eyna", "cidaris", "dagon_place"):
        table.answer("wolf", f"sail:{place}")

    assert table.game.phase is Phase.CONFRONTATION
    assert table.events(events.CombatTurnBegan)[0].side == "wolf"
    assert table.game.ships == [BY_ID["dagon_place"]]
    table.stops_at(table.question or "")


# --- Dagon in stories -----------------------------------------------------------------------------


def moved(start: int, *words: MoveDagon) -> Table:
    """Dagon after these words of a story, from that space."""

    def rule(game: Game) -> Flow[None]:
        yield from carry_out(words, Now(game, game.player, "H15.12"))

    return hexer(dagon=start).play(rule)  # he starts on space 2


@pytest.mark.parametrize(
    ("start", "word", "end"),
    [
        (3, MoveDagon(1), 4),
        (3, MoveDagon(-9), 1),
        (1, MoveDagon(-1), 1),
        (4, MoveDagon(-9, not_below_start=True), 2),
        (2, MoveDagon(-1, not_below_start=True), 2),
        (1, MoveDagon(-1, not_below_start=True), 1),
        (6, MoveDagon(-1), 6),
    ],
)
def test_stories_move_dagon_within_his_bounds(start: int, word: MoveDagon, end: int) -> None:
    table = moved(start, word)

    assert table.game.dagon == end
    told = [(event.before, event.after) for event in table.events(events.DagonMoved)]
    assert told == ([(start, end)] if start != end else [])


@shows("H14.01")
@pytest.mark.parametrize(("space", "after"), [(2, 2), (3, 2), (4, 3)])
def test_a_story_moves_dagon_back_to_his_start_at_most(space: int, after: int) -> None:
    def rule(game: Game) -> Flow[None]:
        effect = MoveDagon(-1, not_below_start=True)
        yield from carry_out((effect,), Now(game, game.player, "H20.07"))

    assert hexer(dagon=space).play(rule).game.dagon == after
