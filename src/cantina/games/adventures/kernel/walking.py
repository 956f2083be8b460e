"""Movement of characters: step by step, with hooks on leaving, threats revealed on entering, and guards at the end."""

from typing import NamedTuple

from cantina.core.action import Action

from .. import actions, events
from . import specials
from .frames import Frame
from .harm import BY_GUARD, BY_HOOK, claim, hurt
from .programs import program, would_change
from .revealing import reveal
from .stack import Engine
from .tables.codes import DURING, ENEMY_STOP, FACEDOWN_STOP, GUARD, HOOK, LEDGE, NO_GUARD, NO_HOOK, NONE


def walk(engine: Engine, figure: int, spaces: int, ignore: int = 0, acting: int = NONE, goal: int = NONE) -> None:
    """A character may move up to a number of spaces."""
    down = sum(1 << piece for piece in engine.face_down())
    engine.push(Walk(figure, spaces, ignore, 0, acting, 0, goal, NONE, down))


def seat_of(engine: Engine, frame: "Walk") -> int:
    """Who steers: the player of the action, or whoever resolves the effect (MANDO-R-41)."""
    if frame.acting != NONE:
        return engine.doing(frame.acting).seat
    return engine.at.active


class Reached(NamedTuple):
    """A space that a movement can come to: by which spaces, and whether a threat would end it there."""

    space: int
    way: tuple[int, ...]
    stops: bool


def reach(engine: Engine, frame: "Walk") -> list[Reached]:
    """Every space that a movement can still come to, by a shortest way."""
    at, ground, goal = engine.at, engine.ground, frame.goal
    here = at.figure_space[frame.figure]
    if frame.stopped or here == goal:
        return []
    near = ground.climb if frame.ignore & LEDGE else ground.walk
    threatened = {space for space in at.piece_space if space != NONE}
    found = {here: Reached(here, (), False)}
    open_ = [here]
    for space in open_:
        way = found[space].way
        left = frame.left - len(way) - 1
        if found[space].stops or left < 0:
            continue
        for other in near[space]:
            if other not in found and (goal == NONE or ground.steps[other][goal] <= left):
                found[other] = Reached(other, (*way, other), other in threatened and stops(engine, frame, other))
                open_.append(other)
    return list(found.values())[1:]


def stops(engine: Engine, frame: "Walk", space: int) -> bool:
    """Whether a threat ends a movement that enters its space (MANDO-64, MANDO-66)."""
    here = engine.pieces_at(space)
    met_enemy = any(map(engine.enemy, here)) and not frame.ignore & ENEMY_STOP
    met_hidden = any(frame.down >> piece & 1 for piece in here) and not frame.ignore & FACEDOWN_STOP
    return bool(met_enemy or met_hidden)


