"""A barrier: several seats decide at once, and nothing of it is lost."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.decisions import (
    Barrier,
    Decision,
    Flow,
    Question,
    Seat,
    all_choose,
    choose,
    choose_some,
)
from tafelrunde.engine.errors import NotYourDecision
from tafelrunde.engine.options import Word
from tafelrunde.engine.sessions import Session
from tafelrunde.games.valskyrr.game import GAME as VALSKYRR
from tafelrunde.games.valskyrr.state.table import Game
from tests.kit.valskyrr import dummy_card, hero, valskyrr

ANNA, BERT = Seat(0), Seat(1)


@pytest.fixture
def snowed_in() -> Session[Game]:
    """Driving Snow: Anna and Bert each discard a card at the same time."""
    cards = [dummy_card("test_rope"), dummy_card("test_lamp")]
    table = valskyrr(
        phase="time",
        time_cards=["driving_snow"],
        heroes={"anna": hero(hand=cards), "bert": hero(hand=cards)},
    )
    table.stop_checking()
    session = table.play().session
    assert session is not None
    return session


def left(session: Session[Game]) -> list[list[str]]:
    return [[card.id for card in hero.hand] for hero in session.state.heroes]


@pytest.mark.parametrize("order", [(ANNA, BERT), (BERT, ANNA)])
def test_seats_answer_in_any_order_and_the_game_is_the_same(
    snowed_in: Session[Game], order: tuple[Seat, Seat]
) -> None:
    answers = {ANNA: [0], BERT: [1]}
    for seat in order:
        assert left(snowed_in) == [["test_rope", "test_lamp"]] * 2
        snowed_in.answer(seat, answers[seat])
    assert left(snowed_in) == [["test_lamp"], ["test_rope"]]


def test_an_answer_given_while_others_are_awaited_survives_a_saved_game(
    snowed_in: Session[Game],
) -> None:
    snowed_in.answer(BERT, [1])
    again = Session.load(VALSKYRR, snowed_in.save(), snowed_in.play)

    assert [decision.seat for decision in again.decisions] == [ANNA]
    with pytest.raises(NotYourDecision):
        again.answer(BERT, [0])
    again.answer(ANNA, [0])
    assert left(again) == [["test_lamp"], ["test_rope"]]


def test_an_answer_given_while_others_are_awaited_can_be_taken_back(
    snowed_in: Session[Game],
) -> None:
    before = VALSKYRR.dump(snowed_in.state)
    snowed_in.answer(BERT, [1])
    snowed_in.undo()

    assert [decision.seat for decision in snowed_in.decisions] == [ANNA, BERT]
    assert VALSKYRR.dump(snowed_in.state) == before


# --- Questions with one answer --------------------------------------------------------------------


def taken(flow: Flow[Any], *answers: Any) -> tuple[list[Question], Any]:
    """What a rule asked, answered in turn, and what came of it."""
    asked: list[Question] = []
    given = iter(answers)
    try:
        asked.append(next(flow))
        while True:
            asked.append(flow.send(next(given)))
    except StopIteration as end:
        return asked, end.value


A, B, C = map(Word, "abc")


def test_a_single_option_is_asked_only_where_silence_would_tell() -> None:
    assert taken(choose(ANNA, [A], "key", "")) == ([], A)
    asked, chosen = taken(choose(ANNA, [A], "key", "", veiled=True), [0])
    assert (len(asked), chosen) == (1, A)


@pytest.mark.parametrize("options", [[], [A], [A, B]])
def test_some_of_too_few_are_asked_for_only_where_silence_would_tell(options: list[Word]) -> None:
    assert taken(choose_some(ANNA, options, 2, 2, "key", "")) == ([], options)
    every = list(range(len(options)))
    asked, chosen = taken(choose_some(ANNA, options, 2, 2, "key", "", veiled=True), every)
    assert (len(asked), chosen) == (1, options)


def test_a_veiled_decision_joins_a_barrier() -> None:
    plain = Decision(ANNA, "plain", [A, B], "")
    single = Decision(BERT, "single", [C], "")
    veiled = Decision(BERT, "veiled", [C], "", veiled=True)
    asked, chosen = taken(all_choose([plain, single]), [1])
    assert (asked, chosen) == ([plain], [[B], [C]])
    asked, chosen = taken(all_choose([plain, veiled]), [[0], [0]])
    assert isinstance(asked[0], Barrier)
    assert chosen == [[A], [C]]
