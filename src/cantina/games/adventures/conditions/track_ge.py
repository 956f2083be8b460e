"""How far a track has come."""

from ..kernel.frames import Context
from ..kernel.stack import Engine
from ..language.terms import Track
from .at_least import AtLeast


class TrackAtLeast(AtLeast, frozen=True):
    """The track stands at `n` or more."""

    word = "track_ge"
    example = '{ track_ge = { id = "storm", n = 3 } }'

    id: Track

    def count(self, engine: Engine, context: Context) -> int:
        return engine.at.tracks[self.id.number]
