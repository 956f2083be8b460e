"""Suspicion: who may be the traitor, by what everybody saw in the players' turns."""

import math
from collections.abc import Iterable

from cantina.core.action import Action
from cantina.core.bot import Observation
from cantina.core.event import Event

from ..actions import Accuse
from ..events import CrisisStruck, Guarded, Hurt, TurnBegan, Wounded
from ..state import State

HINTS: dict[type[Event], tuple[float, float]] = {  # in what share of a traitor's turns it happens, and of a loyal player's
    CrisisStruck: (0.48, 0.17),
    Hurt: (0.56, 0.18),
    Guarded: (0.25, 0.03),
    Wounded: (0.20, 0.37),
}
DOUBT = 0.7  # how much a hint counts, since one thing leads to another
SURE = 0.7  # the odds for which somebody is accused: it costs cards, and more if it is wrong


def suspicion(events: Iterable[Event]) -> dict[int, float]:
    """By seat, how much more likely its turns are those of a traitor than those of a loyal player."""
    turns: list[tuple[int, set[type[Event]]]] = []
    for event in events:
        if isinstance(event, TurnBegan):
            turns.append((event.seat, set()))
        elif turns:
            turns[-1][1].add(type(event))
    found: dict[int, float] = {}
    for seat, happened in turns[:-1]:  # the last one has only begun
        for hint, (traitor, loyal) in HINTS.items():
            ratio = traitor / loyal if hint in happened else (1 - traitor) / (1 - loyal)
            found[seat] = found.get(seat, 0.0) + DOUBT * math.log(ratio)
    return {seat: math.exp(weight) for seat, weight in found.items()}


def accusation(observation: Observation, sample: State) -> Action | None:
    """Accuse whoever is the traitor by good odds; the card that nobody got may as well be the traitor's."""
    offered = [action for action in observation.actions if isinstance(action, Accuse)]
    suspects = [action for action in offered if not sample._at.loyal >> action.seat & 1]
    if not suspects:
        return None
    weights = suspicion(observation.events)
    odds = {action: weights.get(action.seat, 1.0) for action in suspects}
    worst = max(suspects, key=odds.__getitem__)
    return worst if odds[worst] >= SURE * (sum(odds.values()) + sample._tables.agreed.spare_loyalty) else None
