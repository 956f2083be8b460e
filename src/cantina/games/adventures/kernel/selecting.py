"""Selecting: which characters, spaces and slots an effect is about, by what its context says."""

from collections.abc import Sequence

from ..language.terms import Reference
from .frames import NOWHERE, Context
from .stack import Engine
from .tables.codes import CHILD, CHOOSE, FAR, HIGHEST, LOWEST, NONE


def anchor(engine: Engine, context: Context, name: str) -> int:
    """The space that a distance is counted from."""
    at = engine.at
    match name:
        case "you":
            return at.figure_space[context.you]
        case "target":
            return target_space(engine, context)
        case "child":
            return engine.child_at()
    return context.here


def target_space(engine: Engine, context: Context) -> int:
    """Where the target is, or was when it was chosen if it is gone."""
    at = engine.at
    if context.action == NONE:
        return NONE
    action = engine.doing(context.action)
    piece = action.target
    if piece != NONE and at.piece_space[piece] != NONE:
        return at.piece_space[piece]
    return action.target_space


def target(engine: Engine, context: Context) -> int:
    """The target of the action's attack, while it is on the map."""
    at = engine.at
    piece = engine.doing(context.action).target if context.action != NONE else NONE
    return piece if piece != NONE and at.piece_space[piece] != NONE else NONE


def figures(engine: Engine, who: str, within: int | None, origin: str, context: Context) -> list[int]:
    """The characters that `who` can mean; one of them is chosen where it says `other` or `any`."""
    at, you = engine.at, context.you
    match who:
        case "you":
            return [you] if at.figure_space[you] != NONE else []
        case "it":
            return [context.it]
        case "carrier":
            return [at.child_figure] if at.child_figure != NONE else []
    found = engine.in_play()
    if who in ("other", "each_other"):
        found = [figure for figure in found if figure != you]
    if origin == "start_of_move":
        start = engine.doing(context.action).origin if context.action != NONE else NONE
        return [figure for figure in found if at.figure_space[figure] == start]
    if within is not None and within < FAR:
        place = anchor(engine, context, origin)
        found = [figure for figure in found if engine.range(place, at.figure_space[figure]) <= within]
    return found


def figure_spaces(engine: Engine) -> set[int]:
    """Where the characters are."""
    return {engine.at.figure_space[figure] for figure in engine.in_play()}


def carriers(engine: Engine, kind: int) -> list[int]:
    """The figures that carry a token of a kind, or the child."""
    at = engine.at
    if kind == CHILD:
        return [at.child_figure] if at.child_figure != NONE else []
    return [carrier for piece, carrier in enumerate(at.piece_carrier) if carrier != NONE and at.piece_kind[piece] == kind]


def is_within(engine: Engine, figure: int, reference: Reference, most: int) -> bool:
    """Whether a character is within a range of a space."""
    place = engine.at.figure_space[figure]
    return any(engine.range(place, space) <= most for space in spaces(engine, reference, NOWHERE))


def spaces(engine: Engine, reference: Reference, context: Context, mover: int = NONE) -> list[int]:
    """The spaces that a reference can mean; several are equally good. `mover`: the space of the enemy that goes there."""
    at, tables = engine.at, engine.tables
    match reference.kind:
        case "space":
            return [reference.number] if reference.number != NONE else []
        case "here":
            return [context.here]
        case "your_space":
            return [at.figure_space[context.you]]
        case "token":
            place = [engine.child_at()] if reference.number < NONE else engine.token_at(reference.number)
            return [space for space in place if space != NONE]
        case "stars":
            return list(reference.stars) if mover == NONE else _nearest_on_foot(engine, reference.stars, mover)
        case "star:nearest":
            if mover != NONE:
                return _nearest_on_foot(engine, tables.star_spaces, mover)
            return _nearest(engine, tables.star_spaces, at.figure_space[context.you])
        case "star:nearest_child":
            child = engine.child_at()
            return _nearest(engine, tables.star_spaces, at.figure_space[context.you] if child == NONE else child)
        case "star:farthest_from_start":
            steps = engine.tables.ground((1 << len(tables.doors)) - 1).steps[tables.start]
            most = max((steps[space] for space in tables.star_spaces if steps[space] < FAR), default=NONE)
            return [space for space in tables.star_spaces if steps[space] == most]
    raise ValueError(f"no space is called {reference.kind}")


def _nearest(engine: Engine, among: Sequence[int], place: int) -> list[int]:
    """The nearest by range; where none is in range, any (MANDO-R-104)."""
    reach = engine.ground.reach[place]
    least = min((reach[space] for space in among), default=FAR)
    return [space for space in among if reach[space] == least]


def _nearest_on_foot(engine: Engine, among: Sequence[int], place: int) -> list[int]:
    steps = engine.ground.steps[place]
    least = min((steps[space] for space in among), default=FAR)
    return [space for space in among if steps[space] == least] if least < FAR else []


def slots(engine: Engine, slot: int, resolving: int = NONE) -> list[int]:
    """The slots that an effect can mean: one, or those tied for the lowest or highest strength (MANDO-R-91)."""
    everyone = range(len(engine.tables.slots))
    if slot == CHOOSE:
        return list(everyone)
    if slot in (LOWEST, HIGHEST):
        among = [place for place in everyone if slot == LOWEST or place != resolving]
        strengths = {place: engine.strength(place) for place in among}
        best = (min if slot == LOWEST else max)(strengths.values())
        return [place for place in among if strengths[place] == best]
    return [slot] if slot != NONE else []
