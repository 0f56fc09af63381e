"""The lab reads the wire as every client does."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tafelrunde.engine.patches import apply, checksum
from tafelrunde.lab.wire import HEARD, PATCH

CASES: list[dict[str, Any]] = msgspec.json.decode(
    Path(__file__).parents[1].joinpath("table", "patch_cases.json").read_bytes()
)


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_patches_and_checksums_are_those_of_the_server(case: dict[str, Any]) -> None:
    made = apply(PATCH.decode(msgspec.json.encode(case["patch"])), case["old"])

    assert made == case["new"]
    assert checksum(made) == case["checksum"]


def test_what_is_not_needed_is_left_unread() -> None:
    text = b'{"type":"update","seq":7,"patch":{"k":{}},"checksum":3,"events":[{"kind":"X"}],'
    heard = HEARD.decode(text + b'"decisions":[{"step":1}],"can_undo":true,"can_redo":false}')

    assert (heard.type, heard.seq, heard.checksum) == ("update", 7, 3)
    assert bytes(heard.patch) == b'{"k":{}}'
    assert bytes(heard.decisions) == b'[{"step":1}]'
