"""Sessions: saved and loaded, taken back and played again, answers refused, rules that fail."""

from __future__ import annotations

import hashlib
import json
from itertools import permutations

import pytest

from tafelrunde.engine.decisions import PARTY, Barrier, Decision, Flow, Seat, all_choose, choose
from tafelrunde.engine.errors import (
    DamagedSave,
    GameIsOver,
    IllegalMove,
    NewerSave,
    NotYourDecision,
    RuleTrouble,
    StaleDecision,
    StepLimit,
    TafelrundeError,
    UndoRefused,
)
from tafelrunde.engine.options import NO, YES, Word
from tafelrunde.engine.sessions import Session, read_save
from tafelrunde.games.valskyrr.game import GAME as VALSKYRR
from tafelrunde.games.valskyrr.state.table import Game
from tests.kit.random_games import (
    Dice,
    answer_all,
    at_checkpoint,
    new_game,
    positions_of,
    question_of,
)

ORDERS = list(permutations(range(3)))


def seen(session: Session[Game]) -> object:
    """All that an answer could change."""
    parts = (session.step, len(session.log), dict(session.partial), len(session.undone))
    return VALSKYRR.dump(session.state), question_of(session), parts


# --- Saved and loaded, taken back and played again ------------------------------------------------


@pytest.mark.parametrize("seed", range(10))
def test_a_saved_game_is_the_same_game(seed: int) -> None:
    for number, session in enumerate(positions_of(seed, 200)):
        if number % 7 == 0:
            content = session.save()
            loaded = Session.load(VALSKYRR, content)
            assert VALSKYRR.dump(loaded.state) == VALSKYRR.dump(session.state)
            assert question_of(loaded) == question_of(session)
            assert loaded.steps == session.steps
            assert loaded.save() == content


@pytest.mark.parametrize("seed", range(10))
def test_undo_and_redo_walk_along_the_same_game(seed: int) -> None:
    session, dice = new_game(seed), Dice(seed)
    tables = [VALSKYRR.dump(session.state)]
    for _ in range(150):
        if session.question is None or (session.step > 5 and dice.below(4) == 0):
            back = 1 + dice.below(min(60, session.step))
            session.undo(back)
            assert VALSKYRR.dump(session.state) == tables[session.step]
            for _ in range(dice.below(back + 1)):
                session.redo()
                assert VALSKYRR.dump(session.state) == tables[session.step]
            continue
        answer_all(session, dice)
        tables = [*tables[: session.step], VALSKYRR.dump(session.state)]
    session.undo(session.step)
    assert VALSKYRR.dump(session.state) == tables[0]


def test_a_loaded_game_can_be_taken_back_to_its_start() -> None:
    *_, session = positions_of(2, 120)
    loaded = Session.load(VALSKYRR, session.save())
    loaded.undo(loaded.step)
    assert VALSKYRR.dump(loaded.state) == VALSKYRR.dump(new_game(2).state)
    with pytest.raises(UndoRefused):
        loaded.undo()


def test_only_clean_answers_are_taken_back_at_a_strict_table() -> None:
    refused = allowed = 0
    for session in positions_of(1, 120):
        if session.step and session.is_clean():
            session.undo(free=False)
            session.redo()
            allowed += 1
        elif session.step:
            before = seen(session)
            with pytest.raises(UndoRefused):
                session.undo(free=False)
            assert seen(session) == before
            refused += 1
    assert refused
    assert allowed


def test_a_new_answer_forgets_what_was_taken_back() -> None:
    session, dice = new_game(4), Dice(4)
    for _ in range(10):
        answer_all(session, dice)
    session.undo(3)
    answer_all(session, dice)
    with pytest.raises(UndoRefused):
        session.redo()


@pytest.mark.parametrize("seed", range(6))
def test_a_fork_plays_on_alone(seed: int) -> None:
    for number, session in enumerate(positions_of(seed, 150)):
        if number % 9 == 0:
            before, fork, dice = VALSKYRR.dump(session.state), session.fork(), Dice(number)
            assert VALSKYRR.dump(fork.state) == before
            for _ in range(6):
                question = fork.question
                if isinstance(question, Barrier):
                    fork.answer([dice.answer(decision) for decision in question.decisions])
                elif question is not None:
                    fork.answer(dice.answer(question))
            assert VALSKYRR.dump(session.state) == before


