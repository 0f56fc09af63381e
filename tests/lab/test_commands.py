"""The commands of the lab: what they print, write and refuse."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tafelrunde.cli import main
from tafelrunde.engine.registry import find_game
from tafelrunde.lab import commands, showing, simulate
from tafelrunde.lab import run as runs
from tafelrunde.lab.bench import cases
from tafelrunde.lab.invariants import Trouble

FEW = ["--games", "4", "--bots", "random", "--jobs", "1"]


def call(*arguments: str, lang: str = "en") -> Result:
    return CliRunner().invoke(main, ["--lang", lang, "lab", *arguments], catch_exceptions=False)


def run(tmp_path: Path, *arguments: str, lang: str = "en") -> Result:
    out = ["--out", str(tmp_path / "games.ndjson")]
    return call("run", "valskyrr", *FEW, *out, *arguments, lang=lang)


@pytest.mark.parametrize(
    "command",
    [[], ["run"], ["bench"], ["soak"], ["load"], ["kill"], ["fair"], ["sweep"], ["report"]],
)
def test_every_command_has_help_with_an_example(command: list[str]) -> None:
    result = call(*command, "--help")

    assert result.exit_code == 0
    assert "Example: tafelrunde lab" in result.stdout


def test_run_prints_stable_json(tmp_path: Path) -> None:
    result = run(tmp_path, "--json", "--seed", "3")
    data = json.loads(result.stdout)

    assert result.exit_code == 0
    assert (data["game"], data["games"], data["seeds"]) == ("valskyrr", 4, [3, 6])
    assert {"won", "won_low", "won_high", "stuck", "errors", "rounds", "causes"} <= data.keys()
    assert data["never_played"] == sorted(data["never_played"])
    assert len((tmp_path / "games.ndjson").read_text().splitlines()) == 4


@pytest.mark.parametrize(
    ("lang", "words"), [("en", ["Games", "How it ended"]), ("de", ["Partien", "Wie es endete"])]
)
def test_run_prints_a_table_and_writes_a_report(
    lang: str, words: list[str], tmp_path: Path
) -> None:
    result = run(tmp_path, "--heroes", "arani,kraehe", lang=lang)
    page = (tmp_path / "report.html").read_text()

    assert result.exit_code == 0
    assert all(word in result.stdout and word in page for word in words)
    assert f'<html lang="{lang}">' in page
    assert "arani kraehe" in page


def test_a_game_may_make_tables_of_what_it_counts(tmp_path: Path) -> None:
    out = ["--out", str(tmp_path / "games.ndjson")]
    words = ["avalon", "--campaign", "quick_start", "--games", "2", "--jobs", "1", *out]
    table = call("run", *words).stdout
    data = json.loads(call("run", *words, "--json").stdout)
    page = (tmp_path / "report.html").read_text()

    assert data["counted_in"] == "days"
    assert list(data["grids"]) == ["by_day", "clashes", "fighters", "places"]
    by_day = data["grids"]["by_day"]
    assert by_day["columns"][:2] == ["characters", "food"]
    # Two games of two, and whoever is still there whenever a chapter begins anew.
    assert by_day["rows"]["1"][0] >= 4
    assert "101.N" in data["never"]["verses"]
    assert set(data["never"]["verses"]).isdisjoint(data["figures"]["verses"])
    assert all(head in table and head in page for head in ("Verses by place", "Encounters by card"))
    assert data["never"]["verses"][-1] not in table  # only the first of them, and how many more
    assert data["never"]["verses"][-1] in page


def test_long_lists_are_cut_in_the_terminal() -> None:
    names = [f"card {number}" for number in range(20)]

    assert commands.few("en", names).endswith("card 11 … and 8 more")
    assert commands.few("en", names[:2]) == "card 0, card 1"
    assert commands.few("de", []) == "keine"


def test_the_report_is_well_formed_and_asks_nothing_from_outside(tmp_path: Path) -> None:
    run(tmp_path)
    page = (tmp_path / "report.html").read_text()
    checker = Nesting()
    checker.feed(page)
    checker.close()

    assert checker.open == []
    assert "http" not in page
    assert "<script" not in page
    assert "prefers-color-scheme: dark" in page


def test_a_series_is_played_as_it_is_set(tmp_path: Path) -> None:
    words = ["--set", "board=hard", "--set", "hero_boards=hard", "--players", "3"]
    run(tmp_path, *words, "--adventure", "the_abomination")
    lines = (tmp_path / "games.ndjson").read_text().splitlines()

    for each in map(json.loads, lines):
        assert (each["setup"]["board"], each["setup"]["hero_boards"]) == ("hard", ["hard"] * 3)
        assert (each["adventure"], each["players"]) == ("the_abomination", 3)
    assert len({tuple(each["heroes"]) for each in map(json.loads, lines)}) > 1


def test_who_takes_turns_is_to_be_had_with_what_is_set() -> None:
    trials, seated = find_game("hexer").trials, find_game("hexer").setup.seated
    mages = {"alzur", "ardea", "gekhira", "othar", "philippa"}
    drawn = {
        who
        for number in range(20)
        for who in seated(trials.setup_for(number, 5, {"expansions": ["skellige"]}))
    }

    assert not drawn & mages
    assert len(drawn) == 7
    assert mages & set(seated(trials.setup_for(1, 5)))


class Nesting(HTMLParser):
    """Fails on an end tag that closes something else."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in {"meta"}:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        (["run", "chess"], 1, "There is no game 'chess'"),
        (["run", "valskyrr", "--bots", "oracle"], 1, "There is no bot 'oracle'"),
        (["run", "valskyrr", "--players", "9"], 1, "There must be 1 to 4 players, not 9"),
        (["run", "valskyrr", "--players", "2", "--heroes", "arani"], 2, "not both"),
        (["run", "valskyrr", "--bots", ","], 2, "at least one name"),
        (["run", "hexer", "--set", "legendry=toad"], 1, "Did you mean 'legendary'?"),
        (["run", "hexer", "--set", "characters=lot,wolf"], 1, "nobody is drawn by lot"),
        (["run", "hexer", "--legendary", "tod"], 1, "Did you mean 'toad'?"),
        (["run", "valskyrr", "--games", "0"], 2, "not in the range"),
        (["bench", "chess"], 1, "There is no game 'chess'"),
        (["soak", "chess"], 1, "There is no game 'chess'"),
        (["load", "chess"], 1, "There is no game 'chess'"),
        (["load", "--clients", "1"], 2, "not in the range"),
        (["kill", "chess"], 1, "There is no game 'chess'"),
    ],
)
def test_bad_input_is_refused_in_one_sentence(
    arguments: list[str], code: int, sentence: str
) -> None:
    result = call(*arguments)

    assert result.exit_code == code
    assert sentence in result.stderr


