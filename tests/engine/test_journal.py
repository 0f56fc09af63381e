"""The journal of a table, and games as files of either kind."""

from __future__ import annotations

import base64
import json

import pytest

from tafelrunde.engine.decisions import Flow
from tafelrunde.engine.errors import BadRepair, DamagedSave, NewerSave, RuleTrouble, UndoRefused
from tafelrunde.engine.journal import (
    Answered,
    Repaired,
    Returned,
    Void,
    check_way_back,
    decode,
    encode,
    entries_from,
    play_entries,
    play_entry,
)
from tafelrunde.engine.notes import RuleFailed, narrate
from tafelrunde.engine.record_files import game_in, open_game, seal
from tafelrunde.engine.repairs import Put, Set, read_words
from tafelrunde.engine.saves import read_save, write_save
from tafelrunde.engine.sessions import Session
from tafelrunde.games.valskyrr.game import GAME as VALSKYRR
from tafelrunde.games.valskyrr.state.table import Game
from tests.kit.random_games import Dice, answer_all, new_game, positions_of

WORDS = ("set time to 3",)


def repaired_game() -> Session[Game]:
    *_, session = positions_of(2, 30)
    session.repair(WORDS, "Anna")
    for turn in range(5):
        answer_all(session, Dice(turn))
    return session


def broken(game: Game) -> Flow[None]:
    """A rule that was corrected since, and fails before it asks."""
    if game.round:
        raise LookupError("no way on")
    yield from VALSKYRR.play(game)


# --- Entries --------------------------------------------------------------------------------------


@pytest.mark.parametrize("entry", [Answered(0, [1], 2), Returned(3, "Anna"), Repaired(WORDS)])
def test_an_entry_is_read_as_it_was_written(entry: Answered | Returned | Repaired) -> None:
    assert decode(encode(entry)) == entry


@pytest.mark.parametrize(
    "content",
    [b"", b"[]", b'{"type":"moon"}', b'{"type":"repair","words":5}', b"\xff", b"[" * 100_000],
)
def test_what_is_no_entry_is_refused(content: bytes) -> None:
    with pytest.raises(DamagedSave):
        decode(content)


def test_a_game_with_a_repair_becomes_entries_and_a_game_again() -> None:
    session = repaired_game()
    again = new_game(2)
    entries = entries_from(again, session.steps)
    assert VALSKYRR.dump(again.state) == VALSKYRR.dump(session.state)
    assert Repaired(WORDS, "Anna") in entries


def test_every_step_can_be_returned_to() -> None:
    session = repaired_game()
    at = next(number for number, step in enumerate(session.steps) if step.repair)
    for step in (0, at, at + 1, at + 3, session.step):
        check_way_back(session, step)
        then, other = new_game(2), repaired_game()
        entries_from(then, session.steps[:step])
        play_entry(other, Returned(step, "Anna"))
        assert VALSKYRR.dump(then.state) == VALSKYRR.dump(other.state)
        line = f"Anna takes the table back to step {step} as the host."
        assert narrate(VALSKYRR, other.log[-1], "en") == line


def test_a_checkpoint_that_is_remembered_shortens_the_way_back() -> None:
    session = repaired_game()
    again = Session.load(VALSKYRR, session.save())
    at, state = next(kept for kept in session.snapshots if 0 < kept[0] < again.nearest(99))
    assert again.nearest(at) == 0
    for _ in range(2):
        again.remember(at, state)
        assert again.nearest(at + 1) == at
    again.remember(again.step + 1, state)  # what has not happened yet is no checkpoint
    assert [step for step, _ in again.snapshots] == [at, again.nearest(99)]
    for each in (session, again):
        each.undo(each.step - at - 1)
    assert VALSKYRR.dump(again.state) == VALSKYRR.dump(session.state)


