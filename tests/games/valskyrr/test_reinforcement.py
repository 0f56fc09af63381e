"""Chapter 8: the reinforcement phase (Verstärkungsphase)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.valskyrr.events import (
    DeckShuffled,
    EnemyAppeared,
    Event,
    PhaseBegan,
    ReinforcementMoved,
)
from tafelrunde.games.valskyrr.keywords import BEAST, BORDERLANDS, BRIGAND
from tafelrunde.games.valskyrr.terms import Colour
from tests.kit.country import country
from tests.kit.shows import shows
from tests.kit.valskyrr import (
    Table,
    dummy_encounter,
    dummy_enemy,
    dummy_time,
    hero,
    valskyrr,
)


def reinforced(encounter: str | None, blue: list[str], **position: Any) -> Table:
    """Play a reinforcement phase with these enemies on top of the blue deck."""
    position.setdefault("decks", {"blue": blue})
    return valskyrr(phase="reinforcement", encounter=encounter, **position).play()


def enemies(*names: str, **fields: Any) -> list[str]:
    """Several neutral enemies."""
    return [dummy_enemy(name, **fields) for name in names]


@shows("V8.01")
def test_without_an_encounter_the_marker_goes_to_the_far_left_and_nobody_comes() -> None:
    table = reinforced(None, enemies("imp", "rat"), reinforcement=5)

    assert table.game.reinforcement == 0
    assert table.row == []
    assert len(table.game.decks[Colour.BLUE]) == 2


@shows("V8.02", "V8.04")
@pytest.mark.parametrize(
    ("field", "value", "reached", "come"),
    [
        (0, 1, 1, 1),
        (0, 2, 2, 1),
        (1, 2, 3, 2),
        (3, 1, 4, 3),
        (0, 5, 5, 3),
        (4, 2, 6, 4),
        (3, 0, 3, 2),
    ],
)
def test_the_marker_moves_on_by_the_value_and_its_field_tells_how_many_come(
    field: int, value: int, reached: int, come: int
) -> None:
    surge = dummy_encounter("surge", reinforcement=value)
    table = reinforced(surge, enemies("a", "b", "c", "d", "e", "f"), reinforcement=field)

    moves = [(event.before, event.after) for event in table.events(ReinforcementMoved)]
    assert moves == ([(field, reached)] if value else []) + [(reached, 0)]
    assert table.row == ["a", "b", "c", "d", "e", "f"][:come]


@shows("V8.03")
def test_a_dash_brings_nobody_and_collected_fields_are_lost() -> None:
    calm = dummy_encounter("calm", reinforcement=None)
    table = reinforced(calm, enemies("imp"), reinforcement=6)

    assert table.row == []
    assert table.game.reinforcement == 0
    assert table.ids(table.game.decks[Colour.BLUE]) == ["imp"]


@shows("V8.05")
def test_reinforcements_come_from_the_named_deck_into_the_adventure_zone() -> None:
    hunt = dummy_encounter("hunt", reinforcement=1, colours=(Colour.GREEN,))
    decks = {
        "blue": enemies("bone"),
        "green": enemies("stag", colour=Colour.GREEN),
        "red": enemies("thug", colour=Colour.RED),
    }
    table = reinforced(hunt, [], decks=decks, heroes={"anna": hero(focus=5)})

    assert table.row == ["stag"]
    assert table.foes("anna") == []
    assert [len(deck) for deck in table.game.decks] == [1, 0, 1]


@shows("V8.06")
def test_an_enemy_without_a_named_keyword_is_discarded_and_does_not_count() -> None:
    hunt = dummy_encounter("hunt", reinforcement=3, having=(BEAST, BRIGAND))
    wolf = dummy_enemy("wolf", keywords=(BEAST,))
    thief = dummy_enemy("thief", keywords=(BRIGAND,))
    table = reinforced(hunt, [*enemies("ghost", "ghoul"), wolf, thief, dummy_enemy("bat")])

    assert table.row == ["wolf", "thief"]  # field 3 brings 2
    assert table.ids(table.game.discards[Colour.BLUE]) == ["ghost", "ghoul"]
    assert table.ids(table.game.decks[Colour.BLUE]) == ["bat"]


@shows("V8.07")
def test_without_a_keyword_on_the_encounter_every_enemy_of_the_deck_is_allowed() -> None:
    surge = dummy_encounter("surge", reinforcement=3, having=())
    table = reinforced(surge, [dummy_enemy("plain"), dummy_enemy("wolf", keywords=(BEAST,))])

    assert table.row == ["plain", "wolf"]
    assert table.game.discards[Colour.BLUE] == []


@shows("V8.08", "V8.09")
def test_new_enemies_go_to_the_right_end_of_the_row_in_full_number() -> None:
    surge = dummy_encounter("surge", reinforcement=3)
    table = reinforced(surge, enemies("first", "second", "third"), row=enemies("old", "older"))

    assert table.row == ["old", "older", "first", "second"]  # field 3 brings 2


@shows("V8.08")
def test_starting_enemies_are_laid_out_from_left_to_right_as_well() -> None:
    camp = dummy_encounter("camp", start=2, places=(BORDERLANDS,))
    pack = enemies("first", "second", "third")
    table = country(threat={"mid": 1}, encounters=[camp], decks={"blue": pack})
    table.play().answer("party", "stay")

    assert table.row == ["first", "second"]


@shows("V8.10", "V8.12")
def test_an_empty_enemy_deck_is_renewed_from_its_discard_pile_and_drawing_goes_on() -> None:
    surge = dummy_encounter("surge", reinforcement=4, having=(BEAST,))
    wolves = enemies("grey", "black", "white", keywords=(BEAST,))
    table = valskyrr(
        phase="reinforcement",
        encounter=surge,
        time=5,
        decks={"blue": [wolves[0], *enemies("ghost")]},
        discards={"blue": wolves[1:]},
    )
    chance = table.game.chance.streams[:]
    table.play()

    assert table.row[0] == "grey"
    assert sorted(table.row) == ["black", "grey", "white"]
    assert [event.deck for event in table.events(DeckShuffled)] == ["blue"]
    assert table.game.chance.streams != chance
    assert table.game.time == 5  # no shortage: the pile still held allowed enemies


@shows("V8.10")
def test_the_deck_is_also_renewed_while_starting_enemies_are_drawn() -> None:
    camp = dummy_encounter("camp", start=2, places=(BORDERLANDS,))
    first, second = enemies("first", "second")
    table = country(
        threat={"mid": 1},
        encounters=[camp],
        decks={"blue": [first]},
        discards={"blue": [second]},
    )
    table.play().answer("party", "stay")

    assert table.row == ["first", "second"]


@shows("V8.11", "V8.12")
def test_a_shortage_reshuffles_all_decks_moves_time_by_two_and_ends_the_search() -> None:
    surge = dummy_encounter("surge", reinforcement=6, having=(BEAST,))
    wolf = dummy_enemy("wolf", keywords=(BEAST,))
    green = enemies("stag", "hare", colour=Colour.GREEN)
    red = enemies("thug", "fence", colour=Colour.RED)
    table = reinforced(
        surge,
        [],
        time=3,
        decks={"blue": [*enemies("ghost"), wolf], "green": green[:1], "red": red[:1]},
        discards={"blue": enemies("ghoul"), "green": green[1:], "red": red[1:]},
    )

    assert table.row == ["wolf"]  # of 4; it stays in play
    assert table.game.time == 5
    assert [sorted(table.ids(deck)) for deck in table.game.decks] == [
        ["ghost", "ghoul"],
        ["hare", "stag"],
        ["fence", "thug"],
    ]
    assert table.game.discards == [[], [], []]
    assert [event.deck for event in table.events(DeckShuffled)] == ["blue", "green", "red"]


@shows("V8.13")
def test_after_the_drawing_the_marker_returns_to_the_far_left() -> None:
    surge = dummy_encounter("surge", reinforcement=4)
    table = reinforced(surge, enemies("a", "b", "c"), reinforcement=0)

    assert table.game.reinforcement == 0
    log = [e for e in table.events(Event) if isinstance(e, EnemyAppeared | ReinforcementMoved)]
    assert isinstance(log[-1], ReinforcementMoved)
    assert (log[-1].before, log[-1].after) == (4, 0)
    assert len(log) == 5  # 4 fields right, 3 enemies, back


@shows("V8.13", "V22.09", "V25.05")
def test_a_symbol_that_a_shortage_crosses_moves_the_marker_after_its_return() -> None:
    surge = dummy_encounter("surge", reinforcement=4)
    table = reinforced(surge, enemies("imp"), board="hard", time=8)  # field 10 has the symbol

    moves = [(event.before, event.after) for event in table.events(ReinforcementMoved)]
    assert table.game.time == 10
    assert moves == [(0, 4), (4, 0), (0, 1)]


@shows("V8.14")
def test_an_encounter_gets_reinforcements_in_the_round_after_it_was_drawn() -> None:
    camp = dummy_encounter("camp", start=1, reinforcement=3, places=(BORDERLANDS,))
    table = country(
        phase="reinforcement",
        threat={"mid": 1},
        revealed=["n"],
        encounters=[camp],
        decks={"blue": enemies("first", "second", "third")},
        time_cards=[dummy_time("hour")],
        heroes={"anna": hero(focus=0, deck=[], feats=[])},
    )
    table.play_on()
    assert table.row == []
    table.answer("party", "stay")

    assert table.game.round == 2
    assert table.row == ["first", "second", "third"]
    appeared = [(event.enemy, event.why) for event in table.events(EnemyAppeared)]
    assert appeared == [("first", "V9.32"), ("second", "V8.05"), ("third", "V8.05")]
    came = [each for each in table.events(Event) if isinstance(each, EnemyAppeared | PhaseBegan)]
    course = [each.enemy if isinstance(each, EnemyAppeared) else each.phase for each in came]
    assert course[:3] == ["travel", "first", "pursuit"]
    assert course[-4:] == ["reinforcement", "second", "third", "travel"]
    table.stops_at("travel")


@shows("V8.02", "V8.04", "V8.05", "V8.06", "V8.08", "V8.09", "V8.13")
def test_the_dead_rise_with_three_mindless_enemies() -> None:
    walker = "cursed_walker"
    table = reinforced(
        "the_dead_rise",
        ["vampire_hound", "bonesorrow_warrior", walker, walker],
        heroes={"anna": {}, "bert": {}},
        row=["bonesorrow_shooter"],
    )

    assert table.row == ["bonesorrow_shooter", "bonesorrow_warrior", walker, walker]
    assert table.ids(table.game.discards[Colour.BLUE]) == ["vampire_hound"]
    assert table.game.reinforcement == 0
