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

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tafelrunde.games.valskyrr.game import VALSKYRR  # noqa: E402
from tests.kit.random_games import ADVENTURES, digest, positions_of, setup_for  # noqa: E402

GOLDEN = ROOT / "tests" / "golden"
SAVES = ROOT / "tests" / "saves"
SEEDS = (2, 7, 11, 15, 106, 111, 113, 119)
MOST = 2_000
SAVED_AT = 140


def golden(seed: int) -> dict[str, Any]:
    """One game from its set-up to its end, in short."""
    *_, session = positions_of(seed, MOST)
    events = [str(event) for event in session.log]
    return {
        "game": VALSKYRR.id,
        "setup": setup_for(seed),
        "seed": seed,
        "decisions": session.step,
        "answers": digest([step.answers for step in session.steps]),
        "events": digest(events),
        "table": digest(VALSKYRR.dump(session.state)),
        "outcome": session.outcome,
    }


def write_golden() -> None:
    """All golden games, one file each."""
    GOLDEN.mkdir(exist_ok=True)
    for seed in SEEDS:
        data = golden(seed)
        file = GOLDEN / f"valskyrr-{seed:03}.json"
        file.write_text(json.dumps(data, indent=2) + "\n", encoding="utf-8")
        print(f"{file.relative_to(ROOT)}: {data['decisions']} decisions, {data['outcome']}")


def write_saves() -> None:
    """One save of each adventure, in the middle of the game; those that exist stay."""
    SAVES.mkdir(exist_ok=True)
    for number, adventure in enumerate(ADVENTURES):
        file = SAVES / f"valskyrr-{VALSKYRR.version}-{adventure}.save"
        if file.exists():
            continue
        *_, session = positions_of(4 * number + 2, SAVED_AT)
        file.write_bytes(session.save())
        print(f"{file.relative_to(ROOT)}: round {session.state.round}, {session.step} answers")


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
