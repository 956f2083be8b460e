"""How far a track has come."""

from ..kernel.frames import Context
from ..kernel.stack import Engine
from ..language.terms import Amount, Track
from ..language.words import Question


class TrackAtLeast(Question, frozen=True):
    """The track stands at `n` or more."""

    word = "track_ge"
    example = '{ track_ge = { id = "storm", n = 3 } }'

    id: Track
    n: Amount

    def holds(self, engine: Engine, context: Context) -> bool:
        return engine.at.tracks[self.id.number] >= self.n
