"""Whether a character is alone with a token."""

from ..kernel.frames import Context
from ..kernel.stack import Engine
from .character_with import CharacterWith


class CharacterOnClear(CharacterWith, frozen=True):
    """A character is on the space of the token, and no enemy is there."""

    word = "character_on_clear"
    example = '{ character_on_clear = "uplink" }'

    def holds(self, engine: Engine, context: Context) -> bool:
        return bool(self.shared(engine) - {engine.at.piece_space[piece] for piece in engine.enemies()})
