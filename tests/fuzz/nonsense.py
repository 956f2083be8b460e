"""Nonsense: valid messages, text forms, requests and records in which something is otherwise.

Hypothesis draws what stands there instead, and a number; the number decides where, since what is valid depends on a world that
goes on while its draws must not.
"""

import copy
import json
import random
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis import strategies as st

T = TypeVar("T")
DEEP = "\x00deep"  # stands for brackets within brackets, which no encoder writes
NUMBERS = [0, -1, 1, 7, 8, 255, 2**31, 2**53, 2**53 + 1, 2**63, 2**64, -(2**63) - 1, 10**40, -(10**400), 0.5, -0.0, 1e308]
TEXTS = [
    "", " ", "me", "pass", "null", "\x00", "\n", "\r", "\x85", "\u2028", "\u200b", "\u202e", "\ud800", "\udfff\ud800", "ﬀ",
    "😀" * 5, "é" * 70, "a" * 300, "x" * 5000, "../../etc/passwd", "%00", "{}", "[]", '"', "'", "\\", "\\u0000", "1e999", "NaN",
    "__class__", "0" * 64, "-" * 200, "[" * 200, '"' * 101, " " * 4000 + '"', "a." * 500,
]  # fmt: skip
SURPRISES: list[Any] = [
    *NUMBERS, *TEXTS, None, True, False, [], {}, [[]], [None], {"": ""}, {"low": 0, "high": 10**9}, DEEP, float("nan"),
    float("inf"),
]  # fmt: skip
TOKENS = [
    '"', "[", "]", "[]", "[[", ",", "1..2", "2..1", "9" * 400, "-", "null", "true", "é", "\u2028", " " * 2000, "\\", '"a', "#",
    "x" * 900, "red", "0", "1",
]  # fmt: skip


def feed(test: Callable[..., None], examples: int, long: bool) -> None:
    """Run a test with so many examples, always the same ones; the long run goes fifty rounds, each with others."""
    set_up = settings(
        max_examples=examples,
        database=None,
        deadline=None,
        phases=[Phase.generate],  # the world goes on, so nothing could be made smaller
        suppress_health_check=list(HealthCheck),
    )
    for number in range(50 if long else 1):
        seed(number)(set_up(test) if number == 0 else test)()


class Nonsense:
    """What is to be otherwise in something valid."""

    def __init__(self, seed: int, surprises: list[Any], text: str, junk: bytes):
        self._random, self._surprises, self._text, self._junk = random.Random(seed), surprises, text, junk

    def __repr__(self) -> str:
        return "nonsense"

    def below(self, count: int) -> int:
        """A number, as if by chance."""
        return self._random.randrange(count)

    def one(self, things: Sequence[T]) -> T:
        """One of some things, as if by chance."""
        return things[self.below(len(things))]

    def mutated(self, document: Any) -> bytes:
        """JSON of a document in which up to three places are otherwise: gone, something else, wrapped, renamed, doubled."""
        whole = copy.deepcopy(document)
        for surprise in self._surprises[: self.below(4)]:
            if not (places := _places(whole)):
                break
            container, key = self.one(places)
            match self.below(7):
                case 0:
                    del container[key]
                case 1:
                    container[key] = [container[key]]
                case 2 if isinstance(container, dict):
                    container[self.one([*TEXTS, self._text])] = container.pop(key)
                case 3 if isinstance(container, list):
                    container.extend(copy.deepcopy(container[:4]) * 3)
                case _:
                    container[key] = surprise
        text, depth = json.dumps(whole, ensure_ascii=self.below(2) == 0), self.one([10, 300, 2000])
        return text.replace(json.dumps(DEEP), "[" * depth + "]" * depth).encode("utf-8", "surrogatepass")

    def scrambled(self, body: bytes) -> bytes:
        """Bytes of which some are otherwise."""
        for _ in range(1 + self.below(3)):
            at = self.below(len(body) + 1)
            match self.below(5):
                case 0:
                    body = body[:at]
                case 1:
                    body = body[:at] + self._junk + body[at:]
                case 2:
                    body = body[:at] + body[at + 1 + self.below(20) :]
                case 3:
                    body = body[:at] + body[at : at + 30] * self.below(20) + body[at:]
                case 4:
                    body = body[:at] + self._junk + body[at + len(self._junk) :]
        return body

    def text_form(self, text: str) -> str:
        """A text form of which some words are otherwise."""
        words = text.split(" ")
        for _ in range(self.below(3)):
            at = self.below(len(words) + 1)
            words[at : at + self.below(2)] = [] if self.below(4) == 0 else [self.one([*TOKENS, self._text])]
        return " ".join(words)


def _places(document: Any) -> list[tuple[Any, Any]]:
    """Every place of a document, as its container and key."""
    items = document.items() if isinstance(document, dict) else enumerate(document) if isinstance(document, list) else []
    return [place for key, value in list(items) for place in [(document, key), *_places(value)]]


values = st.one_of(st.sampled_from(SURPRISES), st.sampled_from(SURPRISES), st.text(max_size=12), st.integers(), st.floats())
nonsense = st.builds(
    Nonsense, st.integers(0, 2**32 - 1), st.lists(values, min_size=3, max_size=3), st.text(max_size=12), st.binary(max_size=6)
)
