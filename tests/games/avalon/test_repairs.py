"""The host of a table puts a position right by words, and the game goes on from there."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.errors import BadRepair
from tafelrunde.engine.repairs import worded_openly
from tafelrunde.engine.sessions import Session
from tafelrunde.games.avalon.game import GAME
from tafelrunde.games.avalon.nouns import Secret
from tafelrunde.games.avalon.terms import Phase, Resource
from tests.kit.random_games import Dice, answer_all, at_checkpoint, random_positions

SETUP = {"characters": ["beor", "ailei"]}


def repaired(*words: str) -> Any:
    """A new table after a repair."""
    session: Session[Any] = Session(GAME, SETUP, 3)
    session.repair(list(words), "Anna")
    return session.state


def test_tracks_resources_and_places_are_set_by_words() -> None:
    beor, ailei = repaired(
        "set characters.beor.energy to 2",
        "set characters.beor.resources.food to 5",
        "set characters.beor.place to 102",
    ).characters

    assert (beor.energy, beor.resources[Resource.FOOD], beor.place) == (2, 5, 102)
    assert (ailei.energy, ailei.place) == (6, 101)


def test_the_host_is_told_no_word_of_the_book_that_nobody_has_read() -> None:
    offers = GAME.repairs.offers(repaired("set statuses.bell.1 to true"))
    marked = [each.place for each in offers.values if "statuses" in each.place]
    assert marked == ["statuses.bell.1", "statuses.bell.2"]
    assert not any("tasks" in each.place for each in offers.values)
    assert not {key for key in offers.cards if isinstance(GAME.printed.get(key), Secret)}
    for word in ("put antler_of_the_stag in out", "set statuses.bel.1 to true"):
        with pytest.raises(BadRepair) as refused:
            repaired(word)
        assert "mean" not in str(refused.value)


def test_menhirs_are_lit_and_put_out() -> None:
    assert repaired("set menhirs.101 to 3").menhirs == {101: 3}
    assert repaired("set menhirs.101 to -1").menhirs == {}


def test_the_save_sheet_is_marked_part_by_part() -> None:
    table = repaired(
        "set statuses.druid_signs.1 to true",
        "set statuses.druid_signs.3 to true",
        "set statuses.druid_signs.1 to false",
        "set tasks.captive to true",
    )

    assert table.statuses == {"druid_signs": 0b100}
    assert table.tasks == ["captive"]


def test_a_phase_begins_anew() -> None:
    table = repaired("set phase to day_end")

    assert (table.phase, table.course) == (Phase.DAY_END, [])


def test_the_pool_is_set_in_an_encounter() -> None:
    sessions = (each for seed in range(9) for each in random_positions("avalon", seed, 200))
    session = next(each for each in sessions if each.state.clash and at_checkpoint(each))
    session.repair(["set clash.pool to 3"], "Anna")

    assert session.state.clash.pool == 3


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("set characters.beor.place to 999", "must be a location, not 999; there are 101, 102"),
        ("set characters.beor.enrgy to 2", "Did you mean 'characters.beor.energy'?"),
        ("set ended to won", "There is no value 'ended' to set."),
        ("set clash.pool to 3", "There is no value 'clash.pool' to set."),
        ("put raven in characters.beor.turned", "There is no pile called"),
        (
            "put vagabond in characters.beor.hand",
            "The card 'vagabond' cannot lie in 'characters.beor.hand'.",
        ),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(words: str, said: str) -> None:
    with pytest.raises(BadRepair) as caught:
        repaired(words)
    assert said in str(caught.value)


def test_the_host_cannot_fetch_what_lies_face_down() -> None:
    state = Session(GAME, SETUP, 3).state
    with pytest.raises(BadRepair):
        worded_openly(GAME, state, ["put rites_of_the_menhir in characters.beor.equipped"])


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_the_game_goes_on_after_any_repair_that_is_offered(seed: int) -> None:
    dice, tried = Dice(seed), 0
    for session in random_positions("avalon", seed, 150, at_checkpoint):
        if dice.below(4):
            continue
        offer = dice.pick(GAME.repairs.offers(session.state).values)
        now = offer.value
        other = not now if isinstance(now, bool) else dice.pick((0, 1, 3))
        value = dice.pick(offer.choices) if offer.choices else other
        another = Session.load(GAME, session.save())
        another.repair([f"set {offer.place} to {str(value).lower()}"], "Anna")
        for _ in range(25):
            answer_all(another, dice)
        tried += 1
    assert tried > 5
