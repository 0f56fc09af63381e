"""Chapter 2: components (Spielmaterial)."""

from __future__ import annotations

import pytest

from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.game import GAME
from tafelrunde.games.avalon.nouns import Event
from tafelrunde.games.avalon.rules.menhirs import set_menhir
from tafelrunde.games.avalon.terms import Colour, Resource
from tafelrunde.games.avalon.vocabulary.clash import LookAtDeck
from tafelrunde.games.avalon.vocabulary.effects import Band, Gain, GainSecret, Roll
from tests.games.avalon.test_combat import enemy
from tests.kit.avalon import avalon, character, does, dummy_card, dummy_secret, fighter
from tests.kit.shows import shows

FOOD = Resource.FOOD


@shows("A2.17")
def test_the_die_shows_1_to_6() -> None:
    bands = [Band(face, [Gain(face, FOOD)]) for face in range(1, 8)]
    found = set()
    for seed in range(40):
        table = avalon(characters={"beor": character(food=0)}, seed=seed)
        table.play(does(Roll(bands), who="beor"))
        found.add(table.value("beor", "food"))

    assert found == {1, 2, 3, 4, 5, 6}


@shows("A2.17")
def test_cards_that_were_looked_at_have_come_to_light() -> None:
    people = {"arev": fighter(combat_deck=[dummy_card(key) for key in ("one", "two", "three")])}
    table = avalon(characters=people, clash={"against": enemy(), "active": "arev"})
    before = table.game.reveals
    table.play(does(LookAtDeck(2, take=1), who="arev"))
    assert table.game.reveals == before + 1
    table.answer("arev", "two")

    assert table.hand("arev") == ["two"]
    assert table.deck("arev") == ["three", "one"]
    table.stops_at("lay_first")


@shows("A2.16")
def test_a_secret_that_is_gained_has_come_to_light() -> None:
    table = avalon(secrets=[dummy_secret("rites", 11)])
    before = table.game.reveals
    table.play(does(GainSecret(11)))

    assert table.game.reveals == before + 1


@shows("A2.17")
def test_a_die_that_was_rolled_has_come_to_light() -> None:
    table = avalon(characters={"beor": character(food=0)})
    before = table.game.reveals
    table.play(does(Roll([Band(1, [Gain(1, FOOD)])])))

    assert table.value("beor", "food") == 1
    assert table.game.reveals == before + 1


@shows("A2.16")
def test_a_secret_that_somebody_owns_already_is_not_gained_again() -> None:
    table = avalon().play(does(GainSecret(11)))
    assert table.character("beor").belongings() == []


@shows("A2.16", "A13.21")
def test_a_secret_is_looked_up_by_its_number() -> None:
    secrets = [dummy_secret(f"s{number}", number) for number in (10, 11, 12)]
    table = avalon(secrets=secrets).play(does(GainSecret(11), who="beor"))

    assert table.ids(table.character("beor").equipped) == ["s11"]
    assert sorted(table.ids(table.game.secrets)) == ["s10", "s12"]


@shows("A2.01", "A2.02", "A2.03", "A12.03")
def test_tokens_only_show_numbers_and_never_run_out() -> None:
    table = avalon().play(does(Gain(900, Resource.WEALTH), who="beor"))

    assert table.value("beor", "wealth") == 901  # 90 universal tokens and 25 large ones are 215


@shows("A2.06")
def test_a_menhir_has_exactly_one_dial() -> None:
    table = avalon(menhirs={901: 5}).play(lambda game: set_menhir(game, 901, 3, 1))

    assert table.game.menhirs == {901: 3}


@shows("A2.08")
@pytest.mark.parametrize(
    ("colour", "corner"),
    [
        (Colour.GRAY, "bottom left"),
        (Colour.GREEN, "bottom right"),
        (Colour.VIOLET, "top right"),
        (Colour.BLUE, "top left"),
    ],
)
def test_encounter_colours_can_be_told_by_the_marked_corner(colour: Colour, corner: str) -> None:
    assert colour.corner == corner


@shows("A2.13")
def test_22_random_events_are_a_deck_of_their_own() -> None:
    game = GAME.new({}, 1)
    random = [event.id for event in library.of_kind(Event) if event.random]

    assert sorted(card.id for card in game.random_events) == sorted(random)
    assert len(random) == 22
    significant = [event for event in library.of_kind(Event) if not event.random]
    assert sum(1 for event in significant if event.chapter) <= 44
    assert sum(1 for event in significant if not event.chapter) <= 9
    assert len(library.CHAPTERS) <= 17
    assert {card.id for card in (*game.event_deck, *game.event_box)} == {e.id for e in significant}
