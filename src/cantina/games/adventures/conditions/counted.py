"""What bounties count: the rules report it as it happens, so it is never asked for."""

from ..kernel.frames import Context
from ..kernel.stack import Engine
from ..language.terms import Amount
from ..language.words import Question


class Counted(Question, frozen=True):
    """Something that has happened so often."""

    only_for = "bounty"

    value: Amount

    def holds(self, engine: Engine, context: Context) -> bool:
        raise ValueError(f"{self.word} is asked elsewhere")

    def reached(self, word: str, count: int) -> bool:
        return word == self.word and count >= self.value
