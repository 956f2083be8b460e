"""How many threats are selected."""

from ..kernel.frames import Context
from ..kernel.stack import Engine
from ..selectors import Threats
from .at_least import AtLeast


class CountAtLeast(AtLeast, frozen=True):
    """At least `n` threats are selected."""

    word = "count_ge"
    example = '{ count_ge = { sel = { kind = "enemy", within = 1 }, n = 2 } }'

    sel: Threats

    def count(self, engine: Engine, context: Context) -> int:
        return len(self.sel.pieces(engine, context))
