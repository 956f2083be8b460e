"""Words about threats: damage, push, peek, reveal and stun, each on all that are selected or on chosen ones."""

from cantina.core.action import Action

from ... import actions, events
from ...tables.codes import ALL, NONE
from .. import frames
from ..attacking import hit
from ..enemies import order_matters, settle
from ..frames import STEP, Frame
from ..frames import Effect as Fields
from ..frames import Push as Pushed
from ..programs import Word, context_of, word_of
from ..revealing import peek, reveal
from ..scouting import shift
from ..selecting import AWAY, DIRECTIONS, anchor, pieces, push_ways, pushable
from ..stack import Engine, Kind


class Pieces(Kind, code=frames.PIECES):
    """An effect on threats: on as many as are selected, chosen one by one; fewer only where it says "up to" (MANDO-122)."""

    prompt = "effect-target"
    CHOOSE, APPLY = range(2)

    @staticmethod
    def step(engine: Engine, frame: Frame) -> None:
        said = word_of(engine, frame)
        if frame[STEP] == Pieces.APPLY:
            frame[STEP] = Pieces.CHOOSE
            hit(engine, frame[Fields.B], said[2])
            return
        left = Pieces._left(engine, frame)
        count, up_to = said[1].most, said[1].up_to
        if not left or (count != ALL and frame[Fields.C] >= count):
            engine.pop()
        elif said[0] == "reveal" and count == ALL and not up_to:  # together, and then what that brings (MANDO-R-35)
            frame[Fields.A] |= sum(1 << piece for piece in left)
            reveal(engine, left, frame[Fields.YOU])
        elif not up_to and (len(left) == 1 or (count == ALL and not Pieces._order_matters(engine, said, left))):
            Pieces._apply(engine, frame, left[0])
        else:
            engine.ask(frame[Fields.SEAT])

    @staticmethod
    def _left(engine: Engine, frame: Frame) -> list[int]:
        """Those not done yet; an enemy that cannot go the way it is pushed is none of them."""
        said, context = word_of(engine, frame), context_of(frame)
        if said[0] == "push":
            return pushable(engine, said, context, frame[Fields.A])
        return pieces(engine, said[1], context, frame[Fields.A])

    @staticmethod
    def _order_matters(engine: Engine, said: Word, left: list[int]) -> bool:
        """MANDO-208: of several that are meant at the same time, where a saboteur or a rule of the mission answers to it."""
        at, tables = engine.at, engine.tables
        if said[0] == "push":
            return at.acting == 2 and order_matters(engine, left)
        kinds = {at.piece_kind[piece] for piece in left if at.piece_up[piece]}
        return said[0] == "damage" and any(tables.on_defeat[kind] != NONE or tables.on_mark[kind] != NONE for kind in kinds)

    @staticmethod
    def _apply(engine: Engine, frame: Frame, piece: int) -> None:
        said, at = word_of(engine, frame), engine.at
        frame[Fields.A] |= 1 << piece
        frame[Fields.B], frame[Fields.C] = piece, frame[Fields.C] + 1
        match said[0]:
            case "damage":
                frame[STEP] = Pieces.APPLY
                reveal(engine, [piece], frame[Fields.YOU])
            case "peek":
                peek(engine, frame[Fields.SEAT], piece)
            case "reveal":
                reveal(engine, [piece], frame[Fields.YOU])
            case "stun":
                at.piece_stun[piece] = frame[Fields.SEAT]
                engine.change(events.Stunned(piece=piece, token=engine.token_name(piece), rule="MANDO-205"))
            case "push":
                origin = anchor(engine, context_of(frame), said[1].anchor)
                direction, up_to = DIRECTIONS.index(said[3]), said[4]
                engine.push([frames.PUSH, 0, piece, said[2], direction, origin, frame[Fields.SEAT], up_to, 0])

    @staticmethod
    def offers(engine: Engine, frame: Frame) -> list[Action]:
        found: list[Action] = [actions.Target(piece) for piece in Pieces._left(engine, frame)]
        return [*found, actions.Done()] if word_of(engine, frame)[1].up_to else found

    @staticmethod
    def answer(engine: Engine, frame: Frame, action: Action) -> None:
        if isinstance(action, actions.Target):
            Pieces._apply(engine, frame, action.piece)
        else:
            engine.pop()


class Push(Kind, code=frames.PUSH):
    """An enemy is moved some spaces: anywhere, away from a space or toward it; fewer only where it says "up to" (MANDO-R-116)."""

    prompt = "push"

    @staticmethod
    def _spaces(engine: Engine, frame: Frame) -> list[int]:
        if not frame[Pushed.LEFT]:
            return []
        return push_ways(engine, frame[Pushed.PIECE], DIRECTIONS[frame[Pushed.DIRECTION]], frame[Pushed.ORIGIN])

    @staticmethod
    def step(engine: Engine, frame: Frame) -> None:
        spaces = Push._spaces(engine, frame)
        if len(spaces) == 1 and not frame[Pushed.UP_TO]:
            Push._go(engine, frame, spaces[0])
        elif spaces:
            engine.ask(frame[Pushed.SEAT])
        else:
            Push._stop(engine, frame)

    @staticmethod
    def _go(engine: Engine, frame: Frame, space: int) -> None:
        frame[Pushed.LEFT] -= 1
        frame[Pushed.MOVED] += 1
        away = DIRECTIONS[frame[Pushed.DIRECTION]] == AWAY
        shift(engine, frame[Pushed.PIECE], space, "MANDO-164" if away else "MANDO-205")

    @staticmethod
    def _stop(engine: Engine, frame: Frame) -> None:
        engine.pop()
        if frame[Pushed.MOVED]:
            settle(engine, frame[Pushed.PIECE])

    @staticmethod
    def offers(engine: Engine, frame: Frame) -> list[Action]:
        names = engine.tables.spaces
        ways: list[Action] = [actions.Shift(frame[Pushed.PIECE], names[space]) for space in Push._spaces(engine, frame)]
        return [*ways, actions.Done()] if frame[Pushed.UP_TO] else ways

    @staticmethod
    def answer(engine: Engine, frame: Frame, action: Action) -> None:
        if isinstance(action, actions.Shift):
            Push._go(engine, frame, engine.tables.space_index[action.space])
        else:
            Push._stop(engine, frame)