def sealed(session: Session[Game], **changes: object) -> bytes:
    """A save in which some values were changed before it was sealed."""
    payload = json.dumps(json.loads(session.save())["save"] | changes).encode()
    digest = hashlib.sha256(payload).hexdigest().encode()
    return b'{"tafelrunde":1,"sha256":"%s","save":%s}' % (digest, payload)


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"game": "hexer"}, DamagedSave),
        ({"rules_version": 99}, NewerSave),
        ({"snapshot_step": 99}, DamagedSave),
        ({"snapshot_step": -1}, DamagedSave),
        ({"snapshot": {}}, DamagedSave),
        ({"steps": 1}, DamagedSave),
    ],
)
def test_a_save_that_does_not_fit_is_refused(
    changes: dict[str, object], error: type[TafelrundeError]
) -> None:
    *_, session = positions_of(2, 20)
    assert Session.load(VALSKYRR, sealed(session)).step == session.step
    with pytest.raises(error):
        Session.load(VALSKYRR, sealed(session, **changes))


def test_a_damaged_or_newer_file_is_refused() -> None:
    content = new_game(1).save()
    for damaged in (b"", content[:-9], content.replace(b'"seed":1', b'"seed":2')):
        with pytest.raises(DamagedSave):
            read_save(damaged)
    with pytest.raises(NewerSave):
        read_save(content.replace(b'"tafelrunde":1', b'"tafelrunde":2'))


# --- Answers that are refused ---------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_a_refused_answer_changes_nothing(seed: int) -> None:
    for number, session in enumerate(positions_of(seed, 150)):
        if number % 3:
            continue
        decision = session.decisions[0]
        good, many = list(range(decision.min)), len(decision.options)
        wrong: list[tuple[Seat, list[int], int, type[TafelrundeError]]] = [
            (decision.seat, good, session.step + 1, StaleDecision),
            (decision.seat, good, session.step - 1, StaleDecision),
            (decision.seat, list(range(decision.max + 1)), session.step, IllegalMove),
            (decision.seat, [many] * max(1, decision.min), session.step, IllegalMove),
            (decision.seat, [-1] * max(1, decision.min), session.step, IllegalMove),
        ]
        if decision.max > 1:
            wrong.append((decision.seat, [0] * max(2, decision.min), session.step, IllegalMove))
        if decision.seat != PARTY and isinstance(session.question, Decision):
            wrong.append((Seat(decision.seat + 1), good, session.step, NotYourDecision))
        before = seen(session)
        for seat, answer, step, error in wrong:
            with pytest.raises(error):
                session.answer(seat, answer, step)
            assert seen(session) == before


def test_nothing_is_answered_after_the_end() -> None:
    session, dice = new_game(0), Dice(0)
    while session.question is not None:
        answer_all(session, dice)
    before = seen(session)
    assert session.outcome is not None
    with pytest.raises(GameIsOver):
        session.answer(PARTY, [0])
    assert seen(session) == before
    assert Session.load(VALSKYRR, session.save()).outcome == session.outcome


# --- Several seats at once ------------------------------------------------------------------------


def at_a_barrier() -> Session[Game]:
    """Everybody has to discard a card: Driving Snow."""
    hand = {"hand": ["lunge", "block"]}
    heroes = {"fengray": hand, "arani": hand, "kraehe": hand}
    table = VALSKYRR.scenarios.build(
        {"phase": "time", "time_cards": ["driving_snow"], "heroes": heroes}
    )
    session = Session(VALSKYRR, {}, origin=table)
    assert isinstance(session.question, Barrier)
    return session


@pytest.mark.parametrize("order", ORDERS)
def test_a_barrier_may_be_answered_in_any_order(order: tuple[int, ...]) -> None:
    usual = at_a_barrier()
    for seat in range(3):
        usual.answer(Seat(seat), [seat % 2])
    session = at_a_barrier()
    for seat in order:
        session.answer(Seat(seat), [seat % 2], 0)
    assert seen(session) == seen(usual)
    assert session.steps == usual.steps


