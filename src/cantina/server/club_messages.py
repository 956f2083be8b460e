"""HTTP messages of clubs: what is sent to the server, and what it answers."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from cantina.server.messages import TableCard
from cantina.server.pairing import Manner
from cantina.table.messages import Bot, Clock, Phase


class Locking(msgspec.Struct, forbid_unknown_fields=True):
    """Whether a club's link lets nobody in."""

    on: bool


class NewTournament(msgspec.Struct, forbid_unknown_fields=True):
    """A tournament of two a table: members by their numbers, bots, and what is played."""

    game: str
    manner: Manner
    members: Annotated[list[int], Meta(max_length=64)]
    bots: Annotated[list[Bot], Meta(max_length=64)] = []
    options: dict[str, Any] = {}
    clock: Clock | None = None


class NextRound(msgspec.Struct, forbid_unknown_fields=True):
    """The round after so many is to begin."""

    after: int


class Awarding(msgspec.Struct, forbid_unknown_fields=True):
    """For whom a match of a tournament is decided: an entrant, or None: shared."""

    table: str
    winner: int | None


class ClubCard(msgspec.Struct, frozen=True):
    """A club in the list of one's own."""

    id: str
    name: str
    members: int
    founder: bool  # it is this guest's
    closed: bool


class MemberSeen(msgspec.Struct, frozen=True):
    """A member, by the number that stands for them here."""

    number: int
    name: str
    since: int
    founder: bool


class PlayerSeen(msgspec.Struct, frozen=True):
    """Somebody who played or will: by name, as a member where they are one, or a bot."""

    name: str | None
    member: int | None
    bot: Bot | None


class RungSeen(msgspec.Struct, frozen=True):
    """A player on a ladder: the rating with the reach of its 95 % interval; no place as long as there are few matches."""

    player: PlayerSeen
    place: int | None
    rating: int
    spread: int
    played: int
    won: int


class LadderSeen(msgspec.Struct, frozen=True):
    """A ladder: of one game, or of all."""

    game: str | None
    rungs: list[RungSeen]


class ResultSeen(msgspec.Struct, frozen=True):
    """What a club's match came to, by seat."""

    table: str
    game: str
    at: int
    seats: list[PlayerSeen]
    scores: list[int]
    winners: list[int]
    together: bool  # all on one side
    rated: bool
    plays: str | None


class PairingSeen(msgspec.Struct, frozen=True):
    """Two entrants of a tournament, their table, how far it is, and what each got."""

    pair: tuple[int, int]
    table: str | None
    phase: Phase | None
    points: tuple[float, float] | None


class LineSeen(msgspec.Struct, frozen=True):
    """An entrant in the standings; `beaten`: the points of those they beat."""

    entrant: int
    place: int
    played: int
    won: int
    drawn: int
    points: float
    beaten: float


class TournamentSeen(msgspec.Struct, frozen=True):
    """A tournament: its rounds so far, and how it stands."""

    game: str
    manner: Manner
    at: int
    entrants: list[PlayerSeen]
    rounds: list[list[PairingSeen]]
    last: int  # how many rounds there are
    standings: list[LineSeen]
    waits: bool  # matches of the latest round are still played
    over: bool
    mine: bool  # to run: whoever began it, and whoever made the club


class ClubSeen(msgspec.Struct, frozen=True):
    """A club: to members all of it, to whoever has the link what it is."""

    id: str
    name: str
    by: str  # who made it, or took over
    count: int  # of members
    me: int | None  # this guest's number
    founder: bool  # it is this guest's
    locked: bool
    closed: bool
    members: list[MemberSeen] = []
    tables: list[TableCard] = []  # that are set up or played
    results: list[ResultSeen] = []  # the latest first
    ladders: list[LadderSeen] = []  # of all games, then of each
    tournaments: list[TournamentSeen] = []  # the latest first
