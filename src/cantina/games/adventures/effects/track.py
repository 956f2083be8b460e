"""Tracks."""

from .. import events
from ..kernel.frames import Context, Run
from ..kernel.stack import Engine
from ..kernel.tables.codes import NONE
from ..language.terms import ChangedTrack
from ..language.words import Word


class TrackChange(Word, frozen=True, tag="track"):
    """A track rises by `n`, or falls by a negative `n`, never below 0 (MANDO-146)."""

    example = '{ op = "track", id = "storm", n = 1 }'

    id: ChangedTrack
    n: int

    def could_change(self, engine: Engine, context: Context) -> bool:
        track = self.id.number
        return track != NONE and bool(self.n > 0 or engine.at.tracks[track] > 0)

    def resolve(self, engine: Engine, run: Run) -> None:
        at, tables, track = engine.at, engine.tables, self.id.number
        if track == NONE:
            return
        value = max(0, min(tables.track_size[track], at.tracks[track] + self.n))
        if value != at.tracks[track]:
            at.tracks[track] = value
            engine.change(events.Tracked(track=tables.tracks[track], value=value, rule="MANDO-146"))
