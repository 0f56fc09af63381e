"""Chapter 16: reflexes of any time (V16.39): who is asked for them, and that symbols come first."""

from __future__ import annotations

from tafelrunde.engine.decisions import Flow
from tafelrunde.engine.effects import Effect
from tafelrunde.games.valskyrr.nouns import Reaction, Reflex
from tafelrunde.games.valskyrr.rules.symbols import resolve_symbols
from tafelrunde.games.valskyrr.state.boards import FURIOUS
from tafelrunde.games.valskyrr.state.table import Game
from tafelrunde.games.valskyrr.terms import Aim, Place, Window, Zone
from tafelrunde.games.valskyrr.vocabulary import Deal, Draw, MoveEnemy
from tests.kit.shows import shows
from tests.kit.valskyrr import (
    dummy_board,
    dummy_card,
    dummy_encounter,
    dummy_enemy,
    hero,
    valskyrr,
)


def reflex(key: str, do: list[Effect], at: Aim = Aim.NOTHING) -> str:
    """A card in hand with a reflex of any time."""
    return dummy_card(key, [Reflex(Place.HAND, 2, do, Reaction(Window.ANYTIME), at=at)])


def ponder() -> str:
    """It draws a card."""
    return reflex("ponder", [Draw(1)])


def blink() -> str:
    """It sends an enemy of the own zone away."""
    return reflex("blink", [MoveEnemy(Zone.ADVENTURE_ZONE)], at=Aim.ENEMY_HERE)


@shows("V16.39")
def test_no_window_opens_before_a_symbol_that_stirs_nobody() -> None:
    heroes = {"anna": hero(focus=9, hand=[blink()], foes=[dummy_enemy("sheep")])}

    def crossed(game: Game) -> Flow[None]:
        game.pending.append((FURIOUS, 0))
        yield from resolve_symbols(game)

    table = valskyrr(heroes=heroes).play(crossed)

    assert table.question is None


@shows("V16.39")
def test_a_reflex_of_the_hero_board_is_possible_at_any_time() -> None:
    dummy_board("emil", actions=[Reflex(Place.BOARD, 1, [Draw(1)], Reaction(Window.ANYTIME))])
    table = valskyrr(phase="reinforcement", heroes={"emil": hero(), "anna": hero()}).play()

    assert table.asks("emil", "reflex") == ["emil.0", "pass"]
    table.stops_at("reflex")


@shows("V16.10", "V16.39")
def test_a_reflex_that_needs_an_enemy_is_not_offered_without_one() -> None:
    shot = reflex("shot", [Deal(physical=1)], at=Aim.AN_ENEMY)
    table = valskyrr(phase="reinforcement", heroes={"anna": hero(hand=[shot])}).play()

    assert table.question is None


@shows("V16.39", "V22.30")
def test_the_time_symbol_of_the_marker_comes_before_the_next_window() -> None:
    surge = dummy_encounter("surge", reinforcement=1)
    heroes = {"anna": hero(hand=[ponder()])}
    table = valskyrr(phase="reinforcement", encounter=surge, reinforcement=6, time=3, heroes=heroes)
    table.play().passes("anna")  # before the marker moves

    assert (table.game.reinforcement, table.game.time) == (7, 4)
    table.stops_at("reflex")


@shows("V16.39")
def test_a_reflex_of_the_hero_zone_that_sends_enemies_away_is_asked_for_with_enemies_there() -> (
    None
):
    away = Reflex(
        Place.HERO_ZONE,
        1,
        [MoveEnemy(Zone.ADVENTURE_ZONE)],
        Reaction(Window.ANYTIME),
        at=Aim.ENEMY_HERE,
    )
    door = dummy_card("door", [away])
    heroes = {
        "anna": hero(hero_zone=[door], foes=[dummy_enemy("wolf")]),
        "bert": hero(hero_zone=[door]),
    }
    table = valskyrr(phase="reinforcement", heroes=heroes).play()

    assert table.asks("anna", "reflex") == ["door.0", "pass"]
    table.passes("anna")
    assert table.question is None  # Bert has nobody to send away


@shows("V16.39", "V22.09")
def test_symbols_that_a_shortage_crosses_come_before_the_next_window() -> None:
    surge = dummy_encounter("surge", reinforcement=4)
    table = valskyrr(
        phase="reinforcement",
        encounter=surge,
        board="hard",
        time=8,  # field 10 has a reinforcement symbol
        decks={"blue": [dummy_enemy("ant")]},
        heroes={"anna": hero(hand=[ponder()])},
    )
    table.play().passes("anna").passes("anna")

    assert (table.row, table.game.reinforcement) == (["ant"], 1)
    table.stops_at("reflex")
