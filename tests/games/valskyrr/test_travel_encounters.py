"""Chapter 9: the travel phase (Reisephase), drawing and preparing an encounter."""

from __future__ import annotations

import pytest

from tafelrunde.games.valskyrr.events import DeckShuffled, EncounterRejected
from tafelrunde.games.valskyrr.keywords import BEAST, BORDERLANDS, BRIGAND, DEADLANDS, WILDLANDS
from tafelrunde.games.valskyrr.nouns import Enrage, Reaction, Reflex
from tafelrunde.games.valskyrr.terms import PER_HERO, Colour, Place, Trigger, Window
from tafelrunde.games.valskyrr.vocabulary import (
    AddStartingEnemies,
    Attack,
    DiscardCards,
    Draw,
    EachHero,
    Focus,
    ProgressAtLeast,
    When,
)
from tests.kit.country import country, move
from tests.kit.shows import shows
from tests.kit.valskyrr import (
    Table,
    dummy_card,
    dummy_encounter,
    dummy_enemy,
    dummy_time,
    hero,
)


def active(table: Table) -> str | None:
    """The id of the active encounter."""
    return table.game.encounter.id if table.game.encounter is not None else None


def camp(key: str = "camp", **fields: object) -> str:
    """An encounter that fits every plain location."""
    return dummy_encounter(key, **({"places": (BORDERLANDS,)} | fields))


def enemies(*names: str, **fields: object) -> list[str]:
    """Several neutral enemies."""
    return [dummy_enemy(name, **fields) for name in names]


# --- Whether an encounter is drawn ----------------------------------------------------------------


@shows("V9.23")
@pytest.mark.parametrize("journey", ["stay", move("n"), move("e")])
def test_after_moving_or_staying_it_is_checked_whether_an_encounter_comes(journey: str) -> None:
    table = country(threat={"mid": 1, "n": 1}, encounters=[camp()])  # e is revealed on entering
    table.play().answer("party", journey)

    assert active(table) == "camp"


@shows("V9.24")
def test_with_an_active_encounter_none_is_drawn_and_none_prepared() -> None:
    table = country(
        threat={"mid": 2},
        revealed=["n"],
        encounter=camp(start=2),
        encounters=[camp("next", start=1)],
        decks={"blue": enemies("wolf", "bear")},
    )
    table.play().answer("party", "stay")

    assert active(table) == "camp"
    assert table.ids(table.game.encounters) == ["next"]
    assert table.row == []


@shows("V9.25")
def test_at_a_safe_location_no_encounter_is_drawn() -> None:
    table = country(encounters=[camp()]).play()
    table.answer("party", "stay")

    assert active(table) is None
    assert table.ids(table.game.encounters) == ["camp"]


@shows("V9.26")
@pytest.mark.parametrize("tokens", [1, 2])
def test_a_dangerous_or_overrun_location_brings_an_encounter_even_without_moving(
    tokens: int,
) -> None:
    table = country(threat={"mid": tokens}, encounters=[camp()]).play()
    table.answer("party", "stay")

    assert active(table) == "camp"
    assert table.game.encounters == []


# --- Drawing it -----------------------------------------------------------------------------------


@shows("V9.27", "V9.28", "V9.29")
def test_encounters_are_drawn_singly_until_one_shares_a_keyword_with_the_location() -> None:
    wrong = camp("wrong", places=(WILDLANDS,), start=1)
    right = camp("right", places=(DEADLANDS, BORDERLANDS))
    table = country(
        threat={"mid": 1},
        encounters=[wrong, right, camp("third")],
        decks={"blue": enemies("wolf")},
    )
    table.play().answer("party", "stay")

    assert active(table) == "right"
    assert table.ids(table.game.encounter_discards) == ["wrong"]
    assert table.ids(table.game.encounters) == ["third"]
    assert table.row == []  # the wrong one had no effect
    assert [event.encounter for event in table.events(EncounterRejected)] == ["wrong"]


@shows("V9.30")
def test_a_used_up_encounter_deck_is_renewed_from_its_discard_pile() -> None:
    wrong = camp("wrong", places=(WILDLANDS,))
    table = country(threat={"mid": 1}, encounters=[wrong], encounter_discards=[camp("right")])
    chance = table.game.chance.streams[:]
    table.play().answer("party", "stay")

    assert active(table) == "right"
    assert [event.deck for event in table.events(DeckShuffled)] == ["encounter"]
    assert table.game.chance.streams != chance


@shows("V9.31")
def test_if_no_encounter_matches_none_comes_and_the_next_travel_phase_checks_again() -> None:
    table = country(
        printed={"n": {"keywords": (WILDLANDS,)}},
        threat={"mid": 1},
        encounters=[camp("wild", places=(WILDLANDS,), victory=(ProgressAtLeast(1),))],
        time_cards=[dummy_time("hour")],
        heroes={"anna": hero(focus=0, deck=[], feats=[])},
    )
    table.play_on().answer("party", "stay")
    assert (table.game.round, table.question) == (2, "travel")
    assert active(table) is None
    assert table.ids(table.game.encounter_discards) == ["wild"]
    table.answer("party", move("n"))

    assert active(table) == "wild"
    table.stops_at("travel")


