"""Effects on threats: on as many as are selected, chosen one by one."""

from abc import abstractmethod

from cantina.core.action import Action

from .. import actions
from ..kernel.frames import Context, Effecting, Run
from ..kernel.stack import Engine
from ..language.words import Word
from ..selectors import Threats


class OnThreats(Word, frozen=True):
    """A word about the threats that its selector means."""

    sel: Threats

    def could_change(self, engine: Engine, context: Context) -> bool:
        return bool(self.left(engine, context, 0))

    def resolve(self, engine: Engine, run: Run) -> None:
        engine.push(Pieces.of(run))

    def left(self, engine: Engine, context: Context, done: int) -> list[int]:
        """The threats that it can still be about; `done`: a mask of those it was."""
        return self.sel.pieces(engine, context, done)

    @abstractmethod
    def apply(self, engine: Engine, frame: "Pieces", piece: int) -> None:
        """Do it to one threat."""
        raise NotImplementedError

    def apply_to_all(self, engine: Engine, frame: "Pieces", pieces: list[int]) -> bool:
        """Do it to all at once, where that is how it is done."""
        return False

    def follow(self, engine: Engine, piece: int) -> None:
        """What comes after the frame that `apply` has pushed, where it asks for that."""

    def order_matters(self, engine: Engine, left: list[int]) -> bool:
        """MANDO-208: of several that are meant at the same time, where a saboteur or a rule of the mission answers to it."""
        return False


class Pieces(Effecting):
    """An effect on threats: on as many as are selected, chosen one by one; fewer only where it says "up to" (MANDO-122)."""

    code = 13
    prompt = "effect-target"
    refusals = {actions.Target: "MANDO-105", actions.Done: "MANDO-122"}
    CHOOSE, FOLLOW = range(2)

    done: int = 0  # mask
    piece: int = 0
    count: int = 0

    def step(self, engine: Engine) -> None:
        word: OnThreats = self.effect(engine)
        if self.stage == Pieces.FOLLOW:
            self.stage = Pieces.CHOOSE
            word.follow(engine, self.piece)
            return
        left = word.left(engine, self.context, self.done)
        everyone = word.sel.count == "all"
        if not left or word.sel.enough(self.count):
            engine.pop()
        elif word.sel.up_to:
            engine.ask(self.context.seat)
        elif everyone and word.apply_to_all(engine, self, left):
            self.done |= sum(1 << piece for piece in left)
        elif len(left) == 1 or (everyone and not word.order_matters(engine, left)):
            self._apply(engine, left[0])
        else:
            engine.ask(self.context.seat)

    def _apply(self, engine: Engine, piece: int) -> None:
        self.done |= 1 << piece
        self.piece, self.count = piece, self.count + 1
        self.effect(engine).apply(engine, self, piece)

    def offers(self, engine: Engine) -> list[Action]:
        word: OnThreats = self.effect(engine)
        found: list[Action] = [actions.Target(piece) for piece in word.left(engine, self.context, self.done)]
        return [*found, actions.Done()] if word.sel.up_to else found

    def answer(self, engine: Engine, action: Action) -> None:
        if isinstance(action, actions.Target):
            self._apply(engine, action.piece)
        else:
            engine.pop()