class Walk(Frame):
    """A movement on its way."""

    code = 3
    prompt = "walk"
    ASK, LEAVE, ARRIVE, GUARD, OVER = range(5)

    figure: int
    left: int
    ignore: int
    moved: int
    acting: int  # the place on the stack of the action that this is the movement of, or NONE
    stopped: int
    goal: int
    to: int
    down: int  # mask of the threats that were face down when it began

    def step(self, engine: Engine) -> None:
        stage = self.stage
        if stage == Walk.ASK:
            if self._spaces(engine) or self._others(engine):
                engine.ask(seat_of(engine, self))
            else:
                self.stage = Walk.GUARD
        elif stage == Walk.LEAVE:
            self.stage = Walk.ARRIVE
            self._leave(engine)
        elif stage == Walk.ARRIVE:
            self.stage = Walk.ASK
            self._arrive(engine)
        elif stage == Walk.GUARD:
            self.stage = Walk.OVER
            if self.moved and not self.ignore & NO_GUARD:
                self._guards(engine)
        else:
            engine.pop()

    def _spaces(self, engine: Engine) -> list[int]:
        """Where the next step may lead."""
        if self.stopped or not self.left:
            return []
        ground = engine.ground
        here = engine.at.figure_space[self.figure]
        near = (ground.climb if self.ignore & LEDGE else ground.walk)[here]
        goal = self.goal
        if goal == NONE:
            return list(near)
        return [space for space in near if ground.steps[space][goal] < self.left and here != goal]

    def _others(self, engine: Engine) -> list[Action]:
        """What may be done on this space: special tokens, the child, and an ability that works during a move."""
        at, figure = engine.at, self.figure
        found = specials.uses(engine) if seat_of(engine, self) == at.active else []
        action = engine.action()
        if action is not None and action.figure == figure:  # MANDO-R-142, and MANDO-R-144: nobody else
            found = found + specials.picks(engine, figure)
        if self.acting != NONE and self._ability(engine) is not None:
            found = [*found, actions.Ability()]
        return found if at.acting == 1 else []

    def _ability(self, engine: Engine) -> int | None:
        """The program of a card's ability that may be used at any point of this move."""
        action = engine.doing(self.acting)
        card = action.card
        if card == NONE or action.used:
            return None
        ability = engine.tables.card_ability[card][action.slot]
        if ability is None or ability[0] != DURING:
            return None
        return ability[1] if would_change(engine, ability[1], self.figure, action.seat) else None

    def offers(self, engine: Engine) -> list[Action]:
        names = engine.tables.spaces
        steps: list[Action] = [actions.Step(names[space]) for space in self._spaces(engine)]
        at_goal = self.goal in (NONE, engine.at.figure_space[self.figure]) or not self.moved or not steps
        return [*steps, *self._others(engine), *([actions.Stop()] if at_goal else [])]

    def answer(self, engine: Engine, action: Action) -> None:
        if isinstance(action, actions.Step):
            self.to = engine.tables.space_index[action.space]
            self.stage = Walk.LEAVE
        elif isinstance(action, actions.Stop):
            self.stage = Walk.GUARD
        elif isinstance(action, actions.Ability):
            number = self._ability(engine)
            assert number is not None
            doing = engine.doing(self.acting)
            doing.used = 1
            seat = doing.seat
            name, card = engine.figure_name(self.figure), engine.tables.cards[doing.card]
            engine.tell(events.UsedAbility(figure=name, card=card, rule="MANDO-118"))
            engine.push(program(number, self.figure, seat, action=self.acting))
        else:
            specials.answer(engine, action, self.figure)

    def _leave(self, engine: Engine) -> None:
        """MANDO-197: hooks strike on the space that is being left."""
        at, figure = engine.at, self.figure
        if self.ignore & NO_HOOK:
            return
        for piece in engine.pieces_at(at.figure_space[figure]):
            if engine.enemy(piece) and engine.ability(piece) == HOOK:
                hurt(engine, figure, 1, BY_HOOK)
                name = engine.figure_name(figure)
                engine.tell(events.HookedOn(piece=piece, token=engine.token_name(piece), figure=name, rule="MANDO-197"))

    def _arrive(self, engine: Engine) -> None:
        at, figure, space = engine.at, self.figure, self.to
        start, at.figure_space[figure] = at.figure_space[figure], space
        self.left -= 1
        self.moved += 1
        name = engine.figure_name(figure)
        engine.change(events.Walked(figure=name, start=engine.space_name(start), end=engine.space_name(space), rule="MANDO-63"))
        if at.acting == 1 and figure in engine.your_figures():
            at.walked += 1
            claim(engine, "moved_in_one_turn_ge", at.walked)
        here = engine.pieces_at(space)
        down = [piece for piece in here if not at.piece_up[piece]]
        met_hidden = any(self.down >> piece & 1 for piece in here)
        if stops(engine, self, space):
            self.stopped = 1
            rule = "MANDO-66" if met_hidden and not down else "MANDO-64"
            engine.tell(events.Stopped(figure=name, space=engine.space_name(space), rule=rule))
        reveal(engine, down, figure)

    def _guards(self, engine: Engine) -> None:
        """MANDO-191: every guard within range 1 of where the movement ended."""
        at, figure = engine.at, self.figure
        reach = engine.ground.reach[at.figure_space[figure]]
        for piece in engine.enemies():
            if engine.ability(piece) == GUARD and reach[at.piece_space[piece]] <= 1:
                hurt(engine, figure, 1, BY_GUARD)
                name = engine.figure_name(figure)
                engine.tell(events.Guarded(piece=piece, token=engine.token_name(piece), figure=name, rule="MANDO-191"))
