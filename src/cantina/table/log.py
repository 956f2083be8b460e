"""The log of a table: everything that ever happened at it, in order. A table is what its log folds to."""

from typing import Any, Literal

import msgspec

from cantina.teacher.reasons import Reason

from .messages import Bot, Clock, Phrase

SCHEMA = 1  # of the entries' bytes; storage keeps it beside them


class Entry(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, kw_only=True, gc=False):
    """Something that happened, and when, in milliseconds since 1970."""

    at: int


class SeatEntry(Entry, frozen=True):
    """Something that happened to a seat."""

    seat: int


class Plan(msgspec.Struct, frozen=True):
    """A seat as it was set out: for a bot, kept for a guest, or open."""

    bot: Bot | None = None
    kept_for: str | None = None
    name: str | None = None  # of the one it is kept for


class Opened(Entry, frozen=True):
    """The table was set up. The dealer's key is chosen here, before anybody sits."""

    game: str
    version: int
    options: dict[str, Any]
    name: str
    host: str
    listed: bool
    clock: Clock | None
    plans: list[Plan]
    key: str
    at_once: bool  # begin as soon as every seat is taken
    lesson: str | None = None  # the id of the lesson that is given here
    puzzle: str | None = None  # the id of the puzzle that is to be solved here
    hints: bool = False  # may be asked for where several people play
    line: list[str] = []  # moves of another match that are played first: it goes on here in another way
    lot: bool = False  # who begins is drawn when the match begins
    range: bool = False  # the first turn is practised here, again and again
    club: str | None = None  # the club whose table it is


class Sat(SeatEntry, frozen=True):
    """A guest took a seat, and sent random bytes for the dealing. `name` is the person's: people share devices."""

    guest: str
    name: str
    bytes: str


class Stood(SeatEntry, frozen=True):
    """A guest gave a seat up before the match."""


class Readied(SeatEntry, frozen=True):
    """A guest said that they are ready for the match, or no longer."""

    on: bool


class Filled(SeatEntry, frozen=True):
    """The host put a bot on a seat, or opened the seat."""

    bot: Bot | None


class Began(Entry, frozen=True):
    """The match began. `bound`: to what its dealing was bound, where names were taken out since; `first`: drawn by lot.

    `brought`: what changed in its options by the bots who sit there.
    """

    bound: str | None = None
    first: int | None = None
    brought: dict[str, Any] = {}


class Moved(Entry, frozen=True):
    """A move: the action's text form. Driven ones were not decided by the guest who holds the seat."""

    by: int
    action: str
    driven: bool


class Tried(SeatEntry, frozen=True):
    """A turn that does not solve the puzzle: what was played, by how much it is worse, and what it would have done."""

    line: str
    loss: float | None  # None: it did not win
    least: bool  # it is worse by so much at least
    reasons: list[Reason]


class Undone(SeatEntry, frozen=True):
    """Moves were taken back for a seat; those before `kept` stand."""

    kept: int


class Renewed(Entry, frozen=True):
    """On a range: the turn is over, and everything lies as it did before it."""


class Requested(SeatEntry, frozen=True):
    """A seat asked the others for something."""

    what: Literal["undo", "close"]


class Answered(SeatEntry, frozen=True):
    """A guest answered for their seats."""

    agree: bool


class Handed(SeatEntry, frozen=True):
    """A bot plays on for a seat; `by` is the seat whose command it was."""

    bot: Bot
    by: int


class Taken(SeatEntry, frozen=True):
    """A guest took their seat back from a bot."""


class Skipped(SeatEntry, frozen=True):
    """A bot is to make one decision for a seat; `by` is the seat whose command it was."""

    by: int


class Ahead(SeatEntry, frozen=True):
    """A seat passes in windows until its next turn, or no longer."""

    on: bool


class Hinted(Entry, frozen=True):
    """A seat asked for a hint where others play, too: they hear of it."""

    seat: int


class Said(Entry, frozen=True):
    """Chat."""

    seat: int | None
    name: str
    text: str | None
    phrase: Phrase | None
    guest: str | None = None  # who said it; older entries do not know


class Removed(Entry, frozen=True):
    """The host sent a guest away for good; a bot plays on for them."""

    guest: str
    seat: int | None
    name: str


class Left(Entry, frozen=True):
    """A guest went for good, and is forgotten; a bot plays on for them."""

    guest: str


class Muted(Entry, frozen=True):
    """The host lets a guest say nothing more, or speak again; they are known by their seat, or by a line."""

    guest: str
    seat: int | None
    line: int | None
    name: str
    on: bool


class Resumed(Entry, frozen=True):
    """The server came back; the time in which it was away is nobody's."""


class Closed(Entry, frozen=True):
    """The table was closed for good, by a guest who may have had no seat."""

    seat: int | None
    name: str


class Rematched(SeatEntry, frozen=True):
    """The match goes on at another table."""

    table: str


AnyEntry = (
    Opened | Sat | Stood | Filled | Began | Moved | Undone | Requested | Answered | Handed | Taken | Skipped | Ahead | Said
    | Hinted | Resumed | Closed | Tried | Rematched | Removed | Left | Muted
    | Readied | Renewed
)  # fmt: skip

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode
