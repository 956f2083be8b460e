"""Moving enemies by an order."""

from typing import Literal

from cantina.core.action import Action

from .. import actions
from ..kernel.enemies import order_matters, settle
from ..kernel.frames import Context, Frame
from ..kernel.scouting import shift
from ..kernel.selecting import anchor
from ..kernel.stack import Engine
from ..kernel.tables.codes import FAR, NONE
from ..language.terms import Amount
from .threats import OnThreats, Pieces

DIRECTIONS = ("any", "away", "toward")
AWAY = DIRECTIONS.index("away")


class Push(OnThreats, frozen=True, tag="push"):
    """Each selected enemy is moved `n` spaces: `any` way, or `away` from or `toward` what its selector counts from.

    Away or toward it goes on as long as each step takes it farther or nearer (MANDO-R-116). `up_to`: so far or less.
    """

    example = '{ op = "push", sel = { kind = "enemy", within = 2, count = 1 }, n = 2, dir = "away" }'

    n: Amount
    dir: Literal["any", "away", "toward"] = "any"
    up_to: bool = False

    def left(self, engine: Engine, context: Context, done: int) -> list[int]:
        """As far as they can go its way at all (MANDO-164)."""
        origin = anchor(engine, context, self.sel.from_)
        return [piece for piece in super().left(engine, context, done) if ways(engine, piece, self.dir, origin)]

    def apply(self, engine: Engine, frame: Pieces, piece: int) -> None:
        context = frame.context
        origin = anchor(engine, context, self.sel.from_)
        engine.push(Pushing(piece, self.n, DIRECTIONS.index(self.dir), origin, context.seat, self.up_to, 0))

    def order_matters(self, engine: Engine, left: list[int]) -> bool:
        return engine.at.acting == 2 and order_matters(engine, left)


def ways(engine: Engine, piece: int, direction: str, origin: int) -> list[int]:
    """The next spaces of a pushed enemy: any adjacent ones, or those 1 farther from a space or 1 nearer to it (MANDO-R-116)."""
    ground, here = engine.ground, engine.at.piece_space[piece]
    if here == NONE:
        return []
    near = ground.walk[here]
    if direction == "any":
        return list(near)
    if origin == NONE:
        return []
    far = ground.steps[origin]
    if far[here] == FAR:  # MANDO-R-117: where there is no way on foot, range counts
        far = ground.reach[origin]
    change = 1 if direction == "away" else -1
    return [space for space in near if far[space] == far[here] + change]


class Pushing(Frame):
    """An enemy is moved some spaces: anywhere, away from a space or toward it; fewer only where it says "up to" (MANDO-R-116)."""

    code = 15
    prompt = "push"

    piece: int
    steps_left: int
    direction: int
    origin: int
    seat: int
    up_to: bool
    moved: int

    def _spaces(self, engine: Engine) -> list[int]:
        return ways(engine, self.piece, DIRECTIONS[self.direction], self.origin) if self.steps_left else []

    def step(self, engine: Engine) -> None:
        spaces = self._spaces(engine)
        if len(spaces) == 1 and not self.up_to:
            self._go(engine, spaces[0])
        elif spaces:
            engine.ask(self.seat)
        else:
            self._stop(engine)

    def _go(self, engine: Engine, space: int) -> None:
        self.steps_left -= 1
        self.moved += 1
        shift(engine, self.piece, space, "MANDO-164" if self.direction == AWAY else "MANDO-205")

    def _stop(self, engine: Engine) -> None:
        engine.pop()
        if self.moved:
            settle(engine, self.piece)

    def offers(self, engine: Engine) -> list[Action]:
        names = engine.tables.spaces
        found: list[Action] = [actions.Shift(self.piece, names[space]) for space in self._spaces(engine)]
        return [*found, actions.Done()] if self.up_to else found

    def refuses(self, action: Action) -> str:
        if isinstance(action, actions.Done):
            return "MANDO-R-116" if self.direction == AWAY else "MANDO-122"
        return super().refuses(action)

    def answer(self, engine: Engine, action: Action) -> None:
        if isinstance(action, actions.Shift):
            self._go(engine, engine.tables.space_index[action.space])
        else:
            self._stop(engine)
