"""What changes an action: its words go into the action that they belong to."""

from ..engine.frames import Context, Doing
from ..engine.stack import Engine
from ..language.words import Word
from ..tables.codes import NONE


class ActionChange(Word, frozen=True):
    """A word that changes the action."""

    def could_change(self, engine: Engine, context: Context) -> bool:
        return True


def doing(engine: Engine, context: Context) -> Doing | None:
    """The action that an effect belongs to."""
    return engine.doing(context.action) if context.action != NONE else None
