"""The commands as people and scripts call them."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tafelrunde import games
from tafelrunde.bots.makers import LEVELS
from tafelrunde.bots.search import Level
from tafelrunde.cli import main
from tafelrunde.engine.scenario_words import FormWords
from tafelrunde.engine.seeds import is_keyed
from tafelrunde.terminal.scenario_words import form_text
from tests.kit.terminal import table

GAMES = Path(games.__file__).parent


def call(*arguments: str, typed: str | None = None) -> Result:
    """One call of the program, in English."""
    return CliRunner().invoke(main, ["--lang", "en", *arguments], input=typed)


@pytest.mark.parametrize(
    "command",
    [["play"], ["replay"], ["cards"], ["rules"], ["scenario", "check"], ["scenario", "words"]],
)
def test_every_command_has_help_with_an_example(command: list[str]) -> None:
    result = call(*command, "--help")

    assert result.exit_code == 0
    assert "Example: tafelrunde" in " ".join(result.output.split())


def test_cards_as_json_have_the_promised_shape() -> None:
    cards = json.loads(call("cards", "valskyrr", "--json").stdout)

    assert len({card["id"] for card in cards}) == len(cards) > 150
    for card in cards:
        assert list(card) == ["id", "kind", "deck", "copies", "name", "text"]
        assert list(card["name"]) == list(card["text"]) == ["de", "en"]
        assert all(card["name"].values())
        assert all(card["text"].values())
        assert card["copies"] >= 1
    kinds = {card["kind"] for card in cards}
    assert {"hero_board", "gear", "feat", "great_feat", "enemy", "encounter"} <= kinds
    assert {"location", "time_card", "adventure"} <= kinds


def test_all_sentences_can_be_proof_read() -> None:
    told = call("cards", "hexer", "--proof").stdout.splitlines()

    assert {"## wolf", "## event-poker-won", "## setup-title"} <= set(told)
    assert ("de  die Scharfen Krallen gewinnen den Topf (… Gold) mit … gegen Krähe.") in told
    assert {line[:4] for line in told if not line.startswith("## ")} == {"de  ", "en  "}
    ends = {"## city_alchemist.help_brew", "## sea_wreck.safe.search_hold", "## q1.done"}
    assert ends <= set(told)  # what only comes of a choice or a quest


def test_a_search_narrows_what_is_proof_read() -> None:
    told = call("cards", "valskyrr", "mighty blow", "--proof").stdout

    assert "## mighty_blow\nde  Kräftiger Hieb\nen  Mighty Blow\n" in told
    assert "## oak_shield" not in told


@pytest.mark.parametrize("game", ["avalon", "hexer", "valskyrr"])
def test_kinds_of_cards_are_words_of_the_glossary(game: str) -> None:
    glossary = GAMES / game / "rulebook" / f"{game}-glossary.toml"
    words = {term["key"] for term in tomllib.loads(glossary.read_text("utf-8"))["term"]}
    cards = json.loads(call("cards", game, "--json").stdout)

    assert {card["kind"] for card in cards} <= words


def test_cards_can_be_searched() -> None:
    result = call("cards", "valskyrr", "oak shield", "--lang", "de")

    assert result.stdout.startswith("Eichenschild")
    assert "Verhindere 2 körperlichen Schaden" in result.stdout
    assert call("cards", "valskyrr", "zeppelin").exit_code == 1


def test_rules_as_json_have_the_promised_shape() -> None:
    rules = json.loads(call("rules", "valskyrr", "--json").stdout)

    assert len(rules) > 300
    assert all(list(rule) == ["id", "chapter", "kind", "de", "en"] for rule in rules)


def test_one_rule_is_looked_up_and_an_unknown_one_names_the_nearest() -> None:
    assert "V8.05" in call("rules", "valskyrr", "v8.05").stdout
    assert len(json.loads(call("rules", "valskyrr", "V8.05", "--json").stdout)) == 1
    result = call("rules", "valskyrr", "V8.5")

    assert result.exit_code == 1
    assert "the nearest are" in result.stderr
    assert "[unknown-name]" in result.stderr


@pytest.mark.parametrize(
    ("arguments", "slug"),
    [
        (["play", "chess"], "unknown-name"),
        (["play", "valskyrr", "--heroes", "nobody"], "unknown-name"),
        (["play", "valskyrr", "--adventure", "nowhere"], "unknown-name"),
        (["play", "valskyrr", "--heroes", "arani,arani"], "bad-setup"),
        (["play", "valskyrr", "--heroes", ","], "bad-setup"),
        (["play", "valskyrr", "--seats", "cat"], "bad-setup"),
        (["play", "valskyrr", "--options", "fun"], "bad-setup"),
        (["play", "hexer", "--set", "legendry=toad"], "bad-setup"),
        (["play", "hexer", "--heroes", "wolf"], "bad-setup"),
        (["play", "hexer", "--set", "legendary=tod"], "unknown-name"),
        (["play", "hexer", "--set", "characters=alzur,wolf", "--options", "no-mages"], "bad-setup"),
        (["play", "valskyrr", "--load", "/nowhere/game.json"], "file-trouble"),
        (["replay", "/nowhere/game.json"], "file-trouble"),
        (["scenario", "check", "/nowhere/puzzle.toml"], "file-trouble"),
        (["cards", "chess"], "unknown-name"),
    ],
)
def test_bad_input_gets_one_sentence_and_a_slug(arguments: list[str], slug: str) -> None:
    for lang in ("en", "de"):
        result = CliRunner().invoke(main, ["--lang", lang, *arguments])
        assert result.exit_code == 1
        assert result.stderr.strip().endswith(f"[{slug}]")
        assert len(result.stderr.strip().splitlines()) == 1
        assert result.stdout == ""


def test_a_number_that_is_none_is_refused_by_the_option() -> None:
    assert call("play", "valskyrr", "--seed", "x").exit_code == 2


def test_a_pipe_gets_the_plain_mode() -> None:
    result = call("play", "valskyrr", "--seed", "3", "--heroes", "fengray", typed="1\n")

    assert result.exit_code == 0
    assert "Where does the party travel?" in result.stdout
    assert "The game is saved as" in result.stdout
    assert "\x1b" not in result.stdout


def test_what_can_be_set_is_listed_and_set() -> None:
    listed = call("play", "hexer", "--help-setup")
    assert listed.exit_code == 0
    assert "legendary: Which Legendary Monster waits?" in listed.stdout

    words = ["--set", "legendary=toad", "--set", "characters=wolf,bear", "--seed", "3"]
    result = call("play", "hexer", *words, typed="table\n")
    assert result.exit_code == 0
    assert "The Legendary Monster, the Toad, stands in Dhuwod." in result.stdout


def test_the_same_seed_deals_the_same_game() -> None:
    calls = [call("play", "valskyrr", "--seed", "9", "--plain", typed="table\n") for _ in range(2)]

    assert calls[0].stdout == calls[1].stdout


def test_json_lines_end_with_the_result() -> None:
    result = call("play", "valskyrr", "--jsonl", "--bots", "--seed", "1")
    lines = [json.loads(line) for line in result.stdout.splitlines()]

    assert result.exit_code == 0
    assert lines[0]["seats"] == ["bot", "bot"]
    assert lines[-1]["type"] == "result"


def test_json_lines_whose_input_ends_fail() -> None:
    assert call("play", "valskyrr", "--jsonl", typed="").exit_code == 1


def saved(answers: int, seed: int | None = 3) -> Path:
    """A saved game after some answers."""
    at = table(("person", "bot"), seed)
    for _ in range(answers):
        if at.decision is not None:
            at.answer(list(range(at.decision.min)))
    assert at.file is not None
    return at.file


def test_a_saved_game_is_replayed_and_verified() -> None:
    file = saved(30)
    result = call("replay", str(file))

    assert result.exit_code == 0
    assert "Fengray" in result.stdout
    assert "ends as it was saved" in result.stdout
    data = json.loads(call("replay", str(file), "--json").stdout)
    assert data["ok"] is True
    assert data["steps"] > 30
    assert data["log"]


def test_a_saved_game_is_reviewed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "master", Level(visits=8, width=3, ahead=1))
    file = str(saved(30))
    result = call("replay", file, "--review")

    assert result.exit_code == 0
    assert result.stdout.startswith("Prospects, seat 1: ")
    assert "Answer: " in result.stdout
    data = json.loads(call("replay", file, "--review", "--json").stdout)
    assert data["points"][0]["step"] == 0
    assert 0 < len(data["turns"]) <= 5
    assert all(turn["prompt"] in result.stdout for turn in data["turns"])


def test_a_game_that_was_dealt_without_a_seed_is_replayed_too() -> None:
    data = json.loads(call("replay", str(saved(30, seed=None)), "--json").stdout)

    assert data["ok"] is True
    assert is_keyed(data["seed"])


def test_a_game_that_does_not_replay_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    from tafelrunde.terminal import replaying

    monkeypatch.setattr(replaying, "_compare", lambda *_: "loot differ")
    result = call("replay", str(saved(5)), "--json")

    assert result.exit_code == 1
    assert json.loads(result.stdout)["ok"] is False
    assert "loot differ" in result.stderr


def test_a_damaged_game_is_not_opened(tmp_path: Path) -> None:
    file = saved(5)
    content = file.read_bytes()
    broken = tmp_path / "broken.json"
    for damaged in (content[:-20], content.replace(b'"seed":3', b'"seed":4'), b""):
        broken.write_bytes(damaged)
        for command in (["replay", str(broken)], ["play", "valskyrr", "--load", str(broken)]):
            result = call(*command)
            assert result.exit_code == 1
            assert "[damaged-save]" in result.stderr


def test_a_newer_game_is_not_opened(tmp_path: Path) -> None:
    newer = tmp_path / "newer.json"
    newer.write_bytes(saved(1).read_bytes().replace(b'"tafelrunde":1', b'"tafelrunde":2'))

    assert "[newer-save]" in call("play", "valskyrr", "--load", str(newer)).stderr


def test_a_saved_game_goes_on() -> None:
    result = call("play", "valskyrr", "--load", str(saved(5)), typed="quit\n")

    assert result.exit_code == 0
    assert "Goodbye" in result.stdout


def test_scenarios_are_checked_and_reported() -> None:
    file = next(iter(sorted(Path("tests/scenarios/valskyrr").glob("*.toml"))))
    result = call("scenario", "check", str(file), "--json")

    assert result.exit_code == 0
    results = json.loads(result.stdout)
    expected = ["file", "name", "ok", "mode", "difference"]
    assert all(list(each) == expected for each in results)
    assert all(each["ok"] for each in results)
    lines = call("scenario", "check", str(file)).stdout
    assert lines.startswith(f"ok {file}")
    assert lines.endswith("(plain, save, fork, undo)\n")


def test_all_that_is_wrong_with_a_scenario_is_told(tmp_path: Path) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text('game = "valskyrr"\n[expect]\nloot = 99\ntime = 9\nunasked = false\n')
    result = call("scenario", "check", str(file))

    assert result.exit_code == 1
    assert result.stdout.splitlines()[0] == f"wrong {file} {file} (plain, save, fork, undo)"
    assert [line.split(":")[0] for line in result.stdout.splitlines()[1:]] == [
        "    loot",
        "    time",
    ]
    assert "loot: expected 99 but it is " in call("scenario", "check", str(file), "--json").stdout


def test_the_words_of_scenario_files_are_listed() -> None:
    english = call("scenario", "words", "hexer").stdout.splitlines()
    assert "Keys of the position, all of them facts too unless they are about chance" in english
    assert "  players.<character>.level: a whole number from 1 to 5" in english
    assert "  phase: one of setup, moves, confrontation, refill" in english
    assert "  ahead: a list of 0 to 2 of: a whole number from 0 to 27" in english
    assert "  out: any card" in english
    assert "  fight.sizes.life: a whole number from 0 to 999" in english
    assert (
        "  dice_rolled: why (text), player (text), dice (a list of: a whole number), purpose (text)"
        in (english)
    )
    assert "  reroll: Which dice do you roll again?" in english
    assert english.count("  gold: a whole number") == 0
    german = call("--lang", "de", "scenario", "words", "valskyrr").stdout
    assert "party: Text (inn, bone_acre" in german
    assert "und 14 mehr)" in german
    assert "row: eine Liste aus: Text, oder eine Tabelle" in german
    assert "Würfel" not in german


def test_a_list_of_different_things_is_told_with_all_of_them() -> None:
    form = FormWords("row", of=[FormWords("number"), FormWords("flag")])
    assert form_text(form, "en") == "a list with: a whole number, true or false"
    assert form_text(FormWords("anything"), "de") == "irgendetwas"


def test_the_words_of_scenario_files_as_json() -> None:
    words = json.loads(call("scenario", "words", "valskyrr", "--json").stdout)
    assert list(words) == [
        *("game", "file", "step", "expect", "conditions", "setup", "position", "facts"),
        *("piles", "events", "questions", "chance", "dice"),
    ]
    assert {"key": "time", "form": "number", "least": -1, "most": 19} in words["position"]
    assert call("scenario", "words", "chess").exit_code == 1


def test_a_scenario_that_is_none_fails(tmp_path: Path) -> None:
    file = tmp_path / "one.toml"
    file.write_text("wrong = 1\n")
    result = call("scenario", "check", str(file))

    assert result.exit_code == 1
    assert str(file) in result.output
