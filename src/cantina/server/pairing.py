"""Pairings of a small tournament: who meets whom in a round, everybody everybody or by the Swiss system, and how it stands."""

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, NamedTuple

Manner = Literal["round-robin", "swiss"]
Pair = tuple[int, int]  # entrants by number; the first one sits first
WIN, DRAW, LOSS = 1.0, 0.5, 0.0


class Met(NamedTuple):
    """A pairing that was played: the two, and what each got."""

    pair: Pair
    points: tuple[float, float]


class Line(NamedTuple):
    """An entrant in the standings. `beaten`: the points of those they beat, and half of those they drew with."""

    entrant: int
    place: int
    played: int
    won: int
    drawn: int
    points: float
    beaten: float


def rounds_of(manner: Manner, entrants: int) -> int:
    """How many rounds it takes: everybody meets everybody, or so many that one can win them all."""
    return entrants - 1 + entrants % 2 if manner == "round-robin" else max(1, math.ceil(math.log2(entrants)))


def round_robin(entrants: int, round_: int) -> list[Pair]:
    """A round by the circle: one stays, the others move on. With an odd number, whoever would meet nobody rests."""
    count = entrants + entrants % 2
    circle = [(number + round_) % (count - 1) for number in range(count - 1)]
    around = [count - 1, *circle]
    pairs = [(around[place], around[-place]) if place else (around[0], around[count // 2]) for place in range(count // 2)]
    return [pair for pair in pairs if max(pair) < entrants]


def swiss(order: Sequence[int], met: Iterable[Pair], rested: Iterable[int]) -> list[Pair]:
    """A round among equals: the best with the best whom they have not met. Of an odd number the last who has not yet rests."""
    known = {frozenset(pair) for pair in met}
    for resting in _resting(order, set(rested)):
        playing = [entrant for entrant in order if entrant != resting]
        if (pairs := _pairs(playing, known)) is not None:
            return pairs
    playing = list(order[: len(order) - len(order) % 2])  # everybody has met everybody
    return list(zip(playing[::2], playing[1::2], strict=True))


def _resting(order: Sequence[int], rested: set[int]) -> Iterator[int | None]:
    if len(order) % 2 == 0:
        yield None
        return
    yield from (entrant for entrant in reversed(order) if entrant not in rested)


def _pairs(playing: list[int], known: set[frozenset[int]]) -> list[Pair] | None:
    """Pairs in which nobody meets anybody again; None where there are none."""
    if not playing:
        return []
    first, *others = playing
    for other in others:
        if frozenset((first, other)) not in known:
            rest = _pairs([entrant for entrant in others if entrant != other], known)
            if rest is not None:
                return [(first, other), *rest]
    return None


def seated(pairs: Iterable[Pair], earlier: Sequence[Pair]) -> list[Pair]:
    """The same pairs, with whoever sat first less often sitting first; of equals now the one, now the other."""

    def ahead(entrant: int) -> int:
        return sum((first == entrant) - (second == entrant) for first, second in earlier)

    def turned(pair: Pair) -> bool:
        first, second = ahead(pair[0]), ahead(pair[1])
        return first > second or (first == second and sum(pair) % 2 == (pair[0] < pair[1]))

    return [(pair[1], pair[0]) if turned(pair) else pair for pair in pairs]


def standings(entrants: int, played: Sequence[Met], rests: Sequence[int]) -> list[Line]:
    """The best first: by points, then by `beaten`; equals share a place. A rest in the Swiss system is worth a win."""
    points = [WIN * rests.count(entrant) for entrant in range(entrants)]
    for met in played:
        for entrant, got in zip(met.pair, met.points, strict=True):
            points[entrant] += got
    lines = [_line(entrant, played, points) for entrant in range(entrants)]
    lines.sort(key=lambda line: (-line.points, -line.beaten))
    worth = [(line.points, line.beaten) for line in lines]
    return [line._replace(place=1 + worth.index((line.points, line.beaten))) for line in lines]


def _line(entrant: int, played: Sequence[Met], points: list[float]) -> Line:
    own = [(met.points[met.pair.index(entrant)], met.pair[1 - met.pair.index(entrant)]) for met in played if entrant in met.pair]
    got = [each for each, _ in own]
    beaten = sum(each * points[other] for each, other in own)
    return Line(entrant, 0, len(own), got.count(WIN), got.count(DRAW), points[entrant], beaten)
