"""Campaigns at the terminal: played evening by evening, shown, taken back, carried away."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tafelrunde.cli import main
from tafelrunde.engine.campaigns import Campaign
from tafelrunde.terminal import campaigns

NEW = ("--characters", "beor,ailei", "--seats", "person,bot", "--seed", "3")


def call(*arguments: str, typed: str = "", lang: str = "en") -> Result:
    """One call of the program."""
    return CliRunner().invoke(main, ["--lang", lang, *arguments], input=typed)


def play(*more: str, typed: str = "quit\n", name: str = "Round") -> Result:
    """An evening at plain lines."""
    return call("play", "avalon", "--plain", "--campaign", name, *more, typed=typed)


def begun(evenings: int = 0) -> None:
    """A campaign in the first day of its first evening, or after so many evenings."""
    play(*NEW)
    campaign, _ = campaigns.find("Round")
    session = campaign.open()
    while not campaign.evenings.may_end(session.state):
        session.answer(session.decisions[0].seat, [0])
    campaign.keep(session)
    for _ in range(evenings):
        assert call("campaign", "end-evening", "Round").exit_code == 0


def data(name: str = "Round") -> dict[str, object]:
    """A campaign for scripts."""
    found: dict[str, object] = json.loads(call("campaign", "show", name, "--json").stdout)
    return found


def test_every_command_has_help_with_an_example() -> None:
    for command in ("show", "end-evening", "restart-evening", "drop-evening", "export", "import"):
        text = " ".join(call("campaign", command, "--help").output.split())
        assert f"Example: tafelrunde campaign {command}" in text


def test_an_evening_is_left_and_taken_up_where_it_stood() -> None:
    first = play(*NEW, typed="1\nquit\n")
    campaign, _ = campaigns.find("Round")
    session = campaign.open()
    again = play()

    assert (first.exit_code, again.exit_code) == (0, 0)
    assert "The evening is saved and goes on" in again.output
    assert session.step > 0
    assert campaign.open().step == session.step
    assert data()["status"] == "running"


def test_players_change_between_two_evenings() -> None:
    begun()
    result = play("--leave", "ailei", "--join", "arev,wurm")

    assert result.exit_code == 0
    first, second = json.loads(call("campaign", "--json").stdout)[0]["evenings"]
    assert [each["player"] for each in first["seats"]] == ["beor", "ailei"]
    assert second["seats"] == [
        {"player": "beor", "who": "person"},
        {"player": "arev", "who": "person"},
        {"player": "wurm", "who": "person"},
    ]
    session = campaigns.find("Round")[0].open()
    assert session.table["seats"] == ["person"] * 3
    assert session.decisions[0].key == "host"


def test_who_stays_sits_there_as_before() -> None:
    begun(evenings=1)
    play()

    assert campaigns.find("Round")[0].open().table["seats"] == ["person", "bot"]


def test_an_evening_does_not_end_in_the_middle_of_a_verse() -> None:
    play(*NEW)
    ended = call("campaign", "end-evening", "Round", lang="de")
    changed = play("--join", "arev")

    assert "[evening-goes-on]" in ended.stderr
    assert "[evening-goes-on]" in changed.stderr
    assert data()["status"] == "running"


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("de", ["Abend 1 am", "Beor, Ailei (bot)", "Kapitel 1, Tag 1", "1 Abend", "bereit für"]),
        ("en", ["Evening 1 on", "Beor, Ailei (bot)", "chapter 1, day 1", "1 evening", "ready for"]),
    ],
)
def test_a_chronicle_is_shown_in_both_languages(lang: str, lines: list[str]) -> None:
    begun(evenings=1)
    shown = call("campaign", "show", "Round", lang=lang).stdout

    assert [line for line in lines if line not in shown] == []
    assert call("campaign", lang=lang).stdout.splitlines() == shown.splitlines()[:1]


def test_what_happened_in_an_evening_is_told_on_demand() -> None:
    play(*NEW, typed="1\nquit\n")
    told = call("campaign", "show", "Round", "--evening", "1").stdout.splitlines()
    for_scripts = json.loads(call("campaign", "show", "Round", "--evening", "1", "--json").stdout)

    assert "\n".join(told) == "\n".join(for_scripts["log"])
    assert for_scripts["fits"] is True
    assert len(told) > 3


def test_it_is_said_if_an_evening_no_longer_fits_the_rules(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    play(*NEW)
    replay = Campaign.replay
    monkeypatch.setattr(Campaign, "replay", lambda self, number: (replay(self, number)[0], False))

    told = call("campaign", "show", "Round", "--evening", "1")
    assert "Evening 1 cannot be played any further" in told.stderr


def test_an_evening_begins_anew_or_is_dropped_if_one_says_so() -> None:
    begun(evenings=1)
    play(typed="1\nquit\n")
    refused = call("campaign", "restart-evening", "Round", typed="n\n")
    assert refused.exit_code == 1
    assert campaigns.find("Round")[0].open().step > 0

    assert "begins anew" in call("campaign", "restart-evening", "Round", "--yes").stdout
    assert campaigns.find("Round")[0].open().step == 0
    assert call("campaign", "drop-evening", "Round", typed="n\n").exit_code == 1
    assert "Evening 2 is forgotten" in call("campaign", "drop-evening", "Round", "--yes").stdout
    assert data()["status"] == "between"
    assert "[no-evening]" in call("campaign", "drop-evening", "Round", "--yes").stderr


def test_a_campaign_is_carried_away_as_one_file(tmp_path: Path) -> None:
    play(*NEW, typed="1\nquit\n")
    file = str(tmp_path / "round.json")
    assert call("campaign", "export", "Round", file).exit_code == 0
    assert "[file-trouble]" in call("campaign", "import", file, "Round").stderr
    assert call("campaign", "import", file, "Other").exit_code == 0

    assert data("Other")["evenings"] == data()["evenings"]
    assert len(call("campaign").stdout.splitlines()) == 2


def test_a_campaign_that_is_won_or_lost_ends_with_its_evening() -> None:
    result = play("--characters", "beor", "--bots", "--seed", "3", typed="")

    assert "The campaign Round has come to its end." in result.output
    assert data()["status"] in ("won", "lost")
    assert "[game-is-over]" in play().stderr


def test_a_damaged_campaign_is_listed_and_refused_in_one_sentence() -> None:
    play(*NEW)
    (campaigns.shelf() / "Round" / "chronicle.json").write_text("{}", "utf-8")

    assert "Round: damaged" in call("campaign").stdout
    assert json.loads(call("campaign", "--json").stdout) == [
        {"name": "Round", "status": "damaged", "error": "damaged-save"}
    ]
    shown = call("campaign", "show", "Round", lang="de")
    assert (shown.exit_code, shown.stdout) == (1, "")
    assert shown.stderr.count("\n") == 1
    assert "[damaged-save]" in shown.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ("play", "avalon", "--plain", "--campaign", "Round"),
        ("campaign", "end-evening", "Round"),
        ("campaign", "restart-evening", "Round", "--yes"),
        ("campaign", "drop-evening", "Round", "--yes"),
    ],
)
def test_a_campaign_is_played_in_one_terminal_at_a_time(arguments: tuple[str, ...]) -> None:
    begun()
    before = data()
    with campaigns.played("Round"):
        refused = call(*arguments, typed="quit\n")

    assert refused.exit_code == 1
    assert "The campaign 'Round' is open in another terminal. [file-trouble]" in refused.stderr
    assert data() == before
    assert play().exit_code == 0


def test_a_campaign_that_never_began_leaves_nothing_behind() -> None:
    refused = play("--characters", "nobody")

    assert refused.exit_code == 1
    assert campaigns.names() == []
    assert not (campaigns.shelf() / "Round").exists()


@pytest.mark.parametrize(
    ("arguments", "slug"),
    [
        (("campaign", "show", "Nowhere"), "unknown-name"),
        (("campaign", "show", "../Nowhere"), "file-trouble"),
        (("play", "hexer", "--campaign", "Round"), "no-campaign"),
    ],
)
def test_what_there_is_not_is_refused(arguments: tuple[str, ...], slug: str) -> None:
    result = call(*arguments)

    assert result.exit_code == 1
    assert f"[{slug}]" in result.stderr


def test_without_a_campaign_it_is_told_how_one_begins() -> None:
    result = call("campaign", lang="de")

    assert (result.exit_code, result.stdout) == (0, "")
    assert "--campaign NAME" in result.stderr
