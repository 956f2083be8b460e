"""Sources: the same numbers in Python and in kernels, uniform, and fixed by a key."""

from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cantina.core.compiler import Record, Records, Streams, allocate, entry
from cantina.core.source import CHANCE, CHOICE, Keyed, Scripted, Seeded, pick
from cantina.core.streams import below, sow


class Generators(Record):
    streams: Streams


@entry
def sow_first(records: Records[Generators], seed: int, match: int) -> None:
    sow(records[0].streams, seed, match)


@entry
def below_first(records: Records[Generators], stream: int, n: int) -> int:
    return below(records[0].streams, stream, n)


@pytest.mark.parametrize("stream", [CHANCE, CHOICE])
def test_a_kernel_draws_the_numbers_of_seeded(stream: int) -> None:
    records = allocate(Generators)
    for seed, match in [(0, 0), (1, 0), (1, 7), (2**61, 10**6)]:
        sow_first(records, seed, match)
        source = Seeded(seed, match, stream)
        for n in [1, 2, 6, 24, 1000, 2**31 - 1] * 20:
            assert below_first(records, stream, n) == source.below(n)


def test_splitmix_gives_its_published_first_words() -> None:
    source = Seeded(0)
    source.state = 1234567
    words = [source._word() for _ in range(3)]
    assert words == [6457827717110365317 >> 32, 3203168211198807973 >> 32, 9817491932198370423 >> 32]


def test_streams_of_a_seed_and_its_neighbours_differ() -> None:
    firsts = {
        tuple(Seeded(seed, match, stream).below(10**6) for _ in range(3))
        for seed in range(20)
        for match in range(20)
        for stream in (CHANCE, CHOICE)
    }
    assert len(firsts) == 20 * 20 * 2


@pytest.mark.parametrize("source", [Seeded(5), Keyed(b"k" * 32, b"h" * 32, 3)])
def test_numbers_are_uniform(source: Seeded) -> None:
    counts = Counter(source.below(6) for _ in range(60_000))
    chi_square = sum((counts[face] - 10_000) ** 2 / 10_000 for face in range(6))
    assert chi_square < 20.5  # 5 degrees of freedom, one in a thousand


def test_keyed_numbers_depend_on_key_header_and_move_alone() -> None:
    def numbers(key: bytes, header: bytes, move: int) -> list[int]:
        source = Keyed(key, header, move)
        return [source.below(1000) for _ in range(20)]

    base = numbers(b"a" * 32, b"b" * 32, 1)
    assert base == numbers(b"a" * 32, b"b" * 32, 1)
    assert base != numbers(b"c" * 32, b"b" * 32, 1)
    assert base != numbers(b"a" * 32, b"c" * 32, 1)
    assert base != numbers(b"a" * 32, b"b" * 32, 2)


def test_a_script_gives_its_numbers_and_then_complains() -> None:
    source = Scripted([3, 0])
    assert [source.below(4), source.below(1)] == [3, 0]
    with pytest.raises(ValueError, match="no number left"):
        source.below(6)
    with pytest.raises(ValueError, match="a number below 6 is wanted"):
        Scripted([6]).below(6)


@given(st.lists(st.integers(0, 5), min_size=1).filter(any))
def test_pick_takes_each_index_as_often_as_its_weight(weights: list[int]) -> None:
    total = sum(weights)
    picks = Counter(pick(Scripted([number]), weights) for number in range(total))
    assert [picks[index] for index in range(len(weights))] == weights


def test_records_of_generators_are_plain_numpy() -> None:
    assert allocate(Generators).dtype["streams"] == np.dtype((np.uint64, 2))
