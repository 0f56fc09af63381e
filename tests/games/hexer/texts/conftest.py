"""Texts are not played: one run of each test is enough."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def mode() -> str:
    """The mode of the rule tests, replaced."""
    return "plain"
