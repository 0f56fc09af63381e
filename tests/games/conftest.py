"""Every rule test runs in four modes: plain, save, fork and undo."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.kit import tables as kit

PLAIN, *OTHERS = kit.MODES
AGAIN = [pytest.param(each, marks=pytest.mark.again) for each in OTHERS]


@pytest.fixture(autouse=True, params=[PLAIN, *AGAIN])
def mode(request: pytest.FixtureRequest) -> Iterator[kit.Mode]:
    """The mode that the kit plays in."""
    kit.MODE[0] = request.param
    yield request.param
    kit.MODE[0] = PLAIN
