"""Effects for one character after the other."""

import msgspec

from ..kernel.frames import Context, Run
from ..kernel.selecting import figures
from ..kernel.stack import Engine
from ..language import words
from ..language.terms import Anchor, Distance
from .characters import Figures, OnCharacters


class Each(OnCharacters, frozen=True, tag="each"):
    """The effects for each of these characters in turn; inside, `who = "it"` is the one at hand."""

    example = '{ op = "each", who = "all", do = [{ op = "hurt", who = "it", n = 1 }] }'

    do: "words.Effects"
    within: Distance | None = None
    from_: Anchor = "you"

    def meant(self, engine: Engine, context: Context) -> list[int]:
        return figures(engine, self.who, self.within, self.from_, context)

    def apply(self, engine: Engine, frame: Figures, figure: int) -> None:
        engine.push(Run(self.do.number, msgspec.structs.replace(frame.context, it=figure)))