def test_a_repair_that_was_foreseen_is_carried_out_as_foreseen() -> None:
    session, other = new_game(2), new_game(2)
    other.repair(("set time to 5",), "Anna")
    session.foresee(WORDS, other.state)
    assert session.foresees(WORDS)
    assert not session.foresees(["set time to 4"])
    session.check_repair(WORDS, 0)
    session.repair(WORDS, "Anna")
    assert session.state.time == 5
    assert not session.foresees(WORDS)
    session.undo()
    session.repair(["set time to 4"], "Anna")
    assert session.state.time == 4


@pytest.mark.parametrize("step", [-1, 99])
def test_there_is_no_way_to_a_step_that_is_not_there(step: int) -> None:
    session = repaired_game()
    with pytest.raises(UndoRefused):
        play_entry(session, Returned(step))


def at_a_barrier() -> Session[Game]:
    hand = {"hand": ["lunge", "block"]}
    heroes = {"fengray": hand, "arani": {"hand": ["sacrifice", "minor_healing"]}}
    table = VALSKYRR.scenarios.build(
        {"phase": "time", "time_cards": ["driving_snow"], "heroes": heroes}
    )
    return Session(VALSKYRR, {}, origin=table)


def test_the_host_opens_a_barrier_anew() -> None:
    session = at_a_barrier()
    play_entry(session, Answered(1, [0], 0))
    play_entry(session, Returned(0))
    assert (len(session.decisions), session.partial) == (2, {})
    assert narrate(VALSKYRR, session.log[-1], "de").startswith("Jemand stellt den Tisch")


def test_a_way_back_that_fails_leaves_the_barrier_as_it_was() -> None:
    session = at_a_barrier()
    play_entry(session, Answered(1, [0], 0))

    session.play, partial = broken, dict(session.partial)
    with pytest.raises(UndoRefused):
        play_entry(session, Returned(0))
    assert session.partial == partial
    with pytest.raises(UndoRefused):
        check_way_back(session, 0)


def test_an_answer_whose_rule_failed_is_told_and_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    session = new_game(2)
    answer = session.answer

    def fail(*_: object) -> None:
        raise RuleTrouble("broken")

    monkeypatch.setattr(session, "answer", fail)
    entry = encode(Answered(-1, [0], 0))
    assert play_entries(session, [(1, entry)]) == 1
    monkeypatch.setattr(session, "answer", answer)
    assert play_entries(session, [(1, entry), (2, encode(Void(1)))]) is None
    assert (session.step, isinstance(session.log[-1], RuleFailed)) == (0, True)
    assert "Antwortet anders" in narrate(VALSKYRR, session.log[-1], "de")


# --- Words ----------------------------------------------------------------------------------------


def test_words_are_read() -> None:
    lines = [" set heroes.a.focus  to -3 ", "set x to true", "SET x TO 'inn'", "put a into b.c"]
    assert read_words(lines) == [
        Set(("heroes", "a", "focus"), -3),
        Set(("x",), True),
        Set(("x",), "inn"),
        Put("a", ("b", "c")),
    ]
    assert read_words(["put a from b in c"]) == [Put("a", ("c",), ("b",))]


def test_a_position_from_which_no_game_goes_on_is_refused() -> None:
    session = repaired_game()
    before, log = VALSKYRR.dump(session.state), len(session.log)

    session.play = broken
    with pytest.raises(BadRepair, match="cannot go on from there"):
        session.check_repair(WORDS, session.step)
    with pytest.raises(BadRepair, match="cannot go on from there"):
        session.repair(WORDS)
    assert (VALSKYRR.dump(session.state), len(session.log)) == (before, log)


def test_a_position_that_cannot_be_saved_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    session = repaired_game()

    def refuse(*_: object) -> Game:
        raise ValueError("two cards in one place")

    with monkeypatch.context() as broken:
        broken.setattr(type(VALSKYRR), "load", refuse)
        with pytest.raises(BadRepair, match="two cards in one place"):
            session.repair(WORDS)


