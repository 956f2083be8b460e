"""Nim in words: the heaps, one a line, for terminals and the text view."""

from collections.abc import Sequence
from typing import cast

from cantina.core import game as core
from cantina.core.action import Action
from cantina.core.spoken import Spoken
from cantina.core.texts import Texts

from .view import View


def speak(
    view: core.View,
    options: core.Options,  # noqa: ARG001  (every game is asked in the same way)
    offered: Sequence[Action],  # noqa: ARG001
    texts: Texts,
    seats: core.Seats,  # noqa: ARG001
) -> Spoken:
    """What there is to see: the heaps are the board, and each can be asked for by its letter."""
    heaps = cast(View, view).heaps
    lines = {heap: texts.say("view-heap", heap=heap, stones=stones) for heap, stones in heaps.items()}
    return Spoken(board=list(lines.values()), places={heap.lower(): line for heap, line in lines.items()})
