"""Conditions: whether what a mission, a card or a bounty asks for holds now."""

from typing import Any

from ..tables import Condition
from ..tables.codes import CHILD, NONE
from .frames import NOWHERE, Context
from .selecting import pieces, spaces
from .stack import Engine, bits


def holds(engine: Engine, condition: Condition, context: Context = NOWHERE) -> bool:
    """Whether a condition holds."""
    return bool(_holds(engine, condition, context))


def _holds(engine: Engine, condition: Condition, context: Context) -> Any:
    at, tables = engine.at, engine.tables
    word, value = condition[0], condition[1]
    match word:
        # ---- what is asked most often: defeat, tracks and time
        case "character_defeated":
            return (at.fallen != NONE) == value
        case "track_ge":
            return at.tracks[value] >= condition[2]
        case "track_in":
            return at.tracks[value] in condition[2]
        case "track_full":
            return at.tracks[value] >= tables.track_size[value]
        case "events_resolved_ge":
            return at.resolved >= value
        # ---- logic
        case "all":
            return all(holds(engine, part, context) for part in value)
        case "any":
            return any(holds(engine, part, context) for part in value)
        case "not":
            return not holds(engine, value, context)
        # ---- the action
        case "strength_ge":
            action = engine.action()
            return action is not None and action.strength >= value
        case "six_plus":
            return _six_plus(engine, context) == value
        case "target_range":
            piece = _target(engine, context)
            return piece != NONE and engine.range(at.figure_space[context.you], at.piece_space[piece]) <= value
        case "target_damaged":
            piece = _target(engine, context)
            return piece != NONE and (at.piece_damage[piece] > 0) == value
        case "ally_near_target":
            piece = _target(engine, context)
            return piece != NONE and any(
                figure != context.you and engine.range(at.figure_space[figure], at.piece_space[piece]) <= value
                for figure in engine.in_play()
            )
        case "enemy_here":
            action = engine.action()
            return action is not None and bool(action.enemy_here) == value
        case "peeked":
            action = engine.action()
            seen = [] if action is None else [piece for piece in bits(action.peeked) if at.piece_kind[piece] != NONE]
            return any(tables.token_enemy[at.piece_kind[piece]] == (value == "enemy") for piece in seen)
        case "count_ge":
            return len(pieces(engine, value, context)) >= condition[2]
        # ---- the map
        case "token_faceup":
            return bool(engine.token_at(value))
        case "character_with":
            return any(space in _figure_spaces(engine) for space in engine.token_at(value))
        case "enemies_near":
            token, within, most = condition[1:]
            near = [
                piece
                for piece in engine.enemies()
                if any(engine.range(space, at.piece_space[piece]) <= within for space in engine.token_at(token))
            ]
            return len(near) <= most
        case "character_on_clear":
            standing, enemies = _figure_spaces(engine), {at.piece_space[piece] for piece in engine.enemies()}
            return any(space in standing and space not in enemies for space in engine.token_at(value))
        case "all_within":
            return all(_within(engine, figure, value, condition[2]) for figure in engine.in_play())
        case "others_within":
            others = [figure for figure in engine.in_play() if figure != at.traitor]
            return sum(_within(engine, figure, value, condition[2]) for figure in others) <= condition[3]
        case "carried_by_character":
            return bool(_carriers(engine, value))
        case "carrier_on":
            goal = spaces(engine, condition[2], context)
            return any(at.figure_space[figure] in goal for figure in _carriers(engine, value))
        case "child_carrier_on":
            return at.child_figure != NONE and at.figure_space[at.child_figure] in spaces(engine, value, context)
        case "character_carrying_with":
            there = engine.token_at(condition[2])
            return any(at.figure_space[figure] in there for figure in _carriers(engine, value))
        case "enemy_carries":
            return at.child_piece != NONE
        case "enemy_carrier_on":
            return at.child_piece != NONE and at.piece_space[at.child_piece] in spaces(engine, value, context)
        case "defeated":
            return at.defeated[value] > 0
        case "defeated_count":
            return at.defeated[value] >= condition[2]
        # ---- the traitor
        case "traitor_carries":
            return at.traitor in _carriers(engine, value)
        case "traitor_on":
            return at.traitor != NONE and at.figure_space[at.traitor] in spaces(engine, value, context)
    raise ValueError(f"{word} is asked elsewhere")


def _target(engine: Engine, context: Context) -> int:
    at = engine.at
    piece = engine.doing(context.action).target if context.action != NONE else NONE
    return piece if piece != NONE and at.piece_space[piece] != NONE else NONE


def _six_plus(engine: Engine, context: Context) -> bool:
    """MANDO-R-81: the strength of the slot now; by a house rule, that at its check. No slot has none, a tactical skill 5."""
    slot = context.slot
    if slot == NONE:
        return False
    if engine.tables.setup.frozen_six:
        from .trouble import Trouble

        return any(isinstance(frame, Trouble) and frame.six for frame in engine.at.stack)
    return engine.strength(slot) >= 6


def _figure_spaces(engine: Engine) -> set[int]:
    return {engine.at.figure_space[figure] for figure in engine.in_play()}


def _within(engine: Engine, figure: int, reference: tuple[object, ...], most: int) -> bool:
    place = engine.at.figure_space[figure]
    return any(engine.range(place, space) <= most for space in spaces(engine, reference, NOWHERE))


def _carriers(engine: Engine, kind: int) -> list[int]:
    """The figures that carry a token of a kind."""
    at = engine.at
    if kind == CHILD:
        return [at.child_figure] if at.child_figure != NONE else []
    return [carrier for piece, carrier in enumerate(at.piece_carrier) if carrier != NONE and at.piece_kind[piece] == kind]
