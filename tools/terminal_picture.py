"""Draw the picture of the terminal for the docs: `.venv/bin/python tools/terminal_picture.py`."""

from __future__ import annotations

import asyncio
import os
import re
import tempfile
from pathlib import Path

from tafelrunde.terminal.app import TableApp
from tafelrunde.terminal.clients import client_for
from tafelrunde.terminal.table import Plan, Table

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "terminal.svg"
FOREIGN = re.compile(r"@font-face \{.*?\}|<!--.*?-->", re.DOTALL)
"""Fonts from elsewhere: the picture must not load anything."""
SIZE = (120, 40)
SEED = 5
PLAN = Plan(
    {"adventure": "the_abomination", "heroes": ["fengray", "arani", "celenthia"]},
    ["person", "person", "bot"],
)


async def draw() -> str:
    """Travel, let the enemies come, and stop at the first hero turn."""
    client = client_for("valskyrr")
    table = Table.new(client, PLAN, SEED, keep=False)
    table.answer([1])
    while table.decision is not None and table.decision.key != "action":
        table.answer(list(range(table.decision.min)))
    app = TableApp(client, table, "en")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("down")
        await pilot.pause()
        return app.export_screenshot(title="tafelrunde play valskyrr")


def main() -> None:
    """Write the picture."""
    with tempfile.TemporaryDirectory() as home:
        os.environ["XDG_DATA_HOME"] = home
        picture = asyncio.run(draw())
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    picture = FOREIGN.sub("", picture)
    lines = (line.rstrip() for line in picture.splitlines() if line.strip())
    PICTURE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
