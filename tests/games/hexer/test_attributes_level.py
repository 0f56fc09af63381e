"""Chapter 6: witcher level and mutagens (Hexerstufe und Mutagene)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.decisions import Flow
from tafelrunde.games.hexer import events
from tafelrunde.games.hexer.fights.fight import fight_on
from tafelrunde.games.hexer.fights.hunt import begin_hunt
from tafelrunde.games.hexer.rules.attributes import raise_attribute
from tafelrunde.games.hexer.state.physical import HIDDEN
from tafelrunde.games.hexer.state.table import Game
from tafelrunde.games.hexer.terms import Attribute, Expansion, Opponent, Terrain
from tafelrunde.games.hexer.vocabulary import GainGold
from tests.kit.hexer import (
    Table,
    dummy_attack,
    dummy_card,
    dummy_monster,
    dummy_mutagen,
    fighting,
    hexer,
    levels,
    player,
)
from tests.kit.shows import shows

WITHOUT_MONSTERJAGD = [each.value for each in Expansion if each is not Expansion.MONSTERJAGD]


def rising(wolf: dict[str, Any], **position: Any) -> Table:
    """The combat level of the wolf rises by 1."""
    table = hexer(players={"wolf": wolf, "bear": player()}, **position)
    return table.play(lambda game: raise_attribute(game, game.player, Attribute.COMBAT, "H16.09"))


# --- The witcher level ----------------------------------------------------------------------------


@shows("H6.09", "H6.10", "H6.15")
@pytest.mark.parametrize(("level", "drawn"), [(1, 1), (2, 1), (3, 2), (4, 2)])
@pytest.mark.parametrize("without", [{"mutagens": False}, {"expansions": WITHOUT_MONSTERJAGD}])
def test_with_all_attributes_above_the_witcher_level_it_rises_and_cards_are_drawn(
    level: int, drawn: int, without: dict[str, Any]
) -> None:
    up = level + 1
    deck = [dummy_card(name) for name in ("one", "two", "three")]
    wolf = player(levels=levels(level, up, up, up), level=level, hand=[], deck=deck)
    table = rising(wolf, **without)

    assert table.player("wolf").level == up
    assert [event.level for event in table.events(events.LevelReached)] == [up]
    assert table.hand("wolf") == deck[:drawn]
    assert table.player("wolf").mutagens == []


@shows("H6.10")
def test_the_cards_come_from_the_own_deck_and_the_card_row_stays() -> None:
    wolf = player(levels=levels(1, 2, 2, 2), deck=[dummy_card("own")])
    row = [dummy_card(f"row{n}") for n in range(6)]
    table = rising(wolf, mutagens=False, rows={"witcher": row})

    assert table.hand("wolf") == ["own"]
    assert [card and card.id for card in table.game.own_market(table.player("wolf")).row] == row


@shows("H6.10", "H5.10")
def test_the_hand_limit_holds_for_cards_drawn_on_rising() -> None:
    hand = [dummy_card(f"held{n}") for n in range(7)]
    wolf = player(levels=levels(1, 2, 2, 2), hand=hand, deck=[dummy_card("own")])
    table = rising(wolf, mutagens=False)

    assert table.asks("wolf", "discard") == [*hand, "own"]
    table.answer("wolf", "held0")
    assert len(table.hand("wolf")) == 7


@shows("H6.09")
def test_one_attribute_at_the_witcher_level_keeps_it_from_rising() -> None:
    wolf = player(levels=levels(3, 4, 5, 2), level=2, deck=[dummy_card("own")])
    table = rising(wolf)

    assert table.player("wolf").level == 2
    assert (table.hand("wolf"), table.player("wolf").mutagens) == ([], [])


# --- Mutagens -------------------------------------------------------------------------------------


def mutagens(count: int) -> list[str]:
    """Neutral mutagens, m0 on top."""
    return [dummy_mutagen(f"m{n}", [GainGold(1)]) for n in range(count)]


@shows("H6.11", "H6.12", "H6.13", "H6.15")
@pytest.mark.parametrize("level", [1, 2])
def test_at_levels_2_and_3_one_of_three_mutagens_is_kept(level: int) -> None:
    up = level + 1
    wolf = player(levels=levels(level, up, up, up), level=level, deck=[dummy_card("own")])
    table = rising(wolf, mutagen_deck=mutagens(5))

    assert table.asks("wolf", "mutagen") == ["m0", "m1", "m2"]
    table.answer("wolf", "m1")

    assert table.ids(table.player("wolf").mutagens) == ["m1"]
    assert table.ids(table.game.mutagen_deck)[::-1] == ["m3", "m4", "m2", "m0"]
    assert table.view("bear").mutagen_deck == [HIDDEN] * 4
    assert table.hand("wolf") == []  # no card is drawn
    assert table.question is None


@shows("H6.11", "H6.12")
@pytest.mark.parametrize("level", [3, 4])
def test_at_levels_4_and_5_mutagens_are_drawn_twice_in_a_row(level: int) -> None:
    up = level + 1
    wolf = player(levels=levels(level, up, up, up), level=level)
    table = rising(wolf, mutagen_deck=mutagens(7))

    table.answer("wolf", "m0")
    assert table.asks("wolf", "mutagen") == ["m3", "m4", "m5"]
    table.answer("wolf", "m5")
    assert table.ids(table.player("wolf").mutagens) == ["m0", "m5"]
    assert table.question is None


@shows("H6.13")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_with_fewer_than_three_mutagens_left_the_choice_is_among_those(left: int) -> None:
    wolf = player(levels=levels(1, 2, 2, 2))
    table = rising(wolf, mutagen_deck=mutagens(left))
    if left == 2:
        assert table.asks("wolf", "mutagen") == ["m0", "m1"]
        table.answer("wolf", "m0")

    assert table.ids(table.player("wolf").mutagens) == ["m0"][:left]
    assert table.ids(table.game.mutagen_deck) == ["m1"][: left - 1 if left else 0]
    assert table.question is None


@shows("H6.14")
def test_a_mutagen_can_be_used_once_per_fight() -> None:
    wolf = player(hand=[dummy_card("x")], deck=[dummy_card("y")] * 9)
    wolf["mutagens"] = [dummy_mutagen("gland", [GainGold(1)])]
    table = fighting({"wolf": wolf, "cat": player()}, step="effects").play()
    table.answer("wolf", "gland")
    assert table.gold("wolf") == 1
    table.answer("cat", "charge")  # the next combat turn of the wolf passes without a question

    assert table.events(events.CombatTurnBegan)[-1].side == "foe"
    table.stops_at("announce")


def two_fights(game: Game) -> Flow[None]:
    """The running fight, and then one against the monster that appears."""
    assert game.fight is not None
    yield from fight_on(game, game.fight)
    den = game.dens[Terrain.FOREST]
    assert den is not None
    yield from begin_hunt(game, game.player, Opponent.MONSTER, den.card, Terrain.FOREST)
    yield from fight_on(game, game.fight)


@shows("H6.14")
def test_in_the_next_fight_a_mutagen_can_be_used_again() -> None:
    foe, claw = dummy_monster("foe"), dummy_attack("claw")
    wolf = player(mutagens=[dummy_mutagen("gland", [GainGold(1)])], space=4)
    wolf |= player(hand=[dummy_card("x", damage=1)], deck=[dummy_card("y")] * 2)
    table = hexer(
        players={"wolf": wolf, "cat": player()},
        phase="confrontation",
        monsters={"forest": foe},
        tokens={"2": [dummy_monster("next_foe", rank=2)]},
        attack_deck=[claw] * 4,
        fight={"against": foe, "life": [claw], "step": "effects"},
    ).play(two_fights)

    table.answer("wolf", "gland").answer("cat", "charge")
    assert table.fight.monster is not None
    assert table.fight.monster.id == "next_foe"
    assert table.asks("wolf", "effects") == ["gland", "pass"]
    table.stops_at("effects")


# --- Several levels at once ----------------------------------------------------------------------


@shows("H6.20")
def test_after_a_rise_every_level_that_is_now_reached_is_rewarded() -> None:
    wolf = player(levels=levels(2, 3, 3, 3), level=1)
    table = rising(wolf, mutagen_deck=mutagens(9))

    table.answer("wolf", "m0").answer("wolf", "m3")
    assert [event.level for event in table.events(events.LevelReached)] == [2, 3]
    assert table.ids(table.player("wolf").mutagens) == ["m0", "m3"]


@shows("H6.20", "H6.17")
def test_a_level_once_reached_is_not_rewarded_again() -> None:
    wolf = player(levels=levels(1, 2, 2, 2), level=2, deck=[dummy_card("own")])
    table = rising(wolf, mutagens=False)

    assert table.player("wolf").levels == [2, 2, 2, 2]
    assert table.events(events.LevelReached) == []
    assert table.hand("wolf") == []
