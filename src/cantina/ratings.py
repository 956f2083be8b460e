"""Ratings: how strong players are, by Plackett and Luce's model over whole sides, on the scale that chess players know."""

import math
from collections import Counter
from collections.abc import Hashable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

SURE = 1.96  # standard deviations to either side of a 95 % interval
MIDDLE = 1500.0
ELO = 400 / math.log(10) / 4.1667  # openskill's strengths have a deviation of 25 / 6; on the scale that chess players know
P = TypeVar("P", bound=Hashable)


class Rating(NamedTuple):
    """Points as in chess around 1500, and how far the 95 % interval reaches to either side."""

    points: float
    spread: float


class Ratings(Generic[P]):
    """The strengths of players, as match after match is told."""

    def __init__(self) -> None:
        from openskill.models import PlackettLuce  # an extra: only those who rate need it

        self._model: Any = PlackettLuce()
        self._known: dict[P, Any] = {}

    def _of(self, player: P) -> Any:
        return self._known.setdefault(player, self._model.rating())

    def meet(self, sides: Sequence[Sequence[P]], shares: Sequence[float]) -> None:
        """A match: who played together, and what each side won of it. A side is rated as a whole, and its partners move together.

        Whoever sits on several seats, as one kind of bot may, is met there by the others, but learns nothing.
        """
        rated = self._model.rate([[self._of(player) for player in side] for side in sides], scores=list(shares))
        seats = Counter(player for side in sides for player in side)
        for side, after in zip(sides, rated, strict=True):
            self._known |= {player: strength for player, strength in zip(side, after, strict=True) if seats[player] == 1}

    def rating(self, player: P) -> Rating:
        """How strong a player is by what was told so far."""
        strength = self._of(player)
        return Rating(MIDDLE + ELO * (strength.mu - self._model.mu), ELO * SURE * strength.sigma)
