"""Chance: the numbers of a stream, one by one or many at once, and streams that nobody foresees."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from tafelrunde.engine.chance import KEYED, Chance, numbers, seeded
from tafelrunde.engine.seeds import MOST, is_seed, new_seed

FOUR_BLOCKS = 130


@pytest.mark.parametrize("start", [0, 1, seeded(7, 3), seeded(8, 3), (1 << 64) - 1, KEYED + 9])
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


# --- Keyed streams --------------------------------------------------------------------------------


SEED = KEYED | 0x0123_4567_89AB_CDEF
MASK = (1 << 64) - 1
MULTIPLIER, INCREMENT = 6364136223846793005, 1442695040888963407
WINDOW = 1 << 11
"""The search for the lower half of a stream is as short as this, and begins near the truth."""


def test_the_numbers_of_keyed_streams_never_change() -> None:
    chance = Chance.from_seed(SEED, 3)
    items = list("abcdefghij")
    chance.shuffle(0, items)

    assert [chance.below(1, 1000) for _ in range(8)] == [668, 692, 65, 941, 948, 694, 155, 60]
    assert "".join(items) == "cjdheigbfa"
    assert [f"{stream:x}" for stream in chance.streams] == [
        "1005d7ecd4684ed13964e90fff2abac7cccd798aec922ad43eee6b87d13acffb5",
        "11ae5d45657e8af939198c2da137eb29cee4a8340da9b06feda006f29f0b25337",
        "1e12329c165c6ea9aff8d40bff61eaf2dd285b7996dc3cd8ff2c34c782cea7756",
    ]


def test_streams_of_a_keyed_seed_are_keyed_and_stay_so() -> None:
    chance = Chance.from_seed(SEED, 3)
    for _ in range(200):
        chance.below(0, 6)
        chance.shuffle(1, list(range(9)))

    assert {stream.bit_length() for stream in chance.streams} == {KEYED.bit_length()}
    assert {seeded(seed, 0) >> 64 for seed in (0, 7, (1 << 64) - 1)} == {0}


def test_near_seeds_and_streams_have_nothing_in_common() -> None:
    starts = [seeded(SEED + near, stream) for near in range(20) for stream in range(20)]
    numbers_of = [next(numbers(start)) for start in starts]

    assert len(set(starts)) == len(set(numbers_of)) == 400


def test_a_copy_of_keyed_chance_rolls_the_same_and_alone() -> None:
    chance = Chance.from_seed(SEED, 2)
    copy = chance.clone()
    rolled = [chance.below(0, 6) for _ in range(20)]

    assert copy.streams == Chance.from_seed(SEED, 2).streams
    assert [copy.below(0, 6) for _ in range(20)] == rolled


def predicted(start: int) -> int | None:
    """The fourth number of a stream from the first three and a search for what they do not show,
    as it works against a linear generator.
    """
    first, second, third, fourth = islice(numbers(start), 4)
    low = ((start * MULTIPLIER + INCREMENT) & 0xFFFF_FFFF) // WINDOW * WINDOW
    for guess in range(low, low + WINDOW):
        state = (first << 32) + guess
        states = [state := (state * MULTIPLIER + INCREMENT) & MASK for _ in range(3)]
        if [each >> 32 for each in states[:2]] == [second, third]:
            assert states[2] >> 32 == fourth
            return states[2] >> 32
    return None


@pytest.mark.parametrize("seed", [3, 1 << 40])
def test_a_linear_stream_is_computed_from_what_it_gave_and_a_keyed_one_is_not(seed: int) -> None:
    assert predicted(seeded(seed, 0)) is not None
    assert predicted(seeded(KEYED | seed, 0)) is None


@pytest.mark.parametrize("seed", [11, KEYED | 11])
def test_every_number_and_every_order_is_equally_likely(seed: int) -> None:
    chance = Chance.from_seed(seed, 2)
    rolls, orders = Counter[int](), Counter[str]()
    for _ in range(2_400):
        rolls[chance.below(0, 6)] += 1
        items = list("abcd")
        chance.shuffle(1, items)
        orders["".join(items)] += 1

    assert (len(rolls), len(orders)) == (6, 24)
    assert sum((count - 400) ** 2 / 400 for count in rolls.values()) < 20.5  # 5 degrees, 0.1 %
    assert sum((count - 100) ** 2 / 100 for count in orders.values()) < 49.7  # 23 degrees, 0.1 %


# --- Seeds ----------------------------------------------------------------------------------------


def test_a_drawn_seed_has_a_mark_and_256_bits_that_nobody_knows() -> None:
    seeds = [new_seed() for _ in range(64)]

    assert {seed.bit_length() for seed in seeds} == {257}
    for bit in range(256):
        assert {seed >> bit & 1 for seed in seeds} == {0, 1}


@pytest.mark.parametrize(
    ("numbers", "good"),
    [
        ([0, MOST, KEYED, 2 * KEYED - 1], True),
        ([-1, MOST + 1, KEYED - 1, 2 * KEYED, 1 << 5000], False),
    ],
)
def test_a_seed_has_64_bits_or_the_mark(numbers: list[int], good: bool) -> None:
    assert {is_seed(number) for number in numbers} == {good}


def test_a_longer_seed_without_the_mark_deals_as_it_always_did() -> None:
    assert seeded((1 << 64) + 5, 2) == seeded(5, 2)
