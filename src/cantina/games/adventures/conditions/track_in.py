"""Where a track stands."""

from ..kernel.frames import Context
from ..kernel.stack import Engine
from ..language.terms import Distance, Track
from ..language.words import Question


class TrackIn(Question, frozen=True):
    """The track stands at one of the values."""

    word = "track_in"
    example = '{ track_in = { id = "storm", values = [2, 4] } }'

    id: Track
    values: tuple[Distance, ...]

    def holds(self, engine: Engine, context: Context) -> bool:
        return engine.at.tracks[self.id.number] in self.values
