"""Piles: cards are a count per kind until somebody sees one; a decided card lies in a place and is known to some seats."""

from collections.abc import Collection, Sequence

import msgspec

from cantina.core.source import Source, pick

Knower = int | None  # a seat; None is a spectator


def everybody(seats: int) -> frozenset[Knower]:
    """All seats and the spectators."""
    return frozenset({None, *range(seats)})


class Place(msgspec.Struct):
    """A decided card: where it lies, what it is, who knows its face, and who knows only its back."""

    where: str | int
    kind: int
    face: Collection[Knower] = ()
    back: Collection[Knower] = ()


class Pile:
    """Cards that were shuffled together: those still undecided by kind, and the places already decided."""

    def __init__(self, counts: Sequence[int], backs: Sequence[int] | None = None):
        self.counts = list(counts)
        self.backs = backs if backs is not None else [0] * len(self.counts)
        self.places: list[Place] = []

    def draw(self, source: Source) -> int:
        """Decide one card by its true odds and take it out."""
        kind = pick(source, self.counts)
        self.counts[kind] -= 1
        return kind

    def decide(self, where: str | int, kind: int, *, face: Collection[Knower] = (), back: Collection[Knower] = ()) -> Place:
        """Lay an undecided card of a kind in a place."""
        if self.counts[kind] < 1:
            raise ValueError(f"no card of kind {kind} is left in the pile")
        self.counts[kind] -= 1
        place = Place(where, kind, face, back)
        self.places.append(place)
        return place

    def redeal(self, seat: Knower, source: Source) -> None:
        """Put back every decided card whose face the seat does not know, and draw again; a back it knows stays.

        Places with a known back are filled first: then all deals that agree with what the seat knows are equally likely.
        """
        hidden = [place for place in self.places if seat not in place.face]
        for place in hidden:
            self.counts[place.kind] += 1
        for place in sorted(hidden, key=lambda place: seat not in place.back):
            if seat in place.back:
                back = self.backs[place.kind]
                weights = [count if self.backs[kind] == back else 0 for kind, count in enumerate(self.counts)]
            else:
                weights = self.counts
            place.kind = pick(source, weights)
            self.counts[place.kind] -= 1
