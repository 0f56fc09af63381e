"""Chance: the numbers of a stream, one by one or many at once."""

from __future__ import annotations

from itertools import islice

import pytest

from tafelrunde.engine.chance import Chance, numbers, seeded

FOUR_BLOCKS = 130


@pytest.mark.parametrize("start", [0, 1, seeded(7, 3), seeded(8, 3), (1 << 64) - 1])
def test_numbers_taken_many_at_once_are_those_taken_one_by_one(start: int) -> None:
    chance = Chance([start])
    one_by_one = [chance.below(0, 1 << 32) for _ in range(FOUR_BLOCKS)]

    assert list(islice(numbers(start), FOUR_BLOCKS)) == one_by_one


def test_a_shuffle_keeps_all_items_and_repeats_for_the_same_stream() -> None:
    one, other = list(range(60)), list(range(60))
    Chance([5]).shuffle(0, one)
    Chance([5]).shuffle(0, other)

    assert one == other != list(range(60))
    assert sorted(one) == list(range(60))


def test_the_order_of_a_shuffle_never_changes() -> None:
    items = list("abcdefghij")
    Chance.from_seed(1, 1).shuffle(0, items)

    assert "".join(items) == "fedjaghcbi"