def test_ctrl_c_says_what_the_file_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(spec: simulate.Spec, seed: int) -> simulate.Result:
        if seed == 2:
            raise KeyboardInterrupt
        return simulate.simulate(spec, seed)

    monkeypatch.setattr(runs, "simulate", interrupted)
    result = run(tmp_path)

    assert result.exit_code == showing.INTERRUPTED
    assert "Interrupted after 2 of 4 games" in result.stderr
    assert len((tmp_path / "games.ndjson").read_text().splitlines()) == 2


def test_a_game_with_an_error_fails_the_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(simulate, "play_out", broken)
    result = run(tmp_path, "--json")

    assert result.exit_code == 1
    assert json.loads(result.stdout)["errors"] == 4
    assert "4 of 4 games got stuck or failed" in result.stderr


def test_bench_prints_stable_json() -> None:
    (case,) = json.loads(call("bench", "valskyrr", "--json", "--short", "--seconds", "0.2").stdout)[
        "valskyrr"
    ]

    assert (case["players"], case["expansions"]) == (2, False)
    assert {"decisions_per_s", "setup_us", "decisions_per_game", "clone_us"} <= case["plain"].keys()
    assert {"fork_us", "fork_us_p95", "playouts_per_s"} <= case["plain"].keys()
    assert all(value > 0 for value in case["plain"].values())


def test_bench_prints_a_table_of_all_games() -> None:
    output = call("bench", "--short", "--seconds", "0.2", lang="de").stdout

    assert "Valskyrr" in output
    assert "Entscheidungen je Sekunde" in output


def test_bench_measures_every_number_of_players_without_and_with_expansions() -> None:
    assert [(case.players, case.expansions) for case in cases("hexer")] == [
        (players, full) for players in (2, 3, 4, 5) for full in (False, True)
    ]
    assert [(case.players, case.expansions) for case in cases("valskyrr", short=True)] == [
        (2, False)
    ]


def test_bench_runs_beside_the_peers_that_are_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "chess.py").write_text(MATE_IN_ONE, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.syspath_prepend(tmp_path)

    found = json.loads(call("bench", "valskyrr", "--peers", "--json", "--seconds", "0.2").stdout)

    speeds = found["decisions_per_s"]
    assert found["times"]["valskyrr"]["python-chess"] == pytest.approx(
        speeds["valskyrr"] / speeds["python-chess"], abs=0.01
    )
    assert "python-chess" not in found["missing"]


MATE_IN_ONE = """
class Board:
    halfmove_clock = 0

    def __init__(self):
        self.legal_moves = ["a", "b"]

    def is_insufficient_material(self):
        return False

    def push(self, move):
        self.legal_moves = []
"""
"""A chess program whose games have one move."""


def test_soak_says_that_all_is_well() -> None:
    few = ["--games", "1", "--jobs", "1"]

    assert "4 games played and checked before every" in call("soak", "valskyrr", *few).stdout
    seldom = call("soak", "valskyrr", *few, "--every", "20").stdout
    assert "4 games played and checked closely every 20" in seldom
    assert json.loads(call("soak", *few, "--json").stdout)["troubles"] == []


def test_where_no_terminal_shows_a_bar_lines_tell_how_far_it_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    few = ["--games", "1", "--jobs", "1", "--json"]
    assert call("soak", "valskyrr", *few).stderr == ""
    monkeypatch.setattr(showing, "PULSE", 0.0)
    told = call("soak", "valskyrr", *few)
    lines = [line.partition(": ")[2] for line in told.stderr.splitlines()]
    assert lines == ["1/4", "2/4", "3/4", "4/4"]
    assert json.loads(told.stdout)["troubles"] == []


def test_soak_names_the_game_that_is_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    trouble = Trouble("valskyrr", 2, 7, 31, "a card is missing")
    endless = Trouble("valskyrr", 2, 8, 30_000, "still going on")
    monkeypatch.setattr("tafelrunde.lab.invariants.soak", lambda *_: [trouble, endless])
    result = call("soak", "--games", "1")

    assert "1 of 4 games were still going on" in result.stdout
    assert "seed 8" not in result.stdout
    assert result.exit_code == 1
    assert "2 players, seed 7, question 31: a card is missing" in result.stdout
    assert "did not hold in 1 of 4 games" in result.stderr
