"""Random streams inside kernels: the splitmix64 generator, word for word the one behind `Seeded`."""

import numpy as np

from cantina.core.compiler import U64, Streams, rule
from cantina.core.source import CHANCE, CHOICE

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
MIX_2 = np.uint64(0x94D049BB133111EB)
U27, U30, U31, U32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)


@rule
def scramble(z: U64) -> U64:
    """The finisher of splitmix64: every bit of the input reaches every bit of the result."""
    z = (z ^ (z >> U30)) * MIX_1
    z = (z ^ (z >> U27)) * MIX_2
    return z ^ (z >> U31)


@rule
def sow(streams: Streams, seed: int, match: int) -> None:
    """Set both streams to the beginning of match number `match` of a seed."""
    root = scramble(scramble(np.uint64(seed) + GOLDEN) ^ np.uint64(match))
    streams[CHANCE] = scramble(root + np.uint64(CHANCE))
    streams[CHOICE] = scramble(root + np.uint64(CHOICE))


@rule
def word(streams: Streams, stream: int) -> int:
    """The next 32 bits of a stream."""
    z = streams[stream] + GOLDEN
    streams[stream] = z
    return int(np.int64(scramble(z) >> U32))


@rule
def below(streams: Streams, stream: int, n: int) -> int:
    """A uniform number in 0..n-1: the high half of a product, rejecting the few words that would favour some."""
    product = word(streams, stream) * n
    if product & 0xFFFFFFFF < n:
        surplus = (1 << 32) % n
        while product & 0xFFFFFFFF < surplus:
            product = word(streams, stream) * n
    return product >> 32
