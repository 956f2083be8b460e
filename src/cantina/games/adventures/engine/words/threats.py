"""Words about threats: damage, push, peek, reveal and stun, each on all that are selected or on chosen ones."""

from cantina.core.action import Action

from ... import actions, events
from ...tables.codes import ALL, FAR, NONE
from .. import frames
from ..attacking import hit
from ..frames import STEP, Frame
from ..frames import Effect as Fields
from ..programs import context_of, word_of
from ..revealing import peek, reveal
from ..scouting import shift
from ..selecting import anchor, pieces
from ..stack import Engine, Kind


class Pieces(Kind, code=frames.PIECES):
    """An effect on threats: on all that are selected, or on up to so many that somebody chooses one by one."""

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
        count = said[1].most
        if not left or (count != ALL and frame[Fields.C] >= count):
            engine.pop()
        elif count == ALL or (len(left) == 1 and not frame[Fields.OPTIONAL]):
            Pieces._apply(engine, frame, left[0])
        else:
            engine.ask(frame[Fields.SEAT])

    @staticmethod
    def _left(engine: Engine, frame: Frame) -> list[int]:
        """Those not done yet."""
        said = word_of(engine, frame)
        return pieces(engine, said[1], context_of(frame), frame[Fields.A])

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
                if said[1].kind in ("target", "revealed", "attacker") and said[1].anchor == "you":
                    origin = at.figure_space[frame[Fields.YOU]]
                engine.push([frames.PUSH, 0, piece, said[2], DIRECTIONS.index(said[3]), origin, frame[Fields.SEAT]])

    @staticmethod
    def offers(engine: Engine, frame: Frame) -> list[Action]:
        found: list[Action] = [actions.Target(piece) for piece in Pieces._left(engine, frame)]
        return [*found, actions.Done()] if frame[Fields.OPTIONAL] else found

    @staticmethod
    def answer(engine: Engine, frame: Frame, action: Action) -> None:
        if isinstance(action, actions.Target):
            Pieces._apply(engine, frame, action.piece)
        else:
            engine.pop()


DIRECTIONS = ("any", "away", "toward")
PIECE, LEFT, DIRECTION, ORIGIN, SEAT = range(2, 7)  # of a PUSH frame


class Push(Kind, code=frames.PUSH):
    """Players move an enemy up to some spaces: anywhere, away from a space or toward it."""

    prompt = "push"

    @staticmethod
    def _spaces(engine: Engine, frame: Frame) -> list[int]:
        at, ground = engine.at, engine.ground
        here = at.piece_space[frame[PIECE]]
        if not frame[LEFT] or here == NONE:
            return []
        near = ground.walk[here]
        if DIRECTIONS[frame[DIRECTION]] == "any":
            return list(near)
        far = ground.steps[frame[ORIGIN]]
        if far[here] == FAR:  # MANDO-R-117: where there is no way on foot, range counts
            far = ground.reach[frame[ORIGIN]]
        change = 1 if DIRECTIONS[frame[DIRECTION]] == "away" else -1
        return [space for space in near if far[space] == far[here] + change]

    @staticmethod
    def step(engine: Engine, frame: Frame) -> None:
        if Push._spaces(engine, frame):
            engine.ask(frame[SEAT])
        else:
            engine.pop()

    @staticmethod
    def offers(engine: Engine, frame: Frame) -> list[Action]:
        names = engine.tables.spaces
        ways: list[Action] = [actions.Shift(frame[PIECE], names[space]) for space in Push._spaces(engine, frame)]
        return [*ways, actions.Done()]

    @staticmethod
    def answer(engine: Engine, frame: Frame, action: Action) -> None:
        if isinstance(action, actions.Shift):
            frame[LEFT] -= 1
            shift(engine, action.piece, engine.tables.space_index[action.space], "MANDO-205")
        else:
            engine.pop()
