"""Which rules of the catalogue a test shows; `tools/rule_coverage.py` lists those nobody shows."""

from __future__ import annotations

import pytest


def shows(*rules: str) -> pytest.MarkDecorator:
    """Mark a test (or one of its parameters) with the rules without which it would fail."""
    return pytest.mark.shows(*rules)
