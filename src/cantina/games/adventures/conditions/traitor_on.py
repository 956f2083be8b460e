"""Whether the traitor is on a space."""

from ..kernel.stack import Engine
from ..kernel.tables.codes import NONE
from .on_space import OnSpace


class TraitorOn(OnSpace, frozen=True):
    """The traitor's character is on the space."""

    word = "traitor_on"
    example = '{ traitor_on = "start" }'
    only_for = "sheet"

    def where(self, engine: Engine) -> int:
        at = engine.at
        return at.figure_space[at.traitor] if at.traitor != NONE else NONE
