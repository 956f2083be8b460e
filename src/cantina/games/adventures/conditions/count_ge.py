"""How many threats are selected."""

from ..kernel.frames import Context
from ..kernel.stack import Engine
from ..language.terms import Amount
from ..language.words import Question
from ..selectors import Threats


class CountAtLeast(Question, frozen=True):
    """At least `n` threats are selected."""

    word = "count_ge"
    example = '{ count_ge = { sel = { kind = "enemy", within = 1 }, n = 2 } }'

    sel: Threats
    n: Amount

    def holds(self, engine: Engine, context: Context) -> bool:
        return len(self.sel.pieces(engine, context)) >= self.n
