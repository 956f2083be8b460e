"""What changes an action: its words go into the action that they belong to."""

from ..kernel.frames import Context, Doing
from ..kernel.stack import Engine
from ..kernel.tables.codes import NONE
from ..language.words import Word


class ActionChange(Word, frozen=True):
    """A word that changes the action."""

    def could_change(self, engine: Engine, context: Context) -> bool:
        return True


def doing(engine: Engine, context: Context) -> Doing | None:
    """The action that an effect belongs to."""
    return engine.doing(context.action) if context.action != NONE else None
