"""Games with the plain and the compiled core, question by question."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from tafelrunde.cli import main
from tafelrunde.engine.decisions import Decision
from tafelrunde.engine.options import option_keys
from tafelrunde.lab import apart, compare
from tafelrunde.lab.compare import Trace, Wish, first_difference
from tafelrunde.lab.invariants import Trouble


def test_a_trace_notes_every_question_and_the_end() -> None:
    wish = Wish("valskyrr", 2, 3)

    lines = Trace(wish).play()

    assert len(lines) > 50
    assert lines == Trace(wish).play()
    assert lines != Trace(Wish("valskyrr", 2, 4)).play()


def test_a_trace_notes_what_was_told() -> None:
    trace = Trace(Wish("hexer", 2, 0))
    silent = Trace(Wish("hexer", 2, 0))
    silent.rules.listen(silent.state, None)
    silent.rules.listen(silent.state, [])

    assert trace.play() != silent.play()


@pytest.mark.parametrize(
    ("mine", "other", "where"),
    [("abc", "abc", 0), ("abc", "axc", 2), ("abc", "ab", 3), ("", "a", 1)],
)
def test_the_first_difference_is_counted_from_one(mine: str, other: str, where: int) -> None:
    assert first_difference(list(mine), list(other)) == where


def test_equal_cores_play_equal_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compare, "CORES", ("plain", "plain"))

    assert compare.compare("valskyrr", 5, 1) == []


def test_a_difference_names_players_seed_and_question(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compare, "CORES", ("plain", "plain"))
    monkeypatch.setattr(compare, "first_difference", lambda mine, other: 12)

    found = compare.compare("valskyrr", 5, 1)

    what = "compiled and plain games differ"
    assert found == [Trouble("valskyrr", players, 5, 12, what) for players in (1, 2, 3, 4)]


def test_without_a_compiled_core_there_is_nothing_to_compare(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(apart, "cores", lambda: ["plain"])

    result = CliRunner().invoke(main, ["lab", "soak", "valskyrr", "--compare"])

    assert result.exit_code == 2
    assert "`make fast` compiles it" in result.stderr


def test_a_process_that_dies_says_so() -> None:
    with (
        pytest.raises(RuntimeError, match="has ended"),
        apart.Worker("plain", compare.MODULE, list[str]) as worker,
    ):
        worker.ask(Wish("chess", 2, 0))


def test_a_decision_is_described_with_all_that_a_client_could_tell() -> None:
    trace = Trace(Wish("valskyrr", 1, 0))
    first = next(trace.rules.play(trace.state))
    assert isinstance(first, Decision)

    described = compare.described(first)

    assert described[:3] == [first.seat, first.key, first.why]
    assert described[-2] == option_keys(first.options)
