"""Cut the pictures of the games from their descriptions.

python -m tools.pictures web/public/assets/pictures    # all of them, as the build does
python -m tools.pictures --sheet build/pictures.html   # one page that shows them all
"""

from __future__ import annotations

import argparse
import base64
import gzip
import hashlib
import shutil
import tomllib
from pathlib import Path

from tools.scherenschnitt.backs import Back, draw_back
from tools.scherenschnitt.maps import Chart, draw_map
from tools.scherenschnitt.scene import Description, draw

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "tafelrunde" / "games"


def descriptions(game: str) -> dict[str, Description]:
    """What the pictures of a game show, by the ids of their cards."""
    found: dict[str, Description] = {}
    for file in sorted((GAMES / game / "pictures").glob("*.toml")):
        for name, fields in tomllib.loads(file.read_text(encoding="utf-8")).items():
            if name in found:
                raise SystemExit(f"{file}: {name} is described twice")
            found[name] = Description(
                hour=fields["hour"],
                land=tuple(fields.get("land", "").split()),
                figures=tuple(fields.get("figures", ())),
                weather=tuple(fields.get("weather", "").split()),
            )
    return found


def games() -> list[str]:
    """The games that have pictures."""
    return sorted(folder.parent.name for folder in GAMES.glob("*/pictures") if folder.is_dir())


def charts(game: str) -> dict[str, Chart]:
    """The drawn maps of a game."""
    found = {}
    for file in sorted((GAMES / game / "pictures" / "maps").glob("*.toml")):
        fields = tomllib.loads(file.read_text(encoding="utf-8"))
        rivers = [(river["points"], river["wide"]) for river in fields.pop("rivers")]
        found[file.stem] = Chart(rivers=rivers, **fields)
    return found


def backs(game: str) -> dict[str, Back]:
    """The backs of the decks of a game."""
    file = GAMES / game / "pictures" / "decks" / "backs.toml"
    fields = tomllib.loads(file.read_text(encoding="utf-8"))
    return {f"back_{name}": Back(**each) for name, each in fields.items()}


def pictures(game: str) -> dict[str, str]:
    """Every picture of a game as SVG."""
    return {
        **{name: draw(game, name, one) for name, one in descriptions(game).items()},
        **{name: draw_map(game, name, one) for name, one in charts(game).items()},
        **{name: draw_back(game, name, one) for name, one in backs(game).items()},
    }


def build(target: Path) -> None:
    """Write all pictures into a folder whose name changes with their content."""
    made = {game: pictures(game) for game in games()}
    digest = hashlib.sha256(repr(sorted((g, sorted(p.items())) for g, p in made.items())).encode())
    folder = target / digest.hexdigest()[:12]
    if target.exists():
        shutil.rmtree(target)
    for game, drawn in made.items():
        (folder / game).mkdir(parents=True)
        for name, svg in drawn.items():
            (folder / game / f"{name}.svg").write_text(svg, encoding="utf-8", newline="\n")


STYLE = """
body { margin: 0; font: 12px sans-serif }
section { display: flex; flex-wrap: wrap; gap: 10px; padding: 12px }
.dark { background: #191512; color: #eee }
.light { background: #f3ead6 }
figure { margin: 0; width: 240px }
img { display: block; border-radius: 6px; width: 240px; height: 180px }
.small figure { width: 64px }
.small img { width: 64px; height: 64px; object-fit: cover }
.small figcaption { display: none }
"""


def sheet(file: Path, only: list[str]) -> None:
    """One page with all pictures: large and small, on light and on dark."""
    parts = [f"<!doctype html><meta charset=utf-8><title>Pictures</title><style>{STYLE}</style>"]
    for game in games():
        drawn = pictures(game)
        sent = sum(len(gzip.compress(svg.encode())) for svg in drawn.values())
        parts.append(f"<h1>{game}: {len(drawn)} pictures, {sent / 1e6:.2f} MB as sent</h1>")
        shown = [name for name in drawn if not only or name.startswith(tuple(only))]
        for kind in ("large light", "small light", "large dark", "small dark"):
            figures = "".join(_figure(name, drawn[name]) for name in shown)
            parts.append(f'<section class="{kind}">{figures}</section>')
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("".join(parts), encoding="utf-8")


def _figure(name: str, svg: str) -> str:
    data = base64.b64encode(svg.encode()).decode()
    source = f"data:image/svg+xml;base64,{data}"
    return f'<figure><img alt="" src="{source}"><figcaption>{name}</figcaption></figure>'


def main() -> None:
    """Cut the pictures, or show them on one page."""
    asked = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    asked.add_argument("target", nargs="?", type=Path, help="the folder to write to")
    asked.add_argument("--sheet", type=Path, help="write one page with all of them")
    asked.add_argument("--only", nargs="*", default=[], help="begin of names to show on the page")
    given = asked.parse_args()
    if given.sheet:
        sheet(given.sheet, given.only)
    if given.target:
        build(given.target)


if __name__ == "__main__":
    main()
