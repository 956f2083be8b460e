"""Bots: players that see what a seat may see, and nothing else."""

import functools
import hashlib
import math
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Literal, Protocol, runtime_checkable

import msgspec

from cantina.core.action import Action, to_text
from cantina.core.event import Event, all_told
from cantina.core.game import Options, State, View
from cantina.core.source import Source, pick


class Observation:
    """What a bot sees of a position: the seat's view, its legal actions, and samples of the hidden rest."""

    def __init__(self, state: State, seat: int, events: Sequence[Event] = ()):
        self.__state, self.__seat, self.__events = state, seat, events  # out of a bot's sight

    @property
    def options(self) -> Options:
        """What the match is played with."""
        return self.__state.options

    @functools.cached_property
    def view(self) -> View:
        """The seat's view."""
        return self.__state.view(self.__seat)

    @functools.cached_property
    def actions(self) -> list[Action]:
        """Legal actions of the seat."""
        return self.__state.actions()

    @functools.cached_property
    def events(self) -> list[Event]:
        """What the seat was told since the match began, as far as it was kept."""
        return all_told(self.__events, self.__seat)

    def sample(self, source: Source) -> State:
        """A random position that the seat cannot tell from the real one (a determinization)."""
        return self.__state.redeal(self.__seat, source)

    def known(self, source: Source) -> dict[str, Any]:
        """A sampled position as JSON values, from which `cantina.worlds` makes as many as are wanted, on any machine."""
        return self.sample(source).dump()


class Bot(Protocol):
    """A player that chooses actions."""

    def choose(self, seat: int, observation: Observation, source: Source, deadline: float | None) -> Action:
        """Chooses one of the observation's actions; `deadline` is a time.monotonic() to answer by."""
        ...


ABSURD = 3  # slips; nobody's choice is worse than that
FINE = 1_000_000  # parts of a chance
TASTE = 0.25  # times a player's slip: what is liked makes up for so much; whoever never slips likes what makes no difference
ALIKE = 0.05  # times what a casual player overlooks: less than this is no difference
Plan = list[tuple[str, str]]  # steps: the fingerprint of what the seat expects to see then, and the text of what it will do


@runtime_checkable
class HasPlan(Protocol):
    """A bot that thinks of several decisions at once; whoever makes a new one for the next decision gives it the plan."""

    plan: Plan


def fingerprint(view: View) -> str:
    """A short text that is the same for views that are the same."""
    return hashlib.sha256(msgspec.json.encode(view)).hexdigest()[:16]


def take_step(plan: Plan, observation: Observation) -> Action | None:
    """The next step of a plan, where the seat sees what it expected; otherwise nothing is left of the plan."""
    if not plan:
        return None
    expected, text = plan.pop(0)
    if expected == fingerprint(observation.view):
        for action in observation.actions:
            if to_text(action) == text:
                return action
    plan.clear()
    return None


def slipped(worths: Sequence[float], slip: float, source: Source) -> int:
    """The number of the best choice; with a slip, of one that is often worse by about so much, and never absurd."""
    best = max(worths)
    if slip == 0:
        return worths.index(best)
    return pick(source, [int(FINE * math.exp((worth - best) / slip)) if best - worth < ABSURD * slip else 0 for worth in worths])


def fancied(worths: Sequence[float], slip: float, overlooked: float, fancy: Callable[[int], float]) -> list[float]:
    """Worths of choices; of those that are about as good as the best, with a little more for what is fancied more.

    `slip` and `overlooked` say what is about as good; `fancy` says how much a choice is to the player's taste.
    """
    found, taste = list(worths), (ALIKE + TASTE * slip) * overlooked
    near = [number for number, worth in enumerate(found) if max(worths) - worth < taste]
    if len(near) == 1:
        return found
    amounts = [fancy(number) for number in near]
    least, most = min(amounts), max(amounts)
    for number, amount in zip(near, amounts, strict=True):
        found[number] += taste * (amount - least) / (most - least) if most > least else 0.0
    return found


