"""Planning a whole turn: the ways that look best are paired, and the best pairs are tried by the rules on likely worlds."""

import time
from collections import Counter, deque
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import msgspec

from cantina.core.action import Action
from cantina.core.game import DEALER, OVER
from cantina.core.source import Source

from ..actions import Ability, Accuse, End, Gear, Keep, PickUp, Plan, Play, Resolve, Step, Use
from ..appraisal import PLANS, appraise
from ..kernel.harm import Hurt
from ..kernel.programs import would_change
from ..kernel.stack import Engine, bits
from ..kernel.tables.codes import ATTACK, MISSION, NONE, ON_PLAY
from ..kernel.turn import ACTIONS
from ..kernel.walking import Walk
from ..state import State
from .ways import Way, Ways

MOVES = 300  # that may be tried for one decision
TURNS = 6  # turns that are tried by the rules
WORLDS = 2  # worlds that the better ones are tried on
FIRSTS = 6  # ways that are tried by the rules, beside the best of each slot
SECONDS = 4  # ways that each of them is followed by
ALIKE = 2.0  # points less for each turn with the same slots that was tried: many that differ little tell little
AGAIN = 3  # turns that are tried on further worlds
EXPLORED = 16  # moves that are tried to find the ways of an ability
HOPE = 3.0  # points that a way which disappointed may still bring after another one
SORE = 4  # health from which harm is worth a plan card
WORTHWHILE = 0.5  # the gain for which something that takes no card is done at once


