"""Appraisal: what a position is worth to a seat, in points of which one is about a tenth of a figure's last breath."""

import functools

import msgspec

from ..conditions.all import All
from ..conditions.any import Any
from ..conditions.enemy_carrier_on import EnemyCarrierOn
from ..conditions.track_full import TrackFull
from ..conditions.track_ge import TrackAtLeast
from ..kernel.record import BETRAYED, RUNNING, WON
from ..kernel.stack import Engine, bits
from ..kernel.tables.codes import ATTACKED, BEFORE_EVENT, MEDKIT, NONE, ON_DAMAGE, ON_OTHERS_DAMAGE, ON_PLAY, YOUR_ACTIONS
from ..kernel.tables.match import Tables
from ..language.words import Question
from ..state import State
from .dangers import Card, Dangers, Threats
from .goals import Goals, Journey, named_spaces, raised_tracks
from .kept import Kept

VICTORY = 1000.0
REACHED = 40.0  # the objective holds, but the turn is not over
SPACE = 5.0  # a space nearer to the objective
BREATHS = (400.0, 60.0, 34.0, 20.0, 12.0, 7.0, 4.0, 2.0, 0.0)  # what a figure's state costs, by the health it has left
EVENT, CRISIS = 2.0, 5.0  # an event or a crisis, beside the harm that can be foreseen
FULL, OVERFULL = 5, 6
NEAR_CRISIS = 0.3  # a slot that almost any card makes one of
DYING = 120.0  # damage to a figure that it would not survive
AHEAD = 1.2  # event cards to come before much else changes
PERIL = 60.0  # a track that is full when the match is lost
SNATCHED, STRAY = 25.0, 6.0  # the child with an enemy, or with nobody
FOE, SCRATCH = 2.0, 0.8  # an enemy on the map, and each point of its health
PLANS = {ON_DAMAGE: 6.0, ON_OTHERS_DAMAGE: 4.0, ATTACKED: 3.0, YOUR_ACTIONS: 5.0, ON_PLAY: 3.0, BEFORE_EVENT: 2.0}
GEAR, WARD, STUNNED, MEDICINE = 5.0, 3.0, 2.0, 1.5
EXPOSED = 25.0  # a traitor who is found out


class Study:
    """What the tables of a match say about its goals and dangers, read once."""

    def __init__(self, tables: Tables):
        self.goals, self.dangers = Goals(tables), Dangers(tables)
        self.crisis_tracks = raised_tracks(tables.programs[tables.crisis])
        self.perils = [(track, most) for ending in tables.failures for track, most in _tracks(ending.condition, tables)]
        self.rising = [(track, most**2) for track, most in self.perils if track in self.crisis_tracks]
        self.hunted = [
            space
            for ending in tables.failures
            if isinstance(ending.condition, EnemyCarrierOn)
            for space in named_spaces(ending.condition.value.reference, tables)
        ]
        self.plan_worths = [PLANS.get(when, 0.0) for when in tables.plan_when]
        self._plans: dict[int, float] = {0: 0.0}
        self.journeys = Kept[tuple[int, ...], float]()  # spaces left to the objective, by what they depend on
        self.costs = Kept[tuple[object, ...], tuple[float, float]]()  # of the next event card and a later one, likewise

    def plans(self, mask: int) -> float:
        """What a figure's plan cards are worth."""
        if mask not in self._plans:
            self._plans[mask] = sum(self.plan_worths[plan] for plan in bits(mask))
        return self._plans[mask]


def _tracks(condition: Question, tables: Tables) -> list[tuple[int, int]]:
    """The tracks that a failure waits for, with the value that it waits for."""
    match condition:
        case TrackAtLeast(id=track, n=most):
            return [(track.number, most)]
        case TrackFull(value=track):
            return [(track.number, tables.track_size[track.number])]
        case All(value=parts) | Any(value=parts):
            return [found for part in parts for found in _tracks(part, tables)]
    return []


@functools.lru_cache(maxsize=32)
def study(tables: Tables) -> Study:
    """What is known about a match by its tables, once for all its positions."""
    return Study(tables)


