"""Refusals: why an action that is not offered may not be played, by its rule."""

import msgspec

from cantina.core.action import Action
from cantina.core.game import DEALER, OVER
from cantina.core.ledger import Illegal

from .. import actions
from ..tables.codes import CARRIED, ENEMY_STOP, FACEDOWN_STOP, FAR, MEDKIT, NONE
from . import frames
from .frames import STEP, Frame
from .frames import Action as Doing
from .frames import Walk as Walking
from .selecting import AWAY, DIRECTIONS
from .stack import KINDS, Engine
from .walking import reach

DEALERS = (
    actions.Begin,
    actions.Loyalty,
    actions.Skill,
    actions.Drawn,
    actions.Back,
    actions.Event,
    actions.Token,
    actions.Reinforce,
    actions.Complication,
    actions.Bounty,
)


def refusal(engine: Engine, action: Action) -> Illegal:
    """The refusal of an action: the rule behind it, and what its sentence needs."""
    return Illegal(_rule(engine, action), **msgspec.structs.asdict(action), **_walking(engine, action))


def _rule(engine: Engine, action: Action) -> str:
    at = engine.at
    if at.asked == OVER:
        return "CORE-02"
    if at.asked == DEALER:
        return "CORE-04" if isinstance(action, DEALERS) else "CORE-01"
    if isinstance(action, DEALERS):
        return "CORE-01"
    if not _exists(engine, action):
        return "CORE-05"
    return _why(engine, at.stack[-1], action)


def _exists(engine: Engine, action: Action) -> bool:
    """Whether everything that an action names is in this match."""
    tables, at = engine.tables, engine.at
    known: dict[str, dict[str, int]] = {
        "card": tables.card_index,
        "slot": tables.slot_index,
        "plan": tables.plan_index,
        "figure": tables.figure_index,
        "space": tables.space_index,
        "door": tables.door_index,
        "event": tables.event_index,
    }
    for name, value in msgspec.structs.asdict(action).items():
        if name in known and value not in known[name]:
            return False
        if name == "piece" and not (-1 <= value < len(at.piece_space)):
            return False
    return True


def _why(engine: Engine, frame: Frame, action: Action) -> str:
    match action:
        case actions.Play():
            return _play(engine, frame, action)
        case actions.End():
            return "MANDO-54" if frame[0] == frames.TURN else "CORE-03"
        case actions.Resolve():
            return "MANDO-R-22" if frame[0] == frames.ACTION and frame[STEP] == 0 else "CORE-03"
        case actions.Ability():
            return _ability(engine, frame)
        case actions.Step():
            return _step(engine, frame, action)
        case actions.Attack() | actions.Strike():
            return _attack(engine, frame, action.piece)
        case actions.Ram():
            return "MANDO-73" if frame[0] == frames.ATTACK else "CORE-03"
        case actions.Unlock():
            return "MANDO-73" if frame[0] in (frames.RECON, frames.DOOR) else "CORE-03"
        case actions.Peek():
            return _peek(engine, frame, action.piece)
        case actions.Shift():
            return _shift(engine, frame, action)
        case actions.Keep():
            return _keep(engine, frame, action)
        case actions.Return():
            return "MANDO-98" if frame[0] == frames.PLAN else "CORE-03"
        case actions.Plan():
            figure, plan = engine.tables.figure_index[action.figure], engine.tables.plan_index[action.plan]
            if not engine.at.figure_plans[figure] >> plan & 1:
                return "MANDO-95"
            return "MANDO-R-74" if frame[0] != frames.TURN else "MANDO-R-75"
        case actions.Use():
            return _use(engine, action)
        case actions.PickUp():
            return _pick_up(engine, action.piece)
        case actions.Target():
            return {
                frames.ENEMY_MOVE: "MANDO-160",
                frames.ENEMY_ATTACK: "MANDO-171",
                frames.PIECES: "MANDO-105",
            }.get(frame[0], "CORE-03")
        case actions.Who():
            return {frames.ENEMY_MOVE: "MANDO-159", frames.ENEMY_ATTACK: "MANDO-169"}.get(frame[0], "CORE-03")
        case actions.Where():
            return {frames.FLEE: "MANDO-254", frames.SPAWN: "MANDO-154"}.get(frame[0], "CORE-03")
        case actions.Slot():
            return "MANDO-202" if frame[0] == frames.COMPLICATE else "CORE-03"
        case actions.Done():
            return _done(frame)
    return "CORE-03"


