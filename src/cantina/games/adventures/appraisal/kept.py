"""Answers that are kept for positions which ask the same; all are forgotten once they are too many, so none fill the memory."""

from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")
MANY = 2_000  # a match asks some hundred of a kind


class Kept(dict[K, V]):
    """A dictionary of no more than so many."""

    def __setitem__(self, key: K, value: V) -> None:
        """Keep an answer."""
        if len(self) >= MANY:
            self.clear()
        super().__setitem__(key, value)
