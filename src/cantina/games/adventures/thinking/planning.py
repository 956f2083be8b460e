"""Planning a whole turn: every way to carry out one action, then the best of them with every way to carry out the next."""

import time
from collections import deque
from typing import NamedTuple

import msgspec

from cantina.core.action import Action
from cantina.core.game import DEALER, OVER
from cantina.core.source import Source

from ..actions import Accuse, Keep, PickUp, Play
from ..appraisal import PLANS, appraise
from ..kernel.walking import Walk
from ..state import State

BEST = 3  # lines that are followed further, beside the best of each slot
DEEPEST = 4  # actions in a row
OUTCOMES = 2  # tries of each chance
MOVES = 800  # that are tried for one decision


class Variation(NamedTuple):
    """Decisions up to the end of an action or the first chance, the positions they may lead to, and what these are worth."""

    path: tuple[Action, ...]
    ends: list[State]
    worths: list[float]

    @property
    def worth(self) -> float:
        """On average."""
        return sum(self.worths) / len(self.worths)


class Planner:
    """Looks for a seat's best line from positions that could be the real one."""

    def __init__(self, seat: int, source: Source, moves: int, deadline: float | None):
        self.seat, self.source, self.deadline = seat, source, deadline
        self.left = moves

    def spent(self) -> bool:
        """Whether it is time to answer."""
        return self.left <= 0 or (self.deadline is not None and time.monotonic() >= self.deadline)

    # ---- lines -----------------------------------------------------------------------------------------------------------

    def best(self, state: State, depth: int = 0) -> Variation | None:
        """The best line from a position of the player's turn, with the worth that the turn can reach by it."""
        lines = self.lines(state)
        if not lines:
            return None
        ahead = _foremost(lines) if depth == 0 else [max(lines, key=lambda line: line.worth)]
        followed = [self._followed(line, depth + 1) for place, line in enumerate(ahead) if not place or not self.spent()]
        return max(followed, key=lambda line: line.worth)

    def _followed(self, line: Variation, depth: int) -> Variation:
        """A line with the best that can follow it in this turn; where chance decides, that can only be weighed."""
        if depth == DEEPEST:
            return line
        further = [self.best(end, depth) if self.plans(end) and not self.spent() else None for end in line.ends]
        worths = [worth if more is None else more.worth for worth, more in zip(line.worths, further, strict=True)]
        path = line.path if len(further) > 1 or further[0] is None else line.path + further[0].path
        return Variation(path, line.ends, worths)

    def plans(self, state: State) -> bool:
        """Whether the seat is deciding in its own step of playing actions."""
        at = state._at
        return state.turn == self.seat and at.active == self.seat and at.acting == 1

    def lines(self, root: State) -> list[Variation]:
        """Every way to carry out what is being decided, each position once, up to where the next action could begin."""
        queue: deque[tuple[State, tuple[Action, ...]]] = deque([(root, ())])
        seen, found = set(), []
        while queue and not self.spent():
            state, path = queue.popleft()
            for action in _sensible(state):
                after = self._after(state, action)
                way = (*path, action)
                if self._at_rest(after):
                    found.append(Variation(way, [after], [appraise(after, self.seat)]))
                elif after.turn != self.seat:
                    ends = [self._settled(after.copy()) for _ in range(OUTCOMES)]
                    found.append(Variation(way, ends, [appraise(end, self.seat) for end in ends]))
                elif (key := _key(after)) not in seen:
                    seen.add(key)
                    queue.append((after, way))
        return found

    def _after(self, state: State, action: Action) -> State:
        after = state.copy()
        after.play(action)
        self.left -= 1
        return after

    def _at_rest(self, state: State) -> bool:
        """Whether the action is over: the next one could begin, or the event step has."""
        at = state._at
        return state.turn == OVER or at.acting != 1 or at.active != self.seat or len(at.stack) == 1

    def _settled(self, state: State) -> State:
        """The position after the rest of an action: chance by the dealer, choices by reflex."""
        while not self._at_rest(state):
            state.play(state.deal(self.source) if state.turn == DEALER else reflex(state))
            self.left -= 1
        return state


def reflex(state: State) -> Action:
    """A choice without thinking: take what there is to take, and else leave it; what is best left comes last."""
    offered = state.actions()
    tables = state._tables
    kept = [
        (PLANS.get(tables.plan_when[tables.plan_index[action.plan]], 0.0), action)
        for action in offered
        if isinstance(action, Keep)
    ]
    if kept:
        return max(kept, key=lambda pair: pair[0])[1]
    return next((action for action in offered if isinstance(action, PickUp)), offered[-1])


def _foremost(lines: list[Variation]) -> list[Variation]:
    """The lines to be followed further: some of the best, and the best of each slot."""
    kept, slots = [], set()
    for place, line in enumerate(sorted(lines, key=lambda line: -line.worth)):
        first = line.path[0]
        fresh = isinstance(first, Play) and first.slot not in slots
        if isinstance(first, Play):
            slots.add(first.slot)
        if fresh or place < BEST:
            kept.append(line)
    return kept


def _sensible(state: State) -> list[Action]:
    """The offered actions, but for accusing; of cards that do the same under a slot only one."""
    offered = [action for action in state.actions() if not isinstance(action, Accuse)]
    if not isinstance(offered[0], Play):
        return offered
    tables = state._tables
    kept, seen = [], set()
    for action in offered:
        if isinstance(action, Play):
            card, slot = tables.card_index[action.card], tables.slot_index[action.slot]
            if tables.card_ability[card][slot] is None:
                same = (slot, tables.card_strength[card], tables.card_bonus[card] == slot, tables.card_figure[card])
                if same in seen:
                    continue
                seen.add(same)
        kept.append(action)
    return kept


def _key(state: State) -> tuple[object, ...]:
    """What tells positions within one action apart; of a walk only where it has come to, since shorter ways come first."""
    at = state._at
    top = at.stack[-1]
    way = (top.stage, top.figure) if isinstance(top, Walk) else msgspec.structs.astuple(top)
    return (
        top.code,
        *way,
        None,
        *((frame.code, msgspec.structs.astuple(frame)) for frame in at.stack[1:-1]),
        None,
        *at.figure_space,
        *at.figure_damage,
        *at.piece_space,
        *at.piece_damage,
        at.child_figure,
        at.doors,
        *at.figure_plans,
    )
