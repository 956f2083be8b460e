"""The register of words, and the frame that carries out a program word by word."""

from collections.abc import Callable

from .. import frames
from ..frames import STEP, Frame, effect
from ..frames import Program as Context
from ..programs import Word
from ..stack import Engine, Kind

WORDS: dict[str, Callable[[Engine, Frame, Word], None]] = {}

# words that go on over several choices, in a frame of their own
FRAMED = {
    **dict.fromkeys(("damage", "push", "peek", "reveal", "stun"), frames.PIECES),
    **dict.fromkeys(("move", "hurt", "heal", "ward", "draw", "discard", "free_action", "each"), frames.FIGURES),
    "use_feature": frames.FEATURE,
    "recover": frames.RECOVER,
    "take_plan": frames.TAKE,
    "enemy_move": frames.ENEMY_MOVE,
    "enemy_attack": frames.ENEMY_ATTACK,
    "door": frames.DOOR,
    "place": frames.PLACE,
    "choose": frames.OPTION,
    "pay": frames.PAYMENT,
}


def word(name: str) -> Callable[[Callable[[Engine, Frame, Word], None]], Callable[[Engine, Frame, Word], None]]:
    """Registers what a word does."""

    def register(function: Callable[[Engine, Frame, Word], None]) -> Callable[[Engine, Frame, Word], None]:
        WORDS[name] = function
        return function

    return register


class Program(Kind, code=frames.PROGRAM):
    """A list of effects, the next one at the frame's step."""

    prompt = "deal"

    @staticmethod
    def step(engine: Engine, frame: Frame) -> None:
        words = engine.tables.programs[frame[Context.PROGRAM]]
        if frame[STEP] == len(words):
            engine.pop()
            return
        said = words[frame[STEP]]
        frame[STEP] += 1
        if said[0] in FRAMED:
            engine.push(effect(FRAMED[said[0]], frame, frame[STEP] - 1))
        else:
            WORDS[said[0]](engine, frame, said)
