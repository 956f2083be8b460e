"""Whether the child was carried to a space."""

from ..kernel.stack import Engine
from ..kernel.tables.codes import NONE
from .on_space import OnSpace


class ChildCarrierOn(OnSpace, frozen=True):
    """A character carries the child on the space."""

    word = "child_carrier_on"
    example = '{ child_carrier_on = "start" }'
    of_child = True

    def where(self, engine: Engine) -> int:
        at = engine.at
        return at.figure_space[at.child_figure] if at.child_figure != NONE else NONE
