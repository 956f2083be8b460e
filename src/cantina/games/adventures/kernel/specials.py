"""Special tokens, plan cards and gear that a player may use in the player's play-actions step, and what can be picked up."""

from cantina.core.action import Action

from .. import actions, events
from .harm import heal, spend_plan
from .programs import action_place, program, would_change
from .stack import Engine, bits
from .tables.codes import CARRIED, DISCARDED, MEDKIT, NONE, YOUR_ACTIONS
from .tokens import take_off


def uses(engine: Engine) -> list[Action]:
    """Special tokens on the spaces of the active player's figures that may be used now (MANDO-113, MANDO-242)."""
    at = engine.at
    if at.acting != 1:
        return []
    found: list[Action] = []
    for figure in engine.your_figures():
        for piece in engine.pieces_at(at.figure_space[figure]):
            if usable(engine, piece, figure):
                found.append(actions.Use(piece, engine.figure_name(figure)))
    return found


def usable(engine: Engine, piece: int, figure: int) -> bool:
    """Whether a face-up special token does something for a figure now."""
    at, tables = engine.at, engine.tables
    if not at.piece_up[piece] or tables.token_enemy[at.piece_kind[piece]]:
        return False
    kind = at.piece_kind[piece]
    use = tables.token_use[kind]
    if use == MEDKIT:
        return at.figure_damage[figure] > 0
    return use == DISCARDED and would_change(engine, tables.token_program[kind], figure, at.active)


def use(engine: Engine, piece: int, figure: int) -> None:
    """A character uses a special token."""
    at, tables = engine.at, engine.tables
    kind = at.piece_kind[piece]
    medkit = tables.token_use[kind] == MEDKIT
    here = at.piece_space[piece]
    engine.change(
        events.TokenUsed(
            figure=engine.figure_name(figure),
            piece=piece,
            token=tables.tokens[kind],
            rule="MANDO-187" if medkit else "MANDO-113",
        )
    )
    at.removed[kind] += 1
    take_off(engine, piece)
    if medkit:
        heal(engine, figure, 1, "MANDO-187")
    else:
        engine.push(program(tables.token_program[kind], figure, at.active, here=here, action=action_place(engine)))


def cards(engine: Engine) -> list[Action]:
    """Plan cards and gear for the player's play-actions step (MANDO-100)."""
    at, tables = engine.at, engine.tables
    found: list[Action] = []
    for figure in engine.your_figures():
        for plan in bits(at.figure_plans[figure]):
            if tables.plan_when[plan] == YOUR_ACTIONS and would_change(engine, tables.plan_program[plan], figure, at.active):
                found.append(actions.Plan(tables.plans[plan], engine.figure_name(figure)))
        gear = at.figure_gear[figure]
        if gear != NONE and would_change(engine, tables.gear_program[gear], figure, at.active):
            found.append(actions.Gear(engine.figure_name(figure)))
    return found


def use_plan(engine: Engine, figure: int, plan: int) -> None:
    """A plan card of the player's step is used."""
    number = engine.tables.plan_program[plan]
    place = action_place(engine)
    spend_plan(engine, figure, plan)
    engine.push(program(number, figure, engine.at.active, action=place))


def use_gear(engine: Engine, figure: int) -> None:
    """A character's gear is used up."""
    at, tables = engine.at, engine.tables
    gear, at.figure_gear[figure] = at.figure_gear[figure], NONE
    engine.change(events.GearUsed(figure=engine.figure_name(figure), gear=tables.gear_ids[gear], rule="MANDO-205"))
    engine.push(program(tables.gear_program[gear], figure, at.active))


def picks(engine: Engine, figure: int) -> list[Action]:
    """What a figure may pick up while it carries out an action: the child, or a token that can be carried (MANDO-248)."""
    at = engine.at
    space = at.figure_space[figure]
    found: list[Action] = []
    if can_pick_child(engine) and at.child_space == space:
        found.append(actions.PickUp(-1))
    found += [actions.PickUp(piece) for piece in engine.pieces_at(space) if can_pick(engine, piece)]
    return found


def can_pick_child(engine: Engine) -> bool:
    """Whether the child lies on the map and has not run away this turn (MANDO-249, MANDO-252)."""
    at = engine.at
    return at.child_space != NONE and at.child_figure == NONE and at.child_piece == NONE and not at.fled


def can_pick(engine: Engine, piece: int) -> bool:
    """Whether a token is one that characters carry."""
    at = engine.at
    return bool(at.piece_up[piece]) and engine.tables.token_use[at.piece_kind[piece]] == CARRIED


def pick_up(engine: Engine, figure: int, piece: int) -> None:
    """A character picks something up."""
    at = engine.at
    name = engine.figure_name(figure)
    if piece == -1:
        at.child_figure, at.child_space = figure, NONE
        engine.change(events.PickedUp(figure=name, token="child", rule="MANDO-248"))
    else:
        at.piece_carrier[piece], at.piece_space[piece] = figure, NONE
        engine.change(events.PickedUp(figure=name, token=engine.token_name(piece), rule="MANDO-205"))


def answer(engine: Engine, action: Action, figure: int) -> bool:
    """Take a decision of this module, whichever frame offered it; `figure` is the acting one."""
    tables = engine.tables
    match action:
        case actions.Use():
            use(engine, action.piece, tables.figure_index[action.figure])
        case actions.Plan():
            use_plan(engine, tables.figure_index[action.figure], tables.plan_index[action.plan])
        case actions.Gear():
            use_gear(engine, tables.figure_index[action.figure])
        case actions.PickUp():
            pick_up(engine, figure, action.piece)
        case _:
            return False
    return True
