"""Chapters 3, 4 and 31: character creation, world setup and modes (Aufbau, Modi)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.content import Name
from tafelrunde.engine.decisions import PARTY
from tafelrunde.engine.errors import BadSetup
from tafelrunde.engine.games import SetupAnswers
from tafelrunde.engine.options import option_keys
from tafelrunde.engine.sessions import Session
from tafelrunde.games.avalon import events
from tafelrunde.games.avalon.game import GAME
from tafelrunde.games.avalon.nouns import Arrows, Event, Kept, Location
from tafelrunde.games.avalon.rules.modes import as_many, players
from tafelrunde.games.avalon.setup.setup import Setup
from tafelrunde.games.avalon.state.table import Game
from tafelrunde.games.avalon.terms import Attribute, Tray
from tests.kit.avalon import (
    avalon,
    character,
    new,
)
from tests.kit.shows import shows

# --- Characters -----------------------------------------------------------------------------------


@pytest.mark.usefixtures("box")
@shows("A31.23", "A31.24", "A3.15")
def test_in_free_play_tray_and_colour_of_the_cards_are_chosen() -> None:
    beor = new(trays=["brown"], decks=["green"]).characters[0]

    assert (beor.colour, beor.health, beor.fear) == (Tray.BROWN, 7, 1)
    assert {card.id for card in beor.decks[0]} == {"green_combat_base"}
    assert beor.tokens[Attribute.AGGRESSION] == 2  # the board is his own


# --- The world ------------------------------------------------------------------------------------


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
    challenges = {"secret_42": True}
    setup: SetupAnswers = {
        "characters": ["beor"],
        "mode": "challenge_mode",
        "challenges": challenges,
    }
    session: Session[Game] = Session(GAME, setup, 1)

    assert [card.id for card in session.state.characters[0].equipped] == ["secret_42"]


@pytest.mark.usefixtures("box")
def test_no_card_is_lost_in_setup() -> None:
    game = new(characters=["beor", "ailei", "arev", "wurm"])

    assert sorted(card.uid for card in game.all_cards()) == list(range(len(game.cards)))


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


@shows("A31.24", "A3.02")
def test_in_free_play_the_own_cards_are_those_of_the_tray() -> None:
    with pytest.raises(BadSetup) as caught:
        new(characters=["beor", "ailei"], trays=["green", "blue"], decks=["own", "green"])
    assert caught.value.why == "A3.02"
