"""Whether something was carried to a space."""

from ..kernel.frames import Context
from ..kernel.selecting import carriers, spaces
from ..kernel.stack import Engine
from ..language.terms import SpaceRef, Token
from ..language.words import Question


class CarrierOn(Question, frozen=True):
    """A character carries the token on the space."""

    word = "carrier_on"
    example = '{ carrier_on = { token = "asset", space = "start" } }'

    token: Token
    space: SpaceRef

    def holds(self, engine: Engine, context: Context) -> bool:
        goal = spaces(engine, self.space.reference, context)
        return any(engine.at.figure_space[figure] in goal for figure in carriers(engine, self.token.number))
