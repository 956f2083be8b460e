"""Movement of characters: step by step, with hooks on leaving, threats revealed on entering, and guards at the end."""

from typing import NamedTuple

from cantina.core.action import Action

from .. import actions, events
from ..tables.codes import DURING, ENEMY_STOP, FACEDOWN_STOP, GUARD, HOOK, LEDGE, NO_GUARD, NO_HOOK, NONE
from . import frames, specials
from .frames import STEP, Frame
from .frames import Walk as Fields
from .harm import BY_GUARD, BY_HOOK, claim, hurt
from .programs import program
from .revealing import reveal
from .stack import Engine, Kind


def walk(engine: Engine, figure: int, spaces: int, ignore: int = 0, acting: int = NONE, goal: int = NONE) -> None:
    """A character may move up to a number of spaces."""
    down = sum(1 << piece for piece in engine.face_down())
    engine.push(Fields.make(figure, spaces, ignore, acting, goal, down))


def seat_of(engine: Engine, frame: Frame) -> int:
    """Who steers: the player of the action, or whoever resolves the effect (MANDO-R-41)."""
    if frame[Fields.ACTING] != NONE:
        return engine.at.stack[frame[Fields.ACTING]][frames.Action.SEAT]
    return engine.at.active


class Reached(NamedTuple):
    """A space that a movement can come to: by which spaces, and whether a threat would end it there."""

    space: int
    way: tuple[int, ...]
    stops: bool


def reach(engine: Engine, frame: Frame) -> list[Reached]:
    """Every space that a movement can still come to, by a shortest way."""
    at, ground, goal = engine.at, engine.ground, frame[Fields.GOAL]
    here = at.figure_space[frame[Fields.FIGURE]]
    if frame[Fields.STOPPED] or here == goal:
        return []
    near = ground.climb if frame[Fields.IGNORE] & LEDGE else ground.walk
    found = {here: Reached(here, (), False)}
    open_ = [here]
    for space in open_:
        way = found[space].way
        left = frame[Fields.LEFT] - len(way) - 1
        if found[space].stops or left < 0:
            continue
        for other in near[space]:
            if other not in found and (goal == NONE or ground.steps[other][goal] <= left):
                found[other] = Reached(other, (*way, other), stops(engine, frame, other))
                open_.append(other)
    return list(found.values())[1:]


def stops(engine: Engine, frame: Frame, space: int) -> bool:
    """Whether a threat ends a movement that enters its space (MANDO-64, MANDO-66)."""
    here = engine.pieces_at(space)
    met_enemy = any(map(engine.enemy, here)) and not frame[Fields.IGNORE] & ENEMY_STOP
    met_hidden = any(frame[Fields.DOWN] >> piece & 1 for piece in here) and not frame[Fields.IGNORE] & FACEDOWN_STOP
    return bool(met_enemy or met_hidden)