class Prospect(msgspec.Struct, frozen=True, gc=False):
    """What can be foreseen of a position: its worth without the slots, and what an event card and a crisis would cost there."""

    rest: float
    next: float  # the next event card
    later: float  # one after it
    crisis: float
    side: float = 1.0  # -1: trouble is welcome

    def worth(self, strengths: list[int]) -> float:
        """With the slots as they are: events and crises that are due, and those that draw nearer."""
        later = self.later
        cost, due = AHEAD * later, False
        for strength in strengths:
            if strength < FULL:
                cost += (later + EVENT) * strength / FULL
                if strength == FULL - 1:
                    cost += NEAR_CRISIS * self.crisis
            else:
                cost += EVENT + (later if due else self.next)
                due = True
                if strength >= OVERFULL:
                    cost += self.crisis
        return self.rest - self.side * cost

    def with_rest(self, rest: float) -> "Prospect":
        """The same but for its rest."""
        return Prospect(rest, self.next, self.later, self.crisis, self.side)


def slot_strengths(engine: Engine) -> list[int]:
    """The strengths of all slots."""
    return [engine.strength(slot) for slot in range(len(engine.tables.slots))]


def appraise(state: State, seat: int, betraying: bool | None = None) -> float:
    """Higher is better. A traitor wants what the others fear, but keeps its own figure alive; one that hides (False) does not."""
    at = state._at
    against = at.traitor == seat if betraying is None else betraying
    if at.outcome != RUNNING:
        won = at.outcome == BETRAYED if against else at.outcome == WON
        return VICTORY if won else -VICTORY
    engine = Engine(at, state._tables)
    return foresee(engine, seat, against).worth(slot_strengths(engine))


def foresee(engine: Engine, seat: int, against: bool) -> Prospect:
    """What can be foreseen of a running match for one who wants the objective, or is against it."""
    appraisal = Appraisal(engine, seat, against)
    return appraisal.betrayal() if against else appraisal.loyal()