def _done(frame: Frame) -> str:
    """Why what has begun may not be left at that."""
    if frame[0] == frames.PUSH and DIRECTIONS[frame[frames.Push.DIRECTION]] == AWAY:
        return "MANDO-R-116"
    if frame[0] in (frames.PIECES, frames.PUSH, frames.RECON, frames.DOOR, frames.TAKE, frames.FEATURE):
        return "MANDO-122"
    return "MANDO-171" if frame[0] == frames.ENEMY_ATTACK else "CORE-03"


def _play(engine: Engine, frame: Frame, action: actions.Play) -> str:
    at, tables = engine.at, engine.tables
    if frame[0] not in (frames.TURN, frames.EXTRA):
        return "MANDO-R-18" if engine.action() else "CORE-03"
    if at.used_slots >> tables.slot_index[action.slot] & 1:
        return "MANDO-127" if frame[0] == frames.EXTRA else "MANDO-59"
    if tables.card_index[action.card] not in at.hands[at.asked]:
        return "MANDO-55"
    return "MANDO-54"


def _ability(engine: Engine, frame: Frame) -> str:
    if frame[0] == frames.WALK and frame[Walking.ACTING] != NONE:
        return "MANDO-120"
    if frame[0] != frames.ACTION or frame[Doing.CARD] == NONE:
        return "CORE-03"
    if frame[Doing.USED]:
        return "MANDO-122"
    ability = engine.tables.card_ability[frame[Doing.CARD]][frame[Doing.SLOT]]
    return "MANDO-118" if ability is None else "MANDO-R-21"


def _step(engine: Engine, frame: Frame, action: actions.Step) -> str:
    if frame[0] != frames.WALK:
        return "CORE-03"
    if frame[Walking.STOPPED]:
        return "MANDO-64"
    if not frame[Walking.LEFT]:
        return "MANDO-62"
    here, there = engine.at.figure_space[frame[Walking.FIGURE]], engine.tables.space_index[action.space]
    rule, steps = between(engine, here, there), _steps(engine, frame, action.space)
    if rule != "MANDO-63" or steps in (NONE, 0):
        return rule
    if steps > frame[Walking.LEFT]:
        return "MANDO-62"
    return "MANDO-63" if any(found.space == there for found in reach(engine, frame)) else "MANDO-64"


def _steps(engine: Engine, frame: Frame, space: str) -> int:
    """How far a walker is from a space, if nothing on the way stopped them; NONE: no way leads there."""
    free, there = frame[:], engine.tables.space_index[space]
    if there == engine.at.figure_space[frame[Walking.FIGURE]]:
        return 0
    free[Walking.LEFT] = FAR
    free[Walking.STOPPED] = 0
    free[Walking.IGNORE] |= ENEMY_STOP | FACEDOWN_STOP
    return next((len(found.way) for found in reach(engine, free) if found.space == there), NONE)


def _walking(engine: Engine, action: Action) -> dict[str, int]:
    """What a refused step is told besides: how far it is there, how far the movement still goes, and whether it has ended."""
    frame = engine.at.stack[-1] if engine.at.stack else None
    if isinstance(action, actions.Shift):  # a threat is moved by one space, and its sentences say no more
        return {"steps": 1, "left": 1}
    if not isinstance(action, actions.Step) or frame is None or frame[0] != frames.WALK or not _exists(engine, action):
        return {}
    stopped = frame[Walking.STOPPED] or not frame[Walking.LEFT]
    return {"steps": 0 if stopped else _steps(engine, frame, action.space), "left": frame[Walking.LEFT]}


