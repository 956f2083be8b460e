"""Refusals: why an action that is not offered may not be played, by its rule."""

from copy import copy

import msgspec

from cantina.core.action import Action
from cantina.core.game import DEALER, OVER
from cantina.core.ledger import Illegal

from .. import actions
from ..effects.enemy_move import Moving
from ..effects.push import Pushing
from .acting import Acting, Extra
from .attacking import Attack
from .frames import Frame
from .planning import Plan
from .scouting import Recon
from .stack import Engine
from .tables.codes import CARRIED, ENEMY_STOP, FACEDOWN_STOP, FAR, MEDKIT, NONE
from .turn import Turn
from .walking import Walk, reach

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
        case actions.Resolve():
            return "MANDO-R-22" if isinstance(frame, Acting) and frame.stage == Acting.OPEN else "CORE-03"
        case actions.Ability():
            return _ability(engine, frame)
        case actions.Step():
            return _step(engine, frame, action)
        case actions.Attack() | actions.Strike():
            return _attack(engine, frame, action.piece)
        case actions.Peek():
            return _peek(engine, frame, action.piece)
        case actions.Shift():
            return _shift(engine, frame, action)
        case actions.Keep():
            return _keep(engine, frame, action)
        case actions.Plan():
            figure, plan = engine.tables.figure_index[action.figure], engine.tables.plan_index[action.plan]
            if not engine.at.figure_plans[figure] >> plan & 1:
                return "MANDO-95"
            return "MANDO-R-74" if not isinstance(frame, Turn) else "MANDO-R-75"
        case actions.Use():
            return _use(engine, action)
        case actions.PickUp():
            return _pick_up(engine, action.piece)
    return frame.refuses(action)


def _play(engine: Engine, frame: Frame, action: actions.Play) -> str:
    at, tables = engine.at, engine.tables
    if not isinstance(frame, Turn | Extra):
        return "MANDO-R-18" if engine.action() else "CORE-03"
    if at.used_slots >> tables.slot_index[action.slot] & 1:
        return "MANDO-127" if isinstance(frame, Extra) else "MANDO-59"
    if tables.card_index[action.card] not in at.hands[at.asked]:
        return "MANDO-55"
    return "MANDO-54"


def _ability(engine: Engine, frame: Frame) -> str:
    if isinstance(frame, Walk) and frame.acting != NONE:
        return "MANDO-120"
    if not isinstance(frame, Acting) or frame.card == NONE:
        return "CORE-03"
    if frame.used:
        return "MANDO-122"
    ability = engine.tables.card_ability[frame.card][frame.slot]
    return "MANDO-118" if ability is None else "MANDO-R-21"


def _step(engine: Engine, frame: Frame, action: actions.Step) -> str:
    if not isinstance(frame, Walk):
        return "CORE-03"
    if frame.stopped:
        return "MANDO-64"
    if not frame.left:
        return "MANDO-62"
    here, there = engine.at.figure_space[frame.figure], engine.tables.space_index[action.space]
    rule, steps = between(engine, here, there), _steps(engine, frame, action.space)
    if rule != "MANDO-63" or steps in (NONE, 0):
        return rule
    if steps > frame.left:
        return "MANDO-62"
    return "MANDO-63" if any(found.space == there for found in reach(engine, frame)) else "MANDO-64"


def _steps(engine: Engine, frame: Walk, space: str) -> int:
    """How far a walker is from a space, if nothing on the way stopped them; NONE: no way leads there."""
    free, there = copy(frame), engine.tables.space_index[space]
    if there == engine.at.figure_space[frame.figure]:
        return 0
    free.left = FAR
    free.stopped = 0
    free.ignore |= ENEMY_STOP | FACEDOWN_STOP
    return next((len(found.way) for found in reach(engine, free) if found.space == there), NONE)


def _walking(engine: Engine, action: Action) -> dict[str, int]:
    """What a refused step is told besides: how far it is there, how far the movement still goes, and whether it has ended."""
    frame = engine.at.stack[-1] if engine.at.stack else None
    if isinstance(action, actions.Shift):  # a threat is moved by one space, and its sentences say no more
        return {"steps": 1, "left": 1}
    if not isinstance(action, actions.Step) or not isinstance(frame, Walk) or not _exists(engine, action):
        return {}
    stopped = frame.stopped or not frame.left
    return {"steps": 0 if stopped else _steps(engine, frame, action.space), "left": frame.left}


def between(engine: Engine, here: int, there: int) -> str:
    """The rule that keeps two spaces apart."""
    kind = engine.tables.edge(here, there)
    if kind == "wall":
        return "MANDO-72"
    if kind == "ledge":
        return "MANDO-75"
    return "MANDO-63" if kind in (None, "open") else "MANDO-73"


def _is_gone(engine: Engine, piece: int) -> bool:
    """Whether no such threat is on the map."""
    return piece < 0 or engine.at.piece_space[piece] == NONE


def _attack(engine: Engine, frame: Frame, piece: int) -> str:
    if not isinstance(frame, Attack):
        return "CORE-03"
    at = engine.at
    if _is_gone(engine, piece):
        return "CORE-05"
    return "MANDO-R-47" if at.piece_up[piece] and not engine.enemy(piece) else "MANDO-79"


def _peek(engine: Engine, frame: Frame, piece: int) -> str:
    if not isinstance(frame, Recon):
        return "CORE-03"
    if _is_gone(engine, piece):
        return "CORE-05"
    at = engine.at
    if at.piece_up[piece]:
        return "MANDO-87"
    figure = engine.doing(frame.action).figure
    return "MANDO-90" if engine.range(at.figure_space[figure], at.piece_space[piece]) == FAR else "MANDO-88"


def _shift(engine: Engine, frame: Frame, action: actions.Shift) -> str:
    at = engine.at
    piece = action.piece
    if not isinstance(frame, Recon | Pushing | Moving):
        return "CORE-03"
    if piece < 0 or at.piece_space[piece] == NONE:
        return "CORE-05"
    if isinstance(frame, Moving):
        return "MANDO-159"
    if not at.piece_up[piece]:
        return "MANDO-92"
    here, there = at.piece_space[piece], engine.tables.space_index[action.space]
    if isinstance(frame, Recon) and not any(
        isinstance(offer, actions.Shift) and offer.piece == piece for offer in frame.offers(engine)
    ):
        return "MANDO-91"  # not this one, wherever it should go
    if isinstance(frame, Pushing) or there in engine.ground.walk[here]:
        return "MANDO-91" if isinstance(frame, Recon) else "MANDO-164"
    return between(engine, here, there)


def _keep(engine: Engine, frame: Frame, action: actions.Keep) -> str:
    if not isinstance(frame, Plan):
        return "CORE-03"
    plan = engine.tables.plan_index[action.plan]
    if not engine.tables.plan_keepable[plan]:
        return "MANDO-96"
    owned = engine.at.figure_plans[frame.figure] >> plan & 1
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