# --- Files ----------------------------------------------------------------------------------------


def record(**changes: object) -> bytes:
    """The record of a table, with changes in it."""
    room = {"game": "valskyrr", "setup": {"heroes": ["arani"]}, "seed": 3, "rules_version": 1}
    return seal(json.dumps({"room": room | changes, "entries": []}).encode())


def test_either_kind_of_file_opens() -> None:
    assert open_game(VALSKYRR, record()).state.heroes[0].id == "arani"
    assert game_in(record()) == game_in(new_game(2).save()) == "valskyrr"
    origin = VALSKYRR.dump(VALSKYRR.scenarios.build({"loot": 7}))
    assert open_game(VALSKYRR, record(origin=origin)).state.loot == 7


@pytest.mark.parametrize(
    ("content", "error"),
    [
        (record(game="chess"), DamagedSave),
        (record(rules_version=9), NewerSave),
        (record(setup={"heroes": 3}), DamagedSave),
        (record(origin={}), DamagedSave),
        (record(seed="x"), DamagedSave),
        (seal(b"[]"), DamagedSave),
        (b'{"tafelrunde_room":1,"sha256":"","room":{}}', DamagedSave),
        (b'{"tafelrunde_room":1}', DamagedSave),
        (seal(json.dumps({"room": {}, "entries": [[0, ""]] * 5001}).encode()), DamagedSave),
        (b"{}", DamagedSave),
        (b"[" * 100_000, DamagedSave),
    ],
)
def test_a_file_that_does_not_fit_is_refused(content: bytes, error: type[Exception]) -> None:
    with pytest.raises(error):
        open_game(VALSKYRR, content)


def test_a_journal_that_cannot_be_read_is_refused_as_such() -> None:
    room = {"game": "valskyrr", "setup": {"heroes": ["arani"]}, "seed": 3, "rules_version": 1}
    garbage = seal(json.dumps({"room": room, "entries": [[0.0, "e30="]]}).encode())
    with pytest.raises(DamagedSave, match=r"^The log of this table is damaged\.$"):
        open_game(VALSKYRR, garbage)


def test_a_journal_of_endless_length_is_refused() -> None:
    room = {"game": "valskyrr", "setup": {}, "seed": 3, "rules_version": 1}
    endless = seal(json.dumps({"room": room, "entries": [[0.0, "e30="]] * 5001}).encode())
    with pytest.raises(DamagedSave, match="more answers than any game needs"):
        open_game(VALSKYRR, endless)


def test_a_journal_that_ends_with_a_failed_answer_opens_before_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    room = {"game": "valskyrr", "setup": {"heroes": ["arani"]}, "seed": 3, "rules_version": 1}
    entry = base64.b64encode(encode(Answered(-1, [0], 0))).decode()
    content = seal(json.dumps({"room": room, "entries": [[0.0, entry]]}).encode())

    def fail(*_: object) -> None:
        raise RuleTrouble("broken")

    monkeypatch.setattr(Session, "answer", fail)
    session = open_game(VALSKYRR, content)
    assert (session.step, isinstance(session.log[-1], RuleFailed)) == (0, True)


def test_answers_whose_rule_fails_are_left_out_of_a_saved_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    *_, session = positions_of(2, 61, lambda found: found.step > found.snapshots[-1][0])
    content = session.save()
    at = read_save(content).snapshot_step
    assert at < session.step

    def fail(*_: object) -> None:
        raise RuleTrouble("broken")

    monkeypatch.setattr(Session, "_take", fail)
    assert Session.load(VALSKYRR, content).step == at


def test_a_repair_after_the_last_checkpoint_of_a_file_is_left_out() -> None:
    session = repaired_game()
    data = read_save(session.save())
    repair = next(step for step in data.steps if step.repair)
    data.steps = [*data.steps[: data.snapshot_step], repair]
    assert Session.load(VALSKYRR, write_save(data)).step == data.snapshot_step
