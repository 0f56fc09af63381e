"""kill -9 at random moments: what was acknowledged is there, and everybody goes on.

`tafelrunde lab kill` does the same for longer.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.lab.kill import Plan, is_sound, kill_often

KILLS, TABLES, CLIENTS = 8, 3, 2


@pytest.mark.slow
def test_every_acknowledged_answer_survives_kill_9(tmp_path: Path) -> None:
    found = kill_often(Plan("valskyrr", KILLS, TABLES, CLIENTS, seed=7), tmp_path)

    assert is_sound(found), found
    assert found["answers"] > KILLS * TABLES
    assert found["resumed"] + found["greeted"] == KILLS * TABLES * CLIENTS
    assert 0 <= found["pending_kept"] <= found["pending"] <= KILLS * TABLES
    assert found["pending"] > 0, "no kill struck while an answer was on its way"
