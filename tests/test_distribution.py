"""What is handed out: locked versions, constraints for pip, and how to report a hole."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tafelrunde.table.settings import ServerSettings

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
PINNED = re.compile(r"^([a-z0-9-]+)==([^\s\\]+)( ; [^\\\n]+?)?(?: \\)?$", re.MULTILINE)


def pinned(name: str) -> dict[str, tuple[str, str]]:
    """Package → its version, and where it is wanted."""
    text = (ROOT / name).read_text(encoding="utf-8")
    return {found[1]: (found[2], found[3] or "") for found in PINNED.finditer(text)}


def names(requirements: list[str]) -> set[str]:
    """The packages of some requirements, as a lock writes them."""
    found = [re.split(r"[<>=\[; ]", each, maxsplit=1)[0] for each in requirements]
    return {name.lower().replace(".", "-").replace("_", "-") for name in found}


def test_constraints_are_the_versions_of_the_lock() -> None:
    lock, constraints = pinned("requirements.lock"), pinned("constraints.txt")

    assert constraints.items() <= lock.items()
    assert names(PROJECT["dependencies"]) <= constraints.keys()
    assert names(PROJECT["optional-dependencies"]["postgres"]) <= constraints.keys()
    assert names(PROJECT["optional-dependencies"]["dev"]) <= lock.keys()


@pytest.mark.parametrize("unused", ["httptools", "watchfiles", "python-dotenv"])
def test_nothing_is_installed_that_nobody_uses(unused: str) -> None:
    assert unused not in pinned("requirements.lock")


@pytest.mark.parametrize("name", ["requirements.lock", "constraints.txt"])
def test_no_lock_says_where_packages_come_from(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")

    assert "://" not in text
    assert "--index" not in text


def test_whoever_finds_a_hole_learns_how_to_report_it() -> None:
    text = (ROOT / "SECURITY.md").read_text(encoding="utf-8")

    assert "SECURITY.md" in (ROOT / "README.md").read_text(encoding="utf-8")
    for title in ("Reporting", "What happens then", "What is promised", "Supported versions"):
        assert f"## {title}" in text


@pytest.mark.parametrize("name", ["Containerfile", "compose.yaml", "compose.postgres.yaml"])
def test_containers_set_only_what_the_server_knows(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    known = {f"TAFELRUNDE_{field.upper()}" for field in ServerSettings.__struct_fields__}

    assert set(re.findall(r"TAFELRUNDE_[A-Z_]+", text)) <= known
    assert name == "Containerfile" or "Containerfile" in text


def test_containers_are_built_with_locked_versions() -> None:
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")

    assert "--constraint constraints.txt" in text
    assert "--no-index" in text