def between(engine: Engine, here: int, there: int) -> str:
    """The rule that keeps two spaces apart."""
    kind = engine.tables.edge(here, there)
    if kind == "wall":
        return "MANDO-72"
    if kind == "ledge":
        return "MANDO-75"
    return "MANDO-63" if kind in (None, "open") else "MANDO-73"


def _attack(engine: Engine, frame: Frame, piece: int) -> str:
    if frame[0] != frames.ATTACK:
        return "CORE-03"
    at = engine.at
    if piece < 0 or at.piece_space[piece] == NONE:
        return "CORE-05"
    return "MANDO-R-47" if at.piece_up[piece] and not engine.enemy(piece) else "MANDO-79"


def _peek(engine: Engine, frame: Frame, piece: int) -> str:
    if frame[0] != frames.RECON:
        return "CORE-03"
    at = engine.at
    if piece < 0 or at.piece_space[piece] == NONE:
        return "CORE-05"
    if at.piece_up[piece]:
        return "MANDO-87"
    figure = at.stack[frame[frames.Recon.ACTION]][Doing.FIGURE]
    return "MANDO-90" if engine.range(at.figure_space[figure], at.piece_space[piece]) == FAR else "MANDO-88"


def _shift(engine: Engine, frame: Frame, action: actions.Shift) -> str:
    at = engine.at
    piece = action.piece
    if frame[0] not in (frames.RECON, frames.PUSH, frames.ENEMY_MOVE):
        return "CORE-03"
    if piece < 0 or at.piece_space[piece] == NONE:
        return "CORE-05"
    if frame[0] == frames.ENEMY_MOVE:
        return "MANDO-159"
    if not at.piece_up[piece]:
        return "MANDO-92"
    here, there = at.piece_space[piece], engine.tables.space_index[action.space]
    if frame[0] == frames.RECON and not any(
        isinstance(offer, actions.Shift) and offer.piece == piece for offer in KINDS[frames.RECON].offers(engine, frame)
    ):
        return "MANDO-91"  # not this one, wherever it should go
    if frame[0] == frames.PUSH or there in engine.ground.walk[here]:
        return "MANDO-91" if frame[0] == frames.RECON else "MANDO-164"
    return between(engine, here, there)


def _keep(engine: Engine, frame: Frame, action: actions.Keep) -> str:
    if frame[0] != frames.PLAN:
        return "CORE-03"
    plan = engine.tables.plan_index[action.plan]
    if not engine.tables.plan_keepable[plan]:
        return "MANDO-96"
    owned = engine.at.figure_plans[frame[frames.Plan.FIGURE]] >> plan & 1
    return "MANDO-97" if owned else "MANDO-95"


def _use(engine: Engine, action: actions.Use) -> str:
    at, tables = engine.at, engine.tables
    piece, figure = action.piece, tables.figure_index[action.figure]
    if piece < 0 or at.piece_space[piece] == NONE or not at.piece_up[piece]:
        return "CORE-05"
    if at.acting != 1 or at.piece_space[piece] != at.figure_space[figure]:
        return "MANDO-113"
    use = tables.token_use[at.piece_kind[piece]]
    if use == MEDKIT and not at.figure_damage[figure]:
        return "MANDO-188"
    return "MANDO-113"


def _pick_up(engine: Engine, piece: int) -> str:
    at, tables = engine.at, engine.tables
    if piece == -1:
        if at.child_figure != NONE or at.child_piece != NONE:
            return "MANDO-249"
        return "MANDO-252" if at.fled and at.child_space != NONE else "MANDO-248"
    carried = at.piece_up[piece] and at.piece_kind[piece] != NONE and tables.token_use[at.piece_kind[piece]] == CARRIED
    return "MANDO-248" if carried else "MANDO-112"
