"""Words about threats: damage, push, peek, reveal and stun, each on all that are selected or on chosen ones."""

from cantina.core.action import Action

from ... import actions, events
from ...tables.codes import ALL, NONE
from ..attacking import hit
from ..enemies import order_matters, settle
from ..frames import Effecting, Frame
from ..programs import FRAMED, Word, word_of
from ..revealing import peek, reveal
from ..scouting import shift
from ..selecting import AWAY, DIRECTIONS, anchor, pieces, push_ways, pushable
from ..stack import Engine


class Pieces(Effecting):
    """An effect on threats: on as many as are selected, chosen one by one; fewer only where it says "up to" (MANDO-122)."""

    code = 13
    prompt = "effect-target"
    CHOOSE, APPLY = range(2)

    done: int = 0  # mask
    piece: int = 0
    count: int = 0

    def step(self, engine: Engine) -> None:
        said = word_of(engine, self)
        if self.stage == Pieces.APPLY:
            self.stage = Pieces.CHOOSE
            hit(engine, self.piece, said[2])
            return
        left = self._left(engine)
        count, up_to = said[1].most, said[1].up_to
        if not left or (count != ALL and self.count >= count):
            engine.pop()
        elif said[0] == "reveal" and count == ALL and not up_to:  # together, and then what that brings (MANDO-R-35)
            self.done |= sum(1 << piece for piece in left)
            reveal(engine, left, self.context.you)
        elif not up_to and (len(left) == 1 or (count == ALL and not self._order_matters(engine, said, left))):
            self._apply(engine, left[0])
        else:
            engine.ask(self.context.seat)

    def _left(self, engine: Engine) -> list[int]:
        """Those not done yet; an enemy that cannot go the way it is pushed is none of them."""
        said, context = word_of(engine, self), self.context
        if said[0] == "push":
            return pushable(engine, said, context, self.done)
        return pieces(engine, said[1], context, self.done)

    def _order_matters(self, engine: Engine, said: Word, left: list[int]) -> bool:
        """MANDO-208: of several that are meant at the same time, where a saboteur or a rule of the mission answers to it."""
        at, tables = engine.at, engine.tables
        if said[0] == "push":
            return at.acting == 2 and order_matters(engine, left)
        kinds = {at.piece_kind[piece] for piece in left if at.piece_up[piece]}
        return said[0] == "damage" and any(tables.on_defeat[kind] != NONE or tables.on_mark[kind] != NONE for kind in kinds)

    def _apply(self, engine: Engine, piece: int) -> None:
        said, at = word_of(engine, self), engine.at
        self.done |= 1 << piece
        self.piece, self.count = piece, self.count + 1
        match said[0]:
            case "damage":
                self.stage = Pieces.APPLY
                reveal(engine, [piece], self.context.you)
            case "peek":
                peek(engine, self.context.seat, piece)
            case "reveal":
                reveal(engine, [piece], self.context.you)
            case "stun":
                at.piece_stun[piece] = self.context.seat
                engine.change(events.Stunned(piece=piece, token=engine.token_name(piece), rule="MANDO-205"))
            case "push":
                origin = anchor(engine, self.context, said[1].anchor)
                direction, up_to = DIRECTIONS.index(said[3]), said[4]
                engine.push(Push(piece, said[2], direction, origin, self.context.seat, up_to, 0))

    def offers(self, engine: Engine) -> list[Action]:
        found: list[Action] = [actions.Target(piece) for piece in self._left(engine)]
        return [*found, actions.Done()] if word_of(engine, self)[1].up_to else found

    def answer(self, engine: Engine, action: Action) -> None:
        if isinstance(action, actions.Target):
            self._apply(engine, action.piece)
        else:
            engine.pop()


class Push(Frame):
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
        if not self.steps_left:
            return []
        return push_ways(engine, self.piece, DIRECTIONS[self.direction], self.origin)

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
        away = DIRECTIONS[self.direction] == AWAY
        shift(engine, self.piece, space, "MANDO-164" if away else "MANDO-205")

    def _stop(self, engine: Engine) -> None:
        engine.pop()
        if self.moved:
            settle(engine, self.piece)

    def offers(self, engine: Engine) -> list[Action]:
        names = engine.tables.spaces
        ways: list[Action] = [actions.Shift(self.piece, names[space]) for space in self._spaces(engine)]
        return [*ways, actions.Done()] if self.up_to else ways

    def answer(self, engine: Engine, action: Action) -> None:
        if isinstance(action, actions.Shift):
            self._go(engine, engine.tables.space_index[action.space])
        else:
            self._stop(engine)


FRAMED.update(dict.fromkeys(("damage", "push", "peek", "reveal", "stun"), Pieces))
