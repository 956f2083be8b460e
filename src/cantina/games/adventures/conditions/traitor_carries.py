"""Whether the traitor carries something."""

from ..kernel.frames import Context
from ..kernel.selecting import carriers
from ..kernel.stack import Engine
from ..language.terms import Token
from ..language.words import Question


class TraitorCarries(Question, frozen=True):
    """The traitor's character carries the token."""

    word = "traitor_carries"
    example = '{ traitor_carries = "ledger" }'
    only_for = "sheet"

    value: Token

    def holds(self, engine: Engine, context: Context) -> bool:
        return engine.at.traitor in carriers(engine, self.value.number)