@pytest.mark.parametrize("order", ORDERS)
def test_answers_to_a_waiting_barrier_are_saved(order: tuple[int, ...]) -> None:
    session = at_a_barrier()
    for seat in order:
        session.answer(Seat(seat), [1])
        given = dict(session.partial)
        session = Session.load(VALSKYRR, session.save())
        assert session.partial == given
    assert [hero.hand[0].id for hero in session.state.heroes] == ["lunge"] * 3


def test_a_seat_answers_a_barrier_once_and_may_take_it_back() -> None:
    session = at_a_barrier()
    before = seen(session)
    session.answer(Seat(1), [0])
    assert [decision.seat for decision in session.decisions] == [0, 2]
    with pytest.raises(NotYourDecision):
        session.answer(Seat(1), [1])
    with pytest.raises(IllegalMove):
        session.answer(Seat(2), [0, 1])
    session.undo()
    assert seen(session) == before


# --- Rules that fail ------------------------------------------------------------------------------


WISHES = [Word("go_on"), Word("fail"), Word("loop")]


def fragile(game: Game) -> Flow[None]:
    """A rule that changes the table and then fails, whenever it is asked to."""
    while True:
        wish = yield from choose(PARTY, WISHES, "wish", "V1.01", checkpoint=True)
        game.loot += 1
        if wish.id == "fail":
            raise LookupError("broken")
        while wish.id == "loop":
            yield from choose(PARTY, [Word("again")], "again", "V1.01")
        both = [Decision(Seat(s), "both", [YES, NO], "V1.01") for s in range(2)]
        answers = yield from all_choose(both)
        game.loot += 1
        if answers == [[NO], [NO]]:
            raise LookupError("broken twice")


@pytest.mark.parametrize(("wish", "cause"), [(1, LookupError), (2, StepLimit)])
def test_a_rule_that_fails_puts_the_table_back(wish: int, cause: type[Exception]) -> None:
    session = Session(VALSKYRR, {}, origin=VALSKYRR.scenarios.build({"loot": 0}), play=fragile)
    session.answer(PARTY, [0])
    session.answer(Seat(1), [0])
    session.answer(Seat(0), [1])
    before = seen(session)
    with pytest.raises(RuleTrouble) as caught:
        session.answer(PARTY, [wish])
    assert isinstance(caught.value.__cause__, cause)
    assert f"step 2, answer [[{wish}]]" in caught.value.report
    assert seen(session) == before
    session.answer(PARTY, [0])
    assert session.state.loot == 3


def test_a_barrier_whose_rule_fails_is_open_again() -> None:
    session = Session(VALSKYRR, {}, origin=VALSKYRR.scenarios.build({"loot": 0}), play=fragile)
    session.answer(PARTY, [0])
    before = seen(session)
    session.answer(Seat(0), [1])
    with pytest.raises(RuleTrouble):
        session.answer(Seat(1), [1])
    assert seen(session) == before
    assert len(session.decisions) == 2


def test_answers_that_a_corrected_rule_forbids_are_left_out() -> None:
    session = Session(VALSKYRR, {}, origin=VALSKYRR.scenarios.build({"loot": 0}), play=fragile)
    session.answer(PARTY, [0])
    session.answer(Seat(0), [0])
    session.answer(Seat(1), [0])
    session.answer(PARTY, [0])

    def corrected(game: Game) -> Flow[None]:
        if not game.loot:
            raise LookupError("no way to begin like this any more")
        yield from choose(PARTY, WISHES[:2], "wish", "V1.01", checkpoint=True)
        yield from choose(PARTY, [YES, NO], "new", "V1.01")

    loaded = Session.load(VALSKYRR, session.save(), corrected)
    assert [decision.key for decision in loaded.decisions] == ["new"]
    before = seen(loaded)
    with pytest.raises(UndoRefused):
        loaded.undo(2)
    assert seen(loaded) == before


def test_checkpoints_are_thinned_out_and_still_lead_everywhere() -> None:
    *_, session = positions_of(7, 300, at_checkpoint)
    assert len(session.snapshots) < 60 < session.step
    steps = [at for at, _ in session.snapshots]
    assert steps == sorted(set(steps))
