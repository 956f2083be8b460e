"""Whether a character is defeated."""

from ..kernel.frames import Context
from ..kernel.stack import Engine
from ..kernel.tables.codes import NONE
from ..language.words import Question


class CharacterDefeated(Question, frozen=True):
    """A character is defeated (MANDO-168)."""

    word = "character_defeated"
    example = "{ character_defeated = true }"

    value: bool

    def holds(self, engine: Engine, context: Context) -> bool:
        return (engine.at.fallen != NONE) == self.value
