"""Whether something was carried to a space."""

from typing import Self

import msgspec

from ..kernel.frames import Context
from ..kernel.selecting import carriers, spaces
from ..kernel.stack import Engine
from ..language.terms import SpaceRef, Token
from ..language.words import Names, Question


class CarrierOn(Question, frozen=True):
    """A character carries the token on the space."""

    word = "carrier_on"
    example = '{ carrier_on = { token = "asset", space = "start" } }'

    token: Token
    space: SpaceRef

    def bind(self, names: Names) -> Self:
        return msgspec.structs.replace(self, token=names.token(self.token), space=names.space(self.space))

    def holds(self, engine: Engine, context: Context) -> bool:

        goal = spaces(engine, self.space.reference, context)
        return any(engine.at.figure_space[figure] in goal for figure in carriers(engine, self.token.number))