# --- Preparing it ---------------------------------------------------------------------------------


@shows("V9.32")
def test_the_named_number_of_starting_enemies_comes_from_the_stated_deck() -> None:
    table = country(
        heroes={"anna": {}, "bert": {}},
        threat={"mid": 1},
        encounters=[camp(start=PER_HERO + 1, colours=(Colour.GREEN,))],
        decks={
            "blue": enemies("bone"),
            "green": enemies("a", "b", "c", "d", colour=Colour.GREEN),
        },
    )
    table.play().answer("party", "stay")

    assert table.row == ["a", "b", "c"]
    assert table.foes("anna") == table.foes("bert") == []
    assert table.ids(table.game.decks[Colour.BLUE]) == ["bone"]


@shows("V9.33")
def test_a_starting_enemy_without_a_named_keyword_is_discarded_and_does_not_count() -> None:
    wolf = dummy_enemy("wolf", keywords=(BEAST,))
    thief = dummy_enemy("thief", keywords=(BRIGAND,))
    table = country(
        threat={"mid": 1},
        encounters=[camp(start=2, having=(BEAST, BRIGAND))],
        decks={"blue": [*enemies("ghost"), wolf, *enemies("ghoul"), thief]},
    )
    table.play().answer("party", "stay")

    assert table.row == ["wolf", "thief"]
    assert table.ids(table.game.discards[Colour.BLUE]) == ["ghost", "ghoul"]


@shows("V9.34")
def test_starting_enemies_join_the_right_end_and_those_present_do_not_count() -> None:
    table = country(
        threat={"mid": 1},
        encounters=[camp(start=2)],
        decks={"blue": enemies("first", "second", "third")},
        row=enemies("old"),
    )
    table.play().answer("party", "stay")

    assert table.row == ["old", "first", "second"]


@shows("V9.35")
def test_a_shortage_of_starting_enemies_reshuffles_all_decks_and_moves_time_by_two() -> None:
    table = country(
        threat={"mid": 1},
        time=3,
        encounters=[camp(start=3, having=(BEAST,))],
        decks={"blue": [dummy_enemy("wolf", keywords=(BEAST,))], "green": [], "red": []},
        discards={
            "blue": enemies("ghost"),
            "green": enemies("stag", colour=Colour.GREEN),
            "red": enemies("thug", colour=Colour.RED),
        },
    )
    table.play().answer("party", "stay")

    assert table.row == ["wolf"]
    assert table.game.time == 5
    assert [table.ids(deck) for deck in table.game.decks] == [["ghost"], ["stag"], ["thug"]]
    assert table.game.discards == [[], [], []]
    assert active(table) == "camp"


@shows("V9.36")
def test_preparation_rules_of_the_location_come_after_the_starting_enemies() -> None:
    prepared = When(Trigger.PREPARED, [EachHero([DiscardCards(1)]), AddStartingEnemies(1)])
    hand = [dummy_card("rope"), dummy_card("torch")]
    table = country(
        printed={"mid": {"abilities": [prepared]}},
        heroes={"anna": hero(hand=hand)},
        threat={"mid": 1},
        encounters=[camp(start=1)],
        decks={"blue": enemies("first", "second", "third")},
    )
    table.play().answer("party", "stay")
    assert table.question == "discard_cards"
    assert table.row == ["first"]
    table.answer("anna", "rope")

    assert table.row == ["first", "second"]


@shows("V22.09", "V9.19")
def test_symbols_that_entering_effects_cross_come_before_the_next_reflex() -> None:
    enters = When(Trigger.ENTERED, [EachHero([Focus(1)])])
    ponder = Reflex(Place.HAND, 1, [Draw(1)], Reaction(Window.ANYTIME))
    anna = hero(
        hand=[dummy_card("ponder", [ponder])], focus=5
    )  # the next field shows a reinforcement symbol
    table = country(printed={"n": {"abilities": [enters]}}, revealed=["n"], heroes={"anna": anna})
    table.play().answer("party", move("n"))

    assert table.game.reinforcement == 1
    table.stops_at("reflex")


@shows("V9.13", "V22.09")
def test_symbols_that_a_retreat_effect_crosses_come_before_the_enemies_disperse() -> None:
    rage = Enrage(at_once=[Attack()], calms_down=True)
    wolf = dummy_enemy("wolf", furious=True, enrage=rage)
    noise = camp(retreat=[EachHero([Focus(1)])])
    anna = hero(focus=9, foes=[wolf], deck=["plain_anna"] * 2)  # the next field shows fury
    table = country(encounter=noise, revealed=["n"], heroes={"anna": anna})
    table.play().answer("party", move("n"))

    assert table.graveyard("anna") == ["plain_anna"]
    assert table.game.foes() == []