class Appraisal:
    """The parts of a position's worth to those who want the objective."""

    def __init__(self, engine: Engine, seat: int, against: bool):
        self.engine, self.at, self.tables = engine, engine.at, engine.tables
        self.seat, self.against, self.study = seat, against, study(engine.tables)
        self.figures = engine.in_play()
        damage, health = engine.at.figure_damage, engine.tables.health
        self.left = [min(8, max(0, health[figure] - damage[figure])) for figure in self.figures]
        self.cards = self.study.dangers.next_card(engine), self.study.dangers.later_card(engine)
        self.enemies: list[int] = []
        self.foes, self.medicine = 0.0, 0
        self._look_around()

    def _look_around(self) -> None:
        """Enemies on the map, by their health and whether they can act, and medicine: in one go, as it is done so often."""
        at, tables = self.at, self.tables
        is_enemy, health, use = tables.token_enemy, tables.token_health, tables.token_use
        kinds, ups, damage, stun = at.piece_kind, at.piece_up, at.piece_damage, at.piece_stun
        for piece, space in enumerate(at.piece_space):
            if space != NONE and ups[piece]:
                kind = kinds[piece]
                if is_enemy[kind]:
                    self.enemies.append(piece)
                    self.foes += FOE + SCRATCH * (health[kind] - damage[piece]) - (STUNNED if stun[piece] != NONE else 0.0)
                elif use[kind] == MEDKIT:
                    self.medicine += 1

    def loyal(self) -> Prospect:
        """For the loyal players, who are glad of an exposed traitor."""
        rest = self.progress() - self.breath() - self.foes - self.peril() + self.means()
        return Prospect(rest + (EXPOSED if self.at.exposed != NONE else 0.0), *self.events(), self._crisis())

    def betrayal(self) -> Prospect:
        """For a traitor: how near its own goal is, where there is one, and all that the others fear."""
        loyal = self.loyal()
        return Prospect(self.own_goal() - loyal.rest, loyal.next, loyal.later, loyal.crisis, -1.0)

    def progress(self) -> float:
        """How near the objective is."""
        left = self.study.journeys.get(key := self._whereabouts())
        if left is None:
            journey = Journey(self.study.goals, self.engine, self.seat, self.figures)
            left = journey.remaining(self.tables.objective.condition)
            if journey.understood:
                self.study.journeys[key] = left
        return REACHED if left <= 0 else -SPACE * left

    def _whereabouts(self) -> tuple[int, ...]:
        """All that a way which is understood depends on: positions that have it in common need not be asked twice."""
        at = self.at
        return (
            self.seat,
            at.traitor,
            at.doors,
            at.child_figure,
            at.child_piece,
            at.child_space,
            *at.door_damage,
            *at.tracks,
            *at.defeated,
            *at.figure_space,
            *at.piece_kind,
            *at.piece_space,
            *at.piece_up,
            *at.piece_damage,
            *at.piece_known,
            *at.piece_carrier,
        )

    def own_goal(self) -> float:
        """How near the traitor's own goal is, where there is one."""
        if self.tables.traitor_win is None or self.seat not in self.figures:
            return 0.0
        journey = Journey(self.study.goals, self.engine, self.seat, [self.seat])
        return -SPACE * journey.remaining(self.tables.traitor_win.condition)

    def breath(self) -> float:
        """What the figures' wounds cost; a traitor's own wounds please nobody else."""
        cost = sum([BREATHS[left] for left in self.left])
        if self.against and self.seat in self.figures:
            cost -= 2 * BREATHS[self.left[self.figures.index(self.seat)]]
        return cost

    def events(self) -> tuple[float, float]:
        """What the next event card would cost with the harm that it would do, and what a later one."""
        (next_, later), known = self.cards, self.study.costs
        threatening = self.study.dangers.threats(self.engine, self.enemies, self.figures)
        key = (next_.number, later.number, threatening, *self.figures, *self.left)
        costs = known.get(key)
        if costs is None:
            costs = known[key] = self._cost(next_, threatening), self._cost(later, threatening)
        return costs

    def _cost(self, card: Card, threatening: Threats) -> float:
        """Expected damage of an event card at what it costs each figure, and the other trouble."""
        cost = card.trouble
        for figure, points in self.study.dangers.harm(card, threatening).items():
            left = self.left[self.figures.index(figure)]
            cost += points * (BREATHS[left - 1] - BREATHS[left]) if left > 1 else points * DYING
        return cost

    def _crisis(self) -> float:
        """What a crisis would cost."""
        value, cost = self.at.tracks, CRISIS
        for track, square in self.study.rising:
            cost += PERIL * (2 * value[track] + 1) / square
        return cost

    def peril(self) -> float:
        """How near the failures are: tracks that fill, the child far from friends."""
        at, cost = self.at, 0.0
        for track, most in self.study.perils:
            cost += PERIL * (at.tracks[track] / most) ** 2
        if self.study.hunted:
            if at.child_piece != NONE:
                steps = self.engine.ground.steps[at.piece_space[at.child_piece]]
                cost += SNATCHED + 2 * SNATCHED / (1 + min([steps[space] for space in self.study.hunted]))
            elif at.child_space != NONE:
                cost += STRAY
        return cost

    def means(self) -> float:
        """Plan cards, gear, wards and medicine at hand."""
        at = self.at
        worth = WARD * sum(at.wards)
        for figure in self.figures:
            worth += self.study.plans(at.figure_plans[figure])
            if at.figure_gear[figure] != NONE:
                worth += GEAR
        return worth + MEDICINE * self.medicine


def terms(state: State, seat: int) -> dict[str, float]:
    """What a position is worth to a seat, in parts that can be said: spaces to the goal, health, enemies and the rest."""
    worth = appraise(state, seat)
    if state._at.outcome != RUNNING:
        return {"victory": 1.0 if worth > 0 else -1.0}
    found = Appraisal(Engine(state._at, state._tables), seat, False)
    progress, breath = found.progress(), found.breath()
    return {
        "goal": progress / SPACE,
        "health": sum(found.left),
        "foes": len(found.enemies),
        "prospects": worth - progress + breath + found.foes,
    }
