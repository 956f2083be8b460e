"""Whether a character is defeated."""

from ..engine.frames import Context
from ..engine.stack import Engine
from ..language.words import Question
from ..tables.codes import NONE


class CharacterDefeated(Question, frozen=True):
    """A character is defeated (MANDO-168)."""

    word = "character_defeated"
    example = "{ character_defeated = true }"

    value: bool

    def holds(self, engine: Engine, context: Context) -> bool:

        return (engine.at.fallen != NONE) == self.value
