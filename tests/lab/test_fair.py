"""Fair games: what is counted, what falls short, and how sure that is."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tafelrunde.cli import main
from tafelrunde.engine.bots import Band
from tafelrunde.engine.registry import find_game
from tafelrunde.games.hexer.trials import story_options
from tafelrunde.lab import run as runs
from tafelrunde.lab import showing, simulate
from tafelrunde.lab.fair import Fairness, Measure, falling_short

ROAD = Band("road hard", {}, 0.1, 0.4)
FEW = ["--games", "2", "--jobs", "1", "--json"]


def played(heroes: str, *, won: bool = False, winner: int = -1, **more: object) -> simulate.Result:
    """A game in which only this matters."""
    names = heroes.split()
    start = {"game": "valskyrr", "rules_version": 1, "seed": 0, "players": len(names), "setup": {}}
    rest = {"heroes": names, "adventure": "", "bots": ["random"], "won": won, "winner": winner}
    return simulate.Result(**{**start, **rest, **more})  # type: ignore[arg-type]


def measured(*games: simulate.Result) -> dict[tuple[str, str], Measure]:
    found = Fairness()
    for game in games:
        found.add(game, ROAD)
    return {(each.kind, each.name): each for each in found.measures()}


def call(*words: str, lang: str = "en") -> Result:
    return CliRunner().invoke(main, ["--lang", lang, "lab", "fair", *words], catch_exceptions=False)


def test_a_way_that_is_won_too_often_falls_short_and_a_few_games_prove_nothing() -> None:
    few = measured(*[played("anna", won=True) for _ in range(1)])["way", "road hard"]
    many = measured(*[played("anna", won=True) for _ in range(20)])["way", "road hard"]

    assert (few.short, few.sure) == ("high", False)
    assert (many.short, many.sure, many.players) == ("high", True, 1)


def test_heroes_are_compared_with_the_mean_of_all_games() -> None:
    games = [played("anna bert", won=True), played("bert cleo"), played("anna cleo")]
    found = measured(*games)

    assert {name: found["hero", name].wins for name in ("anna", "bert", "cleo")} == {
        "anna": 1,
        "bert": 1,
        "cleo": 0,
    }
    assert (found["hero", "cleo"].least, found["hero", "cleo"].short) == (0.2333, "low")


def test_where_players_compete_wins_are_told_as_multiples_of_the_fair_share() -> None:
    figures = {"schools": {"wolf wolf": 1, "ardea cat": 1}, "starts": {"ardea": 1}}
    games = [played("wolf ardea", winner=each, figures=figures) for each in (0, 1, 1, 1)]
    found = measured(*games)

    assert found["character", "ardea"].rate == 1.5
    assert (found["character", "wolf"].rate, found["character", "wolf"].short) == (0.5, "low")
    assert found["school", "cat"].rate == 1.5
    assert (found["seat", "1"].rate, found["seat", "1"].short) == (1.5, "high")
    assert found["seat", "2"].short == ""


def test_encounters_are_counted_by_how_often_they_were_begun() -> None:
    figures = {"encounters": {"bridge open": 1, "bridge begun": 3, "bridge won": 1, "farm open": 1}}
    found = measured(played("anna", figures=figures))

    assert (found["encounter", "bridge"].games, found["encounter", "bridge"].wins) == (3, 1)
    assert ("encounter", "farm") not in found
    assert found["use", "meet bridge"].short == ""
    assert found["use", "meet farm"].short == "low"


def test_what_is_offered_shall_be_used_in_one_game_of_a_hundred() -> None:
    games = [played("anna", offers={"play mace": [], "play axe": [0, 0]}) for _ in range(400)]
    found = measured(*games)

    assert (found["use", "play mace"].short, found["use", "play mace"].sure) == ("low", True)
    assert (found["use", "play axe"].games, found["use", "play axe"].wins) == (400, 400)
    assert "play axe" not in [each.name for each in falling_short(list(found.values()))]


def test_a_game_notes_what_it_offers_and_what_was_used() -> None:
    hunt = simulate.simulate(simulate.Spec("hexer", ("random",), 2), 1)
    kinds = {name.split()[0] for name in hunt.offers}

    assert kinds == {"play", "buy", "story"}
    times = {name: len(seats) for name, seats in hunt.offers.items()}
    assert all(times[f"play {card}"] == played for card, played in hunt.cards_played.items())
    assert all(times[f"buy {card}"] == bought for card, bought in hunt.figures["bought"].items())
    assert {seat for seats in hunt.offers.values() for seat in seats} == {0, 1}


def test_every_option_of_hexers_stories_has_a_name_of_its_own() -> None:
    names = list(story_options().values())

    assert len(names) == len(set(names)) > 100
    assert "story city_market_quarrel 2" in names


@pytest.mark.parametrize(
    ("game", "players", "kinds"),
    [
        ("valskyrr", "2", {"way", "all", "hero", "encounter", "use"}),
        ("hexer", "3", {"character", "school", "seat", "use"}),
    ],
)
def test_fair_plays_every_way_and_keeps_the_games(
    game: str, players: str, kinds: set[str], tmp_path: Path
) -> None:
    words = [game, *FEW, "--players", players, "--bots", "random", "--out", str(tmp_path)]
    told = call(*words)
    data = json.loads(told.stdout)

    assert told.exit_code == 1  # random players cannot win where they should
    assert {each["kind"] for each in data["measures"]} == kinds
    assert len(list(tmp_path.iterdir())) == len(find_game(game).trials.FAIR)
    for file in tmp_path.iterdir():
        file.write_bytes(file.read_bytes().splitlines(keepends=True)[0])
    assert json.loads(call(*words, "--resume").stdout) == data


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["Won by adventure", "hard side, 1", "of them with certainty"]),
        ("de", ["Gewonnen nach Abenteuer", "schwere Seite, 1", "davon mit Sicherheit"]),
    ],
)
def test_fair_says_what_falls_short(lang: str, words: list[str], tmp_path: Path) -> None:
    only = ["--games", "1", "--jobs", "1", "--players", "1", "--only", "into_the_wilds hard"]
    told = call("valskyrr", *only, "--out", str(tmp_path), lang=lang)

    assert told.exit_code == 1
    assert all(word in " ".join(told.stdout.replace("│", " ").split()) for word in words)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["avalon"], "tafelrunde lab campaign avalon"),
        (["valskyrr", "--only", "moria"], "There is no way 'moria'"),
        (["chess"], "There is no game 'chess'"),
        (["valskyrr", "--players", "x"], "two with a dash"),
    ],
)
def test_what_cannot_be_measured_is_said_in_one_sentence(words: list[str], sentence: str) -> None:
    told = call(*words)

    assert told.exit_code > 0
    assert sentence in told.stderr


def test_ctrl_c_says_what_the_file_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(spec: simulate.Spec, seed: int) -> simulate.Result:
        if seed == 1:
            raise KeyboardInterrupt
        return simulate.simulate(spec, seed)

    monkeypatch.setattr(runs, "simulate", interrupted)
    told = call("valskyrr", *FEW, "--bots", "random", "--out", str(tmp_path))

    assert told.exit_code == showing.INTERRUPTED
    assert "Interrupted after 1 of 2 games" in told.stderr
