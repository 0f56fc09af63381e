"""Bad input is refused at once: no example of a fuzz test may hang."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from types import FrameType

import pytest
from hypothesis import HealthCheck, settings

SECONDS = 240

settings.register_profile(
    "fuzz",
    max_examples=150,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


def _stop(number: int, frame: FrameType | None) -> None:
    raise TimeoutError("this input hangs")


@pytest.fixture(autouse=True)
def no_hang() -> Iterator[None]:
    """Interrupt a test that does not come to its end."""
    before = signal.signal(signal.SIGALRM, _stop)
    signal.alarm(SECONDS)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)