class Budget:
    """How much is thought about one decision: the moves that may be tried set how many turns are, and on how many worlds."""

    def __init__(self, moves: int, deadline: float | None):
        self.left, self.deadline = moves, deadline
        self.turns, self.worlds = max(1, TURNS * moves // MOVES), max(1, WORLDS * moves // MOVES)

    def spent(self) -> bool:
        """Whether it is time to answer."""
        return self.left <= 0 or (self.deadline is not None and time.monotonic() >= self.deadline)


class Candidate(NamedTuple):
    """Decisions as far as they can be made now, up to the first chance or the end of the turn, and what they are worth."""

    path: tuple[Action, ...]
    worth: float


class Trial(msgspec.Struct, frozen=True, eq=False):
    """A turn as the rules have it in one world."""

    turn: tuple[Way, ...]
    path: tuple[Action, ...]  # decisions up to the first chance
    end: State
    sure: bool  # whether there was no chance
    worth: float


class Planner:
    """Looks for a seat's best turn from positions that could be the real one."""

    def __init__(self, seat: int, source: Source, budget: Budget, against: bool):
        self.seat, self.source, self.budget, self.against = seat, source, budget, against

    def plans(self, state: State) -> bool:
        """Whether the seat is deciding in its own step of playing actions."""
        at = state._at
        return state.turn == self.seat and at.active == self.seat and at.acting == 1

    def appraise(self, state: State) -> float:
        """What a position is worth."""
        return appraise(state, self.seat, self.against)

    # ---- candidates ------------------------------------------------------------------------------------------------------

    def candidates(self, state: State, another: Callable[[], State]) -> list[Candidate]:
        """Turns from a position of the player's turn with their worths, the best first; `another` is a further likely world."""
        if len(state._at.stack) > 1:
            return self._midway(state)
        ways = Ways(state, self.seat, self.against)
        found = self._turns(state, ways, another) if state._at.played < ACTIONS else []
        best = max((one.worth for one in found), default=ways.worth)
        free = self._explored(state, ways, self._without_card(state))
        found += [Candidate(way.path, best + way.gain - WORTHWHILE) for way in free]
        if End() in state.actions():
            found.append(Candidate((End(),), ways.worth))
        return sorted(found, key=lambda one: -one.worth)

    def _midway(self, state: State) -> list[Candidate]:
        """In the middle of an action: its ends, the better ones with what could follow."""
        ends = [(self.appraise(end), path, end) for path, end in self.explore(state, [()], 2 * EXPLORED)]
        ends.sort(key=lambda one: -one[0])
        found = [Candidate(path, worth + self._next(end)) for worth, path, end in ends[:AGAIN]]
        found += [Candidate(path, worth) for worth, path, _ in ends[AGAIN:]]
        return sorted(found, key=lambda one: -one.worth)

    def _next(self, state: State) -> float:
        """What the best action after this one would gain, as far as it can be foreseen."""
        if not self.plans(state) or state._at.played >= ACTIONS:
            return 0.0
        ways = Ways(state, self.seat, self.against, still=True).foreseen()
        return ways[0].gain if ways else 0.0

    # ---- turns -----------------------------------------------------------------------------------------------------------

    def _turns(self, state: State, ways: Ways, another: Callable[[], State]) -> list[Candidate]:
        """What could be done with the cards: the most promising ways by the rules, then the most promising pairs of ways."""
        foreseen = ways.foreseen() + self._explored(state, ways, self._special(state))
        foreseen.sort(key=lambda way: -way.gain)
        tried: dict[Way, Trial] = {}
        slots = set()
        for way in foreseen:
            if _goes(way, state) and (len(tried) < FIRSTS or way.slot not in slots):
                if tried and self.budget.spent():
                    break
                slots.add(way.slot)
                tried[way] = self._try(state, (way,))
        trials = list(tried.values())
        if state._at.played + 1 < ACTIONS:
            gains = {way: trial.worth - ways.worth for way, trial in tried.items()}
            trials = self._pairs(state, foreseen, tried, gains) or trials
        trials.sort(key=lambda trial: -trial.worth)
        found = [Candidate(trial.path, trial.worth) for trial in trials]
        for place, trial in enumerate(trials[:AGAIN]):
            if not trial.sure and not self.budget.spent():
                worths = [trial.worth, *(self._try(another(), trial.turn).worth for _ in range(1, self.budget.worlds))]
                found[place] = Candidate(trial.path, (max(worths) + sum(worths) / len(worths)) / 2)
        return found

    def _pairs(self, state: State, foreseen: Sequence[Way], tried: Mapping[Way, Trial], gains: dict[Way, float]) -> list[Trial]:
        """A way and another after it, the most promising by turns; a way that disappoints promises less from then on."""
        for way in foreseen:
            gains.setdefault(way, way.gain)
        pairs = self._promising(state, foreseen, list(tried), gains) + self._answers(state, tried, gains)
        open_ = [(first, second, frozenset((first.slot, second.slot))) for first, second in pairs]
        used: Counter[frozenset[int]] = Counter()
        found: list[Trial] = []
        while open_ and len(found) < self.budget.turns and not (found and self.budget.spent()):
            promises = [gains[first] + gains[second] - ALIKE * used[slots] for first, second, slots in open_]
            first, second, slots = open_.pop(promises.index(max(promises)))
            used[slots] += 1
            found.append(self._try(state, (first, second), tried[first]))
            gained = found[-1].worth - tried[first].worth
            gains[second] = min(gains[second], gained + HOPE)
        return found

    def _promising(
        self, state: State, foreseen: Sequence[Way], firsts: Sequence[Way], gains: Mapping[Way, float]
    ) -> list[tuple[Way, Way]]:
        """Pairs of ways with different cards under different slots; of two orders one, unless a movement comes first."""
        found: list[tuple[Way, Way]] = []
        by_gain = sorted(foreseen, key=lambda way: -gains[way])
        for first in firsts:
            seconds = 0
            for way in by_gain:
                if way.slot != first.slot and way.card != first.card and self._follows(state, first, way):
                    if (way, first) not in found:
                        found.append((first, way))
                    seconds += 1
                    if seconds == SECONDS:
                        break
        return found

    def _answers(self, state: State, tried: Mapping[Way, Trial], gains: dict[Way, float]) -> list[tuple[Way, Way]]:
        """Ways that turn something over, and what could be done about it then, which nothing foresaw before."""
        found: list[tuple[Way, Way]] = []
        for first, trial in tried.items():
            if self.plans(trial.end) and trial.end._at.piece_up != state._at.piece_up:
                after = Ways(trial.end, self.seat, self.against, still=True).foreseen()[:SECONDS]
                gains.update((way, way.gain) for way in after)
                found += [(first, way) for way in after]
        return found

    def _follows(self, state: State, first: Way, way: Way) -> bool:
        """Whether a way can be gone after another."""
        moved = first.end != NONE and first.figure == way.figure
        if not moved:
            return _goes(way, state)
        return way.spots is not None and first.end in way.spots

    # ---- trying by the rules ---------------------------------------------------------------------------------------------

    def _try(self, state: State, turn: tuple[Way, ...], begun: Trial | None = None) -> Trial:
        """A turn by the rules; its first way may have been gone already."""
        path, state, sure = (begun.path, begun.end.copy(), begun.sure) if begun else ((), state.copy(), True)
        for way in turn[1:] if begun else turn:
            if not self.plans(state) or len(state._at.stack) > 1:
                break
            done: tuple[Action, ...] = ()
            for action in way.path:
                if state.turn != self.seat or action not in state.actions():
                    break
                self._play(state, action)
                done = (*done, action)
            more, calm = self._settle(state)
            path = (*path, *done, *more) if sure else path
            sure = sure and calm
        return Trial(turn, path, state, sure, self.appraise(state))

    def _play(self, state: State, action: Action) -> None:
        state.play(action)
        self.budget.left -= 1

    def _settle(self, state: State) -> tuple[tuple[Action, ...], bool]:
        """The rest of an action by dealer and reflex: the choices before any chance, and whether there was none."""
        path: tuple[Action, ...] = ()
        calm = True
        while not self._at_rest(state):
            if state.turn == DEALER:
                calm = False
                self._play(state, state.deal(self.source))
            else:
                action = reflex(state)
                calm = calm and state.turn == self.seat
                if calm:
                    path = (*path, action)
                self._play(state, action)
        return path, calm

    def _at_rest(self, state: State) -> bool:
        """Whether the action is over: the next one could begin, or the event step has."""
        at = state._at
        return state.turn == OVER or at.acting != 1 or at.active != self.seat or len(at.stack) == 1

    def outcome(self, state: State, path: Sequence[Action]) -> float:
        """What decisions lead to, with the rest of the action by reflex."""
        state = state.copy()
        for action in path:
            self._play(state, action)
        self._settle(state)
        return self.appraise(state)

    def prospect(self, state: State, path: Sequence[Action]) -> tuple[int, float]:
        """The first action of a turn: how many decisions it is, and its worth with the best that could follow it."""
        state, count = state.copy(), 0
        for action in path:
            if state.turn != self.seat or action not in state.actions() or (count and self._at_rest(state)):
                break
            self._play(state, action)
            count += 1
        self._settle(state)
        return count, self.appraise(state) + self._next(state)

    # ---- what cannot be foreseen -----------------------------------------------------------------------------------------

    def _without_card(self, state: State) -> list[tuple[Action, ...]]:
        """Tokens, plan cards and gear that may be used now."""
        return [(action,) for action in state.actions() if isinstance(action, Use | Plan | Gear)]

    def _special(self, state: State) -> list[tuple[Action, ...]]:
        """Cards with an ability under their slot, the mission's own action, and plan cards for the moment a card is played."""
        at, tables, engine = state._at, state._tables, Engine(state._at, state._tables)
        found: list[tuple[Action, ...]] = []
        strongest: dict[tuple[int, int], tuple[int, Action]] = {}
        same = set()
        for action in state.actions():
            if isinstance(action, Play):
                card, slot = tables.card_index[action.card], tables.slot_index[action.slot]
                figure, strength = tables.card_figure[card], tables.card_strength[card]
                ability = tables.card_ability[card][slot]
                mission = tables.roles[slot] == MISSION
                if ability is not None and would_change(engine, ability[1], figure, self.seat):
                    found.append((action, Ability()))
                elif (
                    mission and (figure, strength) not in same and would_change(engine, tables.mission_action, figure, self.seat)
                ):
                    same.add((figure, strength))
                    found.append((action, Resolve()))
                if (mission or tables.roles[slot] == ATTACK) and strength >= strongest.get((figure, slot), (0, action))[0]:
                    strongest[figure, slot] = strength, action
        for (figure, _), (_, action) in strongest.items():
            for plan in bits(at.figure_plans[figure]):
                if tables.plan_when[plan] == ON_PLAY:
                    found.append((action, Plan(tables.plans[plan], tables.figures[figure]), Resolve()))
        return found

    def _explored(self, state: State, ways: Ways, beginnings: Sequence[tuple[Action, ...]]) -> list[Way]:
        """The best way of each beginning, found by the rules."""
        tables, found = state._tables, []
        for beginning in beginnings:
            ends = self.explore(state, [beginning], EXPLORED) if not self.budget.spent() else []
            if not ends:
                continue
            worth, path = max(((self.appraise(end), path) for path, end in ends), key=lambda pair: pair[0])
            first = beginning[0]
            if isinstance(first, Play):
                card, slot = tables.card_index[first.card], tables.slot_index[first.slot]
                figure = tables.card_figure[card]
                here = frozenset({state._at.figure_space[figure]})
                found.append(Way(path, worth - ways.worth, slot, card, figure, NONE, here))
            else:
                found.append(Way(path, worth - ways.worth))
        return found

    def explore(
        self, root: State, beginnings: Sequence[tuple[Action, ...]], moves: int
    ) -> list[tuple[tuple[Action, ...], State]]:
        """Ways to carry out what is being decided, each position once, up to where the next action begins or chance comes."""
        queue: deque[tuple[State, tuple[Action, ...]]] = deque()
        found: list[tuple[tuple[Action, ...], State]] = []
        seen = set()

        def reach(state: State, path: tuple[Action, ...]) -> None:
            if self._at_rest(state):
                found.append((path, state))
            elif state.turn != self.seat:
                self._settle(state)
                found.append((path, state))
            elif (key := _key(state)) not in seen:
                seen.add(key)
                queue.append((state, path))

        for beginning in beginnings:
            state = root.copy()
            done: tuple[Action, ...] = ()
            for action in beginning:
                if state.turn == self.seat and action in state.actions():
                    self._play(state, action)
                    done = (*done, action)
            reach(state, done)
        until = self.budget.left - moves
        while queue and (not found or (self.budget.left > until and not self.budget.spent())):
            state, path = queue.popleft()
            ways = self._branches(state)
            for number, way in enumerate(ways, 1):
                after = state.copy() if number < len(ways) else state
                done = path
                for action in way:
                    if after.turn == self.seat and action in after.actions():
                        self._play(after, action)
                        done = (*done, action)
                reach(after, done)
        return found

    def _branches(self, state: State) -> list[tuple[Action, ...]]:
        """What may be decided, but for accusing; of a movement whole ways to where it looks best."""
        offered = [action for action in state.actions() if not isinstance(action, Accuse)]
        walk = state._at.stack[-1]
        if not isinstance(walk, Walk):
            return [(action,) for action in offered]
        walks = Ways(state, self.seat, self.against).walks(walk)
        return [*walks, *((action,) for action in offered if not isinstance(action, Step))]


def _goes(way: Way, state: State) -> bool:
    """Whether a way can be gone at once."""
    return way.spots is None or state._at.figure_space[way.figure] in way.spots


def reflex(state: State) -> Action:
    """A choice without thinking: ward off harm that matters, take what there is to take, and else leave it, which comes last."""
    offered = state.actions()
    at, tables = state._at, state._tables
    frame = at.stack[-1]
    if isinstance(frame, Hurt):
        harmed = frame.stage != Hurt.AFTER and tables.health[frame.figure] - at.figure_damage[frame.figure] <= SORE
        return offered[0] if harmed else offered[-1]
    kept = [
        (PLANS.get(tables.plan_when[tables.plan_index[action.plan]], 0.0), action)
        for action in offered
        if isinstance(action, Keep)
    ]
    if kept:
        return max(kept, key=lambda pair: pair[0])[1]
    return next((action for action in offered if isinstance(action, PickUp)), offered[-1])


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
