"""Random sources: every random number of a match is a `below(n)` of one of these three."""

import hmac
import struct
from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

CHANCE, CHOICE = 0, 1  # the two streams of a simulated match: the dealer's and the players'
MASK = 0xFFFFFFFFFFFFFFFF


class Source(Protocol):
    """A stream of uniform numbers."""

    def below(self, n: int) -> int:
        """A uniform number in 0..n-1."""
        ...


def _below(word: Callable[[], int], n: int) -> int:
    """A uniform number in 0..n-1 out of 32-bit words, by multiplication and rejection."""
    product = word() * n
    if product & 0xFFFFFFFF < n:
        surplus = (1 << 32) % n
        while product & 0xFFFFFFFF < surplus:
            product = word() * n
    return product >> 32


def _scramble(z: int) -> int:
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


class Seeded:
    """A seeded pseudorandom generator (splitmix64) for simulation: one stream of one match; kernels contain the same one."""

    GOLDEN = 0x9E3779B97F4A7C15

    def __init__(self, seed: int, match: int = 0, stream: int = CHANCE):
        root = _scramble(_scramble((seed + self.GOLDEN) & MASK) ^ (match & MASK))
        self.state = _scramble((root + stream) & MASK)  # a kernel may go on from here

    def below(self, n: int) -> int:
        """A uniform number in 0..n-1."""
        return _below(self._word, n)

    def _word(self) -> int:
        self.state = (self.state + self.GOLDEN) & MASK
        return _scramble(self.state) >> 32


WORDS = struct.Struct(">8I")  # of a block


class Keyed:
    """Provably fair randomness for live tables: HMAC-SHA-256 of a secret key, the header's hash and the dealer's move `move`."""

    def __init__(self, key: bytes, header: bytes, move: int):
        self._key, self._message, self._counter = key, header + move.to_bytes(8, "big"), 0
        self._words: list[int] = []

    def below(self, n: int) -> int:
        """A uniform number in 0..n-1."""
        return _below(self._word, n)

    def _word(self) -> int:
        if not self._words:
            block = hmac.digest(self._key, self._message + self._counter.to_bytes(8, "big"), "sha256")
            self._words = list(WORDS.unpack(block)[::-1])  # the first word is taken first
            self._counter += 1
        return self._words.pop()


class Scripted:
    """A fixed list of numbers for tests and lessons; running out of them is an error."""

    def __init__(self, numbers: Iterable[int]):
        self._numbers = iter(numbers)

    def below(self, n: int) -> int:
        """The next number of the script."""
        number = next(self._numbers, None)
        if number is None:
            raise ValueError(f"the script has no number left; one below {n} is wanted")
        if not 0 <= number < n:
            raise ValueError(f"the script says {number}, but a number below {n} is wanted")
        return number


def pick(source: Source, weights: Sequence[int]) -> int:
    """An index, by integer weights."""
    rest = source.below(sum(weights))
    for index, weight in enumerate(weights):
        rest -= weight
        if rest < 0:
            return index
    raise ValueError("there is nothing to pick from")
