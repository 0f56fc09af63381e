"""Chapter 24: player fights and spectator bets (Spielerkämpfe und Zuschauerwetten)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.hexer.events import BetMade, CombatTurnBegan
from tafelrunde.games.hexer.nouns import Moment
from tafelrunde.games.hexer.state.board import LOCATIONS
from tafelrunde.games.hexer.vocabulary import Draw, TakeTop
from tests.kit.hexer import Table, dummy_mutagen, hexer
from tests.kit.hexer_fights import cards, combo_card, plain
from tests.kit.shows import shows


def there(**position: Any) -> dict[str, Any]:
    """A player at Vizima."""
    return {"place": "vizima", "deck": plain(6)} | position


def strong() -> dict[str, Any]:
    """A player whose only hand card wins any fight."""
    return there(hand=[combo_card("strike", damage=20)])


def weak(**position: Any) -> dict[str, Any]:
    """A player with few cards, none of which does anything."""
    return there(hand=cards("x", "y"), deck=plain(2)) | position


def challenge(wolf: dict[str, Any], bear: dict[str, Any], **others: dict[str, Any]) -> Table:
    """The wolf challenges the bear at Vizima; others look on."""
    players = {"wolf": there(**wolf), "bear": there(**bear)} | others
    table = hexer(players=players, phase="confrontation").play()
    return table.answer("wolf", "bear")


def sides(table: Table) -> list[str]:
    """Whose combat turns there were."""
    return [event.side for event in table.events(CombatTurnBegan)]


@shows("H24.01", "H24.02")
def test_the_attacker_takes_the_first_combat_turn_and_then_they_take_turns() -> None:
    table = challenge({"hand": cards("a", "b", "c")}, {"hand": cards("x", "y", "z")})
    assert table.asks("wolf", "combo") == ["a", "b", "c"]
    table.answer("wolf", "a").answer("bear", "x").answer("wolf", "b").answer("bear", "y")

    assert sides(table) == ["wolf", "bear", "wolf", "bear", "wolf"]
    table.stops_at("combo")


@shows("H24.03")
def test_after_a_player_fight_the_tavern_is_closed_there() -> None:
    table = challenge(strong(), weak())

    assert LOCATIONS[table.game.tavern].id == "vizima"
    again = hexer(
        players={"wolf": there(), "bear": there()}, phase="confrontation", tavern="vizima"
    ).play()
    assert again.closed("wolf", "bear") == "H19.07"
    again.stops_at("phase_two")
    table.stops_at(table.question or "")


@shows("H24.04")
def test_the_token_moves_with_the_next_player_fight_and_the_former_place_is_open() -> None:
    players = {"wolf": strong(), "bear": weak()}
    table = hexer(players=players, phase="confrontation", tavern="novigrad").play()
    table.answer("wolf", "bear")
    assert LOCATIONS[table.game.tavern].id == "vizima"
    table.stops_at(table.question or "")

    there = {"place": "novigrad"}
    other = hexer(
        players={"wolf": there, "bear": there}, phase="confrontation", tavern="vizima"
    ).play()
    assert "bear" in other.asks("wolf", "phase_two")
    other.stops_at("phase_two")


# --- Bets -----------------------------------------------------------------------------------------


@shows("H24.05", "H24.06", "H24.09")
def test_onlookers_bet_one_after_the_other_clockwise_from_the_attacker_for_all_to_see() -> None:
    far = {"place": "cintra", "gold": 4}
    players = {"cat": far, "wolf": weak(), "viper": far, "bear": weak()}
    table = hexer(players=players, phase="confrontation", active="wolf").play()
    table.answer("wolf", "bear")

    assert table.asks("viper", "bet") == ["wolf", "bear", "pass"]  # before the cat
    table.answer("viper", "bear")
    assert table.gold("viper") == 3
    assert table.fight.bets == [(2, 3)]  # the cat can see it
    assert table.asks("cat", "bet") == ["wolf", "bear", "pass"]
    table.answer("cat", "pass")

    assert table.gold("cat") == 4
    assert [(event.player, event.on) for event in table.events(BetMade)] == [
        ("viper", "bear"),
        ("cat", ""),
    ]
    assert sides(table) == ["wolf"]  # only now the fight begins
    table.stops_at("combo")


@shows("H24.05")
def test_who_stands_at_the_location_of_the_fight_may_bet_too() -> None:
    table = challenge(weak(), weak(), cat={"place": "vizima", "gold": 1})

    assert table.asks("cat", "bet") == ["wolf", "bear", "pass"]
    table.stops_at("bet")


@shows("H24.09")
def test_without_gold_no_bet_is_possible() -> None:
    table = challenge(weak(gold=3), weak(gold=3), cat={"gold": 0})

    assert table.events(BetMade) == []  # and the fighters themselves are not asked
    table.stops_at("combo")


@shows("H24.07", "H24.08")
@pytest.mark.parametrize(("space", "prize"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_a_right_bet_pays_by_the_losers_space_and_a_wrong_one_is_lost(
    space: int, prize: int
) -> None:
    table = challenge(strong(), weak(space=space), cat={"gold": 1}, viper={"gold": 2})
    table.answer("cat", "wolf").answer("viper", "bear")

    assert table.gold("cat") == 1 + prize
    assert table.gold("viper") == 1
    table.stops_at(table.question or "")


@shows("H24.07")
def test_a_bet_on_a_defender_who_wins_pays_by_the_space_of_the_attacker() -> None:
    table = challenge(
        {"hand": cards("x"), "deck": plain(1), "space": 1, "shield": 0}, strong(), cat={"gold": 1}
    )
    table.answer("cat", "bear")

    assert table.gold("cat") == 1 + 2
    table.stops_at(table.question or "")


# --- Abilities before the first combat turn -------------------------------------------------------


def test_abilities_before_and_after_the_life_decks_are_offered_to_both() -> None:
    early = dummy_mutagen("early", [TakeTop(1)], Moment.FIGHT_BEGINS)
    late = dummy_mutagen("late", [Draw(1)], Moment.DECKS_FORMED)
    wolf = {"hand": cards("a", "b"), "discard_pile": cards("top"), "mutagens": [early]}
    bear = {"hand": cards("x", "y"), "discard_pile": cards("top"), "mutagens": [late]}
    table = challenge(wolf, bear)
    assert table.asks("wolf", "fight_begins") == ["early", "pass"]
    table.answer("wolf", "early")
    assert table.asks("bear", "decks_formed") == ["late", "pass"]
    table.answer("bear", "late")

    assert table.hand("wolf") == ["a", "b", "top"]
    assert len(table.hand("bear")) == 3
    assert len(table.deck("bear")) == 6  # 6 and the discarded card, less the drawn one
    table.stops_at("combo")


@shows("H5.05")
@pytest.mark.parametrize("who", ["wolf", "bear"])
def test_an_ability_before_the_life_decks_renews_an_empty_deck(who: str) -> None:
    early = dummy_mutagen("early", [Draw(2)], Moment.FIGHT_BEGINS)
    empty = {"deck": [], "discard_pile": cards(*"abcde"), "mutagens": [early]}
    players = {name: {"hand": cards("x", "y")} for name in ("wolf", "bear")}
    players[who] |= empty
    table = challenge(**players).answer(who, "early")

    assert len(table.hand(who)) == 4
    assert len(table.deck(who)) == 3
    assert sorted(table.hand(who) + table.deck(who)) == sorted("xyabcde")
    table.stops_at("combo")
