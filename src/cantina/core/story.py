"""Stories: what a game tells in drawn panels before the first turn of a match and after its last."""

from typing import Literal, Protocol, runtime_checkable

import msgspec

from cantina.core.game import Options, State
from cantina.core.ledger import Language

Shape = Literal["tall", "wide"]  # of a panel: for a phone, or two of them one over the other on a page
Said = dict[Language, str]


class Panel(msgspec.Struct, frozen=True):
    """A drawn panel: its one sentence, what is to be seen on it, and what its game draws it from."""

    words: Said
    seen: Said
    scene: bytes


class Part(msgspec.Struct, frozen=True):
    """A few panels that are shown together: what they are about, and what of it they tell."""

    name: Said
    kind: Said
    panels: list[Panel]


@runtime_checkable
class HasStories(Protocol):
    """A game that tells a story round its matches; where one has none, there are no parts."""

    def prologue(self, options: Options) -> list[Part]:
        """What is told before the first turn of a match with resolved options."""
        ...

    def epilogue(self, state: State) -> list[Part]:
        """What is told after the last turn."""
        ...

    def panel(self, scene: bytes, shape: Shape) -> str:
        """A panel as SVG."""
        ...
