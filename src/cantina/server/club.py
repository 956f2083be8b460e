"""A club: friends who play together, and their tournament. It is the fold of its entries, as a table is of its log."""

import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from cantina.server import limits
from cantina.server.ladder import Player, Result
from cantina.server.pairing import DRAW, LOSS, WIN, Line, Manner, Met, Pair, round_robin, rounds_of, seated, standings, swiss
from cantina.table.messages import Bot, Clock
from cantina.table.table import Refused

# ---- entries -------------------------------------------------------------------------------------------------------


class Entry(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, kw_only=True):
    """Something that happened in a club, and when, in milliseconds since 1970."""

    at: int


class Founded(Entry, frozen=True):
    """Somebody made the club."""

    guest: str
    name: str


class Joined(Entry, frozen=True):
    """Somebody came in by the link."""

    guest: str


class Left(Entry, frozen=True):
    """A member went, or was sent away for good. Whoever has been here longest takes over from the one who made it."""

    guest: str
    removed: bool = False


class Locked(Entry, frozen=True):
    """The link lets nobody in any more, or again."""

    on: bool


class Announced(Entry, frozen=True):
    """A tournament: its entrants in the order that was drawn by lot, and what is played at each of its tables."""

    by: str
    game: str
    options: dict[str, Any]
    clock: Clock | None
    manner: Manner
    entrants: list[Player]


class Pairing(msgspec.Struct, frozen=True):
    """Two entrants by number, and the table at which they meet; none where one of them has gone."""

    pair: Pair
    table: str | None


class Paired(Entry, frozen=True):
    """A round began."""

    pairings: list[Pairing]


class Awarded(Entry, frozen=True):
    """A match of the tournament was decided without being played to its end: for an entrant, or None: shared."""

    table: str
    winner: int | None


class Stopped(Entry, frozen=True):
    """The tournament ends here."""


class Closed(Entry, frozen=True):
    """The club is kept to look at, and nothing begins in it any more."""


AnyEntry = Founded | Joined | Left | Locked | Announced | Paired | Awarded | Stopped | Closed
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode


# ---- a tournament --------------------------------------------------------------------------------------------------


@dataclass
class Tournament:
    """A tournament as far as it is."""

    announced: Announced
    rounds: list[list[Pairing]] = field(default_factory=list)
    awarded: dict[str, int | None] = field(default_factory=dict)
    since: int = 0  # when the latest round began
    gone: set[int] = field(default_factory=set)  # entrants who left the club
    stopped: bool = False

    @property
    def size(self) -> int:
        """How many take part."""
        return len(self.announced.entrants)

    @property
    def last(self) -> int:
        """How many rounds there are."""
        return rounds_of(self.announced.manner, self.size)

    @property
    def pairings(self) -> Iterator[Pairing]:
        """All that were made so far."""
        return (pairing for round_ in self.rounds for pairing in round_)

    def points(self, pairing: Pairing, results: Mapping[str, Result]) -> tuple[float, float] | None:
        """What the two of a pairing got; None: it is not decided. Whoever has gone has lost."""
        if pairing.table in self.awarded:
            winner = self.awarded[pairing.table]
            return _points([entrant == winner for entrant in pairing.pair])
        if pairing.table and pairing.table in results:
            return _points([seat in results[pairing.table].winners for seat in range(2)])
        here = [entrant not in self.gone for entrant in pairing.pair]
        return None if all(here) else _points(here) if any(here) else (LOSS, LOSS)

    def resting(self, round_: Sequence[Pairing]) -> list[int]:
        """Who met nobody in a round, though they were there."""
        meeting = {entrant for pairing in round_ for entrant in pairing.pair}
        return [entrant for entrant in range(self.size) if entrant not in meeting | self.gone]

    def standings(self, results: Mapping[str, Result]) -> list[Line]:
        """How it stands."""
        played = [Met(pairing.pair, got) for pairing in self.pairings if (got := self.points(pairing, results))]
        swiss_ = self.announced.manner == "swiss"
        return standings(self.size, played, [each for round_ in self.rounds for each in self.resting(round_)] if swiss_ else [])

    def waits(self, results: Mapping[str, Result]) -> bool:
        """Whether matches of the latest round are still played."""
        return any(self.points(pairing, results) is None for pairing in self.rounds[-1]) if self.rounds else False

    def over(self, results: Mapping[str, Result]) -> bool:
        """Whether nothing more is to come."""
        return self.stopped or (len(self.rounds) == self.last and not self.waits(results))

    def next_pairs(self, results: Mapping[str, Result]) -> list[Pair]:
        """Who meets in the next round."""
        earlier = [pairing.pair for pairing in self.pairings]
        if self.announced.manner == "round-robin":
            return seated(round_robin(self.size, len(self.rounds)), earlier)
        order = [line.entrant for line in self.standings(results) if line.entrant not in self.gone]
        rested = [entrant for round_ in self.rounds for entrant in self.resting(round_)]
        return seated(swiss(order, earlier, rested), earlier)


