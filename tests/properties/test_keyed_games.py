"""Games with keyed chance: saved, reported, taken back, played again and dealt anew like others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tafelrunde.engine.chance import KEYED
from tafelrunde.engine.errors import DamagedSave
from tafelrunde.engine.journal import encode, entries_from
from tafelrunde.engine.record_files import Record, RecordRoom, open_game, play_record
from tafelrunde.engine.registry import find_game
from tafelrunde.engine.saves import read_save, write_save
from tafelrunde.engine.scenarios import check_content, report
from tafelrunde.engine.sessions import Session
from tests.kit.random_games import GAMES, Dice, answer_all, question_of

SECRET = KEYED | 0xC0FFEE << 200
ANSWERS = 60


def keyed_game(game: str, secret: int = SECRET) -> Session[Any]:
    """A new game with keyed chance."""
    setup = find_game(game).trials.mixed_setup(0, 2)
    return Session(GAMES[game].rules, setup, secret)


def moments(game: str, every: int) -> Iterator[Session[Any]]:
    """Every so many answers of a random game."""
    session, dice = keyed_game(game), Dice(1)
    for number in range(ANSWERS):
        if number % every == 0:
            yield session
        answer_all(session, dice)
    yield session


@pytest.mark.parametrize("game", GAMES)
def test_a_keyed_game_is_saved_loaded_and_taken_back_to_its_start(game: str) -> None:
    rules = GAMES[game].rules
    for session in moments(game, 7):
        loaded = open_game(rules, session.save())
        assert rules.dump(loaded.state) == rules.dump(session.state)
        assert question_of(loaded) == question_of(session)
        assert {int(each).bit_length() for each in rules.dump(loaded.state)["chance"]} == {257}
    assert loaded.step > ANSWERS // 2
    loaded.undo(loaded.step)
    assert rules.dump(loaded.state) == rules.dump(keyed_game(game).state)


@pytest.mark.parametrize("game", GAMES)
def test_the_journal_of_a_keyed_game_is_played_again(game: str) -> None:
    *_, session = moments(game, ANSWERS)
    rules = session.rules
    begun = Session(rules, session.setup, session.seed)
    entries = tuple((0.0, encode(each)) for each in entries_from(begun, session.steps))
    room = RecordRoom(game, dict(session.setup), session.seed, rules.version)
    again = play_record(rules, Record(room, entries))

    assert rules.dump(again.state) == rules.dump(session.state)


@pytest.mark.parametrize("game", GAMES)
def test_a_report_of_a_keyed_game_is_a_scenario_that_holds(game: str) -> None:
    for session in moments(game, 25):
        found = check_content(report(session, "keyed").encode(), "keyed.toml")
        assert [result.ok for result in found] == [True] * 4, found[0].difference


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "number", ["-1", "x", "", str(1 << 64), str(KEYED - 1), str(2 * KEYED), "9" * 5000]
)
def test_a_save_with_an_impossible_stream_is_refused(game: str, number: str) -> None:
    data = read_save(keyed_game(game).save())
    data.snapshot["chance"][1] = number
    with pytest.raises(DamagedSave):
        Session.load(GAMES[game].rules, write_save(data))


@pytest.mark.parametrize("game", GAMES)
def test_a_table_dealt_anew_shares_no_chance_with_the_first(game: str) -> None:
    session, trials = keyed_game(game), find_game(game).trials
    tables = [session.rules.clone(session.state) for _ in range(3)]
    for number, table in enumerate(tables):
        trials.scramble(table, SECRET + 1 + number)
    streams = [stream for table in (session.state, *tables) for stream in table.chance.streams]

    assert len(set(streams)) == len(streams)
    assert all(stream >= KEYED for stream in streams)
