#!/usr/bin/env python3
"""Write the golden games and the corpus of old saves anew.

    python tools/golden.py            rewrite tests/golden after a rule was changed on purpose
    python tools/golden.py --saves    write the saves in tests/saves that are missing

A golden game is a set-up, a seed, and what came of them: if a rule changes, so does one of them. A
save, once written, is never written again: every later version has to open it.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.kit.random_games import ADVENTURES, GAMES, digest, random_positions  # noqa: E402

GOLDEN = ROOT / "tests" / "golden"
SAVES = ROOT / "tests" / "saves"
TO_THE_END = 2_000
SEEDS = {
    "valskyrr": dict.fromkeys((2, 7, 11, 15, 106, 111, 113, 119), TO_THE_END),
    "avalon": dict.fromkeys((0, 1, 7, 10, 16, 22, 25, 31), TO_THE_END),
    "hexer": dict.fromkeys((60, 104), TO_THE_END) | dict.fromkeys((1, 3, 21, 30, 66, 107), 400),
}
"""By game the seeds of its golden games, and the question after which each is left at the latest.
"""

SAVED = {
    "valskyrr": {name: (4 * number + 2, 140) for number, name in enumerate(ADVENTURES)},
    "avalon": {"one": (4, 333), "two": (17, 240), "three": (10, 150), "four": (27, 170)},
    "hexer": {"two": (8, 307), "three": (1, 281), "four": (66, 220), "five": (3, 240)}
    | {"hampered": (32, 185), "veiled": (18, 260)},
}
"""By game the saves to be kept: their names, seeds, and after how many questions they are written.
"""


def golden(game: str, seed: int) -> dict[str, Any]:
    """One game from its set-up to its end, in short."""
    *_, session = random_positions(game, seed, SEEDS[game][seed])
    return {
        "game": game,
        "setup": session.setup,
        "seed": seed,
        "decisions": session.step,
        "answers": digest([step.answers for step in session.steps]),
        "events": digest([str(event) for event in session.log]),
        "table": digest(session.rules.dump(session.state)),
        "outcome": msgspec.to_builtins(session.outcome),
    }


def write_golden() -> None:
    """All golden games, one file each."""
    GOLDEN.mkdir(exist_ok=True)
    for game, seeds in SEEDS.items():
        for seed in seeds:
            data = golden(game, seed)
            file = GOLDEN / f"{game}-{seed:03}.json"
            file.write_text(json.dumps(data, indent=2) + "\n", encoding="utf-8")
            print(f"{file.relative_to(ROOT)}: {data['decisions']} decisions, {data['outcome']}")


def write_saves() -> None:
    """Saves in the middle of games; those that exist stay."""
    SAVES.mkdir(exist_ok=True)
    for game, wanted in SAVED.items():
        for name, (seed, most) in wanted.items():
            file = SAVES / f"{game}-{GAMES[game].rules.version}-{name}.save"
            if file.exists():
                continue
            *_, session = random_positions(game, seed, most)
            file.write_bytes(session.save())
            print(f"{file.relative_to(ROOT)}: {session.step} answers")


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--saves", action="store_true", help="write missing saves instead")
    if parser.parse_args().saves:
        write_saves()
    else:
        write_golden()
    return 0


if __name__ == "__main__":
    sys.exit(main())
