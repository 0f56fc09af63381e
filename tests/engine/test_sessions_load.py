"""Saved games that no longer fit: what cannot be played again is left out."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import msgspec

from tafelrunde.engine.decisions import Seat
from tafelrunde.engine.sessions import SaveData, SaveFile, Session, read_save
from tafelrunde.games.valskyrr.game import GAME as VALSKYRR
from tafelrunde.games.valskyrr.rules.round import PHASES
from tafelrunde.games.valskyrr.state.table import Game
from tests.kit.valskyrr import dummy_card, dummy_enemy, hero, valskyrr


def changed(session: Session[Game], change: Callable[[SaveData], None]) -> bytes:
    """The saved game with a change in it, and the checksum that belongs to it."""
    data = read_save(session.save())
    change(data)
    payload = msgspec.json.encode(data)
    digest = hashlib.sha256(payload).hexdigest()
    return msgspec.json.encode(SaveFile(1, digest, msgspec.Raw(payload)))


def started(**position: object) -> Session[Game]:
    table = valskyrr(**position)
    table.stop_checking()
    session = table.play(lambda game: PHASES[game.phase](game)).session
    assert session is not None
    return session


def test_answers_that_a_corrected_rule_no_longer_allows_are_left_out() -> None:
    ox, rope = dummy_enemy("ox", physical=3), dummy_card("test_rope")
    session = started(phase="defence", heroes={"anna": hero(hand=[rope], foes=[ox])})
    session.answer(Seat(0), [0])
    assert session.step == 1

    def forbid(data: SaveData) -> None:
        data.steps[-1].answers = [[999]]

    again = Session.load(VALSKYRR, changed(session, forbid), session.play)
    assert again.step == 0
    assert [decision.key for decision in again.decisions] == ["bury"]


def test_a_barrier_that_is_complete_in_the_file_is_asked_again() -> None:
    cards = [dummy_card("test_rope"), dummy_card("test_lamp")]
    heroes = {"anna": hero(hand=cards), "bert": hero(hand=cards)}
    session = started(phase="time", time_cards=["driving_snow"], heroes=heroes)

    def complete(data: SaveData) -> None:
        data.partial = {0: [0], 1: [1]}

    again = Session.load(VALSKYRR, changed(session, complete), session.play)
    assert [decision.seat for decision in again.decisions] == [0, 1]
