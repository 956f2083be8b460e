"""Whether a track is full."""

from ..kernel.frames import Context
from ..kernel.stack import Engine
from ..language.terms import SizedTrack
from ..language.words import Question


class TrackFull(Question, frozen=True):
    """The track has come to its end."""

    word = "track_full"
    example = '{ track_full = "crisis" }'

    value: SizedTrack

    def holds(self, engine: Engine, context: Context) -> bool:
        track = self.value.number
        return engine.at.tracks[track] >= engine.tables.track_size[track]
