"""Using a special token from afar."""

from cantina.core.action import Action

from .. import actions
from ..kernel.frames import Context, Once, Run
from ..kernel.specials import usable, use
from ..kernel.stack import Engine
from ..kernel.tables.codes import NONE
from ..language.terms import Distance
from ..language.words import Word


class UseFeature(Word, frozen=True, tag="use_feature"):
    """You use a face-up special token within that range as if it were on your space (MANDO-113)."""

    example = '{ op = "use_feature", within = 2 }'

    within: Distance

    def could_change(self, engine: Engine, context: Context) -> bool:
        return bool(self.features(engine, context.you))

    def resolve(self, engine: Engine, run: Run) -> None:
        engine.push(Using.of(run))

    def features(self, engine: Engine, figure: int) -> list[int]:
        """Special tokens that a figure could use as if they lay here."""
        at = engine.at
        place = at.figure_space[figure]
        return [
            piece
            for piece, space in enumerate(at.piece_space)
            if space != NONE
            and engine.range(place, space) <= self.within
            and at.piece_up[piece]
            and usable(engine, piece, figure)
        ]


class Using(Once):
    """A special token within a range, used as if it lay here."""

    code = 29
    prompt = "effect-target"
    refusals = {actions.Done: "MANDO-122"}

    def choices(self, engine: Engine) -> list[int]:
        word: UseFeature = self.effect(engine)
        return word.features(engine, self.context.you)

    def offers(self, engine: Engine) -> list[Action]:
        return [actions.Target(piece) for piece in self.choices(engine)]

    def answer(self, engine: Engine, action: actions.Target) -> None:
        self.made = 1
        use(engine, action.piece, self.context.you)