def appeal(terms: Mapping[str, float], likes: Mapping[str, float]) -> float:
    """How much a position, by the terms of its appraisal, is to the taste of somebody who likes some of them."""
    return sum(weight * terms.get(term, 0.0) for term, weight in likes.items())


@runtime_checkable
class HasGreedyBot(Protocol):
    """A game with its own greedy bot, where one action of lookahead is too little."""

    def greedy(self, share: float = 1.0, slip: float = 0.0, likes: Mapping[str, float] | None = None) -> Bot:
        """A new greedy bot for one seat: thinking a share of the usual, with slips in its own measure, and with likings."""
        ...


@runtime_checkable
class HasPlanner(Protocol):
    """A game that plans whole turns, where single actions say too little and rollouts would take too long."""

    def plan_turns(
        self, seat: int, observation: Observation, source: Source, share: float = 1.0, deadline: float | None = None
    ) -> list[tuple[Sequence[Action], float]]:
        """Turns as far as they can be decided now, each with its gain in the game's appraisal, the best first."""
        ...

    overlooked: ClassVar[float]  # a difference of appraisal that a good player sees and a casual one does not

    def weigh_lines(
        self, seat: int, observation: Observation, source: Source, lines: Sequence[Sequence[Action]]
    ) -> list[tuple[int, float]]:
        """The first move of each line: how many actions it is, and its worth, all tried on the same likely worlds."""
        ...


class Lookahead(Protocol):
    """A decision to look ahead from: candidates, and what comes of them."""

    worthwhile: int  # rollouts that a strong opponent spends on it
    scale: float  # outcomes are counted in so many parts of the game's unit
    played: int | None  # the candidate that is the line which was asked for beside the others
    overlooked: float  # a difference between outcomes that a good player sees and a casual one does not
    actions: list[Action]  # what each candidate begins with

    @property
    def slip(self) -> float:
        """What a casual player's slip costs: as much as is overlooked, unless poorer candidates are not even looked at."""
        return self.overlooked

    def plan(self, candidate: int) -> Plan:  # noqa: ARG002
        """What follows the candidate's first action without anybody else's doing; nothing where that has to be seen first."""
        return []

    def rollouts(self, candidates: Sequence[int], numbers: range) -> list[int]:
        """What rollouts lead to from each candidate, added up; a rollout's number decides its luck. Threads may call it."""
        ...


@runtime_checkable
class HasLookahead(Protocol):
    """A game that can be searched."""

    unit: ClassVar[Literal["points", "chance"]]  # what is looked ahead to: a lead at the end, or a chance to win

    def compile(self) -> None:
        """See to it now that it can be looked ahead, where a result is to be the same every time."""
        ...

    def look_ahead(
        self, observation: Observation, seat: int, source: Source, line: Sequence[Action] = (), share: float = 1.0
    ) -> Lookahead | None:
        """What the seat may do, ready to be tried; None while the rules are not compiled, since plain ones take minutes.

        `line`: actions in a row, of which as many as make one move are looked at too, however poor it is.
        `share`: how much of the usual thought there will be; with more of it a game may look at more candidates.
        """
        ...


@runtime_checkable
class HasNetwork(HasLookahead, Protocol):
    """A game whose positions are judged by a network that learned from self-play."""

    network: ClassVar[Path]  # its weights

    def practise(self, matches: int, seed: int) -> tuple[Any, Any]:
        """Positions of about so many matches of self-play as the network sees them, and what came of each of them."""
        ...


@runtime_checkable
class HasWeights(HasLookahead, Protocol):
    """A game whose rollouts are played, and judged, by weights of what is seen that were learned from self-play."""

    weights: ClassVar[Path]  # one row for each kind of table

    def practise(self, matches: int, seed: int, weights: Any) -> list[tuple[Any, Any]]:
        """For each kind of table: positions of self-play by those weights, or by none at first, and what came of each of them."""
        ...