def _points(won: list[bool]) -> tuple[float, float]:
    first, second = won
    return (DRAW, DRAW) if first == second else (WIN, LOSS) if first else (LOSS, WIN)


# ---- the club ------------------------------------------------------------------------------------------------------


class Member(msgspec.Struct, frozen=True):
    """A member, by the number under which the others know them."""

    number: int
    guest: str
    since: int


class Club:
    """What a club's entries come to, and what may be done in it: a verb gives the entries for it, or Refused."""

    def __init__(self, entries: Iterable[AnyEntry] = ()):
        self.seq, self.name, self.locked, self.closed = 0, "", False, False
        self.founder: str | None = None  # who may remove members and close it
        self.members: dict[str, Member] = {}
        self.removed: set[str] = set()
        self.tournaments: list[Tournament] = []
        for entry in entries:
            self.fold(entry)

    def fold(self, entry: AnyEntry) -> None:
        """Something happened."""
        self.seq += 1
        match entry:
            case Founded(guest=guest, name=name):
                self.name, self.founder = name, guest
                self.members[guest] = Member(self.seq, guest, entry.at)
            case Joined(guest=guest):
                self.members[guest] = Member(self.seq, guest, entry.at)
            case Left(guest=guest, removed=removed):
                self._part(guest, removed)
            case Locked(on=on):
                self.locked = on
            case Announced():
                self.tournaments.append(Tournament(entry))
            case Paired(pairings=pairings):
                self.tournaments[-1].rounds.append(pairings)
                self.tournaments[-1].since = entry.at
            case Awarded(table=table, winner=winner):
                self.tournaments[-1].awarded[table] = winner
            case Stopped():
                self.tournaments[-1].stopped = True
            case Closed():
                self.closed = True

    def _part(self, guest: str, removed: bool) -> None:
        self.members.pop(guest, None)
        if removed:
            self.removed.add(guest)
        if guest == self.founder:
            self.founder = next(iter(self.members), None)
        if self.tournaments:
            entrants = self.tournaments[-1].announced.entrants
            self.tournaments[-1].gone |= {number for number, each in enumerate(entrants) if each.guest == guest}

    # ---- members -----------------------------------------------------------------------------------------------------

    def member(self, guest: str) -> Member:
        """Somebody who is here; Refused for others."""
        if guest in self.removed:
            raise Refused("club-removed")
        if guest not in self.members:
            raise Refused("not-member")
        return self.members[guest]

    def check(self, guest: str, *, founder: bool = False) -> None:
        """Refused where somebody may not change anything, or only the one who made it may."""
        self.member(guest)
        if founder and guest != self.founder:
            raise Refused("not-founder")
        if self.closed:
            raise Refused("club-closed")

    def join(self, guest: str, at: int) -> list[AnyEntry]:
        """Somebody comes in; again is no second time."""
        if guest in self.members:
            return []
        if guest in self.removed:
            raise Refused("club-removed")
        if self.closed or self.locked:
            raise Refused("club-closed" if self.closed else "club-locked")
        if len(self.members) >= limits.MEMBERS:
            raise Refused("club-full", most=limits.MEMBERS)
        return [Joined(at=at, guest=guest)]

    def part(self, guest: str, number: int, at: int) -> list[AnyEntry]:
        """A member goes, or is sent away by the one who made the club."""
        own = self.member(guest)
        if own.number == number:
            return [Left(at=at, guest=guest)]
        self.check(guest, founder=True)
        meant = [member.guest for member in self.members.values() if member.number == number]
        return [Left(at=at, guest=each, removed=True) for each in meant]

    def lock(self, guest: str, on: bool, at: int) -> list[AnyEntry]:
        """Nobody else comes in, or again."""
        self.check(guest, founder=True)
        return [Locked(at=at, on=on)] if on != self.locked else []

    def close(self, guest: str, at: int) -> list[AnyEntry]:
        """Nothing begins here any more."""
        self.check(guest, founder=True)
        return [Closed(at=at)]

    # ---- a tournament --------------------------------------------------------------------------------------------------

    def entrants(self, numbers: Sequence[int], bots: Sequence[Bot]) -> list[Player]:
        """Members by their numbers, and bots, in an order by lot."""
        known = {member.number: member.guest for member in self.members.values()}
        if not set(numbers) <= set(known):
            raise Refused("not-member")
        found = [Player(guest=known[number]) for number in dict.fromkeys(numbers)] + [Player(bot=bot) for bot in bots]
        if not 2 <= len(found) <= limits.ENTRANTS:
            raise Refused("entrants", most=limits.ENTRANTS)
        secrets.SystemRandom().shuffle(found)
        return found

    def announce(self, announced: Announced, results: Mapping[str, Result]) -> list[AnyEntry]:
        """A tournament begins with its first round; one at a time."""
        self.check(announced.by)
        if self.tournaments and not self.tournaments[-1].over(results):
            raise Refused("tournament-runs")
        return [announced, self._paired(Tournament(announced), results, announced.at)]

    def go_on(self, guest: str, done: int, results: Mapping[str, Result], at: int) -> list[AnyEntry]:
        """The round after so many begins, once all their matches are decided. Anybody may say so; a second time is none."""
        self.check(guest)
        if not self.tournaments or self.tournaments[-1].over(results):
            raise Refused("not-now")
        tournament = self.tournaments[-1]
        if len(tournament.rounds) != done:
            return []
        if tournament.waits(results):
            raise Refused("round-runs")
        return [self._paired(tournament, results, at)]

    def _paired(self, tournament: Tournament, results: Mapping[str, Result], at: int) -> Paired:
        pairs = tournament.next_pairs(results)
        tables = [None if set(pair) & tournament.gone else secrets.token_urlsafe(9) for pair in pairs]
        return Paired(at=at, pairings=[Pairing(pair, table) for pair, table in zip(pairs, tables, strict=True)])

    def run_by(self, guest: str, results: Mapping[str, Result]) -> Tournament:
        """The running tournament, for whoever made it or the club; Refused for others."""
        self.check(guest)
        if not self.tournaments or self.tournaments[-1].over(results):
            raise Refused("not-now")
        if guest not in (self.founder, self.tournaments[-1].announced.by):
            raise Refused("not-founder")
        return self.tournaments[-1]

    def award(self, guest: str, table: str, winner: int | None, results: Mapping[str, Result], at: int) -> list[AnyEntry]:
        """A match that will not be played to its end is decided; one that was played stands."""
        tournament = self.run_by(guest, results)
        meant = [pairing for pairing in tournament.rounds[-1] if pairing.table == table]
        if not meant or table in results or not (winner is None or winner in meant[0].pair):
            raise Refused("not-now")
        return [Awarded(at=at, table=table, winner=winner)]

    def stop(self, guest: str, results: Mapping[str, Result], at: int) -> list[AnyEntry]:
        """The running tournament ends as it stands."""
        self.run_by(guest, results)
        return [Stopped(at=at)]
