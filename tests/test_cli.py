"""The command line: what it lists, what it imports, how it reports trouble."""

from __future__ import annotations

import subprocess
import sys
from types import SimpleNamespace

import click
import pytest
from click.testing import CliRunner, Result

from tafelrunde import __version__
from tafelrunde.cli import COMMANDS, Lazy, LazyGroup, main
from tafelrunde.engine.errors import UnknownName

HEAVY = ["textual", "rich", "msgspec", "fluent", "tafelrunde.engine", "tafelrunde.games"]


def run(monkeypatch: pytest.MonkeyPatch, command: click.Command) -> Result:
    """Call one command through a lazy group of its own."""
    monkeypatch.setitem(sys.modules, "tests.stand_in", SimpleNamespace(command=command))
    group = LazyGroup("group", lazy={"it": Lazy("tests.stand_in:command", "It.")})
    return CliRunner().invoke(group, ["it"])


def raising(trouble: BaseException) -> click.Command:
    """A command that does nothing but raise."""

    @click.command
    def command() -> None:
        raise trouble

    return command


def test_help_lists_every_command_with_its_summary() -> None:
    output = CliRunner().invoke(main, ["--help"]).output

    for name, lazy in COMMANDS.items():
        assert name in output
        assert lazy.summary in output


def test_commands_are_listed_in_the_order_of_the_help() -> None:
    assert main.list_commands(click.Context(main)) == list(COMMANDS)


def test_help_imports_nothing_heavy() -> None:
    code = (
        "import sys; from tafelrunde.cli import main; main(['--help'], standalone_mode=False);"
        f"print([name for name in {HEAVY} if name in sys.modules], file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stderr.strip() == "[]"


def test_the_package_runs_as_a_module() -> None:
    call = [sys.executable, "-m", "tafelrunde", "--version"]
    done = subprocess.run(call, capture_output=True, text=True, check=True)

    assert done.stdout == f"tafelrunde, version {__version__} (plain Python: as wished)\n"


def test_an_unknown_command_is_refused() -> None:
    result = CliRunner().invoke(main, ["joust"])

    assert result.exit_code == 2
    assert "No such command" in result.stderr


def test_a_known_command_is_imported_and_called(monkeypatch: pytest.MonkeyPatch) -> None:
    @click.command
    def command() -> None:
        click.echo("called")

    assert run(monkeypatch, command).stdout == "called\n"


def test_an_error_of_ours_is_one_sentence_with_its_slug(monkeypatch: pytest.MonkeyPatch) -> None:
    result = run(monkeypatch, raising(UnknownName("There is no hero called Anna.")))

    assert result.exit_code == 1
    assert result.stdout == ""
    assert result.stderr == "There is no hero called Anna. [unknown-name]\n"


def test_any_other_error_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    result = run(monkeypatch, raising(ZeroDivisionError()))

    assert isinstance(result.exception, ZeroDivisionError)


def test_an_interrupt_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    result = run(monkeypatch, raising(KeyboardInterrupt()))

    assert result.exit_code == 130
    assert result.stderr == "Interrupted.\n"


def test_an_interrupt_at_a_prompt_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: str) -> str:
        raise KeyboardInterrupt

    @click.command
    def command() -> None:
        monkeypatch.setattr("click.termui.visible_prompt_func", interrupted)
        click.prompt("Which hero?")

    result = run(monkeypatch, command)

    assert result.exit_code == 130
    assert result.stderr.strip() == "Interrupted."


def test_a_refused_confirmation_is_no_interrupt(monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(monkeypatch, raising(click.Abort())).exit_code == 1


@pytest.mark.parametrize(
    ("arguments", "environment", "expected"),
    [
        (["--lang", "de"], {"LC_ALL": "en_GB.UTF-8"}, "de"),
        ([], {"LC_ALL": "", "LC_MESSAGES": "de_AT.UTF-8", "LANG": "C"}, "de"),
        ([], {"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "en"),
        ([], {"LC_ALL": "C", "TAFELRUNDE_LANG": "de"}, "de"),
    ],
)
def test_the_language_comes_from_the_option_else_the_locale(
    arguments: list[str],
    environment: dict[str, str],
    expected: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    @click.command
    @click.pass_obj
    def command(lang: str) -> None:
        click.echo(lang)

    monkeypatch.setitem(sys.modules, "tests.stand_in", SimpleNamespace(command=command))
    monkeypatch.setitem(main.lazy, "it", Lazy("tests.stand_in:command", "It."))
    result = CliRunner().invoke(main, [*arguments, "it"], env=environment)

    assert result.stdout == f"{expected}\n"
