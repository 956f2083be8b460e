"""Damage prevented in answer to it."""

from ..kernel.frames import Run
from ..kernel.stack import Engine
from ..language.terms import Amount
from ..language.words import Always


class Prevent(Always, frozen=True, tag="prevent"):
    """In answer to damage, on plan cards: `n` of it is prevented (MANDO-101)."""

    example = '{ op = "prevent", n = 1 }'

    n: Amount

    def resolve(self, engine: Engine, run: Run) -> None:
        """Outside its window it has nothing to prevent; in it, the damage itself takes the card."""
