"""Chapters 3, 4 and 31: character creation, world setup and modes (Aufbau, Modi)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tafelrunde.engine.content import Name
from tafelrunde.engine.decisions import PARTY
from tafelrunde.engine.errors import BadSetup, UnknownName
from tafelrunde.engine.options import option_keys
from tafelrunde.engine.sessions import Session
from tafelrunde.games.avalon import events, library
from tafelrunde.games.avalon.game import GAME
from tafelrunde.games.avalon.nouns import Arrows, Chapter, Event, Kept, Location
from tafelrunde.games.avalon.rules import character_setup, world_setup
from tafelrunde.games.avalon.rules.modes import as_many, players
from tafelrunde.games.avalon.setup.setup import Setup
from tafelrunde.games.avalon.state.table import Game
from tafelrunde.games.avalon.terms import Art, Attribute, Colour, Resource, Tray
from tests.kit.avalon import (
    avalon,
    character,
    dummy_card,
    dummy_enemy,
    dummy_event,
    dummy_item,
    dummy_location,
    dummy_partner,
    dummy_secret,
    dummy_skill,
)
from tests.kit.shows import shows


@pytest.fixture
def box() -> Iterator[None]:
    """A small box: dummies of everything, and nothing else."""
    world_setup.laid_out.cache_clear()
    character_setup.own_cards.cache_clear()
    for shelf in (library.PRINTED, library.LOCATIONS):
        shelf.clear()
    chapters = library.CHAPTERS.copy()
    library.CHAPTERS.clear()
    library.CHAPTERS["main", 1] = Chapter(1, Name("eins", "one"), ["p1", "p2"], [0, 1])
    dummy_location(101, north=102, west=103, east=104, south=105)
    for number in (102, 103, 104, 105, 106):
        dummy_location(number, west=106)
    for tray in Tray:
        for art in Art:
            name = f"{tray.name}_{art.name}".lower()
            dummy_card(f"{name}_base", tray=tray, art=art, numbers=list(range(1, 26)))
    for owner, tray in (("beor", Tray.BLUE), ("ailei", Tray.GREEN)):
        for art in Art:
            name = f"{owner}_{art.name}_own".lower()
            dummy_card(name, tray=tray, art=art, numbers=list(range(1, 16)), owner=owner)
    for colour in ("gray", "green", "violet"):
        each = Colour[colour.upper()]
        dummy_enemy(f"{colour}_first", colour=each, difficulty=0)
        dummy_enemy(f"{colour}_easy", colour=each, copies=5)
        dummy_enemy(f"{colour}_hard", colour=each, difficulty=4)
    dummy_partner("blue_first", difficulty=0)
    dummy_partner("blue_easy", copies=5)
    dummy_enemy("boxed", boxed=True)
    for number in (42, 11, 30):
        dummy_secret(f"secret_{number}", number)
    for key in "abcdefgh":
        dummy_item(key)
    dummy_skill("rage", Attribute.AGGRESSION)
    for key in ("p2", "p1", "special"):
        dummy_event(key, chapter=1, kept=Kept.UNTIL_TOLD)
    for number in range(8):
        dummy_event(f"r{number}", random=True, kept=Kept.TODAY)
    yield
    world_setup.laid_out.cache_clear()
    library.CHAPTERS.clear()
    library.CHAPTERS.update(chapters)


def new(seed: int = 1, **setup: Any) -> Game:
    """A new campaign."""
    setup.setdefault("characters", ["beor"])
    return GAME.new(setup, seed)


# --- Characters -----------------------------------------------------------------------------------


@pytest.mark.usefixtures("box")
@shows("A3.01", "A3.04", "A3.05", "A3.06", "A3.07")
def test_a_character_begins_with_the_values_of_board_and_tray() -> None:
    beor, ailei = new(characters=["beor", "ailei"]).characters

    assert (beor.energy, beor.health, beor.fear, beor.colour) == (6, 9, 0, Tray.BLUE)
    assert beor.tokens == [2, 1, 1, 0, 1, 0]
    assert ailei.tokens == [0, 0, 1, 2, 1, 1]
    assert (beor.resources[Resource.FOOD], ailei.resources[Resource.MAGIC]) == (2, 2)


@shows("A3.02", "A1.01")
@pytest.mark.parametrize(
    ("names", "why"),
    [(["beor", "beor"], "A3.02"), ([], "A1.01"), (["beor"] * 5, "A1.01")],
)
def test_one_to_four_players_and_no_character_twice(names: list[str], why: str) -> None:
    with pytest.raises(BadSetup) as caught:
        new(characters=names)
    assert caught.value.why == why


@pytest.mark.usefixtures("box")
@shows("A3.08", "A3.09", "A3.10", "A2.09", "A2.10")
def test_base_cards_1_to_15_are_the_starting_deck_all_others_the_upgrade_deck() -> None:
    beor = new().characters[0]
    for art in Art:
        name = art.name.lower()
        deck = [card.id for card in beor.decks[art]]
        assert deck == [f"blue_{name}_base"] * 15
        upgrades = sorted(card.id for card in beor.upgrades[art])
        assert upgrades == [f"beor_{name}_own"] * 15 + [f"blue_{name}_base"] * 10
        assert beor.available[art] == []


@pytest.mark.usefixtures("box")
@shows("A3.08", "A3.09")
def test_decks_are_shuffled_by_the_seed() -> None:
    orders = [[card.uid for card in new(seed).characters[0].decks[0]] for seed in (1, 2, 1)]

    assert orders[0] == orders[2] != orders[1]


@pytest.mark.usefixtures("box")
@shows("A31.23", "A31.24", "A3.15")
def test_in_free_play_tray_and_colour_of_the_cards_are_chosen() -> None:
    beor = new(trays=["brown"], decks=["green"]).characters[0]

    assert (beor.colour, beor.health, beor.fear) == (Tray.BROWN, 7, 1)
    assert {card.id for card in beor.decks[0]} == {"green_combat_base"}
    assert beor.tokens[Attribute.AGGRESSION] == 2  # the board is his own


@shows("A3.12", "A7.02", "A27.02")
def test_every_character_has_its_own_number() -> None:
    numbers = {board.id: board.number for board in library.BOARDS.values()}

    assert numbers == {"ailei": 1, "arev": 2, "wurm": 3, "beor": 4}


# --- The world ------------------------------------------------------------------------------------


@pytest.mark.usefixtures("box")
@shows("A4.02", "A4.05", "A16.01")
def test_the_first_five_locations_lie_in_a_cross_and_everybody_starts_in_the_middle() -> None:
    game = new(characters=["beor", "ailei"])

    assert game.map == {101: 5050, 102: 4950, 104: 5051, 105: 5150, 103: 5049}
    assert [each.place for each in game.characters] == [101, 101]


@pytest.mark.usefixtures("box")
@shows("A4.03")
def test_another_campaign_starts_elsewhere() -> None:
    library.CHAPTERS["other", 1] = Chapter(
        1, Name("x", "x"), ["p1"], [0], campaign="other", start=201
    )
    dummy_location(201, east=202)
    dummy_location(202)
    game = new(campaign="other")

    assert (game.map, game.menhirs) == ({201: 5050, 202: 5051}, {201: 8})
    assert game.characters[0].place == 201


@pytest.mark.usefixtures("box")
@shows("A4.04")
@pytest.mark.parametrize(("players", "dial"), [(1, 8), (2, 7), (3, 6), (4, 5)])
def test_the_first_dial_goes_by_the_number_of_players(players: int, dial: int) -> None:
    names = ["beor", "ailei", "arev", "wurm"][:players]

    assert new(characters=names).menhirs == {101: dial}


@pytest.mark.usefixtures("box")
@shows("A31.04", "A31.06")
@pytest.mark.parametrize(("players", "dial"), [(1, 8), (2, 8), (4, 6)])
def test_in_story_mode_the_first_dial_counts_one_player_fewer(players: int, dial: int) -> None:
    names = ["beor", "ailei", "arev", "wurm"][:players]

    assert new(characters=names, mode="story_mode").menhirs == {101: dial}


@pytest.mark.usefixtures("box")
@shows("A31.30")
def test_the_aggravation_of_dials_does_not_hold_at_setup() -> None:
    game = new(mode="challenge_mode", challenges={"short_dials": True})

    assert game.menhirs == {101: 8}


@pytest.mark.usefixtures("box")
@shows("A4.06", "A19.06", "A4.12")
def test_encounter_decks_hold_the_difficulties_of_the_chapter_and_the_box_the_rest() -> None:
    game = new()
    gray = [card.id for card in game.encounters[Colour.GRAY]]

    assert gray[-1] == "gray_first"  # on top
    assert sorted(gray[:-1]) == ["gray_easy"] * 5
    assert [card.id for card in game.encounters[Colour.BLUE]][-1] == "blue_first"
    boxed = sorted(card.id for card in game.box)
    assert boxed == ["boxed", "gray_hard", "green_hard", "violet_hard"]


@pytest.mark.usefixtures("box")
@shows("A4.07", "A4.08", "A4.09", "A2.16")
def test_items_are_shuffled_secrets_sorted_and_no_status_is_marked() -> None:
    game = new()

    assert [card.id for card in game.items] != [card.id for card in new(7).items]
    assert [card.printed.number for card in game.secrets] == [11, 30, 42]  # type: ignore[union-attr]
    assert (game.statuses, game.tasks) == ({}, [])


@pytest.mark.usefixtures("box")
@shows("A4.13", "A4.14")
def test_chapter_events_lie_in_order_and_random_ones_are_shuffled_apart() -> None:
    game = new()
    orders = [[card.id for card in new(seed).random_events] for seed in (1, 2, 3)]

    assert [card.id for card in game.event_deck][::-1] == ["p1", "p2"]
    assert [card.id for card in game.event_box] == ["special"]
    assert sorted(orders[0]) == [f"r{number}" for number in range(8)]
    assert len({tuple(order) for order in orders}) > 1


@pytest.mark.usefixtures("box")
@shows("A4.17", "A5.01", "A6.06", "A6.15")
def test_after_setup_the_first_day_begins_with_a_complete_dawn() -> None:
    game = new()
    log: list[Any] = []
    GAME.listen(game, log)
    question = next(GAME.play(game))

    assert getattr(question, "key", "") == "action"
    assert game.menhirs == {101: 7}
    assert [event.card for event in log if isinstance(event, events.EventRevealed)] == ["p1"]


@pytest.mark.usefixtures("box")
@shows("A31.11")
def test_with_the_aggravation_a_character_of_choice_receives_secret_42() -> None:
    setup = {"characters": ["beor", "ailei"], "mode": "challenge_mode"}
    session: Session[Game] = Session(GAME, setup | {"challenges": {"secret_42": True}}, 1)
    (decision,) = session.decisions
    assert (decision.key, decision.seat, decision.why) == ("bearer", PARTY, "A31.11")
    assert option_keys(decision.options) == ["beor", "ailei"]
    session.answer(PARTY, [1], 0)

    beor, ailei = session.state.characters
    assert [card.id for card in ailei.equipped] == ["secret_42"]
    assert beor.equipped == []
    assert "secret_42" not in [card.id for card in session.state.secrets]


@pytest.mark.usefixtures("box")
@shows("A31.11")
def test_alone_nobody_is_asked_who_receives_secret_42() -> None:
    setup = {"characters": ["beor"], "mode": "challenge_mode", "challenges": {"secret_42": True}}
    session: Session[Game] = Session(GAME, setup, 1)

    assert [card.id for card in session.state.characters[0].equipped] == ["secret_42"]


@pytest.mark.usefixtures("box")
def test_no_card_is_lost_in_setup() -> None:
    game = new(characters=["beor", "ailei", "arev", "wurm"])

    assert sorted(card.uid for card in game.all_cards()) == list(range(len(game.cards)))


@shows("A1.08", "A3.14", "A20.16", "A31.25")
def test_what_belongs_to_expansions_is_left_out() -> None:
    assert set(library.BOARDS) == {"beor", "ailei", "arev", "wurm"}
    with pytest.raises(UnknownName):
        new(characters=["niamh"])


# --- Modes ----------------------------------------------------------------------------------------


@shows("A31.04", "A31.08", "A31.06")
def test_story_mode_counts_one_player_fewer_but_at_least_one() -> None:
    names = ["beor", "ailei", "arev", "wurm"]
    for count, story in ((1, 1), (2, 1), (4, 3)):
        people = {name: character() for name in names[:count]}
        assert players(avalon(characters=people).game) == count
        table = avalon(characters=people, mode="story_mode")
        assert players(table.game) == story
    assert as_many(table.game, 4) == 3


@shows("A31.09", "A31.28")
@pytest.mark.parametrize(
    "setup",
    [
        {"mode": "story_mode", "challenges": {"dear_cards": True}},
        {"mode": "normal", "challenges": {"dear_cards": True}},
    ],
)
def test_aggravations_belong_to_challenge_mode_and_to_no_other(setup: dict[str, Any]) -> None:
    with pytest.raises(BadSetup) as caught:
        new(**setup)
    assert caught.value.why == "A31.09"


@pytest.mark.usefixtures("box")
@shows("A31.09", "A31.28")
def test_any_number_of_aggravations_and_free_play_go_together() -> None:
    options = {"dear_cards": True, "short_dials": True, "resource_limit": True}
    game = new(mode="challenge_mode", challenges=options, trays=["green"])

    assert len(game.setup.challenges) == 3
    assert game.characters[0].colour is Tray.GREEN


@shows("A31.01", "A4.11")
def test_the_chronicler_is_one_of_the_players() -> None:
    with pytest.raises(BadSetup) as caught:
        new(characters=["beor", "ailei"], chronicler="arev")
    assert caught.value.why == "A31.01"


@shows("A31.23")
@pytest.mark.parametrize(("trays", "why"), [(["green"], "A31.23"), (["green", "green"], "A3.02")])
def test_in_free_play_everybody_has_a_tray_and_none_is_there_twice(
    trays: list[str], why: str
) -> None:
    with pytest.raises(BadSetup) as caught:
        new(characters=["beor", "ailei"], trays=trays)
    assert caught.value.why == why


@shows("A31.07", "A24.07")
def test_a_setup_is_written_and_read_back() -> None:
    from tafelrunde.games.avalon.setup.setup import setup_data, setup_from

    setup = Setup(("beor", "ailei"), trays=(Tray.GREEN, Tray.BLUE), chronicler="ailei")
    assert setup_from(setup_data(setup)) == setup


def test_nouns_of_the_box_are_what_they_seem() -> None:
    assert isinstance(Location("x", Name("x", "x"), 1, Arrows()), Location)
    assert Event("x", Name("x", "x")).kept is Kept.NOT