class Walk(Kind, code=frames.WALK):
    """A movement on its way."""

    prompt = "walk"
    ASK, LEAVE, ARRIVE, GUARD, OVER = range(5)

    @staticmethod
    def step(engine: Engine, frame: Frame) -> None:
        stage = frame[STEP]
        if stage == Walk.ASK:
            if Walk._spaces(engine, frame) or Walk._others(engine, frame):
                engine.ask(seat_of(engine, frame))
            else:
                frame[STEP] = Walk.GUARD
        elif stage == Walk.LEAVE:
            frame[STEP] = Walk.ARRIVE
            Walk._leave(engine, frame)
        elif stage == Walk.ARRIVE:
            frame[STEP] = Walk.ASK
            Walk._arrive(engine, frame)
        elif stage == Walk.GUARD:
            frame[STEP] = Walk.OVER
            if frame[Fields.MOVED] and not frame[Fields.IGNORE] & NO_GUARD:
                Walk._guards(engine, frame)
        else:
            engine.pop()

    @staticmethod
    def _spaces(engine: Engine, frame: Frame) -> list[int]:
        """Where the next step may lead."""
        if frame[Fields.STOPPED] or not frame[Fields.LEFT]:
            return []
        ground = engine.ground
        here = engine.at.figure_space[frame[Fields.FIGURE]]
        near = (ground.climb if frame[Fields.IGNORE] & LEDGE else ground.walk)[here]
        goal = frame[Fields.GOAL]
        if goal == NONE:
            return list(near)
        return [space for space in near if ground.steps[space][goal] < frame[Fields.LEFT] and here != goal]

    @staticmethod
    def _others(engine: Engine, frame: Frame) -> list[Action]:
        """What may be done on this space: special tokens, the child, and an ability that works during a move."""
        at, figure = engine.at, frame[Fields.FIGURE]
        found = specials.uses(engine) if seat_of(engine, frame) == at.active else []
        action = engine.action()
        if action is not None and action[frames.Action.FIGURE] == figure:  # MANDO-R-142, and MANDO-R-144: nobody else
            found = found + specials.picks(engine, figure)
        if frame[Fields.ACTING] != NONE and Walk._ability(engine, frame) is not None:
            found = [*found, actions.Ability()]
        return found if at.acting == 1 else []

    @staticmethod
    def _ability(engine: Engine, frame: Frame) -> int | None:
        """The program of a card's ability that may be used at any point of this move."""
        action = engine.at.stack[frame[Fields.ACTING]]
        card = action[frames.Action.CARD]
        if card == NONE or action[frames.Action.USED]:
            return None
        ability = engine.tables.card_ability[card][action[frames.Action.SLOT]]
        if ability is None or ability[0] != DURING:
            return None
        from .worth import would_change

        return ability[1] if would_change(engine, ability[1], frame[Fields.FIGURE], action[frames.Action.SEAT]) else None

    @staticmethod
    def offers(engine: Engine, frame: Frame) -> list[Action]:
        names = engine.tables.spaces
        steps: list[Action] = [actions.Step(names[space]) for space in Walk._spaces(engine, frame)]
        at_goal = (
            frame[Fields.GOAL] in (NONE, engine.at.figure_space[frame[Fields.FIGURE]]) or not frame[Fields.MOVED] or not steps
        )
        return [*steps, *Walk._others(engine, frame), *([actions.Stop()] if at_goal else [])]

    @staticmethod
    def answer(engine: Engine, frame: Frame, action: Action) -> None:
        if isinstance(action, actions.Step):
            frame[Fields.TO] = engine.tables.space_index[action.space]
            frame[STEP] = Walk.LEAVE
        elif isinstance(action, actions.Stop):
            frame[STEP] = Walk.GUARD
        elif isinstance(action, actions.Ability):
            number = Walk._ability(engine, frame)
            assert number is not None
            doing = engine.at.stack[frame[Fields.ACTING]]
            doing[frames.Action.USED] = 1
            seat = doing[frames.Action.SEAT]
            name, card = engine.figure_name(frame[Fields.FIGURE]), engine.tables.cards[doing[frames.Action.CARD]]
            engine.tell(events.UsedAbility(figure=name, card=card, rule="MANDO-118"))
            engine.push(program(number, frame[Fields.FIGURE], seat, action=frame[Fields.ACTING]))
        else:
            specials.answer(engine, action, frame[Fields.FIGURE])

    @staticmethod
    def _leave(engine: Engine, frame: Frame) -> None:
        """MANDO-197: hooks strike on the space that is being left."""
        at, figure = engine.at, frame[Fields.FIGURE]
        if frame[Fields.IGNORE] & NO_HOOK:
            return
        for piece in engine.pieces_at(at.figure_space[figure]):
            if engine.enemy(piece) and engine.ability(piece) == HOOK:
                hurt(engine, figure, 1, BY_HOOK)
                name = engine.figure_name(figure)
                engine.tell(events.HookedOn(piece=piece, token=engine.token_name(piece), figure=name, rule="MANDO-197"))

    @staticmethod
    def _arrive(engine: Engine, frame: Frame) -> None:
        at, figure, space = engine.at, frame[Fields.FIGURE], frame[Fields.TO]
        start, at.figure_space[figure] = at.figure_space[figure], space
        frame[Fields.LEFT] -= 1
        frame[Fields.MOVED] += 1
        name = engine.figure_name(figure)
        engine.change(events.Walked(figure=name, start=engine.space_name(start), end=engine.space_name(space), rule="MANDO-63"))
        if at.acting == 1 and figure in engine.your_figures():
            at.walked += 1
            claim(engine, "moved_in_one_turn_ge", at.walked)
        here = engine.pieces_at(space)
        down = [piece for piece in here if not at.piece_up[piece]]
        met_hidden = any(frame[Fields.DOWN] >> piece & 1 for piece in here)
        if stops(engine, frame, space):
            frame[Fields.STOPPED] = 1
            rule = "MANDO-66" if met_hidden and not down else "MANDO-64"
            engine.tell(events.Stopped(figure=name, space=engine.space_name(space), rule=rule))
        reveal(engine, down, figure)

    @staticmethod
    def _guards(engine: Engine, frame: Frame) -> None:
        """MANDO-191: every guard within range 1 of where the movement ended."""
        at, figure = engine.at, frame[Fields.FIGURE]
        reach = engine.ground.reach[at.figure_space[figure]]
        for piece in engine.enemies():
            if engine.ability(piece) == GUARD and reach[at.piece_space[piece]] <= 1:
                hurt(engine, figure, 1, BY_GUARD)
                name = engine.figure_name(figure)
                engine.tell(events.Guarded(piece=piece, token=engine.token_name(piece), figure=name, rule="MANDO-191"))
