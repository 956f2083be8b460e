"""Selecting: which threats, characters, spaces and slots an effect is about, by what its context says."""

from collections.abc import Sequence
from typing import Any

from ..tables import Selection, SpaceRef
from ..tables.codes import CHOOSE, FAR, HIGHEST, LOWEST, NONE
from .frames import Context
from .stack import Engine, bits


def anchor(engine: Engine, context: Context, name: str) -> int:
    """The space that a distance is counted from."""
    at = engine.at
    match name:
        case "you":
            return at.figure_space[context.you]
        case "target":
            return _target_space(engine, context)
        case "child":
            return engine.child_at()
    return context.here


def _target_space(engine: Engine, context: Context) -> int:
    """Where the target is, or was when it was chosen if it is gone."""
    at = engine.at
    if context.action == NONE:
        return NONE
    action = engine.doing(context.action)
    piece = action.target
    if piece != NONE and at.piece_space[piece] != NONE:
        return at.piece_space[piece]
    return action.target_space


def pieces(engine: Engine, selection: Selection, context: Context, without: int = 0) -> list[int]:
    """The threats that a selector means; `without`: a mask of those already taken."""
    at, tables = engine.at, engine.tables
    found = _of_kind(engine, selection.kind, context)
    if without:
        found = [piece for piece in found if not without >> piece & 1]
    if selection.classes:
        found = [piece for piece in found if selection.classes >> tables.token_class[at.piece_kind[piece]] & 1]
    if selection.not_target and context.action != NONE:
        target = engine.doing(context.action).target
        found = [piece for piece in found if piece != target]
    if selection.at == "your_space":
        found = [piece for piece in found if at.piece_space[piece] == at.figure_space[context.you]]
    elif selection.at == "target_space":
        place = _target_space(engine, context)
        found = [piece for piece in found if at.piece_space[piece] == place]
    elif selection.at == "behind_locked_door":
        from_start = engine.ground.steps[tables.start]
        found = [piece for piece in found if from_start[at.piece_space[piece]] == FAR]
    if selection.within == FAR and not selection.nearest:
        return found
    place = anchor(engine, context, selection.anchor)
    if place == NONE:
        return []
    reach = engine.ground.reach[place]
    found = [piece for piece in found if reach[at.piece_space[piece]] <= min(selection.within, FAR - 1)]
    if selection.nearest and found:
        least = min(reach[at.piece_space[piece]] for piece in found)
        found = [piece for piece in found if reach[at.piece_space[piece]] == least]
    return found


def _of_kind(engine: Engine, kind: str, context: Context) -> list[int]:
    at = engine.at
    match kind:
        case "enemy":
            return engine.enemies()
        case "facedown":
            return engine.face_down()
        case "feature":
            enemy = engine.tables.token_enemy
            return [
                piece
                for piece, space in enumerate(at.piece_space)
                if space != NONE and at.piece_up[piece] and not enemy[at.piece_kind[piece]]
            ]
        case "target":
            found = [engine.doing(context.action).target] if context.action != NONE else []
        case "peeked":
            found = list(bits(engine.doing(context.action).peeked)) if context.action != NONE else []
        case _:  # the attacker, or the one just revealed
            found = [context.piece]
    return [piece for piece in found if piece != NONE and at.piece_space[piece] != NONE]


DIRECTIONS = ("any", "away", "toward")
AWAY = DIRECTIONS[1]


def pushable(engine: Engine, word: tuple[Any, ...], context: Context, without: int = 0) -> list[int]:
    """The enemies that a push means, as far as they can go its way at all (MANDO-164)."""
    origin = anchor(engine, context, word[1].anchor)
    return [piece for piece in pieces(engine, word[1], context, without) if push_ways(engine, piece, word[3], origin)]


def push_ways(engine: Engine, piece: int, direction: str, origin: int) -> list[int]:
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
    change = 1 if direction == AWAY else -1
    return [space for space in near if far[space] == far[here] + change]


def figures(engine: Engine, who: str, within: int, origin: str, context: Context) -> list[int]:
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
    if within < FAR:
        place = anchor(engine, context, origin)
        found = [figure for figure in found if engine.range(place, at.figure_space[figure]) <= within]
    return found


def chosen_one(who: str) -> bool:
    """Whether `who` is one character that somebody chooses."""
    return who in ("other", "any")


def spaces(engine: Engine, reference: SpaceRef, context: Context, mover: int = NONE) -> list[int]:
    """The spaces that a reference can mean; several are equally good. `mover`: the space of the enemy that goes there."""
    at, tables = engine.at, engine.tables
    match reference[0]:
        case "space":
            return [reference[1]] if reference[1] != NONE else []
        case "here":
            return [context.here]
        case "your_space":
            return [at.figure_space[context.you]]
        case "token":
            place = [engine.child_at()] if reference[1] < NONE else engine.token_at(reference[1])
            return [space for space in place if space != NONE]
        case "stars":
            return list(reference[1]) if mover == NONE else _nearest_on_foot(engine, reference[1], mover)
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
    raise ValueError(f"no space is called {reference}")


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
